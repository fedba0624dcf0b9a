//! Reading moves: a text is compared with the legal moves, and if none fits, the reason is found.

use cozy_chess::{File, Piece, Rank, Square};

use crate::messages::read_as;
use crate::notation::{ErrorKind, Mend, Plain, ReadError};

use super::super::messages;
use super::super::position::Position;
use super::super::san::{self, Body, Wording};
use super::super::steps::{self, Step};
use super::super::{kind, refusal};

/// Reads a move as it should be written. Moves of a position that is a draw for lack of material are read as well: texts
/// of games go on there.
pub(super) fn read_step(pos: &Position, text: &str) -> Result<Step, ReadError> {
    let (step, objections) = read(pos, text)?;
    objections.into_iter().next().map_or(Ok(step), Err)
}

/// Reads a move that can mean one thing only, whatever is wrong with it: a sign for a capture, a check or mate that the
/// board contradicts, capital letters in the wrong places, dashes. Figurines are letters.
pub(super) fn mend(pos: &Position, whole: &str, mends: &mut Vec<Mend>) -> Result<Step, ReadError> {
    let figurines =
        Plain::new(whole, |sign| FIGURINES.iter().find(|(known, _)| known.contains(&sign)).map(|(_, letter)| *letter));
    let mut told = Vec::new();
    let plain = Plain::dashed(figurines.text(), &mut told);
    let text = plain.text();
    let read = read(pos, text).or_else(|error| {
        let step = with_other_capitals(pos, text, error)?;
        told.push(Mend::new(text, text, read_as(san::write(pos, step))));
        Ok((step, Vec::new()))
    });
    let (step, objections) = read.map_err(|error| figurines.error(plain.error(error)))?;
    told.extend(objections.into_iter().map(|ReadError { at, text, why, .. }| plain.mend(Mend { at, text, how: why })));
    mends.extend(told.into_iter().map(|mend| figurines.mend(mend)));
    Ok(step)
}

/// The moves that an ambiguous text can mean: pieces of one kind that can go to one square.
pub(super) fn readings(pos: &Position, text: &str) -> Vec<(Vec<Step>, String)> {
    const MOST: usize = 8;
    let Ok(wording) = san::read(text) else { return Vec::new() };
    let mut legal = Vec::new();
    steps::list_readable(pos, &mut legal);
    legal.retain(|step| is_meant(pos, &wording.body, *step));
    if legal.len() < 2 {
        return Vec::new();
    }
    legal.into_iter().take(MOST).map(|step| (vec![step], san::write(pos, step))).collect()
}

/// The signs of pieces in print, and their letters.
const FIGURINES: [([char; 2], &str); 9] = [
    (['♔', '♚'], "K"),
    (['♕', '♛'], "Q"),
    (['♖', '♜'], "R"),
    (['♗', '♝'], "B"),
    (['♘', '♞'], "N"),
    (['♙', '♟'], ""),
    (['×', '✕'], "x"),
    (['\u{fe0e}', '\u{fe0f}'], ""),
    // The daggers of old books: a mate may be written as a check.
    (['†', '‡'], "+"),
];

/// The move that a text means which has capital letters in the wrong places; the error of the text as it stands, if it
/// means none, and another one if it means several.
fn with_other_capitals(pos: &Position, text: &str, error: ReadError) -> Result<Step, ReadError> {
    let small = text.to_ascii_lowercase();
    let mut chars = small.chars();
    let piece: String = chars.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(chars).collect();
    let mut meant: Vec<Step> = Vec::new();
    for other in [small, piece].iter().filter(|other| *other != text) {
        if let Ok((step, _)) = read(pos, other)
            && !meant.contains(&step)
        {
            meant.push(step);
        }
    }
    match *meant.as_slice() {
        [step] if error.fault != ErrorKind::Ambiguous => Ok(step),
        [_, ..] if error.fault != ErrorKind::Ambiguous => Err(ambiguous(pos, text, &meant)),
        _ => Err(error),
    }
}

fn ambiguous(pos: &Position, text: &str, meant: &[Step]) -> ReadError {
    let readings: Vec<String> = meant.iter().map(|step| san::write(pos, *step)).collect();
    ReadError::new(ErrorKind::Ambiguous, text, text, messages::text_ambiguous(readings.join(", ")))
}

/// The one move that a text means, and what the board contradicts in it.
fn read(pos: &Position, text: &str) -> Result<(Step, Vec<ReadError>), ReadError> {
    let wording = san::read(text)?;
    let mut legal = Vec::new();
    steps::list_readable(pos, &mut legal);
    legal.retain(|step| is_meant(pos, &wording.body, *step));
    match legal.as_slice() {
        [] => Err(diagnose(pos, text, &wording)),
        [step] => Ok((*step, objections(pos, text, &wording, *step))),
        _ => Err(ambiguous(pos, text, &legal)),
    }
}

