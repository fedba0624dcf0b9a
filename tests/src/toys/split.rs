//! Toy split: two seats with two men each, racing to get both men to the far rank.
//!
//! A turn is up to two squares (option `squares`: three), divided freely among the player's men: a man steps one square
//! forward or sideways to a vacant square, and `.` ends the turn early, even before the first step. The turn ends by
//! itself when the squares are used up. The first to have both men on the far rank wins at once: a point, or two while
//! the other has no man there. Two points may be resigned at any time; one has to be accepted.
//!
//! House rule: draw after 24 turns without a step forward.
//!
//! In a `first-to` match the players keep their seats.

mod board;
mod series;
mod text;

use rules::grid::Square;
use rules::view::{Effect, EffectSink, Kind, PieceInfo, Site, Why};
use rules::{
    Actor, Arg, By, Chance, Enumerate, GameInfo, Handicaps, HouseRule, Levels, MatchState, Message, Networks,
    OptionError, OptionKind, OptionSpec, Options, Outcome, PerSeat, Preset, Progress, Rules, RulingId, Search, Seat,
    Then, Trigger,
};

const FILES: u8 = 3;
const RANKS: u8 = 4;
const MAN: Kind = Kind(0);
/// The sign on a man that has arrived.
const ARRIVED: Kind = Kind(1);

/// The rules of the toy split.
#[derive(Clone, Debug)]
pub struct Split {
    /// The number of squares in a turn.
    squares: u8,
    /// The match that the game belongs to.
    run: MatchState,
}

/// Where the men stand, whose turn it is and how much is left of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// Each seat's men, sorted.
    men: [[Square; 2]; 2],
    seat: Seat,
    /// Squares left in this turn; all of them between turns.
    left: u8,
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A man steps from one square to another.
    Man(Square, Square),
    /// The turn ends here.
    Done,
}

fn site(square: Square) -> Site {
    Site(u16::from(square.rank * FILES + square.file))
}

fn squares() -> impl Iterator<Item = Square> {
    (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| Square { file, rank }))
}

fn far_rank(seat: Seat) -> u8 {
    if seat == Seat::FIRST { RANKS - 1 } else { 0 }
}

/// A win by so many points.
fn won(winner: Seat, points: u8, reason: Message) -> Outcome {
    let teams = Split::GAMES[0].teams;
    let mut outcome = Outcome::win(teams, teams[winner.idx()], reason);
    outcome.points[winner] = points.into();
    outcome
}

impl Position {
    fn man(&self, square: Square) -> Option<Seat> {
        Seat::first(2).find(|seat| self.men[seat.idx()].contains(&square))
    }

    fn n_arrived(&self, seat: Seat) -> usize {
        self.men[seat.idx()].iter().filter(|man| man.rank == far_rank(seat)).count()
    }

    fn winner(&self) -> Option<Seat> {
        Seat::first(2).find(|seat| self.n_arrived(*seat) == 2)
    }

    fn prompt(&self) -> Message {
        match self.winner() {
            Some(_) => Message::new("toy-split-over"),
            None => Message::new("toy-split-step").with("seat", Arg::Seat(self.seat)).with("left", self.left),
        }
    }

    /// Where a man of the seat to act may step from `from`, legal or not.
    fn neighbours(&self, from: Square) -> impl Iterator<Item = Square> {
        let Square { file, rank } = from;
        let ahead = if self.seat == Seat::FIRST { rank.wrapping_add(1) } else { rank.wrapping_sub(1) };
        let around = [(file, ahead), (file.wrapping_sub(1), rank), (file + 1, rank)];
        around.map(|(file, rank)| Square { file, rank }).into_iter().filter(|to| to.file < FILES && to.rank < RANKS)
    }
}

impl Rules for Split {
    type Position = Position;
    type Step = Step;

