//! Reasons for known turns.

use rules::games::backgammon::Backgammon;
use rules::games::chess::Chess;
use rules::games::draughts::Draughts;
use rules::games::lanrick::Lanrick;
use rules::games::laska::Laska;
use rules::games::lino::Lino;
use rules::{MatchState, Notation as _, Options, Rules as _, Search as _};

use super::*;

/// The reasons for a turn, as texts. Where a turn has many orders, any that leads to the same position is found.
#[track_caller]
fn why<G: Game>(id: &str, position: &str, turn: &str) -> Vec<String> {
    let rules = G::new(id, &Options::new(), &MatchState::default()).expect("no option is wrong");
    let (pos, _) = rules.read_position(position).expect("it is one");
    let mut turns = TurnList::new();
    rules.turns(&pos, &mut turns);
    let written = |steps: &[G::Step]| rules.write_turn(&pos, steps, G::MOVES[0]);
    let all: Vec<String> = turns.iter().map(|turn| written(turn.steps)).collect();
    let played = turns.iter().find(|other| written(other.steps) == turn).unwrap_or_else(|| panic!("{turn} in {all:?}"));
    let others: Vec<_> = turns.iter().map(|turn| turn.end.clone()).filter(|end| end != played.end).collect();
    reasons(&rules, &pos, played.steps, &others).into_iter().map(Reason::write).collect()
}

#[test]
fn a_mate_is_all_that_is_said() {
    assert_eq!(why::<Chess>("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#"), ["wins 1"]);
    assert_eq!(why::<Chess>("chess", "7k/8/R7/1R6/8/8/8/7K w - - 0 1", "Rb7"), ["wins 2"]);
}

#[test]
fn what_is_taken_for_nothing_is_gained() {
    // The knight is not protected; the other one is.
    let hanging = "4k3/8/8/3n4/8/8/3R4/4K3 w - - 0 1";
    assert_eq!(why::<Chess>("chess", hanging, "Rxd5")[0], "gains 6 1");
    let protected = "4k3/8/4p3/3n4/8/8/3R4/4K3 w - - 0 1";
    assert_eq!(why::<Chess>("chess", protected, "Rxd5")[0], "takes 1");
}

#[test]
fn a_fork_gains_with_the_second_turn() {
    let why = why::<Chess>("chess", "r3k3/5p2/8/1N6/8/8/5P2/4K3 w - - 0 1", "Nc7+");
    assert_eq!(why[0], "gains 10 2");
}

#[test]
fn others_are_told_what_their_turns_lose() {
    let only = why::<Draughts>("draughts", "W:W16,22,31:B10,15,18,19", "22-17");
    assert_eq!(only, ["only 2 1"]);
    let most = why::<Draughts>("draughts", "B:W18,21,22,25,28:B1,9,10,13,19", "19-23");
    assert_eq!(most, ["avoids 4 7 2 1"]);
}

#[test]
fn what_is_seen_on_the_board_is_told() {
    let chain = why::<Laska>("laska", "c1w d2b d4b a7b b6b g7b w", "c1-d2-e3wb-d4-c5wbb");
    assert_eq!(chain[0], "takes 2", "the column is taken in turn");
    let promoted = why::<Laska>("laska", "d6w g3b a7b w", "d6-c7");
    assert!(promoted.contains(&"promotes 1".to_owned()), "{promoted:?}");
}

/// The reasons for steps of Lanrick, as texts; the other turns are those that a search considers.
#[track_caller]
fn gathering(position: &str, steps: &str) -> Vec<String> {
    let (pos, _) = Lanrick.read_position(position).expect("it is one");
    let mut at = pos;
    let played: Vec<_> = steps
        .split(' ')
        .map(|text| {
            let step = Lanrick.read_step(&at, text).expect("it is legal");
            Lanrick.apply(&mut at, step, &mut ());
            step
        })
        .collect();
    let mut turns = TurnList::new();
    Lanrick.candidates(&pos, &mut turns);
    let others: Vec<_> = turns.iter().map(|turn| *turn.end).filter(|end| *end != at).collect();
    reasons(&Lanrick, &pos, &played, &others).into_iter().map(Reason::write).collect()
}

#[test]
fn men_that_gather_are_counted() {
    let race = "5b2/b7/8/3b2wb/2ww4/3b1w2/2w5/8 play w e2 5 - -";
    let why = gathering(race, "g5-g4 d4-e3 c4-c3 f3-f2 c2-d1");
    assert_eq!(why, ["prepares", "gathers 3 5"], "g4 and c3 are next to the meeting place");
    assert_eq!(gathering(race, "g5-g6 ."), Vec::<String>::new(), "away");
    let won = gathering("8/8/8/5wb1/4bb2/b4www/5w2/2b5 play w g2 5 - -", "f5-g4 h3-f1 g4-h3");
    assert_eq!(won, ["gains 2 1", "gathers 5 5"]);
}

#[test]
fn men_in_the_way_bar_the_others() {
    // White's man on d1 is the last one out: it comes over e2 when the others make room by moving to g1.
    let close = "8/8/8/4b3/8/5wwb/5bwb/3w1b1w play b g2 5 - -";
    assert_eq!(gathering(close, "e5-e2 f2-g1 ."), ["bars 4 5", "prepares"]);
    assert_eq!(gathering(close, "e5-e4 ."), Vec::<String>::new(), "the way is open");
    // White's man on f4 cannot come in while Black's men stand on e3 and e4.
    assert_eq!(gathering("8/8/8/8/2bwbw2/1b1wb3/2ww4/2b5 play b c3 5 - -", "."), ["bars 4 5"]);
}

#[test]
fn a_mark_that_is_nearer_leads() {
    let border = "2wb1b2/b7/b7/7w/7w/8/8/1wwb4 mark w - - - -";
    assert_eq!(gathering(border, "*g2"), ["leads 15 22"]);
    assert_eq!(gathering(border, "*b5"), Vec::<String>::new());
}

#[test]
fn dice_have_risks_and_points() {
    let opening = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 dice";
    let point = why::<Backgammon>("backgammon", &format!("{opening} 31 white"), "8/5 6/5");
    assert_eq!(point, ["holds 5", "risks 0 36"], "the five point");
    let split = why::<Backgammon>("backgammon", &format!("{opening} 21 white"), "13/11 6/5");
    assert_eq!(split, ["risks 15 36"], "fours, 3-1 and the like");
}

#[test]
fn rows_score() {
    let rules = Lino::new("lino", &Options::new(), &MatchState::default()).expect("no option is wrong");
    let pos = rules.start();
    let mut turns = TurnList::new();
    rules.candidates(&pos, &mut turns);
    if let Some(turn) = turns.iter().next() {
        assert!(reasons(&rules, &pos, turn.steps, &[]).iter().all(|reason| !matches!(reason, Reason::Scores { .. })));
    }
}
