//! What the board shows and says about a position.

use crate::message::{Declared, Message, RulingId};
use crate::offers::{Offers, Proposal, Resolution, Resolved, usual};
use crate::present::{Gesture, Present};
use crate::seat::Seat;
use crate::view::{Piece, Scene, Site};

use super::checkers::{Point, SEATS};
use super::messages;
use super::position::{Cube, Dice, Position, Stage};
use super::steps::{self, Step};
use super::{Backgammon, CHECKER, refusal, sites};

impl Present for Backgammon {
    const MESSAGES: &'static [Declared] = messages::DECLARED;
    const FLAG: RulingId = RulingId("BG-7");
    const NAMING: Option<&'static str> = Some("backgammon-numbered");
    const DICE: &'static [Site] = &sites::DICE;

    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(steps::prompt(self, pos));
        for seat in SEATS {
            for at in Point::all() {
                let n = usize::from(pos.checkers.count(seat, at));
                if n > 0 {
                    let checker = Piece { owner: Some(seat), kind: CHECKER };
                    scene.stacks.insert(sites::site(seat, at), vec![checker; n]);
                }
            }
        }
        // Also in positions of games that were played with one.
        let is_answered = pos.stage == Stage::Doubled || pos.stage == Stage::Over && !pos.is_off(pos.seat);
        if self.has_cube || pos.cube != Cube::START || is_answered {
            let cube = Piece { owner: None, kind: sites::cube_kind(pos.cube) };
            scene.stacks.insert(sites::cube(pos.cube.owner()), vec![cube]);
        }
        scene.dice = pos.dice_shown().to_vec();
        scene
    }

    fn gesture(&self, pos: &Position, step: Step) -> Gesture {
        match step {
            Step::Throw(one, other) => Gesture::button(Message::verbatim(format!("{one} {other}"))),
            Step::Roll => Gesture::button(messages::roll()),
            Step::Double => Gesture::button(messages::double()),
            Step::Take => Gesture::button(messages::take()),
            Step::Drop => Gesture::button(messages::drop()),
            Step::Done => Gesture::button(messages::done()),
            Step::Move { from, to } => Gesture::sites([sites::site(pos.seat, from), sites::site(pos.seat, to)]),
        }
    }

    /// A move can begin with its die. Bearing off needs no target, nor does a move begun with its die. Touching the
    /// dice throws them and picks them up; touching the cube doubles.
    fn shortcuts(&self, pos: &Position, step: Step) -> Vec<Gesture> {
        let shown = |n: u8| sites::DICE.into_iter().take(usize::from(n));
        let touch = |site| Gesture::sites([site]);
        match step {
            Step::Roll => shown(2).map(touch).collect(),
            Step::Double => vec![touch(sites::cube(pos.cube.owner()))],
            Step::Done => shown(pos.dice().map_or(0, Dice::n)).map(touch).collect(),
            Step::Move { from, to } => {
                let (start, goal) = (sites::site(pos.seat, from), sites::site(pos.seat, to));
                let mut gestures = Vec::new();
                if to == Point::OFF {
                    gestures.push(touch(start).eager());
                }
                for index in steps::dice_for(pos, from, to) {
                    let die = sites::DICE[usize::from(index)];
                    gestures.push(Gesture::sites([die, start]).eager());
                    gestures.push(Gesture::sites([die, start, goal]));
                }
                gestures
            }
            Step::Throw(..) | Step::Take | Step::Drop => Vec::new(),
        }
    }

    fn thrower(&self, pos: &Position) -> Option<Seat> {
        (pos.stage == Stage::Throw).then_some(pos.seat)
    }

    fn figures(&self, pos: &Position, seat: Seat, won: i32) -> Vec<Message> {
        if !SEATS.contains(&seat) {
            return Vec::new();
        }
        let mut figures = vec![messages::pips(pos.checkers.pips(seat))];
        if self.length > 0 {
            let score = messages::score((self.score[seat] + won).min(i32::from(self.length)), self.length);
            figures.push(score);
        }
        figures
    }

    fn sites(&self) -> Vec<Site> {
        sites::all()
    }

    fn label(&self, site: Site) -> Message {
        sites::label(site)
    }

    /// Points are 1 to 24 from the seat's side, as in moves.
    fn renamed(&self, site: Site, from: Seat) -> Message {
        match sites::point(from, site) {
            Some(point) if point.is_on_board() => Message::verbatim(point.get().to_string()),
            _ => sites::label(site),
        }
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        refusal::refusal(self, pos, tried)
    }

    /// There is no draw; up to three stakes may be resigned (BG-3).
    fn offers(&self, _pos: &Position, _by: Seat) -> Offers {
        Offers { draw: false, end: false, take_back: true, resign: 3 }
    }

    /// The other player, for a resignation too (BG-3).
    fn answerers(&self, _pos: &Position, by: Seat, _proposal: Proposal) -> Vec<Seat> {
        vec![by.other()]
    }

    fn resolve(&self, pos: &Position, resolution: &Resolution) -> Resolved<Position> {
        let reason = usual(super::TEAMS, resolution);
        Resolved::Over(match *resolution {
            Resolution::Resigned { by, points } => self.win(by.other(), points.into(), pos.cube, reason.reason),
            // A single game, whatever is on the board (BG-7).
            Resolution::Flagged { by, .. } => self.win(by.other(), 1, pos.cube, reason.reason),
            Resolution::Draw | Resolution::End | Resolution::House(_) => reason,
        })
    }
}
