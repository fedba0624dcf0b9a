//! Words that a language has given up, as its glossary says.

use crate::files::File;

/// The list of these words.
const LIST: &str = "docs/glossary/avoid.txt";

/// A word that is avoided.
struct Avoided<'l> {
    language: &'l str,
    /// The names of the files, without their ends; `*` for all.
    places: &'l str,
    word: &'l str,
    instead: &'l str,
}

impl<'l> Avoided<'l> {
    fn read(line: &'l str) -> Option<Avoided<'l>> {
        let mut parts = line.split(" | ").map(str::trim);
        let [language, places, word, instead] = [parts.next()?, parts.next()?, parts.next()?, parts.next()?];
        (parts.next().is_none() && !word.is_empty()).then_some(Avoided { language, places, word, instead })
    }

    /// Whether a file is one where the word is avoided.
    fn is_in(&self, path: &str) -> bool {
        let Some((folder, name)) = path.rsplit_once('/') else { return false };
        let subject = name.strip_suffix(".ftl").or_else(|| name.strip_suffix(".md"));
        let is_own = ["web/i18n", "web/learn"].iter().any(|texts| {
            folder
                .strip_prefix(&format!("{texts}/{}", self.language))
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        });
        is_own && subject.is_some_and(|subject| self.places == "*" || self.places.split(' ').any(|own| own == subject))
    }

    /// Whether a text has the word. Small letters and capitals are the same.
    fn is_said(&self, text: &str) -> bool {
        let [text, word] = [text, self.word].map(str::to_lowercase);
        let core = word.trim_matches('*');
        let is_letter = |sign: Option<char>| sign.is_some_and(char::is_alphabetic);
        text.match_indices(core).any(|(at, _)| {
            let (before, after) = (text[..at].chars().next_back(), text[at + core.len()..].chars().next());
            let is_begun = word.starts_with('*') || !core.starts_with(char::is_alphabetic) || !is_letter(before);
            let is_ended = word.ends_with('*') || !core.ends_with(char::is_alphabetic) || !is_letter(after);
            is_begun && is_ended
        })
    }
}

/// Where texts use a word that their language avoids, and lines of the list that cannot be read or name no text.
pub(crate) fn given_up(files: &[File]) -> Vec<String> {
    let Some(list) = files.iter().find(|file| file.path == LIST) else { return vec![format!("there is no {LIST}")] };
    let mut problems = Vec::new();
    for line in list.text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let Some(avoided) = Avoided::read(line) else {
            problems.push(format!("{LIST}: {line}: four parts, with | between them"));
            continue;
        };
        let own: Vec<&File> = files.iter().filter(|file| avoided.is_in(&file.path)).collect();
        if own.is_empty() {
            problems.push(format!("{LIST}: {line}: there is no such text"));
        }
        for file in own {
            let lines =
                file.text.lines().enumerate().filter(|(_, text)| !text.starts_with("##") || text.contains("{#"));
            let said = lines.filter(|(_, text)| !text.starts_with("# ") && avoided.is_said(text));
            problems.extend(
                said.map(|(idx, _)| format!("{}:{}: “{}”: {}", file.path, idx + 1, avoided.word, avoided.instead)),
            );
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_a_language_has_given_up_are_found() {
        let list = "# Why.\n\nhr | chess | konj* | skakač\ntr | * | tur | hamle\nar | * | *صليب* | متصالب\n";
        let found = |path: &str, text: &str| given_up(&[File::new(LIST, list), File::new(path, text)]);
        let of = |path: &str, text: &str| found(path, text).into_iter().filter(|told| told.starts_with(path)).collect();
        let none = Vec::<String>::new();
        let hr: Vec<String> = of("web/learn/hr/studies/chess.md", "say Uzmi.\npraise Konjem si uzeo.\n");
        assert_eq!(hr, ["web/learn/hr/studies/chess.md:2: “konj*”: skakač"]);
        let tr: Vec<String> = of("web/i18n/tr/portal.ftl", "a = Bir tur.\nb = Kültür turnuvası\n# tur\n## tur\n");
        assert_eq!(tr, ["web/i18n/tr/portal.ftl:1: “tur”: hamle"]);
        let ar: Vec<String> = of("web/i18n/ar/lanko.ftl", "a = كالصليب");
        assert_eq!(ar.len(), 1, "{ar:?}");
        // Another game, another language, and another part of the word.
        for (path, text) in [
            ("web/learn/hr/laska.md", "konj"),
            ("web/i18n/en/chess.ftl", "a = tur, konj"),
            ("web/i18n/tr/chess.ftl", "a = oturur"),
        ] {
            let all: Vec<String> = of(path, text);
            assert_eq!(all, none, "{path}: {text}");
        }
        let broken = given_up(&[File::new(LIST, "hr | chess | konj*\n")]);
        assert!(broken.len() == 1 && broken[0].contains("four parts"), "{broken:?}");
        let empty = given_up(&[File::new(LIST, "hr | chess | konj* | skakač\n")]);
        assert!(empty.len() == 1 && empty[0].contains("no such text"), "{empty:?}");
    }
}
