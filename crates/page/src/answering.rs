//! What each event does.

use play::think::Reply;
use play::{Record, TimeControl};
use table::board::BoardEvent;
use table::{Access, Action, ComputerProgress, Look};

use crate::act::{Answer, CoachAct, Shortcut, Tool};
use crate::by_link::THROWS;
use crate::dialog::Dialog;
use crate::effect::Effect;
use crate::event::Event;
use crate::late_rules::Late;
use crate::{Focus, HINTS, Page};

impl Page {
    /// Does what an event asks for.
    pub(crate) fn obey(&mut self, event: Event) {
        match event {
            Event::Begin => return self.begin_page(),
            Event::Drawn => return self.end_draw(),
            Event::StoreOpened => return self.saving.open(),
            // Most sites that the pointer crosses show nothing, and a draw of the page is costly.
            Event::Act(action @ Action::Board(BoardEvent::Over(_) | BoardEvent::Hover(_) | BoardEvent::Focus(_))) => {
                let before = self.table.pointed();
                self.perform(action);
                if self.table.pointed() != before {
                    self.emit(Effect::Draw);
                }
                return;
            }
            Event::Layer(layer, came) => return self.take_layer(layer, came),
            Event::ChangedElsewhere(uid) => {
                if uid == self.uid() && self.table.access() == Access::Watching {
                    self.emit(Effect::Read(uid));
                }
                return;
            }
            // The depth is all that a page shows of the progress.
            Event::Reply(Reply::Progress { depth, .. })
                if self.table.thinking().is_some_and(|progress| progress.depth == depth) =>
            {
                return;
            }
            // What was asked beside the game, the late part has asked.
            Event::Reply(reply) if self.table.asked_beside().is_some() => {
                self.with_late(|late, page| late.hear(page, reply))
            }
            Event::Reply(reply) => self.take_reply(reply),
            Event::Rested => self.perform(Action::Rested),
            Event::Act(action) => self.play(action),
            Event::CarryOut(tasks) => self.carry_out(tasks),
            Event::Opened(opened) => self.go_on(opened),
            Event::LockChanged(uid, lock) if uid == self.uid() => self.take_lock(lock),
            Event::Claimed(uid, result) if uid == self.uid() => self.take_claim(result),
            Event::Saved { uid, change, at, result } if uid == self.uid() => self.note_saved(change, at, result),
            // About a game that is no longer on the table.
            Event::LockChanged(..) | Event::Claimed(..) | Event::Saved { .. } => {}
            other => self.obey_rest(other),
        }
        self.emit(Effect::Draw);
        self.follow_study();
        if self.table.awaits_lot() {
            self.with_late(|late, page| late.settle_lot(page));
        }
    }

    /// Does what an event asks for that takes the last layer of the program; as a function of its own it is a part of that.
    #[inline(never)]
    fn obey_rest(&mut self, event: Event) {
        match event {
            Event::NotHere => self.note_not_here(),
            Event::SavedElsewhere(saved) => self.take_news(&saved),
            Event::Brought(saved) => self.open_saved(&saved),
            Event::Found(record, saved) => self.take_found(*record, saved),
            Event::Rare(action) => self.perform_rare(action),
            Event::Shape(shape) => {
                self.drawn = Some(shape);
                self.want_late();
                self.with_late(|late, page| late.draw_shapes(page));
            }
            Event::Tool(tool) => self.press(tool),
            Event::Answer(answer) => self.answer(answer),
            Event::Shortcut(shortcut) => self.press_key(shortcut),
            Event::Dialog(act) => self.with_late(|late, page| late.act_in_dialog(page, act)),
            Event::OpenTexts(opens) => {
                // Whoever embeds a table has chosen what is on it.
                self.dialogs.opens_texts = opens && !self.place.is_embedded;
                if self.dialogs.opens_texts {
                    self.close_dialog();
                    self.want_late();
                }
            }
            Event::CloseDialog => {
                self.close_dialog();
            }
            Event::Late(fetched) => self.take_late(fetched),
            Event::FetchLate => self.fetch_late(),
            Event::Host(text) => {
                self.host.received.push(text);
                self.want_late();
                self.obey_host();
            }
            Event::Moved(game) => {
                self.emit(Effect::FollowLanguage);
                self.place.game = game;
            }
            // That is above.
            _ => {}
        }
    }

