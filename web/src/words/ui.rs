//! The words of the page itself: buttons, headings, notices.

use rules::offers::{Offer, Proposal};
use rules::view::Site;
use rules::{GameInfo, Say, Seat};

use super::{rule, ruling, say, seat_capital, square};
use crate::board::Marks;
use crate::services::games::KeepError;
use crate::table::{Lens, Notice, Progress, Prospect, RestoreError};

/// What a button says: shortly beneath its sign, and in full to whoever hears it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caption {
    /// A word.
    pub(crate) short: &'static str,
    /// What it does.
    pub(crate) full: &'static str,
}

const fn caption(short: &'static str, full: &'static str) -> Caption {
    Caption { short, full }
}

pub(crate) const UNDO: Caption = caption("Undo", "Undo");
pub(crate) const REDO: Caption = caption("Redo", "Redo");
pub(crate) const FLIP: Caption = caption("Flip", "Flip");
pub(crate) const OFFER_DRAW: Caption = caption("Draw", "Offer a draw");
pub(crate) const CLAIM: Caption = caption("Claim", "Claim a draw");
pub(crate) const RESIGN: Caption = caption("Resign", "Resign");
pub(crate) const NEW_GAME: Caption = caption("New", "New game");
pub(crate) const GAMES: Caption = caption("Games", "Your games");

pub(crate) const TOOLS: &str = "Game";
pub(crate) const MOVES: &str = "Moves";
pub(crate) const NO_MOVES: &str = "No moves yet. White begins.";
pub(crate) const SCRUB: &str = "Position to look at";
pub(crate) const REMATCH: &str = "Rematch";
pub(crate) const ANOTHER: &str = "New game";
pub(crate) const ACCEPT: &str = "Accept";
pub(crate) const DECLINE: &str = "Decline";
pub(crate) const BACK_TO_GAME: &str = "Back to the game";
pub(crate) const REWIND: &str = "Go on from here";
pub(crate) const TAKE_OVER: &str = "Play it here";
pub(crate) const TRY_AGAIN: &str = "Try again";
pub(crate) const CLOSE: &str = "Close";
pub(crate) const RESIGN_SURE: &str = "Resign this game?";
pub(crate) const RESIGN_YES: &str = "Yes, resign";
pub(crate) const RESIGN_NO: &str = "Play on";
pub(crate) const NEW_GAME_HEADING: &str = "New game";
pub(crate) const WHICH_GAME: &str = "Game";
pub(crate) const AGAINST: &str = "Against";
pub(crate) const THE_MACHINE: &str = "The machine";
pub(crate) const A_FRIEND: &str = "A friend at this screen";
pub(crate) const YOU_PLAY: &str = "You play";
pub(crate) const BY_LOT: &str = "By lot";
pub(crate) const START: &str = "Start";
pub(crate) const GAMES_HEADING: &str = "Your games";
pub(crate) const GAMES_NONE: &str = "No games are kept in this browser yet.";
pub(crate) const GAMES_KEPT: &str = "The game on the table is kept. You find it again under Games.";
pub(crate) const TO_BEGIN: &str =
    "Touch one of your pieces, then the square it is to go to. Hold a square to learn all about it.";

/// What a machine and a person are called beside a seat.
pub(crate) fn is_you(is_person: bool) -> &'static str {
    if is_person { "you" } else { "the machine" }
}

/// The choice of a side.
pub(crate) fn side(info: &GameInfo, of: Seat) -> &'static str {
    seat_capital(info, of)
}

/// How far the machine looks ahead so far.
pub(crate) fn thinks(progress: Progress) -> String {
    if progress.depth > 1 { format!("thinking, {} ahead", progress.depth) } else { "thinking".to_owned() }
}

/// A proposal that waits for its answer.
pub(crate) fn proposes(info: &GameInfo, by: Seat, proposal: Proposal) -> String {
    let who = seat_capital(info, by);
    match proposal {
        Proposal::Offer(Offer::Draw) => format!("{who} offers a draw"),
        Proposal::Offer(Offer::End) => format!("{who} offers to end the game here"),
        Proposal::Offer(Offer::TakeBack(1)) => format!("{who} asks to take the last turn back"),
        Proposal::Offer(Offer::TakeBack(n)) => format!("{who} asks to take {n} turns back"),
        Proposal::Resign(points) => format!("{who} resigns {points}"),
    }
}

/// Who is asked to answer.
pub(crate) fn answers(info: &GameInfo, on: Seat) -> String {
    format!("{} answers:", seat_capital(info, on))
}

