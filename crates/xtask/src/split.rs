//! The stand-in for wasm-bindgen by which Trunk's programs are split: see the package `split`.

use std::ffi::OsString;
use std::path::PathBuf;
use std::{env, fs};

use crate::process::{self, cargo, root};
use crate::tools::{self, Optimizer};
use crate::trouble::Trouble;

/// Compiler flags for a program that is split: the functions for it are marked, and the linker keeps what tells which
/// function needs which.
pub(crate) const FLAGS: [&str; 2] = ["--cfg=split", "-Clink-arg=--emit-relocs"];
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
pub(crate) fn options() -> String {
    [&FEATURES[..], &SMALLER].concat().join(" ")
}

/// The build folder of the stand-in: its own, so that the programs need not wait until the tests are compiled.
const BUILT: &str = "target/split";

/// The folder of the stand-in, where it has the name of what it stands in for.
fn folder() -> PathBuf {
    root().join(BUILT).join("bin")
}

/// Compiles the stand-in.
///
/// # Errors
///
/// It does not compile, or cannot be put into its place.
pub(crate) fn provide() -> Result<(), Trouble> {
    process::run(&mut cargo(["build", "--quiet", "--package", "split", "--target-dir", BUILT]))?;
    let end = env::consts::EXE_SUFFIX;
    let (made, place) =
        (root().join(BUILT).join(format!("debug/split{end}")), folder().join(format!("wasm-bindgen{end}")));
    let put = fs::create_dir_all(folder()).and_then(|()| fs::copy(&made, &place));
    put.map(drop).map_err(|error| Trouble::file("write", &place, &error))
}

/// The search path for Trunk, with the stand-in first.
pub(crate) fn search_path() -> OsString {
    let path = tools::search_path();
    env::join_paths([folder()].into_iter().chain(env::split_paths(&path))).unwrap_or(path)
}

/// What the stand-in is told.
pub(crate) fn environment(optimizer: Optimizer) -> Vec<(&'static str, OsString)> {
    let mut told = vec![("MUSTERMEAD_WASM_BINDGEN", tools::WASM_BINDGEN.path().into_os_string())];
    if optimizer == Optimizer::Present {
        told.push(("MUSTERMEAD_WASM_OPT", format!("-O2 {}", options()).into()));
    }
    told
}
