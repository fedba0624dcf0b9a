//! The site in real browsers, as users see it: in Chromium, unless a test asks for another one.
//!
//! A test is a [`BrowserSession`]: it serves the site, takes a browser that no other test is using, opens the site in
//! a new tab, runs the test's steps on the [`Page`], and fails when a step fails, when the browser's console has
//! warned, or when the page has requested anything that is missing or not ours. A failed test leaves
//! `screenshots/failed-<test>.png`.
//!
//! ```no_run
//! use browser::BrowserSession;
//!
//! BrowserSession::new(360, 640).dark().run(async |page| {
//!     page.open("en/laska/").await?;
//!     page.wait_for("h1").await?;
//!     page.shoot("first-page").await
//! });
//! ```
//!
//! A game on the page is played by a [`Hand`], and by a [`Model`] beside it, which knows what the page must show.

mod audit;
mod board;
mod boxes;
mod browser;
mod browser_session;
mod buttons;
mod capabilities;
mod cell_name;
mod compressed_site;
mod console;
mod covering;
mod driver;
mod edition;
mod english;
mod failure;
mod form;
mod game;
mod grammar;
mod host;
mod input;
mod model;
mod motion;
mod page;
mod place;
mod pool;
mod portal;
mod process_group;
mod profile;
mod self_play;
mod site;
mod tasks;
mod thought;
mod viewport_profile;
mod walk;
mod warden;
mod wide_type;

pub use ::tests::tier;
pub use audit::can_audit;
pub use board::{Board, square};
pub use browser_session::BrowserSession;
pub use covering::{covering, pairs};
pub use edition::{editions, next_edition, with_another_word, without_classic, without_worker};
pub use failure::Failure;
pub use game::{NewGame, Players};
pub use grammar::speak;
pub use host::Host;
pub use input::{Hand, Key};
pub use model::{Model, Offered};
pub use page::Page;
pub use place::Point;
pub use self_play::{begun, self_played};
pub use site::{addresses, site};
pub use tasks::Tasks;
pub use thought::{Thought, at_level, is_by_networks, natively, to_search};
pub use viewport_profile::Scheme;
pub use xtask::test::engines::Engine;
