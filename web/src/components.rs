//! The parts of a page.

mod actions;
mod choice;
mod dialog;
mod display_dialog;
mod game_header;
mod games;
mod icon;
mod keys_sheet;
mod line_views;
mod message_bar;
mod moves;
mod new_game;
mod opening;
mod player_cards;
mod player_choice;
#[cfg(feature = "ssr")]
pub(crate) mod prerendered;
mod resign;
mod seats;
pub(crate) mod share;
mod swatch;
mod table_services;
pub(crate) mod table_view;
mod team_numbers;
