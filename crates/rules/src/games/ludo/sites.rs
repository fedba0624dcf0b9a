//! The sites of the board: the dots of the ring, the lanes, the finish, the nests, the dice.

use crate::message::Message;
use crate::seat::Seat;
use crate::view::{Kind, Site};

use super::messages;
use super::path::{Dot, PathNumber};

/// A piece.
pub const PIECE: Kind = Kind(0);

/// Dots are sites by their own numbers; the other sites follow.
const LANES: u16 = 41;
const LANE: u16 = 4;
const FINISH: u16 = 57;
const NESTS: u16 = 58;
const FIRST_DIE: u16 = 62;

/// The dice, one at each nest.
pub(super) const DICE: [Site; Seat::MAX] =
    [Site(FIRST_DIE), Site(FIRST_DIE + 1), Site(FIRST_DIE + 2), Site(FIRST_DIE + 3)];

/// A dot of the ring.
pub const fn dot(dot: Dot) -> Site {
    Site(dot.get() as u16)
}

/// A dot of a seat's lane, from 0 (the first) to 3.
pub const fn lane(seat: Seat, nth: u8) -> Site {
    Site(LANES + LANE * seat.idx() as u16 + nth as u16)
}

/// The finish of all pieces.
pub const fn finish() -> Site {
    Site(FINISH)
}

/// The nest of a seat's pieces.
pub const fn nest(seat: Seat) -> Site {
    Site(NESTS + seat.idx() as u16)
}

/// The site of a seat's die.
pub const fn die(seat: Seat) -> Site {
    Site(FIRST_DIE + seat.idx() as u16)
}

/// The site at a path number of a seat.
pub const fn site(seat: Seat, at: PathNumber) -> Site {
    match (Dot::of(seat, at), at.lane()) {
        (Some(place), _) => dot(place),
        (None, Some(nth)) => lane(seat, nth),
        (None, None) if at.get() == PathNumber::NEST.get() => nest(seat),
        (None, None) => finish(),
    }
}

/// The path number of a site for a seat; `None` where its pieces never stand.
pub(super) fn path_number(seat: Seat, site: Site) -> Option<PathNumber> {
    (0..=PathNumber::HOME.get()).filter_map(PathNumber::new).find(|at| self::site(seat, *at) == site)
}

/// The number of a dot of the ring; `None` for all other sites.
pub(super) fn dot_of(site: Site) -> Option<Dot> {
    u8::try_from(site.0).ok().and_then(Dot::new)
}

/// Every site in reading order for the first seat: the nests, the ring along its path, the lanes, the finish, the dice.
pub(super) fn all() -> Vec<Site> {
    let nests = (NESTS..FIRST_DIE).map(Site);
    nests.chain((1..NESTS).map(Site)).chain(DICE).collect()
}

/// A site's name.
pub(super) fn label(site: Site) -> Message {
    let seat = |idx: u16| Seat::new(usize::from(idx)).unwrap_or(Seat::FIRST);
    match site.0 {
        number @ LANES..FINISH => {
            let (idx, nth) = ((number - LANES) / LANE, (number - LANES) % LANE);
            messages::lane(seat(idx), nth + 1)
        }
        FINISH => messages::finish(),
        number @ NESTS..FIRST_DIE => messages::nest(seat(number - NESTS)),
        number @ FIRST_DIE.. => messages::die(seat(number - FIRST_DIE)),
        number => match dot_of(site).and_then(Dot::starter) {
            Some(seat) => messages::start(seat),
            None => messages::dot(number),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sites_are_numbered_as_agreed() {
        let [first, second, fourth] = [0, 1, 3].map(|idx| Seat::new(idx).unwrap());
        let at = |seat, number| site(seat, PathNumber::new(number).unwrap()).0;
        assert_eq!([at(first, 1), at(first, 40), at(second, 1), at(second, 31), at(fourth, 10)], [1, 40, 11, 1, 40]);
        assert_eq!([at(first, 41), at(first, 44), at(second, 41), at(fourth, 44)], [41, 44, 45, 56]);
        assert_eq!([at(first, 45), at(fourth, 45), at(first, 0), at(fourth, 0)], [57, 57, 58, 61]);
        assert_eq!(DICE, Seat::first(4).map(die).collect::<Vec<_>>()[..]);
        assert_eq!(path_number(second, Site(11)), Some(PathNumber::START));
        assert_eq!(path_number(second, Site(41)), None);
        let mut sites = all();
        sites.sort();
        assert_eq!(sites, (1..=65).map(Site).collect::<Vec<_>>());
    }

    #[test]
    fn names_are_those_of_the_ring() {
        let names = [1, 2, 21, 44, 45, 57, 60, 65].map(|number| label(Site(number)).to_string());
        assert_eq!(
            names,
            [
                "ludo-start seat=seat 1",
                "ludo-dot number=2",
                "ludo-start seat=seat 3",
                "ludo-lane seat=seat 1 number=4",
                "ludo-lane seat=seat 2 number=1",
                "ludo-finish",
                "ludo-nest seat=seat 3",
                "ludo-die seat=seat 4"
            ]
        );
    }
}
