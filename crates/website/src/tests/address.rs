//! What of a site depends on its address.

use resvg::usvg::roxmltree::Document;
use serde_json::{Value, json};

use super::*;

pub(super) const ADDRESS: &str = "https://example.org/games/";

/// The texts of the site. The author of Laska has a name that has to be escaped.
fn texts() -> Texts {
    let mut facts = facts();
    let laska = facts.iter_mut().find(|file| file.path.ends_with("laska.txt")).expect("it has facts");
    laska.text = laska.text.replace("author Emanuel Lasker", "author A </script> & B");
    Texts { facts, ..texts_of(sources()) }
}

/// The site with an address. Drawing its previews takes a while.
pub(super) fn with_address() -> &'static Files {
    static MADE: LazyLock<Files> = LazyLock::new(|| made(Some(ADDRESS)));
    &MADE
}

/// The site with its pseudo-language, in a style that has all that pictures need.
fn made(address: Option<&str>) -> Files {
    let address = address.map(|text| text.parse().expect("it is one"));
    let edition = Edition { reload: "", address: address.as_ref(), is_drawn: false, folders: &[] };
    make(&styled(), texts(), Languages::WithPseudo, &edition).expect("everything is there")
}

/// The paths of all pages that search engines may list.
fn listed(site: &Files) -> Vec<(String, String)> {
    let folder = |path: &str| path.strip_suffix("index.html").expect("it is a page").to_owned();
    let listed = pages(site).into_iter().filter(|(_, html)| !html.contains("content=\"noindex\""));
    let listed: Vec<(String, String)> = listed.map(|(path, html)| (folder(path), html)).collect();
    let n_games = Portal::ids().len();
    assert_eq!(listed.len(), 1 + 2 * (3 + 3 * n_games));
    listed
}

/// The contents of the meta elements with a property.
fn properties<'a>(html: &'a str, property: &str) -> Vec<&'a str> {
    let start = format!("<meta property=\"{property}\" content=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The links of a kind to pages: their `hreflang` and address.
fn links<'a>(html: &'a str, rel: &str) -> Vec<(&'a str, &'a str)> {
    let start = format!("<link rel=\"{rel}\"");
    let tags = html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('>').next());
    let tags = tags.filter(|tag| !tag.contains("oembed"));
    tags.map(|tag| (values(tag, "hreflang").first().copied().unwrap_or_default(), values(tag, "href")[0])).collect()
}

/// The page's data for search engines.
fn data(html: &str) -> Value {
    let (_, rest) = html.split_once("<script type=\"application/ld+json\">").expect("it has a data block");
    serde_json::from_str(rest.split("</script>").next().unwrap_or_default()).expect("it is JSON")
}

#[test]
fn without_an_address_nothing_is_absolute() {
    let site = made(None);
    assert!(
        !site.keys().any(|path| path == "sitemap.xml" || path.ends_with(".png") || path.ends_with("oembed.json")),
        "{:?}",
        site.keys()
    );
    for (path, html) in pages(&site) {
        for absent in ["rel=\"canonical\"", "og:url", "og:image", "twitter:card", "oembed", "\"url\":", "\"image\":"] {
            assert!(!html.contains(absent), "{path}: {absent}");
        }
        assert!(links(&html, "alternate").iter().all(|(_, href)| href.starts_with('.')), "{path}");
    }
    // They do not need one.
    for (path, html) in listed(&site) {
        for present in ["og:title", "og:description", "og:type", "og:locale"] {
            assert_eq!(properties(&html, present).len(), 1, "{path}: {present}");
        }
    }
}

#[test]
fn listed_pages_name_their_address_and_those_of_their_versions() {
    let site = with_address();
    for (folder, html) in listed(site) {
        let own = format!("{ADDRESS}{folder}");
        assert_eq!(links(&html, "canonical"), [("", own.as_str())], "{folder}");
        assert!(html.contains("data-part=\"canonical\""), "it follows the language of the page");
        assert_eq!(properties(&html, "og:url"), [own], "{folder}");
        let rest = folder.split_once('/').map_or("", |(_, rest)| rest);
        let [en, ar] = ["en", "ar"].map(|tag| format!("{ADDRESS}{tag}/{rest}"));
        let default = if rest.is_empty() { ADDRESS.to_owned() } else { en.clone() };
        let expect = [("en", en.as_str()), ("ar", ar.as_str()), ("x-default", default.as_str())];
        assert_eq!(links(&html, "alternate"), expect, "{folder}");
        assert_eq!(properties(&html, "og:locale"), [values(&html, "lang")[0]], "{folder}");
    }
    for (path, html) in pages(site).into_iter().filter(|(_, html)| html.contains("content=\"noindex\"")) {
        for absent in ["rel=\"canonical\"", "rel=\"alternate\"", "og:", "ld+json"] {
            assert!(!html.contains(absent), "{path}: {absent}");
        }
    }
}

