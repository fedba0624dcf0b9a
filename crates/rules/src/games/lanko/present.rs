//! What the board shows and says about a position.

use crate::message::{Declared, Message, RulingId};
use crate::offers::{Offer, Offers, Proposal, Resolution, Resolved};
use crate::present::{Gesture, Present};
use crate::seat::Seat;
use crate::view::{Kind, Piece, Scene, Site};

use super::board::{Board, Square, SquareKind};
use super::direction::Direction;
use super::messages;
use super::pieces::{Colour, Man, Rank};
use super::position::Position;
use super::steps::{self, Step};
use super::{BIG_CASTLE, Lanko, PAWN, SMALL_CASTLE, points, refusal};

/// A rank's kind of piece.
const fn kind(rank: Rank) -> Kind {
    match rank {
        Rank::Pawn => PAWN,
        Rank::Small => SMALL_CASTLE,
        Rank::Big => BIG_CASTLE,
    }
}

impl Present for Lanko {
    const MESSAGES: &'static [Declared] = messages::DECLARED;
    const FLAG: RulingId = RulingId("LANKO-15");
    fn scene(&self, pos: &Position) -> Scene {
        let mut scene = Scene::new(steps::prompt(self.board, pos));
        for square in self.board.squares() {
            if let Some(Man { colour, rank }) = pos.man(square) {
                scene.stacks.insert(square.site(), vec![Piece { owner: Some(colour.seat()), kind: kind(rank) }]);
            }
        }
        scene.counts = points::per_seat(self.board, pos);
        scene
    }

    fn gesture(&self, _pos: &Position, step: Step) -> Gesture {
        match step.way() {
            Some((from, to)) => Gesture::sites([from.site(), to.site()]),
            None => Gesture::button(messages::pass_button()),
        }
    }

    /// From the upper left of the picture to the lower right.
    fn sites(&self) -> Vec<Site> {
        let mut squares: Vec<Square> = self.board.squares().collect();
        squares.sort_by_key(|square| (self.board.area(*square).row, self.board.area(*square).column));
        squares.into_iter().map(Square::site).collect()
    }

    fn label(&self, site: Site) -> Message {
        Message::verbatim(self.square(site).map_or("", |square| self.board.label(square)))
    }

    fn remarks(&self, pos: &Position, site: Site) -> Vec<Message> {
        let Some(square) = self.square(site) else { return Vec::new() };
        match pos.man(square) {
            Some(man) => vec![remark_on_man(self.board, square, man)],
            None => remark_on_ground(self.board, square).into_iter().collect(),
        }
    }

    fn with_turn_of(&self, pos: &Position, seat: Seat) -> Option<Position> {
        pos.with_turn_of(seat)
    }

    fn refusal(&self, pos: &Position, tried: &[Site]) -> Message {
        let tried: Option<Vec<Square>> = tried.iter().map(|site| self.square(*site)).collect();
        refusal::refusal(self.board, pos, tried.as_deref().unwrap_or_default())
    }

    /// There is no draw except by points; a player who still has a castle outside may offer the end (LANKO-9).
    fn offers(&self, pos: &Position, by: Seat) -> Offers {
        Offers { draw: false, end: has_castle_outside(self.board, pos, by), ..Offers::USUAL }
    }

    /// The opponents, and the partner: for the end if they have a castle outside (LANKO-9), for a resignation always
    /// (LANKO-10).
    fn answerers(&self, pos: &Position, by: Seat, proposal: Proposal) -> Vec<Seat> {
        let is_partner = |seat: Seat| Colour::of(seat) == Colour::of(by);
        let is_asked = |seat: &Seat| match proposal {
            Proposal::Resign(_) => is_partner(*seat),
            Proposal::Offer(Offer::End) if is_partner(*seat) => has_castle_outside(self.board, pos, *seat),
            Proposal::Offer(_) => !is_partner(*seat),
        };
        self.info.seats().filter(|seat| *seat != by).filter(is_asked).collect()
    }

    fn resolve(&self, pos: &Position, resolution: &Resolution) -> Resolved<Position> {
        Resolved::Over(points::settled(self.board, pos, resolution))
    }
}

impl Lanko {
    fn square(&self, site: Site) -> Option<Square> {
        self.board.square(usize::from(site.0))
    }
}

/// Whether a castle of a seat's colour is in the seat's half and outside the middle.
fn has_castle_outside(board: &Board, pos: &Position, seat: Seat) -> bool {
    pos.held_by(Colour::of(seat)) & !pos.pawns & !board.middle & board.half[seat] != 0
}

/// Which seats of a colour may move a piece.
enum Movers {
    One { seat: Seat, partner: Seat },
    Both(Seat, Seat),
}

/// The seats that may move a colour's pieces on a square: each square is in the half of at least one of them.
fn movers_on(board: &Board, square: Square, colour: Colour) -> Movers {
    let (seat, partner) = (colour.seat(), colour.partner());
    match [seat, partner].map(|seat| board.half[seat] & square.bit() != 0) {
        [true, true] => Movers::Both(seat, partner),
        [true, false] => Movers::One { seat, partner },
        [false, _] => Movers::One { seat: partner, partner: seat },
    }
}

/// Who moves a piece, and in which direction.
fn remark_on_man(board: &Board, square: Square, man: Man) -> Message {
    let kind = kind(man.rank);
    let ahead = |seat| Direction::ahead(seat).name();
    match (board.kind(square), movers_on(board, square, man.colour)) {
        (SquareKind::Middle, _) => messages::remark_inside(kind, man.rank.points() * points::IN_THE_MIDDLE),
        (SquareKind::Standby, Movers::One { seat, .. } | Movers::Both(seat, _)) => {
            messages::remark_standby(seat, ahead(seat))
        }
        (_, Movers::One { seat, partner }) => messages::remark_half(kind, seat, ahead(seat), partner),
        (_, Movers::Both(seat, partner)) => messages::remark_axle(kind, seat, ahead(seat), partner, ahead(partner)),
    }
}

/// What an empty square is for.
fn remark_on_ground(board: &Board, square: Square) -> Option<Message> {
    match (board.kind(square), board.past_axles(square)) {
        (_, (0, 0)) => Some(messages::remark_centre()),
        (SquareKind::Home, _) => None,
        (SquareKind::Border, (past_first, _)) => {
            let common = if past_first == 0 { Colour::White } else { Colour::Black };
            Some(messages::remark_border(common.seat()))
        }
        (SquareKind::Manoeuvre, _) => Some(messages::remark_manoeuvre()),
        (SquareKind::Middle, _) => Some(messages::remark_middle()),
        (SquareKind::Standby, _) => Some(messages::remark_standby_square()),
    }
}
