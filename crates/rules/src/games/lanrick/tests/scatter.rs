//! Random positions on which to compare the second move generator.

use super::{
    BLACK, Few, N_FIRST, N_MEN, Phase, Position, Seat, Square, WHITE, all_squares, directions, in_field, is_border,
    is_in, is_vacant, is_won, legal, other, to_move, write,
};

/// A random position that the game admits, a different one for (almost) every `seed`: all phases, different numbers of
/// men, before, during and after turns, with rendezvous nearly won, crowded borders and men that are shut in.
///
/// As in every position of a game, the seat to act and the one that begins the return fit the numbers of men, and each
/// player has five men until the first is taken. The men that have moved in a turn did so by legal steps.
pub fn scatter(_id: &str, _options: &[(&str, &str)], seed: u64) -> String {
    let mut dice = Dice(seed);
    // Not every attempt leads to the intended phase.
    loop {
        let pos = match dice.below(16) {
            0 => Some(placing(&mut dice)),
            1 | 2 => Some(marking(&mut dice)),
            3 | 4 => marked(&mut dice),
            5 | 6 => anywhere(&mut dice),
            7..10 => nearly_won(&mut dice),
            10 => won(&mut dice),
            11 => sending_home(&mut dice),
            12 => levelling(&mut dice),
            13 => returning(&mut dice),
            14 => shut_in(&mut dice),
            _ => over(&mut dice),
        };
        if let Some(pos) = pos {
            return write(&pos);
        }
    }
}

/// An empty board, and nothing else known.
fn empty(phase: Phase, seat: Seat) -> Position {
    Position { men: [Few::NONE; 2], phase, seat, mark: None, left: None, locks: Few::NONE, first: None }
}

fn placing(dice: &mut Dice) -> Position {
    let n = dice.below(2 * N_MEN);
    let mut pos = empty(Phase::Place, n % 2);
    let near = dice.square(&all_squares());
    fill(dice, &mut pos, [n.div_ceil(2), n / 2], |dice, square| is_border(square) && dice.is_kept(square, near));
    pos
}

/// All on the border, often close together, so that some marks are refused.
fn marking(dice: &mut Dice) -> Position {
    let n_men = n_men(dice, false);
    let seat = fewest(n_men).unwrap_or(if n_men == [N_MEN; 2] { WHITE } else { dice.below(2) });
    let mut pos = empty(Phase::Mark, seat);
    let near = dice.square(&all_squares());
    if dice.one_in(4) {
        // All of the opponent's men within a rendezvous, as far as they fit on the border there.
        let n = n_men[other(seat)];
        let mark = mark(dice);
        fill(dice, &mut pos, if seat == WHITE { [0, n] } else { [n, 0] }, |_, square| {
            is_border(square) && is_in(square, mark)
        });
    }
    let n_lacking = [WHITE, BLACK].map(|seat| n_men[seat] - pos.men[seat].len());
    fill(dice, &mut pos, n_lacking, |dice, square| is_border(square) && dice.is_kept(square, near));
    pos
}

/// The first turn for a rendezvous, or what follows it.
fn marked(dice: &mut Dice) -> Option<Position> {
    let pos = marking(dice);
    let marked = legal(&pos);
    // Where the opponent has men, so that sometimes all of them are in.
    let near = dice.square(&pos.men[other(pos.seat)].iter().collect::<Vec<_>>());
    let close: Vec<_> = marked.iter().filter(|(_, after)| after.mark.is_some_and(|mark| is_in(mark, near))).collect();
    let (_, pos) = if close.is_empty() || dice.one_in(2) {
        &marked[dice.below(marked.len())]
    } else {
        close[dice.below(close.len())]
    };
    let n_steps = dice.below(4);
    Some(played(dice, *pos, n_steps))
}

/// Play, with the men anywhere.
fn anywhere(dice: &mut Dice) -> Option<Position> {
    let n_men = n_men(dice, false);
    playing(dice, n_men, |_, _| true)
}

/// Play, with most men in the rendezvous or around it.
fn nearly_won(dice: &mut Dice) -> Option<Position> {
    let n_men = n_men(dice, false);
    let away = 1 + dice.below(2) as i8;
    playing(dice, n_men, |(file, rank), (to_file, to_rank)| {
        (file - to_file).abs() <= away && (rank - to_rank).abs() <= away
    })
}

