//! Positions: where the pieces are, which seat is to throw or to move, and which seats are home or have resigned.

use crate::hash;
use crate::insertion_sort_by_key;
use crate::seat::{PerSeat, Seat};
use crate::view::Die;

use super::path::PathNumber;

/// How many pieces a colour has.
pub(super) const EACH: usize = 4;

/// The four pieces of a colour by their path numbers, ascending.
pub type Pieces = [PathNumber; EACH];

/// The state of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Nobody plays it.
    Empty,
    /// Its player has resigned, and its pieces are gone (LUDO-6).
    Out,
    /// Its pieces.
    Pieces(Pieces),
}

/// A seat's part in a round of throws for who begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EntryRule {
    /// Nothing.
    #[default]
    Aside,
    /// It has yet to throw.
    Waits,
    /// It has thrown this number.
    Threw(u8),
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The highest throw begins. The first seat that waits is to throw; at least one waits, and at least two take part.
    Open(PerSeat<EntryRule>),
    /// A seat is to throw, or to move by what it has thrown.
    Play {
        /// The seat.
        seat: Seat,
        /// What its die shows.
        die: Option<u8>,
    },
    /// Nothing more.
    Over,
}

/// Distinct seats in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Row {
    /// Entries from `n` on are always 0, so that equal rows are equal values.
    seats: [u8; Seat::MAX],
    n: u8,
}

impl Row {
    /// The seats in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + '_ {
        let seat = |idx: &u8| Seat::new(usize::from(*idx)).unwrap_or(Seat::FIRST);
        self.seats[..usize::from(self.n)].iter().map(seat)
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.n as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Whether a seat is among them.
    pub fn contains(&self, seat: Seat) -> bool {
        self.iter().any(|known| known == seat)
    }

    /// Appends a seat that is not there yet.
    pub(super) fn push(&mut self, seat: Seat) {
        if let Some(place) = self.seats.get_mut(usize::from(self.n)).filter(|_| self.n < Seat::MAX as u8) {
            *place = seat.idx() as u8;
            self.n += 1;
        }
    }
}

/// A position of ludo. Equal positions have the same pieces, the same seat to throw or to move by the same number, and
/// the same seats that are home or have resigned, in the same order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// All in the nest for seats without pieces.
    pieces: PerSeat<Pieces>,
    /// A bit for each seat that has pieces.
    present: u8,
    home: Row,
    out: Row,
    pub(super) stage: Stage,
}

const fn bit(seat: Seat) -> u8 {
    1 << seat.idx()
}

impl Position {
    /// All pieces in the nests; every seat is still to throw.
    pub(super) fn start(seats: impl Iterator<Item = Seat>) -> Position {
        let mut pos = Position::empty();
        let mut entries = PerSeat::default();
        for seat in seats {
            pos.put(seat, [PathNumber::NEST; EACH]);
            entries[seat] = EntryRule::Waits;
        }
        pos.stage = Stage::Open(entries);
        pos
    }

    /// No colours in play.
    pub(super) fn empty() -> Position {
        let pieces = PerSeat::all([PathNumber::NEST; EACH]);
        Position { pieces, present: 0, home: Row::default(), out: Row::default(), stage: Stage::Over }
    }

    /// What is to be done.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seats that are home, in the order in which they came there.
    #[inline]
    pub fn home(&self) -> Row {
        self.home
    }

    /// The seats that have resigned, in the order in which they did.
    #[inline]
    pub fn out(&self) -> Row {
        self.out
    }

    /// The state of a seat's colour.
    pub fn colour(&self, seat: Seat) -> Colour {
        match self.is_present(seat) {
            true => Colour::Pieces(self.pieces[seat]),
            false if self.out.contains(seat) => Colour::Out,
            false => Colour::Empty,
        }
    }

    /// Whether a seat has pieces, possibly all at the finish.
    #[inline]
    pub fn is_present(&self, seat: Seat) -> bool {
        self.present & bit(seat) != 0
    }

    /// Whether a seat has pieces that are not home yet.
    #[inline]
    pub fn is_unfinished(&self, seat: Seat) -> bool {
        self.is_present(seat) && self.pieces[seat][0] != PathNumber::HOME
    }

    /// The seats that still have something to play for, in the order of play.
    pub fn unfinished(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(Seat::MAX).filter(|seat| self.is_unfinished(*seat))
    }

    /// How many colours play or have played.
    pub fn n_colours(&self) -> usize {
        self.present.count_ones() as usize + self.out.len()
    }

    /// The seat that throws or moves next; `None` when the game is over.
    pub fn seat(&self) -> Option<Seat> {
        match self.stage {
            Stage::Open(entries) => entries.iter().find(|(_, entry)| **entry == EntryRule::Waits).map(|(seat, _)| seat),
            Stage::Play { seat, .. } => Some(seat),
            Stage::Over => None,
        }
    }

