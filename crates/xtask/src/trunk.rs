//! Trunk's part of the site: what all pages share, and the program with its parts. Each of these is rebuilt only when its
//! sources have changed.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::SystemTime;
use std::{env, fmt, thread};

use crate::process::{self, cargo, root};
use crate::sources::Sources;
use crate::stamp::Stamp;
use crate::toolchain::WASM;
use crate::tools::{self, Optimizer};
use crate::trouble::Trouble;
use crate::{scripts, split};

/// A folder without settings for Trunk: those in the root are for developers.
const DEFAULTS: &str = "web";
/// Held while something is built.
const LOCK: &str = "target/site.lock";
/// The cargo profile of what ships.
const PROFILE: &str = "web";
/// The most memory that a program may use, as page or as worker: 256 MB.
pub(crate) const MOST_MEMORY: u64 = 256 << 20;
/// How everything is built that ships.
const SETTINGS: [&str; 4] = [
    // Relative, like all addresses of the site.
    "--public-url=./",
    // Integrity hashes in the page would add no protection beyond that of the host, and make browsers warn.
    "--no-sri=true",
    // Trunk's minifier does not know modern JavaScript modules; esbuild does.
    "--minify=false",
    // Each build has a folder of its own, so file names can stay.
    "--filehash=false",
];
/// Trunk's output folder. This is not the site yet: `website` generates it from this.
pub(crate) const BUILT: &str = "target/trunk";
/// The page that tells Trunk to build the program, and what it is made from.
const PAGE: [&str; 2] = ["target/pages/program.html", "web/trunk/program.html"];
/// The name of the program.
const NAME: &str = "app";
/// The word in it that stands for the options for wasm-opt.
const OPTIONS: &str = "OPTIONS";
/// The art of the games, in folders of the same names.
pub(crate) const ART: &str = "web/src/art";

/// The sources of the program.
pub(crate) const PROGRAM: [&str; 16] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "crates/ai",
    "crates/embed",
    "crates/i18n",
    "crates/play",
    "crates/rules",
    "crates/split",
    "crates/study",
    "crates/table",
    "crates/worker",
    "rust-toolchain.toml",
    "web/Cargo.toml",
    "web/src",
    PAGE[1],
];
/// The sources of what all pages share.
const SHARED: [&str; 21] = [
    "web/awake.js",
    "web/boot.js",
    "web/classic",
    "web/drawings.js",
    "web/embed.js",
    "web/games.js",
    "web/icons",
    "web/navigation.js",
    "web/networks",
    "web/picture.js",
    "web/portal",
    "web/sounds.js",
    "web/start.js",
    "web/styles",
    "web/sw.js",
    "web/sw_off.js",
    "web/texts.js",
    "web/theme.js",
    "web/trunk/shared.html",
    "web/words.js",
    "web/worker.js",
];

/// The product of one Trunk build.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Product {
    /// Its output folder, below [`BUILT`].
    place: String,
    /// The page that tells Trunk what to build.
    page: String,
    /// Whether it is the program.
    is_program: bool,
    sources: Sources,
}

/// Builds what is not up to date.
///
/// # Errors
///
/// Something cannot be built.
pub(crate) fn build(optimizer: Optimizer) -> Result<(), Trouble> {
    refresh(&[Product::program(), Product::shared()], optimizer)
}

/// Builds those of the products that are stale.
fn refresh(products: &[Product], optimizer: Optimizer) -> Result<(), Trouble> {
    let _alone = wait_for_others(&root().join(LOCK))?;
    let way = Way { optimizer, flags: flags() };
    let stale: Vec<&Product> = products.iter().filter(|product| !product.is_fresh(&way)).collect();
    let started = SystemTime::now();
    if stale.iter().any(|product| product.is_program) {
        compile(&way)?;
        split::provide()?;
    }
    // What is left to Trunk runs on one processor most of the time.
    let next = AtomicUsize::new(0);
    let label = process::label();
    let build_some = || -> Result<(), Trouble> {
        while let Some(product) = stale.get(next.fetch_add(1, Ordering::Relaxed)) {
            product.build(&way)?;
            product.stamp().set(&way.to_string(), started)?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let other = scope.spawn(|| process::labelled(label, build_some));
        let done = build_some();
        done.and(other.join().expect("building a product does not panic"))
    })
}

