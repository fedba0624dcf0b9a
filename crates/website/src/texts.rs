//! What is written: languages, messages, prose, and what is known of the games.

pub(crate) mod facts;
pub(crate) mod games;
pub(crate) mod languages;
pub(crate) mod lessons;
pub(crate) mod messages;
pub(crate) mod notices;
pub(crate) mod prose;
pub(crate) mod studies;
pub(crate) mod tables;
