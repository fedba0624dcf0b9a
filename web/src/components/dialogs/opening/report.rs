//! What is told of the games of a text: what was mended, and what could not be read.

use rules::{GameInfo, Seat};
use yew::prelude::*;

use super::reading::Found;
use crate::program;
use crate::services::navigation;
use crate::words::texts::{self, messages};
use crate::words::{self, translate, ui};

/// How many remarks of a kind are shown.
const MOST: usize = 100;

/// A game in a list.
pub(super) fn title(game: &Found, number: usize) -> String {
    let info = program::info(&game.head.id);
    let name = |(idx, name): (usize, String)| match (info, Seat::new(idx)) {
        (Some(info), Some(seat)) if name.is_empty() => ui::seat(info, seat),
        _ => name,
    };
    let players: Vec<String> = game.names().into_iter().enumerate().map(name).collect();
    let result = game.result.map_or_else(|| "*".to_owned(), |result| result.to_string());
    translate(&messages::texts_game(number, players.join(" – "), result, game.n_turns))
}

/// All that is told.
pub(super) fn view(found: &[Found], sources: &[Option<String>], info: &'static GameInfo) -> Html {
    let mends = found.iter().flat_map(|game| {
        game.mends.iter().map(move |mend| (game, translate(&texts::mend(info, game.number, mend)), Html::default()))
    });
    let faults = found.iter().filter_map(|game| {
        let fault = game.fault.as_ref()?;
        Some((game, translate(&texts::fault(info, game.number, fault)), elsewhere(fault)))
    });
    let n_mends = found.iter().map(|game| game.mends.len()).sum();
    let n_faults = found.iter().filter(|game| game.fault.is_some()).count();
    html! {
        <>
            { list(messages::texts_missed(), faults, n_faults, sources) }
            { list(messages::texts_mended(), mends, n_mends, sources) }
        </>
    }
}

fn list<'a>(
    heading: rules::Message,
    told: impl Iterator<Item = (&'a Found, String, Html)>,
    n: usize,
    sources: &[Option<String>],
) -> Html {
    if n == 0 {
        return Html::default();
    }
    let of_file = |game: &Found| {
        let name = sources.get(game.source)?.as_ref().filter(|_| sources.len() > 1)?;
        Some(translate(&messages::texts_of_file(name.as_str())))
    };
    html! {
        <>
            <h3>{ translate(&heading) }</h3>
            <ul class="remarks">
                { for told.take(MOST).map(|(game, text, more)| html! {
                    <li>{ for of_file(game).map(|name| format!("{name} ")) }{ text }{ more }</li>
                }) }
                if n > MOST {
                    <li>{ translate(&messages::texts_and_more(n - MOST)) }</li>
                }
            </ul>
        </>
    }
}

/// A link to the page of the game that a record is of.
fn elsewhere(fault: &play::formats::TextFault) -> Html {
    let resembled = texts::resembled(fault);
    let Some(id) = texts::other_game(fault).or(resembled).filter(|id| words::is_game(id)) else {
        return Html::default();
    };
    let lead = match resembled {
        Some(_) => messages::texts_open_there(),
        None => messages::texts_elsewhere(words::game_name(id)),
    };
    let said = |name: &str| navigation::said(name).unwrap_or_default();
    let address = [said("data-root"), said("lang"), "/".to_owned(), id.to_owned(), "/".to_owned()].concat();
    html! {
        <>
            { " " }
            { translate(&lead) }
            { " " }
            <a href={address}>{ words::game(id) }</a>
        </>
    }
}
