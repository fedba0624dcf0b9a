//! What playing offline needs: the service worker, its list of files, and the manifests of the installed app.

use serde_json::{Value, json};

use super::*;

fn build_of(site: &Files) -> String {
    values(&page(site, "index.html"), "data-build")[0].to_owned()
}

/// The name of the edition in the service worker.
fn edition_of(site: &Files) -> String {
    let worker = page(site, "sw.js");
    let (_, rest) = worker.split_once("const EDITION=\"").expect("it has one");
    rest.split('"').next().expect("it ends").to_owned()
}

/// The list of the edition, by the addresses of pages and the paths of files.
fn listed(site: &Files) -> BTreeMap<String, Value> {
    let mut all = BTreeMap::new();
    for (of, name) in lists_of(site) {
        let path = format!("v/{name}/files/{of}.json");
        let mut list: BTreeMap<String, Value> = serde_json::from_slice(&site[&path]).expect("it is a list");
        let size = |path: &String| site.get(path).unwrap_or_else(|| &site[&format!("{path}index.html")]).len() as u64;
        match list.remove("bytes") {
            Some(sum) => {
                let own = list.keys().filter(|path| !path.starts_with("embed/"));
                assert_eq!(sum, json!(own.map(size).sum::<u64>()), "{of}");
            }
            None => assert_eq!(of, "all"),
        }
        all.extend(list);
    }
    all
}

/// The names of the lists in the service worker.
fn lists_of(site: &Files) -> BTreeMap<String, String> {
    let worker = page(site, "sw.js");
    let (_, rest) = worker.split_once("LISTS=").expect("it has some");
    serde_json::from_str(rest.split(';').next().expect("they end")).expect("it is JSON")
}

#[test]
fn the_worker_and_the_way_out_of_it_lie_in_the_root() {
    let site = site();
    assert_eq!(
        page(&site, "sw.js"),
        format!("const EDITION=\"{}\",LISTS={};\nexport\n", edition_of(&site), json!(lists_of(&site)))
    );
    assert_eq!(page(&site, "sw-off.js"), "export\n");
}

#[test]
fn the_list_has_every_page_and_file_that_a_page_fetches() {
    let site = drawn();
    let listed = listed(site);
    let is_apart = |path: &str| {
        let is_seen_elsewhere = ["/icons/", "/screenshots/"].iter().any(|folder| path.contains(folder));
        // What hosts, search engines and systems look for.
        let is_for_others = !path.contains('/') && path != "index.html" || path.ends_with(".webmanifest");
        is_seen_elsewhere || is_for_others || path.ends_with("oembed.json") || path.contains("/files/")
    };
    let expected = site.iter().filter(|(path, _)| !is_apart(path));
    let expected = expected.map(|(path, bytes)| match path.strip_suffix("index.html") {
        Some(address) => {
            let name = values(&page(site, path), "data-name")[0].to_owned();
            (address.to_owned(), json!(name))
        }
        None => (path.clone(), if path.contains("/words/") { json!(0) } else { json!(bytes.len()) }),
    });
    assert_eq!(listed, expected.collect());
    for path in ["", "ar/", "en/about/", "embed/laska/", "ar/puzzle/"] {
        assert!(listed.contains_key(path), "{path}");
    }
}

/// Who comes back takes the lists of what has changed.
#[test]
fn a_list_changes_with_what_is_in_it_alone() {
    let made = |sources: Vec<Source>| composed(&output(), sources, Languages::Real).expect("everything is there");
    let site = made(sources());
    let before = lists_of(&site);
    assert_eq!(before.keys().collect::<Vec<_>>(), ["all", "ar", "en"]);
    let mut changed = sources();
    let games = changed.iter_mut().find(|source| source.path == Path::new("i18n/ar/games.ftl")).expect("it is there");
    games.text.push_str("new-message = New\n");
    let after = lists_of(&made(changed));
    // The embedded pages name the words of all languages.
    let others: Vec<&String> = before.keys().filter(|of| before[*of] != after[*of]).collect();
    assert_eq!(others, ["ar", "en"]);
    let list = &site[&format!("v/{}/files/all.json", before["all"])];
    let list: BTreeMap<String, Value> = serde_json::from_slice(list).expect("it is a list");
    assert!(list.keys().all(|path| path.starts_with("v/") && !path.contains("/words/")), "{list:?}");
}

