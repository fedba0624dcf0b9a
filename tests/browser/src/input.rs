//! Fingers, a mouse and a keyboard: real input, which the browser turns into events, gestures and scrolling by itself.

use std::time::{Duration, SystemTime};

mod keyboard;
mod mouse;
mod touch;

pub use keyboard::Key;

/// In how many moves anything is dragged.
const N_MOVES: u32 = 6;

/// How long a finger or a button is down that only taps.
const BRIEFLY: Duration = Duration::from_millis(50);

/// A moment as the browser dates input.
fn seconds(when: SystemTime) -> f64 {
    when.duration_since(SystemTime::UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64())
}
