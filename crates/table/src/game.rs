//! The game itself, and what can be played in it now.

pub(crate) mod by_link;
mod chance;
pub(crate) mod drawing;
pub(crate) mod find;
pub(crate) mod handicaps;
pub(crate) mod history;
pub(crate) mod lines;
pub(crate) mod notes;
pub(crate) mod offers;
pub(crate) mod players;
pub(crate) mod replay;
pub(crate) mod saved_game;
pub(crate) mod seating;
pub(crate) mod setup;
pub(crate) mod shared;
pub(crate) mod timing;

use std::rc::Rc;

use play::{Choice, EnterError, MultiStepMove, Table, TurnText, select};
use rules::Format;
use rules::present::GestureKind;
use rules::view::{Effect, Site};

/// A game that is being played, with what its board needs to know of the position.
pub(crate) struct Playing {
    pub(crate) table: Box<dyn Table>,
    /// What can be played from the position on the board.
    pub(crate) choices: Vec<Choice>,
    /// Hidden choices, which the player has to find.
    pub(crate) hidden: Vec<Choice>,
    pub(crate) multi_step_moves: Vec<MultiStepMove>,
    /// The turns that led to it, as they are shown.
    pub(crate) turns: Rc<Vec<TurnText>>,
    /// How turns and steps are shown.
    pub(crate) format: Format,
}

impl Playing {
    pub(crate) fn new(table: Box<dyn Table>) -> Playing {
        let mut playing = Playing {
            format: table.shown_formats()[0],
            table,
            choices: Vec::new(),
            hidden: Vec::new(),
            multi_step_moves: Vec::new(),
            turns: Rc::default(),
        };
        playing.look_around();
        playing
    }

    /// Finds out what can be done in a new position.
    pub(crate) fn look_around(&mut self) {
        let is_hidden = |choice: &Choice| choice.gesture.is(GestureKind::Hidden);
        (self.hidden, self.choices) = self.table.choices().into_iter().partition(is_hidden);
        self.multi_step_moves = self.table.multi_step_moves();
        self.write_turns();
    }

    /// Shows turns and steps with the other names of sites, or with the usual ones again.
    pub(crate) fn rename(&mut self, is_renamed: bool) {
        self.format = self.table.shown_formats()[usize::from(is_renamed)];
        self.write_turns();
    }

    fn write_turns(&mut self) {
        self.turns = Rc::new(self.table.turns(self.format));
    }

    /// The site that need not be touched again to go on with a piece; `None` where that touch alone is a step.
    pub(crate) fn begun(&self) -> Option<Site> {
        let first = self.choices.first().and_then(|choice| choice.gesture.sites.first().copied());
        let is_only = |site: Site| self.choices.iter().all(|choice| choice.gesture.sites.first() == Some(&site));
        let waits = |site: Site| select(&self.choices, &[site]).done.is_none();
        first.filter(|site| is_only(*site) && self.table.is_mid_turn() && waits(*site))
    }

    /// Plays steps until one is refused; gives their effects, and why one was.
    pub(crate) fn play_each<S>(
        &mut self,
        steps: &[S],
        play: fn(&mut dyn Table, &S) -> Result<Vec<Effect>, EnterError>,
    ) -> (Vec<Effect>, Option<EnterError>) {
        let mut effects = Vec::new();
        for step in steps {
            match play(&mut *self.table, step) {
                Ok(more) => effects.extend(more),
                Err(why) => return (effects, Some(why)),
            }
        }
        (effects, None)
    }
}
