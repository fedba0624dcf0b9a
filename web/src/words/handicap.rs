//! Handicaps in words.

use play::Beginnings;
use rules::{Arg, GameInfo, Handicap, HandicapForm, Message};
use table::TableState;

use super::{addressed, late_messages, name};

/// Which handicap the game of a table began with, and who gave it; `None` for most games.
pub(crate) fn of(state: &TableState, beginnings: &dyn Beginnings) -> Option<Message> {
    let (info, (handicap, giver)) = (state.info(), beginnings.handicap_of(state.record())?);
    let other = info.seats().find(|seat| *seat != giver)?;
    let [giver, other] = [giver, other].map(|seat| name::seat(Some(info), seat).into());
    Some(addressed(info, state.you(), given(info, handicap, giver, other)))
}

/// That `giver` gives the other player a handicap.
pub(crate) fn given(info: &GameInfo, handicap: &Handicap, giver: Arg, other: Arg) -> Message {
    let pieces = handicap.pieces.iter().map(|(kind, count)| name::counted(info, usize::from(*count), *kind).into());
    let pieces: Vec<Arg> = pieces.collect();
    match handicap.form {
        HandicapForm::Without => late_messages::handicap_given(giver, pieces),
        HandicapForm::Finished => late_messages::handicap_off(other, pieces),
    }
}
