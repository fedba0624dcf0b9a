//! What a table shows.

use std::rc::Rc;

use play::{Choice, Status, StepToken, select};
use rules::offers::Offer;
use rules::present::Overlay;
use rules::view::{Piece, Site, SiteMap, SiteSet};
use rules::{Arg, Message, Seat};
use yew::AttrValue;

use super::{Notice, PlayerKind, TableState};
use crate::board::{Marks, Motion};
use crate::words::{self, Translated, translate, ui};

/// How far the computer has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ComputerProgress {
    /// Turns looked ahead.
    pub(crate) depth: u32,
}

/// The points of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Points {
    /// Its first seat.
    pub(crate) of: Seat,
    /// How many.
    pub(crate) count: i32,
}

/// The figures of a team, such as how far its pieces have to go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Figures {
    /// Its first seat.
    pub(crate) of: Seat,
    /// In words.
    pub(crate) told: Vec<String>,
    /// The numbers in them.
    pub(crate) numbers: Vec<i64>,
}

/// The player card that each team has where there are more than two: who plays it, and how it fares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayerCard {
    /// Its first seat.
    pub(crate) of: Seat,
    /// Who plays it.
    pub(crate) player: PlayerKind,
    /// The player, in words.
    pub(crate) sits: String,
    /// Its points, where points are counted.
    pub(crate) count: Option<i32>,
    /// Its figures, if there are any.
    pub(crate) figures: Option<Figures>,
    /// Whether it has left the game.
    pub(crate) is_out: bool,
}

/// What can be done now apart from playing on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Capabilities {
    /// A turn can be taken back.
    pub(crate) undo: bool,
    /// A turn that was taken back can be played again.
    pub(crate) redo: bool,
    /// What the players of the game may agree on.
    pub(crate) agreement: Offer,
    /// It can be offered.
    pub(crate) offer: bool,
    /// A house rule can be claimed.
    pub(crate) claim: bool,
    /// A human here can resign.
    pub(crate) resign: bool,
    /// The game is over, and another can be played.
    pub(crate) rematch: bool,
}

impl TableState {
    /// What can be done now.
    pub(crate) fn capabilities(&self) -> Capabilities {
        Capabilities {
            undo: self.can_write() && self.undo_goal().is_some(),
            redo: self.can_write() && self.table.n_undone() > 0,
            agreement: self.agreement(),
            offer: self.may_offer(self.agreement()).is_some(),
            claim: self.may_claim(),
            resign: !self.resigners().is_empty(),
            rematch: self.can_write() && self.status().outcome().is_some(),
        }
    }

    /// What is to be done now and by whom, in a few words.
    pub(crate) fn prompt(&self) -> String {
        translate(&match self.status() {
            Status::Over(outcome) => words::result(self.info(), &outcome),
            Status::Waiting { by, proposal, .. } => ui::proposes(self.info(), self.record(), by, proposal),
            _ => words::say(self.info(), &self.table.scene().prompt),
        })
    }

    /// How the game ended and why, if it did.
    pub(crate) fn outcome(&self) -> Option<String> {
        self.status().outcome().map(|outcome| translate(&words::outcome(self.info(), outcome)))
    }

    /// The seat whose turn it is.
    pub(crate) fn turn(&self) -> Option<Seat> {
        match self.status() {
            Status::Turn(seat) => Some(seat),
            Status::Chance => self.thrower(),
            _ => None,
        }
    }

    /// Who plays the seat whose turn it is, in words, where that has to be said.
    pub(crate) fn player_name(&self) -> Option<String> {
        self.sits(self.turn()?)
    }

    fn sits(&self, seat: Seat) -> Option<String> {
        ui::sits(self.record(), seat).map(|sits| translate(&sits))
    }

    /// The first seat of each team that is played.
    fn played(&self) -> impl Iterator<Item = Seat> {
        self.info().leaders().filter(|seat| self.record().player(*seat).is_some())
    }

    /// The player cards of the teams that are played, or were until they left; empty in games of two teams.
    pub(crate) fn player_cards(&self) -> Vec<PlayerCard> {
        if self.info().leaders().count() < 3 {
            return Vec::new();
        }
        let (points, figures) = (self.points(), self.figures());
        let player_card = |of: Seat| PlayerCard {
            of,
            player: self.record().player_on(of).map_or(PlayerKind::Human, PlayerKind::of),
            sits: self.sits(of).unwrap_or_default(),
            count: points.iter().find(|points| points.of == of).map(|points| points.count),
            figures: figures.iter().find(|figures| figures.of == of).cloned(),
            is_out: !self.table.takes_part(of),
        };
        self.played().map(player_card).collect()
    }

