//! The rows of a game: what each player did, side by side.

use rules::Seat;

use super::lines::lines;

/// What stands in a line of a game.
#[derive(Debug)]
pub(super) enum Row<'t> {
    /// What the players did: both, or one of them.
    Cells(Vec<Cell<'t>>),
    /// Something else.
    Remark {
        text: &'t str,
        at: usize,
        /// Whether it may have been meant as a row.
        is_broken: bool,
    },
}

impl<'t> Row<'t> {
    pub(super) fn cells(&self) -> &[Cell<'t>] {
        match self {
            Row::Cells(cells) => cells,
            Row::Remark { .. } => &[],
        }
    }

    /// Where it begins.
    pub(super) fn at(&self) -> usize {
        match self {
            Row::Cells(cells) => cells.first().map_or(0, |cell| cell.row_at),
            Row::Remark { at, .. } => *at,
        }
    }
}

/// What a player did.
#[derive(Debug)]
pub(super) struct Cell<'t> {
    pub(super) text: &'t str,
    pub(super) at: usize,
    row_at: usize,
    /// Whose column it stands in; `None` where blanks were lost.
    pub(super) seat: Option<Seat>,
    pub(super) action: CellAction,
    /// How many columns are before it in its line, and between it and what is before it.
    column: usize,
    gap: usize,
}

impl Cell<'_> {
    /// The points that it names.
    pub(super) fn points(&self) -> Option<i32> {
        self.text.split_whitespace().find_map(|word| word.parse().ok())
    }
}

/// The kinds of what a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CellAction {
    /// A double, a beaver or a raccoon, with what the cube is to show.
    Raise(Option<i32>),
    Takes,
    Drops,
    Wins,
    /// `????`: nobody knows.
    Unknown,
    /// Nothing can be played; the throw is missing.
    Nothing,
    /// A throw and its moves, or something that is none of these.
    Throw,
}

/// What a word says that begins a cell, if it says it alone.
fn action(word: &str) -> Option<CellAction> {
    let word = word.trim_end_matches([':', '.', '!']).to_ascii_lowercase();
    Some(match word.as_str() {
        "doubles" | "double" | "redoubles" | "redouble" | "beavers" | "beaver" | "raccoons" | "raccoon" | "racoons" => {
            CellAction::Raise(None)
        }
        "takes" | "take" | "accepts" | "accept" => CellAction::Takes,
        "drops" | "drop" | "passes" | "pass" | "rejects" | "refuses" => CellAction::Drops,
        "wins" => CellAction::Wins,
        _ => return None,
    })
}

/// Whether a word is a throw, perhaps with moves right behind it: `31:`, `3-1:`, `31:8/5`.
fn is_throw(word: &str) -> bool {
    match *word.as_bytes() {
        [one, other, b':', ..] | [one, b'-', other, b':', ..] => one.is_ascii_digit() && other.is_ascii_digit(),
        _ => false,
    }
}

/// Whether words say that nothing can be played.
pub(super) fn is_nothing(moves: &str) -> bool {
    let moves = moves.trim().trim_matches(['(', ')']).to_ascii_lowercase();
    let known = ["cannot", "can't", "can’t", "no move", "no play", "no legal", "dance", "-"];
    known.iter().any(|known| moves.starts_with(known))
}

fn is_unknown(word: &str) -> bool {
    word.len() > 1 && word.bytes().all(|byte| byte == b'?')
}

/// Reads the lines of a text from `from` to `end`.
pub(super) fn read(text: &str, from: usize, end: usize) -> Vec<Row<'_>> {
    let mut rows: Vec<(Row<'_>, bool)> = Vec::new();
    for (start, line) in lines(&text[..end], from) {
        let bare = line.trim_start();
        if bare.is_empty() || bare.starts_with(';') {
            continue;
        }
        let digits = bare.bytes().take_while(u8::is_ascii_digit).count();
        let behind = bare[digits..].strip_prefix([')', '.']).filter(|_| digits > 0);
        let first = bare.split_whitespace().next().unwrap_or_default();
        let is_cell = is_throw(first) || action(first).is_some();
        match behind.or(Some(bare).filter(|_| is_cell)) {
            Some(cells) => rows.push((Row::Cells(split(line, cells, start)), behind.is_some())),
            None => {
                let is_broken = bare.split_whitespace().any(is_throw);
                rows.push((Row::Remark { text: bare, at: start + line.len() - bare.len(), is_broken }, false));
            }
        }
    }
    seat(&mut rows);
    rows.into_iter().map(|(row, _)| row).filter(|row| !matches!(row, Row::Cells(cells) if cells.is_empty())).collect()
}

