//! A puzzle, and its texts.

use std::fmt;
use std::str::FromStr;

use rules::Options;

/// What the side to move is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// It wins.
    Win,
    /// It mates in so many turns of its own.
    Mate(u32),
    /// It gets clearly ahead.
    Gain,
    /// It holds where everything else loses.
    Save,
    /// Nothing of that: it is just the best.
    Best,
}

/// A position with one clear best turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Puzzle {
    /// From 1, which a beginner solves, to 3.
    pub(super) grade: u8,
    pub(super) goal: Goal,
    pub(super) position: String,
    /// By turns what the solver plays, in every way that counts, and what the other side replies.
    pub(super) line: Vec<Vec<String>>,
}

/// What was found in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Find {
    /// The game's number, from 0.
    pub(super) game: u64,
    pub(super) puzzle: Option<Puzzle>,
}

/// Stands between the ways to solve a puzzle.
const OR: &str = " | ";

impl Puzzle {
    /// What a file of puzzles says of it below its name.
    pub(super) fn paragraph(&self, options: &Options) -> String {
        let Puzzle { grade, goal, position, line } = self;
        let mut text = format!("grade {grade}\ngoal {goal}\n");
        options.iter().for_each(|(key, value)| text += &format!("option {key}={value}\n"));
        text += &format!("position {position}\n");
        for (idx, turns) in line.iter().enumerate() {
            text += &format!("{} {}\n", if idx % 2 == 0 { "play" } else { "reply" }, turns.join(OR));
        }
        text
    }

    /// Whether it would bore somebody who has just solved the other one.
    pub(super) fn is_like(&self, other: &Puzzle) -> bool {
        self.position == other.position || self.line.first() == other.line.first()
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win => f.write_str("win"),
            Goal::Mate(n) => write!(f, "mate {n}"),
            Goal::Gain => f.write_str("gain"),
            Goal::Save => f.write_str("save"),
            Goal::Best => f.write_str("best"),
        }
    }
}

impl Goal {
    fn read(text: &str) -> Option<Goal> {
        Some(match text {
            "win" => Goal::Win,
            "gain" => Goal::Gain,
            "save" => Goal::Save,
            "best" => Goal::Best,
            _ => Goal::Mate(text.strip_prefix("mate ")?.parse().ok()?),
        })
    }
}

impl fmt::Display for Find {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.game)?;
        let Some(Puzzle { grade, goal, position, line }) = &self.puzzle else { return Ok(()) };
        write!(f, "\t{grade}\t{goal}\t{position}")?;
        line.iter().try_for_each(|turns| write!(f, "\t{}", turns.join(OR)))
    }
}

impl FromStr for Find {
    type Err = String;

    fn from_str(line: &str) -> Result<Find, String> {
        let mut fields = line.split('\t');
        let mut read = || {
            let game = fields.next()?.parse().ok()?;
            let Some(grade) = fields.next() else { return Some(Find { game, puzzle: None }) };
            let puzzle = Puzzle {
                grade: grade.parse().ok().filter(|grade| (1..=3).contains(grade))?,
                goal: Goal::read(fields.next()?)?,
                position: fields.next()?.to_owned(),
                line: fields.by_ref().map(|turns| turns.split(OR).map(str::to_owned).collect()).collect(),
            };
            (!puzzle.line.is_empty()).then_some(Find { game, puzzle: Some(puzzle) })
        };
        read().ok_or_else(|| format!("no line of a game: {line:?}"))
    }
}
