//! Random positions on which to compare the second move generator.

use tests::dice::Dice;

use super::ids::{self, Position, Stage};
use super::{BAR, Board, MOST_DOUBLINGS, START, Seat, other};

/// A random position that the game accepts, another one for (almost) every `seed`: with and without dice, with doubles
/// to answer and cubes of every value where the cube is in play; some are over.
///
/// As in every position of a game: fifteen checkers a side, no point shared, a cube in the middle is undoubled, and
/// both players have checkers left until one has won.
pub fn scatter(_id: &str, options: &[(&str, &str)], seed: u64) -> String {
    let mut dice = Dice(seed);
    let has_cube = options.contains(&("cube", "on"));
    if dice.one_in(300) {
        let stage = Stage::Opening;
        return ids::write(&Position { board: START, seat: 0, stage, doublings: 0, owner: None });
    }

    let seat = dice.below(2);
    let (one, two) = (1 + dice.below(6), 1 + dice.below(6));
    let (high, low) = (one.max(two), one.min(two));
    let mut board = match dice.below(12) {
        0 | 1 => contact(&mut dice),
        2 => race(&mut dice),
        3 => bars(&mut dice),
        4 | 5 => bear_off(&mut dice, seat),
        6 => closed(&mut dice, seat),
        7 | 8 => stuck(&mut dice, seat, [high, low]),
        9 => nearly_over(&mut dice),
        _ => far_behind(&mut dice, seat),
    };

    let (mut doublings, mut owner) = (0, None);
    if has_cube && !dice.one_in(3) {
        doublings = MOST_DOUBLINGS.min(1 + dice.below(8) as u8);
        owner = Some(dice.below(2));
    }
    let may_double = has_cube && owner != Some(other(seat)) && doublings < MOST_DOUBLINGS;
    let stage = match dice.below(60) {
        0..20 => Stage::Thrown([high as u8, low as u8]),
        20..24 if may_double => Stage::Doubled,
        24 if may_double => Stage::Dropped,
        25 => {
            board[seat] = [0; 26];
            board[seat][0] = 15;
            Stage::BorneOff
        }
        _ => Stage::OnRoll,
    };
    ids::write(&Position { board, seat, stage, doublings, owner })
}

/// Puts up to `n` checkers of a player on some of the `places`, in stacks, where the other has none and there is room.
/// The rest stay off.
fn put(dice: &mut Dice, board: &mut Board, seat: Seat, mut n: usize, places: &[usize]) {
    let highest = 1 + dice.below(4);
    while n > 0 {
        let is_free = |place: &&usize| **place == BAR || board[other(seat)][25 - **place] == 0;
        let free: Vec<usize> = places.iter().filter(is_free).copied().collect();
        if free.is_empty() {
            return;
        }
        let stack = n.min(1 + dice.below(highest));
        board[seat][free[dice.below(free.len())]] += stack as u8;
        n -= stack;
    }
}

/// Counts the checkers that are off.
fn with_rest_off(mut board: Board) -> Board {
    for own in &mut board {
        own[0] = 0;
        own[0] = 15 - own.iter().sum::<u8>();
    }
    board
}

/// The points from `low` to `high`.
fn points(low: usize, high: usize) -> Vec<usize> {
    (low..=high).collect()
}

/// All checkers anywhere, some on the bar.
fn contact(dice: &mut Dice) -> Board {
    let mut board = Board::default();
    let first = dice.below(2);
    for seat in [first, other(first)] {
        let on_bar = if dice.one_in(4) { 1 } else { 0 };
        put(dice, &mut board, seat, on_bar, &[BAR]);
        // Not everywhere, so that the other player has room.
        let mut places = points(1, 24);
        dice.shuffle(&mut places);
        places.truncate(3 + dice.below(10));
        put(dice, &mut board, seat, 15 - on_bar, &places);
    }
    filled(dice, board)
}

/// The players have passed each other.
fn race(dice: &mut Dice) -> Board {
    let mut board = Board::default();
    let border = 4 + dice.below(18);
    for (seat, high) in [(0, border), (1, 24 - border)] {
        let n = if dice.one_in(2) { 15 } else { 1 + dice.below(15) };
        put(dice, &mut board, seat, n, &points(1, high));
    }
    filled(dice, board)
}

/// Several checkers on the bar, on one side or both, against points made at home.
fn bars(dice: &mut Dice) -> Board {
    let mut board = Board::default();
    for own in &mut board {
        let mut home = points(1, 6);
        dice.shuffle(&mut home);
        for place in &home[..dice.below(6)] {
            own[*place] = 1 + dice.below(3).min(1) as u8;
        }
    }
    for seat in 0..2 {
        let on_bar = dice.below(5);
        put(dice, &mut board, seat, on_bar, &[BAR]);
        let n = left(&board, seat).min(dice.below(12));
        put(dice, &mut board, seat, n, &points(1, 24));
    }
    filled(dice, board)
}

