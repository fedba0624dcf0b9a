//! The one text form of a [`Record`](crate::Record): save file, share link, message and golden test.
//!
//! ```text
//! mustermead 1
//! game toy-pact
//! rules 1
//! uid 00000000000004d2
//! option coins bcd
//! match-plan best-of
//! match-length 3
//! match-played 1
//! match-points 0 1 0 0
//! match-note second-begins
//! player person Ann
//! player machine 3
//! seats 2 1
//! stand-in 2 machine 1
//! start ..s.. a,e 0,0 1 2
//! seed 42
//!
//! +a
//! @1 offers draw
//! @2 refuses
//! ```
//!
//! Headers are `key value` and may stand in any order, the one above being canonical; only `mustermead` comes first,
//! and only `game`, `rules` and `uid` are required. `option`, `player` and `stand-in` occur once for each, the others
//! at most once. A player is `person NAME` or `machine LEVEL`; `seats` has the number of each seat's player, counted
//! from 1, or `-` for an empty seat; `stand-in`, once for a seat, says who substitutes for its player; `uid` is 16
//! hexadecimal digits. What is not chosen (no match, no seed, …) is left out.
//!
//! After an empty line follow the entries, one a line. A step is its text; the others begin with `@` and a seat:
//! `@1 offers draw`, `@1 offers end`, `@1 offers take-back 2`, `@2 accepts`, `@2 refuses`, `@1 resigns 1`, `@1 claims`.
//! Empty lines between and after entries mean nothing, and lines may end in `\r\n`.
//!
//! `\\` stands for a backslash, `\n` for a line end, `\s` for a space (at the beginning or end of a text, or within a
//! word), `\@` for an `@` that begins a step, `\u{…}` for an invisible character, `\e` for an empty text.
//!
//! Numbers have no sign (but `-`) and no leading zeros.

mod escape;
mod fault;
mod line;
mod read;
mod write;

#[cfg(test)]
mod tests;

pub use fault::{WireError, WireFault};
pub use read::{read, read_entry};
pub use write::{write, write_entry};

/// The version of the form, given in its first line. Other versions are refused.
pub const VERSION: u16 = 1;

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// The longest line that is read, in bytes without its line end.
pub const MAX_LINE: usize = 8 << 10;

/// The most entries that a record can have.
pub const MAX_ENTRIES: usize = 20_000;

/// The most entries that a tree can have, in all its lines.
pub const MAX_NODES: u32 = 2 * MAX_ENTRIES as u32;

/// The most options that are read.
pub const MAX_OPTIONS: usize = 64;

/// The word that begins a record.
const MAGIC: &str = "mustermead";
