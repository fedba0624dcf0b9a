//! Messages of the rules, as a player wants to read them.

use rules::{Arg, GameInfo, RulingId, Say};

use super::name::{self, capitalised, sentence};
use super::number::{counted, number};
use super::{FOLDERS, outcome};

/// A message of the rules. Refusals are sentences; prompts are short and have no full stop. One that has no words is shown
/// as its key.
pub(crate) fn say(info: &GameInfo, say: &Say) -> String {
    tell(Some(info), say)
}

/// The ruling that a message rests on, to be shown behind it.
pub(crate) fn ruling(say: &Say) -> Option<&'static str> {
    say.ruling.map(|RulingId(id)| id)
}

/// A message, of a game that may be unknown.
pub(super) fn tell(info: Option<&GameInfo>, say: &Say) -> String {
    let args = Args { info, say };
    if say.key == Say::VERBATIM {
        return args.text("text");
    }
    if let Some(reason) = outcome::reason(&args) {
        return sentence(&capitalised(&reason));
    }
    let of_folder = || FOLDERS.iter().find_map(|folder| (folder.say)(&args));
    movetext(&args).or_else(of_folder).unwrap_or_else(|| say.key.to_owned())
}

/// A message with its arguments as words.
pub(super) struct Args<'a> {
    info: Option<&'a GameInfo>,
    say: &'a Say,
}

impl Args<'_> {
    pub(super) fn new<'a>(info: &'a GameInfo, say: &'a Say) -> Args<'a> {
        Args { info: Some(info), say }
    }

    pub(super) fn key(&self) -> &'static str {
        self.say.key
    }

    fn find(&self, name: &str) -> Option<&Arg> {
        self.say.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// An argument as it is written in a sentence; empty when the message does not have it.
    pub(super) fn text(&self, name: &str) -> String {
        match self.find(name) {
            Some(Arg::Text(text)) => text.clone(),
            Some(Arg::Number(count)) => number(*count),
            Some(Arg::Seat(seat)) => name::player(*seat).to_owned(),
            Some(Arg::Kind(kind)) => self.info.map_or("piece", |info| name::kind(info, *kind)).to_owned(),
            Some(Arg::Message(key)) => tell(self.info, &Say::new(key)),
            None => String::new(),
        }
    }

    /// As many of a thing as a number argument says.
    pub(super) fn counted(&self, name: &str, thing: &str) -> String {
        match self.find(name) {
            Some(Arg::Number(count)) => counted(*count, thing),
            _ => format!("{thing}s"),
        }
    }
}

