//! A match as GNU Backgammon 1.07 reads it.

use super::*;
use crate::match_rules::{MatchRules, Next, Plan, Played, seated_in_order};
use crate::message::Message;
use crate::notation::Notation;

/// Turn texts, and then the seat that resigns and how many points.
type Script<'a> = (&'a [&'a str], Option<(Seat, u8)>);

/// Plays the games of a match to three points.
fn play(games: &[Script<'_>]) -> String {
    let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single("backgammon", Default::default()) };
    let mut last: Option<Played> = None;
    let mut written = Vec::new();
    for (turns, resigned) in games {
        let Next::Game { id, options, state, .. } = Backgammon::next(&plan, last.as_ref()) else {
            panic!("the match is over");
        };
        let rules = Backgammon::new(&id, &options, &state).unwrap();
        let mut pos = rules.start();
        let mut steps = Vec::new();
        for turn in *turns {
            let read = rules.read_turn(&pos, turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
            read.iter().for_each(|step| rules.apply(&mut pos, *step, &mut ()));
            steps.extend(read);
        }
        let outcome = match *resigned {
            Some((by, points)) => {
                let mut outcome = Outcome::win(&[0, 1], by.other().idx() as u8, Message::new("end-resigned"));
                outcome.points[by.other()] = i32::from(points) * pos.cube.score();
                outcome
            }
            None => rules.outcome(&pos),
        };
        let seating = seated_in_order();
        last = Some(Played { state, seating, outcome: outcome.clone(), carry_over: String::new() });
        written.push((rules, steps, outcome));
    }
    let games: Vec<MatGame<'_>> = written
        .iter()
        .map(|(rules, steps, outcome)| MatGame { rules: *rules, steps, outcome: Some(outcome) })
        .collect();
    write(["Ann", "Bob: the \nother"], &games)
}

#[test]
fn a_match_is_written_as_other_programs_read_it() {
    let first: &[&str] = &["21: 24/23 13/11", "55: 8/3(2) 6/1*(2)", "66: -", "double drop"];
    let second: &[&str] = &["26: 24/18 13/11", "double take", "11: 8/7*(2) 6/5(2)", "65: -"];
    let text = play(&[(first, None), (second, Some((Seat::FIRST, 2)))]);
    let expect = " 3 point match

 Game 1
 Ann : 0                        Bob  the  other : 0
  1) 21: 24/23 13/11             55: 8/3 8/3 6/1* 6/1
  2) 66:                          Doubles => 2
  3)  Drops                       Wins 1 point

 Game 2
 Ann : 0                        Bob  the  other : 1
  1)                             62: 24/18 13/11
  2)  Doubles => 2                Takes
  3) 11: 8/7* 8/7 6/5 6/5        65:
  4)                              Wins 4 points and the match
";
    assert_eq!(text, expect);
}

#[test]
fn the_winner_is_named_in_their_own_column() {
    let text = play(&[(&["31: 24/23 24/21", "66: 24/18(2) 13/7(2)"], Some((Seat::SECOND, 3)))]);
    assert!(text.ends_with("  2)  Wins 3 points and the match\n"), "{text}");
    assert_eq!(write(["Ann", "Bob"], &[]), "");
}
