//! A study on the table: what is judged, shown and played, and what comes next. All of it is a part of the late part.

use std::collections::VecDeque;

use embed::NotLaid;
use play::PlayerKind;
use play::formats::GameTexts;
use rules::{Level, Seat};
use study::{Deck, Progress, Said, Study, Walk};
use table::{Access, Action, Controller, Notice, Orientation, RareAction, TableState};

use crate::act::{Answer, Fetched, StudyAct};
use crate::address::{DAY, MINE};
use crate::effect::{Effect, LateEffect};
use crate::phase::{Phase, Trouble};
use crate::study_progress::StudyProgress;
use crate::{Focus, Page};

/// So long an own turn is looked at before the others reply, in milliseconds.
const PAUSE: u32 = 900;

/// So long is a day, in milliseconds.
const DAY_LENGTH: f64 = 86_400_000.0;

/// Where fewer of somebody's own turns are due, puzzles come between them.
const FEW: usize = 5;

/// So many turns are played of what follows on a puzzle, so that one sees what it was good for.
const N_SHOWN: usize = 6;

/// The study on a table.
#[derive(Debug)]
pub struct Studying {
    walk: Walk,
    /// All studies of the game.
    all: Vec<Study>,
    /// The turns of their own that somebody repeats.
    deck: Deck,
    /// The day, counted from 1970 on.
    today: u32,
    /// How far somebody has come with them.
    progress: StudyProgress,
    /// How many replies the others have played in this step.
    n_replied: usize,
    /// What the board shows by itself, if it does.
    showing: Option<Showing>,
}

/// What the board shows by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Showing {
    /// The turns of the solution, the next one first.
    Solution(VecDeque<String>),
    /// What the computer makes of it, until so many turns have been played.
    Follows(usize),
    /// All of that was shown.
    Over,
}

/// Where it goes from a study: what the board can show, and what comes next.
#[derive(Clone, PartialEq, Debug)]
pub struct Onward<'a> {
    /// Whether the board can show the solution, or what follows on it.
    pub shows: Option<Shows>,
    /// Whether the position can be played on as a game.
    pub plays_on: bool,
    /// Whether it is a turn of one's own, which can be forgotten.
    pub can_forget: bool,
    /// The study to solve next.
    pub next: Option<&'a Study>,
}

/// What the board can show of a study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// The solution.
    Solution,
    /// What follows on it.
    Follows,
}

impl Studying {
    /// The way through the study.
    pub fn walk(&self) -> &Walk {
        &self.walk
    }
}

/// Fetches the studies of the game. Until they are here nothing can be played.
pub(crate) fn fetch(page: &mut Page) {
    page.phase = Phase::Asked(String::new());
    let game = page.table.info().id;
    page.emit_late(LateEffect::FetchStudies(game));
}

/// Does something about the study on the table.
pub(crate) fn act(page: &mut Page, act: StudyAct, texts: &dyn GameTexts) {
    if let StudyAct::Fetched(fetched) = act {
        return begin(page, *fetched, texts);
    }
    let Some(studying) = &mut page.study else { return };
    let walk = &mut studying.walk;
    match act {
        // That is above.
        StudyAct::Fetched(_) => {}
        StudyAct::Follow => follow(page, texts),
        StudyAct::Reply => reply(page, texts),
        StudyAct::Again => {
            walk.try_again();
            lay_anew(page, texts);
        }
        StudyAct::Hint => {
            let is_to_lay = walk.progress() == Progress::Again;
            walk.hint();
            if is_to_lay {
                lay_anew(page, texts);
            }
        }
        StudyAct::Next => {
            walk.next_task();
            lay_anew(page, texts);
        }
        StudyAct::Show => show(page, texts),
        StudyAct::PlayOn => play_on(page),
        StudyAct::Forget => {
            let id = walk.study().id.clone();
            studying.deck.remove(&id);
            page.emit_late(LateEffect::ForgetMistake(id));
            page.focus_on(Focus::Board);
        }
    }
}

