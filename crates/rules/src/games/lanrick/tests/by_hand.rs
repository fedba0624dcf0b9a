//! Positions worked out by hand on a drawing of the board, from the rules, to check the second move generator.

use super::{steps, turns};

fn found_steps(pos: &str) -> Vec<(String, String)> {
    steps("lanrick", &[], pos)
}

fn texts(found: &[(String, String)]) -> Vec<&str> {
    found.iter().map(|(text, _)| text.as_str()).collect()
}

/// Follows a sequence of steps: each is legal and leads to the given position.
#[track_caller]
fn follow(start: &str, line: &[(&str, &str)]) {
    let mut pos = start.to_owned();
    for (step, after) in line {
        let found = found_steps(&pos);
        let ends: Vec<&str> = found.iter().filter(|(text, _)| text == step).map(|(_, after)| after.as_str()).collect();
        assert_eq!(ends, [*after], "{step} from {pos}");
        pos = (*after).to_owned();
    }
}

/// Checks all steps of a position, sorted by their texts.
#[track_caller]
fn check_steps(pos: &str, expected: &[&str]) {
    assert_eq!(texts(&found_steps(pos)), expected, "{pos}");
}

#[track_caller]
fn check_refused(pos: &str, refused: &[&str]) {
    let found = found_steps(pos);
    let wrong: Vec<&str> = texts(&found).into_iter().filter(|text| refused.contains(text)).collect();
    assert!(wrong.is_empty(), "{wrong:?} at {pos}");
}

/// Checks where turns end, by whichever steps.
#[track_caller]
fn check_ends(pos: &str, expected: &[&str]) {
    let mut ends: Vec<String> = turns("lanrick", &[], pos).into_iter().map(|(_, after)| after).collect();
    ends.sort();
    let mut expected = expected.to_vec();
    expected.sort();
    assert_eq!(ends, expected, "{pos}");
}

/// Checks which marks on field squares are unlawful.
#[track_caller]
fn check_unlawful(pos: &str, expected: &[&str]) {
    let found = found_steps(pos);
    let marks = ('b'..='g').flat_map(|file| (2..=7).map(move |rank| format!("*{file}{rank}")));
    let missing: Vec<String> = marks.filter(|mark| !texts(&found).contains(&mark.as_str())).collect();
    assert_eq!(missing, expected, "{pos}");
    assert_eq!(found.len(), 36 - expected.len());
}

#[test]
fn the_first_man_is_set_on_any_border_square() {
    let start = "8/8/8/8/8/8/8/8 place w - - - -";
    check_steps(
        start,
        &[
            "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1", "b8", "c1", "c8", "d1", "d8", "e1", "e8", "f1", "f8",
            "g1", "g8", "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8",
        ],
    );
    follow(
        start,
        &[
            ("a4", "8/8/8/8/w7/8/8/8 place b - - - -"),
            ("h8", "7b/8/8/8/w7/8/8/8 place w - - - -"),
            ("a5", "7b/8/8/w7/w7/8/8/8 place b - - - -"),
        ],
    );
}

#[test]
fn each_placement_is_a_turn() {
    let pos = "7b/8/8/8/w7/8/8/8 place w - - - -";
    assert_eq!(turns("lanrick", &[], pos), found_steps(pos));
    check_refused(pos, &["a4", "h8", "b2"]);
    assert_eq!(found_steps(pos).len(), 26);
}

#[test]
fn who_placed_first_sets_the_mark() {
    follow("bbbb4/8/8/8/8/8/8/wwwww3 place b - - - -", &[("h8", "bbbb3b/8/8/8/8/8/8/wwwww3 mark w - - - -")]);
}

