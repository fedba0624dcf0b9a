//! What is documented for whoever writes a page is what is read and told.

use std::fs;
use std::path::Path;

use super::*;

fn doc(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    fs::read_to_string(path).expect("it is one of the documents")
}

/// The names of all fields in a value.
fn fields(value: &serde_json::Value, names: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(all) => all.iter().for_each(|(name, value)| {
            names.push(name.clone());
            fields(value, names);
        }),
        serde_json::Value::Array(all) => all.iter().for_each(|value| fields(value, names)),
        _ => {}
    }
}

#[test]
fn every_event_and_field_is_declared() {
    let ended = Ended { winners: vec![1], drawn: false, points: Some(vec![1]) };
    let moves = vec![Move { step: String::new(), sites: Vec::new() }];
    let id = CommandId::Number(1);
    let events = [
        Event::Ready(State::of(&table("laska"), GAMES)),
        Event::Step { ply: 1, seat: None, step: String::new() },
        Event::Turn { seat: None, last: None },
        Event::End(ended),
        Event::Position { ply: 1, position: String::new() },
        Event::Done { id: id.clone() },
        Event::Moves { id: Some(id.clone()), moves },
        Event::Error { id: Some(id), code: Fault::Refused, why: String::new() },
    ];
    let (declaration, guide) = (doc("mustermead-game.d.ts"), doc("embed.md"));
    for event in &events {
        let value: serde_json::Value = serde_json::from_str(&write(event)).expect("it is JSON");
        let kind = value["is"].as_str().expect("it says what it is");
        assert!(
            declaration.contains(&format!("  {kind}: ")) || declaration.contains(&format!("is: \"{kind}\"")),
            "{kind}"
        );
        let mut names = Vec::new();
        fields(&value, &mut names);
        for name in names {
            let is_declared = [": ", "?: "].iter().any(|after| declaration.contains(&format!("{name}{after}")));
            assert!(is_declared && guide.contains(&format!("`{name}`")), "{kind}: {name}");
        }
    }
}

#[test]
fn every_command_is_declared_as_it_is_read() {
    let declaration = doc("mustermead-game.d.ts");
    for name in ["listen", "load", "play", "undo", "flip", "set", "ask"] {
        assert!(declaration.contains(&format!("do: \"{name}\"")), "{name}");
        assert!(read(&format!("{{\"do\":\"{name}\"}}")).is_ok(), "{name}");
    }
    for fault in ["malformed", "refused", "flood"] {
        assert!(declaration.contains(&format!("\"{fault}\"")), "{fault}");
    }
    // What is declared of each choice is read.
    let choices = declaration.split("export interface Choices {").nth(1).and_then(|after| after.split('}').next());
    let mut n_read = 0;
    for line in choices.expect("it is declared").lines().filter(|line| line.contains("?: ")) {
        let (name, values) = line.trim().trim_end_matches(';').split_once("?: ").expect("it has values");
        for value in values.split(" | ").filter(|value| value.starts_with('"')) {
            let text = format!("{{\"do\":\"set\",\"{name}\":{value}}}");
            assert!(read(&text).is_ok(), "{text}");
            n_read += 1;
        }
    }
    assert!(n_read > 10, "{n_read}");
}
