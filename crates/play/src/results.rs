//! The results of somebody who plays alone against the computer: per game and level, and the recent ones in their order, as
//! a text that a browser saves.
//!
//! ```text
//! version 1
//! laska level-5 WON DRAWN LOST STREAK BEST-STREAK
//! recent laska 4w 5l 5d
//! recent ludo 2l3 2w3
//! counted UID UID
//! ```
//!
//! Builds before version 1.1 had three levels and wrote `beginner`, `good` or `best` in place of `level-5`; such a line counts
//! for the nearest level. They leave out the lines that are new. A recent game is a level and its result, and behind them
//! the number of other sides if there were several.

use rules::Level;

use crate::record::GameUid;

/// The first line of the text.
const FIRST: &str = "version 1";
/// The line with the games that are counted already.
const COUNTED: &str = "counted";
/// How many games are remembered as counted.
const MOST_COUNTED: usize = 200;
/// The beginning of a line with the recent results in a game.
const RECENT: &str = "recent ";
/// How many results are recent.
const MOST_RECENT: usize = 30;
/// What stands before the number of a level.
const LEVEL: &str = "level-";

/// How a game ended for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnResult {
    /// They won.
    Won,
    /// Nobody won, or they share the first place.
    Drawn,
    /// Somebody else won.
    Lost,
}

/// A game that somebody played alone against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnGame {
    /// How strong the computer was; the strongest one, if there were several.
    pub level: Level,
    /// How the game ended.
    pub result: OwnResult,
    /// How many other sides there were: 1 in a game of two sides.
    pub rivals: u8,
    /// Whether it began as the game usually does. A game from another position, such as one with a handicap, does not say
    /// how strong somebody plays.
    pub is_usual: bool,
}

/// The results in one game against one level of the computer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games won.
    pub won: u32,
    /// The number of games that nobody won.
    pub drawn: u32,
    /// The number of games lost.
    pub lost: u32,
    /// How many of the last games were won in a row.
    pub streak: u32,
    /// The most that were ever won in a row.
    pub best_streak: u32,
}

impl Tally {
    /// The number of games.
    pub fn played(&self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    fn note(&mut self, result: OwnResult) {
        let (count, streak) = match result {
            OwnResult::Won => (&mut self.won, self.streak.saturating_add(1)),
            OwnResult::Drawn => (&mut self.drawn, 0),
            OwnResult::Lost => (&mut self.lost, 0),
        };
        *count = count.saturating_add(1);
        self.streak = streak;
        self.best_streak = self.best_streak.max(streak);
    }

    /// Adds what was counted after this.
    fn add(&mut self, later: &Tally) {
        let is_unbroken = later.streak == later.played();
        self.streak = later.streak.saturating_add(if is_unbroken { self.streak } else { 0 });
        self.best_streak = self.best_streak.max(later.best_streak).max(self.streak);
        self.won = self.won.saturating_add(later.won);
        self.drawn = self.drawn.saturating_add(later.drawn);
        self.lost = self.lost.saturating_add(later.lost);
    }
}

/// All results.
///
/// ```
/// use play::{GameUid, OwnGame, OwnResult, Results};
/// use rules::Level;
///
/// let mut results = Results::read("");
/// let own = OwnGame { level: Level::FIRST_MET, result: OwnResult::Won, rivals: 1, is_usual: true };
/// assert!(results.note(GameUid(1), "laska", own));
/// assert!(!results.note(GameUid(1), "laska", own), "a game counts once");
/// let read = Results::read(&results.write());
/// assert_eq!((read.of("laska", Level::FIRST_MET).won, read.recent("laska")), (1, &[own][..]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    tallies: Vec<(String, Level, Tally)>,
    /// The recent results in each game, the last one at the end.
    recent: Vec<(String, Vec<OwnGame>)>,
    /// The games that are counted, the last one at the end.
    counted: Vec<GameUid>,
}

