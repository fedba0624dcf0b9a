//! Handicaps: counters that the giver plays without.
//!
//! The source knows none; they are made as in draughts. The squares are the same for both sides, each as it sees the
//! board. They are in the two ranks behind, so that nothing can be taken at once: two counters even out players who are two
//! levels apart (see `docs/levels.md`).
//! Who moves first stays as in the rules: White.

use crate::handicap::{Handicap, Handicaps};
use crate::seat::Seat;

use super::setup::Setup;
use super::sites::N_SQUARES;
use super::{COUNTER, Laska};

/// The squares that counters are given from, in Lasker's order as White sees them: c1, b2, a1 and e1.
const GIVEN: [usize; 4] = [1, 4, 0, 2];

impl Handicaps for Laska {
    const HANDICAPS: &'static [Handicap] = &[
        Handicap::without("counter", &[(COUNTER, 1)]),
        Handicap::without("two-counters", &[(COUNTER, 2)]),
        Handicap::without("three-counters", &[(COUNTER, 3)]),
        Handicap::without("four-counters", &[(COUNTER, 4)]),
    ];

    fn give(&self, setup: &mut Setup, handicap: &Handicap, giver: Seat) {
        for idx in GIVEN.into_iter().take(handicap.count().into()) {
            setup.columns[if giver == Seat::FIRST { idx } else { N_SQUARES - 1 - idx }].clear();
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
    fn counters_are_missing_from_the_ranks_behind() {
        let rules = Laska::new("laska", &Options::new(), &MatchState::default()).unwrap();
        for (handicap, white, black) in [
            (
                "counter",
                "b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,,w,w w",
                "b,b,,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w",
            ),
            (
                "four-counters",
                "b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/,w,w/,,,w w",
                "b,,,/b,b,/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w",
            ),
        ] {
            let handicap = Laska::handicap(handicap).unwrap();
            for (giver, expect) in [(Seat::FIRST, white), (Seat::SECOND, black)] {
                let (pos, history) = rules.start_with(handicap, giver).unwrap();
                assert_eq!(rules.write_position(&pos, &history, Laska::POSITIONS[0]), expect);
                assert_eq!(rules.read_position(expect), Ok((pos, history)));
            }
        }
    }
}
