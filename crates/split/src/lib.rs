//! Stands in for `wasm-bindgen` where Trunk calls it, and first splits the linked program: what only functions marked with `wasm_split` need
//! becomes a module of its own, which the program fetches when it needs it. Then the real wasm-bindgen is run on the
//! rest, with the same arguments.

// A command line program writes to standard error.
#![allow(clippy::print_stderr)]

use std::ffi::OsString;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use wasm_split_cli_support::Options;

mod loader;
pub mod parts;

/// The environment variable with the path of the real wasm-bindgen.
const REAL: &str = "MUSTERMEAD_WASM_BINDGEN";
/// The environment variable with the arguments for wasm-opt, by which the late part is optimized; not set where there is
/// no wasm-opt.
const OPTIMIZED: &str = "MUSTERMEAD_WASM_OPT";
/// The folder of the parts: Trunk takes this folder over as it is.
const PARTS: &str = "snippets";

/// Does what wasm-bindgen does with the same arguments.
pub fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    let done = match args.iter().find(|arg| Path::new(arg).extension().is_some_and(|end| end == "wasm")) {
        Some(module) => bind(&args, Path::new(module)),
        // Trunk asks for the version.
        None => run(Command::new(real()).args(&args)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Splits a module, and makes the JavaScript side of its larger part.
fn bind(args: &[OsString], module: &Path) -> Result<(), String> {
    let value = |name: &str| {
        let mut values = args.iter().filter_map(|arg| arg.to_str()?.strip_prefix(name)?.strip_prefix('='));
        values.next_back().ok_or_else(|| format!("wasm-bindgen was called without {name}"))
    };
    let (out, name) = (PathBuf::from(value("--out-dir")?), value("--out-name")?);
    let apart = out.join(format!("{name}-apart"));
    let (main, parts) = split(module, &apart)?;

    let others = args.iter().filter(|arg| Path::new(arg) != module);
    run(Command::new(real()).args(others).arg("--keep-lld-exports").arg(main))?;

    let (_, first) = parts.first().ok_or("there are no parts")?;
    let code = fs::read(first).map_err(|error| file("read", first, &error))?;
    let canary = loader::canary(&code).ok_or_else(|| format!("{} does not say its link", first.display()))?;

    let script = out.join(format!("{name}.js"));
    let text = fs::read_to_string(&script).map_err(|error| file("read", &script, &error))?;
    let text = loader::with_loader(&text, &canary).ok_or_else(|| format!("{} imports no part", script.display()))?;
    fs::write(&script, text).map_err(|error| file("write", &script, &error))?;

    let folder = out.join(PARTS);
    fs::create_dir_all(&folder).map_err(|error| file("make", &folder, &error))?;
    for (part, path) in &parts {
        let place = folder.join(format!("{part}.wasm"));
        match env::var(OPTIMIZED) {
            Ok(options) => run(Command::new("wasm-opt").args(options.split(' ')).arg(path).arg("-o").arg(&place))?,
            Err(_) => fs::rename(path, &place).map_err(|error| file("write", &place, &error))?,
        }
    }
    fs::remove_dir_all(&apart).map_err(|error| file("remove", &apart, &error))
}

/// Splits a module into files of a folder; gives those of its main and of all other parts.
fn split(module: &Path, apart: &Path) -> Result<(PathBuf, Vec<(String, PathBuf)>), String> {
    fs::create_dir_all(apart).map_err(|error| file("make", apart, &error))?;
    let bytes = fs::read(module).map_err(|error| file("read", module, &error))?;
    // wasm-bindgen names its output after the module.
    let main = apart.join(module.file_name().unwrap_or_default());
    let mut options = Options::new(&bytes);
    options.output_dir = apart;
    options.main_out_path = &main;
    options.link_name = loader::LINK;
    let made = wasm_split_cli_support::transform(options)
        .map_err(|error| format!("{} cannot be split: {error:?}", module.display()))?;
    let mut parts = Vec::new();
    for path in made.split_modules {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        match name.strip_prefix("split_").filter(|name| parts::all().any(|(part, _)| part == *name)) {
            Some(part) => parts.push((part.to_owned(), path.clone())),
            None => return Err(format!("{} is split into a file that nobody expects: {name}", module.display())),
        }
    }
    parts.sort();
    match parts::all().find(|(expected, _)| parts.iter().all(|(part, _)| part != expected)) {
        Some((missing, _)) => Err(format!("{} lacks the part {missing}", module.display())),
        None => Ok((main, parts)),
    }
}

fn real() -> OsString {
    env::var_os(REAL).unwrap_or_else(|| "wasm-bindgen".into())
}

fn run(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|error| format!("{program} does not run: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{program} failed ({status})")) }
}

fn file(doing: &str, path: &Path, error: &dyn Display) -> String {
    format!("cannot {doing} {}: {error}", path.display())
}