/// Play, with the mover's men, and often the others, on suitable squares; before or during a turn.
fn playing(dice: &mut Dice, n_men: [usize; 2], suits: impl Fn(Square, Square) -> bool) -> Option<Position> {
    let seat = dice.below(2);
    let mark = mark(dice);
    let is_both = dice.one_in(2);
    let mut pos = Position { mark: Some(mark), ..empty(Phase::Play, seat) };
    // The mover's men are placed first, so that the others are in their way.
    let order = if dice.one_in(2) { [WHITE, BLACK] } else { [BLACK, WHITE] };
    for who in order {
        let is_near = is_both || who == seat;
        for _ in 0..n_men[who] {
            let is_stray = !is_near || dice.one_in(8);
            put_man(dice, &mut pos, who, |_, square| is_stray || suits(square, mark));
        }
    }
    if is_won(&pos, WHITE) || is_won(&pos, BLACK) {
        return None;
    }
    pos.left = Some(n_men[seat]);
    let n_steps = if dice.one_in(2) { 0 } else { 1 + dice.below(4) };
    Some(played(dice, pos, n_steps))
}

/// The position some steps later, within the same turn if it goes on. Prefers short steps to long ones.
fn played(dice: &mut Dice, pos: Position, n_steps: usize) -> Position {
    let mut pos = pos;
    for _ in 0..n_steps {
        if pos.phase != Phase::Play {
            break;
        }
        let mut found = legal(&pos);
        let go_on = |after: &Position| after.phase == Phase::Play && after.seat == pos.seat;
        if !dice.one_in(8) && found.iter().any(|(_, after)| go_on(after)) {
            found.retain(|(_, after)| go_on(after));
        }
        let longest = dice.below(N_FIRST + N_MEN);
        let left = pos.left.unwrap_or_default();
        let is_short = |after: &Position| after.left.is_some_and(|after| left - after.min(left) <= longest);
        if found.iter().any(|(_, after)| is_short(after)) {
            found.retain(|(_, after)| is_short(after));
        }
        pos = found.swap_remove(dice.below(found.len())).1;
    }
    pos
}

/// A man of the loser's is to be taken.
fn won(dice: &mut Dice) -> Option<Position> {
    let n_men = n_men(dice, false);
    let mut pos = with_winner(dice, n_men)?;
    pos.phase = Phase::Take;
    Some(pos)
}

/// The loser's men are to be sent to the border.
fn sending_home(dice: &mut Dice) -> Option<Position> {
    let n_men = n_men(dice, true);
    let mut pos = with_winner(dice, n_men)?;
    if n_men[other(pos.seat)] == N_MEN {
        return None;
    }
    pos.phase = Phase::Home;
    pos.first = Some(fewest(n_men).unwrap_or(other(pos.seat)));
    (!to_move(&pos).1.is_empty()).then_some(pos)
}

/// A rendezvous with all men of one player in it, and not all of the other's.
fn with_winner(dice: &mut Dice, n_men: [usize; 2]) -> Option<Position> {
    let seat = dice.below(2);
    let mark = mark(dice);
    let mut pos = Position { mark: Some(mark), ..empty(Phase::Take, seat) };
    let near = dice.square(&all_squares());
    for _ in 0..n_men[seat] {
        put_man(dice, &mut pos, seat, |_, square| is_in(square, mark));
    }
    let n_out = 1 + dice.below(n_men[other(seat)]);
    for nth in 0..n_men[other(seat)] {
        let is_out = nth < n_out;
        put_man(dice, &mut pos, other(seat), |dice, square| {
            is_in(square, mark) != is_out && dice.is_kept(square, near)
        });
    }
    (!is_won(&pos, other(seat))).then_some(pos)
}

/// Unequal numbers in the field.
fn levelling(dice: &mut Dice) -> Option<Position> {
    let mut pos = after_taking(dice);
    let [white, black] = [WHITE, BLACK].map(|seat| in_field(&pos, seat).len());
    pos.phase = Phase::Level;
    pos.seat = if white > black { WHITE } else { BLACK };
    (white != black).then_some(pos)
}

/// Equal numbers in the field, or one more for the player who moves second.
fn returning(dice: &mut Dice) -> Option<Position> {
    let pos = after_taking(dice);
    returning_from(dice, pos)
}

fn returning_from(dice: &mut Dice, pos: Position) -> Option<Position> {
    let mut pos = pos;
    let n_in_field = [WHITE, BLACK].map(|seat| in_field(&pos, seat).len());
    let first = pos.first.unwrap_or_else(|| dice.below(2));
    pos.phase = Phase::Back;
    pos.seat = if n_in_field[WHITE] == n_in_field[BLACK] { first } else { other(first) };
    let is_right = n_in_field[first] == n_in_field[other(first)] || n_in_field[first] + 1 == n_in_field[other(first)];
    (is_right && n_in_field[pos.seat] > 0).then_some(pos)
}

