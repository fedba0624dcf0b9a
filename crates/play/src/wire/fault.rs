//! Why a text is not a record.

use core::fmt;

use super::{MAX_BYTES, MAX_ENTRIES, MAX_LINE, MAX_OPTIONS, VERSION};

/// What is wrong with a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WireFault {
    /// The text does not begin as a record does.
    NoRecord,
    /// It is a record of a version that is not read here.
    UnknownVersion,
    /// No header has this name.
    UnknownHeader,
    /// The header, or the option, is repeated.
    Repeated,
    /// A header of this name is missing.
    MissingHeader(&'static str),
    /// The line ends too early.
    Incomplete,
    /// The line should have ended earlier.
    Surplus,
    /// Not a number, or not in canonical form, or too large.
    BadNumber,
    /// Not the number of a seat.
    BadSeat,
    /// Not the number of a player who is listed.
    BadPlayer,
    /// Not one of the words allowed here.
    UnknownWord,
    /// A backslash followed by something that means nothing.
    BadEscape,
    /// The text is longer than [`MAX_BYTES`].
    TooLong,
    /// The line is longer than [`MAX_LINE`].
    LineTooLong,
    /// More entries than [`MAX_ENTRIES`].
    TooManyEntries,
    /// More options than [`MAX_OPTIONS`], or more players or seats than any game has.
    TooMany,
}

impl fmt::Display for WireFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WireFault::NoRecord => f.write_str("not the beginning of a record"),
            WireFault::UnknownVersion => write!(f, "not version {VERSION}"),
            WireFault::UnknownHeader => f.write_str("unknown header"),
            WireFault::Repeated => f.write_str("stands here for the second time"),
            WireFault::MissingHeader(key) => write!(f, "the header {key} is missing"),
            WireFault::Incomplete => f.write_str("something is missing here"),
            WireFault::Surplus => f.write_str("the line should have ended before this"),
            WireFault::BadNumber => f.write_str("not a number that can stand here"),
            WireFault::BadSeat => f.write_str("not a seat"),
            WireFault::BadPlayer => f.write_str("not one of the players"),
            WireFault::UnknownWord => f.write_str("not a word that can stand here"),
            WireFault::BadEscape => f.write_str("not an escape"),
            WireFault::TooLong => write!(f, "the text has more than {MAX_BYTES} bytes"),
            WireFault::LineTooLong => write!(f, "the line has more than {MAX_LINE} bytes"),
            WireFault::TooManyEntries => write!(f, "more than {MAX_ENTRIES} entries"),
            WireFault::TooMany => {
                write!(f, "more than {MAX_OPTIONS} options, or more players or seats than any game has")
            }
        }
    }
}

/// Why a text is not a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WireError {
    /// The line at fault, counted from 1.
    pub line: usize,
    /// Where the fault begins, in bytes from the beginning of the line.
    pub at: usize,
    /// The fragment at fault, no longer than [`WireError::MAX_FRAGMENT`]; empty where something is missing.
    pub text: String,
    /// What is wrong with it.
    pub why: WireFault,
}

impl WireError {
    /// The longest fragment that is quoted, in bytes.
    pub const MAX_FRAGMENT: usize = 80;
}

/// For developers' tools and test files only.
impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, byte {}: {:?}: {}", self.line, self.at, self.text, self.why)
    }
}

impl core::error::Error for WireError {}
