//! What a page and the tables in it say to each other: by the element, and by a port alone.

use browser::{BrowserSession, Failure, Host, Page};
use serde_json::{Value, json};

use super::embed_script::{TABLE, enter, frame_of, html, script, visit};

/// Notes what a table tells.
const NOTE: &str = "
    window.told = [];
    const table = document.querySelector('mustermead-game');
    for (const kind of ['ready', 'step', 'turn', 'end', 'position', 'error']) {
        table.addEventListener(kind, ({ type, detail }) => window.told.push([type, detail]));
    }
";

/// The kinds of what was told.
const KINDS: &str = "return window.told.map(([kind]) => kind)";

/// The answer to a command, or why there is none.
async fn command(page: &Page, call: &str) -> Result<Value, Failure> {
    page.ask(&format!("return {TABLE}.{call}.then(answer => answer ?? null, ({{ code, message }}) => [code, message])"))
        .await
}

async fn until_told(page: &Page, kind: &str, n: usize) -> Result<(), Failure> {
    let is_told = "return window.told.filter(([kind]) => kind === arguments[0]).length >= arguments[1]";
    page.until(is_told, vec![json!(kind), json!(n)]).await.map(drop)
}

#[test]
fn a_page_hears_what_happens_and_says_what_is_to_be_done() {
    let write = |site: &str| html(&script(site), "<mustermead-game game=\"laska\" mode=\"two\"></mustermead-game>");
    visit("interface", write, async |page| {
        page.ask(NOTE).await?;
        until_told(&page, "ready", 1).await?;
        let ready =
            page.ask("const [, { game, version, turn, ended }] = window.told[0]; return [game, version, turn, ended]");
        assert_eq!(ready.await?, json!(["laska", 1, 1, null]));
        let from_c3 = json!([
            { "step": "c3-d4", "sites": ["c3", "d4"] },
            { "step": "c3-b4", "sites": ["c3", "b4"] },
        ]);
        assert_eq!(command(&page, "ask('c3')").await?, from_c3);
        assert_eq!(command(&page, "ask('z9')").await?, json!(["refused", "the board has no such square"]));
        command(&page, "play('c3-d4')").await?;
        until_told(&page, "turn", 1).await?;
        assert_eq!(page.ask(KINDS).await?, json!(["ready", "step", "position", "turn"]));
        assert_eq!(page.ask("return window.told[3][1]").await?, json!({ "seat": 2, "last": "c3-d4" }));
        // It is refused for the same reason as to somebody who types it, and nobody has played.
        let refused = command(&page, "play('c5-b4')").await?;
        assert_eq!(refused[0], "refused");
        assert!(refused[1].as_str().is_some_and(|why| why.contains("capture")), "{refused}");
        command(&page, "undo()").await?;
        until_told(&page, "turn", 2).await?;
        assert_eq!(command(&page, "undo()").await?[0], "refused");
        command(&page, "flip()").await?;
        command(&page, "set({ theme: 'dark', look: 'ink', sounds: true })").await?;
        assert_eq!(command(&page, "set({ theme: 'mauve' })").await?[0], "malformed");
        command(&page, "load({ position: '//,b,,//,w,,// b' })").await?;
        until_told(&page, "ready", 2).await?;
        assert_eq!(page.ask("return window.told.at(-1)[1].turn").await?, 2);
        let unread = command(&page, "load({ position: 'no position' })").await?;
        assert_eq!(unread[0], "refused");

        enter(&page, TABLE).await?;
        let said = "const { theme, look, sounds } = document.documentElement.dataset;
            return [theme, look, sounds, document.querySelectorAll('.piece').length]";
        assert_eq!(page.ask(said).await?, json!(["dark", "ink", "on", 2]));
        page.leave().await?;
        // Attributes say the same as commands; the frame stays.
        let attributes = format!(
            "window.frame = {}; {TABLE}.setAttribute('theme', 'light'); {TABLE}.setAttribute('position', '//,b,,//,w,,// w')",
            frame_of(TABLE)
        );
        page.ask(&attributes).await?;
        until_told(&page, "ready", 3).await?;
        page.ask("dispatchEvent(new Event('beforeprint'))").await?;
        assert_eq!(page.ask(&format!("return window.frame === {}", frame_of(TABLE))).await?, true);
        page.enter(&frame_of(TABLE)).await?;
        assert_eq!(page.ask("return document.documentElement.dataset.theme").await?, "light");
        page.leave().await
    });
}

