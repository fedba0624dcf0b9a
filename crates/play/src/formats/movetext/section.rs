//! What stands before the moves of a game.

use rules::Mend;

use super::word::Lexer;
use crate::formats::messages;
use crate::formats::tag_section::{self, Tag};

/// Reads the tags, and the comments before, among and after them.
pub(in crate::formats) fn section<'t>(
    lexer: &mut Lexer<'t>,
    mends: &mut Vec<Mend>,
) -> (Vec<Tag<'t>>, Vec<(&'t str, usize)>) {
    const MANY: usize = 256;
    let (mut tags, mut comments): (Vec<Tag<'t>>, Vec<_>) = (Vec::new(), Vec::new());
    let mut was_tag = false;
    loop {
        lexer.skip_space();
        let (rest, at) = (lexer.rest(), lexer.at);
        // A game without moves is followed by the next one after an empty line.
        if was_tag && tag_section::begins(lexer.text, at) {
            break;
        }
        if rest.starts_with('[')
            && let Some((tag, len)) = tag_section::read(lexer.text, rest, mends)
        {
            lexer.at += len;
            was_tag = true;
            let is_known = |known: &Tag<'_>| known.name == tag.name && tag.name != "Option";
            if tags.iter().any(is_known) {
                mends.push(Mend::new(lexer.text, tag.name, messages::tag_twice(tag.name)));
            } else if tags.len() < MANY {
                tags.push(tag);
            }
        } else if let Some(comment) = lexer.comment(mends) {
            comments.push((comment, at));
        } else {
            break;
        }
    }
    dedup(mends);
    (tags, comments)
}

/// Keeps the first of each kind.
fn dedup(mends: &mut Vec<Mend>) {
    let mut known: Vec<String> = Vec::new();
    mends.retain(|mend| {
        let is_new = !known.iter().any(|key| *key == mend.how.key);
        if is_new {
            known.push(mend.how.key.to_string());
        }
        is_new
    });
}
