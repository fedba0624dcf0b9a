//! Moves that are typed instead of touched.

use play::EnterError;
use play::formats::GameTexts;
use rules::view::Site;

use crate::{How, TableState, Task};

impl TableState {
    /// Whether a move can be typed: a step of somebody here is awaited.
    pub fn can_type(&self) -> bool {
        self.human_to_act().is_some() && !self.looks_back() && !self.is_searching()
    }

    /// Plays a turn, or the rest of one, as people write it.
    ///
    /// # Errors
    /// When no step of somebody here is awaited, or it is no legal turn; then nothing is played.
    pub fn type_turn(&mut self, texts: &dyn GameTexts, turn: &str) -> Result<Vec<Task>, EnterError> {
        self.type_turn_in(texts, turn, "")
    }

    /// As [`TableState::type_turn`], by somebody who reads the language with this tag: its letters for pieces count before
    /// those of others.
    ///
    /// # Errors
    /// As there.
    pub fn type_turn_in(&mut self, texts: &dyn GameTexts, turn: &str, language: &str) -> Result<Vec<Task>, EnterError> {
        if !self.can_type() {
            return Err(EnterError::NotOpen);
        }
        self.motions.begin();
        let before = self.game.table.scene();
        let effects = texts.play_turn_in(&mut *self.game.table, turn.trim(), language)?;
        let tasks = self.changed(before, effects, How::Played);
        Ok(self.conclude(tasks, false, false))
    }

    /// The steps that can be played now, each in the notation of the game, with the sites that are touched for it.
    pub fn offered_steps(&self) -> Vec<(String, &[Site])> {
        let offered = if self.can_type() { &self.game.choices[..] } else { &[] };
        offered.iter().map(|choice| (self.step_text(choice.step), &choice.gesture.sites[..])).collect()
    }

    /// The steps that can be played now, in the notation of the game.
    pub fn typed_steps(&self) -> Vec<String> {
        if !self.can_type() {
            return Vec::new();
        }
        let mut texts: Vec<String> = self.game.choices.iter().map(|choice| self.step_text(choice.step)).collect();
        texts.sort();
        texts.dedup();
        texts
    }
}
