//! Random positions on which to compare the second move generator.

use std::collections::BTreeMap;

use tests::dice::Dice;

use super::{MIDDLE, Pieces, Position, board, colour, is_dark, is_pawn, squares, write};

/// A random position that the game accepts, another one for (almost) every `seed`: no more pieces than at the start,
/// mostly on any squares, with castles in the middle and, on the 103, standby pawns on their squares. Some are over.
pub fn scatter(id: &str, _options: &[(&str, &str)], seed: u64) -> String {
    let board = board(id);
    let mut dice = Dice(seed);
    let mut pieces = Pieces::new();

    // The most pieces of one colour: castles of each size, and pawns.
    let n_castles = 2;
    let n_pawns = match id {
        "lanko-88" => 20,
        "lanko-68" => 12,
        _ => 18,
    };

    // Each colour may have all its pieces, few, or (rarely) none.
    let mut left: BTreeMap<String, usize> = BTreeMap::new();
    for colour in ["w", "b"] {
        let is_absent = dice.one_in(40);
        let most = if dice.one_in(3) { 4 } else { n_pawns };
        for (kind, most) in [("b", n_castles), ("s", n_castles), ("p", most)] {
            let n = if dice.one_in(4) { most } else { dice.below(most + 1) };
            left.insert(format!("{colour}{kind}"), if is_absent { 0 } else { n });
        }
    }
    let kinds: Vec<String> = left.keys().cloned().collect();

    // Standby pawns are only on their own squares, and count among the pawns.
    if !board.is_cut {
        for (square, pawn) in [("I", "wp"), ("J", "bp"), ("K", "bp"), ("L", "wp")] {
            if left[pawn] > 0 && !dice.one_in(3) {
                pieces.insert(square, pawn.to_string());
                *left.get_mut(pawn).expect("a kind") -= 1;
            }
        }
    }

    // Often no castle is in the middle; in some positions every castle is, or every middle square is taken.
    let in_middle = match dice.below(30) {
        0..16 => 0,
        16 => 4,
        _ => 1 + dice.below(3),
    };
    let mut middle = MIDDLE;
    dice.shuffle(&mut middle);
    for square in middle.into_iter().take(in_middle) {
        let castles: Vec<&String> = kinds.iter().filter(|kind| !is_pawn(kind) && left[*kind] > 0).collect();
        if !castles.is_empty() {
            let castle = castles[dice.below(castles.len())].clone();
            *left.get_mut(&castle).expect("a kind") -= 1;
            pieces.insert(square, castle);
        }
    }
    if in_middle > 0 && dice.one_in(16) {
        left.retain(|kind, _| is_pawn(kind));
    }

    // The rest: anywhere; or a few close together near the centre; or all in one half, where a player may have none to
    // move; or one colour's pieces a leap apart, so that the other makes long captures.
    let mut free: Vec<&'static str> = squares(&board).into_iter().filter(|&square| is_dark(&board, square)).collect();
    dice.shuffle(&mut free);
    let region = dice.below(12);
    let radius = 1 + dice.below(3) as i32;
    let apart = ['w', 'b'][dice.below(2)];
    let odd = dice.below(2) as i32;
    let is_in_region = |piece: &str, square: &str| {
        let (x, y) = board.cells[square];
        let is_odd = if board.is_cut { (x + y).rem_euclid(2) == odd } else { x.rem_euclid(2) == odd };
        match region {
            0..4 => x.abs().max(y.abs()) <= radius,
            4 => y < 0,
            5 => y > 0,
            6 => x < 0,
            7 => x > 0,
            8 | 9 => is_odd == (colour(piece) == apart),
            _ => true,
        }
    };
    let mut rest: Vec<String> = Vec::new();
    for (piece, n) in left {
        rest.extend(vec![piece; n]);
    }
    dice.shuffle(&mut rest);
    for piece in rest {
        // Sometimes a piece strays out of its region, and in crowded regions most pawns are left out.
        let is_stray = dice.one_in(20);
        let is_left_out = match region {
            0..4 => is_pawn(&piece) && !dice.one_in(4),
            8 | 9 => is_pawn(&piece) && colour(&piece) != apart && !dice.one_in(4),
            _ => false,
        };
        let place = free.iter().position(|&square| is_stray || is_in_region(&piece, square));
        if let (Some(idx), false) = (place, is_left_out) {
            pieces.insert(free.remove(idx), piece);
        }
    }

    // An empty board is not a position: whoever removed the last enemy is still there.
    if pieces.is_empty() {
        pieces.insert(free[0], "wp".to_string());
    }

    let seat = ['S', 'W', 'N', 'E'][dice.below(4)];
    let is_first = board.is_cut && seat == 'S' && dice.one_in(4);
    let passes = if is_first || !dice.one_in(3) {
        0
    } else if dice.one_in(20) {
        4
    } else {
        dice.below(4) as u32
    };
    write(&Position { seat, pieces, is_first, passes })
}
