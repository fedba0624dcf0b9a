//! Random play with fixed seeds: every position of a game, with the path to it.

use core::fmt;
use core::ops::Range;

use oorandom::Rand32;
use rules::{Actor, Game, GameInfo, History, HouseRule, MatchState, OptionKind, Options, Rules, Search, draw_weighted};

/// Far more steps than any random game takes: a game that gets here is considered endless.
pub const CAP: usize = 100_000;

/// A position of a random game.
#[derive(Debug)]
pub struct Spot<'a, G: Game> {
    /// The rules of the game.
    pub rules: &'a G,
    /// The seed of the game.
    pub seed: u64,
    /// The position at the last turn boundary.
    pub boundary: &'a G::Position,
    /// The steps since.
    pub since: &'a [G::Step],
    /// The position.
    pub pos: &'a G::Position,
    /// The legal steps; none when the game is over.
    pub steps: &'a [G::Step],
    /// The game's history up to the last turn boundary.
    pub history: &'a History,
}

impl<G: Game> Spot<'_, G> {
    /// Whether no turn has begun.
    pub fn is_boundary(&self) -> bool {
        self.since.is_empty()
    }
}

/// Names the game, the seed, the position at the last turn boundary and the steps since.
impl<G: Game> fmt::Display for Spot<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.rules.write_position(self.boundary, self.history, G::POSITIONS[0]);
        let since = self.rules.write_turn(self.boundary, self.since, G::MOVES[0]);
        write!(f, "{} (seed {:#x}, turn {}): {text:?}", self.rules.info().id, self.seed, self.history.turn())?;
        if self.since.is_empty() { Ok(()) } else { write!(f, " then {since:?}") }
    }
}

/// How a random game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By its rules.
    Rules,
    /// By a house rule that applies automatically.
    House(HouseRule),
}

