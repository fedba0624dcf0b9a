//! A number for each unit of a block, as WebAssembly's vectors. The same as in `plain`, number for number.

use core::arch::wasm32::{
    f32x4, f32x4_add, f32x4_convert_i32x4, f32x4_extract_lane, f32x4_max, f32x4_mul, f32x4_splat, i16x8, i16x8_add,
    i32x4_extend_high_i16x8, i32x4_extend_low_i16x8, v128,
};

use super::{BLOCK, LANES};

/// A whole number for each unit, eight in a vector.
#[derive(Clone, Debug)]
pub(super) struct Steps([v128; BLOCK / 8]);

impl Steps {
    #[target_feature(enable = "simd128")]
    pub(super) fn new(steps: [i16; BLOCK]) -> Self {
        let vector = |at: usize| {
            let [a, b, c, d, e, f, g, h] = core::array::from_fn(|nth| steps[8 * at + nth]);
            i16x8(a, b, c, d, e, f, g, h)
        };
        Self(core::array::from_fn(vector))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(super) fn add(&mut self, other: &Self) {
        for (sum, steps) in self.0.iter_mut().zip(&other.0) {
            *sum = i16x8_add(*sum, *steps);
        }
    }
}

/// A number for each unit, four in a vector.
#[derive(Clone, Debug)]
pub(super) struct Reals([v128; BLOCK / 4]);

impl Reals {
    #[target_feature(enable = "simd128")]
    pub(super) fn new(numbers: [f32; BLOCK]) -> Self {
        let vector = |at: usize| {
            let [a, b, c, d] = core::array::from_fn(|nth| numbers[4 * at + nth]);
            f32x4(a, b, c, d)
        };
        Self(core::array::from_fn(vector))
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(super) fn add_times(&mut self, other: &Self, times: f32) {
        let times = f32x4_splat(times);
        for (sum, numbers) in self.0.iter_mut().zip(&other.0) {
            *sum = f32x4_add(*sum, f32x4_mul(times, *numbers));
        }
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(super) fn add_steps(&mut self, steps: &Steps, scale: &Self) {
        let add = |sum: &mut v128, steps: v128, scale: v128| {
            *sum = f32x4_add(*sum, f32x4_mul(f32x4_convert_i32x4(steps), scale));
        };
        for ((sums, steps), scale) in self.0.chunks_exact_mut(2).zip(&steps.0).zip(scale.0.chunks_exact(2)) {
            add(&mut sums[0], i32x4_extend_low_i16x8(*steps), scale[0]);
            add(&mut sums[1], i32x4_extend_high_i16x8(*steps), scale[1]);
        }
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(super) fn rectify(&mut self) {
        for numbers in &mut self.0 {
            *numbers = f32x4_max(*numbers, f32x4_splat(0.0));
        }
    }

    #[target_feature(enable = "simd128")]
    #[inline]
    pub(super) fn products(&self, other: &Self) -> [f32; LANES] {
        let mut lanes = [f32x4_splat(0.0); LANES / 4];
        for (one, other) in self.0.chunks_exact(2).zip(other.0.chunks_exact(2)) {
            for ((lane, one), other) in lanes.iter_mut().zip(one).zip(other) {
                *lane = f32x4_add(*lane, f32x4_mul(*one, *other));
            }
        }
        let of = |numbers: v128| {
            [
                f32x4_extract_lane::<0>(numbers),
                f32x4_extract_lane::<1>(numbers),
                f32x4_extract_lane::<2>(numbers),
                f32x4_extract_lane::<3>(numbers),
            ]
        };
        let [[a, b, c, d], [e, f, g, h]] = lanes.map(of);
        [a, b, c, d, e, f, g, h]
    }
}
