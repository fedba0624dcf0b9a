//! A player outside this program, spoken to in UCI (Universal Chess Interface, Stefan Meyer-Kahlen and Rudolf Huber).

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use rules::{Format, Game, Ledger, ReadError};

use crate::Trouble;
use crate::course::Course;
use crate::mind::{Mind, Thought};

/// How the protocol writes moves and positions.
const MOVES: Format = Format("UCI");
const POSITIONS: Format = Format("FEN");

/// A program to be started, as it is named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    /// Its file, and its arguments between spaces.
    pub(crate) command: String,
    /// Its own options and their values.
    pub(crate) options: Vec<(String, String)>,
    /// How long it may think about a move, in milliseconds.
    pub(crate) movetime: u64,
}

impl Program {
    /// Reads `command,option=value,…`; `None` where that is not the form.
    pub(crate) fn read(text: &str, movetime: u64) -> Option<Program> {
        let mut parts = text.split(',');
        let command = parts.next().filter(|command| !command.trim().is_empty())?.to_owned();
        let pair = |part: &str| part.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        Some(Program { command, options: parts.map(pair).collect::<Option<_>>()?, movetime })
    }
}

/// Why a program is of no use.
#[derive(Debug)]
pub(crate) enum UciError {
    /// The game is not one of those the protocol is made for.
    Game,
    /// It could not be started.
    Start { command: String, error: io::Error },
    /// It is not there any more; this is the last that it was told, or should have been.
    Gone { line: String },
    /// It does not answer this line.
    Silent { line: String },
    /// It answers with something that is no legal move.
    Answer { line: String, error: Option<ReadError> },
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Game => write!(f, "there are no UCI programs for this game"),
            UciError::Start { command, error } => write!(f, "{command:?} does not start: {error}"),
            UciError::Gone { line } => write!(f, "the UCI program is gone after {line:?}"),
            UciError::Silent { line } => write!(f, "the UCI program does not answer {line:?}"),
            UciError::Answer { line, error: Some(error) } => write!(f, "the UCI program says {line:?}: {error}"),
            UciError::Answer { line, error: None } => write!(f, "the UCI program says {line:?}, and that is no move"),
        }
    }
}

impl std::error::Error for UciError {}

/// A program that is running and has said that it is ready.
#[derive(Debug)]
pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    movetime: Duration,
    /// How long it may be late.
    patience: Duration,
    /// The last line that it was told.
    told: String,
    /// How many steps the game had when it was asked last.
    n_steps: usize,
}

impl Engine {
    /// Starts a program and sets its options.
    ///
    /// # Errors
    /// When the game is none for such programs, and when it does not start, goes away or keeps silent for longer than
    /// `patience`.
    pub(crate) fn start<G: Game>(program: &Program, patience: Duration) -> Result<Engine, UciError> {
        if !G::MOVES.contains(&MOVES) || !G::POSITIONS.contains(&POSITIONS) {
            return Err(UciError::Game);
        }
        let failed = |error| UciError::Start { command: program.command.clone(), error };
        let mut words = program.command.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were asked for")
        };
        let (send, lines) = mpsc::channel();
        thread::spawn(move || {
            // Ends with the program, or when nobody listens.
            BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        let movetime = Duration::from_millis(program.movetime);
        let mut engine = Engine { child, input, lines, movetime, patience, told: String::new(), n_steps: 0 };
        engine.tell("uci")?;
        engine.wait("uciok", patience)?;
        for (name, value) in &program.options {
            engine.tell(&format!("setoption name {name} value {value}"))?;
        }
        engine.begin()?;
        Ok(engine)
    }

    /// Says that another game begins.
    fn begin(&mut self) -> Result<(), UciError> {
        self.tell("ucinewgame")?;
        self.tell("isready")?;
        self.wait("readyok", self.patience).map(|_| ())
    }

    fn tell(&mut self, line: &str) -> Result<(), UciError> {
        line.clone_into(&mut self.told);
        let told = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        told.map_err(|_| UciError::Gone { line: line.to_owned() })
    }

    /// The lines up to the one that begins with `word`, that one last.
    fn wait(&mut self, word: &str, patience: Duration) -> Result<Vec<String>, UciError> {
        let mut heard = Vec::new();
        loop {
            let line = self.lines.recv_timeout(patience).map_err(|error| match error {
                RecvTimeoutError::Timeout => UciError::Silent { line: self.told.clone() },
                RecvTimeoutError::Disconnected => UciError::Gone { line: self.told.clone() },
            })?;
            let is_last = line.split_whitespace().next() == Some(word);
            heard.push(line);
            if is_last {
                return Ok(heard);
            }
        }
    }

    /// What it plays, and how many positions it says that it looked at.
    fn answer<G: Game>(&mut self, course: &Course<'_, G>) -> Result<Thought<G::Step>, UciError> {
        if course.steps().len() < self.n_steps {
            self.begin()?;
        }
        self.n_steps = course.steps().len();
        let (rules, mut pos) = (course.rules(), course.start().clone());
        let start = rules.write_position(&pos, &Ledger::new(rules, &pos, 0, 0), POSITIONS);
        let mut line = format!("position fen {start} moves");
        for step in course.steps() {
            line += " ";
            line += &rules.write_step(&pos, *step, MOVES);
            rules.apply(&mut pos, *step, &mut ());
        }
        self.tell(&line)?;
        self.tell(&format!("go movetime {}", self.movetime.as_millis()))?;
        let heard = self.wait("bestmove", self.movetime + self.patience)?;
        let line = heard.last().cloned().unwrap_or_default();
        let Some(text) = line.split_whitespace().nth(1) else { return Err(UciError::Answer { line, error: None }) };
        match rules.read_step(course.pos(), text) {
            Ok(step) => {
                Ok(Thought { steps: vec![step], nodes: heard.iter().rev().find_map(|line| nodes(line)).unwrap_or(0) })
            }
            Err(error) => Err(UciError::Answer { line, error: Some(error) }),
        }
    }
}

/// How many positions a line of information names.
fn nodes(line: &str) -> Option<u64> {
    let mut words = line.split_whitespace();
    words.next().filter(|word| *word == "info")?;
    words.find(|word| *word == "nodes")?;
    words.next()?.parse().ok()
}

impl<G: Game> Mind<G> for Engine {
    fn choose(&mut self, course: &Course<'_, G>, _seed: u64) -> Result<Thought<G::Step>, Trouble> {
        Ok(self.answer(course)?)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may be gone already, and that is as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests;
