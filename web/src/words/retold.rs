//! What has been told of sites, as long as the same is to be told of them: to find the words for all sites anew takes longer
//! than to draw what has changed.

use ::words::Message;
use yew::AttrValue;

use super::language::{Tongue, told, tongue};

/// What was told last of each site, in their order.
#[derive(Default)]
pub(crate) struct Retold {
    tongue: Tongue,
    known: Vec<(Message, AttrValue)>,
}

impl Retold {
    /// A message about the site with that place in their order, in the words of the language that is spoken now. They are
    /// told of one after the other, from the first.
    pub(crate) fn tell(&mut self, nth: usize, message: Message) -> AttrValue {
        if self.tongue != tongue() {
            *self = Retold { tongue: tongue(), known: Vec::new() };
        }
        let known = self.known.get_mut(nth);
        if let Some((same, words)) = &known
            && *same == message
        {
            return words.clone();
        }
        let words = AttrValue::from(told(&message));
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
    use crate::words::language::{self, message};
    use crate::words::tests::files;

    #[test]
    fn the_same_is_told_again_in_the_same_words_and_else_anew() {
        language::set(files::language("en"));
        let mut retold = Retold::default();
        let number = |count: u32| message!("word", count = count);
        let mut all = |first: u32, second: u32| [(0, first), (1, second)].map(|(nth, n)| retold.tell(nth, number(n)));
        assert_eq!(all(6, 6), ["six", "six"]);
        assert_eq!(all(7, 6), ["seven", "six"]);
        retold.known[1].1 = AttrValue::from("kept");
        assert_eq!(retold.tell(0, number(8)), "eight");
        assert_eq!(
            retold.tell(1, number(6)),
            "kept",
            "the same is not told anew, though something else was of the first"
        );
        language::set(files::language("ar"));
        assert_eq!(retold.tell(1, number(6)), told(&number(6)));
    }
}
