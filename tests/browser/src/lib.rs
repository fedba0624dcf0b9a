//! The site in a real Chromium, as a person meets it.
//!
//! A test is a [`Visit`]: it serves the site, takes a Chromium that no other test is using, opens the site in a tab of its
//! own, runs the test's steps on the [`Page`], and fails when a step fails, when the browser's console has warned, or when
//! the page has asked for anything that is not there or not ours. A test that fails leaves
//! `screenshots/failed-<test>.png`.
//!
//! ```no_run
//! use browser::Visit;
//!
//! Visit::new(360, 640).dark().run(async |page| {
//!     page.open("").await?;
//!     page.wait_for("h1").await?;
//!     page.shoot("first-page").await
//! });
//! ```
//!
//! A game on the page is played by a [`Hand`], and by a [`Mirror`] beside it, which knows what must be seen.

mod audit;
mod board;
mod browser;
mod cell_name;
mod complaint;
mod covering;
mod driver;
mod english;
mod failure;
mod family;
mod form;
mod game;
mod input;
mod mirror;
mod motion;
mod page;
mod place;
mod pool;
mod portal;
mod profile;
mod reader;
mod tasks;
mod visit;
mod warden;

pub use ::tests::tier;
pub use audit::can_audit;
pub use board::{Board, square};
pub use covering::{covering, pairs};
pub use failure::Failure;
pub use game::{Hand, NewGame, Players};
pub use input::Key;
pub use mirror::Mirror;
pub use page::Page;
pub use place::Point;
pub use tasks::Tasks;
pub use visit::{Scheme, Visit, addresses, home, site};
