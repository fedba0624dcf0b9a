//! A study on the table: what is said of the turns, and what comes next. All of it is a part of the late part.

use gloo_timers::callback::Timeout;
use play::formats::GameTexts;
use play::{Level, PlayerKind};
use rules::{Message, Seat};
use study::{Progress, Said, Step, Study, Task, Walk};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::TableView;
use super::saving::{Awaited, Trouble};
use crate::components::message_bar::{Answer, Reply};
use crate::components::study_act::StudyAct;
use crate::program::games;
use crate::services::{host, page, studies};
use crate::words::{self, late_messages, name, translate};
use embed::NotLaid;
use table::{Access, Action, Controller, Notice, RareAction, TableState};

/// So long an own turn is looked at before the others reply, in milliseconds.
const PAUSE: u32 = 900;

/// The parameter of the address that says on which day this is the day's puzzle, and the name under which that is noted.
const DAY: &str = "day";

/// The study on a table.
pub(super) struct Studying {
    walk: Walk,
    /// How many replies the others have played in this step.
    n_replied: usize,
    /// They reply when it is over.
    _pause: Option<Timeout>,
}

/// What stands beside the board of a study.
pub(super) struct BesideStudy {
    /// Above it: which task is set.
    pub(super) header: Html,
    /// What is said of the last turn, where nothing else must be said.
    pub(super) text: Option<String>,
    /// What can be done.
    pub(super) replies: Vec<Reply>,
}

/// Fetches the studies of the game. Until they are here nothing can be played.
pub(super) fn fetch(table: &mut TableView) {
    table.awaited = Some(Awaited::Begin(String::new()));
    let (answer, game) = (table.callbacks.answer.clone(), table.state.info().id);
    spawn_local(async move { answer.emit(Answer::Study(StudyAct::Fetched(host::studies(game).await))) });
}

/// Does something about the study on the table.
pub(super) fn act(table: &mut TableView, act: StudyAct, texts: &dyn GameTexts) {
    if let StudyAct::Fetched(text) = act {
        return begin(table, text.as_deref(), texts);
    }
    let Some(studying) = &mut table.study else { return };
    let walk = &mut studying.walk;
    match act {
        // That is above.
        StudyAct::Fetched(_) => {}
        StudyAct::Follow => follow(table),
        StudyAct::Reply => reply(table, texts),
        StudyAct::Again => {
            walk.try_again();
            lay_anew(table, texts);
        }
        StudyAct::Hint => {
            let is_to_lay = walk.progress() == Progress::Again;
            walk.hint();
            if is_to_lay {
                lay_anew(table, texts);
            }
        }
        StudyAct::Next => {
            walk.next_task();
            lay_anew(table, texts);
        }
    }
}

/// Puts the study on the table that the page's address names, or else the first lesson, where it was left.
fn begin(table: &mut TableView, text: Option<&str>, texts: &dyn GameTexts) {
    table.awaited = None;
    let Some(text) = text else {
        table.trouble = Some(Trouble::NoStudies);
        return;
    };
    let id = table.embedded.wanted.study().unwrap_or(Study::LESSON);
    let study = study::read(text).unwrap_or_default().into_iter().find(|study| study.id == id);
    let done = studies::n_done(table.state.info().id, id);
    match study.and_then(|study| Walk::new(study, done)) {
        Some(walk) => {
            table.study = Some(Studying { walk, n_replied: 0, _pause: None });
            lay(table, texts);
        }
        None => table.trouble = Some(Trouble::NotLaid(NotLaid::Study)),
    }
}

/// Lays the position of the step.
fn lay(table: &mut TableView, texts: &dyn GameTexts) {
    let Some(Studying { walk, .. }) = &table.study else { return };
    let record = walk.task().record(games(), table.state.info().id, page::random());
    match TableState::open_after(games(), record, texts, walk.played()) {
        Ok(mut state) => {
            // Whoever solves it has their side at the bottom.
            let orientation = table.embedded.wanted.orientation.or_else(|| state.turn().map(table::Orientation::Seat));
            orientation.into_iter().for_each(|orientation| state.turn_to(orientation));
            table.put(state);
            table.start();
        }
        Err(error) => table.trouble = Some(Trouble::NotLaid(NotLaid::Position(String::new(), error))),
    }
}

/// Lays it after a button was pressed, which goes away with that: the focus returns to the board.
fn lay_anew(table: &mut TableView, texts: &dyn GameTexts) {
    lay(table, texts);
    table.is_back = true;
}

/// Judges the turn that was played, if one was. Then nothing more is played until somebody goes on.
fn follow(table: &mut TableView) {
    let Some(Studying { walk, .. }) = &mut table.study else { return };
    let turns = table.state.plain_turns();
    // The computer has answered a wrong turn, or has ended the game with it.
    let is_answered = turns.len() > walk.played().len() + 1 || table.state.outcome().is_some();
    if walk.progress() == Progress::Again && is_answered && table.state.access() == Access::Editing {
        return table.perform(Action::SetAccess(Access::Viewing));
    }
    let turn = turns.get(walk.played().len()).filter(|_| !table.state.is_mid_turn() && !table.state.looks_back());
    let Some(turn) = turn.filter(|_| walk.progress() == Progress::Asks) else { return };
    walk.judge(&turn.text);
    let (progress, n_done) = (walk.progress(), walk.task_idx() + 1);
    let id = walk.study().id.clone();
    // Where nothing is said of a wrong turn, the computer shows what is wrong with it.
    if matches!(walk.said(), Said::Wrong("")) && table.state.dice_sites().is_empty() && refute(table) {
        return;
    }
    table.perform(Action::SetAccess(Access::Viewing));
    match progress {
        Progress::Replies => pause(table),
        Progress::Next | Progress::Done => {
            studies::note(table.state.info().id, &id, n_done);
            if let Some(day) = page::parameter(DAY).filter(|_| progress == Progress::Done) {
                studies::note(DAY, &day, 1);
            }
        }
        Progress::Asks | Progress::Again => {}
    }
}

