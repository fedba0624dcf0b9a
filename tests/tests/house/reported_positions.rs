//! Texts of positions that other projects' users have reported as unreadable, and their neighbours: each is read as it was
//! meant, or counted as we count. The numbers are those of the reports; the fixtures of each game have more of them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use rules::games::backgammon::Backgammon;
use rules::games::chess::Chess;
use rules::games::draughts::Draughts;
use rules::{Game, MatchState, Options};

/// Reads a text; gives how it is written, and the keys of what was mended.
fn read<G: Game>(text: &str) -> (String, Vec<String>) {
    let rules = G::new(G::GAMES[0].id, &Options::new(), &MatchState::default()).unwrap();
    let mut mends = Vec::new();
    let (pos, history) = rules.mend_position(text, &mut mends).unwrap_or_else(|error| panic!("{text}: {error}"));
    (rules.write_position(&pos, &history, G::POSITIONS[0]), mends.iter().map(|mend| mend.how.key.to_string()).collect())
}

#[track_caller]
fn check<G: Game>(text: &str, written: &str, mended: &[&str]) {
    let mended: Vec<String> = mended.iter().map(|key| (*key).to_owned()).collect();
    assert_eq!(read::<G>(text), (written.to_owned(), mended), "{text}");
}

#[test]
fn r12_a_fen_is_read_as_people_have_it() {
    const ENDING: &str = "8/5k2/8/3K4/8/4P3/8/8 w - - 0 1";
    check::<Chess>("8/5k2/8/3K4/8/4P3/8/8 w - - 0 0", ENDING, &["mended-read"]);
    check::<Chess>("8/5k2/8/3K4/8/4P3/8/8 w - - 0 1;", ENDING, &["mended-mark"]);
    check::<Chess>("8/5k2/8/3K4/8/4P3/8/8 w -", ENDING, &["mended-missing"]);
    check::<Chess>("8/5k2/8/3K4/8/4P3/8/8", ENDING, &["mended-missing"]);
    let castled = "r4rk1/ppp2ppp/2n5/3q4/3P4/5N2/PPP2PPP/R2Q1RK1 w KQkq - 0 12";
    check::<Chess>(castled, &castled.replace("KQkq", "-"), &["chess-mended-castling"]);
    // Neighbours: the tag of a game around it, and an address's low lines in place of spaces.
    check::<Chess>("[FEN \"8/5k2/8/3K4/8/4P3/8/8 w - - 0 1\"]", ENDING, &["mended-mark", "mended-mark"]);
    check::<Chess>("8/5k2/8/3K4/8/4P3/8/8_w_-_-_0_1", ENDING, &["mended-read"]);
}

#[test]
fn r19_a_position_of_draughts_may_come_with_clocks() {
    check::<Draughts>("B:W18,24,27,K10:B12,16,K22:H3:F21", "B:WK10,18,24,27:B12,16,K22", &[]);
    check::<Draughts>("b:w18,24:b12,16", "B:W18,24:B12,16", &["mended-read"]);
    check::<Draughts>("B:W18,24,:B12", "B:W18,24:B12", &["mended-mark"]);
    check::<Draughts>("\"B:W18,24:B12,16\"", "B:W18,24:B12,16", &["mended-mark"]);
    // Neighbours: the sides in the other order, and a semicolon for a colon.
    check::<Draughts>("W:B12,16:W18,24", "W:W18,24:B12,16", &[]);
    check::<Draughts>("B:W21;B1", "B:W21:B1", &["mended-missing"]);
}

#[test]
fn r28_a_position_of_a_match_is_shown() {
    check::<Backgammon>("4HPwATDgc/ABMA:MIEqAQAAEAAE", "4HPwATDgc/ABMA:MIEKAAAAAAAE", &["backgammon-mended-match"]);
    check::<Backgammon>("4HPwATDgc/ABMA:EQEgAQAAAAAE", "4HPwATDgc/ABMA:EQEAAAAAAAAE", &["backgammon-mended-match"]);
    let printed = "Position ID: 4HPwATDgc/ABMA\nMatch ID   : cAkAAAAAAAAE";
    check::<Backgammon>(printed, "4HPwATDgc/ABMA:cAkAAAAAAAAE", &[]);
    // Neighbours: a Crawford game, and points of a game for money.
    check::<Backgammon>("4HPwATDgc/ABMA:8AlnAAAAEAAE", "4HPwATDgc/ABMA:cAkHAAAAAAAE", &["backgammon-mended-crawford"]);
    check::<Backgammon>("4HPwATDgc/ABMA:cAkAAAAAEAAE", "4HPwATDgc/ABMA:cAkAAAAAAAAE", &["backgammon-mended-score"]);
}

/// The number of turns at a depth.
fn perft(rules: &Chess, pos: &<Chess as rules::Rules>::Position, depth: u32) -> u64 {
    let mut steps = Vec::new();
    rules::Rules::steps(rules, pos, &mut steps);
    if depth == 1 {
        return steps.len() as u64;
    }
    let after = |step| {
        let mut after = pos.clone();
        rules::Rules::apply(rules, &mut after, step, &mut ());
        perft(rules, &after, depth - 1)
    };
    steps.into_iter().map(after).sum()
}

#[test]
fn r30_a_drawn_position_has_no_moves() {
    let counts = |fen: &str, depth: u32| {
        let (pos, _) = rules::notation::Notation::read_position(&Chess, fen).unwrap();
        (1..=depth).map(|depth| perft(&Chess, &pos, depth)).collect::<Vec<_>>()
    };
    assert_eq!(counts("8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 4), [10, 20, 205, 604]);
    // Neighbours: bare kings, and a last pawn that is taken.
    assert_eq!(counts("8/8/4k3/8/8/3K4/8/8 w - - 0 1", 1), [0]);
    assert_eq!(counts("8/8/8/3k4/4P3/8/8/K7 b - - 0 1", 2)[0], 8);
}
