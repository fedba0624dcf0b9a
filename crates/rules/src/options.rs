//! The options of a game: which keys it knows, which values they take, and what was chosen.

use core::fmt;

/// The key of the option that sets how many of a game's seats are played. Its values are numbers of seats.
pub const PLAYERS: &str = "players";

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of these words; the first is the default.
    Choice(&'static [&'static str]),
    /// A whole number in a range.
    Number {
        /// The smallest value allowed.
        least: u32,
        /// The largest value allowed.
        most: u32,
        /// The value when nothing is chosen.
        default: u32,
    },
    /// A text that only the game's folder can read, such as a drawn deal; empty when nothing is chosen.
    Text,
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The option's name in texts, such as `single-number`.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The ruling whose other readings it offers, such as `BG-2`; `None` where it has none of its own.
    pub ruling: Option<&'static str>,
}

impl OptionSpec {
    /// The value that holds when nothing is chosen.
    pub fn default_value(&self) -> String {
        match self.kind {
            OptionKind::Choice(words) => words.first().copied().unwrap_or_default().to_owned(),
            OptionKind::Number { default, .. } => default.to_string(),
            OptionKind::Text => String::new(),
        }
    }

    /// Whether it takes a value, in the canonical form.
    pub fn admits(&self, value: &str) -> bool {
        match self.kind {
            OptionKind::Choice(words) => words.contains(&value),
            OptionKind::Number { least, most, .. } => {
                // The canonical form only, so that equal options are equal texts.
                value.parse::<u32>().is_ok_and(|n| (least..=most).contains(&n) && n.to_string() == value)
            }
            OptionKind::Text => true,
        }
    }
}

/// Chosen options by key, as texts. What is not chosen has its default.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options(
    /// Sorted by key.
    Vec<(String, String)>,
);

impl Options {
    /// Nothing chosen: every option has its default.
    pub fn new() -> Options {
        Options::default()
    }

    /// Chooses `value` for `key`, in the place of an earlier choice.
    pub fn set(&mut self, key: impl Into<String>, value: impl Into<String>) {
        let (key, value) = (key.into(), value.into());
        match self.place(&key) {
            Ok(idx) => self.0[idx].1 = value,
            Err(idx) => self.0.insert(idx, (key, value)),
        }
    }

    /// Takes back what was chosen for `key`, if anything was.
    pub fn unset(&mut self, key: &str) {
        if let Ok(idx) = self.place(key) {
            self.0.remove(idx);
        }
    }

    /// The chosen value of `key`, if one was chosen.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.place(key).ok().map(|idx| self.0[idx].1.as_str())
    }

    /// Where a key is, or where it would be.
    fn place(&self, key: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.as_str().cmp(key))
    }

    /// Chosen keys and values, sorted by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Reads `key=value`, as on a command line.
    ///
    /// # Errors
    /// When there is no `=` or nothing before it.
    pub fn read_pair(text: &str) -> Result<(&str, &str), OptionError> {
        match text.split_once('=') {
            Some((key, value)) if !key.is_empty() => Ok((key, value)),
            _ => Err(OptionError::NoPair { text: text.to_owned() }),
        }
    }

    /// The value of every option of `specs`, chosen or default, after checking that nothing else was chosen.
    ///
    /// ```
    /// use rules::games::backgammon::Backgammon;
    /// use rules::{Options, Rules};
    ///
    /// let specs = Backgammon::GAMES[0].options;
    /// let mut options = Options::new();
    /// options.set("single-number", "tournament");
    /// let resolved = options.resolve(specs)?;
    /// assert_eq!((resolved.text("single-number"), resolved.text("cube")), ("tournament", "in-matches"));
    ///
    /// options.set("cube", "perhaps");
    /// let error = options.resolve(specs).unwrap_err();
    /// assert_eq!(error.to_string(), r#"option cube does not take "perhaps": it takes in-matches or on or off"#);
    /// # Ok::<(), rules::OptionError>(())
    /// ```
    ///
    /// # Errors
    /// On a key that `specs` does not have and on a value that its option does not take.
    pub fn resolve(&self, specs: &[OptionSpec]) -> Result<ResolvedOptions, OptionError> {
        for (key, value) in self.iter() {
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                return Err(OptionError::UnknownKey {
                    key: key.to_owned(),
                    known: specs.iter().map(|spec| spec.key).collect(),
                });
            };
            if !spec.admits(value) {
                return Err(OptionError::BadValue { key: spec.key, value: value.to_owned(), kind: spec.kind });
            }
        }
        let value = |spec: &OptionSpec| self.get(spec.key).map_or_else(|| spec.default_value(), str::to_owned);
        Ok(ResolvedOptions(specs.iter().map(|spec| (spec.key, value(spec))).collect()))
    }
}

