//! All messages of a language with an example of each, to be read from end to end: `cargo xtask messages` prints them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs};

use ::i18n::compile;
use rules::games::FOLDERS;
use rules::message::{ArgKind, Declared};
use rules::view::Kind;
use rules::{Arg, GameInfo, Message, Seat};

use super::declared::declared;
use super::files::{self, File};
use crate::words::{addressed, language, late_messages, messages, name, say, translate};

/// The environment variables that `cargo xtask messages` sets: a language, and where the list goes.
const LANGUAGE: &str = "MESSAGES_OF";
const LIST: &str = "MESSAGES_IN";

/// What stands for an argument in an example.
fn example(info: &GameInfo, name: &str, kind: ArgKind) -> Arg {
    let text = match name {
        "at" | "from" | "first" => "c3",
        "to" | "last" => "d4",
        "steps" | "moves" | "takes" => "b2-c3-d4",
        "text" | "found" => "x9",
        "id" => "LASKA-1",
        _ => "…",
    };
    match kind {
        ArgKind::Seat | ArgKind::Team => Arg::Seat(Seat::FIRST),
        ArgKind::Number => Arg::Number(if name == "count" || name == "times" { 2 } else { 3 }),
        ArgKind::Kind => Arg::Kind(Kind(0)),
        ArgKind::List => Arg::List(vec![Message::verbatim(text).into(), Message::verbatim("e5").into()]),
        ArgKind::Any if ["seat", "who", "winner", "by", "partner"].contains(&name) => {
            name::seat(Some(info), Seat::FIRST).into()
        }
        ArgKind::Any | ArgKind::Text => Arg::Text(text.to_owned()),
        ArgKind::Message => match name {
            "piece" | "top" | "what" | "kind" | "of" => name::counted(info, 1, Kind(0)).into(),
            "level" => messages::level(6_u8).into(),
            "game" => crate::words::game_name(info.id).into(),
            _ => Message::verbatim(text).into(),
        },
    }
}

fn with_examples(info: &GameInfo, declared: &Declared) -> Message {
    let args = declared.args.iter();
    args.fold(Message::new(declared.key), |message, (name, kind)| message.with(name, example(info, name, *kind)))
}

/// A message in an example, and what is said to the person who plays alone where that differs.
fn told(info: &GameInfo, declared: &Declared) -> Vec<String> {
    let message = say(info, &with_examples(info, declared));
    let plain = translate(&message.clone().with("form", "sentence"));
    let spoken = translate(&addressed(info, Some(Seat::FIRST), message).with("form", "sentence"));
    if plain == spoken { vec![plain] } else { vec![plain, spoken] }
}

/// The list of a language: a part for each file, and in it each message with its key.
fn listing(tag: &str, files: &[File]) -> String {
    language::set(files::language_of(tag, files));
    let declared: BTreeMap<&str, Declared> = declared().into_iter().map(|message| (message.key, message)).collect();
    let mut list = String::new();
    for file in files.iter().filter(|file| file.tag == tag) {
        let folder = FOLDERS.iter().find(|folder| folder.name == file.subject);
        let info = &folder.unwrap_or(&FOLDERS[0]).games[0];
        writeln!(list, "\n# {}\n", file.subject).expect("a text takes everything");
        for key in compile::uses(&file.text).unwrap_or_default().into_keys() {
            let examples = match declared.get(key.as_str()) {
                Some(declared) => told(info, declared),
                None => vec![translate(&Message::of(key.clone()))],
            };
            writeln!(list, "{key}: {}", examples.join(" | ")).expect("a text takes everything");
        }
    }
    list
}

#[test]
fn every_message_is_listed_with_an_example() {
    let files = files::all();
    let list = listing("en", &files);
    for message in declared() {
        let line = list.lines().find(|line| line.starts_with(&format!("{}: ", message.key)));
        let example = line.unwrap_or_else(|| panic!("{} is not listed", message.key));
        assert!(example.len() > message.key.len() + 2 && !example.contains("{$"), "{example}");
    }
    assert!(list.contains("laska-take: White must capture. | Your turn: you must capture."), "{list}");
    assert!(!late_messages::DECLARED.is_empty());
    if let (Ok(tag), Ok(path)) = (env::var(LANGUAGE), env::var(LIST)) {
        fs::write(path, listing(&tag, &files)).expect("there is room for a list");
    }
}
