//! A sentence with a number that only a script knows, such as the days of a row: every form that the sentence takes in
//! a language, and which numbers take which. So the grammar stays in the messages.

use crate::SiteError;
use crate::html::{Element, tag};

/// Forms are known for smaller numbers. From 100 on they are those of the last two digits with 100 before, in all our
/// languages.
const N_KNOWN: usize = 200;

/// The forms of a sentence.
pub(crate) struct Counted {
    /// What stands before and behind the number; nothing behind where the words say the number themselves.
    forms: Vec<(String, Option<String>)>,
    /// The form of each number from 1 on, as a digit.
    which: String,
}

impl Counted {
    /// The forms of a sentence that says a number.
    ///
    /// # Errors
    /// Whatever keeps the sentence from being written.
    pub(crate) fn of(say: impl Fn(usize) -> Result<String, SiteError>) -> Result<Counted, SiteError> {
        let mut counted = Counted { forms: Vec::new(), which: String::new() };
        for number in 1..N_KNOWN {
            let sentence = say(number)?;
            let form = match sentence.split_once(&number.to_string()) {
                Some((before, after)) => (before.to_owned(), Some(after.to_owned())),
                None => (sentence, None),
            };
            let idx = counted.forms.iter().position(|known| *known == form).unwrap_or_else(|| {
                counted.forms.push(form);
                counted.forms.len() - 1
            });
            counted.which.extend(char::from_digit(u32::try_from(idx).unwrap_or_default(), 10));
        }
        Ok(counted)
    }

    /// The element in which `portal/studies.js` writes the sentence: its forms as templates, with a place for the
    /// number.
    pub(crate) fn element(&self, name: &'static str) -> Element {
        let form = |(before, after): &(String, Option<String>)| match after {
            Some(after) => tag("template").text(before).child(tag("b")).text(after),
            None => tag("template").text(before),
        };
        tag(name).with("data-forms", &self.which).children(self.forms.iter().map(form))
    }
}

#[cfg(test)]
mod tests {
    use crate::Languages;
    use crate::texts::{languages, messages};

    use super::*;

    /// What the script writes.
    fn written(counted: &Counted, number: usize) -> String {
        let known = if number < N_KNOWN { number } else { 100 + number % 100 };
        let digit = counted.which.as_bytes()[known - 1] - b'0';
        let (before, after) = &counted.forms[usize::from(digit)];
        match after {
            Some(after) => format!("{before}{number}{after}"),
            None => before.clone(),
        }
    }

    /// U5: two days, five days, eleven, twenty-one and a hundred and two are right in every language.
    #[test]
    fn a_row_of_days_is_counted_in_every_language() {
        let all = languages::all(crate::tests::all_sources(), Languages::Real).expect("they are well formed");
        assert_eq!(all.len(), 8);
        for language in all {
            let say = |number| language.say(&messages::puzzle_streak(number));
            let counted = Counted::of(say).expect("it can be formatted");
            assert!(counted.forms.len() < 10, "{}: a digit says which", language.tag);
            for number in 1..2_000 {
                assert_eq!(written(&counted, number), say(number).expect("it can"), "{}: {number}", language.tag);
            }
        }
    }
}
