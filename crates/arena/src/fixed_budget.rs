//! The three fixed budgets of builds before version 1.1, which had three levels, the same for every game.
//!
//! The figures in `docs/strength.md` and the grades of puzzles were made with them, and stay reproducible.

use ai::Budget;
use rules::LevelSpec;

/// A fixed budget, the same for every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FixedBudget {
    Beginner,
    Good,
    Best,
}

impl FixedBudget {
    /// All three, the weakest first.
    pub(crate) const ALL: [FixedBudget; 3] = [FixedBudget::Beginner, FixedBudget::Good, FixedBudget::Best];

    /// The budget of a name.
    pub(crate) fn of_name(name: &str) -> Option<FixedBudget> {
        FixedBudget::ALL.into_iter().find(|budget| budget.name() == name)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            FixedBudget::Beginner => "beginner",
            FixedBudget::Good => "good",
            FixedBudget::Best => "best",
        }
    }

    /// The grade of a puzzle that this budget, and no smaller one, solves: 1 to 3.
    pub(crate) fn grade(self) -> u8 {
        self as u8 + 1
    }

    /// What the computer spends without networks.
    pub(crate) fn spec(self) -> LevelSpec {
        match self {
            FixedBudget::Beginner => LevelSpec { depth: 2, nodes: 1_500, noise: 90 },
            FixedBudget::Good => LevelSpec { depth: 6, nodes: 25_000, noise: 20 },
            FixedBudget::Best => LevelSpec { depth: u8::MAX, nodes: 400_000, noise: 0 },
        }
    }

    /// What the computer spends by networks: the same, with an error in thousandths of a plain game.
    pub(crate) fn spec_by_networks(self) -> LevelSpec {
        let noise = match self {
            FixedBudget::Beginner => 450,
            FixedBudget::Good => 160,
            FixedBudget::Best => 0,
        };
        LevelSpec { noise, ..self.spec() }
    }

    /// The budget of a search without networks.
    pub(crate) fn budget(self) -> Budget {
        Budget::from(self.spec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_known_by_their_names_and_grow() {
        for (budget, grade) in FixedBudget::ALL.into_iter().zip(1..) {
            assert_eq!((FixedBudget::of_name(budget.name()), budget.grade()), (Some(budget), grade));
        }
        assert_eq!(FixedBudget::of_name("Best"), None);
        for spec in [FixedBudget::spec, FixedBudget::spec_by_networks] {
            let specs = FixedBudget::ALL.map(spec);
            assert!(specs.is_sorted_by(|one, other| one.nodes < other.nodes && one.noise > other.noise));
        }
    }
}