#[test]
fn every_game_has_a_preview() {
    let site = with_address();
    let previews = site.keys().filter(|path| path.ends_with(".png")).count();
    assert_eq!(previews, Portal::ids().len());
    for (folder, html) in listed(site) {
        let images = properties(&html, "og:image");
        let game = Portal::ids().into_iter().find(|id| folder.split('/').any(|part| part == *id));
        let Some(game) = game else {
            assert_eq!(images, Vec::<&str>::new(), "{folder}");
            assert!(!html.contains("twitter:card"), "{folder}");
            continue;
        };
        let [image] = images.as_slice() else { panic!("{folder}: {images:?}") };
        let preview = image.strip_prefix(ADDRESS).expect("it is on this site");
        assert!(preview.ends_with(&format!("/preview/{game}.png")) && site.contains_key(preview), "{folder}: {image}");
        let size = ["og:image:width", "og:image:height"].map(|name| properties(&html, name));
        assert_eq!(size, [["1200"], ["630"]]);
        assert_eq!(properties(&html, "og:image:alt"), properties(&html, "og:title"));
        assert!(html.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
        assert_eq!(data(&html)["image"], json!(image));
    }
}

#[test]
fn a_preview_that_cannot_be_drawn_is_refused() {
    let address = ADDRESS.parse().expect("it is one");
    let edition = Edition { reload: "", address: Some(&address), is_drawn: false, folders: &[] };
    // The style sheets of these tests have no colours.
    let error = make(&output(), texts(), Languages::Real, &edition).map(drop).expect_err("it cannot be drawn");
    assert!(matches!(&error, SiteError::Preview { .. }), "{error}");
    assert!(error.to_string().contains("`--paper` has no value"), "{error}");
}

#[test]
fn the_sitemap_has_the_listed_pages_and_their_versions() {
    let site = with_address();
    let sitemap = page(site, "sitemap.xml");
    let document = Document::parse(&sitemap).expect("it is well formed");
    let root = document.root_element();
    assert_eq!(root.tag_name().namespace(), Some("http://www.sitemaps.org/schemas/sitemap/0.9"));
    let mut urls: Vec<(String, Vec<(&str, &str)>)> = Vec::new();
    for url in root.children().filter(|node| node.is_element()) {
        assert!(url.has_tag_name("url"));
        let texts = url.children().filter(|node| node.has_tag_name("loc")).filter_map(|node| node.text());
        let links = url.children().filter(|node| node.has_tag_name(("http://www.w3.org/1999/xhtml", "link")));
        let links = links.inspect(|link| assert_eq!(link.attribute("rel"), Some("alternate")));
        let links = links.filter_map(|link| Some((link.attribute("hreflang")?, link.attribute("href")?)));
        urls.push((texts.collect(), links.collect()));
    }
    urls.sort();
    let listed = listed(site);
    let expect = listed.iter().map(|(folder, html)| (format!("{ADDRESS}{folder}"), links(html, "alternate")));
    let mut expect: Vec<_> = expect.collect();
    expect.sort();
    assert_eq!(urls, expect);
}

#[test]
fn pages_of_games_say_what_game_it_is() {
    let site = with_address();
    let laska = data(&page(site, "ar/laska/index.html"));
    let image = laska["image"].clone();
    let expect = json!({
        "@context": "https://schema.org",
        "@type": "Game",
        "name": "<laska>",
        "description": "\"ar\" & <laska-page-description>",
        "inLanguage": "ar",
        "numberOfPlayers": { "@type": "QuantitativeValue", "minValue": 2, "maxValue": 2 },
        "datePublished": "1911",
        "author": { "@type": "Person", "name": "A </script> & B" },
        "url": format!("{ADDRESS}ar/laska/"),
        "image": image,
    });
    assert_eq!(laska, expect);
    // Nothing but what is known.
    let chess = data(&page(site, "en/chess/index.html"));
    assert_eq!(chess["url"], json!(format!("{ADDRESS}en/chess/")));
    assert!(["author", "datePublished"].iter().all(|key| chess.get(key).is_none()), "{chess}");
}

#[test]
fn home_pages_list_all_games() {
    for (address, site) in [(Some(ADDRESS), with_address()), (None, &made(None))] {
        for (path, tag) in [("index.html", "en"), ("ar/index.html", "ar")] {
            let html = page(site, path);
            let list = data(&html);
            assert_eq!((&list["@type"], &list["@context"]), (&json!("ItemList"), &json!("https://schema.org")));
            let items = list["itemListElement"].as_array().expect("it is a list");
            assert_eq!(list["numberOfItems"], json!(items.len()));
            // In the order of the page.
            for (idx, (item, id)) in items.iter().zip(values(&html, "data-game")).enumerate() {
                let mut expect = json!({ "@type": "ListItem", "position": idx + 1, "name": format!("<{id}>") });
                if let Some(address) = address {
                    expect["url"] = json!(format!("{address}{tag}/{id}/"));
                }
                assert_eq!(*item, expect);
            }
            assert_eq!(items.len(), Portal::ids().len());
        }
    }
}
