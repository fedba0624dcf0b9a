//! The choice of a level for the computer.

use rules::{GameInfo, Level};
use yew::prelude::*;

use crate::words::{late_messages, messages, translate};

/// Draws the choice between the levels of a game, each with its number, its name and a line about it. `is_heading` says
/// whether what is chosen has to be said above it; `pick` says what happens when a level is chosen.
pub(crate) fn levels(
    info: &GameInfo,
    chosen: Level,
    can_choose: bool,
    is_heading: bool,
    pick: &dyn Fn(Level) -> Callback<Event>,
) -> Html {
    let chosen = chosen.within(info.levels);
    let choice = |level: Level| {
        let (number, named) = (level.number(), number_of_name(info, level));
        html! {
            <label>
                <input
                    type="radio"
                    name="level"
                    value={number.to_string()}
                    checked={level == chosen}
                    onchange={pick(level)}
                />
                <span>
                    <b>{ number }{ " " }{ translate(&late_messages::level_name(named)) }</b>
                    <small>{ translate(&late_messages::level_line(named)) }</small>
                </span>
            </label>
        }
    };
    html! {
        <fieldset disabled={!can_choose}>
            <legend class={(!is_heading).then_some("heard")}>{ translate(&messages::strength()) }</legend>
            <div class="radios levels">{ for info.levels.all().map(choice) }</div>
        </fieldset>
    }
}

/// Which of the eight names a level has: where a game has fewer levels, the names of the weakest and the strongest stay
/// at the ends.
fn number_of_name(info: &GameInfo, level: Level) -> u8 {
    let (most, count) = (Level::MOST.number() - 1, info.levels.count.max(2) - 1);
    1 + ((level.number() - 1) * most + count / 2) / count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{self, info};

    #[test]
    fn the_weakest_and_the_strongest_level_are_called_so_in_every_game() {
        program::set(crate::programs::all());
        let laska = info("laska").expect("it is there");
        let named = |count: u8| {
            let info = GameInfo { levels: rules::Levels { count, ..laska.levels }, ..*laska };
            info.levels.all().map(|level| number_of_name(&info, level)).collect::<Vec<_>>()
        };
        assert_eq!(named(8), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(named(5), [1, 3, 5, 6, 8]);
        assert_eq!(named(4), [1, 3, 6, 8]);
        assert_eq!(named(1), [1]);
    }
}
