//! The levels of the computer.

use ai::Budget;
use rules::{Game, LevelSpec, MatchState, Options};

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
