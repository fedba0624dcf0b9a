//! The lines that branch off from the one on the board.

use rules::{Actor, Format, Game};

use super::Branch;
use crate::entry::Entry;
use crate::game_tree::NodeIdx;
use crate::session::Session;

/// The other lines that branch off from the one on the board, in the order of play.
pub(super) fn branches<G: Game>(session: &Session<G>, format: Format) -> Vec<Branch> {
    let tree = session.tree();
    let mut branches = Vec::new();
    for ply in 0..=session.record().entries.len() {
        let Some(node) = session.node_at(ply) else { break };
        let next = session.node_at(ply + 1);
        let others = tree.children(node).iter().copied().filter(|child| Some(*child) != next);
        branches.extend(others.filter_map(|child| branch(session, ply, child, format)));
    }
    branches
}

/// The line that begins with `child` after the first `ply` entries.
fn branch<G: Game>(session: &Session<G>, ply: usize, child: NodeIdx, format: Format) -> Option<Branch> {
    let (rules, trail, tree) = (session.rules(), session.trail(), session.tree());
    let part = trail.boundary(rules, session.pos_at(ply)?);
    let start = trail.pos(part.from);
    let mut pos = trail.pos(part.end()).clone();
    let mut steps: Vec<G::Step> = part.steps.iter().map(|(step, _)| *step).collect();
    // Where the branch begins with an offer, the turn after it tells more.
    let mut node = child;
    let line: Vec<NodeIdx> = [child].into_iter().chain(tree.line(child)).collect();
    for next in &line {
        if let Some(Entry::Step(text)) = tree.entry(*next) {
            let Ok(step) = session.read_step(&pos, text) else { break };
            rules.apply(&mut pos, step, &mut ());
            steps.push(step);
        }
        node = *next;
        if !steps.is_empty() && !rules.mid_turn(&pos) {
            break;
        }
    }
    let mut seat = None;
    let mut at = start.clone();
    for step in &steps {
        if let (None, Actor::Seat(actor)) = (seat, rules.actor(&at)) {
            seat = Some(actor);
        }
        rules.apply(&mut at, *step, &mut ());
    }
    let n_entries = tree.depth(*line.last()?);
    Some(Branch {
        from: trail.n_entries(part.from),
        node,
        seat,
        text: if steps.is_empty() { String::new() } else { rules.write_turn(start, &steps, format) },
        n_after: n_entries - tree.depth(node),
        is_main: tree.is_main(child),
    })
}
