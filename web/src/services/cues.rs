//! What is heard and felt of a game: what `boot.js` fetches for it.

use wasm_bindgen::JsValue;

use super::reach;
use table::Cue;

/// What the page leaves for the app, and the name of what is there.
const LEFT: &str = "mustermead";
const CUE: &str = "cue";
/// The name of a second of the last ones, among those of cues.
const CLOCK: &str = "clock";

/// Has it heard and felt, where somebody wants that.
pub(crate) fn give(cue: Cue) {
    give_named(cue.name());
}

/// Has a second of the last ones heard.
pub(crate) fn tick() {
    give_named(CLOCK);
}

fn give_named(name: &str) {
    let left = reach::part(&[LEFT]).unwrap_or_default();
    // Where it is missing, the game goes on in silence.
    let _heard = reach::call(&left, CUE, &[JsValue::from_str(name)]);
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_scripts_know_every_cue() {
        let read = |name: &str| {
            fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect("it is one of the scripts")
        };
        assert!(read("boot.js").contains(&format!("const {CUE} = (kind)")));
        let sounds = read("sounds.js");
        for cue in [Cue::Move, Cue::Capture, Cue::Dice, Cue::End, Cue::Refusal] {
            assert!(
                sounds.contains(&format!("{}:", cue.name())) || sounds.contains(&format!("\"{}\"", cue.name())),
                "{cue:?}"
            );
        }
    }
}
