//! How a game ended, as a text tells it.

use core::fmt;

use rules::{GameInfo, Outcome, PerSeat, Seat};

use crate::tags::Tags;

/// How a game ended, as a text tells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// `1-0`, or `2-0` in points: the first seat won.
    FirstWins,
    /// `0-1`, or `0-2` in points: the second seat won.
    SecondWins,
    /// `1/2-1/2`, or `1-1` in points: a draw.
    Drawn,
    /// `3,0`: the points of each seat. In a game without points these are the teams that the seat's team has beaten.
    Points {
        /// The points of each seat.
        points: PerSeat<i32>,
        /// How many seats the game has; at least two.
        n_seats: usize,
    },
}

/// The tag that tells how a game ended.
pub(super) const RESULT: &str = "Result";

/// The text of a game that is not over, or whose end nobody knows.
pub(super) const OPEN: &str = "*";

/// The texts of the two halves of a result between two seats, with what they stand for together; the first of each is
/// written.
const PAIRS: [(&str, &str, Score); 7] = [
    ("1", "0", Score::FirstWins),
    ("2", "0", Score::FirstWins),
    ("0", "1", Score::SecondWins),
    ("0", "2", Score::SecondWins),
    ("1/2", "1/2", Score::Drawn),
    ("½", "½", Score::Drawn),
    ("1", "1", Score::Drawn),
];

/// The texts of half a draw, which stand for the whole.
const HALVES: [&str; 2] = ["1/2", "½"];

/// Results in which nobody gets a whole point though the game was no draw, such as after both sides lost on time. They
/// are read as that of a game that is not over.
const UNEVEN: [(&str, &str); 5] = [("0", "0"), ("1/2", "0"), ("½", "0"), ("0", "1/2"), ("0", "½")];

/// The hyphen, and what word processors and typesetters make of it.
pub(super) const DASHES: [char; 8] = ['-', '\u{2010}', '\u{2011}', '\u{2012}', '–', '—', '\u{2015}', '−'];

/// What stands between the halves of a result: newspapers write a colon.
const SEPARATORS: [char; 9] = ['-', '\u{2010}', '\u{2011}', '\u{2012}', '–', '—', '\u{2015}', '−', ':'];

impl Score {
    /// The score of a game that ended like this.
    pub fn of(info: &GameInfo, outcome: &Outcome) -> Score {
        let n_seats = info.teams.len();
        if Score::is_by_points(info) {
            let beaten = |seat: Seat| match info.seats().any(|known| known == seat) {
                true => info.leaders().filter(|other| outcome.places[*other] > outcome.places[seat]).count() as i32,
                false => 0,
            };
            let points = if info.has_points { outcome.points } else { PerSeat::from_fn(beaten) };
            return Score::Points { points, n_seats };
        }
        match outcome.sign(info.teams, Seat::FIRST) {
            1 => Score::FirstWins,
            0 => Score::Drawn,
            _ => Score::SecondWins,
        }
    }

    /// The length of an uneven result at the beginning of a text (X14). `0-0` may also be castling.
    pub(super) fn uneven(text: &str) -> Option<usize> {
        UNEVEN.into_iter().find_map(|(first, second)| {
            let rest = text.strip_prefix(first)?.trim_start_matches(BLANKS);
            let rest = rest.strip_prefix(SEPARATORS)?.trim_start_matches(BLANKS);
            let len = text.len() - rest.strip_prefix(second)?.len();
            ends(text, len).then_some(len)
        })
    }

    /// Reads a whole text about this game; `Some(None)` where it is not over, `None` for any other text, such as points
    /// in a game without them.
    pub(super) fn from_text(info: &GameInfo, text: &str) -> Option<Option<Score>> {
        let text = text.trim();
        match Score::read(text) {
            Some((len, score)) if len == text.len() => Some(score),
            _ if Score::uneven(text) == Some(text.len()) => Some(None),
            _ => read_points(info, text).map(Some),
        }
    }

    /// What the tags of this game tell of its end, if anything.
    pub(super) fn of_tags(info: &GameInfo, tags: &Tags) -> Option<Score> {
        Score::from_text(info, tags.get(RESULT)?).flatten()
    }

