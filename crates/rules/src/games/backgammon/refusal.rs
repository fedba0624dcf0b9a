//! Why touching the board does not make a move.

use crate::message::Message;
use crate::seat::Seat;
use crate::view::Site;

use super::checkers::{Checkers, Point};
use super::messages;
use super::position::{Dice, Position, Stage};
use super::sides::Sides;
use super::{Backgammon, sites, steps};

/// Why no legal step begins with touching the sites in `tried`, in order.
pub(super) fn refusal(rules: &Backgammon, pos: &Position, tried: &[Site]) -> Message {
    let Stage::Moving(dice) = pos.stage else { return steps::prompt(rules, pos) };
    let sides = Sides::of(pos.checkers, pos.seat);
    let (due, _) = steps::due(rules.single, sides, dice);
    if due == 0 {
        return steps::prompt(rules, pos);
    }
    let (chosen, rest) = match *tried {
        [die, ref rest @ ..] if sites::DICE.contains(&die) => match face_of(dice, die) {
            Ok(face) => (Some(face), rest),
            Err(why) => return why,
        },
        _ => (None, tried),
    };
    let mut faces: Vec<u8> = dice.left().map(|(_, face)| face).collect();
    faces.dedup();
    if let Some(face) = chosen {
        faces = vec![face];
    }
    let try_ = Try { seat: pos.seat, checkers: pos.checkers, sides, dice, due, faces };
    match (chosen, rest) {
        (None, []) => steps::prompt(rules, pos),
        (Some(face), []) => try_.of_number(face),
        (_, [from]) => try_.of_checker(*from).unwrap_or_else(|at| try_.of_all_goals(at)),
        (_, [from, .., to]) => try_.of_checker(*from).unwrap_or_else(|at| try_.of_goal(at, *to, chosen)),
    }
}

/// The number on a die that is touched first, or why it cannot be played.
fn face_of(dice: Dice, die: Site) -> Result<u8, Message> {
    let index = sites::DICE.iter().position(|site| *site == die).unwrap_or_default();
    match dice.face(index as u8) {
        None => Err(messages::die_aside()),
        Some((face, true)) => Err(messages::die_used(face)),
        Some((face, false)) => Ok(face),
    }
}

/// A move that a player tries while numbers are to be played.
struct Try {
    seat: Seat,
    checkers: Checkers,
    sides: Sides,
    dice: Dice,
    /// How many numbers must be played.
    due: u8,
    /// The numbers that could make the move, each once.
    faces: Vec<u8>,
}

impl Try {
    /// A message that names one of the 24 points as the seat counts it.
    fn at(&self, message: fn(String) -> Message, point: Point) -> Message {
        message(sites::name(sites::site(self.seat, point)))
    }

    /// Why a checker on a site cannot be moved by any number; otherwise the place of the seat's checker.
    fn of_checker(&self, from: Site) -> Result<Message, Point> {
        let Some(at) = sites::point(self.seat, from) else {
            let is_cube = [None, Some(self.seat), Some(self.seat.other())].map(sites::cube).contains(&from);
            return Ok(if is_cube { messages::cube_not_now(self.seat) } else { messages::touch_own(self.seat) });
        };
        if at == Point::OFF {
            return Ok(messages::stays_off());
        }
        if at.is_on_board() && self.checkers.count(self.seat.other(), at.opposite()) > 0 {
            return Ok(self.at(messages::not_yours, at));
        }
        if self.checkers.count(self.seat, at) == 0 {
            return Ok(if at == Point::BAR { messages::bar_empty(self.seat) } else { self.at(messages::empty, at) });
        }
        if at != Point::BAR && self.sides.is_on_bar() {
            return Ok(messages::bar_first(self.seat));
        }
        Err(at)
    }

    /// Why the seat's checker on a place cannot move at all.
    fn of_all_goals(&self, from: Point) -> Message {
        if self.faces.iter().any(|face| self.can_leave(from, *face)) {
            return self.must();
        }
        let mut reasons: Vec<Message> = self.faces.iter().map(|face| self.of_way(from, *face)).collect();
        reasons.dedup();
        match (reasons.len(), reasons.pop()) {
            (1, Some(reason)) => reason,
            _ if from == Point::BAR => messages::bar_blocked(self.seat),
            _ => self.at(messages::blocked, from),
        }
    }

    /// Why the seat's checker on a place cannot go to a site.
    fn of_goal(&self, from: Point, to: Site, chosen: Option<u8>) -> Message {
        let to = match sites::point(self.seat, to) {
            Some(to) if to != Point::BAR => to,
            _ => return messages::no_goal(),
        };
        if to == Point::OFF {
            return self.of_bearing_off(from);
        }
        if to >= from {
            return messages::backward(self.seat);
        }
        let number = from.get() - to.get();
        if self.faces.contains(&number) {
            return self.of_way(from, number);
        }
        match chosen {
            Some(face) => messages::other_die(face),
            None => messages::wrong_number(number),
        }
    }

    fn of_bearing_off(&self, from: Point) -> Message {
        if !self.checkers.all_home(self.seat) {
            return messages::not_all_home(self.seat);
        }
        // The exact number first: it bears off whatever is behind.
        let enough = self.faces.iter().copied().filter(|face| *face >= from.get()).min();
        match enough {
            Some(face) => self.of_way(from, face),
            None => messages::off_needs(from.get()),
        }
    }

    /// Why the seat's checker on a place cannot move by a number.
    fn of_way(&self, from: Point, face: u8) -> Message {
        if self.can_leave(from, face) {
            return self.must();
        }
        match from.after(face) {
            Point::OFF if !self.checkers.all_home(self.seat) => messages::not_all_home(self.seat),
            Point::OFF => self.at(messages::higher_behind, self.checkers.highest(self.seat)),
            to => self.at(messages::blocked_point, to),
        }
    }

