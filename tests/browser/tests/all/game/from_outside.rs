//! What reaches a table from outside: positions in every way, addresses of games that are elsewhere, selections and drags.

use browser::{Board, BrowserSession, Failure, Hand, Model, NewGame, Page};
use play::Record;
use serde_json::json;

/// White's officer and Black's counter, as Share writes them.
const POSITION: &str = "//,b,,//,w,,// w";

async fn open(page: &Page, address: &str) -> Result<(), Failure> {
    page.open(address).await?;
    page.idle().await
}

/// The game that begins with the position.
fn model() -> Model {
    let players = vec![play::Player::Human { name: String::new() }; 2];
    Model::of(Record { start: Some(POSITION.to_owned()), ..Record::new("laska", 1, players) }, 1)
}

async fn check(page: &Page, expected: &Board) -> Result<(), Failure> {
    page.idle().await?;
    let shown = page.board().await?;
    assert!(shown == *expected, "{}", shown.difference(expected));
    Ok(())
}

/// Drops a text on the page, which was dragged from outside, or from the element with this selector.
async fn drop_text(page: &Page, text: &str, from: Option<&str>) -> Result<(), Failure> {
    let script = "
        const [text, from] = arguments;
        const carried = new DataTransfer();
        carried.setData('text/plain', text);
        const send = (kind, element) => element.dispatchEvent(
            new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: carried }));
        const source = from && document.querySelector(from);
        if (source) send('dragstart', source);
        return (async () => {
            send('dragenter', document.body);
            await mustermead.takeFileImport();
            send('dragover', document.body);
            send('drop', document.body);
            if (source) send('dragend', source);
        })();
    ";
    page.ask_with(script, vec![json!(text), json!(from)]).await.map(drop)
}

/// R37: a position comes on the table by address, paste and drop, and is played on.
#[test]
fn r37_a_position_comes_on_the_table_in_every_way() {
    BrowserSession::new(360, 640).run(async |page| {
        let model = model();
        let start = model.board();
        open(&page, "en/laska/?position=//,b,,//,w,,//+w&mode=two").await?;
        check(&page, &start).await?;
        let choice = model.choices()[0].clone();
        page.make(Hand::Tap, &choice).await?;
        page.idle_at(1).await?;
        // From here on it is a saved game as any other.
        page.until("return location.hash && !location.search", Vec::new()).await?;
        page.reload().await?;
        page.idle_at(1).await?;

        for is_dropped in [false, true] {
            open(&page, "en/laska/").await?;
            let text = format!("Who wins this one?\n\n{POSITION}");
            if is_dropped {
                drop_text(&page, &text, None).await?;
            } else {
                page.press(Hand::Tap, "My games").await?;
                page.wait_for("dialog[open] [data-open]").await?;
                page.press(Hand::Tap, "Open a game…").await?;
                page.wait_for("dialog[open] [data-paste]").await?;
                let script = "document.querySelector('[data-paste]').value = arguments[0]";
                page.ask_with(script, vec![json!(text)]).await?;
                page.press(Hand::Tap, "Open").await?;
            }
            page.wait_for("dialog[open] .remarks").await?;
            page.press(Hand::Tap, "Close").await?;
            check(&page, &start).await?;
        }
        Ok(())
    });
}

/// R37: what cannot be read stands in place of the board, and a new game leads on.
#[test]
fn r37_a_position_in_an_address_that_is_none_says_so() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "en/laska/?position=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR+w+KQkq+-+0+1").await?;
        let said = page.text(".unread").await?;
        assert!(said.contains("This looks like Chess"), "{said}");
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open] .button-main").await?;
        page.ask("document.querySelector('dialog[open] .button-main').click()").await?;
        page.until("return !document.querySelector('.unread') && !location.search", Vec::new()).await.map(drop)
    });
}

