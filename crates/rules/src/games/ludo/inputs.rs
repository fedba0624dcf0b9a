//! What the networks are told of a position: one network for two seats that still play for something, one for three, one
//! for four.
//!
//! Everything is said as the seat sees it that is about to throw: itself first, then the other unfinished seats in the
//! order of play, each by its own path. Nothing else of who sits where is told but how far apart they sit.

use crate::odds::Inputs;
use crate::seat::Seat;

use super::hunters::Hunters;
use super::path::{Dot, PathNumber};
use super::position::{EACH, Position, Stage};
use super::steps;

/// The places of a path: the nest, the ring, the lane, the finish.
const PLACES: usize = PathNumber::HOME.get() as usize + 1;
/// Inputs about a seat beside those of its places.
const FEATURES: usize = 8;
/// Inputs about a seat.
const PER_SEAT: usize = PLACES + FEATURES;
/// Inputs about how far behind the seat that is to throw another one sits.
const PER_DISTANCE: usize = Seat::MAX - 1;
/// Inputs about what one seat has to fear from another.
const PER_PAIR: usize = 3;
/// Inputs about the game.
const GENERAL: usize = 2;

/// How many inputs the networks have, for two, three and four seats.
pub(super) const N_INPUTS: [usize; 3] = [n_inputs(2), n_inputs(3), n_inputs(4)];

const fn n_inputs(n_seats: usize) -> usize {
    GENERAL + n_seats * PER_SEAT + (n_seats - 1) * PER_DISTANCE + n_seats * (n_seats - 1) * PER_PAIR
}

/// The seats that still play for something, in the order of play from the one that is to throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Order {
    seats: [Seat; Seat::MAX],
    n: usize,
}

impl Order {
    /// The order in a position.
    pub(super) fn of(pos: &Position) -> Order {
        let first = pos.seat().or(pos.unfinished().next()).unwrap_or(Seat::FIRST);
        let mut order = Order { seats: [first; Seat::MAX], n: 1 };
        let mut next = pos.next_after(first);
        while let Some(seat) = next.filter(|seat| *seat != first) {
            order.seats[order.n] = seat;
            order.n += 1;
            next = pos.next_after(seat);
        }
        order
    }

    /// The seats.
    pub(super) fn seats(&self) -> &[Seat] {
        &self.seats[..self.n]
    }

    /// The number of the network that judges the position.
    pub(super) fn network(&self) -> usize {
        self.n.saturating_sub(2)
    }
}

/// Sets the inputs of a position, given whether the first seat that comes home ends the game.
pub(super) fn set(pos: &Position, order: &Order, is_for_first: bool, inputs: &mut Inputs) {
    let seats = order.seats();
    let hunters = order.seats.map(|seat| Hunters::of(pos, seat));
    let is_open = matches!(pos.stage(), Stage::Open(_));
    inputs.set(0, yes(is_open));
    inputs.set(1, yes(is_for_first && seats.len() > 2));
    let mut at = GENERAL;
    for (nth, &seat) in seats.iter().enumerate() {
        let mut prey = 0;
        let own = at;
        at += PER_SEAT;
        for (_, &other) in seats.iter().enumerate().filter(|(other, _)| *other != nth) {
            prey |= fear(pos, other, seat, hunters[nth], at, inputs);
            at += PER_PAIR;
        }
        alone(pos, seat, prey, own, inputs);
        if nth > 0 {
            let distance = (seat.idx() + Seat::MAX - seats[0].idx()) % Seat::MAX;
            inputs.set(at + distance - 1, 1.0);
            at += PER_DISTANCE;
        }
    }
}

