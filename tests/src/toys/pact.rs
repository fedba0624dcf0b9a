//! Toy pact: two seats with a walker each on a ring of five cells, and coins beside the cells.
//!
//! First each seat lays one silver coin beside a cell that has none. Then they take turns: a walker steps to a
//! neighbouring cell, turns the silver coin beside it into gold, or takes the coin: a silver one counts 1, a gold one
//! 2. The game is over when no coin is left; more points win. The players may agree on a draw, or on ending the game:
//! then the points decide.
//!
//! House rules: draw at the third repetition (claim; fifth: auto); the points decide after 40 turns without a coin.
//!
//! The first coin's place can be drawn at random. When the game is played again, the loser sits first; after a draw the
//! seats are swapped. A `best-of` three match swaps seats after each game. The player who is behind starts with the
//! difference in points, and in the last game the second seat begins.

mod board;
mod series;
mod text;

use rules::view::{Effect, EffectSink, Kind, Piece, PieceInfo, Site, Why};
use rules::{
    Actor, Arg, By, Chance, Enumerate, GameInfo, Handicaps, HouseRule, Levels, MatchState, Message, Networks,
    OptionError, OptionKind, OptionSpec, Options, Outcome, PerSeat, Preset, Progress, Rules, RulingId, Search, Seat,
    Then, Trigger,
};

const CELLS: u8 = 5;
const NAMES: &str = "abcde";
const WALKER: Kind = Kind(0);
const SILVER: Kind = Kind(1);
const GOLD: Kind = Kind(2);
/// The note of a match's last game.
const SECOND_BEGINS: &str = "second-begins";

/// The rules of the toy pact.
#[derive(Clone, Debug)]
pub struct Pact {
    /// The cells that have a coin at the beginning.
    coins: Vec<u8>,
    /// Points at the beginning.
    lead: [u8; 2],
    first: Seat,
}

/// Where walkers and coins are, the points, and what is to be done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    walkers: [u8; 2],
    coins: [Option<Kind>; CELLS as usize],
    points: [u8; 2],
    seat: Seat,
    /// Coins still to be laid.
    to_lay: u8,
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Lays a coin beside a cell.
    Lay(u8),
    /// Walks to a cell.
    Walk(u8),
    /// Turns the coin.
    Turn,
    /// Takes the coin.
    Take,
}

fn name(cell: u8) -> &'static str {
    &NAMES[usize::from(cell)..=usize::from(cell)]
}

fn cell(text: &str) -> Option<u8> {
    (0..CELLS).find(|cell| name(*cell) == text)
}

/// The place beside a cell where its coin lies.
fn plate(cell: u8) -> Site {
    Site(u16::from(CELLS + cell))
}

impl Position {
    fn walker(&self) -> u8 {
        self.walkers[self.seat.idx()]
    }

    fn coin(&self) -> Option<Kind> {
        self.coins[usize::from(self.walker())]
    }

    fn is_over(&self) -> bool {
        self.to_lay == 0 && self.coins.iter().all(Option::is_none)
    }

    fn prompt(&self) -> Message {
        match self.to_lay {
            _ if self.is_over() => Message::new("toy-pact-over"),
            0 => Message::new("toy-pact-walk").with("seat", Arg::Seat(self.seat)),
            _ => Message::new("toy-pact-lay").with("seat", Arg::Seat(self.seat)),
        }
    }

    fn by_points(&self, reason: Message) -> Outcome {
        let points = PerSeat::from_fn(|seat| self.points.get(seat.idx()).map_or(0, |points| i32::from(*points)));
        by_points(points, reason)
    }
}

/// The outcome when more points win.
fn by_points(points: PerSeat<i32>, reason: Message) -> Outcome {
    let [first, second, ..] = points.0;
    Outcome { places: PerSeat([1 + u8::from(first < second), 1 + u8::from(second < first), 0, 0]), points, reason }
}

impl Rules for Pact {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[GameInfo {
        id: "toy-pact",
        version: 1,
        teams: &[0, 1],
        // Cells with a coin, one letter each in the order of the ring; `c` by default.
        options: &[OptionSpec { key: "coins", kind: OptionKind::Text, ruling: None }],
        presets: &[Preset { key: "rich", options: &[("coins", "bcd")] }],
        kinds: &[
            PieceInfo::owned("toy-pact-walker"),
            PieceInfo::nobodys("toy-pact-silver"),
            PieceInfo::nobodys("toy-pact-gold"),
        ],
        house_rules: &[
            HouseRule { on: Trigger::Repeat(3), by: By::Claim, then: Then::Draw, ruling: RulingId("TOY-PACT-1") },
            HouseRule { on: Trigger::Repeat(5), by: By::Auto, then: Then::Draw, ruling: RulingId("TOY-PACT-1") },
            HouseRule { on: Trigger::NoProgress(40), by: By::Auto, then: Then::Score, ruling: RulingId("TOY-PACT-2") },
        ],
        has_points: true,
        by_path: true,
        levels: Levels::USUAL,
    }];

