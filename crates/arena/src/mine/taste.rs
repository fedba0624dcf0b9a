//! What makes a puzzle, game by game. All scores are in hundredths of a plain piece.

/// What makes a puzzle of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Taste {
    /// How much better the best turn must be than any other.
    pub(super) margin: i32,
    /// From this score on a side is clearly ahead.
    pub(super) ahead: i32,
    /// From this score on a side is as good as winning.
    pub(super) winning: i32,
    /// Positions in which a side is at first sight further ahead than this are not looked at: in some games most of a
    /// weak game is decided.
    pub(super) decided: i32,
    /// Whether something may have been taken just now. Then taking back is often the one good turn.
    pub(super) exchanges: bool,
    /// How much more a short search must promise than meets the eye; 0 where calm positions are looked at too.
    pub(super) promise: i32,
    /// The most positions of a game that are looked at.
    pub(super) n_spots: usize,
    /// How many turns to different positions may share the first place: where nearly everything can be done in several
    /// ways, one alone is too much to ask.
    pub(super) n_best: usize,
    /// The index of the format for positions.
    pub(super) format: usize,
    /// Whether a forced win is a mate in so many moves.
    pub(super) mates: bool,
}

/// The tastes that differ from the usual: a line each, the game and what is otherwise.
const TASTES: &str = include_str!("tastes.txt");

impl Taste {
    /// The usual taste.
    const USUAL: Taste = Taste {
        margin: 120,
        ahead: 100,
        winning: 500,
        decided: i32::MAX,
        exchanges: false,
        promise: 0,
        n_spots: 24,
        n_best: 1,
        format: 0,
        mates: false,
    };

    /// The taste in puzzles of a game.
    pub(super) fn of(id: &str) -> Taste {
        let line = TASTES.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(' '));
        let mut taste = Taste::USUAL;
        for (key, value) in line.into_iter().flat_map(str::split_whitespace).filter_map(|word| word.split_once('=')) {
            taste.set(key, value);
        }
        taste
    }

    /// Sets what a word of a line says; a test reads them all.
    fn set(&mut self, key: &str, value: &str) -> bool {
        let Ok(number) = value.parse::<u16>() else { return false };
        match key {
            "margin" => self.margin = number.into(),
            "ahead" => self.ahead = number.into(),
            "winning" => self.winning = number.into(),
            "decided" => self.decided = number.into(),
            "exchanges" => self.exchanges = number == 1,
            "promise" => self.promise = number.into(),
            "spots" => self.n_spots = number.into(),
            "best" => self.n_best = number.into(),
            "format" => self.format = number.into(),
            "mates" => self.mates = number == 1,
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    #[test]
    fn every_word_of_the_tastes_says_something() {
        let lines = TASTES.lines().filter(|line| !line.starts_with('#'));
        for line in lines {
            let mut words = line.split(' ');
            let id = words.next().unwrap_or_default();
            assert!(Portal::ids().contains(&id), "there is no game {id}");
            let mut taste = Taste::USUAL;
            for word in words {
                let pair = word.split_once('=').expect("it has a value");
                assert!(taste.set(pair.0, pair.1), "{id}: {word}");
            }
            assert!(taste == Taste::of(id) && taste != Taste::USUAL, "{id}");
        }
        assert_eq!(Taste::of("halma"), Taste::USUAL);
    }
}
