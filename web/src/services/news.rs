//! What tabs tell each other: which game has just been kept.

use play::GameUid;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

use super::games;

/// The channel that all tabs of this site share.
const CHANNEL: &str = "mustermead-games";

/// A tab's ear and voice, until it is dropped. In a browser without such channels it hears nothing and tells nobody.
pub(crate) struct News {
    line: Option<Line>,
}

struct Line {
    channel: BroadcastChannel,
    /// Called as long as the channel is open.
    _on_message: Closure<dyn Fn(MessageEvent)>,
}

impl News {
    /// Listens: `on_kept` gets each game that another tab tells of. What this very `News` tells it does not hear.
    pub(crate) fn listen(on_kept: Callback<GameUid>) -> News {
        let line = BroadcastChannel::new(CHANNEL).ok().map(|channel| {
            let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                if let Some(uid) = event.data().as_string().and_then(|text| games::read_uid(&text)) {
                    on_kept.emit(uid);
                }
            });
            channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            Line { channel, _on_message: on_message }
        });
        News { line }
    }

    /// Tells the other tabs that a game was kept.
    pub(crate) fn tell(&self, uid: GameUid) {
        if let Some(Line { channel, .. }) = &self.line {
            // Only a watching tab would be a step behind.
            let _untold = channel.post_message(&JsValue::from_str(&uid.to_string()));
        }
    }
}

impl Drop for News {
    fn drop(&mut self) {
        if let Some(Line { channel, .. }) = &self.line {
            channel.set_onmessage(None);
            channel.close();
        }
    }
}
