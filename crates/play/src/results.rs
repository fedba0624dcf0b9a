//! The results of somebody who plays alone against the computer: per game and level, as a text that a browser keeps.

use rules::Level;

use crate::record::GameUid;

/// The first line of the text.
const FIRST: &str = "version 1";
/// The line with the games that are counted already.
const COUNTED: &str = "counted";
/// How many games are remembered as counted.
const MOST_COUNTED: usize = 200;

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
}

/// All results.
///
/// ```
/// use play::{GameUid, OwnResult, Results};
/// use rules::Level;
///
/// let mut results = Results::read("");
/// assert!(results.note(GameUid(1), "laska", Level::Good, OwnResult::Won));
/// assert!(!results.note(GameUid(1), "laska", Level::Good, OwnResult::Won), "a game counts once");
/// assert_eq!(Results::read(&results.write()).of("laska", Level::Good).won, 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    tallies: Vec<(String, Level, Tally)>,
    /// The games that are counted, the last one at the end.
    counted: Vec<GameUid>,
}

impl Results {
    /// Reads the text. A line that is broken is left out; the others hold.
    pub fn read(text: &str) -> Results {
        let mut results = Results::default();
        for line in text.lines() {
            if let Some(uids) = line.strip_prefix(COUNTED) {
                let uid = |text: &str| u64::from_str_radix(text, 16).ok().map(GameUid);
                results.counted = uids.split_whitespace().filter_map(uid).collect();
            } else if let Some((game, level, tally)) = tally(line) {
                *results.tally_mut(game, level) = tally;
            }
        }
        results
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut text = FIRST.to_owned();
        for (game, level, tally) in &self.tallies {
            let level = level.name();
            let Tally { won, drawn, lost, streak, best_streak } = tally;
            text += &format!("\n{game} {level} {won} {drawn} {lost} {streak} {best_streak}");
        }
        if !self.counted.is_empty() {
            text += "\n";
            text += COUNTED;
            self.counted.iter().for_each(|uid| text += &format!(" {uid}"));
        }
        text
    }

    /// Counts a game, once; gives whether it was not counted before.
    pub fn note(&mut self, uid: GameUid, game: &str, level: Level, result: OwnResult) -> bool {
        if self.counted.contains(&uid) {
            return false;
        }
        self.counted.push(uid);
        let n_old = self.counted.len().saturating_sub(MOST_COUNTED);
        self.counted.drain(..n_old);
        self.tally_mut(game, level).note(result);
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

    /// Forgets the results in a game; what was counted is not counted again.
    pub fn reset(&mut self, game: &str) {
        self.tallies.retain(|(known, _, _)| known != game);
    }

    fn tally_mut(&mut self, game: &str, level: Level) -> &mut Tally {
        let idx = self.tallies.iter().position(|(known, at, _)| known == game && *at == level).unwrap_or_else(|| {
            self.tallies.push((game.to_owned(), level, Tally::default()));
            self.tallies.len() - 1
        });
        &mut self.tallies[idx].2
    }
}

/// The results in a line; `None` for any other line.
fn tally(line: &str) -> Option<(&str, Level, Tally)> {
    let words: Vec<&str> = line.split(' ').collect();
    let [game, level, won, drawn, lost, streak, best_streak] = words[..] else { return None };
    let level = Level::named(level)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Results after some games of Laska against the good computer.
    fn after(games: &[OwnResult]) -> Results {
        let mut results = Results::default();
        for (nth, result) in (1..).zip(games) {
            assert!(results.note(GameUid(nth), "laska", Level::Good, *result));
        }
        results
    }

    #[test]
    fn games_are_counted_by_game_and_level() {
        use OwnResult::{Drawn, Lost, Won};
        let mut results = after(&[Won, Won, Drawn, Won, Lost, Won]);
        let tally = Tally { won: 4, drawn: 1, lost: 1, streak: 1, best_streak: 2 };
        assert_eq!((results.of("laska", Level::Good), tally.played()), (tally.clone(), 6));
        assert_eq!(results.of("laska", Level::Best), Tally::default());
        assert!(results.note(GameUid(9), "laska", Level::Beginner, Lost));
        assert!(results.note(GameUid(10), "chess", Level::Best, Won));
        let levels: Vec<(Level, u32)> =
            results.of_game("laska").into_iter().map(|(level, tally)| (level, tally.played())).collect();
        assert_eq!(levels, [(Level::Beginner, 1), (Level::Good, 6)]);
    }

    #[test]
    fn a_game_counts_once() {
        let mut results = after(&[OwnResult::Won]);
        assert!(!results.note(GameUid(1), "laska", Level::Good, OwnResult::Lost));
        assert_eq!(results.of("laska", Level::Good).played(), 1);
        let mut read = Results::read(&results.write());
        assert!(!read.note(GameUid(1), "laska", Level::Good, OwnResult::Lost), "also after it was kept");
    }

    #[test]
    fn results_are_read_as_they_were_written() {
        let mut results = after(&[OwnResult::Won, OwnResult::Lost]);
        results.note(GameUid(u64::MAX), "bignor-ludus", Level::Best, OwnResult::Drawn);
        assert_eq!(Results::read(&results.write()), results);
        assert_eq!(
            results.write(),
            "version 1\nlaska good 1 0 1 0 1\nbignor-ludus best 0 1 0 0 0\n\
             counted 0000000000000001 0000000000000002 ffffffffffffffff"
        );
        assert_eq!(Results::read(""), Results::default());
    }

    #[test]
    fn broken_lines_are_left_out() {
        let text =
            "version 1\nlaska good 1 0 -1 0 1\nchess best 3 2 1 0 2\nlaska\n\u{0}\ncounted x 2a\nludo grand 1 1 1 1 1";
        let results = Results::read(text);
        assert_eq!(results.of("chess", Level::Best).won, 3);
        assert_eq!(results.write(), "version 1\nchess best 3 2 1 0 2\ncounted 000000000000002a");
    }

    #[test]
    fn only_so_many_games_are_remembered() {
        let results = after(&[OwnResult::Won; MOST_COUNTED + 5]);
        assert_eq!(results.counted.len(), MOST_COUNTED);
        assert_eq!(results.of("laska", Level::Good).best_streak, 205);
    }

    #[test]
    fn a_reset_is_taken_back_with_the_text_before_it() {
        let mut results = after(&[OwnResult::Won]);
        let before = results.write();
        results.reset("laska");
        assert_eq!(results.of_game("laska"), []);
        assert!(!results.note(GameUid(1), "laska", Level::Good, OwnResult::Won), "it stays counted");
        assert_eq!(Results::read(&before).of("laska", Level::Good).won, 1);
    }
}
