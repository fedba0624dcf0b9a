//! Small parts that several components have in common.

pub(crate) mod choice;
pub(crate) mod dialog;
pub(crate) mod icon;
pub(crate) mod level_choice;
pub(crate) mod player_choice;
pub(crate) mod swatch;
pub(crate) mod team_numbers;
