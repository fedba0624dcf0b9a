//! The position of a game as text. Positions are written between turns, so the steps since then are told as well.

use core::any::Any;

use rules::{Catalogue, Format, Game, Mend, Visitor};

use crate::record::Record;
use crate::session::Session;
use crate::table::Table;

/// A position as text: where the last turn ended, and the steps since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionText {
    /// The position at the last turn boundary.
    pub text: String,
    /// The steps since, in the game's first format; none between turns.
    pub steps: Vec<String>,
}

/// What is mended in the first position of a record, where it is read; nothing where it begins as usual.
pub fn mends_of_start<C: Catalogue>(record: &Record) -> Vec<Mend> {
    struct Read<'a>(&'a Record);

    impl Visitor for Read<'_> {
        type Out = Vec<Mend>;

        fn visit<G: Game>(self) -> Self::Out {
            let Record { id, options, match_state, start, .. } = self.0;
            let mut mends = Vec::new();
            if let (Some(text), Ok(rules)) = (start, G::new(id, options, match_state)) {
                // Whoever opens the record hears what is wrong with it.
                let _read = rules.mend_position(text, &mut mends);
            }
            mends
        }
    }

    C::visit(&record.id, Read(record)).unwrap_or_default()
}

/// The position of a table at ply `n_entries` as text, in each of the formats of its game, the one that records use first;
/// none where `C` does not have the game, or it has not come so far.
pub fn position_texts<C: Catalogue>(table: &dyn Table, n_entries: usize) -> Vec<(Format, PositionText)> {
    struct Write<'a> {
        table: &'a dyn Any,
        n_entries: usize,
    }

    impl Visitor for Write<'_> {
        type Out = Vec<(Format, PositionText)>;

        fn visit<G: Game>(self) -> Self::Out {
            let Some(session) = self.table.downcast_ref::<Session<G>>() else { return Vec::new() };
            let text = |format: &Format| Some((*format, position_text(session, self.n_entries, *format)?));
            G::POSITIONS.iter().filter_map(text).collect()
        }
    }

    C::visit(table.info().id, Write { table, n_entries }).unwrap_or_default()
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
