//! The words of the page itself: buttons and notices.

use ::words::Message;
use rules::offers::{Offer, Proposal};
use rules::{GameInfo, Say, Seat};

use super::language::told_key;
use super::say::{ruling, say};
use super::square::square;
use super::{game_name, message, name, rule};
use crate::services::games::KeepError;
use crate::table::{Lens, Notice, Progress, Prospect, RestoreError};

/// What a button says: shortly beneath its sign, and in full to whoever hears it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caption {
    short: &'static str,
    full: &'static str,
}

impl Caption {
    /// A word.
    pub(crate) fn short(self) -> String {
        told_key(self.short)
    }

    /// What it does.
    pub(crate) fn full(self) -> String {
        told_key(self.full)
    }
}

pub(crate) const UNDO: Caption = Caption { short: "undo", full: "undo-full" };
pub(crate) const REDO: Caption = Caption { short: "redo", full: "redo-full" };
pub(crate) const FLIP: Caption = Caption { short: "flip", full: "flip-full" };
pub(crate) const OFFER_DRAW: Caption = Caption { short: "draw", full: "draw-full" };
pub(crate) const CLAIM: Caption = Caption { short: "claim", full: "claim-full" };
pub(crate) const RESIGN: Caption = Caption { short: "resign", full: "resign-full" };
pub(crate) const NEW_GAME: Caption = Caption { short: "new", full: "new-full" };
pub(crate) const GAMES: Caption = Caption { short: "games", full: "games-full" };

/// The choice of a side.
pub(crate) fn side(info: &GameInfo, of: Seat) -> String {
    super::told(&name::seat(Some(info), of))
}

/// How far the machine looks ahead so far.
pub(crate) fn thinks(progress: Progress) -> Message {
    if progress.depth > 1 { message!("thinking-ahead", depth = progress.depth) } else { message!("thinking") }
}

/// A proposal that waits for its answer.
pub(crate) fn proposes(info: &GameInfo, by: Seat, proposal: Proposal) -> Message {
    let seat = name::seat(Some(info), by);
    match proposal {
        Proposal::Offer(Offer::Draw) => message!("offers-draw", seat = seat),
        Proposal::Offer(Offer::End) => message!("offers-end", seat = seat),
        Proposal::Offer(Offer::TakeBack(count)) => message!("asks-back", seat = seat, count = u32::from(count)),
        Proposal::Resign(points) => message!("resigns-points", seat = seat, points = points),
    }
}

/// Who is asked to answer.
pub(crate) fn answers(info: &GameInfo, on: Seat) -> Message {
    message!("answers", seat = name::seat(Some(info), on))
}

/// What is said beside the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Said {
    /// Sentences.
    pub(crate) text: Vec<Message>,
    /// The ruling behind them.
    pub(crate) rule: Option<Message>,
}

impl From<Message> for Said {
    fn from(message: Message) -> Said {
        Said { text: vec![message], rule: None }
    }
}

/// What is said about the last touch, and the ruling behind it.
pub(crate) fn notice(info: &'static GameInfo, notice: &Notice) -> Said {
    match notice {
        Notice::Refused { why, .. } => Said { text: vec![say(info, why)], rule: rule_behind(why) },
        Notice::Lens(lens) => through(info, lens),
        Notice::LooksBack => message!("looks-back").into(),
        Notice::Watches => message!("watches").into(),
        Notice::MachineActs => message!("machine-acts").into(),
        Notice::AnswerFirst => message!("answer-first").into(),
        Notice::Declined => message!("declined").into(),
        Notice::NotTaken(error) => super::enter_error(error).into(),
    }
}

fn rule_behind(why: &Say) -> Option<Message> {
    let id = ruling(why)?;
    Some(match rule(id) {
        Some(rule) => message!("ruling", id = id, rule = rule),
        None => message!("verbatim", text = id),
    })
}

/// What the lens shows.
fn through(info: &'static GameInfo, lens: &Lens) -> Said {
    let mut said = Said::from(message!("lens", square = square(info, &lens.label, &lens.pieces)));
    let seat = |by: &Seat| name::seat(Some(info), *by);
    match &lens.prospect {
        Prospect::Moves { by, steps, forced: true } => {
            said.text.push(message!("lens-must", seat = seat(by), steps = steps.join(", ")));
        }
        Prospect::Moves { by, steps, forced: false } => {
            said.text.push(message!("lens-moves", seat = seat(by), steps = steps.join(", ")));
        }
        Prospect::Goal { by, steps } => {
            said.text.push(message!("lens-goal", seat = seat(by), steps = steps.join(", ")));
        }
        Prospect::None(why) => {
            said.text.push(message!("lens-why", why = say(info, why)));
            said.rule = rule_behind(why);
        }
        Prospect::Empty { by, forced } => {
            said.text.push(message!("lens-nothing"));
            if !forced.is_empty() {
                said.text.push(message!("lens-forced", seat = seat(by), steps = forced.join(", ")));
            }
        }
        Prospect::Idle => {}
    }
    if let Some(after) = &lens.after {
        said.text.push(message!("lens-after", square = square(info, &lens.label, after)));
    }
    said
}

/// Why the game is not kept, and what that means.
pub(crate) fn keep_error(error: &KeepError) -> Message {
    match error {
        KeepError::Blocked(_) => message!("keep-blocked"),
        KeepError::Full => message!("keep-full"),
        KeepError::Foreign => message!("keep-foreign"),
        KeepError::Broken(_) => message!("keep-broken"),
    }
}

/// A kept game that cannot be opened.
pub(crate) fn restore_error(error: &RestoreError) -> Message {
    let why = match error {
        RestoreError::Text(error) => super::wire_error(error),
        RestoreError::Rules(error) => super::open_error(error),
    };
    message!("not-restored", why = why)
}

/// A kept game in the list: what it is and how far it has come.
pub(crate) fn kept_game(id: &str, n_steps: usize, over: bool) -> Message {
    let game = game_name(id);
    if over {
        message!("kept-over", game = game, steps = n_steps)
    } else {
        message!("kept-on", game = game, steps = n_steps)
    }
}
