//! Messages in the user's language: tables compiled from Fluent files, and the code that formats messages from them.
//!
//! A [`Message`](rules::Message) is a key with arguments. A [`Language`] formats it: it finds the key's pattern in one of its
//! [`MessageTable`]s and fills in the arguments, which may be messages themselves. So each translation alone decides
//! about order, case, number and agreement, and code never joins words.
//!
//! The files are written in a subset of [Fluent](https://projectfluent.org):
//!
//! ```text
//! key = text                          a message; no attributes and no terms
//! { $x }                              an argument: digits for a number, words for a message
//! { other-key }                       another message, with the same arguments
//! { $x -> [one] … *[other] … }        a choice: by number, by plural category, by text, by a message's key
//! { FORM($x, case: "genitive") }      an argument in a form: what is inside it finds `$case`
//! { FORM($x, $n) }                    the same, and what is inside finds `$count`
//! { WORD($n) }                        a number in words: the message `word` with `$count`
//! ```
//!
//! A variable without a value selects the default in a choice. A form reaches everything inside the argument, unless
//! the argument has an argument of that name itself. Lists are joined by the messages `list-next` and, for the last
//! item, `list-and`; alternatives by `list-or`. Each of these takes `$first` and `$last`.
//!
//! A page reads a table of messages, and formats messages from it:
//!
//! ```
//! use i18n::{Category, Language, MessageTable, Plurals};
//! use rules::Message;
//!
//! struct English;
//!
//! impl Plurals for English {
//!     fn category(&self, number: i64) -> Category {
//!         if number == 1 { Category::One } else { Category::Other }
//!     }
//! }
//!
//! let mut english = Language::new(Box::new(English));
//! english.add(MessageTable::read("en ltr\nturns={?n|one=one turn|*other={n} turns}\nundo=Undo\n")?);
//! assert_eq!(english.format(&Message::new("undo")), "Undo");
//! assert_eq!(english.format(&Message::new("turns").with("n", 1)), "one turn");
//! assert_eq!(english.format(&Message::new("turns").with("n", 3)), "3 turns");
//! # Ok::<(), i18n::MessageTableError>(())
//! ```

#![forbid(unsafe_code)]

#[cfg(feature = "compile")]
pub mod compile;
mod language;
mod message_table;
mod pattern;
mod plural;

pub use language::{Fault, Language};
pub use message_table::{MessageTable, MessageTableError};
#[cfg(feature = "compile")]
pub use plural::native_plurals;
pub use plural::{Category, Plurals};
