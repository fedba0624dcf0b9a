//! The family of budgets that levels are taken from: a line from the weakest player to the strongest.

use rules::LevelSpec;

/// Where a budget lies in its family, in thousandths of the way from the weakest.
pub(super) type At = u16;

/// Where the strongest budget of a family lies.
pub(super) const TOP: At = 1_000;

/// Up to where a budget has which depth; beyond, it has no limit of depth.
const DEPTHS: [(At, u8); 12] = [
    (BLUNT_END, 1),
    (400, 2),
    (450, 3),
    (500, 4),
    (550, 5),
    (600, 6),
    (650, 7),
    (700, 8),
    (750, 9),
    (800, 10),
    (850, 11),
    (900, 12),
];
const DEPTHS_BY_NETWORKS: [(At, u8); 2] = [(400, 1), (BLUNT_END_BY_NETWORKS, 2)];
/// Up to where noise falls by the same factor over the same distance; without networks, also up to where the computer looks
/// a turn ahead only. By networks to look farther is worth little, so that most of the line is noise.
pub(super) const BLUNT_END: At = 350;
const BLUNT_END_BY_NETWORKS: At = 800;

/// Budgets in a line. From the weakest to the strongest, positions grow by the same factor over the same distance, noise
/// falls to none, and the limit of depth rises until there is none.
///
/// As long as there is much noise, the computer looks a turn ahead only. Where it looks farther, it would choose what
/// leaves the opponent the fewest replies, as the worst of few errors is not as bad as the worst of many: where captures
/// are compulsory it gives its pieces away, and plays worse than by chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Family {
    /// The positions of the strongest.
    pub(super) nodes: u32,
    /// How often the positions grow fourfold from the weakest to the strongest.
    pub(super) fourfolds: f64,
    /// The noise of the weakest, and of those where noise begins to fall to none.
    pub(super) noise: u16,
    pub(super) slight: u16,
    pub(super) has_networks: bool,
}

impl Family {
    /// The budget at a place; at most [`TOP`].
    pub(super) fn spec(&self, at: At) -> LevelSpec {
        let left = 1.0 - f64::from(at.min(TOP)) / f64::from(TOP);
        let (depths, end): (&[_], _) =
            if self.has_networks { (&DEPTHS_BY_NETWORKS, BLUNT_END_BY_NETWORKS) } else { (&DEPTHS, BLUNT_END) };
        let depth = depths.iter().find(|(last, _)| at <= *last).map_or(u8::MAX, |(_, depth)| *depth);
        let nodes =
            if left == 0.0 { self.nodes } else { even(f64::from(self.nodes) * 4_f64.powf(-self.fourfolds * left)) };
        let (noise, slight) = (f64::from(self.noise).max(1.0), f64::from(self.slight));
        let noise = if at < end {
            noise * (slight / noise).powf(f64::from(at) / f64::from(end))
        } else {
            slight * (left * f64::from(TOP) / f64::from(TOP - end)).powi(2)
        };
        let noise = even(noise);
        LevelSpec { depth, nodes: nodes.max(1), noise: u16::try_from(noise).unwrap_or(u16::MAX) }
    }
}

/// A number with two digits that count, to be read easily.
fn even(number: f64) -> u32 {
    let mut unit = 1.0;
    while number >= 100.0 * unit {
        unit *= 10.0;
    }
    (unit * (number / unit).round()) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_grow_towards_the_given_one() {
        let family = Family { nodes: 200_000, fourfolds: 5.0, noise: 960, slight: 60, has_networks: false };
        assert_eq!(family.spec(0), LevelSpec { depth: 1, nodes: 200, noise: 960 });
        assert_eq!(family.spec(175), LevelSpec { depth: 1, nodes: 660, noise: 240 });
        assert_eq!(family.spec(350), LevelSpec { depth: 1, nodes: 2_200, noise: 60 });
        assert_eq!(family.spec(675), LevelSpec { depth: 8, nodes: 21_000, noise: 15 });
        assert_eq!(family.spec(TOP), LevelSpec { depth: u8::MAX, nodes: 200_000, noise: 0 });
        let specs: Vec<_> = (0..=TOP).step_by(20).map(|at| family.spec(at)).collect();
        assert!(specs.is_sorted_by(|one, other| {
            one.nodes < other.nodes && one.depth <= other.depth && one.noise >= other.noise
        }));
    }

    #[test]
    fn by_networks_most_is_noise() {
        let family = Family { nodes: 25_000, fourfolds: 2.0, noise: 1_600, slight: 100, has_networks: true };
        assert_eq!(family.spec(400), LevelSpec { depth: 1, nodes: 4_700, noise: 400 });
        assert_eq!(family.spec(800), LevelSpec { depth: 2, nodes: 14_000, noise: 100 });
        assert_eq!(family.spec(TOP), LevelSpec { depth: u8::MAX, nodes: 25_000, noise: 0 });
    }

    #[test]
    fn numbers_have_two_digits_that_count() {
        assert_eq!([0.4, 7.0, 99.4, 126.0, 123_456.0].map(even), [0, 7, 99, 130, 120_000]);
    }
}
