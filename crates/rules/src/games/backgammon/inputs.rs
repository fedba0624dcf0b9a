//! What the networks are told of a position: one network for positions with contact, one for those in which a side has
//! hardly a checker left that it can wait with, one for races.
//!
//! Everything is said as the side that is about to throw sees it: its own checkers first, then the other's, each by their
//! owner's points.

use crate::odds::Inputs;
use crate::seat::Seat;

use super::checkers::{Checkers, Point};
use super::escapes::escapes;
use super::shots::{Shots, shots};
use super::sides::{BAR, Places, Sides, downwards, many, occupied, up_to};

/// What decides which network judges a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Checkers can still be hit.
    Contact,
    /// Checkers can still be hit, and a side has few that are not deep in its home.
    Crashed,
    /// The sides have passed each other.
    Race,
}

/// A side with at most so many checkers behind its second point has crashed.
const CRASHED: u8 = 6;

/// Inputs for the checkers on each point: a blot, two, three or more, and how many more.
const PER_POINT: usize = 4;
/// The points of the board.
const POINTS: usize = 24;
/// Inputs about a side beside those of its points.
const FEATURES: usize = 26;
/// Inputs about a side.
const PER_SIDE: usize = PER_POINT * POINTS + FEATURES;
/// The same where there is no contact.
const RACE_FEATURES: usize = 8;
const PER_SIDE_RACE: usize = PER_POINT * POINTS + RACE_FEATURES;

/// How many inputs the networks have, by [`Phase`].
pub(super) const N_INPUTS: [usize; 3] = [2 * PER_SIDE, 2 * PER_SIDE, 2 * PER_SIDE_RACE];

impl Phase {
    /// The phase of a position.
    pub(super) fn of(checkers: Checkers) -> Phase {
        if !has_contact(checkers) {
            return Phase::Race;
        }
        let is_crashed = |seat| {
            let n: u8 = (0..=2).filter_map(Point::new).map(|point| checkers.count(seat, point)).sum();
            Checkers::EACH - n <= CRASHED
        };
        if is_crashed(Seat::FIRST) || is_crashed(Seat::SECOND) { Phase::Crashed } else { Phase::Contact }
    }
}

/// Whether any checker has still to pass one of the other side.
pub(super) fn has_contact(checkers: Checkers) -> bool {
    checkers.highest(Seat::FIRST) > checkers.highest(Seat::SECOND).opposite()
}

/// Sets the inputs of a position in which `seat` is about to throw.
pub(super) fn set(checkers: Checkers, seat: Seat, phase: Phase, inputs: &mut Inputs) {
    for (nth, seat) in [seat, seat.other()].into_iter().enumerate() {
        if phase == Phase::Race {
            let from = nth * PER_SIDE_RACE;
            points(checkers, seat, from, inputs);
            race(checkers, seat, from + PER_POINT * POINTS, inputs);
        } else {
            let from = nth * PER_SIDE;
            points(checkers, seat, from, inputs);
            contact(checkers, seat, from + PER_POINT * POINTS, inputs);
        }
    }
}

/// The checkers of a side on the points of the board.
fn points(checkers: Checkers, seat: Seat, from: usize, inputs: &mut Inputs) {
    let [own, _] = checkers.sides(seat);
    for at in downwards(occupied(own) & !BAR) {
        let n = super::checkers::count(own, at as u8);
        let first = from + PER_POINT * (at - 1);
        match n {
            1 => inputs.set(first, 1.0),
            2 => inputs.set(first + 1, 1.0),
            _ => {
                inputs.set(first + 1, 1.0);
                inputs.set(first + 2, 1.0);
                inputs.set(first + 3, f32::from(n - 3) / 4.0);
            }
        }
    }
}

/// What matters of a side in a race.
fn race(checkers: Checkers, seat: Seat, from: usize, inputs: &mut Inputs) {
    let places = checkers.places(seat);
    let sum = |range: core::ops::RangeInclusive<usize>| places[range].iter().copied().map(f32::from).sum::<f32>();
    let off = f32::from(places[0]);
    let features: [f32; RACE_FEATURES] = [
        off / 15.0,
        if places[0] > 0 { 1.0 } else { 0.0 },
        f32::from(checkers.pips(seat)) / 100.0,
        sum(7..=24) / 10.0,
        sum(13..=24) / 10.0,
        sum(19..=24) / 4.0,
        sum(1..=2) / 6.0,
        if checkers.all_home(seat) { 1.0 } else { 0.0 },
    ];
    features.into_iter().enumerate().for_each(|(nth, value)| inputs.set(from + nth, value));
}

