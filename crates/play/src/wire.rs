//! The one text form of games: save file, share link, message and golden test. Version 1 holds a
//! [`Record`](crate::Record), version 2 a [`GameTree`](crate::GameTree).
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
//! player computer 8
//! seats 2 1
//! stand-in 2 computer 3
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
//! at most once. A player is `person NAME` or `computer LEVEL`, from 1 to 8, in
//! place of which earlier builds wrote `machine LEVEL`, from 1 to 3, or one of the two after `remote DEVICE`, who plays
//! by links on the device of this number, from 0 on; `seats` has the number of each seat's player, counted
//! from 1, or `-` for an empty seat; `stand-in`, once for a seat, says who substitutes for its player; `uid` is 16
//! hexadecimal digits. What is not chosen (no match, no seed, …) is left out.
//!
//! After an empty line follow the entries, one a line. A step is its text; the others begin with `@` and a seat:
//! `@1 offers draw`, `@1 offers end`, `@1 offers take-back 2`, `@2 accepts`, `@2 refuses`, `@1 resigns 1`, `@1 claims`,
//! `@1 flags` (the time of seat 1 is up).
//! Empty lines between and after entries mean nothing, and lines may end in `\r\n`.
//!
//! Version 2 begins with `mustermead 2`. It has two more headers, `tag NAME VALUE`, once for a name, and `throw-undone
//! yes`, and more lines among the entries:
//!
//! ```text
//! c3-d4
//! @note A quiet beginning.
//! @sign !?
//! @arrow red 3 12
//! @circle green 7
//! e5-f4
//! @variation
//! b6-a5
//! @intro Or at once
//! @end
//! @here
//! ```
//!
//! What follows an entry is about it: `@note` is a comment, `@intro` one that is to be read before the entry, `@sign` an
//! annotation sign, `@circle` and `@arrow` are drawn on sites, and `@here` says that the cursor stands there. Before the
//! first entry they are about the beginning. From `@variation` to `@end` stand other entries in place of the one before,
//! with variations of their own. What is still open when the text ends, ends there.
//!
//! `\\` stands for a backslash, `\n` for a line end, `\s` for a space (at the beginning or end of a text, or within a
//! word), `\@` for an `@` that begins a step, `\u{…}` for an invisible character, `\e` for an empty text.
//!
//! Numbers have no sign (but `-`) and no leading zeros.

mod escape;
mod fault;
mod line;
mod read;
mod read_tree;
mod write;
mod write_tree;

#[cfg(test)]
mod tests;

pub use fault::{WireError, WireFault};
pub use read::{read, read_entry};
pub use read_tree::{SavedTree, read_tree};
pub use write::{write, write_entry};
pub use write_tree::write_tree;

/// The version of a record, given in its first line.
pub const VERSION: u16 = 1;

/// The version of a tree, given in its first line. Later versions are refused.
pub const TREE_VERSION: u16 = 2;

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 4 << 20;

/// The longest line that is read, in bytes without its line end.
pub const MAX_LINE: usize = 8 << 10;

/// The longest comment that is written whole, in bytes; longer ones are cut off.
pub const MAX_COMMENT: usize = 1 << 10;

/// The most entries that a record can have.
pub const MAX_ENTRIES: usize = 20_000;

/// The most options that are read.
pub const MAX_OPTIONS: usize = 64;

/// The word that begins a record.
const MAGIC: &str = "mustermead";
