//! The language of the page, with plurals as the browser knows them.

use ::words::{Category, Plurals, TableError};
use web_sys::js_sys::{Array, Intl, Object};

use super::place;
use crate::words::language;

/// Speaks the language of the page from now on.
///
/// # Errors
/// When what has been fetched for it is no table of messages; then nothing changes.
pub(crate) fn speak() -> Result<(), TableError> {
    let tag = place::said("lang").unwrap_or_default();
    language::speak(plurals(&tag), place::words().iter().map(String::as_str))
}

/// The plural rules of a language.
fn plurals(tag: &str) -> Box<dyn Plurals> {
    Box::new(BrowserPlurals(Intl::PluralRules::new(&Array::of1(&tag.into()), &Object::new())))
}

struct BrowserPlurals(Intl::PluralRules);

impl Plurals for BrowserPlurals {
    fn category(&self, number: i64) -> Category {
        Category::named(&String::from(self.0.select(number as f64)))
    }
}
