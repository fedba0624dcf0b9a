use std::rc::Rc;

use play::{Entry, Player, Record, Table, open, play_turn};
use rules::games::Portal;
use rules::games::laska::Laska;
use rules::{Catalogue, Rules};
use table::board::Motion;

use super::super::language::{self, translate_all};
use super::super::tests::files;
use super::*;
use crate::program;

/// A motion from a scene.
fn motion(from: Scene, effects: Vec<Effect>) -> Rc<Motion> {
    Rc::new(Motion { id: 0, from, effects })
}

/// The narration, with what was to be done then.
fn heard(info: &GameInfo, before: &Scene, effects: &[Effect], labels: &SiteMap<Message>) -> String {
    let told = Told { motion: motion(before.clone(), effects.to_vec()), how: How::Played, left: PerSeat::default() };
    let mut sentences = narrate(info, &told, labels, &[]);
    sentences.extend(prompted(info, effects));
    translate_all(&sentences)
}

fn laska(start: &str) -> Box<dyn Table> {
    let people = vec![Player::Human { name: String::new() }; 2];
    let start = Some(start.to_owned());
    open::<Portal>(Record { start, ..Record::new("laska", 1, people) }).unwrap()
}

fn labels(table: &dyn Table) -> SiteMap<Message> {
    table.sites().into_iter().map(|site| (site, table.label(site))).collect()
}

/// Plays a whole turn from a position and compares the narration.
#[track_caller]
fn check(start: &str, turn: &str, expect: &str) {
    let mut table = laska(start);
    let before = table.scene();
    let effects = play_turn::<Portal>(&mut *table, turn).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(heard(table.info(), &before, &effects, &labels(&*table)), expect);
}

#[test]
fn a_step_is_told_with_who_and_where() {
    check("c3w g7b w", "c3-d4", "White counter from c3 to d4. Black to move.");
    check("c3Wbb g7b w", "c3-b2", "White officer over two black from c3 to b2. Black to move.");
    check("c3Wbbww g7b w", "c3-b2", "White officer over four others from c3 to b2. Black to move.");
    check(
        "d6wb a7b w",
        "d6-e7",
        "White counter over one black moves from d6 to e7 and is promoted to officer. Black to move.",
    );
}

#[test]
fn a_take_is_told_in_one_sentence() {
    check(
        "c3Wbb d4b g7b w",
        "c3-d4-e5",
        "White officer over two black jumps from c3 to e5 and captures a black counter on d4. Black to move.",
    );
    check(
        "c5w d6Bw a7b w",
        "c5-d6-e7",
        "White counter jumps from c5 to e7, captures a black officer on d6 and is promoted to officer. Black to move.",
    );
    check(
        "c3w d4b w",
        "c3-d4-e5",
        "White counter jumps from c3 to e5 and captures a black counter on d4. The game is over.",
    );
    check(
        "a1w b2b d2w w",
        "a1-b2-c3",
        "White counter jumps from a1 to c3 and captures a black counter on b2. The game is over.",
    );
}

#[test]
fn a_chain_is_told_leap_by_leap() {
    let first = "White counter jumps from c1 to a3 and captures a black counter on b2.";
    let second = "White counter over one black jumps from a3 to c5 and captures a black counter on b4.";
    check("c1w b2b b4b g7b w", "c1-b2-a3-b4-c5", &format!("{first} {second} Black to move."));
    // Leap by leap; the prompt between says that the turn goes on.
    let mut table = laska("c1w b2b b4b g7b w");
    let mut told = Vec::new();
    for step in ["c1-b2-a3", "a3-b4-c5"] {
        let before = table.scene();
        let effects = table.play(step).unwrap();
        told.push(heard(table.info(), &before, &effects, &labels(&*table)));
    }
    assert_eq!(told, [format!("{first} White keeps capturing from a3."), format!("{second} Black to move.")]);
}

fn lanko(id: &str, start: Option<&str>) -> Box<dyn Table> {
    let people = vec![Player::Human { name: String::new() }; 4];
    open::<Portal>(Record { start: start.map(str::to_owned), ..Record::new(id, 1, people) }).unwrap()
}

