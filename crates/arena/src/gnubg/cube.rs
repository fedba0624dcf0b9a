//! What a player's doubles, takes and passes cost. The positions are from games that the player plays against itself:
//! mostly those in which the seat that is to throw might double. Each is asked about twice: for money, and at some score
//! of a match. The player says whether to double, and, whatever it said, whether to take a double; GNU Backgammon says
//! what all of that is worth.

use std::io::Write;

use rules::games::backgammon::{Backgammon, Cube, Position, Stage, Step};
use rules::{Format, History, MatchState, Notation, Options, PerSeat, Rules, Seat};

use crate::mind::Mind;
use crate::playout::Playout;
use crate::{Trouble, rng};

use super::mean::Mean;
use super::program::{CubeEquities, Score};
use super::table::{self, Table};
use super::{GAME, Plan, gather};

/// How probable it is that a seat wins that might double.
const WINDOW: std::ops::RangeInclusive<f64> = 0.6..=0.9;
/// One of so many of these positions is asked about, and of all others.
const ONE_OF: usize = 2;
const ONE_OF_OTHERS: usize = 12;
/// In one of so many, the seat that might double owns the cube already.
const ONE_OWNED: usize = 4;

/// The length of the match, and the scores that come up in it: of the seat that might double, and of the other.
const LENGTH: u16 = 7;
const SCORES: [[u16; 2]; 8] = [[0, 0], [4, 2], [2, 4], [5, 3], [3, 5], [5, 5], [2, 0], [4, 6]];

/// How positions are named in the report.
const POSITIONS: Format = Format("GNU ID");

/// A position with its stakes, what the player says and what it is worth.
#[derive(Clone, PartialEq, Debug)]
struct Case {
    name: String,
    is_match: bool,
    equities: CubeEquities,
    doubles: bool,
    takes: bool,
}

impl Case {
    /// What a double is worth to the seat that might double, if the other answers it rightly.
    fn double(&self) -> f64 {
        self.equities.take.min(self.equities.pass)
    }

    fn is_double(&self) -> bool {
        self.double() > self.equities.no_double
    }

    fn is_take(&self) -> bool {
        self.equities.take <= self.equities.pass
    }

    /// What it costs to double, or not to.
    fn doubling_loss(&self) -> f64 {
        let loss = if self.doubles {
            self.equities.no_double - self.double()
        } else {
            self.double() - self.equities.no_double
        };
        loss.max(0.0)
    }

    /// What it costs the other seat to take, or to pass.
    fn taking_loss(&self) -> f64 {
        let CubeEquities { take, pass, .. } = self.equities;
        let loss = if self.takes { take - pass } else { pass - take };
        loss.max(0.0)
    }
}

pub(super) fn run(options: &Options, plan: &Plan, mut output: impl Write) -> Result<(), Trouble> {
    let mut without = options.clone();
    without.set("cube", "off");
    let rules = table::money(&without)?;
    let (cases, _) = gather(plan, |table, idx| game(&rules, options, plan, table, idx))?;
    report(&mut output, plan, &cases)?;
    Ok(output.flush()?)
}

/// Plays a game without a cube and asks about some of its positions.
fn game(rules: &Backgammon, options: &Options, plan: &Plan, table: &mut Table, idx: u64) -> Result<Vec<Case>, Trouble> {
    let seed = rng::seed(&[plan.seed, idx]);
    let mut lot = rng::generator(rng::seed(&[seed, 0]));
    let mut cases = Vec::new();
    table::play(rules, seed, |playout, throw| {
        let drawn = rng::below(&mut lot, ONE_OF * ONE_OF_OTHERS);
        let is_asked = if drawn.is_multiple_of(ONE_OF_OTHERS) {
            true
        } else {
            drawn.is_multiple_of(ONE_OF) && WINDOW.contains(&table.gnubg.value(0, throw.checkers, throw.seat)?[0])
        };
        if is_asked && !throw.is_first {
            let [own, other] = SCORES[rng::below(&mut lot, SCORES.len())];
            let is_owned = rng::below(&mut lot, ONE_OWNED) == 0;
            let cube = Cube::new(u8::from(is_owned), is_owned.then_some(throw.seat)).unwrap_or(Cube::START);
            let before = Position { checkers: throw.checkers, seat: throw.seat, stage: Stage::Before, cube };
            for score in [Score::default(), Score { length: LENGTH, own, other }] {
                let seed = rng::seed(&[seed, playout.steps().len() as u64]);
                cases.push(case(options, plan, table, before, score, seed)?);
            }
        }
        table::play_by(&mut *table.mind, playout, seed)?;
        Ok(())
    })?;
    Ok(cases)
}

