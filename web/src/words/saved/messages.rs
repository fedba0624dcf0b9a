//! The messages of lists of saved games.

rules::messages! {
    /// Against the computer ({ FORM($level, form: "clause") })
    saved_against = "saved-against" { level: Message };
    /// The computer’s turn
    saved_computer_turn = "saved-computer-turn";
    /// { $count ->
    saved_computers = "saved-computers" { count: Number };
    /// Delete
    saved_delete = "saved-delete";
    /// Deleted.
    saved_deleted = "saved-deleted";
    /// You lost
    saved_lost = "saved-lost";
    /// Show more
    saved_more = "saved-more";
    /// An offer to answer
    saved_offer = "saved-offer";
    /// Waiting for the others
    saved_waiting_for_them = "saved-waiting-for-them";
    /// Waiting for you
    saved_waiting_for_you = "saved-waiting-for-you";
    /// In progress
    saved_on = "saved-on";
    /// Finished
    saved_over = "saved-over";
    /// { $count ->
    saved_people = "saved-people" { count: Number };
    /// Pin to top
    saved_pin = "saved-pin";
    /// { $seat } to move
    saved_turn = "saved-turn" { seat: Message };
    /// You won
    saved_won = "saved-won";
    /// Your turn
    saved_your_turn = "saved-your-turn";
}
