//! What a page says when its start fails: the words stand in the page, and so does the script that chooses among them.
//! Both need nothing that may not come. At a table the first of the words can be read without scripts and without style
//! sheets.

use rules::Message;
use web::PageKind;

use crate::SiteError;
use crate::html::{Element, tag};
use crate::page::Page;
use crate::texts::languages::Language;
use crate::texts::messages;

/// The oldest versions of browsers in which everything works, all of December 2023: since then all of them know nested
/// styles and what style sheets select by (`:has`). Chrome stands for all browsers that are made from it.
pub(crate) const OLDEST: [(&str, &str); 3] = [("Chrome", "120"), ("Firefox", "121"), ("Safari", "17.2")];
/// What the script replaces by the media type of a file.
const TYPE: &str = "{type}";

/// The words and the script.
pub(crate) fn watch(page: &Page<'_>) -> Result<Element, SiteError> {
    let languages: Vec<&Language> = match page.kind {
        // Its language is in its address.
        PageKind::Embed => page.site.languages.iter().collect(),
        _ => vec![page.language],
    };
    let words: Vec<Element> = languages
        .iter()
        .enumerate()
        .map(|(idx, language)| words(page, language, idx == 0))
        .collect::<Result<_, _>>()?;
    let box_of_words = tag("aside").with("id", "trouble").with("role", "alert").with("data-part", "trouble");
    // A page without a table has nothing that can fail, so its words are not even there without the style sheet.
    Ok(box_of_words.flag_if(page.table().is_none(), "hidden").children(words).in_lines())
}

/// The script, for the head: it must run while a style sheet is still awaited.
pub(crate) fn script(text: &str) -> Element {
    tag("script").made(text)
}

/// The words of one language; only its first reason is shown before the script has chosen.
fn words(page: &Page<'_>, language: &Language, is_first: bool) -> Result<Element, SiteError> {
    // Whoever put an embedded page where it is reads English as likely as any other language.
    let n_told = if is_first { usize::MAX } else { 1 };
    let all = reasons(page.table().is_some()).into_iter().take(n_told);
    let reason = |(idx, (why, says)): (usize, (&'static str, Message))| -> Result<Element, SiteError> {
        Ok(tag("p").with("data-why", why).flag_if(idx > 0, "hidden").text(language.say(&says)?))
    };
    let reasons: Vec<Element> = all.enumerate().map(reason).collect::<Result<_, _>>()?;
    let again = tag("a").with("href", "").text(language.say(&messages::crash_again())?);
    let close = tag("button").with("type", "button").with("aria-label", language.say(&messages::close())?).text("×");
    Ok(tag("section")
        .with("lang", &language.tag)
        .with("dir", language.direction())
        .flag_if(!is_first, "hidden")
        .children(reasons)
        .child(again)
        .child(close))
}

/// Why a page may not start, by the names that `start.js` and `boot.js` have for it. A page without a table has nothing
/// to start, but its links lead nowhere when it was opened from disk.
fn reasons(has_table: bool) -> Vec<(&'static str, Message)> {
    let disk = ("disk", messages::start_disk());
    if !has_table {
        return vec![disk];
    }
    let [(_, chrome), (_, firefox), (_, safari)] = OLDEST;
    vec![
        ("any", messages::trouble()),
        disk,
        ("type", messages::start_type(TYPE)),
        ("gone", messages::start_gone()),
        ("stopped", messages::start_stopped()),
        ("slow", messages::start_slow()),
        ("blocked", messages::start_blocked()),
        ("wasm", messages::start_wasm()),
        ("old", messages::start_old(chrome, firefox, safari)),
    ]
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::files::shorten;

    fn source(path: &str) -> String {
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).expect("it can be read")
    }

    #[test]
    fn the_script_has_words_for_whatever_it_tells() {
        let scripts = [source("web/scripts/start/start.js"), source("web/scripts/page/boot.js")].concat();
        let reasons = reasons(true);
        for (why, _) in &reasons {
            assert!(scripts.contains(&format!("\"{why}\"")), "nobody tells {why}");
        }
        let told = scripts.split("tell(\"").skip(1).filter_map(|rest| rest.split('"').next());
        for why in told {
            assert!(reasons.iter().any(|(known, _)| *known == why), "{why} has no words");
        }
    }

    #[test]
    fn the_script_stands_in_a_page_as_it_is() {
        let script = shorten::script(&source("web/scripts/start/start.js"));
        assert!(!script.contains("</") && !script.contains("<!--"));
        // What the oldest browsers cannot read, they would not run at all.
        for new in ["=>", "const ", "let ", "?.", "??", "`", "async "] {
            assert!(!script.contains(new), "{new}");
        }
    }

    #[test]
    fn the_oldest_browsers_are_those_of_the_readme() {
        let readme = source("README.md");
        for (name, version) in OLDEST {
            assert!(readme.contains(&format!("{name} {version}")), "{name} {version}");
        }
    }
}
