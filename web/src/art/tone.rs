//! The colours of pieces.

/// The colour of a seat's pieces. Everything that has it bears its class, from which style sheets take the colours of its
/// parts; and as no colour tells enough alone, every game draws something more on the pieces of one of two tones,
/// or a mark on those of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// White pieces.
    White,
    /// Black pieces.
    Black,
    /// Red pieces.
    Red,
    /// Blue pieces.
    Blue,
    /// Yellow pieces.
    Yellow,
    /// Green pieces.
    Green,
}

impl Tone {
    /// The class of what has it.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Tone::White => "tone-white",
            Tone::Black => "tone-black",
            Tone::Red => "tone-red",
            Tone::Blue => "tone-blue",
            Tone::Yellow => "tone-yellow",
            Tone::Green => "tone-green",
        }
    }
}
