//! What the parts of a table call.

use yew::Callback;

use crate::components::actions::Tool;
use crate::components::message_bar::Answer;
use table::board::BoardEvent;
use table::{Action, RareAction, Task};

/// The callbacks of a table's parts; the same ones at every draw, so that a part that has not changed is left alone.
#[derive(Clone)]
pub(super) struct Callbacks {
    pub(super) action: Callback<Action>,
    pub(super) rare: Callback<RareAction>,
    pub(super) board: Callback<BoardEvent>,
    pub(super) tool: Callback<Tool>,
    pub(super) answer: Callback<Answer>,
    pub(super) typed: Callback<String>,
    pub(super) tasks: Callback<Vec<Task>>,
}
