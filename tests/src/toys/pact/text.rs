//! The texts of the toy pact.

use rules::view::{Kind, Site};
use rules::{Arrange, Format, History, Mend, Message, Notation, Part, ReadError, Seat, SetupFault};

use super::super::text::{PLAIN, fields, impossible, legal, read_turn, syntax, write_turn};
use super::{GOLD, Pact, Position, SILVER, Step, cell, name};

fn sign(coin: Option<Kind>) -> char {
    coin.map_or('.', |kind| if kind == GOLD { 'g' } else { 's' })
}

impl Notation for Pact {
    const MOVES: &'static [Format] = &[PLAIN];
    const POSITIONS: &'static [Format] = &[PLAIN];

    /// `+c` lays, `c` walks, `*` turns, `x` takes.
    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        match step {
            Step::Lay(cell) => format!("+{}", name(cell)),
            Step::Walk(cell) => name(cell).to_owned(),
            Step::Turn => "*".to_owned(),
            Step::Take => "x".to_owned(),
        }
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        let step = match text {
            "*" => Some(Step::Turn),
            "x" => Some(Step::Take),
            _ => match text.strip_prefix('+') {
                Some(rest) => cell(rest).map(Step::Lay),
                None => cell(text).map(Step::Walk),
            },
        };
        legal(self, pos, text, step)
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], format: Format) -> String {
        write_turn(self, pos, steps, format)
    }

    fn mend_turn(&self, pos: &Position, text: &str, _mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        read_turn(self, pos, text)
    }

    /// `..s.g a,e 0,2 1 0`: coins, walkers, points, the seat to act, coins to be laid.
    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        let coins: String = pos.coins.iter().map(|coin| sign(*coin)).collect();
        let [one, other] = pos.walkers.map(name);
        let [first, second] = pos.points;
        format!("{coins} {one},{other} {first},{second} {} {}", pos.seat, pos.to_lay)
    }

    fn mend_position(&self, text: &str, _mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        let [coins, walkers, points, seat, to_lay] = fields(text)?;
        let kinds = [None, Some(SILVER), Some(GOLD)];
        let read_coin = |signed: char| kinds.into_iter().find(|coin| sign(*coin) == signed);
        let read_coins: Option<Vec<Option<Kind>>> = coins.chars().map(read_coin).collect();
        let number = |text: &str| (0..=99).find(|n: &u8| n.to_string() == text);
        let pair = |text: &str, read: &dyn Fn(&str) -> Option<u8>| {
            text.split_once(',').and_then(|(one, other)| Some([read(one)?, read(other)?]))
        };
        let pos = Position {
            coins: read_coins.and_then(|coins| coins.try_into().ok()).ok_or_else(|| syntax(text, coins))?,
            walkers: pair(walkers, &cell).ok_or_else(|| syntax(text, walkers))?,
            points: pair(points, &number).ok_or_else(|| syntax(text, points))?,
            seat: Seat::first(2).find(|n| n.to_string() == seat).ok_or_else(|| syntax(text, seat))?,
            to_lay: number(to_lay).filter(|n| *n <= 2).ok_or_else(|| syntax(text, to_lay))?,
        };
        self.arrange(&pos).map_err(|_| impossible(text, text))
    }
}

impl Arrange for Pact {
    type Setup = Position;

    fn setup(&self, pos: &Position, _history: &History) -> Position {
        pos.clone()
    }

    fn arrange(&self, setup: &Position) -> Result<(Position, History), Vec<SetupFault>> {
        let n_free = setup.coins.iter().filter(|coin| coin.is_none()).count();
        let fault = |part| SetupFault::illegal(part, Message::new("toy-impossible-position"));
        let mut faults = Vec::new();
        if setup.walkers[0] == setup.walkers[1] {
            faults.push(fault(Part::Site(Site(setup.walkers[0].into()))));
        }
        if n_free < usize::from(setup.to_lay) {
            faults.push(fault(Part::Field("to-lay")));
        }
        if faults.is_empty() { Ok((setup.clone(), History::new(self, setup, 0, 0))) } else { Err(faults) }
    }
}
