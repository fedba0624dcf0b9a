//! The texts of the page itself: buttons and notices.

use page::SaveError;
use play::{Player, Record};
use rules::match_rules::{PlanInfo, PlayerIdx};
use rules::offers::{Offer, Proposal, flag_reason};
use rules::present::Overlay;
use rules::{Arg, GameInfo, Level, Message, Seat};

use super::language::{translate, translate_key};
use super::say::{ruling, say};
use super::{addressed, late_messages, messages, name, rule};
use play::PlayerKind;
use table::{Notice, Question, TableState};

/// The label of a button: short beneath its icon, and in full for screen readers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caption {
    short: fn() -> Message,
    full: fn() -> Message,
}

impl Caption {
    /// The short label.
    pub(crate) fn short(self) -> String {
        translate(&(self.short)())
    }

    /// The full label.
    pub(crate) fn full(self) -> String {
        translate(&(self.full)())
    }
}

pub(crate) const UNDO: Caption = Caption { short: messages::undo, full: messages::undo_full };
pub(crate) const REDO: Caption = Caption { short: messages::redo, full: messages::redo_full };
pub(crate) const HINT: Caption = Caption { short: messages::hint, full: messages::hint };
pub(crate) const MORE: Caption = Caption { short: messages::more, full: messages::more };
pub(crate) const OFFER_DRAW: Caption = Caption { short: messages::draw, full: messages::draw_full };
pub(crate) const OFFER_END: Caption = Caption { short: messages::end_here, full: messages::end_here_full };
pub(crate) const CLAIM: Caption = Caption { short: messages::claim, full: messages::claim_full };
pub(crate) const NEW_GAME: Caption = Caption { short: messages::new, full: messages::new_full };

/// The label of the button for an agreement.
pub(crate) fn agreement(offer: Offer) -> Caption {
    if offer == Offer::End { OFFER_END } else { OFFER_DRAW }
}

/// The choice of a side: of a seat, or of all seats of a team.
pub(crate) fn side(info: &GameInfo, of: Seat) -> String {
    let seats = name::seats(info, of);
    super::translate(&match name::team(info, of) {
        Arg::Message(pair) if seats.len() > 1 => messages::side_pair(pair, seats),
        team => messages::verbatim(team),
    })
}

/// The label of an alternative naming of sites.
pub(crate) fn naming(key: &'static str) -> String {
    translate_key(key)
}

/// The description of a match of several games, at one of its lengths.
pub(crate) fn plan(info: &GameInfo, plan: &PlanInfo, length: u16) -> String {
    let has_lengths = plan.lengths.len() > 1;
    super::translate(&match name::own_key(info, &["plan-", plan.key].concat()) {
        Some(key) if has_lengths => Message::of(key).with("length", u32::from(length)),
        Some(key) => Message::of(key),
        None => messages::verbatim([plan.key, &length.to_string()].join(" ")),
    })
}

/// What an option of a game is about.
pub(crate) fn option(info: &GameInfo, key: &str) -> String {
    super::translate(&own_or(info, ["option-", key].concat(), key))
}

/// What a value of an option means.
pub(crate) fn option_value(info: &GameInfo, key: &str, value: &str) -> String {
    super::translate(&own_or(info, ["option-", key, "-", value].concat(), value))
}

/// The game's own message of that name; else the given text.
fn own_or(info: &GameInfo, name: String, text: &str) -> Message {
    name::own_key(info, &name).map_or_else(|| messages::verbatim(text), Message::of)
}

/// What is resigned, where the number of points is a choice.
pub(crate) fn resignation(info: &GameInfo, points: u8) -> Message {
    match name::own_key(info, &["resign-", &points.to_string()].concat()) {
        Some(key) => Message::of(key),
        None => messages::resign_points(points),
    }
}

/// That a seat resigns.
pub(crate) fn resigns(info: &GameInfo, by: Seat) -> Message {
    messages::resign_yes_of(name::seat(Some(info), by))
}

