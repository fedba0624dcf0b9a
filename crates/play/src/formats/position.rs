//! The position of a game as text. Positions are written between turns, so the steps since then are told as well.

use rules::{Format, Game, Mend};

use crate::record::Record;
use crate::session::Session;

/// A position as text: where the last turn ended, and the steps since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionText {
    /// The position at the last turn boundary.
    pub text: String,
    /// The steps since, in the game's first format; none between turns.
    pub steps: Vec<String>,
}

/// What is mended in the first position of a record, where it is read; nothing where it begins as usual.
pub(super) fn mends_of_start<G: Game>(record: &Record) -> Vec<Mend> {
    let Record { id, options, match_state, start, .. } = record;
    let mut mends = Vec::new();
    if let (Some(text), Ok(rules)) = (start, G::new(id, options, match_state)) {
        // Whoever opens the record hears what is wrong with it.
        let _read = rules.mend_position(text, &mut mends);
    }
    mends
}

/// The position of a session at ply `n_entries` as text, in each of the formats of its game, the one that records use
/// first; none where it has not come so far.
pub(super) fn position_texts<G: Game>(session: &Session<G>, n_entries: usize) -> Vec<(Format, PositionText)> {
    let text = |format: &Format| Some((*format, position_text(session, n_entries, *format)?));
    G::POSITIONS.iter().filter_map(text).collect()
}

fn position_text<G: Game>(session: &Session<G>, n_entries: usize, format: Format) -> Option<PositionText> {
    let (rules, trail) = (session.rules(), session.trail());
    let part = trail.boundary(rules, session.pos_at(n_entries)?);
    let history = trail.history(rules, part.from);
    let text = rules.write_position(trail.pos(part.from), &history, format);
    let mut steps = Vec::new();
    let mut at = part.from;
    for (step, after) in part.steps {
        steps.push(rules.write_step(trail.pos(at), step, G::MOVES[0]));
        at = after;
    }
    Some(PositionText { text, steps })
}
