use super::*;
use crate::games::ludo::diagram::{self, play, rules, steps};
use crate::hash;
use crate::view::{Effect, Scene};
use crate::{Present, Rules};

const FOUR: &str = "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 open 1 ?,?,?,? -";
const TWO: &str = "0,0,0,0/-/0,0,0,0/- open 1 ?,-,?,- -";

#[track_caller]
fn check_steps(from: &str, expect: &str) {
    assert_eq!(steps(&rules(&[]), from), expect, "{from}");
}

#[track_caller]
fn check_play(from: &str, words: &str, expect: &str) {
    assert_eq!(play(&rules(&[]), from, words), expect, "{from}");
}

#[test]
fn two_three_or_four_colours_begin() {
    let start = |pair: &str| {
        let rules = rules(&[pair]);
        diagram::text(&rules, &rules.start())
    };
    assert_eq!(start("players=4"), FOUR);
    assert_eq!(start("players=3"), "0,0,0,0/0,0,0,0/0,0,0,0/- open 1 ?,?,?,- -");
    assert_eq!(start("players=2"), TWO, "LUDO-6: opposite");
}

#[test]
fn the_highest_throw_begins() {
    check_steps(FOUR, "1 2 3 4 5 6");
    check_play(FOUR, "4 2", "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 open 3 4,2,?,? -");
    check_play(FOUR, "4 2 5 1", "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 play 3 ? -");
    check_play(TWO, "3 4", "0,0,0,0/-/0,0,0,0/- play 3 ? -");
    check_play("0,0,0,0/0,0,0,0/0,0,0,0/- open 1 ?,?,?,- -", "2 6 1", "0,0,0,0/0,0,0,0/0,0,0,0/- play 2 ? -");
}

#[test]
fn ties_among_the_highest_throw_again() {
    check_play(FOUR, "4 5 5 1", "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 open 2 -,?,?,- -");
    check_play(FOUR, "4 4 5 1", "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 play 3 ? -");
    check_play(FOUR, "6 1 6 6 3 3 2", "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 open 1 ?,-,?,- -");
    check_play(FOUR, "6 1 6 6 3 3 2 1 5", "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 play 3 ? -");
    check_play(FOUR, "2 2 2 2", FOUR);
    check_play(TWO, "1 1 6 6 2", "0,0,0,0/-/0,0,0,0/- open 3 2,-,?,- -");
}

#[test]
fn ludo_1_whatever_is_possible_must_be_played() {
    // The player chooses among the pieces; those on one dot are one choice.
    check_steps("3,3,10,42/-/0,0,0,0/- play 1 2 -", "3-5 10-12 42-44");
    // A 1 or 6 may also move a piece that is already out.
    check_steps("0,9,45,45/-/0,0,0,0/- play 1 1 -", "0-1 9-10");
    check_steps("0,0,9,45/-/0,0,0,0/- play 1 6 -", "0-1(2) 0-6 9-15");
    check_steps("0,0,0,0/-/0,0,0,0/- play 1 1 -", "0-1");
}

#[test]
fn ludo_1_only_those_pass_who_have_all_in_the_nest_or_home() {
    for face in 2..=5 {
        check_steps(&format!("0,0,0,0/-/0,0,0,0/- play 1 {face} -"), "-");
        check_steps(&format!("0,0,45,45/-/0,0,0,0/- play 1 {face} -"), "-");
        check_steps(&format!("0,0,0,44/-/0,0,0,0/- play 1 {face} -"), &format!("44-{}", 46 - face));
    }
    check_play("0,0,0,0/-/0,0,0,0/- play 1 3 -", "-", "0,0,0,0/-/0,0,0,0/- play 3 ? -");
}

