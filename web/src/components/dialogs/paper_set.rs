//! The pieces of a game, to be printed beside its board, cut out and played with on paper.

use rules::view::Scene;
use yew::prelude::*;

use crate::program;
use crate::services::{node, screen};

/// What is printed.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PaperSetProps {
    /// The game's id.
    pub(crate) game: &'static str,
    /// What stands on the board at the start.
    pub(crate) start: Scene,
    /// The browser's dialog is closed.
    pub(crate) on_printed: Callback<()>,
}

/// A piece for each that the game needs, seen on paper only. They are printed as soon as they are there.
#[component]
pub(crate) fn PaperSet(PaperSetProps { game, start, on_printed }: &PaperSetProps) -> Html {
    let sheet = use_node_ref();
    let art = program::art(game);
    {
        let (sheet, on_printed) = (sheet.clone(), on_printed.clone());
        use_effect_with((), move |()| {
            // A piece is as large as the squares of the board in view.
            node::set_property(&sheet, "--squares", &node::board_width());
            screen::print_board();
            on_printed.emit(());
        });
    }
    let pieces = art.map(|art| art.paper_set(start).into_iter().map(|stack| art.stack(&stack))).into_iter().flatten();
    html! {
        <div ref={sheet} class="print-pieces" aria-hidden="true">
            { for pieces.map(|piece| html! { <svg class="print-piece" viewBox="-0.5 -0.5 1 1">{ piece }</svg> }) }
        </div>
    }
}
