//! The messages between a page and the computer's worker, as texts.
//!
//! ```text
//! ready                               the worker listens; before that it hears nothing
//! think JOB LEVEL NODES SEED          a question; the record follows on the next lines
//! hint JOB LEVEL NODES SEED           another: what is best at the end of the record, and why
//! survey JOB LEVEL NODES SEED         what each seat can expect there
//! review JOB LEVEL NODES FROM         what the last turn was worth, which begins behind so many entries
//! result JOB LEVEL NODES SEED         what the end of the game has brought each seat
//! right JOB LEVEL NODES FROM          which turns would have been right in its place
//! progress JOB DEPTH                  on the way
//! thought JOB NODES VALUE             the answer; the steps to be played follow, each on a line, or what else was found
//! answered JOB yes|no                 the answer to a proposal that waits for the computer
//! failed JOB REASON                   no answer, and why, for developers
//! ```
//!
//! `NODES` of a question is `-` where the level alone sets the budget.

use core::fmt;

use rules::Level;

use crate::record::Record;
use crate::wire::{self, WireError};

/// What a question is for: the word with which it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose(&'static str);

impl Purpose {
    /// The computer plays.
    pub const PLAY: Purpose = Purpose("think");
    /// Somebody wants a [`crate::judged::Hint`].
    pub const HINT: Purpose = Purpose("hint");
    /// What each seat can expect, as numbers in one line.
    pub const SURVEY: Purpose = Purpose("survey");
    /// What the end of the game has brought each seat in the same measure, as numbers in one line.
    pub const RESULT: Purpose = Purpose("result");
    /// A [`crate::judged::JudgedTurn`]: the turn at the end of the record.
    pub const REVIEW: Purpose = Purpose("review");
    /// The [`crate::judged::RightTurns`] in place of the turn at the end of the record.
    pub const RIGHT: Purpose = Purpose("right");

    const JUDGING: [Purpose; 5] = [Purpose::HINT, Purpose::SURVEY, Purpose::RESULT, Purpose::REVIEW, Purpose::RIGHT];
}

/// A question: what would the computer do at the end of a record? If a proposal waits for it, it answers that;
/// otherwise it plays.
///
/// ```
/// use play::think::{Purpose, Reply, Think};
/// use play::{Player, Record};
/// use rules::Level;
///
/// let level = Level::FIRST_MET;
/// let record = Record::new("laska", 1, vec![Player::Computer { level }, Player::Computer { level }]);
/// let question = Think { purpose: Purpose::PLAY, job: 7, level, nodes: None, seed: 1, record };
/// assert!(question.write().starts_with("think 7 2 - 1\nmustermead 1\n"));
/// assert_eq!(Think::read(&question.write())?, question);
///
/// let reply = Reply::read("thought 7 1500 12\nc3-d4")?;
/// assert_eq!(reply, Reply::Steps { job: 7, nodes: 1500, value: 12, steps: vec!["c3-d4".to_owned()] });
/// # Ok::<(), play::think::ThinkError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Think {
    /// What it is for.
    pub purpose: Purpose,
    /// The asker's number for the question; answers carry it, so that a late one is recognized.
    pub job: u32,
    /// How strong the answer is to be.
    pub level: Level,
    /// The most positions to search, in place of the level's number; for tests, which want the same answers everywhere.
    pub nodes: Option<u64>,
    /// Breaks ties between steps of equal score; in a review, the number of entries before the turn.
    pub seed: u64,
    /// The game so far.
    pub record: Record,
}

