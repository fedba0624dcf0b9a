//! The site in a real Chromium. One program, so that its tests share their browsers.

mod first_page;
mod game;
mod places;
mod site;
mod speed;
mod worker;
