//! What is asked of an embedded table, and what is told, without a page.

use play::{Entry, Games, GamesOf, PlayerKind, Status};
use rules::games::Portal;
use rules::{Catalogue, GameInfo, Level, Seat};
use table::{Access, Action, Look, Orientation, RareAction, Setup, Strength, TableState};

use super::*;

mod attacks;
mod commands;
mod declared;
mod events;
mod laying;

const GAMES: &GamesOf<Portal> = &GamesOf::NEW;
const WEAK: Strength = Strength { nodes: Some(100), seed: Some(1) };

fn info(id: &str) -> &'static GameInfo {
    GAMES.info(id).expect("it is a game")
}

fn said<'a>(query: &'a [(&str, &str)]) -> impl Fn(&str) -> Option<String> + 'a {
    |name: &str| query.iter().find(|(known, _)| *known == name).map(|(_, text)| (*text).to_owned())
}

fn wanted(id: &str, query: &[(&str, &str)]) -> Wanted {
    Wanted::read(info(id), said(query))
}

/// A table with the computer on the second seat.
fn table(id: &str) -> TableState {
    begun(TableState::open(GAMES, Setup::usual(id).record(GAMES, 7), WEAK).expect("it opens"))
}

fn begun(mut state: TableState) -> TableState {
    state.apply(Action::SetAccess(Access::Editing));
    state
}

#[test]
fn an_address_says_what_is_wanted() {
    let asked = wanted("laska", &[("mode", "two"), ("level", "best"), ("side", "2"), ("orientation", "auto")]);
    assert_eq!((asked.mode(false), asked.level(), asked.side()), (Mode::Two, Some(Level::MOST), Seat::new(1)));
    assert_eq!((asked.orientation, asked.is_odd), (Some(Orientation::AutoFlip), false));
    let study = wanted("laska", &[("study", "opening-1")]);
    assert_eq!((study.mode(false), study.mode(true), study.study()), (Mode::Study, Mode::Study, Some("opening-1")));
    assert_eq!(wanted("laska", &[("study", "opening-1"), ("mode", "play")]).mode(true), Mode::Play);
    let plain = wanted("laska", &[]);
    assert_eq!((plain.mode(false), plain.mode(true)), (Mode::Play, Mode::Replay));
    assert_eq!(wanted("laska", &[("mode", "play")]).mode(true), Mode::Play);
    for name in ["play", "two", "replay", "study"] {
        assert_eq!(Mode::named(name).map(Mode::name), Some(name));
    }
}

#[test]
fn levels_go_by_number_and_those_of_earlier_builds_by_name_too() {
    for level in Level::ALL {
        assert_eq!(level_of_strength(&level.number().to_string()), Some(level));
        let asked = wanted("chess", &[("strength", &level.number().to_string()), ("level", "beginner")]);
        assert_eq!((asked.level(), asked.is_odd), (Some(level), false));
    }
    for (number, name) in (1..).zip(["beginner", "good", "best"]) {
        let level = Some(Level::of_three(number));
        assert_eq!((level_of(name), level_of(&number.to_string())), (level, level));
        assert_eq!(wanted("chess", &[("level", name)]).level(), level);
    }
    for text in ["0", "4", "", "grandmaster", "-1", "258", "99999999999999999999"] {
        assert_eq!(level_of(text), None, "{text:?}");
    }
    for text in ["0", "9", "", "best", "-1", "258", "99999999999999999999"] {
        assert_eq!(level_of_strength(text), None, "{text:?}");
    }
}

#[test]
fn what_means_nothing_is_told_and_changes_nothing() {
    let query = [("mode", "war"), ("strength", "9"), ("level", "11"), ("side", "3"), ("orientation", "up")];
    let asked = wanted("laska", &query);
    assert!(asked.is_odd && query.iter().all(|one| wanted("laska", &[*one]).is_odd));
    let unknown = |query| Wanted::unknown(info("laska"), said(query));
    assert_eq!(unknown(&query), ["mode=war", "strength=9", "level=11", "side=3", "orientation=up"]);
    assert_eq!(unknown(&[("mode", "two"), ("level", "x"), ("side", "")]), ["level=x"]);
    let usual = Setup::usual("laska");
    assert_eq!(asked.applied_to(usual.clone()), usual);
    assert!(!wanted("lanko-88", &[("side", "4"), ("mode", "")]).is_odd, "there are four seats");
}

/// R49: what an editor has made of the sign between two parameters, and names that nothing here has.
#[test]
fn r49_unknown_names_are_told_like_unknown_values() {
    assert_eq!(plain_query("?lang=en&amp;theme=dark&mode=two"), "?lang=en&theme=dark&mode=two");
    let query =
        "?lang=en&amp;theme=dark&amp;mode=two&strength=5&level=good&position=a%26amp%3Bb&study=x&orientation=1&side=2";
    assert_eq!(unknown_names(query), Vec::<String>::new());
    assert_eq!(unknown_names("?colour=red&mode=two&fen=8/8&x"), ["colour=red", "fen=8/8", "x"]);
    // What others add to addresses is none of the page's.
    assert_eq!(unknown_names("?utm_source=mail&fbclid=1&lang=en&"), Vec::<String>::new());
    assert_eq!(unknown_names(""), Vec::<String>::new());
}

#[test]
fn a_setup_becomes_what_is_wanted() {
    for id in Portal::ids() {
        let asked = wanted(id, &[("strength", "1"), ("side", "2")]);
        let record = asked.applied_to(Setup::usual(id)).record(GAMES, 7);
        let state = TableState::open(GAMES, record, WEAK).expect("it opens");
        let expected = |seat: Seat| match info(id).team(seat) == info(id).team(Seat::SECOND) && seat_is_own(id, seat) {
            true => PlayerKind::Human,
            false => PlayerKind::Computer(Level::ALL[0]),
        };
        for (seat, player) in state.players() {
            assert_eq!(player, expected(seat), "{id} {seat:?}");
        }
        let two = wanted(id, &[("mode", "two")]).applied_to(Setup::usual(id)).record(GAMES, 7);
        let state = TableState::open(GAMES, two, WEAK).expect("it opens");
        assert!(state.players().iter().all(|(_, player)| *player == PlayerKind::Human), "{id}");
    }
}

/// Whether the person on the second seat plays this one too: partners' seats are one player's, except where each player
/// has one seat.
fn seat_is_own(id: &str, seat: Seat) -> bool {
    seat == Seat::SECOND || Setup::usual(id).player_counts(GAMES).is_none()
}
