//! Set-ups: everything that a position text says, possible or not.

use crate::history::History;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::position::{Piece, Position};
use super::sites::{N_SQUARES, Square, crown_row, goes_down};
use super::{Draughts, messages};

/// The highest move number that a [`History`] can hold.
pub(super) const LAST_MOVE: u16 = 1 << 15;

/// The name of the move number in faults.
pub const NUMBER: &str = "number";

/// What a position of draughts consists of, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each square, in the order of their numbers.
    pub board: [Option<Piece>; N_SQUARES],
    /// The seat to move.
    pub seat: Seat,
    /// Turns since the last capture or man's move.
    pub no_progress: u16,
    /// The number of the move, from 1.
    pub number: u16,
}

impl Setup {
    /// The empty board, with Black to move.
    pub const EMPTY: Setup = Setup { board: [None; N_SQUARES], seat: Seat::FIRST, no_progress: 0, number: 1 };

    fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let mut illegal = |part, why| faults.push(SetupFault::illegal(part, why));
        let pieces = || Square::all().zip(self.board).filter_map(|(at, piece)| Some((at, piece?)));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let own = || pieces().filter(move |(_, piece)| piece.seat == seat);
            let count = own().count();
            if count > Position::PIECES {
                illegal(Part::Seat(seat), messages::text_pieces(seat, count, Position::PIECES));
            }
            for (at, _) in own().filter(|(at, piece)| !piece.is_king && at.bit() & crown_row(goes_down(seat)) != 0) {
                illegal(Part::Site(at.site()), messages::text_uncrowned(at.to_string()));
            }
        }
        if pieces().next().is_none() {
            illegal(Part::Whole, messages::text_empty());
        }
        if !(1..=LAST_MOVE).contains(&self.number) {
            illegal(Part::Field(NUMBER), messages::text_count(self.number.to_string()));
        }
        faults
    }
}

impl TryFrom<&Setup> for Position {
    type Error = Vec<SetupFault>;

    fn try_from(setup: &Setup) -> Result<Position, Vec<SetupFault>> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Position::with(&setup.board, setup.seat)) } else { Err(faults) }
    }
}

impl Arrange for Draughts {
    type Setup = Setup;

    fn setup(&self, pos: &Position, history: &History) -> Setup {
        let turns = history.turn();
        // Black has the first move of each number.
        let rounds = if pos.seat() == Seat::FIRST { turns.div_ceil(2) } else { turns / 2 };
        let mut board = [None; N_SQUARES];
        for at in Square::all() {
            board[at.idx()] = pos.piece(at);
        }
        let number = (rounds + 1).min(LAST_MOVE);
        Setup { board, seat: pos.seat(), no_progress: history.no_progress(), number }
    }

    fn arrange(&self, setup: &Setup) -> Result<(Position, History), Vec<SetupFault>> {
        let pos = Position::try_from(setup)?;
        let turn = 2 * u32::from(setup.number - 1) + u32::from(setup.seat != Seat::FIRST);
        let history = History::new(self, &pos, setup.no_progress, turn as u16);
        Ok((pos, history))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_faults_of_a_set_up_are_told_at_once_with_their_places() {
        let mut setup = Setup { number: 0, ..Setup::EMPTY };
        let man = |seat| Some(Piece { seat, is_king: false });
        setup.board[0] = man(Seat::SECOND);
        setup.board[8..22].fill(man(Seat::FIRST));
        setup.board[30] = man(Seat::FIRST);
        setup.board[31] = Some(Piece { seat: Seat::FIRST, is_king: true });
        let told: Vec<String> = Draughts.arrange(&setup).unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "Seat(Seat(0)): draughts-text-pieces seat=seat 1 found=16 most=12",
                "Site(Site(30)): draughts-text-uncrowned at=31",
                "Site(Site(0)): draughts-text-uncrowned at=1",
                "Field(\"number\"): draughts-text-count found=0",
            ]
        );
        let none = Draughts.arrange(&Setup::EMPTY).unwrap_err();
        assert_eq!(none, [SetupFault::illegal(Part::Whole, messages::text_empty())]);
    }
}