/// U4: an address of a game that another browser has.
#[test]
fn u4_a_game_that_is_in_another_browser_is_none_of_this_one() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "en/laska/#0123456789abcdef").await?;
        let says = "
            const said = document.querySelector('.warning')?.textContent;
            return said?.includes('Share this game') && said;
        ";
        let said = page.until(says, Vec::new()).await?;
        let said = said.as_str().unwrap_or_default().to_owned();
        assert!(said.contains("isn’t saved in this browser") && said.contains("Share this game"), "{said}");
        // It says so until somebody plays.
        let model = Model::new("laska", 1);
        page.play(Hand::Tap, &[model.site("c3"), model.site("d4")]).await?;
        page.until("return !document.querySelector('.warning')", Vec::new()).await?;
        page.until("return location.hash.length === 17 && location.hash !== '#0123456789abcdef'", Vec::new())
            .await
            .map(drop)
    });
}

/// R38: a press on the board gives a selection up, and what is dragged from within the page is no game.
#[test]
fn r38_a_drag_with_selected_text_moves_the_piece() {
    BrowserSession::new(1280, 800).run(async |page| {
        page.open_game(Hand::Click, NewGame::for_two("laska")).await?;
        let model = Model::new("laska", 1);
        page.ask("getSelection().selectAllChildren(document.body)").await?;
        let [from, to] = [page.site(model.site("c3")).await?, page.site(model.site("d4")).await?];
        page.drag(from, to).await?;
        page.idle_at(1).await?;
        assert_eq!(page.ask("return getSelection().isCollapsed").await?, json!(true));
        for source in ["[data-moves] .move", "[data-scrub]", "a[href]", "main"] {
            drop_text(&page, "1. c3-d4", Some(source)).await?;
        }
        assert_eq!(page.count("dialog[open]").await?, 0);
        drop_text(&page, "1. c3-d4 e5-c3", None).await?;
        page.idle_at(2).await
    });
}

/// R49: what an editor has made of `&`, and names that mean nothing.
#[test]
fn r49_an_address_with_entities_is_read_and_unknown_names_are_told() {
    BrowserSession::new(360, 640).run(async |page| {
        open(&page, "embed/laska/?mode=two&amp;theme=dark&amp;lang=hr&amp;orientation=2").await?;
        let asked = "const { lang, dataset } = document.documentElement; return [lang, dataset.theme]";
        assert_eq!(page.ask(asked).await?, json!(["hr", "dark"]));
        assert_eq!(page.count(".warning").await?, 0);
        open(&page, "embed/laska/?mode=two&colour=red").await?;
        let said = page.until("return document.querySelector('.warning')?.textContent", Vec::new()).await?;
        assert!(said.as_str().is_some_and(|said| said.contains("colour=red")), "{said}");
        Ok(())
    });
}

/// U12: a touch of a piece offers to play on, and the moves are played through.
#[test]
fn u12_the_moves_are_played_through_and_played_on_from() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 8);
        let start = model.board();
        for _ in 0..2 {
            let choice = model.step().expect("the game is not over");
            page.play(Hand::Tap, &choice.gesture.sites).await?;
            page.idle_at(model.ply()).await?;
        }
        page.press(Hand::Tap, "First position").await?;
        check(&page, &start).await?;
        page.tap(page.site(model.site("c3")).await?).await?;
        let asks = "return document.querySelector('[data-notice]').textContent.includes('play on from here?')";
        page.until(asks, Vec::new()).await?;
        page.press(Hand::Tap, "Play on from here").await?;
        page.idle_at(0).await?;
        check(&page, &start).await?;
        let mut model = Model::new("laska", 8);
        model.play_on(&page, Hand::Tap, 2).await?;
        page.press(Hand::Tap, "Resign").await?;
        page.press(Hand::Tap, "Yes, resign").await?;
        page.wait_for(".end-card").await?;
        page.press(Hand::Tap, "Look through the moves").await?;
        check(&page, &start).await?;
        page.press(Hand::Tap, "Play the moves").await?;
        page.until("return !document.querySelector('main[data-past]')", Vec::new()).await.map(drop)
    });
}
