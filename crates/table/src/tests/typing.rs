//! Moves that are typed.

use play::formats::GameTextsOf;
use play::{EnterError, Player};
use rules::games::Portal;

use super::*;

const TEXTS: GameTextsOf<Portal> = GameTextsOf::NEW;

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