impl Results {
    /// Reads the text. A line that is broken is left out; the others hold. Lines about the same level are added up.
    pub fn read(text: &str) -> Results {
        let mut results = Results::default();
        for line in text.lines() {
            if let Some(uids) = line.strip_prefix(COUNTED) {
                let uid = |text: &str| u64::from_str_radix(text, 16).ok().map(GameUid);
                results.counted = uids.split_whitespace().filter_map(uid).collect();
            } else if let Some((game, tokens)) = line.strip_prefix(RECENT).and_then(|line| line.split_once(' ')) {
                let recent = results.recent_mut(game);
                recent.extend(tokens.split(' ').filter_map(own_game));
                forget_old(recent, MOST_RECENT);
            } else if let Some((game, level, tally)) = tally(line) {
                results.tally_mut(game, level).add(&tally);
            }
        }
        results
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut text = FIRST.to_owned();
        for (game, level, tally) in &self.tallies {
            let level = level.number();
            let Tally { won, drawn, lost, streak, best_streak } = tally;
            text += &format!("\n{game} {LEVEL}{level} {won} {drawn} {lost} {streak} {best_streak}");
        }
        for (game, recent) in self.recent.iter().filter(|(_, recent)| !recent.is_empty()) {
            text += "\n";
            text += RECENT;
            text += game;
            recent.iter().for_each(|own| text += &format!(" {}", token(*own)));
        }
        if !self.counted.is_empty() {
            text += "\n";
            text += COUNTED;
            self.counted.iter().for_each(|uid| text += &format!(" {uid}"));
        }
        text
    }

    /// Counts a game, once; gives whether it was not counted before.
    pub fn note(&mut self, uid: GameUid, game: &str, own: OwnGame) -> bool {
        if self.counted.contains(&uid) {
            return false;
        }
        self.counted.push(uid);
        forget_old(&mut self.counted, MOST_COUNTED);
        self.tally_mut(game, own.level).note(own.result);
        if own.is_usual {
            let recent = self.recent_mut(game);
            recent.push(own);
            forget_old(recent, MOST_RECENT);
        }
        true
    }

    /// The results in a game against a level.
    pub fn of(&self, game: &str, level: Level) -> Tally {
        let found = self.tallies.iter().find(|(known, at, _)| known == game && *at == level);
        found.map(|(_, _, tally)| tally.clone()).unwrap_or_default()
    }

    /// The results in a game, from the weakest level to the strongest; levels without a game are left out.
    pub fn of_game(&self, game: &str) -> Vec<(Level, Tally)> {
        let levels = Level::ALL.into_iter().map(|level| (level, self.of(game, level)));
        levels.filter(|(_, tally)| tally.played() > 0).collect()
    }

    /// The recent results in a game, the last one at the end.
    pub fn recent(&self, game: &str) -> &[OwnGame] {
        self.recent.iter().find(|(known, _)| known == game).map_or(&[], |(_, recent)| recent)
    }

    /// Forgets the results in a game; what was counted is not counted again.
    pub fn reset(&mut self, game: &str) {
        self.tallies.retain(|(known, _, _)| known != game);
        self.recent.retain(|(known, _)| known != game);
    }

    fn tally_mut(&mut self, game: &str, level: Level) -> &mut Tally {
        let idx = self.tallies.iter().position(|(known, at, _)| known == game && *at == level).unwrap_or_else(|| {
            self.tallies.push((game.to_owned(), level, Tally::default()));
            self.tallies.len() - 1
        });
        &mut self.tallies[idx].2
    }

    fn recent_mut(&mut self, game: &str) -> &mut Vec<OwnGame> {
        let idx = self.recent.iter().position(|(known, _)| known == game).unwrap_or_else(|| {
            self.recent.push((game.to_owned(), Vec::new()));
            self.recent.len() - 1
        });
        &mut self.recent[idx].1
    }
}

/// Removes the first ones, so that at most this many are left.
fn forget_old<T>(list: &mut Vec<T>, most: usize) {
    let n_old = list.len().saturating_sub(most);
    list.drain(..n_old);
}