/// Pages may change without the files that they fetch; nothing in `v/` ever does.
#[test]
fn an_edition_changes_with_pages_and_a_build_does_not() {
    let names = |output: &Files, sources: Vec<Source>| {
        let site = composed(output, sources, Languages::Real).expect("everything is there");
        (build_of(&site), edition_of(&site))
    };
    let (output, sources) = (output(), sources());
    let first = names(&output, sources.clone());
    assert_eq!(first, names(&output, sources.clone()));
    let mut other = sources.clone();
    let prose = other.iter_mut().find(|source| source.is_prose()).expect("there is prose");
    prose.text.push_str("\nAnd three.\n");
    let (build, edition) = names(&output, other);
    assert_eq!(build, first.0);
    assert_ne!(edition, first.1);
    let mut changed = output.clone();
    changed.insert("shared/sw.js".to_owned(), b"other".to_vec());
    let (build, edition) = names(&changed, sources);
    assert_eq!(build, first.0);
    assert_ne!(edition, first.1);
}

/// What somebody reads there is what the owner of the site reads in its worker, and in the name of its archive.
#[test]
fn the_page_about_the_portal_names_the_edition() {
    let made = |sources: Vec<Source>| composed(&output(), sources, Languages::Real).expect("everything is there");
    let mut changed = sources();
    let words = changed.iter_mut().find(|source| source.path == Path::new("i18n/ar/games.ftl")).expect("it is there");
    words.text.push_str("new-message = New\n");
    let [before, after] = [sources(), changed].map(made);
    for site in [&before, &after] {
        for path in ["ar/about/index.html", "en/about/index.html"] {
            let about = page(site, path);
            assert_eq!(about.matches(&edition_of(site)).count(), 1, "{about}");
            assert!(!about.contains(crate::files::offline::NAMELESS), "{about}");
        }
    }
    // Of the other languages nothing else changes, and who has kept this page takes the new one.
    let is_other = |path: &&String| path.starts_with("en/");
    let other: Vec<&String> = before.keys().filter(is_other).filter(|path| before[*path] != after[*path]).collect();
    assert_eq!(other, ["en/about/index.html"]);
    let name = |site: &Files| values(&page(site, other[0]), "data-name")[0].to_owned();
    assert_ne!(name(&before), name(&after));
    assert_eq!(listed(&after)["en/about/"], json!(name(&after)));
}

/// A site that changes while somebody works on it must not come from a cache.
#[test]
fn pages_that_reload_themselves_have_no_worker() {
    let mut output = output();
    output.insert("shared/sw_off.js".to_owned(), b"off".to_vec());
    let texts = texts_of(sources());
    let edition = Edition { reload: "<script></script>", address: None, is_drawn: false, folders: &[] };
    let site = make(&output, texts, Languages::Real, &edition).expect("everything is there");
    assert!(page(&site, "sw.js").ends_with(";\noff\n"), "{}", page(&site, "sw.js"));
}

/// What was built with a style and icons that can be drawn.
pub(super) fn drawable() -> Files {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let read = |path: &str| std::fs::read(web.join(path)).expect("it is part of the app");
    let mut output = styled();
    for icon in ["mustermead.svg", "monochrome.svg"] {
        output.insert(format!("shared/{icon}"), read(&format!("icons/{icon}")));
    }
    output
}

/// The site with all that is drawn for an installed app.
fn drawn() -> &'static Files {
    static MADE: LazyLock<Files> = LazyLock::new(|| {
        let texts = texts_of(sources());
        let edition = Edition { reload: "", address: None, is_drawn: true, folders: &[] };
        make(&drawable(), texts, Languages::WithPseudo, &edition).expect("everything is there")
    });
    &MADE
}

