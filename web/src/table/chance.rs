//! Dice: who throws them when, and what is played without being touched.

use play::{Choice, Dice, Status};
use rules::Seat;
use rules::view::{Die, Site, SiteSet};

use super::{Role, TableState, Task};

/// How dice are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Throwing {
    /// By a touch of whoever throws.
    #[default]
    Touch,
    /// By themselves.
    Itself,
    /// On a real table: people say what their dice show.
    Hand,
}

/// What people like to do themselves. It holds for all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Habits {
    /// How dice are thrown.
    pub(crate) throwing: Throwing,
    /// Whether turns in which nothing can be chosen are played by themselves.
    pub(crate) plays_forced: bool,
}

impl TableState {
    /// How people here like to play.
    pub(crate) fn habits(&self) -> Habits {
        self.habits
    }

    pub(super) fn take_up(&mut self, habits: Habits) -> Vec<Task> {
        self.habits = habits;
        self.go_on()
    }

    /// Whether the game has dice that people throw.
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

    /// How the dice are to be thrown, when they wait for a person here.
    ///
    /// What is thrown after a decision of the same turn follows from that, and needs no other touch.
    pub(super) fn throwing(&self) -> Option<Throwing> {
        let by_person = match self.table.thrower() {
            Some(seat) => self.is_person(seat),
            None => self.info().seats().any(|seat| self.is_person(seat)),
        };
        let waits = self.status() == Status::Chance && self.has_dice() && by_person && self.role == Role::Writing;
        let throwing = self.habits.throwing;
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

    /// The throws that there are, when people say what their dice show.
    pub(super) fn throws(&self) -> Vec<Choice> {
        let is_asked = !self.looks_back() && self.throwing() == Some(Throwing::Hand);
        if is_asked { self.choices.clone() } else { Vec::new() }
    }

    /// Whether somebody is asked what his dice show.
    pub(crate) fn asks_for_throw(&self) -> bool {
        !self.throws().is_empty()
    }

    /// What the dice of a person show, as he says.
    pub(super) fn say_throw(&mut self, step: &str) -> Option<Vec<Task>> {
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

    /// Plays a throw, and what has to be played then, if nothing can be chosen and nobody wants to do it himself. Nobody
    /// wants to pass.
    fn play_throw(&mut self, step: String) -> Vec<Task> {
        let before = self.table.scene();
        let mut effects = self.play_each(&[step]);
        let by_person = matches!(self.status(), Status::Turn(seat) if self.is_person(seat));
        let passes = matches!(&self.table.choices()[..], [only] if only.gesture.passes);
        if (self.habits.plays_forced || passes) && by_person {
            let forced = self.table.forced();
            effects.extend(self.play_each(&forced));
        }
        if effects.is_empty() { Vec::new() } else { self.changed(before, effects) }
    }
}
