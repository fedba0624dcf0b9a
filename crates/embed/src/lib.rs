//! What the page around an embedded table asks of it, in its address and by messages, and what it is told:
//! `docs/embed.md` describes both for whoever writes such a page. Whatever comes in is checked here before anything is
//! done, and nothing but what [`Command`] lists can be done.

#![forbid(unsafe_code)]

mod address;
mod answer;
mod command;
mod event;
mod frame;
mod laying;
mod snippet;
mod state;

#[cfg(test)]
mod tests;

pub use address::{Mode, Wanted, level_of, level_of_strength, plain_query, seat_of, unknown_names};
pub use answer::moves_from;
pub use command::{Choices, Command, CommandError, CommandId, Fault, Load, Order, read};
pub use event::{Cost, Event, Move, Teller, write};
pub use frame::FrameForm;
pub use laying::{Begin, Laid, Laying, NotLaid};
pub use snippet::Snippet;
pub use state::{Ended, State};
