//! The board: a scene drawn in board units, which is at the same time the grid that assistive technology reads.

use std::collections::BTreeMap;
use std::rc::Rc;

use rules::view::{Scene, Site};
use yew::prelude::*;

use crate::art::{self, Art, Place};

/// What a board shows, and what it is called.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct BoardProps {
    /// The id of the game, whose art is drawn.
    pub(crate) game: &'static str,
    /// What stands on the board.
    pub(crate) scene: Rc<Scene>,
    /// The name of the board.
    pub(crate) name: AttrValue,
    /// The name of every site, with what stands on it.
    pub(crate) names: Rc<BTreeMap<Site, AttrValue>>,
}

/// A board as large as its box allows.
#[component]
pub(crate) fn Board(props: &BoardProps) -> Html {
    let Some(art) = art::of(props.game) else { return Html::default() };
    let layout = art.layout();
    let rows = layout.rows.iter().enumerate().map(|(idx, row)| {
        html! {
            <g key={idx} role="row" aria-rowindex={count(idx)}>
                { for row.iter().map(|place| cell(art, *place, props)) }
            </g>
        }
    });
    html! {
        <div class="board">
            <svg
                role="grid"
                aria-label={&props.name}
                aria-rowcount={layout.rows.len().to_string()}
                aria-colcount={layout.columns.to_string()}
                viewBox={format!("0 0 {} {}", layout.width, layout.height)}
            >
                <g aria-hidden="true">{ art.ground() }</g>
                { for rows }
            </svg>
        </div>
    }
}

fn cell(art: &dyn Art, place: Place, props: &BoardProps) -> Html {
    let Place { site, at, column } = place;
    let pieces = props.scene.stacks.get(&site).map_or(&[][..], Vec::as_slice);
    html! {
        <g
            key={site.0}
            role="gridcell"
            aria-colindex={count(usize::from(column))}
            aria-label={props.names.get(&site).cloned()}
            transform={format!("translate({} {})", at.x, at.y)}
        >
            if !pieces.is_empty() {
                { art.stack(pieces) }
            }
        </g>
    }
}

/// An index as ARIA counts: from 1.
fn count(idx: usize) -> String {
    (idx + 1).to_string()
}
