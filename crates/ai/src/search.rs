//! Searching a game: principal variation search for two teams, expectimax where there is chance.

use oorandom::Rand64;
use rules::{Actor, History, Search, Seat};

use crate::budget::{Budget, SearchProgress, SearchResult};
use crate::expectimax::Expectimax;
use crate::pvs::Pvs;

/// Finds a step for the seat that acts in `pos`; `None` when it is chance's turn or the game is over.
///
/// `seed` breaks ties; otherwise the answer depends on the position, its history and the budget alone. `poll` is asked
/// now and then whether to continue.
///
/// ```
/// use ai::{Budget, WIN, search};
/// use rules::games::chess::Chess;
/// use rules::{Level, MatchState, Notation, Options, Rules};
///
/// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
/// let (pos, history) = chess.read_position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")?;
/// let budget = Budget::of(&chess, Level::FIRST_MET);
/// let best = search(&chess, &pos, &history, budget, 0, |_| true).expect("White is to move");
/// assert_eq!(chess.write_turn(&pos, &best.steps, Chess::MOVES[0]), "Ra8#");
/// assert_eq!(best.value, WIN - 1);
/// assert!(best.nodes <= budget.nodes);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn search<R: Search>(
    rules: &R,
    pos: &R::Position,
    history: &History,
    budget: Budget,
    seed: u64,
    poll: impl FnMut(SearchProgress) -> bool,
) -> Option<SearchResult<R::Step>> {
    let Actor::Seat(seat) = rules.actor(pos) else { return None };
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    if steps.is_empty() {
        return None;
    }
    shuffle(&mut steps, seed);
    Some(if R::HAS_CHANCE {
        Expectimax::new(rules, history, budget, seed, seat, poll).best_turn(pos, steps)
    } else {
        Pvs::new(rules, history, budget, seed, poll).best_turn(pos, steps)
    })
}

/// The score of a position for the team of `seat`, whoever acts there: in hundredths of a plain piece, [`crate::WIN`]
/// less the turns to a win.
///
/// It depends on the position, its history and the budget alone; an unfinished depth does not count. `poll` is asked
/// now and then whether to continue.
///
/// ```
/// use ai::{Budget, score};
/// use rules::games::chess::Chess;
/// use rules::{MatchState, Notation, Options, Rules, Seat};
///
/// let chess = Chess::new("chess", &Options::new(), &MatchState::default())?;
/// let (pos, history) = chess.read_position("6k1/5ppp/8/8/8/8/5PPP/Q5K1 w - - 0 1")?;
/// let value = |seat| score(&chess, &pos, &history, Budget::nodes(2_000), seat, |_| true);
/// assert!(value(Seat::FIRST) > 500, "White has a queen more");
/// assert_eq!(value(Seat::SECOND), -value(Seat::FIRST));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn score<R: Search>(
    rules: &R,
    pos: &R::Position,
    history: &History,
    budget: Budget,
    seat: Seat,
    poll: impl FnMut(SearchProgress) -> bool,
) -> i32 {
    if R::HAS_CHANCE {
        Expectimax::new(rules, history, budget, 0, seat, poll).score(pos)
    } else {
        Pvs::new(rules, history, budget, 0, poll).score(pos, seat)
    }
}

fn shuffle<S>(steps: &mut [S], seed: u64) {
    let mut random = Rand64::new(u128::from(seed));
    for idx in (1..steps.len()).rev() {
        steps.swap(idx, random.rand_range(0..idx as u64 + 1) as usize);
    }
}
