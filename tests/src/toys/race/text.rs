//! The texts of the toy race.

use rules::{Arrange, Format, History, Mend, Message, Notation, Part, ReadError, Rules, Seat, SetupFault};

use super::super::text::{PLAIN, fields, impossible, legal, read_turn, syntax, write_turn};
use super::{GONE, Position, Race, Racer, SEATS, SIX, Step};

impl Notation for Race {
    const MOVES: &'static [Format] = &[PLAIN];
    const POSITIONS: &'static [Format] = &[PLAIN];
    const COVERS_MID_TURN: bool = true;

    /// `4` is a throw, `0-4` a walk, `-` a pass.
    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        match step {
            Step::Throw(face) => face.to_string(),
            Step::Walk(from, to) => format!("{from}-{to}"),
            Step::Pass => "-".to_owned(),
        }
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        let step = match text.split_once('-') {
            Some(("", "")) => Some(Step::Pass),
            Some((from, to)) => number(from).zip(number(to)).map(|(from, to)| Step::Walk(from, to)),
            None => number(text).map(Step::Throw),
        };
        legal(self, pos, text, step)
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], format: Format) -> String {
        write_turn(self, pos, steps, format)
    }

    fn mend_turn(&self, pos: &Position, text: &str, _mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        read_turn(self, pos, text)
    }

    /// `0,4/9,9#1/0,0 3 ?`: the tokens seat by seat, with the place of a seat that has one (`-#3`: it resigned; `-`: an
    /// empty seat); the seat to act, `-` when the game is over; the die.
    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        let racer = |racer: &Racer| match (racer.tokens, racer.place) {
            ([GONE, _], 0) => "-".to_owned(),
            ([low, high], 0) => format!("{low},{high}"),
            ([GONE, _], place) => format!("-#{place}"),
            ([low, high], place) => format!("{low},{high}#{place}"),
        };
        let seat = if pos.is_over() { "-".to_owned() } else { pos.seat.to_string() };
        let die = pos.die.map_or("?".to_owned(), |die| die.to_string());
        format!("{} {seat} {die}", pos.racers.each_ref().map(racer).join("/"))
    }

    fn mend_position(&self, text: &str, _mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        let [racers, seat, die] = fields(text)?;
        let rows: Vec<&str> = racers.split('/').collect();
        let rows: [&str; SEATS] = rows.try_into().map_err(|_| syntax(text, racers))?;
        let mut pos = self.start();
        for (racer, row) in pos.racers.iter_mut().zip(rows) {
            *racer = self.read_racer(row).ok_or_else(|| syntax(text, row))?;
        }
        pos.seat = match seat {
            "-" if pos.is_over() => Seat::FIRST,
            _ => number(seat)
                .and_then(|n| Seat::new(usize::from(n).checked_sub(1)?))
                .filter(|seat| seat.idx() < SEATS && pos.is_racing(*seat))
                .ok_or_else(|| syntax(text, seat))?,
        };
        pos.die = match die {
            "?" => None,
            _ => Some(number(die).filter(|n| (1..=SIX).contains(n)).ok_or_else(|| syntax(text, die))?),
        };
        self.arrange(&pos).map_err(|_| impossible(text, racers))
    }
}

impl Arrange for Race {
    type Setup = Position;

    fn setup(&self, pos: &Position, _history: &History) -> Position {
        pos.clone()
    }

    fn arrange(&self, setup: &Position) -> Result<(Position, History), Vec<SetupFault>> {
        if !self.is_possible(setup) {
            return Err(vec![SetupFault::illegal(Part::Whole, Message::new("toy-impossible-position"))]);
        }
        Ok((setup.clone(), History::new(self, setup, 0, 0)))
    }
}

impl Race {
    fn read_racer(&self, row: &str) -> Option<Racer> {
        let (tokens, place) = match row.split_once('#') {
            Some((tokens, place)) => (tokens, number(place).filter(|n| (1..=SEATS as u8).contains(n))?),
            None => (row, 0),
        };
        if tokens == "-" {
            return Some(Racer { tokens: [GONE; 2], place });
        }
        let (low, high) = tokens.split_once(',')?;
        let tokens = [number(low)?, number(high)?];
        (tokens.is_sorted() && tokens[1] <= self.home).then_some(Racer { tokens, place })
    }

    /// Whether a game can reach `pos`, which is well formed.
    fn is_possible(&self, pos: &Position) -> bool {
        let class = |racer: &Racer| match racer.tokens {
            [low, _] if low == self.home => Class::Home,
            [GONE, _] => Class::Gone,
            _ => Class::Between,
        };
        let holder = |place: u8| pos.racers.iter().find(|racer| racer.place == place);
        let places = 1..=pos.n_players();
        let by_place: Vec<Class> = places.clone().map(|place| holder(place).map_or(Class::Between, class)).collect();
        let n_open = places.filter(|place| holder(*place).is_none()).count();
        let n_racing = pos.racers.iter().filter(|racer| racer.is_racing()).count();
        let n_between = pos.racers.iter().filter(|racer| class(racer) == Class::Between).count();
        let stands_alone = |(seat, cell): (Seat, u8)| {
            !(1..self.home).contains(&cell) || Race::tokens(pos).all(|(other, at)| other == seat || at != cell)
        };
        // A seat that is left alone takes the remaining place.
        let n_still = if n_between == 1 { 0 } else { n_between };
        by_place.is_sorted()
            && n_between > 0
            && (n_racing, n_open) == (n_still, n_still)
            && pos.n_players() > 1
            && pos.racers.iter().all(|racer| racer.place <= pos.n_players())
            && pos.racers.iter().all(|racer| racer.place > 0 || class(racer) != Class::Home)
            && Race::tokens(pos).all(stands_alone)
            && !(pos.is_over() && pos.die.is_some())
    }
}

/// Who has the better places: seats that came home, then those that are racing or were left alone, then those that
/// left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Class {
    Home,
    Between,
    Gone,
}

/// Reads a number without sign and leading zeros.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n: &u8| n.to_string() == text)
}
