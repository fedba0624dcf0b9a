//! The card that tells how a game ended, with what one may do next and how one fares against the computer. The board
//! stays behind it, and shows when the card is closed.

use std::cell::Cell;

use page::Answer;
use play::{GameUid, OwnResult, Tally};
use rules::Level;
use yew::prelude::*;

use crate::services::results;
use crate::words::{self, Ended, late_messages, messages, translate, ui};

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
    pub(crate) own: Option<(Level, OwnResult)>,
    /// Whether another game can be played here.
    pub(crate) can_play: bool,
    /// Another game is wanted.
    pub(crate) on_answer: Callback<Answer>,
    /// The game is to be looked back at.
    pub(crate) on_look: Callback<()>,
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
    {
        let (tally, own, game, uid) = (tally.clone(), props.own, props.game, props.uid);
        use_effect_with(uid, move |_| {
            tally.set(own.map(|(level, result)| (level, results::note(uid, game, level, result))));
        });
    }
    if !*is_open {
        return Html::default();
    }
    let close = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(false))
    };
    let answer = |answer: Answer| props.on_answer.reform(move |_: MouseEvent| answer.clone());
    let Ended { prompt, below, standings, next, own, .. } = &props.ended;
    let own = own.or(props.own.map(|(_, own)| own));
    let again = match next {
        Some(_) => (messages::next_game(), Answer::NextGame),
        None => (messages::rematch(), Answer::Rematch),
    };
    html! {
        <section class="end-card" aria-labelledby="end-card-heading" data-result={own.map(named)}>
            <header>
                <h3 id="end-card-heading">{ prompt }</h3>
                <button type="button" class="quiet" onclick={close}>{ translate(&late_messages::card_close()) }</button>
            </header>
            <p>{ below }</p>
            { for standings.iter().map(|standings| html! { <p>{ standings }</p> }) }
            { for tally.iter().map(|(level, tally)| told(props.game, *level, tally)) }
            <div class="replies">
                if props.can_play {
                    <button type="button" class="main" onclick={answer(again.1)}>{ translate(&again.0) }</button>
                    <button type="button" onclick={answer(Answer::NewGame)}>{ translate(&messages::another()) }</button>
                }
                <button type="button" onclick={props.on_look.reform(|_: MouseEvent| ())}>
                    { translate(&late_messages::card_look_back()) }
                </button>
                <button type="button" onclick={props.on_share.reform(|_: MouseEvent| ())}>
                    { translate(&messages::share()) }
                </button>
            </div>
        </section>
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
