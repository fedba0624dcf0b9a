//! A turn that cost much, as a task: which turns would have been right.

use ai::Budget;
use play::judged::{DOUBTFUL, RightTurns};
use rules::{Actor, Game, History};

use crate::judge::{Judge, own_steps};
use crate::review::stake;

/// Turns are compared once more if they seem to cost less than this many times what is tolerated.
const NEAR: f32 = 3.0;
/// So many turns are compared at most.
const MOST_COMPARED: usize = 16;

/// All turns that are as good as the best one, of the position before a turn that was played. `None` where that turn is one
/// of them, where it is not the whole of a turn, or where the game's notation does not say everything of the position: then
/// nobody can be asked for it.
pub fn right_turns<G: Game>(
    judge: &Judge<'_, G>,
    pos: &G::Position,
    history: &History,
    played: &[G::Step],
) -> Option<RightTurns> {
    let rules = judge.rules();
    let Actor::Seat(seat) = rules.actor(pos) else { return None };
    let played = &played[..own_steps(rules, pos, played)];
    let end = judge.played(pos, played);
    let position = rules.write_position(pos, history, G::POSITIONS[0]);
    // What is asked for is the text, so that is judged.
    let (laid, history) = rules.read_position(&position).ok()?;
    if laid != *pos || played.is_empty() || rules.mid_turn(&end) {
        return None;
    }
    let mut turns = judge.ranked(pos, &history, Some(&end));
    let tolerance = DOUBTFUL * stake(rules, pos, seat);
    let least = turns.first()?.points - NEAR * tolerance;
    turns.retain(|turn| turn.points >= least && !rules.mid_turn(&turn.end));
    turns.truncate(MOST_COMPARED);
    let budget = judge.budget();
    let equal = judge.within(Budget { nodes: budget.nodes / turns.len().max(1) as u64, ..budget });
    for turn in &mut turns {
        turn.points = equal.expected(&turn.end, &judge.after(pos, &history, &turn.steps), seat);
    }
    turns.sort_by(|one, other| other.points.total_cmp(&one.points));
    let least = turns.first()?.points - tolerance;
    turns.retain(|turn| turn.points >= least);
    if turns.iter().any(|turn| turn.end == end) {
        return None;
    }
    let text = |steps: &[G::Step]| rules.write_turn(pos, steps, G::MOVES[0]);
    let end_of = |steps: &[G::Step], end: &G::Position| {
        rules.write_position(end, &judge.after(pos, &history, steps), G::POSITIONS[0])
    };
    Some(RightTurns {
        played: text(played),
        best: text(&turns.first()?.steps),
        ends: turns.iter().map(|turn| end_of(&turn.steps, &turn.end)).collect(),
        position,
    })
}

#[cfg(test)]
mod tests {
    use rules::games::backgammon::Backgammon;
    use rules::games::chess::Chess;
    use rules::{MatchState, Notation as _, Options, Rules as _};

    use super::*;
    use crate::Engine;

    fn game<G: Game>(id: &str) -> G {
        G::new(id, &Options::new(), &MatchState::default()).expect("no option is wrong")
    }

    fn right<G: Game>(id: &str, position: &str, played: &str, nodes: u64) -> Option<RightTurns> {
        let rules: G = game(id);
        let (pos, history) = rules.read_position(position).expect("it is one");
        let judge = Judge::new(&rules, &Engine(&[]), Budget::nodes(nodes));
        let steps = rules.read_turn(&pos, played).expect("it can be played");
        right_turns(&judge, &pos, &history, &steps)
    }

    #[test]
    fn every_turn_that_is_as_good_is_right() {
        let position = "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1";
        let right = right::<Chess>("chess", position, "Kh1", 40_000).expect("it cost the mate");
        assert_eq!((right.position.as_str(), right.played.as_str()), (position, "Kh1"));
        assert_eq!(right.best, "Ra8#");
        assert!(right.ends.contains(&"R5k1/5ppp/8/8/8/8/8/1R4K1 b - - 1 1".to_owned()), "{right:?}");
        assert!(right.ends.contains(&"1R4k1/5ppp/8/8/8/8/8/R5K1 b - - 1 1".to_owned()), "{right:?}");
        assert!(!right.ends.iter().any(|end| end.contains("R6K")), "{right:?}");
    }

    #[test]
    fn a_turn_that_was_right_is_no_task() {
        assert_eq!(self::right::<Chess>("chess", "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1", "Rb8#", 40_000), None);
    }

    #[test]
    fn a_roll_is_no_turn_to_ask_for() {
        let rules: Backgammon = game("backgammon");
        let (pos, history) =
            rules.read_position("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white").expect("it is one");
        let judge = Judge::new(&rules, &Engine(&[]), Budget::nodes(100));
        let mut steps = Vec::new();
        rules.steps(&pos, &mut steps);
        assert_eq!(right_turns(&judge, &pos, &history, &steps[..1]), None);
    }
}
