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
    let site = composed(&output(), without_prose(), Languages::Real).expect("the rest is there");
    for id in Portal::ids() {
        let [english, arabic] = ["en", "ar"].map(|tag| page(&site, &format!("{tag}/{id}/index.html")));
        let told = format!("learn/en/{id}.md");
        assert!(english.contains(&told) && arabic.contains(&told), "{id}");
        assert_eq!(arabic.matches("<div lang=\"en\" dir=\"ltr\">").count(), 1, "{id}");
        assert!(!english.contains("<div lang="), "{id}");
    }
    // What is translated is not borrowed.
    assert!(page(&site, "ar/about/index.html").contains("About \"ar\""));
}

/// Search engines and browsers' tabs show so many characters.
#[test]
fn titles_and_descriptions_fit_where_they_are_listed() {
    const TITLE: usize = 60;
    const DESCRIPTION: usize = 155;
    let mut long = Vec::new();
    for language in languages::all(all_sources(), Languages::Real).expect("the words are well formed") {
        for id in Portal::ids() {
            let of_table = ["title", "description"].map(|what| Message::of(format!("{id}-page-{what}")));
            let lesson = language.prose(id).expect("it is there").text.lines().next().unwrap_or_default();
            let lesson = lesson.trim_start_matches("# ");
            let of_lesson = [messages::learn_title(lesson), messages::learn_description(lesson)];
            for (message, most) in of_table.iter().chain(&of_lesson).zip([TITLE, DESCRIPTION].into_iter().cycle()) {
                let told = language.say(message).expect("the page has it");
                if told.chars().count() > most {
                    long.push(format!("{}: {id}: {told}", language.tag));
                }
            }
        }
    }
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}
