//! The colours of pieces.

/// The colour of a seat's pieces. Everything with a tone has its class, from which style sheets take the colours of its
/// parts. As colour alone is not enough, every game also draws something on the pieces of one of two tones, or a mark
/// on those of each.
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
    /// The class of elements with this tone.
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
