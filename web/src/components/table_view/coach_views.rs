//! Hints beside the board, and the review below the moves. All of it is a part of the late part.

use std::rc::Rc;

use page::{Answer, CoachAct, Cost, HintStage, Review};
use play::TurnText;
use rules::Seat;
use table::Action;
use yew::prelude::*;

use super::TableView;
use super::study_views::Aside;
use crate::components::beside_board::message_bar::Reply;
use crate::services::page as of_page;
use crate::words::{coach, coach_messages, name, translate, ui};

/// What stands beside the board where a hint was asked for.
pub(super) fn beside(table: &TableView) -> Option<Aside> {
    let (page, state) = (&table.page, table.page.table());
    if !page.offers_hint() {
        return None;
    }
    let hinted = page.hinted();
    let text = hinted.filter(|_| !page.is_asked_beside_study()).map(|hinted| coach::hinted(state, hinted));
    let words = match hinted?.stage {
        HintStage::Failed | HintStage::Asked => None,
        HintStage::Piece | HintStage::Turn => Some(coach_messages::hint_more()),
        HintStage::Line => Some(coach_messages::hint_again()),
    };
    let reply = |words| Reply { words: translate(&words), picture: None, does: Answer::Coach(CoachAct::Hint) };
    Some(Aside { text, more: words.map(reply), ..Aside::default() })
}

/// A turn that is named gets one of these signs, by what it cost at least.
const SIGNS: [(f32, &str); 3] = [(0.2, "??"), (0.1, "?"), (0.0, "?!")];

/// The turns, with signs at those that cost much.
pub(super) fn marked(review: Option<&Review>, turns: Rc<Vec<TurnText>>) -> Rc<Vec<TurnText>> {
    let Some(review) = review else { return turns };
    let sign = |idx: usize, turn: &TurnText| {
        let is_same = review.turns().get(idx).is_some_and(|reviewed| reviewed.turn.to == turn.to);
        let cost = review.cost(idx).filter(|_| is_same)?;
        SIGNS.into_iter().find(|(least, _)| cost.points >= *least).map(|(_, sign)| sign)
    };
    let marked = turns.iter().enumerate().map(|(idx, turn)| match sign(idx, turn) {
        Some(sign) => TurnText { text: [&turn.text, sign].concat(), ..turn.clone() },
        None => turn.clone(),
    });
    Rc::new(marked.collect())
}

/// The review of the game on the table, or the button that begins one.
pub(super) fn review(table: &TableView) -> Html {
    let (page, state) = (&table.page, table.page.table());
    let act = |act: CoachAct| table.callbacks.answer.reform(move |_: MouseEvent| Answer::Coach(act.clone()));
    let Some(review) = page.review() else {
        if !page.offers_review() {
            return Html::default();
        }
        return html! {
            <div class="review to-begin">
                <button type="button" onclick={act(CoachAct::Review)}>
                    { translate(&coach_messages::review_heading()) }
                </button>
            </div>
        };
    };
    let says = if review.has_failed() {
        html! {
            <>
                <p>{ translate(&coach_messages::review_failed()) }</p>
                <button type="button" onclick={act(CoachAct::Review)}>{ translate(&coach_messages::review_go_on()) }</button>
            </>
        }
    } else if !review.is_done() {
        let percent = coach::percent(review.progress());
        html! {
            <p>
                <progress max="100" value={percent.to_string()} aria-hidden="true"></progress>
                { translate(&coach_messages::review_progress(percent)) }
            </p>
        }
    } else {
        Html::default()
    };
    let costs = review.dearest_turns();
    let turning = review.turning();
    let of_seat = state.you().unwrap_or(Seat::FIRST);
    html! {
        <section class="review" aria-labelledby="review-heading" data-review={if review.is_done() { "done" } else { "" }}>
            <header>
                <h3 id="review-heading">{ translate(&coach_messages::review_heading()) }</h3>
                <button type="button" class="button-quiet" onclick={act(CoachAct::NoReview)}>
                    { translate(&coach_messages::review_away()) }
                </button>
            </header>
            { says }
            { curve(table, review, of_seat) }
            if review.is_done() && costs.is_empty() {
                <p>{ translate(&coach_messages::review_none()) }</p>
            }
            <ul class="costs">
                { for costs.iter().map(|cost| costly(table, cost, turning == Some(cost.idx))) }
            </ul>
            if review.is_done() {
                { shares(table, review) }
            }
            if review.n_kept() > 0 {
                <p>
                    { translate(&coach_messages::review_kept(review.n_kept())) }{ " " }
                    <a href={of_page::mistakes(state.info().id)}>{ translate(&coach_messages::review_practise()) }</a>
                </p>
            }
        </section>
    }
}

