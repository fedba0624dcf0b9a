//! Set-ups: what a position consists of as plain data, possible or not, and everything that is wrong with it at once.
//!
//! An editor changes a set-up piece by piece, so a set-up can hold two kings or twenty men. A position cannot: it is
//! made by [`Arrange::arrange`], which checks everything. Texts of positions are read into a set-up too.

use core::fmt;

use crate::history::History;
use crate::message::Message;
use crate::notation::{ErrorKind, Notation, ReadError};
use crate::seat::Seat;
use crate::sites::Site;

/// Where in a set-up a fault is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// What stands on a site.
    Site(Site),
    /// Everything that a seat has.
    Seat(Seat),
    /// Something besides the pieces, by its name, such as `castling`.
    Field(&'static str),
    /// One of several things in such a field, by its place there, counted from 0.
    Item(&'static str, usize),
    /// All of it together.
    Whole,
}

/// Something that makes a set-up impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFault {
    /// Where it is.
    pub part: Part,
    /// What kind of fault it is: illegal as such, or in contradiction with other parts.
    pub kind: ErrorKind,
    /// What is wrong.
    pub why: Message,
}

impl SetupFault {
    /// A part that is against the rules.
    pub fn illegal(part: Part, why: Message) -> SetupFault {
        SetupFault { part, kind: ErrorKind::Illegal, why }
    }

    /// A part that contradicts the pieces.
    pub fn contradiction(part: Part, why: Message) -> SetupFault {
        SetupFault { part, kind: ErrorKind::Contradiction, why }
    }

    /// The first of the faults of a set-up that was read from `text`, at the fragment that its part was read from.
    pub(crate) fn first_in<'t>(
        faults: Vec<SetupFault>,
        text: &'t str,
        fragment: impl FnOnce(Part) -> &'t str,
    ) -> ReadError {
        let SetupFault { part, kind, why } = faults.into_iter().next().expect("what is refused has a fault");
        ReadError::new(kind, text, fragment(part), why)
    }
}

/// For developers' tools only: players read the translated message.
impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.part, self.why)
    }
}

/// Positions taken apart and put together.
///
/// ```
/// use rules::games::chess::{Chess, Piece, Square};
/// use rules::{Arrange, History, MatchState, Options, Part, Rules, Seat};
///
/// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
/// let mut setup = chess.setup(&chess.start(), &History::default());
/// setup.board[Square::E1 as usize] = None;
/// let faults = chess.arrange(&setup).unwrap_err();
/// assert_eq!(faults[0].part, Part::Seat(Seat::FIRST), "White has no king");
/// assert_eq!(faults[1].part, Part::Field("castling"), "so White cannot castle");
///
/// setup.board[Square::E1 as usize] = Some((Piece::King, Seat::FIRST));
/// let (pos, _) = chess.arrange(&setup).expect("it is the usual position again");
/// assert_eq!(pos, chess.start());
/// # Ok::<(), rules::OptionError>(())
/// ```
pub trait Arrange: Notation {
    /// Everything that a position between two turns consists of, and what its texts say of its history; where texts
    /// also stand for positions in the middle of a turn ([`Notation::COVERS_MID_TURN`]), that as well.
    type Setup: Clone + PartialEq + fmt::Debug;

    /// The parts of a position. In the middle of a turn that texts do not cover, the pieces as they stand.
    fn setup(&self, pos: &Self::Position, history: &History) -> Self::Setup;

    /// The position of these parts: whatever [`Arrange::setup`] gives is arranged to an equal position.
    ///
    /// # Errors
    /// All faults, at least one, when no position consists of these parts. The first is the one that a reader of texts
    /// reports.
    fn arrange(&self, setup: &Self::Setup) -> Result<(Self::Position, History), Vec<SetupFault>>;
}
