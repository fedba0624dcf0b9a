//! The parts of a page.

mod beside_board;
mod dialogs;
mod parts;
#[cfg(feature = "ssr")]
pub(crate) mod prerendered;
mod table_services;
pub(crate) mod table_view;
