//! Set-ups: everything that a position text says, possible or not.

use crate::history::History;
use crate::seat::{PerSeat, Seat};
use crate::setup::{Arrange, Part, SetupFault};

use super::column::{Column, Counter};
use super::position::Position;
use super::sites::{N_SQUARES, Square};
use super::{Laska, messages};

/// What a position of Laska consists of, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The counters on each square from the top down, in Lasker's order of squares.
    pub columns: [Vec<Counter>; N_SQUARES],
    /// The seat to move.
    pub seat: Seat,
}

impl Setup {
    /// The empty board, with `seat` to move.
    pub fn empty(seat: Seat) -> Setup {
        Setup { columns: [const { Vec::new() }; N_SQUARES], seat }
    }

    fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let mut illegal = |part, why| faults.push(SetupFault::illegal(part, why));
        let mut counters = PerSeat::all(0);
        for counter in self.columns.iter().flatten() {
            counters[counter.seat()] += 1;
        }
        for (seat, &count) in counters.iter().filter(|(_, count)| **count > Position::COUNTERS) {
            illegal(Part::Seat(seat), messages::text_counters(seat, count, Position::COUNTERS));
        }
        if counters == PerSeat::all(0) {
            illegal(Part::Whole, messages::text_empty());
        }
        let unpromoted = |at: &Square| {
            let top = self.columns[at.idx()].first();
            top.is_some_and(|top| !top.is_officer() && at.is_far_for(top.seat()))
        };
        for at in Square::all().filter(unpromoted) {
            illegal(Part::Site(at.site()), messages::text_unpromoted(at.to_string()));
        }
        faults
    }
}

impl TryFrom<&Setup> for Position {
    type Error = Vec<SetupFault>;

    fn try_from(setup: &Setup) -> Result<Position, Vec<SetupFault>> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let column = |counters: &Vec<Counter>| Column::from_top(counters.iter().copied());
        // No column is higher than all counters of the game.
        let columns = setup.columns.each_ref().map(|counters| column(counters).unwrap_or(Column::EMPTY));
        Ok(Position::with(columns, setup.seat))
    }
}

impl Arrange for Laska {
    type Setup = Setup;

    fn setup(&self, pos: &Position, _history: &History) -> Setup {
        let mut setup = Setup::empty(pos.seat());
        for at in Square::all() {
            setup.columns[at.idx()] = pos.column(at).from_top_down().collect();
        }
        setup
    }

    fn arrange(&self, setup: &Setup) -> Result<(Position, History), Vec<SetupFault>> {
        let pos = Position::try_from(setup)?;
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_state::MatchState;
    use crate::{Options, Rules};

    #[test]
    fn all_faults_of_a_set_up_are_told_at_once_with_their_places() {
        let rules = Laska::new("laska", &Options::new(), &MatchState::default()).unwrap();
        let mut setup = Setup::empty(Seat::FIRST);
        let none = rules.arrange(&setup).unwrap_err();
        assert_eq!(none, [SetupFault::illegal(Part::Whole, messages::text_empty())]);
        let [white, black] = [Seat::FIRST, Seat::SECOND].map(|seat| Counter::new(seat, false));
        setup.columns[0] = vec![black];
        setup.columns[12] = vec![white; 30];
        setup.columns[24] = vec![white, black];
        let told: Vec<String> = rules.arrange(&setup).unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "Seat(Seat(0)): laska-text-counters seat=seat 1 found=31 most=11",
                "Site(Site(0)): laska-text-unpromoted at=a1",
                "Site(Site(24)): laska-text-unpromoted at=g7",
            ]
        );
    }
}
