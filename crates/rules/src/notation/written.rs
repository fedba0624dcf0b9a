//! Finding the step that is written in a certain way among few legal ones.

use super::Notation;

/// The step that is written exactly so and is a turn by itself, of those that may be meant, and the position after it: for
/// [`Notation::written_step`]. Only what `may_be` admits is written out, so it should look at where a step begins.
pub(crate) fn written_among<N: Notation>(
    rules: &N,
    pos: &N::Position,
    text: &str,
    may_be: impl Fn(&N::Step) -> bool,
) -> Option<(N::Step, N::Position)> {
    let mut legal = Vec::new();
    rules.steps(pos, &mut legal);
    let is_written = |step: &N::Step| may_be(step) && rules.write_step(pos, *step, N::MOVES[0]) == text;
    let step = legal.into_iter().find(is_written)?;
    let mut after = pos.clone();
    rules.apply(&mut after, step, &mut ());
    (!rules.mid_turn(&after)).then_some((step, after))
}
