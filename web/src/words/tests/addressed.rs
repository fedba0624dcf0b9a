//! What is told of a seat, told to the person who plays it alone.

use rules::games::FOLDERS;
use rules::message::{ArgKind, Declared, SHARED};
use rules::view::Kind;
use rules::{Arg, GameInfo, Message, Seat};

use super::declared::messages_of;
use crate::words::{addressed, late_messages, messages, name, say, translate};

/// What a text says of a seat that is never the person's at that moment, or that never reaches them in this way.
fn is_elsewhere(key: &str) -> bool {
    // The other side’s men, which this player moves.
    let is_of_others = ["lanrick-to-take", "lanrick-gives-away", "lanrick-take-own", "lanrick-send-own"].contains(&key);
    // Texts of positions and moves are read apart from the table, and lists name all seats alike.
    is_of_others
        || key.contains("-text-")
        || ["points-of", "result-win-together", "ranked-first", "ranked-next", "side-pair"].contains(&key)
}

/// English words that only fit somebody else: "You captures", "you’s".
fn is_wrong(text: &str) -> bool {
    let words: Vec<String> = text
        .split(|sign: char| !sign.is_alphanumeric() && sign != '’')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let is_of_others = |verb: &str| {
        let is_formed = verb.len() > 3 && verb.ends_with('s') && !verb.ends_with("ss");
        ["is", "has", "was", "isn’t", "hasn’t", "doesn’t"].contains(&verb) || is_formed
    };
    let is_pair_wrong = |pair: &[String]| pair[0] == "you" && is_of_others(&pair[1]);
    words.iter().any(|word| word == "you’s") || words.windows(2).any(is_pair_wrong)
}

/// A message with something for each argument, if it names the first seat.
fn sample(info: &GameInfo, declared: &Declared) -> Option<Message> {
    let names_seat = |(name, kind): &(&str, ArgKind)| {
        let is_somebody = ["seat", "who", "winner", "by", "partner"].contains(name);
        *kind == ArgKind::Seat || *kind == ArgKind::Any && is_somebody
    };
    declared.args.iter().any(names_seat).then(|| {
        declared.args.iter().fold(Message::new(declared.key), |message, (name, kind)| {
            let arg = match kind {
                ArgKind::Seat | ArgKind::Team => Arg::Seat(Seat::FIRST),
                ArgKind::Any if names_seat(&(name, *kind)) => name::seat(Some(info), Seat::FIRST).into(),
                ArgKind::Number => Arg::Number(3),
                ArgKind::Kind => Arg::Kind(Kind(0)),
                ArgKind::List => Arg::List(vec!["x".into()]),
                ArgKind::Message => Message::verbatim("x").into(),
                ArgKind::Text | ArgKind::Any => Arg::Text("x".to_owned()),
            };
            message.with(name, arg)
        })
    })
}

#[test]
fn what_is_told_of_a_seat_can_be_told_to_a_person() {
    assert!(is_wrong("You captures.") && is_wrong("It is you’s turn.") && !is_wrong("Your turn: you must pass"));
    let mut problems = Vec::new();
    let mut n_told = 0;
    for folder in FOLDERS {
        let info = &folder.games[0];
        let declared =
            messages_of(info.id).iter().chain(SHARED).chain(messages::DECLARED).chain(late_messages::DECLARED);
        for message in declared.filter(|declared| !is_elsewhere(declared.key)).filter_map(|one| sample(info, one)) {
            for form in ["plain", "start", "clause", "sentence"] {
                let told = say(info, &message.clone().with("form", form));
                let spoken = translate(&addressed(info, Some(Seat::FIRST), told));
                n_told += 1;
                if is_wrong(&spoken) {
                    problems.push(format!("{} ({form}): {spoken}", message.key));
                }
            }
        }
    }
    assert!(n_told > 400, "{n_told}");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}
