//! What the board shows of a position, and how moves are made on it.

use cozy_chess::{Piece, Rank, Square};

use crate::message::{Declared, Message, RulingId};
use crate::offers::{Resolution, Resolved, usual};
use crate::outcome::Outcome;
use crate::present::{Gesture, Present};
use crate::seat::Seat;
use crate::view::{Piece as Shown, Scene, Site};

use super::messages;
use super::position::Position;
use super::sites::{site, square};
use super::steps::{self, Step};
use super::{CHECK, Chess, TEAMS, color_of, kind, refusal};

impl Present for Chess {
    const MESSAGES: &'static [Declared] = messages::DECLARED;
    const FLAG: RulingId = RulingId("CHESS-3");
    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(steps::prompt(pos));
        for square in Square::ALL {
            if let Some(piece) = pos.piece_on(square) {
                scene.stacks.insert(site(square), vec![Shown { owner: pos.owner_on(square), kind: kind(piece) }]);
            }
        }
        if pos.is_check() {
            scene.marks.insert(site(pos.king(pos.seat())), CHECK);
        }
        scene
    }

    /// Castling is the king's move; promotions are told apart by the new piece.
    fn gesture(&self, _pos: &Position, step: Step) -> Gesture {
        let choice = step.promotion.map(|piece| match piece {
            Piece::Rook => messages::promote_rook(),
            Piece::Bishop => messages::promote_bishop(),
            Piece::Knight => messages::promote_knight(),
            _ => messages::promote_queen(),
        });
        Gesture { choice, ..Gesture::sites([site(step.from), site(step.to)]) }
    }

    /// From a8 to h1.
    fn sites(&self) -> Vec<Site> {
        let rank = |rank: Rank| Square::ALL.into_iter().filter(move |square| square.rank() == rank);
        Rank::ALL.into_iter().rev().flat_map(rank).map(site).collect()
    }

    fn label(&self, site: Site) -> Message {
        Message::verbatim(square(site).map_or_else(String::new, |square| square.to_string()))
    }

    /// A player whose time is up does not lose to one who could never give mate (CHESS-3).
    fn resolve(&self, pos: &Position, resolution: &Resolution) -> Resolved<Position> {
        Resolved::Over(match *resolution {
            Resolution::Flagged { by, .. } if !pos.could_mate(color_of(by.other())) => {
                Outcome::draw(TEAMS, messages::end_flagged(by))
            }
            _ => usual(TEAMS, resolution),
        })
    }

    /// Not while the king is in check: the piece that gives it could take the king.
    fn with_turn_of(&self, pos: &Position, seat: Seat) -> Option<Position> {
        pos.turned().filter(|other| other.seat() == seat)
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        let tried: Option<Vec<Square>> = tried.iter().copied().map(square).collect();
        match tried.as_deref() {
            None | Some([]) => messages::no_square(),
            Some([from]) => refusal::of_piece(pos, *from).unwrap_or_else(|| refusal::of_idle(pos, *from)),
            Some([from, .., to]) => refusal::of_piece(pos, *from).unwrap_or_else(|| refusal::of_goal(pos, *from, *to)),
        }
    }
}
