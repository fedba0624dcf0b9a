//! A cache of the texts of sites: formatting them all again takes longer than drawing what has changed.

use rules::Message;
use yew::AttrValue;

use super::language::{LanguageId, language, translate};

/// The last text of each site, in their order.
#[derive(Default)]
pub(crate) struct Translated {
    language: LanguageId,
    known: Vec<(Message, AttrValue)>,
}

impl Translated {
    /// Formats a message about the site at this place in their order, in the current language. The sites come one after
    /// the other, from the first.
    pub(crate) fn tell(&mut self, nth: usize, message: Message) -> AttrValue {
        if self.language != language() {
            *self = Translated { language: language(), known: Vec::new() };
        }
        let known = self.known.get_mut(nth);
        if let Some((same, words)) = &known
            && *same == message
        {
            return words.clone();
        }
        let words = AttrValue::from(translate(&message));
        let now = (message, words.clone());
        match known {
            Some(known) => *known = now,
            None => self.known.push(now),
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::tests::files;
    use crate::words::{language, messages};

    #[test]
    fn the_same_is_told_again_in_the_same_words_and_else_anew() {
        language::set(files::language("en"));
        let mut translated = Translated::default();
        let number = |count: u32| messages::word(count);
        let mut all =
            |first: u32, second: u32| [(0, first), (1, second)].map(|(nth, n)| translated.tell(nth, number(n)));
        assert_eq!(all(6, 6), ["six", "six"]);
        assert_eq!(all(7, 6), ["seven", "six"]);
        translated.known[1].1 = AttrValue::from("kept");
        assert_eq!(translated.tell(0, number(8)), "eight");
        assert_eq!(
            translated.tell(1, number(6)),
            "kept",
            "the same is not told anew, though something else was of the first"
        );
        language::set(files::language("ar"));
        assert_eq!(translated.tell(1, number(6)), translate(&number(6)));
    }
}
