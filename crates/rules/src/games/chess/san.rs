//! Turn notation: SAN, `Nbxd7+`, and UCI, `b8d7`; and parsing of what a person wrote.

use cozy_chess::{File, Piece, Rank, Square};

use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};

use super::messages;
use super::position::Position;
use super::steps::{self, PROMOTIONS, Side, Step};

/// The letters of the pieces in the order of [`Piece`]. Pawns are written without one.
const LETTERS: [char; Piece::NUM] = ['P', 'N', 'B', 'R', 'Q', 'K'];

/// What may stand behind a capture in passing.
const IN_PASSING: [&str; 5] = ["e. p.", "e.p.", "e.p", "ep.", "ep"];

/// Writes a legal move in standard algebraic notation.
pub(super) fn write(pos: &Position, step: Step) -> String {
    let mut text = String::new();
    match (steps::castles(pos, step), pos.piece_on(step.from)) {
        (Some(Side::King), _) => text.push_str("O-O"),
        (Some(Side::Queen), _) => text.push_str("O-O-O"),
        (None, Some(piece)) => write_piece(pos, piece, step, &mut text),
        (None, None) => {}
    }
    let mut after = pos.clone();
    steps::apply(&mut after, step, &mut ());
    if is_mate(&after) {
        text.push('#');
    } else if after.is_check() {
        text.push('+');
    }
    text
}

fn write_piece(pos: &Position, piece: Piece, step: Step, text: &mut String) {
    let Step { from, to, promotion } = step;
    let takes = steps::victim(pos, step).is_some();
    if piece == Piece::Pawn {
        if takes {
            text.push(from.file().into());
        }
    } else {
        text.push(LETTERS[piece as usize]);
        let mut legal = Vec::new();
        steps::list_readable(pos, &mut legal);
        let is_rival = |other: &&Step| other.to == to && other.from != from && pos.piece_on(other.from) == Some(piece);
        let rivals: Vec<Square> = legal.iter().filter(is_rival).map(|other| other.from).collect();
        let shares_file = rivals.iter().any(|square| square.file() == from.file());
        let shares_rank = rivals.iter().any(|square| square.rank() == from.rank());
        if !rivals.is_empty() && (!shares_file || shares_rank) {
            text.push(from.file().into());
        }
        if shares_file {
            text.push(from.rank().into());
        }
    }
    if takes {
        text.push('x');
    }
    text.push_str(&to.to_string());
    if let Some(piece) = promotion {
        text.extend(['=', LETTERS[piece as usize]]);
    }
}

/// Whether the king to move is mated. A check does not count when the game has ended for lack of material (CHESS-1).
pub(super) fn is_mate(pos: &Position) -> bool {
    pos.is_check() && !steps::has_move(pos)
}

/// Writes a legal move in UCI notation.
pub(super) fn write_uci(step: Step) -> String {
    let mut text = format!("{}{}", step.from, step.to);
    text.extend(step.promotion.map(|piece| LETTERS[piece as usize].to_ascii_lowercase()));
    text
}

/// What a text says about a move, with the fragments that errors can point at.
#[derive(Debug)]
pub(super) struct Wording<'t> {
    pub(super) body: Body<'t>,
    /// The signs for check or mate at its end.
    pub(super) signs: &'t str,
    /// The mark for en passant.
    pub(super) in_passing: &'t str,
}

/// Which move a text means.
#[derive(Debug)]
pub(super) enum Body<'t> {
    /// Castling.
    Castling { side: Side, text: &'t str },
    /// Any other move, and castling written as a king's move from square to square.
    Move {
        /// The piece named by a letter.
        piece: Option<Piece>,
        /// What the text says about the square it comes from.
        from: (Option<File>, Option<Rank>),
        from_text: &'t str,
        /// The mark for a capture.
        takes: &'t str,
        to: Square,
        to_text: &'t str,
        promotion: Option<Piece>,
        promotion_text: &'t str,
    },
}

/// Parses the text of a move.
pub(super) fn read(text: &str) -> Result<Wording<'_>, ReadError> {
    let trimmed = text.trim();
    let is_sign = |sign| matches!(sign, '+' | '#');
    // The signs may be before or after `e.p.`.
    let without = trimmed.trim_end_matches(is_sign);
    let split = |ending: &str| without.split_at_checked(without.len().checked_sub(ending.len())?);
    let ends = |ending: &&str| split(ending).filter(|(_, found)| found.eq_ignore_ascii_case(ending));
    let (rest, in_passing) = IN_PASSING.iter().find_map(ends).unwrap_or((without, ""));
    let before = rest.trim_end();
    let body = before.trim_end_matches(is_sign);
    let signs = if without.len() < trimmed.len() { &trimmed[without.len()..] } else { &before[body.len()..] };
    let body = match castling(body) {
        Some(side) => Body::Castling { side, text: body },
        None => Reader { text, rest: body }.body()?,
    };
    Ok(Wording { body, signs, in_passing })
}

