//! Match equities between players of the same strength.

use std::sync::OnceLock;

use crate::games::backgammon::Backgammon;
use crate::seat::Seat;

use super::cubeful::{Cubeful, Turners};
use super::efficiency;
use super::equities::Equities;
use super::payoffs::{Chances, Payoffs};

/// How many wins are plain, gammons, backgammons: rounded from what rollouts of the start position show.
const SHARES: [f32; 3] = [0.73, 0.26, 0.01];
/// How far the first throw usually brings the trailer's chances from even. Only then has the leader to take the double
/// or drop it after the Crawford game.
const SWING: f32 = 0.025;

/// What points are worth to a seat at the score of a game.
pub(super) fn payoffs(rules: &Backgammon, seat: Seat) -> Payoffs<'static> {
    if rules.match_length() == 0 {
        return Payoffs::in_money();
    }
    let length = i32::from(rules.match_length());
    let needs = [seat, seat.other()].map(|seat| length.saturating_sub(rules.score(seat)));
    // In its Crawford game, a match without a cube looks like one with it.
    Payoffs::in_match(shared(rules.has_cube() || rules.is_crawford()), needs)
}

/// The equities with the cube or without one, computed once.
pub(super) fn shared(has_cube: bool) -> &'static Equities {
    static SHARED: [OnceLock<Equities>; 2] = [OnceLock::new(), OnceLock::new()];
    SHARED[usize::from(has_cube)].get_or_init(|| compute(has_cube))
}

/// From the end of the match backwards.
fn compute(has_cube: bool) -> Equities {
    let mut all = Equities::EVEN;
    let most = Equities::MOST as i32;
    for needs in 2..=most {
        all.set_after_crawford(needs, after_crawford(&all, needs, has_cube));
        all.set([needs, 1], mean_win(&all, needs, 1) / 2.0);
    }
    let chances = Chances { win: 0.5, wins: SHARES, losses: SHARES };
    for own in 2..=most {
        for other in own + 1..=most {
            let payoffs = Payoffs::in_match(&all, [own, other]);
            let cubeful = Cubeful::new(&payoffs, &chances, 0, has_cube, efficiency::CONTACT);
            let value = if has_cube { cubeful.held(Turners::BOTH) } else { cubeful.dead() };
            all.set([own, other], value);
        }
    }
    all
}

/// The trailer's chances before a game after the Crawford game: they double at once.
fn after_crawford(all: &Equities, needs: i32, has_cube: bool) -> f32 {
    if !has_cube {
        return mean_win(all, needs, 1) / 2.0;
    }
    let [taken, dropped] = [mean_win(all, needs, 2), all.get([needs - 1, 1], true)];
    let worth = |win: f32| (win * taken).min(dropped);
    (worth(0.5 - SWING) + worth(0.5 + SWING)) / 2.0
}

/// The trailer's chances after winning the Crawford game or a later one.
fn mean_win(all: &Equities, needs: i32, stake: i32) -> f32 {
    (1..).zip(SHARES).map(|(n, share)| share * all.get([needs - n * stake, 1], true)).sum()
}
