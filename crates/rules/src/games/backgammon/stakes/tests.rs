use crate::MatchState;
use crate::games::backgammon::checkers::SEATS;
use crate::games::backgammon::diagram::{checkers, rules, rules_in};
use crate::games::backgammon::{Checkers, Cube};

use super::*;

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

/// White wins with this probability; of all wins and of all losses, that share are gammons.
fn odds(win: f32, gammons: [f32; 2]) -> Odds {
    let [wins, losses] = [win, 1.0 - win];
    let [more, less] = gammons;
    Odds([wins * (1.0 - more), wins * more, 0.0, losses * (1.0 - less), losses * less, 0.0])
}

fn plain(win: f32) -> Odds {
    odds(win, [0.0; 2])
}

/// White on roll, who may double where the rules and the cube let it.
fn on_roll(rules: &Backgammon, cube: Cube) -> Position {
    rules.on_roll(Checkers::start(), WHITE, cube)
}

/// A cube of that value, White's or Black's.
fn cube(log2: u8, owner: Seat) -> Cube {
    Cube::new(log2, Some(owner)).unwrap()
}

/// A game of a match in which White and Black still need so many points.
fn needs(white: i32, black: i32, note: &str) -> Backgammon {
    let length = white.max(black);
    let mut state = MatchState { length: length as u16, note: note.to_owned(), ..MatchState::default() };
    (state.points[WHITE], state.points[BLACK]) = (length - white, length - black);
    rules_in(&[], &state)
}

fn money() -> Backgammon {
    rules(&["cube=on"])
}

/// Whether White doubles.
fn doubles(rules: &Backgammon, pos: Position, odds: Odds) -> bool {
    assert_eq!(pos.stage, Stage::Before);
    step(rules, &pos, &odds) == Step::Double
}

/// Whether Black takes White's double.
fn takes(rules: &Backgammon, pos: Position, odds: Odds) -> bool {
    step(rules, &Position { stage: Stage::Doubled, ..pos }, &odds) == Step::Take
}

/// The lowest chance of White, in thousandths, at which something holds.
fn least(holds: impl Fn(f32) -> bool) -> i32 {
    (0..=1000).find(|win| holds(*win as f32 / 1000.0)).unwrap_or(1001)
}

#[track_caller]
fn near(found: f32, expect: f32, by: f32) {
    assert!((found - expect).abs() <= by, "{found}, not {expect}");
}

/// Values of the Rockwell-Kazaross table, rounded.
#[test]
fn match_equities_are_near_those_published() {
    let all = match_equity::shared(true);
    for (own, other, percent) in [
        (2, 1, 32.0),
        (3, 1, 25.0),
        (4, 1, 18.0),
        (5, 1, 16.0),
        (3, 2, 40.0),
        (4, 2, 33.0),
        (4, 3, 43.0),
        (5, 4, 42.5),
        (7, 5, 37.0),
    ] {
        near(all.get([own, other], false), percent / 100.0, 0.025);
    }
    for (own, percent) in [(1, 50.0), (2, 48.7), (3, 32.0), (4, 31.0), (5, 19.0)] {
        near(all.get([own, 1], true), percent / 100.0, 0.015);
    }
    // Winning is never the loss of a match, and both sides' chances sum to 1.
    for has_cube in [false, true] {
        let all = match_equity::shared(has_cube);
        for (own, other) in (1..=25).flat_map(|own| (1..=25).map(move |other| (own, other))) {
            let found = all.get([own, other], false);
            assert!(found > all.get([own + 1, other], false) || own == 25, "{own} {other}");
            near(found + all.get([other, own], false), 1.0, 1e-6);
        }
    }
}

#[test]
fn money_doubles_and_takes_are_those_of_janowski() {
    let rules = money();
    let (middle, own) = (on_roll(&rules, Cube::START), on_roll(&rules, cube(1, WHITE)));
    // By the formulas of the model without gammons: the take point is 1 / (4 + efficiency), the double points follow.
    near(least(|win| !takes(&rules, middle, plain(win))) as f32, 787.0, 2.0);
    near(least(|win| !takes(&rules, own, plain(win))) as f32, 787.0, 2.0);
    near(least(|win| doubles(&rules, middle, plain(win))) as f32, 692.0, 2.0);
    near(least(|win| doubles(&rules, own, plain(win))) as f32, 718.0, 2.0);
    // The taker at 64 has no use for the cube.
    let last = on_roll(&rules, cube(5, WHITE));
    near(least(|win| !takes(&rules, last, plain(win))) as f32, 750.0, 1.0);
    assert!(doubles(&rules, middle, plain(0.8)) && !takes(&rules, middle, plain(0.8)));
}

