//! Why a turn is good: claims that are proven before they are made.
//!
//! What a claim says of answers holds for every turn of the others, and is found by trying them all. What cannot be tried
//! within [`MOST_POSITIONS`] is not claimed.

mod gathering;

use play::judged::Reason;
use rules::turns::Turn;
use rules::view::{Effect, Scene, Site, Why};
use rules::{Actor, Game, Seat, TurnList};

use crate::full_width::{FullWidth, WON};

/// So many positions are looked at for one claim at most.
const MOST_POSITIONS: u32 = 40_000;
/// So many other turns are compared with the best at most.
const MOST_OTHERS: usize = 60;
/// Answers after which a claim is looked for; the first that holds is made.
const ANSWERS: [u8; 3] = [1, 2, 3];
/// A forced win is looked for within so many own turns.
const MOST_OWN_TURNS: u8 = 4;
/// So many answers are few enough to say so.
const FEW: usize = 2;
/// More reasons than this are not told.
const MOST_REASONS: usize = 3;

/// The reasons for a turn of the seat that acts, the weightiest first. `others` are the positions to which all its other
/// turns lead; it is compared with them only if there are any.
pub fn reasons<G: Game>(rules: &G, pos: &G::Position, steps: &[G::Step], others: &[G::Position]) -> Vec<Reason> {
    let Actor::Seat(seat) = rules.actor(pos) else { return Vec::new() };
    let (mut end, mut effects) = (pos.clone(), Vec::new());
    steps.iter().for_each(|step| rules.apply(&mut end, *step, &mut effects));
    let case = Case { rules, pos, seat, end: &end, others };
    let mut reasons = Vec::new();
    if G::DICE.is_empty() {
        // What is threatened after an exchange has begun is only that it goes on.
        let is_quiet = !effects.iter().any(|effect| {
            matches!(effect, Effect::Remove { why: Why::Take, .. } | Effect::Move { why: Why::Take, .. })
        });
        reasons.extend(case.forced(is_quiet));
    }
    if let [won @ Reason::Wins { .. }] = reasons[..] {
        return vec![won];
    }
    let gains = reasons.iter().any(|reason| matches!(reason, Reason::Gains { .. }));
    reasons.extend(case.gathering());
    reasons.extend(case.seen(&effects, gains));
    if !G::DICE.is_empty() {
        reasons.extend(case.risk());
    }
    reasons.truncate(MOST_REASONS);
    reasons
}

/// A turn, and what it is compared with.
struct Case<'a, G: Game> {
    rules: &'a G,
    pos: &'a G::Position,
    seat: Seat,
    end: &'a G::Position,
    others: &'a [G::Position],
}

