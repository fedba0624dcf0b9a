//! Messages that somebody has damaged, or made up: they are read or refused, and nothing happens but what a command says.

use std::collections::BTreeSet;

use super::*;

const GOOD: [&str; 9] = [
    r#"{"do":"listen","id":1}"#,
    r#"{"do":"load","position":"//,b,,//,w,,// w","mode":"play","level":"good","side":1}"#,
    r#"{"do":"load","record":"1. c3-d4 e5xc3","mode":"replay"}"#,
    r#"{"do":"play","move":"c3-d4","id":"x"}"#,
    r#"{"do":"play"}"#,
    r#"{"do":"undo"}"#,
    r#"{"do":"flip"}"#,
    r#"{"do":"set","theme":"dark","orientation":2,"sounds":false}"#,
    r#"{"do":"ask","site":"c3"}"#,
];

/// The same message with some bytes changed, left out, doubled or put elsewhere.
fn mutated(text: &str, random: &mut oorandom::Rand32) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=random.rand_range(0..4) {
        let at = random.rand_range(0..signs.len().max(1) as u32) as usize;
        match random.rand_range(0..5) {
            0 if !signs.is_empty() => drop(signs.remove(at)),
            1 => signs.insert(
                at.min(signs.len()),
                ['"', '{', '}', '\\', '9', 'é', '\0', ':'][random.rand_range(0..8) as usize],
            ),
            2 if !signs.is_empty() => signs[at] = char::from(random.rand_range(32..127) as u8),
            3 => signs.truncate(at),
            _ => {
                let part: Vec<char> = signs.iter().skip(at).take(8).copied().collect();
                signs.extend(part);
            }
        }
    }
    signs.into_iter().collect()
}

#[test]
fn damaged_messages_are_read_or_refused() {
    let mut random = oorandom::Rand32::new(40);
    let setup = Setup::usual("laska");
    let mut table = table("laska");
    let mut seen = BTreeSet::new();
    for n in 0..10_000 {
        let text = mutated(GOOD[n % GOOD.len()], &mut random);
        let command = match read(&text) {
            Ok(command) => command,
            Err(error) => {
                seen.insert("refused");
                assert!(!error.why.is_empty(), "{text}");
                continue;
            }
        };
        match command.order {
            Order::Play(Some(turn)) => {
                seen.insert("play");
                let before = table.record().clone();
                if table.type_turn(GAMES, &turn).is_err() {
                    assert_eq!(table.record(), &before, "a move that is refused changes nothing: {turn}");
                }
                table.apply(Action::Undo);
            }
            Order::Load(load) => {
                seen.insert("load");
                let begin = Begin {
                    link: None,
                    records: load.record.into_iter().collect(),
                    positions: load.position.into_iter().collect(),
                    mode: load.mode.unwrap_or_default(),
                    side: load.side.and_then(|side| seat_of(info("laska"), &side)),
                };
                let laying = Laying { games: GAMES, texts: GAMES, links: GAMES, setup: &setup, lot: 7, strength: WEAK };
                if let Ok(laid) = laying.lay(&begin) {
                    let _told = Teller::default().tell(&laid.state, GAMES);
                }
            }
            Order::Ask(site) => {
                seen.insert("ask");
                let _moves = moves_from(&table, site.as_deref());
            }
            Order::Set(choices) => {
                seen.insert("set");
                let _turned = choices.orientation(info("laska"));
                for (name, value) in choices.of_page {
                    assert!(value.bytes().all(|byte| byte.is_ascii_lowercase()), "{name} {value}");
                }
            }
            Order::Listen | Order::Play(None) | Order::Undo | Order::Hint | Order::Review | Order::Flip => {}
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["ask", "load", "play", "refused", "set"]);
}

#[test]
fn deep_and_endless_texts_are_refused() {
    for text in ["[".repeat(100_000), format!("{{\"do\":{}", "{\"do\":".repeat(10_000)), "9".repeat(100_000)] {
        assert!(read(&text).is_err());
    }
}
