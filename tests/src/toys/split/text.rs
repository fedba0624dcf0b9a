//! The texts of the toy split.

use core::fmt::Write as _;

use rules::grid::Square;
use rules::{Arrange, Format, History, Mend, Message, Notation, Part, ReadError, Seat, SetupFault};

use super::super::text::{PLAIN, fields, impossible, legal, read_turn, syntax, write_turn};
use super::{FILES, Position, RANKS, Split, Step};

impl Notation for Split {
    const MOVES: &'static [Format] = &[PLAIN];
    const POSITIONS: &'static [Format] = &[PLAIN];
    const COVERS_MID_TURN: bool = true;

    /// `a1-a2`, and `.` ends the turn.
    fn write_step(&self, _pos: &Position, step: Step, _format: Format) -> String {
        match step {
            Step::Man(from, to) => format!("{from}-{to}"),
            Step::Done => ".".to_owned(),
        }
    }

    fn read_step(&self, pos: &Position, text: &str) -> Result<Step, ReadError> {
        let square = |text: &str| Square::read_prefix(text).filter(|(_, n)| *n == text.len()).map(|(square, _)| square);
        let step = match text.split_once('-') {
            Some((from, to)) => square(from).zip(square(to)).map(|(from, to)| Step::Man(from, to)),
            None => (text == ".").then_some(Step::Done),
        };
        legal(self, pos, text, step)
    }

    fn write_turn(&self, pos: &Position, steps: &[Step], format: Format) -> String {
        write_turn(self, pos, steps, format)
    }

    fn mend_turn(&self, pos: &Position, text: &str, _mends: &mut Vec<Mend>) -> Result<Vec<Step>, ReadError> {
        read_turn(self, pos, text)
    }

    /// `b.b/.../.../w.w w 2`: the ranks from the far one on, the seat to act, squares left.
    fn write_position(&self, pos: &Position, _ledger: &History, _format: Format) -> String {
        let mut text = String::new();
        for rank in (0..RANKS).rev() {
            text.extend((0..FILES).map(|file| match pos.man(Square { file, rank }) {
                Some(Seat::FIRST) => 'w',
                Some(_) => 'b',
                None => '.',
            }));
            text.push(if rank > 0 { '/' } else { ' ' });
        }
        let seat = if pos.seat == Seat::FIRST { 'w' } else { 'b' };
        write!(text, "{seat} {}", pos.left).expect("writing to a string cannot fail");
        text
    }

    fn mend_position(&self, text: &str, _mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
        let [rows, seat, left] = fields(text)?;
        let mut men = [Vec::new(), Vec::new()];
        let ranks: Vec<&str> = rows.split('/').collect();
        if ranks.len() != usize::from(RANKS) {
            return Err(syntax(text, rows));
        }
        for (rank, row) in (0..RANKS).rev().zip(ranks) {
            if row.len() != usize::from(FILES) {
                return Err(syntax(text, row));
            }
            for (file, sign) in (0..FILES).zip(row.bytes()) {
                match sign {
                    b'w' => men[0].push(Square { file, rank }),
                    b'b' => men[1].push(Square { file, rank }),
                    b'.' => {}
                    _ => return Err(syntax(text, row)),
                }
            }
        }
        let [white, black] = men.map(|mut men| {
            men.sort_unstable();
            <[Square; 2]>::try_from(men).ok()
        });
        let men = white.zip(black).map(|(white, black)| [white, black]);
        let men = men.ok_or_else(|| impossible(text, rows))?;
        let seat = match seat {
            "w" => Seat::FIRST,
            "b" => Seat::SECOND,
            _ => return Err(syntax(text, seat)),
        };
        let squares = (1..=self.squares).find(|n| n.to_string() == left).ok_or_else(|| syntax(text, left))?;
        self.arrange(&Position { men, seat, left: squares }).map_err(|_| impossible(text, rows))
    }
}

impl Arrange for Split {
    type Setup = Position;

    fn setup(&self, pos: &Position, _history: &History) -> Position {
        pos.clone()
    }

    fn arrange(&self, setup: &Position) -> Result<(Position, History), Vec<SetupFault>> {
        // A seat wins in its own turn, and thereby ends it.
        let is_possible = setup.n_arrived(setup.seat) < 2 && (setup.winner().is_none() || setup.left == self.squares);
        if !is_possible {
            return Err(vec![SetupFault::illegal(Part::Whole, Message::new("toy-impossible-position"))]);
        }
        Ok((setup.clone(), History::new(self, setup, 0, 0)))
    }
}