#[test]
fn the_computer_answers_what_a_page_plays() {
    let write =
        |site: &str| html(&script(site), "<mustermead-game game=\"laska\" level=\"beginner\"></mustermead-game>");
    visit("computer", write, async |page| {
        page.ask(NOTE).await?;
        command(&page, "play('c3-d4')").await?;
        until_told(&page, "turn", 2).await?;
        let seats = "return window.told.filter(([kind]) => kind === 'turn').map(([, { seat }]) => seat)";
        assert_eq!(page.ask(seats).await?, json!([2, 1]));
        // With a side, it begins.
        page.ask(&format!("window.told = []; {TABLE}.setAttribute('side', '2')")).await?;
        // It may have played before anybody listened.
        let is_due = "return window.told.some(([kind, { turn, seat }]) =>
            (kind === 'ready' && turn === 2) || (kind === 'turn' && seat === 2))";
        page.until(is_due, Vec::new()).await?;
        Ok(())
    });
}

/// A plain frame with a table of two people, and how a port is handed over.
fn plain(site: &str) -> String {
    let frame =
        format!("<iframe src=\"{site}embed/laska/?mode=two\" title=\"Laska\" width=\"400\" height=\"656\"></iframe>");
    let connect = "
        window.told = [];
        window.connect = () => {
            const { port1, port2 } = new MessageChannel();
            document.querySelector('iframe').contentWindow.postMessage({ mustermead: 1 }, '*', [port2]);
            return port1;
        };
        addEventListener('message', ({ data, source }) => {
            if (!data?.ready || source !== document.querySelector('iframe').contentWindow) return;
            window.port = window.connect();
            window.port.onmessage = ({ data }) => window.told.push([data.is, data]);
        });
    ";
    html("", &format!("{frame}<script>{connect}</script>"))
}

async fn into_frame(page: &Page) -> Result<(), Failure> {
    page.enter("document.querySelector('iframe')").await?;
    page.idle().await
}

#[test]
fn only_the_page_around_a_table_is_heard_and_only_its_first_port() {
    visit("port", plain, async |page| {
        into_frame(&page).await?;
        // What the frame itself says, or another frame in it, is not from the page around it.
        let forged = "
            const forge = (from, to) => {
                const { port1, port2 } = new MessageChannel();
                to.postMessage({ mustermead: 1 }, '*', [port2]);
                from.forged = port1;
                port1.postMessage({ do: 'flip' });
            };
            forge(window, window);
            window.boxes = document.querySelector('.board').outerHTML.length;
        ";
        page.ask(forged).await?;
        page.leave().await?;
        let said = "
            window.port.postMessage({ do: 'listen', id: 'first' });
            window.later = window.connect();
            window.later.onmessage = () => window.told.push(['later']);
            window.later.postMessage({ do: 'play', move: 'c3-d4' });
            for (const data of [{ mustermead: 2 }, 'mustermead', null, { do: 'flip' }]) {
                document.querySelector('iframe').contentWindow.postMessage(data, '*');
            }
        ";
        page.ask(said).await?;
        until_told(&page, "done", 1).await?;
        assert_eq!(page.ask(KINDS).await?, json!(["ready", "done"]));
        assert_eq!(page.ask("return window.told[0][1].plies").await?, 0);
        Ok(())
    });
}