/// Whether a legal move is what the text means.
fn is_meant(pos: &Position, body: &Body<'_>, step: Step) -> bool {
    let castles = steps::castles(pos, step);
    match *body {
        Body::Castling { side, .. } => castles == Some(side),
        Body::Move { piece, from, to, promotion, .. } => {
            let is_whole = from.0.is_some() && from.1.is_some();
            step.to == to
                && comes_from(step.from, from)
                && (promotion.is_none() || step.promotion == promotion)
                && (castles.is_none() || is_whole)
                && is_named(pos.piece_on(step.from), piece, is_whole)
        }
    }
}

fn comes_from(square: Square, (file, rank): (Option<File>, Option<Rank>)) -> bool {
    file.is_none_or(|file| file == square.file()) && rank.is_none_or(|rank| rank == square.rank())
}

/// Whether a piece is the one named: without a letter a pawn, or whatever is on the square the text names.
fn is_named(piece: Option<Piece>, named: Option<Piece>, has_square: bool) -> bool {
    match named {
        Some(named) => piece == Some(named),
        None => has_square || piece == Some(Piece::Pawn),
    }
}

/// The wrong claims in a text that means one legal move.
fn objections(pos: &Position, text: &str, wording: &Wording<'_>, step: Step) -> Vec<ReadError> {
    let mut found = Vec::new();
    let mut contradiction =
        |fragment: &str, why| found.push(ReadError::new(ErrorKind::Contradiction, text, fragment, why));
    let victim = steps::victim(pos, step);
    let takes = match wording.body {
        Body::Move { takes, .. } => takes,
        Body::Castling { .. } => "",
    };
    if victim.is_none() && !takes.is_empty() {
        contradiction(takes, messages::text_takes_nothing(step.to.to_string()));
    }
    if !wording.in_passing.is_empty() && victim.is_none_or(|at| at == step.to) {
        contradiction(wording.in_passing, messages::text_not_in_passing());
    }
    let mut after = pos.clone();
    steps::apply(&mut after, step, &mut ());
    if !wording.signs.is_empty() && !after.is_check() {
        contradiction(wording.signs, messages::text_no_check());
    } else if wording.signs.contains('#') && !san::is_mate(&after) {
        // A mate may be written as a check, but a check not as a mate.
        contradiction(wording.signs, messages::text_no_mate());
    }
    found
}

/// Why a consistent text is not a legal move.
fn diagnose(pos: &Position, text: &str, wording: &Wording<'_>) -> ReadError {
    let illegal = |fragment: &str, why| ReadError::new(ErrorKind::Illegal, text, fragment, why);
    if steps::is_over(pos) {
        return illegal(text, steps::prompt(pos));
    }
    let Body::Move { piece, from, from_text, to, to_text, promotion, promotion_text, .. } = wording.body else {
        let Body::Castling { side, text: castling } = wording.body else { return illegal(text, steps::prompt(pos)) };
        return illegal(castling, refusal::of_castling(pos, side));
    };
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    if let (Some(file), Some(rank)) = from {
        let from = Square::new(file, rank);
        if let Some(why) = refusal::of_piece(pos, from) {
            return illegal(from_text, why);
        }
        if let Some(there) = pos.piece_on(from).filter(|there| piece.is_some_and(|named| named != *there)) {
            let why = messages::text_other_piece(kind(there), from.to_string());
            return ReadError::new(ErrorKind::Contradiction, text, from_text, why);
        }
    }
    // Own pieces that the text can mean; the fewer obstacles, the likelier.
    let board = pos.board();
    let color = board.side_to_move();
    let named = piece.unwrap_or(Piece::Pawn);
    let is_whole = from.0.is_some() && from.1.is_some();
    let known: Vec<(Square, Piece)> = board
        .colors(color)
        .into_iter()
        .filter(|square| comes_from(*square, from))
        .filter_map(|square| Some((square, pos.piece_on(square)?)))
        .filter(|(_, there)| is_named(Some(*there), piece, is_whole))
        .collect();
    if promotion.is_some() && known.iter().any(|(from, _)| legal.iter().any(|step| (step.from, step.to) == (*from, to)))
    {
        let why = messages::text_no_promotion(to.to_string());
        return ReadError::new(ErrorKind::Contradiction, text, promotion_text, why);
    }
    let reaches = |&&(square, piece): &&(Square, Piece)| refusal::goals(board, piece, square).has(to);
    let would_reach = |&&(square, piece): &&(Square, Piece)| refusal::reach(color, piece, square).has(to);
    // If no pawn can get there at all, the one behind the square is meant.
    let is_behind = |&&(square, piece): &&(Square, Piece)| piece == Piece::Pawn && square.file() == to.file();
    let only = known.first().filter(|_| known.len() == 1);
    let likeliest = only.or_else(|| known.iter().find(reaches)).or_else(|| known.iter().find(would_reach));
    match likeliest.or_else(|| known.iter().find(is_behind)) {
        Some((square, _)) => illegal(to_text, refusal::of_goal(pos, *square, to)),
        None if known.is_empty() => illegal(text, messages::text_no_piece(kind(named))),
        None => illegal(to_text, messages::text_none_reaches(kind(named), to.to_string())),
    }
}
