//! Small browser functions for a page.

use ::page::{LINK, POSITION, RECORD};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::js_sys::{Date, Math, Object, Reflect, Uint8Array};
use web_sys::{Element, UrlSearchParams};

use super::{local_storage, reach};
use crate::page_data::PageKind;

/// The query of the page's address, as it was meant: see [`embed::plain_query`].
pub(crate) fn query() -> String {
    embed::plain_query(&web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default())
}

/// The value of a parameter in the page's address, such as `7` for `nodes` in `?nodes=7`.
pub(crate) fn parameter(name: &str) -> Option<String> {
    UrlSearchParams::new_with_str(&query()).ok()?.get(name)
}

/// The ways to read a parameter in the page's address, as a program writes it or as people write it by hand: a plus sign
/// is a space, or itself. None where it is not there.
pub(crate) fn readings(name: &str) -> Vec<String> {
    let search = query();
    let read = |search: &str| UrlSearchParams::new_with_str(search).ok()?.get(name);
    let mut readings: Vec<String> =
        [search.clone(), search.replace('+', "%2B")].iter().filter_map(|s| read(s)).collect();
    readings.dedup();
    readings
}

/// The address of the site that the page is on; it ends with a slash.
pub(crate) fn site() -> String {
    let root = gloo_utils::document_element().get_attribute("data-root").unwrap_or_default();
    let here = reach::part(&["location", "href"]).and_then(|href| href.as_string()).unwrap_or_default();
    above(&here, root.matches("../").count())
}

/// The address of the page that says how a game is played, in the page's language.
pub(crate) fn how_to_play(game: &str) -> String {
    let said = |name: &str| gloo_utils::document_element().get_attribute(name).unwrap_or_default();
    [&said("data-root"), &said("lang"), "/", game, "/how-to-play/"].concat()
}

/// The address of a game's page, in the page's language.
pub(crate) fn table(game: &str) -> String {
    let said = |name: &str| gloo_utils::document_element().get_attribute(name).unwrap_or_default();
    [&said("data-root"), &said("lang"), "/", game, "/"].concat()
}

/// The address of somebody's own mistakes in a game, on the page of its studies.
pub(crate) fn mistakes(game: &str) -> String {
    [&table(game), "studies/#mine"].concat()
}

/// This page with another value of a parameter in its address, and without one of another name.
pub(crate) fn with_parameter(name: &str, value: &str, without: &str) -> String {
    let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let Ok(parameters) = UrlSearchParams::new_with_str(&search) else { return search };
    parameters.set(name, value);
    parameters.delete(without);
    ["?", &String::from(parameters.to_string())].concat()
}

/// Whether the page is in a frame on a page of this site: see `embed_start.js`, which takes away the link to the
/// site there.
pub(crate) fn is_framed_by_site() -> bool {
    gloo_utils::document().query_selector(".portal").is_ok_and(|portal| portal.is_none())
}

/// An address without its query and last part, and so many folders further up.
fn above(address: &str, n_folders: usize) -> String {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let mut parts = path.rsplitn(n_folders + 2, '/');
    [parts.nth(n_folders + 1).unwrap_or_default(), "/"].concat()
}

/// What follows `#` in the page's address; empty when nothing does.
pub(crate) fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or(hash)
}

/// The link of a game in the page's address; `None` where there is none.
pub(crate) fn link() -> Option<String> {
    let hash = hash();
    let rest = hash.strip_prefix(LINK)?;
    // Some programs encode the sign.
    rest.strip_prefix('=').or_else(|| rest.strip_prefix("%3D")).map(str::to_owned)
}

/// The address that has a link, in the page's language.
pub(crate) fn linked(game: &str, link: &str) -> String {
    let lang = gloo_utils::document_element().get_attribute("lang").unwrap_or_default();
    [&site(), &lang, "/", game, "/#", &play::link::fragment(link)].concat()
}

/// Sets what follows `#`, without a new history entry and without an event. On the page of a game the address no longer
/// asks for a position or a record then: what is on the table has gone on.
pub(crate) fn replace_hash(hash: &str) {
    let Some(window) = web_sys::window() else { return };
    let location = window.location();
    let (Ok(path), Ok(mut search), Ok(history)) = (location.pathname(), location.search(), window.history()) else {
        return;
    };
    let asks = [RECORD, POSITION].iter().any(|name| parameter(name).is_some());
    if asks && choice("page") == PageKind::Game.name() {
        search = String::new();
    }
    let address = if hash.is_empty() { format!("{path}{search}") } else { format!("{path}{search}#{hash}") };
    // Browsers refuse when this happens too often; an outdated address does no harm.
    let _refused = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
}

/// A random number, for ids and seeds. Nothing secret may depend on it.
pub(crate) fn random() -> u64 {
    let bytes = Uint8Array::new_with_length(8);
    let drawn = reach::part(&["crypto"])
        .and_then(|crypto| reach::call(&crypto, "getRandomValues", &[bytes.clone().into()]).ok());
    match (drawn, <[u8; 8]>::try_from(bytes.to_vec())) {
        (Some(_), Ok(drawn)) => u64::from_le_bytes(drawn),
        // Half of the bits each, as a float has only 53.
        _ => (weak_half() << 32) | weak_half(),
    }
}