/// The results in a line; `None` for any other line.
fn tally(line: &str) -> Option<(&str, Level, Tally)> {
    let words: Vec<&str> = line.split(' ').collect();
    let [game, level, won, drawn, lost, streak, best_streak] = words[..] else { return None };
    let level = match level.strip_prefix(LEVEL) {
        Some(number) => Level::new(number.parse().ok()?)?,
        None => Level::of_name(level)?,
    };
    let number = |text: &str| text.parse::<u32>().ok();
    let tally = Tally {
        won: number(won)?,
        drawn: number(drawn)?,
        lost: number(lost)?,
        streak: number(streak)?,
        best_streak: number(best_streak)?,
    };
    Some((game, level, tally))
}

/// The letters of results.
const LETTERS: [(char, OwnResult); 3] = [('w', OwnResult::Won), ('d', OwnResult::Drawn), ('l', OwnResult::Lost)];

/// A recent game as a word such as `5w`, or `2l3` if there were three other sides.
fn token(own: OwnGame) -> String {
    let letter = LETTERS.iter().find(|(_, result)| *result == own.result).map_or('d', |(letter, _)| *letter);
    let rivals = if own.rivals > 1 { own.rivals.to_string() } else { String::new() };
    format!("{}{letter}{rivals}", own.level.number())
}

/// The recent game of a word; `None` for any other word.
fn own_game(token: &str) -> Option<OwnGame> {
    let (letter, result) = LETTERS.into_iter().find(|(letter, _)| token.contains(*letter))?;
    let (level, rivals) = token.split_once(letter)?;
    let rivals = if rivals.is_empty() { 1 } else { rivals.parse().ok().filter(|rivals| *rivals > 0)? };
    Some(OwnGame { level: Level::new(level.parse().ok()?)?, result, rivals, is_usual: true })
}

#[cfg(test)]
mod tests {
    use OwnResult::{Drawn, Lost, Won};

    use super::*;

    fn level(number: u8) -> Level {
        Level::new(number).expect("there is such a level")
    }

    fn own(number: u8, result: OwnResult) -> OwnGame {
        OwnGame { level: level(number), result, rivals: 1, is_usual: true }
    }

    /// Results after some games of Laska against level 5.
    fn after(games: &[OwnResult]) -> Results {
        let mut results = Results::default();
        for (nth, result) in (1..).zip(games) {
            assert!(results.note(GameUid(nth), "laska", own(5, *result)));
        }
        results
    }

    #[test]
    fn games_are_counted_by_game_and_level() {
        let mut results = after(&[Won, Won, Drawn, Won, Lost, Won]);
        let tally = Tally { won: 4, drawn: 1, lost: 1, streak: 1, best_streak: 2 };
        assert_eq!((results.of("laska", level(5)), tally.played()), (tally.clone(), 6));
        assert_eq!(results.of("laska", level(8)), Tally::default());
        assert!(results.note(GameUid(9), "laska", own(2, Lost)));
        assert!(results.note(GameUid(10), "chess", own(8, Won)));
        let levels: Vec<(Level, u32)> =
            results.of_game("laska").into_iter().map(|(level, tally)| (level, tally.played())).collect();
        assert_eq!(levels, [(level(2), 1), (level(5), 6)]);
        assert_eq!(results.recent("laska")[4..], [own(5, Lost), own(5, Won), own(2, Lost)]);
        assert_eq!((results.recent("chess"), results.recent("ludo")), (&[own(8, Won)][..], &[][..]));
    }

    #[test]
    fn a_game_counts_once() {
        let mut results = after(&[Won]);
        assert!(!results.note(GameUid(1), "laska", own(5, Lost)));
        assert_eq!((results.of("laska", level(5)).played(), results.recent("laska").len()), (1, 1));
        let mut read = Results::read(&results.write());
        assert!(!read.note(GameUid(1), "laska", own(5, Lost)), "also after it was saved");
    }

    #[test]
    fn a_game_from_another_position_says_nothing_of_how_strong_somebody_is() {
        let mut results = after(&[Won]);
        assert!(results.note(GameUid(7), "laska", OwnGame { is_usual: false, ..own(5, Lost) }));
        assert_eq!((results.of("laska", level(5)).lost, results.recent("laska")), (1, &[own(5, Won)][..]));
    }

