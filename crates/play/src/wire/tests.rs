//! Records there and back, and every way in which a text is not a record.

use oorandom::Rand32;
use rules::offers::Offer;
use rules::{MatchState, Options, PerSeat, Seat};

use super::*;
use crate::entry::Entry;
use crate::record::{GameUid, Player, Record};

const FULL: &str = "\
mustermead 1
game toy-pact
rules 1
uid 00000000000004d2
option coins bcd
option empty \\e
match-plan best-of
match-length 3
match-played 1
match-points 0 -1 0 0
match-note second-begins
player person Ann Lee
player computer 8
seats 2 1 - 2
stand-in 2 computer 3
stand-in 4 person Bo
start ..s.. a,e 0,0 1 2
seed 42

+a
c3-d4
\\@1
@1 offers draw
@2 refuses
@1 offers end
@2 accepts
@1 offers take-back 2
@3 resigns 1
@4 claims
@2 flags
";

const LEAST: &str = "mustermead 1\ngame laska\nrules 2\nuid ffffffffffffffff\n";

#[test]
fn canonical_texts_come_back_as_they_were() {
    for text in [FULL, LEAST] {
        assert_eq!(write(&read(text).unwrap()), text);
    }
    let record = read(FULL).unwrap();
    assert_eq!(
        record.players,
        [Player::Human { name: "Ann Lee".into() }, Player::Computer { level: rules::Level::MOST }]
    );
    assert_eq!(record.seats, [Some(1), Some(0), None, Some(1)]);
    assert_eq!(record.options.get("empty"), Some(""));
    assert_eq!(record.plan.as_deref(), Some("best-of"));
    assert_eq!(record.match_state.points.0, [0, -1, 0, 0]);
    assert_eq!(record.entries[2], Entry::Step("@1".into()));
    assert_eq!(record.entries[8], Entry::Resign { by: Seat::new(2).unwrap(), points: 1 });
    assert_eq!(record.entries[10], Entry::Flag { by: Seat::SECOND });
}

#[test]
fn texts_that_went_through_other_hands_are_read() {
    let crlf = FULL.replace('\n', "\r\n") + "\r\n\r\n";
    assert_eq!(read(&crlf).unwrap(), read(FULL).unwrap());
    assert_eq!(read(FULL.trim_end()).unwrap(), read(FULL).unwrap());
    let shuffled = "mustermead 1\nseats 1\nuid ffffffffffffffff\nplayer machine 0\nrules 2\ngame laska\n\na\n\n\nb\n";
    let record = read(shuffled).unwrap();
    assert_eq!(record.seats, [Some(0)]);
    assert_eq!(record.entries, [Entry::Step("a".into()), Entry::Step("b".into())]);
}

fn random_text(rng: &mut Rand32) -> String {
    const SIGNS: &[char] = &[
        'a', 'Z', '1', ' ', ' ', '\\', '@', '\n', '\r', '\t', '\0', 'e', 's', '-', 'é', '王', '\u{202e}', '🎲', '{',
        '}',
    ];
    (0..rng.rand_range(0..7)).map(|_| SIGNS[rng.rand_range(0..SIGNS.len() as u32) as usize]).collect()
}

fn random_entry(rng: &mut Rand32) -> Entry {
    let by = Seat::new(rng.rand_range(0..4) as usize).unwrap();
    let number = rng.rand_u32();
    match number % 10 {
        0 => Entry::Offer { by, what: Offer::Draw },
        1 => Entry::Offer { by, what: Offer::End },
        2 => Entry::Offer { by, what: Offer::TakeBack(number as u16) },
        3 => Entry::Answer { by, yes: number.is_multiple_of(2) },
        4 => Entry::Resign { by, points: number as u8 },
        5 => Entry::Claim { by },
        6 => Entry::Flag { by },
        _ => Entry::Step(random_text(rng)),
    }
}

