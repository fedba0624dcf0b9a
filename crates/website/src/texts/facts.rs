//! The facts about a game that its card and its page tell, and the position that its card shows. Each game has a file of
//! lines `key value`; lines that begin with `#` say where a fact comes from.

use crate::SiteError;
use crate::folder::TextFile;

/// How long a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duration {
    /// In minutes.
    pub(crate) minutes: u16,
    /// Whether it was measured; otherwise the game's source says so.
    pub(crate) is_measured: bool,
}

/// The facts about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    /// The games that it belongs to.
    pub(crate) family: String,
    /// Its place among the games of its family, the best known first; those without one come after.
    pub(crate) place: Option<u16>,
    pub(crate) duration: Duration,
    /// The age from which it is played, in years, if its source says so.
    pub(crate) age: Option<u16>,
    /// Who devised it, if that is known.
    pub(crate) author: Option<String>,
    /// The year when it appeared, if that is known.
    pub(crate) year: Option<u16>,
    /// The position on its card, in the game's first notation.
    pub(crate) card: String,
}

/// Reads the file of a game's facts; `families` are the names that its family can have.
///
/// # Errors
/// On a line that is none, and when something is missing or there too often.
pub(crate) fn read(file: &TextFile, families: &[String]) -> Result<Facts, SiteError> {
    let wrong = |line, reason| SiteError::Facts { path: file.path.clone(), line, reason };
    let mut read = Lines::default();
    for (line, number) in file.text.lines().map(str::trim).zip(1..) {
        if !line.is_empty() && !line.starts_with('#') {
            read.read(line, families).map_err(|reason| wrong(number, reason))?;
        }
    }
    read.facts().map_err(|reason| wrong(file.text.lines().count(), reason))
}

/// What was read so far.
#[derive(Default)]
struct Lines {
    family: Option<String>,
    place: Option<u16>,
    duration: Option<Duration>,
    age: Option<u16>,
    author: Option<String>,
    year: Option<u16>,
    card: Option<String>,
}

impl Lines {
    fn read(&mut self, line: &str, families: &[String]) -> Result<(), String> {
        let (key, value) = line.split_once(' ').ok_or_else(|| format!("`{line}` is not a key and a value"))?;
        let value = value.trim();
        let is_again = match key {
            "family" => self.family.replace(family(value, families)?).is_some(),
            "place" => self.place.replace(number(value)?).is_some(),
            "minutes" => self.duration.replace(duration(value)?).is_some(),
            "age" => self.age.replace(number(value)?).is_some(),
            "author" => self.author.replace(value.to_owned()).is_some(),
            "year" => self.year.replace(number(value)?).is_some(),
            "card" => self.card.replace(value.to_owned()).is_some(),
            _ => return Err(format!("nothing is called `{key}`")),
        };
        if is_again { Err(format!("`{key}` is there too often")) } else { Ok(()) }
    }

    fn facts(self) -> Result<Facts, String> {
        let missing = |key: &str| format!("`{key}` is missing");
        Ok(Facts {
            family: self.family.ok_or_else(|| missing("family"))?,
            place: self.place,
            duration: self.duration.ok_or_else(|| missing("minutes"))?,
            age: self.age,
            author: self.author,
            year: self.year,
            card: self.card.ok_or_else(|| missing("card"))?,
        })
    }
}

fn family(value: &str, families: &[String]) -> Result<String, String> {
    let known = families.iter().find(|family| *family == value).cloned();
    known.ok_or_else(|| format!("there is no family `{value}`; there are {}", families.join(", ")))
}

/// `20 source` or `25 about`.
fn duration(value: &str) -> Result<Duration, String> {
    let is_measured = |word: &str| match word {
        "source" => Some(false),
        "about" => Some(true),
        _ => None,
    };
    value
        .split_once(' ')
        .and_then(|(minutes, word)| Some(Duration { minutes: minutes.parse().ok()?, is_measured: is_measured(word)? }))
        .ok_or_else(|| format!("`{value}` is not like `20 source` or `20 about`"))
}

fn number(value: &str) -> Result<u16, String> {
    value.parse().map_err(|_| format!("`{value}` is not a number"))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    const ALL: &str =
        "# From the box.\nfamily dice\nplace 2\nminutes 20 source\nage 6\nauthor A B\nyear 1911\ncard a b";

    fn read(text: &str) -> Result<Facts, String> {
        let file = TextFile { path: PathBuf::from("games/laska.txt"), text: text.to_owned() };
        super::read(&file, &["cards", "dice"].map(str::to_owned)).map_err(|error| error.to_string())
    }

    #[track_caller]
    fn check_wrong(text: &str, expect: &str) {
        assert_eq!(read(text), Err(format!("games/laska.txt:{expect}")));
    }

    #[test]
    fn facts_are_read_line_by_line() {
        let facts = read(ALL).expect("it is well formed");
        assert_eq!(facts.family, "dice");
        assert_eq!((facts.place, facts.duration), (Some(2), Duration { minutes: 20, is_measured: false }));
        assert_eq!((facts.age, facts.year), (Some(6), Some(1911)));
        assert_eq!(facts.author.as_deref(), Some("A B"));
        assert_eq!(facts.card, "a b");
        let facts = read(
            &ALL.replace("place 2\n", "")
                .replace("20 source", "25 about")
                .replace("age 6\nauthor A B\nyear 1911\n", ""),
        )
        .expect("it is enough");
        assert_eq!((facts.place, facts.duration), (None, Duration { minutes: 25, is_measured: true }));
        assert_eq!((facts.age, facts.year), (None, None));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        check_wrong(&ALL.replace("age 6", "age six"), "5: `six` is not a number");
        check_wrong(&ALL.replace("20 source", "20"), "4: `20` is not like `20 source` or `20 about`");
        check_wrong(&ALL.replace("dice", "toys"), "2: there is no family `toys`; there are cards, dice");
        check_wrong(&ALL.replace("age 6", "old"), "5: `old` is not a key and a value");
        check_wrong(&ALL.replace("age 6", "colour red"), "5: nothing is called `colour`");
        check_wrong(&format!("{ALL}\ncard e"), "9: `card` is there too often");
        check_wrong(&ALL.replace("\ncard a b", ""), "7: `card` is missing");
    }
}
