//! Tables in pages of another site, by the script `embed.js`.

use browser::{BrowserSession, Engine, Failure, Host, Page, Point};
use serde_json::{Value, json};

/// The first table of the page, wherever it is.
pub(super) const TABLE: &str = "(document.querySelector('mustermead-game')
    ?? document.querySelector('main')?.shadowRoot.querySelector('mustermead-game'))";

/// Two counters, of which White's is to move.
pub(super) const POSITION: &str = "//,b,,//,w,,// w";

/// The frame of a table.
pub(super) fn frame_of(table: &str) -> String {
    format!("{table}.shadowRoot.querySelector('iframe')")
}

/// The page of another site, which has a head and a body around a text.
pub(super) fn html(head: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"hr\"><head><meta charset=\"utf-8\"><title>Host</title>\
         <meta name=\"viewport\" content=\"width=device-width\">{head}</head>\
         <body><h1>Host</h1>{body}<p>What follows the table.</p></body></html>"
    )
}

/// The element that loads the script from a site.
pub(super) fn script(site: &str) -> String {
    format!("<script src=\"{site}embed.js\"></script>")
}

/// Goes into the frame of a table once it is there, waits until one can play in it, and returns its corner, as touches
/// count it.
pub(super) async fn enter(page: &Page, table: &str) -> Result<Point, Failure> {
    let frame = frame_of(table);
    page.until(&format!("return !!{table}?.shadowRoot && !!{frame}"), Vec::new()).await?;
    let corner = page.ask(&format!("const {{ x, y }} = {frame}.getBoundingClientRect(); return [x, y]")).await?;
    page.enter(&frame).await?;
    page.idle().await?;
    // Firefox counts from the corner of the frame.
    match page.engine() {
        Engine::Firefox => Ok(Point { x: 0.0, y: 0.0 }),
        _ => Ok(Point { x: corner[0].as_f64().unwrap_or_default(), y: corner[1].as_f64().unwrap_or_default() }),
    }
}

/// Moves the only counter of White, in the frame of a table, and returns to the page around it.
pub(super) async fn play(page: &Page, table: &str) -> Result<(), Failure> {
    let corner = enter(page, table).await?;
    let own = page.place("[role=gridcell]:has(.tone-white)").await?;
    page.tap(own.plus(corner.x, corner.y)).await?;
    page.wait_for("[aria-selected=true]").await?;
    let goal = page.place("[role=gridcell]:has(.sign-dot, .sign-rim):not([aria-selected=true])").await?;
    page.tap(goal.plus(corner.x, corner.y)).await?;
    page.idle_past(0).await?;
    page.leave().await
}

/// Runs a test on a page of another site. `write` is told the address of the site under test.
pub(super) fn visit<T>(name: &'static str, write: impl Fn(&str) -> String + 'static, test: T)
where
    T: AsyncFnOnce(Page) -> Result<(), Failure> + 'static,
{
    BrowserSession::new(400, 800).run_on_host(async move |page, site| {
        let host = Host::of_page(name, &write(&site.address()))?;
        page.open_other(&host).await?;
        test(page).await
    });
}

/// How far what was seen has moved by itself so far, as browsers measure it.
const SHIFT: &str = "
    return new Promise(done => {
        new PerformanceObserver(list => {
            const shifts = list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput);
            done(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told where nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(0))));
    });
";

