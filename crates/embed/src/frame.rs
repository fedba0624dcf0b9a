//! How high a frame around a table is.

/// How high a frame is, as shares of its width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FrameForm {
    /// The board's height, where all else stands below it.
    pub below: f64,
    /// The frame's height, where all else stands beside the board.
    pub beside: f64,
}

/// What stands below the board in a narrow frame, in pixels.
const BELOW: u16 = 256;
/// The most pixels that a narrow frame is high.
const MOST: u16 = 703;
/// From this width on all else stands beside the board, as in `web/scripts/embed/embed.js`.
const WIDE: u16 = 720;

impl FrameForm {
    /// Most boards are as high as wide.
    const SQUARE: FrameForm = FrameForm { below: 1.0, beside: 0.74 };
    /// A board that is much wider than high stands upright in a narrow frame. A wide frame must hold what stands beside
    /// the board, so it cannot be as low as the board.
    const OBLONG: FrameForm = FrameForm { below: 1.46, beside: 0.6 };

    /// The form for a board that is much wider than high, or for another.
    pub fn of(is_oblong: bool) -> FrameForm {
        if is_oblong { Self::OBLONG } else { Self::SQUARE }
    }

    /// The height of a frame of this width, in pixels.
    pub fn height(self, width: u16) -> u16 {
        // Neither is more than a few thousand.
        if width >= WIDE {
            (f64::from(width) * self.beside) as u16
        } else {
            ((f64::from(width) * self.below) as u16).saturating_add(BELOW).min(MOST)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_as_high_as_their_tables_need() {
        let heights = |is_oblong: bool| [200, 400, 640, 800].map(|width| FrameForm::of(is_oblong).height(width));
        assert_eq!(heights(false), [456, 656, 703, 592]);
        assert_eq!(heights(true), [548, 703, 703, 480]);
        assert_eq!(FrameForm::of(true).height(u16::MAX), 39_321);
    }
}