#[test]
fn on_the_last_throw_more_than_half_is_a_double_and_a_quarter_a_take() {
    let rules = money();
    let at = |text: &str| rules.on_roll(checkers(text), WHITE, Cube::START);
    let last = at("5:1 2:1 / 1:2");
    assert_eq!(least(|win| doubles(&rules, last, plain(win))), 500);
    near(least(|win| !takes(&rules, last, plain(win))) as f32, 750.0, 1.0);
    // With more to come, one waits longer; and in a race less long than with contact.
    let [two, three] = ["1:4 / 1:4", "1:6 / 1:6"].map(|text| least(|win| doubles(&rules, at(text), plain(win))));
    let contact = least(|win| doubles(&rules, on_roll(&rules, Cube::START), plain(win)));
    assert!(500 < two && two < three && three < contact, "{two} {three} {contact}");
    // Six checkers each on the ace points are a double and a drop: White wins 78.8 %.
    assert!(doubles(&rules, at("1:6 / 1:6"), plain(0.788)) && !takes(&rules, at("1:6 / 1:6"), plain(0.788)));
}

#[test]
fn who_wins_many_gammons_plays_on() {
    let rules = money();
    let pos = on_roll(&rules, Cube::START);
    assert!(!doubles(&rules, pos, odds(0.9, [0.6, 0.1])) && doubles(&rules, pos, odds(0.9, [0.1, 0.1])));
    assert!(worth(&rules, &pos, &odds(0.9, [0.6, 0.1]))[WHITE] > 1.0);
    assert!(!takes(&rules, pos, odds(0.75, [0.5, 0.0])) && takes(&rules, pos, odds(0.75, [0.0, 0.0])));
}

#[test]
fn without_a_cube_a_game_is_worth_the_mean_of_its_ends() {
    let rules = rules(&[]);
    for cube in [Cube::START, cube(2, BLACK)] {
        let pos = on_roll(&rules, cube);
        assert_eq!(pos.stage, Stage::Throw);
        let worth = worth(&rules, &pos, &Odds([0.25, 0.125, 0.125, 0.25, 0.25, 0.0]));
        near(worth[WHITE], 0.25 + 0.25 + 0.375 - 0.25 - 0.5, 1e-6);
        // A position with a double in it is shown and can be answered.
        assert!(takes(&rules, pos, plain(0.74)) && !takes(&rules, pos, plain(0.76)));
    }
}

#[test]
fn what_is_certain_is_worth_what_is_won() {
    let rules = money();
    for (seat, stage, cube) in [
        (WHITE, Stage::Over, Cube::START),
        (WHITE, Stage::Before, cube(1, WHITE)),
        (BLACK, Stage::Before, Cube::START),
        (BLACK, Stage::Throw, cube(1, WHITE)),
    ] {
        let pos = Position { checkers: Checkers::start(), seat, stage, cube };
        for (end, expect) in [1.0, 2.0, 3.0, -1.0, -2.0, -3.0].into_iter().enumerate() {
            near(worth(&rules, &pos, &Odds::certain(end))[WHITE], expect, 1e-5);
        }
    }
}

#[test]
fn at_two_points_each_any_advantage_is_a_double() {
    let rules = needs(2, 2, "");
    let pos = on_roll(&rules, Cube::START);
    assert!(least(|win| doubles(&rules, pos, odds(win, [0.25; 2]))) <= 510);
    near(least(|win| !takes(&rules, pos, odds(win, [0.25; 2]))) as f32, 683.0, 25.0);
}

#[test]
fn who_has_enough_points_does_not_double() {
    for (rules, cube) in [
        (needs(2, 5, ""), cube(1, WHITE)),
        (needs(3, 9, ""), cube(2, WHITE)),
        (needs(1, 2, "after-crawford"), Cube::START),
        (needs(1, 1, "after-crawford"), Cube::START),
    ] {
        let pos = on_roll(&rules, cube);
        assert_eq!(least(|win| doubles(&rules, pos, plain(win))), 1001);
    }
    // Two points more are of use.
    assert!(least(|win| doubles(&needs(4, 5, ""), on_roll(&needs(4, 5, ""), cube(1, WHITE)), plain(win))) < 800);
}

#[test]
fn after_the_crawford_game_the_trailer_doubles_at_once() {
    for own in 2..=25 {
        let rules = needs(own, 1, "after-crawford");
        let pos = on_roll(&rules, Cube::START);
        for win in [0.1, 0.3, 0.5, 0.6] {
            assert!(doubles(&rules, pos, odds(win, [0.25; 2])), "{own} {win}");
        }
    }
    // Where the leader would drop, many gammons are a reason to play on.
    let rules = needs(2, 1, "after-crawford");
    assert!(!doubles(&rules, on_roll(&rules, Cube::START), odds(0.9, [0.8, 0.0])));
}

