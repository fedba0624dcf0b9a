//! What people count of a position: pieces, or points, without asking how they stand.

use crate::evaluation::FeatureCounts;

/// In what people count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Chess: a knight is worth three pawns.
    Pawns,
    /// Men.
    Men,
    /// Pieces on the board, whatever is under them.
    Pieces,
    /// Points.
    Points,
}

/// What people count of a position, as the material features of the evaluation.
///
/// ```
/// use rules::games::chess::Chess;
/// use rules::{MatchState, Notation, Options, Rules, Search, Seat};
///
/// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
/// let (pos, _) = chess.read_position("4k3/8/8/8/8/8/4P3/4K2R b - - 0 1").expect("it is one");
/// // A rook and a pawn, in halves of a pawn.
/// assert_eq!(chess.balance(&pos, Seat::FIRST), Some(12));
/// assert_eq!(chess.balance(&pos, Seat::SECOND), Some(-12));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reckoning {
    /// In what.
    pub unit: Unit,
    /// What one of each material feature counts, in halves of the unit.
    pub halves: &'static [u8],
}

/// Adds up what people count, for the first team.
#[derive(Debug)]
pub(crate) struct Sum {
    halves: &'static [u8],
    /// What the first team has more, in halves of the unit.
    pub(crate) sum: i32,
}

impl Sum {
    pub(crate) fn new(Reckoning { halves, .. }: Reckoning) -> Sum {
        Sum { halves, sum: 0 }
    }
}

impl FeatureCounts for Sum {
    fn add(&mut self, feature: usize, n: i32) {
        self.sum += n * self.halves.get(feature).map_or(0, |halves| i32::from(*halves));
    }

    fn phase(&mut self, _part: i32) {}
}
