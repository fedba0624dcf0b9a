//! What stands beside a game: the card of its end with results, moves that are typed, clocks, drawings, captured pieces.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};
use serde_json::json;

use super::looking::press;

/// Types a move and sends it.
async fn type_move(page: &Page, text: &str) -> Result<(), Failure> {
    let script = "
        const field = document.querySelector('[name=move]');
        field.value = arguments[0];
        field.form.requestSubmit();
    ";
    page.ask_with(script, vec![json!(text)]).await.map(drop)
}

#[test]
fn the_end_is_told_on_a_card_and_counted_once() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/?nodes=300&seed=1").await?;
        page.idle().await?;
        let model = Model::new("laska", 1);
        page.play(Hand::Tap, &[model.site("c3"), model.site("d4")]).await?;
        page.idle_past(1).await?;
        page.press(Hand::Tap, "Resign").await?;
        page.press(Hand::Tap, "Yes, resign").await?;
        page.wait_for(".end-card[data-result=lost]").await?;
        assert_eq!(page.text(".end-card h3").await?, "You lost");
        assert!(page.text(".end-card").await?.contains("You resigned."));
        // U14: the result is seen once, also when the card is closed.
        let n_seen = "
            const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.heard');
            const all = [...document.querySelectorAll('main *')].filter((element) => !element.children.length && isSeen(element));
            return all.filter(({ textContent }) => textContent.includes('You lost')).length;
        ";
        assert_eq!(page.ask(n_seen).await?, json!(1));
        let tally = "Laska, against the computer (level 2) First game: lost";
        assert_eq!(page.text(".end-card .tally").await?.replace('\n', " "), tally);
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("end-card").await?;
        // The final position is behind it, most of it in view.
        let is_free = "
            const { top, height } = document.querySelector('.board > svg').getBoundingClientRect();
            const card = document.querySelector('.end-card').getBoundingClientRect();
            return card.top >= top + height / 2;
        ";
        assert_eq!(page.ask(is_free).await?, json!(true));
        page.press(Hand::Tap, "Show the board").await?;
        page.until("return !document.querySelector('.end-card')", Vec::new()).await?;
        assert_eq!(page.ask(n_seen).await?, json!(1));
        // Nor does it come again when one has looked back; but it does at another end.
        page.press(Hand::Tap, "Previous move").await?;
        page.press(Hand::Tap, "Last position").await?;
        page.idle().await?;
        assert_eq!(page.count(".end-card").await?, 0);
        // The same game is not counted again, and what was counted can be reset, and that taken back.
        page.reload().await?;
        page.idle().await?;
        page.press(Hand::Tap, "My games").await?;
        page.wait_for("[data-results] .tally").await?;
        assert!(page.text("[data-results]").await?.contains("First game: lost"));
        page.press(Hand::Tap, "Reset your results").await?;
        page.until("return !document.querySelector('[data-results] .tally')", Vec::new()).await?;
        page.press(Hand::Tap, "Undo").await?;
        page.wait_for("[data-results] .tally").await?;
        Ok(())
    });
}

#[test]
fn moves_are_typed_in_the_notation_of_the_game() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("chess")).await?;
        page.ask("document.activeElement.blur()").await?;
        press(&page, "/", "Slash").await?;
        page.until("return document.activeElement?.name === 'move'", Vec::new()).await?;
        type_move(&page, "e4").await?;
        page.idle_at(1).await?;
        let offered =
            "return [...document.querySelectorAll('#typed-moves option')].some(({ value }) => value === 'e5')";
        page.until(offered, Vec::new()).await?;
        // The same reason as for a touch, and nothing is lost.
        type_move(&page, "e4").await?;
        page.until(
            "return document.querySelector('.type-move p').textContent.startsWith('“e4” isn’t a move here.')",
            Vec::new(),
        )
        .await?;
        assert_eq!(page.ply().await?, 1);
        assert_eq!(page.audit().await?, Vec::<String>::new());
        // Captured pieces are counted.
        for (nth, text) in ["d5", "exd5"].into_iter().enumerate() {
            type_move(&page, text).await?;
            page.idle_at(nth + 2).await?;
        }
        page.until("return document.querySelector('[data-captured=\"1\"] b')?.textContent === '+1'", Vec::new())
            .await?;
        Ok(())
    });
}

