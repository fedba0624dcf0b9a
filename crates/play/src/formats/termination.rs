//! How a game in Portable Game Notation, or in that of draughts, was ended: `[Termination "time forfeit"]`.

use rules::Game;

use super::dialect::dialect;
use super::score::Score;
use crate::entry::Entry;
use crate::game_tree::{GameTree, NodeIdx};
use crate::session::Session;
use crate::status::Status;
use crate::tags::Tags;

/// The tag.
pub(super) const TERMINATION: &str = "Termination";
/// Its value when the time of a player was up; some programs write it with a capital letter.
const TIME_FORFEIT: &str = "time forfeit";

/// The value of the tag for a game, where a game of its folder has one.
pub(super) fn of<G: Game>(tree: &GameTree) -> Option<&'static str> {
    (dialect::<G>().is_some() && is_flagged(tree)).then_some(TIME_FORFEIT)
}

/// Whether a flag is the end of the main line.
fn is_flagged(tree: &GameTree) -> bool {
    let last = tree.line(NodeIdx::ROOT).last();
    matches!(last.and_then(|last| tree.entry(last)), Some(Entry::Flag { .. }))
}

/// Lets the flag fall of the player to move in a game that a text says was lost by time, if it ends as is told then:
/// at the end of the main line, where the session is. Gives how it ended.
pub(super) fn flag<G: Game>(session: &mut Session<G>, told: Option<Score>) -> Option<Score> {
    let is_meant = dialect::<G>().is_some() && is_time_forfeit(session);
    let (Some(told), Status::Turn(by)) = (told.filter(|_| is_meant), session.status()) else { return None };
    let node = session.append(Entry::Flag { by }).ok()?;
    let ended = session.status().outcome().map(|outcome| Score::of(session.rules().info(), outcome));
    if ended == Some(told) {
        return ended;
    }
    session.remove(node);
    None
}

/// Forgets the tag where the game itself says how it ended, whatever the tag has, and where it is about an end that was
/// not read: whoever reads the game when it has been written again would take it for lost where the reading broke off.
pub(super) fn forget<G: Game>(session: &mut Session<G>, is_broken: bool) {
    let is_told = is_flagged(session.tree()) || is_broken && is_time_forfeit(session);
    if dialect::<G>().is_some() && is_told {
        session.tags_mut().remove(TERMINATION);
    }
}

fn is_time_forfeit<G: Game>(session: &Session<G>) -> bool {
    is_told(&session.tree().tags)
}

/// Whether tags say that a game was lost by time.
pub(super) fn is_told(tags: &Tags) -> bool {
    tags.get(TERMINATION).is_some_and(|told| told.eq_ignore_ascii_case(TIME_FORFEIT))
}
