//! What a position is worth at a glance: how far everybody has come, and who is in danger of being knocked out.

use crate::seat::{PerSeat, Seat};

use super::path::{Dot, PathNumber};
use super::position::Position;

/// A dot of the way; the whole way of a piece is about a hundred.
const DOT: i32 = 2;
/// What leaving the nest is worth by itself: a 1 or a 6 is waited for.
const OUT: i32 = 8;
/// The lane, where nobody is knocked out.
const SAFE: i32 = 6;
/// The finish, for which the exact number is waited.
const HOME: i32 = 8;
/// All four at home, less for each seat that was there before.
const DONE: i32 = 400;
/// One of this many throws knocks out a piece that stands in reach.
const THROWS: i32 = 6;

/// The worth to every seat: its own prospects less the mean of the others'.
pub(super) fn per_seat(pos: &Position) -> PerSeat<i32> {
    let worth = PerSeat::from_fn(|seat| if pos.is_present(seat) { for_seat(pos, seat) } else { 0 });
    let present = |seat: &Seat| pos.is_present(*seat);
    let n = Seat::first(Seat::MAX).filter(present).count() as i32;
    let total: i32 = worth.0.iter().sum();
    PerSeat::from_fn(|seat| match pos.is_present(seat) {
        true if n > 1 => worth[seat] - (total - worth[seat]) / (n - 1),
        _ => 0,
    })
}

fn for_seat(pos: &Position, seat: Seat) -> i32 {
    let before = pos.home().iter().position(|other| other == seat);
    let done = before.map_or(0, |nth| DONE / (1 + nth as i32));
    done + pos.pieces(seat).iter().map(|at| of_piece(*at) - loss(pos, seat, *at)).sum::<i32>()
}

fn of_piece(at: PathNumber) -> i32 {
    let way = DOT * i32::from(at.get());
    match at {
        PathNumber::NEST => 0,
        PathNumber::HOME => way + OUT + SAFE + HOME,
        at if at.is_on_ring() => way + OUT,
        _ => way + OUT + SAFE,
    }
}

/// What a piece is likely to lose by the next throw of each of the others.
fn loss(pos: &Position, seat: Seat, at: PathNumber) -> i32 {
    let Some(dot) = Dot::of(seat, at) else { return 0 };
    let enemies = Seat::first(Seat::MAX).filter(|other| *other != seat && pos.is_unfinished(*other));
    let n_throws: i32 = enemies.map(|other| throws(pos, other, dot)).sum();
    of_piece(at) * n_throws / THROWS
}

/// How many of the six throws of a seat bring one of its pieces to a dot.
fn throws(pos: &Position, seat: Seat, dot: Dot) -> i32 {
    let goal = dot.on_path(seat);
    let mut faces = 0_u8;
    for from in pos.pieces(seat).iter().filter(|from| from.is_on_ring() && **from < goal) {
        let face = goal.get() - from.get();
        faces |= if face <= 6 { 1 << face } else { 0 };
    }
    if pos.count(seat, PathNumber::NEST) > 0 {
        faces |= match goal {
            PathNumber::START => 1 << 1 | 1 << 6,
            PathNumber::SIXTH => 1 << 6,
            _ => 0,
        };
    }
    faces.count_ones() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ludo::sketch::{pos, rules, seat};

    fn worth(text: &str) -> [i32; 4] {
        per_seat(&pos(&rules(&[]), text)).0
    }

    #[test]
    fn the_start_is_level_and_empty_colours_are_worth_nothing() {
        assert_eq!(worth("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 play 1 ? -"), [0; 4]);
        let [first, second, third, fourth] = worth("0,0,0,20/-/0,0,0,10/- play 1 ? -");
        assert!(first > 0 && third == -first && (second, fourth) == (0, 0));
    }

    #[test]
    fn nearer_to_home_is_better_and_home_is_best() {
        let ways = [0, 1, 5, 20, 40, 41, 44, 45].map(|at| worth(&format!("0,0,0,{at}/-/0,0,0,0/- play 1 ? -"))[0]);
        assert!(ways.is_sorted_by(|one, other| one < other), "{ways:?}");
        let done = worth("45,45,45,45/0,44,45,45/0,0,0,0/- play 2 ? 1");
        assert!(done[0] > done[1] + 100, "{done:?}");
    }

    #[test]
    fn nobody_likes_others_behind_him() {
        // Dot 28 is the eighth dot of the third.
        let at = PathNumber::new(28).unwrap();
        let loss_behind =
            |from: u8| loss(&pos(&rules(&[]), &format!("0,0,0,28/-/0,0,0,{from}/- play 1 ? -")), seat(1), at);
        assert!(loss_behind(4) > 0);
        assert_eq!([loss_behind(1), loss_behind(9)], [0, 0], "out of reach, and gone by");
        assert_eq!(throws(&pos(&rules(&[]), "0,0,0,28/-/0,0,0,4/- play 1 ? -"), seat(3), Dot::new(28).unwrap()), 1);
        assert_eq!(throws(&pos(&rules(&[]), "0,0,0,21/-/0,0,0,4/- play 1 ? -"), seat(3), Dot::new(21).unwrap()), 2);
    }
}