fn random_record(rng: &mut Rand32) -> Record {
    let wide = |rng: &mut Rand32| u64::from(rng.rand_u32()) << rng.rand_range(0..33);
    let mut options = Options::new();
    for _ in 0..rng.rand_range(0..4) {
        options.set(random_text(rng), random_text(rng));
    }
    let n_players = rng.rand_range(0..5) as usize;
    let player = |rng: &mut Rand32| match rng.rand_range(0..2) {
        0 => Player::Human { name: random_text(rng) },
        _ => Player::Computer { level: rules::Level::nearest(rng.rand_range(1..9) as u8) },
    };
    let seat = |rng: &mut Rand32| Some(rng.rand_range(0..6) as usize).filter(|player| *player < n_players);
    Record {
        id: random_text(rng),
        rules_version: rng.rand_u32() as u16,
        uid: GameUid(wide(rng)),
        options,
        plan: (rng.rand_range(0..2) > 0).then(|| random_text(rng)),
        match_state: MatchState {
            length: rng.rand_range(0..3) as u16,
            played: rng.rand_range(0..3) as u16,
            points: PerSeat::from_fn(|_| rng.rand_i32() >> 30),
            note: random_text(rng),
        },
        players: (0..n_players).map(|_| player(rng)).collect(),
        seats: (0..rng.rand_range(0..5)).map(|_| seat(rng)).collect(),
        substitutes: Seat::first(rng.rand_range(0..5) as usize).map(|seat| (seat, player(rng))).collect(),
        start: (rng.rand_range(0..2) > 0).then(|| random_text(rng)),
        seed: (rng.rand_range(0..2) > 0).then(|| wide(rng)),
        entries: (0..rng.rand_range(0..9)).map(|_| random_entry(rng)).collect(),
    }
}

#[test]
fn every_record_comes_back_as_it_was() {
    let mut rng = Rand32::new(2026);
    for _ in 0..5000 {
        let record = random_record(&mut rng);
        let text = write(&record);
        assert_eq!(read(&text).as_ref(), Ok(&record), "{text}");
        assert_eq!(write(&read(&text).unwrap()), text);
        assert!(text.lines().all(|line| line.chars().all(|sign| !sign.is_control())), "{text:?}");
        for entry in record.entries {
            assert_eq!(read_entry(&write_entry(&entry)), Ok(entry));
        }
    }
}

#[test]
fn damaged_texts_are_refused_or_read_and_never_panic() {
    let mut rng = Rand32::new(7);
    for _ in 0..20_000 {
        let mut bytes = FULL.as_bytes().to_vec();
        for _ in 0..rng.rand_range(1..4) {
            let idx = rng.rand_range(0..bytes.len() as u32) as usize;
            match rng.rand_range(0..3) {
                0 => bytes[idx] = rng.rand_u32() as u8 & 0x7f,
                1 => drop(bytes.remove(idx)),
                _ => bytes.truncate(idx.max(9)),
            }
        }
        let text = String::from_utf8(bytes).unwrap();
        if let Ok(record) = read(&text) {
            assert_eq!(read(&write(&record)), Ok(record));
        }
    }
}

/// Replaces `old` in [`FULL`] by `new` and expects `LINE, byte AT: FRAGMENT` and the reason.
#[track_caller]
fn refuse(old: &str, new: &str, place: (usize, usize, &str), why: WireFault) {
    assert!(FULL.contains(old));
    let error = read(&FULL.replacen(old, new, 1)).unwrap_err();
    assert_eq!(((error.line, error.at, error.text.as_str()), error.why), (place, why));
}

