//! Tables of two pairs.

use super::*;

/// A table of two pairs.
fn four_seats(opponent: Opponent, start: Option<&str>) -> TableState {
    begin(Setup { opponent, ..Setup::usual("lanko-68") }.record(games(), 7), start)
}

/// Both pairs have a castle outside, White is six points ahead, South is to move; North has no castle in its half.
const AHEAD: &str = "S 29:wp 32:wb 43:ws 1:bb 38:bp 37:bp 4:bp";

fn seats(record: &Record) -> Vec<usize> {
    record.seats.iter().flatten().copied().collect()
}

/// What was proposed, by whom, and which seat is asked about it.
fn asked(state: &TableState) -> (Proposal, usize, usize) {
    let (by, proposed) = proposal(state);
    let question = state.question().expect("somebody here is asked");
    assert_eq!((question.by, question.proposal), (by, proposed));
    (proposed, by.idx(), question.on.idx())
}

/// The number of the player whose turn it is; `None` where a seat is the computer's.
fn human_to_play(state: &TableState) -> Option<usize> {
    let seat = state.turn()?;
    assert_eq!(state.controller(seat), Some(Controller::Here));
    state.record().player(seat)
}

#[test]
fn two_three_or_four_people_sit_down_to_two_pairs() {
    let opponents = opponents(games(), "lanko-88");
    let sitting = |opponent| seats(&Setup { opponent, ..Setup::usual("lanko-88") }.record(games(), 1));
    let all: Vec<Vec<usize>> = opponents.iter().map(|opponent| sitting(*opponent)).collect();
    let (computer, two, three, round, four) = ([0, 1, 0, 1], [0, 1, 0, 1], [0, 2, 1, 2], [0, 2, 1, 2], [0, 1, 2, 3]);
    // U18: two people against two computers, each on a seat of their own.
    let computers = [0, 2, 1, 3];
    assert_eq!(all, [computer, two, computers, three, round, four, two, four]);
    let against_two = |side| {
        let record = Setup { opponent: Opponent::Computers, side, ..Setup::usual("lanko-88") }.record(games(), 1);
        let state = begin(record, None);
        Seat::first(4).map(|seat| state.is_computer(seat)).collect::<Vec<bool>>()
    };
    assert_eq!(against_two(Side::Seat(Seat::FIRST)), [false, true, false, true]);
    assert_eq!(against_two(Side::Seat(Seat::SECOND)), [true, false, true, false]);
    assert_eq!(super::opponents(games(), "laska"), [Opponent::Computer, Opponent::Human, Opponent::ByLink(2)]);
    // Against the computer a human plays one pair, whichever of its seats is named.
    for (seat, expect) in [(0, [0, 1, 0, 1]), (1, [1, 0, 1, 0]), (2, [0, 1, 0, 1]), (3, [1, 0, 1, 0])] {
        let side = Side::Seat(Seat::new(seat).unwrap());
        assert_eq!(seats(&Setup { side, ..Setup::usual("lanko-88") }.record(games(), 1)), expect);
    }
    // Two players play what a game does not know.
    let laska = Setup { opponent: Opponent::People(3), ..Setup::usual("laska") };
    assert_eq!(seats(&laska.record(games(), 1)), [0, 1]);
    // Every record can be played.
    for opponent in opponents {
        assert_eq!(four_seats(opponent, None).turn(), Some(Seat::FIRST));
    }
}

#[test]
fn a_rematch_of_pairs_swaps_the_sides_and_one_alone_is_another() {
    let after = |opponent| {
        let first = Setup { opponent, ..Setup::usual("lanko-88") }.record(games(), 1);
        let second = again(&first, 2);
        assert_eq!(
            (second.players.len(), second.uid, second.plan),
            (first.players.len(), play::GameUid(2), first.plan)
        );
        second.seats.into_iter().flatten().collect::<Vec<usize>>()
    };
    assert_eq!(after(Opponent::Computer), [1, 0, 1, 0]);
    assert_eq!(after(Opponent::Human), [1, 0, 1, 0]);
    assert_eq!(after(Opponent::People(4)), [3, 0, 1, 2]);
    assert_eq!(after(Opponent::Computers), [3, 0, 2, 1]);
    // The first player is alone now.
    assert_eq!(after(Opponent::People(3)), [1, 0, 2, 0]);
}

#[test]
fn partners_pieces_are_in_reach_and_what_may_be_moved_is_for_the_rules() {
    let mut state = four_seats(Opponent::People(4), None);
    let (own, partners, foreign) = (site(&state, "30"), site(&state, "5"), site(&state, "2"));
    assert!(state.marks().draggable.contains(&own) && state.marks().draggable.contains(&partners));
    assert!(!state.marks().draggable.contains(&foreign) && !state.marks().movable.contains(&partners));
    tap(&mut state, "5");
    assert!(refusal(&state).starts_with("lanko-not-your-half"), "{}", refusal(&state));
}

