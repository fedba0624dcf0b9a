//! What a piece could do if its owner were to move now.

use rules::view::{Effect, EffectSink, Site, Why};
use rules::{Game, Seat};

use crate::session::Session;

/// What a piece could do if its owner were to move now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The seat that could move it.
    pub by: Seat,
    /// Its steps, in the game's first format; none where it could not move.
    pub steps: Vec<String>,
    /// Where the pieces stand that these would take, each once.
    pub attacks: Vec<Site>,
}

/// Notes the sites from which pieces are taken.
struct Taken<'a>(&'a mut Vec<Site>);

impl EffectSink for Taken<'_> {
    fn push(&mut self, effect: impl FnOnce() -> Effect) {
        let at = match effect() {
            Effect::Move { from, why: Why::Take, .. } => from,
            Effect::Remove { at, why: Why::Take } => at,
            _ => return,
        };
        if !self.0.contains(&at) {
            self.0.push(at);
        }
    }
}

/// The outlook of the piece on a site for the first of these seats that could move it, or else for the last; `None`
/// where the rules know none: see [`rules::Present::with_turn_of`].
pub(super) fn of<G: Game>(session: &Session<G>, site: Site, owners: &[Seat]) -> Option<Outlook> {
    let (rules, pos) = (session.rules(), session.position());
    let mut outlook = None;
    for by in owners.iter().copied() {
        let Some(pos) = rules.with_turn_of(pos, by) else { continue };
        let (mut steps, mut texts, mut attacks) = (Vec::new(), Vec::new(), Vec::new());
        rules.steps(&pos, &mut steps);
        steps.retain(|step| rules.gesture(&pos, *step).sites.first() == Some(&site));
        for step in steps {
            texts.push(rules.write_step(&pos, step, G::MOVES[0]));
            rules.apply(&mut pos.clone(), step, &mut Taken(&mut attacks));
        }
        let can_move = !texts.is_empty();
        outlook = Some(Outlook { by, steps: texts, attacks });
        if can_move {
            break;
        }
    }
    outlook
}
