//! The programs of others that the tasks run, and how they run them.

pub(crate) mod cache;
pub(crate) mod format;
pub(crate) mod pinned;
pub(crate) mod process;
pub(crate) mod search_path;
pub(crate) mod toolchain;
pub(crate) mod trouble;
