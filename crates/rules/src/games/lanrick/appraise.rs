//! What a position is worth at a glance: the men, and in play how soon each side could be in.

use crate::seat::Seat;

use super::position::{EACH, Phase, Position, rendezvous, way_to};
use super::square::Square;

/// What so many men are worth: the first that is lost is three plain pieces, and each after it more.
const MEN: [i32; EACH as usize + 1] = [0, 0, 700, 1150, 1500, 1800];
/// A whole turn ahead on the way into the rendezvous.
const TURN: i32 = 60;
/// A man who has no square left to come in to.
const SHUT_OUT: i32 = 40;
/// To act while nobody plays: the next mark is one's own.
const NEXT: i32 = 5;

/// The worth to White; to Black it is the opposite.
pub(super) fn for_white(pos: &Position) -> i32 {
    let [white, black] = [Seat::FIRST, Seat::SECOND].map(|seat| for_seat(pos, seat));
    white - black
}

fn for_seat(pos: &Position, seat: Seat) -> i32 {
    let n_men = pos.n_men(seat).min(EACH) as usize;
    let men = if pos.phase == Phase::Place { MEN[EACH as usize] } else { MEN[n_men] };
    men + match pos.phase {
        Phase::Play { mark, left, .. } => {
            let left = if seat == pos.seat { i32::from(left) } else { 0 };
            -delay(pos, seat, mark, left)
        }
        // A man of the adversary's is as good as taken.
        Phase::Take { .. } if seat == pos.seat => {
            let n_others = pos.n_men(seat.other()).min(EACH) as usize;
            MEN[n_others] - MEN[n_others.saturating_sub(1)]
        }
        Phase::Mark if seat == pos.seat => NEXT,
        Phase::Home { first, .. } | Phase::Level { first } | Phase::Back { first } if seat == first => NEXT,
        _ => 0,
    }
}

/// How long all men of a seat need into the rendezvous around a mark, when so many squares may be moved at once.
fn delay(pos: &Position, seat: Seat, mark: Square, left: i32) -> i32 {
    let men = pos.men(seat);
    let n_men = men.count_ones().max(1) as i32;
    let need = way_to(men, mark) as i32;
    let goal = rendezvous(mark);
    let n_out = (men & !goal).count_ones() as i32;
    let n_room = (goal & pos.vacant()).count_ones() as i32;
    TURN * (need - left).max(0) / n_men + TURN * i32::from(n_out > 0) / 2 + SHUT_OUT * (n_out - n_room).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lanrick::sketch::pos;

    /// Checks that each position is better for White than the next.
    #[track_caller]
    fn check_falling(texts: &[&str]) {
        let worth: Vec<i32> = texts.iter().map(|text| for_white(&pos(text))).collect();
        assert!(worth.is_sorted_by(|one, other| one > other), "{worth:?}");
    }

    #[test]
    fn both_sides_are_judged_alike() {
        assert_eq!(for_white(&Position::START), 0);
        let text = "8/8/8/3ww3/8/2b5/8/b7 play w g6 2 - -";
        let twin = "8/8/8/3bb3/8/2w5/8/w7 play b g6 2 - -";
        assert_eq!(for_white(&pos(text)), -for_white(&pos(twin)));
    }

    #[test]
    fn men_count_most_and_the_last_ones_more() {
        let worth = |n_men: usize| MEN[n_men] - MEN[n_men - 1];
        assert!((3..=5).rev().map(worth).is_sorted_by(|one, other| one < other));
        check_falling(&[
            "8/8/8/w6b/w6b/w6b/w7/8 mark b - - - -",
            "8/8/8/w6b/w6b/w6b/8/8 mark b - - - -",
            "8/8/8/w6b/w6b/7b/8/8 mark w - - - -",
        ]);
    }

    #[test]
    fn in_play_it_is_good_to_be_near_and_to_be_next() {
        check_falling(&[
            "8/8/8/3w4/4w3/8/7b/b7 take w d4 - - -",
            "8/8/8/3w4/5w2/8/7b/b7 play w d4 2 - -",
            "8/8/8/3w4/5w2/8/7b/b7 play b d4 2 - -",
            "8/8/8/3w4/6w1/8/7b/b7 play b d4 2 - -",
            "8/8/8/6w1/6w1/8/7b/b7 play b d4 2 - -",
        ]);
    }
}
