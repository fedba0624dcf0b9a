//! What is drawn: pictures of boards, icons, and their style.

pub(crate) mod app_icons;
mod cascade;
mod colour_mix;
mod dashes;
pub(crate) mod icons;
pub(crate) mod pictures;
pub(crate) mod preview;
pub(crate) mod sharing;
pub(crate) mod style_sheet;