fn weak_half() -> u64 {
    (Math::random() * f64::from(u32::MAX)) as u64
}

/// The tag by which browsers write dates as a page in this language does: they take plain `sr` for Cyrillic letters
/// and plain `en` for the American order.
fn locale(tag: &str) -> &str {
    match tag {
        "en" => "en-GB",
        "sr" => "sr-Latn",
        _ => tag,
    }
}

/// The day of a moment in milliseconds since 1970, or of now, at this place, such as `2026-11-26`.
pub(crate) fn day(moment: Option<f64>) -> String {
    let date = moment.map_or_else(Date::new_0, |moment| Date::new(&moment.into()));
    // Months are counted from 0.
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// The day of a moment, in milliseconds since 1970, as it is written in the page's language.
pub(crate) fn date(moment: f64) -> String {
    let tag = gloo_utils::document().document_element().and_then(|root| root.get_attribute("lang"));
    let options = Object::new();
    // Cannot fail on our own object. The page writes all its numbers with these digits.
    let set = |name: &str, value: &str| Reflect::set(&options, &name.into(), &value.into());
    let _set = [set("dateStyle", "medium"), set("numberingSystem", "latn")];
    let args = [locale(&tag.unwrap_or_default()).into(), options.clone().into()];
    let written = reach::call(&Date::new(&moment.into()), "toLocaleDateString", &args);
    written.ok().and_then(|date| date.as_string()).unwrap_or_default()
}

/// Whether the reader has a mouse or the like, rather than only fingers.
pub(crate) fn has_mouse() -> bool {
    let query = gloo_utils::window().match_media("(hover: hover) and (pointer: fine)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// What was chosen of something that the page itself reads, such as `look`; empty where it is as usual.
pub(crate) fn choice(name: &str) -> String {
    gloo_utils::document_element().get_attribute(&["data-", name].concat()).unwrap_or_default()
}

/// Whether a table makes sounds: embedded ones only if that is wanted.
pub(crate) fn has_sounds() -> bool {
    let chosen = choice("sounds");
    if choice("page") == PageKind::Embed.name() { chosen == "on" } else { chosen != "off" }
}

/// A link to this page in a language.
pub(crate) struct LanguageLink {
    /// The tag of the language.
    pub(crate) tag: String,
    /// Its name, in itself.
    pub(crate) name: String,
    /// Where the link leads.
    pub(crate) address: String,
    /// Whether the page is in this language.
    pub(crate) is_this: bool,
}

/// The links of the page's menu to its other languages; none where it has no menu.
pub(crate) fn languages() -> Vec<LanguageLink> {
    let Ok(found) = gloo_utils::document().query_selector_all(".menu nav a[hreflang]") else { return Vec::new() };
    let links = (0..found.length()).filter_map(|idx| found.get(idx)?.dyn_into::<Element>().ok());
    let read = |link: Element| LanguageLink {
        tag: link.get_attribute("hreflang").unwrap_or_default(),
        name: link.text_content().unwrap_or_default(),
        address: link.get_attribute("href").unwrap_or_default(),
        is_this: link.has_attribute("aria-current"),
    };
    links.map(read).collect()
}

/// The local storage key of the last [`moment`].
const LATEST: &str = "mustermead-latest";

/// The moment at which something is saved, in milliseconds since 1970: now, or after everything that was saved before,
/// where the clock was ahead then. What is saved last is always the newest.
pub(crate) fn moment() -> f64 {
    let last = local_storage::read(LATEST).and_then(|text| text.parse().ok()).unwrap_or_default();
    let moment = later(now() as u64, last);
    local_storage::write(LATEST, &moment.to_string());
    moment as f64
}

fn later(now: u64, last: u64) -> u64 {
    now.max(last.saturating_add(1))
}

/// Milliseconds since 1970, as the system says. Lengths of time are differences of [`uptime`].
pub(crate) fn now() -> f64 {
    Date::now()
}

/// Whether a policy of the host forbids what the computer plays with: see `start.js`.
pub(crate) fn is_forbidden() -> bool {
    reach::part(&["startWatch", "blocks"]).is_some()
}

/// Milliseconds since the page came. Nobody can set this clock; while the device sleeps it may stand.
pub(crate) fn uptime() -> u64 {
    let performance = reach::part(&["performance"]).unwrap_or_default();
    let now = reach::call(&performance, "now", &[]).ok().and_then(|now| now.as_f64());
    now.unwrap_or_else(Date::now) as u64
}

#[cfg(test)]
mod tests {
    use super::{above, later};

    #[test]
    fn the_site_is_above_the_page() {
        assert_eq!(above("https://a.example/games/en/laska/?x=/y#z", 2), "https://a.example/games/");
        assert_eq!(above("http://127.0.0.1:80/en/laska/", 2), "http://127.0.0.1:80/");
        assert_eq!(above("file:///games/en/laska/index.html", 2), "file:///games/");
        assert_eq!(above("http://a.example/index.html?q", 0), "http://a.example/");
    }

    #[test]
    fn what_is_saved_later_is_later() {
        assert_eq!((later(5, 0), later(5, 5), later(5, 9)), (5, 6, 10));
    }
}