#[test]
fn the_mark_is_set_where_none_of_the_players_men_stand() {
    // Five in a row: never all next to the rendezvous with a square for each.
    check_unlawful("bbbb3b/8/8/8/8/8/8/wwwww3 mark w - - - -", &["*b2", "*c2", "*d2", "*e2", "*f2"]);
    follow("bbbb3b/8/8/8/8/8/8/wwwww3 mark w - - - -", &[("*c3", "bbbb3b/8/8/8/8/8/8/wwwww3 play b c3 2 - -")]);
}

#[test]
fn the_mark_is_refused_where_two_men_could_both_move_in() {
    // b1 and d1 stand next to the rendezvous of b3, c3 and d3; one of them stands in each of those of b2 to e2.
    check_unlawful("5bbb/8/8/8/8/8/8/1w1w4 mark w - - - -", &["*b2", "*b3", "*c2", "*c3", "*d2", "*d3", "*e2"]);
}

#[test]
fn the_mark_is_refused_where_five_men_could_all_move_in() {
    // a1-b2, c1-c2, d1-d2, a3-b3, a5-b4.
    check_refused("bbbbb3/8/8/w7/8/w7/8/w1ww4 mark w - - - -", &["*c3"]);
    // From a6 it is two squares, six in all.
    follow("bbbbb3/8/w7/8/8/w7/8/w1ww4 mark w - - - -", &[("*c3", "bbbbb3/8/w7/8/8/w7/8/w1ww4 play b c3 2 - -")]);
}

#[test]
fn an_adversary_on_a_square_of_the_rendezvous_makes_a_mark_lawful() {
    // a1-a2, b1-b2, d1-c2.
    check_refused("5bbb/8/8/8/8/8/8/ww1w4 mark w - - - -", &["*b3"]);
    follow("6bb/8/8/8/8/8/b7/ww1w4 mark w - - - -", &[("*b3", "6bb/8/8/8/8/8/b7/ww1w4 play b b3 2 - -")]);
}

#[test]
fn a_mark_round_all_of_the_adversary_gives_the_rendezvous_away() {
    follow(
        "8/8/8/8/8/8/b7/b5ww mark w - - - -",
        &[("*b2", "8/8/8/8/8/8/b7/b5ww take b b2 - - -"), ("xg1", "8/8/8/8/8/8/b7/b6w over b - - - -")],
    );
}

#[test]
fn nothing_to_do_in_three_phases_leads_to_the_next_mark_at_once() {
    // Two of each are left: White lost, and sets the mark again.
    let pos = "8/8/8/8/8/8/b7/b4www take b b2 - - -";
    check_steps(pos, &["xf1", "xg1", "xh1"]);
    follow(pos, &[("xf1", "8/8/8/8/8/8/b7/b5ww mark w - - - -")]);
}

#[test]
fn the_first_turn_is_two_squares() {
    let pos = "5bbb/8/8/8/8/8/8/ww1w4 play b d5 2 - -";
    check_steps(
        pos,
        &[
            ".", "f8-d6", "f8-d8", "f8-e7", "f8-e8", "f8-f6", "f8-f7", "f8-g7", "f8-h6", "g8-e6", "g8-f7", "g8-g6",
            "g8-g7", "g8-h7", "h8-f6", "h8-g7", "h8-h6", "h8-h7",
        ],
    );
    // With no squares left the turn is over.
    follow(pos, &[("f8-d6", "6bb/8/3b4/8/8/8/8/ww1w4 play w d5 3 - -")]);
    follow(pos, &[(".", "5bbb/8/8/8/8/8/8/ww1w4 play w d5 3 - -")]);
    follow(
        pos,
        &[("f8-f7", "6bb/5b2/8/8/8/8/8/ww1w4 play b d5 1 f7f -"), (".", "6bb/5b2/8/8/8/8/8/ww1w4 play w d5 3 - -")],
    );
}

