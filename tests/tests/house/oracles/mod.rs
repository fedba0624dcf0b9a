//! The slow generators of the game folders, each in a file of its folder.

#![allow(unreachable_pub, reason = "each is written as a file of its own")]

#[cfg(any(not(some_folders), folder = "backgammon"))]
#[path = "../../../../crates/rules/src/games/backgammon/tests/oracle.rs"]
pub(crate) mod backgammon;
#[cfg(any(not(some_folders), folder = "chess"))]
#[path = "../../../../crates/rules/src/games/chess/tests/oracle.rs"]
pub(crate) mod chess;
#[cfg(any(not(some_folders), folder = "draughts"))]
#[path = "../../../../crates/rules/src/games/draughts/tests/oracle.rs"]
pub(crate) mod draughts;
#[cfg(any(not(some_folders), folder = "lanko"))]
#[path = "../../../../crates/rules/src/games/lanko/tests/oracle.rs"]
pub(crate) mod lanko;
#[cfg(any(not(some_folders), folder = "lanrick"))]
#[path = "../../../../crates/rules/src/games/lanrick/tests/oracle.rs"]
pub(crate) mod lanrick;
#[cfg(any(not(some_folders), folder = "laska"))]
#[path = "../../../../crates/rules/src/games/laska/tests/oracle.rs"]
pub(crate) mod laska;
#[cfg(any(not(some_folders), folder = "lino"))]
#[path = "../../../../crates/rules/src/games/lino/tests/oracle.rs"]
pub(crate) mod lino;
#[cfg(any(not(some_folders), folder = "ludo"))]
#[path = "../../../../crates/rules/src/games/ludo/tests/oracle.rs"]
pub(crate) mod ludo;
