//! Static evaluation: how far each seat has come, and which pieces are in danger of being knocked out.

use crate::seat::{PerSeat, Seat};

use super::hunters::Hunters;
use super::path::{Dot, PathNumber};
use super::position::Position;

/// One dot of progress; a piece's whole path scores about a hundred.
const DOT: i32 = 2;
/// The bonus for leaving the nest, which takes a 1 or a 6.
const OUT: i32 = 8;
/// The bonus for the lane, where no piece is knocked out.
const SAFE: i32 = 6;
/// The bonus for the finish, which takes an exact throw.
const HOME: i32 = 8;
/// The bonus for all four at home, less for each seat that was there before.
const DONE: i32 = 400;
/// One throw in this many knocks out a piece that stands in reach.
const THROWS: i32 = 6;

/// The score for every seat: its own value less the mean of the others'.
pub(super) fn per_seat(pos: &Position) -> PerSeat<i32> {
    let present = || Seat::first(Seat::MAX).filter(|seat| pos.is_present(*seat));
    let mut hunters = PerSeat::default();
    present().for_each(|seat| hunters[seat] = Hunters::of(pos, seat));
    let mut score = PerSeat::default();
    present().for_each(|seat| score[seat] = for_seat(pos, &hunters, seat));
    let (total, n): (i32, _) = (score.0.iter().sum(), present().count() as i32);
    let others = (n - 1).max(1);
    present().for_each(|seat| score[seat] -= (total - score[seat]) / others);
    score
}

fn for_seat(pos: &Position, hunters: &PerSeat<Hunters>, seat: Seat) -> i32 {
    let before = pos.home().iter().position(|other| other == seat);
    let done = before.map_or(0, |nth| DONE / (1 + nth as i32));
    done + pos.pieces(seat).iter().map(|at| of_piece(*at) - loss(hunters, seat, *at)).sum::<i32>()
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

/// The expected loss of a piece to the next throw of each other seat.
fn loss(hunters: &PerSeat<Hunters>, seat: Seat, at: PathNumber) -> i32 {
    let Some(dot) = Dot::of(seat, at) else { return 0 };
    let others = Seat::first(Seat::MAX).filter(|other| *other != seat);
    let n_throws: i32 = others.map(|other| hunters[other].throws(dot.on_path(other))).sum();
    of_piece(at) * n_throws / THROWS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ludo::diagram::{pos, rules, seat};

    fn score(text: &str) -> [i32; 4] {
        per_seat(&pos(&rules(&[]), text)).0
    }

    #[test]
    fn the_start_is_level_and_empty_colours_are_worth_nothing() {
        assert_eq!(score("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 play 1 ? -"), [0; 4]);
        let [first, second, third, fourth] = score("0,0,0,20/-/0,0,0,10/- play 1 ? -");
        assert!(first > 0 && third == -first && (second, fourth) == (0, 0));
    }

    #[test]
    fn nearer_to_home_is_better_and_home_is_best() {
        let ways = [0, 1, 5, 20, 40, 41, 44, 45].map(|at| score(&format!("0,0,0,{at}/-/0,0,0,0/- play 1 ? -"))[0]);
        assert!(ways.is_sorted_by(|one, other| one < other), "{ways:?}");
        let done = score("45,45,45,45/0,44,45,45/0,0,0,0/- play 2 ? 1");
        assert!(done[0] > done[1] + 100, "{done:?}");
    }

    #[test]
    fn nobody_likes_others_behind_him() {
        // Dot 28 is the third seat's eighth dot, and dot 21 its first.
        let loss_at = |at: u8, from: &str| {
            let pos = pos(&rules(&[]), &format!("0,0,0,{at}/-/{from}/- play 1 ? -"));
            let mut hunters = PerSeat::default();
            hunters[seat(3)] = Hunters::of(&pos, seat(3));
            let at = PathNumber::new(at).unwrap();
            (hunters[seat(3)].throws(Dot::of(seat(1), at).unwrap().on_path(seat(3))), loss(&hunters, seat(1), at))
        };
        let score = of_piece(PathNumber::new(28).unwrap());
        assert_eq!(loss_at(28, "0,0,0,4"), (1, score / 6));
        assert_eq!(loss_at(28, "0,4,6,7"), (3, score / 2), "by a 4, a 2 or a 1");
        let harmless = ["0,0,0,1", "0,0,0,9", "40,41,44,45", "44,45,45,45"];
        for from in harmless {
            assert_eq!(loss_at(28, from), (0, 0), "{from}: out of reach, or gone by");
        }
        assert_eq!(loss_at(21, "0,0,0,4").0, 2, "by a 1 or a 6 from the nest");
        assert_eq!(loss_at(26, "0,0,0,9").0, 1, "by a 6 from the nest");
        assert_eq!(loss_at(26, "0,0,0,1").0, 2, "by a 6 from the nest, and by a 5");
        assert_eq!(loss_at(26, "1,1,1,1").0, 1, "nobody is in the nest");
    }
}