/// What can be done with a square, behind its name.
pub(crate) fn hint(marks: &Marks, site: Site) -> &'static str {
    if marks.selected == Some(site) {
        "; selected"
    } else if marks.targets.contains(&site) {
        "; can go here"
    } else if marks.far.contains(&site) {
        "; can go here in several leaps"
    } else if marks.movable.contains(&site) {
        "; can move"
    } else {
        ""
    }
}

/// A move that the scrub strip stands at.
pub(crate) fn scrubbed(number: usize, of: usize) -> String {
    format!("After {number} of {of}")
}

/// What is said about the last touch, and the ruling behind it.
pub(crate) fn notice(info: &'static GameInfo, notice: &Notice) -> (String, Option<String>) {
    let plain = |text: &str| (text.to_owned(), None);
    match notice {
        Notice::Refused { why, .. } => (say(info, why), rule_behind(info, why)),
        Notice::Lens(lens) => through(info, lens),
        Notice::LooksBack => plain("You are looking at an earlier position."),
        Notice::Watches => plain("This game is open in another tab, where it is played. Here you can watch."),
        Notice::MachineActs => plain("It is the machine's turn."),
        Notice::AnswerFirst => plain("The offer has to be answered first."),
        Notice::Declined => plain("The machine declines, and plays on."),
        Notice::NotTaken(error) => (super::enter_error(error), None),
    }
}

fn rule_behind(info: &GameInfo, why: &Say) -> Option<String> {
    let id = ruling(why)?;
    Some(rule(info, id).map_or_else(|| id.to_owned(), |text| format!("{id}: {text}")))
}

/// What the lens shows.
fn through(info: &'static GameInfo, lens: &Lens) -> (String, Option<String>) {
    let mut text = format!("{}.", square(info, &lens.label, &lens.pieces));
    let mut behind = None;
    let mut add = |sentence: String| {
        text.push(' ');
        text.push_str(&sentence);
    };
    match &lens.prospect {
        Prospect::Moves { by, steps, forced: true } => {
            add(format!("{} must take with it: {}.", seat_capital(info, *by), steps.join(", ")));
        }
        Prospect::Moves { by, steps, forced: false } => {
            add(format!("{} may move it: {}.", seat_capital(info, *by), steps.join(", ")));
        }
        Prospect::Goal { by, steps } => {
            add(format!("{} can come here: {}.", seat_capital(info, *by), steps.join(", ")))
        }
        Prospect::None(why) => {
            add(say(info, why));
            behind = rule_behind(info, why);
        }
        Prospect::Empty { by, forced } => {
            add("No piece can come here now.".to_owned());
            if !forced.is_empty() {
                add(format!("{} must take: {}.", seat_capital(info, *by), forced.join(", ")));
            }
        }
        Prospect::Idle => {}
    }
    if let Some(after) = &lens.after {
        add(format!("Then {}.", square(info, &lens.label, after)));
    }
    (text, behind)
}

/// Why the game is not kept, and what that means.
pub(crate) fn keep_error(error: &KeepError) -> &'static str {
    match error {
        KeepError::Blocked(_) => {
            "This browser does not let the page keep anything, so this game is lost when the page is closed."
        }
        KeepError::Full => {
            "There is no room left to keep this game. Clear some space; until then it is lost when the page is closed."
        }
        KeepError::Foreign => "Another tab plays this game now.",
        KeepError::Broken(_) => "The browser could not keep the last move. It will be tried again with the next one.",
    }
}

/// A kept game that cannot be opened.
pub(crate) fn restore_error(error: &RestoreError) -> String {
    let why = match error {
        RestoreError::Text(error) => super::wire_error(error),
        RestoreError::Rules(error) => super::open_error(error),
    };
    format!("A kept game could not be opened, and stays as it is: {why}")
}

/// A kept game that has stopped the page whenever it was opened.
pub(crate) const FATAL: &str = "The game that was going on last has stopped this page twice, so it is not opened by itself. It is kept under Games.";
/// A kept game that cannot be read.
pub(crate) const GAME_DAMAGED: &str = "A game that cannot be read";
/// The machine has given up.
pub(crate) const MACHINE_FAILS: &str = "The machine does not answer. Your game is safe.";

/// A kept game in the list: what it is and how far it has come.
pub(crate) fn kept_game(game: &str, n_steps: usize, over: bool) -> String {
    let state = if over { "over" } else { "going on" };
    format!("{game}, step {n_steps}, {state}")
}