/// Men anywhere after at least one has been taken, and the player who begins the return.
fn after_taking(dice: &mut Dice) -> Position {
    let n_men = n_men(dice, true);
    let first = fewest(n_men).unwrap_or_else(|| dice.below(2));
    let mut pos = Position { first: Some(first), ..empty(Phase::Back, first) };
    let near = dice.square(&all_squares());
    let is_crowd = dice.one_in(2);
    fill(dice, &mut pos, n_men, |dice, square| dice.is_kept(square, near) && (!is_crowd || !is_border(square)));
    pos
}

/// A man in the field surrounded in all eight directions, while one player levels or both return.
fn shut_in(dice: &mut Dice) -> Option<Position> {
    let few = dice.below(2);
    let mut men = vec![few; N_MEN - 1];
    men.extend([other(few); N_MEN]);
    dice.shuffle(&mut men);
    let field: Vec<Square> = all_squares().into_iter().filter(|square| !is_border(*square)).collect();
    let centre = dice.square(&field);
    let mut pos = Position { first: Some(few), ..empty(Phase::Level, few) };
    let shut = men.pop().expect("there are nine men");
    pos.men[shut] = pos.men[shut].with(centre);
    let is_far = !dice.one_in(3);
    for (_, direction) in directions() {
        let squares: Vec<Square> = super::walk(&pos, centre, direction);
        let square = if is_far { *squares.last()? } else { dice.square(&squares) };
        let seat = men.pop().expect("there are eight more men");
        pos.men[seat] = pos.men[seat].with(square);
    }
    let [white, black] = [WHITE, BLACK].map(|seat| in_field(&pos, seat).len());
    if white.abs_diff(black) == 1 && dice.one_in(2) {
        return returning_from(dice, pos);
    }
    pos.seat = if white > black { WHITE } else { BLACK };
    (white != black).then_some(pos)
}

/// The loser has one man left.
fn over(dice: &mut Dice) -> Option<Position> {
    let seat = dice.below(2);
    let mut n_men = [1, 1];
    n_men[seat] = 2 + dice.below(N_MEN - 1);
    let mut pos = empty(Phase::Over, seat);
    fill(dice, &mut pos, n_men, |_, _| true);
    Some(pos)
}

/// A mark anywhere in the field.
fn mark(dice: &mut Dice) -> Square {
    let mut squares = all_squares();
    squares.retain(|square| !is_border(*square));
    dice.square(&squares)
}

/// How many men they have, at least two: five each, or fewer.
fn n_men(dice: &mut Dice, is_one_taken: bool) -> [usize; 2] {
    loop {
        let full = !is_one_taken && dice.one_in(3);
        let n_men = if full { [N_MEN; 2] } else { [2 + dice.below(N_MEN - 1), 2 + dice.below(N_MEN - 1)] };
        if !is_one_taken || n_men != [N_MEN; 2] {
            return n_men;
        }
    }
}

/// The player with fewer men, if any.
fn fewest(n_men: [usize; 2]) -> Option<Seat> {
    match n_men[WHITE].cmp(&n_men[BLACK]) {
        std::cmp::Ordering::Less => Some(WHITE),
        std::cmp::Ordering::Greater => Some(BLACK),
        std::cmp::Ordering::Equal => None,
    }
}

/// Puts so many men of both players on suitable squares.
fn fill(dice: &mut Dice, pos: &mut Position, n_men: [usize; 2], suits: impl Fn(&mut Dice, Square) -> bool) {
    for seat in [WHITE, BLACK] {
        for _ in 0..n_men[seat] {
            put_man(dice, pos, seat, &suits);
        }
    }
}

/// Puts a man on a suitable vacant square; after many attempts, on any vacant border square.
fn put_man(dice: &mut Dice, pos: &mut Position, seat: Seat, suits: impl Fn(&mut Dice, Square) -> bool) {
    let squares: Vec<Square> = all_squares().into_iter().filter(|square| is_vacant(pos, *square)).collect();
    let mut square = dice.square(&squares);
    for nth in 0.. {
        if nth < 500 && suits(dice, square) || nth >= 500 && is_border(square) {
            break;
        }
        square = dice.square(&squares);
    }
    pos.men[seat] = pos.men[seat].with(square);
}

/// Pseudorandom numbers that depend only on the seed: SplitMix64, by Sebastiano Vigna,
/// <https://prng.di.unimi.it/splitmix64.c>.
struct Dice(u64);

impl Dice {
    /// A number from 0 to `limit - 1`.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// True once in so many times.
    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn square(&mut self, squares: &[Square]) -> Square {
        squares[self.below(squares.len())]
    }

    /// Usually whether a square is close to another one.
    fn is_kept(&mut self, (file, rank): Square, near: Square) -> bool {
        ((file - near.0).abs() <= 3 && (rank - near.1).abs() <= 3) || self.one_in(6)
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for idx in (1..items.len()).rev() {
            items.swap(idx, self.below(idx + 1));
        }
    }
}
