//! Reading a tree.

use rules::view::Site;

use super::escape::GROWTH;
use super::line::{Line, Refused};
use super::read::{Headers, Lines, entry, read_magic};
use super::{MAX_BYTES, MAX_ENTRIES, TREE_VERSION, VERSION, WireError, WireFault, write_tree};
use crate::game_tree::{GameTree, NodeIdx, Shape, ShapeColour};
use crate::nag::Nag;

/// A tree as it was written, with the place of the cursor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedTree {
    /// The tree.
    pub tree: GameTree,
    /// Where the cursor stands; `None` where the text does not say, as in records of version 1.
    pub here: Option<NodeIdx>,
}

/// Reads a tree, or a record of version 1. What it claims is unchecked: [`crate::Games::open_tree`] checks it.
///
/// # Errors
/// When the text is not of the form, or exceeds the limits of this module.
pub fn read_tree(text: &str) -> Result<SavedTree, WireError> {
    read_lines(text).map_err(|refused| *refused)
}

fn read_lines(text: &str) -> Result<SavedTree, Refused> {
    let mut lines = Lines::new(text)?;
    let version = read_magic(&mut lines.next_line()?, &[VERSION, TREE_VERSION])?;
    let headers = Headers::read_all(&mut lines)?;
    let mut tree = GameTree::new(headers.record(&lines.last)?);
    headers.read_tags(&mut tree.tags)?;
    tree.is_throw_undone = headers.is_throw_undone()?;
    let mut body = Body { tree, at: NodeIdx::ROOT, lines: Vec::new(), here: None };
    while let Some(mut line) = lines.next_full()? {
        if version == VERSION || !body.read_mark(&mut line)? {
            body.read_entry(&mut line)?;
        }
    }
    let Body { tree, here, .. } = body;
    // What was not escaped gets longer when it is written again.
    if text.len() > MAX_BYTES / GROWTH && write_tree(&tree, NodeIdx::ROOT).len() > MAX_BYTES {
        return Err(lines.last.refuse_end(WireFault::TooLong));
    }
    Ok(SavedTree { tree, here })
}

struct Body {
    tree: GameTree,
    /// The entry that was read last.
    at: NodeIdx,
    /// Where the lines go on that variations have interrupted.
    lines: Vec<NodeIdx>,
    here: Option<NodeIdx>,
}

impl Body {
    fn read_entry(&mut self, line: &mut Line<'_>) -> Result<(), Refused> {
        let entry = entry(line)?;
        let next = (self.tree.depth(self.at) < MAX_ENTRIES).then(|| self.tree.add(self.at, entry)).flatten();
        self.at = next.ok_or_else(|| line.refuse_whole(WireFault::TooManyEntries))?;
        Ok(())
    }

    /// Reads a line that is no entry; whether it was one.
    fn read_mark(&mut self, line: &mut Line<'_>) -> Result<bool, Refused> {
        let mut rest = *line;
        if !rest.strip('@') {
            return Ok(false);
        }
        let word = rest.word()?;
        let notes = self.tree.notes_mut(self.at);
        match word {
            "note" => notes.comments.push(rest.text_rest()?),
            "intro" => notes.intro.push(rest.text_rest()?),
            "sign" => {
                let text = rest.word()?;
                notes.signs.push(Nag::from_text(text).ok_or_else(|| rest.refuse(text, WireFault::UnknownWord))?);
            }
            "circle" => notes.shapes.push(read_shape(&mut rest, false)?),
            "arrow" => notes.shapes.push(read_shape(&mut rest, true)?),
            "here" => {
                if self.here.replace(self.at).is_some() {
                    return Err(rest.refuse(word, WireFault::Repeated));
                }
            }
            "variation" => {
                let before = self.tree.parent(self.at).ok_or_else(|| rest.refuse(word, WireFault::UnknownWord))?;
                self.lines.push(self.at);
                self.at = before;
            }
            "end" => self.at = self.lines.pop().ok_or_else(|| rest.refuse(word, WireFault::UnknownWord))?,
            // An entry that is no step begins with a seat.
            _ => return Ok(false),
        }
        rest.end()?;
        Ok(true)
    }
}

fn read_shape(line: &mut Line<'_>, is_arrow: bool) -> Result<Shape, Refused> {
    let word = line.word()?;
    let colour = ShapeColour::from_name(word).ok_or_else(|| line.refuse(word, WireFault::UnknownWord))?;
    let from = Site(line.number()?);
    let to = if is_arrow { Some(Site(line.number()?)) } else { None };
    Ok(Shape { from, to, colour })
}
