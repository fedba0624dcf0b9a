//! What splits the linked program: the package `split`, with a library that is changed for it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::build::precompressed;
use crate::tools::pinned::{self, Optimizer};
use crate::tools::process::{self, cargo_beside, root};
use crate::tools::trouble::Trouble;

mod library;

/// Compiler flags for a program that is to be split: the functions for it are marked, the linker keeps what tells which
/// function needs which, and the name of a function says of which types it is.
pub(crate) const FLAGS: [&str; 3] = ["--cfg=split", "-Clink-arg=--emit-relocs", "-Csymbol-mangling-version=v0"];
/// What wasm-opt may use, as all current browsers know it.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// What makes a module smaller when wasm-opt has worked for speed (`-O2`): the linker puts the stack first, so the lowest
/// kilobyte holds nothing until the stack overflows, and offsets can be part of loads and stores. Memory packing is left
/// out: it cuts tables at their zeros (those of chess into 8,493 segments), and brotli packs the pieces 7 % worse.
const SMALLER: [&str; 5] =
    ["--low-memory-unused", "-Os", "--skip-pass=memory-packing", "--strip-producers", "--strip-target-features"];

/// The options for wasm-opt behind `-O2`.
fn options() -> String {
    [&FEATURES[..], &SMALLER].concat().join(" ")
}

/// What may be called from a game's part in another one.
const ALLOWED: &str = "crates/split/called.txt";

/// The folder of the splitter: a workspace of its own, as the library is changed for it.
const BUILT: &str = "target/split";
/// Its package.
const PACKAGE: &str = "[package]
name = \"splitter\"
version = \"0.0.0\"
edition = \"2024\"
publish = false

[[bin]]
name = \"splitter\"
path = \"main.rs\"

[dependencies]
split = { path = \"../../crates/split\" }

[profile.dev]
debug = false

[patch.crates-io]
wasm_split_cli_support = { path = \"library\" }

[workspace]
";
const MAIN: &str = "//! Made by xtask.

fn main() -> std::process::ExitCode {
    split::main()
}
";

/// Compiles the splitter, and gives the command that runs it: a module and a folder are still to be told.
///
/// # Errors
///
/// It does not compile, or the library is another one than we know.
pub(crate) fn command(optimizer: Optimizer) -> Result<Command, Trouble> {
    let here = root().join(BUILT);
    change(&source()?, &here.join("library"))?;
    write(&here.join("Cargo.toml"), PACKAGE)?;
    write(&here.join("main.rs"), MAIN)?;
    // The same versions as in ours.
    let lock = root().join("Cargo.lock");
    let ours = fs::read(&lock).map_err(|error| Trouble::file("read", &lock, &error))?;
    // Cargo takes out of it what the splitter does not need, so it is compared with what was put there.
    let put = here.join("Cargo.lock.ours");
    if fs::read(&put).ok().as_ref() != Some(&ours) {
        write(&here.join("Cargo.lock"), &ours)?;
        write(&put, &ours)?;
    }
    let mut build = cargo_beside(["build", "--quiet", "--manifest-path"]);
    build.arg(here.join("Cargo.toml")).arg("--target-dir").arg(&here);
    // What the change leaves unused in the library is no concern of ours.
    process::run(build.env("RUSTFLAGS", "--cap-lints=allow"))?;
    let mut splitter = process::command(here.join(format!("debug/splitter{}", env::consts::EXE_SUFFIX)));
    splitter.env("PATH", pinned::search_path());
    if optimizer == Optimizer::Present {
        splitter.env("MUSTERMEAD_WASM_OPT", format!("-O2 {}", options()));
    }
    Ok(splitter)
}

/// Checks that the searches of games call nothing in other parts of the program in a folder that nobody has allowed.
///
/// # Errors
///
/// They do, or nothing was built.
pub(crate) fn check_calls(program: &Path) -> Result<(), Trouble> {
    let read = |path: PathBuf| fs::read_to_string(&path).map_err(|error| Trouble::file("read", &path, &error));
    let (called, allowed) = (read(program.join("called.txt"))?, read(root().join(ALLOWED))?);
    let strange = unlisted(&called, &allowed);
    if strange.is_empty() {
        return Ok(());
    }
    Err(Trouble::new(format!("the rules or the search of a game call in another part: {}", strange.join(", ")))
        .remedy(format!("Inline what a search calls at every position; all else belongs into {ALLOWED}.")))
}

/// What is called and not in the list.
fn unlisted<'a>(called: &'a str, allowed: &str) -> Vec<&'a str> {
    called.lines().filter(|path| !allowed.lines().any(|line| line == *path)).collect()
}

