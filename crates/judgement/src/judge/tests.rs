use rules::games::backgammon::Backgammon;
use rules::games::chess::Chess;
use rules::games::laska::Laska;
use rules::{MatchState, Message, Networks as _, Notation, Options};

use super::*;
use crate::Engine;

fn game<G: Game>(id: &str) -> G {
    game_of_match(id, &MatchState::default())
}

fn game_of_match<G: Game>(id: &str, of_match: &MatchState) -> G {
    G::new(id, &Options::new(), of_match).expect("no option is wrong")
}

/// The turns from a position, as texts, the best first.
fn ranked<G: Game>(id: &str, position: &str, nodes: u64) -> Vec<(String, f32, u64)> {
    let rules: G = game(id);
    let (pos, history) = rules.read_position(position).expect("it is one");
    let judge = Judge::new(&rules, &Engine(&[]), Budget::nodes(nodes));
    let text = |steps: &[G::Step]| rules.write_turn(&pos, steps, G::MOVES[0]);
    judge.ranked(&pos, &history, None).iter().map(|turn| (text(&turn.steps), turn.points, turn.nodes)).collect()
}

#[test]
fn a_mate_is_worth_the_game_and_comes_first() {
    let turns = ranked::<Chess>("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 20_000);
    assert_eq!(turns.len(), 17, "{turns:?}");
    assert_eq!((turns[0].0.as_str(), turns[0].1), ("Ra8#", 1.0));
    assert!(turns[1].1 < 1.0 && turns[1].1 > 0.5, "{turns:?}");
    assert!(turns[1].2 > 4 * turns[16].2, "the last is searched less: {turns:?}");
}

#[test]
fn a_chain_is_one_turn() {
    let turns = ranked::<Laska>("laska", "c1w d2b d4b a7b w", 2_000);
    assert_eq!(turns.iter().map(|turn| turn.0.as_str()).collect::<Vec<_>>(), ["c1-d2-e3wb-d4-c5wbb"]);
}

/// The answer to a double is the other side's: nobody may count on it.
#[test]
fn a_double_is_ranked_without_its_answer() {
    let file = std::fs::read("../../web/networks/backgammon.bin").expect("it is there");
    let networks = ai::network::read(&file, Backgammon::NETWORKS).expect("it has the networks of the game");
    let of_match = MatchState { length: 5, ..MatchState::default() };
    let rules: Backgammon = game_of_match("backgammon", &of_match);
    let (pos, history) =
        rules.read_position("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white").expect("one");
    let turns = Judge::new(&rules, &Engine(&networks), Budget::nodes(100)).ranked(&pos, &history, None);
    let texts: Vec<String> =
        turns.iter().map(|turn| rules.write_turn(&pos, &turn.steps, Backgammon::MOVES[0])).collect();
    assert_eq!(texts, ["roll", "double"]);
    assert!(turns.iter().all(|turn| turn.points.abs() < 0.5), "nobody has won: {turns:?}");
}

#[test]
fn the_turn_that_is_kept_is_searched_as_far_as_the_best() {
    let rules: Chess = game("chess");
    let (pos, history) = rules.read_position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
    let judge = Judge::new(&rules, &Engine(&[]), Budget::nodes(20_000));
    let last = judge.ranked(&pos, &history, None).pop().unwrap();
    let turns = judge.ranked(&pos, &history, Some(&last.end));
    let kept = turns.iter().find(|turn| turn.end == last.end).unwrap();
    assert_eq!((last.nodes < kept.nodes, kept.nodes), (true, turns[0].nodes));
}

#[test]
fn both_sides_share_what_can_be_expected() {
    let rules: Chess = game("chess");
    let (pos, history) = rules.read_position("6k1/5ppp/8/8/8/8/5PPP/Q5K1 b - - 0 1").unwrap();
    let judge = Judge::new(&rules, &Engine(&[]), Budget::nodes(2_000));
    let [white, black] = [Seat::FIRST, Seat::SECOND].map(|seat| judge.expected(&pos, &history, seat));
    assert!(white > 0.9 && (white + black - 1.0).abs() < 1e-6, "{white} {black}");
    let best = judge.best(&pos, &history).unwrap();
    assert!((best.points - black).abs() < 0.1 && best.line.len() > 1, "{best:?}");
}

#[test]
fn ends_are_worth_points_of_the_stake_where_there_is_one() {
    let win = |points: i32| {
        let mut outcome = Outcome::win(&[0, 1], 0, Message::new("over"));
        outcome.points[Seat::FIRST] = points;
        outcome
    };
    let chess: Chess = game("chess");
    let judge = Judge::new(&chess, &Engine(&[]), Budget::nodes(1));
    assert_eq!(judge.result(&win(0)).0, [1.0, 0.0, 0.0, 0.0]);
    assert_eq!(judge.result(&Outcome::draw(&[0, 1], Message::new("over"))).0, [0.5, 0.5, 0.0, 0.0]);
    let backgammon: Backgammon = game("backgammon");
    let judge = Judge::new(&backgammon, &Engine(&[]), Budget::nodes(1));
    assert_eq!(judge.result(&win(4)).0, [4.0, -4.0, 0.0, 0.0], "a gammon with the cube at 2");
    assert_eq!(judge.even(), 0.0);
}
