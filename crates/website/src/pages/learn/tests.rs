//! Lessons: those of the repository, and pages made of small ones.

use std::path::PathBuf;

use rules::Catalogue;
use rules::games::Portal;

use super::*;
use crate::tests::{all_sources, composed, facts_and_families, output, pages, resolve, sources, values};
use crate::texts::games;
use crate::texts::languages::{self, Language, Source};
use crate::texts::lessons::{self, Lessons, RULINGS, Text};
use crate::{Languages, TextFile};

/// The lessons of these sources.
fn read(sources: Vec<Source>) -> Result<(Vec<Language>, Vec<Game>, Lessons), SiteError> {
    read_with(sources, String::new())
}

/// The lessons of these sources, with these chapters that explain messages.
fn read_with(sources: Vec<Source>, chapters: String) -> Result<(Vec<Language>, Vec<Game>, Lessons), SiteError> {
    let chapters = TextFile { path: PathBuf::from("learn/chapters.txt"), text: chapters };
    let languages = languages::all(sources, Languages::Real)?;
    let (facts, families) = facts_and_families();
    let games = games::all(&languages, &facts, &families, &[])?;
    let lessons = Lessons::of(&languages, &games, &chapters)?;
    Ok((languages, games, lessons))
}

/// Which chapters explain which messages.
fn chapters() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/learn/chapters.txt");
    std::fs::read_to_string(path).expect("it is part of the repository")
}

/// The ids of the rulings of a lesson.
fn rulings(text: &Text) -> Vec<String> {
    let chapter = text.chapters.iter().find(|chapter| chapter.id == RULINGS).expect("it is there");
    let html = chapter.parts.iter().filter_map(|part| match part {
        Part::Told(html) => Some(html.as_str()),
        Part::Board(_) => None,
    });
    values(&html.collect::<String>(), "id").into_iter().map(str::to_owned).collect()
}

/// The tags of a lesson between its boards.
fn tags(text: &Text) -> Vec<String> {
    let parts = text.opening.iter().chain(text.chapters.iter().flat_map(|chapter| &chapter.parts));
    let tags = parts.flat_map(|part| match part {
        // Words are emphasised as a language likes it.
        Part::Told(html) => html.split('<').skip(1).filter_map(|rest| rest.split(['>', ' ']).next()).collect(),
        Part::Board(_) => vec!["board"],
    });
    tags.filter(|tag| !tag.trim_start_matches('/').starts_with(['e', 's'])).map(str::to_owned).collect()
}

