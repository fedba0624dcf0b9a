//! Why a touch of the board, or a written move, is not a legal move.

use crate::message::Message;
use crate::seat::Seat;
use crate::view::Site;

use super::messages;
use super::path::{Dot, PathNumber};
use super::position::{Position, Stage};
use super::sites;
use super::steps::{self, Step};

/// Why no legal step begins with touching the sites in `tried`, in order.
pub(super) fn refusal(pos: &Position, tried: &[Site]) -> Message {
    let Stage::Play { seat, die: Some(number) } = pos.stage() else { return steps::prompt(pos) };
    let Some(&first) = tried.first() else { return steps::prompt(pos) };
    if steps::must_pass(pos, seat, number) {
        return steps::prompt(pos);
    }
    if sites::DICE.contains(&first) {
        return steps::prompt(pos);
    }
    let Some(from) = sites::path_number(seat, first).filter(|from| pos.count(seat, *from) > 0) else {
        return match first {
            _ if first == sites::nest(seat) => messages::nest_empty(seat),
            _ if is_held_by_others(pos, seat, first) => messages::not_yours(seat),
            _ => messages::touch_own(seat),
        };
    };
    match from {
        PathNumber::HOME => messages::stays_home(),
        PathNumber::NEST => of_nest(pos, seat, number),
        from => of_goal(seat, number, from),
    }
}

/// Whether pieces of other seats stand on a site.
fn is_held_by_others(pos: &Position, seat: Seat, site: Site) -> bool {
    let stands = |other: Seat| sites::path_number(other, site).is_some_and(|at| pos.count(other, at) > 0);
    Seat::first(Seat::MAX).any(|other| other != seat && stands(other))
}

/// What pieces in a seat's nest do with a number.
fn of_nest(pos: &Position, seat: Seat, number: u8) -> Message {
    match (number, pos.count(seat, PathNumber::NEST)) {
        (1, _) => messages::nest_one(),
        (6, 1) => messages::nest_last(),
        (6, _) => messages::nest_six(),
        _ => messages::nest_needs(number),
    }
}

/// Where a piece on its way goes.
fn of_goal(seat: Seat, number: u8, from: PathNumber) -> Message {
    let to = from.after(number);
    let is_turned = from.get() + number > PathNumber::HOME.get();
    match (Dot::of(seat, to), to.lane()) {
        _ if from == to => messages::turns_to_same(number),
        (Some(dot), _) if is_turned => messages::turns_to_dot(number, dot.get()),
        (Some(dot), _) => messages::goes_to_dot(number, dot.get()),
        (None, Some(nth)) if is_turned => messages::turns_to_lane(number, nth + 1),
        (None, Some(nth)) => messages::goes_to_lane(number, nth + 1),
        _ => messages::goes_home(number),
    }
}

/// Why a seat may not play a move by a number. Path numbers are named as they stand in texts.
pub(super) fn of_step(pos: &Position, seat: Seat, number: u8, step: Step) -> Message {
    let Step::Move { from, .. } = step else { return steps::prompt(pos) };
    if steps::must_pass(pos, seat, number) {
        return steps::prompt(pos);
    }
    if pos.count(seat, from) == 0 {
        return messages::text_no_piece(from.get());
    }
    match from {
        PathNumber::HOME => messages::stays_home(),
        PathNumber::NEST => of_nest(pos, seat, number),
        from => {
            let to = from.after(number);
            messages::text_goes(number, from.get(), to.get())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ludo::diagram::{self, rules};
    use crate::{Present, Rules};

    /// Tries sites by their numbers.
    #[track_caller]
    fn check(from: &str, tried: &[u16], expect: &str) {
        let rules = rules(&[]);
        let pos = diagram::pos(&rules, from);
        let tried: Vec<Site> = tried.iter().copied().map(Site).collect();
        let mut steps = Vec::new();
        rules.steps(&pos, &mut steps);
        assert!(steps.iter().all(|step| !rules.gesture(&pos, *step).sites.starts_with(&tried)), "{tried:?} is legal");
        assert_eq!(refusal(&pos, &tried).to_string(), expect);
    }

    #[test]
    fn a_refusal_says_what_the_piece_does_instead() {
        let from = "0,12,44,45/-/0,0,3,9/- play 1 5 -";
        check(from, &[12, 18], "ludo-goes-to-dot number=5 at=17");
        check(from, &[44, 42], "ludo-turns-to-lane number=5 at=1");
        check(from, &[13], "ludo-touch-own seat=seat 1");
        check(from, &[23], "ludo-not-yours seat=seat 1");
        check(from, &[60], "ludo-not-yours seat=seat 1");
        check(from, &[57], "ludo-stays-home");
        check(from, &[58], "ludo-nest-needs number=5");
        check(from, &[58, 1], "ludo-nest-needs number=5");
        check(from, &[62], "ludo-to-move seat=seat 1 number=5");
        check(from, &[63], "ludo-to-move seat=seat 1 number=5");
        check("12,44,45,45/-/0,0,3,9/- play 1 5 -", &[58], "ludo-nest-empty seat=seat 1");
        check("0,0,39,43/-/0,0,3,9/- play 1 2 -", &[39, 57], "ludo-goes-to-lane number=2 at=1");
        check("0,0,39,43/-/0,0,3,9/- play 1 2 -", &[43, 44], "ludo-goes-home number=2");
        check("0,0,42,43/-/0,0,3,9/- play 1 4 -", &[43, 42], "ludo-turns-to-same number=4 [LUDO-1]");
        check("0,0,42,44/-/0,0,3,9/- play 1 6 -", &[44, 57], "ludo-turns-to-dot number=6 at=40 [LUDO-4]");
        // Dots are those of the ring: the third seat's dot 12 is dot 32.
        check("0,0,0,1/-/0,0,0,12/- play 3 4 -", &[32, 37], "ludo-goes-to-dot number=4 at=36");
    }

    #[test]
    fn what_leaves_the_nest_is_told_by_the_number() {
        check("0,0,0,0/-/0,0,0,0/- play 1 1 -", &[58, 6], "ludo-nest-one");
        check("0,0,0,0/-/0,0,0,0/- play 1 6 -", &[58, 5], "ludo-nest-six [LUDO-8]");
        check("0,45,45,45/-/0,0,0,0/- play 1 6 -", &[58, 5], "ludo-nest-last [LUDO-3]");
    }

    #[test]
    fn where_nothing_can_be_moved_the_prompt_says_so() {
        check("0,0,0,0/-/0,0,0,0/- play 1 4 -", &[58], "ludo-to-pass seat=seat 1 number=4 [LUDO-1]");
        check("0,0,0,3/-/0,0,0,0/- play 1 ? -", &[3], "ludo-to-throw seat=seat 1");
        check("0,0,0,0/-/0,0,0,0/- open 1 ?,-,?,- -", &[58], "ludo-to-open seat=seat 1");
        check("0,0,0,0/-/45,45,45,45/- over - - 3", &[58], "ludo-over seat=seat 3");
    }
}
