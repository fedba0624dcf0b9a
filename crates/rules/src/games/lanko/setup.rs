//! Set-ups: everything that a position text says, possible or not (LANKO-14).

use crate::history::History;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};
use crate::view::{Kind, SiteMap};

use super::board::{Board, SquareKind};
use super::pieces::{Man, Rank};
use super::position::{LAST_PASS, Position};
use super::{Lanko, messages};

/// The name of [`Setup::first`] in faults.
pub const FIRST: &str = "first";
/// The name of [`Setup::passes`] in faults.
pub const PASSES: &str = "passes";

/// What a position of a Lanko game consists of, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces by the sites of their squares.
    pub men: SiteMap<Man>,
    /// The seat to move.
    pub seat: Seat,
    /// Whether S is still to make the very first move, which must be a pawn's (LANKO-2).
    pub first: bool,
    /// Consecutive passes.
    pub passes: u8,
}

impl Setup {
    /// The empty board, with `seat` to move.
    pub const fn empty(seat: Seat) -> Setup {
        Setup { men: SiteMap::new(), seat, first: false, passes: 0 }
    }

    /// Everything that is impossible on a board, on which the first move may have to be a pawn's.
    fn faults(&self, board: &Board, pawn_first: bool) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let mut illegal = |part, why| faults.push(SetupFault::illegal(part, why));
        let most = most(board);
        let mut left = most;
        for (site, &man) in self.men.iter() {
            let part = Part::Site(*site);
            let Some(square) = board.square(usize::from(site.0)) else {
                illegal(part, messages::no_square());
                continue;
            };
            let at = board.label(square);
            match board.kind(square) {
                SquareKind::Middle if man.rank == Rank::Pawn => illegal(part, messages::text_pawn_inside(at)),
                // Only the pawns that start there: no piece can step onto a standby square.
                SquareKind::Standby if board.first_man(square) != Some(man) => {
                    illegal(part, messages::text_standby(at))
                }
                _ => {}
            }
            let (colour, rank) = (man.colour as usize, man.rank as usize);
            match &mut left[colour][rank] {
                0 => {
                    let kind = Kind(rank as u8);
                    illegal(part, messages::text_too_many(man.colour.seat(), kind, most[colour][rank]));
                }
                left => *left -= 1,
            }
        }
        if self.first && (!pawn_first || self.seat != Seat::FIRST) {
            illegal(Part::Field(FIRST), messages::text_first());
        }
        if self.passes > LAST_PASS || self.first && self.passes > 0 {
            illegal(Part::Field(PASSES), messages::text_passes(LAST_PASS));
        }
        if self.men.is_empty() {
            illegal(Part::Whole, messages::text_empty());
        }
        faults
    }
}

/// The pieces of each colour and rank at the start.
fn most(board: &Board) -> [[u8; 3]; 2] {
    let mut most = [[0; 3]; 2];
    for Man { colour, rank } in board.squares().filter_map(|square| board.first_man(square)) {
        most[colour as usize][rank as usize] += 1;
    }
    most
}

impl Arrange for Lanko {
    type Setup = Setup;

    fn setup(&self, pos: &Position, _history: &History) -> Setup {
        let man = |square| Some((super::Square::site(square), pos.man(square)?));
        let men = self.board().squares().filter_map(man).collect();
        Setup { men, seat: pos.seat(), first: pos.first, passes: pos.passes }
    }

    fn arrange(&self, setup: &Setup) -> Result<(Position, History), Vec<SetupFault>> {
        let faults = setup.faults(self.board(), self.pawn_first);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut pos = Position::empty(setup.seat);
        (pos.first, pos.passes) = (setup.first, setup.passes);
        for (site, man) in setup.men.iter() {
            if let Some(square) = self.board().square(usize::from(site.0)) {
                pos.put(square, *man);
            }
        }
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lanko::pieces::Colour;
    use crate::match_state::MatchState;
    use crate::view::Site;
    use crate::{Options, Rules};

    #[test]
    fn all_faults_of_a_set_up_are_told_at_once_with_their_places() {
        let rules = Lanko::new("lanko-103", &Options::new(), &MatchState::default()).unwrap();
        let site = |label: &str| rules.board().find(label).unwrap().site();
        let mut setup = Setup { first: true, passes: 5, ..Setup::empty(Seat::SECOND) };
        let told = |setup: &Setup| {
            rules.arrange(setup).unwrap_err().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        };
        assert_eq!(
            told(&setup),
            "Field(\"first\"): lanko-text-first [LANKO-2]\nField(\"passes\"): lanko-text-passes most=4 [LANKO-14]\n\
            Whole: lanko-text-empty"
        );
        let man = |colour, rank| Man { colour, rank };
        setup.men.insert(site("U"), man(Colour::White, Rank::Pawn));
        setup.men.insert(site("L"), man(Colour::White, Rank::Big));
        setup.men.insert(Site(500), man(Colour::White, Rank::Big));
        for label in ["1", "2", "3", "4", "5"] {
            setup.men.insert(site(label), man(Colour::Black, Rank::Big));
        }
        let told = told(&setup);
        for fault in [
            "lanko-text-pawn-inside at=U",
            "lanko-text-standby at=L",
            "Site(Site(500)): lanko-no-square",
            "Site(Site(4)): lanko-text-too-many seat=team of seat 2 kind=kind 2",
            "lanko-text-first",
            "lanko-text-passes",
        ] {
            assert!(told.contains(fault), "{fault}: {told}");
        }
    }
}
