//! The moves so far: touch one to view it, hold it to play on from it, slide along them all, or replay the last ones. The
//! lines that branch off stand where they do, and touching one shows that line.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use page::Tool;
use play::TurnText;
use rules::Seat;
use yew::prelude::*;

use crate::components::parts::icon::{Icon, icon};
use crate::services::node;
use crate::words::{LanguageId, messages, translate};
use table::{Action, Look};

/// How long to hold a move until the game is played on from it, in milliseconds.
const HOLD: u32 = 500;

/// What stands among the moves where there is more than one line, drawn by the late part of the program.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct LineViews {
    /// The items of the list that follow the turn from a ply, in order; those from the last ply are at its end.
    pub(crate) beside: Vec<(usize, Html)>,
    /// What can be done with the line on the board.
    pub(crate) below: Html,
    /// What stands below the moves.
    pub(crate) foot: Html,
}

/// The moves and where the board stands among them.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MovesProps {
    /// The turns so far.
    pub(crate) turns: Rc<Vec<TurnText>>,
    /// The viewed ply.
    pub(crate) ply: usize,
    /// The last ply.
    pub(crate) n_entries: usize,
    /// What stands among them.
    #[prop_or_default]
    pub(crate) lines: LineViews,
    /// Whether there is anything to replay.
    pub(crate) can_replay: bool,
    /// Whether the table is only prerendered, and no button works.
    #[prop_or_default]
    pub(crate) prerendered: bool,
    /// The current language.
    #[prop_or_default]
    pub(crate) language: LanguageId,
    /// A move was touched or held.
    pub(crate) on_action: Callback<Action>,
    /// The game is to be passed on.
    pub(crate) on_tool: Callback<Tool>,
}

