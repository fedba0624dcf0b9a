//! Set-ups: everything that a position text says, possible or not.

use crate::history::History;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::checkers::{Checkers, Point, SEATS};
use super::position::{Cube, Dice, Position, Stage};
use super::{Backgammon, messages, sites};

/// The name of the cube in faults.
pub const CUBE: &str = "cube";
/// The name of the dice in faults.
pub const DICE: &str = "dice";
/// The name of what is to be done in faults.
pub const STAGE: &str = "stage";

/// What is to be done, without what follows from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupStage {
    /// Each player throws one die.
    Opening,
    /// The seat throws, or doubles where it may.
    Roll,
    /// The seat has doubled.
    Doubled,
    /// The seat has thrown these and not yet moved. A lower number first is White's die when Black begins the game.
    Dice([u8; 2]),
    /// The seat has won.
    Won,
}

/// What a position of backgammon consists of, possible or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The checkers by seat and by that seat's own points, from [`Point::OFF`] to [`Point::BAR`].
    pub places: [[u8; Point::N]; 2],
    /// The cube's value is two to this power.
    pub cube_log2: u8,
    /// Who owns the cube; `None` in the middle.
    pub cube_owner: Option<Seat>,
    /// Whose turn it is; White before the first throw, the winner when the game is over.
    pub seat: Seat,
    /// What is to be done.
    pub stage: SetupStage,
}

impl Setup {
    /// Turns the cube back to what it was before so many beavers, if the other side has it since; who has doubled had
    /// it then.
    pub(super) fn turn_cube_back(&mut self, n_turns: u8) {
        if n_turns > 0 && self.cube_owner == Some(self.seat.other()) {
            self.cube_log2 = self.cube_log2.saturating_sub(n_turns);
            self.cube_owner = (self.cube_log2 > 0).then_some(self.seat);
        }
    }

    fn is_off(&self, seat: Seat) -> bool {
        self.places[seat.idx() & 1][Point::OFF.idx()] == Checkers::EACH
    }

    /// The checkers of a side that is on the bar before a closed home.
    fn is_shut_out(&self, seat: Seat) -> bool {
        let [own, other] = [seat, seat.other()].map(|seat| &self.places[seat.idx() & 1]);
        own[Point::BAR.idx()] > 0 && (1..=Point::HOME.idx()).all(|at| other[at] >= 2)
    }

    fn faults(&self, rules: &Backgammon) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        self.check_checkers(&mut faults);
        self.check_stage(rules, &mut faults);
        faults
    }

    fn check_checkers(&self, faults: &mut Vec<SetupFault>) {
        let mut illegal = |part, why| faults.push(SetupFault::illegal(part, why));
        // Both would never come in again.
        if SEATS.into_iter().all(|seat| self.is_shut_out(seat)) {
            illegal(Part::Whole, messages::text_closed());
        }
        for seat in SEATS {
            let found: u16 = self.places[seat.idx() & 1].iter().map(|n| u16::from(*n)).sum();
            if found != u16::from(Checkers::EACH) {
                illegal(Part::Seat(seat), messages::text_checkers(seat, found, Checkers::EACH));
            }
        }
        let [white, black] = &self.places;
        for at in Point::board().filter(|at| white[at.idx()] > 0 && black[at.opposite().idx()] > 0) {
            let site = sites::site(Seat::FIRST, at);
            illegal(Part::Site(site), messages::text_shared(at.get(), at.opposite().get()));
        }
        if SEATS.into_iter().all(|seat| self.is_off(seat)) {
            illegal(Part::Whole, messages::text_both_off());
        }
    }

    fn check_stage(&self, rules: &Backgammon, faults: &mut Vec<SetupFault>) {
        let mut illegal = |field, why| faults.push(SetupFault::illegal(Part::Field(field), why));
        let cube = Cube::new(self.cube_log2, self.cube_owner);
        if self.cube_log2 > Cube::MOST_LOG2 {
            illegal(CUBE, messages::text_cube_most());
        } else if cube.is_none() {
            illegal(CUBE, messages::text_cube_owner());
        } else if cube != Some(Cube::START) && !rules.may_have_cube() {
            illegal(CUBE, messages::text_no_cube());
        }
        if let SetupStage::Dice([one, other]) = self.stage
            && Dice::thrown(one, other).is_none()
        {
            illegal(DICE, messages::text_throw(format!("{one}{other}")));
        }
        let could_double = cube.is_some_and(|cube| rules.may_have_cube() && cube.serves(self.seat));
        let is_beginning = Checkers::new(self.places).is_ok_and(Checkers::is_beginning) && cube == Some(Cube::START);
        if self.stage == SetupStage::Opening && !(is_beginning && self.seat == Seat::FIRST) {
            illegal(STAGE, messages::text_begun());
        }
        if self.stage == SetupStage::Doubled && !could_double {
            illegal(STAGE, messages::text_cannot_double(self.seat));
        }
        let ended = SEATS.into_iter().find(|seat| self.is_off(*seat));
        match (self.stage, ended) {
            (SetupStage::Won, Some(seat)) if seat == self.seat => {}
            (SetupStage::Won, None) if could_double => {}
            (SetupStage::Won, _) => illegal(STAGE, messages::text_not_won(self.seat)),
            (_, Some(seat)) => illegal(STAGE, messages::text_ended(seat)),
            (_, None) => {}
        }
    }
}