#[test]
fn the_strip_tells_the_points_of_both_pairs_as_they_stand_on_the_board() {
    let mut state = four_seats(Opponent::People(3), Some("S L:wb 29:wp 1:bb 38:bp"));
    let points = |state: &TableState| state.points().iter().map(|points| (points.of.idx(), points.count)).collect();
    let stand: Vec<(usize, i32)> = points(&state);
    assert_eq!(stand, [(0, 14), (1, 14)]);
    assert_eq!((human_to_play(&state), state.turn()), (Some(0), Some(Seat::FIRST)));
    tap(&mut state, "L");
    tap(&mut state, "W");
    let stand: Vec<(usize, i32)> = points(&state);
    assert_eq!(stand, [(0, 38), (1, 14)]);
    assert_eq!((human_to_play(&state), state.turn()), (Some(2), Some(Seat::SECOND)));
    state.apply(Action::ViewPly(0));
    let stand: Vec<(usize, i32)> = points(&state);
    assert_eq!(stand, [(0, 14), (1, 14)]);
    assert_eq!(two_people(None).points(), []);
    let two = four_seats(Opponent::Human, None);
    assert_eq!((two.has_people(), human_to_play(&two), two.record().players.len()), (true, Some(0), 2));
    let alone = four_seats(Opponent::Computer, None);
    assert_eq!((alone.has_people(), human_to_play(&alone), alone.record().players.len()), (false, Some(0), 2));
}

#[test]
fn a_piece_that_leaves_the_board_is_marked_only_where_it_stood() {
    let mut state = four_seats(Opponent::Human, Some("N P:wp 29:wp M:bb 38:bp"));
    tap(&mut state, "P");
    tap(&mut state, "U");
    assert_eq!(steps(&state), ["P-(U)"]);
    let (from, to) = (site(&state, "P"), site(&state, "U"));
    let told = state.told().expect("it goes there").motion;
    let happened = &told.effects;
    assert!(happened.starts_with(&[walk(from, to), Effect::Remove { at: to, why: Why::Finish }]), "{happened:?}");
    assert_eq!(state.marks().last, [from]);
}

/// Plays until it is South's turn again.
fn one_round(state: &mut TableState) {
    for _ in 0..4 {
        let step = state.game.choices[0].step;
        state.play(&[step]);
    }
}

#[test]
fn the_end_is_offered_and_answered_by_one_after_the_other() {
    let mut state = four_seats(Opponent::People(4), Some(AHEAD));
    assert_eq!(
        (state.capabilities().agreement, state.capabilities().offer),
        (Offer::End, false),
        "not before the game has begun"
    );
    one_round(&mut state);
    assert!(state.capabilities().offer);
    state.apply(Action::Offer(Offer::End));
    let the_end = Proposal::Offer(Offer::End);
    assert_eq!(asked(&state), (the_end, 0, 1));
    state.apply(Action::Answer(true));
    assert_eq!(asked(&state), (the_end, 0, 3));
    assert!(!state.capabilities().resign && !state.capabilities().offer);
    // Declined: the game goes on, and nothing is offered again before the next step.
    state.apply(Action::Answer(false));
    assert_eq!((state.turn(), state.capabilities().offer), (Some(Seat::FIRST), false));
    // Undo takes back the last move, and asks nobody again (T2). Redo brings back what was, the answer too.
    let n_entries = state.record().entries.len();
    state.apply(Action::Undo);
    assert_eq!((state.turn(), state.question()), (Seat::new(3), None));
    state.apply(Action::Redo);
    assert_eq!((state.turn(), state.question()), (Some(Seat::FIRST), None));
    assert_eq!(state.record().entries.len(), n_entries);

    let mut state = four_seats(Opponent::People(4), Some(AHEAD));
    one_round(&mut state);
    state.apply(Action::Offer(Offer::End));
    state.apply(Action::Answer(true));
    state.apply(Action::Answer(true));
    let outcome = ended(&state);
    assert_eq!((outcome.places.0, outcome.points.0), ([1, 2, 1, 2], [20, 18, 20, 18]));
    assert_eq!(outcome.reason.to_string(), "lanko-end-declared [LANKO-9]");

    // Two humans: one answer is enough, for the whole pair.
    let mut state = four_seats(Opponent::Human, Some(AHEAD));
    one_round(&mut state);
    state.apply(Action::Offer(Offer::End));
    assert_eq!(asked(&state), (the_end, 0, 1));
    state.apply(Action::Answer(true));
    assert_eq!(ended(&state).places.0, [1, 2, 1, 2]);
}

#[test]
fn a_human_offers_the_end_from_the_seat_that_may() {
    // Only North has a castle outside in its half.
    let start = Some("S 29:wp 30:wp 19:wb 1:bb 38:bp 4:bp");
    let mut state = four_seats(Opponent::Human, start);
    one_round(&mut state);
    assert_eq!(state.turn(), Some(Seat::FIRST));
    state.apply(Action::Offer(Offer::End));
    assert!(state.question().is_some_and(|asked| asked.by.idx() == 2), "{:?}", state.status());
    // With a partner, only North may offer.
    let mut state = four_seats(Opponent::People(4), start);
    one_round(&mut state);
    assert!(!state.capabilities().offer);
    assert_eq!(state.apply(Action::Offer(Offer::End)), []);
}