    /// The pieces of a seat; all in the nest where it has none.
    #[inline]
    pub(super) fn pieces(&self, seat: Seat) -> &Pieces {
        &self.pieces[seat]
    }

    /// How many pieces a seat has at a place on its path.
    #[inline]
    pub(super) fn count(&self, seat: Seat, at: PathNumber) -> u8 {
        let is_there = |piece: &PathNumber| u8::from(*piece == at);
        if self.is_present(seat) { self.pieces[seat].iter().map(is_there).sum() } else { 0 }
    }

    /// How many pieces each seat has on the dot, in the lane or at the finish that is `at` on the path of `seat`. No
    /// other seat is ever in its nest or its lane.
    #[inline]
    pub(super) fn crowd(&self, seat: Seat, at: PathNumber) -> PerSeat<u8> {
        PerSeat::from_fn(|other| {
            let place = if at == PathNumber::HOME || other == seat { Some(at) } else { at.for_other(seat, other) };
            place.map_or(0, |place| self.count(other, place))
        })
    }

    /// Whether another seat has pieces that could be knocked out at a place on the path of `seat`.
    #[inline]
    pub(super) fn is_met(&self, seat: Seat, at: PathNumber) -> bool {
        at.is_on_ring() && {
            let is_there = |other: Seat| at.for_other(seat, other).is_some_and(|place| self.count(other, place) > 0);
            Seat::first(Seat::MAX).any(|other| other != seat && is_there(other))
        }
    }

    /// Gives a seat these pieces.
    pub(super) fn put(&mut self, seat: Seat, mut pieces: Pieces) {
        insertion_sort_by_key(&mut pieces, |at| *at);
        self.pieces[seat] = pieces;
        self.present |= bit(seat);
    }

    /// The first `n` pieces of a seat at one place go to another.
    #[inline]
    pub(super) fn carry(&mut self, seat: Seat, from: PathNumber, to: PathNumber, n: u8) {
        let pieces = &mut self.pieces[seat];
        let moved = pieces.iter_mut().filter(|piece| **piece == from).take(usize::from(n));
        moved.for_each(|piece| *piece = to);
        insertion_sort_by_key(pieces, |at| *at);
    }

    /// Records that a seat is home with all its pieces.
    pub(super) fn note_home(&mut self, seat: Seat) {
        self.home.push(seat);
    }

    /// Removes the pieces of a seat that resigns (LUDO-6).
    pub(super) fn remove(&mut self, seat: Seat) {
        self.pieces[seat] = [PathNumber::NEST; EACH];
        self.present &= !bit(seat);
        self.out.push(seat);
    }

    /// The next seat clockwise that still has something to play for.
    #[inline]
    pub(super) fn next_after(&self, seat: Seat) -> Option<Seat> {
        let nth = |n: usize| Seat::new((seat.idx() + n) % Seat::MAX);
        (1..=Seat::MAX).filter_map(nth).find(|next| self.is_unfinished(*next))
    }

    /// See [`crate::Progress::key`]: the whole position, in three words.
    pub(super) fn key(&self) -> u64 {
        let pieces = |seats: &[Pieces]| {
            seats.as_flattened().iter().fold(0_u64, |word, piece| word << 8 | u64::from(piece.get()))
        };
        let row = |row: &Row| row.iter().fold(1, |word, seat| word << 2 | seat.idx() as u64);
        let stage = match self.stage {
            Stage::Over => 0,
            Stage::Play { seat, die } => 1 << 13 | (seat.idx() as u64) << 3 | u64::from(die.unwrap_or(0)),
            Stage::Open(entries) => entries.0.iter().fold(1, |word, entry| {
                let digit = match *entry {
                    EntryRule::Aside => 0,
                    EntryRule::Threw(face) => face,
                    EntryRule::Waits => 7,
                };
                word << 3 | u64::from(digit)
            }),
        };
        let (one, other) = self.pieces.0.split_at(Seat::MAX / 2);
        let rest = stage << 32 | row(&self.home) << 20 | row(&self.out) << 8 | u64::from(self.present);
        hash::mix_in(0, [pieces(one), pieces(other), rest])
    }

    /// The die of each seat as it lies there: no die is ready before its seat's turn.
    pub(super) fn dice(&self) -> [Die; Seat::MAX] {
        let mut dice = [Die::Aside; Seat::MAX];
        match self.stage {
            Stage::Open(entries) => {
                for (seat, entry) in entries.iter() {
                    dice[seat.idx()] = match *entry {
                        EntryRule::Waits if self.seat() == Some(seat) => Die::Ready,
                        EntryRule::Aside | EntryRule::Waits => Die::Aside,
                        EntryRule::Threw(face) => Die::Shows(face),
                    };
                }
            }
            Stage::Play { seat, die } => dice[seat.idx()] = die.map_or(Die::Ready, Die::Shows),
            Stage::Over => {}
        }
        dice
    }
}

