//! Messages in a person's language: tables made from Fluent files, and what tells a message from them.
//!
//! A [`Message`] is a key with arguments. A [`Language`] tells it: it finds the key's pattern in one of its [`Table`]s
//! and fills in the arguments, which may be messages themselves. So a translation decides alone about order, case,
//! number and agreement, and nothing is ever glued together in code.
//!
//! The files are written in [Fluent](https://projectfluent.org), of which this subset is understood:
//!
//! ```text
//! key = text                          a message; no attributes and no terms
//! { $x }                              an argument: digits for a number, words for a message
//! { other-key }                       another message, told with the same arguments
//! { $x -> [one] … *[other] … }        a choice: by number, by plural category, by text, by a message's key
//! { FORM($x, case: "genitive") }      an argument in a form: what is inside it finds `$case`
//! { FORM($x, $n) }                    the same, and what is inside finds `$count`
//! { WORD($n) }                        a number in words: the message `word`, told with `$count`
//! ```
//!
//! A variable that nobody gives takes the default in a choice. Forms reach everything inside the argument, unless it has
//! an argument of its own of that name. Several things are joined by the messages `list-next` and, for the last
//! one, `list-and`; alternatives by `list-or`. Each of these gets `$first` and `$last`.

#![forbid(unsafe_code)]

#[cfg(feature = "compile")]
pub mod compile;
mod language;
mod message;
mod pattern;
mod plural;
mod table;

pub use language::{Fault, Language};
pub use message::{Message, Value};
#[cfg(feature = "compile")]
pub use plural::native_plurals;
pub use plural::{Category, Plurals};
pub use table::{Table, TableError};
