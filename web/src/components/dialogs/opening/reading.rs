//! Reads the games of texts, a slice at a time: between slices the page does what else there is to do.

use play::formats::{GameTexts, Placed, ReadGame, Score, TextFault};
use play::{GameTree, GameUid, NodeIdx, Player, Record, SavedGame, Summary};
use rules::Mend;

use crate::program::games;
use crate::words;
use table::{Strength, TableState};

/// How long a slice takes, in milliseconds. The game at its end is read to its end.
pub(super) const SLICE: f64 = 8.0;

/// A text to be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    /// The name of its file.
    pub(super) name: Option<String>,
    pub(super) text: String,
}

/// How far reading has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Progress {
    /// How many bytes are read.
    pub(super) read: usize,
    /// How many there are.
    pub(super) all: usize,
    /// How many games were found.
    pub(super) n_games: usize,
}

/// A game of a text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Found {
    /// Which text it is of.
    pub(super) source: usize,
    /// Which in that text, counted from 1.
    pub(super) number: usize,
    /// The game and its players; its entries are in what is saved.
    pub(super) head: Record,
    pub(super) n_turns: usize,
    pub(super) result: Option<Score>,
    pub(super) mends: Vec<Placed<Mend>>,
    pub(super) fault: Option<TextFault>,
    /// Whether anything of it could be read.
    pub(super) is_kept: bool,
    /// What is to be saved of it, until it is.
    pub(super) kept: Option<Imported>,
    /// Its number, once it is saved.
    pub(super) uid: Option<GameUid>,
}

/// A game as it is saved, and what lists show of it.
pub(crate) type Imported = (SavedGame, Summary);

/// Where games are read.
pub(super) trait World {
    /// Milliseconds since 1970.
    fn now(&self) -> f64;

    /// A number for a game that has none.
    fn draw(&self) -> u64;

    /// Lets the page do what else there is to do.
    async fn pause(&self, progress: Progress);

    /// Whether no more is to be read.
    fn is_stopped(&self) -> bool;
}

/// Reads texts of the game `id`, and of the others of its folder, until their end or until it is stopped.
pub(super) async fn read(texts: &dyn GameTexts, id: &str, sources: &[Source], world: &impl World) -> Vec<Found> {
    let all = sources.iter().map(|source| source.text.len()).sum();
    let begun = world.now();
    let (mut slice, mut before, mut n_games) = (begun, 0, 0);
    let mut found = Vec::new();
    for (idx, source) in sources.iter().enumerate() {
        let Ok(mut reader) = texts.read_in(id, &source.text, words::language::current().tag()) else { break };
        while let Some(game) = reader.next() {
            // Lists show the last changed game first: so these stay in the order of the text.
            let changed = begun - n_games as f64 / 1024.0;
            let game = Found::of(idx, game, changed, world);
            n_games += usize::from(game.is_kept);
            found.push(game);
            if world.now() - slice < SLICE {
                continue;
            }
            world.pause(Progress { read: before + reader.at(), all, n_games }).await;
            if world.is_stopped() {
                return found;
            }
            slice = world.now();
        }
        before += source.text.len();
    }
    found
}

impl Found {
    fn of(source: usize, game: ReadGame, changed: f64, world: &impl World) -> Found {
        let ReadGame { number, line: _, tree, n_turns, result, mends, fault } = game;
        let is_noise = number > 1 && n_turns == 0 && tree.n_entries() == 0 && tree.tags.is_empty();
        let is_kept = n_turns > 0 || (fault.is_none() && !(is_noise && tree.head().start.is_none()));
        let head = Record { entries: Vec::new(), ..tree.head().clone() };
        let kept = if is_kept { keep(tree, changed, world) } else { None };
        Found { source, number, head, n_turns, result, mends, fault, is_kept: kept.is_some(), kept, uid: None }
    }

    /// The names of the players, by seat; empty where they have none.
    pub(super) fn names(&self) -> Vec<String> {
        let seats = rules::Seat::first(self.head.seats.len());
        let name = |seat| match self.head.player_on(seat)? {
            Player::Human { name } | Player::Remote { name, .. } => Some(name.clone()),
            Player::Computer { .. } => Some(String::new()),
        };
        seats.filter_map(name).collect()
    }

    /// Whether there is anything to tell of it.
    pub(super) fn is_told(&self) -> bool {
        self.fault.is_some() || !self.mends.is_empty()
    }
}

/// The game as it is saved, at the end of its main line.
fn keep(mut tree: GameTree, changed: f64, world: &impl World) -> Option<Imported> {
    if tree.head().uid == GameUid::default() {
        tree.head_mut().uid = GameUid(world.draw());
    }
    let end = tree.line(NodeIdx::ROOT).last().unwrap_or(NodeIdx::ROOT);
    let state = TableState::open_tree(games(), &tree, end, Strength::USUAL).ok()?;
    Some((state.saved_game(changed), state.summary(changed)))
}

/// Gives a game another number: its own is taken.
pub(super) fn renumber((saved, summary): &mut Imported, uid: GameUid) {
    let line = |uid| format!("\nuid {uid}\n");
    saved.text = saved.text.replacen(&line(saved.uid), &line(uid), 1);
    saved.uid = uid;
    summary.uid = uid;
}

#[cfg(test)]
mod tests;
