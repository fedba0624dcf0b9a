//! What a table shows, in words.

use std::rc::Rc;

use play::PlayerKind;
use rules::view::{Site, SiteMap};
use rules::{GameInfo, Message, Seat};
use table::board::Marks;
use table::{Figures, Prompt, TableState};
use yew::AttrValue;

use super::{
    Ended, Translated, addressed, marked_die, marked_square, messages, narrate, prompted, say, translate,
    translate_all, ui,
};

/// What is to be done now and by whom, in a few words; or how the game ended, once that can be told.
pub(crate) fn prompt(state: &TableState, ended: Option<&Ended>) -> String {
    let info = state.info();
    let prompt = match state.prompt() {
        Prompt::Play(prompt) => say(info, &prompt),
        Prompt::Proposal { by, proposal } => ui::proposes(info, state.record(), by, proposal),
        Prompt::Over(_) => return ended.map_or_else(|| translate(&messages::over()), |ended| ended.prompt.clone()),
    };
    translate(&addressed(info, state.you(), prompt))
}

/// Who plays the seat whose turn it is, where that has to be said: not where the person is spoken to.
pub(crate) fn player_name(state: &TableState) -> Option<String> {
    let seat = state.turn_in_view()?;
    if state.you() == Some(seat) { None } else { sits(state, seat) }
}

/// Who plays a seat, where that has to be said.
pub(crate) fn sits(state: &TableState, seat: Seat) -> Option<String> {
    // Whoever looks at a record is none of its players.
    if state.is_viewed() {
        return state.person_name(seat).map(str::to_owned);
    }
    ui::sits(state.record(), seat).map(|sits| translate(&sits))
}

/// Who plays the seats of a team, and what they are called where that has to be said; partners who are the same player once.
pub(crate) fn players(state: &TableState, of: Seat) -> Vec<(Seat, PlayerKind, String)> {
    let record = state.record();
    let mut known = Vec::new();
    let mut players: Vec<(Seat, PlayerKind, String)> = Vec::new();
    for seat in state.info().partners(of) {
        let Some(player) = record.player(seat).filter(|player| !known.contains(player)) else { continue };
        known.push(player);
        let kind = record.player_on(seat).map_or(PlayerKind::Human, PlayerKind::of);
        players.push((seat, kind, sits(state, seat).unwrap_or_default()));
    }
    players
}

/// A team's figures.
pub(crate) fn figures(info: &GameInfo, figures: &Figures) -> Vec<String> {
    figures.says.iter().map(|message| translate(&say(info, message))).collect()
}

/// What the computer is doing, if anything, about the position in view.
pub(crate) fn thinking(state: &TableState) -> Option<String> {
    state.thinking().filter(|_| !state.looks_back()).map(|_| translate(&messages::thinking()))
}

/// What happened last before the position in view, and what is to be done now or how the game ended.
pub(crate) fn narration(state: &TableState, ended: Option<&Ended>) -> String {
    let (info, told) = (state.info(), state.told());
    let mut sentences =
        told.as_ref().map(|told| narrate(info, told, &state.told_labels(), state.dice_sites())).unwrap_or_default();
    let is_over = state.outcome().is_some() && !state.looks_back();
    sentences.extend(told.as_ref().filter(|_| !is_over).and_then(|told| prompted(info, &told.motion.effects)));
    let spoken: Vec<Message> = sentences.into_iter().map(|sentence| addressed(info, state.you(), sentence)).collect();
    let mut text = translate_all(&spoken);
    if let Some(ended) = ended {
        text = [text.as_str(), &ended.outcome].join(if text.is_empty() { "" } else { " " });
    }
    text
}

/// The names of all squares alone.
pub(crate) fn labels(state: &TableState) -> SiteMap<AttrValue> {
    let text = |label: &Message| AttrValue::from(translate(&say(state.info(), label)));
    state.labels().iter().map(|(site, label)| (*site, text(label))).collect()
}

/// The name of every square, with what stands there and what can be done there.
pub(crate) fn names(state: &TableState, marks: &Marks, translated: &mut Translated) -> Rc<SiteMap<AttrValue>> {
    let (info, scene, dice, labels) = (state.info(), state.scene(), state.dice(), state.labels());
    let name = |(nth, (site, label)): (usize, (&Site, &Message))| {
        let goals: Vec<Message> = marks.goals(*site).filter_map(|goal| labels.get(&goal).cloned()).collect();
        let name = match dice.iter().find(|(lies, _)| lies == site) {
            Some((_, die)) => marked_die(info, label, *die, marks, *site),
            None => marked_square(info, label, &scene, marks, (*site, &goals)),
        };
        (*site, translated.tell(nth, name))
    };
    Rc::new(labels.iter().enumerate().map(name).collect())
}
