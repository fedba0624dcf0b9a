//! The colours of pieces.

/// The colour of a seat's pieces. Everything that has it bears its class, from which style sheets take the colours of its
/// parts; and as no colour tells enough alone, every game draws something more on the pieces of one of two tones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// White pieces.
    White,
    /// Black pieces.
    Black,
}

impl Tone {
    /// The class of what has it.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Tone::White => "tone-white",
            Tone::Black => "tone-black",
        }
    }
}
