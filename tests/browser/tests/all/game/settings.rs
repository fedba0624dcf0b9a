//! The settings: what is chosen shows at once, and stays.

use browser::{BrowserSession, Failure, Hand, NewGame, Page};
use serde_json::{Value, json};

async fn open(page: &Page) -> Result<(), Failure> {
    page.press(Hand::Tap, "Settings").await?;
    page.wait_for("dialog[open]:not(.waiting)").await.map(drop)
}

async fn close(page: &Page) -> Result<(), Failure> {
    page.press(Hand::Tap, "Close").await?;
    page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await.map(drop)
}

/// Ticks or unticks a box of the open dialog.
async fn tick(page: &Page, name: &str) -> Result<(), Failure> {
    page.ask_with("document.querySelector(`dialog input[name='${arguments[0]}']`).click()", vec![json!(name)])
        .await
        .map(drop)
}

/// The colour of the dark squares, the width of the board and the stored document.
async fn seen(page: &Page) -> Result<Value, Failure> {
    page.ask(
        "return [
            getComputedStyle(document.querySelector('.board .square-dark')).fill,
            Math.round(document.querySelector('.game > .board').getBoundingClientRect().width),
            localStorage.getItem('mustermead-preferences'),
        ]",
    )
    .await
}

#[test]
fn looks_sizes_and_themes_show_at_once_and_stay() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/chess/").await?;
        page.idle().await?;
        let usual = seen(&page).await?;
        open(&page).await?;
        page.choose(Hand::Tap, "look", "ink").await?;
        page.choose(Hand::Tap, "size", "small").await?;
        page.choose(Hand::Tap, "theme", "dark").await?;
        close(&page).await?;
        let changed = "
            const fill = getComputedStyle(document.querySelector('.board .square-dark')).fill;
            const { look, size, theme } = document.documentElement.dataset;
            return fill !== arguments[0] && [look, size, theme].join(' ') === 'ink small dark';
        ";
        page.until(changed, vec![usual[0].clone()]).await?;
        let chosen = seen(&page).await?;
        assert!(chosen[1].as_f64() < usual[1].as_f64(), "{usual} {chosen}");
        for line in ["look ink", "size small", "theme dark"] {
            assert!(chosen[2].as_str().is_some_and(|text| text.contains(line)), "{chosen}");
        }
        page.reload().await?;
        page.idle().await?;
        page.until(changed, vec![usual[0].clone()]).await?;
        assert_eq!(seen(&page).await?, chosen);
        // The usual ones are no lines of the document.
        open(&page).await?;
        page.choose(Hand::Tap, "look", "auto").await?;
        page.choose(Hand::Tap, "size", "auto").await?;
        page.choose(Hand::Tap, "theme", "auto").await?;
        close(&page).await?;
        page.until("return !document.documentElement.dataset.look", Vec::new()).await?;
        assert_eq!(seen(&page).await?, usual);
        Ok(())
    });
}

/// What is seen of a board: the colour of a dark field, whether there are names in the fields, and beside the board, and
/// whether goals and the last turn are marked.
const MARKED: &str = "
    const shows = what => {
        const found = document.querySelector(`.board svg ${what}`);
        return !!found && getComputedStyle(found).display !== 'none';
    };
    const box = what => document.querySelector(what).getBoundingClientRect();
    return [
        getComputedStyle(document.querySelector('.board .chess-dark')).fill,
        shows('.coordinate'),
        box('.board .of-file').top > box('.board .frame').bottom && box('.board .of-rank').right < box('.board .frame').left,
        shows('.target'),
        shows('.last-turn'),
    ];
";

#[test]
fn fields_names_and_marks_are_as_somebody_chose() {
    BrowserSession::new(360, 740).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("chess")).await?;
        let model = browser::Model::new("chess", 1);
        page.play(Hand::Tap, &[model.site("e2"), model.site("e4")]).await?;
        page.idle_at(1).await?;
        page.touch_site(Hand::Tap, model.site("e7")).await?;
        page.wait_for(".board .target").await?;
        let own = page.ask(MARKED).await?;
        assert_eq!((&own[1], &own[2], &own[3], &own[4]), (&json!(true), &json!(false), &json!(true), &json!(true)));
        open(&page).await?;
        page.choose(Hand::Tap, "fields", "blue").await?;
        page.choose(Hand::Tap, "coordinates", "outside").await?;
        tick(&page, "goals").await?;
        tick(&page, "last").await?;
        // The board is seen beside what is chosen or above it.
        let seen = "
            const dialog = document.querySelector('dialog[open]').getBoundingClientRect();
            const board = document.querySelector('.board').getBoundingClientRect();
            return dialog.top - board.top > 100 || dialog.left - board.left > 100;
        ";
        page.until(seen, Vec::new()).await?;
        close(&page).await?;
        page.until("return document.documentElement.dataset.last === 'off'", Vec::new()).await?;
        page.until(
            &format!("const seen = (() => {{ {MARKED} }})(); return !seen[3] && !seen[4] && seen[2]"),
            Vec::new(),
        )
        .await?;
        let chosen = page.ask(MARKED).await?;
        assert_ne!(chosen[0], own[0]);
        // Where a piece can go holds without its marks.
        page.touch_site(Hand::Tap, model.site("e5")).await?;
        page.idle_at(2).await?;
        open(&page).await?;
        page.choose(Hand::Tap, "coordinates", "off").await?;
        page.until("return document.documentElement.dataset.coordinates === 'off'", Vec::new()).await?;
        page.until(&format!("const seen = (() => {{ {MARKED} }})(); return !seen[1]"), Vec::new()).await?;
        Ok(())
    });
}