#[test]
fn a_table_is_played_at_in_a_page_of_another_site() {
    let write = |site: &str| {
        let table = format!(
            "<mustermead-game game=\"laska\" lang=\"ar\" theme=\"dark\" position=\"{POSITION}\"></mustermead-game>"
        );
        html(&script(site), &table)
    };
    visit("played", write, async |page| {
        let height = format!("return {TABLE}.offsetHeight");
        let reserved = page.ask(&height).await?;
        enter(&page, TABLE).await?;
        let said = "const { lang, dir, dataset } = document.documentElement; return [lang, dir, dataset.theme]";
        assert_eq!(page.ask(said).await?, json!(["ar", "rtl", "dark"]));
        assert_eq!(page.ask("return document.querySelectorAll('.piece').length").await?, 2);
        // All of the table is seen: its board takes the whole width, and nothing has to be scrolled.
        let room = "const { scrollHeight, clientHeight, clientWidth } = document.documentElement;
                    const board = document.querySelector('.board').getBoundingClientRect();
                    return [scrollHeight - clientHeight, Math.round(clientWidth - board.width)];";
        assert_eq!(page.ask(room).await?, json!([0, 0]));
        page.leave().await?;
        page.shoot("embed-script").await?;
        assert_eq!(page.ask(&height).await?, reserved);
        let moved = page.ask(SHIFT).await?.as_f64().unwrap_or(1.0);
        assert!(moved <= 0.01, "{moved}");
        let frame = format!(
            "const {{ title, allow, referrerPolicy }} = {}; return [title, allow, referrerPolicy]",
            frame_of(TABLE)
        );
        assert_eq!(page.ask(&frame).await?, json!(["لاسكا", "fullscreen; clipboard-write", "no-referrer"]));
        play(&page, TABLE).await
    });
}

#[test]
fn a_host_with_a_strict_policy_needs_nothing_but_the_frame() {
    let write = |site: &str| {
        let policy = format!("default-src 'none'; script-src {site}; frame-src {site}");
        let head = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{}", script(site));
        html(&head, &format!("<mustermead-game game=\"laska\" position=\"{POSITION}\"></mustermead-game>"))
    };
    visit("policy", write, async |page| {
        let height = page.ask(&format!("return {TABLE}.offsetHeight")).await?.as_u64().unwrap_or_default();
        assert!(height > 600, "it has no style: {height}");
        play(&page, TABLE).await
    });
}

#[test]
fn a_table_in_a_shadow_root_is_older_than_the_script() {
    let write = |site: &str| html("", &format!("<main data-site=\"{site}\"></main>"));
    visit("shadow", write, async |page| {
        // The script comes late, and twice.
        let add = "
            const main = document.querySelector('main');
            main.attachShadow({ mode: 'open' });
            const table = document.createElement('mustermead-game');
            table.setAttribute('game', 'laska');
            table.setAttribute('position', arguments[0]);
            main.shadowRoot.append(table);
            for (const _ of [1, 2]) {
                const src = `${main.dataset.site}embed.js`;
                document.head.append(Object.assign(document.createElement('script'), { src }));
            }
        ";
        page.ask_with(add, vec![json!(POSITION)]).await?;
        play(&page, TABLE).await?;
        // Taken out and put in again, it begins anew.
        let again = format!(
            "const table = {TABLE}; const {{ parentNode }} = table;
             table.remove();
             const n = table.shadowRoot.querySelectorAll('iframe').length;
             parentNode.append(table);
             return n;"
        );
        assert_eq!(page.ask(&again).await?, 0);
        play(&page, TABLE).await
    });
}

#[test]
fn only_tables_in_view_cost_anything() {
    let write = |site: &str| {
        let tables = "<mustermead-game game=\"laska\"></mustermead-game><p>Between.</p>".repeat(20);
        html(&script(site), &tables)
    };
    visit("twenty", write, async |page| {
        // The numbers of the tables with a frame.
        let shown = "return [...document.querySelectorAll('mustermead-game')]
            .flatMap((table, idx) => (table.shadowRoot.querySelector('iframe') ? [idx] : []));";
        enter(&page, TABLE).await?;
        page.leave().await?;
        assert_eq!(page.ask(shown).await?, json!([0, 1]));
        let fetched = "return performance.getEntriesByType('resource')
            .filter(({ name, initiatorType }) => initiatorType === 'iframe' && name.includes('/embed/')).length;";
        page.until(&fetched.replace(".length;", ".length === 2;"), Vec::new()).await?;
        // What is below has its place before it comes.
        let heights = "const tables = [...document.querySelectorAll('mustermead-game')];
            return [...new Set(tables.map(table => table.offsetHeight))];";
        assert_eq!(page.ask(heights).await?.as_array().map(Vec::len), Some(1));
        let last = "[...document.querySelectorAll('mustermead-game')].at(-1)";
        page.ask(&format!("{last}.scrollIntoView({{ block: 'end', behavior: 'instant' }})")).await?;
        enter(&page, last).await?;
        page.leave().await?;
        let n_shown = page.ask(shown).await?.as_array().map_or(0, Vec::len);
        assert!(n_shown < 6, "{n_shown}");
        Ok(())
    });
}

