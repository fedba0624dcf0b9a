//! Games in which turns are missed, and the positions of them that are looked at.

use ai::Budget;
use oorandom::Rand32;
use rules::{Game, Options, PerSeat};

use super::taste::Taste;
use crate::playout::Playout;
use crate::{Trouble, rng};

/// A position that may be a puzzle: its text, and how much the turn before it took from whoever is to move, at first
/// sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) text: String,
    pub(super) lost: i32,
}

/// A weak player, who overlooks things, and a middling one, who makes something of them. Both think quickly.
const STRENGTHS: [Budget; 2] = [
    Budget { depth: 2, nodes: 1_000, noise: 60, full_width: false },
    Budget { depth: 4, nodes: 6_000, noise: 20, full_width: false },
];

/// Some positions of a game, in an order drawn by lot, in which the team that the game's number names is to move.
pub(super) fn spots<G: Game>(
    id: &str,
    options: &Options,
    taste: &Taste,
    seed: u64,
    game: u64,
) -> Result<Vec<Spot>, Trouble> {
    let rules: G = rng::rules(id, options, seed)?;
    let mut rand = rng::generator(rng::seed(&[seed, u64::MAX]));
    let n_random = 3 + rng::below(&mut rand, 5);
    let mut playout = Playout::after_opening(&rules, rules.start(), n_random, seed)?;
    let info = rules.info();
    let n_teams = info.leaders().count() as u64;
    let wanted = info.leaders().nth((game % n_teams) as usize).map(|seat| info.team(seat));
    let mut spots = Vec::new();
    let mut before: Option<PerSeat<i32>> = None;
    let mut is_thrown = false;
    while playout.over().is_none() {
        let pos = playout.pos();
        let Some(seat) = playout.seat() else {
            let step = rng::step(&rules, pos, &playout.legal(), &mut rand);
            is_thrown = true;
            playout.play(step);
            continue;
        };
        let begins = !rules.mid_turn(pos) || is_thrown;
        let judged = rules.evaluate(pos);
        if begins && judged[seat].abs() < taste.decided && Some(info.team(seat)) == wanted {
            let text = rules.write_position(pos, playout.history(), G::POSITIONS[taste.format]);
            let is_whole = rules.read_position(&text).is_ok_and(|(read, _)| read == *pos);
            if is_whole {
                let lost = before.map_or(0, |before| before[seat] - judged[seat]);
                spots.push(Spot { text, lost });
            }
        }
        (before, is_thrown) = (Some(judged), false);
        // Which of the two a team is changes from game to game.
        let strength = (game / n_teams + u64::from(info.team(seat)) * (1 + game / 4 % 2)) % 2;
        let seed = rng::seed(&[seed, playout.steps().len() as u64]);
        let answer = ai::search(&rules, pos, playout.history(), STRENGTHS[strength as usize], seed, |_| true);
        answer.expect("there is a step to choose").steps.into_iter().for_each(|step| playout.play(step));
    }
    Ok(some(spots, taste.n_spots, &mut rand))
}

/// At most `most` of these, drawn by lot.
fn some(mut spots: Vec<Spot>, most: usize, rand: &mut Rand32) -> Vec<Spot> {
    for idx in 0..most.min(spots.len()) {
        let other = idx + rng::below(rand, spots.len() - idx);
        spots.swap(idx, other);
    }
    spots.truncate(most);
    spots
}
