//! How long a page takes to read 10,000 games, with a processor slowed down four times, and how soon it obeys a touch on
//! the board meanwhile. Run it on an otherwise idle machine:
//!
//! ```sh
//! cargo xtask test   # builds the site
//! cargo bench -p browser --bench opening
//! ```

use browser::{BrowserSession, Failure, Page};
use rules::view::Site;
use serde_json::json;

const GAMES: usize = 10_000;
const TIMES_SLOWER: f64 = 4.0;
/// How soon a touch must be obeyed, in milliseconds.
const SOON: f64 = 200.0;
/// How many touches are timed.
const N_TOUCHES: usize = 20;

/// Notes when a press begins, and when the board next changes.
const WATCH: &str = "
    window.waits = [];
    let pressed;
    addEventListener('pointerdown', ({ timeStamp }) => { pressed = timeStamp; }, true);
    new MutationObserver(() => {
        if (pressed === undefined) return;
        const before = pressed;
        pressed = undefined;
        requestAnimationFrame(() => window.waits.push(performance.now() - before));
    }).observe(document.querySelector('.board svg'), { subtree: true, childList: true, attributes: true });
";

fn games() -> String {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *";
    (1..=GAMES).map(|number| format!("[White \"A{number}\"]\n[Black \"B\"]\n\n{moves}\n\n")).collect()
}

#[expect(clippy::print_stdout, reason = "a bench reports")]
async fn measure(page: &Page) -> Result<(), Failure> {
    page.open("en/chess/").await?;
    page.idle().await?;
    page.ask(WATCH).await?;
    page.open_by_icon("games").await?;
    page.wait_for("dialog[open] [data-open]").await?.click().await?;
    page.wait_for("dialog[open] [data-paste]").await?;
    page.ask_with("document.querySelector('[data-paste]').value = arguments[0]", vec![json!(games())]).await?;
    page.throttle(TIMES_SLOWER).await?;
    page.ask("window.begun = performance.now(); document.querySelector('.opening .button-main').click()").await?;
    page.wait_for(".strip").await?;
    let squares = [Site(12), Site(11)];
    for nth in 0..N_TOUCHES {
        let at = page.site(squares[nth % squares.len()]).await?;
        page.tap(at).await?;
        page.until("return window.waits.length > arguments[0]", vec![json!(nth)]).await?;
        let told = page.text(".strip p").await?;
        assert!(!told.is_empty(), "all games are read before the last touch");
    }
    let waits = page.ask("return window.waits").await?;
    let waits: Vec<f64> = waits.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    let longest = waits.iter().copied().fold(0.0, f64::max);
    println!("a touch is obeyed after at most {longest:.0} ms, of {} touches", waits.len());
    while page.count(".strip").await? > 0 {
        let told = page.text(".strip p").await?;
        let script = "return document.querySelector('.strip p')?.textContent !== arguments[0]";
        page.until(script, vec![json!(told)]).await?;
    }
    let took = page.ask("return performance.now() - window.begun").await?;
    println!("{GAMES} games are read in {:.1} s", took.as_f64().unwrap_or_default() / 1e3);
    assert!(longest <= SOON, "{waits:?}");
    Ok(())
}

fn main() {
    BrowserSession::new(360, 640).run(async |page| measure(&page).await);
}
