//! Reasons, in every game.

use rules::Catalogue;
use rules::games::FOLDERS;
use rules::games::Portal;

use super::*;

/// The networks that ship, where the game has some.
fn shipped(id: &str) -> Option<String> {
    let file = format!("{}/../../web/networks/{id}.bin", env!("CARGO_MANIFEST_DIR"));
    std::fs::exists(&file).expect("the folder can be read").then_some(file)
}

#[test]
fn no_reason_is_false_in_any_game() {
    for info in FOLDERS.iter().flat_map(|folder| folder.games) {
        // In Lanrick every reason is checked against thousands of answers.
        let n_hints = if info.id == "lanrick" { 30 } else { 100 };
        let plan = Plan { n_hints, nodes: 400, networks: shipped(info.id), seed: 1, n_jobs: 2, list: 0 };
        let mut output = Vec::new();
        let reasons = Reasons { id: info.id, options: Options::new(), plan, output: &mut output };
        let held = Portal::visit(info.id, reasons).expect("it is a game");
        let report = String::from_utf8(output).expect("it is text");
        assert!(held.is_ok(), "{report}");
        assert!(report.starts_with(&format!("{}: {n_hints} hints", info.id)), "{report}");
    }
}