/// Puts the study on the table that the page's address names, or else the first lesson, where it was left.
fn begin(page: &mut Page, Fetched { studies, progress, mistakes }: Fetched, texts: &dyn GameTexts) {
    let Some(text) = studies else {
        page.phase = Phase::Refused(Trouble::NoStudies);
        return;
    };
    let (game, today) = (page.table.info().id, (page.device.moment() / DAY_LENGTH) as u32);
    let all = study::read(&text).unwrap_or_default();
    let (progress, deck) = (StudyProgress::of(progress), Deck::read(&mistakes));
    let is_solved = |study: &Study| progress.n_done(game, &study.id) >= study.tasks.len();
    let chosen = match page.address.wanted().study().unwrap_or(Study::LESSON) {
        MINE => match deck.due(game, today).first() {
            Some(card) => Some(&card.study),
            None => Study::first_puzzle(&all, is_solved),
        },
        id => all.iter().chain(deck.of(game).map(|card| &card.study)).find(|study| study.id == id),
    };
    let n_done = chosen.map_or(0, |study| progress.n_done(game, &study.id));
    match chosen.and_then(|study| Walk::new(study.clone(), n_done)) {
        Some(walk) => {
            page.phase = Phase::Playing;
            page.study = Some(Studying { walk, all, deck, today, progress, n_replied: 0, showing: None });
            lay(page, texts);
        }
        None => page.phase = Phase::Refused(Trouble::NotLaid(NotLaid::Study)),
    }
}

/// Lays the position of the step.
fn lay(page: &mut Page, texts: &dyn GameTexts) {
    let Some(Studying { walk, n_replied, showing, .. }) = &mut page.study else { return };
    (*n_replied, *showing) = (0, None);
    let record = walk.task().record(page.games, page.table.info().id, page.device.random());
    let opened = TableState::open_after(page.games, record, texts, walk.played());
    page.emit_late(LateEffect::Pause(None));
    match opened {
        Ok(mut table) => {
            // Whoever solves it has their side at the bottom.
            let orientation = page.address.wanted().orientation.or_else(|| table.turn().map(Orientation::Seat));
            orientation.into_iter().for_each(|orientation| table.turn_to(orientation));
            page.put(table);
            page.let_play();
        }
        Err(error) => page.phase = Phase::Refused(Trouble::NotLaid(NotLaid::Position(String::new(), error))),
    }
}

/// Lays it after a button was pressed, which goes away with that: the focus returns to the board.
fn lay_anew(page: &mut Page, texts: &dyn GameTexts) {
    lay(page, texts);
    page.focus_on(Focus::Board);
}

/// Judges the turn that was played, if one was. Then nothing more is played until somebody goes on.
fn follow(page: &mut Page, texts: &dyn GameTexts) {
    let Some(Studying { walk, showing, progress: notes, deck, today, .. }) = &mut page.study else { return };
    let turns = page.table.plain_turns();
    match showing {
        // Turns are played by themselves, and nobody is judged by them.
        Some(Showing::Follows(until)) => {
            if turns.len() >= *until || page.table.outcome().is_some() {
                *showing = Some(Showing::Over);
                page.perform(Action::SetAccess(Access::Viewing));
            }
            return;
        }
        Some(Showing::Solution(_) | Showing::Over) => return,
        None => {}
    }
    // The computer has answered a wrong turn, or has ended the game with it.
    let is_answered = turns.len() > walk.played().len() + 1 || page.table.outcome().is_some();
    if walk.progress() == Progress::Again && is_answered && page.table.access() == Access::Editing {
        return page.perform(Action::SetAccess(Access::Viewing));
    }
    let turn = turns.get(walk.played().len()).filter(|_| !page.table.is_mid_turn() && !page.table.looks_back());
    let Some(turn) = turn.filter(|_| walk.progress() == Progress::Asks) else { return };
    // The position of most tasks need not be written.
    let end = match walk.step().ends.is_empty() {
        true => None,
        false => page.table.position_texts(texts).into_iter().next().map(|(_, position)| position.text),
    };
    walk.judge(&turn.text, end.as_deref().unwrap_or_default());
    let (progress, n_done) = (walk.progress(), walk.task_idx() + 1);
    let (game, id) = (page.table.info().id, walk.study().id.clone());
    let (is_over, is_own) = (matches!(progress, Progress::Next | Progress::Done), walk.study().is_own());
    if is_over && !is_own {
        notes.note(game, &id, n_done);
    }
    // The first attempt says whether it was known.
    let is_first = if is_over { walk.n_wrong() == 0 } else { walk.n_wrong() == 1 };
    if is_own && is_first {
        deck.note(&id, is_over, *today);
        let note = LateEffect::NoteMistake { id: id.clone(), is_known: is_over, today: *today };
        page.emit_late(note);
    }
    // Where nothing is said of a wrong turn, the computer shows what is wrong with it.
    let is_unsaid = page.study.as_ref().is_some_and(|studying| matches!(studying.walk.said(), Said::Wrong("")));
    if is_unsaid && page.table.dice_sites().is_empty() && refute(page) {
        return;
    }
    page.perform(Action::SetAccess(Access::Viewing));
    match progress {
        Progress::Replies => pause(page),
        Progress::Next | Progress::Done if !is_own => {
            page.emit_late(LateEffect::NoteStudy { game: game.to_owned(), id, n_done });
            if let Some(day) = page.device.parameter(DAY).filter(|_| progress == Progress::Done) {
                page.emit_late(LateEffect::NoteStudy { game: DAY.to_owned(), id: day, n_done: 1 });
            }
        }
        Progress::Asks | Progress::Again | Progress::Next | Progress::Done => {}
    }
}

