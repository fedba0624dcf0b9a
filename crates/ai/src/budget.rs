//! How much may be searched, how far a search has come, and what it found.

/// How much may be searched, and how exactly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most turns to look ahead; at least 1.
    pub depth: u32,
    /// The most positions to look at. One look a step is always taken, so that there is an answer.
    pub nodes: u64,
    /// By how much a position may be misjudged at a glance, in hundredths of a plain piece.
    pub noise: u16,
    /// Looks at everything up to the depth. Else what is hardly ever good is looked at less far or not at all, what can
    /// hardly be avoided is looked at further, and whoever comes back to an earlier position of the search gains nothing.
    pub whole: bool,
}

impl Budget {
    /// So many positions.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { depth: u8::MAX as u32, nodes, noise: 0, whole: false }
    }

    /// Everything up to so many turns ahead.
    pub const fn whole(depth: u32) -> Budget {
        Budget { depth, nodes: u64::MAX, noise: 0, whole: true }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress<'a, S> {
    /// Turns looked ahead so far.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// What the position is worth as far as is known: see [`Answer::value`].
    pub value: i32,
    /// What is likely to be played from here on; empty as long as nothing is known.
    pub line: &'a [S],
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<S> {
    /// The steps to play, in order: the rest of the turn as far as it lies with the acting seat alone.
    pub steps: Vec<S>,
    /// What is likely to be played from here on: these steps, and those of the next turns.
    pub line: Vec<S>,
    /// What the position is worth to the acting team, in hundredths of a plain piece; [`crate::WIN`] less the turns to a
    /// win.
    pub value: i32,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}
