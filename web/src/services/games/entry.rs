//! Saved games and their summaries as the plain objects that the browser stores.

use play::{GameUid, SavedGame, Summary, SummaryState};
use rules::{Level, Seat};
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Array, Object, Reflect};

use super::{key, read_uid};
use crate::services::reach;

/// The property that identifies a game in the store.
const UID: &str = "uid";
const TEXT: &str = "text";
const AT: &str = "at";
const BOTTOM: &str = "bottom";
const FOLLOWS: &str = "follows";
/// In games saved when boards had only two sides: whether the second was at the bottom.
const FLIPPED: &str = "flipped";
const OVER: &str = "over";
const CHANGED: &str = "changed";
const WRITER: &str = "writer";

const GAME: &str = "game";
const PEOPLE: &str = "people";
/// The numbers of the levels of the computers that play.
const LEVELS: &str = "levels";
const STATE: &str = "state";
const STEPS: &str = "steps";
/// Set by `games.js` alone.
const PINNED: &str = "pinned";

/// The properties of a summary.
#[cfg(test)]
pub(super) const OF_SUMMARIES: [&str; 9] = [UID, GAME, CHANGED, OVER, PINNED, PEOPLE, LEVELS, STATE, STEPS];

/// The object of a game.
pub(super) fn write(game: &SavedGame, edit_lock: &str) -> JsValue {
    let SavedGame { uid, text, at, orientation, auto_flips: follows, over, changed } = game;
    object([
        (UID, key(*uid)),
        (TEXT, text.as_str().into()),
        (AT, number(*at)),
        (BOTTOM, number(orientation.idx())),
        (FOLLOWS, (*follows).into()),
        (OVER, (*over).into()),
        (CHANGED, (*changed).into()),
        (WRITER, edit_lock.into()),
    ])
}

/// The game in an object; `None` when there is none, or it is damaged. Optional properties may be missing.
pub(super) fn read(object: &JsValue) -> Option<SavedGame> {
    let flag = |name| reach::get(object, name).and_then(|value| value.as_bool()).unwrap_or_default();
    let orientation = number_of(object, BOTTOM).map_or(usize::from(flag(FLIPPED)), |idx| idx as usize);
    Some(SavedGame {
        uid: uid_of(object)?,
        text: text_of(object, TEXT)?,
        at: number_of(object, AT).map_or(usize::MAX, |at| at as usize),
        orientation: Seat::new(orientation).unwrap_or(Seat::FIRST),
        auto_flips: flag(FOLLOWS),
        over: flag(OVER),
        changed: number_of(object, CHANGED).unwrap_or_default(),
    })
}

/// The object of a summary. Whether it is pinned is for the store to know.
pub(super) fn write_summary(summary: &Summary) -> JsValue {
    let Summary { uid, game, changed, over, n_people, computers, state, n_steps } = summary;
    let computers: Array = computers.iter().map(|level| JsValue::from(level.number())).collect();
    object([
        (UID, key(*uid)),
        (GAME, game.as_str().into()),
        (CHANGED, (*changed).into()),
        // An index knows no booleans.
        (OVER, u8::from(*over).into()),
        (PEOPLE, number(*n_people)),
        (LEVELS, computers.into()),
        (STATE, state.to_string().into()),
        (STEPS, number(*n_steps)),
    ])
}

/// The summary in an object, and whether it is pinned; `None` when it is damaged.
pub(super) fn read_summary(object: &JsValue) -> Option<(Summary, bool)> {
    let number = |name| number_of(object, name).unwrap_or_default();
    let levels = reach::get(object, LEVELS).map(|levels| Array::from(&levels));
    let summary = Summary {
        uid: uid_of(object)?,
        game: text_of(object, GAME)?,
        changed: number(CHANGED),
        over: number(OVER) != 0.0,
        n_people: number(PEOPLE) as usize,
        computers: levels.iter().flat_map(Array::iter).map(|level| level_of(&level)).collect(),
        state: SummaryState::read(&text_of(object, STATE).unwrap_or_default()),
        n_steps: number(STEPS) as usize,
    };
    Some((summary, number(PINNED) != 0.0))
}

fn level_of(level: &JsValue) -> Level {
    Level::nearest(level.as_f64().unwrap_or_default() as u8)
}

fn object<const N: usize>(properties: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Cannot fail on our own object.
        let _set = Reflect::set(&object, &JsValue::from_str(name), &value);
    }
    object.into()
}

fn number(number: usize) -> JsValue {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}

fn number_of(object: &JsValue, name: &str) -> Option<f64> {
    reach::get(object, name)?.as_f64().filter(|number| number.is_finite())
}

fn text_of(object: &JsValue, name: &str) -> Option<String> {
    reach::get(object, name)?.as_string()
}

fn uid_of(object: &JsValue) -> Option<GameUid> {
    read_uid(&text_of(object, UID)?)
}
