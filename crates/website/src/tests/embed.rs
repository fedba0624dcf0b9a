//! What other sites take in: the script that makes frames, and the descriptions of tables.

use serde_json::{Value, json};

use super::address::{ADDRESS, with_address};
use super::*;

/// What the script knows of the games.
fn games(script: &str) -> Value {
    let constant = script.lines().next().and_then(|line| line.strip_prefix("{const GAMES=")?.strip_suffix(';'));
    serde_json::from_str(constant.expect("the first line says it")).expect("it is JSON")
}

#[test]
fn the_script_lies_in_the_root_in_a_block_of_its_own() {
    let site = site();
    let script = page(&site, "embed.js");
    assert!(script.ends_with(";\nexport\n}\n"), "{script}");
    assert_eq!(site.keys().filter(|path| path.ends_with("/embed.js")).count(), 0);
    // It belongs to no build: pages and files stay what they are when it changes.
    let mut changed = output();
    changed.insert("shared/embed.js".to_owned(), b"other".to_vec());
    let other = composed(&changed, sources(), Languages::WithPseudo).expect("everything is there");
    let is_other = |path: &&String| other.get(*path) != site.get(*path);
    assert_eq!(site.keys().filter(is_other).collect::<Vec<_>>(), ["embed.js"]);
    assert!(other.keys().eq(site.keys()));
}

#[test]
fn the_script_knows_every_game_and_its_form() {
    let site = site();
    let games = games(&page(&site, "embed.js"));
    assert_eq!(games.as_object().map(|games| games.len()), Some(Portal::ids().len()));
    // The substitutes for messages name a game alike in all languages.
    assert_eq!(games["laska"], json!([{ "": "<laska>" }, 1.0, 0.74]));
    assert_eq!(games["backgammon"], json!([{ "": "<backgammon>" }, 1.46, 0.6]));
}

#[test]
fn the_script_names_games_in_every_language_that_names_them_otherwise() {
    let mut sources = sources();
    let arabic = sources.iter_mut().find(|source| source.tag == "ar" && source.subject() == GAMES);
    let arabic = arabic.expect("it has names");
    arabic.text = arabic.text.replace("game-laska = <laska>\n", "game-laska = L\n");
    let site = composed(&output(), sources, Languages::WithPseudo).expect("everything is there");
    let games = games(&page(&site, "embed.js"));
    assert_eq!(games["laska"][0], json!({ "": "<laska>", "ar": "L" }));
    assert_eq!(games["chess"][0], json!({ "": "<chess>" }));
}

#[test]
fn only_embedded_pages_say_how_high_they_are() {
    for (path, html) in pages(&site()) {
        assert_eq!(html.contains("host.js"), path.starts_with("embed/"), "{path}");
    }
}

/// Pages that can load no modules begin with the same ones, in a bundle.
#[test]
fn bundles_begin_with_the_modules_of_their_pages() {
    let site = site();
    let classic = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/scripts/classic");
    for (path, bundle) in
        [("embed/laska/index.html", "table.js"), ("en/laska/index.html", "table.js"), ("en/index.html", "portal.js")]
    {
        let html = page(&site, path);
        let tags = html.split("<script ").skip(1).filter(|tag| tag.starts_with("type=\"module\""));
        let modules: Vec<&str> =
            tags.filter_map(|tag| asset_of(values(tag, "src").first()?.trim_start_matches("../"))).collect();
        assert!(!modules.is_empty(), "{path}");
        let entry = std::fs::read_to_string(classic.join(bundle)).expect("it is part of the app");
        for module in modules {
            let file = module.rsplit('/').next().unwrap_or_default();
            let begins = |line: &str| line.contains("import(\"../") && line.contains(&format!("/{file}\")"));
            assert!(entry.lines().any(begins), "{bundle} does not begin with {module}");
        }
    }
}

#[test]
fn every_table_is_described_and_its_pages_lead_there() {
    let site = with_address();
    for id in Portal::ids() {
        let said: Value = serde_json::from_slice(&site[&format!("embed/{id}/oembed.json")]).expect("it is JSON");
        assert_eq!([&said["version"], &said["type"]], [&json!("1.0"), &json!("rich")]);
        assert_eq!(said["title"], json!(format!("<{id}>")));
        assert_eq!(said["provider_url"], json!(ADDRESS));
        let html = said["html"].as_str().expect("it is text");
        assert_eq!(values(html, "src"), [format!("{ADDRESS}embed/{id}/")]);
        assert_eq!(values(html, "title"), [format!("&lt;{id}&gt;")]);
        for side in ["width", "height"] {
            assert_eq!(values(html, side), [said[side].to_string()], "{id}");
        }
        let image = said["thumbnail_url"].as_str().and_then(|address| address.strip_prefix(ADDRESS));
        assert!(image.is_some_and(|path| site.contains_key(path)), "{id}: {image:?}");
    }
    for (path, html) in pages(site) {
        let tags = html.split("<link ").filter_map(|rest| rest.split('>').next());
        let tags = tags.filter(|tag| tag.contains("type=\"application/json+oembed\""));
        let found: Vec<&str> = tags.flat_map(|tag| values(tag, "href")).collect();
        let is_listed = !html.contains("content=\"noindex\"");
        let game = Portal::ids().into_iter().find(|id| is_listed && path.ends_with(&format!("/{id}/index.html")));
        let expect: Vec<String> = game.into_iter().map(|id| format!("{ADDRESS}embed/{id}/oembed.json")).collect();
        assert_eq!(found, expect, "{path}");
    }
}

#[test]
fn a_described_frame_is_as_high_as_its_game_needs() {
    let height = |id: &str| {
        let said: Value =
            serde_json::from_slice(&with_address()[&format!("embed/{id}/oembed.json")]).expect("it is JSON");
        said["height"].as_u64()
    };
    assert_eq!([height("laska"), height("backgammon")], [Some(656), Some(703)]);
}
