//! Moves that are typed.

use play::{EnterError, Entry, GamesOf, Player};
use rules::games::Portal;

use super::*;

const TEXTS: GamesOf<Portal> = GamesOf::NEW;

fn between_people(id: &str) -> TableState {
    begin(Setup { opponent: Opponent::Human, ..Setup::usual(id) }.record(games(), 7), None)
}

#[test]
fn a_move_is_played_as_people_write_it() {
    let mut state = between_people("chess");
    for text in ["e4", " e7e5", "Nf3"] {
        assert_eq!(state.type_turn(&TEXTS, text), Ok(vec![Task::Save]), "{text}");
    }
    assert_eq!((state.record().entries.len(), state.cue()), (3, Some(crate::Cue::Move)));
    let mut state = between_people("laska");
    assert_eq!(state.type_turn(&TEXTS, "c3-d4"), Ok(vec![Task::Save]));
}

/// X13, R44
#[test]
fn a_move_may_have_the_letters_and_signs_of_another_language() {
    let mut state = between_people("chess");
    for (text, language, step) in [
        ("е2 е4", "ru", "e4"),
        ("e7e5", "en", "e5"),
        ("Кf3", "en", "Nf3"),
        ("Sc6", "hr", "Nc6"),
        ("Fc4", "tr", "Bc4"),
        ("Ｎf6", "en", "Nf6"),
        ("О-О", "el", "O-O"),
        ("فc٥", "ar", "Bc5"),
    ] {
        let played = state.type_turn_in(&TEXTS, text, language);
        assert_eq!(played.is_ok(), !step.is_empty(), "{text}: {played:?}");
        if let (false, Some(Entry::Step(last))) = (step.is_empty(), state.record().entries.last()) {
            assert_eq!(last, step, "{text}");
        }
    }
    // A bishop in Czech, a knight in German: the reader's language counts, or both are named.
    let position = |language: &str| {
        let mut state = between_people("chess");
        for text in ["e4", "e5", "Be2", "d6"] {
            assert_eq!(state.type_turn(&TEXTS, text), Ok(vec![Task::Save]), "{text}");
        }
        let played = state.type_turn_in(&TEXTS, "Sf3", language).map_err(|why| why.to_string());
        (played.map(|_| ()), state.record().entries.last().cloned())
    };
    assert_eq!(position("cs").1, Some(Entry::Step("Bf3".to_owned())));
    assert_eq!(position("sl").1, Some(Entry::Step("Nf3".to_owned())));
    let refused = position("en").0.unwrap_err();
    assert!(refused.contains("game-text-ambiguous readings=Nf3, Bf3"), "{refused}");
    // Squares side by side, in all games.
    for (id, text) in [("draughts", "11 15"), ("draughts", "１１-１５"), ("laska", "c3 d4"), ("laska", "с3d4")] {
        assert_eq!(between_people(id).type_turn(&TEXTS, text), Ok(vec![Task::Save]), "{id}: {text}");
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_reason_and_plays_nothing() {
    let mut state = between_people("chess");
    let before = state.record().clone();
    for text in ["e5", "Ke3", "", "castle please"] {
        assert!(matches!(state.type_turn(&TEXTS, text), Err(EnterError::Step(_))), "{text:?}");
    }
    assert_eq!(*state.record(), before);
    let mut state = begin(Setup::usual("chess").record(games(), 7), None);
    state.type_turn(&TEXTS, "e4").expect("it is the turn of somebody here");
    assert_eq!(state.type_turn(&TEXTS, "e5"), Err(EnterError::NotOpen), "it is the computer's turn");
    assert_eq!(state.typed_steps(), Vec::<String>::new());
}

#[test]
fn everything_that_may_be_typed_is_a_move() {
    for id in ["laska", "chess", "draughts", "lanko-88", "lanrick"] {
        let steps = between_people(id).typed_steps();
        assert!(steps.len() > 2, "{id}");
        for step in steps {
            assert!(between_people(id).type_turn(&TEXTS, &step).is_ok(), "{id}: {step}");
        }
    }
}

#[test]
fn people_have_names() {
    let mut state = between_people("lanko-88");
    let [first, second] = [Seat::FIRST, Seat::SECOND];
    assert_eq!(state.apply(RareAction::Name(first, " Ann\n".to_owned())), [Task::Save]);
    let named: Vec<Option<&str>> = state.info().seats().map(|seat| state.person_name(seat)).collect();
    assert_eq!(named, [Some("Ann"), None, Some("Ann"), None], "on both seats of the pair");
    assert!(state.record().substitutes.is_empty());
    state.apply(RareAction::Name(second, "x".repeat(1_000)));
    assert_eq!(state.person_name(second).map(str::len), Some(40));
    let mut alone = begin(Setup::usual("chess").record(games(), 7), None);
    assert_eq!(alone.apply(RareAction::Name(second, "Bob".to_owned())), [], "the computer has no name");
    assert!(matches!(alone.record().player_on(second), Some(Player::Computer { .. })));
}
