//! Pages on paper.

use browser::BrowserSession;
use serde_json::json;

/// What of a page is seen, by selectors.
const SEEN: &str = "
    const seen = css => [...document.querySelectorAll(css)].some(element => element.getClientRects().length > 0);
    return ['.board', '.guide', '.tools', '.message-bar', '.scrub', '.menu', '.ways'].map(seen);
";

#[test]
fn the_rules_print_clean() {
    BrowserSession::new(1280, 800).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        assert_eq!(page.ask(SEEN).await?, json!([true, true, true, true, true, true, true]));
        page.command("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
        assert_eq!(page.ask(SEEN).await?, json!([true, true, false, false, false, false, false]));
        page.shoot("paper").await
    });
}
