//! What is said about a square when somebody asks: the late part of a program does it.

use play::Insight;
use rules::view::Site;
use rules::{Arg, GameInfo, Seat};
use table::{Foreign, Prospect, SquareInspector, TableState};

use super::square::square;
use super::ui::{Said, rule_behind, spoken};
use super::{messages, name, say};

/// Everything about a square, and the ruling behind it.
pub(crate) fn inspected(state: &TableState, site: Site, insight: &dyn Insight) -> Said {
    spoken(state, through(state.info(), &state.inspector(site, insight)))
}

/// What the square inspector shows.
fn through(info: &'static GameInfo, inspector: &SquareInspector) -> Said {
    let mut said = Said::from(messages::inspector(square(info, &inspector.label, &inspector.pieces, inspector.sign)));
    let seat = |by: &Seat| name::seat(Some(info), *by);
    match &inspector.prospect {
        Prospect::Moves { by, steps, forced: true } => {
            said.text.push(messages::inspect_must(seat(by), steps.join(", ")));
        }
        Prospect::Moves { by, steps, forced: false } => {
            said.text.push(messages::inspect_moves(seat(by), steps.join(", ")));
        }
        Prospect::Goal { by, steps } => {
            said.text.push(messages::inspect_goal(seat(by), steps.join(", ")));
        }
        Prospect::None(why) => {
            said.text.push(messages::inspect_why(say(info, why)));
            said.rule = rule_behind(why);
        }
        Prospect::Empty { by, forced } => {
            said.text.push(messages::inspect_nothing());
            if !forced.is_empty() {
                said.text.push(messages::inspect_forced(seat(by), forced.join(", ")));
            }
        }
        Prospect::Idle => {}
    }
    if let Some(Foreign { by, steps, attacks }) = &inspector.outlook {
        said.text.push(match steps.is_empty() {
            true => messages::inspect_stuck(seat(by)),
            false => messages::inspect_would(seat(by), steps.join(", ")),
        });
        if !attacks.is_empty() {
            said.text.push(messages::inspect_attacks(attacks.iter().cloned().map(Arg::from).collect::<Vec<Arg>>()));
        }
    }
    for remark in &inspector.remarks {
        said.text.push(messages::inspect_why(say(info, remark)));
    }
    if let Some(after) = &inspector.after {
        said.text.push(messages::inspect_after(square(info, &inspector.label, after, None)));
    }
    said
}