#[test]
fn every_language_has_a_manifest_whose_files_are_there() {
    let site = drawn();
    for tag in ["en", "ar", "en-XA"] {
        let path = format!("{tag}/manifest.webmanifest");
        let manifest: Value = serde_json::from_slice(&site[&path]).expect("it is JSON");
        let text = |key: &str| manifest[key].as_str().unwrap_or_else(|| panic!("{tag}: {key}")).to_owned();
        assert_eq!(text("lang"), tag);
        assert_eq!(text("dir"), if tag == "ar" { "rtl" } else { "ltr" });
        assert_eq!(resolve(&path, &text("start_url")), format!("{tag}/index.html"));
        assert_eq!(resolve(&path, &text("scope")), "index.html");
        for key in ["name", "short_name", "description", "theme_color", "background_color", "display"] {
            assert!(!text(key).is_empty(), "{tag}: {key}");
        }
        let list = |key: &str| manifest[key].as_array().cloned().unwrap_or_default();
        for image in list("icons").iter().chain(&list("screenshots")) {
            let file = &site[&resolve(&path, image["src"].as_str().expect("it has an address"))];
            if image["type"] == "image/png" {
                // The width and the height stand behind the signature and the name of the first part.
                let [width, height] = [16, 20].map(|at| u32::from_be_bytes(file[at..at + 4].try_into().unwrap()));
                assert_eq!(image["sizes"], format!("{width}x{height}"), "{tag}: {image}");
            }
        }
        for purpose in ["any", "maskable", "monochrome"] {
            assert!(
                list("icons").iter().any(|icon| icon["purpose"] == purpose && icon["sizes"] == "512x512"),
                "{purpose}"
            );
        }
        for form in ["wide", "narrow"] {
            assert!(list("screenshots").iter().any(|picture| picture["form_factor"] == form), "{form}");
        }
        let shortcuts = list("shortcuts");
        let urls: Vec<&str> = shortcuts.iter().filter_map(|shortcut| shortcut["url"].as_str()).collect();
        assert_eq!(urls, ["./?last=1", "./#games"]);
    }
}

#[test]
fn pages_name_the_manifest_of_their_language_and_frames_none() {
    for (path, html) in pages(drawn()) {
        let linked = |rel: &str| {
            let start = format!("<link rel=\"{rel}\" href=\"");
            let links = html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next());
            links.map(|address| resolve(path, address)).collect::<Vec<_>>()
        };
        let [manifests, icons] = [linked("manifest"), linked("apple-touch-icon")];
        if path.starts_with("embed/") {
            assert!(manifests.is_empty() && icons.is_empty(), "{path}");
        } else {
            assert_eq!(manifests, [format!("{}/manifest.webmanifest", values(&html, "lang")[0])], "{path}");
            assert!(icons.len() == 1 && drawn().contains_key(&icons[0]), "{path}: {icons:?}");
            // R54: behind a password browsers ask for it with that.
            let link = html.split("<link rel=\"manifest\"").nth(1).and_then(|rest| rest.split('>').next());
            assert!(link.is_some_and(|link| link.ends_with("crossorigin=\"use-credentials\"")), "{path}: {link:?}");
        }
    }
}

/// The scripts show what the files of sentences have, and nothing else.
#[test]
fn scripts_and_sentences_know_each_other() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/scripts/offline");
    let scripts = ["keep_all.js", "new_version.js"].map(|name| std::fs::read_to_string(folder.join(name)).expect(name));
    let scripts = scripts.concat();
    let end =
        |rest: &str| rest.split(|c: char| !(c.is_alphanumeric() || c == '-')).next().unwrap_or_default().to_owned();
    let mut used: BTreeSet<String> = scripts.split("words.").skip(1).map(end).collect();
    used.extend(scripts.split("words[\"").skip(1).map(end));
    // The buttons.
    used.extend(scripts.split(" button(\"").skip(1).map(end));
    // Why nothing is kept.
    let offline = std::fs::read_to_string(folder.join("offline.js")).expect("it is a script");
    used.extend(offline.split("[\"").skip(1).map(end).filter(|name| name.starts_with("refused")));
    let site = site();
    for tag in ["en", "ar", "en-XA"] {
        let path = file(&site, &format!("words/{tag}/offline.json"));
        let words: BTreeMap<String, String> = serde_json::from_slice(&site[&path]).expect("they are sentences");
        assert_eq!(words.keys().cloned().collect::<BTreeSet<_>>(), used, "{tag}");
    }
}