    /// The points of each team as they stand on the board; empty in games without, and before the first one where there
    /// are figures instead.
    pub(crate) fn points(&self) -> Vec<Points> {
        let counts = self.scene().counts;
        let points = self.played().map(|of| Points { of, count: counts[of] });
        let points: Vec<Points> = points.filter(|_| self.info().has_points).collect();
        let is_even = points.iter().all(|points| points.count == 0);
        if is_even && !self.figures().is_empty() { Vec::new() } else { points }
    }

    /// The figures of each team in the viewed position; empty in games without.
    pub(crate) fn figures(&self) -> Vec<Figures> {
        let of_team = |of: Seat| {
            let says = self.table.figures_at(self.viewed_ply(), of).unwrap_or_default();
            let number = |(_, arg): &(_, Arg)| if let Arg::Number(number) = arg { Some(*number) } else { None };
            Figures {
                of,
                told: says.iter().map(|say| translate(&words::say(self.info(), say))).collect(),
                numbers: says.iter().flat_map(|say| say.args.iter().filter_map(number)).collect(),
            }
        };
        self.played().map(of_team).filter(|figures| !figures.told.is_empty()).collect()
    }

    /// How far the computer has come with its job, if it has one.
    pub(crate) fn thinking(&self) -> Option<ComputerProgress> {
        self.thinking
    }

    /// Why the computer cannot go on.
    pub(crate) fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// What is said about the last touch.
    pub(crate) fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What happened last, in words.
    pub(crate) fn narration(&self) -> String {
        if !self.is_changed {
            return String::new();
        }
        let happened = self.happened.as_deref();
        let story = happened.map(|motion| words::narrate(self.info(), &motion.from, &motion.effects, &self.labels));
        let mut sentences = story.unwrap_or_default();
        sentences.extend(self.status().outcome().map(|outcome| words::outcome(self.info(), outcome)));
        words::translate_all(&sentences)
    }

    /// Whether there is anything to narrate of what happened last.
    pub(crate) fn has_story(&self) -> bool {
        self.is_changed && (self.happened.is_some() || self.status().outcome().is_some())
    }

    /// How the current board came about.
    pub(crate) fn motion(&self) -> Option<Rc<Motion>> {
        self.motion.clone()
    }

    /// Whether nothing is moving on the board.
    pub(crate) fn is_settled(&self) -> bool {
        self.settled
    }

    /// Whether an earlier position is in view.
    pub(crate) fn looks_back(&self) -> bool {
        self.viewed_ply.is_some()
    }

    /// The steps that buttons play, or that the touched sites leave open.
    pub(crate) fn asked(&self) -> Vec<Choice> {
        let throws = self.throws();
        if !throws.is_empty() {
            return throws;
        }
        if self.human_to_act().is_none() || self.looks_back() {
            return Vec::new();
        }
        let selection = select(&self.choices, &self.tried);
        selection.ask.into_iter().chain(selection.buttons).cloned().collect()
    }

    /// Whether the touched sites leave several steps open.
    pub(crate) fn is_choosing(&self) -> bool {
        self.human_to_act().is_some() && !self.looks_back() && !select(&self.choices, &self.tried).ask.is_empty()
    }

    /// Whether every step is played by touching one square, as where pieces are placed on the board.
    pub(crate) fn asks_for_squares(&self) -> bool {
        !self.choices.is_empty() && self.choices.iter().all(|choice| choice.gesture.sites.len() == 1)
    }

    /// The step that the touched sites mean, where the player is first asked to confirm it.
    pub(crate) fn doubted(&self) -> Option<Choice> {
        let asked = if self.is_choosing() { self.asked() } else { Vec::new() };
        <[Choice; 1]>::try_from(asked).ok().map(|[choice]| choice)
    }

    /// A step in the game's notation.
    pub(crate) fn step_text(&self, step: StepToken) -> String {
        self.table.step_texts(&[step]).concat()
    }

    /// The pieces that a step would leave on its goal; empty if it touches no site.
    pub(crate) fn brings(&self, choice: &Choice) -> Vec<Piece> {
        let Some(site) = choice.gesture.sites.last() else { return Vec::new() };
        let scene = self.table.preview(std::slice::from_ref(&choice.step));
        scene.and_then(|scene| scene.stacks.get(site).cloned()).unwrap_or_default()
    }

    /// Every site of the board.
    #[cfg(test)]
    pub(crate) fn sites(&self) -> Vec<Site> {
        self.labels.keys().copied().collect()
    }

    /// A square's name.
    pub(super) fn label(&self, site: Site) -> Message {
        self.labels.get(&site).cloned().unwrap_or_else(|| Message::verbatim(""))
    }