/// What matters of a seat, given the throws with which it can knock out others.
fn alone(pos: &Position, seat: Seat, prey: u32, from: usize, inputs: &mut Inputs) {
    let pieces = pos.pieces(seat);
    let mut idx = 0;
    while idx < EACH {
        let n = pieces[idx..].iter().take_while(|at| **at == pieces[idx]).count();
        inputs.set(from + usize::from(pieces[idx].get()), n as f32 / 2.0);
        idx += n;
    }
    let count = |at: PathNumber| pos.count(seat, at);
    let (in_nest, at_home) = (count(PathNumber::NEST), count(PathNumber::HOME));
    let comes_home = |face: &u8| pieces.iter().any(|at| at.is_under_way() && at.after(*face) == PathNumber::HOME);
    let n_home = steps::FACES.filter(comes_home).count();
    let features: [f32; FEATURES] = [
        pieces.iter().map(|at| way(*at)).sum::<f32>() / EACH as f32,
        yes(usize::from(in_nest) == EACH),
        yes(in_nest > 0),
        yes(at_home >= 2),
        yes(at_home >= 3),
        if at_home >= 3 { way(pieces[0]) } else { 0.0 },
        share(n_home as u32),
        share(prey.count_ones()),
    ];
    features.into_iter().enumerate().for_each(|(nth, value)| inputs.set(from + PLACES + nth, value));
}

/// What a seat has to fear from the next throw of a hunter, and from the throw after that. Gives the throws with which
/// the hunter knocks out something.
fn fear(pos: &Position, seat: Seat, hunter: Seat, hunters: Hunters, from: usize, inputs: &mut Inputs) -> u32 {
    let (mut faces, mut loss, mut later) = (0, 0.0, 0.0);
    for at in pos.pieces(seat) {
        let Some(goal) = Dot::of(seat, *at).map(|dot| dot.on_path(hunter)) else { continue };
        let found = hunters.faces(goal);
        faces |= found;
        loss += way(*at) * share(found.count_ones());
        if hunters.is_near(goal) {
            later += way(*at);
        }
    }
    inputs.set(from, share(faces.count_ones()));
    inputs.set(from + 1, 2.0 * loss);
    inputs.set(from + 2, later / 2.0);
    faces
}

/// How much of its path a piece has behind it.
fn way(at: PathNumber) -> f32 {
    f32::from(at.get()) / f32::from(PathNumber::HOME.get())
}

/// So many of the six throws.
fn share(n_throws: u32) -> f32 {
    n_throws as f32 / 6.0
}

