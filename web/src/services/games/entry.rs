//! A saved game as the plain object that the browser stores.

use rules::Seat;
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Object, Reflect};

use play::SavedGame;

use super::read_uid;
use crate::services::reach;

/// The property that identifies a game in the store.
pub(super) const UID: &str = "uid";
const TEXT: &str = "text";
const AT: &str = "at";
const BOTTOM: &str = "bottom";
const FOLLOWS: &str = "follows";
/// In games saved when boards had only two sides: whether the second was at the bottom.
const FLIPPED: &str = "flipped";
const OVER: &str = "over";
const CHANGED: &str = "changed";
const WRITER: &str = "writer";

/// The object of a game.
pub(super) fn write(game: &SavedGame, edit_lock: &str) -> JsValue {
    let SavedGame { uid, text, at, orientation, auto_flips: follows, over, changed } = game;
    let object = JsValue::from(Object::new());
    set(&object, UID, &uid.to_string().into());
    set(&object, TEXT, &text.as_str().into());
    set(&object, AT, &(u32::try_from(*at).unwrap_or(u32::MAX)).into());
    set(&object, BOTTOM, &(orientation.idx() as u32).into());
    set(&object, FOLLOWS, &(*follows).into());
    set(&object, OVER, &(*over).into());
    set(&object, CHANGED, &(*changed).into());
    set_writer(&object, edit_lock);
    object
}

/// The game in an object; `None` when it is damaged. Optional properties may be missing.
pub(super) fn read(object: &JsValue) -> Option<SavedGame> {
    let number = |name| reach::get(object, name).and_then(|value| value.as_f64()).filter(|number| number.is_finite());
    let flag = |name| reach::get(object, name).and_then(|value| value.as_bool()).unwrap_or_default();
    let orientation = number(BOTTOM).map_or(usize::from(flag(FLIPPED)), |idx| idx as usize);
    Some(SavedGame {
        uid: read_uid(&reach::get(object, UID)?.as_string()?)?,
        text: reach::get(object, TEXT)?.as_string()?,
        at: number(AT).map_or(usize::MAX, |at| at as usize),
        orientation: Seat::new(orientation).unwrap_or(Seat::FIRST),
        auto_flips: flag(FOLLOWS),
        over: flag(OVER),
        changed: number(CHANGED).unwrap_or_default(),
    })
}

/// The edit lock of the tab that may write the game.
pub(super) fn edit_lock(object: &JsValue) -> Option<String> {
    reach::get(object, WRITER)?.as_string()
}

/// Sets the edit lock of the tab that may write the game; everything else in the object stays.
pub(super) fn set_writer(object: &JsValue, edit_lock: &str) {
    set(object, WRITER, &edit_lock.into());
}

/// When a game was last played, as a sort key.
pub(super) fn age(game: &SavedGame) -> u64 {
    game.changed.max(0.0) as u64
}

fn set(object: &JsValue, name: &str, value: &JsValue) {
    // Cannot fail on our own object.
    let _set = Reflect::set(object, &JsValue::from_str(name), value);
}
