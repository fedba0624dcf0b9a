//! How strong the computer plays.

/// How strong the computer plays: a level from 1, which a child can beat, to 8, the best that this device can do.
///
/// What a level is in a game, its [`LevelSpec`] says. Where luck decides much, a game has fewer levels
/// ([`Levels::count`]).
///
/// ```
/// use rules::Level;
///
/// assert_eq!(Level::new(5).map(Level::number), Some(5));
/// assert_eq!((Level::new(0), Level::new(9)), (None, None));
/// assert_eq!(Level::nearest(200), Level::MOST);
/// // Before there were eight levels, there were three. They have names, and numbers of their own.
/// assert_eq!(Level::of_three(3), Level::of_name("best").expect("it is one of the three"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The levels at which the computer plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Levels {
    /// How many there are: as many as [`crate::Search::levels`] lists.
    pub count: u8,
    /// How many points of a hundred a level scores against the one below, about.
    pub step: u8,
}

impl Levels {
    /// Eight levels, of which each beats the one below in three games of four.
    pub const USUAL: Levels = Levels { count: 8, step: 75 };

    /// All of them, the weakest first.
    pub fn all(self) -> impl Iterator<Item = Level> + use<> {
        Level::ALL.into_iter().take(usize::from(self.count))
    }

    /// What somebody meets who has not played here before: [`Level::FIRST_MET`], unless that is the strongest.
    pub fn first_met(self) -> Level {
        if self.count > Level::FIRST_MET.0 { Level::FIRST_MET } else { Level::ALL[0] }
    }
}

/// What the computer may spend at a level of a game. No clock is involved, so a level plays the same everywhere.
///
/// Which numbers belong to a level, `arena ladder` finds out: see `docs/levels.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelSpec {
    /// The most turns to look ahead; at least 1.
    pub depth: u8,
    /// The most positions to search.
    pub nodes: u32,
    /// Evaluation noise: the largest error added to a static evaluation, in hundredths of a plain piece; where networks
    /// judge, in thousandths of a plain game.
    pub noise: u16,
}

/// The names of the three levels that builds before version 1.1 had, and the nearest of the eight.
const THREE: [(&str, Level); 3] = [("beginner", Level(3)), ("good", Level(6)), ("best", Level(8))];

impl LevelSpec {
    /// What stands for the levels of a game that nobody has measured.
    pub const GUESSED: [LevelSpec; 8] = [
        LevelSpec { depth: 1, nodes: 84, noise: 800 },
        LevelSpec { depth: 1, nodes: 200, noise: 280 },
        LevelSpec { depth: 2, nodes: 400, noise: 160 },
        LevelSpec { depth: 4, nodes: 1_000, noise: 90 },
        LevelSpec { depth: 5, nodes: 3_500, noise: 45 },
        LevelSpec { depth: 6, nodes: 14_000, noise: 25 },
        LevelSpec { depth: u8::MAX, nodes: 55_000, noise: 12 },
        LevelSpec { depth: u8::MAX, nodes: 200_000, noise: 0 },
    ];
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// The strongest level.
    pub const MOST: Level = Level(8);

    /// What somebody meets in most games who has not played here before: see [`Levels::first_met`].
    pub const FIRST_MET: Level = Level(2);

    /// What builds before version 1.1 played unless another level was chosen: they called it good.
    pub const FORMERLY_USUAL: Level = THREE[1].1;

    /// The level of a number from 1 to 8.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MOST.0).contains(&number).then_some(Level(number))
    }

    /// The level of a number; a number out of range gives the nearest level.
    pub fn nearest(number: u8) -> Level {
        Level(number.clamp(1, Level::MOST.0))
    }

    /// The nearest level to one of the three of builds before version 1.1, by its number in their records: 1 is the
    /// weakest, and a number out of range gives the nearest level.
    pub fn of_three(number: u8) -> Level {
        THREE[usize::from(number.clamp(1, 3)) - 1].1
    }

    /// The nearest level to one of the three of builds before version 1.1, by its name: beginner, good or best.
    pub fn of_name(name: &str) -> Option<Level> {
        THREE.into_iter().find(|(known, _)| *known == name).map(|(_, level)| level)
    }

    /// Its number, from 1 to 8.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The same level, or the strongest of a game that does not have it.
    pub fn within(self, levels: Levels) -> Level {
        Level(self.0.min(levels.count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stronger_levels_look_at_more_and_judge_better() {
        let specs = LevelSpec::GUESSED;
        assert!(specs.is_sorted_by(|one, other| one.nodes < other.nodes && other.nodes <= 4 * one.nodes));
        assert!(specs.is_sorted_by(|one, other| one.noise > other.noise && one.depth <= other.depth));
    }

    #[test]
    fn levels_and_numbers_belong_together() {
        for (number, level) in (1..).zip(Level::ALL) {
            assert_eq!((level.number(), Level::new(number), Level::nearest(number)), (number, Some(level), level));
        }
        assert_eq!([0, 9, 255].map(Level::new), [None; 3]);
        assert_eq!([0, 9, 255].map(|number| Level::nearest(number).number()), [1, 8, 8]);
    }

    #[test]
    fn the_three_of_earlier_builds_are_the_nearest_of_the_eight() {
        for (number, name) in (1..).zip(["beginner", "good", "best"]) {
            assert_eq!(Level::of_name(name), Some(Level::of_three(number)), "{name}");
        }
        assert_eq!([0, 1, 2, 3, 255].map(|number| Level::of_three(number).number()), [3, 3, 6, 8, 8]);
        assert_eq!(["Best", "", "2", "grandmaster"].map(Level::of_name), [None; 4]);
        assert_eq!(Level::FORMERLY_USUAL.number(), 6);
    }

    #[test]
    fn no_newcomer_meets_the_strongest() {
        let met = |count| Levels { count, step: 75 }.first_met().number();
        assert_eq!([2, 3, 5, 8].map(met), [1, 2, 2, 2]);
    }
}
