//! Running other programs.

use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::trouble::Trouble;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).expect("this package lies in crates/ below the root").to_owned()
}

/// A command that starts in the root of the repository.
pub(crate) fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// `cargo` with the arguments given.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut command = command("cargo");
    command.args(args);
    command
}

/// Runs a command to its end, its output on the terminal.
///
/// # Errors
///
/// The program is missing or says that it failed.
pub(crate) fn run(command: &mut Command) -> Result<(), Trouble> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(failed(command, status)) }
}

/// Runs a command to its end; shows what it writes to standard output as it
/// comes and hands each line to `each`.
///
/// # Errors
///
/// The program is missing or says that it failed.
pub(crate) fn watch(command: &mut Command, mut each: impl FnMut(&str)) -> Result<(), Trouble> {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| not_started(command, &error))?;
    let output = child.stdout.take().expect("standard output was piped a line above");
    let mut reader = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        // Bytes, since a test may print what is not UTF-8.
        let read = reader.read_until(b'\n', &mut line);
        if !read.is_ok_and(|n| n > 0) {
            break;
        }
        let _ = io::stdout().write_all(&line);
        each(String::from_utf8_lossy(&line).trim_end());
    }
    let status = child.wait().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(failed(command, status)) }
}

/// What a command prints, or nothing when it is missing or fails.
pub(crate) fn ask(program: impl AsRef<std::ffi::OsStr>, args: &[&str]) -> Option<String> {
    let output = command(program).args(args).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn not_started(command: &Command, error: &io::Error) -> Trouble {
    let name = command.get_program().to_string_lossy();
    if error.kind() == io::ErrorKind::NotFound {
        Trouble::new(format!("the program `{name}` is not on the search path"))
    } else {
        Trouble::new(format!("`{name}` could not be started: {error}"))
    }
}

fn failed(command: &Command, status: std::process::ExitStatus) -> Trouble {
    let name = command.get_program().to_string_lossy();
    let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy()).collect();
    Trouble::new(format!("`{name} {}` failed ({status})", args.join(" ")))
}
