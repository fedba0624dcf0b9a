//! The files for who serves the site, and the page for addresses where nothing is.

use super::address::{ADDRESS, with_address};
use super::*;
use crate::files::hosting;

#[test]
fn the_root_has_what_hosts_and_search_engines_look_for() {
    let plain = composed(&output(), sources(), Languages::Real).expect("everything is there");
    let in_root = |site: &Files| -> Vec<String> { site.keys().filter(|path| !path.contains('/')).cloned().collect() };
    assert_eq!(
        in_root(&plain),
        [".nojekyll", "404.html", "_headers", "embed.js", "index.html", "robots.txt", "sw-off.js", "sw.js"]
    );
    assert!(plain[".nojekyll"].is_empty());
    assert_eq!(page(&plain, "robots.txt"), "User-agent: *\nAllow: /\n");
    let expect = format!("User-agent: *\nAllow: /\n\nSitemap: {ADDRESS}sitemap.xml\n");
    assert_eq!(page(with_address(), "robots.txt"), expect);
}

/// The headers that the file promises for a path: every rule whose path fits adds its own.
fn headers<'a>(file: &'a str, path: &str) -> Vec<(&'a str, &'a str)> {
    let rules = file.split("\n\n").filter_map(|rule| rule.trim_start_matches("#").split_once("\n  "));
    let fits = |rule: &str| rule.strip_suffix('*').map_or(path == rule, |start| path.starts_with(start));
    let fitting = rules.filter(|(rule, _)| fits(rule.trim()));
    fitting.flat_map(|(_, lines)| lines.split('\n').filter_map(|line| line.trim().split_once(": "))).collect()
}

#[test]
fn every_path_has_each_header_once() {
    let site = site();
    let file = page(&site, "_headers");
    let is_asked = |path: &&String| !["404.html", "_headers", ".nojekyll"].contains(&path.as_str());
    for path in site.keys().filter(is_asked) {
        let path = format!("/{}", path.strip_suffix("index.html").unwrap_or(path));
        let found = headers(&file, &path);
        let value = |name: &str| {
            let values: Vec<&str> = found.iter().filter(|(known, _)| *known == name).map(|(_, value)| *value).collect();
            assert_eq!(values.len(), 1, "{path}: {name}: {found:?}");
            values[0]
        };
        let is_kept = path.starts_with("/v/");
        assert_eq!(value("Cache-Control"), if is_kept { hosting::KEPT } else { hosting::ASKED }, "{path}");
        let frames = if path.starts_with("/embed/") { policy::FRAMED } else { policy::UNFRAMED };
        assert_eq!(value("Content-Security-Policy"), frames, "{path}");
        assert_eq!([value("X-Content-Type-Options"), value("Referrer-Policy")], hosting::EVERYWHERE.map(|(_, v)| v));
    }
    // An address without a page has no rule of its own.
    assert_eq!(headers(&file, "/lasca"), hosting::EVERYWHERE);
}

/// What stands between two tags.
fn between<'a>(html: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = html.split_once(start).expect("it begins");
    rest.split_once(end).expect("it ends").0
}

#[test]
fn the_page_for_nothing_stands_alone() {
    let site = site();
    let html = page(&site, hosting::NOT_FOUND);
    for absent in [" src=", "<link", "<img", " style="] {
        assert!(!html.contains(absent), "{absent}");
    }
    assert_eq!((html.matches("<script").count(), html.matches("<style").count()), (1, 1));
    assert!(html.contains("<meta name=\"robots\" content=\"noindex\">"));
    // Its policy allows its script and its style.
    let [script, style] = [("<script>", "</script>"), ("<style>", "</style>")].map(|(a, b)| between(&html, a, b));
    let own = between(&html, "http-equiv=\"Content-Security-Policy\" content=\"", "\"");
    assert_eq!(own, policy::of_inline(script, style));
}

#[test]
fn the_page_for_nothing_leads_to_every_game_in_every_language() {
    let site = with_address();
    let html = page(site, hosting::NOT_FOUND);
    assert_eq!(values(&html, "data-root"), ["/games/"]);
    let sections: Vec<&str> = html.split("<section").skip(1).collect();
    assert_eq!(sections.len(), 3);
    for (section, tag) in sections.iter().zip(["en", "ar", "en-XA"]) {
        assert_eq!(values(section, "lang"), [tag]);
        assert_eq!(values(section, "dir"), [if tag == "ar" { "rtl" } else { "ltr" }]);
        assert_eq!(values(section, "data-game"), Portal::ids());
        for href in values(section, "href") {
            let path = href.strip_prefix("/games/").expect("it is on this site");
            assert!(path.is_empty() || site.contains_key(&format!("{path}index.html")), "{href}");
        }
        assert!(section.contains(&format!("\"/games/{tag}/laska/\"")));
        assert!(section.contains("page-missing-why") || tag == "en-XA");
    }
    // All names, once.
    assert_eq!(values(&html, "data-names").len(), Portal::ids().len());
    // Where nothing is known, it is one folder up.
    let plain =
        page(&composed(&output(), sources(), Languages::Real).expect("everything is there"), hosting::NOT_FOUND);
    assert_eq!(values(&plain, "data-root"), Vec::<&str>::new());
    assert!(values(&plain, "href").iter().all(|href| *href == "../"));
}

/// Both scripts find games by their names, and letters are alike to both: the function for that stands in them.
#[test]
fn the_page_for_nothing_reads_names_as_the_finder_does() {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/scripts/portal");
    for name in ["not_found.js", "finder.js"] {
        let text = std::fs::read_to_string(scripts.join(name)).expect("it is part of the app");
        assert!(text.contains("import { plain } from \"./plain.js\";"), "{name}");
        let made = crate::files::shorten::with_plain(&text);
        assert!(made.contains("const plain = (text) =>") && !made.contains("import"), "{name}: {made}");
    }
}

#[test]
fn the_path_of_an_address_begins_behind_its_host() {
    for (address, path) in [
        ("https://example.org", "/"),
        ("http://example.org:8080/", "/"),
        ("https://example.org/games", "/games/"),
        ("https://example.org/a/b/", "/a/b/"),
    ] {
        assert_eq!(address.parse::<Address>().expect("it is one").path(), path);
    }
}