#[test]
fn a_man_may_go_to_and_fro() {
    let pos = "6bb/5b2/8/8/8/8/8/ww1w4 play b d5 1 f7f -";
    check_steps(pos, &[".", "f7-f6", "f7-f8", "g8-f8", "g8-g7", "g8-h7", "h8-g7", "h8-h7"]);
    follow(pos, &[("f7-f8", "5bbb/8/8/8/8/8/8/ww1w4 play w d5 3 - -")]);
    let turns = turns("lanrick", &[], pos);
    assert_eq!(turns, found_steps(pos));
}

#[test]
fn a_man_keeps_its_line_at_a_crossing() {
    let men = "7b/7b/8/8/4w3/8/8/w7 play w g7 1";
    let a1 = [".", "a1-a2", "a1-b1", "a1-b2"];
    check_steps(&format!("{men} e4u -"), &[&a1[..], &["e4-d3", "e4-f5"]].concat());
    check_steps(&format!("{men} e4d -"), &[&a1[..], &["e4-d5", "e4-f3"]].concat());
    check_steps(&format!("{men} e4r -"), &[&a1[..], &["e4-d4", "e4-f4"]].concat());
    check_steps(&format!("{men} e4f -"), &[&a1[..], &["e4-e3", "e4-e5"]].concat());
}

#[test]
fn men_take_turns_within_a_turn() {
    follow(
        "7b/7b/8/8/8/8/8/wwww4 play w e5 4 - -",
        &[
            ("a1-a2", "7b/7b/8/8/8/8/w7/1www4 play w e5 3 a2f -"),
            ("b1-b2", "7b/7b/8/8/8/8/ww6/2ww4 play w e5 2 a2f,b2f -"),
            ("a2-a1", "7b/7b/8/8/8/8/1w6/w1ww4 play w e5 1 a1f,b2f -"),
            ("b2-b3", "7b/7b/8/8/8/1w6/8/w1ww4 play b e5 2 - -"),
        ],
    );
    // Each line by its letter; the list is in the order of the texts.
    follow(
        "7b/7b/8/8/8/8/8/wwwww3 play w e5 5 - -",
        &[
            ("e1-f1", "7b/7b/8/8/8/8/8/wwww1w2 play w e5 4 f1r -"),
            ("b1-c2", "7b/7b/8/8/8/8/2w5/w1ww1w2 play w e5 3 c2u,f1r -"),
            ("d1-e2", "7b/7b/8/8/8/8/2w1w3/w1w2w2 play w e5 2 c2u,e2u,f1r -"),
            ("c1-b2", "7b/7b/8/8/8/8/1ww1w3/w4w2 play w e5 1 b2d,c2u,e2u,f1r -"),
            ("a1-a2", "7b/7b/8/8/8/8/www1w3/5w2 play b e5 2 - -"),
        ],
    );
}

#[test]
fn men_go_over_the_mark_but_not_over_men() {
    // c5 may stop on d5 or pass it; b4, b5 and b6 are in its way.
    check_steps(
        "8/8/1b6/1bw5/1b6/8/8/7w play w d5 2 - -",
        &[
            ".", "c5-c3", "c5-c4", "c5-c6", "c5-c7", "c5-d4", "c5-d5", "c5-d6", "c5-e3", "c5-e5", "c5-e7", "h1-f1",
            "h1-f3", "h1-g1", "h1-g2", "h1-h2", "h1-h3",
        ],
    );
}

#[test]
fn a_small_turn_has_each_end_once() {
    // One man by one or two squares: 6 ends each; both by one: 9; no move, or one there and back: 1.
    let pos = "b6b/8/8/8/8/8/8/w6w play w e6 2 - -";
    let turns = turns("lanrick", &[], pos);
    assert_eq!(turns.len(), 22);
    assert!(turns.contains(&("a1-c3".to_owned(), "b6b/8/8/8/8/2w5/8/7w play b e6 2 - -".to_owned())));
    let both: Vec<_> = turns.iter().filter(|(_, after)| after == "b6b/8/8/8/8/8/w5w1/8 play b e6 2 - -").collect();
    assert_eq!(both.len(), 1);
    assert!(["a1-a2 h1-g2", "h1-g2 a1-a2"].contains(&both[0].0.as_str()));
}

