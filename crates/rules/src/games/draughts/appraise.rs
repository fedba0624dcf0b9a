//! What a position is worth at a glance: men and kings, how far men have come, and who guards the row behind them.

use crate::seat::Seat;

use super::geometry::goes_down;
use super::position::Position;

/// A man, in hundredths.
const MAN: i32 = 100;
/// A king.
const KING: i32 = 140;
/// Every row that a man has advanced.
const ADVANCE: i32 = 3;
/// A man in the middle of the board.
const CENTRE: i32 = 4;
/// A king in the middle, from where it reaches the most.
const KING_IN_CENTRE: i32 = 10;
/// A man on one of the two squares from which a pair guards the whole row behind.
const GUARD: i32 = 8;
/// The right to more when ahead: hundredths of the lead for every piece that the other side lacks of its twelve.
const TRADE: i32 = 2;

/// d6 f6, c5 e5, d4 f4, c3 e3.
const MIDDLE: u32 = 1 << 9 | 1 << 10 | 1 << 13 | 1 << 14 | 1 << 17 | 1 << 18 | 1 << 21 | 1 << 22;
/// Numbers 1 and 3.
const BLACK_GUARDS: u32 = 0b101;
/// Numbers 30 and 32.
const WHITE_GUARDS: u32 = BLACK_GUARDS.reverse_bits();

/// The difference between Black and White, in hundredths of a man, from Black's side.
pub(super) fn for_black(pos: &Position) -> i32 {
    let [black, white] = [Seat::FIRST, Seat::SECOND].map(|seat| side(pos, seat));
    let material = black.material - white.material;
    let behind = if material > 0 { Seat::SECOND } else { Seat::FIRST };
    let lacking = Position::PIECES as i32 - len(pos.owned_by(behind));
    material + material * TRADE * lacking / 100 + black.place - white.place
}

/// What a side has.
struct Side {
    material: i32,
    place: i32,
}

fn side(pos: &Position, seat: Seat) -> Side {
    let (men, kings) = (pos.owned_by(seat) & !pos.kings(), pos.owned_by(seat) & pos.kings());
    let down = goes_down(seat);
    let guards = if down { BLACK_GUARDS } else { WHITE_GUARDS };
    // Rows are four bits each; how many a man has come is how many of the sets "at least so far" he is in.
    let far = |row: u32| if down { u32::MAX << (4 * row) } else { u32::MAX >> (4 * row) };
    let advanced: i32 = (1..7).map(|row| len(men & far(row))).sum();
    let place = ADVANCE * advanced
        + CENTRE * len(men & MIDDLE)
        + KING_IN_CENTRE * len(kings & MIDDLE)
        + GUARD * len(men & guards);
    Side { material: MAN * len(men) + KING * len(kings), place }
}

fn len(set: u32) -> i32 {
    set.count_ones() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;
    use crate::games::draughts::Draughts;

    fn worth(text: &str) -> i32 {
        for_black(&Draughts.read_position(text).unwrap().0)
    }

    #[test]
    fn both_sides_are_judged_alike() {
        assert_eq!(worth("B:W21-32:B1-12"), 0);
        // Turned round, with colours exchanged.
        assert_eq!(worth("B:W22,K7,32:B18,1"), -worth("B:W15,32:B11,K26,1"));
    }

    #[test]
    fn more_is_better_and_a_lead_is_worth_more_with_fewer_left() {
        assert!(worth("B:W32:BK14") > worth("B:W32:B14"));
        assert!(worth("B:W32:B14") > worth("B:W32:B9"));
        assert!(worth("B:W30:B1,3") > worth("B:W30,21:B1,3,12"));
        assert!(worth("B:W:B1") > 0 && worth("B:W32:B") < 0);
    }
}
