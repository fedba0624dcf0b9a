//! A hundred sentences in every language, as files that somebody who speaks it can review: `web/tests/spoken/<tag>.txt`. In
//! them are numbers, genders and cases: columns and piles, turns, ends, and whatever is counted. `UPDATE=1` writes the files
//! anew: review them before committing.

use std::path::Path;
use std::rc::Rc;
use std::{env, fs};

use play::{Player, Record, open, play_turn};
use rules::games::Portal;
use rules::games::backgammon::Backgammon;
use rules::games::draughts::Draughts;
use rules::games::lanko::{self, Lanko};
use rules::games::lanrick::{self, Lanrick};
use rules::games::laska::Laska;
use rules::games::lino::{self, Lino};
use rules::games::ludo::Ludo;
use rules::offers::{Offer, Proposal, Resolution, usual};
use rules::view::{Effect, Kind, Piece, Scene, Site, SiteMap, Why};
use rules::{Arg, GameInfo, Message, Outcome, Present, Rules, Seat};

use super::files;
use super::telling::{narration_of, prompt_of};
use crate::program::games;
use crate::words::{
    language, marked_square, messages, name, narrate, outcome, prompted, say, translate, translate_all, ui,
};
use table::board::{BoardEvent, Motion};
use table::{Access, Action, How, RareAction, Setup, Strength, TableState, Told};

/// What a sentence is about, and the sentence in the current language.
type Line = (String, String);

fn speak(tag: &str) {
    language::set(files::language(tag));
}

/// Without the isolates around Latin text.
fn plain(told: &str) -> String {
    told.replace(['\u{2068}', '\u{2069}'], "")
}

fn owned(seat: Seat, kind: Kind) -> Piece {
    Piece { owner: Some(seat), kind }
}

/// The name of a square with these pieces.
fn named(info: &GameInfo, label: &str, pieces: Vec<Piece>) -> String {
    let mut scene = Scene::new(Message::new("laska-over"));
    if !pieces.is_empty() {
        scene.stacks.insert(Site(0), pieces);
    }
    plain(&translate(&marked_square(info, &Message::verbatim(label), &scene, &Default::default(), (Site(0), &[]))))
}

/// What happened, and what was to be done then.
fn told(info: &GameInfo, before: &Scene, effects: &[Effect], labels: &SiteMap<Message>) -> String {
    let motion = Rc::new(Motion { id: 0, from: before.clone(), effects: effects.to_vec() });
    let mut sentences = narrate(info, &Told { motion, how: How::Played, left: rules::PerSeat::default() }, labels, &[]);
    sentences.extend(prompted(info, effects));
    plain(&translate_all(&sentences))
}

fn columns() -> Vec<Line> {
    let name = |letters: &str| {
        let piece = |letter| {
            let idx = "wWbB".find(letter).expect("a letter of a counter");
            Piece { owner: Seat::new(idx / 2), kind: Kind(idx as u8 % 2) }
        };
        named(&Laska::GAMES[0], "e3", letters.chars().rev().map(piece).collect())
    };
    let all = ["", "w", "B", "Wbb", "wwb", "WWbbbWW", "wBBBBBwww", "wBBBwwwwwwwwwww", "bwwwwwwwwwwwwwwwwwwwww"];
    all.iter().map(|letters| (format!("laska column {letters}"), name(letters))).collect()
}

