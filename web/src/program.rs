//! The program that runs: which games it has, and how they look.

use std::fmt;
use std::sync::OnceLock;

use play::formats::GameTexts;
use play::{Beginnings, Games, Insight, Lines, Links, LotGames, Matches};
use rules::GameInfo;
use rules::games::Folder;

use crate::art::Art;

/// The games of a program and their art.
pub struct Program {
    /// What most visits need of them: steps are read, but no positions (see [`play::StepReader`]).
    pub(crate) games: &'static dyn Games,
    pub(crate) drawn: &'static [Drawn],
    /// Plays for the computer, where the program runs as a worker, as far as that takes no late part.
    pub(crate) answer: worker::Answer,
}

/// What few visits need of a program's games.
#[derive(Clone, Copy)]
pub struct LateGames {
    /// The games, with all readers of their texts.
    pub(crate) games: &'static dyn Games,
    /// Plays for the computer in all of them.
    pub(crate) answer: worker::late::AnswerLate,
    /// What is known of their matches.
    pub(crate) matches: &'static dyn Matches,
    /// How they begin with a handicap.
    pub(crate) beginnings: &'static dyn Beginnings,
    /// What is done with the lines of a game beside the one on the board.
    pub(crate) lines: &'static dyn Lines,
    /// What is known about squares.
    pub(crate) insight: &'static dyn Insight,
    /// Reads and writes texts of games.
    pub(crate) texts: &'static dyn GameTexts,
    /// Reads and writes links of games.
    pub(crate) links: &'static dyn Links,
    /// Draws throws of games on several devices.
    pub(crate) lots: &'static dyn LotGames,
}

impl fmt::Debug for LateGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LateGames")
    }
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

/// The same games with all readers of their texts, once these are here.
static READING: OnceLock<&'static dyn Games> = OnceLock::new();

/// Takes in the games with all readers of their texts. Later calls change nothing, and in tests none does: the program
/// has all readers there.
pub(crate) fn take_reading(games: &'static dyn Games) {
    if cfg!(not(test)) {
        READING.get_or_init(|| games);
    }
}

/// The games of the program that runs.
pub(crate) fn games() -> &'static dyn Games {
    READING.get().copied().unwrap_or(current().games)
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
pub(crate) use with_toys::{current, matches, set};

/// In tests the program has all games, and the toys, for which nobody has drawn anything.
#[cfg(test)]
mod with_toys {
    use std::sync::LazyLock;

    use ::tests::toys::WithToys;
    use play::{GamesOf, Matches};

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

    pub(crate) fn matches() -> &'static dyn Matches {
        &GamesOf::<WithToys>::NEW
    }
}
