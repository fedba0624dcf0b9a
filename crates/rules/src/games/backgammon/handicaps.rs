//! Handicaps: checkers that the other side has already borne off.
//!
//! Backgammon has no usual odds. Checkers borne off are a lead in the race that grows evenly, by thirteen pips each,
//! and hardly change the position: all come from the midpoint, which has five. Both throw for who begins, as usual.

use crate::handicap::{Handicap, Handicaps};
use crate::seat::Seat;

use super::checkers::Checkers;
use super::setup::Setup;
use super::{Backgammon, CHECKER};

impl Handicaps for Backgammon {
    const HANDICAPS: &'static [Handicap] = &[
        Handicap::finished("checker", &[(CHECKER, 1)]),
        Handicap::finished("two-checkers", &[(CHECKER, 2)]),
        Handicap::finished("three-checkers", &[(CHECKER, 3)]),
        Handicap::finished("four-checkers", &[(CHECKER, 4)]),
        Handicap::finished("five-checkers", &[(CHECKER, 5)]),
    ];

    fn give(&self, setup: &mut Setup, handicap: &Handicap, giver: Seat) {
        let other = giver.other();
        setup.places[other.idx() & 1] = Checkers::start_ahead(other, handicap.count()).places(other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_state::MatchState;
    use crate::{Format, Notation, Options, Rules};

    #[test]
    fn the_other_side_has_borne_off_and_both_throw_for_who_begins() {
        let rules = Backgammon::new("backgammon", &Options::new(), &MatchState::default()).unwrap();
        for (handicap, white, black) in [
            (
                "checker",
                "white 24:2 13:5 8:3 6:5 black 24:2 13:4 8:3 6:5 off:1 opening",
                "white 24:2 13:4 8:3 6:5 off:1 black 24:2 13:5 8:3 6:5 opening",
            ),
            (
                "two-checkers",
                "white 24:2 13:5 8:3 6:5 black 24:2 13:3 8:3 6:5 off:2 opening",
                "white 24:2 13:3 8:3 6:5 off:2 black 24:2 13:5 8:3 6:5 opening",
            ),
            (
                "five-checkers",
                "white 24:2 13:5 8:3 6:5 black 24:2 8:3 6:5 off:5 opening",
                "white 24:2 8:3 6:5 off:5 black 24:2 13:5 8:3 6:5 opening",
            ),
        ] {
            let handicap = Backgammon::handicap(handicap).unwrap();
            for (giver, expect) in [(Seat::FIRST, white), (Seat::SECOND, black)] {
                let (pos, history) = rules.start_with(handicap, giver).unwrap();
                assert_eq!(rules.write_position(&pos, &history, Format("list")), expect);
                assert_eq!(rules.read_position(expect), Ok((pos, history)));
            }
        }
    }

    /// When Black begins, White's die comes first in the text.
    #[test]
    fn the_first_throw_is_read_as_it_lies() {
        let rules = Backgammon::new("backgammon", &Options::new(), &MatchState::default()).unwrap();
        for given in Backgammon::HANDICAPS {
            let (mut pos, history) = rules.start_with(given, Seat::SECOND).unwrap();
            let step = rules.read_step(&pos, "25").unwrap();
            rules.apply(&mut pos, step, &mut ());
            assert_eq!(pos.seat, Seat::SECOND);
            let text = rules.write_position(&pos, &history, Backgammon::POSITIONS[0]);
            assert_eq!(rules.read_position(&text).map(|(pos, _)| pos), Ok(pos), "{text}");
        }
    }
}
