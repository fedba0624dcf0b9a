//! How the board presents a position, in signs and words.

use crate::game::Rules;
use crate::message::{Declared, Message, RulingId};
use crate::offers::{Offers, Proposal, Resolution, Resolved};
use crate::present::{Gesture, Present};
use crate::seat::Seat;
use crate::view::{Scene, Site};

use super::messages;
use super::path::PathNumber;
use super::position::{Colour, Position, Stage};
use super::steps::{self, Step};
use super::{Ludo, ends, refusal, sites, stacks};

impl Present for Ludo {
    const MESSAGES: &'static [Declared] = messages::DECLARED;
    const FLAG: RulingId = RulingId("LUDO-9");
    const SHOWN_AHEAD: bool = true;
    const DICE: &'static [Site] = &sites::DICE;

    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(steps::prompt(pos));
        for seat in Seat::first(Seat::MAX).filter(|seat| pos.is_present(*seat)) {
            for at in *pos.pieces(seat) {
                // All seats at a site have the same stack there.
                scene.stacks.insert(sites::site(seat, at), stacks::stack(pos.crowd(seat, at)));
            }
        }
        scene.dice = pos.dice().to_vec();
        scene
    }

    /// A piece that turns at the finish and ends where it began is touched once.
    fn gesture(&self, pos: &Position, step: Step) -> Gesture {
        match step {
            Step::Throw(face) => Gesture::button(Message::verbatim(face.to_string())),
            Step::Pass => Gesture::pass(messages::pass()),
            Step::Move { from, to, knocks, .. } => {
                let seat = pos.seat().unwrap_or(Seat::FIRST);
                let mut sites = vec![sites::site(seat, from), sites::site(seat, to)];
                sites.dedup();
                let choice = if knocks { messages::knock } else { messages::spare };
                let choice = has_twin(self, pos, step).then(choice);
                Gesture { choice, ..Gesture::sites(sites) }
            }
        }
    }

    /// A piece with a single move needs no goal, and a goal that a single piece can reach needs no piece. A die that
    /// allows no move is picked up.
    fn shortcuts(&self, pos: &Position, step: Step) -> Vec<Gesture> {
        let Some(seat) = pos.seat() else { return Vec::new() };
        let (from, to) = match step {
            Step::Throw(_) => return Vec::new(),
            Step::Pass => return vec![Gesture::sites([sites::die(seat)])],
            Step::Move { from, to, .. } => (from, to),
        };
        let mut steps = Vec::new();
        self.steps(pos, &mut steps);
        let way = |step: &Step| match *step {
            Step::Move { from, to, .. } => Some((from, to)),
            Step::Throw(_) | Step::Pass => None,
        };
        let n = |is_meant: &dyn Fn((PathNumber, PathNumber)) -> bool| {
            steps.iter().filter_map(way).filter(|way| is_meant(*way)).count()
        };
        let mut gestures = Vec::new();
        if from != to && n(&|(other, _)| other == from) == 1 {
            gestures.push(Gesture::sites([sites::site(seat, from)]).eager());
        }
        if n(&|(_, goal)| goal == to) == 1 && n(&|(other, _)| other == to) == 0 {
            gestures.push(Gesture::sites([sites::site(seat, to)]));
        }
        gestures
    }

    /// Every seat has its own die, in the opening too.
    fn thrower(&self, pos: &Position) -> Option<Seat> {
        pos.seat().filter(|_| !self.mid_turn(pos))
    }

    fn figures(&self, pos: &Position, seat: Seat, _won: i32) -> Vec<Message> {
        match pos.colour(seat) {
            Colour::Empty => Vec::new(),
            Colour::Out => vec![messages::out()],
            Colour::Pieces(_) if pos.is_unfinished(seat) => {
                vec![messages::home(pos.count(seat, PathNumber::HOME))]
            }
            Colour::Pieces(_) => vec![messages::place(ends::places(pos)[seat])],
        }
    }

    fn sites(&self) -> Vec<Site> {
        sites::all()
    }

    fn label(&self, site: Site) -> Message {
        sites::label(site)
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        refusal::refusal(pos, tried)
    }

    /// A seat that still has something to play for may give up or ask the others.
    fn offers(&self, pos: &Position, by: Seat) -> Offers {
        if pos.stage() != Stage::Over && pos.is_unfinished(by) { Offers::USUAL } else { Offers::NONE }
    }

    /// The seats that still have something to play for; none for a resignation.
    fn answerers(&self, pos: &Position, by: Seat, proposal: Proposal) -> Vec<Seat> {
        match proposal {
            Proposal::Resign(_) => Vec::new(),
            Proposal::Offer(_) => pos.unfinished().filter(|seat| *seat != by).collect(),
        }
    }

    fn resolve(&self, pos: &Position, resolution: &Resolution) -> Resolved<Position> {
        ends::settle(pos, resolution)
    }

    fn takes_part(&self, pos: &Position, seat: Seat) -> bool {
        pos.is_present(seat)
    }
}

/// Whether the same move can be played with and without knocking out.
fn has_twin(rules: &Ludo, pos: &Position, step: Step) -> bool {
    let Step::Move { from, to, n, knocks } = step else { return false };
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    steps.contains(&Step::Move { from, to, n, knocks: !knocks })
}

#[cfg(test)]
mod tests;
