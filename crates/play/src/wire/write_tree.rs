//! Writing a tree.

use core::fmt::Write as _;

use super::escape::{Place, escape};
use super::write::{ANY_TEXT, line, write_entry, write_headers};
use super::{MAX_COMMENT, TREE_VERSION};
use crate::game_tree::{GameTree, NodeIdx};

/// Writes a tree in its canonical form, with the place of the cursor. Comments longer than [`MAX_COMMENT`] are cut off.
///
/// [`super::read_tree`] gives the same tree again, if its head is within the limits of this module and its seats name
/// players that it has.
///
/// ```
/// use play::wire::{read_tree, write_tree};
/// use play::{Player, Record, Session};
/// use rules::games::chess::Chess;
///
/// let anybody = Player::Human { name: String::new() };
/// let mut session = Session::<Chess>::open(Record::new("chess", 1, vec![anybody.clone(), anybody]))?;
/// session.play_turn("e4")?;
/// session.undo();
/// session.play_turn("d4")?;
/// let saved = write_tree(session.tree(), session.node());
/// let read = read_tree(&saved)?;
/// let here = read.here.expect("the text says where the cursor stands");
/// let again = Session::<Chess>::open_tree(&read.tree, here)?;
/// assert_eq!((again.record(), again.tree().n_entries()), (session.record(), 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_tree(tree: &GameTree, here: NodeIdx) -> String {
    let mut out = String::new();
    write_headers(&mut out, TREE_VERSION, tree.head());
    for (name, value) in tree.tags.iter() {
        out.push_str("tag ");
        escape(&mut out, name, Place::Word);
        out.push(' ');
        escape(&mut out, value, Place::Rest);
        out.push('\n');
    }
    if tree.is_throw_undone {
        line(&mut out, format_args!("throw-undone yes"));
    }
    out.push('\n');
    write_notes(&mut out, tree, NodeIdx::ROOT, here);
    let mut rest: Vec<Part> =
        tree.children(NodeIdx::ROOT).first().map(|first| Part::Line(*first)).into_iter().collect();
    while let Some(part) = rest.pop() {
        match part {
            Part::Begin => line(&mut out, format_args!("@variation")),
            Part::End => line(&mut out, format_args!("@end")),
            Part::Line(node) => {
                if let Some(entry) = tree.entry(node) {
                    line(&mut out, format_args!("{}", write_entry(entry)));
                }
                write_notes(&mut out, tree, node, here);
                rest.extend(tree.children(node).first().map(|next| Part::Line(*next)));
                let siblings = tree.parent(node).filter(|_| tree.is_first(node)).map(|parent| tree.children(parent));
                for sibling in siblings.unwrap_or_default().iter().skip(1).rev() {
                    rest.extend([Part::End, Part::Line(*sibling), Part::Begin]);
                }
            }
        }
    }
    out
}

/// What is still to be written.
enum Part {
    /// A node and what follows it.
    Line(NodeIdx),
    Begin,
    End,
}

fn write_notes(out: &mut String, tree: &GameTree, node: NodeIdx, here: NodeIdx) {
    let notes = tree.notes(node);
    let mut text = |key: &str, text: &str| {
        let end = text.floor_char_boundary(MAX_COMMENT);
        write!(out, "@{key} ").expect(ANY_TEXT);
        escape(out, &text[..end], Place::Rest);
        out.push('\n');
    };
    notes.intro.iter().for_each(|comment| text("intro", comment));
    notes.comments.iter().for_each(|comment| text("note", comment));
    notes.signs.iter().for_each(|sign| text("sign", &sign.to_string()));
    for shape in &notes.shapes {
        let colour = shape.colour.name();
        match shape.to {
            Some(to) => line(out, format_args!("@arrow {colour} {} {}", shape.from.0, to.0)),
            None => line(out, format_args!("@circle {colour} {}", shape.from.0)),
        }
    }
    if node == here {
        line(out, format_args!("@here"));
    }
}
