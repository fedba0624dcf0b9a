//! The fair match: two games on the board built in the first one, each begun by a different player; the sum of the
//! points decides (LINO-6). Players keep their seats.
//!
//! Only a game that is played to its end counts with its score. Points say little before the rows at the end are
//! counted, and a player who is ahead could cut a game short to save them. So a player who resigns either game, or whose
//! time is up in it (LINO-10), loses the match, whatever the points, and a game drawn by agreement scores nothing for
//! either. If the board was not built by then, the second game starts from the first layout, with the same faces, and
//! builds one.

use core::cmp::Ordering;

use crate::history::History;
use crate::match_rules::{MatchRules, Next, Plan, PlanInfo, Played, Seating, seated_in_order, single};
use crate::match_state::MatchState;
use crate::message::Message;
use crate::notation::Notation;
use crate::offers::flag_reason;
use crate::outcome::Outcome;
use crate::present::Present;
use crate::seat::{PerSeat, Seat};

use super::face::Face;
use super::layout::{self, N_TILES};
use super::position::{Lain, Position, Stage};
use super::sites::{HEIGHT, Spot, WIDTH};
use super::{Faces, Lino, SEATS, TEAMS, letter, messages};

/// The name of the plan.
const FAIR: &str = "fair";
/// On one board each player begins once.
const N_GAMES: u16 = 2;

impl MatchRules for Lino {
    const PLANS: &'static [PlanInfo] = &[PlanInfo { key: FAIR, lengths: &[N_GAMES], players: 2 }];

    fn next(plan: &Plan, last: Option<&Played>) -> Next {
        if plan.key != FAIR {
            return single(plan, last);
        }
        let Some(game) = last else {
            let state = MatchState { length: plan.length, ..MatchState::default() };
            return going_on(plan, seated_in_order(), state);
        };
        let points = points_after(game);
        let played = game.state.played.saturating_add(1);
        if let Some(loser) = resigner(&game.outcome) {
            let flagged = flag_reason(loser).under(Lino::FLAG.0);
            let reason = if game.outcome.reason == flagged { flagged } else { messages::match_resigned(loser) };
            return Next::Over(by_player(game, points, Some(loser.other()), reason));
        }
        if played >= N_GAMES {
            return Next::Over(by_sum(game, points));
        }
        let state = MatchState { length: plan.length, played, points, note: game.carry_over.clone() };
        going_on(plan, game.seating, state)
    }

    /// The loser of the last game begins the next single game; after a draw, the player who did not begin (LINO-6).
    fn swaps_after(&self, outcome: &Outcome) -> bool {
        let begins = winner(outcome).unwrap_or(self.start.seat).other();
        begins != Seat::FIRST
    }

    /// The text of the position that the other player begins the next game with.
    fn carry_over(&self, pos: &Position) -> String {
        let board = match pos.stage {
            Stage::Build { .. } => self.start,
            Stage::Fill | Stage::Claim { .. } | Stage::Count { .. } | Stage::Over => {
                Position { stones: [0; 2], moved: 0, lain: Lain::default(), score: [0; 2], stage: Stage::Fill, ..*pos }
            }
        };
        let next = Position { seat: self.start.seat.other(), ..board };
        self.write_position(&next, &History::default(), Lino::POSITIONS[0])
    }
}

fn going_on(plan: &Plan, seating: Seating, state: MatchState) -> Next {
    Next::Game { id: plan.id.clone(), options: plan.options.clone(), seating, state }
}

/// The points of each seat in all games up to this one.
fn points_after(game: &Played) -> PerSeat<i32> {
    let sum = |seat: Seat| game.state.points[seat].saturating_add(game.outcome.points[seat]);
    PerSeat::from_fn(|seat| if SEATS.contains(&seat) { sum(seat) } else { 0 })
}

/// The seat that lost without points: it resigned, or its time was up. The winner of a game played to its end has some.
fn resigner(outcome: &Outcome) -> Option<Seat> {
    let is_played = SEATS.into_iter().any(|seat| outcome.points[seat] != 0);
    winner(outcome).filter(|_| !is_played).map(Seat::other)
}

/// The winner; `None` after a draw.
fn winner(outcome: &Outcome) -> Option<Seat> {
    match outcome.places[Seat::FIRST].cmp(&outcome.places[Seat::SECOND]) {
        Ordering::Less => Some(Seat::FIRST),
        Ordering::Greater => Some(Seat::SECOND),
        Ordering::Equal => None,
    }
}

/// The end of the match after its last game.
fn by_sum(game: &Played, points: PerSeat<i32>) -> Outcome {
    let [white, blue] = SEATS.map(|seat| points[seat]);
    match super::prompt::winner([white, blue]) {
        Some(seat) => by_player(game, points, Some(seat), messages::of_match()),
        None => by_player(game, points, None, messages::match_drawn(white)),
    }
}

/// The outcome of the match by player, from what is known by seat.
fn by_player(game: &Played, points: PerSeat<i32>, winner: Option<Seat>, reason: Message) -> Outcome {
    let by_seat = match winner {
        Some(seat) => Outcome::win(TEAMS, TEAMS[seat.idx()], reason),
        None => Outcome::draw(TEAMS, reason),
    };
    let seat_of = |player: Seat| SEATS.into_iter().find(|seat| game.seating[*seat] == player.idx()).unwrap_or(player);
    Outcome {
        places: PerSeat::from_fn(|player| by_seat.places[seat_of(player)]),
        points: PerSeat::from_fn(|player| points[seat_of(player)]),
        reason: by_seat.reason,
    }
}

/// The position of a note that [`Lino::carry_over`] wrote: a finished board, or the layout before building, without
/// stones and points. Only a text that would be written so again is one.
pub(super) fn read_note(rules: &Lino, note: &str) -> Option<Position> {
    let words: Vec<&str> = note.split(' ').collect();
    let [stage, seat, _, _, corner, rows, faces, _] = words[..] else { return None };
    let corner = Spot::read(corner)?;
    let tiles: Vec<Spot> = rows
        .split('/')
        .zip(0..HEIGHT)
        .flat_map(|(row, down)| {
            let tiles = row.chars().zip(0..WIDTH).filter(|(sign, _)| *sign == 't');
            tiles.filter_map(move |(_, right)| Spot::at(corner.column() + right, corner.row() - down))
        })
        .collect();
    let faces = match rules.faces {
        Faces::Down => [Face::BLANK; N_TILES],
        Faces::Up | Faces::Stars => layout::read_faces(faces).ok()?,
    };
    let pos = Position {
        stage: if stage == "f" { Stage::Fill } else { Stage::Build { n_moved: 0 } },
        seat: SEATS.into_iter().find(|known| letter(*known).to_string() == seat)?,
        ..Position::new(tiles.try_into().ok()?, faces)
    };
    let is_joined = pos.tiles.iter().all(|at| at.around().any(|near| pos.tile(near).is_some()));
    let is_seen = pos.faces.iter().all(|face| rules.faces.seen(*face) == *face);
    (is_joined && is_seen && rules.write_position(&pos, &History::default(), Lino::POSITIONS[0]) == note).then_some(pos)
}

#[cfg(test)]
mod tests;