/// Waits until no other command builds in this folder; that goes on until the file is dropped. Two at a time would write
/// the same files.
fn wait_for_others(lock: &Path) -> Result<File, Trouble> {
    let failed = |error| Trouble::file("write", lock, &error);
    lock.parent().map_or(Ok(()), fs::create_dir_all).map_err(failed)?;
    let file = File::create(lock).map_err(failed)?;
    if file.try_lock().is_err() {
        process::say("Another command builds the site; this one waits for it");
        file.lock().map_err(failed)?;
    }
    Ok(file)
}

/// Compiles the program on all processors; Trunk finds it compiled.
fn compile(way: &Way) -> Result<(), Trouble> {
    process::say("Compiling the program");
    let mut build = cargo(["build", "--package", "web", "--target", WASM, "--profile", PROFILE, "--bin", NAME]);
    process::run(build.env("CARGO_ENCODED_RUSTFLAGS", &way.flags))
}

/// The path of the program's main part, which has the memory of all.
pub(crate) fn module() -> PathBuf {
    root().join(BUILT).join(format!("program/{NAME}_bg.wasm"))
}

/// How something is built.
struct Way {
    optimizer: Optimizer,
    /// Compiler flags, in cargo's encoding.
    flags: String,
}

impl fmt::Display for Way {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}\n{}", self.optimizer.name(), self.flags)
    }
}

impl Product {
    fn shared() -> Product {
        Product::of("shared", "web/trunk/shared.html", &SHARED)
    }

    fn program() -> Product {
        Product { is_program: true, ..Product::of("program", PAGE[0], &PROGRAM) }
    }

    fn of(place: &str, page: &str, sources: &[&str]) -> Product {
        let sources = Sources { paths: paths(sources), without: Vec::new() };
        Product { place: place.to_owned(), page: page.to_owned(), is_program: false, sources }
    }

    fn is_fresh(&self, way: &Way) -> bool {
        let stamp = self.stamp();
        self.dist().join("index.html").exists()
            && stamp.way() == Some(way.to_string())
            && stamp.is_newer_than(&self.sources)
    }

    fn build(&self, way: &Way) -> Result<(), Trouble> {
        process::say(format!("Building {BUILT}/{}", self.place));
        if self.is_program {
            write_page()?;
        }
        let mut trunk = process::command("trunk");
        // Above this level it warns of products without an app of their own, and repeats what was just printed.
        trunk
            .args(["--config", DEFAULTS, "--log=error", "build"])
            .arg(root().join(&self.page))
            .arg("--dist")
            .arg(self.dist())
            .args(["--cargo-profile", PROFILE])
            .args(SETTINGS)
            .env("PATH", split::search_path())
            .envs(tools::trunk_tools())
            .envs(split::environment(way.optimizer))
            .env_remove("RUST_BACKTRACE")
            .env_remove("RUST_LOG")
            .env("CARGO_ENCODED_RUSTFLAGS", &way.flags);
        if way.optimizer == Optimizer::Absent {
            // Trunk runs wasm-opt in what it calls release mode; the cargo profile stays the same.
            trunk.arg("--release=false");
        } else {
            trunk.arg("--release=true");
        }
        if env::var_os("NO_COLOR").is_some() {
            // Against the convention, Trunk wants "true" or "false" in it, and fails on anything else.
            trunk.env("NO_COLOR", "true");
        }
        process::run(&mut trunk)
            .map_err(|trouble| trouble.remedy("What Trunk and cargo say above tells the place."))?;
        if way.optimizer == Optimizer::Absent {
            return Ok(());
        }
        scripts::minify(&self.dist())?;
        if self.is_program { Ok(()) } else { scripts::bundle(&self.dist()) }
    }

    fn dist(&self) -> PathBuf {
        root().join(BUILT).join(&self.place)
    }