    fn can_leave(&self, from: Point, face: u8) -> bool {
        self.sides.sources(face) >> from.get() & 1 != 0
    }

    /// Why no checker can move by a number.
    fn of_number(&self, face: u8) -> Message {
        if self.sides.sources(face) != 0 {
            return self.must();
        }
        messages::number_blocked(face)
    }

    /// What must be played instead of a move that would be possible on its own.
    fn must(&self) -> Message {
        if self.dice.is_double() {
            return messages::as_many(self.due);
        }
        if self.due > 1 {
            return messages::play_both();
        }
        messages::play_higher(self.dice.high())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::backgammon::diagram::{rules, thrown};
    use crate::{MatchState, Options, Present, Rules};

    /// Tries words: places as White counts them, `off`, `bar`, dice as `d1`, anything else as a site.
    #[track_caller]
    fn check(text: &str, (one, other): (u8, u8), tried: &[&str], expect: &str) {
        let rules = rules(&["single-number=tournament"]);
        let pos = thrown(text, one, other);
        check_at(&rules, &pos, tried, expect);
    }

    #[track_caller]
    fn check_at(rules: &Backgammon, pos: &Position, tried: &[&str], expect: &str) {
        let site = |word: &&str| match *word {
            "off" => sites::tray(Seat::FIRST),
            "bar" => sites::bar(Seat::FIRST),
            "cube" => sites::cube(None),
            "their-bar" => sites::bar(Seat::SECOND),
            word => match word.strip_prefix('d') {
                Some(die) => sites::DICE[die.parse::<usize>().unwrap() - 1],
                None => Site(word.parse().unwrap()),
            },
        };
        let tried: Vec<Site> = tried.iter().map(site).collect();
        let mut steps = Vec::new();
        rules.steps(pos, &mut steps);
        assert!(steps.iter().all(|step| !rules.gesture(pos, *step).sites.starts_with(&tried)), "{tried:?} is legal");
        assert_eq!(refusal(rules, pos, &tried).to_string(), expect);
    }

    const START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

    #[test]
    fn a_refusal_names_the_place_and_the_reason() {
        let check = |tried: &[&str], expect: &str| check(START, (6, 5), tried, expect);
        check(&["7"], "backgammon-empty at=7");
        check(&["19"], "backgammon-not-yours at=6A");
        check(&["bar"], "backgammon-bar-empty seat=seat 1");
        check(&["their-bar"], "backgammon-touch-own seat=seat 1");
        check(&["off"], "backgammon-stays-off");
        check(&["cube"], "backgammon-cube-not-now seat=seat 1");
        check(&["6"], "backgammon-blocked at=6");
        check(&["6", "off"], "backgammon-not-all-home seat=seat 1");
        check(&["13", "1"], "backgammon-wrong-number number=12");
        check(&["13", "18"], "backgammon-backward seat=seat 1");
        check(&["13", "bar"], "backgammon-no-goal");
        check(&["24", "19"], "backgammon-blocked-point at=6A [BG-5]");
        check(&["d1", "13", "8"], "backgammon-other-die number=6");
        check(&["d3"], "backgammon-die-aside");
        check(&["d2", "24"], "backgammon-blocked-point at=6A [BG-5]");
    }

    #[test]
    fn the_bar_comes_first() {
        check("bar:1 6:1 / 13:2", (6, 5), &["6"], "backgammon-bar-first seat=seat 1");
        check("bar:1 6:1 / 6:2", (6, 5), &["bar", "19"], "backgammon-blocked-point at=6A [BG-5]");
        check("bar:1 6:1 / 6:2 13:2", (6, 5), &["d1"], "backgammon-number-blocked number=6");
    }

    #[test]
    fn bearing_off_has_reasons_of_its_own() {
        check("6:1 4:1 2:1 / 13:1", (5, 3), &["4", "off"], "backgammon-higher-behind at=6");
        check("6:1 4:1 2:1 / 13:1", (5, 3), &["6", "off"], "backgammon-off-needs number=6");
        check("6:2 5:1 / 24:2 13:2", (5, 5), &["6"], "backgammon-blocked-point at=1 [BG-5]");
    }

    #[test]
    fn what_must_be_played_is_named() {
        check("24:1 9:1 / 8:2 7:2", (6, 1), &["3"], "backgammon-empty at=3");
        check("24:1 / 8:2", (6, 1), &["24", "23"], "backgammon-play-higher number=6 [BG-2]");
        check("24:1 / 8:2", (6, 1), &["d2"], "backgammon-play-higher number=6 [BG-2]");
        check("5:1 / 13:1", (6, 3), &["5", "off"], "backgammon-play-both [BG-1]");
        let lattjo = rules(&[]);
        check_at(
            &lattjo,
            &thrown("24:1 / 7:2 8:2", 6, 1),
            &["24"],
            "backgammon-lower-alone seat=seat 1 number=1 [BG-2]",
        );
        check_at(&lattjo, &thrown("24:1 / 7:2", 6, 6), &["24"], "backgammon-cannot-move seat=seat 1");
    }

    #[test]
    fn between_throws_the_prompt_answers() {
        let rules = Backgammon::new("backgammon", &Options::new(), &MatchState::default()).unwrap();
        check_at(&rules, &rules.start(), &["6"], "backgammon-open");
        let pos = Position { stage: Stage::Throw, ..rules.start() };
        check_at(&rules, &pos, &["6"], "backgammon-to-throw seat=seat 1");
    }
}
