//! What is said of a game on a table: `table` has the same scenes without words.

use play::{PlayerKind, Preferences, Record, Throwing};
use rules::offers::Offer;
use rules::view::Site;
use rules::{Level, Message, Seat};
use table::board::BoardEvent;
use table::{Access, Action, Notice, Opponent, RareAction, Setup, Strength, TableState, Task, next_game};

use super::telling::{narration_of, outcome_of, prompt_of};
use crate::program::{games, info, matches};
use crate::words::{Translated, ended, say, seen, standings, translate, translate_all, ui};

mod finding;
mod inspecting;
mod pairs;
mod seats;

const ANYBODY: Strength = Strength { nodes: Some(500), seed: Some(1) };

fn begin(mut record: Record, start: Option<&str>) -> TableState {
    record.start = start.map(str::to_owned);
    let mut state = TableState::open(games(), record, ANYBODY).unwrap();
    state.apply(Action::SetAccess(Access::Editing));
    state
}

/// A game of two humans.
fn two_people(id: &str, start: Option<&str>) -> TableState {
    begin(Setup { opponent: Opponent::Human, ..Setup::usual(id) }.record(games(), 7), start)
}

fn against_computer() -> TableState {
    begin(Setup::usual("laska").record(games(), 7), None)
}

#[track_caller]
fn site(state: &TableState, name: &str) -> Site {
    let named = |(_, label): &(&Site, &Message)| **label == Message::verbatim(name);
    *state.labels().iter().find(named).expect("the board has this square").0
}

#[track_caller]
fn tap(state: &mut TableState, name: &str) {
    let site = site(state, name);
    state.apply(Action::Board(BoardEvent::Tap(site)));
}

/// The board is still, and the computer plays these steps.
fn computer_plays(state: &mut TableState, steps: Vec<String>) -> Vec<Task> {
    state.apply(Action::Board(BoardEvent::Settled));
    state.apply(Action::ComputerPlays(steps))
}

/// Chooses a step that is written in one of the game's formats.
#[track_caller]
fn choose(state: &mut TableState, step: &str) {
    let table = games().open(state.record().clone()).unwrap();
    let step = ::tests::tables::AnyTable::token(&*table, step).expect("the step is legal");
    state.apply(Action::Choose(step));
}

/// Chooses the first step that can be played.
fn choose_first(state: &mut TableState) {
    let step = games().open(state.record().clone()).unwrap().choices()[0].step;
    state.apply(Action::Choose(step));
}

/// Resigns for the first seat that can.
fn resign(state: &mut TableState, points: u8) {
    let (by, _) = state.resigners()[0];
    state.apply(RareAction::Resign(by, points));
}

/// The name of a square, with what stands there and what can be done there.
#[track_caller]
fn name(state: &TableState, site: Site) -> String {
    let names = seen::names(state, &state.marks(), &mut Translated::default());
    names.get(&site).expect("every square has a name").to_string()
}

/// The end of the game in a few words, what is told below them, and how the match stands.
fn end_of(state: &TableState) -> [String; 3] {
    let end = ended(state, matches()).expect("the game is over");
    [end.prompt, end.below, end.standings.unwrap_or_default()]
}

/// How the match stands after this game.
fn stand(state: &TableState) -> String {
    let run = state.match_after(matches()).expect("a game of a match that is over");
    translate(&standings(state.info(), &run))
}

#[test]
fn a_step_is_told() {
    let mut state = two_people("laska", None);
    assert_eq!(narration_of(&state), "", "nothing has happened");
    tap(&mut state, "c3");
    tap(&mut state, "d4");
    state.apply(Action::Board(BoardEvent::Settled));
    assert_eq!(narration_of(&state), "White counter from c3 to d4. Black must capture.");
}

