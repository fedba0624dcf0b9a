//! What stands beside, above and under the board while somebody plays.

pub(crate) mod actions;
pub(crate) mod board_extras;
pub(crate) mod captured;
pub(crate) mod clocks;
pub(crate) mod comments;
pub(crate) mod end_card;
pub(crate) mod game_header;
pub(crate) mod line_views;
pub(crate) mod message_bar;
pub(crate) mod move_field;
pub(crate) mod moves;
pub(crate) mod plates;
