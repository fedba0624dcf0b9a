//! What fingers do: scroll the page, drag pieces, ask.

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit, tier};
use rules::view::Site;

use super::shelf;

/// A window in which every page has to be scrolled.
const SHORT: (u32, u32) = (360, 400);

async fn scrolled(page: &Page) -> Result<f64, Failure> {
    Ok(page.ask("return scrollY").await?.as_f64().unwrap_or_default())
}

/// An own piece that may move, and where to.
fn first_move(mirror: &Mirror) -> (Site, Site) {
    let sites = &mirror.table().choices()[0].gesture.sites;
    (sites[0], sites[1])
}

#[test]
fn a_finger_drags_own_pieces_and_scrolls_everywhere_else() {
    let (width, height) = SHORT;
    Visit::new(width, height).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut mirror = Mirror::new("laska", 0);
        let (own, goal) = first_move(&mirror);
        let stacks = mirror.table().scene().stacks;
        let empty = mirror.table().sites().into_iter().find(|site| !stacks.contains_key(site));
        let empty = page.site(empty.expect("some square is empty")).await?;
        page.ask("scrollTo(0, 0)").await?;
        page.at_rest().await?;
        let empty = empty.plus(0.0, scrolled(&page).await?);
        page.swipe(empty, empty.plus(0.0, -60.0)).await?;
        // A finger beside the pieces scrolls.
        page.until("return scrollY > 0", vec![]).await?;
        page.at_rest().await?;
        page.idle_at(0).await?;

        // The middle of the board comes into the window, and with it both squares.
        page.ask("document.querySelector('[role=grid]').scrollIntoView({ block: 'center', behavior: 'instant' })")
            .await?;
        page.at_rest().await?;
        let (from, to) = (page.site(own).await?, page.site(goal).await?);
        let before = scrolled(&page).await?;
        page.swipe(from, to).await?;
        page.idle_at(1).await?;
        page.at_rest().await?;
        assert_eq!(scrolled(&page).await?, before, "a finger on an own piece scrolls");
        let step = mirror.table().choices()[0].step.clone();
        mirror.play(&step);
        mirror.check(&page).await
    });
}

#[test]
fn a_second_finger_cancels_a_drag() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut mirror = Mirror::new("laska", 0);
        let (own, goal) = first_move(&mirror);
        let (from, to) = (page.site(own).await?, page.site(goal).await?);
        page.fingers_down(&[from]).await?;
        page.fingers_move(&[from.plus(0.0, -20.0)]).await?;
        page.fingers_move(&[to]).await?;
        page.fingers_down(&[to, from.plus(60.0, 60.0)]).await?;
        page.fingers_up().await?;
        page.idle_at(0).await?;
        mirror.check(&page).await?;
        // And nothing is left over of it.
        let choice = mirror.step().expect("the game has not begun");
        page.play(Hand::Swipe, &choice.gesture.sites).await?;
        page.idle_at(1).await?;
        mirror.check(&page).await
    });
}

#[test]
fn a_piece_that_is_dropped_nowhere_stays() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mirror = Mirror::new("laska", 0);
        let (own, _) = first_move(&mirror);
        let from = page.site(own).await?;
        let title = page.place("h1").await?;
        page.swipe(from, title).await?;
        page.drag(from, title).await?;
        page.swipe(from, from.plus(1.0, 1.0)).await?;
        page.idle_at(0).await?;
        mirror.check(&page).await
    });
}

#[test]
fn a_long_press_asks_about_a_square() {
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mirror = Mirror::new("laska", 0);
        // Each takes as long as a finger has to be down.
        for site in mirror.table().sites().into_iter().step_by(tier::pick(5, 1) as usize) {
            let name = browser::square(mirror.table(), site);
            let place = page.site(site).await?;
            page.fingers_down(&[place]).await?;
            let script = "return document.querySelector('[data-notice]')?.textContent.includes(arguments[0])";
            page.until(script, vec![name.into()]).await?;
            page.fingers_up().await?;
        }
        // Asking moves nothing.
        page.idle_at(0).await?;
        mirror.check(&page).await
    });
}

#[test]
fn one_tap_on_the_last_square_plays_a_whole_chain() {
    Visit::new(360, 640).run(async |page| {
        let is_wanted = |mirror: &Mirror| !mirror.is_mid_turn() && !mirror.chains().is_empty();
        let (reached, _) = Mirror::seek("laska", 40, is_wanted);
        let mut mirror = shelf::lay_out(&page, reached.table().record()).await?;
        let chain = mirror.chains().swap_remove(0);
        let (first, last) = (&chain[0].gesture.sites, &chain[chain.len() - 1].gesture.sites);
        let (from, to) = (first[0], last[last.len() - 1]);
        page.play(Hand::Tap, &[from, to]).await?;
        chain.iter().for_each(|choice| mirror.play(&choice.step));
        page.idle_at(mirror.ply()).await?;
        mirror.check(&page).await
    });
}

#[test]
fn the_browser_opens_no_menu_under_a_finger() {
    const OPENS: &str = "
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
        return document.querySelector('[role=grid]').dispatchEvent(menu);
    ";
    Visit::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let (own, _) = first_move(&Mirror::new("laska", 0));
        let at = page.site(own).await?;
        assert_eq!(page.ask(OPENS).await?, true, "a mouse has its menu");
        page.fingers_down(&[at]).await?;
        assert_eq!(page.ask(OPENS).await?, false);
        page.fingers_up().await?;
        assert_eq!(page.ask(OPENS).await?, true);
        Ok(())
    });
}
