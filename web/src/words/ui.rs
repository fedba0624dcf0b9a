//! The texts of the page itself: buttons and notices.

use ::i18n::{Message, Value};
use play::{Player, Record};
use rules::match_rules::{PlanInfo, PlayerIdx};
use rules::offers::{Offer, Proposal};
use rules::view::Overlay;
use rules::{GameInfo, Say, Seat};

use super::language::told_key;
use super::say::{ruling, say};
use super::square::square;
use super::{game_name, message, name, rule};
use crate::services::games::SaveError;
use crate::table::{ComputerProgress, Level, Notice, PlayerKind, Prospect, Question, RestoreError, SquareInspector};

/// The label of a button: short beneath its icon, and in full for screen readers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caption {
    short: &'static str,
    full: &'static str,
}

impl Caption {
    /// The short label.
    pub(crate) fn short(self) -> String {
        told_key(self.short)
    }

    /// The full label.
    pub(crate) fn full(self) -> String {
        told_key(self.full)
    }
}

pub(crate) const UNDO: Caption = Caption { short: "undo", full: "undo-full" };
pub(crate) const REDO: Caption = Caption { short: "redo", full: "redo-full" };
pub(crate) const VIEW: Caption = Caption { short: "view", full: "view-full" };
pub(crate) const SEATS: Caption = Caption { short: "seats", full: "seats-full" };
pub(crate) const OFFER_DRAW: Caption = Caption { short: "draw", full: "draw-full" };
pub(crate) const OFFER_END: Caption = Caption { short: "end-here", full: "end-here-full" };
pub(crate) const CLAIM: Caption = Caption { short: "claim", full: "claim-full" };
pub(crate) const RESIGN: Caption = Caption { short: "resign", full: "resign-full" };
pub(crate) const NEW_GAME: Caption = Caption { short: "new", full: "new-full" };
pub(crate) const GAMES: Caption = Caption { short: "games", full: "games-full" };

/// The choice of a side: of a seat, or of all seats of a team.
pub(crate) fn side(info: &GameInfo, of: Seat) -> String {
    let seats = name::seats(info, of);
    super::told(&match name::team(info, of) {
        Value::Message(pair) if seats.len() > 1 => message!("side-pair", pair = pair, seats = seats),
        team => message!("verbatim", text = team),
    })
}

/// The label of an alternative naming of sites.
pub(crate) fn naming(key: &'static str) -> String {
    told_key(key)
}

/// The description of a match of several games, at one of its lengths.
pub(crate) fn plan(info: &GameInfo, plan: &PlanInfo, length: u16) -> String {
    let has_lengths = plan.lengths.len() > 1;
    super::told(&match name::own_key(info, &["plan-", plan.key].concat()) {
        Some(key) if has_lengths => Message::new(key).with("length", u32::from(length)),
        Some(key) => Message::new(key),
        None => message!("verbatim", text = [plan.key, &length.to_string()].join(" ")),
    })
}

/// What an option of a game is about.
pub(crate) fn option(info: &GameInfo, key: &str) -> String {
    super::told(&own_or(info, ["option-", key].concat(), key))
}

/// What a value of an option means.
pub(crate) fn option_value(info: &GameInfo, key: &str, value: &str) -> String {
    super::told(&own_or(info, ["option-", key, "-", value].concat(), value))
}

/// The game's own message of that name; else the given text.
fn own_or(info: &GameInfo, name: String, text: &str) -> Message {
    name::own_key(info, &name).map_or_else(|| message!("verbatim", text = text), Message::new)
}

/// What is resigned, where the number of points is a choice.
pub(crate) fn resignation(info: &GameInfo, points: u8) -> Message {
    match name::own_key(info, &["resign-", &points.to_string()].concat()) {
        Some(key) => Message::new(key),
        None => message!("resign-points", count = points),
    }
}

/// That a seat resigns.
pub(crate) fn resigns(info: &GameInfo, by: Seat) -> Message {
    message!("resign-yes-of", seat = name::seat(Some(info), by))
}

/// Who plays a seat, where that has to be said: where the computer plays too, or where more than two humans play.
/// Humans are numbered among all players, unless there is only one.
pub(crate) fn sits(record: &Record, seat: Seat) -> Option<Message> {
    let player = record.player(seat)?;
    match record.player_on(seat)? {
        Player::Computer { level } => Some(message!("played-by-computer", level = self::level(Level::of(*level)))),
        Player::Human { .. } if is_only_human(record, player) => Some(message!("played-by-you")),
        Player::Human { .. } if record.players.len() > 2 => {
            Some(message!("played-by-player", player = name::player(player)))
        }
        Player::Human { .. } => None,
    }
}

/// Whether this player is the only human.
fn is_only_human(record: &Record, player: PlayerIdx) -> bool {
    let is_other = |seat: Seat| {
        record.player(seat) != Some(player) && matches!(record.player_on(seat), Some(Player::Human { .. }))
    };
    !Seat::first(record.seats.len()).any(is_other)
}

/// How strong the computer is.
pub(crate) fn level(level: Level) -> Message {
    match level {
        Level::Beginner => message!("level-beginner"),
        Level::Good => message!("level-good"),
        Level::Best => message!("level-best"),
    }
}

/// A player for a seat, in a list of choices.
pub(crate) fn player(player: PlayerKind) -> Message {
    match player {
        PlayerKind::Human => message!("a-human"),
        PlayerKind::Computer(level) => message!("computer-at", level = self::level(level)),
    }
}