/// The throw of these numbers: a lower one first can only be White's die when Black begins the game.
fn dice(checkers: Checkers, seat: Seat, cube: Cube, [one, other]: [u8; 2]) -> Option<Dice> {
    let may_be_first = cube == Cube::START && seat == Seat::SECOND && checkers.is_beginning();
    let opening = if may_be_first && one < other { Dice::opening(one, other) } else { None };
    opening.or(Dice::thrown(one, other))
}

impl Arrange for Backgammon {
    type Setup = Setup;

    fn setup(&self, pos: &Position, _history: &History) -> Setup {
        Setup {
            places: SEATS.map(|seat| pos.checkers.places(seat)),
            cube_log2: pos.cube.log2(),
            cube_owner: pos.cube.owner(),
            seat: pos.seat,
            stage: match pos.stage {
                Stage::Opening => SetupStage::Opening,
                Stage::Before | Stage::Throw => SetupStage::Roll,
                Stage::Doubled => SetupStage::Doubled,
                Stage::Moving(dice) => SetupStage::Dice(dice.faces()),
                Stage::Over => SetupStage::Won,
            },
        }
    }

    fn arrange(&self, setup: &Setup) -> Result<(Position, History), Vec<SetupFault>> {
        let faults = setup.faults(self);
        if !faults.is_empty() {
            return Err(faults);
        }
        let checkers = Checkers::new(setup.places).unwrap_or(Checkers::start());
        let cube = Cube::new(setup.cube_log2, setup.cube_owner).unwrap_or(Cube::START);
        let seat = setup.seat;
        let stage = match setup.stage {
            SetupStage::Opening => Stage::Opening,
            SetupStage::Roll => self.on_roll(checkers, seat, cube).stage,
            SetupStage::Doubled => Stage::Doubled,
            SetupStage::Dice(faces) => dice(checkers, seat, cube, faces).map_or(Stage::Throw, Stage::Moving),
            SetupStage::Won => Stage::Over,
        };
        let pos = Position { checkers, seat, stage, cube };
        let history = History::new(self, &pos, 0, 0);
        Ok((pos, history))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::backgammon::diagram::{rules, rules_in};
    use crate::match_state::MatchState;
    use crate::{Notation, Rules};

    fn told(rules: &Backgammon, setup: &Setup) -> Vec<String> {
        rules.arrange(setup).unwrap_err().iter().map(ToString::to_string).collect()
    }

    fn start(rules: &Backgammon) -> Setup {
        rules.setup(&rules.start(), &History::default())
    }

    #[test]
    fn all_faults_of_a_set_up_are_told_at_once_with_their_places() {
        let rules = rules(&["cube=on"]);
        let mut setup = start(&rules);
        setup.places[0][1] += 2;
        setup.places[1][13] -= 1;
        (setup.cube_log2, setup.stage) = (7, SetupStage::Dice([7, 0]));
        assert_eq!(
            told(&rules, &setup),
            [
                "Seat(Seat(0)): backgammon-text-checkers seat=seat 1 found=17 needed=15",
                "Seat(Seat(1)): backgammon-text-checkers seat=seat 2 found=14 needed=15",
                "Site(Site(1)): backgammon-text-shared white=1 black=24",
                "Field(\"cube\"): backgammon-text-cube-most",
                "Field(\"dice\"): backgammon-text-throw found=70",
            ]
        );
        let mut off = start(&rules);
        off.places = [0, 1].map(|_| core::array::from_fn(|at| if at == 0 { Checkers::EACH } else { 0 }));
        (off.cube_owner, off.seat) = (Some(Seat::SECOND), Seat::SECOND);
        assert_eq!(
            told(&rules, &off),
            [
                "Whole: backgammon-text-both-off",
                "Field(\"cube\"): backgammon-text-cube-owner",
                "Field(\"stage\"): backgammon-text-begun",
                "Field(\"stage\"): backgammon-text-ended seat=seat 1",
            ]
        );
    }

    #[test]
    fn positions_that_the_rules_do_not_know_are_refused() {
        let check = |rules: &Backgammon, change: &dyn Fn(&mut Setup), expect: &str| {
            let mut setup = Setup { stage: SetupStage::Roll, ..start(rules) };
            change(&mut setup);
            match rules.arrange(&setup) {
                Ok((pos, _)) => assert_eq!(rules.setup(&pos, &History::default()), setup, "{expect}"),
                Err(faults) => assert_eq!(faults[0].why.key, expect, "{setup:?}"),
            }
            assert_eq!(rules.arrange(&setup).is_ok(), expect.is_empty(), "{setup:?}");
        };
        let (with, single) = (rules(&["cube=on"]), rules(&[]));
        let crawford = MatchState { length: 3, played: 1, note: "crawford".to_owned(), ..MatchState::default() };
        let crawford = rules_in(&[], &crawford);
        let turn = |setup: &mut Setup| (setup.cube_log2, setup.cube_owner) = (1, Some(Seat::SECOND));
        // A single game without a cube shows positions of games with one (R28), but nobody doubles in it.
        check(&single, &turn, "");
        check(&crawford, &turn, "backgammon-text-no-cube");
        let double = |setup: &mut Setup| setup.stage = SetupStage::Doubled;
        check(&with, &double, "");
        check(&single, &double, "");
        check(&crawford, &double, "backgammon-text-cannot-double");
        let both = |setup: &mut Setup| {
            turn(setup);
            double(setup);
        };
        check(&with, &both, "backgammon-text-cannot-double");
        check(&single, &both, "backgammon-text-cannot-double");
        let won = |setup: &mut Setup| setup.stage = SetupStage::Won;
        check(&single, &won, "");
        check(&crawford, &won, "backgammon-text-not-won");
    }

    #[test]
    fn a_double_is_answered_in_a_single_game_without_a_cube_too() {
        let rules = rules(&[]);
        let text = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 doubled white";
        let (mut pos, _) = rules.read_position(text).unwrap();
        let take = rules.read_step(&pos, "take").unwrap();
        rules.apply(&mut pos, take, &mut ());
        assert_eq!((pos.cube.score(), pos.cube.owner(), pos.stage), (2, Some(Seat::SECOND), Stage::Throw));
    }
}
