use super::super::{deal, diagram, layout};
use super::*;
use crate::chance::Chance;
use crate::game::{Actor, Rules};
use crate::message::Arg;
use crate::offers::{Resolution, usual};
use crate::options::Options;

/// A generator of numbers for the tests.
struct Lot(u64);

impl Lot {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

const MODES: [&str; 6] = ["down auto", "up auto", "stars auto", "down sharp", "up sharp", "stars sharp"];

/// The match with the options of a mode such as `down auto`; the faces are dealt.
fn fair(mode: &str) -> Plan {
    let (faces, eyes) = mode.split_once(' ').expect("two words");
    let mut options = Options::new();
    options.set("faces", faces);
    options.set("eyes", eyes);
    options.set("deal", deal(&mut |n| n / 2));
    Plan { key: FAIR.to_owned(), length: 2, ..Plan::single("lino", options) }
}

/// The next game: its rules, and the match state they were given.
#[track_caller]
fn game(plan: &Plan, last: Option<&Played>) -> (Lino, MatchState, Seating) {
    match Lino::next(plan, last) {
        Next::Game { id, options, seating, state } => {
            assert_eq!((&id, &options), (&plan.id, &plan.options));
            (Lino::new(&id, &options, &state).expect("options of the plan"), state, seating)
        }
        Next::Over(outcome) => panic!("over: {outcome:?}"),
    }
}

#[track_caller]
fn over(plan: &Plan, last: &Played) -> Outcome {
    match Lino::next(plan, Some(last)) {
        Next::Over(outcome) => outcome,
        Next::Game { state, .. } => panic!("it goes on: {state:?}"),
    }
}

fn text(rules: &Lino, pos: &Position) -> String {
    rules.write_position(pos, &History::default(), Lino::POSITIONS[0])
}

/// So many random steps, or fewer to the end of the game.
fn play(rules: &Lino, n_steps: usize, seed: u64) -> Position {
    let (mut pos, mut lot, mut steps) = (rules.start(), Lot(seed), Vec::new());
    for _ in 0..n_steps {
        steps.clear();
        rules.steps(&pos, &mut steps);
        if steps.is_empty() {
            break;
        }
        rules.apply(&mut pos, steps[lot.below(steps.len())], &mut ());
    }
    pos
}

const TO_THE_END: usize = usize::MAX;

/// The first game of a match, with the end that `end` gives it.
fn first(plan: &Plan, n_steps: usize, seed: u64, end: impl FnOnce(&Lino, &Position) -> Outcome) -> Played {
    let (rules, state, seating) = game(plan, None);
    let pos = play(&rules, n_steps, seed);
    Played { state, seating, outcome: end(&rules, &pos), carry_over: rules.carry_over(&pos) }
}

/// The second game, with these points.
fn second(plan: &Plan, first: &Played, points: [i32; 2]) -> Played {
    let (rules, state, seating) = game(plan, Some(first));
    Played { state, seating, outcome: with_points(points), carry_over: rules.carry_over(&rules.start()) }
}

fn with_points([white, blue]: [i32; 2]) -> Outcome {
    let outcome = match super::super::prompt::winner([white, blue]) {
        Some(seat) => Outcome::win(TEAMS, TEAMS[seat.idx()], Message::new("test")),
        None => Outcome::draw(TEAMS, Message::new("test")),
    };
    Outcome { points: PerSeat([white, blue, 0, 0]), ..outcome }
}

fn resigned(by: Seat) -> Outcome {
    usual(TEAMS, &Resolution::Resigned { by, points: 1 })
}

fn flagged(by: Seat) -> Outcome {
    usual(TEAMS, &Resolution::Flagged { by, ruling: Lino::FLAG })
}

fn agreed() -> Outcome {
    usual(TEAMS, &Resolution::Draw)
}

/// Places, points and the key of the reason.
fn told(outcome: &Outcome) -> ([u8; 2], [i32; 2], &str) {
    let Outcome { places, points, reason } = outcome;
    assert_eq!((&places.0[2..], &points.0[2..]), (&[0, 0][..], &[0, 0][..]), "nobody is there");
    ([places.0[0], places.0[1]], [points.0[0], points.0[1]], &reason.key)
}

#[test]
fn the_second_game_is_played_on_the_board_of_the_first_and_begun_by_the_other() {
    for mode in MODES {
        for seed in 0..4 {
            let plan = fair(mode);
            let (rules, state, seating) = game(&plan, None);
            assert_eq!((state, seating), (MatchState { length: 2, ..MatchState::default() }, seated_in_order()));
            let end = play(&rules, TO_THE_END, seed);
            let outcome = rules.outcome(&end);
            let played = first(&plan, TO_THE_END, seed, |_, _| outcome.clone());
            let (again, state, seating) = game(&plan, Some(&played));
            assert_eq!((state.length, state.played, state.points), (2, 1, outcome.points), "{mode}");
            assert_eq!(seating, seated_in_order());
            let start = again.start();
            assert_eq!((start.tiles, start.faces), (end.tiles, end.faces), "{mode}");
            assert_ne!(start.tiles, layout::tiles(), "it was built");
            assert_eq!((start.stage(), again.actor(&start)), (Stage::Fill, Actor::Seat(Seat::SECOND)));
            let head = text(&again, &start);
            assert!(head.starts_with("f b 0,0 24,24 ") && head.ends_with(" -"), "{head}");
            // Every other stone is White's, and with sharp eyes White is the first to point out runs.
            let close = play(&again, TO_THE_END, seed + 9);
            assert_eq!([close.hand(Seat::FIRST), close.hand(Seat::SECOND)], [0, 0]);
            let (second, sum) = (again.outcome(&close), outcome.points.0);
            let both = core::array::from_fn(|idx| sum[idx] + second.points.0[idx]);
            let last = Played { state, seating, outcome: second, carry_over: again.carry_over(&close) };
            let (places, points, _) = told(&over(&plan, &last));
            assert_eq!(points, both, "{mode}");
            assert_eq!(places[0] == 1, points[0] >= points[1], "{mode}");
        }
    }
}

#[test]
fn the_sum_decides() {
    let plan = fair("down auto");
    let lead = first(&plan, TO_THE_END, 1, |_, _| with_points([100, 60]));
    for (points, expect) in [
        ([50, 70], ([1, 2], [150, 130], "lino-match")),
        ([30, 80], ([2, 1], [130, 140], "lino-match")),
        ([40, 80], ([1, 1], [140, 140], "lino-match-drawn")),
        ([0, 0], ([1, 2], [100, 60], "lino-match")),
    ] {
        let outcome = over(&plan, &second(&plan, &lead, points));
        assert_eq!(told(&outcome), expect);
        let drawn = outcome.reason.args.iter().find(|(key, _)| *key == "number").map(|(_, number)| number.clone());
        let is_drawn = expect.2 == "lino-match-drawn";
        assert_eq!(drawn, is_drawn.then_some(Arg::Number(i64::from(expect.1[0]))));
    }
}

#[test]
fn whoever_resigns_a_game_loses_the_match_whatever_the_points() {
    let plan = fair("up auto");
    for by in SEATS {
        // During building, while filling with points of their own, and in the second game with many more.
        let expect = if by == Seat::FIRST { [2, 1] } else { [1, 2] };
        for n_steps in [0, 3, 50] {
            let outcome = over(&plan, &first(&plan, n_steps, 4, |_, _| resigned(by)));
            assert_eq!(told(&outcome), (expect, [0, 0], "lino-match-resigned"));
            assert_eq!(outcome.reason.args, [("seat", Arg::Team(by))]);
        }
        let ahead = if by == Seat::FIRST { [200, 10] } else { [10, 200] };
        let lead = first(&plan, TO_THE_END, 1, |_, _| with_points(ahead));
        let last = Played { outcome: resigned(by), ..second(&plan, &lead, [0, 0]) };
        assert_eq!(told(&over(&plan, &last)), (expect, ahead, "lino-match-resigned"));
        // So does one whose time is up, and is told that.
        let last = Played { outcome: flagged(by), ..last };
        let outcome = over(&plan, &last);
        assert_eq!(told(&outcome), (expect, ahead, "end-flagged"));
        assert_eq!(outcome.reason, flagged(by).reason);
    }
}

#[test]
fn a_draw_that_is_agreed_counts_for_nobody() {
    let plan = fair("up sharp");
    // The board was built: the second game uses it.
    let drawn = first(&plan, 40, 4, |_, _| agreed());
    let (rules, state, _) = game(&plan, Some(&drawn));
    assert_eq!((state.points, rules.start().stage()), (PerSeat::default(), Stage::Fill));
    assert_ne!(rules.start().tiles, layout::tiles());
    assert_eq!(told(&over(&plan, &second(&plan, &drawn, [30, 20]))), ([1, 2], [30, 20], "lino-match"));
    assert_eq!(told(&over(&plan, &Played { outcome: agreed(), ..second(&plan, &drawn, [0, 0]) })).0, [1, 1]);
    let lead = first(&plan, TO_THE_END, 1, |_, _| with_points([60, 100]));
    let last = Played { outcome: agreed(), ..second(&plan, &lead, [0, 0]) };
    assert_eq!(told(&over(&plan, &last)), ([2, 1], [60, 100], "lino-match"));
}

#[test]
fn a_board_that_was_not_built_is_built_anew_by_the_other() {
    for mode in ["down auto", "up auto", "stars sharp"] {
        let plan = fair(mode);
        for n_steps in 0..7 {
            let (before, ..) = game(&plan, None);
            let drawn = first(&plan, n_steps, 4, |_, _| agreed());
            let (rules, ..) = game(&plan, Some(&drawn));
            let (start, is_built) = (rules.start(), n_steps == 6);
            assert_eq!(rules.actor(&start), Actor::Seat(Seat::SECOND), "{mode} {n_steps}");
            assert_eq!(start.stage() == Stage::Fill, is_built, "{mode} {n_steps}");
            if !is_built {
                assert_eq!(start, Position { seat: Seat::SECOND, ..before.start() }, "{mode} {n_steps}");
                let built = play(&rules, 6, 7);
                assert_eq!((built.stage(), built.seat()), (Stage::Fill, Seat::SECOND));
                let end = play(&rules, TO_THE_END, 7);
                assert_eq!((end.stage(), end.hand(Seat::FIRST), end.hand(Seat::SECOND)), (Stage::Over, 0, 0));
            }
        }
    }
}

#[test]
fn what_a_record_says_wrongly_of_its_match_does_no_harm() {
    let plan = fair("up auto");
    let good = first(&plan, TO_THE_END, 1, |_, _| with_points([100, 60]));
    let note = good.carry_over.clone();
    let usual = game(&plan, None).0.start();
    let starts = |note: &str| {
        let state = MatchState { length: 2, played: 1, note: note.to_owned(), ..MatchState::default() };
        Lino::new("lino", &plan.options, &state).expect("options of the plan").start()
    };
    assert_ne!(starts(&note), usual);
    let (later, scored, hands) =
        (note.replace("f b", "b1 b"), note.replace("0,0", "0,3"), note.replace("24,24", "23,24"));
    for bad in ["", "-", &note[2..], &later, &scored, &hands, &note.replace('t', "w"), &note.replace('*', "?")] {
        assert_eq!(starts(bad), usual, "{bad:?}");
    }
    // A position in mid-game is no start.
    let rules = game(&plan, None).0;
    for n_steps in [1, 5, 7, 30, 60] {
        assert_eq!(starts(&text(&rules, &play(&rules, n_steps, 2))), usual, "{n_steps}");
    }
    // Arbitrary text, cut and changed.
    let mut lot = Lot(3);
    for _ in 0..3000 {
        let mut bytes = note.clone().into_bytes();
        for _ in 0..=lot.below(3) {
            let at = lot.below(bytes.len());
            bytes[at] = b" .:tmwb*_/,-0129"[lot.below(16)];
        }
        bytes.truncate(bytes.len() - lot.below(2) * lot.below(bytes.len()));
        let start = starts(&String::from_utf8(bytes).expect("letters and signs"));
        let is_whole = matches!(start.stage, Stage::Fill | Stage::Build { n_moved: 0 });
        assert!(is_whole && start.score == [0; 2] && !game(&plan, None).0.mid_turn(&start));
        // Whatever is taken for a note is a position of the game.
        assert_eq!(rules.read_position(&text(&rules, &start)).map(|(pos, _)| pos), Ok(start));
        assert_eq!(start.free().count_ones(), 56);
    }
    // Points out of range, games beyond the last, seats in another order or all of one player.
    for (points, played, seating) in [
        ([i32::MAX, i32::MIN], 1, [0, 1]),
        ([i32::MIN, i32::MAX], u16::MAX, [1, 0]),
        ([i32::MAX; 2], 7, [0, 0]),
        ([i32::MIN; 2], 1, [1, 7]),
        ([i32::MAX; 2], 0, [1, 0]),
    ] {
        let state = MatchState {
            length: 2,
            played,
            points: PerSeat::from_fn(|seat| points[seat.idx() % 2]),
            ..good.state.clone()
        };
        let seating = PerSeat([seating[0], seating[1], 2, 3]);
        let last = Played { state, seating, ..good.clone() };
        let next = Lino::next(&plan, Some(&last));
        assert_eq!(matches!(next, Next::Game { .. }), played == 0);
    }
    // Points go with the players.
    let swapped = Played { seating: PerSeat([1, 0, 2, 3]), ..good };
    let last = second(&plan, &swapped, [10, 20]);
    assert_eq!((last.seating, told(&over(&plan, &last))), (swapped.seating, ([2, 1], [80, 110], "lino-match")));
}

#[test]
fn single_games_end_as_they_are() {
    let plan = Plan::single("lino", Options::new());
    let (_, state, seating) = game(&plan, None);
    assert_eq!(state, MatchState::default());
    let outcome = with_points([3, 4]);
    let last = Played { state, seating, outcome: outcome.clone(), carry_over: String::new() };
    assert_eq!(over(&plan, &last), outcome);
}

#[test]
fn the_loser_takes_the_first_seat_and_after_a_draw_the_one_who_did_not_begin() {
    let plan = fair("down auto");
    let (one, ..) = game(&plan, None);
    let (two, ..) = game(&plan, Some(&first(&plan, TO_THE_END, 1, |_, _| with_points([5, 5]))));
    for (rules, after_a_draw) in [(one, true), (two, false)] {
        for (outcome, swaps) in [
            (with_points([9, 4]), true),
            (with_points([4, 9]), false),
            (resigned(Seat::SECOND), true),
            (resigned(Seat::FIRST), false),
            (flagged(Seat::SECOND), true),
            (with_points([7, 7]), after_a_draw),
            (agreed(), after_a_draw),
        ] {
            assert_eq!(rules.swaps_after(&outcome), swaps, "{outcome:?}");
        }
    }
}

#[test]
fn what_the_tiles_show_is_dealt_where_it_is_seen() {
    for mode in MODES {
        let mut lot = Lot(5);
        let mut draw = |n: u32| lot.below(n as usize) as u32;
        let dealt = diagram::rules(mode).deal(&mut draw);
        if mode.starts_with("down") {
            assert_eq!(dealt, None, "{mode}");
            continue;
        }
        let (key, value) = dealt.expect("faces are seen");
        let mut again = Lot(5);
        assert_eq!((key, value), ("deal", deal(&mut |n| again.below(n as usize) as u32)), "{mode}");
    }
}
