//! The question before a resignation: who resigns, and how many points.

#[cfg(all(test, feature = "ssr"))]
mod tests;

use rules::{GameInfo, Seat};
use yew::prelude::*;

use crate::components::parts::dialog::Dialog;
use crate::words::{messages, translate, ui};

/// Asks whether to resign the game.
pub(crate) struct Resignation<'a> {
    /// The game.
    pub(crate) info: &'static GameInfo,
    /// Who can resign, and at most how many points each.
    pub(crate) by: &'a [(Seat, u8)],
    /// Whether to say who resigns, as several humans play and the others go on.
    pub(crate) is_named: bool,
    /// A seat resigns this many points.
    pub(crate) on_yes: &'a Callback<(Seat, u8)>,
    /// Where it is shown.
    pub(crate) dialog: Dialog,
}

impl Resignation<'_> {
    /// Draws it.
    pub(crate) fn view(self) -> Html {
        let Resignation { info, by, is_named, on_yes, dialog } = self;
        let no = dialog.on_close.reform(|_: MouseEvent| ());
        let has_points = by.iter().any(|(_, most)| *most > 1);
        let yes = |seat: Seat, points: u8| {
            let press = on_yes.reform(move |_: MouseEvent| (seat, points));
            let points_told = || translate(&ui::resignation(info, points));
            let words = match (is_named, has_points) {
                (false, false) => translate(&messages::resign_yes()),
                (false, true) => points_told(),
                (true, false) => translate(&ui::resigns(info, seat)),
                (true, true) => [translate(&ui::resigns(info, seat)), points_told()].join(": "),
            };
            html! { <button type="button" class="button-main" onclick={press}>{ words }</button> }
        };
        let body = html! {
            <div class="replies">
                { for by.iter().flat_map(|(seat, most)| (1..=*most).map(|points| yes(*seat, points))) }
                <button type="button" onclick={no}>{ translate(&messages::resign_no()) }</button>
            </div>
        };
        let heading = match (by, has_points) {
            (_, true) => translate(&messages::resign_how_much()),
            ([_, _, ..], _) => translate(&messages::resign_who()),
            _ => translate(&messages::resign_sure()),
        };
        dialog.view(heading, body)
    }
}