/// The result of a round of throws: a seat begins, or those that tie throw again. No change while it goes on.
pub(super) fn decide(entries: PerSeat<EntryRule>) -> Stage {
    let is_in = |entry: &&EntryRule| **entry != EntryRule::Aside;
    let has_part = |(seat, entry): (Seat, &EntryRule)| (*entry != EntryRule::Aside).then_some(seat);
    let only = |entries: &PerSeat<EntryRule>| match entries.0.iter().filter(is_in).count() {
        1 => entries.iter().find_map(has_part),
        _ => None,
    };
    if let Some(seat) = only(&entries) {
        return Stage::Play { seat, die: None };
    }
    if entries.0.contains(&EntryRule::Waits) {
        return Stage::Open(entries);
    }
    let face = |entry: &EntryRule| if let EntryRule::Threw(face) = *entry { face } else { 0 };
    let highest = entries.0.iter().map(face).max().unwrap_or_default();
    let again = |seat: Seat| if face(&entries[seat]) == highest { EntryRule::Waits } else { EntryRule::Aside };
    let round = PerSeat::from_fn(again);
    match only(&round) {
        Some(seat) => Stage::Play { seat, die: None },
        None => Stage::Open(round),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::games::ludo::diagram;

    #[test]
    fn rows_keep_their_order() {
        let [one, three] = [0, 2].map(|idx| Seat::new(idx).unwrap());
        let mut row = Row::default();
        row.push(three);
        row.push(one);
        assert!(row.iter().eq([three, one]));
        assert!(row.contains(one) && !row.contains(Seat::SECOND) && row.len() == 2);
        assert_ne!(row, { Row { seats: [0, 2, 0, 0], n: 2 } });
    }

    fn open(entries: [EntryRule; Seat::MAX]) -> Position {
        Position { stage: Stage::Open(PerSeat(entries)), ..Position::empty() }
    }

    fn at_home(seats: &[Seat]) -> Position {
        let mut pos = Position::empty();
        seats.iter().for_each(|seat| pos.note_home(*seat));
        pos
    }

    #[test]
    fn whatever_differs_has_another_key() {
        let rules = diagram::rules(&[]);
        let texts = [
            "0,0,0,1/0,0,0,0/0,0,0,0/0,0,0,0 play 1 ? -",
            "0,0,0,0/0,0,0,1/0,0,0,0/0,0,0,0 play 1 ? -",
            "0,0,0,0/0,0,0,0/0,0,0,1/0,0,0,0 play 1 ? -",
            "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,1 play 1 ? -",
            "0,0,1,1/0,0,0,0/0,0,0,0/0,0,0,0 play 1 ? -",
            "0,0,0,1/0,0,0,0/0,0,0,0/- play 1 ? -",
            "0,0,0,1/-/0,0,0,0/0,0,0,0 play 1 ? -",
            "0,0,0,1/0,0,0,0/0,0,0,0/0,0,0,0 play 2 ? -",
            "0,0,0,1/0,0,0,0/0,0,0,0/0,0,0,0 play 1 1 -",
            "0,0,0,1/0,0,0,0/0,0,0,0/0,0,0,0 play 1 6 -",
        ];
        let keys: BTreeSet<u64> = texts.iter().map(|text| diagram::pos(&rules, text).key()).collect();
        assert_eq!(keys.len(), texts.len());

        let [one, two] = [Seat::FIRST, Seat::SECOND];
        let bare = Position::empty();
        let mut out = bare;
        out.remove(one);
        let others = [
            bare,
            out,
            at_home(&[one]),
            at_home(&[two]),
            at_home(&[one, two]),
            at_home(&[two, one]),
            open([EntryRule::Aside, EntryRule::Aside, EntryRule::Aside, EntryRule::Waits]),
            open([EntryRule::Waits, EntryRule::Aside, EntryRule::Aside, EntryRule::Aside]),
            open([EntryRule::Threw(6), EntryRule::Aside, EntryRule::Aside, EntryRule::Waits]),
            Position { stage: Stage::Play { seat: one, die: None }, ..bare },
            Position { stage: Stage::Play { seat: one, die: Some(6) }, ..bare },
        ];
        assert_eq!(others.iter().map(Position::key).collect::<BTreeSet<u64>>().len(), others.len());
    }

    #[test]
    fn positions_are_small() {
        assert!(size_of::<Position>() <= 40, "{}", size_of::<Position>());
    }
}