impl<G: Game> Case<'_, G> {
    /// What can be forced by it, or would be by the others without it.
    fn forced(&self, is_quiet: bool) -> Vec<Reason> {
        let before = self.rules.balance(self.pos, self.seat);
        let worth = |pos: &G::Position, answers: u8| {
            FullWidth::new(self.rules, self.seat, MOST_POSITIONS).after_answers(pos, answers)
        };
        for turns in 1..=MOST_OWN_TURNS {
            let mut look = FullWidth::new(self.rules, self.seat, MOST_POSITIONS);
            let Some(own) = look.value(self.end, 2 * (turns - 1)) else { break };
            if own == WON {
                return vec![Reason::Wins { turns }];
            }
        }
        let Some(before) = before else { return self.saved(&worth, None).into_iter().collect() };
        // What is gained must stay, as far as one sees.
        let kept: Vec<i32> = ANSWERS.iter().map_while(|answers| worth(self.end, *answers)).collect();
        let gained = ANSWERS.into_iter().enumerate().find_map(|(idx, answers)| {
            let least = kept.get(idx..).and_then(|later| later.iter().min())?;
            Some(Reason::Gains { amount: amount(least - before)?, answers })
        });
        let mut reasons = Vec::from_iter(gained);
        if reasons.is_empty() && is_quiet {
            reasons.extend(self.threat(before));
        }
        match self.saved(&worth, Some(before)) {
            Some(saves @ Reason::Saves { .. }) => reasons.insert(0, saves),
            other => reasons.extend(other),
        }
        reasons
    }

    /// What all or most of the other turns lose, and this one does not.
    fn saved(&self, worth: &impl Fn(&G::Position, u8) -> Option<i32>, before: Option<i32>) -> Option<Reason> {
        let n = self.others.len();
        if n == 0 || n > MOST_OTHERS {
            return None;
        }
        for answers in ANSWERS.into_iter().take(2) {
            let own = worth(self.end, answers)?;
            // What is taken back at once is not lost.
            let look = |end| FullWidth::new(self.rules, self.seat, MOST_POSITIONS).value(end, 2 * answers);
            let others: Vec<i32> = self.others.iter().map(look).collect::<Option<_>>()?;
            let of = n as u16;
            let n_lost = others.iter().filter(|worth| **worth == -WON).count();
            if own > -WON && 2 * n_lost > n {
                return Some(Reason::Saves { n: n_lost as u16, of, answers });
            }
            let Some(before) = before.filter(|before| own >= *before) else { continue };
            let losses: Vec<u8> = others.iter().filter_map(|worth| amount(before - worth)).collect();
            let Some(amount) = losses.iter().copied().min() else { continue };
            if losses.len() == n {
                return Some(Reason::Only { amount, answers });
            }
            if 2 * losses.len() > n {
                return Some(Reason::Avoids { n: losses.len() as u16, of, amount, answers });
            }
        }
        None
    }

    /// What the next own turn gains, unless one of few answers prevents it.
    fn threat(&self, before: i32) -> Option<Reason> {
        let mut answers = TurnList::new();
        if self.rules.has_many_moves(self.end) || !matches!(self.rules.actor(self.end), Actor::Seat(_)) {
            return None;
        }
        self.rules.turns(self.end, &mut answers);
        let of = answers.len();
        let (mut n_preventing, mut least) = (0_usize, u8::MAX);
        for answer in answers.iter() {
            // After an own turn and any answer.
            let gained = FullWidth::new(self.rules, self.seat, MOST_POSITIONS / 4).value(answer.end, 2)?;
            match amount(gained.min(before + i32::from(u8::MAX)) - before) {
                Some(amount) => least = least.min(amount),
                None => n_preventing += 1,
            }
            if 3 * n_preventing > of {
                return None;
            }
        }
        (of > FEW && n_preventing > 0).then_some(Reason::Threatens {
            amount: least,
            n: n_preventing as u16,
            of: of as u16,
        })
    }

    /// What is to be seen of it on the board.
    fn seen(&self, effects: &[Effect], gains: bool) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let count =
            |is: &dyn Fn(&Effect) -> bool| u8::try_from(effects.iter().filter(|effect| is(effect)).count()).ok();
        let owner_before = |at: &Site| self.rules.scene(self.pos).stacks.get(at).and_then(|stack| stack.last()?.owner);
        let taken = count(&|effect| match effect {
            Effect::Remove { why: Why::Take, .. } => true,
            Effect::Move { why: Why::Return, .. } if G::DICE.is_empty() => false,
            Effect::Move { why: Why::Take | Why::Return, from, .. } => {
                owner_before(from).is_some_and(|owner| self.is_other(owner))
            }
            _ => false,
        });
        let promoted = count(&|effect| matches!(effect, Effect::Flip { why: Why::Promote, .. }));
        // What leaves the board otherwise is lost.
        let finished = count(&|effect| matches!(effect, Effect::Move { why: Why::Finish, .. }));
        let entered = count(&|effect| matches!(effect, Effect::Move { why: Why::Place, .. }));
        let scored = score_of(effects, self.seat);
        if let Some(n) = promoted.filter(|n| *n > 0) {
            reasons.push(Reason::Promotes { n });
        }
        if let Some(points) = u16::try_from(scored).ok().filter(|points| *points > 0) {
            reasons.push(Reason::Scores { points });
        }
        if let Some(n) = taken.filter(|n| *n > 0 && !gains) {
            reasons.push(Reason::Takes { n });
        }
        if let Some(n) = finished.filter(|n| *n > 0) {
            reasons.push(Reason::Finishes { n });
        }
        if !G::DICE.is_empty() {
            reasons.extend(self.held());
            if let Some(n) = entered.filter(|n| *n > 0) {
                reasons.push(Reason::Enters { n });
            }
        }
        reasons.extend(self.few_answers());
        if G::DICE.is_empty() && G::RECKONING.is_none() {
            reasons.extend(self.conceded());
        }
        reasons
    }

    /// The most points that an answer scores.
    fn conceded(&self) -> Option<Reason> {
        let Actor::Seat(next) = self.rules.actor(self.end) else { return None };
        if !self.is_other(next) {
            return None;
        }
        let mut answers = TurnList::new();
        self.rules.turns(self.end, &mut answers);
        let scored = |turn: Turn<'_, G>| {
            let (mut pos, mut effects) = (self.end.clone(), Vec::new());
            turn.steps.iter().for_each(|step| self.rules.apply(&mut pos, *step, &mut effects));
            score_of(&effects, next)
        };
        let most = answers.iter().map(scored).max()?;
        Some(Reason::Concedes { points: u16::try_from(most).ok()? })
    }

    fn is_other(&self, owner: Seat) -> bool {
        let info = self.rules.info();
        info.team(owner) != info.team(self.seat)
    }

    /// Sites on which two or more own pieces stand now and fewer stood before, where that keeps others off.
    fn held(&self) -> Vec<Reason> {
        let n_own = |scene: &Scene, site: &Site| {
            let stack = scene.stacks.get(site).map_or(&[][..], |stack| &stack[..]);
            stack.iter().filter(|piece| piece.owner == Some(self.seat)).count()
        };
        let (before, after) = (self.rules.scene(self.pos), self.rules.scene(self.end));
        let sites = after.stacks.keys().filter(|site| self.rules.is_held_by_two(**site));
        let new = sites.filter(|site| n_own(&after, site) >= 2 && n_own(&before, site) < 2);
        new.map(|site| Reason::Holds { site: site.0 }).collect()
    }

    /// Only few answers are left.
    fn few_answers(&self) -> Option<Reason> {
        let Actor::Seat(next) = self.rules.actor(self.end) else { return None };
        if !self.is_other(next) || self.rules.has_many_moves(self.end) {
            return None;
        }
        let mut answers = TurnList::new();
        self.rules.turns(self.end, &mut answers);
        (1..=FEW).contains(&answers.len()).then_some(Reason::Leaves { n: answers.len() as u8 })
    }

    /// How many of all throws of the next seat take one of the own pieces.
    fn risk(&self) -> Option<Reason> {
        let mut end = self.end.clone();
        // Where the next seat may double first, it throws.
        let mut steps = Vec::new();
        if let Actor::Seat(next) = self.rules.actor(&end) {
            if !self.is_other(next) {
                return None;
            }
            self.rules.steps(&end, &mut steps);
            let roll = steps.iter().find_map(|step| {
                let mut after = end.clone();
                self.rules.apply(&mut after, *step, &mut ());
                (self.rules.actor(&after) == Actor::Chance).then_some(after)
            });
            end = roll?;
        }
        steps.clear();
        self.rules.steps(&end, &mut steps);
        if steps.is_empty() || self.rules.actor(&end) != Actor::Chance {
            return None;
        }
        let (mut n, mut of) = (0, 0);
        for throw in steps {
            let weight = self.rules.weight(&end, throw) as u16;
            let mut thrown = end.clone();
            self.rules.apply(&mut thrown, throw, &mut ());
            of += weight;
            let Actor::Seat(next) = self.rules.actor(&thrown) else { continue };
            if !self.is_other(next) {
                // One throws again before the others do.
                return None;
            }
            if self.takes(&thrown, next) {
                n += weight;
            }
        }
        Some(Reason::Risks { n, of })
    }

    /// Whether a turn of a seat takes an own piece.
    fn takes(&self, pos: &G::Position, next: Seat) -> bool {
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        steps.into_iter().any(|step| {
            let (mut after, mut effects) = (pos.clone(), Vec::new());
            let scene = self.rules.scene(pos);
            self.rules.apply(&mut after, step, &mut effects);
            let hits = effects.iter().any(|effect| match effect {
                Effect::Move { why: Why::Take | Why::Return, from, .. } => {
                    let owner = scene.stacks.get(from).and_then(|stack| stack.last()?.owner);
                    owner == Some(self.seat)
                }
                _ => false,
            });
            hits || self.rules.actor(&after) == Actor::Seat(next)
                && self.rules.mid_turn(&after)
                && self.takes(&after, next)
        })
    }
}

/// The points that a seat has scored.
fn score_of(effects: &[Effect], of: Seat) -> i32 {
    let score = |effect: &Effect| match effect {
        Effect::Count { seat, by, why: Why::Score, .. } if *seat == of => *by,
        _ => 0,
    };
    effects.iter().map(score).sum()
}

/// An amount of halves, where it is at least a unit.
fn amount(halves: i32) -> Option<u8> {
    (halves >= 2).then(|| u8::try_from(halves).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests;
