//! What playing offline needs beside the pages and their files: the service worker in the root of the site, lists of
//! all that it can keep, and sentences that scripts show.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::files::{assets, classic, names, own_name};
use crate::texts::languages::Language;
use crate::texts::{messages, tables};
use crate::{Files, SiteError};

/// The way out of the service worker: the owner of a site copies it over the worker.
const OFF: &str = "sw-off.js";
/// The folders of the assets that no page with a worker fetches: what systems and other sites show of this one, and what
/// pages without an origin and from disk load instead.
const UNKEPT: [&str; 4] = [classic::FOLDER, "icons/", "preview/", "screenshots/"];

/// What the list of a language calls the size of all that is its own. Embedded pages, which are in every list, count nothing.
const BYTES: &str = "bytes";
/// The folder of the words of all languages.
const WORDS: &str = "words/";
/// The name of the list of what all languages have in common.
const COMMON: &str = "all";
/// The folder of embedded pages.
const EMBEDDED: &str = "embed";
/// The name of an edition before it has one, with as many hex digits: more than in the name of a file, as it tells caches
/// apart. It stands in the pages that name their edition.
pub(crate) const NAMELESS: &str = "000000000000";

/// The scripts for the root of the site, taken from the assets: they are no part of a build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RootScripts {
    worker: Vec<u8>,
    off: Vec<u8>,
    /// Makes frames of tables in pages of other sites.
    pub(crate) embed: Vec<u8>,
}

impl RootScripts {
    /// Takes them from the assets.
    pub(crate) fn take(assets: &mut Files) -> RootScripts {
        let paths = [assets::SERVICE_WORKER, assets::SERVICE_WORKER_OFF, assets::EMBED];
        let [worker, off, embed] = paths.map(|path| assets.remove(path).unwrap_or_default());
        RootScripts { worker, off, embed }
    }

    /// In place of the worker the way out of it: for a site that changes while somebody works on it.
    pub(crate) fn without_worker(self) -> RootScripts {
        RootScripts { worker: self.off.clone(), ..self }
    }
}

/// Adds the service worker, the way out of it, and the lists of files to those of a site in these languages.
pub(crate) fn add(site: &mut Files, languages: &[Language], scripts: RootScripts) {
    let edition = edition(site, &scripts);
    fill_in(site, &edition);
    let mut lists = Map::new();
    for (of, list) in lists_of(site, languages) {
        let bytes = format!("{}\n", Value::Object(list)).into_bytes();
        let name = names::name([bytes.as_slice()]);
        site.insert(format!("{}{name}/files/{of}.json", names::FOLDER), bytes);
        lists.insert(of, json!(name));
    }
    let constants = format!("const EDITION=\"{edition}\",LISTS={};\n", Value::Object(lists));
    site.insert(assets::SERVICE_WORKER.to_owned(), [constants.as_bytes(), &scripts.worker].concat());
    site.insert(OFF.to_owned(), scripts.off);
}

/// The lists of what a device can keep: of each language by its tag, and of what all have in common. Embedded pages have all
/// languages and stand in the list of each: what is in common does not change with the words of one.
fn lists_of(site: &Files, languages: &[Language]) -> BTreeMap<String, Map<String, Value>> {
    let mut lists: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    let first = languages.first().map_or(COMMON, |language| language.tag.as_str());
    for (path, bytes) in kept(site) {
        let of = match (names::asset_of(path), path.split('/').next().unwrap_or_default()) {
            (Some(asset), _) => asset.strip_prefix(WORDS).and_then(|rest| rest.split('/').next()).unwrap_or(COMMON),
            (None, "") => first,
            (None, folder) => folder,
        };
        let all = languages.iter().map(|language| language.tag.as_str()).filter(|tag| of == EMBEDDED || *tag == of);
        let of: Vec<&str> = if of == COMMON { vec![COMMON] } else { all.collect() };
        for of in of {
            let list = lists.entry(of.to_owned()).or_default();
            if of != COMMON && !path.starts_with(EMBEDDED) {
                let sum = list.get(BYTES).and_then(Value::as_u64).unwrap_or_default() + bytes.len() as u64;
                list.insert(BYTES.to_owned(), json!(sum));
            }
            list.insert(path.to_owned(), listed(path, bytes));
        }
    }
    lists
}