#[test]
fn a_flag_that_falls_ends_the_game() {
    // Time passes faster: a little with every look at the clock, and there are more looks.
    const LATER: &str = "
        const [now, repeat] = [performance.now.bind(performance), setInterval];
        Object.assign(window, { later: 0, step: 0 });
        performance.now = () => now() + (window.later += window.step);
        window.setInterval = (work, rest) => repeat(work, rest === 100 ? 5 : rest);
    ";
    BrowserSession::new(360, 640).with_script(LATER).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.choose(Hand::Tap, "opponent", "person").await?;
        page.ask(
            "const list = document.querySelector('[name=clock]');
            list.value = '600+5';
            list.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await?;
        page.press(Hand::Tap, "Start").await?;
        page.wait_for("[data-clock=\"1\"]").await?;
        assert_eq!(page.texts(".clock b").await?, ["10:00", "10:00"]);
        let mut model = Model::new("laska", 1);
        model.play_on(&page, Hand::Tap, 1).await?;
        page.wait_for("[data-clock=\"2\"][aria-current]").await?;
        // Nobody's time runs while the clock is stopped; a page that is loaded again has what was kept.
        page.press(Hand::Tap, "Pause the clock").await?;
        page.ask("window.step = 2_000").await?;
        page.until("return window.later > 700_000", Vec::new()).await?;
        page.ask("window.step = 0").await?;
        page.press(Hand::Tap, "Resume the clock").await?;
        assert_eq!(page.count(".end-card").await?, 0);
        page.shoot("clocks").await?;
        page.ask("window.step = 2_000").await?;
        page.wait_for(".end-card").await?;
        assert!(page.text(".end-card").await?.contains("Black’s time is up"));
        assert!(page.text("[data-notice]").await?.contains("LASKA-6"), "the ruling behind it");
        Ok(())
    });
}

/// Presses the right button of a mouse on one site and lets go on another.
async fn draw(page: &Page, from: u16, to: u16) -> Result<(), Failure> {
    let script = "
        const middle = (site) => {
            const { left, top, width, height } = document.querySelector(`[data-site='${site}'] .background`).getBoundingClientRect();
            return { clientX: left + width / 2, clientY: top + height / 2 };
        };
        const [from, to] = arguments;
        const send = (type, site, buttons) => {
            const target = document.querySelector(`[data-site='${site}'] .background`);
            const init = { bubbles: true, cancelable: true, button: 2, buttons, pointerType: 'mouse', ...middle(site) };
            target.dispatchEvent(new PointerEvent(type, init));
        };
        send('pointerdown', from, 2);
        return new Promise((done) => setTimeout(() => {
            send('pointermove', to, 2);
            send('pointerup', to, 0);
            done();
        }, 300));
    ";
    page.ask_with(script, vec![json!(from), json!(to)]).await.map(drop)
}

#[test]
fn arrows_and_circles_are_drawn_and_kept() {
    BrowserSession::new(1280, 800).run(async |page| {
        page.open_game(Hand::Click, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 1);
        model.play_on(&page, Hand::Click, 1).await?;
        draw(&page, 7, 11).await?;
        page.until("return document.querySelectorAll('path.drawn.green').length === 1", Vec::new()).await?;
        draw(&page, 12, 12).await?;
        page.until("return document.querySelectorAll('circle.drawn.green').length === 1", Vec::new()).await?;
        page.shoot("drawings").await?;
        page.until("return document.querySelector('main').dataset.saved === '1'", Vec::new()).await?;
        page.reload().await?;
        page.idle_at(1).await?;
        page.until("return document.querySelectorAll('.drawn').length === 2", Vec::new()).await?;
        // The same again takes it away, and the next position has none.
        draw(&page, 7, 11).await?;
        page.until("return document.querySelectorAll('.drawn').length === 1", Vec::new()).await?;
        model.play_on(&page, Hand::Click, 1).await?;
        page.until("return document.querySelectorAll('.drawn').length === 0", Vec::new()).await?;
        Ok(())
    });
}

