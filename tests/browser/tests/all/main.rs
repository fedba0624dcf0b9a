//! The site in a real Chromium. A single program, so that its tests share browsers.

mod first_page;
mod game;
mod home;
mod places;
mod site;
mod speed;
mod worker;