/// Sends a table thousands of messages, most of them damaged or made up, none of which changes the game.
const FLOOD: &str = r#"
    let seed = 7;
    const random = (n) => (seed = (seed * 48271) % 0x7fffffff) % n;
    const good = [
        { do: "listen" }, { do: "undo" }, { do: "ask", site: "c3" }, { do: "set", theme: "dark" },
        { do: "play", move: "a1-a7" }, { do: "load", position: "scrap" },
    ];
    const odd = [
        null, undefined, 0, NaN, "listen", [], {}, { do: "eval" }, { do: { do: "undo" } }, new Date(), new Map([["do", "undo"]]),
        { do: "undo", __proto__: { id: 1 } }, { do: "load", position: "x".repeat(5000) }, new Uint8Array(100), 10n,
    ];
    const mutate = (message) => {
        const text = [...JSON.stringify(message)];
        text.splice(random(text.length), random(3), String.fromCharCode(32 + random(95)));
        try { return JSON.parse(text.join("")); } catch { return text.join(""); }
    };
    for (let n = 0; n < 10_000; n++) {
        const kind = random(3);
        const message = kind === 0 ? odd[random(odd.length)] : good[random(good.length)];
        window.port.postMessage(kind === 2 ? mutate(message) : message);
    }
"#;

