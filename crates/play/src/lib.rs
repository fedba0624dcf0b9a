//! A session as plain data: what was played, and what may be played next.
//!
//! A [`Record`] says what happened, in texts. [`open`] replays and checks it by the rules, entry by entry, and gives a
//! [`Table`], through which a board plays a game that it knows by name only. Code that is generic over games uses
//! [`Session`] itself. Nothing here waits, displays or stores, and chance comes from a [`Dice`] that the caller owns.
//!
//! Play a game, save it and go on with it later:
//!
//! ```
//! use play::{Entry, Player, Record, Status, open, wire};
//! use rules::{Seat, games::Portal};
//!
//! let players = ["Ann", "Ben"].map(|name| Player::Human { name: name.to_owned() });
//! let mut table = open::<Portal>(Record::new("chess", 1, players.to_vec()))?;
//! table.play("e4")?;
//! table.play("e5")?;
//! table.undo();
//! let saved = wire::write(table.record());
//! assert!(saved.starts_with("mustermead 1\ngame chess\n"));
//!
//! let again = open::<Portal>(wire::read(&saved)?)?;
//! assert_eq!(again.status(), Status::Turn(Seat::SECOND));
//! assert_eq!(again.record().entries, [Entry::Step("e4".to_owned())]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod beginnings;
mod clock;
mod dice;
mod diff;
mod entry;
mod erased;
pub mod formats;
mod game_tree;
mod games;
mod insight;
pub mod judged;
mod lines;
pub mod link;
pub mod lots;
mod messages;
mod multi_step_move;
mod nag;
mod player_kind;
mod preferences;
mod record;
mod replay;
mod results;
mod saved_game;
mod select;
mod series;
mod session;
pub mod skill;
mod status;
mod step_token;
mod summary;
mod table;
mod tags;
pub mod think;
mod trail;
pub mod wire;

pub use beginnings::Beginnings;
pub use clock::{Clock, Stopwatch, TimeControl, TimeControlError};
pub use dice::Dice;
pub use diff::diff;
pub use entry::Entry;
pub use erased::GamesOf;
pub use formats::play_turn;
pub use game_tree::{GameTree, MAX_NODES, NodeIdx, Notes, Shape, ShapeColour, TreeEdit};
pub use games::{Games, Matches};
pub use insight::{Insight, Outlook};
pub use lines::{Branch, Lines};
pub use link::{LinkFault, Linked, Links};
pub use lots::{Checked, LOTS, LotFault, LotGames, Lots, Moment};
pub use multi_step_move::MultiStepMove;
pub use nag::Nag;
pub use player_kind::PlayerKind;
pub use preferences::{Pace, Preferences, Throwing};
pub use record::{GameUid, Player, Record};
pub use results::{OwnGame, OwnResult, Results, Tally};
pub use saved_game::SavedGame;
pub use select::{Choice, Selection, select};
pub use series::{FinishError, Match, PlanError};
pub use session::{EnterError, FullReader, OpenError, Reader, Session, StepReader};
pub use status::Status;
pub use step_token::StepToken;
pub use summary::{Summary, SummaryState};
pub use table::{Table, TurnText, open};
pub use tags::Tags;
