//! What a table shows, in words.

use std::rc::Rc;

use rules::view::{Site, SiteMap};
use rules::{GameInfo, Message, Seat};
use table::board::Marks;
use table::{Figures, PlayerCard, Prompt, TableState};
use yew::AttrValue;

use super::{Translated, marked_die, marked_square, narrate, say, translate, translate_all, ui};

/// What is to be done now and by whom, in a few words.
pub(crate) fn prompt(state: &TableState) -> String {
    let info = state.info();
    translate(&match state.prompt() {
        Prompt::Play(prompt) => say(info, &prompt),
        Prompt::Proposal { by, proposal } => ui::proposes(info, state.record(), by, proposal),
        Prompt::Over(outcome) => super::result(info, &outcome),
    })
}

/// How the game ended and why, if it did.
pub(crate) fn outcome(state: &TableState) -> Option<String> {
    state.outcome().map(|outcome| translate(&super::outcome(state.info(), &outcome)))
}

/// Who plays the seat whose turn it is, where that has to be said.
pub(crate) fn player_name(state: &TableState) -> Option<String> {
    sits(state, state.turn()?)
}

/// Who plays a seat, where that has to be said.
pub(crate) fn sits(state: &TableState, seat: Seat) -> Option<String> {
    ui::sits(state.record(), seat).map(|sits| translate(&sits))
}

/// The player cards, each with who plays.
pub(crate) fn player_cards(state: &TableState) -> Vec<(PlayerCard, String)> {
    let cards = state.player_cards().into_iter();
    cards.map(|card| (sits(state, card.of).unwrap_or_default(), card)).map(|(sits, card)| (card, sits)).collect()
}

/// A team's figures.
pub(crate) fn figures(info: &GameInfo, figures: &Figures) -> Vec<String> {
    figures.says.iter().map(|message| translate(&say(info, message))).collect()
}

/// What the computer is doing, if anything.
pub(crate) fn thinking(state: &TableState) -> Option<String> {
    state.thinking().map(|progress| translate(&ui::thinks(progress)))
}

/// What happened last.
pub(crate) fn narration(state: &TableState) -> String {
    if !state.is_changed() {
        return String::new();
    }
    let info = state.info();
    let story = state.happened().map(|motion| narrate(info, &motion.from, &motion.effects, state.labels()));
    let mut sentences = story.unwrap_or_default();
    sentences.extend(state.outcome().map(|outcome| super::outcome(info, &outcome)));
    translate_all(&sentences)
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
