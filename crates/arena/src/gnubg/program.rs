//! The running program: questions and answers, a line each, through a script of ours that it runs.

use std::fmt;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

use rules::Seat;
use rules::games::backgammon::{Checkers, Cube, Dice};

use super::board;

/// Why the program cannot be used.
#[derive(Debug)]
pub(crate) enum GnubgError {
    /// It could not be started.
    Start(io::Error),
    /// It has ended; this was the question.
    Gone { question: String },
    /// The answer is not what was asked for.
    Answer { question: String, answer: String },
}

impl fmt::Display for GnubgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GnubgError::Start(error) => {
                write!(f, "GNU Backgammon does not start ({error}): it is in Debian's package `gnubg`")
            }
            GnubgError::Gone { question } => write!(f, "GNU Backgammon is gone after {question:?}"),
            GnubgError::Answer { question, answer } => {
                write!(f, "GNU Backgammon answers {question:?} with {answer:?}")
            }
        }
    }
}

impl std::error::Error for GnubgError {}

/// What a match has brought both players so far; of length 0 for money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Score {
    /// The points to win.
    pub(super) length: u16,
    /// The points of the seat on roll.
    pub(super) own: u16,
    /// The points of the other seat.
    pub(super) other: u16,
}

/// Equities of a seat that might double, in points for a stake of 1; in a match, in the same measure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct CubeEquities {
    pub(super) no_double: f64,
    pub(super) take: f64,
    pub(super) pass: f64,
}

/// What somebody who knows the answers can be asked, line by line.
#[derive(Debug)]
pub(super) struct Gnubg<I = BufReader<ChildStderr>, O = ChildStdin> {
    answers: I,
    questions: O,
}

impl<I: BufRead, O: Write> Gnubg<I, O> {
    #[cfg(test)]
    pub(super) fn scripted(answers: I, questions: O) -> Self {
        Gnubg { answers, questions }
    }

    /// The words of the answer to a question.
    fn ask(&mut self, question: &str) -> Result<Vec<String>, GnubgError> {
        let gone = || GnubgError::Gone { question: question.to_owned() };
        writeln!(self.questions, "{question}").and_then(|()| self.questions.flush()).map_err(|_| gone())?;
        let mut line = String::new();
        loop {
            line.clear();
            if self.answers.read_line(&mut line).map_err(|_| gone())? == 0 {
                return Err(gone());
            }
            if let Some(answer) = line.strip_prefix("arena:") {
                return Ok(answer.split_whitespace().map(str::to_owned).collect());
            }
        }
    }

    fn numbers<const N: usize>(&mut self, question: &str) -> Result<[f64; N], GnubgError> {
        let words = self.ask(question)?;
        let numbers: Option<Vec<f64>> = words.iter().map(|word| word.parse().ok()).collect();
        let wrong = || GnubgError::Answer { question: question.to_owned(), answer: words.join(" ") };
        numbers.and_then(|numbers| numbers.try_into().ok()).ok_or_else(wrong)
    }

    /// How probable it is that the seat that is to throw wins, and its equity without a cube.
    pub(super) fn value(&mut self, plies: u8, checkers: Checkers, roller: Seat) -> Result<[f64; 2], GnubgError> {
        self.numbers(&format!("value {plies} {}", board::write(checkers, roller)))
    }

    /// The equity of a seat, without a cube, after it has played.
    pub(super) fn value_after(&mut self, plies: u8, end: Checkers, seat: Seat) -> Result<f64, GnubgError> {
        let [_, equity] = self.value(plies, end, seat.other())?;
        Ok(-equity)
    }

    /// The checkers after the best play of a throw without a cube; unchanged when nothing can be played.
    pub(super) fn best(
        &mut self,
        plies: u8,
        checkers: Checkers,
        seat: Seat,
        dice: Dice,
    ) -> Result<Checkers, GnubgError> {
        let question = format!("best {plies} {} {} {}", board::write(checkers, seat), dice.high(), dice.low());
        let words = self.ask(&question)?;
        let end = if let [word] = &words[..] { board::read(word, seat) } else { None };
        end.ok_or_else(|| GnubgError::Answer { question, answer: words.join(" ") })
    }

