//! The parts of a page.

mod actions;
mod bar;
mod choice;
mod dialog;
mod games;
mod icon;
mod moves;
mod new_game;
mod occupants;
mod outside;
mod plates;
mod resign;
mod seats;
#[cfg(feature = "ssr")]
pub(crate) mod still;
mod strip;
pub(crate) mod table_view;
mod view;