#[test]
fn refusals_say_where_and_why() {
    refuse(FULL, "", (1, 0, ""), WireFault::NoRecord);
    refuse(FULL, "\n", (1, 0, ""), WireFault::NoRecord);
    refuse(FULL, "[Event \"?\"]", (1, 0, "[Event \"?\"]"), WireFault::NoRecord);
    refuse("mustermead 1", "mustermead", (1, 10, ""), WireFault::Incomplete);
    refuse("mustermead 1", "mustermead 2", (1, 11, "2"), WireFault::UnknownVersion);
    refuse("mustermead 1", "mustermead 1 x", (1, 13, "x"), WireFault::Surplus);
    refuse("rules 1", "colour red", (3, 0, "colour"), WireFault::UnknownHeader);
    refuse("seed 42", "game laska", (18, 0, "game"), WireFault::Repeated);
    refuse("seed 42", "seats 1", (18, 0, "seats"), WireFault::Repeated);
    refuse("option empty", "option coins", (6, 7, "coins"), WireFault::Repeated);
    refuse("game toy-pact\n", "", (18, 0, ""), WireFault::MissingHeader("game"));
    refuse("rules 1\n", "", (18, 0, ""), WireFault::MissingHeader("rules"));
    refuse("uid 00000000000004d2\n", "", (18, 0, ""), WireFault::MissingHeader("uid"));
    refuse("game toy-pact", "game", (2, 4, ""), WireFault::Incomplete);
    refuse("game toy-pact", "game ", (2, 5, ""), WireFault::Incomplete);
    refuse("rules 1", "rules 01", (3, 6, "01"), WireFault::BadNumber);
    refuse("rules 1", "rules +1", (3, 6, "+1"), WireFault::BadNumber);
    refuse("rules 1", "rules 65536", (3, 6, "65536"), WireFault::BadNumber);
    refuse("rules 1", "rules 1 2", (3, 8, "2"), WireFault::Surplus);
    refuse("04d2", "04D2", (4, 4, "00000000000004D2"), WireFault::BadNumber);
    refuse("000004d2", "4d2", (4, 4, "000000004d2"), WireFault::BadNumber);
    refuse("option coins bcd", "option coins", (5, 12, ""), WireFault::Incomplete);
    refuse("option coins bcd", "option coins b\\d", (5, 14, "\\d"), WireFault::BadEscape);
    refuse("0 -1 0 0", "0 -1 0", (10, 19, ""), WireFault::Incomplete);
    refuse("0 -1 0 0", "0 -0 0 0", (10, 15, "-0"), WireFault::BadNumber);
    refuse("0 -1 0 0", "0 1 0 0 0", (10, 21, "0"), WireFault::Surplus);
    refuse("person Ann Lee", "human Ann", (12, 7, "human"), WireFault::UnknownWord);
    refuse("computer 8", "computer 256", (13, 16, "256"), WireFault::BadNumber);
    refuse("computer 8", "computer 8 4", (13, 18, "4"), WireFault::Surplus);
    refuse("seats 2 1 - 2", "seats 2 3", (14, 8, "3"), WireFault::BadPlayer);
    refuse("seats 2 1 - 2", "seats 0", (14, 6, "0"), WireFault::BadPlayer);
    refuse("seats 2 1 - 2", "seats 2 1 ", (14, 10, ""), WireFault::Incomplete);
    refuse("seats 2 1 - 2", "seats 1 1 1 1 1", (14, 14, "1"), WireFault::TooMany);
    refuse("stand-in 2 computer 3", "stand-in 2", (15, 10, ""), WireFault::Incomplete);
    refuse("stand-in 2 computer 3", "stand-in 5 machine 1", (15, 9, "5"), WireFault::BadSeat);
    refuse("stand-in 2 computer 3", "stand-in 2 robot 1", (15, 11, "robot"), WireFault::UnknownWord);
    refuse("stand-in 4 person Bo", "stand-in 2 person Bo", (16, 9, "2"), WireFault::Repeated);
    refuse("+a", "+a\\", (20, 2, "\\"), WireFault::BadEscape);
    refuse("@1 offers draw", "@0 offers draw", (23, 1, "0"), WireFault::BadSeat);
    refuse("@1 offers draw", "@5 offers draw", (23, 1, "5"), WireFault::BadSeat);
    refuse("@1 offers draw", "@", (23, 1, ""), WireFault::Incomplete);
    refuse("@1 offers draw", "@1", (23, 2, ""), WireFault::Incomplete);
    refuse("@1 offers draw", "@1 wins", (23, 3, "wins"), WireFault::UnknownWord);
    refuse("@1 offers draw", "@1 offers tea", (23, 10, "tea"), WireFault::UnknownWord);
    refuse("@1 offers draw", "@1 offers draw now", (23, 15, "now"), WireFault::Surplus);
    refuse("@2 refuses", "@2 refuses 1", (24, 11, "1"), WireFault::Surplus);
    refuse("take-back 2", "take-back", (27, 19, ""), WireFault::Incomplete);
    refuse("resigns 1", "resigns -1", (28, 11, "-1"), WireFault::BadNumber);
    // The first empty line ends the headers; what follows are steps.
    refuse("rules 1", "", (3, 0, ""), WireFault::MissingHeader("rules"));
}

#[test]
fn refusals_can_be_shown_to_developers() {
    let error = read("mustermead 1\ncolour red").unwrap_err();
    assert_eq!(error.to_string(), "line 2, byte 0: \"colour\": unknown header");
}

#[test]
fn single_entries_are_one_line() {
    let error = read_entry("@1 claims\n@2 claims").unwrap_err();
    assert_eq!((error.at, error.why), (9, WireFault::Surplus));
    assert_eq!(read_entry("").unwrap_err().why, WireFault::Incomplete);
    assert_eq!(read_entry(&"x".repeat(MAX_LINE + 1)).unwrap_err().why, WireFault::LineTooLong);
}

