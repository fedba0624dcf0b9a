//! A kept game as the plain object that the browser stores.

use rules::Seat;
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Object, Reflect};

use super::{Kept, read_uid};
use crate::services::reach;

/// The property that tells games apart in the store.
pub(super) const UID: &str = "uid";
const TEXT: &str = "text";
const AT: &str = "at";
const BOTTOM: &str = "bottom";
const FOLLOWS: &str = "follows";
/// What games have that were kept when boards had two sides only: whether the second was at the bottom.
const FLIPPED: &str = "flipped";
const OVER: &str = "over";
const CHANGED: &str = "changed";
const WRITER: &str = "writer";

/// The object of a game.
pub(super) fn write(game: &Kept, writer: &str) -> JsValue {
    let Kept { uid, text, at, bottom, follows, over, changed } = game;
    let object = JsValue::from(Object::new());
    set(&object, UID, &uid.to_string().into());
    set(&object, TEXT, &text.as_str().into());
    set(&object, AT, &(u32::try_from(*at).unwrap_or(u32::MAX)).into());
    set(&object, BOTTOM, &(bottom.idx() as u32).into());
    set(&object, FOLLOWS, &(*follows).into());
    set(&object, OVER, &(*over).into());
    set(&object, CHANGED, &(*changed).into());
    set_writer(&object, writer);
    object
}

/// The game in an object; `None` when it is damaged. What can be done without need not be there.
pub(super) fn read(object: &JsValue) -> Option<Kept> {
    let number = |name| reach::get(object, name).and_then(|value| value.as_f64()).filter(|number| number.is_finite());
    let flag = |name| reach::get(object, name).and_then(|value| value.as_bool()).unwrap_or_default();
    let bottom = number(BOTTOM).map_or(usize::from(flag(FLIPPED)), |idx| idx as usize);
    Some(Kept {
        uid: read_uid(&reach::get(object, UID)?.as_string()?)?,
        text: reach::get(object, TEXT)?.as_string()?,
        at: number(AT).map_or(usize::MAX, |at| at as usize),
        bottom: Seat::new(bottom).unwrap_or(Seat::FIRST),
        follows: flag(FOLLOWS),
        over: flag(OVER),
        changed: number(CHANGED).unwrap_or_default(),
    })
}

/// Who may write the game.
pub(super) fn writer(object: &JsValue) -> Option<String> {
    reach::get(object, WRITER)?.as_string()
}

/// Names who may write the game from now on; everything else in the object stays.
pub(super) fn set_writer(object: &JsValue, writer: &str) {
    set(object, WRITER, &writer.into());
}

/// When a game was last played, so that it can be sorted by.
pub(super) fn age(game: &Kept) -> u64 {
    game.changed.max(0.0) as u64
}

fn set(object: &JsValue, name: &str, value: &JsValue) {
    // Cannot fail on an object that is ours.
    let _set = Reflect::set(object, &JsValue::from_str(name), value);
}
