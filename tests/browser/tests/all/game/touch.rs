//! What touch does: scroll the page, drag pieces, inspect squares.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, tier};
use rules::view::Site;

use super::shelf;

/// A window in which every page must scroll.
const SHORT: (u32, u32) = (360, 400);

async fn scrolled(page: &Page) -> Result<f64, Failure> {
    Ok(page.ask("return scrollY").await?.as_f64().unwrap_or_default())
}

/// An own piece that can move, and its target.
fn first_move(model: &Model) -> (Site, Site) {
    let sites = &model.choices()[0].gesture.sites;
    (sites[0], sites[1])
}

#[test]
fn a_finger_drags_own_pieces_and_scrolls_everywhere_else() {
    let (width, height) = SHORT;
    BrowserSession::new(width, height).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 0);
        let (own, goal) = first_move(&model);
        let stacks = model.table().scene().stacks;
        let empty = model.table().sites().into_iter().find(|site| !stacks.contains_key(site));
        let empty = page.site(empty.expect("some square is empty")).await?;
        page.ask("scrollTo(0, 0)").await?;
        page.at_rest().await?;
        let empty = empty.plus(0.0, scrolled(&page).await?);
        page.swipe(empty, empty.plus(0.0, -60.0)).await?;
        // A swipe that does not start on a piece scrolls.
        page.until("return scrollY > 0", vec![]).await?;
        page.at_rest().await?;
        page.idle_at(0).await?;

        // Scrolls the middle of the board into view, and both squares with it.
        page.ask("document.querySelector('[role=grid]').scrollIntoView({ block: 'center', behavior: 'instant' })")
            .await?;
        page.at_rest().await?;
        let (from, to) = (page.site(own).await?, page.site(goal).await?);
        let before = scrolled(&page).await?;
        page.swipe(from, to).await?;
        page.idle_at(1).await?;
        page.at_rest().await?;
        assert_eq!(scrolled(&page).await?, before, "a finger on an own piece scrolls");
        let step = model.choices()[0].text.clone();
        model.play(&step);
        model.check(&page).await
    });
}

#[test]
fn a_second_finger_cancels_a_drag() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 0);
        let (own, goal) = first_move(&model);
        let (from, to) = (page.site(own).await?, page.site(goal).await?);
        page.fingers_down(&[from]).await?;
        page.fingers_move(&[from.plus(0.0, -20.0)]).await?;
        page.fingers_move(&[to]).await?;
        page.fingers_down(&[to, from.plus(60.0, 60.0)]).await?;
        page.fingers_up().await?;
        page.idle_at(0).await?;
        model.check(&page).await?;
        // It leaves nothing behind.
        let choice = model.step().expect("the game has not begun");
        page.play(Hand::Swipe, &choice.gesture.sites).await?;
        page.idle_at(1).await?;
        model.check(&page).await
    });
}

#[test]
fn a_piece_that_is_dropped_nowhere_stays() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let model = Model::new("laska", 0);
        let (own, _) = first_move(&model);
        let from = page.site(own).await?;
        let title = page.place("h1").await?;
        page.swipe(from, title).await?;
        page.drag(from, title).await?;
        page.swipe(from, from.plus(1.0, 1.0)).await?;
        page.idle_at(0).await?;
        model.check(&page).await
    });
}

#[test]
fn a_long_press_asks_about_a_square() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let model = Model::new("laska", 0);
        // Each takes as long as a long press.
        for site in model.table().sites().into_iter().step_by(tier::pick(5, 1) as usize) {
            let name = browser::square(model.table(), site);
            let place = page.site(site).await?;
            page.fingers_down(&[place]).await?;
            let script = "return document.querySelector('[data-notice]')?.textContent.includes(arguments[0])";
            page.until(script, vec![name.into()]).await?;
            page.fingers_up().await?;
        }
        // Asking moves nothing.
        page.idle_at(0).await?;
        model.check(&page).await
    });
}

#[test]
fn one_tap_on_the_last_square_plays_a_whole_chain() {
    BrowserSession::new(360, 640).run(async |page| {
        let is_wanted = |model: &Model| !model.is_mid_turn() && !model.chains().is_empty();
        let (reached, _) = Model::seek("laska", 40, is_wanted);
        let mut model = shelf::lay_out(&page, reached.table().record()).await?;
        let chain = model.chains().swap_remove(0);
        let (first, last) = (&chain[0].gesture.sites, &chain[chain.len() - 1].gesture.sites);
        let (from, to) = (first[0], last[last.len() - 1]);
        page.play(Hand::Tap, &[from, to]).await?;
        chain.iter().for_each(|choice| model.play(&choice.text));
        page.idle_at(model.ply()).await?;
        model.check(&page).await
    });
}

#[test]
fn the_browser_opens_no_menu_under_a_finger() {
    const OPENS: &str = "
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
        return document.querySelector('[role=grid]').dispatchEvent(menu);
    ";
    const OPENS_BESIDE: &str = "
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
        return document.querySelector('.game-header').dispatchEvent(menu);
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let (own, _) = first_move(&Model::new("laska", 0));
        let at = page.site(own).await?;
        assert_eq!(page.ask(OPENS_BESIDE).await?, true, "a mouse has its menu");
        assert_eq!(page.ask(OPENS).await?, false, "on the board its right button draws");
        page.fingers_down(&[at]).await?;
        assert_eq!(page.ask(OPENS).await?, false);
        page.fingers_up().await?;
        Ok(())
    });
}
