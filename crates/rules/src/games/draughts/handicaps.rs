//! Handicaps: men that the giver plays without.
//!
//! To give men is usual in draughts, but which men is agreed from case to case, so the squares are ours. They are the
//! same for both sides, each counting from its own back row. They lie at
//! the edges, so that nothing can be captured at once. Two men even out players who are two levels apart (see
//! `docs/levels.md`).
//! Who moves first stays as in the rules: Black.

use crate::handicap::{Handicap, Handicaps};
use crate::seat::Seat;

use super::setup::Setup;
use super::sites::N_SQUARES;
use super::{Draughts, MAN};

/// The squares that men are given from, as numbers of Black's; those of White are opposite.
const GIVEN: [usize; 3] = [5, 4, 12];

impl Handicaps for Draughts {
    const HANDICAPS: &'static [Handicap] = &[
        Handicap::without("man", &[(MAN, 1)]),
        Handicap::without("two-men", &[(MAN, 2)]),
        Handicap::without("three-men", &[(MAN, 3)]),
    ];

    fn give(&self, setup: &mut Setup, handicap: &Handicap, giver: Seat) {
        for number in GIVEN.into_iter().take(handicap.count().into()) {
            let idx = if giver == Seat::FIRST { number - 1 } else { N_SQUARES - number };
            setup.board[idx] = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;
    use crate::match_state::MatchState;
    use crate::{Options, Rules};

    #[test]
    fn men_are_missing_from_the_same_squares_of_both_sides() {
        let rules = Draughts::new("draughts", &Options::new(), &MatchState::default()).unwrap();
        for (handicap, black, white) in [
            (
                "man",
                "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,11,12",
                "B:W21,22,23,24,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            ),
            (
                "three-men",
                "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,6,7,8,9,10,11",
                "B:W22,23,24,25,26,27,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            ),
        ] {
            let handicap = Draughts::handicap(handicap).unwrap();
            for (giver, expect) in [(Seat::FIRST, black), (Seat::SECOND, white)] {
                let (pos, history) = rules.start_with(handicap, giver).unwrap();
                assert_eq!(rules.write_position(&pos, &history, Draughts::POSITIONS[0]), expect);
                assert_eq!(rules.read_position(expect), Ok((pos, history)));
            }
        }
    }
}