/// Rests a finger on one site and touches another one with a second finger.
async fn draw_by_fingers(page: &Page, from: u16, to: u16) -> Result<(), Failure> {
    let at = |site: u16| async move { page.place(&format!("[data-site='{site}'] .background")).await };
    let fingers = [at(from).await?, at(to).await?];
    page.fingers_down(&fingers[..1]).await?;
    page.fingers_down(&fingers).await?;
    page.fingers_up().await
}

#[test]
fn a_second_finger_draws_from_the_first_one() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 1);
        model.play_on(&page, Hand::Tap, 1).await?;
        page.ask("document.querySelector('.board').scrollIntoView()").await?;
        draw_by_fingers(&page, 7, 15).await?;
        page.until("return document.querySelectorAll('path.drawn.green').length === 1", Vec::new()).await?;
        assert_eq!(page.ply().await?, 1, "no piece has moved");
        draw_by_fingers(&page, 7, 15).await?;
        page.until("return document.querySelectorAll('.drawn').length === 0", Vec::new()).await?;
        // The board is played on as before.
        model.play_on(&page, Hand::Tap, 2).await
    });
}

/// The dialog or the card with what was pressed is gone, and the keys go on on the board.
#[test]
fn a_game_that_begins_has_the_focus_on_its_board() {
    const ON_BOARD: &str = "return Boolean(document.activeElement.closest('.board [role=grid]'))";
    BrowserSession::new(1280, 800).run(async |page| {
        page.open_game(Hand::Keys, NewGame::for_two("laska")).await?;
        page.until(ON_BOARD, Vec::new()).await?;
        Model::new("laska", 1).play_on(&page, Hand::Keys, 1).await?;
        page.open_game(Hand::Keys, NewGame::for_two("laska")).await?;
        page.until(ON_BOARD, Vec::new()).await?;
        // So does one that was kept.
        page.press(Hand::Keys, "My games").await?;
        page.wait_for(".games .open").await?;
        page.ask("document.querySelector('.games .open').focus()").await?;
        page.key(browser::Key::Enter).await?;
        page.idle_at(1).await?;
        page.until(ON_BOARD, Vec::new()).await.map(drop)
    });
}

#[test]
fn backgammon_stands_on_an_upright_phone() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("backgammon")).await?;
        // Lying, with points as long as there was room for, it was 10.6 units high and 14.5 wide.
        let share = "
            const { width, height } = document.querySelector('.game > .board').getBoundingClientRect();
            return height / width;
        ";
        let share = page.ask(share).await?;
        assert!(share.as_f64().is_some_and(|share| share >= 2.0 * 10.6 / 14.5), "{share}");
        page.shoot("backgammon-stands").await?;
        let mut model = Model::new("backgammon", 4);
        model.play_on(&page, Hand::Swipe, 9).await?;
        model.check_table(&page).await?;
        // Arrows lead where they point. The page may scroll to what has the focus, so places are the board's.
        let up = "
            const cell = document.querySelector('[data-site=\"6\"]');
            window.placeOnBoard = (cell) => {
                const board = cell.ownerSVGElement.getBoundingClientRect();
                // A die stands there, too, and has no background.
                const { left, top, width } = (cell.querySelector('.background') ?? cell).getBoundingClientRect();
                return { left: left - board.left, top: top - board.top, width };
            };
            window.before = placeOnBoard(cell);
            cell.focus();
            cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', code: 'ArrowUp', bubbles: true, cancelable: true }));
        ";
        page.ask(up).await?;
        let is_above = "
            const cell = document.activeElement;
            if (!cell.matches('[data-site]')) {
                return false;
            }
            const after = placeOnBoard(cell);
            return after.top < before.top && Math.abs(after.left - before.left) < before.width;
        ";
        page.until(is_above, Vec::new()).await?;
        page.resize(640, 360).await?;
        let lies = "
            const { width, height } = document.querySelector('.board > svg').getBoundingClientRect();
            return width > height;
        ";
        page.until(lies, Vec::new()).await.map(drop)
    });
}
