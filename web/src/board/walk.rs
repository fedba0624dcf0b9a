//! Keyboard navigation over the visible board: rows may be offset from each other and differ in length.

use rules::view::Site;

use crate::art::{CellGeometry, Layout};

/// A key that leads to another site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// To the left in the row.
    Left,
    /// To the right in the row.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the first site of the row.
    RowStart,
    /// To the last site of the row.
    RowEnd,
    /// To the first site of all.
    Start,
    /// To the last site of all.
    End,
}

impl Way {
    /// The way on a board that is turned, its right side to the bottom: up on the screen is left on the board.
    pub(super) fn on_turned(self) -> Way {
        match self {
            Way::Up => Way::Left,
            Way::Left => Way::Down,
            Way::Down => Way::Right,
            Way::Right => Way::Up,
            Way::RowStart | Way::RowEnd | Way::Start | Way::End => self,
        }
    }
}

/// The site that the keyboard is on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Walker {
    /// The site.
    pub(super) site: Site,
    /// Where on it, if it was reached from a neighbour.
    line: Option<WalkLine>,
}

/// The line along which a walk crosses a site. A walk keeps to it, so that going back leads the same way.
#[derive(Clone, Copy, PartialEq, Debug)]
struct WalkLine {
    /// The x position where its walk up or down began.
    line: f32,
    /// The row in which its walk right or left began.
    row: u16,
}

impl Walker {
    /// On a site, wherever the walk came from.
    pub(super) fn on(site: Site) -> Walker {
        Walker { site, line: None }
    }

    /// One key further. Stays where it is at the edge of the board.
    pub(super) fn walk(self, way: Way, layout: &Layout) -> Walker {
        let Some(here) = layout.place(self.site) else {
            return layout.places.first().map_or(self, |place| Walker::on(place.site));
        };
        let WalkLine { line, row } = self.line.unwrap_or(WalkLine { line: here.at.x, row: here.cells.row });
        let in_row = |row: u16| layout.places.iter().filter(move |place| place.cells.is_in_row(row));
        let beside = |place: Option<&CellGeometry>| {
            place.map(|place| Walker { site: place.site, line: Some(WalkLine { line: place.at.x, row }) })
        };
        let across = |row: Option<u16>| {
            let row = row.filter(|row| *row < layout.rows)?;
            let place = nearest(in_row(row), line, layout.width / 2.0)?;
            Some(Walker { site: place.site, line: Some(WalkLine { line, row }) })
        };
        let by_column = |place: &&CellGeometry| place.cells.column;
        let on = |place: Option<&CellGeometry>| place.map(|place| Walker::on(place.site));
        let cells = here.cells;
        let next = match way {
            Way::Left => beside(in_row(row).filter(|place| place.cells.column < cells.column).max_by_key(by_column)),
            Way::Right => beside(in_row(row).filter(|place| place.cells.column > cells.column).min_by_key(by_column)),
            Way::Up => across(cells.row.checked_sub(1)),
            Way::Down => across(Some(cells.row + cells.rows)),
            Way::RowStart => beside(in_row(row).min_by_key(by_column)),
            Way::RowEnd => beside(in_row(row).max_by_key(by_column)),
            Way::Start => on(layout.places.first()),
            Way::End => on(layout.places.last()),
        };
        next.unwrap_or(self)
    }
}

