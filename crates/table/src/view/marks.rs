//! The marks on the board.

use play::{Choice, select};
use rules::Seat;
use rules::view::{Effect, Piece, Site, SiteSet};

use crate::TableState;
use crate::notice::Notice;
use crate::view::board::Marks;

impl TableState {
    /// The marks on the board.
    pub fn marks(&self) -> Marks {
        let mut marks =
            Marks { last: self.viewed.last_turn().to_vec(), inspected: self.input.inspected, ..Marks::default() };
        if let Some(Notice::Refused { at, .. }) = self.notice {
            marks.forced = self.forced().map(|choice| choice.gesture.sites.clone()).collect();
            marks.refused = Some(at);
            // A player who touches a column that cannot move wants to see what is in it.
            marks.inspected = marks.inspected.or(Some(at));
        }
        if let Some(Notice::AsksToPlayOn(at)) = self.notice {
            marks.refused = Some(at);
        }
        if self.awaits_throw() {
            marks.movable = self.ready_dice();
        }
        let acts = self.human_to_act().filter(|_| !self.looks_back());
        let Some(seat) = acts else { return marks };
        let first = select(&self.game.choices, &[]);
        marks.movable = first.next.clone();
        marks.draggable = self.draggable(seat);
        if self.game.table.is_shown_ahead() {
            let sites = self.game.choices.iter().map(|choice| choice.gesture.sites.clone());
            marks.shown_ahead = sites.filter(|sites| sites.len() > 1 && sites.starts_with(&self.input.tried)).collect();
            marks.shown_ahead.dedup();
        }
        let inspector = self.input.inspected.filter(|site| first.next.contains(site) && self.input.tried.is_empty());
        let tried: Vec<Site> = inspector.map_or_else(|| self.input.tried.clone(), |site| vec![site]);
        if let ([.., from, to], true) = (&tried[..], self.is_choosing()) {
            // The piece stays selected until a step is chosen.
            marks.selected = Some(*from);
            marks.targets = SiteSet::from_iter([*to]);
        } else if let Some(selected) = tried.last() {
            marks.selected = Some(*selected);
            marks.targets = select(&self.game.choices, &tried).next;
            let far = self
                .game
                .multi_step_moves
                .iter()
                .filter(|multi_step_move| tried == [multi_step_move.from])
                .map(|multi_step_move| multi_step_move.to);
            marks.distant_targets =
                far.filter(|site| !marks.targets.contains(site) && marks.selected != Some(*site)).collect();
        }
        if let Some((_, goal)) = &self.input.unconfirmed {
            marks.targets = SiteSet::from_iter([*goal]);
            marks.distant_targets = SiteSet::new();
        }
        marks
    }

    /// Where a seat may pick something up: its own pieces, movable or not, and pieces without an owner that it can
    /// move.
    fn draggable(&self, seat: Seat) -> SiteSet {
        if self.is_searching() {
            return SiteSet::new();
        }
        let goes = |site: Site| {
            self.game.choices.iter().any(|choice| matches!(choice.gesture.sites[..], [from, _, ..] if from == site))
        };
        let is_free = |site: Site, piece: Piece| match piece.owner {
            Some(_) => self.is_of(piece, seat),
            None => goes(site),
        };
        let scene = self.game.table.scene();
        let tops = scene.stacks.iter().filter_map(|(site, stack)| Some((*site, *stack.last()?)));
        tops.filter(|(site, piece)| is_free(*site, *piece)).map(|(site, _)| site).collect()
    }

    /// Notes what the sites are called, and those of the turn that led to the viewed position: those where its effects have changed the stack.
    pub(crate) fn note_last_turn(&mut self) {
        self.name_sites_from_here();
        let sites = self.last_turn();
        self.viewed.note_last_turn(sites);
    }

    fn last_turn(&self) -> Vec<Site> {
        let ply = self.viewed_ply();
        let turn = self.game.turns.iter().rev().find(|turn| turn.from < ply);
        let played = turn.and_then(|turn| self.game.table.replay(turn.from..=turn.to.min(ply)));
        let Some((before, effects)) = played else { return Vec::new() };
        let (mut scene, mut sites) = (before.clone(), Vec::new());
        for effect in &effects {
            if scene.edit(effect).is_err() {
                unreachable!("what was played fits the board");
            }
            sites.extend(effect.stacks().into_iter().flatten());
            // A piece that leaves the board from where it has come to leaves no trace there.
            if let Effect::Remove { at, .. } = effect
                && scene.stacks.get(at) == before.stacks.get(at)
            {
                sites.retain(|site| site != at);
            }
        }
        sites.into_iter().collect::<SiteSet>().iter().copied().collect()
    }

    /// The forced steps.
    pub(crate) fn forced(&self) -> impl Iterator<Item = &Choice> {
        self.game.choices.iter().filter(|choice| choice.forcing)
    }
}