#[test]
fn a_rendezvous_is_won_with_exactly_the_squares() {
    follow("7b/6bb/8/3w4/8/8/8/3w4 play w d4 2 - -", &[("d1-d3", "7b/6bb/8/3w4/8/3w4/8/8 take w d4 - - -")]);
}

#[test]
fn a_rendezvous_won_with_squares_to_spare_ends_the_turn() {
    follow("7b/6bb/8/3w4/8/8/3w4/8 play w d4 2 - -", &[("d2-d3", "7b/6bb/8/3w4/8/3w4/8/8 take w d4 - - -")]);
    let turns = turns("lanrick", &[], "7b/6bb/8/3w4/8/8/3w4/8 play w d4 2 - -");
    // d5 could not move on within the turn.
    assert!(!turns.iter().any(|(text, _)| text.starts_with("d2-d3 ") || text.starts_with("d2-c3 ")));
}

#[test]
fn passing_through_the_rendezvous_does_not_win_it() {
    // d6 passes e5.
    let pos = "7b/7b/3w4/8/2ww4/8/8/8 play w d4 3 - -";
    follow(pos, &[("d6-f4", "7b/7b/8/8/2ww1w2/8/8/8 play w d4 1 f4d -")]);
    follow(pos, &[("d6-e5", "7b/7b/8/4w3/2ww4/8/8/8 take w d4 - - -")]);
}

#[test]
fn a_border_square_of_the_rendezvous_counts() {
    follow("8/8/7w/5w2/8/8/8/bb6 play w g7 2 - -", &[("f5-g6", "8/8/6ww/8/8/8/8/bb6 take w g7 - - -")]);
}

#[test]
fn the_example_is_won_in_three_squares() {
    follow(
        "8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 5 - -",
        &[
            ("f5-f6", "8/b7/4bwbw/6w1/5wb1/4w2b/8/8 play w g5 4 f6f -"),
            ("f4-f5", "8/b7/4bwbw/5ww1/6b1/4w2b/8/8 play w g5 3 f5f,f6f -"),
            ("e3-f4", "8/b7/4bwbw/5ww1/5wb1/7b/8/8 take w g5 - - -"),
            ("xe6", "8/b7/5wbw/5ww1/5wb1/7b/8/8 level w - - - b"),
            ("f6>f8", "5w2/b7/6bw/5ww1/5wb1/7b/8/8 level w - - - b"),
            ("f5>a5", "5w2/b7/6bw/w5w1/5wb1/7b/8/8 back b - - - b"),
        ],
    );
}

#[test]
fn the_example_has_that_end_among_its_turns() {
    let turns = turns("lanrick", &[], "8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 5 - -");
    let won: Vec<_> = turns.iter().filter(|(_, after)| after.contains("take")).collect();
    assert!(won.iter().any(|(_, after)| after == "8/b7/4bwbw/5ww1/5wb1/7b/8/8 take w g5 - - -"));
    let mut ends: Vec<_> = turns.iter().map(|(_, after)| after).collect();
    ends.sort();
    ends.dedup();
    assert_eq!(ends.len(), turns.len());
}

#[test]
fn a_man_in_the_rendezvous_is_not_taken() {
    // h8 and h7 on the border, g7 in the field; d4 is in.
    check_steps("7b/6bb/8/3w4/3b4/3w4/8/8 take w d4 - - -", &["xg7", "xh7", "xh8"]);
}