/// Where games have their own colours, or pieces of other genders.
fn pieces() -> Vec<Line> {
    let draughts = [(0, 0), (1, 0), (0, 1)].map(|(seat, kind)| {
        let piece = Piece { owner: Seat::new(seat), kind: Kind(kind) };
        (format!("draughts piece {seat} {kind}"), named(&Draughts::GAMES[0], "6", vec![piece]))
    });
    let castles = [(Seat::FIRST, lanko::SMALL_CASTLE), (Seat::SECOND, lanko::BIG_CASTLE), (Seat::SECOND, lanko::PAWN)];
    let lanko = castles.map(|(seat, kind)| {
        (format!("lanko piece {seat} {}", kind.0), named(&Lanko::GAMES[0], "T", vec![owned(seat, kind)]))
    });
    let tile = |kind| Piece { owner: None, kind: Kind(kind) };
    let lino = [
        vec![tile(1)],
        vec![tile(1), owned(Seat::SECOND, lino::STONE)],
        vec![tile(2), owned(Seat::FIRST, lino::STONE)],
        vec![tile(12)],
    ];
    let lino = lino.map(|pieces| (format!("lino cell {}", pieces.len()), named(&Lino::GAMES[0], "g9", pieces)));
    let mut meeting = Scene::new(Message::new("lanrick-over"));
    meeting.stacks.insert(Site(36), vec![owned(Seat::SECOND, lanrick::MAN)]);
    meeting.marks.insert(Site(36), lanrick::RENDEZVOUS);
    let e5 = Message::verbatim("e5");
    let man = marked_square(&Lanrick::GAMES[0], &e5, &meeting, &Default::default(), (Site(36), &[]));
    let lanrick = [("lanrick man in the meeting place".to_owned(), plain(&translate(&man)))];
    [draughts.to_vec(), lanko.to_vec(), lino.to_vec(), lanrick.to_vec()].concat()
}

fn piles() -> Vec<Line> {
    let pile = |info, seat: usize, n| named(info, "6", vec![Piece { owner: Seat::new(seat), kind: Kind(0) }; n]);
    let backgammon = [(0, 1), (1, 2), (0, 3), (0, 5), (1, 12)]
        .map(|(seat, n)| (format!("backgammon pile {n} of {seat}"), pile(&Backgammon::GAMES[0], seat, n)));
    let of_ludo = |n, seat| (format!("ludo pile {n} of {seat}"), pile(&Ludo::GAMES[0], seat, n));
    let ludo = [1, 2, 3].map(|n| [0, 1, 2, 3].map(|seat| of_ludo(n, seat)));
    [&backgammon[..], &ludo.concat()].concat()
}

fn turns() -> Vec<Line> {
    let turn = |start: &str, turn: &str| {
        let people = vec![Player::Human { name: String::new() }; 2];
        let record = Record { start: Some(start.to_owned()), ..Record::new("laska", 1, people) };
        let mut table = open::<Portal>(record).unwrap();
        let before = table.scene();
        let effects = play_turn::<Portal>(&mut *table, turn).unwrap();
        let labels = table.sites().into_iter().map(|site| (site, table.label(site))).collect();
        (format!("laska turn {turn} from {start}"), told(table.info(), &before, &effects, &labels))
    };
    vec![
        turn("c3w g7b w", "c3-d4"),
        turn("c3Wbbww g7b w", "c3-b2"),
        turn("c3Wbb d4b g7b w", "c3-d4-e5"),
        turn("c5w d6Bw a7b w", "c5-d6-e7"),
        turn("c3w d4b w", "c3-d4-e5"),
    ]
}

/// Effects of other games, and some without names of squares and pieces.
fn effects() -> Vec<Line> {
    let mut scene = Scene::new(Message::new("lanko-over"));
    scene.stacks.insert(Site(0), vec![owned(Seat::FIRST, lanko::SMALL_CASTLE)]);
    scene.stacks.insert(Site(1), vec![owned(Seat::SECOND, lanko::BIG_CASTLE)]);
    let leap = |from, to| Effect::Move { from: Site(from), to: Site(to), n: 1, under: false, why: Why::Leap };
    let taking = [leap(0, 2), Effect::Remove { at: Site(1), why: Why::Take }];
    let lanko = told(&Lanko::GAMES[0], &scene, &taking, &Default::default());

    let nothing = Scene::new(Message::new("laska-over"));
    let unknown = |effect| told(&Laska::GAMES[0], &nothing, &[effect], &Default::default());
    let flip = Effect::Flip { at: Site(0), index: 3, kind: Kind(0), why: Why::Score };
    let add = Effect::Add { at: Site(0), piece: owned(Seat::SECOND, Kind(1)), why: Why::Place };

    let mut tiles = Scene::new(Message::new("lino-to-fill"));
    tiles.stacks.insert(Site(0), vec![Piece { owner: None, kind: Kind(2) }]);
    let placed = [
        Effect::Move { from: Site(0), to: Site(2), n: 1, under: false, why: Why::Walk },
        Effect::Add { at: Site(2), piece: owned(Seat::SECOND, lino::STONE), why: Why::Place },
    ];
    let lino = told(&Lino::GAMES[0], &tiles, &placed, &Default::default());

    // The man of the side that has lost the meeting place; a piece that another one meets, and one that is home.
    let alone = |info: &GameInfo, effect| {
        let mut scene = Scene::new(Message::new("laska-over"));
        scene.stacks.insert(Site(2), vec![owned(Seat::SECOND, Kind(0))]);
        told(info, &scene, &[effect], &Default::default())
    };
    let away = |why| Effect::Move { from: Site(2), to: Site(0), n: 1, under: false, why };
    vec![
        ("lanrick man captured".to_owned(), alone(&Lanrick::GAMES[0], Effect::Remove { at: Site(2), why: Why::Take })),
        ("backgammon checker hit".to_owned(), alone(&Backgammon::GAMES[0], away(Why::Take))),
        ("backgammon checker borne off".to_owned(), alone(&Backgammon::GAMES[0], away(Why::Finish))),
        ("ludo piece sent home".to_owned(), alone(&Ludo::GAMES[0], away(Why::Return))),
        ("ludo piece is home".to_owned(), alone(&Ludo::GAMES[0], away(Why::Finish))),
        ("lanko capture".to_owned(), lanko),
        ("laska unknown piece jumps".to_owned(), unknown(leap(0, 1))),
        ("laska flip under three".to_owned(), unknown(flip)),
        ("laska officer placed".to_owned(), unknown(add)),
        ("lino tile and stone".to_owned(), lino),
    ]
}