/// The moves so far.
#[component]
pub(crate) fn Moves(props: &MovesProps) -> Html {
    // The Tab key stops at one move, and arrows go on from there.
    let stop = use_node_ref();
    {
        let stop = stop.clone();
        use_effect_with((props.ply, props.turns.len()), move |_| {
            node::bring_into_view(&stop);
            node::focus_in_list(&stop);
        });
    }
    let hold = use_mut_ref(|| None::<Timeout>);
    let held = use_mut_ref(|| false);
    let at = props.turns.iter().rposition(|turn| turn.from < props.ply);
    let shown = props.turns.iter().enumerate().map(|(idx, turn)| {
        let is_current = at == Some(idx);
        let is_stop = at.unwrap_or(0) == idx;
        let goal = turn.to;
        let look = {
            let (held, on_action) = (held.clone(), props.on_action.clone());
            move |_: MouseEvent| {
                if !held.replace(false) {
                    on_action.emit(Action::ViewPly(goal));
                }
            }
        };
        let press = {
            let (hold, held, on_action) = (hold.clone(), held.clone(), props.on_action.clone());
            move |_: PointerEvent| {
                held.replace(false);
                let (held, on_action) = (held.clone(), on_action.clone());
                hold.replace(Some(Timeout::new(HOLD, move || {
                    held.replace(true);
                    on_action.emit(Action::Rewind(goal));
                })));
            }
        };
        let release = {
            let hold = hold.clone();
            move |_: PointerEvent| drop(hold.take())
        };
        let number = turn.seat.filter(|seat| *seat == Seat::FIRST || idx == 0);
        let beside = props.lines.beside.iter().filter(|(from, _)| *from == turn.from);
        html! { <>
            <li key={idx} class={turn.seat.map(|seat| format!("turn-of-{seat}"))}>
                if number.is_some() {
                    <span class="number" aria-hidden="true">{ format!("{}.", number_of(&props.turns, idx)) }</span>
                }
                <button
                    type="button"
                    ref={if is_stop { stop.clone() } else { NodeRef::default() }}
                    class="move"
                    tabindex={(!is_stop).then_some("-1")}
                    data-turn=""
                    aria-current={is_current.then_some("true")}
                    onclick={look}
                    onpointerdown={press}
                    onpointerup={release.clone()}
                    onpointerleave={release.clone()}
                    onpointercancel={release}
                >
                    { &turn.text }
                </button>
            </li>
            { for beside.map(|(_, item)| item.clone()) }
        </> }
    });
    // What was taken back at the end of the line replaces no turn of it.
    let end = props.turns.last().map_or(0, |turn| turn.to);
    let after = props.lines.beside.iter().filter(|(from, _)| *from >= end).map(|(_, item)| item.clone());
    let scrub = props.on_action.reform(|event: InputEvent| Action::ViewPly(node::number(&event)));
    let look = |look: Look, sign: Icon, name: String, is_there: bool| {
        let press = props.on_action.reform(move |_: MouseEvent| Action::Look(look));
        html! {
            <button type="button" class="again" data-look={format!("{look:?}")} aria-label={name.clone()} title={name}
                disabled={is_there} onclick={press}>
                { icon(sign) }
            </button>
        }
    };
    let (at_start, at_end) = (props.ply == 0, props.ply == props.n_entries);
    let again = props.on_action.reform(|_: MouseEvent| Action::Replay);
    let share = props.on_tool.reform(|_: MouseEvent| Tool::Share);
    let number = at.map_or(0, |idx| idx + 1);
    html! {
        <section class="moves" aria-label={translate(&messages::moves())}>
            if props.turns.is_empty() && props.lines.beside.is_empty() {
                <p class="moves-none">{ translate(&messages::no_moves()) }</p>
            } else {
                <ol data-moves="">{ for shown }{ for after }</ol>
            }
            { props.lines.below.clone() }
            { props.lines.foot.clone() }
            <div class="scrub">
                { look(Look::First, Icon::First, translate(&messages::look_first()), at_start) }
                { look(Look::Previous, Icon::Previous, translate(&messages::look_previous()), at_start) }
                <input
                    type="range"
                    data-scrub=""
                    aria-label={translate(&messages::scrub())}
                    aria-valuetext={translate(&messages::scrubbed(number, props.turns.len()))}
                    min="0"
                    max={props.n_entries.to_string()}
                    value={props.ply.to_string()}
                    disabled={props.n_entries == 0}
                    oninput={scrub}
                />
                { look(Look::Next, Icon::Next, translate(&messages::look_next()), at_end) }
                { look(Look::Last, Icon::Last, translate(&messages::look_last()), at_end) }
                <button
                    type="button"
                    class="again"
                    data-replay=""
                    aria-label={translate(&messages::replay())}
                    title={translate(&messages::replay())}
                    disabled={!props.can_replay}
                    onclick={again}
                >
                    { icon(Icon::Replay) }
                </button>
                <button
                    type="button"
                    class="again"
                    data-share=""
                    aria-label={translate(&messages::share())}
                    title={translate(&messages::share())}
                    disabled={props.prerendered}
                    onclick={share}
                >
                    { icon(Icon::Share) }
                </button>
            </div>
        </section>
    }
}

/// The move number: the first seat's turns are counted, and a turn of another seat that begins the game.
fn number_of(turns: &[TurnText], idx: usize) -> usize {
    let counts = |(at, turn): &(usize, &TurnText)| turn.seat.is_some_and(|seat| seat == Seat::FIRST || *at == 0);
    turns[..idx].iter().enumerate().filter(counts).count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_is_told_twice() {
        let turns = |seats: &[Seat]| -> Vec<TurnText> {
            let turn = |seat: &Seat| TurnText { seat: Some(*seat), text: String::new(), from: 0, to: 0 };
            seats.iter().map(turn).collect()
        };
        let (first, second) = (Seat::FIRST, Seat::SECOND);
        let usual = turns(&[first, second, first]);
        assert_eq!([0, 2].map(|idx| number_of(&usual, idx)), [1, 2]);
        let other = turns(&[second, first, second, first]);
        assert_eq!([0, 1, 3].map(|idx| number_of(&other, idx)), [1, 2, 3]);
    }
}