#[test]
fn texts_beyond_the_limits_are_refused() {
    let full_line = format!("{LEAST}\n{}", "x".repeat(MAX_LINE));
    assert!(read(&full_line).is_ok());
    let error = read(&(full_line + "x")).unwrap_err();
    assert_eq!((error.line, error.why, error.text.len()), (6, WireFault::LineTooLong, WireError::MAX_FRAGMENT));

    // What must be escaped counts in its escaped length.
    for (text, most) in [("\0", MAX_LINE / 5), ("\u{202e}", MAX_LINE / 8)] {
        let full_line = format!("{LEAST}\n{}", text.repeat(most));
        assert_eq!(read(&write(&read(&full_line).unwrap())), read(&full_line));
        assert_eq!(read(&(full_line + text)).unwrap_err().why, WireFault::LineTooLong);
        let name = format!("{LEAST}player person {}", text.repeat(most));
        assert_eq!(read(&name).unwrap_err().why, WireFault::LineTooLong);
    }
    assert_eq!(read_entry(&(" ".to_owned() + &"x".repeat(MAX_LINE - 1))).unwrap_err().why, WireFault::LineTooLong);
    let lines = LEAST.to_owned() + &("\n".to_owned() + &"\0".repeat(MAX_LINE / 5)).repeat(MAX_BYTES / MAX_LINE + 1);
    assert!(lines.len() < MAX_BYTES);
    assert_eq!(read(&lines).unwrap_err().why, WireFault::TooLong);

    let full = format!("{LEAST}\n{}", "x\n".repeat(MAX_ENTRIES));
    assert_eq!(read(&full).unwrap().entries.len(), MAX_ENTRIES);
    let error = read(&(full + "@1 claims\n")).unwrap_err();
    assert_eq!((error.line, error.why), (6 + MAX_ENTRIES, WireFault::TooManyEntries));

    let padded = |n: usize| LEAST.to_owned() + &"\n".repeat(n - LEAST.len());
    assert!(read(&padded(MAX_BYTES)).is_ok());
    assert_eq!(read(&padded(MAX_BYTES + 1)).unwrap_err().why, WireFault::TooLong);

    let options = |n: usize| LEAST.to_owned() + &(0..n).map(|idx| format!("option k{idx} v\n")).collect::<String>();
    assert!(read(&options(MAX_OPTIONS)).is_ok());
    assert_eq!(read(&options(MAX_OPTIONS + 1)).unwrap_err().why, WireFault::TooMany);

    let players = |n: usize| LEAST.to_owned() + &"player machine 1\n".repeat(n);
    assert!(read(&players(Seat::MAX)).is_ok());
    assert_eq!(read(&players(Seat::MAX + 1)).unwrap_err().why, WireFault::TooMany);
}

/// Builds before version 1.1 had three levels, as numbers behind another word.
#[test]
fn the_three_levels_of_earlier_builds_are_read_as_the_nearest() {
    for (number, level) in [(0, 3), (1, 3), (2, 6), (3, 8), (255, 8)] {
        let text = format!(
            "mustermead 1\ngame laska\nrules 1\nuid 0000000000000001\nplayer person \\e\nplayer machine {number}\nseats 1 2\nstand-in 1 machine {number}\nseed 7\n\nc3-d4\n"
        );
        let record = read(&text).unwrap();
        let computer = Player::Computer { level: rules::Level::nearest(level) };
        assert_eq!((&record.players[1], record.player_on(Seat::FIRST)), (&computer, Some(&computer)), "{number}");
        let written = write(&record);
        assert!(written.contains(&format!("player computer {level}\n")), "{written}");
        assert_eq!(read(&written), Ok(record));
        // A tree with variations has the same headers.
        let tree = read_tree(&text.replacen("mustermead 1", "mustermead 2", 1)).unwrap().tree;
        assert_eq!(tree.head().players[1], computer);
    }
    // The new word has its own numbers.
    for (number, level) in [(1, 1), (3, 3), (8, 8), (9, 8), (0, 1)] {
        let text = format!("mustermead 1\ngame laska\nrules 1\nuid 0000000000000001\nplayer computer {number}\n\n");
        let record = read(&text).unwrap();
        assert_eq!(record.players, [Player::Computer { level: rules::Level::nearest(level) }], "{number}");
    }
}
