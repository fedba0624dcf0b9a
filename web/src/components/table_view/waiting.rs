//! What waits for a layer of the program. Everything that somebody does enters a table at one place, and here is the one
//! wait: what can be obeyed at once is, and the rest goes on in its order as soon as its layer is there.

use std::collections::VecDeque;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Msg, TableView};
use crate::components::message_bar::Answer;
use crate::components::table_services::ServiceEvent;
use crate::part::Unreachable;
use crate::services::layers::{self, Layer};
use table::board::BoardEvent;
use table::{Action, TableState};

/// The layers that are there, and what waits for others.
#[derive(Default)]
pub(super) struct Waiting {
    /// The last layer that is there; they come one after the other.
    here: Option<Layer>,
    messages: VecDeque<Msg>,
    is_asked: bool,
    /// Whether the last one that was asked for did not come.
    pub(super) is_unreachable: bool,
}

impl Waiting {
    /// Whether something waits.
    pub(super) fn is_busy(&self) -> bool {
        !self.messages.is_empty()
    }

    /// Whether this layer is there.
    pub(super) fn has(&self, layer: Layer) -> bool {
        self.here >= Some(layer)
    }
}

/// The layer that a message needs; `None` where the first one does.
fn needed(msg: &Msg, state: &TableState) -> Option<Layer> {
    match msg {
        _ if is_apart(msg) => None,
        Msg::Service(ServiceEvent::Opened(Ok(None)) | ServiceEvent::LockChanged(..))
        | Msg::Service(ServiceEvent::Claimed(_, Ok(None))) => None,
        Msg::Act(Action::Board(BoardEvent::Tap(site) | BoardEvent::Drag(site))) if state.would_choose(*site) => None,
        Msg::Act(Action::Board(_) | Action::Choose(_) | Action::Throw)
        | Msg::Answer(Answer::Table(_))
        | Msg::CarryOut(_)
        | Msg::Service(ServiceEvent::Engine(_) | ServiceEvent::Rested | ServiceEvent::Saved { .. }) => {
            Some(Layer::Play)
        }
        _ => Some(Layer::Rest),
    }
}

/// Whether a message is no part of what happens one after the other: nothing that waits depends on it.
fn is_apart(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Act(Action::Board(BoardEvent::Over(_) | BoardEvent::Hover(_) | BoardEvent::Focus(_)))
            | Msg::Games(_)
            | Msg::Layer(..)
    )
}

/// Whether somebody here has done this, and can do it again: a button was pressed, or a key.
fn can_be_repeated(msg: &Msg) -> bool {
    !matches!(
        msg,
        Msg::Act(Action::Board(_))
            | Msg::CarryOut(_)
            | Msg::News(_)
            | Msg::Service(_)
            | Msg::Host(_)
            | Msg::Late(_)
            | Msg::Drawn(_)
            | Msg::Moved
    )
}

impl TableView {
    /// Gives back a message that can be obeyed now; another one waits.
    pub(super) fn admitted(&mut self, msg: Msg, ctx: &Context<Self>) -> Option<Msg> {
        if is_apart(&msg) {
            return Some(msg);
        }
        let awaited = self.waiting.messages.front().unwrap_or(&msg);
        match needed(awaited, &self.state).filter(|layer| !self.waiting.has(*layer)) {
            None if !self.waiting.is_busy() => Some(msg),
            None => {
                self.waiting.messages.push_back(msg);
                self.go_on_with_waiting(ctx);
                None
            }
            Some(layer) => {
                self.waiting.messages.push_back(msg);
                self.bring(layer, ctx);
                None
            }
        }
    }

    /// Each message in its turn: what the first one changes may decide what the next one needs.
    fn go_on_with_waiting(&mut self, ctx: &Context<Self>) {
        ctx.link().send_message_batch(self.waiting.messages.drain(..).collect());
    }

    fn bring(&mut self, layer: Layer, ctx: &Context<Self>) {
        if std::mem::replace(&mut self.waiting.is_asked, true) {
            return;
        }
        let link = ctx.link().clone();
        spawn_local(async move {
            let came = async {
                for each in [Layer::Play, Layer::Rest].into_iter().filter(|each| *each <= layer) {
                    layers::bring(each).await?;
                }
                Ok(())
            };
            link.send_message(Msg::Layer(layer, came.await));
        });
    }

