//! Move order for the search, and which steps a greedy player prefers.
//!
//! Only the step that wins a rendezvous is above 0, that is, forcing.

use super::marks;
use super::position::{Phase, Position, way, way_to};
use super::sites::{Line, Square, Squares, each, spread};
use super::steps::{self, Step};

/// Brings the last man in.
const WINS: i16 = 1;
/// A step that comes no nearer and goes no further away: it makes room where men stand in each other's way. A step that
/// comes nearer is better.
const ASIDE: i16 = -31;
/// Ends the turn when no man can come nearer.
const DONE: i16 = -32;
/// Ends the turn when a man can come nearer.
const DONE_EARLY: i16 = -60;
/// A step that goes one square away.
const AWAY: i16 = -61;
/// A mark that gives the rendezvous away.
const GIVEN_AWAY: i16 = -200;

pub(super) fn of(pos: &Position, step: Step) -> i16 {
    match step {
        Step::Place(at) => of_place(pos, at),
        Step::Mark(mark) => of_mark(pos, mark),
        Step::Move { from, to } => of_move(pos, from, to),
        Step::Done => of_done(pos),
        // A man far from the others is of less use.
        Step::Take(at) => apart(pos.men(pos.seat.other()), at) - 40,
        Step::Border { from, to } => of_border(pos, from, to),
    }
}

/// Near the middle of a side, and near the player's own men.
fn of_place(pos: &Position, at: Square) -> i16 {
    let off_middle = |place: u8| (2 * i16::from(place) - 7).abs() / 2;
    let off_middle = off_middle(at.file()).min(off_middle(at.rank()));
    -2 * off_middle - apart(pos.men(pos.seat), at) / 4
}

/// Near the player's own men and far from those of the opponent, who begins.
fn of_mark(pos: &Position, mark: Square) -> i16 {
    if marks::gives_away(pos, mark) {
        return GIVEN_AWAY;
    }
    let [own, others] = [pos.seat, pos.seat.other()].map(|seat| way_to(pos.men(seat), mark) as i16);
    (others - own - 30).min(0)
}

fn of_move(pos: &Position, from: Square, to: Square) -> i16 {
    let Phase::Play { mark, .. } = pos.phase else { return 0 };
    if steps::wins(pos, from, to) {
        return WINS;
    }
    let [before, after] = [from, to].map(|at| i16::from(way(at, mark)));
    let wasted = i16::from(from.distance(to)) - (before - after);
    match before - after {
        1.. => -4 * wasted - after,
        0 => ASIDE,
        gain => AWAY + gain,
    }
}

fn of_done(pos: &Position) -> i16 {
    let Phase::Play { mark, locks, .. } = pos.phase else { return 0 };
    let nearer = |from: Square| {
        let goals = each(spread(from.bit()) & pos.vacant()).filter(|to| way(*to, mark) < way(from, mark));
        let kept = locks.line(from);
        let mut goals = goals.filter(|to| kept.is_none_or(|line| Line::between(from, *to) == Some(line)));
        goals.next().is_some()
    };
    let can_come_nearer = each(pos.men(pos.seat) & !pos.rendezvous()).any(nearer);
    if can_come_nearer { DONE_EARLY } else { DONE }
}

/// The player's own men near each other, the opponent's far from each other.
fn of_border(pos: &Position, from: Square, to: Square) -> i16 {
    let owner = pos.owner_of_movers();
    let apart = apart(pos.men(owner) & !from.bit(), to);
    if owner == pos.seat { -apart } else { apart - 40 }
}

/// The sum of the distances from some men to a square.
fn apart(men: Squares, at: Square) -> i16 {
    each(men).map(|man| i16::from(man.distance(at))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::games::lanrick::{Lanrick, diagram};

    /// Checks that each of these steps comes before the next in move order.
    #[track_caller]
    fn check_falling(from: &str, words: &[&str]) {
        let pos = diagram::pos(from);
        let rank: Vec<i16> = words.iter().map(|word| of(&pos, diagram::step(&pos, word))).collect();
        assert!(rank.is_sorted_by(|one, other| one > other), "{words:?} {rank:?}");
    }

    #[test]
    fn the_step_that_wins_alone_is_forcing() {
        for (from, win) in [
            ("8/8/8/3w4/6w1/8/7b/b7 play w e4 2 - -", "g4-f4"),
            ("8/8/2b5/3wwb2/2wwb3/2b3w1/8/b7 play w d4 5 - -", "g3-e3"),
        ] {
            let pos = diagram::pos(from);
            let mut steps = Vec::new();
            Lanrick.steps(&pos, &mut steps);
            let won = |step: &Step| {
                let mut after = pos;
                Lanrick.apply(&mut after, *step, &mut ());
                matches!(after.phase(), Phase::Take { .. })
            };
            assert!(steps.iter().all(|step| (of(&pos, *step) > 0) == won(step)), "{from}");
            assert_eq!(of(&pos, diagram::step(&pos, win)), WINS);
        }
    }

    #[test]
    fn men_come_in_straight_and_do_not_go_away() {
        // To f5, which is in, to e6 beside it, one square nearer, aside, nothing, away.
        let from = "8/8/7w/8/8/8/w6b/b7 play w e4 2 - -";
        check_falling(from, &["h6-f4", "h6-g5", "h6-h4", ".", "h6-h8"]);
    }

    #[test]
    fn the_turn_is_ended_when_nobody_can_come_nearer() {
        // White's man on h5 is shut in between Black's.
        let pos = diagram::pos("8/8/6bb/3w2bw/6bb/8/8/8 play w d4 2 - -");
        assert_eq!(of(&pos, Step::Done), DONE);
        let pos = diagram::pos("8/8/6bb/3w2bw/7b/8/8/8 play w d4 2 - -");
        assert_eq!(of(&pos, Step::Done), DONE_EARLY);
        // The man keeps the file and is not nearer on it.
        let pos = diagram::pos("8/8/6bb/3w2bw/7b/8/8/8 play w d4 1 h5f -");
        assert_eq!(of(&pos, Step::Done), DONE);
    }

    #[test]
    fn marks_and_places_are_chosen_with_some_sense() {
        check_falling("8/8/8/w7/w7/w7/7b/6bb mark w - - - -", &["*d4", "*f4", "*g2"]);
        check_falling("8/8/8/8/8/8/8/8 place w - - - -", &["d1", "c1", "b1"]);
        // The player's own men come together, the opponent's are set apart.
        check_falling("8/8/2b5/3ww3/8/8/8/b7 level w - - - w", &["d5>d8", "d5>a2"]);
    }
}
