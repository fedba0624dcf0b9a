//! Each folder of games is a part of the program: pages fetch no other, and a saved game opens on a page that can play it.

use std::collections::BTreeSet;

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, addresses, covering, tier};
use play::{Entry, GameUid, Player, Record};
use rules::games::{FOLDERS, Folder};
use serde_json::json;

use crate::game::shelf;
use crate::site::addresses::game_of;

/// The modules that the page has fetched at its start: `program` for the main part, and the folder of the games.
const FETCHED: &str = "
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/'));
    const modules = paths.filter(path => ['app_bg.wasm', 'games.wasm'].includes(path.at(-1)));
    return modules.map(path => (path.at(-1) === 'app_bg.wasm' ? 'program' : path.at(-2)));
";

/// Each folder with another one; none if there is only one folder. In a quick run only the first pair.
fn pairs() -> impl Iterator<Item = (&'static Folder, &'static Folder)> {
    let pairs = FOLDERS.iter().zip(FOLDERS.iter().cycle().skip(1));
    pairs.filter(|(folder, other)| folder.name != other.name).take(tier::pick(1, 1_000) as usize)
}

/// Pages that cover each program and each folder of the site; in a full run all pages.
fn pages() -> Vec<String> {
    let all = addresses();
    let program = |id: &str| FOLDERS.iter().find(|folder| folder.games.iter().any(|info| info.id == id));
    let parts = |address: &String| {
        let folders: Vec<String> = address.split('/').map(str::to_owned).collect();
        let of_game = folders.get(1).and_then(|id| program(id)).map(|folder| format!("the program of {}", folder.name));
        [folders[0].clone()].into_iter().chain(of_game).collect::<Vec<_>>()
    };
    if tier::is_full() { all } else { covering(all, parts) }
}

async fn open(page: &Page, path: &str) -> Result<(), Failure> {
    page.open_afresh(path).await?;
    page.idle().await
}

/// Waits until the page has this address below the site's root.
async fn comes_to(page: &Page, address: &str) -> Result<(), Failure> {
    page.until("return location.href.endsWith(arguments[0])", vec![json!(format!("/{address}"))]).await.map(drop)
}

/// Waits until the page shows this warning.
async fn warns(page: &Page, words: &str) -> Result<(), Failure> {
    let script = "return document.querySelector('.warning')?.textContent.includes(arguments[0])";
    page.until(script, vec![json!(words)]).await.map(drop)
}

/// The folders whose games the page has fetched. The main part of the program comes with the first of them.
async fn fetched(page: &Page) -> Result<BTreeSet<String>, Failure> {
    let fetched = page.ask(FETCHED).await?;
    let modules: Vec<&str> = fetched.as_array().into_iter().flatten().filter_map(|folder| folder.as_str()).collect();
    let all: BTreeSet<String> = modules.iter().map(|folder| (*folder).to_owned()).collect();
    assert_eq!(modules.len(), all.len(), "each once: {modules:?}");
    let folders: BTreeSet<String> = all.iter().filter(|name| *name != "program").cloned().collect();
    assert_eq!(folders.is_empty(), all.is_empty(), "{modules:?}");
    Ok(folders)
}

/// Opens the list of saved games, which has this many, and returns the text for each.
async fn kept(page: &Page, n_games: usize) -> Result<Vec<String>, Failure> {
    page.press(Hand::Tap, "My games").await?;
    page.until("return document.querySelectorAll('.games .open').length === arguments[0]", vec![json!(n_games)])
        .await?;
    page.texts(".games .entry").await
}

#[test]
fn a_page_fetches_the_program_of_its_own_game() {
    BrowserSession::new(360, 640).run(async |page| {
        for address in pages() {
            open(&page, &address).await?;
            if game_of(&address).is_none() {
                assert_eq!(fetched(&page).await?, BTreeSet::new(), "{address} runs no program");
                continue;
            }
            let said =
                page.ask("const { game, program } = document.documentElement.dataset; return [game, program]").await?;
            let is_it = |folder: &&Folder| folder.games.iter().any(|info| said[0] == info.id);
            let folder = FOLDERS.iter().find(is_it).expect("every page is of a game");
            assert_eq!(said[1], folder.name, "{address}");
            assert_eq!(fetched(&page).await?, [folder.name.to_owned()].into(), "{address}");
        }
        Ok(())
    });
}

