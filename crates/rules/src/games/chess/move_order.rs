//! Move order: which moves a search tries first.

use cozy_chess::Piece;

use super::exchange::{self, PAWNS};
use super::position::Position;
use super::steps::{self, Step};

/// Promotions to less than a queen come after all quiet moves.
const LESSER: i16 = -1;

/// See [`crate::Search::move_order`]. MVV-LVA: most valuable victim first, then least valuable attacker. A capture that
/// loses material by static exchange evaluation gets its loss in pawns, below 0. In check every move is forcing.
pub(super) fn of(pos: &Position, step: Step) -> i16 {
    let is_check = pos.is_check();
    let victim = steps::victim(pos, step);
    if victim.is_none() && step.promotion.is_none() {
        return i16::from(is_check);
    }
    let pawns = |piece: Option<Piece>| piece.map_or(0, |piece| PAWNS[piece as usize]);
    let [mover, prey] = [pos.piece_on(step.from), victim.and_then(|at| pos.piece_on(at))].map(pawns);
    let rank = match step.promotion {
        None if mover <= prey => 10 * prey + 10 - mover,
        None | Some(Piece::Queen) => match exchange::balance(pos, step) {
            loss @ ..0 => loss,
            _ => 10 * (prey + step.promotion.map_or(0, |_| exchange::PROMOTED)) + 10 - mover,
        },
        Some(_) => LESSER,
    };
    if is_check { rank.max(0) + 1 } else { rank }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;
    use crate::games::chess::Chess;

    #[track_caller]
    fn rank(text: &str, moved: &str) -> i16 {
        let (pos, _) = Chess.read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let step = Chess.read_step(&pos, moved).unwrap_or_else(|error| panic!("{error}"));
        of(&pos, step)
    }

    #[test]
    fn great_prey_of_small_pieces_is_looked_at_first() {
        let board = "3qk3/8/8/2pr4/3PP3/8/8/3QK3 w - -";
        assert!(rank(board, "exd5") > rank(board, "dxc5"));
        assert!(rank(board, "dxc5") > 0);
        assert_eq!(rank(board, "Qd3"), 0);
        let board = "4k3/8/1q1r4/3n4/2P1N3/8/8/3RK3 w - -";
        assert!(rank(board, "Nxd6+") > rank(board, "cxd5"));
    }

    #[test]
    fn captures_that_lose_material_are_not_urgent() {
        let protected = "4k3/8/4p3/3p4/4P3/2N5/8/3QK3 w - -";
        assert!(rank(protected, "Qxd5") < 0);
        assert!(rank(protected, "exd5") > 0);
        assert_eq!(rank("4k3/8/4p3/3p4/8/2N5/8/4K3 w - -", "Nxd5"), -2);
        // Two pieces for a rook, and a piece for one of equal value.
        assert!(rank("4k3/8/4p3/3n4/8/8/3R4/3RK3 w - -", "Rxd5") <= 0);
        assert!(rank("4k3/8/4p3/3n4/8/2B5/8/4K3 b - -", "Nxc3") > 0);
        assert!(rank("4k3/8/4p3/3b4/8/2N5/8/4K3 w - -", "Nxd5") > 0);
    }

    #[test]
    fn queens_made_of_pawns_are_urgent_and_lesser_pieces_come_late() {
        let free = "4k3/P7/8/8/8/8/8/4K3 w - -";
        assert!(rank(free, "a8=Q") > 50);
        for lesser in ["a8=R", "a8=B", "a8=N"] {
            assert!(rank(free, lesser) < 0, "{lesser}");
        }
        assert!(rank("1r2k3/P7/8/8/8/8/8/4K3 w - -", "axb8=Q") > rank("1r2k3/P7/8/8/8/8/8/4K3 w - -", "a8=Q"));
        assert!(rank("1r2k3/P7/8/8/8/8/8/4K3 w - -", "a8=Q") < 0);
    }

    #[test]
    fn every_answer_to_a_check_is_urgent() {
        let check = "4k3/8/8/8/1b6/8/8/1N1QK3 w - -";
        let (pos, _) = Chess.read_position(check).unwrap();
        let mut steps = Vec::new();
        steps::list(&pos, &mut steps);
        assert!(!steps.is_empty() && pos.is_check());
        assert!(steps.iter().all(|step| of(&pos, *step) > 0));
        assert!(rank("4k3/8/8/8/8/8/3r4/4K3 w - -", "Kxd2") > rank("4k3/8/8/8/8/8/3r4/4K3 w - -", "Kf1"));
        // A queen that captures a defended piece still answers the check.
        assert!(rank("4k3/8/8/7q/8/6p1/5r2/3QK3 b - -", "Re2+") == 0);
        assert!(rank("4k3/8/8/8/7b/6p1/5r2/3QK1N1 b - -", "Rf1+") == 0);
    }
}
