//! What the board shows of a position.

use crate::message::{Declared, Message, RulingId};
use crate::present::{Gesture, Present};
use crate::seat::Seat;
use crate::view::{self, Scene, Site};

use super::messages;
use super::position::{Piece, Position};
use super::sites::Square;
use super::steps::{self, Step};
use super::{Draughts, KING, MAN, refusal};

fn square(site: Site) -> Option<Square> {
    Square::new(usize::from(site.0))
}

impl Present for Draughts {
    const MESSAGES: &'static [Declared] = messages::DECLARED;
    const FLAG: RulingId = RulingId("DR-5");
    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(steps::prompt(pos));
        for square in Square::all() {
            if let Some(Piece { seat, is_king }) = pos.piece(square) {
                let kind = if is_king { KING } else { MAN };
                scene.stacks.insert(square.site(), vec![view::Piece { owner: Some(seat), kind }]);
            }
        }
        scene
    }

    fn gesture(&self, _pos: &Position, step: Step) -> Gesture {
        Gesture::sites([step.from.site(), step.to.site()])
    }

    /// In Black's reading order; Black sits at the side of number 1.
    fn sites(&self) -> Vec<Site> {
        Square::all().rev().map(Square::site).collect()
    }

    fn label(&self, site: Site) -> Message {
        Message::verbatim(square(site).map_or_else(String::new, |square| square.to_string()))
    }

    fn with_turn_of(&self, pos: &Position, seat: Seat) -> Option<Position> {
        let mut other = *pos;
        other.end_turn();
        Some(other).filter(|other| pos.chain().is_none() && other.seat() == seat)
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        let tried: Option<Vec<Square>> = tried.iter().copied().map(square).collect();
        refusal::refusal(pos, tried.as_deref().unwrap_or_default())
    }
}
