//! A table of match equities: how probable it is to win the match from a score.

/// Chances to win the match by the points both sides still need.
pub(super) struct Equities {
    /// Until the Crawford game: by what the one and the other need, less 1.
    before: [[f32; Equities::MOST]; Equities::MOST],
    /// After the Crawford game, for the trailer: by what they need, less 1.
    after: [f32; Equities::MOST],
}

impl Equities {
    /// Who needs more points is taken to need only so many.
    pub(super) const MOST: usize = 25;
    /// All scores are even.
    pub(super) const EVEN: Equities =
        Equities { before: [[0.5; Equities::MOST]; Equities::MOST], after: [0.5; Equities::MOST] };

    /// Sets the chances until the Crawford game of who needs the first number of points, and those of the other. Both
    /// numbers are from 1 to [`Equities::MOST`].
    pub(super) fn set(&mut self, [own, other]: [i32; 2], value: f32) {
        let [own, other] = [own, other].map(|needs| needs as usize - 1);
        self.before[own][other] = value;
        self.before[other][own] = 1.0 - value;
    }

    /// Sets the chances after the Crawford game of the trailer, who needs that many points.
    pub(super) fn set_after_crawford(&mut self, needs: i32, value: f32) {
        self.after[needs as usize - 1] = value;
    }

    /// The chances of who needs the first number of points against who needs the second, of whom one has not yet won.
    pub(super) fn get(&self, [own, other]: [i32; 2], is_crawford_over: bool) -> f32 {
        if own <= 0 {
            return 1.0;
        }
        if other <= 0 {
            return 0.0;
        }
        let [own, other] = [own, other].map(|needs| (needs as usize).min(Equities::MOST) - 1);
        match (is_crawford_over, own, other) {
            (true, _, 0) => self.after[own],
            (true, 0, _) => 1.0 - self.after[other],
            _ => self.before[own][other],
        }
    }
}