#[test]
fn ludo_1_a_piece_may_turn_at_the_finish_and_end_where_it_began() {
    let after = |at: &str| format!("0,0,0,{at}/-/0,0,0,0/- play 3 ? -");
    check_play("0,0,0,44/-/0,0,0,0/- play 1 2 -", "44-44", &after("44"));
    check_play("0,0,0,43/-/0,0,0,0/- play 1 4 -", "43-43", &after("43"));
    check_play("0,0,0,42/-/0,0,0,0/- play 1 6 -", "42-42", "0,0,0,42/-/0,0,0,0/- play 1 ? -");
    // Touching the finish in passing is not coming home; an exact throw is.
    check_play("0,0,0,44/-/0,0,0,0/- play 1 3 -", "44-43", &after("43"));
    check_play("0,0,0,41/-/0,0,0,0/- play 1 5 -", "41-44", &after("44"));
    check_play("0,0,0,41/-/0,0,0,0/- play 1 4 -", "41-45", &after("45"));
}

#[test]
fn ludo_2_all_pieces_on_the_dot_go_back() {
    check_play("0,0,12,45/0,0,0,0/7,7,17,30/- play 1 5 -", "12-17", "0,0,17,45/0,0,0,0/7,7,17,30/- play 2 ? -");
    // The first seat's dot 27 is the third seat's dot 7.
    check_steps("0,0,22,45/0,0,0,0/7,7,17,30/- play 1 5 -", "22-27x");
    check_play("0,0,22,45/0,0,0,0/7,7,17,30/- play 1 5 -", "22-27x", "0,0,27,45/0,0,0,0/0,0,17,30/- play 2 ? -");
    // Start dots are not safe: the third seat's dot 1 is the first seat's dot 21.
    check_play("20,20,20,20/-/1,1,1,1/- play 1 1 -", "20-21x", "20,20,20,21/-/0,0,0,0/- play 3 ? -");
    check_play("0,0,0,0/-/0,0,21,30/- play 1 6 -", "0-1(2)x", "0,0,1,1/-/0,0,0,30/- play 1 ? -");
    check_play("0,0,0,0/-/0,0,26,30/- play 1 6 -", "0-6x", "0,0,0,6/-/0,0,0,30/- play 1 ? -");
}

#[test]
fn ludo_2_the_lane_is_safe() {
    // The second seat stands on the same numbers of its own lane.
    check_steps("40,40,41,41/42,42,43,43/-/- play 1 2 -/3", "40-42 41-43");
    // The first dot of the ring is the second seat's 31st: no piece comes back there by the lane.
    check_steps("0,0,0,40/31,31,31,31/-/- play 1 1 -/3", "0-1x 40-41");
}

#[test]
fn ludo_3_a_single_piece_in_the_nest_has_the_choice() {
    check_steps("0,45,45,45/-/0,0,0,0/- play 1 6 -", "0-1 0-6");
    check_play("0,45,45,45/-/0,0,0,0/- play 1 6 -", "0-1", "1,45,45,45/-/0,0,0,0/- play 1 ? -");
    check_play("0,45,45,45/-/0,0,0,0/- play 1 6 -", "0-6", "6,45,45,45/-/0,0,0,0/- play 1 ? -");
}

#[test]
fn ludo_4_from_dot_44_a_6_leads_back_to_dot_40() {
    check_play("0,0,0,44/-/0,0,0,0/- play 1 6 -", "44-40", "0,0,0,40/-/0,0,0,0/- play 1 ? -");
    // It lands there like any other piece: the first seat's dot 40 is the third seat's dot 20.
    check_steps("0,0,0,44/-/0,0,0,20/- play 1 6 -", "0-1(2) 0-6 44-40x");
    check_play("0,0,0,44/-/0,0,0,20/- play 1 6 -", "44-40x", "0,0,0,40/-/0,0,0,0/- play 1 ? -");
}

#[test]
fn ludo_5_every_6_gives_another_throw() {
    let words = "6 0-6 6 6-12 6 12-18 6 18-24 6 24-30 6 30-36 6 36-42 6 42-42 2 42-44";
    check_play("0,0,0,0/-/0,0,0,0/- play 1 ? -", words, "0,0,0,44/-/0,0,0,0/- play 3 ? -");
}

