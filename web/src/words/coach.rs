//! What the computer says beside the game: hints, reasons, and what turns cost.

use page::{Cost, HintStage, Hinted};
use play::judged::{Hint, Reason};
use rules::view::Site;
use rules::{Message, Unit};
use table::TableState;

use super::{coach_messages, translate};

/// What is said of a hint.
pub(crate) fn hinted(state: &TableState, hinted: Hinted<'_>) -> String {
    let sentences = match (hinted.stage, hinted.hint) {
        (HintStage::Asked, _) => vec![coach_messages::hint_asked()],
        (HintStage::Piece, Some(_)) => vec![coach_messages::hint_piece()],
        (HintStage::Turn, Some(hint)) => {
            let mut sentences = vec![coach_messages::hint_best(hinted.turn)];
            sentences.extend(hint.reasons.iter().map(|reason| why(state, hint.unit, *reason)));
            sentences.push(worth(state, hint));
            sentences
        }
        (HintStage::Line, Some(_)) if hinted.line.is_empty() => vec![coach_messages::hint_best(hinted.turn)],
        (HintStage::Line, Some(_)) => {
            let turns = [&[hinted.turn.to_owned()], hinted.line].concat();
            vec![coach_messages::hint_follows(turns.into_iter().map(Into::into).collect::<Vec<_>>())]
        }
        (_, None) | (HintStage::Failed, _) => vec![coach_messages::hint_failed()],
    };
    joined(&sentences)
}

/// Sentences one after the other.
pub(crate) fn joined(sentences: &[Message]) -> String {
    sentences.iter().map(translate).collect::<Vec<_>>().join(" ")
}

/// What can be expected with the best turn, and with the next best one.
fn worth(state: &TableState, hint: &Hint) -> Message {
    let by_stake = !state.dice_sites().is_empty();
    let next = hint.lead.map(|lead| hint.points - lead).filter(|next| percent(*next) != percent(hint.points));
    match (by_stake, next) {
        (false, None) => coach_messages::hint_chances(percent(hint.points)),
        (false, Some(next)) => coach_messages::hint_chances_next(percent(next), percent(hint.points)),
        (true, None) => coach_messages::hint_points(signed(hint.points)),
        (true, Some(next)) => coach_messages::hint_points_next(signed(next), signed(hint.points)),
    }
}

/// Hundredths of a game.
pub(crate) fn percent(points: f32) -> u32 {
    (100.0 * points).round().max(0.0) as u32
}

/// Points of the stake with their sign, such as `+0.35`.
pub(crate) fn signed(points: f32) -> String {
    [sign(points), &decimal(points.abs(), 2)].concat()
}

/// Hundredths of a game with their sign, such as `+8%`.
pub(crate) fn signed_percent(points: f32) -> String {
    [sign(points), &translate(&coach_messages::percent(percent(points.abs())))].concat()
}

fn sign(points: f32) -> &'static str {
    if points < 0.0 { "\u{2212}" } else { "+" }
}

/// A number that is not below 0 as the language writes it, with so many decimals.
pub(crate) fn decimal(number: f32, n_decimals: u32) -> String {
    // What formats fractions is large.
    let unit = 10_u32.pow(n_decimals);
    let parts = (number * unit as f32).round() as u32;
    let part = (unit + parts % unit).to_string().split_off(1);
    translate(&coach_messages::decimal(part, (parts / unit).to_string()))
}

/// A reason as a sentence.
pub(crate) fn why(state: &TableState, unit: Option<Unit>, reason: Reason) -> Message {
    let amount = |halves: u8| {
        let n = u32::from(halves) / 2;
        match unit {
            Some(Unit::Pawns) => coach_messages::amount_pawns(n),
            Some(Unit::Men) => coach_messages::amount_men(n),
            Some(Unit::Points) => coach_messages::amount_points(n),
            Some(Unit::Pieces) | None => coach_messages::amount_pieces(n),
        }
    };
    match reason {
        Reason::Wins { turns } => coach_messages::why_wins(u32::from(turns)),
        Reason::Saves { n, of, .. } if n == of => coach_messages::why_saves(),
        Reason::Saves { n, of, .. } => coach_messages::why_saves_most(u32::from(n), u32::from(of)),
        Reason::Gains { amount: halves, answers } => coach_messages::why_gains(amount(halves), u32::from(answers)),
        Reason::Only { amount: halves, .. } => coach_messages::why_only(amount(halves)),
        Reason::Avoids { n, of, amount: halves, .. } => {
            coach_messages::why_avoids(amount(halves), u32::from(n), u32::from(of))
        }
        Reason::Threatens { amount: halves, n, of } => {
            coach_messages::why_threatens(amount(halves), u32::from(n), u32::from(of))
        }
        Reason::Takes { n } if !state.dice_sites().is_empty() => coach_messages::why_hits(u32::from(n)),
        Reason::Takes { n } => coach_messages::why_takes(u32::from(n)),
        Reason::Promotes { n } => coach_messages::why_promotes(u32::from(n)),
        Reason::Finishes { n } => coach_messages::why_finishes(u32::from(n)),
        Reason::Scores { points } => coach_messages::why_scores(u32::from(points)),
        Reason::Concedes { points } => coach_messages::why_concedes(u32::from(points)),
        Reason::Enters { n } => coach_messages::why_enters(u32::from(n)),
        Reason::Leaves { n } => coach_messages::why_leaves(u32::from(n)),
        Reason::Risks { n, of } => coach_messages::why_risks(u32::from(n), u32::from(of)),
        Reason::Gathers { n, of } if n == of => coach_messages::why_gathers_all(),
        Reason::Gathers { n, of } => coach_messages::why_gathers(u32::from(n), u32::from(of)),
        Reason::Bars { n, of } => coach_messages::why_bars(u32::from(n), u32::from(of)),
        Reason::Prepares => coach_messages::why_prepares(),
        Reason::Leads { own, others } => coach_messages::why_leads(u32::from(others), u32::from(own)),
        Reason::Holds { site } => {
            let label = state.labels().get(&Site(site)).cloned();
            coach_messages::why_holds(label.unwrap_or_else(|| Message::verbatim(site.to_string())))
        }
    }
}

/// What a turn cost.
pub(crate) fn cost(state: &TableState, cost: &Cost<'_>) -> Message {
    let turn = cost.turn.text.as_str();
    match state.dice_sites().is_empty() {
        true => coach_messages::review_cost(percent(cost.points), turn),
        false => coach_messages::review_cost_points(decimal(cost.points, 2), turn),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_with_as_many_places() {
        assert_eq!([0.35, -0.024, 1.0, 0.0].map(signed), ["+0.35", "\u{2212}0.02", "+1.00", "+0.00"]);
        assert_eq!((decimal(12.34, 1), decimal(0.05, 2)), ("12.3".to_owned(), "0.05".to_owned()));
        assert_eq!([0.0, 0.236, 1.0].map(percent), [0, 24, 100]);
    }
}