fn castling(body: &str) -> Option<Side> {
    match body.replace(['0', 'o'], "O").as_str() {
        "O-O" => Some(Side::King),
        "O-O-O" => Some(Side::Queen),
        _ => None,
    }
}

struct Reader<'t> {
    /// The whole text.
    text: &'t str,
    rest: &'t str,
}

impl<'t> Reader<'t> {
    fn body(mut self) -> Result<Body<'t>, ReadError> {
        if self.rest.is_empty() {
            return self.fault(self.rest, messages::text_move());
        }
        let piece = self.take(|letter| piece_of(letter).filter(|_| letter.is_ascii_uppercase()));
        let start = self.rest;
        let mut file = self.file();
        let mut rank = self.rank();
        let from_text = &start[..start.len() - self.rest.len()];
        let takes = self.rest;
        let _ = self.take(|sign| matches!(sign, 'x' | ':' | '-').then_some(()));
        let takes = &takes[..takes.len() - self.rest.len()];
        let (to, to_text) = match (file.zip(rank), self.square()) {
            (_, Some(second)) => second,
            // A single square is the target.
            (Some((to_file, to_rank)), None) if takes.is_empty() => {
                (file, rank) = (None, None);
                (Square::new(to_file, to_rank), from_text)
            }
            _ => {
                let found = if takes.is_empty() { start } else { self.rest };
                let why = if found.is_empty() { messages::text_move() } else { messages::text_square(found) };
                return self.fault(found, why);
            }
        };
        let from_text = if file.is_none() && rank.is_none() { "" } else { from_text };
        let promotion_text = self.rest;
        let promotion = self.promotion()?;
        let takes = if takes == "-" { "" } else { takes };
        // A pawn move without a capture mark stays on its file.
        let goes_straight = piece.is_none_or(|piece| piece == Piece::Pawn) && takes.is_empty();
        let file = file.or_else(|| goes_straight.then_some(to.file()));
        Ok(Body::Move { piece, from: (file, rank), from_text, takes, to, to_text, promotion, promotion_text })
    }

    /// Parses the promotion, up to the end.
    fn promotion(&mut self) -> Result<Option<Piece>, ReadError> {
        let whole = self.rest;
        if whole.is_empty() {
            return Ok(None);
        }
        let inside = whole.strip_prefix('(').and_then(|inside| inside.strip_suffix(')'));
        let letter = whole.strip_prefix(['=', '/']).or(inside).unwrap_or(whole);
        let mut letters = letter.chars();
        match (letters.next().and_then(piece_of), letters.next()) {
            (Some(piece), None) if PROMOTIONS.contains(&piece) => Ok(Some(piece)),
            // A piece that a pawn cannot become, or a promotion sign followed by something else.
            (Some(_), None) => self.fault(whole, messages::text_promotion(whole)),
            _ if letter.len() < whole.len() => self.fault(whole, messages::text_promotion(whole)),
            _ => self.fault(whole, messages::text_rest(whole)),
        }
    }

    fn fault<T>(&self, fragment: &str, why: Message) -> Result<T, ReadError> {
        Err(ReadError::new(ErrorKind::Syntax, self.text, fragment, why))
    }

    /// Takes the next character if it means something.
    fn take<T>(&mut self, meaning: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let sign = self.rest.chars().next()?;
        let found = meaning(sign)?;
        self.rest = &self.rest[sign.len_utf8()..];
        Some(found)
    }

    fn file(&mut self) -> Option<File> {
        self.take(|letter| File::try_from(letter).ok())
    }

    fn rank(&mut self) -> Option<Rank> {
        self.take(|digit| Rank::try_from(digit).ok())
    }

    /// Takes a square if a complete one is next.
    fn square(&mut self) -> Option<(Square, &'t str)> {
        let start = self.rest;
        let square = self.file().and_then(|file| Some(Square::new(file, self.rank()?)));
        if square.is_none() {
            self.rest = start;
        }
        Some((square?, &start[..start.len() - self.rest.len()]))
    }
}

/// The piece for a letter of either case.
fn piece_of(letter: char) -> Option<Piece> {
    LETTERS.iter().position(|known| *known == letter.to_ascii_uppercase()).and_then(Piece::try_index)
}
