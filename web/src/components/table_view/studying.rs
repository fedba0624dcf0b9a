//! A study on the table: what is said of the turns, and what comes next. All of it is a part of the late part.

use std::collections::VecDeque;

use gloo_timers::callback::Timeout;
use play::PlayerKind;
use play::formats::GameTexts;
use rules::{Level, Message, Seat};
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

/// So many turns are played of what follows on a puzzle, so that one sees what it was good for.
const N_SHOWN: usize = 6;

/// The parameter of the address that names the study.
const STUDY: &str = "study";

/// The parameter of the address that says on which day this is the day's puzzle, and the name under which that is noted.
const DAY: &str = "day";

/// The study on a table.
pub(super) struct Studying {
    walk: Walk,
    /// All studies of the game.
    all: Vec<Study>,
    /// How many replies the others have played in this step.
    n_replied: usize,
    /// What the board shows by itself, if it does.
    showing: Option<Showing>,
    /// They reply when it is over.
    _pause: Option<Timeout>,
}

/// What the board shows by itself.
enum Showing {
    /// The turns of the solution, the next one first.
    Solution(VecDeque<String>),
    /// What the computer makes of it, until so many turns have been played.
    Follows(usize),
    /// All of that was shown.
    Over,
}

/// What stands beside the board of a study.
pub(super) struct BesideStudy {
    /// Above it: which task is set.
    pub(super) header: Html,
    /// What is said of the last turn, where nothing else must be said.
    pub(super) text: Option<String>,
    /// What can be done.
    pub(super) replies: Vec<Reply>,
    /// Where it goes from here, below that.
    pub(super) onward: Html,
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
        StudyAct::Show => show(table, texts),
        StudyAct::PlayOn => play_on(table),
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
    let all = study::read(text).unwrap_or_default();
    let done = studies::n_done(table.state.info().id, id);
    match all.iter().find(|study| study.id == id).and_then(|study| Walk::new(study.clone(), done)) {
        Some(walk) => {
            table.study = Some(Studying { walk, all, n_replied: 0, showing: None, _pause: None });
            lay(table, texts);
        }
        None => table.trouble = Some(Trouble::NotLaid(NotLaid::Study)),
    }
}

/// Lays the position of the step.
fn lay(table: &mut TableView, texts: &dyn GameTexts) {
    let Some(Studying { walk, n_replied, showing, _pause, .. }) = &mut table.study else { return };
    (*n_replied, *showing, *_pause) = (0, None, None);
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
    let Some(Studying { walk, showing, .. }) = &mut table.study else { return };
    let turns = table.state.plain_turns();
    match showing {
        // Turns are played by themselves, and nobody is judged by them.
        Some(Showing::Follows(until)) => {
            if turns.len() >= *until || table.state.outcome().is_some() {
                *showing = Some(Showing::Over);
                table.perform(Action::SetAccess(Access::Viewing));
            }
            return;
        }
        Some(Showing::Solution(_) | Showing::Over) => return,
        None => {}
    }
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
    reseat(table, |table, seat| {
        (table.state.record().player(seat) != own).then_some(PlayerKind::Computer(Level::Best))
    });
    matches!(table.state.controller(next), Some(Controller::Computer(_)))
}

/// Gives seats to other players; `None` leaves one as it is.
fn reseat(table: &mut TableView, wanted: impl Fn(&TableView, Seat) -> Option<PlayerKind>) {
    let seats: Vec<Seat> = table.state.info().seats().collect();
    for seat in seats {
        let Some(player) = wanted(table, seat).filter(|_| table.state.controller(seat).is_some()) else { continue };
        let tasks = table.state.apply(RareAction::Reseat(seat, player));
        table.carry_out(tasks);
    }
}

/// Shows the solution on the board, or what follows where it is there already.
fn show(table: &mut TableView, texts: &dyn GameTexts) {
    let Some(Studying { walk, .. }) = &mut table.study else { return };
    // The button goes away.
    table.is_back = true;
    if walk.progress() == Progress::Done {
        return show_what_follows(table);
    }
    walk.show();
    let solution = VecDeque::from(walk.solution());
    lay(table, texts);
    table.perform(Action::SetAccess(Access::Viewing));
    if let Some(studying) = &mut table.study {
        studying.showing = Some(Showing::Solution(solution));
    }
    pause(table);
}

/// Has the computer play on for all sides, unless dice decide what follows.
fn show_what_follows(table: &mut TableView) {
    let n_turns = table.state.plain_turns().len();
    let goes_on = goes_on(table) && table.state.dice_sites().is_empty();
    let Some(studying) = &mut table.study else { return };
    studying.showing = Some(if goes_on { Showing::Follows(n_turns + N_SHOWN) } else { Showing::Over });
    if goes_on {
        // Seats change hands only at a table that is played at.
        table.perform(Action::SetAccess(Access::Editing));
        reseat(table, |_, _| Some(PlayerKind::Computer(Level::Best)));
    }
}

/// Whether the game on the table is not over.
fn goes_on(table: &TableView) -> bool {
    table.state.outcome().is_none()
}

