//! The words of the app, in English: all that is read or heard, in one place.

use rules::view::Piece;
use rules::{Arg, GameInfo, Say, Seat};

/// The name of the portal.
pub(crate) const TITLE: &str = "Mustermead";
/// What it is, in a line.
pub(crate) const TAGLINE: &str = "Board games old and new, on a table in your browser.";

/// The name of a game.
pub(crate) fn game(id: &str) -> &str {
    match id {
        "laska" => "Laska",
        "bignor-ludus" => "Bignor Ludus",
        other => other,
    }
}

/// The name of a game's board.
pub(crate) fn board(id: &str) -> String {
    format!("{} board", game(id))
}

/// A message of the rules. One that has no words yet is shown as its key.
pub(crate) fn say(info: &GameInfo, say: &Say) -> String {
    let seat = || match argument(say, "seat") {
        Some(Arg::Seat(of)) => seat(info, *of),
        _ => "",
    };
    match say.key {
        Say::VERBATIM => match argument(say, "text") {
            Some(Arg::Text(text)) => text.clone(),
            _ => String::new(),
        },
        "laska-move" => format!("{} to move", capitalised(seat())),
        key => key.to_owned(),
    }
}

/// A square and what stands on it, as a screen reader says it: "e3: white counter".
pub(crate) fn square(info: &GameInfo, label: &Say, pieces: &[Piece]) -> String {
    let held = match pieces {
        [] => "empty".to_owned(),
        [single] => piece(info, *single),
        column => {
            let names: Vec<String> = column.iter().rev().map(|each| piece(info, *each)).collect();
            format!("column of {}, from the top: {}", column.len(), names.join(", "))
        }
    };
    format!("{}: {held}", say(info, label))
}

fn piece(info: &GameInfo, piece: Piece) -> String {
    let kind = info.kinds.get(usize::from(piece.kind.0)).map_or("piece", |kind| kind_name(kind.key));
    match piece.owner {
        Some(owner) => format!("{} {kind}", seat(info, owner)),
        None => kind.to_owned(),
    }
}

fn kind_name(key: &'static str) -> &'static str {
    match key {
        "laska-counter" => "counter",
        "laska-officer" => "officer",
        other => other,
    }
}

fn seat(_info: &GameInfo, seat: Seat) -> &'static str {
    if seat == Seat::FIRST { "white" } else { "black" }
}

fn argument<'a>(say: &'a Say, name: &str) -> Option<&'a Arg> {
    say.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_says_the_same_before_the_app_starts() {
        let page = include_str!("../../index.html");
        assert!(page.contains(&format!("<h1>{TITLE}</h1>")));
        assert!(page.contains(&format!("<p>{TAGLINE}</p>")));
        assert!(page.contains(&format!("<h2>{}</h2>", game("laska"))));
    }
}
