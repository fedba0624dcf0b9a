//! What a study is.

use play::{Games, Record};
use rules::Options;
use table::Setup;

/// What is to be reached in a task without a sentence of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The side to move wins.
    Win,
    /// It mates in this many moves.
    Mate(u8),
    /// It comes out ahead.
    Gain,
    /// It holds what every other turn loses.
    Save,
    /// It finds the best turn.
    Best,
}

impl Goal {
    /// All kinds, with their names in files; that of mate is followed by a number of moves.
    const NAMES: [(&str, Goal); 5] =
        [("win", Goal::Win), ("mate", Goal::Mate(1)), ("gain", Goal::Gain), ("save", Goal::Save), ("best", Goal::Best)];

    /// The goal that a file names so.
    pub(crate) fn named(text: &str) -> Option<Goal> {
        let (name, n_moves) = text.split_once(' ').map_or((text, None), |(name, number)| (name, Some(number)));
        let (_, goal) = Goal::NAMES.into_iter().find(|(known, _)| *known == name)?;
        match (goal, n_moves) {
            (Goal::Mate(_), Some(number)) => Some(Goal::Mate(number.parse().ok().filter(|number| *number > 0)?)),
            (Goal::Mate(_), None) => None,
            (goal, n_moves) => n_moves.is_none().then_some(goal),
        }
    }

    /// Its kind, as messages name it.
    pub fn name(self) -> &'static str {
        let is_alike = |other: &Goal| std::mem::discriminant(other) == std::mem::discriminant(&self);
        Goal::NAMES.iter().find(|(_, goal)| is_alike(goal)).map_or("", |(name, _)| name)
    }

    /// In how many moves; 0 where nobody counts them.
    pub fn n_moves(self) -> u8 {
        if let Goal::Mate(number) = self { number } else { 0 }
    }
}

/// A turn that is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// What is to be done; empty where the task's goal says it.
    pub say: String,
    /// The turns that do it, in the notation of the game; the first is the model. Empty where any turn does.
    pub turns: Vec<String>,
    /// Why certain turns do not.
    pub wrong: Vec<(Vec<String>, String)>,
    /// Why any other turn does not; empty where nothing is said of it.
    pub otherwise: String,
    /// What helps to find it; empty where nothing does.
    pub hint: String,
    /// What is said when it was found; empty where nothing is.
    pub praise: String,
    /// The positions after turns that do it, in the game's first notation, where the same turn has many notations.
    pub ends: Vec<String>,
    /// What the others play then.
    pub replies: Vec<String>,
    /// Whether its turns were read, which may be any.
    pub(crate) is_played: bool,
}

impl Step {
    /// Whether a turn does what is asked for, which leads to this position.
    pub(crate) fn accepts(&self, turn: &str, end: &str) -> bool {
        self.turns.is_empty()
            || self.turns.iter().any(|known| known == turn)
            || self.ends.iter().any(|known| known == end)
    }

    /// Why a turn does not do what is asked for; empty where nothing is said of it.
    pub(crate) fn why_not(&self, turn: &str) -> &str {
        let named = self.wrong.iter().find(|(turns, _)| turns.iter().any(|known| known == turn));
        named.map_or(&self.otherwise, |(_, why)| why)
    }
}

/// What somebody played in a position of their own game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The turn.
    pub turn: String,
    /// What it cost, in ten-thousandths of an expected point.
    pub cost: u32,
}

/// A position, and what is to be done in it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Task {
    /// The position, in the game's first notation; `None` for the usual start.
    pub position: Option<String>,
    /// The options of the game, where they are not the usual ones.
    pub options: Options,
    /// What is to be reached, where the steps do not say it.
    pub goal: Option<Goal>,
    /// What was played in it, where it comes from somebody's own game.
    pub played: Option<Played>,
    /// What is asked for, in order; at least one.
    pub steps: Vec<Step>,
}

impl Task {
    /// A game that begins with the task's position, with people on all seats: what the others play is known.
    pub fn record(&self, games: &dyn Games, game: &str, lot: u64) -> Record {
        let setup = Setup { options: self.options.clone(), ..Setup::usual(game).for_people() };
        setup.record_from(games, self.position.clone(), lot)
    }
}

/// Tasks that belong together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Study {
    /// Its id among those of its game: small letters, digits and hyphens.
    pub id: String,
    /// Its name, in the language of its file; a puzzle has none.
    pub name: String,
    /// What it is about, in its language and in Markdown; a puzzle has none.
    pub intro: String,
    /// The lowest level at which the computer solves it, from 1 to 8; 0 where nobody has graded it.
    pub grade: u8,
    /// Its tasks, in order; at least one.
    pub tasks: Vec<Task>,
}

impl Study {
    /// The study of a game's first lesson.
    pub const LESSON: &str = "lesson";

    /// Whether it is a puzzle: one task, without words of its own.
    pub fn is_puzzle(&self) -> bool {
        self.name.is_empty()
    }

    /// Its introduction without the signs of Markdown.
    pub fn plain_intro(&self) -> String {
        self.intro.replace('*', "")
    }

    /// What to solve after one of these studies: the next one that is not done, from the top again after the last.
    /// After a puzzle that is another puzzle; after a study it is a puzzle only when all studies are done.
    pub fn next<'a>(studies: &'a [Study], id: &str, is_done: impl Fn(&Study) -> bool) -> Option<&'a Study> {
        let idx = studies.iter().position(|study| study.id == id)?;
        let (before, rest) = studies.split_at(idx);
        let (own, after) = rest.split_first()?;
        let open = |is_puzzle: bool| {
            let mut others = after.iter().chain(before);
            others.find(|study| study.is_puzzle() == is_puzzle && !is_done(study))
        };
        if own.is_puzzle() { open(true) } else { open(false).or_else(|| open(true)) }
    }

    /// The first puzzle of these studies that is not done.
    pub fn first_puzzle(studies: &[Study], is_done: impl Fn(&Study) -> bool) -> Option<&Study> {
        studies.iter().find(|study| study.is_puzzle() && !is_done(study))
    }
}
