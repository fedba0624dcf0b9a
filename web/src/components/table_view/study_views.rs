//! What stands beside the board of a study. All of it is a part of the late part.

use page::{Answer, DAY, STUDY, Shows, StudyAct};
use rules::Message;
use study::{Progress, Said, Step, Study, Task, Walk};
use yew::prelude::*;

use super::TableView;
use crate::components::beside_board::message_bar::Reply;
use crate::services::page as of_page;
use crate::words::{self, coach, late_messages, name, translate};

/// What stands beside the board of a study, or where the computer gives hints.
#[derive(Default)]
pub(super) struct Aside {
    /// Above it, in place of whose turn it is: which task is set.
    pub(super) header: Option<Html>,
    /// What is said of the last turn, where nothing else must be said.
    pub(super) text: Option<String>,
    /// What can be done, in place of what the page offers.
    pub(super) replies: Option<Vec<Reply>>,
    /// What can be done beside that.
    pub(super) more: Option<Reply>,
    /// Where it goes from here, below that.
    pub(super) onward: Html,
}

/// Costs are kept in ten-thousandths of a point.
const COST_PARTS: f32 = 10_000.0;

/// What stands beside the board of a study.
pub(super) fn beside(table: &TableView) -> Option<Aside> {
    let walk = table.page.study()?.walk();
    Some(Aside {
        header: Some(header(table, walk)),
        text: Some(said(walk, table)).filter(|_| !table.page.is_asked_beside_study()),
        replies: Some(replies(walk, table)),
        more: None,
        onward: onward(walk, table),
    })
}

/// Which task is set, and how many there are.
fn header(table: &TableView, walk: &Walk) -> Html {
    let info = table.page.table().info();
    let Task { goal, .. } = walk.task();
    let Step { say, .. } = walk.step();
    let asked = match (goal, table.page.table().seat_at_start()) {
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
                { heading(table, walk.study()) }
                if of > 1 {
                    { " " }<span class="nth">{ translate(&late_messages::study_task(number, of)) }</span>
                }
            </h2>
            <p data-task="" aria-live="polite">{ asked }</p>
        </div>
    }
}

/// The name of a study; of a puzzle the game's, and where it comes from.
fn heading(table: &TableView, study: &Study) -> String {
    match (study.is_own(), study.is_puzzle()) {
        (true, _) => translate(&late_messages::study_mine()),
        (false, true) => words::game(table.page.table().info().id),
        (false, false) => study.name.clone(),
    }
}

/// What is said of the last turn, and of the one that was played in one's own game.
fn said(walk: &Walk, table: &TableView) -> String {
    let played = walk.task().played.as_ref().filter(|_| matches!(walk.said(), Said::Right(_) | Said::Shown));
    let played = played.map(|played| {
        let cost = played.cost as f32 / COST_PARTS;
        let by_stake = !table.page.table().dice_sites().is_empty();
        translate(&match by_stake {
            false => late_messages::study_played(coach::percent(cost), played.turn.as_str()),
            true => late_messages::study_played_points(coach::decimal(cost, 2), played.turn.as_str()),
        })
    });
    [Some(judged(walk, table)), played].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What is said of the last turn.
fn judged(walk: &Walk, table: &TableView) -> String {
    let or = |text: &str, message: Message| if text.is_empty() { translate(&message) } else { text.to_owned() };
    match walk.said() {
        Said::Asked => String::new(),
        Said::Intro => walk.study().plain_intro(),
        Said::Wrong("") => {
            let answer = table.page.table().plain_turns().into_iter().nth(walk.played().len() + 1);
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
    let reply = |does: Answer| {
        let message = match &does {
            Answer::Study(StudyAct::Hint) => late_messages::study_hint(),
            Answer::Study(StudyAct::Again) => late_messages::study_again(),
            Answer::Study(_) if walk.progress() == Progress::Done => late_messages::study_anew(),
            Answer::Study(_) => late_messages::study_next(),
            _ => return table.reply(does),
        };
        Reply { words: translate(&message), picture: None, does }
    };
    table.page.study_answers().into_iter().map(reply).collect()
}

/// Where it goes from here: what a puzzle leads to on the board, a game, and the next study.
fn onward(walk: &Walk, table: &TableView) -> Html {
    let Some(onward) = table.page.onward() else { return Html::default() };
    let info = table.page.table().info();
    let button = |words: Message, act: StudyAct| {
        let press = table.callbacks.answer.reform(move |_: MouseEvent| Answer::Study(act.clone()));
        html! { <button type="button" onclick={press}>{ translate(&words) }</button> }
    };
    let shows = onward.shows.map(|shows| match shows {
        Shows::Solution => late_messages::study_solution(),
        Shows::Follows => late_messages::study_follows(),
    });
    let next = onward.next.map(|study| {
        let says = if study.is_own() {
            late_messages::study_next_mine()
        } else if study.is_puzzle() {
            late_messages::study_next_puzzle()
        } else {
            late_messages::study_next_study()
        };
        (of_page::with_parameter(STUDY, &study.id, DAY), translate(&says))
    });
    // A frame on a page of the site leads from that page to the table; on another one the page stays.
    let target = if of_page::is_framed_by_site() { "_top" } else { "_blank" };
    html! {
        <nav class="onward" aria-label={translate(&late_messages::study_onward())}>
            { for shows.map(|words| button(words, StudyAct::Show)) }
            if onward.can_forget {
                { button(late_messages::study_forget(), StudyAct::Forget) }
            }
            if onward.plays_on {
                { button(late_messages::study_play_on(), StudyAct::PlayOn) }
            }
            if !walk.study().is_puzzle() {
                <a href={of_page::table(info.id)} {target} rel="noopener">
                    { translate(&late_messages::study_play()) }
                </a>
            }
            { for next.map(|(address, says)| html! { <a href={address}>{ says }</a> }) }
        </nav>
    }
}
