//! The site opened from disk by a double click, without any server.

use browser::{BrowserSession, Engine, Failure, Hand, Model, NewGame, Page, site};
use serde_json::json;

use super::engines;

/// Opens a page of the site from disk.
async fn open(page: &Page, path: &str) -> Result<(), Failure> {
    page.arrive(&format!("file://{}", site().join(path).display())).await
}

/// Waits until the page of this path is there, and usable if it has a table.
async fn arrive(page: &Page, path: &str) -> Result<(), Failure> {
    let is_there = "return location.pathname.endsWith(arguments[0]) && document.readyState === 'complete'";
    page.until(is_there, vec![json!(format!("/{path}"))]).await?;
    page.idle().await
}

/// Nothing has failed but what browsers do not load from disk, which they say.
async fn check_console(page: &Page) -> Result<(), Failure> {
    let errors = page.console_errors().await?;
    let thrown: Vec<&String> = errors.iter().filter(|error| error.contains("Uncaught")).collect();
    assert!(thrown.is_empty(), "{thrown:#?}");
    Ok(())
}

/// From the first page to a game against the computer, to another language, and back to the list of saved games, by links
/// alone.
fn visit(engine: Engine) {
    engines::session(engine).alone().run(async move |page| {
        open(&page, "index.html").await?;
        page.idle().await?;
        page.tap(page.place(".card[data-game=laska]").await?).await?;
        arrive(&page, "en/laska/index.html").await?;
        page.start(Hand::Tap, NewGame::against_computer("laska")).await?;
        page.idle_at(0).await?;
        let mut model = Model::new("laska", 1);
        let step = model.step().expect("the game has just begun");
        page.make(Hand::Tap, &step).await?;
        page.idle_past(1).await?;
        model.follow(&page).await?;
        assert!(model.ply() > 1, "{} has no answer", step.text);
        model.check(&page).await?;

        page.speak("ar").await?;
        arrive(&page, "ar/laska/index.html").await?;
        // To Firefox every file from disk is a site of its own, with games of its own.
        let keeps_games = engine != Engine::Firefox;
        if keeps_games {
            page.idle_at(model.ply()).await?;
        }
        page.tap(page.place(".masthead a").await?).await?;
        arrive(&page, "ar/index.html").await?;
        if keeps_games {
            page.until("return document.querySelectorAll('.saved li a').length === 1", Vec::new()).await?;
            page.tap(page.place(".saved li a").await?).await?;
            arrive(&page, "ar/laska/index.html").await?;
            page.idle_at(model.ply()).await?;
        }
        check_console(&page).await
    });
}

#[test]
#[ignore = "classic scripts"]
fn a_game_is_played_from_disk() {
    visit(Engine::Chromium);
}

#[test]
#[ignore = "long run, Firefox, classic scripts"]
fn a_game_is_played_from_disk_in_firefox() {
    visit(Engine::Firefox);
}

#[test]
#[ignore = "long run, WebKit, classic scripts"]
fn a_game_is_played_from_disk_in_webkit() {
    visit(Engine::WebKit);
}

#[test]
#[ignore = "classic scripts"]
fn games_are_found_from_disk() {
    BrowserSession::new(500, 800).run(async |page| {
        open(&page, "en/index.html").await?;
        page.idle().await?;
        let find = "
            const { name } = document.querySelector('.finder').elements;
            name.value = 'lanrick';
            name.dispatchEvent(new Event('input', { bubbles: true }));
            return [...document.querySelectorAll('.card')].filter(card => card.checkVisibility()).length;
        ";
        assert_eq!(page.ask(find).await?, 1);
        page.tap(page.place(".card[data-game=lanrick]").await?).await?;
        arrive(&page, "en/lanrick/index.html").await?;
        check_console(&page).await
    });
}

/// U5: the puzzle of the day has its board there too, and so have the studies and what is shown of the rules.
#[test]
#[ignore = "classic scripts"]
fn puzzles_and_studies_are_solved_from_disk() {
    BrowserSession::new(500, 800).alone().run(async |page| {
        for path in ["en/puzzle/index.html", "en/laska/studies/index.html#lesson"] {
            open(&page, path).await?;
            page.wait_for(".study-place iframe").await?;
            page.enter("document.querySelector('.study-place iframe')").await?;
            page.wait_for("main[data-study] [data-task]").await?;
            page.wait_for(".board [role]").await?;
            assert_eq!(page.count(".portal").await?, 0, "{path}");
            page.leave().await?;
        }
        open(&page, "en/laska/how-to-play/index.html").await?;
        page.wait_for(".learn figure a").await?.click().await?;
        page.wait_for(".learn .live iframe").await?;
        // Elsewhere nothing comes late.
        open(&page, "en/about/index.html").await?;
        check_console(&page).await
    });
}

#[test]
#[ignore = "classic scripts"]
fn a_page_about_the_portal_is_read_from_disk() {
    BrowserSession::new(500, 800).run(async |page| {
        open(&page, "en/about/index.html").await?;
        page.idle().await?;
        page.ask("document.querySelector('.menu a[hreflang=hr]').click()").await?;
        arrive(&page, "hr/about/index.html").await?;
        assert_eq!(page.ask("return document.getElementById('trouble').checkVisibility()").await?, false);
        check_console(&page).await
    });
}
