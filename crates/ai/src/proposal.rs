//! How the computer answers a draw offer, or a resignation of part of the points.

/// The highest score, in hundredths of a plain piece, that counts as clearly worse.
const CLEARLY_WORSE: i32 = -100;
/// From this score on a position is better; below it, and not clearly worse, it is about level.
const BETTER: i32 = 50;
/// This many no-progress turns in a row, of all seats together, are long.
const LONG: u16 = 20;

/// Whether to accept a draw at a score of `value`, in hundredths of a plain piece as [`crate::search`] and
/// [`crate::score`] give it, after this many no-progress turns in a row ([`rules::History::no_progress`]).
///
/// Always when clearly worse, never when better, and in between only after a long time without progress.
///
/// ```
/// use ai::accepts_draw;
///
/// assert!(accepts_draw(-120, 0));
/// assert!(!accepts_draw(0, 3) && accepts_draw(0, 40));
/// assert!(!accepts_draw(90, 40));
/// ```
pub fn accepts_draw(value: i32, no_progress: u16) -> bool {
    value <= CLEARLY_WORSE || value < BETTER && no_progress >= LONG
}

/// How far ahead a side must be for each point it can hope for, in hundredths of a plain piece.
const POINT: i32 = 400;

/// Whether to accept a resignation of `points`, of `most` that could be resigned, at a static evaluation of `value`, in
/// hundredths of a plain piece as [`rules::Search::evaluate`] gives it.
///
/// Always when these are all the points; otherwise when the side is not far enough ahead to hope for more.
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
