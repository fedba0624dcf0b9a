//! The parts of a page.

mod actions;
mod board_extras;
mod captured;
mod choice;
mod clocks;
mod comments;
mod dialog;
mod embedding;
mod end_card;
mod game_header;
mod games;
mod icon;
mod keys_sheet;
mod line_views;
mod message_bar;
mod move_field;
mod moves;
mod new_game;
mod opening;
mod paper_set;
mod player_cards;
mod player_choice;
#[cfg(feature = "ssr")]
pub(crate) mod prerendered;
mod resign;
mod results;
mod seats;
mod settings;
mod share;
mod swatch;
mod table_services;
pub(crate) mod table_view;
mod team_numbers;
