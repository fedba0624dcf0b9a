//! Fingers, a mouse and a keyboard: real input, which the browser turns into events, gestures and scrolling by itself.

mod keyboard;
mod mouse;
mod touch;

pub use keyboard::Key;

/// In how many moves anything is dragged.
const N_MOVES: u32 = 6;
