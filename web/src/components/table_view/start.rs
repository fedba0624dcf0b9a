//! What a table begins with. It is read and made before the table is, as a task of its own: between the two the browser can
//! show and hear something.

use std::cell::RefCell;

use page::{DisplaySettings, Page, Place, Start};
use table::Strength;

use crate::page_data::PageKind;
use crate::program::games;
use crate::route::Route;
use crate::services::device::Browser;
use crate::services::games::read_uid;
use crate::services::{navigation, page as of_page, preferences};
use crate::words;

thread_local! {
    static MADE: RefCell<Option<Page>> = const { RefCell::new(None) };
}

/// Makes what the next table begins with.
pub(crate) fn prepare() {
    MADE.set(Some(read()));
}

/// What was made; if nothing was, it is made now.
pub(super) fn take() -> Page {
    MADE.take().unwrap_or_else(read)
}

fn read() -> Page {
    let route = Route::read(navigation::said);
    let start = Start {
        place: Place { is_embedded: route.page == PageKind::Embed, game: route.game },
        named: read_uid(&of_page::hash()),
        level: games().info(route.game).and_then(|info| preferences::level(info.levels.count)),
        has_played: preferences::has_played(),
        preferences: preferences::read(),
        display: DisplaySettings::of(preferences::shown()),
        strength: strength(),
        games: games(),
        has_page: words::is_game,
    };
    Page::new(start, &Browser)
}

/// Overrides in the page's address of the computer's usual limits.
fn strength() -> Strength {
    let number = |name: &str| of_page::parameter(name).and_then(|text| text.parse::<u64>().ok());
    Strength { nodes: number("nodes"), seed: number("seed") }
}
