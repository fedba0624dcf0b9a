//! What is said about the last touch.

use play::EnterError;
use rules::offers::{Offer, Proposal};
use rules::view::Site;
use rules::{Message, Seat};

/// What the message bar says about the last touch.
///
/// A touch that means no legal move is refused, and the rules say why:
///
/// ```
/// use play::GamesOf;
/// use rules::games::Portal;
/// use rules::view::Site;
/// use table::board::BoardEvent;
/// use table::{Access, Action, Notice, Setup, Strength, TableState};
///
/// let games = &GamesOf::<Portal>::NEW;
/// let record = Setup::usual("chess").for_people().record(games, 7);
/// let mut table = TableState::open(games, record, Strength::USUAL)?;
/// table.apply(Action::SetAccess(Access::Editing));
///
/// let e7 = Site(52);
/// assert_eq!(table.apply(Action::Board(BoardEvent::Tap(e7))), []);
/// let Some(Notice::Refused { at, why }) = table.notice() else { panic!("Black's pawn is not White's to move") };
/// assert_eq!((*at, why.to_string().as_str()), (e7, "chess-not-yours at=e7"));
/// # Ok::<(), play::OpenError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A touch was refused.
    Refused {
        /// The site that was touched last.
        at: Site,
        /// Why.
        why: Message,
    },
    /// A square is inspected: see [`crate::TableState::inspector`].
    Inspecting(Site),
    /// An earlier position is on the board.
    ViewsEarlierPly,
    /// A piece was touched while an earlier position is on the board: whether to play on from there.
    AsksToPlayOn(Site),
    /// Another page plays this game.
    Watches,
    /// A record is shown, which nobody plays on.
    Views,
    /// It is the computer's turn.
    ComputerActs,
    /// An answer is awaited.
    AnswerFirst,
    /// Whether to make an offer.
    AsksOffer(Offer),
    /// A proposal was declined.
    Declined {
        /// Who declined it.
        by: Seat,
        /// What was proposed.
        proposal: Proposal,
    },
    /// The time of a seat's player was up, and the others play on.
    Flagged(Seat),
    /// A variation has become how the game goes on; this can be taken back.
    Promoted,
    /// A variation was removed; this can be taken back.
    Removed,
    /// An entry was refused.
    NotTaken(EnterError),
}
