//! What is told of the position in view, and what is asked before it is done.

use super::*;

fn two_people() -> TableState {
    begin(Setup { opponent: Opponent::Human, ..Setup::usual("laska") }.record(games(), 3), None)
}

#[test]
fn an_offer_is_made_only_when_its_maker_has_been_asked() {
    let mut state = two_people();
    choose(&mut state, "c3-d4");
    state.apply(Action::AskOffer(Offer::Draw));
    assert_eq!((state.asked_offer(), state.record().entries.len()), (Some(Offer::Draw), 1));
    state.apply(Action::Board(BoardEvent::Cancel));
    assert_eq!((state.asked_offer(), state.notice()), (None, None));
    state.apply(Action::AskOffer(Offer::Draw));
    state.apply(Action::Offer(Offer::Draw));
    assert_eq!((state.asked_offer(), state.record().entries.len()), (None, 2));
    state.apply(Action::Answer(false));
    assert!(is_declined(&state));
}

#[test]
fn the_position_in_view_tells_its_own_turn_and_what_led_to_it() {
    let mut state = two_people();
    choose(&mut state, "c3-d4");
    choose(&mut state, "e5-d4-c3");
    assert_eq!(
        (state.turn_in_view(), state.told().map(|told| told.motion.effects.is_empty())),
        (Some(Seat::FIRST), Some(false))
    );
    state.apply(Action::ViewPly(1));
    assert_eq!((state.turn_in_view(), state.turn()), (Some(Seat::SECOND), Some(Seat::FIRST)));
    let Prompt::Play(prompt) = state.prompt() else { panic!("{:?}", state.prompt()) };
    assert_eq!(prompt, state.scene().prompt);
    let told = state.told().expect("a turn led there");
    assert!(matches!(told.motion.effects[0], Effect::Move { .. }), "{told:?}");
    state.apply(Action::ViewPly(0));
    assert_eq!(state.told(), None, "nothing led to the beginning");
}

#[test]
fn through_more_than_two_turns_the_board_jumps() {
    let mut state = two_people();
    for _ in 0..4 {
        let step = state.game.choices[0].step;
        state.apply(Action::Choose(step));
    }
    state.apply(Action::ViewPly(2));
    assert!(state.motion().is_some_and(|motion| !motion.effects.is_empty()), "two turns are shown");
    state.apply(Action::ReturnToLive);
    state.apply(Action::ViewPly(1));
    assert_eq!(state.motion(), None, "three are not");
}

#[test]
fn what_led_to_a_reopened_game_is_told() {
    let mut state = two_people();
    choose(&mut state, "c3-d4");
    let told = state.told().expect("something has happened").motion;
    let reopened = TableState::open(games(), state.record().clone(), ANYBODY).unwrap();
    assert!(!reopened.is_changed());
    let again = reopened.told().expect("so it has").motion;
    assert_eq!((&again.from, &again.effects), (&told.from, &told.effects));
}

#[test]
fn one_looks_through_a_game_turn_by_turn() {
    let mut state = two_people();
    for _ in 0..3 {
        let step = state.game.choices[0].step;
        state.apply(Action::Choose(step));
    }
    let ends: Vec<usize> = state.turns().iter().map(|turn| turn.to).collect();
    let mut look = |look| {
        state.apply(Action::Look(look));
        (state.viewed_ply(), state.looks_back())
    };
    assert_eq!(look(Look::Previous), (ends[1], true));
    assert_eq!(look(Look::Previous), (ends[0], true));
    assert_eq!(look(Look::Next), (ends[1], true));
    assert_eq!(look(Look::First), (0, true));
    assert_eq!(look(Look::Previous), (0, true), "nothing is before the beginning");
    assert_eq!(look(Look::Next), (ends[0], true));
    assert_eq!(look(Look::Last), (ends[2], false));
    assert_eq!(look(Look::Next), (ends[2], false), "nothing is after the end");
}

#[test]
fn the_board_turns_from_seat_to_seat() {
    let mut state = two_people();
    let seats: Vec<_> = (0..2)
        .map(|_| {
            state.apply(Action::Flip);
            state.orientation()
        })
        .collect();
    assert_eq!(seats, [Seat::SECOND, Seat::FIRST]);
}
