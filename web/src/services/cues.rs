//! What is heard and felt of a game: what `boot.js` fetches for it.

use super::provided::provided;
use table::Cue;

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
    provided().cue(name);
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_script_knows_every_cue() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/page/sounds.js");
        let sounds = fs::read_to_string(path).expect("it is one of the scripts");
        for cue in [Cue::Move, Cue::Capture, Cue::Dice, Cue::End, Cue::Refusal] {
            assert!(
                sounds.contains(&format!("{}:", cue.name())) || sounds.contains(&format!("\"{}\"", cue.name())),
                "{cue:?}"
            );
        }
    }
}
