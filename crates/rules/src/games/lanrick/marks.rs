//! Where the mark may be set.

use super::position::{Position, rendezvous};
use super::sites::{FIELD, Square, Squares, each, spread};

/// The squares on which the seat to act may set the mark.
pub(super) fn lawful(pos: &Position) -> Squares {
    each(FIELD).filter(|mark| refused(pos, *mark).is_none()).fold(0, |marks, mark| marks | mark.bit())
}

/// Why a square of the field may not be marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refused {
    /// One of the player's own men would be in the rendezvous.
    OwnMan(Square),
    /// The player could move all their men in in one turn (LANRICK-5).
    TooNear,
}

/// Why the seat to act may not mark a square of the field; `None` where it may.
#[inline]
pub(super) fn refused(pos: &Position, mark: Square) -> Option<Refused> {
    let (men, goals) = (pos.men(pos.seat), rendezvous(mark));
    if let Some(at) = super::sites::lowest(men & goals) {
        return Some(Refused::OwnMan(at));
    }
    // A man that is not next to the rendezvous needs more than one square.
    let is_near = men & !spread(goals) == 0;
    (is_near && can_enter(men, goals & pos.vacant())).then_some(Refused::TooNear)
}

/// Whether the mark would give the rendezvous to the opponent, whose men all stand in it (LANRICK-4).
pub(super) fn gives_away(pos: &Position, mark: Square) -> bool {
    pos.men(pos.seat.other()) & !rendezvous(mark) == 0
}

/// Whether each of these men can have a vacant square next to it to itself.
fn can_enter(men: Squares, vacant: Squares) -> bool {
    let Some(man) = super::sites::lowest(men) else { return true };
    each(spread(man.bit()) & vacant).any(|goal| can_enter(men & !man.bit(), vacant & !goal.bit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lanrick::diagram::{pos, square};

    #[test]
    fn a_mark_is_unlawful_when_all_own_men_could_come_in_at_once() {
        let of = |from: &str, mark: &str| refused(&pos(from), square(mark));
        let five = "7b/7b/8/w6b/7b/w6b/8/w1w1w3 mark w - - - -";
        assert_eq!(of(five, "c3"), Some(Refused::TooNear));
        assert_eq!(of(five, "c4"), None, "c1 is two squares away");
        assert_eq!(of(five, "b2"), Some(Refused::OwnMan(square("a1"))));
        // Five men, and three squares that are next to them.
        assert_eq!(of("7b/8/8/w6b/w6b/w6b/w7/w6b mark w - - - -", "c3"), None);
        // The square that they need is occupied.
        assert_eq!(of("6bb/8/8/8/8/w7/w7/w6b mark w - - - -", "c2"), Some(Refused::TooNear));
        assert_eq!(of("6bb/8/8/8/8/w7/w7/wb6 mark w - - - -", "c2"), None);
    }

    #[test]
    fn the_four_squares_in_the_middle_are_always_lawful() {
        // All men on one side, in every way.
        for men in (0..1_u64 << 8).filter(|men| men.count_ones() == 5) {
            let own = Position { men: [men, 0xff << 56], ..pos("8/8/8/w7/w7/w7/7b/6bb mark w - - - -") };
            let middle = ["d4", "d5", "e4", "e5"].map(square);
            assert!(middle.iter().all(|mark| refused(&own, *mark).is_none()));
        }
    }

    #[test]
    fn a_mark_around_all_of_the_adversarys_men_gives_the_rendezvous_away() {
        let from = pos("8/8/8/w7/w7/w7/7b/6bb mark w - - - -");
        assert!(gives_away(&from, square("g2")) && !gives_away(&from, square("g3")));
    }
}
