use crate::chance::Chance;
use crate::games::backgammon::diagram::{rules, rules_in, thrown};
use crate::games::backgammon::{Checkers, Cube, cube, cube_kind};
use crate::offers::{Proposal, Resolution, Resolved};
use crate::present::{Gesture, Present};
use crate::seat::{PerSeat, Seat};
use crate::view::Site;
use crate::{Actor, Arrange, History, MatchState, Rules};

use super::*;

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

fn legal(rules: &Backgammon, pos: &Position) -> Vec<Step> {
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    steps
}

/// Plays steps, which must all be legal.
#[track_caller]
fn play(rules: &Backgammon, pos: &mut Position, steps: &[Step]) {
    for step in steps {
        assert!(legal(rules, pos).contains(step), "{step:?} in {pos:?}");
        rules.apply(pos, *step, &mut ());
    }
}

fn carry(from: u8, to: u8) -> Step {
    Step::Move { from: Point::new(from).unwrap(), to: Point::new(to).unwrap() }
}

/// White on roll, the cube in the middle.
fn on_roll(rules: &Backgammon) -> Position {
    rules.on_roll(Checkers::start(), WHITE, Cube::START)
}

#[test]
fn the_higher_die_begins_with_both_numbers() {
    let rules = rules(&[]);
    let steps = legal(&rules, &rules.start());
    assert_eq!((steps.len(), rules.actor(&rules.start())), (30, Actor::Chance));
    assert!(steps.iter().all(|step| rules.weight(&rules.start(), *step) == 1));
    for (white, black, begins) in [(3, 1, WHITE), (3, 5, BLACK)] {
        let mut pos = rules.start();
        play(&rules, &mut pos, &[Step::Throw(white, black)]);
        assert_eq!((pos.seat, rules.actor(&pos)), (begins, Actor::Seat(begins)));
        // White's die is the first, and both must be played.
        assert_eq!(pos.dice_shown(), [Die::Shows(white), Die::Shows(black), Die::Aside, Die::Aside]);
        assert!(legal(&rules, &pos).contains(&carry(8, 8 - white.max(black))));
    }
}

#[test]
fn a_throw_of_two_numbers_weighs_twice_a_double() {
    let rules = rules(&[]);
    let pos = on_roll(&rules);
    let steps = legal(&rules, &pos);
    assert_eq!((pos.stage, steps.len()), (Stage::Throw, 21));
    assert_eq!(steps.iter().map(|step| rules.weight(&pos, *step)).sum::<u32>(), 36);
}

#[test]
fn a_turn_ends_when_its_player_says_so() {
    let rules = rules(&[]);
    let mut pos = on_roll(&rules);
    assert!(!rules.mid_turn(&pos));
    play(&rules, &mut pos, &[Step::Throw(3, 1), carry(8, 5), carry(6, 5)]);
    assert_eq!((legal(&rules, &pos), rules.mid_turn(&pos)), (vec![Step::Done], true));
    assert_eq!(prompt(&rules, &pos).to_string(), "backgammon-to-finish seat=seat 1");
    play(&rules, &mut pos, &[Step::Done]);
    assert_eq!((pos.seat, pos.stage, rules.mid_turn(&pos)), (BLACK, Stage::Throw, false));
}

#[test]
fn what_cannot_be_played_is_said_and_confirmed() {
    #[track_caller]
    fn check(rules: &Backgammon, pos: &Position, expect: &str) {
        assert_eq!((legal(rules, pos), prompt(rules, pos).to_string()), (vec![Step::Done], expect.to_owned()));
    }
    let rules = rules(&[]);
    check(&rules, &thrown("24:1 / 7:2", 6, 6), "backgammon-cannot-move seat=seat 1");
    check(&rules, &thrown("24:1 / 7:2 8:2", 6, 1), "backgammon-lower-alone seat=seat 1 number=1 [BG-2]");
    let mut pos = thrown("24:1 / 8:2 2:2", 6, 1);
    play(&rules, &mut pos, &[carry(24, 18)]);
    check(&rules, &pos, "backgammon-rest-lost seat=seat 1");
    let pos = thrown("bar:1 24:1 / 13:2", 6, 1);
    assert_eq!(prompt(&rules, &pos).to_string(), "backgammon-to-enter seat=seat 1");
}

