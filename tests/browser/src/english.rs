//! The texts of the pages, in English or in the language of a test: from the same message files, with plural rules of
//! its own.

use std::cell::RefCell;
use std::{array, fs};

use i18n::{Language, MessageTable, compile, native_plurals};
use rules::games::FOLDERS;
use rules::view::Kind;
use rules::{Arg, GameInfo, Message, Outcome, Seat};

use crate::site::repository;

/// The language of all pages that say nothing else.
const ENGLISH: &str = "en";

thread_local! {
    static CURRENT: RefCell<(String, Language)> = RefCell::new((ENGLISH.to_owned(), read(ENGLISH)));
}

/// From now on, this test is about pages in this language.
pub(crate) fn set_language(tag: &str) {
    CURRENT.replace((tag.to_owned(), read(tag)));
}

/// Whether the pages are in English.
pub(crate) fn is_spoken() -> bool {
    CURRENT.with_borrow(|(tag, _)| tag == ENGLISH)
}

/// All messages of the pages.
fn read(tag: &str) -> Language {
    let mut language = Language::new(native_plurals(tag));
    let entries = fs::read_dir(repository().join("web/i18n").join(tag)).expect("there is such a language");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    for path in paths.filter(|path| path.extension().is_some_and(|extension| extension == "ftl")) {
        let ftl = fs::read_to_string(&path).expect("words are a text");
        let table = compile::page_table(tag, tag == "ar", &ftl).expect("the site was made from these words");
        language.add(MessageTable::read(&table).expect("a table was made"));
    }
    language
}

/// A message in that language.
pub(crate) fn translate(message: &Message) -> String {
    let text = CURRENT.with_borrow(|(_, language)| language.try_format(message));
    text.unwrap_or_else(|fault| panic!("{message:?}: {fault}"))
}

/// A message of the rules.
pub(crate) fn say(info: &GameInfo, say: &Message) -> String {
    translate(&message(info, say))
}

/// The colour of a seat's pieces.
pub(crate) fn colour(info: &GameInfo, seat: Seat) -> String {
    translate(&numbered(info, "colour", seat))
}

/// A kind of piece.
pub(crate) fn kind_message(info: &GameInfo, kind: Kind) -> Message {
    Message::new(info.kinds[usize::from(kind.0)].key)
}

/// A kind of piece with its owner's colour, as some languages make them agree, and the colour.
pub(crate) fn coloured(info: &GameInfo, kind: Kind, owner: Seat) -> (Message, Message) {
    let colour = numbered(info, "colour", owner);
    (kind_message(info, kind).with("colour", colour.clone()), colour)
}

/// The singular and the plural of a kind.
pub(crate) fn kind(info: &GameInfo, kind: Kind) -> [String; 2] {
    let key = info.kinds[usize::from(kind.0)].key;
    array::from_fn(|idx| translate(&Message::new(key).with("count", idx + 1)))
}

/// A player among more than two, by their number.
pub(crate) fn player(player: usize) -> String {
    translate(&Message::new("played-by-player").with("player", Message::new("player").with("player", player + 1)))
}

