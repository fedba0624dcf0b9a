use std::collections::HashSet;

use super::*;
use crate::Rules;
use crate::games::lanrick::diagram;

/// Checks that the list has the same ends as the default, each once and reached by its steps; returns their number.
#[track_caller]
fn check(from: &str) -> usize {
    let pos = diagram::pos(from);
    let [mut own, mut plain] = [TurnList::new(), TurnList::new()];
    list(&pos, &mut own);
    turns::distinct(&Lanrick, &pos, &mut plain);
    let [ends, plain_ends] = [&own, &plain].map(|list| list.iter().map(|turn| *turn.end).collect::<HashSet<_>>());
    assert_eq!(ends.len(), own.len(), "{from}: an end comes twice");
    assert!(ends == plain_ends, "{from}: {} ends, but {}", ends.len(), plain_ends.len());
    for turn in own.iter() {
        let mut pos = pos;
        for (idx, step) in turn.steps.iter().enumerate() {
            let mut legal = Vec::new();
            steps::list(&pos, &mut legal);
            assert!(legal.contains(step), "{from}: {step:?} of {:?}", turn.steps);
            steps::apply(&mut pos, *step, &mut ());
            assert_eq!(Lanrick.mid_turn(&pos), idx + 1 < turn.steps.len(), "{from}: {:?}", turn.steps);
        }
        assert_eq!(pos, *turn.end, "{from}");
    }
    own.len()
}

#[test]
fn a_man_alone_has_as_many_ends_as_squares_in_reach() {
    // Two white men and 1 square: 8 and 5 neighbouring squares, and no move at all.
    assert_eq!(check("8/8/8/8/3w4/8/8/w5bb play w g5 1 - -"), 12);
}

#[test]
fn the_ends_are_those_of_all_steps() {
    check("8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 2 - -");
    check("8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play b g5 2 - -");
    check("8/8/8/2w5/3w4/8/8/w5bb play w g5 3 - -");
    check("1b6/8/8/2w1w3/3w4/8/b7/8 play w g5 3 - -");
    check("1b6/8/8/2w2w2/3w4/8/b7/8 play w d5 3 - -");
    check("1b6/8/8/2w2w2/3w4/8/b7/8 play w d5 2 d4f -");
    // Men that stand in each other's way and make way for each other.
    check("wwww4/w7/bb6/8/8/8/8/b7 play w c6 5 - -");
    check("w7/8/8/8/8/3w1b2/b1wb4/w1w5 play w c3 4 - -");
    check("8/8/8/8/bb6/1w6/w1w5/ww1b4 play w d3 5 - -");
    check("8/8/8/8/bb6/1w6/w1w5/ww1b4 play w d3 3 a1u -");
}

#[test]
fn a_move_may_pass_over_squares_on_which_it_would_win() {
    check("7b/8/3w4/4w3/2w5/8/8/b7 play w e4 3 - -");
    check("7b/8/4w3/4w3/2w5/8/8/b7 play w e4 3 - -");
    // From c4 through d5 to e6.
    let from = "7b/8/8/4w3/2w5/8/8/b7 play w e4 2 - -";
    check(from);
    let mut turns = TurnList::new();
    list(&diagram::pos(from), &mut turns);
    let [through, win] = ["c4-e6", "c4-d5"].map(|word| diagram::step(&diagram::pos(from), word));
    assert!(turns.iter().any(|turn| turn.steps == [through]) && turns.iter().any(|turn| turn.steps == [win]));
}

#[test]
fn the_other_phases_have_their_turns_too() {
    check("8/8/2b5/3www2/3w4/8/5b2/b7 take w e4 - - -");
    check("8/8/2b5/3www2/3w4/8/5b2/b7 level w - - - b");
    check("8/8/8/8/8/8/8/8 place w - - - -");
}

#[test]
fn five_men_in_the_open_have_many_ends() {
    assert_eq!(check("b6b/8/2w2w2/8/8/1w4w1/3w4/b1b4b play w g4 5 - -"), 121_429);
}

/// The best turns, judged by the squares that all men still have to go.
#[track_caller]
fn best_of(from: &str) -> TurnList<Lanrick> {
    let pos = diagram::pos(from);
    let [mut all, mut chosen] = [TurnList::new(), TurnList::new()];
    list(&pos, &mut all);
    let judge =
        |end: &Position| -(crate::games::lanrick::position::way_to(end.men(pos.seat), pos.mark().unwrap()) as i32);
    let n_judged = best(&pos, 6, judge, &mut chosen);
    assert!(n_judged >= chosen.len() as u64 && !chosen.is_empty() && chosen.len() <= 7, "{from}");
    let scores: Vec<i32> = chosen.iter().map(|turn| judge(turn.end)).collect();
    assert!(scores.is_sorted_by(|one, other| one >= other), "{from}: {scores:?}");
    for turn in chosen.iter() {
        assert!(all.iter().any(|other| other.end == turn.end), "{from}: no turn ends so: {:?}", turn.steps);
        let mut after = pos;
        turn.steps.iter().for_each(|step| steps::apply(&mut after, *step, &mut ()));
        assert_eq!(after, *turn.end, "{from}: {:?}", turn.steps);
    }
    chosen
}

#[test]
fn the_best_turns_come_nearer_and_doing_nothing_is_among_them() {
    for from in ["8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play b g5 4 - -", "wwww4/w7/bb6/8/8/8/8/b7 play w e4 3 a8d -"] {
        assert!(best_of(from).iter().any(|turn| turn.steps == [Step::Done]), "{from}");
    }
    // Two squares nearer, by one man or by both.
    let turns = best_of("8/8/w6w/8/8/8/7b/b7 play w d3 2 - -");
    let men = turns.iter().next().unwrap().end.men(crate::Seat::FIRST);
    assert_eq!(crate::games::lanrick::position::way_to(men, diagram::square("d3")), 3);
}

#[test]
fn where_a_rendezvous_can_be_won_only_that_is_looked_at() {
    for from in ["8/8/8/3w4/6w1/8/7b/b7 play w e4 2 - -", "8/8/2b5/3wwb2/2wwb3/2b3w1/8/b7 play w d4 5 - -"] {
        assert!(best_of(from).iter().all(|turn| matches!(turn.end.phase, Phase::Take { .. })), "{from}");
    }
}
