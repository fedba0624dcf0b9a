//! One site: a cell of the accessible grid, with its marks and pieces. It is drawn again only when what it shows has
//! changed: most of a board stays the same when something happens.

use core::ops::Range;

use rules::Seat;
use rules::view::{Die, Kind, Piece};
use yew::prelude::*;

use super::browser::DRAGGABLE;
use super::signs;
use crate::art::{Art, CellGeometry, Footprint, Part, Point};
use crate::program;

/// What a cell shows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CellProps {
    /// The game whose art is drawn.
    pub(super) game: &'static str,
    pub(super) place: CellGeometry,
    /// Whose side is at the bottom.
    pub(super) orientation: Seat,
    /// The site's whole name.
    pub(super) name: Option<AttrValue>,
    /// The label written there.
    pub(super) label: Option<AttrValue>,
    /// What stands there.
    pub(super) pieces: Vec<Piece>,
    /// The die that lies there.
    pub(super) die: Option<Die>,
    /// Who throws.
    pub(super) thrower: Option<Seat>,
    /// The sign that the game has set there.
    pub(super) sign: Option<Kind>,
    /// What would stand there instead.
    pub(super) ghost: Option<Vec<Piece>>,
    /// Whether the Tab key reaches this cell.
    pub(super) is_tab_stop: bool,
    /// Whether its stack is being dragged.
    pub(super) is_away: bool,
    /// Whether something would be dropped here.
    pub(super) is_aimed: bool,
    /// Whether it is in the sets with the same meaning in [`super::Marks`].
    pub(super) movable: bool,
    pub(super) selected: bool,
    pub(super) target: bool,
    pub(super) far: bool,
    pub(super) last: bool,
    pub(super) refused: bool,
    pub(super) draggable: bool,
}

/// A cell of the grid.
#[component]
pub(super) fn Cell(shown: &CellProps) -> Html {
    program::art(shown.game).map(|art| Drawing { art, shown }.draw()).unwrap_or_default()
}

/// A cell and the art that draws it.
struct Drawing<'a> {
    art: &'static dyn Art,
    shown: &'a CellProps,
}

impl Drawing<'_> {
    fn draw(&self) -> Html {
        let shown = self.shown;
        let CellGeometry { site, at, cells, .. } = shown.place;
        let span = |n_cells: u16| (n_cells > 1).then(|| n_cells.to_string());
        let part = self.art.part(&shown.place, shown.ghost.as_ref().unwrap_or(&shown.pieces).len(), shown.orientation);
        let off = Point { x: part.place.at.x - at.x, y: part.place.at.y - at.y };
        html! {
            <g
                role="gridcell"
                class={classes!("cell", shown.draggable.then_some(DRAGGABLE))}
                data-site={site.0.to_string()}
                tabindex={if shown.is_tab_stop { "0" } else { "-1" }}
                aria-colindex={count(cells.column)}
                aria-colspan={span(cells.columns)}
                aria-rowspan={span(cells.rows)}
                aria-label={shown.name.clone()}
                aria-selected={if shown.selected { "true" } else { "false" }}
                transform={format!("translate({at})")}
            >
                { signs::square(&shown.place, "background", 0.0) }
                { self.still(&shown.pieces, 0..self.n_flat()) }
                { shifted(off, self.signs(&part)) }
                if let Some(die) = shown.die {
                    { self.die(die) }
                }
                { self.stack(off, part.footprint) }
                if let Some(label) = &shown.label {
                    { signs::label(&shown.place, label) }
                }
                { signs::focus(&shown.place) }
                if shown.refused {
                    { shifted(off, signs::refused(&part.place)) }
                }
            </g>
        }
    }

    /// A die. It rolls in from the side of whoever throws it.
    fn die(&self, die: Die) -> Html {
        let shown = self.shown;
        let seat = self.art.seat_of_die(shown.place.site).or(shown.thrower).unwrap_or(Seat::FIRST);
        let side = if seat == shown.orientation { "from-near" } else { "from-far" };
        html! { <g class={side}>{ self.art.die(die, self.art.tone(seat)) }</g> }
    }

    fn signs(&self, Part { place, footprint: foot, scale }: &Part) -> Html {
        let shown = self.shown;
        let foot = (!shown.pieces.is_empty() || shown.die.is_some()).then_some(*foot);
        html! {
            <>
                if shown.last {
                    if self.n_flat() > 0 {
                        { signs::last_flat(place) }
                    } else if self.art.is_round() {
                        { signs::last_round(place) }
                    } else {
                        { signs::last(place) }
                    }
                }
                if place.glows_as_target && (shown.target || shown.far) {
                    { signs::glow(place) }
                }
                if let Some(sign) = shown.sign {
                    { self.art.sign(sign, place.site) }
                }
                if shown.movable && !shown.selected {
                    { signs::movable(place, *scale) }
                }
                if let Some(foot) = foot.filter(|_| shown.selected) {
                    { signs::selected(foot) }
                }
                if shown.ghost.is_some() {
                    // The ghost says enough.
                } else if shown.target {
                    { signs::target(foot, shown.is_aimed, *scale) }
                } else if shown.far {
                    { signs::far(shown.is_aimed, *scale) }
                }
            </>
        }
    }

    /// How many pieces lie flat there and stay.
    fn n_flat(&self) -> usize {
        let CellProps { pieces, ghost, is_away, .. } = self.shown;
        let n_flat = self.art.n_flat(pieces);
        let is_taken = n_flat == pieces.len() && *is_away;
        let stays = ghost.as_ref().is_none_or(|ghost| ghost.get(..n_flat) == pieces.get(..n_flat));
        if stays && !is_taken { n_flat } else { 0 }
    }

    fn pile(&self, pieces: &[Piece], shown: Range<usize>) -> Html {
        self.art.pile(pieces, shown, self.shown.place.site, self.shown.orientation)
    }

    /// Pieces that stay when those above them are taken.
    fn still(&self, pieces: &[Piece], shown: Range<usize>) -> Html {
        if shown.is_empty() {
            return Html::default();
        }
        html! { <g class="stack">{ self.pile(pieces, shown) }</g> }
    }

    /// The pieces there, or their preview: those that would stay, and those that would be taken.
    fn stack(&self, off: Point, foot: Footprint) -> Html {
        let CellProps { pieces, ghost, is_away, selected, .. } = self.shown;
        let n_flat = self.n_flat();
        match ghost {
            Some(ghost) => {
                let n_same = ghost.iter().zip(pieces).take_while(|(would, is)| would == is).count();
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
            None if pieces.len() == n_flat => Html::default(),
            None => {
                let n_left = n_left(self.art, pieces.len());
                let state = if *is_away { Some("away") } else { selected.then_some("lifted") };
                html! {
                    <>
                        { self.still(pieces, n_flat..n_left) }
                        <g class={classes!("stack", state)}>{ self.pile(pieces, n_left..pieces.len()) }</g>
                    </>
                }
            }
        }
    }
}

/// How many pieces of a stack stay behind when it is touched or dragged.
pub(super) fn n_left(art: &dyn Art, height: usize) -> usize {
    height - art.n_taken().map_or(height, |n| n.min(height))
}

/// A drawing shifted by an offset.
fn shifted(off: Point, drawing: Html) -> Html {
    if off == (Point { x: 0.0, y: 0.0 }) {
        return drawing;
    }
    html! { <g transform={format!("translate({off})")}>{ drawing }</g> }
}

/// An index as ARIA counts, from 1.
pub(super) fn count(idx: u16) -> String {
    (idx + 1).to_string()
}