/// Every position is one of its game, every move is legal there, and every mark is a square of the board; a lesson is the
/// same in all languages but for its words.
#[test]
fn lessons_show_the_same_in_every_language() {
    let (languages, games, lessons) = read(all_sources()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(languages.len(), 8);
    for game in &games {
        let text = |language: &Language| lessons.text(language, game).expect("every language has it").clone();
        let first = text(&languages[0]);
        let chapters = |text: &Text| text.chapters.iter().map(|chapter| chapter.id.clone()).collect::<Vec<_>>();
        let ids = chapters(&first);
        assert_eq!(ids.first().map(String::as_str), Some(THREE), "{}", game.id);
        assert!(ids.iter().any(|id| id == RULINGS) && blocks(&first).count() > 9, "{}: {ids:?}", game.id);
        assert!(!rulings(&first).is_empty(), "{}", game.id);
        // What boards have in common is drawn once: boards themselves, and what stands on them.
        let drawn: Vec<_> = blocks(&first).filter_map(|block| lessons.drawn(block)).collect();
        let shared = Shared::of(drawn.iter().map(|lesson| &lesson.picture));
        let boards: String = drawn.iter().map(|lesson| shared.svg(&lesson.picture, "", "").to_string()).collect();
        let drawings = shared.element().to_string();
        let drawings: Vec<&str> = values(&drawings, "id");
        assert!(drawings.len() > 2, "{}: {drawings:?}", game.id);
        for id in drawings {
            assert!(boards.matches(&format!("href=\"#{id}\"")).count() > 1, "{}: {id}", game.id);
        }
        for language in &languages[1..] {
            let (name, other) = (format!("{}/{}", language.tag, game.id), text(language));
            assert_eq!(chapters(&other), ids, "{name}");
            assert_eq!(rulings(&other), rulings(&first), "{name}");
            assert_eq!(tags(&other), tags(&first), "{name}");
            assert_eq!(blocks(&other).count(), blocks(&first).count(), "{name}");
            for (one, other) in blocks(&first).zip(blocks(&other)) {
                assert_eq!(one.task, other.task, "{name}");
                assert_ne!(one.caption, other.caption, "{name}");
            }
        }
    }
}

/// The lessons of the tests, with another block in the English one about Laska.
fn with_block(block: &str) -> Result<(), String> {
    let mut sources = sources();
    let path = PathBuf::from("learn/en/laska.md");
    let source = sources.iter_mut().find(|source| source.path == path).expect("it is there");
    let (before, _) = source.text.split_once("```board\n").expect("it has a block");
    source.text = format!("{before}```board\n{block}```\n");
    read(sources).map(drop).map_err(|error| error.to_string())
}

#[test]
fn what_a_game_does_not_take_is_named_with_its_file_and_line() {
    const POSITION: &str = "position //,b,,//,w,,// w\n";
    let line = crate::tests::prose("en", "laska").text.lines().take_while(|line| !line.starts_with("```")).count() + 1;
    assert_eq!(with_block(&format!("game laska\n{POSITION}moves c3-d4\nmark c3\ncaption A\n")), Ok(()));
    for (block, at, reason) in [
        ("game laska\n", 0, "the block has no `caption`"),
        ("caption A\n", 0, "the block has no `game`"),
        ("game ludo\ncaption A\n", 1, "this is a lesson of `laska`"),
        ("game laska\ncolour red\n", 2, "nothing is called `colour`"),
        ("game laska\nposition x\ncaption A\n", 2, "the game refuses the position: "),
        ("game laska\nmoves c3-d4, c3-c4\ncaption A\n", 2, "`c3-c4`: the turn is not possible: "),
        ("game laska\nmark a1 h9\ncaption A\n", 2, "the board has no square `h9`"),
        ("game laska\noption faces=up\ncaption A\n", 2, ""),
    ] {
        let fault = with_block(block).expect_err(block);
        let expect = format!("learn/en/laska.md:{}: {reason}", line + at);
        assert!(fault.starts_with(&expect), "{fault}\n{expect}");
    }
}

#[test]
fn a_text_that_is_no_lesson_is_named_with_its_line() {
    let sources = sources();
    let all = languages::all(sources, Languages::Real).expect("they are well formed");
    let read = |text: &str| {
        let path = PathBuf::from("learn/en/laska.md");
        let source = Source { tag: "en".to_owned(), path, text: text.to_owned() };
        lessons::read(&source, &all[0], "laska").map_err(|error| error.to_string())
    };
    for (text, fault) in [
        ("", "1: it is empty"),
        ("Text.\n", "1: it begins without a title, such as `# Title`"),
        ("# A\n\n# B\n", "3: it has a second title"),
        ("# A\n\n## B\n", "3: the chapter has no id, such as `## Title {#id}`"),
        ("# A\n\n<b>\n", "3: it contains HTML"),
        ("# A\n\n```text\nB\n```\n", "3: it is no block of the kind `board`"),
    ] {
        assert_eq!(read(text), Err(format!("learn/en/laska.md:{fault}")), "{text}");
    }
    let text = read("# A *b*\n\nC.\n\n## D {#d}\n\nE.\n\n### F {#f-1}\n").expect("it is well formed");
    assert_eq!((text.title.as_str(), text.opening), ("A b", vec![Part::Told("<p>C.</p>\n".to_owned())]));
    let parts = vec![Part::Told("<p>E.</p>\n<h4 id=\"f-1\">F</h4>\n".to_owned())];
    assert_eq!(text.chapters, [Chapter { id: "d".to_owned(), title: "D".to_owned(), parts }]);
}

#[test]
fn a_lesson_can_be_read_without_scripts() {
    let site = composed(&output(), sources(), Languages::WithPseudo).expect("everything is there");
    let lessons = pages(&site).into_iter().filter(|(_, html)| values(html, "data-page") == ["learn"]);
    let lessons: Vec<_> = lessons.collect();
    assert_eq!(lessons.len(), 3 * Portal::ids().len());
    for (path, html) in lessons {
        let id = path.split('/').nth(1).expect("it is in the folder of a game");
        let tag = values(&html, "lang")[0];
        let (_, main) = html.split_once("<main").expect("it has one");
        // No program, and nothing that is fetched for a table.
        assert!(!html.contains(".wasm") && !html.contains("boot.js") && !html.contains("<iframe"), "{path}");
        for chapter in ["three", "setup"] {
            assert!(main.contains(&format!("<a href=\"#{chapter}\">")), "{path}: {chapter}");
            assert!(main.contains(&format!("<h3 id=\"{chapter}\">")), "{path}: {chapter}");
        }
        let (_, figure) = main.split_once("<figure>").expect("it has a board");
        assert!(figure.contains("class=\"picture\"") && figure.contains("<figcaption>"), "{path}");
        if tag == "en" {
            assert!(figure.contains("<p>&quot;The start&quot; &amp; &lt;more&gt;.</p>"), "{path}");
        }
        // The way to the table, before the first chapter and after the last one.
        let ways =
            values(main, "href").into_iter().filter(|href| resolve(path, href) == format!("{tag}/{id}/index.html"));
        assert_eq!(ways.count(), 2, "{path}");
        let (goal, query) =
            values(figure, "href").into_iter().find_map(|href| href.split_once('?')).expect("it has a link");
        assert_eq!(resolve(path, goal), format!("embed/{id}/index.html"), "{path}");
        let expect = format!("lang={tag}&amp;mode=two&amp;record=mustermead+");
        assert!(query.starts_with(&expect) && query.contains(&format!("%0Agame+{id}%0A")), "{path}: {query}");
    }
}

#[test]
fn a_record_keeps_its_signs_in_an_address() {
    assert_eq!(in_query("a b\nNc7+ 1&2#%x=d4*"), "a+b%0ANc7%2B+1%262%23%25x=d4*");
    assert_eq!(in_query("…"), "%E2%80%A6");
}

/// A chapter that explains a message of the rules is there, and the message too.
#[test]
fn chapters_explain_messages_that_there_are() {
    let wrong = |chapters: &str| read_with(all_sources(), chapters.to_owned()).err().map(|error| error.to_string());
    let expected = "learn/chapters.txt:1: `laska` has no chapter `cube` to explain `laska-must-take`";
    assert_eq!(wrong("# x\ncube laska-must-take\n").as_deref(), Some(expected));
    let messages: String =
        all_sources().into_iter().filter(|source| source.tag == "en").map(|source| source.text).collect();
    let mut n_keys = 0;
    for line in chapters().lines().filter(|line| !line.starts_with('#')) {
        for key in line.split(' ').skip(1) {
            assert!(messages.contains(&format!("\n{key} = ")), "nothing is called {key}");
            n_keys += 1;
        }
    }
    assert!(n_keys > 80, "{n_keys}");
    let (languages, games, lessons) = read_with(all_sources(), chapters()).unwrap_or_else(|error| panic!("{error}"));
    let laska = games.iter().find(|game| game.id == "laska").expect("it is a game");
    assert!(lessons.explained(laska, "capturing").contains(&"laska-must-take") && languages.len() == 8);
    assert!(lessons.explained(laska, "kings").is_empty(), "that is another game's");
}

/// The script that shows a lesson in a sheet has its links open tabs, and takes from the page what says so.
#[test]
fn a_lesson_says_that_its_links_open_tabs_in_a_sheet() {
    let site = composed(&output(), sources(), Languages::Real).expect("everything is there");
    for (path, html) in pages(&site).into_iter().filter(|(path, _)| path.ends_with("/how-to-play/index.html")) {
        let said = values(&html, "data-tab");
        assert!(said.len() == 1 && said[0].contains("page-learn-tab"), "{path}: {said:?}");
    }
    let script =
        std::fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/scripts/portal/sheet.js"));
    let script = script.expect("it is part of the app");
    assert_eq!(script.matches("\"_blank\"").count(), 1, "{script}");
    assert!(script.contains("target: \"_blank\", title: words") && script.contains("main.dataset.tab"), "{script}");
}
