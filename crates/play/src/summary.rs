//! What a list shows of a saved game.

use core::fmt;

use rules::{Level, Seat};

use crate::record::GameUid;

/// What a list shows of a saved game, without the game itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Which game it is.
    pub uid: GameUid,
    /// The game, such as `laska`.
    pub game: String,
    /// When it was last played, in milliseconds since 1970.
    pub changed: f64,
    /// Whether it has ended.
    pub over: bool,
    /// How many humans play.
    pub n_people: usize,
    /// The levels of the computers that play, in the order of play.
    pub computers: Vec<Level>,
    /// Whose turn it is, or how it ended.
    pub state: SummaryState,
    /// How many steps were played.
    pub n_steps: usize,
}

/// Whose turn it is in a game, or how it ended. *You* are the only human, against computers alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SummaryState {
    /// Not known, or nobody's: everyone throws.
    Unknown,
    /// It is your turn.
    YourTurn,
    /// It is the turn of a computer that you play against.
    ComputerTurn,
    /// It is the turn of this seat.
    Turn(Seat),
    /// An offer waits for an answer.
    Offer,
    /// The game is played by links, and goes on here.
    WaitingForYou,
    /// It is played by links, and goes on elsewhere.
    WaitingForThem,
    /// You have won.
    YouWon,
    /// You have lost.
    YouLost,
    /// Everybody shares the first place.
    Draw,
    /// These seats are first, in the order of play: partners, or several that share the first place.
    Win(Vec<Seat>),
}

/// The states that have a fixed name.
const NAMED: [(SummaryState, &str); 9] = [
    (SummaryState::Unknown, ""),
    (SummaryState::YourTurn, "your-turn"),
    (SummaryState::ComputerTurn, "computer-turn"),
    (SummaryState::Offer, "offer"),
    (SummaryState::WaitingForYou, "waiting-for-you"),
    (SummaryState::WaitingForThem, "waiting-for-them"),
    (SummaryState::YouWon, "you-won"),
    (SummaryState::YouLost, "you-lost"),
    (SummaryState::Draw, "draw"),
];
/// What comes before the number of a seat.
const TURN: &str = "turn";
const WIN: &str = "win";

/// As it is stored: `your-turn`, `turn-2`, `win-1-3`.
impl fmt::Display for SummaryState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, seats) = match self {
            SummaryState::Turn(seat) => (TURN, core::slice::from_ref(seat)),
            SummaryState::Win(seats) => (WIN, seats.as_slice()),
            named => return f.write_str(NAMED.iter().find(|(state, _)| state == named).map_or("", |(_, name)| name)),
        };
        f.write_str(word)?;
        seats.iter().try_for_each(|seat| write!(f, "-{seat}"))
    }
}

impl SummaryState {
    /// Reads what was stored; anything else is unknown.
    pub fn read(text: &str) -> SummaryState {
        if let Some((state, _)) = NAMED.iter().find(|(_, name)| *name == text) {
            return state.clone();
        }
        let mut words = text.split('-');
        let word = words.next();
        let seat = |text: &str| Seat::new(text.parse::<usize>().ok()?.checked_sub(1)?);
        let seats: Option<Vec<Seat>> = words.map(seat).collect();
        match (word, seats.as_deref()) {
            (Some(TURN), Some([seat])) => SummaryState::Turn(*seat),
            (Some(WIN), Some([_, ..])) => SummaryState::Win(seats.unwrap_or_default()),
            _ => SummaryState::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_are_read_as_they_are_written() {
        let seats: Vec<Seat> = Seat::first(4).collect();
        let others = [
            (SummaryState::Turn(seats[1]), "turn-2"),
            (SummaryState::Win(vec![seats[3]]), "win-4"),
            (SummaryState::Win(vec![seats[0], seats[2]]), "win-1-3"),
        ];
        for (state, text) in NAMED.into_iter().chain(others) {
            assert_eq!(state.to_string(), text);
            assert_eq!(SummaryState::read(text), state, "{text}");
        }
        for text in ["turn", "turn-0", "turn-5", "turn-1-2", "win", "win-x", "win-1-", "won", "your-turn-1"] {
            assert_eq!(SummaryState::read(text), SummaryState::Unknown, "{text}");
        }
    }
}