#[test]
fn ludo_5_but_for_the_one_that_brings_the_fourth_home() {
    check_play("39,45,45,45/0,0,0,0/0,0,0,0/- play 1 6 -", "39-45", "45,45,45,45/0,0,0,0/0,0,0,0/- play 2 ? 1");
    check_play("39,39,45,45/-/0,0,0,0/- play 1 6 -", "39-45", "39,45,45,45/-/0,0,0,0/- play 1 ? -");
}

#[test]
fn ludo_7_to_knock_out_may_be_a_choice() {
    let choose = rules(&["knock=choose"]);
    let from = "0,0,22,45/0,0,0,17/7,7,17,30/- play 1 5 -";
    assert_eq!(steps(&choose, from), "22-27x 22-27");
    // All colours there or none, however many there are.
    assert_eq!(play(&choose, from, "22-27x"), "0,0,27,45/0,0,0,0/0,0,17,30/- play 2 ? -");
    assert_eq!(play(&choose, from, "22-27"), "0,0,27,45/0,0,0,17/7,7,17,30/- play 2 ? -");
    assert_eq!(steps(&choose, "0,0,0,0/-/0,0,21,26/- play 1 6 -"), "0-1(2)x 0-1(2) 0-6x 0-6");
    // A piece that leaves others behind on a dot does nothing to them.
    assert_eq!(steps(&choose, "0,0,27,45/-/7,7,17,30/- play 1 5 -"), "27-32");
}

#[test]
fn ludo_8_a_6_brings_two_out_or_one_to_the_sixth_dot() {
    check_steps("0,0,0,0/-/0,0,0,0/- play 1 6 -", "0-1(2) 0-6");
    check_steps("0,0,45,45/-/0,0,0,0/- play 1 6 -", "0-1(2) 0-6");
    check_play("0,0,0,0/-/0,0,0,0/- play 1 6 -", "0-1(2)", "0,0,1,1/-/0,0,0,0/- play 1 ? -");
}

#[test]
fn the_next_one_clockwise_throws_who_is_still_playing() {
    check_play("0,0,0,1/-/-/0,0,0,0 play 1 2 -/2", "1-3", "0,0,0,3/-/-/0,0,0,0 play 4 ? -/2");
    check_play(
        "0,0,0,1/45,45,45,45/0,0,0,0/0,0,0,0 play 1 2 2",
        "1-3",
        "0,0,0,3/45,45,45,45/0,0,0,0/0,0,0,0 play 3 ? 2",
    );
    check_play(
        "0,0,0,1/45,45,45,45/0,0,0,0/0,0,0,1 play 4 2 2",
        "1-3",
        "0,0,0,1/45,45,45,45/0,0,0,0/0,0,0,3 play 1 ? 2",
    );
}

#[test]
fn turns_are_counted_as_they_are_listed() {
    for text in [
        TWO,
        "0,0,0,0/-/0,0,0,0/- play 1 ? -",
        "3,3,10,42/-/0,0,0,0/- play 1 ? -",
        "3,3,10,42/-/0,0,0,0/- play 1 2 -",
        "45,45,45,45/-/0,0,0,0/- over - - 1",
    ] {
        for rules in [rules(&[]), rules(&["knock=choose"])] {
            let pos = diagram::pos(&rules, text);
            assert_eq!(count_turns(&rules, &pos), crate::enumerate::count_by_steps(&rules, &pos), "{text}");
        }
    }
}

/// Plays a step and compares the scene that its effects make with the scene after it.
#[track_caller]
fn check_effects(rules: &Ludo, from: &str, word: &str) -> Vec<Effect> {
    let mut pos = diagram::pos(rules, from);
    let step = crate::Notation::read_step(rules, &pos, word).unwrap_or_else(|error| panic!("{from}: {error}"));
    let mut scene: Scene = rules.scene(&pos);
    let mut effects: Vec<Effect> = Vec::new();
    rules.apply(&mut pos, step, &mut effects);
    for effect in &effects {
        scene.edit(effect).unwrap_or_else(|error| panic!("{from}, {word}: {error}"));
    }
    assert_eq!(scene, rules.scene(&pos), "{from}, {word}: {effects:?}");
    effects
}

