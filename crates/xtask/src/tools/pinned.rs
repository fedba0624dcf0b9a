//! The build tools at pinned versions, each in a folder of its own in the user's cache.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::tools::cache;
use crate::tools::process::{self, cargo, say};
use crate::tools::search_path::on_path;
use crate::tools::trouble::Trouble;

/// A tool that cargo installs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tool {
    package: &'static str,
    program: &'static str,
    version: &'static str,
    /// Flags that leave out the default features that we do not need.
    flags: &'static [&'static str],
    /// About how long it takes to compile on a small machine.
    patience: &'static str,
}

/// Shows developers the site as it changes. Its update check and TLS are left out: it downloads nothing here.
pub(crate) const TRUNK: Tool = Tool {
    package: "trunk",
    program: "trunk",
    version: "0.21.14",
    flags: &["--no-default-features"],
    patience: "3 minutes",
};

/// Generates the JavaScript side of a module, for Trunk. What players get is made by the same version, as a library.
pub(crate) const WASM_BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    version: "0.2.129",
    flags: &["--no-default-features"],
    patience: "1 minute",
};

/// Runs the fuzz targets.
pub(crate) const CARGO_FUZZ: Tool =
    Tool { package: "cargo-fuzz", program: "cargo-fuzz", version: "0.13.2", flags: &[], patience: "1 minute" };

impl Tool {
    fn folder(self) -> PathBuf {
        cache::of(self.package, self.version)
    }

    /// Its executable in our own folder, whether it is there or not.
    fn own(self) -> PathBuf {
        self.folder().join("bin").join(format!("{}{}", self.program, env::consts::EXE_SUFFIX))
    }
}

/// A package that npm installs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Package {
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
}

impl Package {
    fn folder(self) -> PathBuf {
        // Behind the organization, where the package is of one.
        cache::of(self.name.rsplit('/').next().unwrap_or(self.name), self.version)
    }

    /// Where npm links the executables.
    pub(crate) fn programs(self) -> PathBuf {
        self.folder().join("node_modules").join(".bin")
    }
}

/// Contains wasm-opt.
const BINARYEN: Package = Package { name: "binaryen", version: "132.0.0" };

/// Minifies scripts.
const ESBUILD: Package = Package { name: "esbuild", version: "0.28.2" };

/// Whether wasm-opt and esbuild are available, which make modules and scripts smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Optimizer {
    /// Both, at the pinned versions.
    Present,
    /// The site is built without them and is a fifth larger.
    Absent,
}

impl Optimizer {
    /// The name in build stamps.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Present => "optimized",
            Self::Absent => "plain",
        }
    }
}

/// Makes sure that what `cargo xtask develop` runs is installed.
pub(crate) fn provide_trunk() -> Result<(), Trouble> {
    let installed = provide(WASM_BINDGEN).and_then(|()| provide(TRUNK));
    tidy_up();
    installed
}

/// Makes sure that a tool is installed at the pinned version.
pub(crate) fn provide(tool: Tool) -> Result<(), Trouble> {
    if is_present(tool) {
        return Ok(());
    }
    say(format!(
        "Installing {} {} into {} (once; about {} on a small machine)",
        tool.package,
        tool.version,
        tool.folder().display(),
        tool.patience
    ));
    process::run(
        cargo(["install", tool.package, "--version", tool.version, "--locked", "--debug"])
            .args(tool.flags)
            .arg("--root")
            .arg(tool.folder())
            // A debug build without debug information compiles in half the time of a release build, and these tools are
            // fast enough with it.
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_TARGET_DIR", build()),
    )
    .map_err(|trouble| {
        trouble.remedy(format!(
            "Compiling {0} needs a C linker and the crates registry. It may also be installed by hand:\n\
             cargo install {0} --version {1} --locked",
            tool.package, tool.version
        ))
    })
}

/// Removes what compiling the tools has left behind.
pub(crate) fn tidy_up() {
    // Only disk space is at stake.
    let _ = fs::remove_dir_all(build());
}

/// Makes sure that wasm-opt and esbuild are installed if npm is; prints a note if they are not.
pub(crate) fn provide_optimizer() -> Optimizer {
    let lacking = |(package, is_present): (Package, fn() -> bool)| {
        if is_present() {
            return None;
        }
        match install(package) {
            Ok(()) if is_present() => None,
            Ok(()) => Some(format!("{} {} does not run here.", package.name, package.version)),
            Err(trouble) => Some(trouble.to_string()),
        }
    };
    let parts: [(Package, fn() -> bool); 2] = [(BINARYEN, has_wasm_opt), (ESBUILD, has_esbuild)];
    let Some(lacking) = parts.into_iter().find_map(lacking) else { return Optimizer::Present };
    say(format!(
        "{lacking}\nThe site is built without it: the download is larger, and tables do not play in sandboxed frames or \
         where a page is opened by a double click. All else works the same."
    ));
    Optimizer::Absent
}

