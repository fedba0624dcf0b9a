//! Mustermead in the browser.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;

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

/// A folder of games as parts of the program.
pub struct Folder {
    /// Its name.
    pub name: &'static str,
    /// Fetches its games.
    pub games: fn() -> Pin<Box<dyn Future<Output = Result<Program, Unreachable>>>>,
    /// Fetches the late part with its games.
    pub late: FetchLate,
}

impl std::fmt::Debug for Folder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// Runs two futures at once.
pub async fn both<A, B>(one: impl Future<Output = A>, other: impl Future<Output = B>) -> (A, B) {
    let (mut one, mut other) = (pin!(one), pin!(other));
    let (mut first, mut second) = (None, None);
    poll_fn(move |context| {
        if first.is_none() && let Poll::Ready(done) = one.as_mut().poll(context) {
            first = Some(done);
        }
        if second.is_none() && let Poll::Ready(done) = other.as_mut().poll(context) {
            second = Some(done);
        }
        if first.is_some() && second.is_some() {
            return Poll::Ready((first.take().expect("it is done"), second.take().expect("it is done")));
        }
        Poll::Pending
    })
    .await
}

/// Runs the program of the folder that the page or its worker is for.
pub fn run_folder(folders: &'static [Folder]) {
    let name = services::folder::name();
    let Some(folder) = folders.iter().find(|folder| folder.name == name) else {
        wasm_bindgen::throw_str("no such folder of games")
    };
    wasm_bindgen_futures::spawn_local(async {
        match (folder.games)().await {
            Ok(program) => run(program, folder.late),
            Err(Unreachable) => wasm_bindgen::throw_str("the games could not be fetched"),
        }
    });
}