/// What a list says of a page or a file: the name by which a page calls itself, and the size of a file. That of a page or of
/// words would cost whoever comes back more than it is good for: their list has it of all together.
fn listed(path: &str, bytes: &[u8]) -> Value {
    match names::asset_of(path) {
        Some(asset) if asset.starts_with(WORDS) => json!(0),
        Some(_) => json!(bytes.len()),
        None => json!(own_name::name_of(bytes)),
    }
}

/// What a device can keep of the site, by the addresses of pages and the paths of files.
fn kept(site: &Files) -> impl Iterator<Item = (&str, &[u8])> {
    site.iter().filter_map(|(path, bytes)| {
        let is_kept = match names::asset_of(path) {
            Some(asset) => !UNKEPT.iter().any(|folder| asset.starts_with(folder)),
            None => path.ends_with("index.html"),
        };
        is_kept.then(|| (path.strip_suffix("index.html").unwrap_or(path), bytes.as_slice()))
    })
}

/// The name of an edition: of everything that the service worker may answer with, and of the worker itself.
fn edition(site: &Files, scripts: &RootScripts) -> String {
    let files = site.iter().flat_map(|(path, bytes)| [path.as_bytes(), bytes.as_slice()]);
    let mut digits = names::digits(files.chain([scripts.worker.as_slice()]));
    digits.truncate(NAMELESS.len());
    digits
}

/// Writes the name of the edition into the pages that name it. These pages have other names of their own then: who has kept
/// one takes the new one.
fn fill_in(site: &mut Files, edition: &str) {
    for (_, bytes) in site.iter_mut().filter(|(path, _)| path.ends_with("/about/index.html")) {
        let html = String::from_utf8_lossy(bytes).replacen(NAMELESS, edition, 1);
        let name = own_name::name_of(html.as_bytes()).unwrap_or_default().to_owned();
        *bytes = own_name::named(&html, &name).into_bytes();
    }
}

/// The sentences that scripts show about playing offline, as a file for each language. What stands in `<>` they fill in.
pub(crate) fn words(language: &Language) -> Result<(String, Vec<u8>), SiteError> {
    let mut words = Map::new();
    for (key, says) in [
        ("all", messages::offline_all()),
        ("amount", messages::offline_amount("<done>", "<size>")),
        ("begun", messages::offline_begun()),
        ("changed", messages::offline_changed()),
        ("failed", messages::saved_failed()),
        ("go-on", messages::offline_go_on()),
        ("heading", messages::offline()),
        ("keep", messages::offline_keep()),
        ("later", messages::offline_later()),
        ("missing", messages::offline_missing()),
        ("new", messages::offline_new()),
        ("no-network", messages::offline_no_network()),
        ("no-room", messages::offline_no_room()),
        ("refused", messages::offline_refused()),
        ("refused-http", messages::offline_refused_http()),
        ("refused-login", messages::offline_refused_login()),
        ("refused-missing", messages::offline_refused_missing()),
        ("refused-policy", messages::offline_refused_policy()),
        ("refused-type", messages::start_type("<kind>")),
        ("remove", messages::offline_remove()),
        ("removed", messages::offline_removed()),
        ("saving", messages::offline_saving()),
        ("stop", messages::offline_stop()),
        ("stopped", messages::offline_stopped()),
        ("unsaved", messages::offline_unsaved()),
        ("use", messages::offline_use()),
        ("what", messages::offline_what("<size>")),
    ] {
        words.insert(key.to_owned(), json!(language.say(&says)?));
    }
    Ok((tables::offline_path(&language.tag), format!("{}\n", Value::Object(words)).into_bytes()))
}
