//! Games that come from a record: they are looked at, or played on.

use play::formats::GameTexts;
use play::{GameTree, Games, NodeIdx, OpenError, Pace, PlayerKind, Record};
use rules::Seat;

use crate::{Access, Action, Look, Notice, Opponent, Setup, Strength, TableState, Task};

/// How long each turn stays on the board while one after the other is shown, in milliseconds.
const fn length(pace: Pace) -> u32 {
    match pace {
        Pace::AtOnce => 500,
        Pace::Normal => 1_000,
        Pace::Calm => 2_500,
    }
}

/// The end of the main line of a tree.
fn end(tree: &GameTree) -> NodeIdx {
    tree.line(NodeIdx::ROOT).last().unwrap_or(NodeIdx::ROOT)
}

impl TableState {
    /// Opens a record to look at, from its beginning on.
    ///
    /// # Errors
    /// When the rules refuse the record.
    pub fn open_to_view(games: &dyn Games, tree: &GameTree) -> Result<TableState, OpenError> {
        let mut state = TableState::open_tree(games, tree, end(tree), Strength::USUAL)?;
        state.apply(Action::SetAccess(Access::Viewing));
        state.apply(Action::Look(Look::First));
        state.motions.clear();
        state.motions.settle();
        state.notice = Some(Notice::Views);
        Ok(state)
    }

    /// Opens a record whose main line is played on, by the players of a setup: people, or one person against the
    /// computer. That person has the chosen seat, or else the one to move, and the seats of the same player.
    ///
    /// # Errors
    /// When the rules refuse the record.
    pub fn open_to_play(
        games: &dyn Games,
        tree: &GameTree,
        setup: &Setup,
        side: Option<Seat>,
        strength: Strength,
    ) -> Result<TableState, OpenError> {
        let state = TableState::open_tree(games, tree, end(tree), strength)?;
        let own = side.or_else(|| state.turn()).unwrap_or(Seat::FIRST);
        let own = state.record().player(own).unwrap_or_default();
        let mut tree = tree.clone();
        for (idx, player) in tree.head_mut().players.iter_mut().enumerate() {
            let is_here = setup.opponent != Opponent::Computer || idx == own;
            match (is_here, PlayerKind::of(player)) {
                (true, PlayerKind::Human) => {}
                (true, PlayerKind::Computer(_) | PlayerKind::Remote(..)) => *player = PlayerKind::Human.player(),
                (false, _) => *player = PlayerKind::Computer(setup.level).player(),
            }
        }
        TableState::open_tree(games, &tree, end(&tree), strength)
    }

    /// Opens a game from its record and plays turns in it, in the notation of the game. Nothing moves on the board.
    ///
    /// # Errors
    /// When the rules refuse the record, or one of the turns.
    pub fn open_after(
        games: &dyn Games,
        record: Record,
        texts: &dyn GameTexts,
        turns: &[String],
    ) -> Result<TableState, OpenError> {
        let mut state = TableState::open(games, record, Strength::USUAL)?;
        for (idx, turn) in turns.iter().enumerate() {
            texts.play_turn(&mut *state.game.table, turn).map_err(|why| OpenError::Entry { idx, why })?;
        }
        state.look_around();
        Ok(state)
    }

    /// The seat that was to move first; `None` where chance decided.
    pub fn seat_at_start(&self) -> Option<Seat> {
        match self.record().entries.first() {
            Some(_) => self.seat_at(0),
            None => self.turn(),
        }
    }

    /// Whether one turn after the other is shown.
    pub fn is_playing_through(&self) -> bool {
        self.viewed.plays
    }

    /// Shows one turn after the other from the position in view on; from the beginning where that is the last one.
    pub(crate) fn play_through(&mut self, plays: bool) -> Vec<Task> {
        self.viewed.plays = false;
        let end = self.record().entries.len();
        if !plays || end == 0 {
            return Vec::new();
        }
        let mut tasks = Vec::new();
        if self.viewed_ply() == end {
            tasks = self.look_at(0);
        }
        self.viewed.plays = true;
        tasks.extend(self.rest_before_next_turn());
        tasks
    }

    /// Rests as soon as the board is still.
    pub(crate) fn rest_before_next_turn(&self) -> Vec<Task> {
        if self.motions.is_settled() { vec![Task::Rest(length(self.players.preferences.pace))] } else { Vec::new() }
    }

    /// Shows the turn after the position in view; after the last one the board is back at the position on the table.
    pub(crate) fn show_next_turn(&mut self) -> Vec<Task> {
        let mut tasks = self.look_at(self.look_goal(Look::Next));
        self.viewed.plays = self.viewed.ply.is_some();
        if self.viewed.plays {
            tasks.extend(self.rest_before_next_turn());
        }
        tasks
    }

    /// Whether a record is only looked at.
    pub fn is_viewed(&self) -> bool {
        self.players.access == Access::Viewing
    }
}