/// Splits the part `row` of a line into its cells.
fn split<'t>(line: &'t str, row: &'t str, start: usize) -> Vec<Cell<'t>> {
    let mut starts: Vec<(usize, CellAction)> = Vec::new();
    let mut at = 0;
    let mut before = "";
    for word in row.split_inclusive(char::is_whitespace) {
        let begins = at;
        at += word.len();
        let word = word.trim();
        if word.is_empty() {
            continue;
        }
        // What is not known may be the moves of a throw.
        let is_unknown = is_unknown(word) && !(is_throw(before) && before.ends_with(':'));
        let action = match action(word) {
            Some(action) => Some(action),
            None if is_unknown => Some(CellAction::Unknown),
            None if is_throw(word) => Some(CellAction::Throw),
            None if starts.is_empty() && is_nothing(&row[begins..]) => Some(CellAction::Nothing),
            None => starts.is_empty().then_some(CellAction::Throw),
        };
        starts.extend(action.map(|action| (begins, action)));
        before = word;
    }
    let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([row.len()]);
    let offset = row.as_ptr() as usize - line.as_ptr() as usize;
    let (mut at, mut last) = (offset, width(0, &line[..offset]));
    let cells = starts.iter().zip(ends).map(|((begins, action), end)| {
        let text = row[*begins..end].trim_end();
        let column = width(last, &line[at..offset + begins]);
        let cell = Cell {
            text,
            at: start + offset + begins,
            row_at: start,
            seat: None,
            action: match action {
                CellAction::Raise(_) => CellAction::Raise(text.split_whitespace().find_map(|word| word.parse().ok())),
                action => *action,
            },
            column,
            gap: column - last,
        };
        at = offset + begins + text.len();
        last = width(column, text);
        cell
    });
    cells.collect()
}

/// Where a text ends that begins in a column, with a tab stop every eight.
fn width(column: usize, text: &str) -> usize {
    const TAB: usize = 8;
    text.chars().fold(column, |at, sign| if sign == '\t' { (at / TAB + 1) * TAB } else { at + 1 })
}

/// Finds out whose cells they are.
fn seat(rows: &mut [(Row<'_>, bool)]) {
    /// Where a second cell begins at the earliest, if no row has two.
    const SECOND: usize = 17;
    /// How far a cell is from the margin at least, where blanks were not lost.
    const MARGIN: usize = 3;
    let second = |row: &(Row<'_>, bool)| row.0.cells().get(1).map(|cell| (cell.column, cell.gap));
    let is_collapsed =
        rows.iter().any(|row| second(row).is_some()) && rows.iter().filter_map(second).all(|(_, gap)| gap < 2);
    let column = rows.iter().filter_map(second).filter(|(_, gap)| *gap >= 2).map(|(column, _)| column).min();
    let middle = column.map_or(SECOND, |column| column.div_ceil(2));
    let is_played = |row: &(Row<'_>, bool)| row.0.cells().iter().any(|cell| cell.action == CellAction::Throw);
    // Only the second player can begin with a row of their own.
    let begins_second = rows
        .iter()
        .position(|row| row.1)
        .filter(|first| rows[*first].0.cells().len() == 1 && rows[first + 1..].iter().any(is_played));
    for (idx, (row, is_numbered)) in rows.iter_mut().enumerate() {
        let Row::Cells(cells) = row else { continue };
        if let [cell] = cells.as_mut_slice() {
            let is_lost = is_collapsed || !*is_numbered && cell.column < MARGIN;
            cell.seat = match cell.column > middle {
                _ if begins_second == Some(idx) => Some(Seat::SECOND),
                _ if is_lost => None,
                true => Some(Seat::SECOND),
                false => Some(Seat::FIRST),
            };
        } else {
            for (nth, cell) in cells.iter_mut().enumerate() {
                cell.seat = Some(if nth == 0 { Seat::FIRST } else { Seat::SECOND });
            }
        }
    }
}