/// Has the computer play for the others; whether it is their turn.
fn refute(page: &mut Page) -> bool {
    let Some(next) = page.table.turn() else { return false };
    let own = page.table.seat_at_start().and_then(|seat| page.table.record().player(seat));
    if page.table.record().player(next) == own {
        return false;
    }
    reseat(page, |page, seat| (page.table.record().player(seat) != own).then_some(PlayerKind::Computer(Level::MOST)));
    matches!(page.table.controller(next), Some(Controller::Computer(_)))
}

/// Gives seats to other players; `None` leaves one as it is.
fn reseat(page: &mut Page, wanted: impl Fn(&Page, Seat) -> Option<PlayerKind>) {
    let seats: Vec<Seat> = page.table.info().seats().collect();
    for seat in seats {
        let Some(player) = wanted(page, seat).filter(|_| page.table.controller(seat).is_some()) else { continue };
        let tasks = page.table.apply(RareAction::Reseat(seat, player));
        page.carry_out(tasks);
    }
}

/// Shows the solution on the board, or what follows where it is there already.
fn show(page: &mut Page, texts: &dyn GameTexts) {
    // The button goes away.
    page.focus_on(Focus::Board);
    let Some(Studying { walk, .. }) = &mut page.study else { return };
    if walk.progress() == Progress::Done {
        return show_what_follows(page);
    }
    walk.show();
    let solution = VecDeque::from(walk.solution());
    lay(page, texts);
    page.perform(Action::SetAccess(Access::Viewing));
    if let Some(studying) = &mut page.study {
        studying.showing = Some(Showing::Solution(solution));
    }
    pause(page);
}

/// Has the computer play on for all sides, unless dice decide what follows.
fn show_what_follows(page: &mut Page) {
    let n_turns = page.table.plain_turns().len();
    let goes_on = goes_on(page) && page.table.dice_sites().is_empty();
    let Some(studying) = &mut page.study else { return };
    studying.showing = Some(if goes_on { Showing::Follows(n_turns + N_SHOWN) } else { Showing::Over });
    if goes_on {
        // Seats change hands only at a table that is played at.
        page.perform(Action::SetAccess(Access::Editing));
        reseat(page, |_, _| Some(PlayerKind::Computer(Level::MOST)));
    }
}

/// Whether the game on the table is not over.
fn goes_on(page: &Page) -> bool {
    page.table.outcome().is_none()
}

/// Makes a game of the position on the table: whoever solved it goes on with their side, against the computer.
fn play_on(page: &mut Page) {
    page.study = None;
    page.emit(Effect::StopThinking);
    let own = page.table.seat_at_start().and_then(|seat| page.table.record().player(seat));
    let level = page.setup.level;
    page.perform(Action::SetAccess(Access::Editing));
    reseat(page, |page, seat| {
        let is_own = page.table.record().player(seat) == own;
        Some(if is_own { PlayerKind::Human } else { PlayerKind::Computer(level) })
    });
    page.emit(Effect::AskToWrite(page.uid()));
    page.focus_on(Focus::Board);
}