/// The name of a seat.
pub(crate) fn seat(info: &GameInfo, of: Seat) -> String {
    super::told(&message!("verbatim", text = name::seat(Some(info), of)))
}

/// The name of a team.
pub(crate) fn team(info: &GameInfo, of: Seat) -> String {
    super::told(&message!("verbatim", text = name::team(info, of)))
}

/// The label of an overlay.
pub(crate) fn overlay(overlay: &Overlay) -> String {
    told_key(overlay.key)
}

/// How far the computer looks ahead so far.
pub(crate) fn thinks(progress: ComputerProgress) -> Message {
    if progress.depth > 1 { message!("thinking-ahead", depth = progress.depth) } else { message!("thinking") }
}

/// The prompt for a pending proposal.
pub(crate) fn proposes(info: &GameInfo, record: &Record, by: Seat, proposal: Proposal) -> Message {
    let seat = name::party(info, record, by);
    match proposal {
        // A partner is asked.
        Proposal::Resign(_) if info.partners(by).count() > 1 => message!("would-resign", seat = seat),
        Proposal::Offer(Offer::Draw) => message!("offers-draw", seat = seat),
        Proposal::Offer(Offer::End) => message!("offers-end", seat = seat),
        Proposal::Offer(Offer::TakeBack(count)) => message!("asks-back", seat = seat, count = u32::from(count)),
        Proposal::Resign(points) => message!("resigns-points", seat = seat, what = resignation(info, points)),
    }
}

/// Who is asked to answer.
pub(crate) fn answers(info: &GameInfo, record: &Record, question: Question) -> Message {
    let Question { by, proposal, on } = question;
    let seat = name::party(info, record, on);
    match proposal {
        Proposal::Resign(_) if info.team(by) == info.team(on) => message!("resigns-too", seat = seat),
        _ => message!("answers", seat = seat),
    }
}

/// A text beside the board.
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
        Notice::Inspector(inspector) => through(info, inspector),
        Notice::ViewsEarlierPly => message!("views-earlier-ply").into(),
        Notice::Watches => message!("watches").into(),
        Notice::ComputerActs => message!("computer-acts").into(),
        Notice::AnswerFirst => message!("answer-first").into(),
        Notice::Declined => message!("declined").into(),
        Notice::NotTaken(error) => super::enter_error(error).into(),
    }
}

/// The result of a step that needs confirmation, and the ruling behind it.
pub(crate) fn doubt(info: &'static GameInfo, comes: &Say) -> Said {
    Said { text: vec![say(info, comes)], rule: rule_behind(comes) }
}

fn rule_behind(why: &Say) -> Option<Message> {
    let id = ruling(why)?;
    Some(match rule(id) {
        Some(rule) => message!("ruling", id = id, rule = rule),
        None => message!("verbatim", text = id),
    })
}

/// What the square inspector shows.
fn through(info: &'static GameInfo, inspector: &SquareInspector) -> Said {
    let mut said =
        Said::from(message!("inspector", square = square(info, &inspector.label, &inspector.pieces, inspector.sign)));
    let seat = |by: &Seat| name::seat(Some(info), *by);
    match &inspector.prospect {
        Prospect::Moves { by, steps, forced: true } => {
            said.text.push(message!("inspect-must", seat = seat(by), steps = steps.join(", ")));
        }
        Prospect::Moves { by, steps, forced: false } => {
            said.text.push(message!("inspect-moves", seat = seat(by), steps = steps.join(", ")));
        }
        Prospect::Goal { by, steps } => {
            said.text.push(message!("inspect-goal", seat = seat(by), steps = steps.join(", ")));
        }
        Prospect::None(why) => {
            said.text.push(message!("inspect-why", why = say(info, why)));
            said.rule = rule_behind(why);
        }
        Prospect::Empty { by, forced } => {
            said.text.push(message!("inspect-nothing"));
            if !forced.is_empty() {
                said.text.push(message!("inspect-forced", seat = seat(by), steps = forced.join(", ")));
            }
        }
        Prospect::Idle => {}
    }
    for remark in &inspector.remarks {
        said.text.push(message!("inspect-why", why = say(info, remark)));
    }
    if let Some(after) = &inspector.after {
        said.text.push(message!("inspect-after", square = square(info, &inspector.label, after, None)));
    }
    said
}

/// Why the game is not saved, and what that means.
pub(crate) fn keep_error(error: &SaveError) -> Message {
    match error {
        SaveError::Blocked(_) => message!("save-blocked"),
        SaveError::Full => message!("save-full"),
        SaveError::Foreign => message!("save-foreign"),
        SaveError::Broken(_) => message!("save-broken"),
    }
}

/// A saved game that cannot be opened.
pub(crate) fn restore_error(error: &RestoreError) -> Message {
    let why = match error {
        RestoreError::Text(error) => super::wire_error(error),
        RestoreError::Rules(error) => super::open_error(error),
    };
    message!("not-restored", why = why)
}

/// A saved game in the list: what it is and how far it has come.
pub(crate) fn kept_game(id: &str, n_steps: usize, over: bool) -> Message {
    let game = game_name(id);
    if over {
        message!("saved-over", game = game, steps = n_steps)
    } else {
        message!("saved-on", game = game, steps = n_steps)
    }
}