    /// What it is worth to the seat that is to throw to double or not.
    pub(super) fn cube(
        &mut self,
        plies: u8,
        checkers: Checkers,
        roller: Seat,
        cube: Cube,
        score: Score,
    ) -> Result<CubeEquities, GnubgError> {
        let owner = cube.owner().map_or(-1, |owner| i8::from(owner != roller));
        let Score { length, own, other } = score;
        let board = board::write(checkers, roller);
        let question = format!("cube {plies} {board} {} {owner} {length} {own} {other}", cube.score());
        let [no_double, take, pass] = self.numbers(&question)?;
        Ok(CubeEquities { no_double, take, pass })
    }
}

/// The script that answers.
const SCRIPT: &str = include_str!("ask.py");

/// Where the program may be: Debian's folder for games is not on everybody's path.
const COMMANDS: [&str; 2] = ["gnubg", "/usr/games/gnubg"];

/// The process of a program that answers, with a folder of its own for its settings. Both go with it.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    folder: PathBuf,
}

/// How many folders were made.
static N_FOLDERS: AtomicU64 = AtomicU64::new(0);

/// Starts the program.
///
/// # Errors
/// If it is not installed, or there is no place for its files.
pub(super) fn start() -> Result<(Process, Gnubg), GnubgError> {
    let idx = N_FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("arena-gnubg-{}-{idx}", std::process::id()));
    let script = folder.join("ask.py");
    let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&script, SCRIPT));
    let started = written.and_then(|()| {
        let mut last = io::Error::from(io::ErrorKind::NotFound);
        for command in COMMANDS {
            let mut command = Command::new(command);
            command.args(["-t", "-q", "-r", "-p"]).arg(&script).env("HOME", &folder).current_dir(&folder);
            // Where the program itself says something, answers would come in the middle of its lines.
            command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
            match command.spawn() {
                Ok(child) => return Ok(child),
                Err(error) => last = error,
            }
        }
        Err(last)
    });
    let mut child = match started {
        Ok(child) => child,
        Err(error) => {
            // A folder that was not made cannot be removed, which is fine.
            let _ = fs::remove_dir_all(&folder);
            return Err(GnubgError::Start(error));
        }
    };
    let (Some(questions), Some(answers)) = (child.stdin.take(), child.stderr.take()) else {
        unreachable!("both were asked for")
    };
    Ok((Process { child, folder }, Gnubg { answers: BufReader::new(answers), questions }))
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scripted(answers: &str) -> Gnubg<&[u8], Vec<u8>> {
        Gnubg::scripted(answers.as_bytes(), Vec::new())
    }

    #[test]
    fn questions_are_asked_and_answers_read() {
        let start = Checkers::start();
        let word = board::write(start, Seat::FIRST);
        let mut gnubg = scripted("A warning.\n\narena: 0.525 0.075\narena: 0.4 0.3 1.0\n");
        assert_eq!(gnubg.value(2, start, Seat::FIRST).unwrap(), [0.525, 0.075]);
        let cube = Cube::new(1, Some(Seat::FIRST)).unwrap();
        let score = Score { length: 7, own: 5, other: 3 };
        let equities = gnubg.cube(0, start, Seat::FIRST, cube, score).unwrap();
        assert_eq!(equities, CubeEquities { no_double: 0.4, take: 0.3, pass: 1.0 });
        let asked = String::from_utf8(gnubg.questions).unwrap();
        assert_eq!(asked, format!("value 2 {word}\ncube 0 {word} 2 0 7 5 3\n"));
    }

    #[test]
    fn a_best_play_is_a_board() {
        let start = Checkers::start();
        let word = board::write(start, Seat::SECOND);
        let answers = format!("arena: {word}\narena: fault x\n");
        let mut gnubg = scripted(&answers);
        let dice = Dice::thrown(1, 3).unwrap();
        assert_eq!(gnubg.best(0, start, Seat::SECOND, dice).unwrap(), start);
        let fault = gnubg.best(0, start, Seat::SECOND, dice).unwrap_err().to_string();
        assert_eq!(fault, format!("GNU Backgammon answers \"best 0 {word} 3 1\" with \"fault x\""));
    }

    #[test]
    fn faults_say_what_is_wrong() {
        let fault = |answers| scripted(answers).value(0, Checkers::start(), Seat::FIRST).unwrap_err().to_string();
        assert!(fault("A warning.\n").starts_with("GNU Backgammon is gone after \"value 0 "));
        assert!(fault("arena: 0.5\n").ends_with("with \"0.5\""));
        assert!(fault("arena: 0.5 x\n").ends_with("with \"0.5 x\""));
        let missing = GnubgError::Start(io::ErrorKind::NotFound.into()).to_string();
        assert_eq!(missing, "GNU Backgammon does not start (entity not found): it is in Debian's package `gnubg`");
    }
}
