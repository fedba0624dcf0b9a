//! Luck and skill apart.
//!
//! The luck of a throw or a draw is what the position is worth after it, less the mean over all that could have come. What
//! the luck of a game does not explain, somebody has played well or badly: so both add up to the result exactly.

use rules::{Actor, Game, History, Outcome, PerSeat, Seat};

use crate::judge::Judge;

/// The luck of a throw or a draw.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Luck {
    /// Which step of the game it was.
    pub idx: usize,
    /// Whose turn it was in; `None` where it is nobody's yet.
    pub seat: Option<Seat>,
    /// What it brought each seat.
    pub points: PerSeat<f32>,
}

/// What a game has brought each seat, by luck and by skill.
#[derive(Clone, PartialEq, Debug)]
pub struct Shares {
    /// Every throw or draw, in order.
    pub throws: Vec<Luck>,
    /// What the game has brought each seat, more than an even game lets expect.
    pub gained: PerSeat<f32>,
    /// Their sum, of all seats' throws: what is luck for one is bad luck for the others.
    pub luck: PerSeat<f32>,
    /// The rest.
    pub skill: PerSeat<f32>,
}

/// Tells luck and skill apart in a game of dice that began in `start` and ended in an outcome. The luck of the first throw is
/// measured from an even game: so who begins is luck, too. What is dealt before the game, as Lino's
/// tiles, made its first position: its luck is what that is worth, and is not told here.
pub fn shares<G: Game>(
    judge: &Judge<'_, G>,
    start: &G::Position,
    history: &History,
    steps: &[G::Step],
    outcome: &Outcome,
) -> Shares {
    let (rules, mut pos, mut history) = (judge.rules(), start.clone(), history.clone());
    let even = judge.all_even();
    let mut throws: Vec<Luck> = Vec::new();
    let mut last_seat = None;
    for (idx, step) in steps.iter().enumerate() {
        match rules.actor(&pos) {
            Actor::Seat(seat) => last_seat = Some(seat),
            Actor::Chance => {
                let points = luck(judge, &pos, &history, *step, throws.is_empty());
                let mut next = pos.clone();
                rules.apply(&mut next, *step, &mut ());
                let seat = match rules.actor(&next) {
                    Actor::Seat(seat) => Some(seat),
                    Actor::Chance => last_seat,
                };
                throws.push(Luck { idx, seat, points });
            }
        }
        let before = pos.clone();
        rules.apply(&mut pos, *step, &mut ());
        history.note(rules, &before, *step, &pos);
    }
    let result = judge.result(outcome);
    let gained = PerSeat::from_fn(|seat| result[seat] - even[seat]);
    let luck = PerSeat::from_fn(|seat| throws.iter().map(|throw| throw.points[seat]).sum());
    let skill = PerSeat::from_fn(|seat| gained[seat] - luck[seat]);
    Shares { throws, gained, luck, skill }
}

/// What a throw or a draw brings each seat, more than the mean of all that could come. That of the first throw of a game is
/// measured from an even game.
pub fn luck<G: Game>(
    judge: &Judge<'_, G>,
    pos: &G::Position,
    history: &History,
    step: G::Step,
    is_first: bool,
) -> PerSeat<f32> {
    let rules = judge.rules();
    let after = |step: G::Step| judge.surveyed(&judge.played(pos, &[step]), &judge.after(pos, history, &[step]));
    let mean = match is_first {
        true => judge.all_even(),
        false => mean(rules, pos, after),
    };
    let reached = after(step);
    PerSeat::from_fn(|seat| reached[seat] - mean[seat])
}

/// The mean over all that chance can do, each by its weight.
fn mean<G: Game>(rules: &G, pos: &G::Position, expected: impl Fn(G::Step) -> PerSeat<f32>) -> PerSeat<f32> {
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    let (mut sum, mut weights) = (PerSeat::<f32>::default(), 0.0);
    for step in steps {
        let weight = rules.weight(pos, step) as f32;
        let points = expected(step);
        sum = PerSeat::from_fn(|seat| sum[seat] + weight * points[seat]);
        weights += weight;
    }
    PerSeat::from_fn(|seat| sum[seat] / weights)
}