    /// The names of all squares alone.
    pub(crate) fn labels(&self) -> SiteMap<AttrValue> {
        self.labels.iter().map(|(site, label)| (*site, translate(&words::say(self.info(), label)).into())).collect()
    }

    /// The overlays that can be shown over the board.
    pub(crate) fn overlays(&self) -> &'static [Overlay] {
        self.table.overlays()
    }

    /// The name of every square, with what stands there and what can be done there.
    pub(crate) fn names(&self, marks: &Marks, translated: &mut Translated) -> Rc<SiteMap<AttrValue>> {
        let (scene, dice) = (self.scene(), self.dice());
        let name = |(nth, (site, label)): (usize, (&Site, &Message))| {
            let goals: Vec<Message> = marks.goals(*site).map(|goal| self.label(goal)).collect();
            let name = match dice.iter().find(|(lies, _)| lies == site) {
                Some((_, die)) => words::marked_die(self.info(), label, *die, marks, *site),
                None => words::marked_square(self.info(), label, &scene, marks, (*site, &goals)),
            };
            (*site, translated.tell(nth, name))
        };
        Rc::new(self.labels.iter().enumerate().map(name).collect())
    }

    /// The marks on the board.
    pub(crate) fn marks(&self) -> Marks {
        let mut marks = Marks { last: self.last_turn(), inspected: self.inspected, ..Marks::default() };
        if let Some(Notice::Refused { at, .. }) = self.notice {
            marks.forced = self.forced().map(|choice| choice.gesture.sites.clone()).collect();
            marks.refused = Some(at);
            // A player who touches a column that cannot move wants to see what is in it.
            marks.inspected = marks.inspected.or(Some(at));
        }
        if self.awaits_throw() {
            marks.movable = self.ready_dice();
        }
        let acts = self.human_to_act().filter(|_| !self.looks_back());
        let Some(seat) = acts else { return marks };
        let first = select(&self.choices, &[]);
        marks.movable = first.next.clone();
        marks.draggable = self.draggable(seat);
        if self.table.is_shown_ahead() {
            let sites = self.choices.iter().map(|choice| choice.gesture.sites.clone());
            marks.shown_ahead = sites.filter(|sites| sites.len() > 1 && sites.starts_with(&self.tried)).collect();
            marks.shown_ahead.dedup();
        }
        let inspector = self.inspected.filter(|site| first.next.contains(site) && self.tried.is_empty());
        let tried: Vec<Site> = inspector.map_or_else(|| self.tried.clone(), |site| vec![site]);
        if let ([.., from, to], true) = (&tried[..], self.is_choosing()) {
            // The piece stays selected until a step is chosen.
            marks.selected = Some(*from);
            marks.targets = SiteSet::from_iter([*to]);
        } else if let Some(selected) = tried.last() {
            marks.selected = Some(*selected);
            marks.targets = select(&self.choices, &tried).next;
            let far = self
                .multi_step_moves
                .iter()
                .filter(|multi_step_move| tried == [multi_step_move.from])
                .map(|multi_step_move| multi_step_move.to);
            marks.distant_targets =
                far.filter(|site| !marks.targets.contains(site) && marks.selected != Some(*site)).collect();
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
            self.choices.iter().any(|choice| matches!(choice.gesture.sites[..], [from, _, ..] if from == site))
        };
        let is_free = |site: Site, piece: Piece| match piece.owner {
            Some(_) => self.is_of(piece, seat),
            None => goes(site),
        };
        let scene = self.table.scene();
        let tops = scene.stacks.iter().filter_map(|(site, stack)| Some((*site, *stack.last()?)));
        tops.filter(|(site, piece)| is_free(*site, *piece)).map(|(site, _)| site).collect()
    }

    /// The sites of the turn that led to the viewed position.
    fn last_turn(&self) -> Vec<Site> {
        let ply = self.viewed_ply();
        let turn = self.turns.iter().rev().find(|turn| turn.from < ply);
        let Some(turn) = turn else { return Vec::new() };
        let scenes: Option<Vec<_>> = (turn.from..=turn.to.min(ply)).map(|at| self.table.scene_at(at)).collect();
        let mut sites = SiteSet::new();
        for pair in scenes.unwrap_or_default().windows(2) {
            let [before, after] = pair else { continue };
            let all = before.stacks.keys().chain(after.stacks.keys());
            sites.extend(all.filter(|site| before.stacks.get(site) != after.stacks.get(site)).copied());
        }
        sites.iter().copied().collect()
    }

    /// The forced steps.
    pub(super) fn forced(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(|choice| choice.forcing)
    }
}
