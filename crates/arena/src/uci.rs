//! An external player that speaks UCI (Universal Chess Interface, Stefan Meyer-Kahlen and Rudolf Huber).

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use rules::{Format, Game, History, ReadError};

use crate::Trouble;
use crate::mind::{Chosen, Mind};
use crate::playout::Playout;

/// How the protocol writes moves and positions.
const MOVES: Format = Format("UCI");
const POSITIONS: Format = Format("FEN");

/// An external program, as named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    /// Its file and arguments, separated by spaces.
    pub(crate) command: String,
    /// UCI options and their values.
    pub(crate) options: Vec<(String, String)>,
    /// Its thinking time per move, in milliseconds.
    pub(crate) movetime: u64,
}

impl Program {
    /// Reads `command,option=value,…`; `None` if the text has another form.
    pub(crate) fn read(text: &str, movetime: u64) -> Option<Program> {
        let mut parts = text.split(',');
        let command = parts.next().filter(|command| !command.trim().is_empty())?.to_owned();
        let pair = |part: &str| part.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        Some(Program { command, options: parts.map(pair).collect::<Option<_>>()?, movetime })
    }
}

/// Why a program cannot be used.
#[derive(Debug)]
pub(crate) enum UciError {
    /// The protocol does not cover this game.
    Game,
    /// The program could not be started.
    Start { command: String, error: io::Error },
    /// The program has ended; this is the last line sent to it, or the one that could not be sent.
    Gone { line: String },
    /// The program does not answer this line.
    Silent { line: String },
    /// The answer is not a legal move.
    Answer { line: String, error: Option<Box<ReadError>> },
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

/// A running program that has reported that it is ready.
#[derive(Debug)]
pub(crate) struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    movetime: Duration,
    /// How late its answers may be.
    patience: Duration,
    /// The last line sent to it.
    told: String,
    /// How many steps the game had at the last request.
    n_steps: usize,
}

impl Engine {
    /// Starts a program and sets its options.
    ///
    /// # Errors
    /// If the protocol does not cover the game, or the program does not start, ends, or does not answer within
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
            // Ends with the program, or when nobody receives any more.
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

    /// Announces a new game.
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

    /// The lines up to and including the one that begins with `word`.
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

    /// What it thinks of the position for the side to move, in hundredths of a pawn; a mate is worth [`MATE`].
    pub(crate) fn score<G: Game>(&mut self, playout: &Playout<'_, G>) -> Result<i32, UciError> {
        let heard = self.think(playout)?;
        let score = heard.iter().rev().find_map(|line| score(line));
        score.ok_or_else(|| UciError::Answer { line: heard.last().cloned().unwrap_or_default(), error: None })
    }

    /// Its move, and the number of positions that it reports as searched.
    fn answer<G: Game>(&mut self, playout: &Playout<'_, G>) -> Result<Chosen<G::Step>, UciError> {
        let heard = self.think(playout)?;
        let line = heard.last().cloned().unwrap_or_default();
        let Some(text) = line.split_whitespace().nth(1) else { return Err(UciError::Answer { line, error: None }) };
        match playout.rules().read_step(playout.pos(), text) {
            Ok(step) => {
                Ok(Chosen { steps: vec![step], nodes: heard.iter().rev().find_map(|line| nodes(line)).unwrap_or(0) })
            }
            Err(error) => Err(UciError::Answer { line, error: Some(Box::new(error)) }),
        }
    }

    /// What it says of the position until it has chosen a move.
    fn think<G: Game>(&mut self, playout: &Playout<'_, G>) -> Result<Vec<String>, UciError> {
        if playout.steps().len() < self.n_steps {
            self.begin()?;
        }
        self.n_steps = playout.steps().len();
        let (rules, mut pos) = (playout.rules(), playout.start().clone());
        let start = rules.write_position(&pos, &History::new(rules, &pos, 0, 0), POSITIONS);
        let mut line = format!("position fen {start} moves");
        for step in playout.steps() {
            line += " ";
            line += &rules.write_step(&pos, *step, MOVES);
            rules.apply(&mut pos, *step, &mut ());
        }
        self.tell(&line)?;
        self.tell(&format!("go movetime {}", self.movetime.as_millis()))?;
        self.wait("bestmove", self.movetime + self.patience)
    }
}

/// What a mate is worth, in hundredths of a pawn.
const MATE: i32 = 100_000;

/// The score in an `info` line.
fn score(line: &str) -> Option<i32> {
    let mut words = line.split_whitespace();
    words.next().filter(|word| *word == "info")?;
    words.find(|word| *word == "score")?;
    let (kind, number) = (words.next()?, words.next()?.parse::<i32>().ok()?);
    match kind {
        "cp" => Some(number),
        "mate" => Some(if number > 0 { MATE } else { -MATE }),
        _ => None,
    }
}

/// The node count in an `info` line.
fn nodes(line: &str) -> Option<u64> {
    let mut words = line.split_whitespace();
    words.next().filter(|word| *word == "info")?;
    words.find(|word| *word == "nodes")?;
    words.next()?.parse().ok()
}

impl<G: Game> Mind<G> for Engine {
    fn choose(&mut self, playout: &Playout<'_, G>, _seed: u64) -> Result<Chosen<G::Step>, Trouble> {
        Ok(self.answer(playout)?)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended already, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests;
