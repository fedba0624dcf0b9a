//! The site in a real Chromium, as a person meets it.
//!
//! A test is a [`Visit`]: it serves `dist/`, starts a Chromium of its own, opens the site, runs the test's steps on the
//! [`Page`], and fails when a step fails, when the browser's console has warned, or when the page has asked for
//! anything that is not there or not ours. A test that fails leaves `screenshots/failed-<test>.png`.
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

mod complaint;
mod driver;
mod page;
mod visit;

pub use page::{Failure, Page};
pub use visit::{Scheme, Visit};
