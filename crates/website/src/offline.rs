//! What playing offline needs beside the pages and their files: the service worker in the root of the site, the list of
//! all that it can keep, and sentences that scripts show.

use serde_json::{Map, Value, json};

use crate::languages::Language;
use crate::{Files, SiteError, assets, classic, messages};

/// The way out of the service worker: the owner of a site copies it over the worker.
const OFF: &str = "sw-off.js";
/// The folders of the assets that no page with a worker fetches: what systems and other sites show of this one, and what
/// pages without an origin and from disk load instead.
const UNKEPT: [&str; 4] = [classic::FOLDER, "icons/", "preview/", "screenshots/"];

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

/// Adds the service worker, the way out of it, and the list of files to those of a site.
pub(crate) fn add(site: &mut Files, build: &str, scripts: RootScripts) {
    let edition = edition(site, &scripts);
    let sizes: Map<String, Value> =
        kept(site, build).map(|(path, bytes)| (path.to_owned(), json!(bytes.len()))).collect();
    let constants = format!("const EDITION=\"{edition}\",BUILD=\"{build}\";\n");
    site.insert(list_path(build, &edition), format!("{}\n", Value::Object(sizes)).into_bytes());
    site.insert(assets::SERVICE_WORKER.to_owned(), [constants.as_bytes(), &scripts.worker].concat());
    site.insert(OFF.to_owned(), scripts.off);
}

/// The list of an edition. Editions of one build differ in their pages, and a file in `v/` never changes, so the name
/// has both.
fn list_path(build: &str, edition: &str) -> String {
    format!("v/{build}/files-{edition}.json")
}

/// What a device can keep of the site, by the addresses of pages and the paths of files.
fn kept<'a>(site: &'a Files, build: &str) -> impl Iterator<Item = (&'a str, &'a [u8])> {
    let folder = format!("v/{build}/");
    site.iter().filter_map(move |(path, bytes)| {
        let is_kept = match path.strip_prefix(&folder) {
            Some(asset) => !UNKEPT.iter().any(|folder| asset.starts_with(folder)),
            None => path.ends_with("index.html"),
        };
        is_kept.then(|| (path.strip_suffix("index.html").unwrap_or(path), bytes.as_slice()))
    })
}

/// The name of an edition: of everything that the service worker may answer with, and of the worker itself.
fn edition(site: &Files, scripts: &RootScripts) -> String {
    let mut all = site.clone();
    all.insert(assets::SERVICE_WORKER.to_owned(), scripts.worker.clone());
    assets::build_id(&all)
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
    Ok((format!("words/{}/offline.json", language.tag), format!("{}\n", Value::Object(words)).into_bytes()))
}