#[test]
fn stacks_of_several_colours_come_out_in_the_order_of_play() {
    let choose = rules(&["knock=choose"]);
    // The first seat's dot 27 is 17, 7 and 37 for the others: each stands there, and each comes there.
    let at = |mover: usize, from: u8| {
        let own = ["27", "17", "7", "37"];
        let colours: Vec<String> = (0..4)
            .map(|idx| match idx + 1 == mover {
                true => format!("{},{}", [0, 0, from].map(|at| at.to_string()).join(","), own[idx]),
                false => format!("0,0,{0},{0}", own[idx]),
            })
            .collect();
        format!("{} play {mover} 2 -", colours.join("/"))
    };
    for (mover, from) in [(1, 25), (2, 15), (3, 5), (4, 35)] {
        let text = at(mover, from);
        let way = format!("{from}-{}", from + 2);
        check_effects(&choose, &text, &way);
        check_effects(&choose, &text, &format!("{way}x"));
        // And one of them goes on from there.
        check_effects(&choose, &text, &format!("{}-{}", from + 2, from + 4));
    }
}

#[test]
fn finished_pieces_lie_in_the_order_of_play() {
    let rules = rules(&[]);
    for mover in 1..=4 {
        let colours: Vec<&str> = (1..=4).map(|n| if n == mover { "0,0,40,45" } else { "0,0,45,45" }).collect();
        check_effects(&rules, &format!("{} play {mover} 5 -", colours.join("/")), "40-45");
        let colours: Vec<&str> = (1..=4).map(|n| if n == mover { "0,0,0,40" } else { "0,0,45,45" }).collect();
        check_effects(&rules, &format!("{} play {mover} 5 -", colours.join("/")), "40-45");
    }
}

#[test]
fn a_walk_is_one_effect_and_each_piece_that_is_knocked_out_another() {
    let effects = check_effects(&rules(&[]), "0,0,22,45/0,0,0,0/7,7,17,30/- play 1 5 -", "22-27x");
    let site = |number| crate::view::Site(number);
    let is_back = |effect: &Effect| matches!(effect, Effect::Move { from, to, n: 1, why: crate::view::Why::Return, .. } if (*from, *to) == (site(27), site(60)));
    let is_walk = |effect: &Effect| matches!(effect, Effect::Move { from, to, n: 1, why: crate::view::Why::Walk, under: false } if (*from, *to) == (site(22), site(27)));
    assert!(effects[..2].iter().all(is_back) && is_walk(&effects[2]), "{effects:?}");
    let effects = check_effects(&rules(&[]), "0,0,0,44/-/0,0,0,0/- play 1 2 -", "44-44");
    assert!(effects.iter().all(|effect| !matches!(effect, Effect::Move { .. })), "{effects:?}");
}

#[test]
fn ten_thousand_random_games_end() {
    /// More turns than any game should take.
    const MOST: u32 = 20_000;
    let tables = ["players=4", "players=3", "players=2", "places=off", "knock=choose"].map(|pair| rules(&[pair]));
    let (mut steps, mut longest) = (Vec::new(), 0);
    for game in 0..10_000_u64 {
        let rules = &tables[game as usize % tables.len()];
        let mut pos = rules.start();
        let (mut n_turns, mut dice) = (0, game << 32);
        loop {
            steps.clear();
            rules.steps(&pos, &mut steps);
            if steps.is_empty() {
                break;
            }
            dice += 1;
            let drawn = hash::mix(dice) % steps.len() as u64;
            rules.apply(&mut pos, steps[drawn as usize], &mut ());
            n_turns += u32::from(!rules.mid_turn(&pos));
            assert!(n_turns <= MOST, "game {game} does not end");
        }
        longest = longest.max(n_turns);
    }
    assert!(longest > 200, "{longest} turns are few for the longest game");
}
