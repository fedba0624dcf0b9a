//! What a table shows, as data.

pub mod board;
pub(crate) mod captured;
pub(crate) mod cue;
pub(crate) mod marks;
pub(crate) mod motions;
pub(crate) mod orientation;
pub(crate) mod square_inspector;
pub(crate) mod summary;
pub(crate) mod viewed;

use std::rc::Rc;

use play::{Choice, Entry, PlayerKind, Status, StepToken, select};
use rules::offers::{Offer, Proposal};
use rules::present::Overlay;
use rules::view::{Piece, Scene, Site, SiteMap};
use rules::{Arg, Message, Outcome, PerSeat, Seat};

use crate::computer::jobs::ComputerProgress;
use crate::notice::Notice;
use crate::view::board::Motion;
use crate::{How, TableState};

/// What is to be done, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Something is to be played, as the game says it.
    Play(Message),
    /// A proposal is to be answered.
    Proposal {
        /// Who made it.
        by: Seat,
        /// What.
        proposal: Proposal,
    },
    /// The game is over.
    Over(Outcome),
}

/// How the position in view came about.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What stood on the board before, and the changes. Its number says nothing.
    pub motion: Rc<Motion>,
    /// What brought them about.
    pub how: How,
    /// How seats have left a game that goes on without them.
    pub left: PerSeat<Option<Left>>,
}

/// How a player leaves a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// They resigned.
    Resigned,
    /// Their flag fell.
    Flagged,
}

/// The points of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// Its first seat.
    pub of: Seat,
    /// How many.
    pub count: i32,
}

/// The figures of a team, such as how far its pieces have to go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Its first seat.
    pub of: Seat,
    /// What they are; at least one.
    pub says: Vec<Message>,
}

impl Figures {
    /// The numbers in them.
    pub fn numbers(&self) -> Vec<i64> {
        let number = |(_, arg): &(_, Arg)| if let Arg::Number(number) = arg { Some(*number) } else { None };
        self.says.iter().flat_map(|message| message.args.iter().filter_map(number)).collect()
    }
}

/// What the plate of a team tells: who plays it, and how it fares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerCard {
    /// Its first seat.
    pub of: Seat,
    /// Who plays it.
    pub player: PlayerKind,
    /// Its points, where points are counted.
    pub count: Option<i32>,
    /// Its figures, if there are any.
    pub figures: Option<Figures>,
    /// Whether it has left the game.
    pub is_out: bool,
}

/// What can be done now apart from playing on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capabilities {
    /// A turn can be taken back.
    pub undo: bool,
    /// A turn that was taken back can be played again.
    pub redo: bool,
    /// What the players of the game may agree on.
    pub agreement: Offer,
    /// It can be offered.
    pub offer: bool,
    /// A house rule can be claimed.
    pub claim: bool,
    /// A human here can resign.
    pub resign: bool,
    /// The game is over, and another can be played.
    pub rematch: bool,
}

