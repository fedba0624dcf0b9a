//! Pages whose reader has chosen text twice as large as usual (R32).

use browser::{BrowserSession, tier};
use serde_json::json;

use super::room::languages;

/// Words that are cut off or lie on each other: of the head of a page, the strip and the buttons.
const FAULTS: &str = "
    const faults = [];
    const boxes = [...document.querySelectorAll('.masthead h1, .ways a, .ways label, .menu summary, .tool')]
        .filter((each) => each.checkVisibility())
        .map((each) => [each.textContent.trim() || each.className, each.getBoundingClientRect()]);
    for (const [nth, [name, one]] of boxes.entries()) {
        for (const [other, two] of boxes.slice(nth + 1)) {
            const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            if (across > 1 && down > 1) faults.push(`${name} lies on ${other}`);
        }
    }
    for (const word of document.querySelectorAll('.tool span, [data-turn]')) {
        if (word.scrollWidth > word.clientWidth + 1 && getComputedStyle(word).display !== 'inline') {
            faults.push(`${word.textContent} is cut off`);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
    return faults;
";

#[test]
fn nothing_lies_on_anything_else() {
    let of_frame = (400, "embed/laska/?lang=en".to_owned());
    // One for each kind of header: points, figures of one kind and of two, plates.
    let of_games = ["en/backgammon/", "el/chess/", "ru/lanko-88/", "el/lanrick/", "ru/lino/", "el/ludo/"]
        .map(|path| (360, path.to_owned()));
    // In a quick run the languages with the longest words.
    let is_opened = |lang: &String| tier::is_full() || ["ar", "el", "en", "ru"].contains(&lang.as_str());
    let of_languages = languages().into_iter().filter(is_opened).map(|lang| (360, format!("{lang}/laska/")));
    for (width, path) in of_languages.chain(of_games).chain([of_frame]) {
        BrowserSession::new(width, 640).run(async move |page| {
            page.open(&path).await?;
            page.command("Page.setFontSizes", json!({ "fontSizes": { "standard": 32 } })).await?;
            page.reload().await?;
            page.idle().await?;
            assert_eq!(page.ask_in_each_type(FAULTS).await?, json!([]), "{path}");
            page.ask("document.querySelector('.tool:has(.icon-new)').click()").await?;
            page.wait_for("dialog[open]:not(.waiting) .button-main").await?;
            let last = "
                const button = document.querySelector('dialog .button-main');
                button.scrollIntoView({ block: 'end' });
                const { left, right, bottom } = button.getBoundingClientRect();
                return left >= 0 && right <= innerWidth && bottom <= innerHeight;
            ";
            assert_eq!(page.ask(last).await?, json!(true), "{path}: the dialog scrolls to its last button");
            Ok(())
        });
    }
}
