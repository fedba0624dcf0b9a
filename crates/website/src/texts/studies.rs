//! The studies of the games, and what a table fetches of them.

use std::collections::BTreeMap;
use std::path::Path;

use study::Study;

use crate::folder::{self, TextFile};
use crate::texts::games::Game;
use crate::texts::languages::Language;
use crate::texts::tables::studies_path;
use crate::{Files, SiteError};

/// The folder of a language's studies, in that of what is to be learnt in it.
const STUDIES: &str = "studies";
/// The folder of the puzzles, which have no language, beside those of the languages.
const PUZZLES: &str = "puzzles";

/// The files with studies and puzzles below the folder of what is to be learnt.
pub(crate) fn files(learn: &Path) -> Result<Vec<TextFile>, SiteError> {
    let mut files = Vec::new();
    for folder in folder::entries(learn)?.into_iter().filter(|path| path.is_dir()) {
        let texts = if folder.ends_with(PUZZLES) { folder } else { folder.join(STUDIES) };
        if texts.is_dir() {
            files.extend(folder::texts(&texts)?);
        }
    }
    Ok(files)
}

/// The studies of some games in some languages.
pub(crate) struct Studies {
    /// By the tag of the language and the id of the game.
    texts: BTreeMap<(String, &'static str), Text>,
}

/// The studies of a game in a language.
struct Text {
    /// As a table reads them.
    text: String,
    studies: Vec<Study>,
}

impl Studies {
    /// Reads the studies of these games in these languages, and their puzzles, from the files.
    ///
    /// # Errors
    /// When a file is missing or is no list of studies, and when there is no lesson.
    pub(crate) fn of(languages: &[Language], games: &[Game], files: &[TextFile]) -> Result<Studies, SiteError> {
        let find = |path: &Path| files.iter().find(|file| file.path.ends_with(path));
        let mut texts = BTreeMap::new();
        for language in languages {
            for game in games {
                let path = language.folder_of_prose().join(STUDIES).join(game.id).with_extension("md");
                let own = find(&path).ok_or_else(|| SiteError::NoMessages(path.clone()))?;
                let mut text = format!("{} {STUDIES}\n", language.tag);
                let mut studies = Vec::new();
                for file in [own].into_iter().chain(find(&Path::new(PUZZLES).join(game.id).with_extension("txt"))) {
                    let wrong = |line, reason| SiteError::Prose { path: file.path.clone(), line, reason };
                    studies.extend(study::read(&file.text).map_err(|fault| wrong(fault.line, fault.why))?);
                    text.extend(["\n", file.text.as_str()]);
                }
                if !studies.iter().any(|study: &Study| study.id == Study::LESSON) {
                    let reason = format!("there is no study `{}`", Study::LESSON);
                    return Err(SiteError::Prose { path: own.path.clone(), line: 1, reason });
                }
                texts.insert((language.tag.clone(), game.id), Text { text, studies });
            }
        }
        Ok(Studies { texts })
    }

    /// What tables fetch: see `host.js`.
    pub(crate) fn files(&self) -> Files {
        let file =
            |((tag, game), text): (&(String, &str), &Text)| (studies_path(tag, game), text.text.clone().into_bytes());
        self.texts.iter().map(file).collect()
    }

    /// The studies of a game in a language: the lesson first, and the puzzles last.
    pub(crate) fn all(&self, language: &Language, game: &Game) -> &[Study] {
        self.texts.get(&(language.tag.clone(), game.id)).map_or(&[], |text| &text.studies)
    }

    /// The puzzles of a game.
    pub(crate) fn puzzles(&self, language: &Language, game: &Game) -> impl Iterator<Item = &Study> {
        self.all(language, game).iter().filter(|study| study.is_puzzle())
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn the_files_are_those_of_all_languages_and_the_puzzles() {
        let learn = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/learn");
        let files = files(&learn).expect("they are part of the repository");
        let has = |end: &str| files.iter().any(|file| file.path.ends_with(end));
        assert!(has("en/studies/laska.md") && has("ar/studies/ludo.md") && has("puzzles/chess.txt"));
        assert!(!has("en/laska.md"), "that is how to play");
    }
}
