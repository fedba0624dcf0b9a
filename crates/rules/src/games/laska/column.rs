//! Counters and the columns they form.

use crate::seat::Seat;

/// One counter: its owner and whether it has been promoted to officer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counter(u8);

const BLACK: u8 = 0b01;
const OFFICER: u8 = 0b10;

impl Counter {
    /// A counter of `seat`, an officer or not.
    pub const fn new(seat: Seat, officer: bool) -> Counter {
        Counter((seat.idx() as u8 & BLACK) | if officer { OFFICER } else { 0 })
    }

    /// Its owner, whether it is on top or buried.
    pub const fn seat(self) -> Seat {
        if self.0 & BLACK == 0 { Seat::FIRST } else { Seat::SECOND }
    }

    /// Whether it has been promoted; a buried officer stays one.
    pub const fn is_officer(self) -> bool {
        self.0 & OFFICER != 0
    }

    /// Its letter: `w` and `b`, officers `W` and `B`.
    pub const fn letter(self) -> char {
        ['w', 'b', 'W', 'B'][self.0 as usize]
    }

    /// The counter that a letter stands for.
    pub const fn from_letter(letter: char) -> Option<Counter> {
        match letter {
            'w' => Some(Counter(0)),
            'b' => Some(Counter(BLACK)),
            'W' => Some(Counter(OFFICER)),
            'B' => Some(Counter(OFFICER | BLACK)),
            _ => None,
        }
    }
}

/// A column of counters, a single counter, or nothing; at most 22 counters.
///
/// Two bits a counter, the top one lowest, and a 1 above the last: so the top is quick to read, equal columns are equal
/// numbers, and an empty column is 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Column(u64);

impl Column {
    /// No counter.
    pub const EMPTY: Column = Column(1);
    /// The most counters a column can have: all of the game.
    pub const MAX_LEN: usize = 22;

    /// A single counter.
    pub const fn single(counter: Counter) -> Column {
        Column(0b100 | counter.0 as u64)
    }

    /// A column of these counters from the top down; `None` when there are more than [`Column::MAX_LEN`].
    pub fn from_top(counters: impl IntoIterator<Item = Counter>) -> Option<Column> {
        let mut column = Column::EMPTY;
        for counter in counters {
            if column.len() == Column::MAX_LEN {
                return None;
            }
            column.tuck(counter);
        }
        Some(column)
    }

    /// The number of counters.
    pub const fn len(self) -> usize {
        (63 - self.0.leading_zeros() as usize) / 2
    }

    /// Whether the column is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// The counter that gives the column its owner and rank.
    pub const fn top(self) -> Option<Counter> {
        if self.is_empty() { None } else { Some(Counter((self.0 & 0b11) as u8)) }
    }

    /// The counters from the top down.
    pub fn from_top_down(self) -> impl Iterator<Item = Counter> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let top = rest.top()?;
            rest = rest.below();
            Some(top)
        })
    }

    /// The column without its top counter; an empty column stays empty.
    pub(super) const fn below(self) -> Column {
        if self.is_empty() { self } else { Column(self.0 >> 2) }
    }

    /// Puts a counter under the column.
    pub(super) const fn tuck(&mut self, counter: Counter) {
        let end = 63 - self.0.leading_zeros();
        // A counter beyond 22 is dropped: such a column cannot occur in play.
        if end < 2 * Column::MAX_LEN as u32 {
            self.0 ^= (0b100 | counter.0 as u64) << end ^ 1 << end;
        }
    }

    /// Makes the top counter an officer.
    pub(super) const fn promote(&mut self) {
        self.0 |= OFFICER as u64;
    }

    /// The column as one number, equal exactly for equal columns.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }
}

/// Written from the top down, as in `WbbwB`.
impl core::fmt::Display for Column {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.from_top_down().try_for_each(|counter| f.write_str(counter.letter().encode_utf8(&mut [0; 4])))
    }
}

impl core::fmt::Debug for Column {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(text: &str) -> Column {
        Column::from_top(text.chars().map(|letter| Counter::from_letter(letter).unwrap())).unwrap()
    }

    #[test]
    fn a_column_is_written_from_the_top_down_and_loses_its_top_first() {
        let mut tall = column("WbbwB");
        assert_eq!((tall.to_string().as_str(), tall.len()), ("WbbwB", 5));
        assert_eq!(tall.below(), column("bbwB"));
        tall.tuck(Counter::from_letter('w').unwrap());
        assert_eq!(tall, column("WbbwBw"));
        assert_eq!(column("w").below(), Column::EMPTY);
    }

    #[test]
    fn all_counters_of_the_game_fit_in_one_column() {
        let all = "wB".repeat(11);
        assert_eq!(column(&all).to_string(), all);
        let more = all.chars().chain(['b']).map(|letter| Counter::from_letter(letter).unwrap());
        assert_eq!(Column::from_top(more), None);
    }
}
