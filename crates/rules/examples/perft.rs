//! Counts complete turns by path: `perft GAME DEPTH [--position TEXT] [--divide] [--option key=value]`.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line program")]

use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use rules::games::Portal;
use rules::perft::{divide, perft};
use rules::{Catalogue, Game, MatchState, OptionError, Options, Visitor};

/// Counts complete turns by path.
///
/// Prints a line for each depth: `depth count seconds`. A capture chain is one turn and so is a forced pass; two ways
/// to the same position count twice. The last turn is counted without being played.
#[derive(Debug, Parser)]
#[command(name = "perft", verbatim_doc_comment)]
struct Request {
    /// The game's id, such as laska
    #[arg(value_name = "GAME")]
    id: String,
    /// The most turns
    #[arg(value_name = "DEPTH")]
    depth: u32,
    /// The position to count from; otherwise the game's first one
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    position: Option<String>,
    /// Also lists the first turns at the greatest depth, each with its share
    #[arg(long)]
    divide: bool,
    /// An option of the game; given several times, of several
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
}

fn main() -> ExitCode {
    let request = match Request::try_parse() {
        Ok(request) => request,
        Err(answer) => {
            // Where nobody reads it, there is nobody to tell.
            let _ = answer.print();
            return if answer.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
    };
    match run(request) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("perft: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run(request: Request) -> Result<(), Box<dyn std::error::Error>> {
    let id = request.id.clone();
    let unknown = || format!("unknown game {id:?}; there are {}", Portal::ids().join(", "));
    Portal::visit(&id, request).ok_or_else(unknown)?
}

/// The key and the value of an option.
fn pair(text: &str) -> Result<(String, String), OptionError> {
    Options::read_pair(text).map(|(key, value)| (key.to_owned(), value.to_owned()))
}

impl Visitor for Request {
    type Out = Result<(), Box<dyn std::error::Error>>;

    fn visit<G: Game>(self) -> Self::Out {
        let mut options = Options::new();
        for (key, value) in &self.options {
            options.set(key, value);
        }
        let rules = G::new(&self.id, &options, &MatchState::default())?;
        if !rules.info().by_path {
            return Err(format!("{} has too many orders of one turn to count turns by path", self.id).into());
        }
        let start = match &self.position {
            Some(text) => rules.read_position(text)?.0,
            None => rules.start(),
        };
        for depth in 1..=self.depth {
            let clock = Instant::now();
            let count = perft(&rules, &start, depth);
            println!("{depth} {count} {:.3}", clock.elapsed().as_secs_f64());
        }
        if self.divide {
            for (steps, count) in divide(&rules, &start, self.depth) {
                println!("{} {count}", rules.write_turn(&start, &steps, G::MOVES[0]));
            }
        }
        Ok(())
    }
}
