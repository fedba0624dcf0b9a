//! Whether a reason holds, by trying every turn of both sides. It shares nothing with what finds reasons: turns are taken
//! step by step, pieces are counted as they stand on the board, and no bound cuts a search.

use std::collections::HashSet;

use play::judged::Reason;
use rules::turns::by_path;
use rules::view::{Effect, Piece, Scene, Why};
use rules::{Actor, Game, Seat, Unit};

/// Whether a reason for a turn of the seat that acts holds.
pub(super) fn holds<G: Game>(rules: &G, pos: &G::Position, steps: &[G::Step], reason: Reason) -> bool {
    let Actor::Seat(seat) = rules.actor(pos) else { return false };
    let (mut end, mut effects) = (pos.clone(), Vec::new());
    steps.iter().for_each(|step| rules.apply(&mut end, *step, &mut effects));
    let side = Side { rules, seat };
    let before = side.counted(pos);
    let others = || ends(rules, pos).into_iter().filter(|other| *other != end);
    match reason {
        Reason::Wins { turns } => side.forces(&end, 2 * (turns - 1), &|pos| side.has_won(pos, true)),
        Reason::Saves { n, of, answers } => {
            let loses = |other: &G::Position| side.suffers(other, answers, &|pos| side.has_won(pos, false));
            others().filter(loses).count() >= usize::from(n) && others().count() == usize::from(of) && !loses(&end)
        }
        Reason::Gains { amount, answers } => {
            side.forces(&end, 2 * answers - 1, &|pos| side.is_up(pos, before + i32::from(amount)))
        }
        Reason::Only { amount, answers } => {
            let loses = |pos: &G::Position| side.is_down(pos, before - i32::from(amount));
            side.forces(&end, 2 * answers - 1, &|pos| side.is_up(pos, before))
                && others().all(|other| side.suffers(&other, answers, &loses))
        }
        Reason::Avoids { n, of, amount, answers } => {
            let loses = |pos: &G::Position| side.is_down(pos, before - i32::from(amount));
            let n_losing = others().filter(|other| side.suffers(other, answers, &loses)).count();
            side.forces(&end, 2 * answers - 1, &|pos| side.is_up(pos, before))
                && n_losing >= usize::from(n)
                && others().count() == usize::from(of)
        }
        Reason::Threatens { amount, n, of } => {
            let answers = ends(rules, &end);
            let gains =
                |answer: &&G::Position| side.forces(answer, 2, &|pos| side.is_up(pos, before + i32::from(amount)));
            answers.len() == usize::from(of) && answers.iter().filter(gains).count() == usize::from(of - n)
        }
        Reason::Takes { n } => {
            let n_taken = |scene: &Scene| scene.stacks.values().flatten().count() as i32;
            let missing = n_taken(&rules.scene(pos)) - n_taken(&rules.scene(&end));
            // Where pieces stay on the board, they have been moved against their will.
            let sent_back = if G::DICE.is_empty() { 0 } else { count(&effects, Why::Return) };
            missing == i32::from(n) || count(&effects, Why::Take) + sent_back >= usize::from(n)
        }
        Reason::Promotes { n } => count(&effects, Why::Promote) == usize::from(n),
        Reason::Finishes { n } => count(&effects, Why::Finish) == usize::from(n),
        Reason::Enters { n } => count(&effects, Why::Place) == usize::from(n),
        Reason::Scores { points } => {
            let counts = |pos: &G::Position| rules.scene(pos).counts[seat];
            counts(&end) - counts(pos) == i32::from(points)
        }
        Reason::Concedes { points } => {
            let Actor::Seat(next) = rules.actor(&end) else { return false };
            let counts = |pos: &G::Position| rules.scene(pos).counts[next];
            let mut most = i32::MIN;
            by_path(rules, &end, &mut |_, answer| most = most.max(counts(answer) - counts(&end)));
            most == i32::from(points)
        }
        Reason::Gathers { n, of } => {
            let [(n_before, _), after] = [pos, &end].map(|pos| side.gathered(pos, true));
            n_before < n && after == (n, of)
        }
        Reason::Bars { n, of } => {
            let after = reached(rules, &end).iter().map(|answer| side.gathered(answer, false)).max();
            n < of && after == Some((n, of))
        }
        Reason::Prepares => {
            // The others may pass.
            let standing = rules.scene(&end).stacks;
            let answers = reached(rules, &end);
            let passed = answers.iter().find(|answer| rules.scene(answer).stacks == standing);
            let wins = |again: &G::Position| {
                let (n, of) = side.gathered(again, true);
                n == of
            };
            passed.is_some_and(|passed| reached(rules, passed).iter().any(wins))
        }
        Reason::Leads { own, others } => {
            rules.scene(pos).marks.is_empty()
                && own < others
                && [true, false].map(|is_own| side.to_go(&end, is_own)) == [own, others]
        }
        Reason::Leaves { n } => ends(rules, &end).len() == usize::from(n),
        Reason::Risks { n, of } => side.risk(&end) == Some((n, of)),
        Reason::Holds { site } => {
            let n_own = |pos: &G::Position| {
                let stacks = rules.scene(pos).stacks;
                let stack = stacks.iter().find(|(at, _)| at.0 == site).map(|(_, stack)| stack.clone());
                stack.unwrap_or_default().iter().filter(|piece| piece.owner == Some(seat)).count()
            };
            n_own(pos) < 2 && n_own(&end) >= 2
        }
    }
}

