//! Toy race: three seats with two tokens each on one short track.
//!
//! A turn is a throw of the die and a walk of that many cells by one of the seat's tokens; a six gives another turn. A
//! token that lands on another seat's tokens sends them back to their nest. The cell after the track is home and must
//! be reached exactly. If no token can walk, the seat passes. Play goes on for places. A seat that resigns leaves with
//! its tokens and takes the last open place; the others go on. Two can also play: then the second seat is empty and has
//! no tokens.
//!
//! House rule: after 60 turns in which no token came home, the tokens' cells decide.

mod board;
mod text;

use rules::options::PLAYERS;
use rules::view::{Die, Effect, EffectSink, Kind, PieceInfo, Site, Why};
use rules::{
    Actor, Arg, By, Chance, Enumerate, GameInfo, Handicaps, HouseRule, Levels, MatchRules, MatchState, Message,
    Networks, OptionError, OptionKind, OptionSpec, Options, Outcome, PerSeat, Preset, Progress, Rules, RulingId,
    Search, Seat, Then, Trigger,
};

const SEATS: usize = 3;
const SIX: u8 = 6;
const TOKEN: Kind = Kind(0);
/// The cell of tokens that left with their seat, and of an empty seat's tokens.
const GONE: u8 = u8::MAX;

/// The rules of the toy race.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    /// The cell after the track; the nest is cell 0.
    home: u8,
    /// Whether the second seat is empty.
    is_of_two: bool,
}

/// A seat's tokens and place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Racer {
    /// The tokens' cells, the lower one first.
    tokens: [u8; 2],
    /// 0 while the seat is racing, and for an empty seat.
    place: u8,
}

impl Racer {
    /// An empty seat.
    const NOBODY: Racer = Racer { tokens: [GONE; 2], place: 0 };

    fn is_racing(&self) -> bool {
        self.place == 0 && self.tokens[0] != GONE
    }
}

/// Where the tokens are, whose turn it is and what was thrown.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    racers: [Racer; SEATS],
    /// The first seat when the game is over.
    seat: Seat,
    die: Option<u8>,
}

/// A decision of the die or of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The die shows this face.
    Throw(u8),
    /// A token walks from one cell to another.
    Walk(u8, u8),
    /// Nothing can walk.
    Pass,
}

impl Position {
    fn is_racing(&self, seat: Seat) -> bool {
        self.racers[seat.idx()].is_racing()
    }

    fn is_over(&self) -> bool {
        !self.racers.iter().any(Racer::is_racing)
    }

    /// How many seats play, or played.
    fn n_players(&self) -> u8 {
        self.racers.iter().filter(|racer| **racer != Racer::NOBODY).count() as u8
    }

    /// Gives the best (or the worst) open place, and the very last one to a seat that is left alone.
    fn settle_place(&mut self, seat: Seat, best: bool) -> Vec<(Seat, u8)> {
        let taken = self.racers.map(|racer| racer.place);
        let mut open = (1..=self.n_players()).filter(|place| !taken.contains(place));
        let place = if best { open.next() } else { open.next_back() }.expect("a racing seat has no place yet");
        let mut given = vec![(seat, place)];
        let mut left = Seat::first(SEATS).filter(|other| *other != seat && self.is_racing(*other));
        if let (Some(last), None) = (left.next(), left.next()) {
            given.push((last, open.next().expect("one place is left for one seat")));
        }
        for &(seat, place) in &given {
            self.racers[seat.idx()].place = place;
        }
        given
    }

    /// Hands the die to the next seat that is racing, or keeps it with this one.
    fn next_turn(&mut self, again: bool) {
        self.die = None;
        let after = |n: usize| Seat::new((self.seat.idx() + n) % SEATS).filter(|seat| self.is_racing(*seat));
        let first = if again { 0 } else { 1 };
        self.seat = (first..=SEATS).find_map(after).unwrap_or(Seat::FIRST);
    }

    fn prompt(&self) -> Message {
        let key = match self.die {
            _ if self.is_over() => return Message::new("toy-race-over"),
            None => "toy-race-throw",
            Some(_) => "toy-race-walk",
        };
        Message::new(key).with("seat", Arg::Seat(self.seat))
    }

    fn outcome(&self, reason: Message) -> Outcome {
        let places = PerSeat::from_fn(|seat| self.racers.get(seat.idx()).map_or(0, |racer| racer.place));
        Outcome { places, points: PerSeat::default(), reason }
    }
}

impl Race {
    fn site(&self, seat: Seat, cell: u8) -> Site {
        let (seat, cell, home) = (seat.idx() as u16, u16::from(cell), u16::from(self.home));
        match cell {
            0 => Site(seat),
            _ if cell == home => Site(SEATS as u16 + home - 1 + seat),
            _ => Site(SEATS as u16 + cell - 1),
        }
    }

    fn tokens(pos: &Position) -> impl Iterator<Item = (Seat, u8)> {
        let cells = |seat: Seat| pos.racers[seat.idx()].tokens.map(|cell| (seat, cell));
        Seat::first(SEATS).flat_map(cells).filter(|(_, cell)| *cell != GONE)
    }

