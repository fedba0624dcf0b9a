//! A number for each unit of a block, as loops that a compiler makes vectors of.

use super::{BLOCK, LANES};

/// A whole number for each unit.
#[derive(Clone, Debug)]
pub(super) struct Steps([i16; BLOCK]);

impl Steps {
    pub(super) fn new(steps: [i16; BLOCK]) -> Self {
        Self(steps)
    }

    #[inline(always)]
    pub(super) fn add(&mut self, other: &Self) {
        for (sum, step) in self.0.iter_mut().zip(&other.0) {
            *sum = sum.wrapping_add(*step);
        }
    }
}

/// A number for each unit.
#[derive(Clone, Debug)]
pub(super) struct Reals([f32; BLOCK]);

impl Reals {
    pub(super) fn new(numbers: [f32; BLOCK]) -> Self {
        Self(numbers)
    }

    #[inline(always)]
    pub(super) fn add_times(&mut self, other: &Self, times: f32) {
        for (sum, number) in self.0.iter_mut().zip(&other.0) {
            *sum += times * number;
        }
    }

    /// Adds as many times `scale` as there are steps.
    #[inline(always)]
    pub(super) fn add_steps(&mut self, steps: &Steps, scale: &Self) {
        for ((sum, steps), scale) in self.0.iter_mut().zip(&steps.0).zip(&scale.0) {
            *sum += f32::from(*steps) * scale;
        }
    }

    /// Makes 0 of what is below.
    #[inline(always)]
    pub(super) fn rectify(&mut self) {
        for number in &mut self.0 {
            *number = number.max(0.0);
        }
    }

    /// The sums of products, each lane of its own units: every eighth.
    #[inline(always)]
    pub(super) fn products(&self, other: &Self) -> [f32; LANES] {
        let mut lanes = [0.0; LANES];
        for (one, other) in self.0.chunks_exact(LANES).zip(other.0.chunks_exact(LANES)) {
            for ((lane, one), other) in lanes.iter_mut().zip(one).zip(other) {
                *lane += one * other;
            }
        }
        lanes
    }
}
