//! One site: a cell of the grid that is read, with the signs on it and what stands there.

use rules::view::{Kind, Piece, Site};
use yew::prelude::*;

use super::browser::DRAGGABLE;
use super::{BoardProps, signs};
use crate::art::{Art, Place};

/// What a cell shows.
pub(super) struct Cell<'a> {
    pub(super) art: &'static dyn Art,
    pub(super) props: &'a BoardProps,
    pub(super) place: Place,
    /// What stands there.
    pub(super) pieces: &'a [Piece],
    /// The sign that the game has set there.
    pub(super) sign: Option<Kind>,
    /// What would stand there instead.
    pub(super) ghost: Option<&'a [Piece]>,
    /// Whether the Tab key leads here.
    pub(super) is_tab_stop: bool,
    /// Whether what stands there is in somebody's hand.
    pub(super) is_away: bool,
    /// Whether something would be dropped here.
    pub(super) is_aimed: bool,
}

impl Cell<'_> {
    pub(super) fn draw(&self) -> Html {
        let Place { site, at, cells, .. } = self.place;
        let span = |n_cells: u16| (n_cells > 1).then(|| n_cells.to_string());
        let marks = &self.props.marks;
        let is_draggable = marks.draggable.contains(&site);
        html! {
            <g
                key={site.0}
                role="gridcell"
                class={classes!("cell", is_draggable.then_some(DRAGGABLE))}
                data-site={site.0.to_string()}
                tabindex={if self.is_tab_stop { "0" } else { "-1" }}
                aria-colindex={count(cells.column)}
                aria-colspan={span(cells.columns)}
                aria-rowspan={span(cells.rows)}
                aria-label={self.props.names.get(&site).cloned()}
                aria-selected={if marks.selected == Some(site) { "true" } else { "false" }}
                transform={format!("translate({at})")}
            >
                { signs::square(&self.place, "ground", 0.0) }
                { self.signs(site) }
                { self.stack(site) }
                if let Some(label) = self.props.extras.labels.get(&site) {
                    { signs::label(&self.place, label) }
                }
                { signs::focus(&self.place) }
                if marks.refused == Some(site) {
                    { signs::refused(&self.place) }
                }
            </g>
        }
    }

    fn signs(&self, site: Site) -> Html {
        let marks = &self.props.marks;
        let foot = (!self.pieces.is_empty()).then(|| self.art.foot());
        html! {
            <>
                if marks.last.contains(&site) {
                    { signs::last(&self.place) }
                }
                if self.place.is_precious && (marks.targets.contains(&site) || marks.far.contains(&site)) {
                    { signs::glow(&self.place) }
                }
                if let Some(sign) = self.sign {
                    { self.art.sign(sign) }
                }
                if marks.movable.contains(&site) && marks.selected != Some(site) {
                    { signs::movable(&self.place) }
                }
                if let Some(foot) = foot.filter(|_| marks.selected == Some(site)) {
                    { signs::selected(foot) }
                }
                if self.ghost.is_some() {
                    // What would stand there says enough.
                } else if marks.targets.contains(&site) {
                    { signs::target(foot, self.is_aimed) }
                } else if marks.far.contains(&site) {
                    { signs::far(self.is_aimed) }
                }
            </>
        }
    }

    fn stack(&self, site: Site) -> Html {
        let is_lifted = self.props.marks.selected == Some(site);
        match self.ghost {
            Some([]) => Html::default(),
            Some(ghost) => html! {
                <g class="ghost">{ signs::ghost(self.art.foot()) }<g class="stack">{ self.art.stack(ghost) }</g></g>
            },
            None if self.pieces.is_empty() => Html::default(),
            None => {
                let state = if self.is_away { Some("away") } else { is_lifted.then_some("lifted") };
                html! { <g class={classes!("stack", state)}>{ self.art.stack(self.pieces) }</g> }
            }
        }
    }
}

/// An index as ARIA counts: from 1.
pub(super) fn count(idx: u16) -> String {
    (idx + 1).to_string()
}
