//! Small texts for sites.

use std::path::PathBuf;

use rules::Catalogue;
use rules::games::Portal;

use super::{Source, TextFile, Texts, facts, families};

/// The texts of a site with these messages and with the facts of the repository.
pub(crate) fn texts_of(messages: Vec<Source>) -> Texts {
    let chapters = TextFile { path: PathBuf::from("learn/chapters.txt"), text: String::new() };
    Texts { messages, facts: facts(), families: families(), chapters, studies: studies(), notices: notices() }
}

/// A lesson of each game in two languages, with characters that HTML must escape, and a puzzle of Laska.
pub(crate) fn studies() -> Vec<TextFile> {
    let lesson = |(tag, id): (&str, &str)| TextFile {
        path: PathBuf::from(format!("learn/{tag}/studies/{id}.md")),
        text: format!(
            "# All\n\n## \"{tag}\" & <{id}> {{#lesson}}\n\nOn *it* & <more>.\n\n```task\nsay Play.\nplay *\npraise Good.\n```\n"
        ),
    };
    let puzzle = "puzzle laska-1\ngrade 2\ngoal win\nposition //,,,b//,b,,/w,,/ w\nplay b2-c3-d4wb\n".to_owned();
    let puzzles = TextFile { path: PathBuf::from("learn/puzzles/laska.txt"), text: puzzle };
    let ids = Portal::ids();
    let all = ["en", "ar"].into_iter().flat_map(|tag| ids.iter().map(move |id| (tag, *id)));
    all.map(lesson).chain([puzzles]).collect()
}

/// Notices of one package.
pub(crate) fn notices() -> TextFile {
    let text = "Packages\n--------\n\nyew 1.0\n    Licence: MIT\n\nTexts\n-----\n".to_owned();
    TextFile { path: PathBuf::from("notices.txt"), text }
}
