//! How fast the computer plays: never before the board has shown what came before, and never faster than one can see.

use play::Pace;

use crate::{TableState, Task};

/// The pace of the moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pacing {
    /// The steps that the computer is about to play.
    held: Option<Vec<String>>,
    rest: Rest,
    /// Whether a game without people stands still.
    is_paused: bool,
    /// Whether one turn is played although it stands still.
    plays_one: bool,
}

/// The rest between what the board has shown last and the computer's next move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Rest {
    /// It is over.
    #[default]
    Over,
    /// It begins as soon as the board is still.
    Awaited,
    /// It has begun.
    Running,
}

/// How long the computer rests, in milliseconds.
const fn length(pace: Pace) -> u32 {
    match pace {
        Pace::AtOnce => 0,
        Pace::Normal => 500,
        Pace::Calm => 1_500,
    }
}

impl TableState {
    /// The computer has chosen these steps.
    pub(crate) fn hold(&mut self, steps: &[String]) -> Vec<Task> {
        self.pacing.held = Some(steps.to_vec());
        self.release()
    }

    /// Whether the computer has chosen and is about to play.
    pub(crate) fn is_about_to_play(&self) -> bool {
        self.pacing.held.is_some()
    }

    /// Plays what the computer has chosen, if it is time.
    fn release(&mut self) -> Vec<Task> {
        // Whoever looks back is not interrupted.
        let is_time = self.motions.is_settled() && self.pacing.rest == Rest::Over && self.viewed.ply.is_none();
        let may_go_on = !self.is_paused() || self.pacing.plays_one;
        match self.pacing.held.take_if(|_| is_time && may_go_on) {
            Some(steps) => {
                self.pacing.plays_one = false;
                self.play_computed(&steps)
            }
            None => Vec::new(),
        }
    }

    /// Something else is on the board: what the computer has chosen is for another position.
    pub(crate) fn begin_pacing(&mut self) -> Vec<Task> {
        self.pacing.held = None;
        self.pacing.rest = Rest::Awaited;
        self.rest_if_still()
    }

    /// The board has become still.
    pub(crate) fn rest_if_still(&mut self) -> Vec<Task> {
        if self.viewed.plays {
            return self.rest_before_next_turn();
        }
        if self.pacing.rest != Rest::Awaited || !self.motions.is_settled() {
            return self.release();
        }
        let ms = length(self.players.preferences.pace);
        // Tests ask for the same answers everywhere, and for no waiting.
        if ms == 0 || self.jobs.strength.nodes.is_some() || !self.has_computer() {
            return self.end_rest();
        }
        self.pacing.rest = Rest::Running;
        vec![Task::Rest(ms)]
    }

    /// The rest is over.
    pub(crate) fn end_rest(&mut self) -> Vec<Task> {
        self.pacing.rest = Rest::Over;
        if self.viewed.plays { self.show_next_turn() } else { self.release() }
    }

    /// Whether nobody plays but the computer, so that the game can be stopped and played step by step.
    pub fn is_watched(&self) -> bool {
        let mut seats = self.info().seats().filter(|seat| self.record().player_on(*seat).is_some());
        self.can_write() && self.status().outcome().is_none() && seats.all(|seat| self.is_computer(seat))
    }

    /// Whether a game without people stands still.
    pub fn is_paused(&self) -> bool {
        self.pacing.is_paused && self.is_watched()
    }

    /// A game without people stands still, or goes on.
    pub(crate) fn pause(&mut self, is_paused: bool) -> Vec<Task> {
        self.pacing.is_paused = is_paused;
        self.release()
    }

    /// One turn is played in a game that stands still.
    pub(crate) fn play_one(&mut self) -> Vec<Task> {
        self.pacing.plays_one = self.is_paused();
        self.release()
    }
}
