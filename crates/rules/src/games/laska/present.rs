//! What the board shows of a position.

use crate::message::{Declared, Message, RulingId};
use crate::present::{Gesture, Overlay, Present};
use crate::seat::Seat;
use crate::view::{Kind, Piece, Scene, Site};

use super::column::Counter;
use super::messages;
use super::position::Position;
use super::sites::Square;
use super::steps::{self, Step};
use super::{COUNTER, Laska, OFFICER, overlays, refusal};

/// Ranks of the board.
const N_RANKS: u8 = 7;

fn square(site: Site) -> Option<Square> {
    Square::new(usize::from(site.0))
}

/// A counter's kind of piece.
fn kind(counter: Counter) -> Kind {
    if counter.is_officer() { OFFICER } else { COUNTER }
}

impl Present for Laska {
    const MESSAGES: &'static [Declared] = messages::DECLARED;
    const FLAG: RulingId = RulingId("LASKA-6");
    const OVERLAYS: &'static [Overlay] = overlays::ALL;
    const NAMING: Option<&'static str> = Some("laska-numbers");

    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(steps::prompt(pos));
        for square in Square::all() {
            let mut stack: Vec<Piece> = pos
                .column(square)
                .from_top_down()
                .map(|counter| Piece { owner: Some(counter.seat()), kind: kind(counter) })
                .collect();
            stack.reverse();
            if !stack.is_empty() {
                scene.stacks.insert(square.site(), stack);
            }
        }
        scene
    }

    fn gesture(&self, _pos: &Position, step: Step) -> Gesture {
        Gesture::sites([step.from.site(), step.to.site()])
    }

    /// From Black's left corner to White's right one.
    fn sites(&self) -> Vec<Site> {
        let rank = |rank| Square::all().filter(move |square| square.on_grid().rank == rank);
        (0..N_RANKS).rev().flat_map(rank).map(Square::site).collect()
    }

    fn label(&self, site: Site) -> Message {
        Message::verbatim(square(site).map_or_else(String::new, |square| square.to_string()))
    }

    /// Lasker's numbers: 1 to 25, rank by rank from White's left.
    fn renamed(&self, site: Site, _from: Seat) -> Message {
        Message::verbatim((site.0 + 1).to_string())
    }

    fn with_turn_of(&self, pos: &Position, seat: Seat) -> Option<Position> {
        let mut other = pos.clone();
        other.end_turn();
        Some(other).filter(|other| pos.chain().is_none() && other.seat() == seat)
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        let tried: Option<Vec<Square>> = tried.iter().copied().map(square).collect();
        refusal::refusal(pos, tried.as_deref().unwrap_or_default())
    }
}
