//! What a board shows beside the game, as far as somebody wants it.

use crate::board::Extras;
use crate::program;
use crate::words::seen;
use page::DisplaySettings;
use table::TableState;

/// The key of the square names, which every board can show.
pub(crate) const SQUARE_NAMES: &str = "square-names";

/// The key of boards that stay wide on upright phones.
pub(crate) const WIDE_BOARD: &str = "wide-board";

/// What a board shows of the wanted extras.
pub(crate) fn extras(view: &DisplaySettings, state: &TableState) -> Extras {
    let labels = if view.shows(SQUARE_NAMES) && writes_names(state) { seen::labels(state) } else { Default::default() };
    let overlays = state.overlays().iter().enumerate();
    let shown = overlays.filter(|(_, overlay)| view.shows(overlay.key));
    let overlays = shown.map(|(nth, overlay)| (nth, overlay.sites)).collect();
    let is_waiting = !state.looks_back() && state.turn().is_some_and(|seat| state.is_computer(seat));
    let thrower = state.turn_in_view();
    Extras { labels, overlays, named_from: state.named_from(), thrower, stays_wide: view.shows(WIDE_BOARD), is_waiting }
}

/// Whether names can be written on the sites.
pub(crate) fn writes_names(state: &TableState) -> bool {
    program::art(state.info().id).is_some_and(|art| !art.prints_names())
}
