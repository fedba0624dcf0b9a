//! Walking over the board by keys, by what is seen: rows may be offset from each other and differ in length.

use rules::view::Site;

use crate::art::{Layout, Place};

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

/// The site that the keys are on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Walker {
    /// The site.
    pub(super) site: Site,
    /// How far to the right its walk up or down began. It is kept to, so that the way up leads down again.
    line: Option<f32>,
}

impl Walker {
    /// On a site, wherever it came from.
    pub(super) fn on(site: Site) -> Walker {
        Walker { site, line: None }
    }

    /// One key further. Stays where the board ends.
    pub(super) fn walk(self, way: Way, layout: &Layout) -> Walker {
        let rows = &layout.rows;
        let found = rows
            .iter()
            .enumerate()
            .find_map(|(row_idx, row)| row.iter().position(|place| place.site == self.site).map(|idx| (row_idx, idx)));
        let Some((row_idx, idx)) = found else {
            return layout.places().next().map_or(self, |place| Walker::on(place.site));
        };
        let row = &rows[row_idx];
        let line = self.line.unwrap_or(row[idx].at.x);
        let beside = |row_idx: Option<usize>| {
            let row = row_idx.and_then(|row_idx| rows.get(row_idx))?;
            nearest(row, line, layout.width / 2.0).map(|place| Walker { site: place.site, line: Some(line) })
        };
        let on = |place: Option<&Place>| place.map(|place| Walker::on(place.site));
        let next = match way {
            Way::Left => on(idx.checked_sub(1).and_then(|idx| row.get(idx))),
            Way::Right => on(row.get(idx + 1)),
            Way::Up => beside(row_idx.checked_sub(1)),
            Way::Down => beside(Some(row_idx + 1)),
            Way::RowStart => on(row.first()),
            Way::RowEnd => on(row.last()),
            Way::Start => on(layout.places().next()),
            Way::End => on(layout.places().last()),
        };
        next.unwrap_or(self)
    }
}

/// The place of a row that is nearest to `line`; of two that are equally near the one nearer to the board's middle.
fn nearest(row: &[Place], line: f32, middle: f32) -> Option<&Place> {
    // Whole thousandths, so that places meant to be equally near are.
    let thousandths = |length: f32| (length.abs() * 1000.0).round() as i32;
    row.iter().min_by_key(|place| (thousandths(place.at.x - line), thousandths(place.at.x - middle)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::art::Point;

    /// Rows of sites named by their letters, each at the column where its letter stands.
    fn layout(rows: &[&str]) -> Layout {
        let columns = rows.iter().map(|row| row.len()).max().unwrap() as u16;
        let row = |(y, row): (usize, &&str)| {
            let letters = row.bytes().zip(0_u16..).filter(|(letter, _)| *letter != b' ');
            let at = |column: u16| Point { x: f32::from(column) + 0.5, y: y as f32 + 0.5 };
            letters.map(|(letter, column)| Place { site: site(letter), at: at(column), column }).collect()
        };
        let places = rows.iter().enumerate().map(row).collect();
        Layout { width: f32::from(columns), height: rows.len() as f32, columns, rows: places }
    }

    fn site(letter: u8) -> Site {
        Site(u16::from(letter))
    }

    /// Four and three in turns, as on a board whose dark squares alone are played on.
    const OFFSET: [&str; 7] = ["a b c d", " e f g ", "h i j k", " l m n ", "o p q r", " s t u ", "v w x y"];

    /// Walks `^v<>` and writes the letters of the way.
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
    fn arrows_alone_lead_everywhere() {
        for rows in [&OFFSET[..], &["a", "bcd", "  e"], &["abc", "def"]] {
            let layout = layout(rows);
            let first = layout.rows[0][0].site;
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
            assert_eq!(seen.len(), layout.places().count(), "{rows:?}");
        }
    }

    #[test]
    fn a_site_that_is_gone_leads_to_the_first() {
        check(&["ab"], 'z', ">>", "ab");
    }
}
