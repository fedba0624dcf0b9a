//! Mustermead in the browser.

// What serves all games may be unused in a program of only one.
#![cfg_attr(some_games, allow(dead_code, unused_imports))]

mod art;
mod board;
mod components;
#[cfg(feature = "ssr")]
pub mod prerender;
mod route;
mod services;
mod table;
mod words;

/// Puts the app on the page.
pub fn start() {
    services::crash_report::stand_by();
    if let Err(error) = services::speech::speak() {
        // The page stays as it is, and boot.js reports the problem there.
        wasm_bindgen::throw_str(&error.to_string());
    }
    yew::Renderer::<components::table_view::TableView>::with_root(services::document::app_element()).render();
}