    const GAMES: &'static [GameInfo] = &[GameInfo {
        id: "toy-split",
        version: 1,
        teams: &[0, 1],
        options: &[OptionSpec { key: "squares", kind: OptionKind::Choice(&["two", "three"]), ruling: None }],
        presets: &[Preset { key: "quick", options: &[("squares", "three")] }],
        kinds: &[PieceInfo::owned("toy-split-man"), PieceInfo::owned("toy-split-arrived")],
        house_rules: &[HouseRule {
            on: Trigger::NoProgress(24),
            by: By::Auto,
            then: Then::Draw,
            ruling: RulingId("TOY-SPLIT-1"),
        }],
        has_points: true,
        by_path: true,
        levels: Levels::USUAL,
    }];

    fn new(id: &str, options: &Options, state: &MatchState) -> Result<Self, OptionError> {
        let Some(info) = Split::GAMES.iter().find(|info| info.id == id) else {
            return Err(OptionError::UnknownGame { id: id.to_owned() });
        };
        let squares = match options.resolve(info.options)?.text("squares") {
            "three" => 3,
            _ => 2,
        };
        Ok(Split { squares, run: state.clone() })
    }

    fn info(&self) -> &'static GameInfo {
        &Split::GAMES[0]
    }

    fn start(&self) -> Position {
        let home = |rank| [0, FILES - 1].map(|file| Square { file, rank });
        Position { men: [home(0), home(RANKS - 1)], seat: Seat::FIRST, left: self.squares }
    }

    fn actor(&self, pos: &Position) -> Actor {
        Actor::Seat(pos.seat)
    }

    fn steps(&self, pos: &Position, acc: &mut Vec<Step>) {
        if pos.winner().is_some() {
            return;
        }
        for from in pos.men[pos.seat.idx()] {
            acc.extend(pos.neighbours(from).filter(|to| pos.man(*to).is_none()).map(|to| Step::Man(from, to)));
        }
        acc.push(Step::Done);
    }

    fn outcome(&self, pos: &Position) -> Outcome {
        let winner = pos.winner().expect("asked only when the game is over");
        let points = if pos.n_arrived(winner.other()) > 0 { 1 } else { 2 };
        won(winner, points, Message::new("toy-split-arrived"))
    }

    fn mid_turn(&self, pos: &Position) -> bool {
        pos.left < self.squares
    }

    fn apply(&self, pos: &mut Position, step: Step, out: &mut impl EffectSink) {
        let seat = pos.seat;
        match step {
            Step::Man(from, to) => {
                let men = &mut pos.men[seat.idx()];
                if let Some(man) = men.iter_mut().find(|man| **man == from) {
                    *man = to;
                }
                men.sort_unstable();
                out.push(|| Effect::Move { from: site(from), to: site(to), n: 1, under: false, why: Why::Walk });
                let [was, is] = [from, to].map(|square| square.rank == far_rank(seat));
                if was {
                    out.push(|| Effect::Mark { at: site(from), sign: None });
                }
                if is {
                    out.push(|| Effect::Mark { at: site(to), sign: Some(ARRIVED) });
                }
                pos.left = pos.left.saturating_sub(1);
            }
            Step::Done => pos.left = 0,
        }
        if pos.left == 0 || pos.winner().is_some() {
            pos.left = self.squares;
            pos.seat = seat.other();
        }
        out.push(|| Effect::Phase { prompt: pos.prompt() });
    }
}

impl Progress for Split {
    fn resets(&self, _pos: &Position, step: Step) -> bool {
        matches!(step, Step::Man(from, to) if from.rank != to.rank)
    }
}

impl Chance for Split {}

impl Enumerate for Split {}

impl Search for Split {
    fn move_order(&self, pos: &Position, step: Step) -> i16 {
        // A step forward comes first in move order, but is not forcing.
        i16::from(self.resets(pos, step)) - 1
    }

    fn evaluate(&self, pos: &Position) -> PerSeat<i32> {
        let far = |seat: Seat, man: Square| 100 * i32::from(man.rank.abs_diff(far_rank(seat)));
        let behind = |seat: Seat| pos.men[seat.idx()].iter().map(|man| far(seat, *man)).sum::<i32>();
        let ahead = behind(Seat::SECOND) - behind(Seat::FIRST);
        PerSeat([ahead, -ahead, 0, 0])
    }
}

impl Handicaps for Split {}

impl Networks for Split {}
