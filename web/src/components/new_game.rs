//! The choice of a new game.

use rules::Options;
use yew::prelude::*;

use super::dialog::Dialog;
use crate::table::{self, Opponent, Setup, Side};
use crate::words::{self, Tongue, tell, ui};

/// What the choice begins with.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct NewGameProps {
    /// What was played last.
    pub(crate) setup: Setup,
    /// The language that is spoken.
    #[prop_or_default]
    pub(crate) tongue: Tongue,
    /// This is to be played.
    pub(crate) on_start: Callback<Setup>,
    /// Nothing is to be played.
    pub(crate) on_close: Callback<()>,
}

/// Which game, against whom, on which side.
#[component]
pub(crate) fn NewGame(props: &NewGameProps) -> Html {
    let setup = use_state(|| props.setup.clone());
    let change = |change: Box<dyn Fn(&mut Setup)>| {
        let setup = setup.clone();
        Callback::from(move |_: Event| {
            let mut next = (*setup).clone();
            change(&mut next);
            setup.set(next);
        })
    };
    let games = table::variants(&setup.id);
    let game = games.iter().map(|info| {
        let id = info.id;
        let pick = change(Box::new(move |setup| {
            setup.id = id.to_owned();
            setup.options = Options::new();
        }));
        radio("game", id, words::game(id), setup.id == id, pick)
    });
    let opponents =
        [("machine", Opponent::Machine, tell!("the-machine")), ("person", Opponent::Person, tell!("a-friend"))];
    let against = opponents.into_iter().map(|(value, opponent, name)| {
        let pick = change(Box::new(move |setup| setup.opponent = opponent));
        radio("opponent", value, name, setup.opponent == opponent, pick)
    });
    let info = table::info(&setup.id);
    let seats = info.into_iter().flat_map(|info| info.seats().map(move |seat| (info, seat)));
    let sides = seats.map(|(info, seat)| (seat.to_string(), Side::Seat(seat), ui::side(info, seat)));
    let lot = ("lot".to_owned(), Side::ByLot, tell!("by-lot"));
    let side = sides.chain([lot]).map(|(value, side, name)| {
        let pick = change(Box::new(move |setup| setup.side = side));
        radio("side", &value, name, setup.side == side, pick)
    });
    let start = {
        let (setup, on_start) = (setup.clone(), props.on_start.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            on_start.emit((*setup).clone());
        }
    };
    html! {
        <Dialog heading={tell!("new-game-heading")} on_close={props.on_close.clone()}>
            <form onsubmit={start}>
                <fieldset><legend>{ tell!("which-game") }</legend><div class="radios">{ for game }</div></fieldset>
                <fieldset><legend>{ tell!("against") }</legend><div class="radios">{ for against }</div></fieldset>
                <fieldset disabled={setup.opponent == Opponent::Person}>
                    <legend>{ tell!("you-play") }</legend>
                    <div class="radios">{ for side }</div>
                </fieldset>
                <p class="quiet">{ tell!("games-kept") }</p>
                <button type="submit" class="main">{ tell!("start") }</button>
            </form>
        </Dialog>
    }
}

fn radio(group: &'static str, value: &str, name: String, checked: bool, pick: Callback<Event>) -> Html {
    html! {
        <label>
            <input type="radio" name={group} value={value.to_owned()} {checked} onchange={pick} />
            <span>{ name }</span>
        </label>
    }
}