/// The program that minifies scripts.
pub(crate) fn esbuild() -> PathBuf {
    let own = ESBUILD.programs().join("esbuild");
    if own.exists() { own } else { PathBuf::from("esbuild") }
}

/// Installs an npm package into a folder of its own.
///
/// # Errors
///
/// There is no npm, or it fails.
pub(crate) fn install(package: Package) -> Result<(), Trouble> {
    install_into(package, &package.folder())
}

/// Installs an npm package into this folder.
///
/// # Errors
///
/// There is no npm, or it fails.
pub(crate) fn install_into(package: Package, folder: &Path) -> Result<(), Trouble> {
    let Package { name, version } = package;
    let npm = on_path("npm").ok_or_else(|| {
        Trouble::new(format!("npm is not installed, and {name} {version} comes with it"))
            .remedy("Install Node.js with npm and run this again.")
    })?;
    say(format!("Installing {name} {version} into {}", folder.display()));
    process::run(
        process::command(npm)
            .args(["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"])
            .arg("--prefix")
            .arg(folder)
            .arg(format!("{name}@{version}")),
    )
}

/// Whether wasm-opt and esbuild are installed or can be.
pub(crate) fn could_optimize() -> bool {
    has_wasm_opt() && has_esbuild() || on_path("npm").is_some()
}

/// The build folder for the tools: they share it, as they have many dependencies in common, but not with other runs.
fn build() -> PathBuf {
    cache::folder().join(format!("build-{}", std::process::id()))
}

/// The search path with the project's own tools first.
pub(crate) fn search_path() -> OsString {
    let own = [TRUNK, WASM_BINDGEN, CARGO_FUZZ].map(|tool| tool.folder().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let all = own.into_iter().chain([BINARYEN.programs()]).chain(env::split_paths(&path));
    // A folder name with the path separator cannot be on a search path; then the system's tools must do.
    env::join_paths(all).unwrap_or(path)
}

fn major(version: &str) -> &str {
    version.split('.').next().unwrap_or_default()
}

fn is_present(tool: Tool) -> bool {
    let own = tool.own();
    let says_version = |program: PathBuf| {
        // cargo-fuzz is a cargo subcommand and expects its own name first.
        let args: &[&str] = if tool.program == CARGO_FUZZ.program { &["fuzz", "--version"] } else { &["--version"] };
        let said = process::ask(program, args).unwrap_or_default();
        said.split_whitespace().any(|word| word == tool.version)
    };
    // A tool in our own folder comes first on the path, so a broken one there would hide a good one elsewhere.
    if own.exists() { says_version(own) } else { on_path(tool.program).is_some_and(says_version) }
}

fn has_wasm_opt() -> bool {
    let own = BINARYEN.programs().join("wasm-opt");
    let program = if own.exists() { own } else { PathBuf::from("wasm-opt") };
    let said = process::ask(program, &["--version"]).unwrap_or_default();
    said.split_whitespace().any(|word| word == major(BINARYEN.version))
}

fn has_esbuild() -> bool {
    process::ask(esbuild(), &["--version"]).is_some_and(|said| said.trim() == ESBUILD.version)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::process::root;

    fn text(file: &str) -> String {
        fs::read_to_string(root().join(file)).expect("the file is part of the repository")
    }

    #[test]
    fn developers_use_the_same_versions() {
        let trunk = text("Trunk.toml");
        assert!(trunk.contains(&format!("trunk-version = \"={}\"", TRUNK.version)));
        assert!(trunk.contains(&format!("wasm_bindgen = \"{}\"", WASM_BINDGEN.version)));
    }

    #[test]
    fn wasm_bindgen_is_the_same_on_both_sides() {
        let wanted = format!("wasm-bindgen = \"={}\"", WASM_BINDGEN.version);
        assert!(text("Cargo.toml").contains(&wanted), "{wanted}");
        let wanted = format!("wasm-bindgen-cli-support = \"={}\"", WASM_BINDGEN.version);
        assert!(text("crates/split/Cargo.toml").contains(&wanted), "{wanted}");
    }
}