fn count(effects: &[Effect], why: Why) -> usize {
    let is_so = |effect: &&Effect| match effect {
        Effect::Move { why: other, .. } | Effect::Remove { why: other, .. } | Effect::Flip { why: other, .. } => {
            *other == why
        }
        _ => false,
    };
    effects.iter().filter(is_so).count()
}

/// The positions to which turns lead, each once.
fn ends<G: Game>(rules: &G, pos: &G::Position) -> Vec<G::Position> {
    let mut ends: Vec<G::Position> = Vec::new();
    by_path(rules, pos, &mut |_, end| {
        if !ends.contains(end) {
            ends.push(end.clone());
        }
    });
    ends
}

/// The positions to which turns lead, each once, where turns have too many orders to take them by path. A position that has
/// been reached in the middle of a turn is not reached again.
fn reached<G: Game>(rules: &G, pos: &G::Position) -> Vec<G::Position> {
    let (mut seen, mut ends, mut due) = (HashSet::new(), Vec::new(), vec![pos.clone()]);
    let mut steps = Vec::new();
    while let Some(pos) = due.pop() {
        steps.clear();
        rules.steps(&pos, &mut steps);
        for step in &steps {
            let mut after = pos.clone();
            rules.apply(&mut after, *step, &mut ());
            if seen.insert(after.clone()) {
                let list = if rules.mid_turn(&after) { &mut due } else { &mut ends };
                list.push(after);
            }
        }
    }
    ends
}

/// A seat's side.
struct Side<'a, G> {
    rules: &'a G,
    seat: Seat,
}