#[test]
fn tables_are_printed_that_were_never_in_view() {
    let write = |site: &str| {
        let table = "<mustermead-game game=\"laska\"></mustermead-game>";
        html(&script(site), &format!("<svg width=\"1\" height=\"3000\"></svg>{table}"))
    };
    visit("printed", write, async |page| {
        let n_frames = format!("return {TABLE}.shadowRoot.querySelectorAll('iframe').length");
        assert_eq!(page.ask(&n_frames).await?, 0);
        page.ask("dispatchEvent(new Event('beforeprint'))").await?;
        assert_eq!(page.ask(&n_frames).await?, 1);
        // What is out of sight is not drawn.
        page.ask(&format!("{TABLE}.scrollIntoView({{ behavior: 'instant' }})")).await?;
        enter(&page, TABLE).await?;
        page.leave().await?;
        page.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
        let overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(page.ask(overflow).await?, 0);
        page.shoot("embed-printed").await
    });
}

#[test]
fn a_game_that_is_none_is_said_in_words() {
    let write = |site: &str| {
        let table = |game: &str| format!("<mustermead-game game=\"{game}\"></mustermead-game>");
        html(&script(site), &["lasca", "constructor", "../en/laska"].map(table).concat())
    };
    visit("unknown", write, async |page| {
        let said = "
            const said = ({ shadowRoot, offsetHeight }) => {
                const isLow = offsetHeight > 0 && offsetHeight < 100;
                return [shadowRoot.textContent, shadowRoot.querySelectorAll('iframe').length, isLow];
            };
            return [...document.querySelectorAll('mustermead-game')].map(said);
        ";
        let expect = ["lasca", "constructor", "../en/laska"]
            .map(|game| json!([format!("There is no game “{game}” at Mustermead."), 0, true]));
        assert_eq!(page.ask(said).await?, Value::from(expect.to_vec()));
        let link = format!(
            "const site = new URL('.', document.querySelector('script').src).href;
             return {TABLE}.shadowRoot.querySelector('a').href === site"
        );
        assert_eq!(page.ask(&link).await?, true);
        // With a name that is one, it becomes a table.
        page.ask(&format!("{TABLE}.setAttribute('game', 'laska')")).await?;
        enter(&page, TABLE).await?;
        page.leave().await
    });
}