fn ends() -> Vec<Line> {
    let info = &Laska::GAMES[0];
    let no_piece = Message::new("laska-end-no-piece").with("seat", Arg::Seat(Seat::SECOND));
    let settled = |resolution| usual(info.teams, &resolution);
    let win = Outcome::win(info.teams, 0, no_piece);
    let told = |name: &str, end: &Outcome, you| {
        (format!("laska end {name}"), plain(&translate(&outcome(info, end, you, you))))
    };
    vec![
        told("won", &win, None),
        told("won by you", &win, Some(Seat::FIRST)),
        told("lost by you", &win, Some(Seat::SECOND)),
        told("agreed", &settled(Resolution::Draw), None),
        told("on time", &settled(Resolution::Flagged { by: Seat::SECOND, ruling: Laska::FLAG }), None),
        told("by repetition", &settled(Resolution::House(info.house_rules[0])), None),
        told("without progress", &settled(Resolution::House(info.house_rules[2])), None),
    ]
}

/// What is asked before it is done, who plays, and several who win.
fn questions() -> Vec<Line> {
    let all = [
        ("asks move", messages::confirms()),
        ("asks draw", messages::asks_draw()),
        ("asks end", messages::asks_end()),
        ("computer", messages::computer_at(messages::level(5_u8))),
        ("two win", messages::result_win_together(name::seats(&Lanko::GAMES[0], Seat::FIRST))),
    ];
    all.map(|(what, message)| (what.to_owned(), plain(&translate(&message)))).to_vec()
}

/// A pinned rook, and captures to choose from.
fn refusals() -> Vec<Line> {
    let start = Some("4k3/8/8/8/7b/8/5R2/4K3 w - - 0 1".to_owned());
    let people = vec![Player::Human { name: String::new() }; 2];
    let record = Record { start, ..Record::new("chess", 1, people) };
    let mut state = TableState::open(games(), record, Strength::USUAL).unwrap();
    state.apply(Action::SetAccess(Access::Editing));
    let prompt = prompt_of(&state);
    state.apply(Action::Board(BoardEvent::Tap(Site(13))));
    let why = state.notice().map(|notice| translate_all(&ui::notice(&state, notice).text)).unwrap_or_default();
    let takes = rules::message::captures([["b2", "c3"], ["d2", "c3"]].map(|take| take.map(str::to_owned)));
    let must = say(&Laska::GAMES[0], &Message::new("laska-must-take").with("takes", takes));
    vec![
        ("chess prompt".to_owned(), prompt),
        ("chess pinned rook".to_owned(), plain(&why)),
        ("laska captures".to_owned(), plain(&translate(&must))),
    ]
}

