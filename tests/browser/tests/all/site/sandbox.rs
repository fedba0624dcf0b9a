//! Tables in frames that a page of another site has put in a sandbox, where they have no origin.

use browser::{BrowserSession, Engine, Failure, Hand, Host, Key, Model, Page};
use serde_json::{Value, json};

use super::engines;

/// What a page of another site allows such a frame.
const ALLOWED: &str = "allow-scripts";
/// The frame; it is in the corner of the window, so points are the same in both.
const FRAME: &str = "document.querySelector('iframe')";

/// Opens a page of another site with nothing but a table of this address in a sandbox, goes into the frame, and waits
/// until one can play. Returns the host of that page.
async fn enter(page: &Page, test: &str, address: &str) -> Result<Host, Failure> {
    let html = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Host</title>\
         <meta name=\"viewport\" content=\"width=device-width\"></head>\
         <body><iframe src=\"{address}\" sandbox=\"{ALLOWED}\" title=\"A game\" \
         style=\"position:fixed;inset:0;width:100%;height:100%;border:0\"></iframe></body></html>"
    );
    let host = Host::of_page(test, &html)?;
    page.open_other(&host).await?;
    page.enter(FRAME).await?;
    page.idle().await?;
    assert_eq!(page.ask("return window.origin").await?, "null");
    Ok(host)
}

/// Plays a move, which the computer answers.
async fn play(page: &Page) -> Result<(), Failure> {
    let mut model = Model::new("laska", 1);
    let step = model.step().expect("the game has just begun");
    page.make(Hand::Tap, &step).await?;
    page.idle_past(1).await?;
    model.follow(page).await?;
    assert!(model.ply() > 1, "{} has no answer", step.text);
    Ok(())
}

/// Moves the only white counter, whatever it is called.
async fn play_from_a_position(page: &Page) -> Result<(), Failure> {
    assert_eq!(page.ask("return document.querySelectorAll('.piece').length").await?, 2);
    page.tap(page.place("[role=gridcell]:has(.tone-white)").await?).await?;
    page.wait_for("[aria-selected=true]").await?;
    page.tap(page.place("[role=gridcell]:has(.sign-dot, .sign-rim):not([aria-selected=true])").await?).await?;
    // The computer answers, whose worker needs the late part for it.
    page.idle_past(1).await.map(drop)
}

/// Draws an arrow from one square to another, with the right button.
const DRAW: &str = "
    const [from, to] = [...document.querySelectorAll('.board [data-site]')].slice(4);
    const send = (type, element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [clientX, clientY] = [x + width / 2, y + height / 2];
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 2, buttons: 2, clientX, clientY, pointerId: 1 }));
    };
    send('pointerdown', from);
    return new Promise(done => setTimeout(() => {
        send('pointermove', to);
        send('pointerup', to);
        done();
    }, 200));
";

/// In one language a whole turn and the first dialog, which needs the late part; in another one a position, for which
/// the page needs it at once, and the computer's worker as well.
fn visit(engine: Engine) {
    engines::session(engine).run_on_host(async move |page, site| {
        let site = site.address();
        let name = engine.name().to_lowercase();
        let english = enter(&page, &format!("sandbox-{name}"), &format!("{site}embed/laska/?nodes=500&seed=1")).await?;
        play(&page).await?;
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open]").await?;
        page.leave().await?;
        drop(english);

        let position = "lang=ar&theme=dark&position=//,b,,//,w,,//%20w";
        let _arabic =
            enter(&page, &format!("sandbox-ar-{name}"), &format!("{site}embed/laska/?nodes=500&seed=1&{position}"))
                .await?;
        let said = "const { lang, dir, dataset } = document.documentElement; return [lang, dir, dataset.theme]";
        assert_eq!(page.ask(said).await?, json!(["ar", "rtl", "dark"]));
        play_from_a_position(&page).await?;
        page.leave().await?;
        page.shoot(&format!("sandbox-ar-{name}")).await
    });
}

#[test]
#[ignore = "classic scripts"]
fn a_table_without_an_origin_is_played_at() {
    visit(Engine::Chromium);
}

#[test]
#[ignore = "long run, Firefox, classic scripts"]
fn a_table_without_an_origin_is_played_at_in_firefox() {
    visit(Engine::Firefox);
}

#[test]
#[ignore = "long run, WebKit, classic scripts"]
fn a_table_without_an_origin_is_played_at_in_webkit() {
    visit(Engine::WebKit);
}

/// What needs an origin or the leave of the page around is done in another way or said, and nothing throws.
#[test]
#[ignore = "classic scripts"]
fn a_table_without_an_origin_does_what_it_may() {
    BrowserSession::new(900, 700).run_on_host(async move |page, site| {
        let site = site.address();
        let _host =
            enter(&page, "sandbox-does", &format!("{site}embed/laska/?nodes=500&seed=1&sounds=on&look=ink")).await?;
        play(&page).await?;
        // An arrow.
        page.ask(DRAW).await?;
        page.wait_for("path.drawn").await?;
        // Nothing is kept.
        assert!(page.text("[data-notice]").await?.contains("save anything"));
        page.press(Hand::Tap, "Share this game").await?;
        page.wait_for("dialog[open] [data-copy]").await?;
        page.ask("document.querySelector('[data-copy]').focus()").await?;
        page.key(Key::Enter).await?;
        page.until("return document.querySelector('[role=status] span')?.textContent", Vec::new()).await?;
        page.press(Hand::Tap, "Close").await?;
        page.leave().await
    });
}

/// The paths of the files that the page has asked for.
const FETCHED: &str = "
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.flatMap(name => /\\/v\\/\\w+\\/(.*)$/.exec(name)?.[1] ?? []).sort();
";

#[test]
#[ignore = "classic scripts"]
fn a_table_without_an_origin_fetches_nothing_in_vain() {
    BrowserSession::new(400, 700).run_on_host(async move |page, site| {
        let site = site.address();
        let _host = enter(&page, "sandbox-fetched", &format!("{site}embed/laska/?lang=hr")).await?;
        let expect = [
            "classic/laska.js",
            "classic/words/hr/laska.txt.js",
            "classic/words/hr/portal.txt.js",
            "laska/style.css",
            "style.css",
            "theme.js",
        ];
        assert_eq!(page.ask(FETCHED).await?, Value::from(expect.to_vec()));
        page.leave().await
    });
}

#[test]
fn a_table_with_an_origin_fetches_no_classic_script() {
    BrowserSession::new(400, 700).run(async |page| {
        for address in ["embed/laska/", "en/laska/"] {
            page.open(address).await?;
            page.idle().await?;
            let fetched = page.ask(FETCHED).await?;
            let fetched: Vec<&str> = fetched.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            assert!(
                ["app_bg.wasm", "laska/games.wasm"].iter().all(|part| fetched.contains(part)),
                "{address}: {fetched:?}"
            );
            assert!(!fetched.iter().any(|path| path.starts_with("classic/")), "{address}: {fetched:?}");
        }
        Ok(())
    });
}
