//! The site in Chromium, Firefox and WebKit: a short visit in each, and every game in the two that the other tests do
//! not use. The tests in an engine that is not installed are ignored.

use browser::{BrowserSession, Engine, Failure, Hand, Model, NewGame, Page};
use rules::games::FOLDERS;

use super::{frame, offline};

/// A window that is wide enough for Firefox and WebKit.
const SIZE: (u32, u32) = (500, 800);
/// The shortest game of chess, by the squares of every move.
const FOOLS_MATE: [[&str; 2]; 4] = [["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]];

/// A browser of this engine.
pub(super) fn session(engine: Engine) -> BrowserSession {
    BrowserSession::new(SIZE.0, SIZE.1).in_engine(engine)
}

/// A short visit: from the list of games to a game against the computer, one to its end, another language, and a table
/// in another page.
fn visit(engine: Engine) {
    session(engine).under("/blog/games/").run(async |page| {
        from_home_to_a_table(&page).await?;
        against_the_computer(&page).await?;
        to_the_end(&page).await?;
        in_another_language(&page).await?;
        page.open("en/").await?;
        frame::show(&page, "hr").await?;
        frame::play(&page).await
    });
}

async fn from_home_to_a_table(page: &Page) -> Result<(), Failure> {
    page.open("en/").await?;
    page.idle().await?;
    for game in games() {
        assert_eq!(page.count(&format!(".card[data-game='{game}']")).await?, 1, "{game}");
    }
    page.tap(page.place(".card[data-game=chess]").await?).await?;
    page.until("return document.documentElement.dataset.game === 'chess'", Vec::new()).await?;
    page.idle().await?;
    assert_eq!(page.address().await?.split('#').next(), Some("en/chess/"));
    Model::new("chess", 1).check(page).await
}

/// One move by finger and one by keys, both of which the computer answers.
async fn against_the_computer(page: &Page) -> Result<(), Failure> {
    page.open_game(Hand::Tap, NewGame::against_computer("laska")).await?;
    let mut model = Model::new("laska", 1);
    for hand in [Hand::Tap, Hand::Keys] {
        let ply = model.ply();
        let step = model.step().expect("the game has just begun");
        page.make(hand, &step).await?;
        page.idle_past(ply + 1).await?;
        model.follow(page).await?;
        assert!(model.ply() > ply + 1, "{} has no answer", step.text);
        model.check(page).await?;
    }
    Ok(())
}

/// A game of chess that two people play by finger, with a reload in the middle.
async fn to_the_end(page: &Page) -> Result<(), Failure> {
    page.open_game(Hand::Tap, NewGame::for_two("chess")).await?;
    let mut model = Model::new("chess", 1);
    for (idx, [from, to]) in FOOLS_MATE.into_iter().enumerate() {
        let squares = [model.site(from), model.site(to)];
        let step = model.choices().into_iter().find(|choice| choice.gesture.sites == squares);
        model.play(&step.expect("the move is legal").text);
        page.play(Hand::Tap, &squares).await?;
        page.idle_at(model.ply()).await?;
        if idx == 1 {
            page.reload().await?;
            page.idle_at(model.ply()).await?;
        }
        model.check_table(page).await?;
    }
    assert!(model.is_over());
    let result = page.result().await?;
    assert!(result.contains("Black wins") && result.contains("checkmate"), "{result}");
    Ok(())
}

async fn in_another_language(page: &Page) -> Result<(), Failure> {
    page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
    let mut model = Model::new("laska", 1);
    model.play_on(page, Hand::Tap, 1).await?;
    page.mark().await?;
    page.speak("ar").await?;
    assert!(page.is_marked().await?, "the page was loaded again");
    assert_eq!(page.ask("return getComputedStyle(document.documentElement).direction").await?, "rtl");
    assert!(page.address().await?.starts_with("ar/laska/"));
    page.speak("en").await?;
    model.check(page).await
}

/// Every game, of which one step is played.
fn play_every_game(engine: Engine) {
    session(engine).run(async |page| {
        for game in games() {
            page.open_game(Hand::Tap, NewGame::without_computer(game)).await?;
            let mut model = Model::new(game, 1);
            model.play_on(&page, Hand::Tap, 1).await?;
            model.check(&page).await?;
        }
        Ok(())
    });
}

/// What was visited goes on when the host is gone.
fn play_without_a_network(engine: Engine) {
    session(engine).with_worker().run_on_host(async |page, host| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 1);
        model.play_on(&page, Hand::Tap, 1).await?;
        offline::kept(&page).await?;
        host.stop();
        page.reload().await?;
        page.idle_at(1).await?;
        model.play_on(&page, Hand::Tap, 2).await?;
        model.check(&page).await
    });
}

fn games() -> impl Iterator<Item = &'static str> {
    FOLDERS.iter().flat_map(|folder| folder.games).map(|info| info.id)
}

#[test]
fn chromium_is_visited() {
    visit(Engine::Chromium);
}

#[test]
#[ignore = "Firefox"]
fn firefox_is_visited() {
    visit(Engine::Firefox);
}

#[test]
#[ignore = "long run, WebKit"]
fn webkit_is_visited() {
    visit(Engine::WebKit);
}

#[test]
#[ignore = "long run, Firefox"]
fn every_game_is_played_in_firefox() {
    play_every_game(Engine::Firefox);
}

#[test]
#[ignore = "long run, WebKit"]
fn every_game_is_played_in_webkit() {
    play_every_game(Engine::WebKit);
}

#[test]
#[ignore = "long run, Firefox"]
fn firefox_plays_on_without_a_network() {
    play_without_a_network(Engine::Firefox);
}

#[test]
#[ignore = "long run, WebKit"]
fn webkit_plays_on_without_a_network() {
    play_without_a_network(Engine::WebKit);
}
