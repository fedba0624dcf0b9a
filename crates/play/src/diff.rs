//! The edits that lead from one scene to another: for take-backs, undo and jumps, where no step says what happened.

use rules::Seat;
use rules::view::{Effect, Piece, Scene, Site, SiteMap, SiteSet, Why};

/// Effects that turn `old` into `new`, applied in order with [`Scene::edit`].
///
/// Pieces that are gone from one site and new on another are moved, as many at once as stand together. Their owner and
/// kind are kept; which of several equal pieces moved is unknown. All changes have the reason [`Why::Return`]. No
/// effect removes dice: `new` must have at least as many as `old`, as it does where a game always shows the same
/// number.
pub fn diff(old: &Scene, new: &Scene) -> Vec<Effect> {
    let mut stacks = Stacks { scene: old.clone(), goal: &new.stacks, effects: Vec::new() };
    stacks.flip();
    while stacks.carry() || stacks.lift() || stacks.add() {}
    let mut effects = stacks.effects;

    let marked: SiteSet = old.marks.keys().chain(new.marks.keys()).copied().collect();
    for site in marked.iter() {
        let sign = new.marks.get(site).copied();
        if old.marks.get(site).copied() != sign {
            effects.push(Effect::Mark { at: *site, sign });
        }
    }
    for (index, die) in (0..).zip(&new.dice) {
        if old.dice.get(usize::from(index)) != Some(die) {
            effects.push(Effect::Die { index, die: *die });
        }
    }
    for seat in Seat::first(Seat::MAX) {
        let by = new.counts[seat] - old.counts[seat];
        if by != 0 {
            effects.push(Effect::Count { seat, by, sites: Vec::new(), why: Why::Return });
        }
    }
    if old.prompt != new.prompt {
        effects.push(Effect::Phase { prompt: new.prompt.clone() });
    }
    effects
}

/// Stacks on their way to a goal. A piece is *settled* when it and everything under it are as in the goal.
struct Stacks<'a> {
    /// Only its stacks are used.
    scene: Scene,
    goal: &'a SiteMap<Vec<Piece>>,
    effects: Vec<Effect>,
}

