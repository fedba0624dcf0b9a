//! What a page around a table is told of the game.

use play::Status;
use play::formats::GameTexts;
use rules::{GameInfo, Seat};
use serde::Serialize;
use table::TableState;

/// The version of what is said and heard. It counts up when something that was said before means something else.
const VERSION: u8 = 1;

/// The number of a seat, counted from 1 in the order of play.
pub(crate) fn number(seat: Seat) -> usize {
    seat.idx() + 1
}

/// The game as the board shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct State {
    /// The version of the interface.
    pub version: u8,
    /// The id of the game.
    pub game: &'static str,
    /// How many entries the board shows.
    pub ply: usize,
    /// How many there are.
    pub plies: usize,
    /// The position, in the game's usual notation: that before the turn that is going on.
    pub position: String,
    /// The seat to move there; `None` where the game is over or chance decides.
    pub turn: Option<usize>,
    /// The turns so far, in the game's own notation.
    pub turns: Vec<String>,
    /// How the game ended, if it did.
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ended {
    /// The seats that won; all of them where it is drawn.
    pub winners: Vec<usize>,
    /// Whether nobody won.
    pub drawn: bool,
    /// The points of each seat, in games that count points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
}

impl State {
    /// What a table shows.
    pub fn of(table: &TableState, texts: &dyn GameTexts) -> State {
        State {
            version: VERSION,
            game: table.info().id,
            ply: table.viewed_ply(),
            plies: table.record().entries.len(),
            position: position(table, texts),
            turn: table.turn_in_view().map(number),
            turns: table.turns().iter().map(|turn| turn.text.clone()).collect(),
            ended: ended(table),
        }
    }
}

/// The position in view, in the notation that records use.
pub(crate) fn position(table: &TableState, texts: &dyn GameTexts) -> String {
    table.position_texts(texts).into_iter().next().map(|(_, position)| position.text).unwrap_or_default()
}

/// How a game ended, if it did.
pub(crate) fn ended(table: &TableState) -> Option<Ended> {
    let Status::Over(outcome) = table.status() else { return None };
    let info: &GameInfo = table.info();
    let played = || info.seats().filter(|seat| table.record().player(*seat).is_some());
    let winners: Vec<usize> = played().filter(|seat| outcome.places[*seat] == 1).map(number).collect();
    Some(Ended {
        drawn: winners.len() == played().count(),
        winners,
        points: info.has_points.then(|| info.seats().map(|seat| outcome.points[seat]).collect()),
    })
}