#[test]
fn the_leader_drops_freely_where_the_trailer_needs_an_even_number() {
    let rules = needs(2, 1, "after-crawford");
    let pos = on_roll(&rules, Cube::START);
    assert!(takes(&rules, pos, plain(0.49)) && !takes(&rules, pos, plain(0.52)));
    let rules = needs(3, 1, "after-crawford");
    let pos = on_roll(&rules, Cube::START);
    assert!(takes(&rules, pos, plain(0.7)));
}

#[test]
fn in_the_crawford_game_nobody_doubles() {
    let rules = needs(3, 1, "crawford");
    let pos = on_roll(&rules, Cube::START);
    assert_eq!(
        (pos.stage, step(&rules, &Position { stage: Stage::Before, ..pos }, &plain(0.7))),
        (Stage::Throw, Step::Roll)
    );
    // Halfway between losing the match and having one point more: the worth is that of a dead cube.
    near(worth(&rules, &pos, &plain(0.5))[WHITE], 0.0, 1e-6);
}

#[test]
fn a_cube_that_will_be_turned_back_at_once_is_given_late() {
    // At 4 points each a cube of 4 is the taker's last; at 2 points against 4 the trailer turns 2 to 4 at once.
    let rules = needs(2, 4, "");
    let pos = on_roll(&rules, Cube::START);
    let leader = least(|win| doubles(&rules, pos, plain(win)));
    let money = least(|win| doubles(&money(), on_roll(&money(), Cube::START), plain(win)));
    assert!(leader > money + 20, "{leader} {money}");
    near(least(|win| !takes(&rules, pos, plain(win))) as f32, 818.0, 20.0);
}

#[test]
fn who_loses_the_match_by_losing_will_double_at_their_next_turn() {
    // White needs four points, owns a cube of 2, and turns it to 4 for the match; a drop leaves two points each.
    let rules = needs(4, 2, "");
    for seat in SEATS {
        let pos = Position { seat, ..on_roll(&rules, cube(1, WHITE)) };
        for (win, expect) in [(0.0, -1.0), (0.2, -0.2), (0.4, 0.6)] {
            for stage in [pos.stage, Stage::Throw] {
                near(worth(&rules, &Position { stage, ..pos }, &plain(win))[WHITE], expect, 1e-5);
            }
        }
    }
}

#[test]
fn a_live_cube_is_turned_where_the_answer_does_not_matter() {
    let equities = match_equity::shared(true);
    let own = Turners { own: true, other: false };
    let other = Turners { own: false, other: true };
    let mut n_better_left = 0;
    for (white, black) in (2..=7).flat_map(|white| (2..=7).map(move |black| (white, black))) {
        let payoffs = Payoffs::in_match(equities, [white, black]);
        let gammons = [[0.0, 0.0], [0.3, 0.2], [0.9, 0.1], [0.1, 0.9]];
        for (gammons, log2) in gammons.into_iter().flat_map(|it| [(it, 0), (it, 1)]) {
            let at = |win: usize, seat| {
                let payoffs = if seat == WHITE { payoffs } else { Payoffs::in_match(equities, [black, white]) };
                let chances = Chances::of(&odds(win as f32 / 1000.0, gammons), seat);
                Cubeful::new(&payoffs, &chances, log2, true, 1.0)
            };
            let cubes = (0..=1000).map(|win| at(win, WHITE));
            for (win, cube) in cubes.clone().enumerate() {
                let blacks = at(win, BLACK);
                for (own, other) in [(own, other), (other, own), (Turners::BOTH, Turners::BOTH)] {
                    near(cube.held(own) + blacks.held(other), 1.0, 1e-4);
                }
                let [least, middle, most] = [other, Turners::BOTH, own].map(|turners| cube.held(turners));
                assert!(least <= middle && middle <= most, "{white} {black} {gammons:?} {log2}");
                assert!(least <= cube.dead() && cube.dead() <= most, "{white} {black} {gammons:?} {log2}");
            }
            if let Some(cube) = cubes.clone().find(Cubeful::is_dropped) {
                let cashed = payoffs.points(1 << log2);
                n_better_left += i32::from(cube.dead() > cashed);
                near(cube.held(own), cashed.max(cube.dead()), 0.005);
            }
        }
    }
    assert!(n_better_left > 0);
}