#[test]
fn a_flood_of_messages_keeps_nobody_from_playing() {
    visit("flood", plain, async |page| {
        into_frame(&page).await?;
        page.leave().await?;
        page.ask("window.port.postMessage({ do: 'listen' })").await?;
        until_told(&page, "ready", 1).await?;
        into_frame(&page).await?;
        page.watch_tasks().await?;
        page.leave().await?;
        page.ask(FLOOD).await?;
        // A touch is obeyed meanwhile.
        let corner = page
            .ask("const { x, y } = document.querySelector('iframe').getBoundingClientRect(); return [x, y]")
            .await?;
        let (x, y) = (corner[0].as_f64().unwrap_or_default(), corner[1].as_f64().unwrap_or_default());
        page.enter("document.querySelector('iframe')").await?;
        let cell = page.place("[role=gridcell][aria-label^='c3']").await?;
        let watch = "
            const cell = document.querySelector(\"[role=gridcell][aria-label^='c3']\");
            addEventListener('pointerdown', ({ timeStamp }) => (window.touched = timeStamp), { once: true, capture: true });
            new MutationObserver(() => cell.ariaSelected === 'true' && (window.obeyed ??= performance.now()))
                .observe(document.body, { subtree: true, attributes: true });
        ";
        page.ask(watch).await?;
        page.tap(cell.plus(x, y)).await?;
        page.until("return window.obeyed !== undefined", Vec::new()).await?;
        let delay = page.ask("return window.obeyed - window.touched").await?.as_f64().unwrap_or(f64::MAX);
        let longest = page.tasks().await?.long.into_iter().fold(0.0, f64::max);
        // A tenth of that where nothing else runs; other tests may.
        assert!(delay < 700.0 && longest < 500.0, "a touch is obeyed after {delay} ms, a task takes {longest} ms");
        page.leave().await?;
        // All that was understood has been answered, and the game is what it was.
        page.ask("window.port.postMessage({ do: 'play', move: 'c3-d4', id: 'last' })").await?;
        page.until("return window.told.some(([is]) => is === 'error')", Vec::new()).await?;
        let again = "
            window.port.postMessage({ do: 'play', move: 'c3-d4', id: 'last' });
            return window.told.some(([is, { id }]) => is === 'done' && id === 'last');
        ";
        page.until(again, Vec::new()).await?;
        let steps = "return window.told.filter(([is]) => is === 'step').map(([, { step }]) => step)";
        assert_eq!(page.ask(steps).await?, json!(["c3-d4"]));
        Ok(())
    });
}

#[test]
fn a_page_that_goes_away_or_closes_its_port_leaves_the_game_alone() {
    visit("closing", plain, async |page| {
        into_frame(&page).await?;
        page.leave().await?;
        page.ask("window.port.postMessage({ do: 'play', move: 'c3-d4' }); window.port.close()").await?;
        page.enter("document.querySelector('iframe')").await?;
        page.idle_past(0).await?;
        page.leave().await?;
        page.ask("window.isOld = true; setTimeout(() => location.reload())").await?;
        page.until("return !window.isOld && window.port !== undefined", Vec::new()).await?;
        page.ask("window.port.postMessage({ do: 'listen' })").await?;
        until_told(&page, "ready", 1).await?;
        assert_eq!(page.ask("return window.told[0][1].plies").await?, 0);
        Ok(())
    });
}

#[test]
fn an_address_says_what_is_on_the_table() {
    let write = |site: &str| {
        let record = "1. e4 e5 (1... c5 {Sicilian}) 2. Nf3! {A knight is out} *";
        let table = format!("<mustermead-game game=\"chess\" record=\"{record}\" orientation=\"2\"></mustermead-game>");
        html(&script(site), &table)
    };
    visit("record", write, async |page| {
        enter(&page, TABLE).await.map(drop)?;
        let ply = "return [document.querySelector('main').dataset.ply, document.querySelector('[data-scrub]').value]";
        assert_eq!(page.ask(ply).await?, json!(["3", "0"]));
        let square = page.place("[role=gridcell][aria-label^='e2']").await?;
        let top = page.place("[role=gridcell][aria-label^='e7']").await?;
        assert!(square.y < top.y, "Black is at the bottom");
        let views = "You can look through this game: use the buttons below the moves, or the arrow keys.";
        assert!(page.texts("[data-notice]").await?.concat().contains(views));
        let tools =
            "return [...document.querySelectorAll('.tools button')].filter(tool => tool.checkVisibility()).length";
        // In a low frame the moves take their place.
        assert_eq!(page.ask(tools).await?, 0);
        for _ in 0..3 {
            page.ask("document.querySelector('[data-look=Next]').click()").await?;
        }
        page.until("return document.querySelector('.comments')?.textContent === 'A knight is out'", Vec::new()).await?;
        assert_eq!(page.texts("[data-moves] .move").await?, ["e4", "e5", "c5", "Nf3!"]);
        page.leave().await?;
        page.shoot("embed-replay").await?;
        // Another line.
        page.enter(&frame_of(TABLE)).await?;
        page.ask("document.querySelector('.branch .move').click()").await?;
        page.until("return document.querySelector('.comments')?.textContent === 'Sicilian'", Vec::new()).await?;
        // The frame grows with what is said in it, and a busy browser loses a tap meanwhile: then somebody taps again.
        let told = format!("return document.querySelector('[data-notice]').textContent.includes('{views}')");
        for _ in 0..5 {
            page.leave().await?;
            let corner = enter(&page, TABLE).await?;
            let square = page.place("[role=gridcell][aria-label^='g1']").await?;
            page.tap(square.plus(corner.x, corner.y)).await?;
            page.idle().await?;
            // It is said with the next drawing.
            let drawn = "return await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";
            page.ask(drawn).await?;
            if page.ask(&told).await? == json!(true) {
                break;
            }
        }
        page.until(&told, Vec::new()).await?;
        page.leave().await
    });
}

#[test]
fn addresses_are_written_by_hand() {
    BrowserSession::new(400, 656).run(async |page| {
        // R03: plus signs of an ID, and plus signs in place of spaces.
        page.open("embed/backgammon/?position=4HPwATDgc+QBKA").await?;
        page.idle().await?;
        assert_eq!(page.count("main[data-unread]").await?, 0);
        page.open("embed/chess/?position=4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1").await?;
        page.idle().await?;
        assert_eq!(page.count(".piece").await?, 3);
        // What means nothing is told.
        page.open("embed/chess/?level=11&lang=hr&mode=two").await?;
        page.until("return document.querySelector('.warning')?.textContent.includes('level=11')", Vec::new()).await?;
        // There is no such study, and no game in this text: that is said in place of the board.
        for (query, words) in [("study=none", "There is no such study here."), ("record=1.+Ke3", "Ke3")] {
            page.open(&format!("embed/chess/?{query}")).await?;
            page.until("return document.querySelector('main[data-idle] .unread')", Vec::new()).await?;
            assert!(page.text(".unread").await?.contains(words), "{query}: {}", page.text(".unread").await?);
            assert_eq!(
                page.ask("return document.querySelector('.board').checkVisibility({ visibilityProperty: true })")
                    .await?,
                false
            );
        }
        Ok(())
    });
}

#[test]
fn a_table_makes_what_somebody_puts_in_a_page() {
    BrowserSession::new(360, 640).run_on_host(async |page, site| {
        page.open("en/laska/?nodes=500&seed=1").await?;
        page.idle().await?;
        for square in ["c3", "d4"] {
            page.tap(page.place(&format!("[role=gridcell][aria-label^='{square}']")).await?).await?;
        }
        page.idle_past(1).await?;
        // The button is where it stays from the beginning: nothing comes above it later and takes the touch.
        let watch = "window.moved = 0; new MutationObserver(() => {
            const room = document.querySelector('dialog[open]:has([data-embed])');
            if (room && !room.querySelector('.form')) window.moved += 1;
        }).observe(document.body, { childList: true, subtree: true })";
        page.ask(watch).await?;
        page.press(browser::Hand::Tap, "Share this game").await?;
        page.wait_for("dialog[open] [data-embed]").await?;
        assert_eq!(page.ask("return window.moved").await?, 0);
        page.press(browser::Hand::Tap, "Embed in a web page").await?;
        page.wait_for("dialog[open] .embedding iframe").await?;
        page.shoot("embed-dialog").await?;
        let code = "return document.querySelector('.embedding textarea').value";
        let by_script = page.ask(code).await?.as_str().unwrap_or_default().to_owned();
        assert!(by_script.contains("<mustermead-game game=\"laska\" lang=\"en\" position="), "{by_script}");
        assert!(by_script.contains(&format!("src=\"{}embed.js\"", site.address())), "{by_script}");
        page.ask("document.querySelector('[name=embed-what][value=record]').click()").await?;
        page.ask("document.querySelector('[name=embed-form][value=frame]').click()").await?;
        page.until(&format!("{code}.startsWith('<iframe')"), Vec::new()).await?;
        let plain = page.ask(code).await?.as_str().unwrap_or_default().to_owned();
        // What is out of sight is not drawn.
        let preview = "document.querySelector('.embedding iframe')";
        page.ask(&format!("{preview}.scrollIntoView({{ behavior: 'instant' }})")).await?;
        page.shoot("embed-preview").await?;
        page.enter(preview).await?;
        page.idle().await?;
        assert!(page.count(".turn-of-1, [data-moves] .move").await? > 0, "the game is looked through");
        page.leave().await?;
        // What was copied does what the preview shows, in a page of another site.
        for (name, snippet) in [("by-script", by_script), ("plain", plain)] {
            let host = Host::of_page(name, &html("", &snippet))?;
            page.open_other(&host).await?;
            let frame = "(document.querySelector('iframe') ?? document.querySelector('mustermead-game').shadowRoot.querySelector('iframe'))";
            page.until(&format!("return !!{frame}"), Vec::new()).await?;
            page.enter(frame).await?;
            page.idle().await?;
            page.leave().await?;
        }
        Ok(())
    });
}

