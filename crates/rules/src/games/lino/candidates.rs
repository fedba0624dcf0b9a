//! The candidate turns for a search where there are too many: moves of tiles, and claims in any order.

use crate::evaluation::TaperedScore;
use crate::hash;
use crate::search::Search;
use crate::seat::Seat;
use crate::top_k::TopK;
use crate::turns::TurnList;

use super::position::{Position, Stage};
use super::{Lino, Step, build, steps};

/// How many moves of tiles are searched.
const N_MOVES: usize = 10;

/// Appends the turns, best static evaluation first; returns how many positions were evaluated.
pub(super) fn list(rules: &Lino, pos: &Position, acc: &mut TurnList<Lino>) -> u64 {
    match pos.stage {
        Stage::Build { .. } => moves(rules, pos, acc),
        Stage::Claim { .. } | Stage::Count { .. } => claims(rules, pos, acc),
        Stage::Fill | Stage::Over => 0,
    }
}

/// The best moves. Among equally good ones, which without faces all are, a spread over the list.
fn moves(rules: &Lino, pos: &Position, acc: &mut TurnList<Lino>) -> u64 {
    let sign = if pos.seat == Seat::FIRST { 1 } else { -1 };
    let (mut best, mut n_judged) = (TopK::new(N_MOVES), 0);
    build::each_move(pos, |from, to| {
        let (mut end, step) = (*pos, Step::Move { from, to });
        steps::apply(rules.eyes, &mut end, step, &mut ());
        let mut sum = TaperedScore::new(Lino::FEATURES);
        rules.count_features(&end, &mut sum);
        best.offer(sign * sum.score(), hash::mix(end.board), || (step, end));
        n_judged += 1;
    });
    if n_judged == 0 {
        let mut end = *pos;
        steps::apply(rules.eyes, &mut end, Step::Pass, &mut ());
        acc.push(&[Step::Pass], end);
        return 1;
    }
    best.into_vec().into_iter().for_each(|(step, end)| acc.push(&[step], end));
    n_judged
}

/// A single turn that claims everything there is to claim.
fn claims(rules: &Lino, pos: &Position, acc: &mut TurnList<Lino>) -> u64 {
    let rows = steps::claims(pos).into_iter().map(|row| Step::Claim { first: row.from, last: row.to });
    let turn: Vec<Step> = rows.chain([Step::Done]).collect();
    let mut end = *pos;
    turn.iter().for_each(|step| steps::apply(rules.eyes, &mut end, *step, &mut ()));
    acc.push(&turn, end);
    1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lino::diagram;
    use crate::{Notation, Rules, TurnList};

    #[test]
    fn some_legal_moves_of_tiles_are_looked_at() {
        for mode in ["down auto", "up auto"] {
            let rules = diagram::rules(mode);
            let start = rules.start();
            let mut turns = TurnList::new();
            assert!(rules.has_many_moves(&start));
            assert!(list(&rules, &start, &mut turns) >= 2_232 && turns.len() == N_MOVES, "{mode}");
            let mut legal = Vec::new();
            rules.steps(&start, &mut legal);
            assert!(turns.iter().all(|turn| turn.steps.len() == 1 && legal.contains(&turn.steps[0])), "{mode}");
        }
    }

    #[test]
    fn everything_is_claimed_at_once() {
        let full = "k1 w 0,0 0,0 g14 ..wwww..../ttttttttbb/wwbbwwbbww/bbwwbbwwbb/wwbbwwbbww/..wwbb..../..bbww..../..bbbb.... - -";
        let rules = diagram::rules("down sharp");
        let pos = diagram::pos("down sharp", full);
        let mut turns = TurnList::new();
        assert!(rules.has_many_moves(&pos));
        assert_eq!(list(&rules, &pos, &mut turns), 1);
        let turn = turns.iter().next().expect("there is one");
        assert_eq!(rules.write_turn(&pos, turn.steps, Lino::MOVES[0]), "=i14-l14 .");
        assert_eq!(turn.end.score, [10, 0]);
    }
}
