//! What a page around a table is told, and when.

use play::formats::GameTexts;
use play::{Entry, GameUid, NodeIdx};
use serde::Serialize;
use table::TableState;

use crate::command::{CommandError, CommandId, Fault};
use crate::state::{Ended, State, ended, number, position};

/// Something that a page around a table is told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Event {
    /// A game is on the table: the first one that is told of, or another than before.
    Ready(State),
    /// A step was played.
    Step {
        /// How many entries there are with it.
        ply: usize,
        /// Who played it; `None` where chance decided.
        seat: Option<usize>,
        /// The step, as records write it.
        step: String,
    },
    /// Somebody is to move.
    Turn {
        /// Who; `None` where chance decides first.
        seat: Option<usize>,
        /// The turn that ended last, in the game's own notation.
        last: Option<String>,
    },
    /// The game is over.
    End(Ended),
    /// The board shows another position.
    Position {
        /// How many entries it shows.
        ply: usize,
        /// The position, in the game's usual notation.
        position: String,
    },
    /// The game was reviewed.
    Review {
        /// The turns that cost most, the dearest first.
        costs: Vec<Cost>,
    },
    /// A command was obeyed.
    Done {
        /// Its id.
        id: CommandId,
    },
    /// The legal moves that were asked for.
    Moves {
        /// The id of the command.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// Each move, and the squares that are touched for it.
        moves: Vec<Move>,
    },
    /// A command was not obeyed, or was none.
    Error {
        /// Its id, if it has one.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// What kind of error it is.
        code: Fault,
        /// What is wrong: for readers, in their language, where they could have done it themselves.
        why: String,
    },
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Move {
    /// The step, in the game's own notation.
    pub step: String,
    /// The squares that are touched for it, in order.
    pub sites: Vec<String>,
}

/// A turn that cost much.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cost {
    /// How many entries there are with it.
    pub ply: usize,
    /// Whose it was.
    pub seat: usize,
    /// What it cost, in hundredths of an expected point: of one game, or of its stake where dice are thrown.
    pub cost: u32,
    /// What was played, in the notation that the reader sees.
    pub played: String,
    /// What was better.
    pub better: String,
}

impl From<CommandError> for Event {
    fn from(CommandError { id, fault, why }: CommandError) -> Event {
        Event::Error { id, code: fault, why }
    }
}

/// An event as a message.
pub fn write(event: &Event) -> String {
    // Everything in an event has a form in JSON.
    serde_json::to_string(event).unwrap_or_default()
}

/// Tells what happens at a table, by comparing it with what was told last.
#[derive(Clone, Debug, Default)]
pub struct Teller {
    told: Option<Told>,
}

/// What was told last.
#[derive(Clone, Debug)]
struct Told {
    uid: GameUid,
    node: NodeIdx,
    plies: usize,
    ply: usize,
    is_over: bool,
}

impl Teller {
    /// What has happened since the last call.
    pub fn tell(&mut self, table: &TableState, texts: &dyn GameTexts) -> Vec<Event> {
        let now = Told {
            uid: table.record().uid,
            node: table.node(),
            plies: table.record().entries.len(),
            ply: table.viewed_ply(),
            is_over: table.outcome().is_some(),
        };
        let events = match self.told.as_ref().filter(|told| told.uid == now.uid) {
            Some(told) => told.until(&now, table, texts),
            None => vec![Event::Ready(State::of(table, texts))],
        };
        self.told = Some(now);
        events
    }
}

impl Told {
    fn until(&self, now: &Told, table: &TableState, texts: &dyn GameTexts) -> Vec<Event> {
        let is_moved = self.node != now.node;
        if !is_moved && self.ply == now.ply && self.is_over == now.is_over {
            return Vec::new();
        }
        let mut events = Vec::new();
        if is_moved && table.has_played(self.node) {
            let entries = table.record().entries.iter().enumerate().skip(self.plies);
            let step = |(idx, entry): (usize, &Entry)| match entry {
                Entry::Step(step) => {
                    Some(Event::Step { ply: idx + 1, seat: table.seat_at(idx).map(number), step: step.clone() })
                }
                _ => None,
            };
            events.extend(entries.filter_map(step));
        }
        events.push(Event::Position { ply: now.ply, position: position(table, texts) });
        match ended(table) {
            Some(ended) if !self.is_over => events.push(Event::End(ended)),
            None if is_moved || self.is_over => {
                let turns = table.turns();
                let whole = if table.is_mid_turn() { turns.len().saturating_sub(1) } else { turns.len() };
                let last = whole.checked_sub(1).and_then(|idx| turns.get(idx)).map(|turn| turn.text.clone());
                events.push(Event::Turn { seat: table.turn().map(number), last });
            }
            _ => {}
        }
        events
    }
}
