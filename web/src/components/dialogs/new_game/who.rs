//! Who plays a new game: against whom and on which side, or who sits on each seat.

use play::PlayerKind;
use rules::{GameInfo, Level, OptionSpec, Seat};
use yew::prelude::*;

use super::NewGame;
use crate::components::parts::choice::{checkbox, radio};
use crate::components::parts::level_choice::levels;
use crate::components::parts::player_choice::players;
use crate::program::games;
use crate::words::{late_messages, messages, translate, ui};
use table::{Opponent, Side};

impl NewGame<'_> {
    /// Draws the choice of players.
    pub(super) fn who(&self, info: &'static GameInfo) -> Html {
        match self.setup.player_counts(games()) {
            Some((spec, counts)) => html! {
                <>
                    { self.count(info, spec, &counts) }
                    { for self.setup.seats(games()).into_iter().map(|seat| self.player(info, seat)) }
                    { self.by_link() }
                </>
            },
            None => html! {
                <>
                    { self.opponent(info) }
                    // It has its place also where it is not shown: otherwise what is before it would be made anew, and the focus lost.
                    if self.setup.opponent.is_computer() {
                        { self.level(info) }
                    }
                    { self.side(info) }
                </>
            },
        }
    }

    /// How many play.
    fn count(&self, info: &GameInfo, spec: &'static OptionSpec, counts: &[usize]) -> Html {
        let chosen = self.setup.value(spec);
        let counts = counts.iter().map(|count| {
            let value = count.to_string();
            let is_chosen = chosen == value;
            let picked = value.clone();
            let pick = self.change(move |setup| setup.choose(spec, &picked));
            radio("players", &value, ui::option_value(info, spec.key, &value), is_chosen, pick)
        });
        html! { <fieldset><legend>{ translate(&messages::how_many_play()) }</legend><div class="radios">{ for counts }</div></fieldset> }
    }

    /// Who plays a seat.
    fn player(&self, info: &'static GameInfo, seat: Seat) -> Html {
        let setup = self.setup.clone();
        let pick = self.on_change.reform(move |player| {
            let mut next = setup.clone();
            next.players[seat] = player;
            next
        });
        players(info, seat, self.setup.players[seat], Some(ELSEWHERE), true, pick)
    }

    /// How strong the computer is.
    fn level(&self, info: &GameInfo) -> Html {
        let pick = |level: Level| self.change(move |setup| setup.level = level);
        levels(info, self.setup.level, true, true, &pick)
    }

    /// Against whom.
    fn opponent(&self, info: &'static GameInfo) -> Html {
        let setup = self.setup;
        let against = table::opponents(games(), &setup.id).into_iter().map(|opponent| {
            let pick = self.change(move |setup| setup.opponent = opponent);
            let (value, name) = told_opponent(info, opponent);
            radio("opponent", &value, name, setup.opponent == opponent, pick)
        });
        let legend = if table::is_paired(games(), info.id) {
            translate(&messages::who_plays())
        } else {
            translate(&messages::against())
        };
        html! {
            <fieldset>
                <legend>{ legend }</legend>
                <div class="radios">{ for against }</div>
                { self.by_link() }
            </fieldset>
        }
    }

    /// What is said of a game by links, and agreed on its throws before it begins.
    fn by_link(&self) -> Html {
        let setup = self.setup;
        let is_by_link = setup.is_by_link(games());
        let has_dice = is_by_link && table::has_dice(games(), &setup.id);
        let has_cube = has_dice && setup.specs(games()).any(|spec| spec.key == CUBE);
        let toggle = self.change(|setup| setup.reuses_secrets = !setup.reuses_secrets);
        html! {
            <>
                if is_by_link {
                    <p class="sheet-note">{ translate(&late_messages::by_link_note()) }</p>
                }
                if has_cube {
                    <p class="sheet-note">{ translate(&late_messages::throws_cube()) }</p>
                }
                if has_dice && !has_cube {
                    { checkbox("throws", translate(&late_messages::throws_at_once()), setup.reuses_secrets, toggle) }
                    <p class="sheet-note">{ translate(&late_messages::throws_at_once_note()) }</p>
                }
                if has_dice && setup.has_seats_in_a_row(games()) {
                    <p class="sheet-note">{ translate(&late_messages::throws_two_seats()) }</p>
                }
            </>
        }
    }

    /// On which side against the computer.
    fn side(&self, info: &'static GameInfo) -> Html {
        let setup = self.setup;
        let sides = info.leaders().map(|seat| (seat.to_string(), Side::Seat(seat), ui::side(info, seat)));
        let lot = ("lot".to_owned(), Side::ByLot, translate(&messages::by_lot()));
        let side = sides.chain([lot]).map(|(value, side, name)| {
            let pick = self.change(move |setup| setup.side = side);
            radio("side", &value, name, setup.side == side, pick)
        });
        html! {
            <fieldset disabled={!(setup.opponent.is_computer() || setup.is_by_link(games()))}>
                <legend>{ translate(&messages::you_play()) }</legend>
                <div class="radios">{ for side }</div>
            </fieldset>
        }
    }
}

/// The option that says whether there is a doubling cube.
const CUBE: &str = "cube";

/// Whoever plays a seat at a device of their own.
const ELSEWHERE: PlayerKind = PlayerKind::Remote(1, None);

/// The form value of a kind of opponent, and its name in words.
fn told_opponent(info: &'static GameInfo, opponent: Opponent) -> (String, String) {
    let is_paired = table::is_paired(games(), info.id);
    match opponent {
        Opponent::Computer if is_paired => ("machine".to_owned(), translate(&messages::you_and_computer())),
        Opponent::Computer => ("machine".to_owned(), translate(&messages::the_computer())),
        Opponent::Computers => ("machines".to_owned(), translate(&messages::two_and_computers())),
        Opponent::Human if is_paired => ("person".to_owned(), translate(&messages::two_people())),
        Opponent::Human => ("person".to_owned(), translate(&messages::a_friend())),
        Opponent::People(3) if is_paired => ("3".to_owned(), translate(&messages::three_people())),
        Opponent::People(n) => (n.to_string(), translate(&messages::many_people(n))),
        Opponent::ByLink(2) => ("link".to_owned(), translate(&late_messages::by_link_two())),
        Opponent::ByLink(n) => (format!("link-{n}"), translate(&late_messages::by_link_four())),
        Opponent::Match(plan) => {
            let length = plan.lengths.first().copied().unwrap_or_default();
            (plan.key.to_owned(), ui::plan(info, plan, length))
        }
    }
}
