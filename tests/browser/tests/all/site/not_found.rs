//! Addresses where nothing is: the page that is sent for them finds the site, the language and the game that was meant.

use browser::{BrowserSession, Failure, Page};
use serde_json::{Value, json};

use super::room::languages;

/// The folder of the site on its host: it has a language's name, as if to mislead.
const FOLDER: &str = "/tr/games/";

/// An address, and what its page shows: its language, and where its link to the nearest game leads, below the root.
type Case = (&'static str, &'static str, Option<&'static str>);

const CASES: [Case; 11] = [
    ("en/lasca", "en", Some("en/laska/")),
    ("chess.html", "en", Some("en/chess/")),
    ("ru/%D1%88%D0%B0%D1%85%D0%BC%D0%B0%D1%82%D1%8B/", "ru", Some("ru/chess/")),
    ("EL/σκακι", "el", Some("el/chess/")),
    ("ar/laska/rules/", "ar", Some("ar/laska/")),
    ("hr/Lanko 88", "hr", Some("hr/lanko-88/")),
    ("backgamon?lang=sl&position=x#y", "sl", Some("sl/backgammon/?lang=sl&position=x#y")),
    ("embed/lasca/?lang=sl&theme=dark", "sl", Some("embed/laska/?lang=sl&theme=dark")),
    ("sr/lduo/", "sr", Some("sr/ludo/")),
    ("some/where/else", "en", None),
    ("%E0%A4%A", "en", None),
];

/// What the page shows.
const SHOWN: &str = "
    const [section, ...others] = [...document.querySelectorAll('section')].filter(({ hidden }) => !hidden);
    const nearest = section.querySelector('.nearest');
    return {
        lang: section.lang,
        isAlone: !others.length && document.documentElement.lang === section.lang,
        dir: getComputedStyle(section).direction,
        isTitled: document.title === section.querySelector('h1').textContent,
        nearest: nearest.checkVisibility() ? nearest.querySelector('a').href : null,
        home: section.querySelector('.name').href,
        games: [...section.querySelectorAll('li a')].map(({ href }) => href),
        isStyled: getComputedStyle(section.querySelector('ul')).listStyleType === 'none',
        isWide: document.documentElement.scrollWidth > innerWidth,
    }";

async fn check(page: &Page, (address, lang, nearest): Case) -> Result<(), Failure> {
    page.open(address).await?;
    let root = format!("{}{FOLDER}", page.ask("return location.origin").await?.as_str().unwrap_or_default());
    // It may have to ask where the site is.
    let is_found = "return document.querySelector('section:not([hidden]) .name').href.startsWith(`${arguments[0]}${arguments[1]}`)";
    page.until(is_found, vec![json!(root), json!(lang)]).await?;
    let shown = page.ask(SHOWN).await?;
    assert_eq!((&shown["lang"], &shown["isAlone"]), (&json!(lang), &json!(true)), "{address}: {shown}");
    assert_eq!(shown["dir"], if lang == "ar" { "rtl" } else { "ltr" }, "{address}");
    assert_eq!(shown["isTitled"], json!(true), "{address}");
    assert_eq!(shown["home"], format!("{root}{lang}/"), "{address}");
    assert_eq!(shown["nearest"], nearest.map_or(Value::Null, |path| json!(format!("{root}{path}"))), "{address}");
    let laska =
        if address.starts_with("embed") { format!("embed/laska/?lang={lang}") } else { format!("{lang}/laska/") };
    let games = shown["games"].as_array().expect("there are games");
    assert!(games.contains(&json!(format!("{root}{laska}"))), "{address}: {games:?}");
    assert_eq!((&shown["isStyled"], &shown["isWide"]), (&json!(true), &json!(false)), "{address}");
    Ok(())
}

/// The browser has said nothing but that pages are missing.
async fn only_missing(page: &Page) -> Result<(), Failure> {
    let complaints = page.console_errors().await?;
    assert!(!complaints.is_empty() && complaints.iter().all(|text| text.contains("404")), "{complaints:?}");
    Ok(())
}

#[test]
fn an_address_without_a_page_leads_to_the_game_that_was_meant() {
    BrowserSession::new(320, 568).under(FOLDER).run(async |page| {
        for case in CASES {
            check(&page, case).await?;
        }
        page.shoot("not-found").await?;
        // The way leads there.
        page.open("en/lasca").await?;
        page.wait_for(".nearest a").await?.click().await?;
        page.idle().await?;
        assert_eq!(page.ask("return location.pathname").await?, json!(format!("{FOLDER}en/laska/")));
        only_missing(&page).await
    });
}

#[test]
fn without_scripts_an_address_without_a_page_is_told_in_every_language() {
    BrowserSession::new(320, 568).run(async |page| {
        page.command("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        page.open("en/lasca").await?;
        let shown = page.ask("return [...document.querySelectorAll('section')].map(({ lang }) => lang)").await?;
        let mut shown: Vec<&str> = shown.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut expected = languages();
        shown.sort_unstable();
        expected.sort_unstable();
        assert_eq!(shown, expected);
        assert_eq!(page.count("section .nearest[hidden]").await?, shown.len());
        let home = page.ask("return document.querySelector('.name').href.replace(location.origin, '')").await?;
        assert_eq!(home, json!("/"));
        only_missing(&page).await
    });
}
