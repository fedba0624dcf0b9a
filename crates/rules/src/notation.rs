//! Texts of positions, steps and turns, both ways.

mod folding;
mod letters;
mod plain;
mod text_family;
mod written;

use core::fmt;

use crate::history::History;
use crate::message::Message;
use crate::messages;
use crate::progress::Progress;
use crate::seat::Seat;

pub use folding::{is_invisible, joined_squares, plain_sign, plain_text};
pub use letters::Letters;
pub(crate) use plain::{DASHES, Plain};
pub(crate) use text_family::rows;
pub use text_family::{FindPosition, TextFamily};
#[cfg(test)]
pub(crate) use text_family::{check_moves, check_position};
pub(crate) use written::written_among;

/// A notation, by name: `a1`, `1-25`, `SAN`, `FEN`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Format(pub &'static str);

/// What kind of fault a text has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ErrorKind {
    /// It does not have the form that is read here.
    Syntax,
    /// It is well formed but against the rules.
    Illegal,
    /// It can be read in more than one way.
    Ambiguous,
    /// It contradicts the board.
    Contradiction,
}

/// Why a text was refused, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// What kind of fault it is.
    pub fault: ErrorKind,
    /// Where the fault begins, in bytes from the beginning of the whole text.
    pub at: usize,
    /// The faulty fragment; empty where something is missing.
    pub text: String,
    /// What is wrong with it.
    pub why: Message,
}

impl ReadError {
    /// A fault of `fragment`, which is a part of `whole`.
    pub fn new(fault: ErrorKind, whole: &str, fragment: &str, why: Message) -> ReadError {
        let at = (fragment.as_ptr() as usize).wrapping_sub(whole.as_ptr() as usize).min(whole.len());
        ReadError { fault, at, text: fragment.to_owned(), why }
    }

    /// The same fault of a text that stands `offset` bytes into a longer one.
    pub fn shifted(mut self, offset: usize) -> ReadError {
        self.at += offset;
        self
    }
}

/// What was mended in a text that could mean one thing only: it is read as that, and its reader is told once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mend {
    /// Where it is, in bytes from the beginning of the whole text.
    pub at: usize,
    /// The fragment that was mended; empty where something was missing.
    pub text: String,
    /// What was made of it.
    pub how: Message,
}

impl Mend {
    /// What was made of `fragment`, which is a part of `whole`.
    pub fn new(whole: &str, fragment: &str, how: Message) -> Mend {
        let ReadError { at, text, why, .. } = ReadError::new(ErrorKind::Syntax, whole, fragment, how);
        Mend { at, text, how: why }
    }

    /// A fragment was left out, since it means nothing there.
    pub fn left_out(at: usize, fragment: &str) -> Mend {
        Mend { at, text: fragment.to_owned(), how: messages::mended_mark(fragment) }
    }

    /// A fragment was read as another text.
    pub fn read_as(at: usize, fragment: &str, read: &str) -> Mend {
        Mend { at, text: fragment.to_owned(), how: messages::mended_read(fragment, read) }
    }

    /// The same in a text that stands `offset` bytes into a longer one.
    pub fn shifted(mut self, offset: usize) -> Mend {
        self.at += offset;
        self
    }
}

/// For developers' tools and test files only: players read the translated message.
impl fmt::Display for Mend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {}: {}", self.text, self.at, self.how)
    }
}

/// For developers' tools and test files only: players read the translated reason.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {}: {}", self.text, self.at, self.why)
    }
}

impl core::error::Error for ReadError {}

/// A form in which whole games of a folder are written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameForm {
    /// Portable Game Notation, for chess, or Portable Draughts Notation, which has the same grammar: for games of two
    /// seats that take turns one after the other.
    Pgn(Dialect),
    /// Numbered moves, for games whose seats take turns one after the other, and whose turns are one word each.
    Movetext,
    /// One turn a line.
    Listing,
    /// A match of backgammon as Jellyfish writes it: throws, moves and what is done with the cube, in two columns.
    Mat,
}

/// What a game defines of Portable Game Notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dialect {
    /// The seat whose player the tag `White` names; the tag `Black` names the other.
    pub white: Seat,
    /// The tag that says which game it is, and its value: `("GameType", "21")`. In a text more may follow the value
    /// after a comma, and the tag may be missing.
    pub game: Option<(&'static str, &'static str)>,
    /// The values of the tag `Variant` that mean this game, in small letters.
    pub variants: &'static [&'static str],
}

impl Dialect {
    /// Whether a value of the tag `Variant` means this game.
    pub fn has_variant(&self, value: &str) -> bool {
        value.is_empty() || self.variants.contains(&value.to_lowercase().as_str())
    }
}

