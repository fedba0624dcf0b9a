//! Display settings: what boards show besides the game. They apply to all games, and stay on the device.

/// What is shown on demand, by the message keys of its names.
///
/// ```
/// use page::DisplaySettings;
///
/// let settings = DisplaySettings::of("names".to_owned()).toggled("ring");
/// assert!(settings.shows("names") && settings.shows("ring"));
/// assert_eq!(settings.toggled("names").keys(), "ring");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DisplaySettings {
    /// Separated by spaces.
    keys: String,
}

impl DisplaySettings {
    /// The settings in this text, as [`DisplaySettings::keys`] gives it.
    pub fn of(keys: String) -> DisplaySettings {
        DisplaySettings { keys }
    }

    /// The settings as text.
    pub fn keys(&self) -> &str {
        &self.keys
    }

    /// Whether something is shown.
    pub fn shows(&self, key: &str) -> bool {
        self.keys.split(' ').any(|shown| shown == key)
    }

    /// The same, with something shown that was not, or the other way round.
    pub fn toggled(&self, key: &str) -> DisplaySettings {
        let others = self.keys.split(' ').filter(|shown| !shown.is_empty() && *shown != key);
        let added = (!self.shows(key)).then_some(key);
        DisplaySettings { keys: others.chain(added).collect::<Vec<_>>().join(" ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_toggled_twice_is_as_before() {
        let names = DisplaySettings::default().toggled("names");
        assert!(names.shows("names") && !names.shows("name") && !names.shows(""));
        let both = names.toggled("ring");
        assert!(both.shows("names") && both.shows("ring"));
        assert_eq!(both.toggled("ring"), names);
        assert_eq!(both.toggled("names").toggled("ring"), DisplaySettings::default());
    }
}
