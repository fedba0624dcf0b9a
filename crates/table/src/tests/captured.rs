//! Captured pieces.

use rules::view::Kind;

use super::*;

/// What each seat has lost in a position of chess, by the numbers of the kinds.
fn lost(position: &str) -> Vec<Vec<(u8, usize)>> {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("chess") };
    let state = begin(setup.record(games(), 7), None);
    let first = state.first_scene();
    let now = begin(setup.record(games(), 7), Some(position)).scene();
    let kinds = |pieces: Vec<(Kind, usize)>| pieces.into_iter().map(|(kind, count)| (kind.0, count)).collect();
    state.info().seats().map(|by| kinds(crate::view::captured::lost_of(by, &first, &now))).collect()
}

#[test]
fn captured_pieces_are_those_that_are_missing() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(lost(start), [vec![], vec![]]);
    // White lacks a knight and two pawns, Black a queen.
    assert_eq!(lost("rnb1kbnr/pppppppp/8/8/8/8/PPPPPP2/R1BQKBNR w KQkq - 0 1"), [vec![(0, 2), (1, 1)], vec![(4, 1)]]);
}

#[test]
fn a_promoted_pawn_is_not_captured() {
    // White has two queens and six pawns: one pawn was promoted, and one is lost.
    assert_eq!(lost("rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPP2/RNBQKBNR w KQkq - 0 1"), [vec![(0, 1)], vec![]]);
}
