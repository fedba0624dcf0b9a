//! Dice: who throws them when, and what is played automatically.

use play::{Choice, Dice, Status, StepToken};
use rules::Seat;
use rules::present::GestureKind;
use rules::view::{Die, Site, SiteSet};

use super::{Access, TableState, Task};

/// How dice are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Throwing {
    /// By a touch of the player who throws.
    #[default]
    Touch,
    /// Automatically.
    Itself,
    /// On a real table: the players say what their dice show.
    Hand,
}

/// What players like to do themselves. It holds for all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Preferences {
    /// How dice are thrown.
    pub(crate) throwing: Throwing,
    /// Whether forced turns are played automatically.
    pub(crate) plays_forced: bool,
}

impl TableState {
    /// How players here like to play.
    pub(crate) fn preferences(&self) -> Preferences {
        self.preferences
    }

    pub(super) fn take_up(&mut self, preferences: Preferences) -> Vec<Task> {
        self.preferences = preferences;
        self.go_on()
    }

    /// Whether the game has dice that players throw.
    pub(crate) fn has_dice(&self) -> bool {
        !self.dice_sites().is_empty()
    }

    /// The dice as they lie on the board.
    pub(crate) fn dice(&self) -> Vec<(Site, Die)> {
        self.table.dice().iter().copied().zip(self.scene().dice).collect()
    }

    /// Where the dice lie, in their order.
    pub(crate) fn dice_sites(&self) -> &'static [Site] {
        self.table.dice()
    }

    /// Where dice lie that wait to be thrown.
    pub(super) fn ready_dice(&self) -> SiteSet {
        self.dice().into_iter().filter(|(_, die)| *die == Die::Ready).map(|(site, _)| site).collect()
    }

    /// How the dice are to be thrown, when they wait for a human here.
    ///
    /// A throw after a decision in the same turn follows from it, and needs no touch of its own.
    pub(super) fn throwing(&self) -> Option<Throwing> {
        let by_human = match self.table.thrower() {
            Some(seat) => self.is_human(seat),
            None => self.info().seats().any(|seat| self.is_human(seat)),
        };
        let waits = self.status() == Status::Chance && self.has_dice() && by_human && self.access == Access::Editing;
        let throwing = self.preferences.throwing;
        let is_asked = match throwing {
            Throwing::Touch => !self.table.is_mid_turn(),
            Throwing::Itself => false,
            Throwing::Hand => true,
        };
        (waits && is_asked).then_some(throwing)
    }

    /// Whether a touch throws the dice now.
    pub(crate) fn awaits_throw(&self) -> bool {
        !self.looks_back() && self.throwing() == Some(Throwing::Touch)
    }

    /// The possible throws, when the players say what their dice show.
    pub(super) fn throws(&self) -> Vec<Choice> {
        let is_asked = !self.looks_back() && self.throwing() == Some(Throwing::Hand);
        if is_asked { self.choices.clone() } else { Vec::new() }
    }

    /// Whether a player is asked what their dice show.
    pub(crate) fn asks_for_throw(&self) -> bool {
        !self.throws().is_empty()
    }

    /// Plays the throw that a player names.
    pub(super) fn say_throw(&mut self, step: StepToken) -> Option<Vec<Task>> {
        let throw = self.throws().into_iter().find(|throw| throw.step == step)?;
        Some(self.play_throw(throw.step))
    }

    /// Who throws, when it is chance's turn.
    pub(super) fn thrower(&self) -> Option<Seat> {
        self.table.thrower()
    }

    pub(super) fn throw_by_hand(&mut self) -> Vec<Task> {
        if self.awaits_throw() { self.roll() } else { Vec::new() }
    }

    /// Lets chance decide.
    pub(super) fn roll(&mut self) -> Vec<Task> {
        let Some(seed) = self.record().seed else { return Vec::new() };
        let drawn = self.table.draw(&mut Dice::at(seed, self.n_entries()));
        drawn.map_or_else(Vec::new, |step| self.play_throw(step))
    }

    /// Plays a throw, and then the forced steps if the preferences say so. A forced pass is always played
    /// automatically.
    fn play_throw(&mut self, step: StepToken) -> Vec<Task> {
        let before = self.table.scene();
        let mut effects = self.choose_each(&[step]);
        let by_human = matches!(self.status(), Status::Turn(seat) if self.is_human(seat));
        let passes = matches!(&self.table.choices()[..], [only] if only.gesture.is(GestureKind::Pass));
        if (self.preferences.plays_forced || passes) && by_human {
            let forced = self.table.forced();
            effects.extend(self.choose_each(&forced));
        }
        if effects.is_empty() { Vec::new() } else { self.changed(before, effects) }
    }
}