/// The folder of the library's sources, as cargo has unpacked it.
fn source() -> Result<PathBuf, Trouble> {
    let told = process::ask(
        "cargo",
        &["metadata", "--format-version=1", "--manifest-path", &root().join("Cargo.toml").to_string_lossy()],
    );
    let told: serde_json::Value = told.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let packages = told["packages"].as_array().into_iter().flatten();
    let mut of_library = packages.filter(|one| one["name"] == library::NAME && one["version"] == library::VERSION);
    let manifest = of_library.next().and_then(|one| Some(PathBuf::from(one["manifest_path"].as_str()?)));
    manifest.and_then(|path| Some(path.parent()?.to_owned())).ok_or_else(|| {
        Trouble::new(format!("cargo knows no {} {}", library::NAME, library::VERSION)).remedy(
            "Another version is to be looked at first: crates/xtask/src/build/split/library.rs has what is changed in it.",
        )
    })
}

/// Copies the library's sources with our changes. Files that are the same already stay untouched, and cargo builds nothing.
fn change(from: &Path, to: &Path) -> Result<(), Trouble> {
    let mut files: BTreeMap<PathBuf, Vec<u8>> = BTreeMap::new();
    for path in precompressed::files(&from.join("src")).map_err(|error| Trouble::file("read", from, &error))? {
        let bytes = fs::read(&path).map_err(|error| Trouble::file("read", &path, &error))?;
        let name = path.strip_prefix(from).unwrap_or(&path);
        files.insert(name.to_owned(), bytes);
    }
    let manifest = from.join("Cargo.toml");
    files.insert("Cargo.toml".into(), fs::read(&manifest).map_err(|error| Trouble::file("read", &manifest, &error))?);
    for change in library::CHANGES {
        let text =
            String::from_utf8_lossy(files.get(Path::new(change.file)).map_or(&[][..], Vec::as_slice)).into_owned();
        let text = change.apply(&text).map_err(|why| Trouble::new(format!("{}: {why}", library::NAME)))?;
        files.insert(change.file.into(), text.into_bytes());
    }
    files.extend(library::ADDED.map(|(file, text)| (file.into(), text.as_bytes().to_vec())));
    files.iter().try_for_each(|(name, bytes)| write(&to.join(name), bytes))
}

/// Writes a file, if it has another content.
fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Trouble> {
    if fs::read(path).is_ok_and(|there| there == content.as_ref()) {
        return Ok(());
    }
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, content)).map_err(|error| Trouble::file("write", path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_has_allowed_is_named() {
        let allowed = "# At the end.\nrules::a\n";
        assert_eq!(unlisted("rules::a\nai::b\n", allowed), ["ai::b"]);
        assert!(unlisted("rules::a\n", allowed).is_empty() && unlisted("", allowed).is_empty());
    }

    #[test]
    fn the_list_has_paths_and_says_why() {
        let list = fs::read_to_string(root().join(ALLOWED)).expect("it is part of the repository");
        for line in list.lines().filter(|line| !line.starts_with('#')) {
            assert!(line.starts_with("rules::") || line.starts_with("ai::"), "{line}");
        }
        assert!(list.starts_with("# "));
    }
}
