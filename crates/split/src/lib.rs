//! Splits the linked program: what only functions marked with `wasm_split` need becomes a part of its own, which the program
//! fetches when it needs it. Makes the JavaScript side of the main part, and has wasm-opt make all parts smaller.

// A command line program writes to standard error.
#![allow(clippy::print_stderr)]

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

mod calls;
mod count;
mod layers;
mod loader;
pub mod parts;
mod short_name;

use layers::Layer;

/// The environment variable with the arguments for wasm-opt; not set where there is no wasm-opt.
const OPTIMIZED: &str = "MUSTERMEAD_WASM_OPT";
/// The environment variable that has the main part count what runs of it. Then it is not divided into layers.
const COUNTS: &str = "MUSTERMEAD_COUNT";

/// The file with what the rules and the searches of games call outside of their parts, a line for each.
const CALLED: &str = "called.txt";

/// Splits the module that the first argument names, into the folder of the second: `app.js` with the main part
/// `app_bg.wasm`, and `parts/NAME.wasm`, the later layers of the main part among them; in `whole/` what is in layers as it
/// was. What else is in the folder stays.
pub fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    let done = match &args[..] {
        [module, out] => make(Path::new(module), Path::new(out)),
        _ => Err("Usage: splitter MODULE FOLDER".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

/// Makes the program in a folder from a linked module.
fn make(module: &Path, out: &Path) -> Result<(), String> {
    let name = module.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let folder = out.join("parts");
    fs::create_dir_all(&folder).map_err(|error| file("make", &folder, &error))?;
    let apart = out.join("apart");
    let linked = fs::read(module).map_err(|error| file("read", module, &error))?;
    let link = loader::name(&linked);
    let (main, parts) = split(module, &linked, &apart)?;

    bind(&main, out)?;
    let script = out.join(format!("{name}.js"));
    let text = fs::read_to_string(&script).map_err(|error| file("read", &script, &error))?;
    let text = loader::with_loader(&text, &link).ok_or_else(|| format!("{} imports no part", script.display()))?;
    write(&script, text.as_bytes())?;

    let bound = out.join(format!("{name}_bg.wasm"));
    let code = fs::read(&bound).map_err(|error| file("read", &bound, &error))?;
    let games: Vec<&(String, PathBuf)> = parts.iter().filter(|(part, _)| parts::is_of_games(part)).collect();
    let read = |(_, path): &&(String, PathBuf)| fs::read(path).map_err(|error| file("read", path, &error));
    let code_of_games = games.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let mut called = BTreeSet::new();
    for code in &code_of_games {
        called.extend(calls::outside(code)?);
    }
    write(&out.join(CALLED), called.into_iter().map(|path| path + "\n").collect::<String>().as_bytes())?;
    let divided = if env::var_os(COUNTS).is_some() {
        count(&code, &code_of_games, &script, out)?
    } else {
        layers::divide(&code, &code_of_games)?
    };
    write(&bound, &divided.main)?;
    // Undivided for pages that have all of it in one file.
    let whole = out.join("whole");
    fs::create_dir_all(&whole).map_err(|error| file("make", &whole, &error))?;
    let of_whole = [(format!("{name}_bg"), &code)];
    let named = games.iter().map(|(part, _)| part.clone()).zip(&code_of_games);
    let mut wholes = Vec::new();
    for (name, code) in of_whole.into_iter().chain(named) {
        let path = whole.join(format!("{name}.wasm"));
        write(&path, code)?;
        wholes.push((path.clone(), path));
    }
    let mut modules = vec![(bound.clone(), bound)];
    modules.extend(parts.iter().map(|(part, path)| (path.clone(), folder.join(format!("{part}.wasm")))));
    let mut add = |name: &str, code: &[u8]| {
        let path = folder.join(format!("{name}.wasm"));
        modules.push((path.clone(), path.clone()));
        write(&path, code)
    };
    for (layer, code) in &divided.later {
        add(layer.name(), code)?;
    }
    for ((part, path), [first, later]) in games.iter().zip(&divided.games) {
        write(path, first)?;
        add(&format!("play_{part}"), later)?;
    }
    modules.extend(wholes);
    optimize(&modules)?;
    for (_, part) in &modules[1..] {
        let mut code = fs::read(part).map_err(|error| file("read", part, &error))?;
        loader::sign(&mut code, &link);
        write(part, &code)?;
    }
    fs::remove_dir_all(&apart).map_err(|error| file("remove", &apart, &error))
}

/// Makes the JavaScript side of the main part.
fn bind(main: &Path, out: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    let made =
        bindgen.input_path(main).web(true).and_then(|web| web.typescript(false).keep_lld_exports(true).generate(out));
    made.map_err(|error| format!("{} has no JavaScript side: {error:#}", main.display()))
}

/// Has the main part and those of games count what runs of them, and the script tell that; a file gets the names of what
/// is counted.
fn count(main: &[u8], games: &[Vec<u8>], script: &Path, out: &Path) -> Result<layers::Layers, String> {
    let counted = count::count(main, games)?;
    write(&out.join("counted.txt"), counted.names.join("\n").as_bytes())?;
    let text = fs::read_to_string(script).map_err(|error| file("read", script, &error))?;
    write(script, (text + &counted.script()).as_bytes())?;
    let empty = || loader::EMPTY.to_vec();
    Ok(layers::Layers {
        main: counted.main,
        later: Layer::OF_MAIN.map(|layer| (layer, empty())).into(),
        games: counted.parts.into_iter().map(|part| [part, empty()]).collect(),
    })
}

/// Makes modules smaller, from one path to another, on all processors; without wasm-opt they stay as they are.
fn optimize(modules: &[(PathBuf, PathBuf)]) -> Result<(), String> {
    let Ok(options) = env::var(OPTIMIZED) else {
        let moved = |(from, to): &(PathBuf, PathBuf)| fs::rename(from, to).map_err(|error| file("write", to, &error));
        return modules.iter().try_for_each(moved);
    };
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((from, to)) = modules.get(next.fetch_add(1, Ordering::Relaxed)) {
            run(Command::new("wasm-opt").args(options.split(' ')).arg(from).arg("-o").arg(to))?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let n_threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..n_threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| "wasm-opt was not run".to_owned())?)
    })
}

/// Splits a module into files of a folder; gives those of its main and of all other parts.
fn split(module: &Path, linked: &[u8], apart: &Path) -> Result<(PathBuf, Vec<(String, PathBuf)>), String> {
    fs::create_dir_all(apart).map_err(|error| file("make", apart, &error))?;
    // The JavaScript side is named after the module.
    let main = apart.join(module.file_name().unwrap_or_default());
    let mut options = Options::new(linked);
    options.output_dir = apart;
    options.main_out_path = &main;
    options.link_name = layers::LINK;
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

/// Runs a command that has something to say only if it fails.
fn run(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let done = command.output().map_err(|error| format!("{program} does not run: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    Err(format!("{program} failed ({})\n{}", done.status, String::from_utf8_lossy(&done.stderr)))
}

fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    fs::write(path, content).map_err(|error| file("write", path, &error))
}

fn file(doing: &str, path: &Path, error: &dyn Display) -> String {
    format!("cannot {doing} {}: {error}", path.display())
}
