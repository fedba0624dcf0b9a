//! The square inspector: why a move is refused, and what is legal instead.

use browser::{BrowserSession, Failure, Hand, Key, Model, NewGame, Page};

/// After this, the first takes are compulsory.
const OPENING: &str = "c3-d4";

/// A game in which Black must capture.
async fn begin(page: &Page) -> Result<Model, Failure> {
    page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
    let mut model = Model::new("laska", 0);
    let choices = model.choices();
    let opening = choices.iter().find(|choice| choice.text == OPENING).expect("it is legal at the beginning");
    page.play(Hand::Tap, &opening.gesture.sites).await?;
    model.play(OPENING);
    page.idle_at(1).await?;
    Ok(model)
}

async fn check_notice(page: &Page, words: &[&str]) -> Result<(), Failure> {
    let script = "
        const said = document.querySelector('[data-notice]')?.textContent.toLowerCase() ?? '';
        return arguments[0].every(word => said.includes(word));
    ";
    page.until(script, vec![serde_json::json!(words)]).await.map(drop)
}

mod a_refusal_says_why_and_shows_what_is_compulsory {
    use super::*;

    #[test]
    fn by_taps() {
        check_refusal(Hand::Tap);
    }

    #[test]
    fn by_clicks() {
        check_refusal(Hand::Click);
    }

    #[test]
    fn by_keys() {
        check_refusal(Hand::Keys);
    }
}

fn check_refusal(hand: Hand) {
    BrowserSession::new(360, 640).run(async move |page| {
        let model = begin(&page).await?;
        // a5 could move if nothing had to be taken.
        page.touch_site(hand, model.site("a5")).await?;
        check_notice(&page, &["capture", "e5 takes d4"]).await?;
        page.wait_for("[role=grid] .arrow").await?;
        page.touch_site(hand, model.site("a3")).await?;
        check_notice(&page, &["a3"]).await?;
        page.idle_at(1).await?;
        model.check(&page).await?;
        // The take itself still works.
        page.play(hand, &[model.site("e5"), model.site("c3")]).await?;
        page.idle_at(2).await?;
        assert_eq!(page.count("[role=grid] .arrow").await?, 0);
        Ok(())
    });
}

#[test]
fn a_question_mark_asks_about_the_square_in_focus() {
    BrowserSession::new(360, 640).run(async |page| {
        let model = begin(&page).await?;
        for name in ["e5", "a5", "a1", "b4"] {
            page.walk_to(model.site(name)).await?;
            page.key(Key::Question).await?;
            check_notice(&page, &[name]).await?;
        }
        page.key(Key::Escape).await?;
        page.idle_at(1).await?;
        model.check(&page).await
    });
}

#[test]
fn a_move_shows_its_result_before_it_is_made() {
    BrowserSession::new(360, 640).run(async |page| {
        let model = begin(&page).await?;
        let (from, to) = (page.site(model.site("e5")).await?, page.site(model.site("c3")).await?);
        page.fingers_down(&[from]).await?;
        page.fingers_move(&[from.plus(-10.0, 10.0)]).await?;
        page.fingers_move(&[to]).await?;
        page.wait_for("[role=grid] .ghost").await?;
        page.shoot("ghost").await?;
        // Screen readers still get the current position.
        model.check(&page).await?;
        page.fingers_move(&[from]).await?;
        page.fingers_up().await?;
        page.until("return document.querySelector('[role=grid] .ghost') === null", Vec::new()).await?;
        page.idle_at(1).await?;
        model.check(&page).await
    });
}
