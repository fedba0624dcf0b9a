//! What only a browser knows of languages: which fonts draw them, and the plural categories and lists of `Intl`.

use std::fs;

use browser::BrowserSession;
use i18n::{Language, MessageTable, compile, native_plurals};
use rules::{Arg, Message};
use serde_json::{Value, json};

use super::room::languages;

/// Letters of the page that are drawn as one that no font has, in the fonts of texts and of headings.
const WITHOUT_FONT: &str = r"
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [40, 40];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const drawn = (letter, font) => {
        pen.font = `24px ${font}`;
        pen.clearRect(0, 0, 40, 40);
        pen.fillText(letter, 4, 28);
        return pen.getImageData(0, 0, 40, 40).data.join();
    };
    const letters = [...new Set(document.body.textContent)].filter(letter => /\p{L}/u.test(letter));
    const fonts = ['body', 'h1'].map(css => getComputedStyle(document.querySelector(css)).fontFamily);
    const lost = fonts.flatMap(font => {
        const missing = drawn('\u{10fffd}', font);
        return letters.filter(letter => drawn(letter, font) === missing).map(letter => `${letter} in ${font}`);
    });
    return [letters.length, lost];
";

/// The families of fonts that draw what is in these parts of a page.
const PARTS: [&str; 5] = ["h1", "h2", ".message-bar p", ".tool", ".guide p"];

#[test]
fn fonts_of_the_system_draw_every_language() {
    BrowserSession::new(360, 640).run(async |page| {
        page.command("DOM.enable", json!({})).await?;
        page.command("CSS.enable", json!({})).await?;
        for lang in languages() {
            page.open(&format!("{lang}/laska/")).await?;
            page.idle().await?;
            let found = page.ask(WITHOUT_FONT).await?;
            assert!(found[0].as_u64().is_some_and(|letters| letters > 20), "{lang}: {found}");
            assert_eq!(found[1], json!([]), "{lang}");
            let document = page.command("DOM.getDocument", json!({})).await?;
            let mut families = Vec::new();
            for part in PARTS {
                let root = &document["root"]["nodeId"];
                let node = page.command("DOM.querySelector", json!({ "nodeId": root, "selector": part })).await?;
                let fonts = page.command("CSS.getPlatformFontsForNode", json!({ "nodeId": node["nodeId"] })).await?;
                families.extend(fonts["fonts"].as_array().cloned().unwrap_or_default());
            }
            assert!(!families.is_empty(), "{lang}");
            for font in families {
                // Nothing is fetched, and nothing is drawn by the font that has a box for every letter.
                assert_eq!(font["isCustomFont"], json!(false), "{lang}: {font}");
                let name = font["familyName"].as_str().unwrap_or_default().replace(' ', "");
                assert!(!name.contains("LastResort") && !name.contains("NotDef"), "{lang}: {font}");
            }
        }
        Ok(())
    });
}

#[test]
fn plurals_are_those_of_the_browser() {
    const CATEGORIES: &str = "
        const [tags, numbers] = arguments;
        return tags.map(tag => {
            const rules = new Intl.PluralRules(tag);
            return numbers.map(number => rules.select(number));
        });
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/about/").await?;
        let tags: Vec<String> = languages().into_iter().filter(|tag| tag != "en-XA").collect();
        let numbers: Vec<i64> =
            (0..=200).chain([1_000, 1_001, 1_002, 2_011, 3_021, 5_000, 10_000, 1_000_000]).collect();
        let found = page.ask_with(CATEGORIES, vec![json!(tags), json!(numbers)]).await?;
        for (tag, found) in tags.iter().zip(found.as_array().into_iter().flatten()) {
            let plurals = native_plurals(tag);
            let expect: Vec<Value> = numbers.iter().map(|number| json!(plurals.category(*number).name())).collect();
            assert_eq!(found, &Value::Array(expect), "{tag}");
        }
        Ok(())
    });
}

/// Lists of this many letters as our words join them, without the marks that keep directions of writing apart.
fn joined(tag: &str, lengths: &[usize]) -> Vec<String> {
    let file = format!("{}/../../web/i18n/{tag}/portal.ftl", env!("CARGO_MANIFEST_DIR"));
    let words = fs::read_to_string(file).expect("it has words");
    let mut language = Language::new(native_plurals(tag));
    for ftl in [words.as_str(), "all = { $letters }\n"] {
        let table = compile::table(tag, tag == "ar", ftl).expect("these are messages");
        language.add(MessageTable::read(&table).expect("a table was made"));
    }
    let list = |n: &usize| {
        let letters: Vec<Arg> = ["A", "B", "C", "D"][..*n].iter().map(|letter| Arg::from(*letter)).collect();
        let text = language.format(&Message::new("all").with("letters", letters));
        text.replace(['\u{2068}', '\u{2069}'], "")
    };
    lengths.iter().map(list).collect()
}

#[test]
fn lists_are_those_of_the_browser() {
    const LISTS: &str = "
        const [tags, lengths] = arguments;
        return tags.map(tag => {
            const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
            return lengths.map(length => lists.format(['A', 'B', 'C', 'D'].slice(0, length)));
        });
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/about/").await?;
        let tags: Vec<String> = languages().into_iter().filter(|tag| tag != "en-XA").collect();
        let known = tags.iter().map(|tag| match tag.as_str() {
            // Ours is written without a comma before the last one.
            "en" => "en-GB",
            // Browsers take the plain tag for Cyrillic letters.
            "sr" => "sr-Latn",
            tag => tag,
        });
        let known: Vec<&str> = known.collect();
        let lengths = [1, 2, 3, 4];
        let found = page.ask_with(LISTS, vec![json!(known), json!(lengths)]).await?;
        for (tag, found) in tags.iter().zip(found.as_array().into_iter().flatten()) {
            assert_eq!(found, &json!(joined(tag, &lengths)), "{tag}");
        }
        Ok(())
    });
}