#[track_caller]
fn check_lanko(start: &str, turn: &str, expect: &str) {
    let mut table = lanko("lanko-88", Some(start));
    let before = table.scene();
    let effects = play_turn::<Portal>(&mut *table, turn).unwrap_or_else(|error| panic!("{error}"));
    let told = heard(table.info(), &before, &effects, &labels(&*table));
    assert!(told.starts_with(expect), "{told}");
}

#[test]
fn a_chain_of_the_same_piece_is_one_sentence() {
    check_lanko(
        "N J:wp 30:wb 4:bp 7:bp 8:bb 39:bs 40:bp 35:bp 55:bb",
        "J;5;9;B;41;38;J",
        "White pawn jumps from J to 5, captures a black pawn on 4, jumps on to 9, captures a black pawn on 7, jumps on \
         to B, captures a black big castle on 8, jumps on to 41, captures a black small castle on 39, jumps on to 38, \
         captures a black pawn on 40, jumps on to J and captures a black pawn on 35. East",
    );
}

#[test]
fn points_are_told_of_a_pair_and_losses_by_what_is_taken() {
    check_lanko("S T:wb 8:bb", "T-(W)", "White big castle from T to W. White scores 24 for W.");
    check_lanko("S T:wp 47:wb 8:bb", "T-(W)", "White pawn moves from T to W and is burned.");
    check_lanko(
        "S P:wp T:bp 47:wb 8:bb",
        "P;(X)",
        "White pawn jumps from P to X, captures a black pawn on T and is burned.",
    );
}

#[test]
fn a_take_back_is_told_as_such() {
    let mut table = laska("c3w d4b g7b w");
    let labels = labels(&*table);
    play_turn::<Portal>(&mut *table, "c3-d4-e5").unwrap();
    let before = table.scene();
    let effects = table.undo().unwrap();
    let undone = Told { motion: motion(before.clone(), effects), how: How::TakenBack, left: PerSeat::default() };
    assert_eq!(translate_all(&narrate(table.info(), &undone, &labels, &[])), "Move undone.");
    assert_eq!(heard(table.info(), &before, &[], &labels), "");
}

const A: Site = Site(0);
const B: Site = Site(1);
const C: Site = Site(2);

fn counter(seat: Seat) -> Piece {
    Piece { owner: Some(seat), kind: Kind(0) }
}

/// A white counter on a, a black one over a white one on b, a white officer on c.
fn scene() -> Scene {
    let mut scene = Scene::new(Message::new("laska-over"));
    scene.stacks.insert(A, vec![counter(Seat::FIRST)]);
    scene.stacks.insert(B, vec![counter(Seat::FIRST), counter(Seat::SECOND)]);
    scene.stacks.insert(C, vec![Piece { owner: Some(Seat::FIRST), kind: Kind(1) }]);
    scene
}

/// The names of four sites.
fn named() -> SiteMap<Message> {
    [(A, "a"), (B, "b"), (C, "c"), (Site(3), "d")]
        .map(|(site, name)| (site, Message::verbatim(name)))
        .into_iter()
        .collect()
}

#[track_caller]
fn told(effects: &[Effect], expect: &str) {
    assert_eq!(heard(&Laska::GAMES[0], &scene(), effects, &named()), expect);
}

fn moved(from: Site, to: Site, n: u8, under: bool, why: Why) -> Effect {
    Effect::Move { from, to, n, under, why }
}

#[test]
fn what_makes_way_is_taken_by_the_piece_that_comes() {
    let take = Effect::Remove { at: B, why: Why::Take };
    let walk = moved(A, B, 1, false, Why::Walk);
    told(&[take.clone(), walk.clone()], "White counter moves from a to b and captures a black counter on b.");
    told(
        &[take.clone(), moved(A, C, 1, false, Why::Leap)],
        "White counter jumps from a to c and captures a black counter on b.",
    );
    // The piece that has just arrived takes it.
    told(
        &[moved(C, Site(3), 1, false, Why::Leap), take, walk],
        "White officer jumps from c to d and captures a black counter on b. White counter from a to b.",
    );
}

