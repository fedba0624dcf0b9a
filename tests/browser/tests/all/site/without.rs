//! What a page shows before its program, without its program, and without scripts.

use browser::{BrowserSession, Failure, Hand, Page};
use serde_json::json;

/// Checks the board, and the text around it.
async fn check_readable(page: &Page) -> Result<(), Failure> {
    assert_eq!(page.count("[role=gridcell]").await?, 25);
    assert_eq!(page.count("[role=grid] .piece").await?, 22);
    assert_eq!(page.names("[role=gridcell]").await?.last().map(String::as_str), Some("g1: white counter"));
    let rules = page.text("[data-part=guide]").await?;
    assert!(rules.contains("Three things to know") && rules.contains("counter on top"), "{rules}");
    Ok(())
}

#[test]
fn a_page_without_scripts_can_be_read() {
    BrowserSession::new(360, 640).run(async |page| {
        page.command("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        page.open("en/laska/").await?;
        check_readable(&page).await?;
        let shown =
            "return [...document.querySelectorAll('#app p')].filter(p => p.checkVisibility()).map(p => p.innerText)";
        let shown = page.ask(shown).await?.to_string();
        assert!(shown.contains("JavaScript"), "{shown}");
        assert_eq!(page.count("#app button:not(:disabled)").await?, 0);
        page.shoot("without-scripts").await?;
        page.open("ar/laska/").await?;
        page.shoot("without-scripts-ar").await?;
        page.open("en/laska/how-to-play/").await?;
        assert!(page.text("main").await?.contains("LASKA-1"));
        assert_eq!(page.count("figure").await?, page.count("figure .picture:has(use, .piece) + figcaption a").await?);
        // Chromium still requests the scripts, and gives up.
        let complaints = page.console_errors().await?;
        assert!(complaints.iter().all(|complaint| complaint == "a request failed: \"\""), "{complaints:?}");
        Ok(())
    });
}

#[test]
fn a_page_whose_program_does_not_come_says_so() {
    BrowserSession::new(360, 640)
        .with_script(
            "WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => Promise.reject(new Error('none'))",
        )
        .run(async |page| {
            page.open("en/laska/").await?;
            page.until("return document.querySelector('#trouble')?.checkVisibility()", Vec::new()).await?;
            check_readable(&page).await?;
            page.shoot("without-program").await?;
            assert!(!page.console_errors().await?.is_empty(), "the browser has nothing to say of it");
            Ok(())
        });
}

#[test]
fn a_page_whose_words_do_not_come_says_so() {
    let script = "
        const fetched = window.fetch;
        window.fetch = (what, how) =>
            /\\/words\\//.test(what?.url ?? what) ? Promise.resolve(new Response('', { status: 503 })) : fetched(what, how);
    ";
    BrowserSession::new(360, 640).with_script(script).run(async |page| {
        page.open("en/laska/").await?;
        page.until("return document.querySelector('#trouble')?.checkVisibility()", Vec::new()).await?;
        check_readable(&page).await?;
        // Only what the script above breaks may fail.
        page.console_errors().await.map(drop)
    });
}

#[test]
fn a_host_that_does_not_name_wasm_serves_the_program_all_the_same() {
    let script = "
        const fetched = window.fetch;
        window.fetch = async (what, how) => {
            const answer = await fetched(what, how);
            if (!/\\.wasm$/.test(answer.url)) return answer;
            return new Response(await answer.arrayBuffer(), { headers: { 'Content-Type': 'text/plain' } });
        };
    ";
    BrowserSession::new(360, 640).with_script(script).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open] form").await.map(drop)
    });
}

#[test]
fn the_policy_forbids_what_is_written_into_a_page() {
    let script = "
        window.forbidden = [];
        addEventListener('securitypolicyviolation', event => window.forbidden.push(event.effectiveDirective));
    ";
    BrowserSession::new(360, 640).with_script(script).run(async |page| {
        for address in ["en/laska/", "embed/laska/"] {
            page.open(address).await?;
            page.idle().await?;
            page.ask(
                "const add = (name, text) => document.body.append(Object.assign(document.createElement(name), { textContent: text }));
                 add('script', 'window.written = true');
                 add('style', 'body { opacity: 0 }');
                 const image = new Image(); image.src = 'https://example.com/x.png';
                 // Later: what a test says itself may use it.
                 setTimeout(() => eval('window.written = true'));",
            )
            .await?;
            page.until("return window.forbidden.length >= 4", Vec::new()).await?;
            let forbidden = page.ask("return [...new Set(window.forbidden)].sort()").await?;
            assert_eq!(forbidden, json!(["img-src", "script-src", "script-src-elem", "style-src-elem"]), "{address}");
            assert_eq!(page.ask("return window.written ?? null").await?, json!(null), "{address}");
            page.console_errors().await?;
        }
        Ok(())
    });
}
