//! What the machine says when a draw is offered to it.

/// What a plain position must be worth at most, in hundredths of a plain piece, to be called clearly worse.
const CLEARLY_WORSE: i32 = -50;
/// From here on a position is called better; below, and not clearly worse, it is about level.
const BETTER: i32 = 30;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WIN;

    #[test]
    fn a_draw_is_taken_when_worse_and_when_nothing_happens() {
        for quiet in [0, 19, 20, 100] {
            assert!(accepts_draw(-WIN, quiet) && accepts_draw(-50, quiet), "{quiet}");
            assert!(!accepts_draw(30, quiet) && !accepts_draw(WIN, quiet), "{quiet}");
        }
        for level in [-49, 0, 29] {
            assert!(!accepts_draw(level, 19) && accepts_draw(level, 20), "{level}");
        }
    }
}
