//! What can be done with tables of all games and toys beside playing: what the late part of a program does.

use play::formats::{GameTexts as _, PositionText};
use play::{Branch, EnterError, GamesOf, Lines as _, NodeIdx, StepToken, Table, TreeEdit};
use rules::view::Effect;
use rules::{Catalogue as _, Game, Visitor};

use crate::toys::WithToys;

const GAMES: GamesOf<WithToys> = GamesOf::NEW;

/// Tables of all games and toys.
pub trait AnyTable {
    /// Plays a turn as people write it: see [`play::play_turn`].
    ///
    /// # Errors
    /// As there.
    fn play_turn(&mut self, turn: &str) -> Result<Vec<Effect>, EnterError>;

    /// The token of a step, written as in an entry; `None` when it is no legal step.
    fn token(&self, step: &str) -> Option<StepToken>;

    /// The position on the board, in the format of this index.
    fn position_text(&self, format: usize) -> PositionText;

    /// The position at a ply, in the first format; `None` when the game has not come so far.
    fn position_text_at(&self, n_entries: usize) -> Option<PositionText>;

    /// See [`play::Lines::branches`].
    fn branches(&self) -> Vec<Branch>;

    /// See [`play::Lines::promote`].
    fn promote(&mut self, node: NodeIdx) -> Option<TreeEdit>;

    /// See [`play::Lines::remove`].
    fn remove(&mut self, node: NodeIdx) -> Option<(TreeEdit, Vec<Effect>)>;

    /// See [`play::Lines::take_back`].
    fn take_back_edit(&mut self, edit: TreeEdit);
}

impl AnyTable for dyn Table {
    fn play_turn(&mut self, turn: &str) -> Result<Vec<Effect>, EnterError> {
        GAMES.play_turn(self, turn)
    }

    fn token(&self, step: &str) -> Option<StepToken> {
        struct Token<'a>(&'a dyn Table, &'a str);

        impl Visitor for Token<'_> {
            type Out = Option<StepToken>;

            fn visit<G: Game>(self) -> Self::Out {
                self.0.session::<G>()?.token(self.1)
            }
        }

        WithToys::visit(self.info().id, Token(self, step))?
    }

    fn position_text(&self, format: usize) -> PositionText {
        GAMES.positions(self, self.record().entries.len()).swap_remove(format).1
    }

    fn position_text_at(&self, n_entries: usize) -> Option<PositionText> {
        Some(GAMES.positions(self, n_entries).into_iter().next()?.1)
    }

    fn branches(&self) -> Vec<Branch> {
        GAMES.branches(self, self.move_formats()[0])
    }

    fn promote(&mut self, node: NodeIdx) -> Option<TreeEdit> {
        GAMES.promote(self, node)
    }

    fn remove(&mut self, node: NodeIdx) -> Option<(TreeEdit, Vec<Effect>)> {
        GAMES.remove(self, node)
    }

    fn take_back_edit(&mut self, edit: TreeEdit) {
        GAMES.take_back(self, edit);
    }
}
