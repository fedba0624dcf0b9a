//! Reading steps in one format only.

use rules::{ErrorKind, Game, ReadError, Say};

/// Finds the legal step with this text in the game's first format. Unlike [`rules::Notation::read_step`] it accepts no
/// other spelling, and does not explain a text that is no step.
///
/// # Errors
/// When no legal step has this text.
pub(super) fn read_step<G: Game>(rules: &G, pos: &G::Position, text: &str) -> Result<G::Step, ReadError> {
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    let is_it = |step: &G::Step| rules.write_step(pos, *step, G::MOVES[0]) == text;
    steps.into_iter().find(is_it).ok_or_else(|| ReadError::new(ErrorKind::Illegal, text, text, Say::verbatim("")))
}

#[cfg(test)]
mod tests {
    use oorandom::Rand32;
    use rules::games::Portal;
    use rules::{Catalogue, MatchState, Options, Visitor};

    use super::*;

    struct Random(&'static str);

    impl Visitor for Random {
        type Out = ();

        fn visit<G: Game>(self) {
            let rules = G::new(self.0, &Options::new(), &MatchState::default()).unwrap();
            let (mut pos, mut rng, mut steps) = (rules.start(), Rand32::new(5), Vec::new());
            for _ in 0..60 {
                steps.clear();
                rules.steps(&pos, &mut steps);
                let Some(step) = steps.get(rng.rand_range(0..steps.len().max(1) as u32) as usize) else { break };
                let text = rules.write_step(&pos, *step, G::MOVES[0]);
                assert_eq!((read_step(&rules, &pos, &text), rules.read_step(&pos, &text)), (Ok(*step), Ok(*step)));
                let refused = read_step(&rules, &pos, "no step").unwrap_err();
                assert_eq!((refused.fault, refused.text.as_str()), (ErrorKind::Illegal, "no step"));
                rules.apply(&mut pos, *step, &mut ());
            }
        }
    }

    #[test]
    fn the_steps_of_every_game_are_found_by_their_texts() {
        for id in Portal::ids() {
            Portal::visit(id, Random(id)).unwrap();
        }
    }
}