/// The rules of a game with a cube for money, or at a score of a match.
fn with_cube(options: &Options, seat: Seat, score: Score) -> Result<Backgammon, Trouble> {
    let Score { length, own, other } = score;
    let mut points = PerSeat::default();
    (points[seat], points[seat.other()]) = (i32::from(own), i32::from(other));
    // The Crawford game is over, or still to come.
    let state = MatchState { length, points, ..MatchState::default() };
    Ok(Backgammon::new(GAME, options, &state)?)
}

/// Asks about a position in which a seat might double.
fn case(
    options: &Options,
    plan: &Plan,
    table: &mut Table,
    before: Position,
    score: Score,
    seed: u64,
) -> Result<Case, Trouble> {
    let Position { checkers, seat, cube, .. } = before;
    let rules = with_cube(options, seat, score)?;
    let doubled = Position { stage: Stage::Doubled, ..before };
    Ok(Case {
        name: rules.write_position(&before, &History::new(&rules, &before, 0, 0), POSITIONS),
        is_match: score.length > 0,
        equities: table.gnubg.cube(plan.plies, checkers, seat, cube, score)?,
        doubles: first_step(&mut *table.mind, &rules, before, seed)? == Some(Step::Double),
        takes: first_step(&mut *table.mind, &rules, doubled, seed)? == Some(Step::Take),
    })
}

/// What a player does first in a position.
fn first_step(
    mind: &mut dyn Mind<Backgammon>,
    rules: &Backgammon,
    pos: Position,
    seed: u64,
) -> Result<Option<Step>, Trouble> {
    Ok(mind.choose(&Playout::of(rules, pos), seed)?.steps.first().copied())
}

fn report(output: &mut impl Write, plan: &Plan, cases: &[Case]) -> Result<(), Trouble> {
    let Plan { player, plies, seed, .. } = plan;
    writeln!(output, "{player}: cube decisions judged by GNU Backgammon at {plies} plies, seed {seed}")?;
    writeln!(output, "thousandths of the stake a decision:")?;
    for (name, is_match) in [("money", Some(false)), ("match", Some(true)), ("all", None)] {
        let cases = || cases.iter().filter(|case| is_match.is_none_or(|is_match| case.is_match == is_match));
        let mean = |losses: Vec<f64>| Mean::of(losses).in_thousandths();
        let doubling = mean(cases().map(Case::doubling_loss).collect());
        let taking = mean(cases().map(Case::taking_loss).collect());
        // Both decisions about a position depend on each other.
        let both = mean(cases().map(|case| (case.doubling_loss() + case.taking_loss()) / 2.0).collect());
        writeln!(output, "{name}: {both} in {} cases, doubling {doubling}, taking {taking}", both.n)?;
    }
    let count = |is_counted: fn(&Case) -> bool| cases.iter().filter(|case| is_counted(case)).count();
    let share = |is_right: fn(&Case) -> bool, is_done: fn(&Case) -> bool| {
        let done = cases.iter().filter(|case| is_right(case) && is_done(case)).count();
        format!("{done} of {}", count(is_right))
    };
    let doubles = share(Case::is_double, |case| case.doubles);
    let waits = share(|case| !case.is_double(), |case| !case.doubles);
    let takes = share(Case::is_take, |case| case.takes);
    let passes = share(|case| !case.is_take(), |case| !case.takes);
    writeln!(output, "right: {doubles} doubles, {waits} without a double, {takes} takes, {passes} passes")?;
    worst(output, "double", cases, |case| case.doubles.then(|| case.doubling_loss()))?;
    worst(output, "wait", cases, |case| (!case.doubles).then(|| case.doubling_loss()))?;
    worst(output, "take", cases, |case| case.takes.then(|| case.taking_loss()))?;
    worst(output, "pass", cases, |case| (!case.takes).then(|| case.taking_loss()))
}

