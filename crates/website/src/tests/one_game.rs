//! A site of one folder of games.

use super::*;

fn site_of(folders: &[&str], is_drawn: bool) -> Result<Files, SiteError> {
    let folders: Vec<String> = folders.iter().map(|name| (*name).to_owned()).collect();
    let address: Address = address::ADDRESS.parse().expect("it is one");
    let texts = texts_of(sources());
    let edition = Edition { reload: "", address: Some(&address), is_drawn, folders: &folders };
    make(&offline::drawable(), texts, Languages::Real, &edition)
}

/// The ids of the games of a folder.
fn games_of(name: &str) -> Vec<&'static str> {
    let folder = FOLDERS.iter().find(|folder| folder.name == name).expect("there is such a folder");
    folder.games.iter().map(|info| info.id).collect()
}

#[test]
fn it_has_the_pages_and_files_of_these_games_alone() {
    let site = site_of(&["laska"], false).expect("everything is there");
    let games = games_of("laska");
    for tag in ["en", "ar"] {
        let home = page(&site, &format!("{tag}/index.html"));
        assert_eq!(values(&home, "data-game"), games, "{tag}");
        // There is nothing to look for.
        assert!(!home.contains("class=\"finder\"") && !home.contains("finder.js"), "{tag}");
        for id in &games {
            assert!(site.contains_key(&format!("{tag}/{id}/index.html")), "{tag}/{id}");
        }
    }
    let others: Vec<&str> = Portal::ids().into_iter().filter(|id| !games.contains(id)).collect();
    for path in site.keys() {
        let is_other =
            |part: &str| others.contains(&part) || FOLDERS.iter().any(|of| of.name == part && part != "laska");
        assert!(!path.split('/').any(is_other), "{path}");
    }
    for path in ["404.html", "sitemap.xml", "embed.js", "sw.js"] {
        let text = page(&site, path);
        assert!(
            !others.iter().any(|id| text.contains(&format!("/{id}/")) || text.contains(&format!("\"{id}\""))),
            "{path}"
        );
    }
    let oembed = |id: &&str| site.contains_key(&format!("embed/{id}/oembed.json"));
    assert!(games.iter().all(oembed));
    for file in
        ["app_bg.wasm", "play.wasm", "rest.wasm", "late.wasm", "laska/games.wasm", "laska/play.wasm", "laska/late.wasm"]
    {
        assert!(site.keys().any(|path| asset_of(path) == Some(file)), "{file}");
    }
    // What shows boards of all its games has the style of no others.
    let [own, all] = ["laska/style.css", "portal/boards.css"].map(|asset| page(&site, &file(&site, asset)));
    assert!(own == all && own.contains(".laska-"), "{all}");
}

/// Embedded from the whole site, a game costs no more than from a site of its own.
#[test]
fn its_part_is_the_one_of_the_whole_site() {
    let program = |site: &Files| -> Files {
        let below = |path: &str| asset_of(path)?.strip_prefix("laska/").map(str::to_owned);
        site.iter().filter_map(|(path, bytes)| Some((below(path)?, bytes.clone()))).collect()
    };
    let [one, all] =
        [&["laska"][..], &[]].map(|folders| program(&site_of(folders, false).expect("everything is there")));
    assert!(one.contains_key("games.wasm") && one == all);
}

#[test]
fn every_address_on_it_leads_to_a_file_of_it() {
    let site = site_of(&["ludo", "laska"], false).expect("everything is there");
    for (path, html) in pages(&site) {
        let all = [values(&html, "href"), values(&html, "src")].concat();
        let relative = all.into_iter().filter(|address| !address.contains("://") && !address.starts_with('#'));
        for address in relative.filter_map(|address| address.split(['#', '?']).next()) {
            assert!(site.contains_key(&resolve(path, address)), "{path}: {address}");
        }
    }
}

#[test]
fn a_folder_that_is_none_is_named() {
    assert_eq!(site_of(&["laska", "poker"], false), Err(SiteError::NoFolder("poker".to_owned())));
}

#[test]
fn an_installed_app_of_one_game_is_shown_in_every_form() {
    let site = site_of(&["chess"], true).expect("everything is there");
    let manifest: serde_json::Value = serde_json::from_slice(&site["en/manifest.webmanifest"]).expect("it is JSON");
    let screenshots = manifest["screenshots"].as_array().expect("there are some");
    assert_eq!(screenshots.len(), preview::SCREENSHOTS.len());
    for image in screenshots {
        let path = resolve("en/manifest.webmanifest", image["src"].as_str().expect("it has an address"));
        assert!(site.contains_key(&path), "{path}");
    }
}