/// Messages about the numbered moves of any game.
fn movetext(args: &Args<'_>) -> Option<String> {
    Some(match args.key() {
        "movetext-unopened" => "This bracket closes nothing.".to_owned(),
        "movetext-unclosed" => format!("This bracket is never closed: {} is missing.", args.text("expected")),
        "movetext-empty" => "There is no move between these brackets.".to_owned(),
        "movetext-depth" => format!("Brackets stand in brackets here, more than {} deep.", args.text("most")),
        "movetext-number" => format!("The next move has the number {}", args.text("expected")),
        "movetext-sign-first" => "This sign stands before the first move, so it belongs to none.".to_owned(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use rules::games::laska::Laska;
    use rules::{Rules, Seat};

    use super::super::rule;
    use super::*;

    fn info() -> &'static GameInfo {
        &Laska::GAMES[0]
    }

    #[track_caller]
    fn check(message: &Say, expect: &str) {
        assert_eq!(say(info(), message), expect);
    }

    fn at(key: &'static str) -> Say {
        Say::new(key).text("at", "d4")
    }

    fn white(key: &'static str) -> Say {
        Say::new(key).with("seat", Arg::Seat(Seat::FIRST))
    }

    #[test]
    fn prompts_are_short() {
        check(&white("laska-move"), "White to move");
        check(&white("laska-take"), "White must take");
        check(&white("laska-go-on").text("at", "e5"), "White goes on from e5");
        check(&white("laska-over"), "The game is over");
    }

    #[test]
    fn refusals_are_sentences_with_the_place_in_them() {
        check(&Say::new("laska-must-take").text("takes", "c3-d4-e5"), "A take is compulsory: c3-d4-e5.");
        check(
            &Say::new("laska-must-take").text("takes", "c3-d4-e5, a1-b2-c3"),
            "A take is compulsory: c3-d4-e5, a1-b2-c3.",
        );
        check(&at("laska-not-yours"), "The piece on d4 is not yours.");
        check(
            &at("laska-leapt-twice").under("LASKA-2"),
            "The square d4 has been leapt in this turn, and no square is leapt twice.",
        );
        check(&Say::new("laska-text-ranks").number("count", 1), "The board has seven ranks, and here is one rank.");
        check(&Say::verbatim("e3"), "e3");
        check(&Say::new("end-agreed"), "The players agreed.");
        check(&Say::new("nonsense"), "nonsense");
        assert_eq!(ruling(&at("laska-leapt-twice").under("LASKA-2")), Some("LASKA-2"));
        assert_eq!(ruling(&at("laska-empty")), None);
    }

    /// The code of the rules, file by file.
    fn rules_code() -> Vec<String> {
        let mut files = Vec::new();
        code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/rules/src"), &mut files);
        files
    }

    #[test]
    fn every_ruling_of_the_rules_is_told() {
        let is_ruling = |text: &&str| {
            let parts = text.split_once('-');
            parts.is_some_and(|(game, nth)| game.bytes().all(|b| b.is_ascii_uppercase()) && nth.parse::<u8>().is_ok())
        };
        let files = rules_code();
        let mut ids: BTreeSet<&str> = files.iter().flat_map(|file| texts(file)).filter(is_ruling).collect();
        ids.extend(["LASKA-1", "LASKA-2", "LASKA-3", "LASKA-4", "LASKA-5"]);
        for id in ids {
            let text = rule(info(), id).unwrap_or_else(|| panic!("{id} has no words"));
            assert!(text.ends_with('.') && !text.contains('!') && !text.contains("  "), "{text}");
        }
        assert_eq!(rule(info(), "LASKA-6"), None);
    }

    /// The code of all files in a folder and below, without their tests.
    fn code(folder: &Path, out: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("tests") {
                code(&path, out);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                out.push(text.split("#[cfg(test)]").next().unwrap_or_default().to_owned());
            }
        }
    }

    /// The texts in quotes in some code; comments are left out.
    fn texts(code: &str) -> impl Iterator<Item = &str> {
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        lines.flat_map(|line| line.split('"').skip(1).step_by(2))
    }

    /// The keys in some code: what `Say::new` is given, and every other text that looks like a key.
    fn keys(code: &str) -> BTreeSet<String> {
        let is_key =
            |text: &&str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        let made = code.split("Say::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let looks = |text: &&str| ["laska-", "end-", "movetext-"].iter().any(|start| text.starts_with(start));
        texts(code).filter(looks).chain(made).filter(is_key).map(str::to_owned).collect()
    }

    #[test]
    fn every_key_of_the_rules_has_words() {
        let keys: BTreeSet<String> = rules_code().iter().flat_map(|file| keys(file)).collect();
        assert!(keys.len() > 40, "{keys:?}");
        for key in keys {
            let key: &'static str = key.leak();
            let mut message = white(key);
            for name in ["at", "from", "to", "takes", "found", "readings", "expected"] {
                message = message.text(name, "d4");
            }
            for name in ["count", "most", "rank", "times"] {
                message = message.number(name, 99);
            }
            let told = say(info(), &message);
            let is_name = FOLDERS.iter().any(|folder| (folder.kind)(key).is_some());
            assert!(told != key || is_name, "{key} has no words");
            assert!(!told.contains(['!', '{']) && !told.contains("  "), "{key}: {told}");
            assert!(is_name || told.starts_with(|sign: char| sign.is_uppercase() || sign == '“'), "{key}: {told}");
        }
    }

    #[test]
    fn the_keys_are_found_in_the_sources() {
        let code = "// \"end-no\"\nlet key = \"laska-a\"; Say::new(\"b-c\").text(\"at\", \"Laska-d\")";
        assert_eq!(keys(code).into_iter().collect::<Vec<_>>(), ["b-c", "laska-a"]);
    }
}
