//! What a table performs, by itself or with the help of its late part, and what it notes for other games.

use play::TimeControl;
use rules::Level;

use super::TableView;
use super::late::Late;
use super::saving::Trouble;
use crate::components::study_act::StudyAct;
use crate::services::layers::Layer;
use crate::services::{cues, preferences};
use table::board::BoardEvent;
use table::{Action, RareAction, Task};

impl TableView {
    /// Performs an action of somebody here.
    pub(super) fn play(&mut self, action: Action) {
        let n_entries = self.state.record().entries.len();
        self.perform(action);
        if self.state.record().entries.len() != n_entries {
            self.is_played = true;
            // Whoever plays has read it.
            if self.trouble == Some(Trouble::NotHere) {
                self.trouble = None;
            }
        }
    }

    pub(super) fn perform(&mut self, action: Action) {
        if matches!(action, Action::Board(BoardEvent::Tap(_) | BoardEvent::Drag(_))) {
            self.warm();
        }
        if let Action::Prefer(preferences) = action {
            preferences::save(preferences);
        }
        let tasks = self.state.apply(action);
        self.state.cue().into_iter().for_each(cues::give);
        self.carry_out(tasks);
    }

    /// Loads the computer before it is needed.
    pub(super) fn warm(&self) {
        if self.state.has_computer() && self.waiting.has(Layer::Play) {
            self.services.warm();
        }
    }

    /// Does what follows from an action; where that takes more of the program than is here, as soon as it is.
    pub(super) fn carry_out(&mut self, tasks: Vec<Task>) {
        if !tasks.is_empty() && !self.waiting.has(Layer::Play) {
            self.callbacks.tasks.emit(tasks);
            return;
        }
        for task in tasks {
            match task {
                Task::Save => self.save(),
                Task::Think(question) => self.services.think(*question),
                Task::Rest(ms) => self.services.rest(ms),
                Task::StopThinking => self.services.stop_thinking(),
            }
        }
    }

    /// Performs a rare action of somebody here, which takes the late part: whatever asks for one comes from there.
    pub(super) fn perform_rare(&mut self, action: RareAction) {
        if let Late::Here(part) = self.late {
            (part.act)(self, action);
        }
    }

    /// Keeps what was drawn on the board, and has it shown with what there is.
    pub(super) fn draw_shapes(&mut self) {
        if let Late::Here(part) = self.late {
            (part.draw_shapes)(self);
        }
    }

    /// Puts what is asked for on the table. Where it is refused there is no board, and nothing is played.
    pub(super) fn lay(&mut self) {
        if let Late::Here(part) = self.late {
            (part.lay)(self, part.games.texts);
        }
    }

    /// Does what the page around the table has asked for, once the late part is here.
    pub(super) fn obey_host(&mut self) {
        if let Late::Here(part) = self.late
            && !self.hosted.heard.is_empty()
        {
            (part.obey)(self, part.games.texts);
        }
    }

    /// Tells the page around the table what has happened, if it wants to hear that.
    pub(super) fn tell_host(&self) {
        if let Late::Here(part) = self.late
            && self.hosted.is_told()
        {
            (part.tell_host)(self, part.games.texts);
        }
    }

    /// Does something about the study on the table.
    pub(super) fn study(&mut self, act: StudyAct) {
        if let Late::Here(part) = self.late {
            (part.study)(self, act, part.games.texts);
        }
    }

    /// Judges what was played, where a study is on the table.
    pub(super) fn follow_study(&mut self) {
        if self.study.is_some() {
            self.study(StudyAct::Follow);
        }
    }

    /// Gives the game on the table a clock.
    pub(super) fn set_clock(&mut self, time: Option<String>) {
        if let Some(time) = time {
            self.perform_rare(RareAction::Tag(TimeControl::TAG, time));
        }
    }

    /// The next table begins with the level that was chosen last.
    pub(super) fn note_level(&mut self, level: Level) {
        self.setup.level = level;
        preferences::save_level(level);
    }

    /// Uses the wanted names of sites, where there are others.
    pub(super) fn name_sites(&mut self) {
        let is_renamed = self.state.naming().is_some_and(|key| self.view.shows(key));
        if is_renamed != self.state.is_renamed() {
            self.perform(Action::Rename(is_renamed));
        }
    }
}
