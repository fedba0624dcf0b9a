//! What stands beside the game where somebody wants it, drawn by the late part of a program.

use play::PlayerKind;
use play::formats::GameTexts;
use yew::prelude::*;

use super::{Msg, TableView};
use crate::components::actions::Tool;
use crate::components::captured;
use crate::components::clocks::{Clocks, ClocksProps};
use crate::components::comments;
use crate::components::end_card::{self, EndCard};
use crate::components::move_field::MoveField;
use crate::services::{cues, drawings};
use crate::words::{self, ui};
use table::{Action, Look, RareAction};

/// Draws what stands below the moves.
pub(super) fn draw_below(table: &TableView) -> Html {
    let state = &table.state;
    let name = |seat| state.person_name(seat).map_or_else(|| ui::seat(state.info(), seat), str::to_owned);
    let clocks = ClocksProps::of(state, name, table.callbacks.rare.clone());
    html! {
        <>
            { for clocks.map(|clocks| html! { <Clocks ..clocks /> }) }
            { captured::view(&table.state) }
            { comments::view(&table.state) }
            if !state.is_viewed() || table.study.is_some() {
                <MoveField
                    steps={table.state.typed_steps()}
                    refused={table.untyped.clone()}
                    on_move={table.callbacks.typed.clone()}
                />
            }
        </>
    }
}

/// Performs a rare action.
pub(super) fn act(table: &mut TableView, action: RareAction) {
    if let RareAction::Reseat(_, PlayerKind::Computer(level)) = action {
        table.note_level(level);
    }
    let n_entries = table.state.record().entries.len();
    let tasks = table.state.apply(action);
    table.is_played |= table.state.record().entries.len() != n_entries;
    table.state.cue().into_iter().for_each(cues::give);
    table.carry_out(tasks);
}

/// Keeps what was drawn on the board, and has it shown with what there is.
pub(super) fn draw_shapes(table: &mut TableView) {
    if let Some(shape) = table.drawn.take().and_then(|text| drawings::shape_of(&text)) {
        act(table, RareAction::Draw(shape));
    }
    drawings::show(table.state.shapes());
}

/// Plays a move that was typed.
pub(super) fn type_move(table: &mut TableView, text: String, texts: &dyn GameTexts) {
    match table.state.type_turn_in(texts, &text, words::language::current().tag()) {
        Ok(tasks) => {
            table.untyped = None;
            table.is_played = true;
            table.state.cue().into_iter().for_each(cues::give);
            table.carry_out(tasks);
        }
        Err(why) => table.untyped = Some((text, why)),
    }
}

/// The card of the end, once the board has shown it; not for games that were over when they came on the table.
pub(super) fn end_card(table: &TableView, ctx: &Context<TableView>) -> Html {
    let (state, link) = (&table.state, ctx.link());
    if table.study.is_some() {
        return Html::default();
    }
    if state.outcome().is_none() {
        end_card::expect();
    }
    let ended = table.ended().filter(|_| state.is_changed() && state.is_settled());
    let Some(ended) = ended else { return Html::default() };
    let record = state.record();
    html! {
        <EndCard
            key={format!("{}-{}", record.uid, record.entries.len())}
            uid={record.uid}
            game={state.info().id}
            own={state.own_result()}
            can_play={state.capabilities().rematch}
            {ended}
            on_answer={link.callback(Msg::Answer)}
            on_look={link.callback(|()| Msg::Act(Action::Look(Look::First)))}
            on_share={link.callback(|()| Msg::Tool(Tool::Share))}
        />
    }
}