#[test]
fn a_claim_is_told_with_its_ruling() {
    let mut state = two_people("laska", Some("a1W g7B w"));
    for _ in 0..2 {
        for name in ["a1", "b2", "g7", "f6", "b2", "a1", "f6", "g7"] {
            tap(&mut state, name);
        }
    }
    state.apply(Action::Claim);
    assert_eq!(outcome_of(&state).as_deref(), Some("A draw: the same position came up three times."));
    let rule = state.outcome().and_then(|outcome| ui::rule_behind(&outcome.reason)).map(|rule| translate(&rule));
    assert!(rule.as_deref().is_some_and(|rule| rule.starts_with("LASKA-3: ")), "{rule:?}");
}

#[test]
fn where_every_piece_would_go_is_said_before_one_is_touched() {
    let mut setup = Setup::usual("ludo");
    let (spec, _) = setup.player_counts(games()).expect("a game for more or fewer");
    setup.choose(spec, "2");
    setup.players = rules::PerSeat::all(PlayerKind::Human);
    let mut state = begin(setup.record(games(), 7), Some("0,0,5,20/-/0,0,0,0/- play 1 6 -"));
    state.apply(Action::Prefer(Preferences { throwing: Throwing::Hand, ..Preferences::default() }));
    let name = |site: u16| name(&state, Site(site));
    assert!(name(58).ends_with("; can move to Red’s start or dot 6"), "{}", name(58));
    assert!(name(20).ends_with("; can move to dot 26"), "{}", name(20));
    assert!(!name(30).contains("can "), "{}", name(30));
}

