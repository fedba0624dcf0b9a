//! Counts complete turns by path: `perft GAME DEPTH [--position TEXT] [--divide] [--option key=value]`.
//!
//! Prints a line for each depth: `depth count seconds`. A capture chain is one turn and so is a forced pass; two ways
//! to the same position count twice. The last turn is counted without being played. With `--divide`, the first turns at
//! the greatest depth follow, each with its share.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line program")]

use std::process::ExitCode;
use std::time::Instant;

use rules::games::Portal;
use rules::perft::{divide, perft};
use rules::{Catalogue, Game, MatchState, Options, Visitor};

const USAGE: &str = "usage: perft GAME DEPTH [--position TEXT] [--divide] [--option key=value]…";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("perft: {problem}");
            ExitCode::from(2)
        }
    }
}

/// The command-line arguments.
struct Request {
    id: String,
    depth: u32,
    position: Option<String>,
    divide: bool,
    options: Options,
}

fn run() -> Result<(), Box<dyn std::error::Error>> {
    let request = read_request(std::env::args().skip(1))?;
    let id = request.id.clone();
    let unknown = || format!("unknown game {id:?}; there are {}", Portal::ids().join(", "));
    Portal::visit(&id, request).ok_or_else(unknown)?
}

fn read_request(mut args: impl Iterator<Item = String>) -> Result<Request, Box<dyn std::error::Error>> {
    let id = args.next().ok_or(USAGE)?;
    let depth = args.next().ok_or(USAGE)?;
    let depth = depth.parse().map_err(|_| format!("the depth {depth:?} is no whole number\n{USAGE}"))?;
    let mut request = Request { id, depth, position: None, divide: false, options: Options::new() };
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--position" => request.position = Some(args.next().ok_or("--position wants a position text")?),
            "--divide" => request.divide = true,
            "--option" => {
                let pair = args.next().ok_or("--option wants key=value")?;
                let (key, value) = Options::read_pair(&pair)?;
                request.options.set(key, value);
            }
            _ => return Err(format!("unknown argument {arg:?}\n{USAGE}").into()),
        }
    }
    Ok(request)
}

impl Visitor for Request {
    type Out = Result<(), Box<dyn std::error::Error>>;

    fn visit<G: Game>(self) -> Self::Out {
        let rules = G::new(&self.id, &self.options, &MatchState::default())?;
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