fn counts() -> Vec<Line> {
    let record = Record::new("laska", 1, Vec::new());
    let back = |count| {
        let proposal = Proposal::Offer(Offer::TakeBack(count));
        (format!("back {count}"), translate(&ui::proposes(&Laska::GAMES[0], &record, Seat::FIRST, proposal)))
    };
    let seats = |count: usize| (format!("seats {count}"), translate(&crate::words::texts::messages::open_seats(count)));
    let prompt = |info, key: &'static str, number: i64| {
        let prompt = Message::new(key).with("seat", Arg::Seat(Seat::FIRST)).with("number", number);
        (format!("{key} {number}"), plain(&translate(&say(info, &prompt))))
    };
    let too_many = |kind: Kind, most: i64| {
        let told = Message::new("lanko-text-too-many").with("kind", Arg::Kind(kind)).with("most", most);
        let told = say(&Lanko::GAMES[0], &told.with("seat", Arg::Seat(Seat::FIRST)));
        (format!("lanko too many {} {most}", kind.0), plain(&translate(&told)))
    };
    let [lanrick, lino] = [&Lanrick::GAMES[0], &Lino::GAMES[0]];
    [
        [1, 2, 3, 5, 11, 21, 22, 100, 101, 102].map(back).to_vec(),
        [1, 2, 4, 11].map(seats).to_vec(),
        [1, 2, 4].map(|number| prompt(lanrick, "lanrick-to-play-on", number)).to_vec(),
        [1, 2, 3].map(|number| prompt(lanrick, "lanrick-to-level", number)).to_vec(),
        [1, 2, 3].map(|number| prompt(lino, "lino-to-build", number)).to_vec(),
        [1, 2, 10, 21, 24].map(|number| prompt(lino, "lino-to-fill", number)).to_vec(),
        vec![too_many(lanko::BIG_CASTLE, 2), too_many(lanko::SMALL_CASTLE, 3), too_many(lanko::PAWN, 20)],
    ]
    .concat()
}

#[test]
fn every_language_says_what_was_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/spoken");
    let files = files::all();
    for tag in files::tags(&files) {
        speak(tag);
        let parts = [columns(), pieces(), piles(), turns(), effects(), ends(), questions(), refusals(), counts()];
        let said: String = parts.concat().iter().map(|(what, text)| format!("{what}: {text}\n")).collect();
        let path = folder.join(tag).with_extension("txt");
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, &said).expect("the file can be written");
        }
        let reviewed = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(said.lines().count(), reviewed.lines().count(), "{tag}: UPDATE=1 writes the file anew");
        for (said, reviewed) in said.lines().zip(reviewed.lines()) {
            assert_eq!(said, reviewed, "{tag}: UPDATE=1 writes the file anew");
        }
    }
}

#[test]
fn what_is_latin_is_kept_apart() {
    speak("ar");
    let message = say(&Laska::GAMES[0], &Message::new("laska-text-ambiguous").with("readings", "c3-d4-e5, a1-b2-c3"));
    assert!(translate(&message).contains("\u{2068}c3-d4-e5, a1-b2-c3\u{2069}"));
}

#[test]
fn what_was_told_in_one_language_is_told_again_in_another() {
    let mut state = TableState::open(games(), Setup::usual("laska").record(games(), 7), Strength::USUAL).unwrap();
    state.apply(Action::SetAccess(Access::Editing));
    for square in ["c3", "d4"] {
        let named = |(_, label): &(&Site, &Message)| **label == Message::verbatim(square);
        let site = *state.labels().iter().find(named).expect("the board has this square").0;
        state.apply(Action::Board(BoardEvent::Tap(site)));
    }
    assert_eq!(narration_of(&state), "White counter from c3 to d4. Black must capture.");
    assert_eq!(prompt_of(&state), "Black must capture");
    let files = files::all();
    for tag in files::tags(&files).into_iter().filter(|tag| *tag != "en") {
        speak(tag);
        let [narration, prompt] = [narration_of(&state), prompt_of(&state)];
        assert!(narration.contains("c3") && narration.contains(&prompt) && !narration.contains("Black"), "{narration}");
    }
    speak("ar");
    state.apply(RareAction::Resign(Seat::FIRST, 1));
    assert_eq!(plain(&narration_of(&state)), "خسرت: استسلمت.");
}
