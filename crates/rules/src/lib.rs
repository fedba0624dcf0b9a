//! The rules of every game, pure: positions, steps, notations and what a board shows.
//!
//! A game is a folder under `games/`; [`games`] lists the folders.
//! [`Rules`] is what plays a game. Beside it, with defaults: [`Progress`] and [`Chance`], [`Enumerate`], [`Search`]
//! and [`Networks`] for the computer, [`MatchRules`] for matches; and [`Notation`] for texts, [`Arrange`] for set-ups,
//! [`Handicaps`] for uneven beginnings, [`Present`] for boards.
//!
//! Make a game, list its steps and play one:
//!
//! ```
//! use rules::games::laska::Laska;
//! use rules::{Actor, MatchState, Notation, Options, Rules, Seat};
//!
//! let laska = Laska::new("laska", &Options::new(), &MatchState::default())?;
//! let mut pos = laska.start();
//! let mut steps = Vec::new();
//! laska.steps(&pos, &mut steps);
//! let texts: Vec<String> = steps.iter().map(|step| laska.write_step(&pos, *step, Laska::MOVES[0])).collect();
//! assert_eq!(texts, ["a3-b4", "c3-d4", "e3-f4", "c3-b4", "e3-d4", "g3-f4"]);
//!
//! laska.apply(&mut pos, steps[1], &mut ());
//! assert_eq!(laska.actor(&pos), Actor::Seat(Seat::SECOND));
//! # Ok::<(), rules::OptionError>(())
//! ```

#![forbid(unsafe_code)]

pub mod bits;
mod catalogue;
mod chance;
pub mod enumerate;
pub mod evaluation;
mod expectation;
mod game;
pub mod games;
mod gathering;
pub mod grid;
mod handicap;
pub mod hash;
mod history;
mod house_rules;
mod insertion_sort;
pub mod kinds;
mod level;
pub mod library;
pub mod match_rules;
mod match_state;
pub mod message;
mod messages;
mod networks;
pub mod notation;
mod odds;
pub mod offers;
pub mod options;
mod outcome;
pub mod perft;
mod plain;
pub mod present;
mod progress;
mod reckoning;
mod search;
mod seat;
mod setup;
mod sites;
pub mod top_k;
pub mod turns;
pub mod view;

pub use catalogue::{Catalogue, Game, Only, Visitor};
pub use chance::{Chance, draw_weighted};
pub use enumerate::Enumerate;
pub use expectation::Expectation;
pub use game::{Actor, GameInfo, Preset, Rules};
pub use games::TEXT_FAMILIES;
pub use gathering::Gathering;
pub use handicap::{Handicap, HandicapForm, Handicaps};
pub use history::{Bookmark, History};
pub use house_rules::{By, HouseRule, Then, Trigger};
pub use insertion_sort::insertion_sort_by_key;
pub use level::{Level, LevelSpec, Levels};
pub use match_rules::MatchRules;
pub use match_state::MatchState;
pub use message::{Arg, Message, RulingId};
pub use networks::Networks;
pub use notation::{ErrorKind, Format, Mend, Notation, ReadError};
pub use odds::{Inputs, Odds};
pub use options::{OptionError, OptionKind, OptionSpec, Options, ResolvedOptions};
pub use outcome::Outcome;
pub use present::Present;
pub use progress::Progress;
pub use reckoning::{Reckoning, Unit};
pub use search::Search;
pub use seat::{PerSeat, Seat};
pub use setup::{Arrange, Part, SetupFault};
pub use turns::TurnList;