#[track_caller]
fn check_chess(start: &str, turn: &str, expect: &str) {
    let people = vec![Player::Human { name: String::new() }; 2];
    let start = Some(start.to_owned());
    let mut table = open::<Portal>(Record { start, ..Record::new("chess", 1, people) }).unwrap();
    let before = table.scene();
    let effects = play_turn::<Portal>(&mut *table, turn).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(heard(table.info(), &before, &effects, &labels(&*table)), expect);
}

#[test]
fn captures_checks_and_castling_are_told() {
    let board = "r3k2r/1p6/8/2Pp4/8/5n2/P3P3/R3K2R w KQkq - 0 1";
    check_chess(board, "exf3", "White pawn moves from e2 to f3 and captures a black knight on f3. Black to move.");
    let board = "r3k2r/1p6/8/2Pp4/8/8/P3P3/R3K2R w KQkq d6 0 1";
    check_chess(board, "cxd6", "White pawn moves from c5 to d6 and captures a black pawn on d5. Black to move.");
    check_chess(board, "O-O", "White king from e1 to g1. White rook from h1 to f1. Black to move.");
    check_chess(board, "Rxh8+", "White rook moves from h1 to h8 and captures a black rook on h8. Black is in check.");
    check_chess("4k2R/8/8/8/8/8/8/4K3 b - - 0 1", "Kd7", "Black king from e8 to d7. White to move.");
    let knight = "White knight jumps from b1 to c3 and captures a black pawn on c3. Black to move.";
    check_chess("4k3/7p/8/8/8/2p5/8/1N2K3 w - - 0 1", "Nxc3", knight);
}

#[test]
fn signs_are_told_where_a_game_has_words_for_them() {
    let set = Effect::Mark { at: C, sign: Some(Kind(1)) };
    let lift = Effect::Mark { at: C, sign: None };
    let phase = Effect::Phase { prompt: Message::new("laska-over") };
    told(&[set.clone(), lift.clone(), phase.clone()], "The game is over.");
    let mut english = files::language("en");
    let words = "en ltr\nlaska-officer-lifted=Lifted from {at}.\nlaska-officer-set=Set on {at}.\n";
    english.add(::i18n::MessageTable::read(words).unwrap());
    language::set(english);
    told(&[set, lift], "Set on c. Lifted from c.");
}

#[test]
fn every_way_of_moving_is_told() {
    for (why, expect) in [
        (Why::Walk, "White counter from a to d."),
        (Why::Leap, "White counter jumps from a to d."),
        (Why::Take, "White counter is sent from a to d."),
        (Why::Promote, "White counter moves from a to d."),
        (Why::Place, "White counter comes in from a to d."),
        (Why::Finish, "White counter goes from a to d."),
        (Why::Roll, "White counter moves from a to d."),
        (Why::Score, "White counter moves from a to d."),
        (Why::Return, "White counter goes back from a to d."),
    ] {
        told(&[moved(A, Site(3), 1, false, why)], expect);
    }
    told(&[moved(B, C, 2, true, Why::Walk)], "Black counter over one white from b under the pieces on c.");
    told(&[moved(B, Site(7), 1, false, Why::Walk)], "Black counter from b to square 8.");
    // What does not fit the scene is narrated all the same.
    told(&[moved(Site(3), A, 1, false, Why::Walk)], "Piece from d to a.");
    // A piece sent back by another is narrated.
    told(
        &[moved(A, B, 1, false, Why::Walk), moved(C, Site(3), 1, false, Why::Return)],
        "White counter from a to b. White officer goes back from c to d.",
    );
}

#[test]
fn only_what_was_taken_back_is_told_as_undone() {
    let told = |how| {
        let effects = vec![moved(A, Site(3), 1, false, Why::Return)];
        translate_all(&narrate(
            &Laska::GAMES[0],
            &Told { motion: motion(scene(), effects), how, left: PerSeat::default() },
            &named(),
            &[],
        ))
    };
    assert_eq!(told(How::TakenBack), "Move undone.");
    assert_eq!(told(How::Played), "White counter goes back from a to d.");
    assert_eq!(told(How::Jumped), "");
}

