//! The site as it is put on a server: `dist/`, assembled from what Trunk builds and the words of all languages.

use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::process::{self, cargo, root};
use crate::toolchain;
use crate::tools::{self, Optimizer};
use crate::trouble::Trouble;

/// What the site is made from. A change in any of these makes `dist/` stale.
const SOURCES: [&str; 13] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates/ai",
    "crates/play",
    "crates/rules",
    "crates/site",
    "crates/words",
    "crates/worker",
    "index.html",
    "rust-toolchain.toml",
    "web",
];
/// Where Trunk builds, as its configuration says too.
const TRUNK: &str = "target/trunk";
/// The messages of all languages.
const MESSAGES: &str = "web/i18n";
/// The site as its tests visit it.
const UNDER_TEST: &str = "target/site-under-test";
/// A file as old as the beginning of the last build, which says in what way it was built.
const STAMP: &str = "site.stamp";

/// Where the site is.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// Builds the site, bringing the tools that are missing.
pub(crate) fn build() -> Result<(), Trouble> {
    toolchain::provide_wasm()?;
    tools::provide(tools::WASM_BINDGEN)?;
    tools::provide(tools::TRUNK)?;
    tools::tidy_up();
    let optimizer = tools::provide_optimizer();
    let started = SystemTime::now();
    let mut trunk = process::command("trunk");
    trunk
        .arg("build")
        .env("PATH", tools::search_path())
        .env_remove("RUST_BACKTRACE")
        .env("CARGO_ENCODED_RUSTFLAGS", nameless_paths());
    if optimizer == Optimizer::Absent {
        // Trunk runs wasm-opt in what it calls release mode; the cargo profile stays the one in Trunk.toml.
        trunk.arg("--release=false");
    }
    if env::var_os("NO_COLOR").is_some() {
        // Trunk wants "true" or "false" in it, against the convention, and stops at anything else.
        trunk.env("NO_COLOR", "true");
    }
    process::run(&mut trunk).map_err(|trouble| trouble.remedy("What Trunk and cargo say above tells the place."))?;
    assemble(&["dist"])?;
    stamp(started, optimizer)
}

/// Flags for the compiler by which no path of this machine gets into the modules, which have places in the sources in them
/// for what is said when they die.
fn nameless_paths() -> String {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let rust = process::ask("rustc", &["--print", "sysroot"]).map(|path| PathBuf::from(path.trim()));
    let named = [(cargo, "cargo"), (rust, "rust"), (Some(root()), ".")];
    let flag = |(path, name): (PathBuf, &str)| format!("--remap-path-prefix={}={name}", path.display());
    let flags = named.into_iter().filter_map(|(path, name)| Some(flag((path?, name))));
    // The separator that cargo takes in this variable, as paths may have spaces in them.
    flags.collect::<Vec<_>>().join("\x1f")
}

/// Assembles the site as its tests visit it: with pages in the pseudo-language. It must have been built.
pub(crate) fn assemble_for_tests() -> Result<(), Trouble> {
    assemble(&[UNDER_TEST, "--with-pseudo"])
}

fn assemble(to: &[&str]) -> Result<(), Trouble> {
    let mut site = cargo(["run", "--quiet", "-p", "site", "--", TRUNK, MESSAGES]);
    process::run(site.args(to)).map_err(|trouble| trouble.remedy("What is said above tells what is missing."))
}

/// Builds the site unless it is newer than everything that it is made from.
pub(crate) fn refresh() -> Result<(), Trouble> {
    if is_fresh() {
        println!("dist/ is up to date.");
        return Ok(());
    }
    build()
}

fn is_fresh() -> bool {
    let stamp = tools::folder().join(STAMP);
    let Some(built) = changed(&stamp) else { return false };
    let best = fs::read_to_string(stamp).is_ok_and(|way| way == Optimizer::Present.name());
    folder().join("index.html").exists()
        && (best || !tools::could_optimize())
        && SOURCES.iter().all(|source| newest(&root().join(source)).is_some_and(|time| time < built))
}

/// Notes when the build began rather than ended: a file that was changed in between may not be in it.
fn stamp(started: SystemTime, optimizer: Optimizer) -> Result<(), Trouble> {
    let path = tools::folder().join(STAMP);
    fs::create_dir_all(tools::folder())
        .and_then(|()| File::create(&path))
        .and_then(|mut file| {
            file.write_all(optimizer.name().as_bytes())?;
            file.set_modified(started)
        })
        .map_err(|error| Trouble::file("write", &path, &error))
}

/// When a file, or anything in a folder, was last changed. A folder's own time
/// counts too: it tells of files that were removed.
fn newest(path: &Path) -> Option<SystemTime> {
    let own = changed(path)?;
    let Ok(entries) = fs::read_dir(path) else { return Some(own) };
    let inner = entries.flatten().filter_map(|entry| newest(&entry.path())).max();
    Some(inner.map_or(own, |inner| inner.max(own)))
}

fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|meta| meta.modified()).ok()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_newest_counts_however_deep() {
        let folder = env::temp_dir().join(format!("mustermead-newest-{}", std::process::id()));
        let (inner, file) = (folder.join("a/b"), folder.join("a/b/file"));
        fs::create_dir_all(&inner).expect("a temporary folder can be made");
        File::create(&file).expect("a file can be made");
        let later = SystemTime::now() + Duration::from_secs(1000);
        File::options().append(true).open(&file).and_then(|file| file.set_modified(later)).expect("times can be set");
        assert_eq!(newest(&folder), Some(later));
        fs::remove_file(&file).expect("the file can be removed");
        assert!(newest(&folder).expect("the folder is there") < later);
        assert_eq!(newest(&file), None);
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }
}