#[test]
fn only_men_in_the_field_and_out_of_the_rendezvous_are_sent_home() {
    let pos = "7b/6bb/8/3w4/3b4/3w4/8/8 take w d4 - - -";
    follow(pos, &[("xh8", "8/6bb/8/3w4/3b4/3w4/8/8 home w d4 - - w")]);
    // Towards a1, d4 is in the way; to the right, h7.
    check_steps("8/6bb/8/3w4/3b4/3w4/8/8 home w d4 - - w", &["g7>a7", "g7>f8", "g7>g1", "g7>g8", "g7>h6", "g7>h8"]);
    follow(pos, &[("xg7", "7b/7b/8/3w4/3b4/3w4/8/8 level w - - - w")]);
}

#[test]
fn taking_and_sending_home_are_one_turn() {
    let pos = "7b/6bb/8/3w4/3b4/3w4/8/8 take w d4 - - -";
    let rest = "3w4/3b4/3w4";
    check_ends(
        pos,
        &[
            // Without h8.
            &format!("8/b6b/8/{rest}/8/8 level w - - - w"),
            &format!("5b2/7b/8/{rest}/8/8 level w - - - w"),
            &format!("8/7b/8/{rest}/8/6b1 level w - - - w"),
            &format!("6b1/7b/8/{rest}/8/8 level w - - - w"),
            &format!("8/7b/7b/{rest}/8/8 level w - - - w"),
            // Without h7.
            &format!("7b/b7/8/{rest}/8/8 level w - - - w"),
            &format!("5b1b/8/8/{rest}/8/8 level w - - - w"),
            &format!("7b/8/8/{rest}/8/6b1 level w - - - w"),
            &format!("6bb/8/8/{rest}/8/8 level w - - - w"),
            &format!("7b/8/7b/{rest}/8/8 level w - - - w"),
            // Without g7, or when g7 goes to the vacant one of the two squares.
            &format!("7b/7b/8/{rest}/8/8 level w - - - w"),
        ],
    );
}

#[test]
fn men_are_sent_home_in_any_order() {
    // Seven squares for b7, seven for g2; e4 stands between them. c3 is in.
    let pos = "8/1b6/8/8/3ww3/2b5/6b1/8 home w d4 - - w";
    let turns = turns("lanrick", &[], pos);
    assert_eq!(turns.len(), 49);
    let end = "1b4b1/8/8/8/3ww3/2b5/8/8 level w - - - w";
    let texts: Vec<&str> = turns.iter().filter(|(_, after)| after == end).map(|(text, _)| text.as_str()).collect();
    assert_eq!(texts.len(), 1);
    assert!(["b7>b8 g2>g8", "g2>g8 b7>b8"].contains(&texts[0]));
    follow(pos, &[("b7>b8", "1b6/8/8/8/3ww3/2b5/6b1/8 home w d4 - - w"), ("g2>g8", end)]);
}

#[test]
fn who_has_most_in_the_field_makes_it_equal() {
    let pos = "6b1/7b/8/3w4/3b4/3w4/8/8 level w - - - w";
    check_steps(
        pos,
        &["d3>a3", "d3>a6", "d3>b1", "d3>d1", "d3>f1", "d3>h3", "d5>a2", "d5>a5", "d5>a8", "d5>d8", "d5>h1", "d5>h5"],
    );
    assert_eq!(turns("lanrick", &[], pos), found_steps(pos));
    follow(pos, &[("d5>d8", "3w2b1/7b/8/8/3b4/3w4/8/8 back w - - - w")]);
}

#[test]
fn they_return_by_turns_and_the_first_sets_the_mark() {
    let pos = "3w2b1/7b/8/8/3b4/3w4/8/8 back w - - - w";
    check_steps(pos, &["d3>a3", "d3>a6", "d3>b1", "d3>d1", "d3>f1", "d3>h3"]);
    follow(
        pos,
        &[("d3>d1", "3w2b1/7b/8/8/3b4/8/8/3w4 back b - - - w"), ("d4>a4", "3w2b1/7b/8/8/b7/8/8/3w4 mark w - - - -")],
    );
    follow(
        "8/8/8/2wb4/2wb4/8/8/b7 back w - - - w",
        &[
            ("c5>a7", "8/w7/8/3b4/2wb4/8/8/b7 back b - - - w"),
            ("d5>d8", "3b4/w7/8/8/2wb4/8/8/b7 back w - - - w"),
            ("c4>c1", "3b4/w7/8/8/3b4/8/8/b1w5 back b - - - w"),
            ("d4>g1", "3b4/w7/8/8/8/8/8/b1w3b1 mark w - - - -"),
        ],
    );
}

