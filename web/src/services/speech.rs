//! The language of the page, with the browser's plural rules.

use ::i18n::{Category, MessageTableError, Plurals};
use web_sys::js_sys::{Array, Intl, Object};

use super::navigation;
use crate::words::language;

/// Sets the app's language to that of the page.
///
/// # Errors
/// When what was fetched for it is no message table; then nothing changes.
pub(crate) fn speak() -> Result<(), MessageTableError> {
    let tag = navigation::said("lang").unwrap_or_default();
    language::set_language(plurals(&tag), navigation::words().iter().map(String::as_str))
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
