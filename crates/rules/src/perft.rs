//! Perft: how many sequences of complete turns there are, counted by path.

use crate::enumerate::Enumerate;

/// The number of ways to play `depth` complete turns from `pos`. Two ways to the same position count twice, a capture
/// chain is one turn, and a way that ends the game earlier does not count.
///
/// The last two turns are counted by [`Enumerate::count_replies`], or the last by [`Enumerate::count`], and not played. In
/// mid-turn the rest of the turn is the first turn. Every roll of the dice counts once, whatever its weight.
///
/// ```
/// use rules::games::chess::Chess;
/// use rules::perft::perft;
/// use rules::{MatchState, Options, Rules};
///
/// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
/// assert_eq!([1, 2, 3].map(|depth| perft(&chess, &chess.start(), depth)), [20, 400, 8902]);
/// # Ok::<(), rules::OptionError>(())
/// ```
pub fn perft<R: Enumerate>(rules: &R, pos: &R::Position, depth: u32) -> u64 {
    descend(rules, pos, depth, &mut Vec::new())
}

/// The first complete turns from `pos`, by path, each with the number of ways to play `depth` turns that begin with it.
pub fn divide<R: Enumerate>(rules: &R, pos: &R::Position, depth: u32) -> Vec<(Vec<R::Step>, u64)> {
    let mut rows = Vec::new();
    if depth > 0 {
        crate::turns::by_path(rules, pos, &mut |steps, end| {
            rows.push((steps.to_vec(), perft(rules, end, depth - 1)));
        });
    }
    rows
}

/// `steps` is one stack for the whole recursion: each call uses its end and leaves it as it was.
fn descend<R: Enumerate>(rules: &R, pos: &R::Position, depth: u32, steps: &mut Vec<R::Step>) -> u64 {
    match depth {
        0 => return 1,
        1 => return rules.count(pos),
        2 if !rules.mid_turn(pos) => return rules.count_replies(pos),
        _ => {}
    }
    let base = steps.len();
    rules.steps(pos, steps);
    let mut count = 0;
    for idx in base..steps.len() {
        let mut after = pos.clone();
        rules.apply(&mut after, steps[idx], &mut ());
        let left = if rules.mid_turn(&after) { depth } else { depth - 1 };
        count += descend(rules, &after, left, steps);
    }
    steps.truncate(base);
    count
}
