//! `cargo xtask build` and `release`: the site, from its sources to what a host gets.

pub(crate) mod app;
mod archive;
pub mod compression;
pub(crate) mod dist;
mod edition_name;
pub(crate) mod folders;
mod kept;
pub(crate) mod lock;
pub(crate) mod memory_limit;
pub mod precompressed;
pub(crate) mod release;
mod scripts;
pub(crate) mod size_budget;
mod sources;
pub(crate) mod split;
mod stamp;

use crate::tools::process;
use crate::tools::trouble::Trouble;
use dist::Target;
use lock::BuildLock;

/// Builds the site for a host, and prints its sizes.
///
/// # Errors
///
/// Something cannot be built.
pub(crate) fn build(target: &Target) -> Result<(), Trouble> {
    // Also while the sizes are read.
    let lock = BuildLock::acquire()?;
    dist::build(&lock, target)?;
    size_budget::report()?;
    if target.address.is_none() {
        process::say(dist::WITHOUT_ADDRESS);
    }
    Ok(())
}