#[test]
fn a_plain_resignation_is_refused_only_where_gammons_count() {
    let likely = odds(0.98, [0.6, 0.0]);
    let rules = money();
    let pos = on_roll(&rules, cube(1, BLACK));
    let accepts =
        |rules: &Backgammon, pos: &Position, points, odds: &Odds| accepts_resignation(rules, pos, WHITE, points, odds);
    assert_eq!([1, 2, 3].map(|points| accepts(&rules, &pos, points, &likely)), [false, true, true]);
    assert!(accepts(&rules, &pos, 1, &plain(1.0)) && accepts(&rules, &pos, 1, &plain(0.9)));
    // Who needs one point has no use for two.
    for rules in [needs(1, 3, "crawford"), needs(1, 3, "after-crawford")] {
        assert!(accepts(&rules, &on_roll(&rules, Cube::START), 1, &likely));
    }
    let rules = needs(4, 4, "");
    assert!(!accepts(&rules, &on_roll(&rules, cube(1, BLACK)), 1, &likely));
    assert!(accepts(&rules, &on_roll(&rules, cube(2, BLACK)), 1, &likely));
}

/// All scores to `most`, cubes and stages of games that are not over, as White sees them.
fn all(most: i32, mut visit: impl FnMut(&Backgammon, &Backgammon, Position)) {
    let mut both = vec![(money(), money()), (rules(&[]), rules(&[]))];
    for (white, black) in (1..=most).flat_map(|white| (1..=most).map(move |black| (white, black))) {
        for note in if white.min(black) == 1 { &["crawford", "after-crawford"][..] } else { &[""] } {
            both.push((needs(white, black, note), needs(black, white, note)));
        }
    }
    both.push((needs(64, 2, ""), needs(2, 64, "")));
    for (rules, exchanged) in &both {
        for log2 in 0..=Cube::MOST_LOG2 {
            for cube in [None, Some(WHITE), Some(BLACK)].into_iter().filter_map(|owner| Cube::new(log2, owner)) {
                for seat in SEATS {
                    let pos = Position { seat, ..rules.on_roll(Checkers::start(), seat, cube) };
                    visit(rules, exchanged, pos);
                    visit(rules, exchanged, Position { stage: Stage::Throw, ..pos });
                    visit(rules, exchanged, Position { stage: Stage::Opening, ..pos });
                }
            }
        }
    }
}

#[test]
fn exchanging_sides_exchanges_the_worth() {
    all(7, |rules, exchanged, pos| {
        let cube = Cube::new(pos.cube.log2(), pos.cube.owner().map(Seat::other)).unwrap();
        // Before the first throw, the seat is White's for both.
        let seat = if pos.stage == Stage::Opening { pos.seat } else { pos.seat.other() };
        let other = Position { seat, cube, ..pos };
        for odds in [[0.31, 0.07, 0.01, 0.47, 0.13, 0.01], [0.9, 0.1, 0.0, 0.0, 0.0, 0.0], [0.0; 6]] {
            let [a, b, c, d, e, f] = odds;
            let found = worth(rules, &pos, &Odds(odds));
            let mirrored = worth(exchanged, &other, &Odds([d, e, f, a, b, c]));
            assert!(found[WHITE].is_finite(), "{found:?}");
            assert_eq!(found.0, [found[WHITE], -found[WHITE], 0.0, 0.0]);
            assert_eq!(found[WHITE], mirrored[BLACK], "{rules:?} {pos:?}");
            for (pos, other) in [(pos, other)].into_iter().filter(|(pos, _)| pos.stage == Stage::Before) {
                let step = step(rules, &pos, &Odds(odds));
                assert_eq!(step, super::step(exchanged, &other, &Odds([d, e, f, a, b, c])));
            }
        }
    });
}

#[test]
fn a_better_chance_is_never_worth_less() {
    all(5, |rules, _, pos| {
        for gammons in [[0.0, 0.0], [0.3, 0.2], [0.9, 0.9]] {
            let worths = (0..=40).map(|win| worth(rules, &pos, &odds(win as f32 / 40.0, gammons))[WHITE]);
            let mut last = f32::MIN;
            for (win, worth) in worths.enumerate() {
                assert!(worth >= last - 1e-4, "{rules:?} {pos:?} {gammons:?} {win}: {worth} after {last}");
                last = worth;
            }
        }
    });
}

#[test]
fn worths_at_all_cubes_have_one_measure() {
    let money = money();
    assert_eq!(in_points(&money, WHITE, 0.5, 4), 2.0);
    assert_eq!(of_points(&money, BLACK, -6), -6.0);
    // Two away, the first cube decides half the match, and a cube of 2 the whole.
    let rules = needs(2, 2, "");
    let [plain, match_won] = [1, 2].map(|points| of_points(&rules, WHITE, points));
    assert_eq!(plain, 1.0);
    assert!((in_points(&rules, WHITE, 1.0, 2) - match_won).abs() < 1e-6 && match_won > 1.5, "{match_won}");
    assert!((in_points(&rules, WHITE, 0.0, 2)).abs() < 1e-6);
}