/// The place nearest to `line`; of two equally near places, the one nearer to the board's middle.
fn nearest<'a>(row: impl Iterator<Item = &'a CellGeometry>, line: f32, middle: f32) -> Option<&'a CellGeometry> {
    // Whole thousandths, so that places meant to be equally near compare equal.
    let thousandths = |length: f32| (length.abs() * 1000.0).round() as i32;
    let beyond = |place: &CellGeometry| ((place.at.x - line).abs() - place.width / 2.0).max(0.0);
    row.min_by_key(|place| (thousandths(beyond(place)), thousandths(place.at.x - middle)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::Catalogue as _;
    use rules::games::Portal;

    use super::*;
    use crate::art::{self, Point};
    use crate::program::info;

    /// Rows of sites named by letters, each at its letter's column, or across all cells that bear the letter.
    fn layout(rows: &[&str]) -> Layout {
        let columns = rows.iter().map(|row| row.len()).max().unwrap() as u16;
        let mut places: Vec<CellGeometry> = Vec::new();
        for (row, letters) in (0_u16..).zip(rows) {
            for (column, letter) in (0_u16..).zip(letters.bytes()).filter(|(_, letter)| *letter != b' ') {
                let at = Point { x: f32::from(column) + 0.5, y: f32::from(row) + 0.5 };
                match places.iter_mut().find(|place| place.site == site(letter)) {
                    Some(known) => stretch(known, column, row),
                    None => places.push(CellGeometry::square(site(letter), at, column, row)),
                }
            }
        }
        let n_rows = rows.len() as u16;
        Layout { width: f32::from(columns), height: f32::from(n_rows), columns, rows: n_rows, places }
    }

    /// Extends a place to another cell with its letter.
    fn stretch(place: &mut CellGeometry, column: u16, row: u16) {
        let cells = &mut place.cells;
        (cells.columns, cells.rows) = (column - cells.column + 1, row - cells.row + 1);
        (place.width, place.height) = (f32::from(cells.columns), f32::from(cells.rows));
        place.at =
            Point { x: f32::from(cells.column) + place.width / 2.0, y: f32::from(cells.row) + place.height / 2.0 };
    }

    fn site(letter: u8) -> Site {
        Site(u16::from(letter))
    }

    /// Alternately four and three, as on a board where only the dark squares are used.
    const OFFSET: [&str; 7] = ["a b c d", " e f g ", "h i j k", " l m n ", "o p q r", " s t u ", "v w x y"];

    /// Arms of places two cells wide around a middle of four.
    const CROSS: [&str; 6] = ["abCCde", "fgHHij", "KLmnOP", "KLqrOP", "stUUvw", "xyZZ01"];

    /// Walks `^v<>` and compares the letters along the way.
    #[track_caller]
    fn check(rows: &[&str], from: char, keys: &str, expect: &str) {
        let layout = layout(rows);
        let mut walker = Walker::on(Site(from as u16));
        let mut way = String::new();
        for key in keys.chars() {
            let key = match key {
                '^' => Way::Up,
                'v' => Way::Down,
                '<' => Way::Left,
                '>' => Way::Right,
                '[' => Way::RowStart,
                ']' => Way::RowEnd,
                '{' => Way::Start,
                _ => Way::End,
            };
            walker = walker.walk(key, &layout);
            way.push(char::from(walker.site.0 as u8));
        }
        assert_eq!(way, expect);
    }

    #[test]
    fn arrows_walk_by_what_is_seen() {
        check(&OFFSET, 'v', "^^^>>>>", "solmnnn");
        check(&OFFSET, 'v', "<v", "vv");
        check(&OFFSET, 'a', "^<", "aa");
    }

    #[test]
    fn the_way_up_leads_down_again() {
        for from in OFFSET.concat().replace(' ', "").chars() {
            let layout = layout(&OFFSET);
            for (there, back) in [(Way::Up, Way::Down), (Way::Down, Way::Up)] {
                let start = Walker::on(Site(from as u16));
                let mut last = start;
                for n in 1..7 {
                    let next = last.walk(there, &layout);
                    if next == last {
                        break;
                    }
                    last = next;
                    let home = (0..n).fold(last, |walker, _| walker.walk(back, &layout));
                    assert_eq!(home.site, start.site, "{from} {there:?} {n}");
                }
            }
        }
    }

    #[test]
    fn of_two_equally_near_the_inner_one_is_taken() {
        check(&OFFSET, 'w', "^^", "tp");
        check(&OFFSET, 'x', "^^", "tq");
    }

    #[test]
    fn home_and_end_lead_to_the_ends() {
        check(&OFFSET, 'm', "[]{}", "lnay");
        check(&OFFSET, 'm', "]^v", "njn");
    }

    #[test]
    fn arrows_lead_to_the_neighbour_whatever_it_covers() {
        check(&CROSS, 'b', ">>", "Cd");
        check(&CROSS, 'g', ">v", "Hm");
        check(&CROSS, 'L', ">>>", "mnO");
        check(&CROSS, 'Z', "^^^^^", "UqmHC");
        check(&CROSS, 's', "^^", "Kf");
    }

    #[test]
    fn a_walk_keeps_to_its_row_and_its_column() {
        check(&CROSS, 'q', "<<>>>>>", "LKLqrOP");
        check(&CROSS, 'P', "<<<<<", "OnmLK");
        check(&CROSS, 'n', "^^vvvv", "HCHnrU");
        // Another direction leads on from where the walk arrived.
        check(&CROSS, 'q', "<v>^", "LtUq");
        check(&CROSS, 'r', "[]", "KP");
    }

    #[test]
    fn arrows_alone_lead_everywhere() {
        for rows in [&OFFSET[..], &CROSS, &["a", "bcd", "  e"], &["abc", "def"]] {
            let layout = layout(rows);
            let first = layout.places[0].site;
            let mut seen = BTreeSet::from([first]);
            let mut ways = vec![Walker::on(first)];
            while let Some(walker) = ways.pop() {
                for way in [Way::Left, Way::Right, Way::Up, Way::Down] {
                    let next = walker.walk(way, &layout);
                    if seen.insert(next.site) {
                        ways.push(next);
                    }
                }
            }
            assert_eq!(seen.len(), layout.places.len(), "{rows:?}");
        }
    }

    /// Walks as the browser tests do: by rows first, then within the row.
    #[test]
    fn on_every_board_the_keys_lead_from_any_site_to_any_other() {
        for id in Portal::ids() {
            let info = info(id).unwrap();
            for layout in info.seats().map(|orientation| art::at_start(id, orientation)) {
                for (from, to) in layout.places.iter().flat_map(|from| layout.places.iter().map(move |to| (from, to))) {
                    let mut walker = Walker::on(from.site);
                    for _ in 0..layout.columns + layout.rows + 2 {
                        let here = layout.place(walker.site).unwrap().cells;
                        let (here_ends, to_ends) = (here.row + here.rows, to.cells.row + to.cells.rows);
                        let way = match () {
                            () if walker.site == to.site => break,
                            () if to_ends <= here.row => Way::Up,
                            () if to.cells.row >= here_ends => Way::Down,
                            () if to.cells.column < here.column => Way::Left,
                            () => Way::Right,
                        };
                        walker = walker.walk(way, &layout);
                    }
                    assert_eq!(walker.site, to.site, "{id}: from {:?}", from.site);
                }
            }
        }
    }

    #[test]
    fn on_a_turned_board_the_ways_go_round_by_a_quarter() {
        assert_eq!(Way::Up.on_turned(), Way::Left, "its right side is at the bottom");
        for way in [Way::Up, Way::Right, Way::Down, Way::Left, Way::RowStart, Way::End] {
            assert_eq!(way.on_turned().on_turned().on_turned().on_turned(), way);
        }
    }

    #[test]
    fn a_site_that_is_gone_leads_to_the_first() {
        check(&["ab"], 'z', ">>", "ab");
    }
}
