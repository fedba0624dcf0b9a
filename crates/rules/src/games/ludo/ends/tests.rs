use super::*;
use crate::games::ludo::diagram::{self, play, rules, seat};
use crate::offers::{Offer, Offers, Proposal};
use crate::{Present, Rules};

/// The result of a resignation: the position that goes on, or the places and the reason for the end.
#[track_caller]
fn resign(from: &str, by: usize) -> String {
    let rules = rules(&[]);
    let pos = diagram::pos(&rules, from);
    assert_eq!(rules.offers(&pos, seat(by)), Offers::USUAL, "{from}");
    told(&rules, rules.resolve(&pos, &Resolution::Resigned { by: seat(by), points: 1 }))
}

fn told(rules: &Ludo, settled: Resolved<Position>) -> String {
    match settled {
        Resolved::GoesOn(pos) => {
            let text = diagram::text(rules, &pos);
            assert_eq!(diagram::pos(rules, &text), pos);
            text
        }
        Resolved::Over(outcome) => end(&outcome),
    }
}

fn end(outcome: &Outcome) -> String {
    assert_eq!(outcome.points, PerSeat::default());
    format!("{} {:?}", outcome.reason, outcome.places.0)
}

/// The outcome after a step.
#[track_caller]
fn ends(pairs: &[&str], from: &str, words: &str) -> String {
    let rules = rules(pairs);
    let text = play(&rules, from, words);
    let pos = diagram::pos(&rules, &text);
    let mut steps = Vec::new();
    rules.steps(&pos, &mut steps);
    assert!(steps.is_empty() && !rules.mid_turn(&pos), "{text}");
    format!("{text}: {}", end(&rules.outcome(&pos)))
}

#[test]
fn two_players_have_one_winner_whatever_is_said_of_places() {
    for places in ["places=auto", "places=on", "places=off"] {
        assert_eq!(
            ends(&[places], "0,0,0,0/-/44,45,45,45/- play 3 1 -", "44-45"),
            "0,0,0,0/-/45,45,45,45/- over - - 3: ludo-end-home seat=seat 3 [2, 0, 1, 0]"
        );
    }
}

#[test]
fn without_places_the_first_one_home_ends_the_game() {
    assert_eq!(
        ends(&["places=off"], "0,0,0,0/44,45,45,45/1,2,3,4/- play 2 1 -", "44-45"),
        "0,0,0,0/45,45,45,45/1,2,3,4/- over - - 2: ludo-end-home seat=seat 2 [2, 1, 2, 0]"
    );
    // Seats that resigned come after all that played, the last to resign first.
    assert_eq!(
        ends(&["places=off"], "0,0,0,0/44,45,45,45/-/- play 2 1 -/4,3", "44-45"),
        "0,0,0,0/45,45,45,45/-/- over - - 2/4,3: ludo-end-home seat=seat 2 [2, 1, 3, 4]"
    );
}

#[test]
fn with_places_three_play_until_one_is_left() {
    let from = "0,0,0,0/44,45,45,45/41,45,45,45/- play 2 1 -";
    assert_eq!(play(&rules(&[]), from, "44-45"), "0,0,0,0/45,45,45,45/41,45,45,45/- play 3 ? 2");
    assert_eq!(
        ends(&[], from, "44-45 4 41-45"),
        "0,0,0,0/45,45,45,45/45,45,45,45/- over - - 2,3: ludo-end-places seat=seat 2 [3, 1, 2, 0]"
    );
}

#[test]
fn with_places_four_play_until_one_is_left() {
    let from = "44,45,45,45/44,45,45,45/41,45,45,45/0,0,0,0 play 3 4 -";
    assert_eq!(
        ends(&["places=on"], from, "41-45 3 - 1 44-45 1 44-45"),
        "45,45,45,45/45,45,45,45/45,45,45,45/0,0,0,0 over - - 3,1,2: ludo-end-places seat=seat 3 [2, 3, 1, 4]"
    );
}

#[test]
fn ludo_6_whoever_resigns_is_last_of_those_still_playing() {
    let from = "0,0,3,4/45,45,45,45/7,8,9,10/1,2,3,4 play 3 ? 2";
    assert_eq!(resign(from, 4), "0,0,3,4/45,45,45,45/7,8,9,10/- play 3 ? 2/4");
    let from = "0,0,3,44/45,45,45,45/7,8,9,10/- play 3 ? 2/4";
    assert_eq!(resign(from, 1), "end-resigned seat=team of seat 1 [3, 1, 2, 4]");
    // The first to resign is last of all.
    assert_eq!(
        ends(&[], "44,45,45,45/-/7,8,9,10/- play 1 1 -/2,4", "44-45"),
        "45,45,45,45/-/7,8,9,10/- over - - 1/2,4: ludo-end-places seat=seat 1 [1, 4, 2, 3]"
    );
}