#[test]
fn attributes_become_the_address() {
    let write = |site: &str| html(&script(site), "<mustermead-game game=\"laska\" class=\"wide\"></mustermead-game>");
    visit("attributes", write, async |page| {
        enter(&page, TABLE).await?;
        page.leave().await?;
        let address = format!(
            "const {{ pathname, search, searchParams }} = new URL({}.src);
             return [pathname, search, Object.fromEntries(searchParams)]",
            frame_of(TABLE)
        );
        assert_eq!(page.ask(&address).await?, json!(["/embed/laska/", "", {}]));
        let change = format!(
            "window.frame = {}; window.n = history.length;
             {TABLE}.setAttribute('position', 'a+b/c&d=e #');
             {TABLE}.setAttribute('lang', 'hr');
             {TABLE}.setAttribute('game', 'chess');",
            frame_of(TABLE)
        );
        page.ask(&change).await?;
        page.until(&format!("return {}.src.includes('chess')", frame_of(TABLE)), Vec::new()).await?;
        let search = "?lang=hr&position=a%2Bb%2Fc%26d%3De+%23";
        let expect = json!(["/embed/chess/", search, { "lang": "hr", "position": "a+b/c&d=e #" }]);
        assert_eq!(page.ask(&address).await?, expect);
        page.enter(&frame_of(TABLE)).await?;
        // It says in its words that it cannot read the position.
        page.idle().await?;
        assert_eq!(page.ask("return document.documentElement.lang").await?, "hr");
        page.leave().await?;
        // One frame for all three changes, and no step in the history of the page.
        let after = format!(
            "return [{TABLE}.shadowRoot.querySelectorAll('iframe').length, window.frame.isConnected,
                     history.length - window.n, {}.title]",
            frame_of(TABLE)
        );
        assert_eq!(page.ask(&after).await?, json!([1, false, 0, "Šah"]));
        // What is no parameter changes nothing.
        page.ask(&format!("window.frame = {}; {TABLE}.setAttribute('class', 'other')", frame_of(TABLE))).await?;
        assert_eq!(page.ask(&format!("return window.frame === {}", frame_of(TABLE))).await?, true);
        Ok(())
    });
}

#[test]
fn a_frame_grows_after_a_touch_and_by_nothing_else() {
    /// Resolves when everything that was said before has been heard.
    const HEARD: &str = "
        return new Promise(done => {
            addEventListener('message', ({ data }) => data === 'heard' && setTimeout(done), { once: false });
            postMessage('heard', '*');
        });
    ";
    // A scroll bar of the page around it would make the frame narrower as it grows.
    let write = |site: &str| {
        let head = format!("<style>html {{ overflow-y: scroll }}</style>{}", script(site));
        html(&head, &format!("<mustermead-game game=\"laska\" position=\"{POSITION}\"></mustermead-game>"))
    };
    visit("height", write, async |page| {
        let corner = enter(&page, TABLE).await?;
        let height = format!("return {TABLE}.offsetHeight");
        page.leave().await?;
        let usual = page.ask(&height).await?;
        // The page itself is no frame.
        page.ask("postMessage({ mustermead: 1, height: 900 }, '*')").await?;
        page.ask(HEARD).await?;
        assert_eq!(page.ask(&height).await?, usual);
        // The frame says what is no height.
        page.enter(&frame_of(TABLE)).await?;
        let wrong = "
            const heights = ['900', 50, 4001, NaN, Infinity, null, undefined, { valueOf: 900 }, [900]];
            for (const height of heights) parent.postMessage({ mustermead: 1, height }, '*');
            for (const data of [900, null, 'height', { height: 900 }, { mustermead: 2, height: 900 }]) {
                parent.postMessage(data, '*');
            }
            // Something comes that needs more room, while nobody touches the table.
            const more = document.createElement('div');
            more.style.height = '80px';
            document.body.append(more);
            const { scrollHeight, clientHeight } = document.documentElement;
            const told = done => setTimeout(() => done(scrollHeight - clientHeight));
            return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => told(done))));
        ";
        let lacking = page.ask(wrong).await?;
        assert!(lacking.as_u64() > Some(0), "it fits: {lacking}");
        page.leave().await?;
        page.ask(HEARD).await?;
        assert_eq!(page.ask(&height).await?, usual);
        page.tap(corner.plus(100.0, 100.0)).await?;
        let grown = format!("return {TABLE}.offsetHeight >= {usual} + {lacking}");
        page.until(&grown, Vec::new()).await?;
        // There may be room for the moves now, but the board does not grow with the frame.
        page.ask("return new Promise(done => setTimeout(() => done(true), 700))").await?;
        let grown = page.ask(&height).await?;
        assert!(grown.as_u64() < Some(usual.as_u64().unwrap_or_default() + 2 * 80), "{usual} {grown}");
        Ok(())
    });
}
