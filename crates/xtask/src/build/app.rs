//! What the site is made from: the program with its parts, and what all pages share. Each of these is made anew only when
//! its sources have changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fmt, thread};

use crate::build::lock::BuildLock;
use crate::build::sources::Sources;
use crate::build::stamp::Stamp;
use crate::build::{precompressed, scripts, split};
use crate::tools::pinned::Optimizer;
use crate::tools::process::{self, cargo, root};
use crate::tools::toolchain::WASM;
use crate::tools::trouble::Trouble;

/// The cargo profile of what ships.
const PROFILE: &str = "web";
/// The most memory that the program may use, as page or as worker: 256 MB.
pub(crate) const MOST_MEMORY: u64 = 256 << 20;
/// The output folder. This is not the site yet: `website` generates it from this.
pub(crate) const BUILT: &str = "target/built";
/// The name of the program.
const NAME: &str = "app";
/// Names the files that all pages share: style sheets, in this order one in the end, and those that are copied.
const LIST: &str = "web/shared.html";
/// The page with the style sheets in their order.
const PAGE: &str = "index.html";
/// The art of the games, in folders of the same names.
pub(crate) const ART: &str = "web/src/art";

/// The sources of the program.
pub(crate) const PROGRAM: [&str; 17] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "crates/ai",
    "crates/embed",
    "crates/i18n",
    "crates/judgement",
    "crates/page",
    "crates/play",
    "crates/rules",
    "crates/split",
    "crates/study",
    "crates/table",
    "crates/worker",
    "rust-toolchain.toml",
    "web/Cargo.toml",
    "web/src",
];
/// The sources of what all pages share, beside the style of each game's boards.
const SHARED: [&str; 6] = ["web/icons", "web/networks", "web/portal", "web/scripts", LIST, "web/styles"];
/// The style of a game's boards, in the folder of its art.
const STYLE: &str = "style.css";

/// Something that is made.
struct Product {
    /// Its output folder, below [`BUILT`].
    place: &'static str,
    sources: Sources,
    make: fn(&Path, &Way) -> Result<(), Trouble>,
}

/// Builds what is not up to date.
///
/// # Errors
///
/// Something cannot be built.
pub(crate) fn build(_lock: &BuildLock, optimizer: Optimizer) -> Result<(), Trouble> {
    let way = Way { optimizer, flags: flags() };
    for product in [Product::shared(), Product::program()] {
        if !product.is_fresh(&way) {
            product.build(&way)?;
        }
    }
    Ok(())
}

/// Whether the program is up to date and was made in this way.
pub(crate) fn is_fresh(optimizer: Optimizer) -> bool {
    Product::program().is_fresh(&Way { optimizer, flags: flags() })
}

/// Makes a program that counts what runs of it, of what was linked last, and copies what all pages share, into a folder.
///
/// # Errors
///
/// The program cannot be split, or nothing was built.
pub(crate) fn count(folder: &Path) -> Result<(), Trouble> {
    let program = folder.join("program");
    fs::create_dir_all(&program).map_err(|error| Trouble::file("write", &program, &error))?;
    let linked = root().join(format!("target/{WASM}/{PROFILE}/{NAME}.wasm"));
    let mut splitter = split::command(Optimizer::Absent)?;
    process::run(splitter.env("MUSTERMEAD_COUNT", "1").arg(linked).arg(&program))?;
    let shared = Product::shared();
    let to = folder.join(shared.place);
    fs::create_dir_all(&to).map_err(|error| Trouble::file("write", &to, &error))?;
    for file in
        precompressed::files(&shared.folder()).map_err(|error| Trouble::file("read", &shared.folder(), &error))?
    {
        let copied = fs::copy(&file, to.join(file.file_name().unwrap_or_default()));
        copied.map_err(|error| Trouble::file("read", &file, &error))?;
    }
    Ok(())
}

/// Compiles the program, splits it and makes its JavaScript side.
fn make_program(folder: &Path, way: &Way) -> Result<(), Trouble> {
    process::say("Compiling the program");
    let mut build = cargo(["build", "--package", "web", "--target", WASM, "--profile", PROFILE, "--bin", NAME]);
    build.env("CARGO_ENCODED_RUSTFLAGS", &way.flags);
    let label = process::label();
    let (compiled, splitter) = thread::scope(|scope| {
        let splitter = scope.spawn(|| process::labelled(label, || split::command(way.optimizer)));
        (process::run(&mut build), splitter.join().expect("compiling the splitter does not panic"))
    });
    compiled?;
    process::say("Splitting the program");
    let linked = root().join(format!("target/{WASM}/{PROFILE}/{NAME}.wasm"));
    process::run(splitter?.arg(linked).arg(folder))?;
    if way.optimizer == Optimizer::Present { scripts::minify(folder) } else { Ok(()) }
}

