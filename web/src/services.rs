//! What the browser offers, one module for each of its parts. None of them fails because a part is missing.

pub(crate) mod document;
pub(crate) mod games;
pub(crate) mod habits;
pub(crate) mod lifeboat;
pub(crate) mod news;
pub(crate) mod node;
mod notes;
pub(crate) mod page;
pub(crate) mod place;
pub(crate) mod speech;
pub(crate) mod start;
pub(crate) mod thinker;
pub(crate) mod view;
pub(crate) mod writer;

mod reach;
