//! Why an entry is refused, in terms that a player understands.

use play::EnterError;
use rules::Message;

use super::{messages, say};

/// Why an entry is refused.
pub(crate) fn enter_error(error: &EnterError) -> Message {
    match error {
        EnterError::Over => messages::enter_over(),
        EnterError::Step(error) => say::of_any(None, &error.why),
        EnterError::Unread => messages::enter_stale(),
        EnterError::Stale => messages::enter_stale(),
        EnterError::DiceWait => messages::enter_dice_wait(),
        EnterError::EmptySeat => messages::enter_empty_seat(),
        EnterError::NotOpen => messages::enter_not_open(),
        EnterError::Pending => messages::enter_pending(),
        EnterError::TooFarBack => messages::enter_too_far_back(),
        EnterError::NotAsked => messages::enter_not_asked(),
        EnterError::NotDue => messages::enter_not_due(),
        EnterError::Full => messages::enter_full(),
    }
}

#[cfg(test)]
mod tests {
    use play::{Entry, Player, Record, open};
    use rules::Seat;
    use rules::games::Portal;

    use super::*;
    use crate::words::translate;

    #[test]
    fn an_entry_that_is_refused_says_why() {
        let people = vec![Player::Human { name: String::new() }; 2];
        let mut table = open::<Portal>(Record::new("laska", 1, people)).unwrap();
        let mut why = |entry| translate(&enter_error(&table.enter(entry).unwrap_err()));
        assert_eq!(why(Entry::Claim { by: Seat::FIRST }), "You can’t claim a draw now.");
        assert_eq!(why(Entry::Answer { by: Seat::FIRST, yes: true }), "There is no offer for this side to answer.");
        let incomplete = why(Entry::Step("c3".to_owned()));
        assert_eq!(incomplete, "A move needs at least two squares, such as c3-d4.");
        assert_eq!(why(Entry::Resign { by: Seat::FIRST, points: 7 }), "You can’t do that now.");
    }
}
