//! The first page: a table on which Laska stands ready. The first touch of a piece begins the game.

use yew::prelude::*;

use crate::components::table_view::TableView;
use crate::words;

/// The game on the first table.
const GAME: &str = "laska";

/// The portal's name, a line about it, and a table.
#[component]
pub(crate) fn FirstPage() -> Html {
    html! {
        <>
            <header class="masthead">
                <h1>{ words::TITLE }</h1>
                <p>{ words::TAGLINE }</p>
            </header>
            <TableView game={GAME} />
        </>
    }
}