/// Lets the board show what was played before the others reply.
fn pause(page: &mut Page) {
    page.emit_late(LateEffect::Pause(Some(PAUSE)));
}

/// Plays the next reply; after the last one, the next step is asked for.
fn reply(page: &mut Page, texts: &dyn GameTexts) {
    let Some(Studying { walk, n_replied, showing, .. }) = &mut page.study else { return };
    let (turn, is_last) = match showing {
        Some(Showing::Solution(turns)) => match turns.pop_front() {
            Some(turn) => (Some(turn), false),
            None => return show_what_follows(page),
        },
        None if walk.progress() == Progress::Replies => {
            let turn = walk.step().replies.get(*n_replied).cloned();
            *n_replied += 1;
            (turn, *n_replied >= walk.step().replies.len())
        }
        _ => return,
    };
    page.table.apply(Action::SetAccess(Access::Editing));
    // A test plays every reply of every study.
    let tasks = turn.and_then(|turn| page.table.type_turn(texts, &turn).ok()).unwrap_or_default();
    page.carry_out(tasks);
    if !is_last {
        page.table.apply(Action::SetAccess(Access::Viewing));
        return pause(page);
    }
    if let Some(studying) = &mut page.study {
        studying.walk.go_on();
        studying.n_replied = 0;
    }
}

impl Page {
    /// Whether the table asks or says something that must be said in place of what the study says.
    pub fn is_asked_beside_study(&self) -> bool {
        !matches!(self.table.notice(), None | Some(Notice::Views)) || self.table.is_choosing()
    }

    /// What can be answered beside a study; nothing where none is on the table.
    pub fn study_answers(&self) -> Vec<Answer> {
        let Some(Studying { walk, .. }) = &self.study else { return Vec::new() };
        let mut answers = match walk.progress() {
            Progress::Asks => self.answers(),
            Progress::Replies => Vec::new(),
            Progress::Again => vec![Answer::Study(StudyAct::Again)],
            Progress::Next | Progress::Done => vec![Answer::Study(StudyAct::Next)],
        };
        let is_hinted = matches!(walk.said(), Said::Hint(_));
        answers.extend((walk.offers_hint() && !is_hinted).then_some(Answer::Study(StudyAct::Hint)));
        answers
    }

    /// Where it goes from the study on the table; `None` while it goes on.
    pub fn onward(&self) -> Option<Onward<'_>> {
        let Studying { walk, all, deck, today, progress: notes, showing, .. } = self.study.as_ref()?;
        let (is_puzzle, progress) = (walk.study().is_puzzle(), walk.progress());
        let is_done = progress == Progress::Done;
        if !(is_done || is_puzzle && progress == Progress::Again) {
            return None;
        }
        let can_follow = is_done && is_puzzle && goes_on(self) && self.table.dice_sites().is_empty();
        let shows = match showing {
            None if walk.offers_solution() => Some(Shows::Solution),
            None if can_follow => Some(Shows::Follows),
            _ => None,
        };
        let game = self.table.info().id;
        let (own, is_solved) = (walk.study(), |study: &Study| notes.n_done(game, &study.id) >= study.tasks.len());
        // Where few turns of one's own are due, puzzles come between them.
        let mut due = deck.due(game, *today);
        due.retain(|card| card.study.id != own.id);
        let of_deck = || due.first().map(|card| &card.study);
        let next = match (own.is_own(), is_puzzle) {
            (true, _) if due.len() < FEW => Study::first_puzzle(all, is_solved).or_else(of_deck),
            (true, _) => of_deck(),
            (false, true) => of_deck().or_else(|| Study::next(all, &own.id, is_solved)),
            (false, false) => Study::next(all, &own.id, is_solved),
        };
        let can_forget = own.is_own() && deck.of(game).any(|card| card.study.id == own.id);
        Some(Onward { shows, plays_on: is_puzzle && goes_on(self), can_forget, next })
    }
}
