//! Kinds of pieces.

/// A kind of piece: an index into [`crate::GameInfo::kinds`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

/// What a game calls a kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceInfo {
    /// The key of its name, such as `laska-officer`.
    pub key: &'static str,
    /// Whether somebody owns every piece of this kind. The others belong to nobody, such as a doubling cube.
    pub is_owned: bool,
}

impl PieceInfo {
    /// A kind of pieces that players own.
    pub const fn owned(key: &'static str) -> PieceInfo {
        PieceInfo { key, is_owned: true }
    }

    /// A kind of piece that belongs to nobody.
    pub const fn nobodys(key: &'static str) -> PieceInfo {
        PieceInfo { key, is_owned: false }
    }
}