    fn new(id: &str, options: &Options, state: &MatchState) -> Result<Self, OptionError> {
        let Some(info) = Pact::GAMES.iter().find(|info| info.id == id) else {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        };
        let resolved = options.resolve(info.options)?;
        let value = resolved.text("coins");
        let coins: Option<Vec<u8>> = value.split_inclusive(|_| true).map(cell).collect();
        // Two cells stay free for the coins still to be laid.
        let coins = coins.filter(|coins| coins.is_sorted_by(|one, other| one < other) && coins.len() <= 3);
        let Some(coins) = coins else {
            return Err(OptionError::BadValue { key: "coins", value: value.to_owned(), kind: OptionKind::Text });
        };
        let [first, second, ..] = state.points.0;
        Ok(Pact {
            coins: if coins.is_empty() { vec![2] } else { coins },
            lead: [second - first, first - second].map(|behind| behind.clamp(0, 9) as u8),
            first: if state.note == SECOND_BEGINS { Seat::SECOND } else { Seat::FIRST },
        })
    }

    fn info(&self) -> &'static GameInfo {
        &Pact::GAMES[0]
    }

    fn start(&self) -> Position {
        let mut coins = [None; CELLS as usize];
        for &cell in &self.coins {
            coins[usize::from(cell)] = Some(SILVER);
        }
        Position { walkers: [0, CELLS - 1], coins, points: self.lead, seat: self.first, to_lay: 2 }
    }

    fn actor(&self, pos: &Position) -> Actor {
        Actor::Seat(pos.seat)
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        if pos.is_over() {
            return;
        }
        if pos.to_lay > 0 {
            return acc.extend((0..CELLS).filter(|cell| pos.coins[usize::from(*cell)].is_none()).map(Step::Lay));
        }
        let neighbours = [1, CELLS - 1].map(|far| (pos.walker() + far) % CELLS);
        acc.extend(neighbours.into_iter().filter(|cell| !pos.walkers.contains(cell)).map(Step::Walk));
        if pos.coin() == Some(SILVER) {
            acc.push(Step::Turn);
        }
        if pos.coin().is_some() {
            acc.push(Step::Take);
        }
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        pos.by_points(Message::new("toy-pact-no-coin-left"))
    }

    fn mid_turn(&self, _pos: &Position) -> bool {
        false
    }

    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        let (seat, here) = (pos.seat, pos.walker());
        match step {
            Step::Lay(cell) => {
                pos.coins[usize::from(cell)] = Some(SILVER);
                pos.to_lay = pos.to_lay.saturating_sub(1);
                let piece = Piece { owner: None, kind: SILVER };
                out.push(|| Effect::Add { at: plate(cell), piece, why: Why::Place });
            }
            Step::Walk(cell) => {
                pos.walkers[seat.idx()] = cell;
                let (from, to) = (Site(here.into()), Site(cell.into()));
                out.push(|| Effect::Move { from, to, n: 1, under: false, why: Why::Walk });
            }
            Step::Turn => {
                pos.coins[usize::from(here)] = Some(GOLD);
                out.push(|| Effect::Flip { at: plate(here), index: 0, kind: GOLD, why: Why::Promote });
            }
            Step::Take => {
                let worth = if pos.coins[usize::from(here)].take() == Some(GOLD) { 2 } else { 1 };
                pos.points[seat.idx()] += worth;
                out.push(|| Effect::Remove { at: plate(here), why: Why::Take });
                out.push(|| Effect::Count { seat, by: worth.into(), sites: vec![plate(here)], why: Why::Score });
            }
        }
        pos.seat = seat.other();
        out.push(|| Effect::Phase { prompt: pos.prompt() });
    }
}

impl Progress for Pact {
    fn resets(&self, _pos: &Position, step: Step) -> bool {
        !matches!(step, Step::Walk(_))
    }
}

impl Chance for Pact {
    /// One coin beside any cell.
    fn deal(&self, draw: &mut dyn FnMut(u32) -> u32) -> Option<(&'static str, String)> {
        Some(("coins", name(draw(CELLS.into()) as u8).to_owned()))
    }
}

impl Enumerate for Pact {}

impl Search for Pact {
    fn move_order(&self, _pos: &Position, step: Step) -> i16 {
        i16::from(step == Step::Take)
    }

    fn evaluate(&self, pos: &Position) -> PerSeat<i32> {
        let ahead = 100 * (i32::from(pos.points[0]) - i32::from(pos.points[1]));
        PerSeat([ahead, -ahead, 0, 0])
    }
}

impl Handicaps for Pact {}

impl Networks for Pact {}
