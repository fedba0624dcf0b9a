//! What opens above the page: choices, lists, forms.

pub(crate) mod embedding;
pub(crate) mod games;
pub(crate) mod keys_sheet;
pub(crate) mod level;
pub(crate) mod more;
pub(crate) mod new_game;
pub(crate) mod opening;
pub(crate) mod paper_set;
pub(crate) mod resign;
pub(crate) mod results;
pub(crate) mod seats;
pub(crate) mod send_link;
pub(crate) mod settings;
pub(crate) mod share;