#[test]
fn the_next_one_throws_when_the_player_to_move_resigns() {
    let before_throw = "0,0,0,0/1,1,1,1/0,0,0,2/- play 2 ? -";
    let after_throw = "0,0,0,0/1,1,1,1/0,0,0,2/- play 2 5 -";
    for from in [before_throw, after_throw] {
        assert_eq!(resign(from, 2), "0,0,0,0/-/0,0,0,2/- play 3 ? -/2");
    }
    // The others move by what they have thrown.
    assert_eq!(resign(after_throw, 1), "-/1,1,1,1/0,0,0,2/- play 2 5 -/1");
    // Not the seat that is already home.
    assert_eq!(
        resign("1,2,3,4/1,1,1,1/45,45,45,45/0,0,0,0 play 2 ? 3", 2),
        "1,2,3,4/-/45,45,45,45/0,0,0,0 play 4 ? 3/2"
    );
}

#[test]
fn when_two_are_left_and_one_resigns_the_other_wins() {
    assert_eq!(resign("0,0,0,0/-/0,0,0,0/- open 3 4,-,?,- -", 1), "end-resigned seat=team of seat 1 [2, 0, 1, 0]");
    assert_eq!(resign("0,0,0,0/-/0,0,0,0/- play 3 4 -", 3), "end-resigned seat=team of seat 3 [1, 0, 2, 0]");
    assert_eq!(resign("1,2,3,4/-/-/1,2,3,4 play 1 ? -/3,2", 1), "end-resigned seat=team of seat 1 [2, 3, 4, 1]");
}

#[test]
fn the_opening_goes_on_without_whoever_resigns() {
    let text = |rest: &str| format!("-/0,0,0,0/0,0,0,0/0,0,0,0 {rest} -/1");
    let all = |rest: &str| format!("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 {rest} -");
    // On the seat's turn, after it, before it.
    assert_eq!(resign(&all("open 1 ?,?,?,?"), 1), text("open 2 -,?,?,?"));
    assert_eq!(resign(&all("open 3 6,2,?,?"), 1), text("open 3 -,2,?,?"));
    assert_eq!(resign(&all("open 1 ?,?,?,?"), 4), "0,0,0,0/0,0,0,0/0,0,0,0/- open 1 ?,?,?,- -/4");
    // The last seat that was to throw: the throws of the others decide, or some of them throw again.
    assert_eq!(resign(&all("open 4 3,5,2,?"), 4), "0,0,0,0/0,0,0,0/0,0,0,0/- play 2 ? -/4");
    assert_eq!(resign(&all("open 4 5,5,2,?"), 4), "0,0,0,0/0,0,0,0/0,0,0,0/- open 1 ?,?,-,- -/4");
}

#[test]
fn of_those_who_throw_again_the_only_one_left_begins() {
    let tie = |rest: &str| format!("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 {rest} -");
    assert_eq!(resign(&tie("open 2 -,?,-,?"), 2), "0,0,0,0/-/0,0,0,0/0,0,0,0 play 4 ? -/2");
    assert_eq!(resign(&tie("open 4 -,3,-,?"), 4), "0,0,0,0/0,0,0,0/0,0,0,0/- play 2 ? -/4");
    assert_eq!(resign(&tie("open 4 -,3,-,?"), 1), "-/0,0,0,0/0,0,0,0/0,0,0,0 open 4 -,3,-,? -/1");
}

#[test]
fn an_agreed_draw_is_shared_by_all_who_still_play() {
    let rules = rules(&[]);
    let draw = |from: &str| told(&rules, rules.resolve(&diagram::pos(&rules, from), &Resolution::Draw));
    assert_eq!(draw("0,0,0,0/-/0,0,0,0/- play 1 ? -"), "end-agreed [1, 0, 1, 0]");
    assert_eq!(draw("0,0,0,0/45,45,45,45/0,0,0,0/0,0,0,1 play 1 ? 2"), "end-agreed [2, 1, 2, 2]");
    assert_eq!(draw("0,0,0,0/45,45,45,45/0,0,0,0/- play 1 ? 2/4"), "end-agreed [2, 1, 2, 4]");
}

#[test]
fn only_those_who_still_play_are_asked_and_may_ask() {
    let rules = rules(&[]);
    let pos = diagram::pos(&rules, "0,0,0,0/45,45,45,45/0,0,0,1/- play 1 ? 2/4");
    for gone in [2, 4] {
        assert_eq!(rules.offers(&pos, seat(gone)), Offers::NONE);
    }
    assert_eq!(rules.answerers(&pos, seat(1), Proposal::Offer(Offer::Draw)), [seat(3)]);
    assert_eq!(rules.answerers(&pos, seat(1), Proposal::Resign(1)), []);
    assert_eq!([1, 2, 3, 4].map(|number| rules.takes_part(&pos, seat(number))), [true, true, true, false]);
    let over = diagram::pos(&rules, "0,0,0,0/-/45,45,45,45/- over - - 3");
    assert_eq!(rules.offers(&over, seat(1)), Offers::NONE);
    // Whoever runs out of time leaves in the same way (LUDO-9).
    let flagged = |by| rules.resolve(&pos, &Resolution::Flagged { by: seat(by), ruling: Ludo::FLAG });
    assert_eq!(told(&rules, flagged(1)), "end-flagged seat=team of seat 1 [LUDO-9] [3, 1, 2, 4]");
    assert_eq!(flagged(2), Resolved::GoesOn(pos));
    // A seat with nothing to resign changes nothing.
    let settled = rules.resolve(&pos, &Resolution::Resigned { by: seat(2), points: 1 });
    assert_eq!(settled, Resolved::GoesOn(pos));
}
