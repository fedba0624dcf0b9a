//! Dice: who throws them when, and what is played automatically.

use play::{Choice, Dice, Preferences, Status, StepToken, Throwing};
use rules::Seat;
use rules::present::GestureKind;
use rules::view::{Die, Site, SiteSet};

use crate::game::players::Access;
use crate::task::Task;
use crate::{How, TableState};

impl TableState {
    /// How players here like to play.
    pub fn preferences(&self) -> Preferences {
        self.players.preferences
    }

    pub(crate) fn take_up(&mut self, preferences: Preferences) -> Vec<Task> {
        self.players.preferences = preferences;
        self.go_on()
    }

    /// Whether the game has dice that players throw.
    pub fn has_dice(&self) -> bool {
        !self.dice_sites().is_empty()
    }

    /// The dice as they lie on the board.
    pub fn dice(&self) -> Vec<(Site, Die)> {
        self.game.table.dice().iter().copied().zip(self.scene().dice).collect()
    }

    /// Where the dice lie, in their order.
    pub fn dice_sites(&self) -> &'static [Site] {
        self.game.table.dice()
    }

    /// Where dice lie that wait to be thrown.
    pub(crate) fn ready_dice(&self) -> SiteSet {
        self.dice().into_iter().filter(|(_, die)| *die == Die::Ready).map(|(site, _)| site).collect()
    }

    /// How the dice are to be thrown, when they wait for a human here.
    ///
    /// A throw after a decision in the same turn follows from it, and needs no touch of its own.
    pub(crate) fn throwing(&self) -> Option<Throwing> {
        let by_human = match self.thrower() {
            Some(seat) => self.is_human(seat),
            None => self.info().seats().any(|seat| self.is_human(seat)),
        };
        let waits =
            self.status() == Status::Chance && self.has_dice() && by_human && self.players.access == Access::Editing;
        let throwing = match self.players.preferences.throwing {
            // Nobody says what far dice show.
            Throwing::Hand if self.is_lot() => Throwing::Touch,
            chosen => chosen,
        };
        let is_here = !self.is_lot() || self.lot.is_some_and(|lot| lot.awaited.is_none());
        let is_asked = match throwing {
            Throwing::Touch => !self.game.table.is_mid_turn(),
            Throwing::Itself => false,
            Throwing::Hand => true,
        };
        (waits && is_here && is_asked).then_some(throwing)
    }

    /// Whether a touch throws the dice now.
    pub fn awaits_throw(&self) -> bool {
        !self.looks_back() && self.throwing() == Some(Throwing::Touch)
    }

    /// The possible throws, when the players say what their dice show.
    pub(crate) fn throws(&self) -> Vec<Choice> {
        let is_asked = !self.looks_back() && self.throwing() == Some(Throwing::Hand);
        if is_asked { self.game.choices.clone() } else { Vec::new() }
    }

    /// Whether a player is asked what their dice show.
    pub fn asks_for_throw(&self) -> bool {
        !self.throws().is_empty()
    }

    /// Plays the throw that a player names.
    pub(crate) fn say_throw(&mut self, step: StepToken) -> Option<Vec<Task>> {
        let throw = self.throws().into_iter().find(|throw| throw.step == step)?;
        Some(self.play_throw(throw.step))
    }

    /// Who throws, when it is chance's turn.
    pub(crate) fn thrower(&self) -> Option<Seat> {
        self.game.table.thrower()
    }

    pub(crate) fn throw_by_hand(&mut self) -> Vec<Task> {
        if self.awaits_throw() { self.roll() } else { Vec::new() }
    }

    /// Lets chance decide.
    pub(crate) fn roll(&mut self) -> Vec<Task> {
        if self.is_lot() {
            // The late part draws it.
            self.is_lot_wanted = self.lot.is_some_and(|lot| lot.awaited.is_none());
            return Vec::new();
        }
        // A record from elsewhere may have no seed; its number serves as well.
        let seed = self.record().seed.unwrap_or(self.record().uid.0);
        let drawn = self.game.table.draw(&mut Dice::at(seed, self.game.table.n_throws()));
        drawn.map_or_else(Vec::new, |step| self.play_throw(step))
    }

    /// Plays the throw that was drawn by lot, as the game writes it.
    pub(crate) fn play_lot(&mut self, throw: &str) -> Vec<Task> {
        self.is_lot_wanted = false;
        self.motions.go_on();
        let is_it =
            |choice: &&Choice| self.game.table.step_texts(&[choice.step]).first().is_some_and(|text| text == throw);
        let step = self.game.choices.iter().find(is_it).map(|choice| choice.step);
        step.map_or_else(Vec::new, |step| self.play_throw(step))
    }

    /// Plays a throw, and then the forced steps if the preferences say so. A forced pass is always played
    /// automatically.
    fn play_throw(&mut self, step: StepToken) -> Vec<Task> {
        let before = self.game.table.scene();
        let mut effects = self.choose_each(&[step]);
        let by_human = matches!(self.status(), Status::Turn(seat) if self.is_human(seat));
        let passes = matches!(&self.game.table.choices()[..], [only] if only.gesture.is(GestureKind::Pass));
        if (self.players.preferences.plays_forced || passes) && by_human {
            let forced = self.game.table.forced();
            effects.extend(self.choose_each(&forced));
        }
        if effects.is_empty() { Vec::new() } else { self.changed(before, effects, How::Played) }
    }
}