fn yes(is_so: bool) -> f32 {
    if is_so { 1.0 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ludo::Ludo;
    use crate::games::ludo::diagram::{pos, rules};
    use crate::networks::Networks;
    use crate::{Chance as _, Rules};

    fn inputs(rules: &Ludo, text: &str) -> (usize, Vec<(usize, f32)>) {
        of(rules, &pos(rules, text))
    }

    fn of(rules: &Ludo, pos: &Position) -> (usize, Vec<(usize, f32)>) {
        let mut inputs = Inputs::new();
        let network = rules.inputs(pos, &mut inputs);
        let mut list: Vec<(usize, f32)> = inputs.iter().collect();
        list.sort_by_key(|(input, _)| *input);
        (network, list)
    }

    /// The text of a position with every seat's pieces given to the seat so many places on.
    fn turned(pieces: [&str; 4], seat: usize, by: usize) -> String {
        let mut row = pieces;
        row.rotate_right(by);
        let home: Vec<String> = (0..4).filter(|idx| row[*idx] == HOME).map(|idx| (idx + 1).to_string()).collect();
        let home = if home.is_empty() { "-".to_owned() } else { home.join(",") };
        format!("{} play {} ? {home}", row.join("/"), (seat - 1 + by) % 4 + 1)
    }

    const HOME: &str = "45,45,45,45";

    #[test]
    fn turned_positions_have_the_same_inputs() {
        let rules = rules(&["knock=choose"]);
        let positions = [
            (["0,1,6,40", "0,0,0,13", "3,3,44,45", "0,9,21,41"], 1, 2),
            (["0,1,6,40", HOME, "3,3,44,45", "0,9,21,41"], 4, 1),
            ([HOME, "0,0,0,13", HOME, "0,2,22,41"], 2, 0),
            (["0,0,0,13", "-", "0,2,22,41", "-"], 3, 0),
        ];
        for (pieces, seat, network) in positions {
            let expected = inputs(&rules, &turned(pieces, seat, 0));
            assert_eq!(expected.0, network);
            for by in 1..4 {
                // Two seats alone sit opposite each other, whichever they are.
                assert_eq!(inputs(&rules, &turned(pieces, seat, by)), expected, "{pieces:?} by {by}");
            }
        }
    }

    #[test]
    fn what_matters_changes_the_inputs() {
        let rules = rules(&[]);
        let of = |text: &str| inputs(&rules, text);
        let texts = [
            "0,0,0,20/0,0,0,9/0,0,0,0/0,0,0,0 play 1 ? -",
            "0,0,0,20/0,0,0,9/0,0,0,0/0,0,0,0 play 2 ? -",
            "0,0,0,20/0,0,0,8/0,0,0,0/0,0,0,0 play 1 ? -",
            "0,0,0,20/0,0,0,0/0,0,0,9/0,0,0,0 play 1 ? -",
            "0,0,0,20/-/0,0,0,9/- play 1 ? -",
        ];
        for (nth, one) in texts.iter().enumerate() {
            texts[..nth].iter().for_each(|other| assert_ne!(of(one), of(other), "{one}, {other}"));
        }
        let for_first = self::rules(&["places=off"]);
        assert_ne!(inputs(&for_first, texts[0]), of(texts[0]));
        // For two there is only one place to play for.
        assert_eq!(inputs(&for_first, texts[4]), of(texts[4]));
    }

    #[test]
    fn danger_is_told_as_it_is() {
        // Dot 28 is the third seat's eighth dot.
        let (_, list) = inputs(&rules(&[]), "0,0,0,28/-/0,4,6,7/- play 3 ? -");
        let value = |input: usize| list.iter().find(|(known, _)| *known == input).map_or(0.0, |(_, value)| *value);
        let first = GENERAL;
        // The third seat hits by a 4, a 2 or a 1.
        assert_eq!(value(first + PER_SEAT - 1), 0.5);
        assert_eq!(value(first + PER_SEAT), 0.5);
        assert_eq!(value(first + PER_SEAT + 1), 28.0 / 45.0);
        let second = first + PER_SEAT + PER_PAIR;
        assert_eq!(value(second), 1.5, "three pieces in the nest");
        assert_eq!(value(second + PER_SEAT + PER_PAIR + 1), 1.0, "they sit opposite each other");
    }

    #[test]
    fn random_games_have_inputs_within_the_networks_and_of_their_size() {
        let mut seed = 0;
        let mut below = |n: usize| {
            seed += 1;
            (crate::hash::mix(seed) % n as u64) as usize
        };
        let mut met = [false; 3];
        for options in [&["players=2"][..], &["players=3"], &["knock=choose"], &["places=off"]] {
            let rules = rules(options);
            let mut pos = rules.start();
            let mut steps = Vec::new();
            loop {
                if !rules.mid_turn(&pos) && rules.known_odds(&pos).is_none() {
                    let (network, list) = of(&rules, &pos);
                    met[network] = true;
                    assert!(list.is_sorted_by(|one, other| one.0 < other.0), "{list:?}");
                    assert!(list.iter().all(|(input, _)| *input < Ludo::NETWORKS[network]), "{list:?}");
                    assert!(list.iter().all(|(_, value)| (0.0..=2.5).contains(value)), "{list:?}");
                }
                steps.clear();
                rules.steps(&pos, &mut steps);
                if steps.is_empty() {
                    break;
                }
                assert!(steps.iter().all(|step| rules.weight(&pos, *step) == 1));
                rules.apply(&mut pos, steps[below(steps.len())], &mut ());
            }
        }
        assert_eq!(met, [true; 3]);
    }
}
