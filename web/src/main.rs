//! Mustermead in the browser.

mod app;
mod art;
mod board;
mod components;
mod pages;
mod services;
mod table;
mod words;

use crate::app::App;

fn main() {
    services::lifeboat::stand_by();
    yew::Renderer::<App>::with_root(services::document::app_element()).render();
}
