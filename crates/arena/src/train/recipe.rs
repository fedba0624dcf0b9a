//! Recipes: all that decides what networks learn, as a text.
//!
//! ```text
//! game GAME
//! seed N
//! hidden N N …                      hidden units of each network
//! rules KEY=VALUE …                 the options of a game; with several such lines, games take turns
//! games N rounds N lambda X rate X to X
//! search N rounds N throws N explore X passes N rate X to X
//! ```
//!
//! Each of the last two lines is a stage: so many games in each of so many rounds. The rate of learning falls with
//! every pass from the first to the last. Lines that begin with `#` are for people.

use std::str::FromStr;

use rules::{Game, MatchState, OptionError, Options};

/// A recipe.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Recipe {
    pub(crate) game: String,
    pub(crate) seed: u64,
    pub(crate) hidden: Vec<usize>,
    options: Vec<Options>,
    pub(crate) stages: Vec<Stage>,
}

/// A stage of the training.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stage {
    pub(crate) kind: StageKind,
    /// The games of a round.
    pub(crate) n_games: u64,
    n_rounds: u64,
    /// How often everything of a round is learnt from.
    pub(crate) passes: u64,
    rates: [f32; 2],
}

/// What a stage learns from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum StageKind {
    /// What comes next in a game: see [`super::self_play::by_games`].
    Games { lambda: f32 },
    /// What looking ahead finds: see [`super::self_play::by_search`].
    Search { throws: u32, explore: f32 },
}

impl Stage {
    /// How many rounds it has.
    pub(crate) fn n_rounds(&self) -> u64 {
        self.n_rounds
    }

    /// The rate of learning in a pass through what a round brought: it falls quickly at first and slowly in the end,
    /// with the square of the way that is left.
    pub(crate) fn rate(&self, round: u64, pass: u64) -> f32 {
        let [first, last] = self.rates;
        let (nth, n) = (round * self.passes + pass, self.n_rounds * self.passes);
        let left = 1.0 - nth as f32 / (n as f32 - 1.0).max(1.0);
        first * left * left + last * (1.0 - left * left)
    }
}

impl Recipe {
    /// The rules that the games are played by, in turn.
    ///
    /// # Errors
    /// If the game does not take the options.
    pub(crate) fn rules<G: Game>(&self, state: &MatchState) -> Result<Vec<G>, OptionError> {
        let usual = [Options::new()];
        let options = if self.options.is_empty() { &usual[..] } else { &self.options };
        options.iter().map(|options| G::new(&self.game, options, state)).collect()
    }
}

impl FromStr for Recipe {
    type Err = String;

    fn from_str(text: &str) -> Result<Recipe, String> {
        let mut recipe = Recipe::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fault = || format!("{line:?} is no line of a recipe");
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["game", id] => recipe.game = (*id).to_owned(),
                ["seed", seed] => recipe.seed = read(seed).ok_or_else(fault)?,
                ["hidden", numbers @ ..] => {
                    recipe.hidden = numbers.iter().map(|n| read(n)).collect::<Option<_>>().ok_or_else(fault)?;
                }
                ["rules", pairs @ ..] => {
                    let mut options = Options::new();
                    for pair in pairs {
                        let (key, value) = Options::read_pair(pair).map_err(|error| error.to_string())?;
                        options.set(key, value);
                    }
                    recipe.options.push(options);
                }
                ["games", n, "rounds", rounds, "lambda", lambda, "rate", first, "to", last] => {
                    let kind = StageKind::Games { lambda: read(lambda).ok_or_else(fault)? };
                    let stage = stage(kind, [n, rounds, "1"], [first, last]);
                    recipe.stages.push(stage.ok_or_else(fault)?);
                }
                [
                    "search",
                    n,
                    "rounds",
                    rounds,
                    "throws",
                    throws,
                    "explore",
                    explore,
                    "passes",
                    passes,
                    "rate",
                    first,
                    "to",
                    last,
                ] => {
                    let (throws, explore) = read(throws).zip(read(explore)).ok_or_else(fault)?;
                    let stage = stage(StageKind::Search { throws, explore }, [n, rounds, passes], [first, last]);
                    recipe.stages.push(stage.ok_or_else(fault)?);
                }
                _ => return Err(fault()),
            }
        }
        if recipe.game.is_empty() { Err("a recipe names its game".to_owned()) } else { Ok(recipe) }
    }
}

fn stage(kind: StageKind, numbers: [&str; 3], rates: [&str; 2]) -> Option<Stage> {
    let [n_games, n_rounds, passes] = numbers.map(read);
    let [first, last] = rates.map(read);
    Some(Stage { kind, n_games: n_games?, n_rounds: n_rounds?, passes: passes?, rates: [first?, last?] })
}

fn read<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recipes_are_read_and_faults_named() {
        let text = "# for tests\ngame laska\nseed 7\nhidden 3 4\ngames 10 rounds 5 lambda 0.5 rate 0.1 to 0.02\n\
            search 2 rounds 1 throws 1 explore 0.1 passes 3 rate 0.01 to 0.001";
        let recipe: Recipe = text.parse().unwrap();
        assert_eq!((recipe.game.as_str(), recipe.seed, &recipe.hidden[..]), ("laska", 7, &[3, 4][..]));
        assert_eq!(recipe.stages.iter().map(Stage::n_rounds).collect::<Vec<_>>(), [5, 1]);
        let rates: Vec<f32> = (0..5).map(|round| recipe.stages[0].rate(round, 0)).collect();
        assert_eq!((rates[0], rates[4]), (0.1, 0.02));
        assert!((rates[2] - 0.04).abs() < 1e-6, "a quarter of the way down is left half-way: {rates:?}");
        assert_eq!(recipe.stages[1].rate(0, 2), 0.001);
        assert_eq!(recipe.stages[1].kind, StageKind::Search { throws: 1, explore: 0.1 });
        for (line, fault) in
            [("seed x", "\"seed x\" is no line"), ("bake 3", "\"bake 3\" is no line"), ("", "a recipe")]
        {
            assert!(line.parse::<Recipe>().unwrap_err().starts_with(fault), "{line}");
        }
    }
}