#[test]
fn a_man_shut_in_is_set_on_any_border_square() {
    // White won in the corner; b2 is in, and all eight directions end at an occupied square.
    follow("1b1b3b/8/8/8/8/w7/wb5b/www5 take w b2 - - -", &[("xd8", "1b5b/8/8/8/8/w7/wb5b/www5 level b - - - b")]);
    let pos = "1b5b/8/8/8/8/w7/wb5b/www5 level b - - - b";
    check_steps(
        pos,
        &[
            "b2>a4", "b2>a5", "b2>a6", "b2>a7", "b2>a8", "b2>c8", "b2>d1", "b2>d8", "b2>e1", "b2>e8", "b2>f1", "b2>f8",
            "b2>g1", "b2>g8", "b2>h1", "b2>h3", "b2>h4", "b2>h5", "b2>h6", "b2>h7",
        ],
    );
    follow(pos, &[("b2>e1", "1b5b/8/8/8/8/w7/w6b/www1b3 mark b - - - -")]);
}

#[test]
fn nobody_is_set_down_while_another_has_a_way() {
    // b2 is also shut in by g2, which goes first.
    let pos = "1b5b/8/8/8/8/w7/wb4b1/www5 level b - - - b";
    check_steps(pos, &["g2>a8", "g2>f1", "g2>g1", "g2>g8", "g2>h1", "g2>h2", "g2>h3"]);
    follow(pos, &[("g2>g8", "1b4bb/8/8/8/8/w7/wb6/www5 level b - - - b")]);
    check_steps("1b4bb/8/8/8/8/w7/wb6/www5 level b - - - b", &["b2>h2"]);
    follow(pos, &[("g2>h2", "1b5b/8/8/8/8/w7/wb5b/www5 level b - - - b")]);
}

#[test]
fn who_has_fewest_men_begins_the_return_and_else_who_lost() {
    // White wins around d4 with the men in the middle row, and takes h8: no man is to be sent home.
    for (row, others, first) in [
        ("2www3", "b5bb", "b"),  // three to two
        ("3ww3", "bb4bb", "w"),  // two to three
        ("2www3", "bb4bb", "b"), // three each: Black lost
        ("3ww3", "b6b", "over"), // the fourth man
    ] {
        let found = found_steps(&format!("{others}/8/8/8/{row}/8/8/8 take w d4 - - -"));
        let (_, after) = found.iter().find(|(text, _)| text == "xh8").expect("h8 is not in");
        let others = others.strip_suffix('b').expect("h8 is Black's").to_owned() + "1";
        let others = others.replace("61", "7");
        let expected = match first {
            "over" => format!("{others}/8/8/8/{row}/8/8/8 over w - - - -"),
            _ => format!("{others}/8/8/8/{row}/8/8/8 level w - - - {first}"),
        };
        assert_eq!(*after, expected);
    }
}

#[test]
fn nothing_goes_on_when_the_game_is_over() {
    let pos = "8/8/8/8/8/8/b7/b6w over b - - - -";
    check_steps(pos, &[]);
    assert!(turns("lanrick", &[], pos).is_empty());
}

#[test]
fn equal_numbers_in_the_field_need_no_levelling() {
    // Both white men and both black men in the middle are in.
    follow("7b/8/8/3wb3/3bw3/8/8/8 take w d4 - - -", &[("xh8", "8/8/8/3wb3/3bw3/8/8/8 back b - - - b")]);
}
