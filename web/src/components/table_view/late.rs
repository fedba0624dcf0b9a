//! The late part of a program: what the first touch does not need. It is fetched when it is first needed, and shares
//! the memory of the program that it was split from. Without splitting, in a build for developers, nothing has to be
//! fetched.

#![allow(unsafe_code, reason = "the macro marks where the linked program is split")]

use super::{DrawSheet, sheets};

/// What draws the dialogs of a table, once it is here.
#[derive(Clone, Copy, Debug)]
pub(super) enum Late {
    /// It is fetched with the first dialog.
    Unfetched,
    /// It is on its way.
    Fetching,
    /// It could not be fetched; the next dialog tries again.
    Unreachable,
    /// It is here.
    Here(DrawSheet),
}

/// The late part could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unreachable;

#[cfg(split)]
impl From<wasm_split_helpers::SplitLoaderError> for Unreachable {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Unreachable {
        Unreachable
    }
}

/// Draws dialogs.
///
/// # Errors
/// When the late part cannot be fetched; a later call tries again.
#[cfg(split)]
#[wasm_split_helpers::wasm_split(late, fallible)]
pub(super) fn draw_sheet() -> Result<DrawSheet, Unreachable> {
    Ok(sheets::draw)
}

/// As above, in a program that was not split.
#[cfg(not(split))]
pub(super) async fn draw_sheet() -> Result<DrawSheet, Unreachable> {
    Ok(sheets::draw)
}
