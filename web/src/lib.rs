//! Mustermead in the browser.

mod art;
mod board;
mod components;
mod key_press;
mod page_data;
#[cfg(feature = "ssr")]
pub mod prerender;
mod program;
pub mod programs;
mod route;
mod services;
mod words;

pub use components::table_view::late::{FetchLate, LatePart, Unreachable};
pub use page_data::{PageData, PageKind, TableData};
pub use program::{LateGames, Program};

/// In a module, an allocator a sixth as large as the standard one.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Runs a program: its computer in a worker, its app on a page, with what `late` fetches. See [`program!`].
pub fn run(program: Program, late: FetchLate) {
    components::table_view::late::set(late);
    let program = program::set(program);
    // First of all: a worker has neither a window nor a document.
    if worker::serve(program.games, program.answer, components::table_view::late::fetch_for_worker) {
        return;
    }
    services::crash_report::stand_by();
    if let Err(error) = words::page_language::follow() {
        // The page stays as it is, and boot.js reports the problem there.
        wasm_bindgen::throw_str(&error.to_string());
    }
    yew::Renderer::<components::table_view::TableView>::with_root(services::document::app_element()).render();
}
