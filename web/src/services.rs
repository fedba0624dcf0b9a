//! Browser services, one module each. None of them fails because the browser lacks something.

pub(crate) mod clipboard;
pub(crate) mod crash_loop_guard;
pub(crate) mod crash_report;
pub(crate) mod cues;
pub(crate) mod device;
pub(crate) mod document;
pub(crate) mod drawings;
pub(crate) mod edit_lock;
pub(crate) mod engine_pool;
pub(crate) mod file_import;
pub(crate) mod folder;
pub(crate) mod games;
pub(crate) mod host;
pub(crate) mod layers;
mod local_storage;
pub(crate) mod navigation;
pub(crate) mod node;
pub(crate) mod page;
pub(crate) mod picture_export;
pub(crate) mod plurals;
pub(crate) mod preferences;
mod provided;
mod reach;
pub(crate) mod results;
pub(crate) mod screen;
pub(crate) mod shortcuts;
pub(crate) mod studies;
pub(crate) mod visibility;

pub(crate) use self::provided::Failed;
