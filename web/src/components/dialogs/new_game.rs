//! The choice of a new game.

mod handicap;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod who;

use crate::program::{self, games};
use rules::{GameInfo, Handicap, OptionKind, OptionSpec};
use yew::prelude::*;

use crate::components::parts::choice::{checkbox, radio};
use crate::components::parts::dialog::Dialog;
use crate::services::node;
use crate::words::{self, late_messages, messages, translate, ui};
use table::Setup;

/// The times that can be chosen, as PGN writes them: minutes for the game, and seconds that are added for every turn.
const TIMES: [(&str, u32, u32); 6] =
    [("180+2", 3, 2), ("300", 5, 0), ("600", 10, 0), ("600+5", 10, 5), ("900+10", 15, 10), ("1800", 30, 0)];

/// The value of the choice of a single game.
const SINGLE: &str = "single";

/// Which game, against whom, on which side, how long and with which options.
pub(crate) struct NewGame<'a> {
    /// What is chosen so far.
    pub(crate) setup: &'a Setup,
    /// The handicaps of the chosen game.
    pub(crate) handicaps: &'static [Handicap],
    /// Whether the options are unfolded at first.
    pub(crate) shows_options: bool,
    /// Whether the game on the board, which this one replaces, is saved.
    pub(crate) is_saved: bool,
    /// Something else was chosen.
    pub(crate) on_change: Callback<Setup>,
    /// The game is started.
    pub(crate) on_start: Callback<()>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl NewGame<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let setup = self.setup;
        let games = games().variants(&setup.id);
        let game = games.iter().map(|info| {
            let id = info.id;
            let pick = self.change(move |setup| setup.switch(crate::program::games(), id));
            radio("game", id, words::game(id), setup.id == id, pick)
        });
        let is_choice = games.len() > 1;
        let info = program::info(&setup.id);
        let start = self.on_start.reform(|event: SubmitEvent| event.prevent_default());
        let body = html! {
            <form onsubmit={start}>
                if is_choice {
                    <fieldset><legend>{ translate(&messages::which_game()) }</legend><div class="radios">{ for game }</div></fieldset>
                }
                { for info.map(|info| self.who(info)) }
                { for info.map(|info| self.lengths(info)) }
                { for info.map(|info| self.options(info)) }
                { self.clock() }
                { for info.map(|info| self.hints(info)) }
                if self.is_saved {
                    <p class="sheet-note">{ translate(&messages::games_saved()) }</p>
                }
                <button type="submit" class="button-main">{ translate(&messages::start()) }</button>
            </form>
        };
        self.dialog.view(translate(&messages::new_game_heading()), body)
    }

    /// What happens when something is chosen.
    fn change(&self, change: impl Fn(&mut Setup) + 'static) -> Callback<Event> {
        let setup = self.setup.clone();
        self.on_change.reform(move |_: Event| {
            let mut next = setup.clone();
            change(&mut next);
            next
        })
    }

    /// The choice between a single game and a match of two, where there is one.
    fn lengths(&self, info: &GameInfo) -> Html {
        let setup = self.setup;
        let Some((plan, lengths)) = setup.lengths(games()) else { return Html::default() };
        let choose = {
            let setup = setup.clone();
            self.on_change
                .reform(move |event: Event| Setup { length: node::text(&event).parse().ok(), ..setup.clone() })
        };
        let single = (SINGLE.to_owned(), None, translate(&messages::single_game()));
        let matches =
            lengths.into_iter().map(|length| (length.to_string(), Some(length), ui::plan(info, plan, length)));
        let choices = [single].into_iter().chain(matches).map(|(value, length, name)| {
            html! { <option {value} selected={setup.length == length}>{ name }</option> }
        });
        html! {
            <label key={info.id} class="field">
                <span>{ translate(&messages::how_long()) }</span>
                <select name="length" disabled={!setup.is_of_two(games())} onchange={choose}>{ for choices }</select>
            </label>
        }
    }

    /// The clock, where several people play at one screen.
    fn clock(&self) -> Html {
        let setup = self.setup;
        if !setup.has_people(games()) {
            return Html::default();
        }
        let choose = {
            let setup = setup.clone();
            self.on_change.reform(move |event: Event| {
                let chosen = node::text(&event);
                Setup { clock: TIMES.iter().map(|time| time.0).find(|time| *time == chosen), ..setup.clone() }
            })
        };
        let time = |(value, minutes, seconds): &(&'static str, u32, u32)| {
            let name = match seconds {
                0 => late_messages::clock_each(*minutes),
                _ => late_messages::clock_increment(*minutes, *seconds),
            };
            html! { <option value={*value} selected={setup.clock == Some(*value)}>{ translate(&name) }</option> }
        };
        html! {
            <label class="field">
                <span>{ translate(&late_messages::clock()) }</span>
                <select name="clock" onchange={choose}>
                    <option value="" selected={setup.clock.is_none()}>{ translate(&late_messages::clock_none()) }</option>
                    { for TIMES.iter().map(time) }
                </select>
            </label>
        }
    }

    /// Whether hints may be asked for, where several people play who are no partners.
    fn hints(&self, info: &GameInfo) -> Html {
        let setup = self.setup;
        if !setup.has_people(games()) || setup.record(games(), 0).has_partners(info) {
            return Html::default();
        }
        let toggle = self.change(|setup| setup.hints = !setup.hints);
        checkbox("hints", translate(&late_messages::hints_agreed()), setup.hints, toggle)
    }

    /// The options of the game, folded at first.
    fn options(&self, info: &'static GameInfo) -> Html {
        let mut specs = self.setup.specs(games()).peekable();
        let handicap = handicap::view(self, info);
        if specs.peek().is_none() && handicap.is_none() {
            return Html::default();
        }
        html! {
            <details class="more" open={self.shows_options}>
                <summary>{ translate(&messages::more_options()) }</summary>
                { for specs.map(|spec| self.option(info, spec)) }
                { for handicap }
            </details>
        }
    }

    fn option(&self, info: &GameInfo, spec: &'static OptionSpec) -> Html {
        let (setup, key) = (self.setup, spec.key);
        let (group, legend) = (["option-", key].concat(), ui::option(info, key));
        let change = |chosen: Box<dyn Fn(&Event) -> String>| {
            let setup = setup.clone();
            self.on_change.reform(move |event: Event| {
                let mut next = setup.clone();
                next.choose(spec, &chosen(&event));
                next
            })
        };
        match spec.kind {
            OptionKind::Choice(values) => {
                let values = values.iter().map(|value| {
                    let pick = change(Box::new(|_| (*value).to_owned()));
                    let name = ui::option_value(info, key, value);
                    radio(group.clone(), value, name, setup.value(spec) == *value, pick)
                });
                html! { <fieldset><legend>{ legend }</legend><div class="radios">{ for values }</div></fieldset> }
            }
            OptionKind::Number { least, most, .. } => html! {
                <label class="field">
                    <span>{ legend }</span>
                    <input
                        type="number"
                        name={group}
                        min={least.to_string()}
                        max={most.to_string()}
                        required={true}
                        value={setup.value(spec)}
                        onchange={change(Box::new(node::text))}
                    />
                </label>
            },
            OptionKind::Text => Html::default(),
        }
    }
}