impl TableState {
    /// What can be done now.
    ///
    /// ```
    /// use play::GamesOf;
    /// use rules::{Only, games::chess::Chess};
    /// use table::{Access, Action, Setup, Strength, TableState};
    ///
    /// let games = &GamesOf::<Only<Chess>>::NEW;
    /// let record = Setup::usual("chess").for_people().record(games, 7);
    /// let mut table = TableState::open(games, record, Strength::USUAL)?;
    /// table.apply(Action::SetAccess(Access::Editing));
    /// assert!(!table.capabilities().undo);
    /// table.type_turn(games, "e4")?;
    /// assert!(table.capabilities().undo);
    /// table.apply(Action::Undo);
    /// assert!(table.capabilities().redo && table.record().entries.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn capabilities(&self) -> Capabilities {
        Capabilities {
            undo: self.can_write() && self.undo_goal().is_some(),
            redo: self.can_write() && self.game.table.n_undone() > 0,
            agreement: self.agreement(),
            offer: self.may_offer(self.agreement()).is_some(),
            claim: self.may_claim(),
            resign: !self.resigners().is_empty(),
            rematch: self.can_write() && self.status().outcome().is_some(),
        }
    }

    /// What is to be done in the position in view, and by whom.
    pub fn prompt(&self) -> Prompt {
        if self.looks_back() {
            return Prompt::Play(self.scene().prompt);
        }
        match self.status() {
            Status::Over(outcome) => Prompt::Over(outcome),
            Status::Waiting { by, proposal, .. } => Prompt::Proposal { by, proposal },
            Status::Turn(_) | Status::Chance => Prompt::Play(self.game.table.scene().prompt),
        }
    }

    /// The message of the rules that matters now: why the last touch was refused, or else what is to be played. `None`
    /// where nothing is to be played.
    pub fn rule_at_hand(&self) -> Option<Message> {
        match (&self.notice, self.prompt()) {
            (Some(Notice::Refused { why, .. }), _) => Some(why.clone()),
            (_, Prompt::Play(prompt)) => Some(prompt),
            (_, Prompt::Proposal { .. } | Prompt::Over(_)) => None,
        }
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.status().outcome().cloned()
    }

    /// The seat whose turn it is in the position in view.
    pub fn turn_in_view(&self) -> Option<Seat> {
        if self.looks_back() { self.game.table.seat_at(self.viewed_ply()) } else { self.turn() }
    }

    /// The seat whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        match self.status() {
            Status::Turn(seat) => Some(seat),
            Status::Chance => self.thrower(),
            _ => None,
        }
    }

    /// The first seat of each team that is played.
    fn played(&self) -> impl Iterator<Item = Seat> {
        self.info().leaders().filter(|seat| self.record().player(*seat).is_some())
    }

    /// The player cards of the teams that are played, or were until they left.
    pub fn player_cards(&self) -> Vec<PlayerCard> {
        let (points, figures) = (self.points(), self.figures());
        let player_card = |of: Seat| PlayerCard {
            of,
            player: self.record().player_on(of).map_or(PlayerKind::Human, PlayerKind::of),
            count: points.iter().find(|points| points.of == of).map(|points| points.count),
            figures: figures.iter().find(|figures| figures.of == of).cloned(),
            is_out: !self.game.table.takes_part(of),
        };
        self.played().map(player_card).collect()
    }

    /// The points of each team as they stand on the board; empty in games without, and before the first one where there
    /// are figures instead.
    pub fn points(&self) -> Vec<Points> {
        let counts = self.scene().counts;
        let points = self.played().map(|of| Points { of, count: counts[of] });
        let points: Vec<Points> = points.filter(|_| self.info().has_points).collect();
        let is_even = points.iter().all(|points| points.count == 0);
        if is_even && !self.figures().is_empty() { Vec::new() } else { points }
    }

    /// The figures of each team in the viewed position; empty in games without.
    pub fn figures(&self) -> Vec<Figures> {
        let of_team = |of: Seat| {
            let says = self.game.table.figures_at(self.viewed_ply(), of).unwrap_or_default();
            Figures { of, says }
        };
        self.played().map(of_team).filter(|figures| !figures.says.is_empty()).collect()
    }

    /// How far the computer has come with its job, if it has one or is about to play.
    pub fn thinking(&self) -> Option<ComputerProgress> {
        self.jobs.progress().or((self.is_about_to_play() && !self.is_paused()).then(ComputerProgress::default))
    }

    /// Why the computer cannot go on.
    pub fn trouble(&self) -> Option<&str> {
        self.jobs.trouble()
    }

    /// What is said about the last touch.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What led to the position in view; `None` where nothing did: what happened last in the game, or the last turn where
    /// nothing has happened yet since the game was put on the table, or an earlier position is in view.
    pub fn told(&self) -> Option<Told> {
        let ply = self.viewed_ply();
        let mut left = PerSeat::default();
        for entry in self.record().entries.iter().take(ply) {
            match entry {
                Entry::Resign { by, .. } => left[*by] = Some(Left::Resigned),
                Entry::Flag { by } => left[*by] = Some(Left::Flagged),
                Entry::Step(_) | Entry::Offer { .. } | Entry::Answer { .. } | Entry::Claim { .. } => {}
            }
        }
        if self.is_changed() && !self.looks_back() {
            let (motion, how) = self.motions.happened()?;
            return Some(Told { motion, how, left });
        }
        let from = self.game.turns.iter().rev().find(|turn| turn.from < ply)?.from;
        let (from, effects) = self.game.table.replay(from..=ply)?;
        Some(Told { motion: Rc::new(Motion { id: 0, from, effects }), how: How::Played, left })
    }

    /// Whether anything has happened since the game was put on the table.
    pub fn is_changed(&self) -> bool {
        self.motions.is_changed()
    }

    /// How the current board came about.
    pub fn motion(&self) -> Option<Rc<Motion>> {
        self.motions.current()
    }

    /// Whether nothing is moving on the board.
    pub fn is_settled(&self) -> bool {
        self.motions.is_settled()
    }

    /// What the board showed at the beginning of the game.
    pub fn first_scene(&self) -> Scene {
        self.game.table.scene_at(0).unwrap_or_else(|| self.scene())
    }

    /// Whether an earlier position is in view.
    pub fn looks_back(&self) -> bool {
        self.viewed.ply.is_some()
    }

    /// The steps that buttons play, or that the touched sites leave open.
    pub fn asked(&self) -> Vec<Choice> {
        let throws = self.throws();
        if !throws.is_empty() {
            return throws;
        }
        if self.human_to_act().is_none() || self.looks_back() {
            return Vec::new();
        }
        let selection = select(&self.game.choices, &self.input.tried);
        selection.ask.into_iter().chain(selection.buttons).cloned().collect()
    }

    /// Whether the touched sites leave several steps open.
    pub fn is_choosing(&self) -> bool {
        self.human_to_act().is_some()
            && !self.looks_back()
            && !select(&self.game.choices, &self.input.tried).ask.is_empty()
    }

    /// Whether every step is played by touching one square, as where pieces are placed on the board.
    pub fn asks_for_squares(&self) -> bool {
        !self.game.choices.is_empty() && self.game.choices.iter().all(|choice| choice.gesture.sites.len() == 1)
    }

    /// The step that the touched sites mean, where the player is first asked to confirm it.
    pub fn doubted(&self) -> Option<Choice> {
        let asked = if self.is_choosing() { self.asked() } else { Vec::new() };
        <[Choice; 1]>::try_from(asked).ok().map(|[choice]| choice)
    }

    /// A step as it is shown, with the names that sites have.
    pub fn step_text(&self, step: StepToken) -> String {
        self.game.table.shown_steps(&[step], self.game.format).concat()
    }

    /// The pieces that a step would leave on its goal; empty if it touches no site.
    pub fn brings(&self, choice: &Choice) -> Vec<Piece> {
        let Some(site) = choice.gesture.sites.last() else { return Vec::new() };
        let scene = self.game.table.preview(std::slice::from_ref(&choice.step));
        scene.and_then(|scene| scene.stacks.get(site).cloned()).unwrap_or_default()
    }

    /// A square's name.
    pub(crate) fn label(&self, site: Site) -> Message {
        self.turned.labels().get(&site).cloned().unwrap_or_else(|| Message::verbatim(""))
    }

    /// The names of all squares, in reading order for the first seat.
    pub fn labels(&self) -> &SiteMap<Message> {
        self.turned.labels()
    }

    /// The overlays that can be shown over the board.
    pub fn overlays(&self) -> &'static [Overlay] {
        self.game.table.overlays()
    }
}
