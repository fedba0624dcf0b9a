//! The sites of the board: points, bars, trays, the cube's places, the dice.

use crate::message::Message;
use crate::seat::Seat;
use crate::view::{Kind, Site};

use super::checkers::{Point, SEATS};
use super::messages;
use super::position::{Cube, Dice};

/// A checker.
pub const CHECKER: Kind = Kind(0);

/// The bar of Black, then the 24 points as White counts them, then the bar of White.
const WHITE_BAR: Site = Site(25);
const BLACK_BAR: Site = Site(0);
const WHITE_TRAY: Site = Site(26);
const BLACK_TRAY: Site = Site(27);
const CUBE_MIDDLE: Site = Site(28);
const WHITE_CUBE: Site = Site(29);
const BLACK_CUBE: Site = Site(30);

/// The dice in order.
pub(super) const DICE: [Site; Dice::N] = [Site(31), Site(32), Site(33), Site(34)];

/// The site of a seat's checkers on one of its points, on the bar or off.
pub const fn site(seat: Seat, at: Point) -> Site {
    let is_white = seat.idx() == 0;
    match at {
        Point::OFF => tray(seat),
        Point::BAR => bar(seat),
        at if is_white => Site(at.get() as u16),
        at => Site(at.opposite().get() as u16),
    }
}

/// What a seat calls a site where its checkers can be; `None` for all others.
pub fn point(seat: Seat, site: Site) -> Option<Point> {
    Point::all().find(|at| self::site(seat, *at) == site)
}

/// Where a seat's hit checkers are.
pub const fn bar(seat: Seat) -> Site {
    if seat.idx() == 0 { WHITE_BAR } else { BLACK_BAR }
}

/// Where a seat's borne-off checkers are.
pub const fn tray(seat: Seat) -> Site {
    if seat.idx() == 0 { WHITE_TRAY } else { BLACK_TRAY }
}

/// Where the cube is.
pub const fn cube(owner: Option<Seat>) -> Site {
    match owner {
        None => CUBE_MIDDLE,
        Some(seat) if seat.idx() == 0 => WHITE_CUBE,
        Some(_) => BLACK_CUBE,
    }
}

/// The kind of a cube, by its value.
pub const fn cube_kind(cube: Cube) -> Kind {
    Kind(1 + cube.log2())
}

/// Every site in reading order for White: the far points from the left with the bar between, the near ones, the trays,
/// the cube's places, the dice.
pub(super) fn all() -> Vec<Site> {
    let mut sites: Vec<Site> = (13..=18).map(Site).collect();
    sites.push(BLACK_BAR);
    sites.extend((19..=24).map(Site));
    sites.extend((7..=12).rev().map(Site));
    sites.push(WHITE_BAR);
    sites.extend((1..=6).rev().map(Site));
    sites.extend([BLACK_TRAY, WHITE_TRAY, CUBE_MIDDLE, BLACK_CUBE, WHITE_CUBE]);
    sites.extend(DICE);
    sites
}

/// What the source calls one of the 24 points; empty for all other sites.
pub(super) fn name(site: Site) -> String {
    match site {
        Site(number @ 1..=12) => number.to_string(),
        Site(number @ 13..=24) => format!("{}A", 25 - number),
        _ => String::new(),
    }
}

/// A site's name.
pub(super) fn label(site: Site) -> Message {
    match site {
        Site(1..=24) => Message::verbatim(name(site)),
        CUBE_MIDDLE => messages::cube_middle(),
        _ => {
            if let Some(idx) = DICE.iter().position(|die| *die == site) {
                return messages::die(idx as i64 + 1);
            }
            let of = |place: fn(Seat) -> Site| SEATS.into_iter().find(|seat| place(*seat) == site);
            let bar = of(bar).map(messages::bar);
            let tray = of(tray).map(messages::tray);
            let cube = of(|seat| cube(Some(seat))).map(messages::cube_place);
            bar.or(tray).or(cube).unwrap_or_else(|| Message::verbatim(""))
        }
    }
}
