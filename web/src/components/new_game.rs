//! The choice of a new game.

use rules::Options;
use yew::prelude::*;

use super::choice::radio;
use super::dialog::Dialog;
use crate::table::{self, Opponent, Setup, Side};
use crate::words::{self, tell, ui};

/// Which game, against whom, on which side.
pub(crate) struct NewGame<'a> {
    /// What is chosen so far.
    pub(crate) setup: &'a Setup,
    /// Something else was chosen.
    pub(crate) on_change: Callback<Setup>,
    /// It is to be played.
    pub(crate) on_start: Callback<()>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl NewGame<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let setup = self.setup;
        let change = |change: Box<dyn Fn(&mut Setup)>| {
            let setup = setup.clone();
            self.on_change.reform(move |_: Event| {
                let mut next = setup.clone();
                change(&mut next);
                next
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
        let is_paired = table::is_paired(&setup.id);
        let against = table::opponents(&setup.id).into_iter().map(|opponent| {
            let pick = change(Box::new(move |setup| setup.opponent = opponent));
            let (value, name) = told_opponent(opponent, is_paired);
            radio("opponent", &value, name, setup.opponent == opponent, pick)
        });
        let legend = if is_paired { tell!("who-plays") } else { tell!("against") };
        let info = table::info(&setup.id);
        let seats = info.into_iter().flat_map(|info| info.leaders().map(move |seat| (info, seat)));
        let sides = seats.map(|(info, seat)| (seat.to_string(), Side::Seat(seat), ui::side(info, seat)));
        let lot = ("lot".to_owned(), Side::ByLot, tell!("by-lot"));
        let side = sides.chain([lot]).map(|(value, side, name)| {
            let pick = change(Box::new(move |setup| setup.side = side));
            radio("side", &value, name, setup.side == side, pick)
        });
        let start = self.on_start.reform(|event: SubmitEvent| event.prevent_default());
        let body = html! {
            <form onsubmit={start}>
                <fieldset><legend>{ tell!("which-game") }</legend><div class="radios">{ for game }</div></fieldset>
                <fieldset><legend>{ legend }</legend><div class="radios">{ for against }</div></fieldset>
                <fieldset disabled={setup.opponent != Opponent::Machine}>
                    <legend>{ tell!("you-play") }</legend>
                    <div class="radios">{ for side }</div>
                </fieldset>
                <p class="quiet">{ tell!("games-kept") }</p>
                <button type="submit" class="main">{ tell!("start") }</button>
            </form>
        };
        self.dialog.view(tell!("new-game-heading"), body)
    }
}

/// The name of a kind of opponent in texts, and in words.
fn told_opponent(opponent: Opponent, is_paired: bool) -> (String, String) {
    match opponent {
        Opponent::Machine if is_paired => ("machine".to_owned(), tell!("you-and-machine")),
        Opponent::Machine => ("machine".to_owned(), tell!("the-machine")),
        Opponent::Person if is_paired => ("person".to_owned(), tell!("two-people")),
        Opponent::Person => ("person".to_owned(), tell!("a-friend")),
        Opponent::People(3) if is_paired => ("3".to_owned(), tell!("three-people")),
        Opponent::People(n) => (n.to_string(), tell!("many-people", count = n)),
        Opponent::Match(plan) => (plan.key.to_owned(), ui::plan(plan.key)),
    }
}