/// Copies what all pages share.
fn make_shared(folder: &Path, way: &Way) -> Result<(), Trouble> {
    let list = root().join(LIST);
    let text = fs::read_to_string(&list).map_err(|error| Trouble::file("read", &list, &error))?;
    let mut sheets = String::new();
    for (kind, path) in named(&text) {
        let from = root().join("web").join(path);
        let name = path.rsplit('/').next().unwrap_or(path);
        fs::copy(&from, folder.join(name)).map_err(|error| Trouble::file("read", &from, &error))?;
        if kind == "stylesheet" {
            sheets += &format!("<link rel=\"stylesheet\" href=\"{name}\" />\n");
        }
    }
    for path in art_styles() {
        let art = path.parent().and_then(Path::file_name).unwrap_or_default();
        let to = folder.join(art).with_extension("css");
        fs::copy(&path, to).map_err(|error| Trouble::file("read", &path, &error))?;
    }
    let page = folder.join(PAGE);
    fs::write(&page, sheets).map_err(|error| Trouble::file("write", &page, &error))?;
    if way.optimizer == Optimizer::Absent {
        return Ok(());
    }
    scripts::minify(folder)?;
    scripts::bundle(folder)
}

/// The style of each game's boards. Pages take them without the program.
fn art_styles() -> Vec<PathBuf> {
    let folders = fs::read_dir(root().join(ART)).into_iter().flatten().flatten();
    let mut styles: Vec<PathBuf> =
        folders.map(|folder| folder.path().join(STYLE)).filter(|path| path.exists()).collect();
    styles.sort();
    styles
}

/// The files that the list names: the kind of each link, and the path from the list.
fn named(list: &str) -> impl Iterator<Item = (&str, &str)> {
    let links = list.split("<link ").skip(1).filter_map(|rest| rest.split('>').next());
    let value = |link, name: &str| str::split(link, &format!("{name}=\"")).nth(1)?.split('"').next();
    links.filter_map(move |link| Some((value(link, "rel")?, value(link, "href")?)))
}

/// The folder of the program with its parts.
pub(crate) fn program() -> PathBuf {
    root().join(BUILT).join("program")
}

/// The path of the program's main part, which has the memory of all.
pub(crate) fn module() -> PathBuf {
    program().join(format!("{NAME}_bg.wasm"))
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
        let mut sources = sources(&SHARED);
        sources.paths.extend(art_styles());
        Product { place: "shared", sources, make: make_shared }
    }

    fn program() -> Product {
        let sources = Sources { without: art_styles(), ..sources(&PROGRAM) };
        Product { place: "program", sources, make: make_program }
    }

    fn is_fresh(&self, way: &Way) -> bool {
        let stamp = self.stamp();
        self.folder().exists() && stamp.way() == Some(way.to_string()) && stamp.is_newer_than(&self.sources)
    }

    fn build(&self, way: &Way) -> Result<(), Trouble> {
        process::say(format!("Building {BUILT}/{}", self.place));
        let (started, folder) = (SystemTime::now(), self.folder());
        // What was there before is of other sources, and a build that breaks off leaves nothing that looks whole.
        self.stamp().remove()?;
        let emptied = if folder.exists() { fs::remove_dir_all(&folder) } else { Ok(()) };
        let made = emptied.and_then(|()| fs::create_dir_all(&folder));
        made.map_err(|error| Trouble::file("write", &folder, &error))?;
        (self.make)(&folder, way)?;
        self.stamp().set(&way.to_string(), started)
    }

    fn folder(&self) -> PathBuf {
        root().join(BUILT).join(self.place)
    }

    /// Beside the folder, which is emptied before a build.
    fn stamp(&self) -> Stamp {
        Stamp(self.folder().with_extension("stamp"))
    }
}

fn sources(all: &[&str]) -> Sources {
    Sources { paths: all.iter().map(|path| root().join(path)).collect(), without: Vec::new() }
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
        }
    }

    #[test]
    fn a_change_of_any_shared_file_is_noticed() {
        let shared = Product::shared();
        let list = fs::read_to_string(root().join(LIST)).expect("the list can be read");
        let mut n_files = 0;
        for file in named(&list).map(|(_, path)| root().join("web").join(path)) {
            assert!(shared.sources.paths.iter().any(|path| file.starts_with(path)), "{}", file.display());
            n_files += 1;
        }
        assert!(n_files > 30, "{n_files}");
    }

    #[test]
    fn how_boards_look_is_shared_and_needs_no_new_program() {
        let (styles, [shared, program]) = (art_styles(), [Product::shared(), Product::program()]);
        assert!(styles.len() > 7, "{styles:?}");
        assert!(
            styles.iter().all(|path| shared.sources.paths.contains(path) && program.sources.without.contains(path))
        );
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