#[test]
fn doubling_changes_whose_the_cube_is() {
    let rules = rules(&["cube=on"]);
    let mut pos = on_roll(&rules);
    assert_eq!(legal(&rules, &pos), [Step::Roll, Step::Double]);
    play(&rules, &mut pos, &[Step::Double]);
    assert_eq!((rules.actor(&pos), rules.mid_turn(&pos)), (Actor::Seat(BLACK), true));
    assert_eq!(prompt(&rules, &pos).to_string(), "backgammon-answer seat=seat 2 value=2");
    assert_eq!(legal(&rules, &pos), [Step::Take, Step::Drop]);
    play(&rules, &mut pos, &[Step::Take]);
    // White throws, and from now on only Black may double.
    assert_eq!((pos.cube, pos.seat, pos.stage), (Cube::new(1, Some(BLACK)).unwrap(), WHITE, Stage::Throw));
    assert!(!rules.mid_turn(&pos));
    play(&rules, &mut pos, &[Step::Throw(3, 1), carry(8, 5), carry(6, 5), Step::Done]);
    assert_eq!((pos.seat, pos.stage), (BLACK, Stage::Before));
    play(&rules, &mut pos, &[Step::Roll]);
    assert_eq!((pos.stage, rules.mid_turn(&pos)), (Stage::Throw, true));
    play(&rules, &mut pos, &[Step::Throw(3, 1), carry(8, 5), carry(6, 5), Step::Done]);
    assert_eq!((pos.seat, pos.stage), (WHITE, Stage::Throw));
}

#[test]
fn whoever_refuses_loses_what_was_agreed_before() {
    let rules = rules(&["cube=on"]);
    for (cube, stake) in [(Cube::START, 1), (Cube::new(2, Some(WHITE)).unwrap(), 4)] {
        let mut pos = rules.on_roll(Checkers::start(), WHITE, cube);
        play(&rules, &mut pos, &[Step::Double, Step::Drop]);
        assert!(legal(&rules, &pos).is_empty() && !rules.mid_turn(&pos));
        let outcome = rules.outcome(&pos);
        assert_eq!((outcome.places.0, outcome.points.0), ([1, 2, 0, 0], [stake, 0, 0, 0]));
        assert_eq!(outcome.reason.to_string(), "backgammon-end-dropped seat=seat 2");
    }
}

#[test]
fn nobody_doubles_past_64() {
    let rules = rules(&["cube=on"]);
    let on_roll = |log2| rules.on_roll(Checkers::start(), WHITE, Cube::new(log2, Some(WHITE)).unwrap());
    assert_eq!(legal(&rules, &on_roll(5)), [Step::Roll, Step::Double]);
    assert_eq!(legal(&rules, &on_roll(6)).len(), 21);
    assert_eq!((Cube::new(7, Some(WHITE)), Cube::new(0, Some(WHITE)), Cube::new(1, None)), (None, None, None));
    let mut pos = on_roll(5);
    play(&rules, &mut pos, &[Step::Double, Step::Take]);
    assert_eq!((pos.cube.score(), cube_kind(pos.cube).0), (64, 7));
}

#[test]
fn nobody_doubles_in_the_crawford_game_or_without_a_cube() {
    let state = |note: &str| MatchState { length: 3, played: 2, points: PerSeat([2, 0, 0, 0]), note: note.to_owned() };
    let stage = |rules: &Backgammon| rules.on_roll(Checkers::start(), WHITE, Cube::START).stage;
    assert_eq!(stage(&rules_in(&[], &state("crawford"))), Stage::Throw);
    assert_eq!(stage(&rules_in(&[], &state("after-crawford"))), Stage::Before);
    assert_eq!(stage(&rules_in(&["cube=off"], &state(""))), Stage::Throw);
    assert_eq!((stage(&rules(&[])), stage(&rules(&["cube=on"]))), (Stage::Throw, Stage::Before));
    let crawford = rules_in(&[], &state("crawford"));
    assert!(!crawford.scene(&crawford.start()).stacks.contains_key(&cube(None)));
}

/// White bears off their last checker and wins this much.
#[track_caller]
fn check_win(black: &str, cube: Cube, points: i32, reason: &str) {
    let rules = rules(&["cube=on"]);
    let mut pos = Position { cube, ..thrown(&format!("2:1 / {black}"), 6, 3) };
    play(&rules, &mut pos, &[carry(2, 0)]);
    assert!(legal(&rules, &pos).is_empty() && !rules.mid_turn(&pos), "the last checker ends the game at once");
    let outcome = rules.outcome(&pos);
    assert_eq!((outcome.points.0, outcome.places.0), ([points, 0, 0, 0], [1, 2, 0, 0]));
    assert_eq!(outcome.reason.to_string(), format!("{reason} seat=seat 2"));
    let setup = rules.setup(&pos, &History::default());
    assert_eq!(rules.arrange(&setup).map(|(pos, _)| pos), Ok(pos));
}

