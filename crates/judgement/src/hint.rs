//! What is best in a position, by how much, and why.

use play::judged::Hint;
use rules::{Game, History, Unit};

use crate::judge::Judge;
use crate::reasons::reasons;

/// A turn that is better than the next one by less than this, in expected points, is not clearly best.
const CLEAR: f32 = 0.02;

/// The best turn for the seat that acts, with reasons; `None` where none acts.
pub fn hint<G: Game>(judge: &Judge<'_, G>, pos: &G::Position, history: &History) -> Option<Hint> {
    let best = judge.best(pos, history)?;
    let rules = judge.rules();
    let end = judge.played(pos, &best.steps);
    let ranked = judge.ranked(pos, history, Some(&end));
    let own = ranked.iter().find(|turn| turn.end == end).map(|turn| turn.points);
    let next = ranked.iter().find(|turn| turn.end != end).map(|turn| turn.points);
    // Both looked as far; the longer search has chosen.
    let lead = own.zip(next).map(|(own, next)| (own - next).max(0.0));
    let others: Vec<_> = ranked.into_iter().filter(|turn| turn.end != end).map(|turn| turn.end).collect();
    let is_clear = lead.is_none_or(|lead| lead >= CLEAR);
    let reasons = reasons(rules, pos, &best.steps, if is_clear { &others } else { &[] });
    let (steps, line) = (written(rules, pos, &best.steps), rest(&best.line, &best.steps));
    let line = written(rules, &end, line);
    Some(Hint { points: best.points, lead, steps, line, unit: unit::<G>(), reasons })
}

/// In what people count in a game.
pub(crate) fn unit<G: Game>() -> Option<Unit> {
    G::RECKONING.map(|reckoning| reckoning.unit)
}

/// What follows in a line behind the steps of its first turn.
pub(crate) fn rest<'a, S: PartialEq>(line: &'a [S], steps: &[S]) -> &'a [S] {
    line.strip_prefix(steps).unwrap_or_default()
}

/// Steps from a position, in the game's first format.
pub(crate) fn written<G: Game>(rules: &G, pos: &G::Position, steps: &[G::Step]) -> Vec<String> {
    let mut pos = pos.clone();
    let mut texts = Vec::new();
    for step in steps {
        texts.push(rules.write_step(&pos, *step, G::MOVES[0]));
        rules.apply(&mut pos, *step, &mut ());
    }
    texts
}