    fn hits(&self, pos: &Position, cell: u8) -> impl Iterator<Item = Seat> {
        let on_track = (1..self.home).contains(&cell);
        Race::tokens(pos)
            .filter(move |(seat, other)| on_track && *other == cell && *seat != pos.seat)
            .map(|(seat, _)| seat)
    }
}

impl Rules for Race {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[GameInfo {
        id: "toy-race",
        version: 1,
        teams: &[0, 1, 2],
        options: &[
            OptionSpec { key: "cells", kind: OptionKind::Number { least: 4, most: 20, default: 8 }, ruling: None },
            OptionSpec { key: PLAYERS, kind: OptionKind::Choice(&["3", "2"]), ruling: None },
        ],
        presets: &[Preset { key: "long", options: &[("cells", "16")] }],
        kinds: &[PieceInfo::owned("toy-race-token")],
        house_rules: &[HouseRule {
            on: Trigger::NoProgress(60),
            by: By::Auto,
            then: Then::Score,
            ruling: RulingId("TOY-RACE-1"),
        }],
        has_points: false,
        by_path: true,
        levels: Levels::USUAL,
    }];

    fn new(id: &str, options: &Options, _state: &MatchState) -> Result<Self, OptionError> {
        let Some(info) = Race::GAMES.iter().find(|info| info.id == id) else {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        };
        let options = options.resolve(info.options)?;
        Ok(Race { home: 1 + options.number("cells") as u8, is_of_two: options.text(PLAYERS) == "2" })
    }

    fn info(&self) -> &'static GameInfo {
        &Race::GAMES[0]
    }

    fn start(&self) -> Position {
        let mut racers: [Racer; SEATS] = Default::default();
        if self.is_of_two {
            racers[Seat::SECOND.idx()] = Racer::NOBODY;
        }
        Position { racers, seat: Seat::FIRST, die: None }
    }

    fn actor(&self, pos: &Position) -> Actor {
        if pos.die.is_some() { Actor::Seat(pos.seat) } else { Actor::Chance }
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        if pos.is_over() {
            return;
        }
        let Some(die) = pos.die else {
            return acc.extend((1..=SIX).map(Step::Throw));
        };
        let [low, high] = pos.racers[pos.seat.idx()].tokens;
        let before = acc.len();
        for from in if low == high { vec![low] } else { vec![low, high] } {
            if from + die <= self.home {
                acc.push(Step::Walk(from, from + die));
            }
        }
        if acc.len() == before {
            acc.push(Step::Pass);
        }
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        pos.outcome(Message::new("toy-race-places-taken"))
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        pos.die.is_some()
    }

    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        let seat = pos.seat;
        match step {
            Step::Throw(face) => {
                pos.die = Some(face);
                out.push(|| Effect::Die { index: 0, die: Die::Shows(face) });
            }
            Step::Walk(from, to) => {
                for hit in self.hits(pos, to).collect::<Vec<Seat>>() {
                    let tokens = &mut pos.racers[hit.idx()].tokens;
                    *tokens.iter_mut().find(|cell| **cell == to).expect("a hit token stands on the cell") = 0;
                    tokens.sort_unstable();
                    let (from, to) = (self.site(hit, to), self.site(hit, 0));
                    out.push(|| Effect::Move { from, to, n: 1, under: false, why: Why::Return });
                }
                let tokens = &mut pos.racers[seat.idx()].tokens;
                if let Some(cell) = tokens.iter_mut().find(|cell| **cell == from) {
                    *cell = to;
                }
                tokens.sort_unstable();
                let is_done = tokens[0] == self.home;
                let why = if to == self.home { Why::Finish } else { Why::Walk };
                let (from, to) = (self.site(seat, from), self.site(seat, to));
                out.push(|| Effect::Move { from, to, n: 1, under: false, why });
                if is_done {
                    for (seat, place) in pos.settle_place(seat, true) {
                        out.push(|| Effect::Count { seat, by: place.into(), sites: vec![to], why: Why::Score });
                    }
                }
                pos.next_turn(pos.die == Some(SIX) && !is_done);
            }
            Step::Pass => pos.next_turn(false),
        }
        if pos.die.is_none() {
            out.push(|| Effect::Die { index: 0, die: Die::Ready });
        }
        out.push(|| Effect::Phase { prompt: pos.prompt() });
    }
}

impl Progress for Race {
    fn resets(&self, _pos: &Position, step: Step) -> bool {
        matches!(step, Step::Walk(_, to) if to == self.home)
    }
}

impl Chance for Race {
    const HAS_CHANCE: bool = true;
}

impl Enumerate for Race {}

impl Search for Race {
    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        match step {
            Step::Walk(_, to) => self.hits(pos, to).count() as i16,
            Step::Throw(_) | Step::Pass => 0,
        }
    }

    fn evaluate(&self, pos: &Position) -> PerSeat<i32> {
        PerSeat::from_fn(|seat| match pos.racers.get(seat.idx()) {
            Some(racer) if racer.tokens[0] != GONE => 10 * racer.tokens.map(i32::from).iter().sum::<i32>(),
            _ => 0,
        })
    }
}

impl Handicaps for Race {}

impl Networks for Race {}

impl MatchRules for Race {}