/// How a game's positions and steps are written and read. Whatever is written is read back to the same value.
///
/// Read a position, and turns as players write them; a refused turn says why, and where in the text:
///
/// ```
/// use rules::games::chess::Chess;
/// use rules::{ErrorKind, MatchState, Notation, Options, Rules};
///
/// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
/// let (pos, history) = chess.read_position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")?;
/// let mate = chess.read_turn(&pos, "Ra8#")?;
/// assert_eq!(chess.write_turn(&pos, &mate, Chess::MOVES[0]), "Ra8#");
///
/// let refused = chess.read_turn(&pos, "Rb2").unwrap_err();
/// assert_eq!((refused.fault, refused.at, refused.text.as_str()), (ErrorKind::Illegal, 1, "b2"));
/// assert_eq!(refused.why.to_string(), "chess-moves-rook from=a1 to=b2");
/// assert_eq!(chess.write_position(&pos, &history, Chess::POSITIONS[0]), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Notation: Progress {
    /// The ways of writing steps and turns; records use the first.
    const MOVES: &'static [Format];
    /// How turns and steps are shown to players: with the usual names of sites, and with the others where there are any
    /// ([`crate::Present::NAMING`]). Such texts need not be among [`Self::MOVES`], and are never read.
    const SHOWN: [Format; 2] = [Self::MOVES[0]; 2];
    /// The ways of writing positions; records use the first.
    const POSITIONS: &'static [Format];
    /// A short notation for positions that may leave out what is the same throughout a game; its texts need not be read
    /// back to the whole position. Lists of turns show the ends of turns in it.
    const BRIEF: Option<Format> = None;
    /// Whether position texts also stand for positions in the middle of a turn.
    const COVERS_MID_TURN: bool = false;
    /// The one of [`Self::MOVES`] in which turns are in square brackets. Such turns are then read in all formats, so
    /// that in numbered moves only round brackets hold comments and variations.
    const BRACKETED: Option<Format> = None;
    /// The forms in which whole games are written down, the one that players know best first.
    const FORMS: &'static [GameForm] = &[GameForm::Listing];
    /// Options under which everybody else plays, with their values: texts of whole games have them where they do not
    /// say otherwise, and texts of ours always say it.
    const TEXT_OPTIONS: &'static [(&'static str, &'static str)] = &[];
    /// The letters of pieces in other languages than the one that [`Self::MOVES`] are in.
    const LETTERS: &'static [Letters] = &[];
    /// The folder's openings and studies in the form of [`crate::library`].
    const LIBRARY: &'static str = "";

    /// Writes a legal step.
    fn write_step(&self, pos: &Self::Position, step: Self::Step, format: Format) -> String;

    /// Reads a step in any of [`Self::MOVES`], and in the abbreviations that the game's players use.
    ///
    /// # Errors
    /// When it is not a step, not a legal one, or more than one legal step could be meant.
    fn read_step(&self, pos: &Self::Position, text: &str) -> Result<Self::Step, ReadError>;

    /// The legal step that is a turn by itself and that [`Self::write_step`] writes in the first of [`Self::MOVES`] exactly
    /// so, and the position after it: the fast way through long texts, where the game knows one. `None` for every other
    /// text, and wherever it takes longer to know: [`Self::mend_turn`] then reads it.
    fn written_step(&self, pos: &Self::Position, text: &str) -> Option<(Self::Step, Self::Position)> {
        let _ = (pos, text);
        None
    }

    /// Writes a complete turn, or the beginning of one. By default it is its only step; a game in which turns have
    /// several steps writes them all.
    fn write_turn(&self, pos: &Self::Position, steps: &[Self::Step], format: Format) -> String {
        steps.first().map_or_else(String::new, |step| self.write_step(pos, *step, format))
    }

    /// Reads a complete turn, as [`Self::read_step`] reads a step. A text that can mean one legal turn only is read as
    /// that turn, and what was mended is added to `mends`. By default a turn is a single step.
    ///
    /// # Errors
    /// When it is not a turn, not a legal one, not a complete one, or more than one legal turn could be meant.
    fn mend_turn(&self, pos: &Self::Position, text: &str, mends: &mut Vec<Mend>) -> Result<Vec<Self::Step>, ReadError> {
        let _ = mends;
        self.read_step(pos, text).map(|step| vec![step])
    }

    /// Reads a complete turn as [`Self::mend_turn`] does, for readers who need not know what was mended.
    ///
    /// # Errors
    /// As there.
    fn read_turn(&self, pos: &Self::Position, text: &str) -> Result<Vec<Self::Step>, ReadError> {
        self.mend_turn(pos, text, &mut Vec::new())
    }

    /// The legal turns that an ambiguous text can mean, each with its text in the first of [`Self::MOVES`]; none where
    /// it is not ambiguous. At most eight.
    fn readings(&self, pos: &Self::Position, text: &str) -> Vec<(Vec<Self::Step>, String)> {
        let _ = (pos, text);
        Vec::new()
    }

    /// Writes a position; in games whose grammar does not cover it, only between turns.
    fn write_position(&self, pos: &Self::Position, history: &History, format: Format) -> String;

    /// Reads a position in any of [`Self::POSITIONS`], with what the text says of its history. A text that can mean one
    /// position only is read as that, and what was mended is added to `mends`.
    ///
    /// # Errors
    /// When it is not a position text, or not a position that the game allows.
    fn mend_position(&self, text: &str, mends: &mut Vec<Mend>) -> Result<(Self::Position, History), ReadError>;

    /// Reads a position as [`Self::mend_position`] does, for readers who need not know what was mended.
    ///
    /// # Errors
    /// As there.
    fn read_position(&self, text: &str) -> Result<(Self::Position, History), ReadError> {
        self.mend_position(text, &mut Vec::new())
    }
}