    /// Whether the end of this game is told by the points of each seat.
    fn is_by_points(info: &GameInfo) -> bool {
        info.has_points || info.teams.len() != 2
    }

    /// Reads the result of a game of two at the beginning of a text, and gives its length in bytes and what it says.
    /// Blanks may stand round its hyphen.
    pub(super) fn read(text: &str) -> Option<(usize, Option<Score>)> {
        let ends = |len: usize| ends(text, len);
        if text.starts_with(OPEN) && ends(OPEN.len()) {
            return Some((OPEN.len(), None));
        }
        let pair = PAIRS.into_iter().find_map(|(first, second, score)| {
            let rest = text.strip_prefix(first)?.trim_start_matches(BLANKS);
            let rest = rest.strip_prefix(SEPARATORS)?.trim_start_matches(BLANKS);
            let len = text.len() - rest.strip_prefix(second)?.len();
            ends(len).then_some((len, Some(score)))
        });
        let half = || HALVES.into_iter().find(|half| text.starts_with(half) && ends(half.len()));
        pair.or_else(|| half().map(|half| (half.len(), Some(Score::Drawn))))
    }
}

/// Whether a result of this length ends there.
fn ends(text: &str, len: usize) -> bool {
    let next = text[len..].chars().next();
    next.is_none_or(|next| next.is_whitespace() || "(){}[];.,$".contains(next))
}

/// What may stand within a word that was meant as one.
pub(super) const BLANKS: [char; 3] = [' ', '\t', '\u{a0}'];

/// Reads points by seat, in a game that has them.
fn read_points(info: &GameInfo, text: &str) -> Option<Score> {
    let numbers: Vec<i32> = text.split(',').map(|word| word.trim().parse().ok()).collect::<Option<_>>()?;
    let n_seats = info.teams.len();
    let points = PerSeat::from_fn(|seat| numbers.get(seat.idx()).copied().unwrap_or_default());
    (Score::is_by_points(info) && numbers.len() == n_seats).then_some(Score::Points { points, n_seats })
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Score::Points { points, n_seats } = self {
            for seat in Seat::first(*n_seats) {
                write!(f, "{}{}", if seat == Seat::FIRST { "" } else { "," }, points[seat])?;
            }
            return Ok(());
        }
        match PAIRS.iter().find(|(.., score)| score == self) {
            Some((first, second, _)) => write!(f, "{first}-{second}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Rules as _;
    use rules::games::backgammon::Backgammon;

    use super::*;

    #[test]
    fn results_are_read_in_every_form() {
        for (text, len, score) in [
            ("1-0", 3, Some(Score::FirstWins)),
            ("0 – 1 x", 7, Some(Score::SecondWins)),
            ("½-½", 5, Some(Score::Drawn)),
            ("1/2)", 3, Some(Score::Drawn)),
            ("* [", 1, None),
            ("1:0", 3, Some(Score::FirstWins)),
            ("½:½", 5, Some(Score::Drawn)),
        ] {
            assert_eq!(Score::read(text), Some((len, score)), "{text}");
        }
        for text in ["1-03", "0-0", "0-0-0", "*d5", "1/2-1", "1", "", "11-15"] {
            assert_eq!(Score::read(text), None, "{text}");
        }
        // X14
        for text in ["0-0", "½-0", "1/2-0", "0 – ½", "0-1/2", "0:0"] {
            assert_eq!(Score::uneven(text), Some(text.len()), "{text}");
            assert_eq!(Score::from_text(&Backgammon::GAMES[0], text), Some(None), "{text}");
        }
        assert_eq!([Score::uneven("0-0-0"), Score::uneven("1-0"), Score::uneven("0-0+")], [None; 3]);
        let read = |text| Some(Score::from_text(&Backgammon::GAMES[0], text)?.map(|score| score.to_string()));
        assert_eq!(read(" -1, 1"), Some(Some("-1,1".to_owned())));
        assert_eq!(read("1/2-1/2"), Some(Some("1/2-1/2".to_owned())));
        assert_eq!(read("*"), Some(None));
        assert_eq!([read("three"), read("1,0,0")], [None, None]);
    }
}
