//! Tab sync: tabs tell each other which game was just saved.

use play::GameUid;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

use super::games;

/// The channel that all tabs of this site share.
const CHANNEL: &str = "mustermead-games";

/// A tab's connection to the others, until it is dropped. In a browser without such channels it does nothing.
pub(crate) struct TabSync {
    line: Option<Channel>,
}

struct Channel {
    channel: BroadcastChannel,
    /// Called as long as the channel is open.
    _on_message: Closure<dyn Fn(MessageEvent)>,
}

impl TabSync {
    /// Listens: `on_kept` gets each game that another tab reports. A `TabSync` does not hear its own reports.
    pub(crate) fn listen(on_kept: Callback<GameUid>) -> TabSync {
        let line = BroadcastChannel::new(CHANNEL).ok().map(|channel| {
            let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                if let Some(uid) = event.data().as_string().and_then(|text| games::read_uid(&text)) {
                    on_kept.emit(uid);
                }
            });
            channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            Channel { channel, _on_message: on_message }
        });
        TabSync { line }
    }

    /// Tells the other tabs that a game was saved.
    pub(crate) fn tell(&self, uid: GameUid) {
        if let Some(Channel { channel, .. }) = &self.line {
            // If it fails, a watching tab is one step behind.
            let _untold = channel.post_message(&JsValue::from_str(&uid.to_string()));
        }
    }
}

impl Drop for TabSync {
    fn drop(&mut self) {
        if let Some(Channel { channel, .. }) = &self.line {
            channel.set_onmessage(None);
            channel.close();
        }
    }
}