/// One player bears off, with gaps; the other has passed, or waits on the bar or on a point.
fn bear_off(dice: &mut Dice, seat: Seat) -> Board {
    let mut board = Board::default();
    let mut home = points(1, 6);
    dice.shuffle(&mut home);
    home.truncate(1 + dice.below(6));
    let n = 1 + dice.below(15);
    put(dice, &mut board, seat, n, &home);
    // One checker may not be home yet.
    if n < 15 && dice.one_in(4) {
        let far = [7, 8, 9, 12, BAR];
        let place = far[dice.below(far.len())];
        board[seat][place] += 1;
    }
    let waiting = dice.below(3);
    for _ in 0..waiting {
        put(dice, &mut board, other(seat), 1, &[BAR, 24, 23, 22, 21, 20, 19]);
    }
    let n = dice.below(14 - waiting);
    put(dice, &mut board, other(seat), n, &points(1, 17));
    filled(dice, board)
}

/// One player has closed their home except for at most one point, and the other waits on the bar. Either is on roll.
fn closed(dice: &mut Dice, seat: Seat) -> Board {
    let mut board = Board::default();
    let closer = if dice.one_in(2) { seat } else { other(seat) };
    let open = dice.below(12);
    for place in (1..=6).filter(|place| *place != open) {
        board[closer][place] = 2;
    }
    let n = left(&board, closer);
    put(dice, &mut board, closer, n, &points(1, 18));
    let on_bar = 1 + dice.below(4);
    put(dice, &mut board, other(closer), on_bar, &[BAR]);
    let n = dice.below(16 - on_bar);
    // Never all of the other's home too: then nobody could ever move again.
    put(dice, &mut board, other(closer), n, &[1, 2, 4, 5, 6, 7, 9, 13, 18]);
    filled(dice, board)
}

/// The player on roll has few checkers that can move, and the other holds many points before them: often only one
/// number of the throw can be played, or both in one order only.
fn stuck(dice: &mut Dice, seat: Seat, [high, low]: [usize; 2]) -> Board {
    let mut board = Board::default();
    let n_free = 1 + dice.below(3).saturating_sub(1);
    for _ in 0..n_free {
        let place = if dice.one_in(4) { BAR } else { 3 + dice.below(22) };
        board[seat][place] += 1;
    }
    let first = points(1, BAR).into_iter().find(|place| board[seat][*place] > 0).expect("a checker was put there");

    // Blocked for the first checker: the targets of both numbers together, and of one number or none alone.
    let open = [low, low, high, 0][dice.below(4)];
    let barred = [low + high, low, high].into_iter().filter(|number| *number != open && *number < first);
    let mut places: Vec<usize> = points(1, 24);
    dice.shuffle(&mut places);
    places.splice(0..0, barred.map(|number| 25 - (first - number)));
    places.retain(|place| 25 - place + open != first && board[seat][25 - place] == 0);
    for place in &places[..4 + dice.below(4)] {
        board[other(seat)][*place] = 2;
    }

    // The others are deep at home, or off.
    let deep = [&[1][..], &[1, 2, 3]][dice.below(2)];
    let n = dice.below(16 - n_free);
    put(dice, &mut board, seat, n, deep);
    if dice.one_in(2) {
        let n = left(&board, other(seat));
        put(dice, &mut board, other(seat), n, &points(1, 24));
    }
    filled(dice, board)
}

/// A few checkers each, mostly at home.
fn nearly_over(dice: &mut Dice) -> Board {
    let mut board = Board::default();
    for seat in 0..2 {
        let high = if dice.one_in(3) { 24 } else { 6 };
        let n = 1 + dice.below(3);
        put(dice, &mut board, seat, n, &points(1, high));
    }
    filled(dice, board)
}

/// The player on roll has their last checkers at home; the other has borne off none and may still be in that home.
fn far_behind(dice: &mut Dice, seat: Seat) -> Board {
    let mut board = Board::default();
    let last = [19, 18, BAR, 24, 20, 13][dice.below(6)];
    board[other(seat)][last] = 1;
    put(dice, &mut board, other(seat), 14, &points(1, last.min(18)));
    // The other player's places 1 to 18 leave their opponent's home free.
    let n = 1 + dice.below(3);
    put(dice, &mut board, seat, n, &points(1, 5));
    filled(dice, board)
}

/// How many checkers of a player are not on the board yet.
fn left(board: &Board, seat: Seat) -> usize {
    15 - board[seat].iter().map(|n| usize::from(*n)).sum::<usize>()
}

/// The board with borne-off checkers counted, and with a checker on the bar for a player who has none.
fn filled(dice: &mut Dice, mut board: Board) -> Board {
    for seat in 0..2 {
        if left(&board, seat) == 15 {
            board[seat][BAR] = 1 + dice.below(2) as u8;
        }
    }
    with_rest_off(board)
}