/// Every option of a game with its checked value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResolvedOptions(Vec<(&'static str, String)>);

impl ResolvedOptions {
    /// The value of an option of the game.
    ///
    /// # Panics
    /// When the game does not have the option: its folder asked for a key that its own list lacks.
    pub fn text(&self, key: &str) -> &str {
        let found = self.0.iter().find(|(known, _)| *known == key);
        found.map(|(_, value)| value.as_str()).expect("a game asks only for options of its own list")
    }

    /// The value of a number option of the game.
    ///
    /// # Panics
    /// As [`ResolvedOptions::text`], and when the option is no number option.
    pub fn number(&self, key: &str) -> u32 {
        self.text(key).parse().expect("number options were checked when they were resolved")
    }
}

/// Why options were refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game is not in the catalogue.
    UnknownGame {
        /// The id asked for.
        id: String,
    },
    /// Not of the form `key=value`.
    NoPair {
        /// The text as it came.
        text: String,
    },
    /// The game has no such option.
    UnknownKey {
        /// The key as it came.
        key: String,
        /// The keys that the game knows.
        known: Vec<&'static str>,
    },
    /// The option does not take this value.
    BadValue {
        /// The option.
        key: &'static str,
        /// The value as it came.
        value: String,
        /// What the option takes.
        kind: OptionKind,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::UnknownGame { id } => write!(f, "unknown game {id:?}"),
            OptionError::NoPair { text } => write!(f, "{text:?} is not of the form key=value"),
            OptionError::UnknownKey { key, known } if known.is_empty() => {
                write!(f, "unknown option {key:?}: this game has none")
            }
            OptionError::UnknownKey { key, known } => {
                write!(f, "unknown option {key:?}: this game has {}", known.join(", "))
            }
            OptionError::BadValue { key, value, kind } => {
                write!(f, "option {key} does not take {value:?}: it takes ")?;
                match kind {
                    OptionKind::Choice(words) => write!(f, "{}", words.join(" or ")),
                    OptionKind::Number { least, most, .. } => write!(f, "a whole number from {least} to {most}"),
                    OptionKind::Text => write!(f, "another text"),
                }
            }
        }
    }
}

impl core::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { key: "knock", kind: OptionKind::Choice(&["always", "choose"]), ruling: None },
        OptionSpec { key: "length", kind: OptionKind::Number { least: 1, most: 25, default: 5 }, ruling: None },
    ];

    #[track_caller]
    fn check(pairs: &[&str], expect: Result<(&str, u32), &str>) {
        let mut options = Options::new();
        for pair in pairs {
            let (key, value) = Options::read_pair(pair).unwrap();
            options.set(key, value);
        }
        match (options.resolve(SPECS), expect) {
            (Ok(resolved), Ok((knock, length))) => {
                assert_eq!((resolved.text("knock"), resolved.number("length")), (knock, length));
            }
            (Err(error), Err(text)) => assert_eq!(error.to_string(), text),
            (got, _) => panic!("{pairs:?} gave {got:?}"),
        }
    }

    #[test]
    fn unchosen_options_have_their_defaults() {
        check(&[], Ok(("always", 5)));
        check(&["knock=choose", "length=1"], Ok(("choose", 1)));
    }

    #[test]
    fn what_is_taken_back_has_its_default_again() {
        let mut options = Options::new();
        options.unset("knock");
        options.set("length", "7");
        options.set("knock", "choose");
        options.unset("knock");
        assert_eq!(options.iter().collect::<Vec<_>>(), [("length", "7")]);
        assert_eq!(options.resolve(SPECS).unwrap().text("knock"), "always");
    }

    #[test]
    fn bad_options_are_named() {
        check(&["knock=never"], Err("option knock does not take \"never\": it takes always or choose"));
        check(&["length=0"], Err("option length does not take \"0\": it takes a whole number from 1 to 25"));
        check(&["length=+7"], Err("option length does not take \"+7\": it takes a whole number from 1 to 25"));
        check(&["colour=red"], Err("unknown option \"colour\": this game has knock, length"));
        assert_eq!(Options::read_pair("knock").unwrap_err().to_string(), "\"knock\" is not of the form key=value");
    }
}