/// Makes a game of the position on the table: whoever solved it goes on with their side, against the computer.
fn play_on(table: &mut TableView) {
    table.study = None;
    table.services.stop_thinking();
    let own = table.state.seat_at_start().and_then(|seat| table.state.record().player(seat));
    let level = table.setup.level;
    table.perform(Action::SetAccess(Access::Editing));
    reseat(table, |table, seat| {
        let is_own = table.state.record().player(seat) == own;
        Some(if is_own { PlayerKind::Human } else { PlayerKind::Computer(level) })
    });
    table.services.ask_to_write(table.state.record().uid);
    table.is_back = true;
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
    let Some(Studying { walk, n_replied, showing, .. }) = &mut table.study else { return };
    let (turn, is_last) = match showing {
        Some(Showing::Solution(turns)) => match turns.pop_front() {
            Some(turn) => (Some(turn), false),
            None => return show_what_follows(table),
        },
        None if walk.progress() == Progress::Replies => {
            let turn = walk.step().replies.get(*n_replied).cloned();
            *n_replied += 1;
            (turn, *n_replied >= walk.step().replies.len())
        }
        _ => return,
    };
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
        text: Some(said(walk, table)).filter(|_| !is_asked_else),
        replies: replies(walk, table),
        onward: onward(walk, table),
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
fn said(walk: &Walk, table: &TableView) -> String {
    let or = |text: &str, message: Message| if text.is_empty() { translate(&message) } else { text.to_owned() };
    match walk.said() {
        Said::Asked => String::new(),
        Said::Intro => walk.study().plain_intro(),
        Said::Wrong("") => {
            let answer = table.state.plain_turns().into_iter().nth(walk.played().len() + 1);
            let answer = answer.map(|turn| translate(&late_messages::study_answer(turn.text)));
            [Some(translate(&failed(walk))), answer].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Said::Wrong(why) => why.to_owned(),
        Said::Right(praise) if walk.progress() == Progress::Done && walk.study().is_puzzle() => {
            or(praise, solved(walk))
        }
        Said::Right(praise) if walk.progress() == Progress::Done => {
            [or(praise, late_messages::study_right()), translate(&late_messages::study_done())].join(" ")
        }
        Said::Right(praise) => or(praise, late_messages::study_right()),
        Said::Hint("") | Said::Shown => {
            translate(&late_messages::study_model(walk.step().turns.first().cloned().unwrap_or_default()))
        }
        Said::Hint(hint) => hint.to_owned(),
    }
}

/// Why a puzzle is solved: what its first turn does.
fn solved(walk: &Walk) -> Message {
    match (walk.task().goal, walk.key_turn()) {
        (Some(goal), Some(turn)) => {
            late_messages::study_solved(goal.name(), u32::from(goal.n_moves()), turn.to_owned())
        }
        _ => late_messages::study_right(),
    }
}

/// Why it is not.
fn failed(walk: &Walk) -> Message {
    match walk.task().goal {
        Some(goal) => late_messages::study_failed(goal.name(), u32::from(goal.n_moves())),
        None => late_messages::study_wrong(),
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

/// Where it goes from here: what a puzzle leads to on the board, a game, and the next study.
fn onward(walk: &Walk, table: &TableView) -> Html {
    let (is_puzzle, progress) = (walk.study().is_puzzle(), walk.progress());
    let is_done = progress == Progress::Done;
    let Some(studying) = table.study.as_ref().filter(|_| is_done || is_puzzle && progress == Progress::Again) else {
        return Html::default();
    };
    let info = table.state.info();
    let button = |words: Message, act: StudyAct| {
        let press = table.callbacks.answer.reform(move |_: MouseEvent| Answer::Study(act.clone()));
        html! { <button type="button" onclick={press}>{ translate(&words) }</button> }
    };
    let shows = match studying.showing {
        None if walk.offers_solution() => Some(late_messages::study_solution()),
        None if is_done && is_puzzle && goes_on(table) && table.state.dice_sites().is_empty() => {
            Some(late_messages::study_follows())
        }
        _ => None,
    };
    let plays_on = is_puzzle && goes_on(table);
    let next =
        Study::next(&studying.all, &walk.study().id, |study| studies::n_done(info.id, &study.id) >= study.tasks.len());
    let next = next.map(|study| {
        let says =
            if study.is_puzzle() { late_messages::study_next_puzzle() } else { late_messages::study_next_study() };
        (page::with_parameter(STUDY, &study.id, DAY), translate(&says))
    });
    // A frame on a page of the site leads from that page to the table; on another one the page stays.
    let target = if page::is_framed_by_site() { "_top" } else { "_blank" };
    html! {
        <nav class="onward" aria-label={translate(&late_messages::study_onward())}>
            { for shows.map(|words| button(words, StudyAct::Show)) }
            if plays_on {
                { button(late_messages::study_play_on(), StudyAct::PlayOn) }
            }
            if !is_puzzle {
                <a href={page::table(info.id)} {target} rel="noopener">{ translate(&late_messages::study_play()) }</a>
            }
            { for next.map(|(address, says)| html! { <a href={address}>{ says }</a> }) }
        </nav>
    }
}
