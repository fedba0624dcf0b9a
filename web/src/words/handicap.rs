//! Handicaps in words.

use play::Beginnings;
use rules::{Arg, GameInfo, Handicap, HandicapForm, Message};
use table::TableState;

use super::{addressed, late_messages, messages, name};

/// Which handicap the game of a table began with, and who gave it; `None` for most games.
pub(crate) fn of(state: &TableState, beginnings: &dyn Beginnings) -> Option<Message> {
    let (info, (handicap, giver)) = (state.info(), beginnings.handicap_of(state.record())?);
    let other = info.seats().find(|seat| *seat != giver)?;
    // As in the dialog where it was chosen: the computer is called so, unless it plays both sides.
    let is_alone = !(state.is_computer(giver) && state.is_computer(other));
    let called =
        |seat| if is_alone && state.is_computer(seat) { messages::computer() } else { name::seat(Some(info), seat) };
    let [giver, other] = [giver, other].map(|seat| called(seat).into());
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
