//! Mustermead in the browser.

// What is there for all games need not be used by those of one program.
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
    services::lifeboat::stand_by();
    if let Err(error) = services::speech::speak() {
        // The page is left as it is, and boot.js tells there of the trouble.
        wasm_bindgen::throw_str(&error.to_string());
    }
    yew::Renderer::<components::table_view::TableView>::with_root(services::document::app_element()).render();
}