#[test]
fn a_pawn_is_asked_what_it_becomes() {
    let mut state = two_people("chess", Some("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
    tap(&mut state, "a7");
    tap(&mut state, "a8");
    let asked = state.asked();
    let words: Vec<String> =
        asked.iter().map(|choice| translate(&say(state.info(), choice.gesture.choice.as_ref().unwrap()))).collect();
    assert_eq!(words, ["Queen", "Rook", "Bishop", "Knight"]);
    state.apply(Action::Choose(asked[3].step));
    assert_eq!(narration_of(&state), "White pawn moves from a7 to a8 and is promoted to knight. Black to move.");
}

#[test]
fn whoever_would_give_something_away_is_asked_to_confirm() {
    let mut state = two_people("lanrick", Some("1w1w1w1w/8/8/8/w7/b7/b7/bbb5 mark w - - - -"));
    tap(&mut state, "b2");
    let doubted = state.doubted().expect("it is asked about");
    let said = ui::doubt(&state, doubted.gesture.choice.as_ref().unwrap());
    let expect = "All of Black’s men would be in: Black would win this meeting place at once.";
    assert_eq!(translate_all(&said.text), expect);
    assert!(said.rule.is_some());
    choose(&mut state, "*b2");
    assert_eq!(prompt_of(&state), "Black wins the meeting place and captures a man");
}

#[test]
fn a_sign_is_part_of_the_name_of_its_square() {
    let mut state = two_people("chess", Some("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    let king = site(&state, "e8");
    assert_eq!(name(&state, king), "e8: black king");
    tap(&mut state, "a1");
    tap(&mut state, "a8");
    assert_eq!(name(&state, king), "e8: black king; in check; can be chosen");
    assert_eq!(narration_of(&state), "White rook from a1 to a8. Black is in check.");
    assert_eq!(prompt_of(&state), "Black is in check");
}

#[test]
fn who_begins_is_called_by_colour() {
    let mut state = two_people("draughts", None);
    assert_eq!((prompt_of(&state), state.orientation()), ("Black to move".to_owned(), Seat::FIRST));
    tap(&mut state, "11");
    tap(&mut state, "15");
    assert_eq!(narration_of(&state), "Black man from 11 to 15. White to move.");
    let name = |square: &str| name(&state, site(&state, square));
    assert_eq!((name("15"), name("21")), ("15: black man".into(), "21: white man; can be chosen".into()));
}

#[test]
fn points_are_called_as_the_reader_likes() {
    let mut state = two_people("backgammon", None);
    let called =
        |state: &TableState| [Site(6), Site(18)].map(|site| seen::labels(state).get(&site).unwrap().to_string());
    assert_eq!(called(&state), ["6", "7A"]);
    state.apply(Action::Rename(true));
    assert_eq!(called(&state), ["6", "18"]);
    state.apply(Action::Rename(false));
    assert_eq!(called(&state), ["6", "7A"]);
}

/// A game of a match of two humans.
fn of_match(id: &str, length: u16, lot: u64) -> TableState {
    let setup = Setup { opponent: Opponent::Human, length: Some(length), ..Setup::usual(id) };
    begin(setup.record(games(), lot), None)
}

/// Resigns this many points for White after a first turn.
fn lose(state: &mut TableState, points: u8) {
    for touch in ["a1", "a2", ".", "a4", "a3", "."] {
        if touch == "." { choose(state, touch) } else { tap(state, touch) }
    }
    assert_eq!(state.turn(), Some(Seat::FIRST));
    resign(state, points);
    if state.question().is_some() {
        state.apply(Action::Answer(true));
    }
}

#[test]
fn how_a_match_of_two_stands_is_told_after_each_game() {
    let mut state = of_match("toy-split", 3, 7);
    lose(&mut state, 2);
    assert_eq!(stand(&state), "After this game: White 0 and Black 2.");
    let next = next_game(&state.match_after(matches()).unwrap());
    let mut state = begin(next.expect("the match goes on"), None);
    lose(&mut state, 1);
    let state = TableState::restore(games(), &state.saved_game(1.0), ANYBODY).unwrap();
    assert_eq!(end_of(&state), ["Black wins the match, 3 to 0", "White resigned.", ""]);
}

/// U14: the end of a match is told once, with its score.
#[test]
fn the_end_of_a_match_is_told_once() {
    // Backgammon to three points: who loses three to one who has one has lost to three, not to four.
    let resigned =
        |by: Seat| vec![play::Entry::Resign { by, points: 3 }, play::Entry::Answer { by: by.other(), yes: true }];
    let mut record = of_match("backgammon", 3, 7).record().clone();
    record.match_state.points = rules::PerSeat([0, 1, 0, 0]);
    record.entries = resigned(Seat::FIRST);
    record.players[1] = PlayerKind::Computer(Level::FIRST_MET).player();
    let state = begin(record, None);
    assert_eq!(end_of(&state), ["You lost the match, 0 to 3", "You resigned.", ""]);
    assert_eq!(outcome_of(&state).as_deref(), Some("You lost the match, 0 to 3: you resigned."));
    assert_eq!(prompt_of(&state), "You lost the match, 0 to 3");
    let figures: Vec<String> = state.figures().iter().flat_map(|of| seen::figures(state.info(), of)).collect();
    assert!(figures.iter().any(|figure| figure == "3 of 3"), "{figures:?}");
    let mut record = state.record().clone();
    record.entries = resigned(Seat::SECOND);
    record.players.iter_mut().for_each(|player| *player = PlayerKind::Human.player());
    record.match_state.points = rules::PerSeat([1, 2, 0, 0]);
    assert_eq!(end_of(&begin(record, None)), ["White wins the match, 3 to 2", "Black resigned.", ""]);
    // Lino's fair match: who resigns it loses it, even with more points, which are told then.
    let mut record = of_match("lino", 2, 7).record().clone();
    record.entries = vec![play::Entry::Resign { by: Seat::FIRST, points: 1 }];
    let [result, below, standings] = end_of(&begin(record, None));
    assert_eq!((result.as_str(), standings.as_str()), ("Blue wins the match", ""));
    assert_eq!(below, "White resigned. White 0 and Blue 0.");
}

#[test]
fn players_who_change_seats_are_called_as_in_the_game_that_is_over() {
    let resigned = |mut record: Record| {
        record.entries = vec![play::Entry::Resign { by: Seat::FIRST, points: 1 }];
        begin(record, None)
    };
    let state = resigned(of_match("toy-pact", 3, 1).record().clone());
    assert_eq!(stand(&state), "After this game: White 0 and Black 1.");
    // The loser plays second now, and wins.
    let next = next_game(&state.match_after(matches()).unwrap());
    let state = resigned(next.expect("the match goes on"));
    assert_eq!(stand(&state), "After this game: White 1 and Black 1.");
}

fn split(opponent: Opponent) -> TableState {
    begin(Setup { opponent, length: Some(5), ..Setup::usual("toy-split") }.record(games(), 7), None)
}

#[test]
fn it_is_told_how_much_is_resigned_and_whether_that_was_accepted() {
    let mut state = split(Opponent::Human);
    choose(&mut state, "a1-a2");
    choose(&mut state, "a2-a3");
    resign(&mut state, 1);
    assert_eq!(prompt_of(&state), "Black resigns one point");
    let question = state.question().expect("White is asked");
    assert_eq!(translate(&ui::answers(&state, question)), "White: do you accept?");
    state.apply(Action::Answer(false));
    assert_eq!((state.turn(), outcome_of(&state)), (Some(Seat::SECOND), None));
    resign(&mut state, 1);
    state.apply(Action::Answer(true));
    let by_one = outcome_of(&state).expect("White has accepted");
    assert!(by_one.starts_with("White wins by 1: Black resigned."), "{by_one}");
    state.apply(Action::Undo);
    state.apply(Action::Answer(false));
    resign(&mut state, 2);
    let by_two = outcome_of(&state).expect("that is all there is");
    assert!(by_two.starts_with("White wins by 2: Black resigned."), "{by_two}");

    let mut state = split(Opponent::Computer);
    choose(&mut state, "a1-a2");
    choose(&mut state, "a2-a3");
    computer_plays(&mut state, vec![".".to_owned()]);
    resign(&mut state, 1);
    state.apply(Action::ComputerAnswers(false));
    assert!(matches!(state.notice(), Some(Notice::Declined { .. })));
    assert_eq!(state.turn(), Some(Seat::FIRST));
    resign(&mut state, 1);
    state.apply(Action::ComputerAnswers(true));
    assert!(outcome_of(&state).is_some_and(|told| told.starts_with("You lost by 1")));
}

#[test]
fn what_is_resigned_has_words_in_every_number() {
    let info = info("toy-split").unwrap();
    let named = [1, 2, 13].map(|points| translate(&ui::resignation(info, points)));
    assert_eq!(named, ["One point", "Two points", "13 points"]);
}

#[test]
fn figures_are_told_in_order_with_their_numbers() {
    let mut state = split(Opponent::Human);
    let numbers = |state: &TableState| -> Vec<(usize, Vec<i64>)> {
        state.figures().iter().map(|figures| (figures.of.idx(), figures.numbers())).collect()
    };
    let told = seen::figures(state.info(), &state.figures()[0]);
    assert_eq!(told, ["toy-split-before", "toy-split-score"], "nobody has given them words");
    assert_eq!(numbers(&state), [(0, vec![6, 0, 5]), (1, vec![6, 0, 5])]);
    choose(&mut state, "a1-a2");
    choose(&mut state, "a2-a3");
    assert_eq!(numbers(&state), [(0, vec![4, 0, 5]), (1, vec![6, 0, 5])]);
    state.apply(Action::ViewPly(1));
    assert_eq!(numbers(&state), [(0, vec![5, 0, 5]), (1, vec![6, 0, 5])]);
    state.apply(Action::ViewPly(0));
    assert_eq!(numbers(&state), [(0, vec![6, 0, 5]), (1, vec![6, 0, 5])]);
    let single = begin(Setup::usual("toy-split").record(games(), 7), None);
    assert_eq!(numbers(&single), [(0, vec![6]), (1, vec![6])]);
}
