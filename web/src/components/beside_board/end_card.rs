//! The card that tells how a game ended, with what one may do next and how one fares against the computer. The board
//! stays behind it, and shows when the card is closed.

use std::cell::Cell;

use page::Answer;
use play::skill::{LevelOffer, OfferReason};
use play::{GameUid, OwnGame, OwnResult, Tally};
use rules::{Level, Levels, Message};
use yew::prelude::*;

use crate::services::results;
use crate::words::{self, Ended, coach_messages, late_messages, messages, translate, ui};

/// The end of a game, and what may be done next.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct EndCardProps {
    /// Which game on the table.
    pub(crate) uid: GameUid,
    /// The game's id.
    pub(crate) game: &'static str,
    /// How it ended.
    pub(crate) ended: Ended,
    /// How it ended for somebody who plays alone against the computer.
    pub(crate) own: Option<OwnGame>,
    /// The levels of the game.
    pub(crate) levels: Levels,
    /// Whether another game can be played here.
    pub(crate) can_play: bool,
    /// Another game is wanted.
    pub(crate) on_answer: Callback<Answer>,
    /// The same again is wanted, at another level.
    pub(crate) on_level: Callback<Level>,
    /// The game is to be looked back at.
    pub(crate) on_look: Callback<()>,
    /// The game is to be reviewed.
    pub(crate) on_review: Callback<()>,
    /// The game is to be passed on.
    pub(crate) on_share: Callback<()>,
}

thread_local! {
    /// The game whose card was seen last: it does not come again when somebody looks back at the game and returns.
    static SEEN: Cell<Option<GameUid>> = const { Cell::new(None) };
}

/// The game goes on; its next end has a card again.
pub(crate) fn expect() {
    SEEN.set(None);
}

/// The card.
#[component]
pub(crate) fn EndCard(props: &EndCardProps) -> Html {
    let is_open = use_state(|| SEEN.replace(Some(props.uid)) != Some(props.uid));
    let tally = use_state(|| None::<(Level, Tally)>);
    let offer = use_state(|| None::<LevelOffer>);
    {
        let (tally, offer) = (tally.clone(), offer.clone());
        let EndCardProps { uid, game, own, levels, .. } = *props;
        use_effect_with(uid, move |_| {
            let noted = own.map(|own| (own.level, results::note(uid, game, own, levels)));
            offer.set(noted.as_ref().and_then(|(_, (_, offer))| *offer));
            tally.set(noted.map(|(level, (counted, _))| (level, counted)));
        });
    }
    if !*is_open {
        return Html::default();
    }
    let close = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(false))
    };
    let review = {
        let (is_open, on_review) = (is_open.clone(), props.on_review.clone());
        Callback::from(move |_: MouseEvent| {
            is_open.set(false);
            on_review.emit(());
        })
    };
    let answer = |answer: Answer| props.on_answer.reform(move |_: MouseEvent| answer.clone());
    let Ended { prompt, below, standings, next, own, .. } = &props.ended;
    let own = own.or(props.own.map(|own| own.result));
    let again = match next {
        Some(_) => (messages::next_game(), Answer::NextGame),
        None => (messages::rematch(), Answer::Rematch),
    };
    // In a match, the level changes only between matches.
    let offer = offer.filter(|_| props.can_play && next.is_none()).map(|offer| (offer.level, offer_words(offer)));
    html! {
        <section class="end-card" aria-labelledby="end-card-heading" data-result={own.map(named)}>
            <header>
                <h3 id="end-card-heading">{ prompt }</h3>
                <button type="button" class="button-quiet" onclick={close}>{ translate(&late_messages::card_close()) }</button>
            </header>
            <p>{ below }</p>
            { for standings.iter().map(|standings| html! { <p>{ standings }</p> }) }
            // It is known only after the card is there, so it is announced by itself.
            <div role="status">
                { for tally.iter().map(|(level, tally)| told(props.game, *level, tally)) }
                { for offer.iter().map(|(_, (why, _))| html! { <p class="level-offer">{ translate(why) }</p> }) }
            </div>
            <div class="replies">
                if props.can_play {
                    <button type="button" class="button-main" onclick={answer(again.1)}>{ translate(&again.0) }</button>
                    { for offer.iter().map(|(level, (_, words))| {
                        let level = *level;
                        let press = props.on_level.reform(move |_: MouseEvent| level);
                        html! { <button type="button" onclick={press}>{ translate(words) }</button> }
                    }) }
                    <button type="button" onclick={answer(Answer::NewGame)}>{ translate(&messages::another()) }</button>
                }
                <button type="button" onclick={props.on_share.reform(|_: MouseEvent| ())}>
                    { translate(&messages::share()) }
                </button>
                <button type="button" onclick={props.on_look.reform(|_: MouseEvent| ())}>
                    { translate(&late_messages::card_look_back()) }
                </button>
                <button type="button" onclick={review}>{ translate(&coach_messages::review_heading()) }</button>
            </div>
        </section>
    }
}

/// Why another level is offered, and what the button says that starts a rematch there.
fn offer_words(LevelOffer { level, reason }: LevelOffer) -> (Message, Message) {
    let level = level.number();
    match reason {
        OfferReason::Fits => (late_messages::card_level_fits(level), late_messages::card_level_play(level)),
        OfferReason::Wins => (late_messages::card_level_wins(), late_messages::card_level_try(level)),
        OfferReason::Losses => (late_messages::card_level_losses(), late_messages::card_level_try(level)),
    }
}

/// A result's name, for the style.
fn named(own: OwnResult) -> &'static str {
    match own {
        OwnResult::Won => "won",
        OwnResult::Drawn => "drawn",
        OwnResult::Lost => "lost",
    }
}

/// How somebody fares in a game against a level.
pub(crate) fn told(game: &'static str, level: Level, tally: &Tally) -> Html {
    let Tally { won, drawn, lost, streak, best_streak } = tally;
    html! {
        <p class="tally">
            <b>{ translate(&late_messages::results_against(words::game_name(game), ui::level(level))) }</b>{ " " }
            <span>{ translate(&late_messages::results_line(tally.played(), *won, *drawn, *lost)) }</span>{ " " }
            if *best_streak > 1 {
                <span>{ translate(&late_messages::results_streak(*streak, *best_streak)) }</span>
            }
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_level_is_offered_with_the_reason() {
        let words = |reason| {
            let (why, button) = offer_words(LevelOffer { level: Level::nearest(4), reason });
            [translate(&why), translate(&button)]
        };
        assert_eq!(words(OfferReason::Fits), ["Level 4 would suit you now.", "Play at level 4"]);
        assert_eq!(words(OfferReason::Wins), ["Three wins in a row.", "Try level 4"]);
        assert_eq!(words(OfferReason::Losses), ["Three losses in a row.", "Try level 4"]);
    }
}
