//! What a page performs at its table, by itself or with the help of the late part.

use table::board::BoardEvent;
use table::{Action, RareAction, Task};

use crate::Page;
use crate::act::StudyAct;
use crate::effect::Effect;
use crate::event::Event;
use crate::late_rules::Late;
use crate::layer::Layer;
use crate::phase::{Phase, Trouble};

impl Page {
    /// Performs an action of somebody here.
    pub(crate) fn play(&mut self, action: Action) {
        let n_entries = self.table.record().entries.len();
        self.perform(action);
        if self.table.record().entries.len() != n_entries {
            self.note_played();
        }
    }

    /// Somebody here has played: no other game takes the place of this one by itself.
    pub(crate) fn note_played(&mut self) {
        // Whoever plays has read why another game is on the table.
        if matches!(self.phase, Phase::Opening | Phase::Elsewhere | Phase::Refused(Trouble::NotHere)) {
            self.phase = Phase::Playing;
        }
    }

    /// Performs an action.
    pub(crate) fn perform(&mut self, action: Action) {
        if matches!(action, Action::Board(BoardEvent::Tap(_) | BoardEvent::Drag(_))) {
            self.warm();
        }
        if let Action::Prefer(preferences) = action {
            self.emit(Effect::KeepPreferences(preferences));
        }
        let tasks = self.table.apply(action);
        self.give_cue();
        self.carry_out(tasks);
    }

    /// Has heard and felt what there is of the last action.
    pub(crate) fn give_cue(&mut self) {
        if let Some(cue) = self.table.cue() {
            self.emit(Effect::Cue(cue));
        }
    }

    /// Loads the computer before it is needed.
    pub(crate) fn warm(&mut self) {
        if self.can_warm() {
            self.emit(Effect::Warm);
        }
    }

    /// Whether the computer can be loaded already.
    fn can_warm(&self) -> bool {
        self.table.has_computer() && self.has_layer(Layer::Play)
    }

    /// Does what follows from an action; where that takes more of the program than is here, as soon as it is.
    pub(crate) fn carry_out(&mut self, tasks: Vec<Task>) {
        if !tasks.is_empty() && !self.has_layer(Layer::Play) {
            return self.put_off(Event::CarryOut(tasks), Layer::Play);
        }
        for task in tasks {
            match task {
                Task::Save => self.save(),
                Task::Think(question) => self.emit(Effect::Think(question)),
                Task::Rest(ms) => self.emit(Effect::Rest(ms)),
                Task::StopThinking => self.emit(Effect::StopThinking),
            }
        }
    }

    /// Performs a rare action of somebody here, which takes the late part: whatever asks for one comes from there.
    pub(crate) fn perform_rare(&mut self, action: RareAction) {
        self.with_late(|late, page| late.act(page, action));
    }

    /// Does what the page around the table has asked for, once the late part is here.
    pub(crate) fn obey_host(&mut self) {
        if !self.host.received.is_empty() {
            self.with_late(|late, page| late.obey_host(page));
        }
    }

    /// Tells the page around the table what has happened, if it wants to hear that.
    pub(crate) fn tell_host(&mut self) {
        if self.host.teller.is_some() {
            self.with_late(|late, page| late.tell_host(page));
        }
    }

    /// Does something about the study on the table.
    pub(crate) fn act_on_study(&mut self, act: StudyAct) {
        self.with_late(|late, page| late.act_on_study(page, act));
    }

    /// Judges what was played, where a study is on the table.
    pub(crate) fn follow_study(&mut self) {
        if self.study.is_some() {
            self.act_on_study(StudyAct::Follow);
        }
    }

    /// Gives the game on the table a tag.
    pub(crate) fn set_tag(&mut self, name: &'static str, value: Option<String>) {
        if let Some(value) = value {
            self.perform_rare(RareAction::Tag(name, value));
        }
    }

    /// Uses the wanted names of sites, where there are others.
    pub(crate) fn name_sites(&mut self) {
        let is_renamed = self.table.naming().is_some_and(|key| self.display.shows(key));
        if is_renamed != self.table.is_renamed() {
            self.perform(Action::Rename(is_renamed));
        }
    }

    /// Whether the game has ended, that position is in view, and the late part is here to say more of it.
    pub(crate) fn is_ended(&self) -> bool {
        matches!(self.late, Late::Here(_)) && self.table.outcome().is_some() && !self.table.looks_back()
    }
}
