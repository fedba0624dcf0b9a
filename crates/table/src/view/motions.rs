//! How the board came to show what it shows.

use std::rc::Rc;

use rules::view::{Effect, Scene};

use crate::view::board::Motion;

/// How a game came from one position to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Entries were made, or redone.
    Played,
    /// Entries were taken back.
    TakenBack,
    /// Another node of the tree was put on the board.
    Jumped,
}

/// The motion on the board, and the last one that could be seen.
#[derive(Debug)]
pub(crate) struct Motions {
    current: Option<Rc<Motion>>,
    n: u32,
    /// Whether the current action caused the motion: whatever follows at once continues it.
    is_continued: bool,
    is_settled: bool,
    happened: Option<(Rc<Motion>, How)>,
    /// Whether anything has happened since the game was put on the table.
    is_changed: bool,
}

impl Motions {
    /// Nothing moves, and nothing has happened.
    pub(crate) const NONE: Motions =
        Motions { current: None, n: 0, is_continued: false, is_settled: true, happened: None, is_changed: false };

    /// An action begins: what it shows continues nothing.
    pub(crate) fn begin(&mut self) {
        self.is_continued = false;
    }

    /// What is shown next continues what is still moving.
    pub(crate) fn go_on(&mut self) {
        self.is_continued = !self.is_settled;
    }

    /// Whether what is shown next continues the motion.
    pub(crate) fn is_continued(&self) -> bool {
        self.is_continued
    }

    /// Shows how the board came from one scene to the next. A throw right after a move is shown after it.
    pub(crate) fn show(&mut self, from: Scene, effects: Vec<Effect>) {
        let before = self.current.take().filter(|_| self.is_continued);
        let (from, effects) = match before {
            Some(motion) => (motion.from.clone(), [&motion.effects[..], &effects].concat()),
            None => (from, effects),
        };
        self.is_continued = true;
        self.current = (!effects.is_empty()).then(|| {
            self.n += 1;
            Rc::new(Motion { id: self.n, from, effects })
        });
        self.is_settled = self.current.is_none();
    }

    /// The changes that the current action has caused.
    pub(crate) fn begun(&self) -> Option<&[Effect]> {
        self.current.as_deref().filter(|_| self.is_continued).map(|motion| &motion.effects[..])
    }

    /// What is shown has happened in the game, in this way.
    pub(crate) fn note(&mut self, how: How) {
        self.happened = self.current.clone().map(|motion| (motion, how));
        self.is_changed = true;
    }

    /// The board shows the end of the motion.
    pub(crate) fn settle(&mut self) {
        self.is_settled = true;
    }

    /// The board shows the scene without any motion.
    pub(crate) fn clear(&mut self) {
        self.current = None;
    }

    /// Motions are numbered on from those of another game on the same board.
    pub(crate) fn succeed(&mut self, before: &Motions) {
        self.n = before.n;
    }

    pub(crate) fn current(&self) -> Option<Rc<Motion>> {
        self.current.clone()
    }

    pub(crate) fn is_settled(&self) -> bool {
        self.is_settled
    }

    /// The last motion of the game; `None` before anything has happened.
    pub(crate) fn happened(&self) -> Option<(Rc<Motion>, How)> {
        self.happened.clone()
    }

    pub(crate) fn is_changed(&self) -> bool {
        self.is_changed
    }
}