    /// A layer is there, or not: goes on with what waits for it. Without the rest a game goes on, so what only a button does
    /// is given up then; the page says why.
    pub(super) fn take_layer(&mut self, layer: Layer, came: Result<(), Unreachable>, ctx: &Context<Self>) {
        self.waiting.is_asked = false;
        self.waiting.is_unreachable = came.is_err();
        match (came, layer) {
            (Ok(()), _) => {
                self.waiting.here = self.waiting.here.max(Some(layer));
                if self.state.has_selected() {
                    self.warm();
                }
            }
            (Err(_), Layer::Rest) if self.waiting.has(Layer::Play) => {
                let state = &self.state;
                let is_given_up = |msg: &Msg| can_be_repeated(msg) && needed(msg, state) == Some(Layer::Rest);
                self.waiting.messages.retain(|msg| !is_given_up(msg));
                if self.waiting.messages.front().and_then(|msg| needed(msg, state)) == Some(Layer::Rest) {
                    return;
                }
            }
            (Err(_), _) => return,
        }
        self.go_on_with_waiting(ctx);
    }
}

#[cfg(test)]
mod tests {
    use play::{GameUid, SavedGame};
    use rules::Seat;
    use rules::view::Site;

    use super::*;
    use crate::components::actions::Tool;
    use crate::program::games;
    use table::{Access, Setup, Strength};

    fn state() -> TableState {
        let record = Setup::usual("laska").record(games(), 7);
        let mut state = TableState::open(games(), record, Strength::USUAL).expect("the record fits the game");
        state.apply(Action::SetAccess(Access::Editing));
        state
    }

    #[test]
    fn the_first_touch_and_the_way_to_it_wait_for_nothing() {
        let state = state();
        let needs = |event: BoardEvent| needed(&Msg::Act(Action::Board(event)), &state);
        for event in [BoardEvent::Over(None), BoardEvent::Hover(None), BoardEvent::Focus(None)] {
            assert_eq!(needs(event), None, "{event:?}");
        }
        let sites: Vec<Site> = state.labels().keys().copied().collect();
        let (own, others): (Vec<Site>, Vec<Site>) = sites.into_iter().partition(|site| state.would_choose(*site));
        assert!(!own.is_empty() && !others.is_empty());
        for site in own {
            assert_eq!((needs(BoardEvent::Tap(site)), needs(BoardEvent::Drag(site))), (None, None));
        }
        for site in others {
            assert_eq!(needs(BoardEvent::Tap(site)), Some(Layer::Play), "a refusal is more than a choice");
        }
        assert_eq!(needed(&Msg::Service(ServiceEvent::Opened(Ok(None))), &state), None);
    }

    #[test]
    fn a_turn_waits_for_what_plays_and_all_else_for_the_rest() {
        let state = state();
        let play = [
            Msg::Act(Action::Board(BoardEvent::Drop(None))),
            Msg::Act(Action::Throw),
            Msg::Answer(Answer::Table(Action::Throw)),
            Msg::CarryOut(Vec::new()),
            Msg::Service(ServiceEvent::Rested),
        ];
        for (nth, msg) in play.iter().enumerate() {
            assert_eq!(needed(msg, &state), Some(Layer::Play), "{nth}");
        }
        let saved = SavedGame {
            uid: GameUid(8),
            text: String::new(),
            at: 0,
            orientation: Seat::FIRST,
            auto_flips: false,
            over: false,
            changed: 0.0,
        };
        let rest = [
            Msg::Act(Action::Undo),
            Msg::Tool(Tool::NewGame),
            Msg::Start,
            Msg::Service(ServiceEvent::Opened(Ok(Some(saved)))),
            Msg::Moved,
        ];
        for (nth, msg) in rest.iter().enumerate() {
            assert_eq!(needed(msg, &state), Some(Layer::Rest), "{nth}");
        }
    }

    #[test]
    fn nothing_but_buttons_and_keys_is_given_up() {
        assert!(can_be_repeated(&Msg::Tool(Tool::NewGame)) && can_be_repeated(&Msg::Act(Action::Undo)));
        assert!(!can_be_repeated(&Msg::Act(Action::Board(BoardEvent::Cancel))) && !can_be_repeated(&Msg::Moved));
        assert!(!can_be_repeated(&Msg::Service(ServiceEvent::Rested)));
    }

    #[test]
    fn who_has_the_rest_has_what_plays() {
        let mut waiting = Waiting::default();
        assert!(!waiting.has(Layer::Play) && !waiting.has(Layer::Rest));
        waiting.here = Some(Layer::Play);
        assert!(waiting.has(Layer::Play) && !waiting.has(Layer::Rest));
        waiting.here = Some(Layer::Rest);
        assert!(waiting.has(Layer::Play) && waiting.has(Layer::Rest));
    }
}
