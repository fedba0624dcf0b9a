//! What a page asks this browser for at once.

use page::{Device, LINK};

use super::page as of_page;

/// This browser.
pub(crate) struct Browser;

impl Device for Browser {
    fn random(&self) -> u64 {
        of_page::random()
    }

    fn moment(&self) -> f64 {
        of_page::moment()
    }

    fn parameter(&self, name: &str) -> Option<String> {
        if name == LINK { of_page::link() } else { of_page::parameter(name) }
    }

    fn readings(&self, name: &str) -> Vec<String> {
        of_page::readings(name)
    }

    fn query(&self) -> String {
        of_page::query()
    }

    fn is_forbidden(&self) -> bool {
        of_page::is_forbidden()
    }
}
