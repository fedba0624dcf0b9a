//! Languages that are not complete yet, and what search engines show of each.

use rules::Message;

use super::*;

/// A language with messages and words about the portal, but no prose about games yet.
fn without_prose() -> Vec<Source> {
    let mut sources = sources();
    sources.retain(|source| source.tag != "ar" || !source.is_prose() || source.subject() == languages::ABOUT);
    sources
}

#[test]
fn prose_that_is_not_translated_yet_is_shown_in_english_and_marked() {
    let site = composed(&trunk(), without_prose(), Languages::Real).expect("the rest is there");
    for id in Portal::ids() {
        let [english, arabic] = ["en", "ar"].map(|tag| page(&site, &format!("{tag}/{id}/index.html")));
        let told = format!("i18n/en/prose/{id}.md");
        assert!(english.contains(&told) && arabic.contains(&told), "{id}");
        assert_eq!(arabic.matches("<div lang=\"en\" dir=\"ltr\">").count(), 2, "{id}");
        assert!(!english.contains("<div lang="), "{id}");
    }
    // What is translated is not borrowed.
    assert!(page(&site, "ar/about/index.html").contains("i18n/ar/prose/about.md"));
}

/// Search engines and browsers' tabs show so many characters.
#[test]
fn titles_and_descriptions_fit_where_they_are_listed() {
    const TITLE: usize = 60;
    const DESCRIPTION: usize = 155;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/i18n");
    let sources = languages::sources(&folder).expect("the words can be read");
    let mut long = Vec::new();
    for language in languages::all(sources, Languages::Real).expect("the words are well formed") {
        for (what, most) in [("title", TITLE), ("description", DESCRIPTION)] {
            for id in Portal::ids() {
                let told = language.say(&Message::of(format!("{id}-page-{what}"))).expect("the page has it");
                if told.chars().count() > most {
                    long.push(format!("{}: {id}: {told}", language.tag));
                }
            }
        }
    }
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}
