//! The state of a training, so that it can be stopped and resumed: the recipe, how far it has come, and
//! all weights with how they last moved.

use std::fs;
use std::io;
use std::path::Path;

use super::learner::Learner;
use super::recipe::Recipe;
use crate::{Trouble, rng};

/// How far a training has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    /// The stage under way.
    pub(crate) stage: usize,
    /// How many of its rounds are done.
    pub(crate) round: u64,
    pub(crate) learners: Vec<Learner>,
}

impl State {
    /// The beginning of a training.
    ///
    /// # Errors
    /// When the recipe does not say how many hidden units each network has.
    pub(crate) fn new(recipe: &Recipe, n_inputs: &[usize]) -> Result<State, Trouble> {
        if recipe.hidden.len() != n_inputs.len() {
            return Err(format!("the game has {} networks, and the recipe another number", n_inputs.len()).into());
        }
        let mut rand = rng::generator(recipe.seed);
        let learners =
            n_inputs.iter().zip(&recipe.hidden).map(|(inputs, hidden)| Learner::new(*inputs, *hidden, &mut rand));
        Ok(State { stage: 0, round: 0, learners: learners.collect() })
    }

    /// Reads a state that was written with this recipe; `None` where there is none.
    ///
    /// # Errors
    /// When the file cannot be read, or is of other work.
    pub(crate) fn read(path: &Path, recipe: &str, n_inputs: &[usize]) -> Result<Option<State>, Trouble> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("{}: {error}", path.display()).into()),
        };
        let state = State::of_bytes(&bytes, recipe, n_inputs);
        state.map(Some).ok_or_else(|| format!("{} is of other work", path.display()).into())
    }

    fn of_bytes(bytes: &[u8], recipe: &str, n_inputs: &[usize]) -> Option<State> {
        let mut rest = bytes.strip_prefix(recipe.as_bytes())?.strip_prefix(&[0])?;
        let (stage, round) = (take_number(&mut rest)? as usize, take_number(&mut rest)?);
        let hidden: Vec<usize> =
            n_inputs.iter().map(|_| take_number(&mut rest).map(|n| n as usize)).collect::<Option<_>>()?;
        let mut learners = Vec::new();
        for (n_inputs, n_hidden) in n_inputs.iter().zip(hidden) {
            let n_batches = take_number(&mut rest)?;
            let mut list = || take_list(&mut rest, Learner::n_numbers(*n_inputs, n_hidden));
            let (numbers, slopes, squares) = (list()?, list()?, list()?);
            learners.push(Learner { slopes, squares, n_batches, ..Learner::of(*n_inputs, n_hidden, numbers) });
        }
        rest.is_empty().then_some(State { stage, round, learners })
    }

    /// Writes the state, in one piece.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn write(&self, path: &Path, recipe: &str) -> Result<(), Trouble> {
        let mut bytes = [recipe.as_bytes(), &[0]].concat();
        let numbers = [self.stage as u64, self.round].into_iter();
        let numbers = numbers.chain(self.learners.iter().map(|learner| learner.n_hidden as u64));
        bytes.extend(numbers.flat_map(u64::to_le_bytes));
        for Learner { numbers, slopes, squares, n_batches, .. } in &self.learners {
            bytes.extend(n_batches.to_le_bytes());
            let lists = [numbers, slopes, squares];
            bytes.extend(lists.into_iter().flatten().flat_map(|number| number.to_le_bytes()));
        }
        let beside = path.with_extension("new");
        fs::write(&beside, bytes)?;
        Ok(fs::rename(beside, path)?)
    }
}

fn take_number(rest: &mut &[u8]) -> Option<u64> {
    let (taken, behind) = rest.split_first_chunk()?;
    *rest = behind;
    Some(u64::from_le_bytes(*taken))
}

fn take_list(rest: &mut &[u8], n: usize) -> Option<Vec<f32>> {
    let (taken, behind) = rest.split_at_checked(4 * n)?;
    *rest = behind;
    Some(taken.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect())
}