/// Has the computer play for the others; whether it is their turn.
fn refute(table: &mut TableView) -> bool {
    let Some(next) = table.state.turn() else { return false };
    let own = table.state.seat_at_start().and_then(|seat| table.state.record().player(seat));
    if table.state.record().player(next) == own {
        return false;
    }
    let others: Vec<Seat> =
        table.state.info().seats().filter(|seat| table.state.record().player(*seat) != own).collect();
    for seat in others {
        let tasks = table.state.apply(RareAction::Reseat(seat, PlayerKind::Computer(Level::Best)));
        table.carry_out(tasks);
    }
    matches!(table.state.controller(next), Some(Controller::Computer(_)))
}

/// Lets the board show what was played before the others reply.
fn pause(table: &mut TableView) {
    let answer = table.callbacks.answer.clone();
    let pause = Timeout::new(PAUSE, move || answer.emit(Answer::Study(StudyAct::Reply)));
    if let Some(studying) = &mut table.study {
        studying._pause = Some(pause);
    }
}

/// Plays the next reply; after the last one, the next step is asked for.
fn reply(table: &mut TableView, texts: &dyn GameTexts) {
    let Some(Studying { walk, n_replied, .. }) = &mut table.study else { return };
    if walk.progress() != Progress::Replies {
        return;
    }
    let turn = walk.step().replies.get(*n_replied).cloned();
    *n_replied += 1;
    let is_last = *n_replied >= walk.step().replies.len();
    table.state.apply(Action::SetAccess(Access::Editing));
    // A test plays every reply of every study.
    let tasks = turn.and_then(|turn| table.state.type_turn(texts, &turn).ok()).unwrap_or_default();
    table.carry_out(tasks);
    if !is_last {
        table.state.apply(Action::SetAccess(Access::Viewing));
        return pause(table);
    }
    if let Some(studying) = &mut table.study {
        studying.walk.go_on();
        studying.n_replied = 0;
    }
}

/// What stands beside the board of a study.
pub(super) fn beside(table: &TableView) -> Option<BesideStudy> {
    let walk = &table.study.as_ref()?.walk;
    let is_asked_else = !matches!(table.state.notice(), None | Some(Notice::Views)) || table.state.is_choosing();
    Some(BesideStudy {
        header: header(table, walk),
        text: Some(said(walk)).filter(|_| !is_asked_else),
        replies: replies(walk, table),
    })
}

/// Which task is set, and how many there are.
fn header(table: &TableView, walk: &Walk) -> Html {
    let info = table.state.info();
    let Task { goal, .. } = walk.task();
    let Step { say, .. } = walk.step();
    let asked = match (goal, table.state.seat_at_start()) {
        (Some(goal), Some(seat)) if say.is_empty() => {
            let seat = name::seat(Some(info), seat);
            translate(&late_messages::study_goal(seat, goal.name(), u32::from(goal.n_moves())))
        }
        _ => say.clone(),
    };
    let (number, of) = (walk.task_idx() + 1, walk.study().tasks.len());
    html! {
        <div class="game-header study">
            <h2>
                { if walk.study().is_puzzle() { words::game(info.id) } else { walk.study().name.clone() } }
                if of > 1 {
                    { " " }<span class="nth">{ translate(&late_messages::study_task(number, of)) }</span>
                }
            </h2>
            <p data-task="" aria-live="polite">{ asked }</p>
        </div>
    }
}

/// What is said of the last turn.
fn said(walk: &Walk) -> String {
    let or =
        |text: &str, message: fn() -> Message| if text.is_empty() { translate(&message()) } else { text.to_owned() };
    match walk.said() {
        Said::Asked => String::new(),
        Said::Wrong(why) => or(why, late_messages::study_wrong),
        Said::Right(praise) if walk.progress() == Progress::Done => {
            [or(praise, late_messages::study_right), translate(&late_messages::study_done())].join(" ")
        }
        Said::Right(praise) => or(praise, late_messages::study_right),
        Said::Hint("") => {
            translate(&late_messages::study_model(walk.step().turns.first().cloned().unwrap_or_default()))
        }
        Said::Hint(hint) => hint.to_owned(),
    }
}

/// What can be done now.
fn replies(walk: &Walk, table: &TableView) -> Vec<Reply> {
    let reply =
        |message: Message, act: StudyAct| Reply { words: translate(&message), picture: None, does: Answer::Study(act) };
    let hint = walk.offers_hint().then(|| reply(late_messages::study_hint(), StudyAct::Hint));
    let mut replies = match walk.progress() {
        Progress::Asks => table.replies(None),
        Progress::Replies => Vec::new(),
        Progress::Again => vec![reply(late_messages::study_again(), StudyAct::Again)],
        Progress::Next => vec![reply(late_messages::study_next(), StudyAct::Next)],
        Progress::Done => vec![reply(late_messages::study_anew(), StudyAct::Next)],
    };
    replies.extend(hint.filter(|_| !matches!(walk.said(), Said::Hint(_))));
    replies
}
