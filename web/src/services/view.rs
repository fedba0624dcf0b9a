//! What the reader wants to see on boards beside the game. It holds for all games, and stays in this browser.

use super::notes;

/// Where it is noted: the keys of what is shown, with spaces between them.
const NOTE: &str = "mustermead-view";

/// What is shown on demand, by the keys of its names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct View {
    keys: String,
}

impl View {
    /// What was wanted last.
    pub(crate) fn read() -> View {
        View { keys: notes::read(NOTE).unwrap_or_default() }
    }

    /// Whether something is shown.
    pub(crate) fn shows(&self, key: &str) -> bool {
        self.keys.split(' ').any(|shown| shown == key)
    }

    /// Shows what was not shown, or the other way round, and notes it.
    pub(crate) fn toggle(&mut self, key: &str) {
        *self = self.toggled(key);
        // Where nothing can be noted it holds until the page is left.
        let _noted = notes::write(NOTE, &self.keys);
    }

    fn toggled(&self, key: &str) -> View {
        let others = self.keys.split(' ').filter(|shown| !shown.is_empty() && *shown != key);
        let added = (!self.shows(key)).then_some(key);
        View { keys: others.chain(added).collect::<Vec<_>>().join(" ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_toggled_twice_is_as_before() {
        let names = View::default().toggled("names");
        assert!(names.shows("names") && !names.shows("name") && !names.shows(""));
        let both = names.toggled("ring");
        assert!(both.shows("names") && both.shows("ring"));
        assert_eq!(both.toggled("ring"), names);
        assert_eq!(both.toggled("names").toggled("ring"), View::default());
    }
}