/// The demo of `docs/`, with the tables of another site.
fn demo(site: &str) -> String {
    include_str!("../../../../../docs/embed-demo.html").replace("https://games.example.org/", site)
}

#[test]
fn an_article_with_six_tables_is_read_and_played_in() {
    visit("demo", demo, async |page| {
        let tables = "[...document.querySelectorAll('mustermead-game')]";
        assert_eq!(page.ask(&format!("return {tables}.length + document.querySelectorAll('iframe').length")).await?, 6);
        let before = "return document.documentElement.scrollHeight";
        let height = page.ask(before).await?;
        for idx in 0..5 {
            let table = format!("{tables}[{idx}]");
            page.ask(&format!("{table}.scrollIntoView({{ block: 'start', behavior: 'instant' }})")).await?;
            enter(&page, &table).await?;
            assert_eq!(page.count("main[data-unread], .warning").await?, 0, "{idx}");
            let overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
            assert_eq!(page.ask(overflow).await?, 0, "{idx}");
            page.leave().await?;
            page.shoot(&format!("embed-demo-{idx}")).await?;
        }
        page.ask("document.querySelector('iframe').scrollIntoView({ block: 'start', behavior: 'instant' })").await?;
        into_frame(&page).await?;
        assert_eq!(page.ask("return document.documentElement.dataset.look").await?, "ink");
        page.leave().await?;
        page.shoot("embed-demo-5").await?;
        assert_eq!(page.ask(before).await?, height, "nothing has moved");
        Ok(())
    });
}
