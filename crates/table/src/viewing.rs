//! Games that come from a record: they are looked at, or played on.

use play::formats::GameTexts;
use play::{GameTree, Games, NodeIdx, OpenError, PlayerKind, Record};
use rules::Seat;

use crate::{Access, Action, Look, Notice, Opponent, Setup, Strength, TableState};

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
                (true, PlayerKind::Computer(_)) => *player = PlayerKind::Human.player(),
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

    /// Whether a record is only looked at.
    pub fn is_viewed(&self) -> bool {
        self.players.access == Access::Viewing
    }
}
