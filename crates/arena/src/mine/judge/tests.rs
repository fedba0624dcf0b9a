use rules::games::chess::Chess;
use rules::games::laska::Laska;
use rules::{MatchState, Options};

use super::*;

fn judge<G: Game>(id: &str, text: &str, lost: i32) -> Option<Puzzle> {
    let rules = G::new(id, &Options::new(), &MatchState::default()).unwrap();
    let taste = Taste::of(id);
    Judge { rules: &rules, taste: &taste, nodes: 2_000, least: 1 }.puzzle(&Spot { text: text.to_owned(), lost })
}

#[test]
fn the_best_must_stand_out() {
    let taste = Taste { margin: 100, n_best: 1, ..Taste::of("laska") };
    assert_eq!(n_best(&[250, 150, 140], &taste), Some(1));
    assert_eq!(n_best(&[250, 151, -500], &taste), None);
    assert_eq!(n_best(&[250], &taste), None);
    assert_eq!(n_best(&[WIN - 1, WIN - 3, 0], &taste), None);
    assert_eq!(n_best(&[WIN - 1, 400, 0], &taste), Some(1));
    let two = Taste { n_best: 2, ..taste };
    assert_eq!(n_best(&[250, 245, 140], &two), Some(2));
    assert_eq!(n_best(&[250, 248, 245, 0], &two), None);
}

#[test]
fn a_mate_is_a_puzzle() {
    let puzzle = judge::<Chess>("chess", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 0).unwrap();
    assert_eq!((puzzle.grade, puzzle.goal), (1, Goal::Mate(1)));
    assert_eq!(puzzle.line, [["Ra8#"]]);
}

#[test]
fn a_line_goes_on_to_the_mate() {
    let puzzle = judge::<Chess>("chess", "3r2k1/5ppp/8/q7/8/8/4QPPP/4R1K1 w - - 0 1", 0).unwrap();
    assert_eq!(puzzle.goal, Goal::Mate(2));
    assert_eq!(puzzle.line, [["Qe8+"], ["Rxe8"], ["Rxe8#"]]);
}

#[test]
fn what_is_level_or_forced_is_none() {
    for text in ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "7k/8/8/8/8/8/1q6/K7 w - - 0 1"] {
        assert_eq!(judge::<Chess>("chess", text, 0), None, "{text}");
    }
    assert_eq!(judge::<Laska>("laska", "a1WWW b2BBB w", 0), None);
}

#[test]
fn to_take_what_hangs_or_to_take_back_is_none() {
    let queen = "6k1/5ppp/8/8/3q4/8/5PPP/3R2K1 w - - 0 1";
    for lost in [0, 500] {
        assert_eq!(judge::<Chess>("chess", queen, lost), None);
    }
    let mate = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    assert!(judge::<Chess>("chess", mate, 500).is_some(), "that is more than taking back");
}