#[test]
fn every_other_effect_is_told() {
    let flip = |at, index, kind, why| Effect::Flip { at, index, kind: Kind(kind), why };
    told(&[flip(A, 0, 1, Why::Promote)], "White counter on a is promoted to officer.");
    told(&[flip(C, 0, 0, Why::Score)], "White officer on c becomes a counter.");
    told(&[flip(B, 1, 1, Why::Score)], "White counter on b, one down from the top, becomes an officer.");
    told(
        &[moved(A, Site(3), 1, false, Why::Walk), flip(C, 0, 0, Why::Score)],
        "White counter from a to d. White officer on c becomes a counter.",
    );

    let add = |why| Effect::Add { at: A, piece: Piece { owner: None, kind: Kind(1) }, why };
    told(&[add(Why::Place)], "Officer is placed on a.");
    told(&[add(Why::Score)], "Officer appears on a.");
    told(&[add(Why::Return), add(Why::Place)], "Officer comes back to a. Officer is placed on a.");
    told(&[add(Why::Place), flip(A, 0, 0, Why::Score)], "Officer is placed on a and becomes a counter.");

    let remove = |why| Effect::Remove { at: B, why };
    told(&[remove(Why::Take)], "Black counter is captured on b.");
    told(&[remove(Why::Finish)], "Black counter leaves play from b.");
    told(&[remove(Why::Score)], "Black counter disappears from b.");
    // What no player does is not narrated.
    told(&[remove(Why::Order), add(Why::Order), moved(A, Site(3), 1, false, Why::Walk)], "Officer from a to d.");
    told(&[remove(Why::Take), remove(Why::Return)], "Black counter is captured on b. White counter goes back from b.");
    told(
        &[moved(A, Site(3), 1, false, Why::Leap), remove(Why::Take)],
        "White counter jumps from a to d and captures a black counter on b.",
    );

    let phase = |key| Effect::Phase { prompt: Message::new(key) };
    let die = |index, die| Effect::Die { index, die };
    told(&[die(0, Die::Shows(3))], "Rolled a three.");
    told(&[die(0, Die::Shows(3)), die(1, Die::Shows(5))], "Rolled three and five.");
    told(&[die(0, Die::Shows(6)), die(1, Die::Aside)], "Rolled a six.");
    // The prompt says whose throw it is; the play says what was played.
    told(&[die(0, Die::Ready), phase("laska-over")], "The game is over.");
    told(&[die(0, Die::Used(3)), phase("laska-over")], "The game is over.");

    let count = |by, sites| Effect::Count { seat: Seat::SECOND, by, sites, why: Why::Score };
    told(&[count(3, Vec::new())], "Black scores three.");
    told(&[count(-15, vec![A, B])], "Black loses 15 for a and b.");

    told(&[phase("laska-move"), phase("laska-over")], "The game is over.");
    told(&[count(1, Vec::new()), phase("laska-over")], "Black scores one. The game is over.");
}

/// How the names of owned pieces begin.
const COLOURS: [&str; 6] = ["White", "Black", "Red", "Blue", "Yellow", "Green"];

#[test]
fn whoever_can_do_nothing_with_a_throw_is_told_of() {
    let told = |start: &str, steps: &[&str]| {
        let mut record = Record::new("ludo", 1, vec![Player::Human { name: String::new() }; 4]);
        record.start = Some(start.to_owned());
        let mut table = open::<Portal>(record).unwrap();
        let before = table.scene();
        let effects: Vec<Effect> = steps.iter().flat_map(|step| table.play(step).unwrap()).collect();
        heard(table.info(), &before, &effects, &labels(&*table))
    };
    let start = "0,0,0,0/0,0,0,9/0,0,0,0/0,0,0,0 play 1 ? -";
    assert_eq!(told(start, &["3", "-"]), "Rolled a three. Red can’t move with a 3 and passes. Blue to roll.");
    assert_eq!(told(start, &["3"]), "Rolled a three. Red can’t move with a 3 and passes.");
    assert_eq!(
        told(start, &["1", "0-1"]),
        "Rolled a one. Red piece comes in from Red’s nest to Red’s start. Blue to roll."
    );
}

