//! The program that runs: which games it has, and how they look.

use std::fmt;
#[cfg(not(test))]
use std::sync::OnceLock;

use play::Games;
use rules::GameInfo;
use rules::games::Folder;

use crate::art::Art;

/// The games of a program and their art.
pub struct Program {
    pub(crate) games: &'static dyn Games,
    pub(crate) drawn: &'static [Drawn],
    /// Plays for the computer, where the program runs as a worker.
    pub(crate) answer: worker::Answer,
}

/// A folder of games, and the art for it.
pub(crate) struct Drawn {
    pub(crate) folder: Folder,
    pub(crate) art: fn(&str) -> Option<&'static dyn Art>,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Program").field(&self.games.ids()).finish()
    }
}

impl Program {
    /// The folder of a game with its art.
    pub(crate) fn drawn(&self, id: &str) -> Option<&'static Drawn> {
        self.drawn.iter().find(|drawn| drawn.folder.games.iter().any(|info| info.id == id))
    }
}

#[cfg(not(test))]
static CURRENT: OnceLock<Program> = OnceLock::new();

/// Decides which program this is, and gives it. Later calls change nothing.
#[cfg(not(test))]
pub(crate) fn set(program: Program) -> &'static Program {
    CURRENT.get_or_init(|| program)
}

/// The program that runs.
#[cfg(not(test))]
pub(crate) fn current() -> &'static Program {
    CURRENT.get().expect("a program is set before anything is shown")
}

/// The games of the program that runs.
pub(crate) fn games() -> &'static dyn Games {
    current().games
}

/// What the rules say about a game; `None` if the program lacks it.
pub(crate) fn info(id: &str) -> Option<&'static GameInfo> {
    games().info(id)
}

/// The art of a game.
pub(crate) fn art(id: &str) -> Option<&'static dyn Art> {
    (current().drawn(id)?.art)(id)
}

#[cfg(test)]
pub(crate) use with_toys::{current, set};

/// In tests the program has all games, and the toys, for which nobody has drawn anything.
#[cfg(test)]
mod with_toys {
    use std::sync::LazyLock;

    use ::tests::toys::WithToys;
    use play::GamesOf;

    use super::Program;
    use crate::programs;

    static TESTED: LazyLock<Program> =
        LazyLock::new(|| Program { games: &GamesOf::<WithToys>::NEW, ..programs::all() });

    pub(crate) fn current() -> &'static Program {
        &TESTED
    }

    pub(crate) fn set(_program: Program) -> &'static Program {
        &TESTED
    }
}
