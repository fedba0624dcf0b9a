//! What the machine says when a draw is offered to it, or a part of the points is resigned.

/// What a plain position must be worth at most, in hundredths of a plain piece, to be called clearly worse.
const CLEARLY_WORSE: i32 = -100;
/// From here on a position is called better; below, and not clearly worse, it is about level.
const BETTER: i32 = 50;
/// So many turns of all seats together without a step that changes anything for good are long.
const LONG: u16 = 20;

/// Whether a draw is worth taking for a side to which the position is worth `value`, in hundredths of a plain piece as
/// [`crate::search`] and [`crate::worth`] give it, after `quiet` quiet turns in a row ([`rules::Ledger::quiet`]).
///
/// Always when it stands clearly worse, never when it stands better, and in between when nothing has happened for long.
///
/// ```
/// use ai::accepts_draw;
///
/// assert!(accepts_draw(-120, 0));
/// assert!(!accepts_draw(0, 3) && accepts_draw(0, 40));
/// assert!(!accepts_draw(90, 40));
/// ```
pub fn accepts_draw(value: i32, quiet: u16) -> bool {
    value <= CLEARLY_WORSE || value < BETTER && quiet >= LONG
}

/// By so much, in hundredths of a plain piece, a side has to be ahead for each point that it can hope for.
const POINT: i32 = 400;

/// Whether a resignation of `points`, of `most` that could be resigned, is enough for a side to which the position is worth
/// `value` at a glance, in hundredths of a plain piece as [`rules::Rules::appraise`] gives it.
///
/// Always when it is all there is; else when the side is not ahead by so much that it can hope for more.
///
/// ```
/// use ai::accepts_resignation;
///
/// assert!(accepts_resignation(-50, 1, 3) && accepts_resignation(400, 1, 3));
/// assert!(!accepts_resignation(500, 1, 3) && accepts_resignation(500, 2, 3));
/// assert!(accepts_resignation(5000, 3, 3) && accepts_resignation(5000, 1, 1));
/// ```
pub fn accepts_resignation(value: i32, points: u8, most: u8) -> bool {
    points >= most || value <= POINT * i32::from(points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WIN;

    #[test]
    fn a_draw_is_taken_when_worse_and_when_nothing_happens() {
        for quiet in [0, 19, 20, 100] {
            assert!(accepts_draw(-WIN, quiet) && accepts_draw(-100, quiet), "{quiet}");
            assert!(!accepts_draw(50, quiet) && !accepts_draw(WIN, quiet), "{quiet}");
        }
        for level in [-99, 0, 49] {
            assert!(!accepts_draw(level, 19) && accepts_draw(level, 20), "{level}");
        }
    }
}
