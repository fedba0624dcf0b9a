//! The moves so far: touch one to view it, hold it to play on from it, slide along them all, or replay the last ones. The
//! lines that branch off stand where they do, and touching one shows that line.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use play::{Branch, TurnText};
use rules::{Message, Seat};
use yew::prelude::*;

use super::actions::Tool;
use super::icon::{Icon, icon};
use crate::services::node;
use crate::words::{LanguageId, messages, translate};
use table::Action;

/// How long to hold a move until the game is played on from it, in milliseconds.
const HOLD: u32 = 500;

/// The moves and where the board stands among them.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MovesProps {
    /// The turns so far.
    pub(crate) turns: Rc<Vec<TurnText>>,
    /// The viewed ply.
    pub(crate) ply: usize,
    /// The last ply.
    pub(crate) n_entries: usize,
    /// The other lines that branch off.
    #[prop_or_default]
    pub(crate) branches: Rc<Vec<Branch>>,
    /// The ply at which the rules have ended the game, where it was played on.
    #[prop_or_default]
    pub(crate) ended: Option<usize>,
    /// Whether this line is a variation that can be promoted or removed.
    #[prop_or_default]
    pub(crate) is_variation: bool,
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
    let current = use_node_ref();
    {
        let current = current.clone();
        use_effect_with((props.ply, props.turns.len()), move |_| {
            node::bring_into_view(&current);
        });
    }
    let hold = use_mut_ref(|| None::<Timeout>);
    let held = use_mut_ref(|| false);
    let at = props.turns.iter().rposition(|turn| turn.from < props.ply);
    let shown = props.turns.iter().enumerate().map(|(idx, turn)| {
        let is_current = at == Some(idx);
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
        let branches = props.branches.iter().filter(|branch| branch.from == turn.from);
        html! { <>
            <li key={idx} class={turn.seat.map(|seat| format!("turn-of-{seat}"))}>
                if number.is_some() {
                    <span class="number" aria-hidden="true">{ format!("{}.", number_of(&props.turns, idx)) }</span>
                }
                <button
                    type="button"
                    ref={if is_current { current.clone() } else { NodeRef::default() }}
                    class="move"
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
            { for branches.map(|branch| branch_view(branch, &props.on_action)) }
            if props.ended == Some(turn.to) {
                <li class="branch none">{ translate(&messages::ended_here()) }</li>
            }
        </> }
    });
    // What was taken back at the end of the line replaces no turn of it.
    let end = props.turns.last().map_or(0, |turn| turn.to);
    let after =
        props.branches.iter().filter(|branch| branch.from >= end).map(|branch| branch_view(branch, &props.on_action));
    let button = |words: Message, action: Action| {
        let press = props.on_action.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" onclick={press}>{ translate(&words) }</button> }
    };
    let scrub = props.on_action.reform(|event: InputEvent| Action::ViewPly(node::number(&event)));
    let again = props.on_action.reform(|_: MouseEvent| Action::Replay);
    let share = props.on_tool.reform(|_: MouseEvent| Tool::Share);
    let number = at.map_or(0, |idx| idx + 1);
    html! {
        <section class="moves" aria-label={translate(&messages::moves())}>
            if props.turns.is_empty() && props.branches.is_empty() {
                <p class="none">{ translate(&messages::no_moves()) }</p>
            } else {
                <ol data-moves="">{ for shown }{ for after }</ol>
            }
            if props.is_variation {
                <div class="variation">
                    { button(messages::promote(), Action::Promote) }
                    { button(messages::remove_variation(), Action::RemoveVariation) }
                </div>
            }
            <div class="scrub">
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

/// A line that branches off: its first turn, and dots where more follow.
fn branch_view(branch: &Branch, on_action: &Callback<Action>) -> Html {
    let node = branch.node;
    let show = on_action.reform(move |_: MouseEvent| Action::SwitchLine(node));
    let more = if branch.n_after > 0 { "…" } else { "" };
    let text = format!("{}{more}", branch.text);
    let name = if branch.is_main { messages::main_line(text.clone()) } else { messages::other_line(text.clone()) };
    html! {
        <li class={classes!("branch", branch.is_main.then_some("main"))}>
            <button type="button" class="move" aria-label={translate(&name)} onclick={show}>{ text }</button>
        </li>
    }
}

/// The move number: the first seat's turns are counted.
fn number_of(turns: &[TurnText], idx: usize) -> usize {
    turns[..idx].iter().filter(|turn| turn.seat == Some(Seat::FIRST)).count() + 1
}