/// A turn that cost much: what was better, why, and a way to play it again.
fn costly(table: &TableView, cost: &Cost<'_>, is_turning: bool) -> Html {
    let state = table.page.table();
    let show = table.callbacks.action.reform({
        let ply = cost.turn.to;
        move |_: MouseEvent| Action::ViewPly(ply)
    });
    let again = table.callbacks.answer.reform({
        let ply = cost.turn.from;
        move |_: MouseEvent| Answer::Coach(CoachAct::TryAgain(ply))
    });
    let better = coach_messages::review_better(cost.better);
    let mut sentences = vec![better];
    sentences.extend(cost.why.reasons.iter().map(|reason| coach::why(state, cost.why.unit, *reason)));
    sentences.extend(is_turning.then(coach_messages::review_turned));
    html! {
        <li key={cost.idx}>
            <button type="button" class="move" onclick={show}>{ translate(&coach::cost(state, cost)) }</button>
            <p>{ coach::joined(&sentences) }</p>
            if table.page.table().capabilities().rematch {
                <button type="button" onclick={again}>{ translate(&coach_messages::review_try()) }</button>
            }
        </li>
    }
}

/// The size of the curve, in its own units.
const SIZE: (f32, f32) = (2000.0, 600.0);

/// What a seat could expect, turn by turn.
fn curve(table: &TableView, review: &Review, seat: Seat) -> Html {
    let state = table.page.table();
    let points = review.curve(seat);
    if points.len() < 2 {
        return Html::default();
    }
    let (least, most) = review.range();
    let n = review.turns().len() as f32;
    let (width, height) = SIZE;
    let place = |(idx, points): (usize, &f32)| {
        let (x, y) = (width * idx as f32 / n, height * (most - points) / (most - least));
        format!("{},{}", x.round() as i32, y.round() as i32)
    };
    let line = points.iter().enumerate().map(place).collect::<Vec<_>>().join(" ");
    let end = (width * (points.len() - 1) as f32 / n).round() as i32;
    let (wide, high) = (width as i32, height as i32);
    let area = format!("0,{high} {line} {end},{high}");
    let viewed = review.turns().iter().take_while(|turn| turn.turn.to <= state.viewed_ply()).count();
    let at = (width * viewed as f32 / n).round() as i32;
    let label = translate(&coach_messages::review_curve(name::seat(Some(state.info()), seat)));
    html! {
        <svg class="curve" viewBox={format!("0 0 {wide} {high}")} preserveAspectRatio="none" role="img" aria-label={label}>
            <polygon points={area} />
            <line class="middle" x1="0" x2={wide.to_string()} y1={(high / 2).to_string()} y2={(high / 2).to_string()} />
            <polyline points={line} />
            <line class="now" x1={at.to_string()} x2={at.to_string()} y1="0" y2={high.to_string()} />
        </svg>
    }
}

/// What each seat's turns cost, and what luck brought.
fn shares(table: &TableView, review: &Review) -> Html {
    let state = table.page.table();
    let shares = review.shares();
    let by_stake = !state.dice_sites().is_empty();
    let points = |points: f32| {
        if by_stake { coach::decimal(points, 2) } else { translate(&coach_messages::percent(coach::percent(points))) }
    };
    let has_luck = shares.iter().any(|share| share.luck.is_some());
    let has_rate = shares.iter().any(|share| share.error_rate.is_some());
    let number = |number: Option<f32>| match number {
        Some(number) if by_stake => coach::signed(number),
        Some(number) => coach::signed_percent(number),
        None => String::new(),
    };
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ translate(&coach_messages::review_side()) }</th>
                    <th scope="col">{ translate(&coach_messages::review_costs()) }</th>
                    if has_luck {
                        <th scope="col">{ translate(&coach_messages::review_luck()) }</th>
                        <th scope="col">{ translate(&coach_messages::review_skill()) }</th>
                    }
                    if has_rate {
                        <th scope="col">{ translate(&coach_messages::review_rate()) }</th>
                    }
                </tr>
            </thead>
            <tbody>
                { for shares.iter().map(|share| html! {
                    <tr>
                        <th scope="row">{ ui::seat(state.info(), share.seat) }</th>
                        <td>{ points(share.cost) }</td>
                        if has_luck {
                            <td>{ number(share.luck) }</td>
                            <td>{ number(share.skill) }</td>
                        }
                        if has_rate {
                            <td>{ share.error_rate.map(|rate| coach::decimal(rate, 1)).unwrap_or_default() }</td>
                        }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}
