//! The first page: a table with Laska set up.

use std::collections::BTreeMap;
use std::rc::Rc;

use rules::view::{Scene, Site};
use yew::prelude::*;

use crate::board::Board;
use crate::table::Table;
use crate::words;

/// The game on the first table.
const GAME: &str = "laska";

/// What the first page shows of the game, made once.
struct Shown {
    prompt: String,
    scene: Rc<Scene>,
    names: Rc<BTreeMap<Site, AttrValue>>,
}

impl Shown {
    fn new(table: Table) -> Self {
        let Table { info, scene, labels } = table;
        let pieces = |site| scene.stacks.get(site).map_or(&[][..], Vec::as_slice);
        let names =
            labels.iter().map(|(site, label)| (*site, words::square(info, label, pieces(site)).into())).collect();
        Self { prompt: words::say(info, &scene.prompt), names: Rc::new(names), scene: Rc::new(scene) }
    }
}

/// The portal's name, a line about it, and a board.
#[component]
pub(crate) fn FirstPage() -> Html {
    let shown = use_memo((), |()| Table::set_up(GAME).map(Shown::new));
    html! {
        <>
            <header class="masthead">
                <h1>{ words::TITLE }</h1>
                <p>{ words::TAGLINE }</p>
            </header>
            <main class="game">
                <div class="strip">
                    <h2>{ words::game(GAME) }</h2>
                    <p>{ shown.as_ref().as_ref().map(|shown| shown.prompt.as_str()) }</p>
                </div>
                if let Some(Shown { scene, names, .. }) = shown.as_ref() {
                    <Board game={GAME} name={words::board(GAME)} {scene} {names} />
                }
            </main>
        </>
    }
}