    #[test]
    fn results_are_read_as_they_were_written() {
        let mut results = after(&[Won, Lost]);
        results.note(GameUid(u64::MAX), "ludo", OwnGame { rivals: 3, ..own(8, Drawn) });
        assert_eq!(Results::read(&results.write()), results);
        assert_eq!(
            results.write(),
            "version 1\nlaska level-5 1 0 1 0 1\nludo level-8 0 1 0 0 0\nrecent laska 5w 5l\nrecent ludo 8d3\n\
             counted 0000000000000001 0000000000000002 ffffffffffffffff"
        );
        assert_eq!(Results::read(""), Results::default());
    }

    #[test]
    fn what_builds_with_three_levels_wrote_counts_for_the_nearest_level() {
        let text = "version 1\nlaska good 4 1 2 1 3\nchess beginner 1 0 0 1 1\nlaska best 0 0 2 0 0\ncounted 2a";
        let mut results = Results::read(text);
        assert_eq!(results.of("laska", Level::FORMERLY_USUAL).won, 4);
        assert_eq!(
            results.write(),
            "version 1\nlaska level-6 4 1 2 1 3\nchess level-3 1 0 0 1 1\nlaska level-8 0 0 2 0 0\n\
             counted 000000000000002a"
        );
        assert!(!results.note(GameUid(0x2a), "laska", own(6, Won)));
    }

    #[test]
    fn lines_about_the_same_level_are_added_up() {
        let tally = |text: &str| Results::read(text).of("laska", level(6));
        let broken = tally("laska good 4 1 2 1 3\nlaska level-6 2 0 1 2 2");
        assert_eq!(broken, Tally { won: 6, drawn: 1, lost: 3, streak: 2, best_streak: 3 });
        let unbroken = tally("laska level-6 2 0 1 2 2\nlaska good 2 0 0 2 2");
        assert_eq!(unbroken, Tally { won: 4, drawn: 0, lost: 1, streak: 4, best_streak: 4 });
        let most = u32::MAX;
        assert_eq!(tally(&format!("laska good {most} 0 0 {most} 0\nlaska good 1 0 0 1 1")).streak, most);
    }

    #[test]
    fn broken_lines_are_left_out() {
        let text = "version 1\nlaska good 1 0 -1 0 1\nchess best 3 2 1 0 2\nlaska\n\u{0}\ncounted x 2a\n\
                    ludo grand 1 1 1 1 1\nludo level-9 1 0 0 1 1\nludo 5 1 0 0 1 1\n\
                    recent\nrecent lino\nrecent chess 9w 0l 3x 3w0 w 3 8l 8wd é \nrecent ludo x";
        let results = Results::read(text);
        assert_eq!(results.of("chess", level(8)).won, 3);
        let rest = "version 1\nchess level-8 3 2 1 0 2\nrecent chess 8l\ncounted 000000000000002a";
        assert_eq!(results.write(), rest);
    }

    #[test]
    fn only_so_many_games_are_remembered() {
        let mut results = after(&[Won; MOST_COUNTED + 5]);
        assert_eq!(results.counted.len(), MOST_COUNTED);
        assert_eq!(results.of("laska", level(5)).best_streak, 205);
        results.note(GameUid(0), "laska", own(6, Lost));
        let recent = results.recent("laska");
        assert_eq!((recent.len(), recent.last()), (MOST_RECENT, Some(&own(6, Lost))));
        let read = Results::read(&format!("recent laska{}", " 1w".repeat(40) + " 2l"));
        assert_eq!((read.recent("laska").len(), read.recent("laska").last()), (MOST_RECENT, Some(&own(2, Lost))));
    }

    #[test]
    fn a_reset_is_taken_back_with_the_text_before_it() {
        let mut results = after(&[Won]);
        let before = results.write();
        results.reset("laska");
        assert_eq!((results.of_game("laska"), results.recent("laska")), (Vec::new(), &[][..]));
        assert!(!results.note(GameUid(1), "laska", own(5, Won)), "it stays counted");
        let read = Results::read(&before);
        assert_eq!((read.of("laska", level(5)).won, read.recent("laska").len()), (1, 1));
    }
}
