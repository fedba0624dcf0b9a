//! Every page stands alone: it can be opened, shared and reloaded, in any folder of a host.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, addresses, site, tier};
use rules::games::FOLDERS;
use serde_json::json;

/// The game on that page; `None` on a page without a table.
pub(crate) fn game_of(address: &str) -> Option<&'static str> {
    let mut games = FOLDERS.iter().flat_map(|folder| folder.games).map(|info| info.id);
    let folder = address.trim_end_matches('/').rsplit('/').next();
    games.find(|id| folder == Some(id))
}

/// Checks the page's language and direction, and that there is its board; returns its title.
pub(super) async fn check_page(page: &Page, address: &str) -> Result<String, Failure> {
    let said = page.ask("const { lang, dir } = document.documentElement; return [lang, dir, document.title]").await?;
    let lang = said[0].as_str().unwrap_or_default();
    let expect = address.split('/').next().filter(|first| !first.is_empty() && *first != "embed").unwrap_or("en");
    assert_eq!(lang, expect, "{address}");
    assert_eq!(said[1], if lang == "ar" { "rtl" } else { "ltr" }, "{address}");
    let n_squares = game_of(address).map_or(0, |game| Model::new(game, 0).board().0.len());
    assert_eq!(page.count("[role=gridcell]").await?, n_squares, "{address}");
    // The board is never mirrored.
    let ways =
        page.ask("return [...document.querySelectorAll('[role=grid]')].map(grid => getComputedStyle(grid).direction)");
    assert!(ways.await?.as_array().is_some_and(|ways| ways.iter().all(|way| way == "ltr")), "{address}");
    Ok(said[2].as_str().unwrap_or_default().to_owned())
}

#[test]
fn every_address_can_be_opened_and_loaded_again() {
    BrowserSession::new(360, 640).under("/some/games/").run(async |page| {
        // In a quick run every page is opened once, in `pages`; here only one of each kind also in a folder and with a
        // reload.
        let few = ["", "ar/", "en/about/", "en-XA/laska/", "embed/laska/"].map(str::to_owned);
        let all = if tier::is_full() { addresses() } else { few.to_vec() };
        let of_every_game = FOLDERS
            .iter()
            .flat_map(|folder| folder.games)
            .flat_map(|info| ["en", "ar", "en-XA", "embed"].map(|folder| format!("{folder}/{}/", info.id)));
        for known in ["", "en/", "ar/"].map(str::to_owned).into_iter().chain(of_every_game) {
            assert!(addresses().contains(&known), "{known} is not in {:?}", addresses());
        }
        // By language: two that are alike may call a page alike.
        let mut titles = BTreeSet::new();
        for address in &all {
            page.open(address).await?;
            page.idle().await?;
            let title = check_page(&page, address).await?;
            assert!(!title.is_empty(), "{address}");
            titles.insert((address.split('/').next().map(str::to_owned), title));
            page.reload().await?;
            page.idle().await?;
        }
        assert_eq!(titles.len(), all.len(), "{titles:?}");
        Ok(())
    });
}

#[test]
fn nothing_tells_where_the_site_was_built() {
    fn check(folder: &Path, secrets: &[String]) {
        for entry in fs::read_dir(folder).expect("the site was built").flatten() {
            let path = entry.path();
            if path.is_dir() {
                check(&path, secrets);
                continue;
            }
            let bytes = fs::read(&path).expect("the site can be read");
            for secret in secrets {
                let tells = bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
                assert!(!tells, "{} has {secret} in it", path.display());
            }
        }
    }
    let home = env::home_dir().map(|home| home.join(".cargo"));
    let root = site().ancestors().nth(2).map(Path::to_owned);
    let secrets: Vec<String> = [home, root].into_iter().flatten().map(|path| path.display().to_string()).collect();
    assert_eq!(secrets.len(), 2);
    check(&site(), &secrets);
}

/// The link targets of a page.
const LINKS: &str = "return [...document.querySelectorAll('a[href]')].map(a => a.href.split('#')[0])";

/// The links of a page to other pages, relative to the site's root.
pub(super) async fn links(page: &Page) -> Result<Vec<String>, Failure> {
    let root = page.ask("return new URL(document.documentElement.dataset.root, location.href).href").await?;
    let root = root.as_str().unwrap_or_default();
    let links = page.ask(LINKS).await?;
    let links = links.as_array().into_iter().flatten().filter_map(|link| link.as_str());
    let below = |link: &str| link.strip_prefix(root).unwrap_or_else(|| panic!("{link} leads out of {root}")).to_owned();
    // What scripts fetch is no page, and tables are asked for what is on them.
    let links = links.map(below).filter(|link| !link.starts_with("v/"));
    Ok(links.map(|link| link.split('?').next().unwrap_or_default().to_owned()).collect())
}

/// Follows all links; `pages` checks each page's links, and `files` their targets.
#[test]
#[ignore = "long run"]
fn links_lead_everywhere() {
    BrowserSession::new(360, 640).under("/some/games/").run(async |page| {
        page.open("").await?;
        let root = page.ask("return location.href").await?;
        let root = root.as_str().unwrap_or_default().to_owned();
        let mut seen = BTreeSet::from([root.clone()]);
        let mut rest = vec![root.clone()];
        while let Some(address) = rest.pop() {
            page.open(address.strip_prefix(&root).unwrap_or_default()).await?;
            for link in page.ask(LINKS).await?.as_array().into_iter().flatten().filter_map(|link| link.as_str()) {
                assert!(link.starts_with(&root), "{address} links to {link}");
                if ["v/", "embed/"].iter().any(|folder| link.starts_with(&format!("{root}{folder}"))) {
                    continue;
                }
                if seen.insert(link.to_owned()) {
                    rest.push(link.to_owned());
                }
            }
        }
        // Lessons alone link to embedded pages, each of them to many.
        let missed: Vec<String> = addresses()
            .into_iter()
            .filter(|address| !address.starts_with("embed/") && !seen.contains(&format!("{root}{address}")))
            .collect();
        assert_eq!(missed, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn the_address_of_a_game_opens_it_again() {
    BrowserSession::new(360, 640).under("/some/games/").run(async |page| {
        for address in ["ar/laska/", "en-XA/laska/", "embed/laska/"] {
            page.open("en/laska/").await?;
            page.idle().await?;
            page.start(Hand::Tap, NewGame::for_two("laska")).await?;
            page.idle_at(0).await?;
            let mut model = Model::new("laska", 5);
            model.play_on(&page, Hand::Tap, 3).await?;
            page.idle_at(model.ply()).await?;
            let hash = page.ask("return location.hash").await?;
            page.open(&format!("{address}{}", hash.as_str().unwrap_or_default())).await?;
            page.idle_at(model.ply()).await?;
            page.until("return location.hash === arguments[0]", vec![json!(hash)]).await?;
        }
        Ok(())
    });
}
