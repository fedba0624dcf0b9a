//! Positions: their keys, the turns from them, and their evaluation.

use std::collections::{HashMap, HashSet};

use rules::{Actor, Game, PerSeat, TurnList, enumerate, turns};
use tests::random::Spot;

use super::walk::Property;

/// How many positions are kept to be compared with later ones.
const KEPT: usize = 300_000;

/// Keys distinguish the positions of a game, whatever its options are.
pub(crate) struct Keys<G: Game> {
    /// The keys of the positions of the current game.
    keys: HashMap<G::Position, u64>,
    taken: HashSet<u64>,
    id: Option<&'static str>,
}

impl<G: Game> Keys<G> {
    pub(crate) fn new() -> Keys<G> {
        Keys { keys: HashMap::new(), taken: HashSet::new(), id: None }
    }

    /// Switches to another game.
    fn turn_to(&mut self, next: Option<&'static str>) {
        if let Some(id) = self.id {
            assert!(self.keys.len() > 100, "{id}: only {} positions in all games", self.keys.len());
        }
        self.keys.clear();
        self.taken.clear();
        self.id = next;
    }
}

impl<G: Game> Property<G> for Keys<G> {
    fn visit(&mut self, spot: &Spot<'_, G>) {
        let id = spot.rules.info().id;
        if self.id != Some(id) {
            self.turn_to(Some(id));
        }
        if self.keys.len() == KEPT {
            return;
        }
        let key = spot.rules.key(spot.pos);
        match self.keys.get(spot.pos) {
            Some(known) => assert_eq!(key, *known, "{spot}: equal positions have different keys"),
            None => {
                assert!(self.taken.insert(key), "{spot}: a different position has the same key");
                self.keys.insert(spot.pos.clone(), key);
            }
        }
    }

    fn finish(&mut self, _n_games: u64) {
        assert!(self.id.is_some(), "the folder has games");
        self.turn_to(None);
    }
}

pub(crate) fn turns_are_counted_and_listed<G: Game>(spot: &Spot<'_, G>) {
    let rules = spot.rules;
    // Where turns have too many orders, they are not counted by path.
    let by_path = rules.info().by_path;
    if by_path {
        assert_eq!(rules.count(spot.pos), enumerate::count_by_steps(rules, spot.pos), "{spot}: turns by path");
    }
    if by_path && spot.is_boundary() && super::shows_turns(spot) {
        let replies = enumerate::count_replies_by_turns(rules, spot.pos);
        assert_eq!(rules.count_replies(spot.pos), replies, "{spot}: replies to all turns");
    }

    if !super::shows_turns(spot) {
        return;
    }
    let [mut listed, mut plain] = [TurnList::new(), TurnList::new()];
    rules.turns(spot.pos, &mut listed);
    turns::distinct(rules, spot.pos, &mut plain);
    let ends: HashSet<&G::Position> = listed.iter().map(|turn| turn.end).collect();
    assert_eq!(ends.len(), listed.len(), "{spot}: two turns of the list end in the same position");
    let plain_ends: HashSet<&G::Position> = plain.iter().map(|turn| turn.end).collect();
    assert_eq!(ends, plain_ends, "{spot}: the turns end elsewhere than the steps lead to");

    check_turns(spot, &listed);
}

/// Where a search has too many steps, it gets candidate turns; elsewhere, and in the middle of a take, there is no null
/// move.
pub(crate) fn tell_a_search_what_to_look_at<G: Game>(spot: &Spot<'_, G>) {
    let rules = spot.rules;
    assert!(G::HAS_CHANCE || rules.actor(spot.pos) != Actor::Chance, "{spot}: chance acts");
    if spot.steps.is_empty() {
        assert!(!rules.has_many_moves(spot.pos), "{spot}: there is nothing to look at");
        return;
    }
    if let Some(passed) = rules.null_move(spot.pos) {
        assert!(spot.is_boundary(), "{spot}: a pass in the middle of a turn");
        let teams = [spot.pos, &passed].map(|pos| match rules.actor(pos) {
            Actor::Seat(seat) => rules.info().team(seat),
            Actor::Chance => panic!("{spot}: chance follows on a pass"),
        });
        assert_ne!(teams[0], teams[1], "{spot}: a pass leaves the turn where it was");
    }
    if !rules.has_many_moves(spot.pos) {
        return;
    }
    let mut candidates = TurnList::new();
    let judged = rules.candidates(spot.pos, &mut candidates);
    assert!(!candidates.is_empty() && judged >= candidates.len() as u64, "{spot}: {judged} judged");
    let ends: HashSet<&G::Position> = candidates.iter().map(|turn| turn.end).collect();
    assert_eq!(ends.len(), candidates.len(), "{spot}: two prospects are the same");
    check_turns(spot, &candidates);
}

/// Plays every turn of a list by legal steps.
fn check_turns<G: Game>(spot: &Spot<'_, G>, listed: &TurnList<G>) {
    let rules = spot.rules;
    for turn in listed.iter() {
        let mut pos = spot.pos.clone();
        let mut legal = Vec::new();
        for (idx, step) in turn.steps.iter().enumerate() {
            legal.clear();
            rules.steps(&pos, &mut legal);
            assert!(legal.contains(step), "{spot}: {step:?} of {:?} is not legal", turn.steps);
            rules.apply(&mut pos, *step, &mut ());
            let is_last = idx + 1 == turn.steps.len();
            assert_eq!(rules.mid_turn(&pos), !is_last, "{spot}: where {:?} ends", turn.steps);
        }
        assert_eq!(&pos, turn.end, "{spot}: what {:?} leads to", turn.steps);
    }
}

pub(crate) fn are_judged<G: Game>(spot: &Spot<'_, G>) {
    let info = spot.rules.info();
    let worth = spot.rules.evaluate(spot.pos);
    let partner = |team: u8| info.seats().find(|seat| info.team(*seat) == team).expect("every team has a seat");
    let fair = PerSeat::from_fn(|seat| info.teams.get(seat.idx()).map_or(0, |team| worth[partner(*team)]));
    assert_eq!(worth, fair, "{spot}: partners share a value, and seats that are not there have none");
    if info.leaders().count() == 2 {
        assert_eq!(info.leaders().map(|seat| worth[seat]).sum::<i32>(), 0, "{spot}: worth something to both");
    }
    for &step in spot.steps {
        let rank = spot.rules.move_order(spot.pos, step);
        assert_eq!(rank, spot.rules.move_order(spot.pos, step), "{spot}: {step:?} is urgent now and then");
    }
}
