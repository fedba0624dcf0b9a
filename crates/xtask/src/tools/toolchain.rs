//! The parts of a Rust installation that are needed.

use std::path::Path;

use crate::tools::process;
use crate::tools::trouble::Trouble;

/// The target that the site is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure that the wasm target is installed.
///
/// # Errors
///
/// It is missing and cannot be added.
pub(crate) fn provide_wasm() -> Result<(), Trouble> {
    let sysroot = process::ask("rustc", &["--print", "sysroot"]).ok_or_else(|| {
        Trouble::new("`rustc` does not run").remedy("Install Rust with rustup, as rustup.rs describes.")
    })?;
    // The compiler itself is asked: a Rust without rustup may have the target too.
    if Path::new(&sysroot).join("lib/rustlib").join(WASM).join("lib").exists() {
        return Ok(());
    }
    process::say(format!("Adding the {WASM} target to this Rust toolchain"));
    process::run(process::command("rustup").args(["target", "add", WASM])).map_err(|trouble| {
        trouble.remedy(format!(
            "This Rust has no {WASM} target. With rustup: rustup target add {WASM}\n\
             A Rust from a distribution may have it as a package of its own (Debian: libstd-rust-dev-wasm32)."
        ))
    })
}

/// Makes sure that rustfmt and clippy are installed.
///
/// # Errors
///
/// They are missing and cannot be added.
pub(crate) fn provide_checkers() -> Result<(), Trouble> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if process::ask("cargo", &[command, "--version"]).is_none() {
            process::run(process::command("rustup").args(["component", "add", component]))
                .map_err(|trouble| trouble.remedy(format!("Get it with: rustup component add {component}")))?;
        }
    }
    Ok(())
}