/// What a decision of a kind cost at most, and where.
fn worst(
    output: &mut impl Write,
    name: &str,
    cases: &[Case],
    loss: impl Fn(&Case) -> Option<f64>,
) -> Result<(), Trouble> {
    let losses = cases.iter().filter_map(|case| Some((loss(case)?, case)));
    if let Some((loss, case)) = losses.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(loss, _)| *loss > 0.0) {
        writeln!(output, "most that one {name} cost: {loss:.3} in {}", case.name)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use rules::games::backgammon::Checkers;

    use super::super::Question;
    use super::*;
    use crate::player::Player;

    fn case(name: &str, equities: [f64; 3], doubles: bool, takes: bool) -> Case {
        let [no_double, take, pass] = equities;
        let equities = CubeEquities { no_double, take, pass };
        Case { name: name.to_owned(), is_match: false, equities, doubles, takes }
    }

    #[track_caller]
    fn check(equities: [f64; 3], [doubles, takes]: [bool; 2], losses: [f64; 2]) {
        let case = case("", equities, doubles, takes);
        assert_eq!([case.doubling_loss(), case.taking_loss()], losses);
    }

    #[test]
    fn decisions_cost_what_the_right_ones_are_worth_more() {
        // No double yet, and an easy take.
        check([0.5, 0.25, 1.0], [false, true], [0.0, 0.0]);
        check([0.5, 0.25, 1.0], [true, false], [0.25, 0.75]);
        // A double and a take.
        check([0.5, 0.75, 1.0], [true, true], [0.0, 0.0]);
        check([0.5, 0.75, 1.0], [false, false], [0.25, 0.25]);
        // A double and a pass.
        check([0.75, 1.5, 1.0], [false, true], [0.25, 0.5]);
        check([0.75, 1.5, 1.0], [true, false], [0.0, 0.0]);
        // Too good to double.
        check([1.25, 1.5, 1.0], [true, false], [0.25, 0.0]);
    }

    #[test]
    fn the_player_is_asked_on_a_board_of_its_own() {
        let mut options = Options::new();
        options.set("cube", "on");
        let score = Score { length: LENGTH, own: 5, other: 3 };
        let rules = with_cube(&options, Seat::SECOND, score).unwrap();
        assert_eq!((rules.score(Seat::FIRST), rules.score(Seat::SECOND), rules.has_cube()), (3, 5, true));
        let start =
            Position { checkers: Checkers::start(), seat: Seat::SECOND, stage: Stage::Before, cube: Cube::START };
        let mut mind = crate::agent::seat::<Backgammon>(&Player::Random).unwrap();
        let mut steps =
            |pos| -> Vec<_> { (0..9).map(|seed| first_step(&mut *mind, &rules, pos, seed).unwrap()).collect() };
        assert!(steps(start).contains(&Some(Step::Double)));
        assert!(steps(Position { stage: Stage::Doubled, ..start }).contains(&Some(Step::Take)));
    }

    #[test]
    fn the_report_counts_what_is_right() {
        let plan = Plan { question: Question::Cube, player: Player::Random, count: 2, plies: 2, seed: 3, n_jobs: 1 };
        let cases = [case("a", [0.5, 0.25, 1.0], true, true), case("b", [0.75, 1.5, 1.0], true, true)];
        let mut output = Vec::new();
        report(&mut output, &plan, &cases).unwrap();
        let text = String::from_utf8(output).unwrap();
        let lines: Vec<&str> = text.lines().skip(5).collect();
        let right = "right: 1 of 1 doubles, 0 of 1 without a double, 1 of 1 takes, 0 of 1 passes";
        let worst = ["most that one double cost: 0.250 in a", "most that one take cost: 0.500 in b"];
        assert_eq!(lines, [right, worst[0], worst[1]]);
        assert!(text.contains("\nall: 187.5 (95 %: "), "{text}");
    }
}