/// Checks every seat's place, and why the game has ended.
#[track_caller]
fn check_resigned(state: &TableState, places: [u8; 4], reason: &str) {
    let outcome = ended(state);
    assert_eq!((outcome.places.0, outcome.reason.to_string().as_str()), (places, reason));
}

#[test]
fn a_partner_is_asked_whether_to_resign_too() {
    let mut state = four_seats(Opponent::People(4), None);
    tap(&mut state, "30");
    tap(&mut state, "J");
    assert_eq!(state.turn(), Some(Seat::SECOND));
    resign(&mut state, 1);
    assert_eq!(asked(&state), (Proposal::Resign(1), 1, 3));
    state.apply(Action::Answer(false));
    assert_eq!((state.turn(), state.outcome()), (Some(Seat::SECOND), None));
    resign(&mut state, 1);
    state.apply(Action::Answer(true));
    check_resigned(&state, [1, 2, 1, 2], "end-resigned seat=team of seat 2");
    // What was agreed is taken back, and the last move stays.
    state.apply(Action::Undo);
    assert_eq!((state.turn(), state.question(), state.outcome()), (Some(Seat::SECOND), None, None));

    // A player of both seats decides alone.
    let mut state = four_seats(Opponent::People(3), None);
    tap(&mut state, "30");
    tap(&mut state, "J");
    resign(&mut state, 1);
    check_resigned(&state, [1, 2, 1, 2], "end-resigned seat=team of seat 2");
}

#[test]
fn the_computer_answers_once_for_both_of_its_seats() {
    let mut state = four_seats(Opponent::Computer, Some("S 29:wp 32:wb 43:ws 1:bb 38:bp 37:bp 4:bp"));
    for _ in 0..4 {
        let step = state.game.choices[0].step;
        match state.turn() {
            Some(seat) if state.is_computer(seat) => {
                let text = state.step_text(step);
                computer_plays(&mut state, vec![text])
            }
            _ => state.play(&[step]),
        };
    }
    let tasks = state.apply(Action::Offer(Offer::End));
    assert!(tasks.iter().any(|task| matches!(task, Task::Think(_))), "{tasks:?}");
    assert_eq!(state.question(), None, "nobody here is asked");
    state.apply(Action::ComputerAnswers(true));
    let outcome = ended(&state);
    assert_eq!((outcome.places.0, outcome.points.0), ([1, 2, 1, 2], [20, 18, 20, 18]));
    // No partner is asked.
    let mut state = four_seats(Opponent::Computer, None);
    tap(&mut state, "30");
    tap(&mut state, "J");
    resign(&mut state, 1);
    check_resigned(&state, [2, 1, 2, 1], "end-resigned seat=team of seat 1");
}

/// Makes the seat to act and its partner resign, after a first turn.
fn lose(state: &mut TableState) {
    tap(state, "30");
    tap(state, "J");
    resign(state, 1);
    if state.question().is_some() {
        state.apply(Action::Answer(true));
    }
}

#[test]
fn a_match_of_three_goes_on_from_what_is_kept() {
    let round =
        opponents(games(), "lanko-68").into_iter().find(|opponent| matches!(opponent, Opponent::Match(_))).unwrap();
    let mut state = four_seats(round, None);
    assert!(state.match_after(matches()).is_none(), "the first game is not over");
    let mut alone = Vec::new();
    for game in 0..3 {
        alone.push(seats(state.record())[1]);
        assert_eq!(usize::from(state.record().match_state.played), game);
        lose(&mut state);
        // As restored after the page was closed.
        state = TableState::restore(games(), &state.saved_game(1.0), ANYBODY).unwrap();
        let run = state.match_after(matches()).expect("a game of a match that is over");
        assert_eq!(run.points().0[..3], [0; 3]);
        let next = next_game(&run);
        if game == 2 {
            assert!(next.is_none() && run.outcome().is_some());
            let end = run.outcome().expect("all three games have been played");
            assert_eq!(
                (&end.places.0[..3], end.reason.to_string().as_str()),
                (&[1; 3][..], "lanko-match-over [LANKO-12]")
            );
            let again = state.rematch(games(), 5);
            assert_eq!((again.plan.as_deref(), again.match_state.played), (Some("solo-round"), 0));
            break;
        }
        assert_eq!(run.outcome(), None);
        let next = next.expect("the match goes on");
        assert_eq!(next_game(&run).as_ref(), Some(&next), "the same game after the same games");
        assert_ne!(next.uid, state.record().uid);
        state = begin(next, None);
    }
    assert_eq!(alone, [2, 0, 1]);
}
