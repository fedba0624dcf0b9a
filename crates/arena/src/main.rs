//! The developers' command line: what the rules say about positions, and how well the computer plays.

#![allow(clippy::print_stderr, reason = "a command line program")]

mod agent;
mod bench;
mod clock;
mod convert;
mod fixed_budget;
mod gnubg;
mod grade;
mod ladder;
mod links;
mod log;
mod matches;
mod mind;
mod mine;
mod notation_lines;
mod plain;
mod player;
mod playout;
mod points;
mod pool;
mod rate;
mod rating;
mod read;
mod reasons;
mod regression;
mod request;
mod review;
mod rng;
mod score;
mod train;
mod tune;
mod uci;

use std::io::{self, BufWriter};
use std::process::ExitCode;

use play::GamesOf;
use rules::games::Portal;
use rules::{Catalogue, Visitor};

use request::{Request, Task};

/// The error of a command, as shown to the user.
type Trouble = Box<dyn std::error::Error + Send + Sync>;

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(problem) => {
            eprintln!("arena: {problem}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<ExitCode, Trouble> {
    let Request { id, options, task } = match Request::read(std::env::args_os()) {
        Ok(request) => request,
        Err(answer) => {
            answer.print()?;
            return Ok(if answer.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS });
        }
    };
    let id = id.as_str();
    let output = BufWriter::new(io::stdout().lock());
    match task {
        Task::List(unit) => visit(id, notation_lines::List { id, unit, options, input: io::stdin().lock(), output }),
        Task::Read => return read::read(&GamesOf::<Portal>::NEW, id, io::stdin().lock(), output),
        Task::Convert(to) => {
            let texts = &GamesOf::<Portal>::NEW;
            return convert::convert(texts, id, to.as_deref(), io::stdin().lock(), output, io::stderr().lock());
        }
        Task::Measure(plan) => gnubg::measure(id, options, &plan, output),
        Task::Tune(plan) => visit(id, tune::Tuning { id, options, plan, output }),
        Task::Bench(plan) => visit(id, bench::Bench { id, options, plan, output }),
        Task::Train(plan) => visit(id, train::Training { plan, output }),
        Task::Ladder(plan) => visit(id, ladder::Ladder { id, options, plan, output }),
        Task::Points(plan) => visit(id, points::Points { id, options, plan, output }),
        Task::Review(plan) => visit(id, review::Review { id, options, plan, output }),
        Task::Grade(plan) => visit(id, grade::Grade { id, options, plan, output }),
        Task::Links(plan) => visit(id, links::Measure { id, options, plan, output }),
        Task::Rate(plan) => visit(id, rate::Rate { id, plan, output }),
        Task::Reasons(plan) => visit(id, reasons::Reasons { id, options, plan, output }),
        Task::Mine(plan) => visit(id, mine::Mine { id, options, plan, output }),
        Task::Match(plan) => visit(id, matches::Match { id, options, plan, output }),
    }?;
    Ok(ExitCode::SUCCESS)
}

fn visit(id: &str, visitor: impl Visitor<Out = Result<(), Trouble>>) -> Result<(), Trouble> {
    let unknown = || format!("unknown game {id:?}; there are {}", Portal::ids().join(", "));
    Portal::visit(id, visitor).ok_or_else(unknown)?
}
