//! The browser's plural rules.

use i18n::{Category, Plurals};
use web_sys::js_sys::{Array, Intl, Object};

/// The plural rules of a language, named by its tag.
pub(crate) fn of(tag: &str) -> Box<dyn Plurals> {
    Box::new(BrowserPlurals(Intl::PluralRules::new(&Array::of1(&tag.into()), &Object::new())))
}

struct BrowserPlurals(Intl::PluralRules);

impl Plurals for BrowserPlurals {
    fn category(&self, number: i64) -> Category {
        Category::named(&String::from(self.0.select(number as f64)))
    }
}
