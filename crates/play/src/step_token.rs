//! A legal step across the border behind which a game's own types are not known.

use rules::Progress;

/// A legal step of one position. In any other position it means nothing, and is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StepToken {
    /// [`Progress::key`] of the position.
    position: u64,
    /// Its index among the legal steps there, in the order of [`rules::Rules::steps`].
    idx: u32,
}

impl StepToken {
    /// The tokens of the legal steps of a position, in the same order.
    pub(crate) fn all<R: Progress>(rules: &R, pos: &R::Position) -> impl Iterator<Item = StepToken> + use<R> {
        let position = rules.key(pos);
        (0..=u32::MAX).map(move |idx| StepToken { position, idx })
    }

    /// The token of a legal step of a position; `None` if the step is not legal there.
    pub(crate) fn of<R: Progress>(rules: &R, pos: &R::Position, step: R::Step) -> Option<StepToken> {
        let mut legal = Vec::new();
        rules.steps(pos, &mut legal);
        let idx = legal.iter().position(|known| *known == step)?;
        StepToken::all(rules, pos).nth(idx)
    }

    /// The step that it means in a position; `None` if it is a token of another.
    pub(crate) fn step<R: Progress>(self, rules: &R, pos: &R::Position) -> Option<R::Step> {
        if rules.key(pos) != self.position {
            return None;
        }
        let mut legal = Vec::new();
        rules.steps(pos, &mut legal);
        legal.get(self.idx as usize).copied()
    }
}

#[cfg(test)]
impl StepToken {
    /// For tests without a game.
    pub(crate) fn numbered(idx: usize) -> StepToken {
        StepToken { position: 0, idx: idx as u32 }
    }

    /// The number of a numbered token.
    pub(crate) fn number(self) -> usize {
        self.idx as usize
    }
}

#[cfg(test)]
mod tests {
    use rules::games::laska::Laska;
    use rules::{MatchState, Options, Rules};

    use super::*;

    #[test]
    fn a_token_means_one_step_of_one_position() {
        let rules = Laska::new("laska", &Options::new(), &MatchState::default()).expect("there is such a game");
        let start = rules.start();
        let mut legal = Vec::new();
        rules.steps(&start, &mut legal);
        let tokens: Vec<StepToken> = StepToken::all(&rules, &start).take(legal.len() + 1).collect();
        for (step, token) in legal.iter().zip(&tokens) {
            assert_eq!(token.step(&rules, &start), Some(*step));
            assert_eq!(StepToken::of(&rules, &start, *step), Some(*token));
        }
        assert_eq!(tokens[legal.len()].step(&rules, &start), None, "there are not so many");
        let mut after = start.clone();
        rules.apply(&mut after, legal[0], &mut ());
        assert_eq!(tokens[0].step(&rules, &after), None);
        assert_eq!(StepToken::of(&rules, &after, legal[0]), None);
    }
}
