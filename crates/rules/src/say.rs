//! What the rules say, as message keys with arguments. The texts are in the app, once per language.

use core::fmt;

use crate::seat::Seat;
use crate::view::Kind;

/// The id of a ruling in the rules pages, such as `LASKA-2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulingId(pub &'static str);

/// A value that goes into a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// Text that is the same in every language: a square's name, a move, a fragment of bad input.
    Text(String),
    /// A number, formatted for the reader's language.
    Number(i64),
    /// A seat, to be named by its colour or place.
    Seat(Seat),
    /// The team of a seat: all of its seats together.
    Team(Seat),
    /// A kind of piece of the game at hand.
    Kind(Kind),
    /// The key of another message.
    Message(&'static str),
}

/// A message: its key, its arguments by name, and the ruling it is based on, if any.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Say {
    /// The message's key, such as `laska-must-take`.
    pub key: &'static str,
    /// The message's arguments by name.
    pub args: Vec<(&'static str, Arg)>,
    /// The ruling that the message explains.
    pub ruling: Option<RulingId>,
}

impl Say {
    /// The key of a message that is only its argument `text`, the same in every language.
    pub const VERBATIM: &'static str = "verbatim";

    /// A message without arguments.
    pub const fn new(key: &'static str) -> Say {
        Say { key, args: Vec::new(), ruling: None }
    }

    /// A text that needs no translation, such as a square's name.
    pub fn verbatim(text: impl Into<String>) -> Say {
        Say::new(Say::VERBATIM).text("text", text)
    }

    /// The same message with one more argument.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Say {
        self.args.push((name, arg));
        self
    }

    /// The same message with one more text argument.
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Say {
        self.with(name, Arg::Text(text.into()))
    }

    /// The same message with one more number argument.
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Say {
        self.with(name, Arg::Number(number.into()))
    }

    /// The same message, based on a ruling.
    pub fn under(mut self, ruling: &'static str) -> Say {
        self.ruling = Some(RulingId(ruling));
        self
    }
}

/// For developers' tools and test files only: players read the translated message.
impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Text(text) => write!(f, " {name}={text}")?,
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Seat(seat) => write!(f, " {name}=seat {seat}")?,
                Arg::Team(seat) => write!(f, " {name}=team of seat {seat}")?,
                Arg::Kind(kind) => write!(f, " {name}=kind {}", kind.0)?,
                Arg::Message(key) => write!(f, " {name}={key}")?,
            }
        }
        if let Some(RulingId(id)) = self.ruling {
            write!(f, " [{id}]")?;
        }
        Ok(())
    }
}