impl Stacks<'_> {
    fn now(&self, site: Site) -> &[Piece] {
        self.scene.stacks.get(&site).map_or(&[], Vec::as_slice)
    }

    fn goal(&self, site: Site) -> &[Piece] {
        self.goal.get(&site).map_or(&[], Vec::as_slice)
    }

    /// The pieces of a site that are not settled: they must go.
    fn surplus(&self, site: Site) -> &[Piece] {
        let n_settled = self.now(site).iter().zip(self.goal(site)).take_while(|(is, should)| is == should).count();
        &self.now(site)[n_settled..]
    }

    /// The pieces that a site wants next, if all that stand there are settled.
    fn wanted(&self, site: Site) -> &[Piece] {
        if self.surplus(site).is_empty() { &self.goal(site)[self.now(site).len()..] } else { &[] }
    }

    fn edit(&mut self, effect: Effect) {
        self.scene.edit(&effect).unwrap_or_else(|_| unreachable!("only pieces that are there are touched"));
        self.effects.push(effect);
    }

    /// Flips pieces that changed only their kind, on stacks where nothing else changed.
    fn flip(&mut self) {
        for (&at, goal) in self.goal.iter() {
            let now = self.now(at);
            let same_owners =
                now.len() == goal.len() && now.iter().zip(goal).all(|(is, should)| is.owner == should.owner);
            if !same_owners {
                continue;
            }
            let top_down = now.iter().zip(goal).rev().zip(0u8..);
            let turned = top_down.filter(|((is, should), _)| is.kind != should.kind);
            let flips: Vec<Effect> = turned
                .map(|((_, should), index)| Effect::Flip { at, index, kind: should.kind, why: Why::Return })
                .collect();
            for flip in flips {
                self.edit(flip);
            }
        }
    }

    /// Moves the most pieces that can be moved at once to where they belong; if there are none, one that must be
    /// flipped too.
    fn carry(&mut self) -> bool {
        let mut best: Option<(usize, Site, Site)> = None;
        let mut turned = None;
        for &from in self.scene.stacks.keys() {
            let surplus = self.surplus(from);
            let Some(top) = surplus.last() else {
                continue;
            };
            for &to in self.goal.keys().filter(|to| **to != from) {
                let wanted = self.wanted(to);
                let most = surplus.len().min(wanted.len()).min(usize::from(u8::MAX));
                let n = (1..=most).rev().find(|n| surplus.ends_with(&wanted[..*n])).unwrap_or(0);
                if n > best.map_or(0, |(n, ..)| n) {
                    best = Some((n, from, to));
                }
                if let Some(want) = wanted.first().filter(|want| want.owner == top.owner && want.kind != top.kind) {
                    turned = turned.or(Some((from, to, want.kind)));
                }
            }
        }
        if let Some((n, from, to)) = best {
            self.edit(Effect::Move { from, to, n: n as u8, under: false, why: Why::Return });
        } else if let Some((from, to, kind)) = turned {
            self.edit(Effect::Move { from, to, n: 1, under: false, why: Why::Return });
            self.edit(Effect::Flip { at: to, index: 0, kind, why: Why::Return });
        }
        best.is_some() || turned.is_some()
    }

    /// Removes a piece that is in the way.
    fn lift(&mut self) -> bool {
        let Some(at) = self.scene.stacks.keys().copied().find(|site| !self.surplus(*site).is_empty()) else {
            return false;
        };
        self.edit(Effect::Remove { at, why: Why::Return });
        true
    }

    /// Adds a piece that is missing.
    fn add(&mut self) -> bool {
        let wants = |site: Site| self.wanted(site).first().map(|piece| (site, *piece));
        let Some((at, piece)) = self.goal.keys().copied().find_map(wants) else {
            return false;
        };
        self.edit(Effect::Add { at, piece, why: Why::Return });
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::view::{Die, Kind};
    use rules::{Message, PerSeat};

    const LETTERS: &str = "wWbBn";

    fn piece(letter: char) -> Piece {
        let idx = LETTERS.find(letter).unwrap();
        Piece { owner: Seat::new(idx / 2).filter(|_| letter != 'n'), kind: Kind(idx as u8 % 2) }
    }

    /// Stacks bottom-up, site by site, as in `wB . b`.
    fn scene(stacks: &str) -> Scene {
        let mut scene = Scene::new(Message::new("prompt"));
        for (site, stack) in (0..).map(Site).zip(stacks.split(' ')) {
            if stack != "." {
                scene.stacks.insert(site, stack.chars().map(piece).collect());
            }
        }
        scene
    }

    fn applied(old: &Scene, effects: &[Effect]) -> Scene {
        let mut scene = old.clone();
        for effect in effects {
            scene.edit(effect).unwrap();
        }
        scene
    }

    /// `1>0:2` moves two pieces, `0/1` flips the second, `+2` adds, `-2` removes.
    #[track_caller]
    fn check(old: &str, new: &str, expect: &str) {
        let (old, new) = (scene(old), scene(new));
        let effects = diff(&old, &new);
        assert_eq!(applied(&old, &effects), new);
        let words: Vec<String> = effects
            .iter()
            .map(|effect| match effect {
                Effect::Move { from, to, n, under: false, .. } => format!("{}>{}:{n}", from.0, to.0),
                Effect::Flip { at, index, .. } => format!("{}/{index}", at.0),
                Effect::Add { at, .. } => format!("+{}", at.0),
                Effect::Remove { at, .. } => format!("-{}", at.0),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(words.join(" "), expect);
    }

    #[test]
    fn pieces_go_back_where_they_came_from() {
        check("w b .", "w b .", "");
        check(". w b", "w . b", "1>0:1");
        check("w b .", ". b wW", "0>2:1 +2");
        check("wbb . .", "wb b .", "0>1:1");
        // A column takes, and the take is taken back.
        check(". w bww", "ww wb .", "2>0:2 2>1:1");
        check("ww wb .", ". w bww", "1>2:1 0>2:2");
        // A promotion, and a take with promotion, are taken back.
        check("W .", "w .", "0/0");
        check("wBw", "WBW", "0/0 0/2");
        check(". . W", "w b .", "2>0:1 0/0 +1");
        // Two pieces swap sites.
        check("w b", "b w", "-0 1>0:1 +1");
    }

    /// A small generator, so that the scenes depend on nothing else in this crate.
    fn next(state: &mut u64) -> u64 {
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        rules::hash::mix(*state)
    }

    fn random_scene(state: &mut u64) -> Scene {
        let mut scene = Scene::new(Message::new(["one", "two"][next(state) as usize % 2]));
        for site in (0..6).map(Site) {
            let stack = (0..next(state) % 5).map(|_| piece(LETTERS.as_bytes()[next(state) as usize % 5].into()));
            let stack: Vec<Piece> = stack.collect();
            if !stack.is_empty() {
                scene.stacks.insert(site, stack);
            }
            if next(state).is_multiple_of(4) {
                scene.marks.insert(site, Kind(next(state) as u8 % 2));
            }
        }
        scene.dice = (0..2)
            .map(|_| match next(state) as u8 % 8 {
                0 => Die::Aside,
                7 => Die::Ready,
                face => Die::Shows(face),
            })
            .collect();
        scene.counts = PerSeat::from_fn(|_| next(state) as i32 % 10);
        scene
    }

    #[test]
    fn the_edits_of_any_two_scenes_lead_from_one_to_the_other() {
        let mut state = 1;
        for _ in 0..2000 {
            let (old, new) = (random_scene(&mut state), random_scene(&mut state));
            assert_eq!(applied(&old, &diff(&old, &new)), new);
            assert_eq!(diff(&new, &new), []);
        }
    }

    #[test]
    fn dice_may_be_added() {
        let (old, mut new) = (scene("w"), scene("w"));
        new.dice = vec![Die::Ready, Die::Shows(3)];
        assert_eq!(applied(&old, &diff(&old, &new)), new);
    }
}