    /// Beside the folder, as Trunk removes everything from it that it has not made.
    fn stamp(&self) -> Stamp {
        Stamp(self.dist().with_extension("stamp"))
    }
}

/// Writes the page that tells Trunk to build the program.
fn write_page() -> Result<(), Trouble> {
    let [to, from] = PAGE.map(|path| root().join(path));
    let page = fs::read_to_string(&from).map_err(|error| Trouble::file("read", &from, &error))?;
    let made = to.parent().map_or(Ok(()), fs::create_dir_all);
    let written = made.and_then(|()| fs::write(&to, page.replace(OPTIONS, &split::options())));
    written.map_err(|error| Trouble::file("write", &to, &error))
}

fn paths(all: &[&str]) -> Vec<PathBuf> {
    all.iter().map(|path| root().join(path)).collect()
}

/// Compiler flags, in cargo's encoding. They limit a program's memory, and keep this machine's paths out of the modules,
/// which contain source locations for panic messages.
fn flags() -> String {
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let rust = process::ask("rustc", &["--print", "sysroot"]).map(|path| PathBuf::from(path.trim()));
    let named = [(cargo, "cargo"), (rust, "rust"), (Some(root()), ".")];
    let flag = |(path, name): (PathBuf, &str)| format!("--remap-path-prefix={}={name}", path.display());
    let flags = named.into_iter().filter_map(|(path, name)| Some(flag((path?, name))));
    // Cargo's separator for this variable, as paths may contain spaces.
    let own = [format!("-Clink-arg=--max-memory={MOST_MEMORY}")].into_iter().chain(split::FLAGS.map(str::to_owned));
    flags.chain(own).collect::<Vec<_>>().join("\x1f")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everything_that_a_product_is_made_from_is_there() {
        for product in [Product::program(), Product::shared()] {
            let missing: Vec<&PathBuf> = product.sources.paths.iter().filter(|path| !path.exists()).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", product.place);
            let page = if product.is_program { PAGE[1] } else { product.page.as_str() };
            assert!(product.sources.paths.contains(&root().join(page)), "{}", product.place);
        }
    }

    #[test]
    fn a_change_of_any_shared_file_is_noticed() {
        let shared = Product::shared();
        let page = fs::read_to_string(root().join(&shared.page)).expect("the page can be read");
        let files = page.split("href=\"../").skip(1).filter_map(|rest| rest.split('"').next());
        let mut n_files = 0;
        for file in files.map(|file| root().join("web").join(file)) {
            assert!(shared.sources.paths.iter().any(|path| file.starts_with(path)), "{}", file.display());
            n_files += 1;
        }
        assert!(n_files > 30, "{n_files}");
    }

    #[test]
    fn a_second_build_waits_for_the_first() {
        let lock = env::temp_dir().join(format!("mustermead-lock-{}", std::process::id()));
        let first = wait_for_others(&lock).expect("the lock can be written");
        let second = File::options().write(true).open(&lock).expect("the lock is there");
        assert!(second.try_lock().is_err(), "two builds at a time");
        drop(first);
        assert!(second.try_lock().is_ok(), "the lock stays behind");
    }

    /// The folders of our crates that the crate in a folder depends on, directly or not.
    fn crates_of_ours(folder: &str, found: &mut BTreeSet<String>) {
        let manifest = fs::read_to_string(root().join(folder).join("Cargo.toml")).expect("the manifest can be read");
        let dependencies = manifest.split("[dev-dependencies]").next().unwrap_or_default();
        for name in dependencies.lines().filter_map(|line| line.split(['.', '=', ' ']).next()) {
            let folder = format!("crates/{name}");
            if !name.is_empty() && root().join(&folder).exists() && found.insert(folder.clone()) {
                crates_of_ours(&folder, found);
            }
        }
    }

    #[test]
    fn every_crate_that_a_program_uses_is_among_its_sources() {
        let mut used = BTreeSet::new();
        crates_of_ours("web", &mut used);
        assert!(used.contains("crates/rules"), "{used:?}");
        let missing: Vec<&String> = used.iter().filter(|folder| !PROGRAM.contains(&folder.as_str())).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
