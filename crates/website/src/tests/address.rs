//! What of a site depends on its address.

use resvg::usvg::roxmltree::Document;
use serde_json::{Value, json};

use super::*;

const ADDRESS: &str = "https://example.org/games/";

/// A card for one game, which is not the one on the first pages.
fn cards() -> Cards {
    let card = Card { position: "d2W d4W f2B f4B w".to_owned(), author: Some("A </script> & B".to_owned()) };
    [("laska".to_owned(), card)].into()
}

/// The site with its pseudo-language, in a style that has all that pictures need.
fn made(address: Option<&str>, cards: &Cards) -> Files {
    let styles = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/styles");
    let sheets = ["tokens", "pieces", "background"].map(|name| styles.join(name).with_extension("css"));
    let mut trunk = trunk();
    let style = sheets.map(|path| std::fs::read(path).expect("it is part of the app")).concat();
    trunk.insert("shared/a.css".to_owned(), style);
    let address = address.map(|text| text.parse().expect("it is one"));
    let edition = Edition { program: None, reload: "", address: address.as_ref(), cards };
    make(&trunk, sources(), &home(), Languages::WithPseudo, &edition).expect("everything is there")
}

/// The paths of all pages that search engines may list.
fn listed(site: &Files) -> Vec<(String, String)> {
    let folder = |path: &str| path.strip_suffix("index.html").expect("it is a page").to_owned();
    let listed = pages(site).into_iter().filter(|(_, html)| !html.contains("content=\"noindex\""));
    let listed: Vec<(String, String)> = listed.map(|(path, html)| (folder(path), html)).collect();
    let n_games = Portal::ids().len();
    assert_eq!(listed.len(), 1 + 2 * (1 + n_games));
    listed
}

/// The contents of the meta elements with a property.
fn properties<'a>(html: &'a str, property: &str) -> Vec<&'a str> {
    let start = format!("<meta property=\"{property}\" content=\"");
    html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The links of a kind: their `hreflang` and address.
fn links<'a>(html: &'a str, rel: &str) -> Vec<(&'a str, &'a str)> {
    let start = format!("<link rel=\"{rel}\"");
    let tags = html.split(start.as_str()).skip(1).filter_map(|rest| rest.split('>').next());
    tags.map(|tag| (values(tag, "hreflang").first().copied().unwrap_or_default(), values(tag, "href")[0])).collect()
}

/// The page's data for search engines.
fn data(html: &str) -> Value {
    let (_, rest) = html.split_once("<script type=\"application/ld+json\">").expect("it has a data block");
    serde_json::from_str(rest.split("</script>").next().unwrap_or_default()).expect("it is JSON")
}

#[test]
fn without_an_address_nothing_is_absolute() {
    let site = made(None, &cards());
    assert!(!site.keys().any(|path| path == "sitemap.xml" || path.ends_with(".png")), "{:?}", site.keys());
    for (path, html) in pages(&site) {
        for absent in ["rel=\"canonical\"", "og:url", "og:image", "twitter:card", "\"url\":", "\"image\":"] {
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
    let site = made(Some(ADDRESS), &Cards::new());
    for (folder, html) in listed(&site) {
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
    for (path, html) in pages(&site).into_iter().filter(|(_, html)| html.contains("content=\"noindex\"")) {
        for absent in ["rel=\"canonical\"", "rel=\"alternate\"", "og:", "ld+json"] {
            assert!(!html.contains(absent), "{path}: {absent}");
        }
    }
}

#[test]
fn a_game_with_a_card_has_a_preview() {
    let site = made(Some(ADDRESS), &cards());
    let previews: Vec<&String> = site.keys().filter(|path| path.ends_with(".png")).collect();
    let [preview] = previews.as_slice() else { panic!("{previews:?}") };
    assert!(preview.starts_with("v/") && preview.ends_with("/preview/laska.png"), "{preview}");
    for (folder, html) in listed(&site) {
        let images = properties(&html, "og:image");
        if folder.ends_with("/laska/") {
            assert_eq!(images, [format!("{ADDRESS}{preview}")], "{folder}");
            let size = ["og:image:width", "og:image:height"].map(|name| properties(&html, name));
            assert_eq!(size, [["1200"], ["630"]]);
            assert_eq!(properties(&html, "og:image:alt"), properties(&html, "og:title"));
            assert!(html.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
            assert_eq!(data(&html)["image"], json!(images[0]));
        } else {
            assert_eq!(images, Vec::<&str>::new(), "{folder}");
            assert!(!html.contains("twitter:card"), "{folder}");
        }
    }
}

#[test]
fn a_card_that_cannot_be_drawn_is_refused() {
    let address = ADDRESS.parse().expect("it is one");
    let refused = |cards: &Cards| {
        let edition = Edition { program: None, reload: "", address: Some(&address), cards };
        make(&trunk(), sources(), &home(), Languages::Real, &edition).map(drop).expect_err("it cannot be drawn")
    };
    let card = Card { position: "9/9".to_owned(), author: None };
    let error = refused(&[("laska".to_owned(), card)].into());
    assert!(matches!(error, SiteError::Table(_)) && error.to_string().contains("`9/9`"), "{error}");
    // The style sheets of these tests have no colours.
    let error = refused(&cards());
    assert!(matches!(&error, SiteError::Preview { id, .. } if id == "laska"), "{error}");
    assert!(error.to_string().contains("`--paper` has no value"), "{error}");
}

#[test]
fn the_sitemap_has_the_listed_pages_and_their_versions() {
    let site = made(Some(ADDRESS), &Cards::new());
    let sitemap = page(&site, "sitemap.xml");
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
    let listed = listed(&site);
    let expect = listed.iter().map(|(folder, html)| (format!("{ADDRESS}{folder}"), links(html, "alternate")));
    let mut expect: Vec<_> = expect.collect();
    expect.sort();
    assert_eq!(urls, expect);
}

#[test]
fn pages_of_games_say_what_game_it_is() {
    let site = made(Some(ADDRESS), &cards());
    let laska = data(&page(&site, "ar/laska/index.html"));
    let image = laska["image"].clone();
    let expect = json!({
        "@context": "https://schema.org",
        "@type": "Game",
        "name": "<laska>",
        "description": "\"ar\" & <laska-page-description>",
        "inLanguage": "ar",
        "numberOfPlayers": { "@type": "QuantitativeValue", "minValue": 2, "maxValue": 2 },
        "author": { "@type": "Person", "name": "A </script> & B" },
        "url": format!("{ADDRESS}ar/laska/"),
        "image": image,
    });
    assert_eq!(laska, expect);
    // Nothing but what is known.
    let chess = data(&page(&site, "en/chess/index.html"));
    assert_eq!(chess["url"], json!(format!("{ADDRESS}en/chess/")));
    assert!(["author", "image"].iter().all(|key| chess.get(key).is_none()), "{chess}");
}

#[test]
fn home_pages_list_all_games() {
    for address in [Some(ADDRESS), None] {
        let site = made(address, &Cards::new());
        for (path, tag) in [("index.html", "en"), ("ar/index.html", "ar")] {
            let list = data(&page(&site, path));
            assert_eq!((&list["@type"], &list["@context"]), (&json!("ItemList"), &json!("https://schema.org")));
            let items = list["itemListElement"].as_array().expect("it is a list");
            assert_eq!(list["numberOfItems"], json!(items.len()));
            for (idx, (item, id)) in items.iter().zip(Portal::ids()).enumerate() {
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
