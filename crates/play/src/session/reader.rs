//! Who reads the texts in a record.
//!
//! A record holds steps as its game writes them, and those can be told apart by writing what is legal. Everything else
//! that people or other programs may have written needs the readers of the game, which are larger than the rules. Most
//! visits to a page never need them.

use rules::{Game, History, Rules};

use super::{EnterError, OpenError};

/// Reads a step: see [`Reader::step`].
pub(crate) type ReadStep<G> = fn(&G, &<G as Rules>::Position, &str) -> Result<<G as Rules>::Step, EnterError>;

/// Reads the steps and the first position of a record, and the steps that are played after it.
pub trait Reader: 'static {
    /// The legal step that `text` means.
    ///
    /// # Errors
    /// When it is none, or is not read here.
    fn step<G: Game>(rules: &G, pos: &G::Position, text: &str) -> Result<G::Step, EnterError>;

    /// The position that `text` means, with what it says of its history, and its text as records hold it.
    ///
    /// # Errors
    /// When it is none, or is not read here.
    fn position<G: Game>(rules: &G, text: &str) -> Result<(G::Position, History, String), OpenError>;
}

/// Reads all that the game can read.
#[derive(Clone, Copy, Debug)]
pub enum FullReader {}

impl Reader for FullReader {
    fn step<G: Game>(rules: &G, pos: &G::Position, text: &str) -> Result<G::Step, EnterError> {
        rules.read_step(pos, text).map_err(|error| EnterError::Step(Box::new(error)))
    }

    fn position<G: Game>(rules: &G, text: &str) -> Result<(G::Position, History, String), OpenError> {
        let (pos, history) = rules.read_position(text).map_err(|error| OpenError::Start(Box::new(error)))?;
        let text = rules.write_position(&pos, &history, G::POSITIONS[0]);
        Ok((pos, history, text))
    }
}

/// Reads steps as the game writes them in its first format, and no positions. What it does not read,
/// [`EnterError::Unread`] and [`OpenError::Unread`], is for [`FullReader`].
#[derive(Clone, Copy, Debug)]
pub enum StepReader {}

impl Reader for StepReader {
    fn step<G: Game>(rules: &G, pos: &G::Position, text: &str) -> Result<G::Step, EnterError> {
        let mut steps = Vec::new();
        rules.steps(pos, &mut steps);
        let is_written = |step: &G::Step| rules.write_step(pos, *step, G::MOVES[0]) == text;
        steps.into_iter().find(is_written).ok_or(EnterError::Unread)
    }

    fn position<G: Game>(_rules: &G, _text: &str) -> Result<(G::Position, History, String), OpenError> {
        Err(OpenError::Unread)
    }
}
