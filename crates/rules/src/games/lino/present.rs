//! What the board shows of a position.

use crate::message::{Declared, Message, RulingId};
use crate::present::{Gesture, Present};
use crate::seat::Seat;
use crate::view::{Piece, Scene, Site};

use super::messages;
use super::position::{Position, Stage, each};
use super::sites::Spot;
use super::steps::Step;
use super::{LAIN, Lino, MOVED, SEATS, STONE, gains, prompt, refusal};

impl Present for Lino {
    const MESSAGES: &'static [Declared] = messages::DECLARED;
    const FLAG: RulingId = RulingId("LINO-10");
    /// No piece moves more than once in a turn.
    const HAS_MULTI_STEP_MOVES: bool = false;

    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(prompt::prompt(self.eyes, pos));
        for (idx, at) in pos.tiles.iter().enumerate() {
            let tile = Piece { owner: None, kind: pos.faces[idx].kind() };
            let stone = pos.stone(idx).map(|seat| Piece { owner: Some(seat), kind: STONE });
            scene.stacks.insert(at.site(), core::iter::once(tile).chain(stone).collect());
        }
        for idx in each(pos.moved) {
            scene.marks.insert(pos.tiles[idx].site(), MOVED);
        }
        for at in pos.lain.iter() {
            scene.marks.insert(at.site(), LAIN);
        }
        let at_end = if pos.stage == Stage::Over { gains::sums(pos, self.eyes) } else { [0; 2] };
        for seat in SEATS {
            scene.counts[seat] = i32::from(pos.score[seat.idx()]) + i32::from(at_end[seat.idx()]);
        }
        scene
    }

    /// Claims are hidden gestures: only the player points them out (LINO-2).
    fn gesture(&self, _pos: &Position, step: Step) -> Gesture {
        match step {
            Step::Move { from, to } => Gesture::sites([from.site(), to.site()]),
            Step::Pass => Gesture::pass(messages::pass()),
            Step::Place(at) => Gesture::sites([at.site()]),
            Step::Claim { first, last } => Gesture::sites([first.site(), last.site()]).hidden(),
            Step::Done => Gesture::button(messages::done()),
        }
    }

    /// A row may be pointed out from either end.
    fn shortcuts(&self, _pos: &Position, step: Step) -> Vec<Gesture> {
        match step {
            Step::Claim { first, last } => {
                vec![Gesture::sites([last.site(), first.site()]).hidden()]
            }
            _ => Vec::new(),
        }
    }

    /// A row has two ends.
    fn n_hidden_touches(&self, pos: &Position) -> usize {
        match pos.stage {
            Stage::Claim { .. } | Stage::Count { .. } => 2,
            Stage::Build { .. } | Stage::Fill | Stage::Over => 0,
        }
    }

    /// Always one, so that the panel beside the board never grows.
    fn figures(&self, pos: &Position, seat: Seat, _won: i32) -> Vec<Message> {
        vec![match pos.stage {
            Stage::Build { n_moved } => messages::tiles(pos.n_tiles_left(seat, n_moved)),
            _ => messages::hand(pos.hand(seat)),
        }]
    }

    /// The whole frame, in White's reading order.
    fn sites(&self) -> Vec<Site> {
        Spot::all().map(Spot::site).collect()
    }

    fn label(&self, site: Site) -> Message {
        Message::verbatim(Spot::of_site(site).map_or_else(String::new, |spot| spot.to_string()))
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        let tried: Option<Vec<Spot>> = tried.iter().copied().map(Spot::of_site).collect();
        refusal::refusal(self.eyes, pos, tried.as_deref().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests;
