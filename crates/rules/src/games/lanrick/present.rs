//! What the board shows of a position.

use crate::message::{Declared, Message, RulingId};
use crate::present::{Gesture, Present};
use crate::seat::Seat;
use crate::view::{Piece, Scene, Site};

use super::messages;
use super::position::{EACH, Phase, Position};
use super::sites::{Square, each};
use super::steps::{self, Step};
use super::{Lanrick, MAN, MARK, RENDEZVOUS, marks, prompt, refusal};

/// How many of the opponent's men must be taken.
const TO_TAKE: u32 = EACH - 1;

impl Present for Lanrick {
    const MESSAGES: &'static [Declared] = messages::DECLARED;
    const FLAG: RulingId = RulingId("LANRICK-11");
    /// A man keeps its line through a turn (LANRICK-2), so a single step reaches any square that several steps reach.
    const HAS_MULTI_STEP_MOVES: bool = false;

    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(prompt::prompt(pos));
        for seat in [Seat::FIRST, Seat::SECOND] {
            for at in each(pos.men(seat)) {
                scene.stacks.insert(at.site(), vec![Piece { owner: Some(seat), kind: MAN }]);
            }
        }
        if let Some(mark) = pos.mark() {
            for at in steps::around(mark) {
                scene.marks.insert(at.site(), if at == mark { MARK } else { RENDEZVOUS });
            }
        }
        scene
    }

    /// The board warns of a mark that gives the rendezvous away before it is set (LANRICK-4).
    fn gesture(&self, pos: &Position, step: Step) -> Gesture {
        match step {
            Step::Mark(mark) if marks::gives_away(pos, mark) => {
                let adversary = pos.seat().other();
                let words = messages::gives_away(adversary);
                Gesture::sites([mark.site()]).confirmed(words)
            }
            Step::Place(at) | Step::Mark(at) | Step::Take(at) => Gesture::sites([at.site()]),
            Step::Move { from, to } | Step::Border { from, to } => Gesture::sites([from.site(), to.site()]),
            Step::Done => Gesture::button(messages::done()),
        }
    }

    /// Always two, so that the panel beside the board never grows.
    fn figures(&self, pos: &Position, seat: Seat, _won: i32) -> Vec<Message> {
        let n_men = pos.n_men(seat);
        let where_they_are = match pos.phase() {
            Phase::Place => messages::to_place_still(EACH - n_men),
            Phase::Play { .. } | Phase::Take { .. } | Phase::Home { .. } => {
                let n_in = (pos.men(seat) & pos.rendezvous()).count_ones();
                messages::within(n_in, n_men)
            }
            Phase::Mark | Phase::Level { .. } | Phase::Back { .. } | Phase::Over => {
                messages::in_field(pos.in_field(seat).count_ones())
            }
        };
        // Until all men are set, no man has been lost.
        let n_taken = if pos.phase() == Phase::Place { 0 } else { EACH - pos.n_men(seat.other()) };
        vec![where_they_are, messages::taken(n_taken, TO_TAKE)]
    }

    /// In reading order for White, who sits at the first rank.
    fn sites(&self) -> Vec<Site> {
        let rank = |rank: u8| Square::all().filter(move |at| at.rank() == rank);
        (0..8).rev().flat_map(rank).map(Square::site).collect()
    }

    fn label(&self, site: Site) -> Message {
        Message::verbatim(Square::of_site(site).map_or_else(String::new, |square| square.to_string()))
    }

    /// At the beginning of a turn of play.
    fn with_turn_of(&self, pos: &Position, seat: Seat) -> Option<Position> {
        match pos.phase {
            Phase::Play { mark, locks, .. } if locks.is_empty() && seat != pos.seat => {
                let mut other = *pos;
                steps::end_turn(&mut other, mark);
                Some(other)
            }
            _ => None,
        }
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        let tried: Option<Vec<Square>> = tried.iter().copied().map(Square::of_site).collect();
        refusal::refusal(pos, tried.as_deref().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests;
