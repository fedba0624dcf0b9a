//! A table embedded in another page.

use browser::{BrowserSession, Failure, Page, Point};
use serde_json::json;

/// Only a frame.
const FRAME: &str = "
    const frame = Object.assign(document.createElement('iframe'), { src: arguments[0], title: 'Laska' });
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '360px', height: '600px', border: '0' });
    document.body.replaceChildren(frame);
";
/// Evaluates a script in the frame's document.
const INSIDE: &str = "const inside = document.querySelector('iframe').contentDocument;";

async fn ask(page: &Page, script: &str) -> Result<serde_json::Value, Failure> {
    page.ask(&format!("{INSIDE} {script}")).await
}

/// The middle of a square in the frame, whose corner is the window's.
async fn square(page: &Page, name: &str) -> Result<Point, Failure> {
    let script = format!(
        "const cell = inside.querySelector('[role=gridcell][aria-label^=\"{name}\"]').getBoundingClientRect();
         return [cell.x + cell.width / 2, cell.y + cell.height / 2];"
    );
    let at = ask(page, &script).await?;
    Ok(Point { x: at[0].as_f64().unwrap_or_default(), y: at[1].as_f64().unwrap_or_default() })
}

/// Shows a table with two counters, in this language and in dark colours, in a page of the site that is left without
/// anything else.
pub(super) async fn show(page: &Page, lang: &str) -> Result<(), Failure> {
    let address = format!("../embed/laska/?lang={lang}&theme=dark&position=//,b,,//,w,,//%20w&nodes=500&seed=1");
    page.ask_with(FRAME, vec![json!(address)]).await?;
    page.until(&format!("{INSIDE} return !!inside.querySelector('main[data-idle]')"), Vec::new()).await?;
    assert_eq!(ask(page, "return inside.documentElement.lang").await?, lang);
    Ok(())
}

/// Moves the white counter, whatever it is called, and waits until that is done.
pub(super) async fn play(page: &Page) -> Result<(), Failure> {
    let own = "return inside.querySelector('[role=gridcell]:has(.tone-white)').ariaLabel.split(':')[0]";
    let own = ask(page, own).await?.as_str().unwrap_or_default().to_owned();
    page.tap(square(page, &own).await?).await?;
    page.until(&format!("{INSIDE} return !!inside.querySelector('[aria-selected=true]')"), Vec::new()).await?;
    let goal =
        "return inside.querySelector('[role=gridcell]:has(.sign-dot, .sign-rim):not([aria-selected=true])').ariaLabel";
    let goal = ask(page, goal).await?.as_str().unwrap_or_default().split(':').next().unwrap_or_default().to_owned();
    page.tap(square(page, &goal).await?).await?;
    let done = "return inside.querySelector('main[data-idle]')?.dataset.ply > 0";
    page.until(&format!("{INSIDE} {done}"), Vec::new()).await.map(drop)
}

#[test]
fn a_table_in_a_frame_is_played_at() {
    BrowserSession::new(360, 640).under("/blog/games/").run(async |page| {
        page.open("en/").await?;
        show(&page, "ar").await?;
        let said = ask(&page, "const { dir, dataset } = inside.documentElement; return [dir, dataset.theme]").await?;
        assert_eq!(said, json!(["rtl", "dark"]));
        assert_eq!(ask(&page, "return inside.querySelectorAll('.piece').length").await?, 2);
        assert_eq!(ask(&page, "return inside.querySelectorAll('.masthead, .guide').length").await?, 0);
        page.shoot("frame-ar-dark").await?;
        play(&page).await?;
        // The outer page does not scroll.
        assert_eq!(page.ask("return location.hash").await?, "");
        Ok(())
    });
}