/// Who plays a seat, where that has to be said: where the computer plays too, or where more than two humans play.
/// Humans are numbered among all players, unless there is only one.
pub(crate) fn sits(record: &Record, seat: Seat) -> Option<Message> {
    let player = record.player(seat)?;
    match record.player_on(seat)? {
        Player::Computer { level } => Some(messages::played_by_computer(self::level(*level))),
        Player::Human { name } if !name.is_empty() => {
            Some(messages::played_by_player(messages::verbatim(name.as_str())))
        }
        Player::Remote { name, level: None, .. } if !name.is_empty() => {
            Some(messages::played_by_player(messages::verbatim(name.as_str())))
        }
        Player::Remote { level: Some(level), .. } => Some(messages::played_by_computer(self::level(*level))),
        Player::Remote { .. } => Some(messages::played_by_link()),
        Player::Human { .. } if is_only_human(record, player) => Some(messages::played_by_you()),
        Player::Human { .. } if record.players.len() > 2 => Some(messages::played_by_player(name::player(player))),
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
    messages::level(level.number())
}

/// A player for a seat, in a list of choices.
pub(crate) fn player(player: PlayerKind) -> Message {
    match player {
        PlayerKind::Human => messages::a_human(),
        PlayerKind::Computer(level) | PlayerKind::Remote(_, Some(level)) => messages::computer_at(self::level(level)),
        PlayerKind::Remote(_, None) => late_messages::by_link_two(),
    }
}

/// The name of a seat.
pub(crate) fn seat(info: &GameInfo, of: Seat) -> String {
    super::translate(&messages::verbatim(name::seat(Some(info), of)))
}

/// The name of a team.
pub(crate) fn team(info: &GameInfo, of: Seat) -> String {
    super::translate(&messages::verbatim(name::team(info, of)))
}

/// The label of an overlay.
pub(crate) fn overlay(overlay: &Overlay) -> String {
    translate_key(overlay.key)
}

/// The prompt for a pending proposal.
pub(crate) fn proposes(info: &GameInfo, record: &Record, by: Seat, proposal: Proposal) -> Message {
    let seat = name::party(info, record, by);
    match proposal {
        // A partner is asked.
        Proposal::Resign(_) if info.partners(by).count() > 1 => messages::would_resign(seat),
        Proposal::Offer(Offer::Draw) => messages::offers_draw(seat),
        Proposal::Offer(Offer::End) => messages::offers_end(seat),
        Proposal::Offer(Offer::TakeBack(count)) => messages::asks_back(seat, u32::from(count)),
        Proposal::Resign(points) => messages::resigns_points(seat, resignation(info, points)),
    }
}

/// Who is asked to answer.
pub(crate) fn answers(state: &TableState, question: Question) -> Message {
    let (info, Question { by, proposal, on }) = (state.info(), question);
    let seat = name::party(info, state.record(), on);
    let asks = match proposal {
        Proposal::Resign(_) if info.team(by) == info.team(on) => messages::resigns_too(seat),
        _ => messages::answers(seat),
    };
    addressed(info, state.you(), asks)
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

/// What somebody does first at a table, with a `mouse` or a `finger`.
pub(crate) fn to_begin(state: &TableState, pointer: &'static str) -> String {
    translate(&match () {
        () if state.awaits_throw() => messages::to_begin_dice(pointer),
        () if state.is_searching() => messages::to_begin_search(pointer),
        () if state.asks_for_squares() => messages::to_begin_square(pointer),
        () => messages::to_begin(pointer),
    })
}

/// What is said about the last touch, and the ruling behind it.
pub(crate) fn notice(state: &TableState, notice: &Notice) -> Said {
    let info = state.info();
    let said = match notice {
        Notice::Refused { why, .. } => Said { text: vec![say(info, why)], rule: rule_behind(why) },
        // The late part says it.
        Notice::Inspecting(_) => Said::default(),
        Notice::ViewsEarlierPly | Notice::AsksToPlayOn(_) => messages::views_earlier_ply().into(),
        Notice::Watches => messages::watches().into(),
        Notice::Views => late_messages::views().into(),
        Notice::ComputerActs => messages::computer_acts().into(),
        Notice::AnswerFirst => messages::answer_first().into(),
        Notice::AsksOffer(Offer::End) => messages::asks_end().into(),
        Notice::AsksOffer(_) => messages::asks_draw().into(),
        Notice::Declined { by, proposal } => declined(state, *by, *proposal).into(),
        Notice::Flagged(by) => say(info, &flag_reason(*by)).into(),
        Notice::Promoted => messages::promoted().into(),
        Notice::Removed => messages::removed_variation().into(),
        Notice::NotTaken(error) => super::enter_error(error).into(),
    };
    spoken(state, said)
}

/// Speaks to the only person at the table.
pub(super) fn spoken(state: &TableState, said: Said) -> Said {
    let text = said.text.into_iter().map(|message| addressed(state.info(), state.you(), message));
    Said { text: text.collect(), rule: said.rule }
}

/// That somebody declines what was proposed.
fn declined(state: &TableState, by: Seat, proposal: Proposal) -> Message {
    let who = match state.record().player_on(by) {
        Some(Player::Computer { .. }) => messages::computer().into(),
        _ => name::party(state.info(), state.record(), by),
    };
    let what = match proposal {
        Proposal::Offer(Offer::Draw) => "draw",
        Proposal::Offer(Offer::End) => "end",
        Proposal::Offer(Offer::TakeBack(_)) => "back",
        Proposal::Resign(_) => "resignation",
    };
    messages::declined(who, what)
}

/// The result of a step that needs confirmation, and the ruling behind it.
pub(crate) fn doubt(state: &TableState, comes: &Message) -> Said {
    spoken(state, Said { text: vec![say(state.info(), comes)], rule: rule_behind(comes) })
}

/// The ruling behind a message, with what it says.
pub(crate) fn rule_behind(why: &Message) -> Option<Message> {
    let id = ruling(why)?;
    Some(match rule(id) {
        Some(rule) => messages::ruling(id, rule),
        None => messages::verbatim(id),
    })
}

/// Why the game is not saved, and what that means.
pub(crate) fn keep_error(error: &SaveError) -> Message {
    match error {
        SaveError::Blocked(_) => messages::save_blocked(),
        SaveError::Full => messages::save_full(),
        SaveError::Foreign => messages::save_foreign(),
        SaveError::Broken(_) => messages::save_broken(),
    }
}