/// The result: who won, by how much, why or who has which place, and every team's points. Each part must be shown or
/// announced somewhere.
pub(crate) fn verdict(info: &GameInfo, outcome: &Outcome) -> Vec<String> {
    let teams: Vec<Seat> = info.leaders().collect();
    let winners: Vec<Seat> = teams.iter().copied().filter(|seat| outcome.places[*seat] == 1).collect();
    let played = teams.iter().filter(|seat| outcome.places[**seat] > 0).count();
    let mut parts = vec![match winners[..] {
        [winner] => translate(&Message::new("result-win").with("winner", team(info, winner))),
        _ if winners.len() == played => translate(&Message::new("result-draw")),
        _ => {
            let winners: Vec<Arg> = winners.iter().map(|seat| team(info, *seat)).collect();
            translate(&Message::new("result-share").with("winners", winners))
        }
    }];
    let places = ranking(info, outcome);
    // The places say it all.
    if places.is_empty() {
        parts.push(translate(&message(info, &outcome.reason).with("form", "clause")));
    }
    parts.extend(places);
    if info.has_points {
        let points =
            |seat: &Seat| translate(&with_points("points-of", "seat", team(info, *seat), outcome.points[*seat]));
        let others = teams.iter().filter(|seat| !winners.contains(seat)).map(|seat| outcome.points[*seat]);
        match winners.first().zip(others.max()).map(|(winner, other)| (outcome.points[*winner], other)) {
            // Both numbers are in the result.
            Some((first, next)) if first > next && next > 0 => {
                parts.push(translate(&with_points("result-to", "result", Arg::from(""), first).with("other", next)));
            }
            score => {
                // By three is three to none.
                let is_told = teams.len() == 2 && score.is_some_and(|(first, next)| first > next && next == 0);
                parts.extend(teams.iter().filter(|_| !is_told).map(points));
                let balance = score.map(|(first, next)| first - next).filter(|balance| *balance > 0);
                let by = |balance| translate(&with_points("result-by", "result", Arg::from(""), balance));
                parts.extend(balance.map(by));
            }
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).collect()
}

/// The message for each place in order, if there are more than two.
fn ranking(info: &GameInfo, outcome: &Outcome) -> Vec<String> {
    let on = |place: u8| -> Vec<Arg> {
        info.leaders().filter(|seat| outcome.places[*seat] == place).map(|seat| team(info, seat)).collect()
    };
    let groups: Vec<(u8, Vec<Arg>)> =
        (1..=Seat::MAX as u8).map(|place| (place, on(place))).filter(|(_, who)| !who.is_empty()).collect();
    if groups.len() < 3 {
        return Vec::new();
    }
    let on_place = |(place, who): (u8, Vec<Arg>)| {
        let key = match (who.len(), place) {
            (1, 1) => "ranked-first",
            (1, _) => "ranked-next",
            _ => "ranked-together",
        };
        translate(&Message::new(key).with("who", who).with("place", place))
    };
    groups.into_iter().map(on_place).collect()
}

fn with_points(key: &'static str, name: &'static str, of: Arg, points: i32) -> Message {
    Message::new(key).with(name, of).with("points", points)
}

fn message(info: &GameInfo, say: &Message) -> Message {
    say.with_other_args(&|arg| match arg {
        Arg::Seat(seat) => Some(numbered(info, "seat", *seat).into()),
        Arg::Team(seat) => Some(team(info, *seat)),
        Arg::Kind(kind) => Some(Message::new(info.kinds[usize::from(kind.0)].key).into()),
        _ => None,
    })
}

/// A team: the game's name for a pair, if it has one, else its seats.
fn team(info: &GameInfo, of: Seat) -> Arg {
    let seats: Vec<Arg> = info.partners(of).map(|seat| numbered(info, "seat", seat).into()).collect();
    match own_key(info, "pair") {
        Some(key) if seats.len() > 1 => Message::of(key).with("seat", info.leader(of).idx() + 1).into(),
        _ => Arg::List(seats),
    }
}

fn numbered(info: &GameInfo, name: &'static str, seat: Seat) -> Message {
    let key = own_key(info, name).unwrap_or_else(|| name.to_owned());
    Message::of(key).with("seat", seat.idx() + 1)
}

/// The key of the game's own message of that name, or of one shared by games whose ids begin alike or by its folder.
pub(crate) fn own_key(info: &GameInfo, name: &str) -> Option<String> {
    CURRENT.with_borrow(|(_, language)| own_keys(info.id, name).into_iter().find(|key| language.has(key)))
}

/// The keys that a game's own message of that name may have, the closest first.
fn own_keys(id: &str, name: &str) -> Vec<String> {
    let family = id.rsplit_once('-').map(|(family, _)| family);
    let folder = FOLDERS.iter().find(|folder| folder.games.iter().any(|info| info.id == id));
    let names = [Some(id), family, folder.map(|folder| folder.name)];
    names.into_iter().flatten().map(|of| format!("{of}-{name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_a_folder_share_messages() {
        assert_eq!(own_keys("bignor-ludus", "seat"), ["bignor-ludus-seat", "bignor-seat", "laska-seat"]);
        assert_eq!(own_keys("lanko-88", "pair"), ["lanko-88-pair", "lanko-pair", "lanko-pair"]);
    }
}