/// What matters of a side while there is contact.
fn contact(checkers: Checkers, seat: Seat, from: usize, inputs: &mut Inputs) {
    let sides = Sides::of(checkers, seat);
    let Shots { n, n_double, pips } = shots(&sides);
    let (held, made) = (sides.held, many(sides.own) & !BAR);
    let count = |places: Places| places.count_ones() as f32;
    let n_bar = f32::from(sides.count(Point::BAR.idx()));
    let off = f32::from(checkers.count(seat, Point::OFF));
    let own_pips = f32::from(checkers.pips(seat));
    let back = checkers.highest(seat);
    // The other side's rearmost checker as this side counts: what is above it has been passed.
    let last_enemy = checkers.highest(seat.other()).opposite();
    let past = up_to(last_enemy.idx());
    let n_of = |places: Places| downwards(held & places).map(|at| f32::from(sides.count(at))).sum::<f32>();
    let behind = n_of(BACK);
    let [rear, second] = {
        let mut places = downwards(held & !past);
        [places.next(), places.next()].map(|at| at.map_or(36.0, |at| f32::from(escape(&sides, at))))
    };
    // How the other side's checkers would get past this side's points, from where it would hurt most and from where
    // they are.
    let enemies = enemies_of(checkers, seat);
    let (held_back, worst) = contained(made, enemies);
    let prime = longest_row(made);
    let closed = made & HOME;
    let entering = (6.0 - count(sides.blocked & ENTRY)) / 6.0;
    let features: [f32; FEATURES] = [
        if n_bar > 0.0 { 1.0 } else { 0.0 },
        (n_bar - 1.0).max(0.0) / 2.0,
        off / 15.0,
        if off > 0.0 { 1.0 } else { 0.0 },
        own_pips / 167.0,
        f32::from(n) / 36.0,
        f32::from(n_double) / 36.0,
        f32::from(pips) / (36.0 * 12.0),
        f32::from(back.get()) / 24.0,
        behind / 5.0,
        rear / 36.0,
        second / 36.0,
        held_back / 36.0,
        worst / 36.0,
        f32::from(prime) / 6.0,
        count(closed) / 6.0,
        if n_bar > 0.0 { 1.0 - entering * entering } else { 0.0 },
        count(held & !made & HOME) / 4.0,
        count(made & ANCHORS) / 2.0,
        if made & HIGH_ANCHORS != 0 { 1.0 } else { 0.0 },
        count(made & OUTER) / 4.0,
        n_of(past) / 15.0,
        n_of(DEEP) / 6.0,
        spare(&sides) / 40.0,
        count(made & BLOCK) / 6.0,
        count(closed) * f32::from(n) / (6.0 * 36.0),
    ];
    features.into_iter().enumerate().for_each(|(nth, value)| inputs.set(from + nth, value));
}

const fn from_to(from: u8, to: u8) -> Places {
    (2 << to) - (1 << from)
}

const HOME: Places = from_to(1, 6);
const DEEP: Places = from_to(1, 2);
const BLOCK: Places = from_to(4, 9);
const OUTER: Places = from_to(7, 12);
const ANCHORS: Places = from_to(19, 24);
const HIGH_ANCHORS: Places = from_to(20, 21);
const ENTRY: Places = from_to(19, 24);
const BACK: Places = from_to(19, 25);

/// The throws that take the mover's checker on a place past the other side's points ahead.
fn escape(sides: &Sides, at: usize) -> u8 {
    // Seen from the checker: the nearest point ahead is the lowest bit.
    escapes(ahead(sides.blocked, at))
}

/// The twelve points ahead of a place, the nearest first.
fn ahead(blocked: Places, at: usize) -> u32 {
    // Point p becomes bit at - 1 - p.
    (blocked & !1).reverse_bits() >> (32 - at).min(31)
}

/// The places of the other side's checkers as this side counts, with the bar at 0.
fn enemies_of(checkers: Checkers, seat: Seat) -> Places {
    let [_, other] = checkers.sides(seat);
    occupied(other).reverse_bits() >> (31 - Point::BAR.get())
}

/// The throws that free the enemy checker that is held back best, and those from the point or bar where an enemy would be
/// held back best.
fn contained(made: Places, enemies: Places) -> (f32, f32) {
    let (mut of_enemies, mut worst) = (36, 36);
    for at in 0..13_u8 {
        // The enemy goes upwards here.
        let n = escapes(made >> (at + 1));
        worst = worst.min(n);
        if enemies >> at & 1 != 0 {
            of_enemies = of_enemies.min(n);
        }
    }
    (f32::from(of_enemies), f32::from(worst))
}

/// The most points made in a row.
fn longest_row(mut made: Places) -> u8 {
    let mut n = 0;
    while made != 0 {
        made &= made << 1;
        n += 1;
    }
    n
}

/// The pips that can be played outside the other side's home before points at home must be given up.
fn spare(sides: &Sides) -> f32 {
    downwards(sides.held & from_to(7, 18)).map(|at| f32::from(sides.count(at)) * (at as f32 - 6.0)).sum()
}
