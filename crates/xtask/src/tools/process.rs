//! Runs other programs.

use std::cell::RefCell;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use crate::tools::search_path::on_path;
use crate::tools::trouble::Trouble;

thread_local! {
    /// The label before each line that this thread prints, while several steps run in parallel.
    static LABEL: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs something with labelled output: every line begins with the label, to tell parallel steps apart.
pub(crate) fn labelled<T>(label: Option<String>, work: impl FnOnce() -> T) -> T {
    let before = LABEL.replace(label);
    let done = work();
    LABEL.set(before);
    done
}

/// The label of this thread, to pass it on to another one.
pub(crate) fn label() -> Option<String> {
    LABEL.with_borrow(Option::clone)
}

/// Prints one or more lines, with this thread's label.
pub(crate) fn say(text: impl fmt::Display) {
    say_with(label().as_deref(), text);
}

fn say_with(label: Option<&str>, text: impl fmt::Display) {
    match label {
        None => println!("{text}"),
        Some(label) => text.to_string().lines().for_each(|line| println!("{label} | {line}")),
    }
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).expect("this package lies in crates/ below the root").to_owned()
}

/// A command that runs in the root of the repository.
pub(crate) fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// `cargo` with these arguments. What an incremental build saves for the next one costs more time than it gains here.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut command = command("cargo");
    command.args(args).env("CARGO_INCREMENTAL", "0");
    command
}

/// The same, for what others need not wait for: it leaves the processors to them, where the system has a way to say so.
pub(crate) fn cargo_beside<const N: usize>(args: [&str; N]) -> Command {
    let Some(nice) = on_path("nice").filter(|_| cfg!(unix)) else { return cargo(args) };
    let mut command = command(nice);
    command.args(["-n", "10", "cargo"]).args(args).env("CARGO_INCREMENTAL", "0");
    command
}

/// Runs a command to its end and shows its output.
///
/// # Errors
///
/// The program is missing or fails.
pub(crate) fn run(command: &mut Command) -> Result<(), Trouble> {
    if label().is_some() {
        return watch(command, |line| say(line));
    }
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(failed(command, status)) }
}

/// Runs a command to its end, passing each line of its standard output to `each` as it comes and showing its standard
/// error.
///
/// # Errors
///
/// The program is missing or fails.
pub(crate) fn watch(command: &mut Command, mut each: impl FnMut(&str)) -> Result<(), Trouble> {
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| not_started(command, &error))?;
    let output = child.stdout.take().expect("standard output was piped above");
    let errors = child.stderr.take().expect("standard error was piped above");
    let label = label();
    thread::scope(|scope| {
        scope.spawn(|| lines(errors, |line| say_with(label.as_deref(), line)));
        lines(output, &mut each);
    });
    let status = child.wait().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(failed(command, status)) }
}

/// Reads every line. Bytes that are not UTF-8 are replaced, since a test may print anything.
fn lines(from: impl Read, mut each: impl FnMut(&str)) {
    let mut reader = BufReader::new(from);
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
        each(String::from_utf8_lossy(&line).trim_end());
        line.clear();
    }
}

/// The output of a command; `None` if it is missing or fails.
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
