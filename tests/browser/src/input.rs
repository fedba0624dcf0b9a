//! Touch, mouse and keyboard: real input, which the browser turns into events, gestures and scrolling by itself.

use std::time::{Duration, SystemTime};

mod keyboard;
mod mouse;
mod stroke;
mod touch;

pub use keyboard::Key;

/// The input device of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Taps with a finger.
    Tap,
    /// Drags with a finger.
    Swipe,
    /// Clicks with a mouse.
    Click,
    /// Drags with a mouse.
    Drag,
    /// Keys alone.
    Keys,
}

/// The number of moves in a drag.
const N_MOVES: u32 = 6;

/// How long a tap or a click lasts.
const BRIEFLY: Duration = Duration::from_millis(50);

/// A time as the browser dates input.
fn seconds(when: SystemTime) -> f64 {
    when.duration_since(SystemTime::UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64())
}
