//! Serves a site on this machine: to play on it, to work on it, and for the browser tests.

pub(crate) mod develop;
mod fault;
pub mod header_rules;
pub(crate) mod play;
mod server;

pub use fault::{Fault, Faults};
pub use server::{Log, Port, Served, Server};
