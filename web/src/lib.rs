//! Mustermead in the browser.

mod art;
mod board;
mod components;
mod key_press;
mod page_data;
mod part;
#[cfg(feature = "ssr")]
pub mod prerender;
mod program;
pub mod programs;
mod route;
mod services;
mod words;

pub use components::table_view::late::LatePart;
pub use page_data::{PageData, PageKind, TableData};
pub use part::{Fetch, Unreachable};
pub use program::{LateGames, Program};

/// In a module, an allocator a sixth as large as the standard one.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// A folder of games as parts of the program.
#[derive(Debug)]
pub struct Folder {
    /// Its name.
    pub name: &'static str,
    /// Fetches its games.
    pub games: Fetch<Program>,
    /// Fetches the late part with its games.
    pub late: Fetch<LatePart>,
}

/// Runs the program: as the computer in a worker, as the app on a page. The games are those of the folder that the page
/// or its worker is for.
pub fn run(folders: &'static [Folder]) {
    let is_page = web_sys::window().is_some();
    if is_page {
        services::crash_report::stand_by();
        if let Err(error) = words::page_language::follow() {
            // The page stays as it is, and boot.js reports the problem there.
            wasm_bindgen::throw_str(&error.to_string());
        }
    }
    let name = services::folder::name();
    let Some(folder) = folders.iter().find(|folder| folder.name == name) else {
        wasm_bindgen::throw_str(&format!("no such folder of games: {name}"));
    };
    wasm_bindgen_futures::spawn_local(async move {
        if is_page {
            services::layers::pause().await;
        }
        let program = match (folder.games)().await {
            Ok(program) => program,
            // boot.js has said so.
            Err(Unreachable) if is_page => return,
            Err(Unreachable) => wasm_bindgen::throw_str("the games are of another build"),
        };
        components::table_view::late::set(folder.late);
        let program = program::set(program);
        if is_page {
            // The start is long on a slow phone, so it runs in pieces.
            services::layers::pause().await;
            components::table_view::start::prepare();
            services::layers::pause().await;
            yew::Renderer::<components::table_view::TableView>::with_root(services::document::app_element()).render();
        } else {
            worker::serve(program.games, program.answer, components::table_view::late::fetch_for_worker);
        }
    });
}
