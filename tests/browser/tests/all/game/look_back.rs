//! Viewing earlier plies of a game.

use browser::{Board, BrowserSession, Failure, Hand, Model, NewGame, Page};

/// Plays some steps, and returns the position after every turn.
async fn play(page: &Page, model: &mut Model, n_turns: usize) -> Result<Vec<Board>, Failure> {
    let mut boards = Vec::new();
    while boards.len() < n_turns {
        let choice = model.step().expect("the game is not over");
        page.play(Hand::Tap, &choice.gesture.sites).await?;
        page.idle_at(model.ply()).await?;
        if !model.is_mid_turn() {
            boards.push(model.board());
        }
    }
    Ok(boards)
}

async fn check(page: &Page, expected: &Board) -> Result<(), Failure> {
    page.idle().await?;
    let shown = page.board().await?;
    assert!(shown == *expected, "{}", shown.difference(expected));
    Ok(())
}

/// Taps the turn of this index, counted from 0.
async fn look_at(page: &Page, turn: usize) -> Result<(), Failure> {
    let script =
        "document.querySelectorAll('[data-moves] [data-turn]')[arguments[0]].scrollIntoView({ block: 'center' })";
    page.ask_with(script, vec![turn.into()]).await?;
    page.ask_with(
        "document.querySelectorAll('[data-moves] [data-turn]')[arguments[0]].dataset.wanted = ''",
        vec![turn.into()],
    )
    .await?;
    page.tap(page.place("[data-wanted]").await?).await?;
    page.ask("document.querySelectorAll('[data-wanted]').forEach(each => delete each.dataset.wanted)").await?;
    let script = "
        const buttons = [...document.querySelectorAll('[data-moves] [data-turn]')];
        return buttons.findIndex(button => button.ariaCurrent === 'true') === arguments[0];
    ";
    page.until(script, vec![turn.into()]).await.map(drop)
}

#[test]
fn a_tap_on_a_turn_shows_what_stood_after_it() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 8);
        let boards = play(&page, &mut model, 9).await?;
        assert_eq!(page.moves().await?.len(), boards.len());
        for turn in [0, 4, 7] {
            look_at(&page, turn).await?;
            check(&page, &boards[turn]).await?;
        }
        // A past position cannot be played on.
        for site in &model.choices()[0].gesture.sites {
            page.tap(page.site(*site).await?).await?;
        }
        page.idle_at(model.ply()).await?;

        look_at(&page, boards.len() - 1).await?;
        model.check(&page).await?;
        let choice = model.step().expect("the game is not over");
        page.play(Hand::Tap, &choice.gesture.sites).await?;
        page.idle_at(model.ply()).await?;
        model.check(&page).await
    });
}

#[test]
fn the_strip_leads_through_the_game() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 9);
        let start = model.board();
        let boards = play(&page, &mut model, 6).await?;
        let script = "
            const strip = document.querySelector('[data-scrub]');
            const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
            setter.call(strip, strip[arguments[0]]);
            strip.dispatchEvent(new Event('input', { bubbles: true }));
            strip.dispatchEvent(new Event('change', { bubbles: true }));
        ";
        page.ask_with(script, vec!["min".into()]).await?;
        check(&page, &start).await?;
        page.ask_with(script, vec!["max".into()]).await?;
        check(&page, &boards[boards.len() - 1]).await?;
        model.check(&page).await
    });
}

#[test]
fn the_game_goes_on_from_an_earlier_position() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 12);
        let boards = play(&page, &mut model, 6).await?;
        let end = model.ply();
        look_at(&page, 2).await?;
        page.press(Hand::Tap, "Play on from here").await?;
        page.until("return document.querySelectorAll('[data-moves] [data-turn]').length === 3", Vec::new()).await?;
        check(&page, &boards[2]).await?;
        // Undone moves can be redone until something else is played.
        for _ in 0..3 {
            page.press(Hand::Tap, "Redo").await?;
        }
        page.idle_at(end).await?;
        check(&page, &boards[5]).await?;

        // Holding a move long enough leads back to it as well.
        page.ask("document.querySelectorAll('[data-moves] [data-turn]')[0].scrollIntoView({ block: 'center' })")
            .await?;
        page.fingers_down(&[page.place("[data-moves] [data-turn]").await?]).await?;
        page.until("return document.querySelectorAll('[data-moves] [data-turn]').length === 1", Vec::new()).await?;
        page.fingers_up().await?;
        check(&page, &boards[0]).await
    });
}
