//! What a search may spend, how far it has come, and what it found.

use rules::{Actor, Level, Search};

/// How much may be searched, and how precisely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most turns to look ahead; at least 1.
    pub depth: u32,
    /// The most positions to search. The root's candidates are evaluated in any case, so that there is an answer.
    pub nodes: u64,
    /// Evaluation noise: the largest error added to a static evaluation, in hundredths of a plain piece.
    pub noise: u16,
    /// The same where networks judge: the largest error, in thousandths of a plain game.
    pub network_noise: u16,
    /// Full width: searches every step up to the depth. Otherwise unpromising steps are reduced or pruned, forced turns
    /// are extended, and a repetition within the search ends the line.
    pub full_width: bool,
}

impl Budget {
    /// What the computer may search at a level. No clock is involved, so it plays the same everywhere.
    pub const fn of(level: Level) -> Budget {
        match level {
            Level::Beginner => Budget { depth: 2, nodes: 1_500, noise: 90, network_noise: 450, full_width: false },
            Level::Good => Budget { depth: 6, nodes: 25_000, noise: 20, network_noise: 160, full_width: false },
            Level::Best => Budget::nodes(400_000),
        }
    }

    /// A limit on positions alone.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { depth: u8::MAX as u32, nodes, noise: 0, network_noise: 0, full_width: false }
    }

    /// Every step up to `depth` turns ahead.
    pub const fn full_width(depth: u32) -> Budget {
        Budget { depth, nodes: u64::MAX, noise: 0, network_noise: 0, full_width: true }
    }
}

/// How far a search has come.
///
/// A search that is asked to stop answers with what it has by then:
///
/// ```
/// use ai::{Budget, SearchProgress, search};
/// use rules::games::laska::Laska;
/// use rules::{History, MatchState, Options, Rules};
///
/// let laska = Laska::new("laska", &Options::new(), &MatchState::default())?;
/// let (pos, history) = (laska.start(), History::new(&laska, &laska.start(), 0, 0));
/// let poll = |progress: SearchProgress| progress.nodes < 5_000;
/// let best = search(&laska, &pos, &history, Budget::nodes(1_000_000), 0, poll).expect("White is to move");
/// assert!((5_000..50_000).contains(&best.nodes));
/// assert_eq!(best.steps.len(), 1);
/// # Ok::<(), rules::OptionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchProgress {
    /// Turns looked ahead so far.
    pub depth: u32,
    /// Positions searched so far.
    pub nodes: u64,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<S> {
    /// The steps to play, in order: the rest of the turn, as far as the acting seat alone decides it.
    pub steps: Vec<S>,
    /// The principal variation: these steps, and those of the next turns.
    pub line: Vec<S>,
    /// The score for the acting team, in hundredths of a plain piece; [`crate::WIN`] less the turns to a win.
    pub value: i32,
    /// Turns searched in full.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
}

/// The beginning of a line up to the end of the turn, or to where chance acts.
pub(crate) fn own_steps<R: Search>(rules: &R, pos: &R::Position, line: &[R::Step]) -> Vec<R::Step> {
    let mut pos = pos.clone();
    let mut own = Vec::new();
    for step in line {
        rules.apply(&mut pos, *step, &mut ());
        own.push(*step);
        if !rules.mid_turn(&pos) || rules.actor(&pos) == Actor::Chance {
            break;
        }
    }
    own
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stronger_levels_look_at_more_and_judge_better() {
        let budgets = Level::ALL.map(Budget::of);
        assert!(budgets.is_sorted_by(|one, other| one.nodes < other.nodes && one.noise > other.noise));
        assert!(budgets.is_sorted_by(|one, other| one.network_noise > other.network_noise));
    }
}