#[test]
fn a_kept_game_of_another_folder_is_opened_on_its_own_page() {
    BrowserSession::new(360, 640).run(async |page| {
        for (nth, (folder, other)) in pairs().enumerate() {
            let (id, other_id) = (folder.games[0].id, other.games[0].id);
            open(&page, &format!("en/{id}/")).await?;
            page.start(Hand::Tap, NewGame::without_computer(id)).await?;
            page.idle_at(0).await?;
            Model::new(id, 61).play_on(&page, Hand::Tap, 3).await?;
            let (moves, name) = (page.moves().await?, page.text(".game-header h2").await?);
            let hash = page.ask("return location.hash").await?;
            let hash = hash.as_str().unwrap_or_default();

            // Its page resumes no game of another program.
            open(&page, &format!("en/{other_id}/?nodes=50")).await?;
            assert_ne!(page.ask("return location.hash").await?, hash);
            page.mark().await?;
            let listed = kept(&page, nth + 1).await?;
            assert!(listed[0].starts_with(&name), "{listed:?}");
            page.tap(page.place(".games .open").await?).await?;
            comes_to(&page, &format!("en/{id}/?nodes=50{hash}")).await?;
            page.idle_at(3).await?;
            assert_eq!(page.moves().await?, moves, "{id}");
            assert!(!page.is_marked().await?);
            assert_eq!(fetched(&page).await?, [folder.name.to_owned()].into());
            page.ask("history.back()").await?;
            let is_back = "return location.pathname.endsWith(arguments[0])";
            page.until(is_back, vec![json!(format!("/en/{other_id}/"))]).await?;
            page.idle().await?;

            // A page that cannot play the requested game redirects, and the back button does not lead to it.
            for way in ["en/", "embed/"] {
                page.open_afresh(&format!("{way}{other_id}/{hash}")).await?;
                comes_to(&page, &format!("{way}{id}/{hash}")).await?;
                page.idle_at(3).await?;
                assert_eq!(page.moves().await?, moves, "{id}");
                let history = page.command("Page.getNavigationHistory", json!({})).await?.to_string();
                assert!(!history.contains(&format!("{other_id}/{hash}")), "{history}");
            }
        }
        Ok(())
    });
}

#[test]
fn only_pages_of_the_same_program_take_each_others_place() {
    const FOLLOW: &str = "
        const link = Object.assign(document.createElement('a'), { href: arguments[0], hreflang: 'ar' });
        document.body.append(link);
        link.click();
    ";
    BrowserSession::new(360, 640).run(async |page| {
        for (folder, other) in pairs() {
            for (goal, stays) in [(folder, true), (other, false)] {
                open(&page, &format!("en/{}/", folder.games[0].id)).await?;
                page.mark().await?;
                let path = format!("ar/{}/", goal.games[0].id);
                page.ask_with(FOLLOW, vec![json!(format!("../../{path}"))]).await?;
                comes_to(&page, &path).await?;
                page.is_spoken("ar").await?;
                page.idle().await?;
                assert_eq!(page.is_marked().await?, stays, "{} to {}", folder.name, goal.name);
            }
        }
        Ok(())
    });
}

#[test]
fn a_damaged_game_of_another_folder_is_told_of_on_its_own_page() {
    BrowserSession::new(360, 640).run(async |page| {
        for (nth, (folder, other)) in pairs().enumerate() {
            let (id, other_id) = (folder.games[0].id, other.games[0].id);
            let human = || Player::Human { name: String::new() };
            let mut record = Record::new(id, folder.games[0].version, vec![human(), human()]);
            record.uid = GameUid(0xbad_0000 + u64::try_from(nth).expect("there are not so many"));
            record.entries.push(Entry::Step("scrap".to_owned()));
            shelf::put(&page, &record).await?;
            page.open_afresh(&format!("en/{other_id}/#{}", record.uid)).await?;
            comes_to(&page, &format!("en/{id}/#{}", record.uid)).await?;
            warns(&page, "could not be opened").await?;
            page.idle_at(0).await?;
        }
        Ok(())
    });
}

#[test]
fn a_game_that_no_page_can_play_stays_in_the_list() {
    BrowserSession::new(360, 640).run(async |page| {
        let human = || Player::Human { name: String::new() };
        let mut record = Record::new("halma", 1, vec![human(), human()]);
        record.uid = GameUid(0xa1a);
        record.entries.push(Entry::Step("a1-b2".to_owned()));
        shelf::put(&page, &record).await?;
        open(&page, "en/laska/").await?;
        assert_eq!(page.count(".warning").await?, 0, "it is not taken up");
        let listed = kept(&page, 1).await?;
        assert!(listed[0].starts_with("halma"), "{listed:?}");
        page.tap(page.place(".games .open").await?).await?;
        warns(&page, "could not be opened").await?;
        page.mark().await?;
        assert_eq!(kept(&page, 1).await?, listed);
        assert!(page.is_marked().await?);
        Ok(())
    });
}
