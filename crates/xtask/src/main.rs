//! The project's tasks: `cargo xtask --help` lists them.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::run(std::env::args_os().skip(1))
}