/// What the worker replies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It is ready. Questions posted before may be lost.
    Ready,
    /// It is searching.
    Progress {
        /// The question's number.
        job: u32,
        /// Turns looked ahead so far.
        depth: u32,
    },
    /// The turn that it would play.
    Steps {
        /// The question's number.
        job: u32,
        /// Positions searched; 0 where there was no choice.
        nodes: u64,
        /// The score for the seat to act, in hundredths of a plain piece, or of a plain game where networks judge.
        value: i32,
        /// The steps to play, in the game's first format.
        steps: Vec<String>,
    },
    /// It answers the pending proposal, for the first of its seats that is asked.
    Answered {
        /// The question's number.
        job: u32,
        /// Whether it accepts.
        yes: bool,
    },
    /// It could not answer.
    Failed {
        /// The question's number; 0 when it could not be read.
        job: u32,
        /// Why, for developers.
        reason: String,
    },
}

/// Stands in a question where the level sets the budget.
const BY_LEVEL: &str = "-";

/// Why a text is neither a question nor a reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ThinkError {
    /// The first line has none of the forms.
    Head {
        /// The line as it came.
        text: String,
    },
    /// The record cannot be read.
    Record(WireError),
}

impl fmt::Display for ThinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ThinkError::Head { text } => write!(f, "{text:?} is not the head of a message"),
            ThinkError::Record(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ThinkError {}

impl Think {
    /// The question as text.
    pub fn write(&self) -> String {
        let Think { purpose: Purpose(word), job, level, nodes, seed, record } = self;
        let nodes = nodes.map_or_else(|| BY_LEVEL.to_owned(), |nodes| nodes.to_string());
        format!("{word} {job} {} {nodes} {seed}\n{}", level.number(), wire::write(record))
    }

    /// Reads a question.
    ///
    /// # Errors
    /// When its head or its record is faulty.
    // Who asks for it is compiled for speed, which this need not be.
    #[inline(never)]
    pub fn read(text: &str) -> Result<Think, ThinkError> {
        let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
        let words: Vec<&str> = head.split(' ').collect();
        let numbers = match words.as_slice() {
            ["think", job, level, nodes, seed] => {
                let nodes = if *nodes == BY_LEVEL { Some(None) } else { number(nodes).map(Some) };
                number(job).zip(number(level).and_then(Level::new)).zip(nodes.zip(number(seed)))
            }
            _ => None,
        };
        let ((job, level), (nodes, seed)) = numbers.ok_or_else(|| ThinkError::head(head))?;
        // What reads saved games reads this, too, so a program has one reader.
        let record = wire::read_tree(rest).map_err(ThinkError::Record)?.tree.main_line();
        Ok(Think { purpose: Purpose::PLAY, job, level, nodes, seed, record })
    }

    /// Reads a question about what is best, or was worth: its head differs from that of others by its first word alone.
    ///
    /// # Errors
    /// When its head or its record is faulty.
    pub fn read_judging(text: &str) -> Result<Think, ThinkError> {
        let asked = Purpose::JUDGING.into_iter().find_map(|purpose| Some((purpose, text.strip_prefix(purpose.0)?)));
        let (purpose, rest) = asked.ok_or_else(|| ThinkError::head(text))?;
        Ok(Think { purpose, ..Think::read(&[Purpose::PLAY.0, rest].concat())? })
    }
}

impl Reply {
    /// The number of the question; `None` where it is no reply to one.
    pub fn job(&self) -> Option<u32> {
        match *self {
            Reply::Ready => None,
            Reply::Progress { job, .. }
            | Reply::Steps { job, .. }
            | Reply::Answered { job, .. }
            | Reply::Failed { job, .. } => Some(job),
        }
    }

    /// The reply as text.
    // As above.
    #[inline(never)]
    pub fn write(&self) -> String {
        match self {
            Reply::Ready => "ready".to_owned(),
            Reply::Progress { job, depth } => format!("progress {job} {depth}"),
            Reply::Steps { job, nodes, value, steps } => {
                [&[format!("thought {job} {nodes} {value}")][..], steps].concat().join("\n")
            }
            Reply::Answered { job, yes } => format!("answered {job} {}", if *yes { "yes" } else { "no" }),
            Reply::Failed { job, reason } => {
                format!("failed {job} {}", reason.split('\n').collect::<Vec<_>>().join(" "))
            }
        }
    }

    /// Reads a reply.
    ///
    /// # Errors
    /// When it is not a reply.
    pub fn read(text: &str) -> Result<Reply, ThinkError> {
        let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
        let words: Vec<&str> = head.split(' ').collect();
        let reply = match words.as_slice() {
            ["ready"] => Some(Reply::Ready),
            ["progress", job, depth] => {
                number(job).zip(number(depth)).map(|(job, depth)| Reply::Progress { job, depth })
            }
            ["thought", job, nodes, value] => {
                number(job).zip(number(nodes)).zip(number(value)).map(|((job, nodes), value)| {
                    let steps = rest.lines().map(str::to_owned).collect();
                    Reply::Steps { job, nodes, value, steps }
                })
            }
            ["answered", job, "yes"] => number(job).map(|job| Reply::Answered { job, yes: true }),
            ["answered", job, "no"] => number(job).map(|job| Reply::Answered { job, yes: false }),
            ["failed", job, reason @ ..] => number(job).map(|job| Reply::Failed { job, reason: reason.join(" ") }),
            _ => None,
        };
        reply.ok_or_else(|| ThinkError::head(head))
    }
}

impl ThinkError {
    fn head(text: &str) -> ThinkError {
        ThinkError::Head { text: text.chars().take(WireError::MAX_FRAGMENT).collect() }
    }
}

fn number<T: core::str::FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Player;

    fn question() -> Think {
        let computer = Player::Computer { level: Level::FIRST_MET };
        let mut record = Record::new("laska", 1, vec![computer.clone(), computer]);
        record.entries.push(crate::Entry::Step("c3-d4".to_owned()));
        Think { purpose: Purpose::PLAY, job: 7, level: Level::MOST, nodes: None, seed: u64::MAX, record }
    }

    #[test]
    fn questions_and_replies_are_read_as_they_were_written() {
        let think = question();
        for nodes in [None, Some(5_000)] {
            let think = Think { nodes, ..think.clone() };
            for purpose in Purpose::JUDGING {
                let judging = Think { purpose, ..think.clone() };
                assert!(Think::read(&judging.write()).is_err(), "{purpose:?}");
                assert_eq!(Think::read_judging(&judging.write()), Ok(judging));
            }
            assert!(Think::read_judging(&think.write()).is_err());
            assert_eq!(Think::read(&think.write()), Ok(think));
        }
        let steps = vec!["a".to_owned(), "b".to_owned()];
        for reply in [
            Reply::Ready,
            Reply::Progress { job: 7, depth: 2 },
            Reply::Steps { job: 7, nodes: 5_000, value: -120, steps },
            Reply::Steps { job: 7, nodes: 0, value: 0, steps: Vec::new() },
            Reply::Answered { job: 7, yes: true },
            Reply::Answered { job: 8, yes: false },
            Reply::Failed { job: 0, reason: "no such game".to_owned() },
        ] {
            assert_eq!(Reply::read(&reply.write()), Ok(reply));
        }
    }

    #[test]
    fn other_texts_are_refused_with_the_fault_named() {
        let head = |text: &str| ThinkError::Head { text: text.to_owned() };
        for text in
            ["", "think", "think 1 2 3", "think 1 2 3 4 5", "think 1 2 -3 4", "think 1 - 3 4", "thought 1 2 3 4"]
        {
            assert_eq!(Think::read(text), Err(head(text)));
        }
        for text in [
            "",
            "ready 1",
            "progress 1",
            "progress 1 x",
            "progress 1 2 3",
            "thought 1 2",
            "thought 1 2 x\na",
            "thought 1 2 3 4",
            "failed x y",
            "think 1 2 3 4",
            "answered 7",
            "answered 7 maybe",
        ] {
            assert_eq!(Reply::read(text), Err(head(text.lines().next().unwrap_or_default())));
        }
        let damaged = question().write().replace("laska", "");
        assert!(matches!(Think::read(&damaged), Err(ThinkError::Record(_))), "{damaged}");
    }
}
