//! Messages: what is to be said, as a key with arguments. The texts are in the app, once per language.
//!
//! Each folder declares its messages in `messages.rs` with [`messages!`](crate::messages!), so the compiler knows every
//! key, its arguments and their kinds. [`Message::new`] and [`Message::of`] are for keys that follow from what a game is:
//! its kinds of pieces, its options, its name.

use core::fmt;
use std::borrow::Cow;

use crate::kinds::Kind;
use crate::seat::Seat;

/// The id of a ruling in the rules pages, such as `LASKA-2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulingId(pub &'static str);

/// A value that goes into a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// Text that is the same in every language: a square's name, a move, a fragment of bad input.
    Text(String),
    /// A whole number, formatted for the reader's language.
    Number(i64),
    /// A seat, to be named by its colour or place.
    Seat(Seat),
    /// The team of a seat: all of its seats together.
    Team(Seat),
    /// A kind of piece of the game at hand.
    Kind(Kind),
    /// A nested message.
    Message(Message),
    /// All of these: "a, b and c".
    List(Vec<Arg>),
    /// One of these: "a or b or c".
    Either(Vec<Arg>),
}

/// A message: its key, its arguments by name, and the ruling it is based on, if any.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    /// The message's key, such as `laska-must-take`.
    pub key: Cow<'static, str>,
    /// The message's arguments by name.
    pub args: Vec<(&'static str, Arg)>,
    /// The ruling that the message explains.
    pub ruling: Option<RulingId>,
}

impl Message {
    /// The key of a message that is only its argument `text`, the same in every language.
    pub const VERBATIM: &'static str = "verbatim";

    /// A message without arguments.
    pub const fn new(key: &'static str) -> Message {
        Message { key: Cow::Borrowed(key), args: Vec::new(), ruling: None }
    }

    /// A message without arguments, whose key is made from parts, such as the name of a game.
    pub const fn of(key: String) -> Message {
        Message { key: Cow::Owned(key), args: Vec::new(), ruling: None }
    }

    /// A text that needs no translation, such as a square's name.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new(Message::VERBATIM).with("text", text.into())
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.add(name, arg.into());
        self
    }

    /// Adds an argument. Many places do, so this is compiled once.
    #[inline(never)]
    fn add(&mut self, name: &'static str, arg: Arg) {
        self.args.push((name, arg));
    }

    /// A declared message; for [`messages!`](crate::messages!) alone. Hundreds of functions call it, so it is compiled
    /// once for each number of arguments.
    #[doc(hidden)]
    #[inline(never)]
    pub fn made<const N: usize>(
        key: &'static str,
        args: [(&'static str, Arg); N],
        ruling: Option<&'static str>,
    ) -> Message {
        Message { key: Cow::Borrowed(key), args: Vec::from(args), ruling: ruling.map(RulingId) }
    }

    /// The same message, based on a ruling.
    #[must_use]
    pub const fn under(mut self, ruling: &'static str) -> Message {
        self.ruling = Some(RulingId(ruling));
        self
    }

    /// The same message with other values in place of some arguments, also within its nested messages and lists:
    /// `other` gives a value where there is one.
    #[must_use]
    pub fn with_other_args(&self, other: &dyn Fn(&Arg) -> Option<Arg>) -> Message {
        let args = self.args.iter().map(|(name, arg)| (*name, arg.or_other(other))).collect();
        Message { key: self.key.clone(), args, ruling: self.ruling }
    }
}

impl Arg {
    fn or_other(&self, other: &dyn Fn(&Arg) -> Option<Arg>) -> Arg {
        let each = |args: &[Arg]| args.iter().map(|arg| arg.or_other(other)).collect();
        other(self).unwrap_or_else(|| match self {
            Arg::Message(message) => Arg::Message(message.with_other_args(other)),
            Arg::List(args) => Arg::List(each(args)),
            Arg::Either(args) => Arg::Either(each(args)),
            arg => arg.clone(),
        })
    }
}

/// For developers' tools and test files only: players read the translated message.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (name, arg) in &self.args {
            write!(f, " {name}={arg}")?;
        }
        if let Some(RulingId(id)) = self.ruling {
            write!(f, " [{id}]")?;
        }
        Ok(())
    }
}