impl<G: Game> Side<'_, G> {
    fn is_own(&self, seat: Seat) -> bool {
        self.rules.info().team(seat) == self.rules.info().team(self.seat)
    }

    fn is_over(&self, pos: &G::Position) -> bool {
        let mut steps = Vec::new();
        self.rules.steps(pos, &mut steps);
        steps.is_empty()
    }

    /// Whether the own side has won, or the other.
    fn has_won(&self, pos: &G::Position, own: bool) -> bool {
        let sign = self.rules.outcome(pos).sign(self.rules.info().teams, self.seat);
        self.is_over(pos) && (if own { sign > 0 } else { sign < 0 })
    }

    fn is_up(&self, pos: &G::Position, least: i32) -> bool {
        if self.is_over(pos) { self.has_won(pos, true) } else { self.counted(pos) >= least }
    }

    fn is_down(&self, pos: &G::Position, most: i32) -> bool {
        if self.is_over(pos) { self.has_won(pos, false) } else { self.counted(pos) <= most }
    }

    /// Whether the own side can bring about something within so many more turns, whatever the others play.
    fn forces(&self, pos: &G::Position, turns: u8, goal: &impl Fn(&G::Position) -> bool) -> bool {
        if turns == 0 || self.is_over(pos) {
            return goal(pos);
        }
        let Actor::Seat(seat) = self.rules.actor(pos) else { return false };
        let mut ends = ends(self.rules, pos).into_iter();
        match self.is_own(seat) {
            true => ends.any(|end| self.forces(&end, turns - 1, goal)),
            false => ends.all(|end| self.forces(&end, turns - 1, goal)),
        }
    }

    /// Whether the others can bring about something with so many answers, whatever is then played.
    fn suffers(&self, pos: &G::Position, answers: u8, goal: &impl Fn(&G::Position) -> bool) -> bool {
        self.suffers_within(pos, 2 * answers, goal)
    }

    fn suffers_within(&self, pos: &G::Position, turns: u8, goal: &impl Fn(&G::Position) -> bool) -> bool {
        if turns == 0 || self.is_over(pos) {
            return goal(pos);
        }
        let Actor::Seat(seat) = self.rules.actor(pos) else { return false };
        let mut ends = ends(self.rules, pos).into_iter();
        match self.is_own(seat) {
            true => ends.all(|end| self.suffers_within(&end, turns - 1, goal)),
            false => ends.any(|end| self.suffers_within(&end, turns - 1, goal)),
        }
    }

    /// What people count on the board for the own side less what they count for the other, in halves.
    fn counted(&self, pos: &G::Position) -> i32 {
        let scene = self.rules.scene(pos);
        let info = self.rules.info();
        let by_seats = |of: &dyn Fn(Seat) -> i32| -> i32 {
            info.seats().map(|seat| if self.is_own(seat) { of(seat) } else { -of(seat) }).sum()
        };
        let unit = G::RECKONING.map(|reckoning| reckoning.unit);
        if unit == Some(Unit::Points) {
            // Partners share a count.
            let pairs: Vec<Seat> = info.leaders().collect();
            let of = |seat: Seat| if pairs.contains(&seat) { 2 * scene.counts[seat] } else { 0 };
            return by_seats(&of);
        }
        let is_in_pawns = unit == Some(Unit::Pawns);
        let worth = |kind: &str| match kind.rsplit('-').next().unwrap_or_default() {
            "knight" | "bishop" => 6,
            "rook" => 10,
            "queen" => 18,
            "king" if is_in_pawns => 0,
            "king" | "officer" => 3,
            _ => 2,
        };
        let columns = unit == Some(Unit::Pieces);
        let mut sum = 0;
        for stack in scene.stacks.values() {
            let counted = if columns { &stack[stack.len().saturating_sub(1)..] } else { &stack[..] };
            for piece in counted {
                let worth = worth(info.kinds[usize::from(piece.kind.0)].key);
                sum += piece.owner.map_or(0, |owner| if self.is_own(owner) { worth } else { -worth });
            }
        }
        sum
    }

    /// How many pieces of the own side, or of the others, stand on marked sites, and how many there are.
    fn gathered(&self, pos: &G::Position, own: bool) -> (u8, u8) {
        let Scene { stacks, marks, .. } = self.rules.scene(pos);
        let is_theirs = |piece: &&Piece| piece.owner.is_some_and(|owner| self.is_own(owner) == own);
        let count = |stack: &[Piece]| stack.iter().filter(is_theirs).count() as u8;
        let counts = stacks.iter().map(|(site, stack)| (marks.get(site).is_some(), count(stack)));
        counts.fold((0, 0), |(n, of), (is_in, count)| (n + if is_in { count } else { 0 }, of + count))
    }

    /// How many steps of a king all pieces of the own side, or of the others, are away from marked sites, on a square board.
    fn to_go(&self, pos: &G::Position, own: bool) -> u16 {
        let Scene { stacks, marks, .. } = self.rules.scene(pos);
        let sites = self.rules.sites();
        let width = sites.len().isqrt();
        let place = |site| {
            let idx = sites.iter().position(|other| *other == site).expect("it is on the board");
            (idx % width, idx / width)
        };
        let away = |site| {
            let (file, rank) = place(site);
            let marked = marks.iter().map(|(marked, _)| place(*marked));
            marked.map(|(x, y)| file.abs_diff(x).max(rank.abs_diff(y))).min().unwrap_or(0) as u16
        };
        let is_theirs = |piece: &Piece| piece.owner.is_some_and(|owner| self.is_own(owner) == own);
        let theirs = stacks.iter().filter(|(_, stack)| stack.iter().any(is_theirs));
        theirs.map(|(site, _)| away(*site)).sum()
    }

    /// How many of all throws of the next seat take an own piece.
    fn risk(&self, pos: &G::Position) -> Option<(u16, u16)> {
        let mut pos = pos.clone();
        if let Actor::Seat(_) = self.rules.actor(&pos) {
            let mut steps = Vec::new();
            self.rules.steps(&pos, &mut steps);
            pos = steps.into_iter().find_map(|step| {
                let mut after = pos.clone();
                self.rules.apply(&mut after, step, &mut ());
                (self.rules.actor(&after) == Actor::Chance).then_some(after)
            })?;
        }
        let mut throws = Vec::new();
        self.rules.steps(&pos, &mut throws);
        let (mut n, mut of) = (0, 0);
        for throw in throws {
            let mut thrown = pos.clone();
            self.rules.apply(&mut thrown, throw, &mut ());
            let weight = self.rules.weight(&pos, throw) as u16;
            of += weight;
            let is_theirs = matches!(self.rules.actor(&thrown), Actor::Seat(next) if !self.is_own(next));
            let mut hit = false;
            if is_theirs {
                by_path(self.rules, &thrown, &mut |_, end| hit |= self.standing(end) != self.standing(&thrown));
            }
            n += if hit { weight } else { 0 };
        }
        Some((n, of))
    }

    /// Where the own pieces stand, each by its site: nobody but who takes one moves it.
    fn standing(&self, pos: &G::Position) -> Vec<u16> {
        let stacks = self.rules.scene(pos).stacks;
        let own = |stack: &[Piece]| stack.iter().filter(|piece| piece.owner == Some(self.seat)).count();
        stacks.iter().flat_map(|(site, stack)| std::iter::repeat_n(site.0, own(stack))).collect()
    }
}
