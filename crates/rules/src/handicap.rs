//! Handicaps, also called odds: what the stronger player gives the weaker one before the game.
//!
//! A handicap is another beginning and nothing else. The rules stay as they are, and so does who moves first.

use crate::history::History;
use crate::kinds::Kind;
use crate::seat::Seat;
use crate::setup::Arrange;

/// A handicap of a game, the same for whoever gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// Its name in texts, such as `knight`. No other game with other handicaps has the same.
    pub key: &'static str,
    /// The pieces that it is about: of which kinds, and how many of each.
    pub pieces: &'static [(Kind, u8)],
    /// What is done with these pieces.
    pub form: HandicapForm,
}

/// What is done with the pieces that a handicap is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandicapForm {
    /// They are the giver's, who plays without them.
    Without,
    /// They are the other side's, which has already finished with them, as with checkers that are borne off.
    Finished,
}

impl Handicap {
    /// The giver plays without these pieces.
    pub const fn without(key: &'static str, pieces: &'static [(Kind, u8)]) -> Handicap {
        Handicap { key, pieces, form: HandicapForm::Without }
    }

    /// The other side has already finished with these pieces.
    pub const fn finished(key: &'static str, pieces: &'static [(Kind, u8)]) -> Handicap {
        Handicap { key, pieces, form: HandicapForm::Finished }
    }

    /// How many pieces it is about.
    pub fn count(&self) -> u8 {
        self.pieces.iter().map(|(_, count)| count).sum()
    }
}

/// The handicaps of a folder's games.
///
/// ```
/// use rules::games::chess::Chess;
/// use rules::{Handicaps, MatchState, Notation, Options, Rules, Seat};
///
/// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
/// let rook = Chess::handicap("rook").expect("it is usual");
/// let (pos, history) = chess.start_with(rook, Seat::FIRST).expect("both colours can give it");
/// let text = chess.write_position(&pos, &history, Chess::POSITIONS[0]);
/// assert_eq!(text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
/// # Ok::<(), rules::OptionError>(())
/// ```
pub trait Handicaps: Arrange {
    /// The handicaps that a player can give, from the smallest to the largest.
    const HANDICAPS: &'static [Handicap] = &[];

    /// Lets a seat give one of [`Self::HANDICAPS`]: changes the set-up of the usual beginning.
    fn give(&self, _setup: &mut Self::Setup, _handicap: &Handicap, _giver: Seat) {}

    /// The handicap of that name; `None` where there is none.
    fn handicap(key: &str) -> Option<&'static Handicap> {
        Self::HANDICAPS.iter().find(|handicap| handicap.key == key)
    }

    /// The position with which a game begins in which `giver` gives a handicap. `None` where the game has no such
    /// handicap or no such seat.
    fn start_with(&self, handicap: &Handicap, giver: Seat) -> Option<(Self::Position, History)> {
        if !Self::HANDICAPS.contains(handicap) || giver.idx() >= self.info().teams.len() {
            return None;
        }
        let mut setup = self.setup(&self.start(), &History::default());
        self.give(&mut setup, handicap, giver);
        self.arrange(&setup).ok()
    }
}
