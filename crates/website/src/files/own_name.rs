//! The name by which a page calls itself: it depends on what is in the page, and stands in it.

use crate::files::names;

/// The name of a page before it has one: it depends on all that is in the page. It is shorter than that of a file: a list
/// has them all, and it only tells whether a page has changed since it was kept.
pub(crate) const NAMELESS: &str = "000000";

/// How the attribute with the name of a page begins.
const OWN_NAME: &str = "data-name=\"";

/// The whole attribute, for a name.
pub(crate) fn own_name(name: &str) -> String {
    format!("{OWN_NAME}{name}\"")
}

/// A page that calls itself by what is in it, and no longer by this name.
pub(crate) fn named(html: &str, name: &str) -> String {
    let nameless = html.replacen(&own_name(name), &own_name(NAMELESS), 1);
    let mut name = names::name([nameless.as_bytes()]);
    name.truncate(NAMELESS.len());
    nameless.replacen(&own_name(NAMELESS), &own_name(&name), 1)
}

/// The name by which a page calls itself.
pub(crate) fn name_of(page: &[u8]) -> Option<&str> {
    let html = std::str::from_utf8(page).ok()?;
    html.split_once(OWN_NAME)?.1.split('"').next()
}