/// Plays one random game and shows every position to `visit`, the last one too.
///
/// # Panics
/// When the game does not end within [`CAP`] steps.
pub fn game<G: Game>(rules: &G, seed: u64, visit: &mut impl FnMut(&Spot<'_, G>)) -> Ending {
    game_from(rules, rules.start(), seed, visit)
}

/// The same from a position between two turns.
///
/// # Panics
/// When the game does not end within [`CAP`] steps.
pub fn game_from<G: Game>(rules: &G, start: G::Position, seed: u64, visit: &mut impl FnMut(&Spot<'_, G>)) -> Ending {
    let mut rand = rand(seed);
    let mut pos = start;
    let mut history = History::new(rules, &pos, 0, 0);
    let mut boundary = pos.clone();
    let mut since = Vec::new();
    let mut steps = Vec::new();
    for _ in 0..CAP {
        steps.clear();
        rules.steps(&pos, &mut steps);
        let spot =
            Spot { rules, seed, boundary: &boundary, since: &since, pos: &pos, steps: &steps, history: &history };
        visit(&spot);
        if steps.is_empty() {
            return Ending::Rules;
        }
        if let Some(end) = history.auto(rules.info().house_rules).filter(|_| since.is_empty()) {
            return Ending::House(*end);
        }
        let step = choose(rules, &pos, &steps, &mut rand);
        let before = pos.clone();
        rules.apply(&mut pos, step, &mut ());
        history.note(rules, &before, step, &pos);
        if rules.mid_turn(&pos) {
            since.push(step);
        } else {
            since.clear();
            boundary = pos.clone();
        }
    }
    panic!("{} (seed {seed:#x}) does not end", rules.info().id);
}

/// The games that random steps lead nowhere in: in Lanrick they do not bring all men into a rendezvous.
const WITH_AIM: &[&str] = &["lanrick"];

/// Whether random games are played with an aim: three times in four a step is drawn from the first ones in move order.
pub fn have_aim<R: Rules>() -> bool {
    R::GAMES.iter().any(|info| WITH_AIM.contains(&info.id))
}

/// A random step from `steps`: by weight where chance decides, otherwise each equally likely; with [an
/// aim](have_aim), mostly one of the first in move order.
pub fn choose<R: Search>(rules: &R, pos: &R::Position, steps: &[R::Step], rand: &mut Rand32) -> R::Step {
    if rules.actor(pos) != Actor::Chance {
        let has_aim = have_aim::<R>() && below(rand, 4) > 0;
        return if has_aim { pick(rand, &most_urgent(rules, pos, steps)) } else { pick(rand, steps) };
    }
    let weights = steps.iter().map(|step| rules.weight(pos, *step));
    let drawn = draw_weighted(weights, |n| rand.rand_range(0..n as u32).into());
    steps[drawn.expect("some step is possible")]
}

/// The steps that come first in move order.
fn most_urgent<R: Search>(rules: &R, pos: &R::Position, steps: &[R::Step]) -> Vec<R::Step> {
    let mut best = Vec::new();
    let mut most = i16::MIN;
    for &step in steps {
        let rank = rules.move_order(pos, step);
        if rank > most {
            best.clear();
            most = rank;
        }
        if rank == most {
            best.push(step);
        }
    }
    best
}

/// An independent generator for each seed, also for consecutive seeds.
pub fn rand(seed: u64) -> Rand32 {
    Rand32::new(rules::hash::mix(seed + 1))
}

/// One of `items`, each equally likely.
pub fn pick<T: Copy>(rand: &mut Rand32, items: &[T]) -> T {
    items[below(rand, items.len())]
}

/// A number below `limit`.
pub fn below(rand: &mut Rand32, limit: usize) -> usize {
    let limit = u32::try_from(limit).expect("lists in tests are short");
    rand.rand_range(0..limit) as usize
}

/// Choices of options that together use every value at the edge: the defaults, the presets, and one choice for each
/// word and each limit of every option.
pub fn variants(info: &GameInfo) -> Vec<Options> {
    let mut variants = vec![Options::new()];
    for preset in info.presets {
        let mut options = Options::new();
        for (key, value) in preset.options {
            options.set(*key, *value);
        }
        variants.push(options);
    }
    for spec in info.options {
        let values: Vec<String> = match spec.kind {
            OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
            OptionKind::Number { least, most, .. } => vec![least.to_string(), most.to_string()],
            OptionKind::Text => Vec::new(),
        };
        for value in values {
            let mut options = Options::new();
            options.set(spec.key, value);
            variants.push(options);
        }
    }
    variants.dedup();
    variants
}

/// The rules of every game of folder `G` under each of its [`variants`].
///
/// # Panics
/// When the game refuses its own options.
pub fn tables<G: Game>() -> Vec<G> {
    let mut tables = Vec::new();
    for info in G::GAMES {
        for options in variants(info) {
            let rules = G::new(info.id, &options, &MatchState::default());
            tables.push(rules.unwrap_or_else(|error| panic!("{} with {options:?}: {error}", info.id)));
        }
    }
    tables
}

/// More positions of one variant than this reveal nothing new; long games would take all day.
pub const MOST_POSITIONS: u64 = 500_000;

/// Plays `n` random games of each game of folder `G`, its options in turn, and shows every position to `visit`. Long
/// games stop once [`MOST_POSITIONS`] of a variant have been shown.
pub fn games<G: Game>(n: u64, mut visit: impl FnMut(&Spot<'_, G>)) {
    for (rules, mut seeds) in shares::<G>(n) {
        let mut n_shown = 0;
        while let Some(seed) = seeds.next().filter(|_| n_shown < MOST_POSITIONS) {
            game(&rules, seed, &mut |spot| {
                n_shown += 1;
                visit(spot);
            });
        }
    }
}

/// The variants of every game of folder `G`, each with its share of the game's `n` seeds.
pub fn shares<G: Game>(n: u64) -> Vec<(G, Range<u64>)> {
    let of_game = |info: &'static GameInfo| {
        let tables: Vec<G> = tables().into_iter().filter(|rules: &G| rules.info().id == info.id).collect();
        let count = tables.len() as u64;
        tables.into_iter().zip(0..).map(move |(rules, idx)| (rules, n * idx / count..n * (idx + 1) / count))
    };
    G::GAMES.iter().flat_map(of_game).collect()
}
