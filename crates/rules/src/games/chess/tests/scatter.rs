//! Random positions on which to compare the second move generator.

use tests::dice::Dice;

use super::{Board, Move, Position, attacked_from, castling_squares, file, forward, is_attacked, legal_moves, next};
use super::{opponent, owner, play, rank, square, write};

/// A random position that the game accepts, another one for (almost) every `seed`. Some are over.
///
/// As in every position of a game: no colour has more pieces than the start and promotions give, no pawn is on the
/// first or last rank, the king of the player not to move is not attacked and the other by two pieces at most, castling
/// rights have king and rook on their squares, the clocks fit together, and a pawn that passed an en passant square has
/// just come that way.
pub fn scatter(_id: &str, _options: &[(&str, &str)], seed: u64) -> String {
    let mut dice = Dice(seed);
    loop {
        let mut position = anyhow(&mut dice);
        let double_move = dice.one_in(4).then(|| set_up_double_move(&mut position, &mut dice));
        if !is_possible(&position) {
            continue;
        }
        return match double_move {
            Some(double) if dice.one_in(2) && legal_moves(&position).contains(&double) => {
                write(&play(&position, double))
            }
            _ => write(&position),
        };
    }
}

/// Pieces on random squares. The position may be impossible.
fn anyhow(dice: &mut Dice) -> Position {
    let mut board = ['.'; 64];
    let mut castlings = String::new();
    let has_bishops_only = dice.one_in(20);
    for player in ['w', 'b'] {
        let coloured = |kind: char| if player == 'w' { kind } else { kind.to_ascii_lowercase() };

        // Some pawns may have been promoted; sometimes many to the same piece, so that several can go to one square.
        let mut kinds: Vec<char> = "QRRBBNN".chars().collect();
        let same = dice.one_in(12).then(|| ['Q', 'B', 'N'][dice.below(3)]);
        let promoted = if same.is_some() { 8 } else { dice.below(9) * dice.below(2) };
        for idx in 0..8 {
            let other = same.unwrap_or(['Q', 'R', 'B', 'N'][dice.below(4)]);
            kinds.push(if idx < promoted { other } else { 'P' });
        }

        if dice.one_in(3) {
            for castling in ['K', 'Q'] {
                let (king, rook) = castling_squares(coloured(castling));
                board[king] = coloured('K');
                if board[rook] == '.' && !dice.one_in(3) {
                    board[rook] = coloured('R');
                    let idx = kinds.iter().position(|&kind| kind == 'R').expect("two of the set-up");
                    kinds.remove(idx);
                    if !dice.one_in(5) {
                        castlings.push(coloured(castling));
                    }
                }
            }
        } else {
            // Often at the edge, where mates happen.
            let squares = free_squares(&board, |square| [0, 7].contains(&rank(square)));
            let squares = if dice.one_in(2) { squares } else { free_squares(&board, |_| true) };
            board[squares[dice.below(squares.len())]] = coloured('K');
        }

        dice.shuffle(&mut kinds);
        let most = [2, 4, 8, kinds.len()][dice.below(4)];
        if same.is_none() {
            kinds.truncate(dice.below(most + 1));
        }
        if has_bishops_only {
            kinds.retain(|&kind| kind == 'B');
        }
        // In some positions pawns are far advanced, or bishops are all on one colour.
        let is_ahead = dice.one_in(3);
        let one_colour = has_bishops_only && !dice.one_in(3);
        for kind in kinds {
            let may_stand = |square: usize| match (kind, player) {
                ('P', 'w') if is_ahead => (4..7).contains(&rank(square)),
                ('P', _) if is_ahead => (1..4).contains(&rank(square)),
                ('P', _) => (1..7).contains(&rank(square)),
                ('B', _) if one_colour => (file(square) + rank(square)) % 2 == 0,
                _ => true,
            };
            let squares = free_squares(&board, may_stand);
            if !squares.is_empty() {
                board[squares[dice.below(squares.len())]] = coloured(kind);
            }
        }
    }

    let quiet = if dice.one_in(3) { 0 } else { dice.below(150) as u32 };
    let number = 1 + quiet.div_ceil(2) + dice.below(60) as u32;
    Position { board, player: ['w', 'b'][dice.below(2)], castlings, passed: None, quiet, number }
}

/// Sets up a pawn to move two squares past an enemy pawn. The result may be impossible.
fn set_up_double_move(position: &mut Position, dice: &mut Dice) -> Move {
    let is_white = position.player == 'w';
    let up = forward(position.player);
    let from = square(dice.below(8) as i32, if is_white { 1 } else { 6 });
    let passed = next(from, (0, up)).expect("pawns begin far from the last rank");
    let to = next(passed, (0, up)).expect("pawns begin far from the last rank");

    // Often a rook attacks the enemy king as soon as both pawns have gone.
    if dice.one_in(3) {
        let (rook, enemy_king) = if is_white { ('R', 'k') } else { ('r', 'K') };
        for piece in &mut position.board {
            if *piece == enemy_king {
                *piece = '.';
            }
        }
        position.castlings.retain(|castling| castling.is_ascii_uppercase() == is_white);
        position.board[square(dice.below(8) as i32, rank(to))] = rook;
        position.board[square(dice.below(8) as i32, rank(to))] = enemy_king;
    }

    let (own_pawn, enemy_pawn) = if is_white { ('P', 'p') } else { ('p', 'P') };
    position.board[from] = own_pawn;
    position.board[passed] = '.';
    position.board[to] = '.';
    if let Some(beside) = next(to, ([-1, 1][dice.below(2)], 0)) {
        position.board[beside] = enemy_pawn;
    }
    Move { from, to, promotion: None }
}

/// Whether the game accepts a position: see [`scatter`].
fn is_possible(position: &Position) -> bool {
    let Position { board, player, .. } = position;
    let is_one_side_possible = |side: char| {
        let kind_at = |square: usize| board[square].to_ascii_uppercase();
        let squares = || (0..64).filter(|&square| owner(board[square]) == Some(side));
        let count = |kind: char| squares().filter(|&square| kind_at(square) == kind).count();
        let promoted: usize = [('Q', 1), ('R', 2), ('B', 2), ('N', 2)]
            .map(|(kind, first)| count(kind).saturating_sub(first))
            .iter()
            .sum();
        count('K') == 1 && count('P') + promoted <= 8
    };
    let king = if *player == 'w' { 'K' } else { 'k' };
    let attackers = (0..64).filter(|&from| {
        owner(board[from]) == Some(opponent(*player)) && attacked_from(board, from).iter().any(|&to| board[to] == king)
    });
    ['w', 'b'].into_iter().all(is_one_side_possible) && !is_attacked(board, opponent(*player)) && attackers.count() <= 2
}

/// The empty squares of which `may_stand` is true.
fn free_squares(board: &Board, may_stand: impl Fn(usize) -> bool) -> Vec<usize> {
    (0..64).filter(|&square| board[square] == '.' && may_stand(square)).collect()
}
