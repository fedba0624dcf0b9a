//! What ends are worth to a seat, and how probable they are.

use crate::games::backgammon::Cube;
use crate::odds::Odds;
use crate::seat::Seat;

use super::equities::Equities;

/// What points won are worth to one seat: in a single game, themselves; in a match, the chance to win it.
#[derive(Clone, Copy)]
pub(super) struct Payoffs<'a> {
    /// `None` in a single game.
    equities: Option<&'a Equities>,
    /// The points that the seat and the other seat still need.
    needs: [i32; 2],
    /// Whether the next game is after the Crawford game.
    is_crawford_over: bool,
}

impl<'a> Payoffs<'a> {
    /// In a single game.
    pub(super) const fn in_money() -> Payoffs<'a> {
        Payoffs { equities: None, needs: [0; 2], is_crawford_over: false }
    }

    /// In a match in which the seat and the other still need so many points.
    pub(super) fn in_match(equities: &'a Equities, needs: [i32; 2]) -> Payoffs<'a> {
        let needs = needs.map(|needs| needs.clamp(1, Equities::MOST as i32));
        Payoffs { equities: Some(equities), needs, is_crawford_over: needs.contains(&1) }
    }

    /// The worth of points won, or of points lost below 0.
    pub(super) fn points(&self, won: i32) -> f32 {
        match self.equities {
            Some(equities) => {
                equities.get([self.needs[0] - won.max(0), self.needs[1] + won.min(0)], self.is_crawford_over)
            }
            None => won as f32,
        }
    }

    /// Whether winning so many points wins the match.
    pub(super) fn is_enough(&self, points: i32) -> bool {
        self.equities.is_some() && points >= self.needs[0]
    }

    /// Worth as a share of a stake: -1 where the seat has lost so many points, 1 where it has won them.
    pub(super) fn scaled(&self, worth: f32, stake: i32) -> f32 {
        let [lost, won] = [self.points(-stake), self.points(stake)];
        if won > lost { ((worth - lost) - (won - worth)) / (won - lost) } else { 0.0 }
    }

    /// The opposite of [`Payoffs::scaled`].
    pub(super) fn unscaled(&self, share: f32, stake: i32) -> f32 {
        let [lost, won] = [self.points(-stake), self.points(stake)];
        f32::midpoint(lost, won) + share * (won - lost) / 2.0
    }

    /// The power of two of the cube above which nobody would turn it.
    pub(super) fn most_log2(&self) -> u8 {
        let most = self.needs[0].max(self.needs[1]);
        (0..Cube::MOST_LOG2).find(|log2| self.equities.is_some() && 1 << log2 >= most).unwrap_or(Cube::MOST_LOG2)
    }
}

/// How probable it is that a seat wins, and how much is won then.
#[derive(Clone, Copy)]
pub(super) struct Chances {
    /// That the seat wins.
    pub(super) win: f32,
    /// Of its wins, how many are plain, gammons, backgammons; they sum to 1.
    pub(super) wins: [f32; 3],
    /// Of its losses, how many are plain, gammons, backgammons; they sum to 1.
    pub(super) losses: [f32; 3],
}

impl Chances {
    /// From the odds, of which the first three are White's wins and the others Black's.
    pub(super) fn of(odds: &Odds, seat: Seat) -> Chances {
        let [a, b, c, d, e, f] = odds.0;
        let (wins, losses) = if seat == Seat::FIRST { ([a, b, c], [d, e, f]) } else { ([d, e, f], [a, b, c]) };
        let [won, lost] = [wins, losses].map(|ends| ends[0] + ends[1] + ends[2]);
        let win = if won + lost > 0.0 { won / (won + lost) } else { 0.5 };
        Chances { win, wins: shares(wins, won), losses: shares(losses, lost) }
    }
}

/// The parts of a sum; all plain where there is nothing.
fn shares(parts: [f32; 3], sum: f32) -> [f32; 3] {
    if sum > 0.0 { parts.map(|part| part / sum) } else { [1.0, 0.0, 0.0] }
}