    /// The computer plays, answers, or says how far it has come.
    fn take_reply(&mut self, reply: Reply) {
        self.perform(match reply {
            Reply::Ready => return,
            Reply::Progress { depth, .. } => Action::Progress(ComputerProgress { depth }),
            Reply::Steps { steps, .. } => Action::ComputerPlays(steps),
            Reply::Answered { yes, .. } => Action::ComputerAnswers(yes),
            Reply::Failed { reason, .. } => Action::ComputerFails(reason),
        });
    }

    /// Does what a button in the message bar asks for.
    fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::Table(action) => {
                // The button goes away with the question: whoever pressed it by key would lose the focus.
                if matches!(action, Action::Choose(_) | Action::Throw | Action::Confirm) {
                    self.focus_on(Focus::Board);
                }
                self.play(action);
            }
            Answer::Rare(action) => self.perform_rare(action),
            Answer::TakeOver => self.emit(Effect::TakeOver),
            Answer::Study(act) => self.act_on_study(act),
            Answer::Coach(act) => self.with_late(|late, page| late.coach(page, act)),
            Answer::Rematch => self.begin_rematch(match self.late {
                Late::Here(part) => part.rematch(self),
                _ => self.table.rematch(self.games, self.device.random()),
            }),
            Answer::NextGame => self.with_late(|late, page| late.go_on_with_match(page)),
            Answer::NewGame => self.choose_new_game(false),
            Answer::Options => self.choose_new_game(true),
            Answer::Level => self.open_dialog(Dialog::Level),
            Answer::Link => self.open_dialog(Dialog::Link),
        }
    }

    /// Begins a rematch, with the same clock, and with hints where everybody has agreed on them.
    pub(crate) fn begin_rematch(&mut self, record: Record) {
        let kept = [TimeControl::TAG, HINTS, THROWS].map(|name| (name, self.table.tags().get(name).map(str::to_owned)));
        self.begin(record);
        for (name, value) in kept {
            self.set_tag(name, value);
        }
        self.note_unsent();
    }

    /// Whether the match goes on with another game, once the game on the table has ended and the late part is here.
    pub(crate) fn has_next_game(&self) -> bool {
        match self.late {
            Late::Here(part) if self.is_ended() => part.next_game(&self.table).is_some(),
            _ => false,
        }
    }

    fn press(&mut self, tool: Tool) {
        match tool {
            Tool::Table(action) => self.perform(action),
            Tool::Settings => self.open_dialog(Dialog::Settings),
            Tool::Seats => self.open_dialog(Dialog::Seats),
            Tool::Resign => self.open_dialog(Dialog::Resign),
            Tool::NewGame => self.choose_new_game(false),
            Tool::Games => self.open_dialog(Dialog::Games),
            Tool::Share => self.open_dialog(Dialog::Share),
            Tool::More => self.open_dialog(Dialog::More),
            Tool::Hint => {
                self.want_late();
                self.with_late(|late, page| late.coach(page, CoachAct::Hint));
            }
        }
    }

    fn press_key(&mut self, shortcut: Shortcut) {
        match shortcut {
            Shortcut::First => self.perform(Action::Look(Look::First)),
            Shortcut::Previous => self.perform(Action::Look(Look::Previous)),
            Shortcut::Next => self.perform(Action::Look(Look::Next)),
            Shortcut::Last => self.perform(Action::Look(Look::Last)),
            Shortcut::Undo => self.perform(Action::Undo),
            Shortcut::Redo => self.perform(Action::Redo),
            Shortcut::Flip => self.perform(Action::Flip),
            Shortcut::Hint => self.press(Tool::Hint),
            Shortcut::NewGame => self.press(Tool::NewGame),
            Shortcut::Keys => self.open_dialog(Dialog::Keys),
            Shortcut::Type => {
                self.is_to_type = true;
                self.want_late();
            }
        }
    }
}
