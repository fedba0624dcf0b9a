//! One site: a cell of the grid that is read, with the signs on it and what stands there.

use core::ops::Range;

use rules::Seat;
use rules::view::{Die, Kind, Piece};
use yew::prelude::*;

use super::browser::DRAGGABLE;
use super::drawing::n_left;
use super::{BoardProps, signs};
use crate::art::{Art, Foot, Part, Place, Point};

/// What a cell shows.
pub(super) struct Cell<'a> {
    pub(super) art: &'static dyn Art,
    pub(super) props: &'a BoardProps,
    pub(super) place: Place,
    /// Whose side is at the bottom.
    pub(super) bottom: Seat,
    /// What stands there.
    pub(super) pieces: &'a [Piece],
    /// The die that lies there.
    pub(super) die: Option<Die>,
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
        let part = self.art.part(&self.place, self.ghost.unwrap_or(self.pieces).len(), self.bottom);
        let off = Point { x: part.place.at.x - at.x, y: part.place.at.y - at.y };
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
                { self.still(self.pieces, 0..self.n_flat()) }
                { shifted(off, self.signs(&part)) }
                if let Some(die) = self.die {
                    { self.art.die(die) }
                }
                { self.stack(off, part.foot) }
                if let Some(label) = self.props.extras.labels.get(&site) {
                    { signs::label(&self.place, label) }
                }
                { signs::focus(&self.place) }
                if marks.refused == Some(site) {
                    { shifted(off, signs::refused(&part.place)) }
                }
            </g>
        }
    }

    fn signs(&self, Part { place, foot, scale }: &Part) -> Html {
        let (marks, site) = (&self.props.marks, place.site);
        let foot = (!self.pieces.is_empty() || self.die.is_some()).then_some(*foot);
        html! {
            <>
                if marks.last.contains(&site) {
                    if self.n_flat() > 0 {
                        { signs::last_flat(place) }
                    } else if self.art.is_round() {
                        { signs::last_round(place) }
                    } else {
                        { signs::last(place) }
                    }
                }
                if place.is_precious && (marks.targets.contains(&site) || marks.far.contains(&site)) {
                    { signs::glow(place) }
                }
                if let Some(sign) = self.sign {
                    { self.art.sign(sign, site) }
                }
                if marks.movable.contains(&site) && marks.selected != Some(site) {
                    { signs::movable(place, *scale) }
                }
                if let Some(foot) = foot.filter(|_| marks.selected == Some(site)) {
                    { signs::selected(foot) }
                }
                if self.ghost.is_some() {
                    // What would stand there says enough.
                } else if marks.targets.contains(&site) {
                    { signs::target(foot, self.is_aimed, *scale) }
                } else if marks.far.contains(&site) {
                    { signs::far(self.is_aimed, *scale) }
                }
            </>
        }
    }

    /// How many pieces lie flat there, and stay so.
    fn n_flat(&self) -> usize {
        let n_flat = self.art.n_flat(self.pieces);
        let is_taken = n_flat == self.pieces.len() && self.is_away;
        let stays = self.ghost.is_none_or(|ghost| ghost.get(..n_flat) == self.pieces.get(..n_flat));
        if stays && !is_taken { n_flat } else { 0 }
    }

    fn pile(&self, pieces: &[Piece], shown: Range<usize>) -> Html {
        self.art.pile(pieces, shown, self.place.site, self.bottom)
    }

    /// Pieces that do not go with those above them.
    fn still(&self, pieces: &[Piece], shown: Range<usize>) -> Html {
        if shown.is_empty() {
            return Html::default();
        }
        html! { <g class="stack">{ self.pile(pieces, shown) }</g> }
    }

    /// What stands there, or would: what would stay if it were taken, and what would go.
    fn stack(&self, off: Point, foot: Foot) -> Html {
        let n_flat = self.n_flat();
        match self.ghost {
            Some(ghost) => {
                let n_same = ghost.iter().zip(self.pieces).take_while(|(would, is)| would == is).count();
                let n_still = self.art.n_taken().map_or(0, |_| n_same);
                html! {
                    <>
                        { self.still(ghost, n_flat..n_still) }
                        if n_still < ghost.len() {
                            <g class="ghost">
                                { shifted(off, signs::ghost(foot)) }
                                <g class="stack">{ self.pile(ghost, n_still..ghost.len()) }</g>
                            </g>
                        }
                    </>
                }
            }
            None if self.pieces.len() == n_flat => Html::default(),
            None => {
                let n_left = n_left(self.art, self.pieces.len());
                let is_lifted = self.props.marks.selected == Some(self.place.site);
                let state = if self.is_away { Some("away") } else { is_lifted.then_some("lifted") };
                html! {
                    <>
                        { self.still(self.pieces, n_flat..n_left) }
                        <g class={classes!("stack", state)}>{ self.pile(self.pieces, n_left..self.pieces.len()) }</g>
                    </>
                }
            }
        }
    }
}

/// A drawing so far from where it would be.
fn shifted(off: Point, drawing: Html) -> Html {
    if off == (Point { x: 0.0, y: 0.0 }) {
        return drawing;
    }
    html! { <g transform={format!("translate({off})")}>{ drawing }</g> }
}

/// An index as ARIA counts: from 1.
pub(super) fn count(idx: u16) -> String {
    (idx + 1).to_string()
}
