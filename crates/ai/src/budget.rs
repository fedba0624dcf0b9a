//! What a search may spend, how far it has come, and what it found.

use rules::{Actor, Level, LevelSpec, Search};

/// How much may be searched, and how precisely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most turns to look ahead; at least 1.
    pub depth: u32,
    /// The most positions to search. The root's candidates are evaluated in any case, so that there is an answer.
    pub nodes: u64,
    /// Evaluation noise: the largest error added to a static evaluation, in hundredths of a plain piece; where networks
    /// judge, in thousandths of a plain game.
    pub noise: u16,
    /// Full width: searches every step up to the depth. Otherwise unpromising steps are reduced or pruned, forced turns
    /// are extended, and a repetition within the search ends the line.
    pub full_width: bool,
}

impl Budget {
    /// What the computer may search at a level of a game; at the game's strongest where it has fewer.
    pub fn of<R: Search>(rules: &R, level: Level) -> Budget {
        let specs = rules.levels();
        let strongest = specs.len().saturating_sub(1);
        let spec = specs.get(usize::from(level.number() - 1).min(strongest));
        spec.map_or(Budget::nodes(1), |spec| Budget::from(*spec))
    }

    /// A limit on positions alone.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { depth: u8::MAX as u32, nodes, noise: 0, full_width: false }
    }

    /// Every step up to `depth` turns ahead.
    pub const fn full_width(depth: u32) -> Budget {
        Budget { depth, nodes: u64::MAX, noise: 0, full_width: true }
    }
}

impl From<LevelSpec> for Budget {
    fn from(LevelSpec { depth, nodes, noise }: LevelSpec) -> Budget {
        Budget { depth: u32::from(depth), nodes: u64::from(nodes), noise, full_width: false }
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