/// As in the `Display` of messages.
impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Text(text) => f.write_str(text),
            Arg::Number(number) => number.fmt(f),
            Arg::Seat(seat) => write!(f, "seat {seat}"),
            Arg::Team(seat) => write!(f, "team of seat {seat}"),
            Arg::Kind(kind) => write!(f, "kind {}", kind.0),
            Arg::Message(message) => message.fmt(f),
            Arg::List(args) | Arg::Either(args) => {
                let sign = if matches!(self, Arg::List(_)) { ", " } else { " or " };
                for (idx, arg) in args.iter().enumerate() {
                    write!(f, "{}{arg}", if idx > 0 { sign } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Arg {
        Arg::Kind(kind)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(args: Vec<Arg>) -> Arg {
        Arg::List(args)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl Whole for i64 {}
impl Whole for usize {}

impl From<usize> for Arg {
    /// No count in the program has more digits than this can hold.
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Numbers that always fit.
macro_rules! from_small_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }

        impl Whole for $number {})*
    };
}

from_small_numbers!(u8, u16, u32, i16, i32);

/// A whole number that becomes [`Arg::Number`].
pub trait Whole: Into<Arg> {}

/// What kind of value an argument has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgKind {
    /// [`Arg::Text`].
    Text,
    /// [`Arg::Number`].
    Number,
    /// [`Arg::Seat`].
    Seat,
    /// [`Arg::Team`].
    Team,
    /// [`Arg::Kind`].
    Kind,
    /// [`Arg::Message`].
    Message,
    /// [`Arg::List`].
    List,
    /// Any of these.
    Any,
}

/// A declared message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declared {
    /// Its key.
    pub key: &'static str,
    /// Its arguments by name.
    pub args: &'static [(&'static str, ArgKind)],
    /// The ruling it is based on.
    pub ruling: Option<&'static str>,
}

/// These captures, to choose from: "b2 takes c3 or d2 takes c3". Each is the name of the square where a piece starts and of
/// the one that it captures on; captures that are called alike are one.
pub fn captures(of: impl IntoIterator<Item = [String; 2]>) -> Arg {
    let mut all: Vec<Arg> = Vec::new();
    for [from, over] in of {
        let capture = Arg::from(crate::messages::capture_of(from, over));
        if !all.contains(&capture) {
            all.push(capture);
        }
    }
    Arg::Either(all)
}

/// The messages that all games share.
pub const SHARED: &[Declared] = crate::messages::DECLARED;

/// Declares messages: a function for each, whose parameters are the message's arguments, and the list of all of them.
///
/// The kinds of arguments are those of [`ArgKind`]: `Text` takes what becomes a `String`, `Number` any number, `Seat` and
/// `Team` a seat, `Kind` a kind of piece, `Message` a message, `List` arguments, and `Any` whatever becomes an [`Arg`].
///
/// ```
/// use rules::{Message, Seat};
///
/// rules::messages! {
///     /// You must capture.
///     must_take = "laska-must-take" { takes: Text };
///     /// The game is over.
///     over = "laska-over";
///     /// The turn.
///     to_move = "laska-move" { seat: Seat } under "LASKA-3";
/// }
///
/// assert_eq!(must_take("c3-d4-e5"), Message::new("laska-must-take").with("takes", "c3-d4-e5"));
/// assert_eq!(to_move(Seat::FIRST).to_string(), "laska-move seat=seat 1 [LASKA-3]");
/// assert_eq!(over().args, []);
/// assert_eq!(DECLARED.len(), 3);
/// ```
#[macro_export]
macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident = $key:literal $({ $($arg:ident: $kind:ident),* $(,)? })? $(under $ruling:literal)?;)*) => {
        $(
            $(#[$doc])*
            pub(crate) fn $name($($($arg: $crate::message_arg!(type $kind)),*)?) -> $crate::Message {
                let args = [$($((stringify!($arg), $crate::message_arg!(make $kind $arg))),*)?];
                $crate::Message::made($key, args, $crate::message_arg!(ruling $($ruling)?))
            }
        )*

        /// All messages that are declared here.
        pub(crate) const DECLARED: &[$crate::message::Declared] = &[
            $($crate::message::Declared {
                key: $key,
                args: &[$($((stringify!($arg), $crate::message::ArgKind::$kind)),*)?],
                ruling: $crate::message_arg!(ruling $($ruling)?),
            }),*
        ];
    };
}

/// The type of an argument of a kind, and how it is made; for [`messages!`](crate::messages!) alone.
#[doc(hidden)]
#[macro_export]
macro_rules! message_arg {
    (type Text) => { impl Into<String> };
    (type Number) => { impl $crate::message::Whole };
    (type Seat) => { $crate::Seat };
    (type Team) => { $crate::Seat };
    (type Kind) => { $crate::kinds::Kind };
    (type Message) => { $crate::Message };
    (type List) => { Vec<$crate::Arg> };
    (type Any) => { impl Into<$crate::Arg> };
    (make Text $arg:ident) => { $crate::Arg::Text($arg.into()) };
    (make Team $arg:ident) => { $crate::Arg::Team($arg) };
    (make $kind:ident $arg:ident) => { { let arg: $crate::Arg = $arg.into(); arg } };
    (ruling) => { None };
    (ruling $ruling:literal) => { Some($ruling) };
}