#[cfg(test)]
mod tests {
    use ai::{Budget, network};
    use oorandom::Rand32;
    use rules::games::backgammon::Backgammon;
    use rules::games::ludo::Ludo;
    use rules::{Chance, MatchState, Networks, Notation, Options, Rules};

    use super::*;
    use crate::Engine;

    /// Plays a game by lot, with a limit, and tells luck and skill apart.
    fn played<G: Game>(id: &str, seed: u64) -> (Shares, usize) {
        let rules = G::new(id, &Options::new(), &MatchState::default()).expect("no option is wrong");
        let file = std::fs::read(format!("../../web/networks/{id}.bin")).expect("it is there");
        let networks = network::read(&file, G::NETWORKS).expect("it has the networks of the game");
        let mind = Engine(&networks);
        let judge = Judge::new(&rules, &mind, Budget { depth: 1, ..Budget::nodes(50) });
        let start = rules.start();
        let mut rand = Rand32::new(seed);
        let (mut pos, mut played) = (start.clone(), Vec::new());
        loop {
            let mut steps = Vec::new();
            rules.steps(&pos, &mut steps);
            if steps.is_empty() {
                break;
            }
            let step = steps[rand.rand_range(0..steps.len() as u32) as usize];
            rules.apply(&mut pos, step, &mut ());
            played.push(step);
        }
        let history = History::new(&rules, &start, 0, 0);
        (shares(&judge, &start, &history, &played, &rules.outcome(&pos)), rules.info().teams.len())
    }

    fn check(shares: &Shares, n_seats: usize) {
        for seat in Seat::first(n_seats) {
            let (luck, skill, gained) = (shares.luck[seat], shares.skill[seat], shares.gained[seat]);
            assert!((luck + skill - gained).abs() < 1e-4, "{luck} and {skill} are {gained}");
        }
        // What one seat gains, others lose.
        for throw in &shares.throws {
            assert!(throw.points.0.iter().sum::<f32>().abs() < 0.05, "{throw:?}");
        }
        assert!(shares.throws.iter().any(|throw| throw.points.0[0].abs() > 0.01), "{shares:?}");
    }

    #[test]
    fn luck_and_skill_add_up_to_the_result() {
        let (shares, n_seats) = played::<Backgammon>("backgammon", 1);
        check(&shares, n_seats);
        let (shares, n_seats) = played::<Ludo>("ludo", 2);
        check(&shares, n_seats);
    }

    #[test]
    fn a_throw_is_as_lucky_as_the_others_are_not() {
        let rules = Backgammon::new("backgammon", &Options::new(), &MatchState::default()).unwrap();
        let file = std::fs::read("../../web/networks/backgammon.bin").unwrap();
        let networks = network::read(&file, Backgammon::NETWORKS).unwrap();
        let mind = Engine(&networks);
        let judge = Judge::new(&rules, &mind, Budget { depth: 1, ..Budget::nodes(50) });
        // White bears off the last two checkers with any throw but 1-1 to 2-1 and the like.
        let (pos, history) = rules.read_position("white 6:1 1:1 off:13 black 1:2 off:13 roll white").unwrap();
        let mut throws = Vec::new();
        rules.steps(&pos, &mut throws);
        let luck = |step: <Backgammon as Rules>::Step| {
            let mean = mean(&rules, &pos, |step| {
                let mut next = pos;
                rules.apply(&mut next, step, &mut ());
                judge.surveyed(&next, &history)
            });
            let mut next = pos;
            rules.apply(&mut next, step, &mut ());
            judge.surveyed(&next, &history)[Seat::FIRST] - mean[Seat::FIRST]
        };
        let sum: f32 = throws.iter().map(|step| rules.weight(&pos, *step) as f32 * luck(*step)).sum();
        assert!(sum.abs() < 1e-3, "{sum}");
        let best = throws.iter().map(|step| luck(*step)).fold(f32::MIN, f32::max);
        let worst = throws.iter().map(|step| luck(*step)).fold(f32::MAX, f32::min);
        assert!(best > 0.1 && worst < -0.5, "{best} {worst}");
    }
}