#[test]
fn a_broken_document_is_survived_and_said() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.ask("localStorage.setItem('mustermead-preferences', 'version 1\\ntheme green\\npace\\nconfirm yes')")
            .await?;
        page.reload().await?;
        page.idle().await?;
        open(&page).await?;
        let told = page.text(".settings .warning").await?;
        assert_eq!(told, "Some settings could not be read (theme green, pace), so the defaults are used.");
        assert_eq!(page.ask("return document.querySelector('dialog [name=confirm]').checked").await?, json!(true));
        Ok(())
    });
}

#[test]
fn a_move_is_played_once_it_is_confirmed() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("chess")).await?;
        open(&page).await?;
        tick(&page, "confirm").await?;
        close(&page).await?;
        let model = browser::Model::new("chess", 1);
        let sites = [model.site("e2"), model.site("e4")];
        page.play(Hand::Tap, &sites).await?;
        assert_eq!((page.ply().await?, page.text("[data-notice]").await?), (0, "Play this move?".to_owned()));
        page.press(Hand::Tap, "Play").await?;
        page.idle_at(1).await
    });
}

/// Counts the contexts of sounds that the page makes.
const LISTEN: &str = "
    const Made = window.AudioContext;
    window.made = 0;
    window.AudioContext = class extends Made {
        constructor(...args) {
            super(...args);
            window.made += 1;
        }
    };
";

#[test]
fn sounds_are_made_once_somebody_plays_and_can_be_switched_off() {
    BrowserSession::new(360, 640).with_script(LISTEN).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = browser::Model::new("laska", 2);
        assert_eq!(page.ask("return window.made").await?, json!(0), "nothing has been played");
        model.play_on(&page, Hand::Tap, 1).await?;
        page.until("return window.made === 1", Vec::new()).await?;
        open(&page).await?;
        tick(&page, "sounds").await?;
        close(&page).await?;
        page.reload().await?;
        page.idle().await?;
        assert_eq!(page.ask("return document.querySelector('.sounds input').checked").await?, json!(false));
        model.play_on(&page, Hand::Tap, 1).await?;
        let fetched = "return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('sounds.js'))";
        page.until(fetched, Vec::new()).await?;
        model.play_on(&page, Hand::Tap, 1).await?;
        assert_eq!(page.ask("return window.made").await?, json!(0));
        Ok(())
    });
}

#[test]
fn a_board_is_printed_with_its_pieces() {
    const WATCH: &str = "window.print = () => {
        const pieces = document.querySelector('.print-pieces');
        window.printed = [document.documentElement.dataset.printing, pieces.childElementCount,
            pieces.style.getPropertyValue('--squares')];
    };";
    BrowserSession::new(360, 640).with_script(WATCH).run(async |page| {
        for (game, n_pieces, width) in [("chess", 32, "8.28"), ("lanrick", 10, "8.28"), ("lino", 106, "12.9")] {
            page.open(&format!("en/{game}/")).await?;
            page.idle().await?;
            open(&page).await?;
            page.press(Hand::Tap, "Print this board").await?;
            page.until("return window.printed && !document.querySelector('.print-pieces')", Vec::new()).await?;
            assert_eq!(page.ask("return window.printed").await?, json!(["board", n_pieces, width]), "{game}");
            assert_eq!(page.ask("return document.documentElement.dataset.printing ?? ''").await?, json!(""));
        }
        Ok(())
    });
}

/// A board that is turned on upright phones can stay as it is.
#[test]
fn a_board_stays_wide_on_a_phone() {
    const FORM: &str = "
        const { width, height } = document.querySelector('.board svg').getBoundingClientRect();
        return width > height;
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/backgammon/").await?;
        page.idle().await?;
        assert_eq!(page.ask(FORM).await?, false);
        open(&page).await?;
        tick(&page, "wide-board").await?;
        close(&page).await?;
        page.until(FORM, Vec::new()).await?;
        page.reload().await?;
        page.idle().await?;
        assert_eq!(page.ask(FORM).await?, true);
        page.shoot("wide-board").await?;
        page.open("en/laska/").await?;
        page.idle().await?;
        open(&page).await?;
        assert_eq!(page.count("dialog input[name='wide-board']").await?, 0, "that board is square");
        Ok(())
    });
}