#[test]
fn a_win_counts_once_twice_or_three_times_the_cube() {
    check_win("1:14", Cube::START, 1, "backgammon-end-single");
    check_win("bar:1 1:13", Cube::START, 1, "backgammon-end-single");
    check_win("1:14 18:1", Cube::START, 2, "backgammon-end-gammon");
    check_win("1:14 19:1", Cube::START, 3, "backgammon-end-backgammon");
    check_win("1:14 24:1", Cube::new(2, Some(BLACK)).unwrap(), 12, "backgammon-end-backgammon");
    check_win("1:14 bar:1", Cube::new(1, Some(WHITE)).unwrap(), 6, "backgammon-end-backgammon");
}

#[test]
fn a_resignation_must_be_accepted_and_counts_with_the_cube() {
    let rules = rules(&["cube=on"]);
    let pos = rules.on_roll(Checkers::start(), WHITE, Cube::new(1, Some(BLACK)).unwrap());
    assert_eq!(rules.answerers(&pos, WHITE, Proposal::Resign(2)), [BLACK]);
    assert_eq!(rules.offers(&pos, BLACK).resign, 3);
    let Resolved::Over(outcome) = rules.resolve(&pos, &Resolution::Resigned { by: WHITE, points: 3 }) else {
        panic!("a resignation ends the game")
    };
    assert_eq!((outcome.points.0, outcome.places.0), ([0, 6, 0, 0], [2, 1, 0, 0]));
}

#[test]
fn a_fallen_flag_loses_a_single_game_times_the_cube() {
    let rules = rules(&["cube=on"]);
    // Not even a checker is off.
    let pos = rules.on_roll(Checkers::start(), WHITE, Cube::new(2, Some(WHITE)).unwrap());
    let Resolved::Over(outcome) = rules.resolve(&pos, &Resolution::Flagged { by: WHITE, ruling: Backgammon::FLAG })
    else {
        panic!("a fallen flag ends the game")
    };
    assert_eq!((outcome.points.0, outcome.places.0), ([0, 4, 0, 0], [2, 1, 0, 0]));
    assert_eq!(outcome.reason.to_string(), "end-flagged seat=team of seat 1 [BG-7]");
}

#[test]
fn a_hit_and_a_checker_borne_off_are_told() {
    let told = |pos: &Position, step: Step| {
        let rules = rules(&[]);
        let (mut pos, mut effects) = (*pos, Vec::new());
        rules.apply(&mut pos, step, &mut effects);
        effects.pop();
        effects
    };
    let walk = |from, to, why| Effect::Move { from: Site(from), to: Site(to), n: 1, under: false, why };
    let used = |index, face| Effect::Die { index, die: Die::Used(face) };
    assert_eq!(
        told(&thrown("bar:1 5:1 / 4:1", 4, 2), carry(25, 21)),
        [walk(21, 0, Why::Take), walk(25, 21, Why::Place), used(0, 4)]
    );
    assert_eq!(told(&thrown("4:2 / 13:1", 6, 2), carry(4, 0)), [walk(4, 26, Why::Finish), used(0, 6)]);
}

#[test]
fn gestures_may_begin_with_the_die() {
    let rules = rules(&["cube=on"]);
    let pos = thrown("6:1 3:2 / 13:1", 6, 3);
    let die = |index: usize| sites::DICE[index];
    assert_eq!(rules.gesture(&pos, carry(6, 3)), Gesture::sites([Site(6), Site(3)]));
    assert_eq!(
        rules.shortcuts(&pos, carry(6, 3)),
        [Gesture::sites([die(1), Site(6)]).eager(), Gesture::sites([die(1), Site(6), Site(3)])]
    );
    let off = rules.shortcuts(&pos, carry(6, 0));
    assert_eq!(off[0], Gesture::sites([Site(6)]).eager());
    assert_eq!(off[1], Gesture::sites([die(0), Site(6)]).eager());
    let before = rules.on_roll(Checkers::start(), WHITE, Cube::START);
    assert_eq!(rules.shortcuts(&before, Step::Double), [Gesture::sites([Site(28)])]);
    assert_eq!(rules.shortcuts(&before, Step::Roll).len(), 2);
    assert_eq!(rules.shortcuts(&thrown("24:1 / 7:2", 6, 6), Step::Done).len(), 4);
}