/// Narrates every step of a random game, piece by piece: no key is left over, and every owner is named.
#[test]
fn whole_games_are_told_without_a_key() {
    for (nth, id) in Portal::ids().into_iter().enumerate() {
        let n_seats = program::info(id).map_or(0, |info| info.teams.len());
        let people = vec![Player::Human { name: String::new() }; n_seats];
        let mut table = open::<Portal>(Record::new(id, 1, people)).unwrap();
        let labels = labels(&*table);
        let mut state = nth as u64;
        for _ in 0..300 {
            let choices = table.choices();
            if choices.is_empty() {
                break;
            }
            state = rules::hash::mix(state + 1);
            let before = table.scene();
            let choice = &choices[state as usize % choices.len()];
            let effects = table.choose(choice.step).unwrap();
            let told = heard(table.info(), &before, &effects, &labels);
            let is_of_piece = COLOURS.iter().any(|colour| told.starts_with(&format!("{colour} ")));
            // Setting a sign moves no piece.
            let is_of_sign = matches!(effects.first(), Some(Effect::Mark { .. }));
            // Pieces of the board have no owner.
            let is_free = |site: &Site| {
                before.stacks.get(site).and_then(|stack| stack.last()).is_some_and(|piece| piece.owner.is_none())
            };
            let is_of_board = matches!(effects.first(), Some(Effect::Move { from, .. }) if is_free(from));
            let is_told = is_of_piece || is_of_sign || is_of_board || choice.gesture.sites.is_empty();
            assert!(is_told, "{told}");
            // A game may call its pieces that, and says whose they are.
            let unowned = COLOURS.iter().fold(told.to_lowercase(), |told, colour| {
                told.replace(&format!("{} piece", colour.to_lowercase()), "")
            });
            let is_key = Portal::ids().iter().any(|id| told.contains(&format!("{id}-")));
            assert!(told.ends_with('.') && !is_key && !unowned.contains("piece"), "{told}");
        }
    }
}

#[test]
fn tiles_move_and_stones_are_set() {
    let people = vec![Player::Human { name: String::new() }; 2];
    let mut table = open::<Portal>(Record::new("lino", 1, people)).unwrap();
    let labels = labels(&*table);
    let mut told = |turn: &str| {
        let before = table.scene();
        let effects = play_turn::<Portal>(&mut *table, turn).unwrap_or_else(|error| panic!("{error}"));
        heard(table.info(), &before, &effects, &labels)
    };
    let built = ["i14>h14", "l14>m14", "i7>h7", "l7>m7", "g13>f13", "p13>q13"].map(&mut told);
    assert_eq!(built[0], "Tile from i14 to h14. Blue to move a tile (3 left).");
    assert_eq!(built[5], "Tile from p13 to q13. White to place a stone (24 left).");
    assert_eq!(told("j7"), "White stone is placed on j7. Blue to place a stone (24 left).");
    let closed = "Blue stone is placed on k7. Blue scores two for j7 and k7. White to place a stone (23 left).";
    assert_eq!(told("k7"), closed);
}

/// All pieces of a player who leaves a game for more than two are gone at once.
#[test]
fn who_resigns_is_told_and_not_their_pieces() {
    let people = vec![Player::Human { name: String::new() }; 4];
    let mut record = Record::new("ludo", 1, people);
    record.options.set("players", "4");
    record.sit(4, &Seat::first(4).collect::<Vec<_>>());
    let mut table = open::<Portal>(record).unwrap();
    let (before, labels) = (table.scene(), labels(&*table));
    let by = Seat::FIRST;
    for (entry, how, expect) in
        [(Entry::Resign { by, points: 1 }, Left::Resigned, "Red resigned."), (Entry::Flag { by }, Left::Flagged, "")]
    {
        let effects = table.enter(entry).unwrap();
        let mut left = PerSeat::default();
        left[by] = Some(how);
        let told = Told { motion: motion(before.clone(), effects), how: How::Played, left };
        let sentences = narrate(table.info(), &told, &labels, &[]);
        assert_eq!(translate_all(&sentences), expect);
        table.undo();
    }
}
