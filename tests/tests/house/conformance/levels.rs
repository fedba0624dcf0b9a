//! The levels of the computer.

use std::fs;
use std::path::Path;

use ai::Budget;
use rules::{Expectation, Game, LevelSpec, MatchState, Options};

/// A level looks at more than the one below and judges no worse, and there are as many as the game says.
pub(crate) fn rise<G: Game>() {
    for info in G::GAMES {
        let rules = G::new(info.id, &Options::new(), &MatchState::default()).expect("it is a game of the folder");
        let specs = rules.levels();
        assert_eq!(specs.len(), usize::from(info.levels.count), "{}", info.id);
        assert!((2..=8).contains(&specs.len()) && (55..=95).contains(&info.levels.step), "{}", info.id);
        let rises = |below: &LevelSpec, above: &LevelSpec| {
            let is_more = below.nodes < above.nodes && above.nodes <= 4 * below.nodes;
            is_more && below.noise > above.noise && below.depth <= above.depth
        };
        assert!(specs.is_sorted_by(rises), "{}: {specs:?}", info.id);
        assert!(specs.iter().all(|spec| spec.depth > 0) && specs.last().is_some_and(|best| best.noise == 0));
        for (level, spec) in info.levels.all().zip(specs) {
            assert_eq!(Budget::of(&rules, level), Budget::from(*spec), "{}", info.id);
        }
        // A game that has fewer plays its strongest.
        let strongest = Budget::from(*specs.last().expect("there are some"));
        assert_eq!(Budget::of(&rules, rules::Level::MOST), strongest, "{}", info.id);
    }
}

/// The documents have the levels and the constants of today.
pub(crate) fn documents_are_right<G: Game>() {
    // Toys have none.
    for info in G::GAMES.iter().filter(|info| !info.id.starts_with("toy")) {
        let rules = G::new(info.id, &Options::new(), &MatchState::default()).expect("it is a game of the folder");
        let levels = document("levels.md");
        let (_, section) = levels.split_once(&format!("\n### {}\n", info.id)).expect("every game has a section");
        let section = section.split("\n### ").next().unwrap_or(section);
        for (number, spec) in (1..).zip(rules.levels()) {
            let depth = if spec.depth == u8::MAX { "no limit".to_owned() } else { spec.depth.to_string() };
            let row = format!("\n| {number} | {depth} | {} | {} |", with_commas(spec.nodes), spec.noise);
            assert!(section.contains(&row), "docs/levels.md, {}:{row}", info.id);
        }
        let scale = rules.expectation().scale;
        let told = if G::NETWORKS.is_empty() { scale.to_string() } else { "points of the stake".to_owned() };
        let row = format!("\n| {} | {told} |", info.id);
        assert!(document("points.md").contains(&row), "docs/points.md:{row}");
        assert!(G::NETWORKS.is_empty() || rules.expectation() == Expectation::GUESSED, "{} has networks", info.id);
    }
}

fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name);
    fs::read_to_string(path).expect("it is one of the documents")
}

fn with_commas(number: u32) -> String {
    if number < 1_000 { number.to_string() } else { format!("{},{:03}", with_commas(number / 1_000), number % 1_000) }
}
