//! Complete turns, listed and counted.

use crate::game::Rules;
use crate::turns::{self, TurnList};

/// Lists and counts turns. The defaults play every step; a game may know a faster way to the same results.
pub trait Enumerate: Rules {
    /// The number of complete turns from here, by path; the rest of the turn when it has begun.
    fn count(&self, pos: &Self::Position) -> u64 {
        count_by_steps(self, pos)
    }

    /// The sum of [`Enumerate::count`] over the ends of all complete turns from here, by path. Asked only between turns.
    fn count_replies(&self, pos: &Self::Position) -> u64 {
        count_replies_by_turns(self, pos)
    }

    /// Appends complete turns from here, one for every distinct position they end in.
    ///
    /// ```
    /// use rules::games::laska::Laska;
    /// use rules::{Enumerate, MatchState, Notation, Options, Rules, TurnList};
    ///
    /// let laska = Laska::new("laska", &Options::new(), &MatchState::default())?;
    /// // White's column leaps twice: two steps, one turn.
    /// let (pos, _) = laska.read_position("c1w d2b d4b a7b w")?;
    /// let mut turns = TurnList::new();
    /// laska.turns(&pos, &mut turns);
    /// let texts: Vec<String> = turns.iter().map(|turn| laska.write_turn(&pos, turn.steps, Laska::MOVES[0])).collect();
    /// assert_eq!(texts, ["c1-d2-e3wb-d4-c5wbb"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn turns(&self, pos: &Self::Position, acc: &mut TurnList<Self>) {
        turns::distinct(self, pos, acc);
    }
}

/// Counts complete turns by playing their steps: the default of [`Enumerate::count`].
pub fn count_by_steps<R: Rules>(rules: &R, pos: &R::Position) -> u64 {
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    let mut count = 0;
    for step in steps {
        let mut after = pos.clone();
        rules.apply(&mut after, step, &mut ());
        count += if rules.mid_turn(&after) { count_by_steps(rules, &after) } else { 1 };
    }
    count
}

/// Counts the replies to every complete turn by playing that turn: the default of [`Enumerate::count_replies`].
pub fn count_replies_by_turns<R: Enumerate>(rules: &R, pos: &R::Position) -> u64 {
    let mut count = 0;
    crate::turns::by_path(rules, pos, &mut |_, end| count += rules.count(end));
    count
}
