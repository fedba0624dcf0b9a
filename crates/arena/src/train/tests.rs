//! Trainings that are short enough for tests.

use rules::games::Portal;
use rules::games::backgammon::Backgammon;
use rules::{Catalogue, Networks};

use super::*;

/// A game of two networks that learns something within a second.
const RECIPE: &str = "game backgammon\nseed 3\nhidden 6 5 4\nrules single-number=tournament\nrules\n\
    games 4 rounds 6 lambda 0.7 rate 0.01 to 0.005\nsearch 1 rounds 2 throws 1 explore 0.2 passes 2 rate 0.002 to 0.001\n";

/// Trains in a folder, and gives the file of networks and what was said.
fn train(name: &str, n_jobs: usize, seconds: &[Option<u64>]) -> (Vec<u8>, String) {
    let folder = std::env::temp_dir().join(format!("mustermead-train-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let [recipe, state, file] = ["recipe.txt", "state", "networks.bin"].map(|name| folder.join(name));
    std::fs::write(&recipe, RECIPE).unwrap();
    let mut output = Vec::new();
    for seconds in seconds {
        let [recipe, state, file] = [&recipe, &state, &file].map(PathBuf::clone);
        let plan = Plan { recipe, state, file, n_jobs, seconds: *seconds };
        Portal::visit("backgammon", Training { plan, output: &mut output }).unwrap().unwrap();
    }
    let bytes = std::fs::read(&file).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    (bytes, String::from_utf8(output).unwrap())
}

#[test]
fn the_same_recipe_makes_the_same_networks_however_it_is_followed() {
    let (at_once, told) = train("at-once", 1, &[None]);
    assert!(told.contains("stage 1 of 2, round 6 of 6"), "{told}");
    // Two jobs, and stopped after every round.
    let (in_pieces, told) = train("in-pieces", 2, &[[Some(0); 7].as_slice(), &[None]].concat());
    assert!(told.contains("stage 1 of 2, round 1 of 6") && told.contains("stage 2 of 2, round 1 of 2"), "{told}");
    assert!(at_once == in_pieces, "the networks differ");
    assert!(ai::network::read(&at_once, Backgammon::NETWORKS).is_ok());
}
