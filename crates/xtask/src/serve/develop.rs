//! `cargo xtask develop`: `trunk serve` in the root, with the project's own tools.

use crate::tools::process::{self, root};
use crate::tools::trouble::Trouble;
use crate::tools::{pinned, toolchain};

/// Shows every game from one quick build, and builds anew as files change, until the program is ended.
///
/// # Errors
///
/// A tool cannot be installed, or Trunk fails.
pub(crate) fn develop() -> Result<(), Trouble> {
    toolchain::provide_wasm()?;
    pinned::provide_trunk()?;
    let mut trunk = process::command("trunk");
    trunk.arg("serve").current_dir(root()).env("PATH", pinned::search_path());
    process::run(&mut trunk)
}
