//! Reading moves: a text is compared with the legal moves, and if none fits, the reason is found.

use cozy_chess::{File, Piece, Rank, Square};

use crate::notation::{ErrorKind, ReadError};

use super::super::messages;
use super::super::position::Position;
use super::super::san::{self, Body, Wording};
use super::super::steps::{self, Step};
use super::super::{kind, refusal};

pub(super) fn read_step(pos: &Position, text: &str) -> Result<Step, ReadError> {
    let wording = san::read(text)?;
    let mut legal = Vec::new();
    steps::list(pos, &mut legal);
    legal.retain(|step| is_meant(pos, &wording.body, *step));
    match legal.as_slice() {
        [] => Err(diagnose(pos, text, &wording)),
        [step] => objection(pos, text, &wording, *step).map_or(Ok(*step), Err),
        _ => {
            let readings: Vec<String> = legal.iter().map(|step| san::write(pos, *step)).collect();
            let why = messages::text_ambiguous(readings.join(", "));
            Err(ReadError::new(ErrorKind::Ambiguous, text, text, why))
        }
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

/// A wrong claim in a text that means one legal move.
fn objection(pos: &Position, text: &str, wording: &Wording<'_>, step: Step) -> Option<ReadError> {
    let contradiction = |fragment: &str, why| Some(ReadError::new(ErrorKind::Contradiction, text, fragment, why));
    let victim = steps::victim(pos, step);
    let takes = match wording.body {
        Body::Move { takes, .. } => takes,
        Body::Castling { .. } => "",
    };
    if victim.is_none() && !takes.is_empty() {
        return contradiction(takes, messages::text_takes_nothing(step.to.to_string()));
    }
    if !wording.in_passing.is_empty() && victim.is_none_or(|at| at == step.to) {
        return contradiction(wording.in_passing, messages::text_not_in_passing());
    }
    let mut after = pos.clone();
    steps::apply(&mut after, step, &mut ());
    if !wording.signs.is_empty() && !after.is_check() {
        return contradiction(wording.signs, messages::text_no_check());
    }
    // A mate may be written as a check, but a check not as a mate.
    if wording.signs.contains('#') && !san::is_mate(&after) {
        return contradiction(wording.signs, messages::text_no_mate());
    }
    None
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
