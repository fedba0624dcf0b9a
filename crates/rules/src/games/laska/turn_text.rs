//! Moves in messages: `c3-d4`, `c3-d4-e5`.

use super::sites::Square;

/// The squares of a plain move or a single leap, without columns.
pub(super) fn squares_of(from: Square, over: Option<Square>, to: Square) -> String {
    let over = over.map_or_else(String::new, |over| format!("-{over}"));
    format!("{from}{over}-{to}")
}
