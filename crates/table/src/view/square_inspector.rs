//! The square inspector: everything about one square.

use std::rc::Rc;

use play::{Insight, Outlook, Status, StepToken, select};
use rules::view::{Kind, Piece, Scene, Site};
use rules::{Message, Seat};

use crate::TableState;

/// What there is to say about a square.
#[derive(Clone, PartialEq, Debug)]
pub struct SquareInspector {
    /// The square.
    pub label: Message,
    /// What stands on it, from the bottom to the top.
    pub pieces: Vec<Piece>,
    /// The sign that the game has put there.
    pub sign: Option<Kind>,
    /// What can be done with it.
    pub prospect: Prospect,
    /// What a piece of another team could do if its owner were to move now.
    pub outlook: Option<Foreign>,
    /// What else the rules say about it.
    pub remarks: Vec<Message>,
    /// What would stand there after the step pointed at.
    pub after: Option<Vec<Piece>>,
}

/// What can be done with a square.
#[derive(Clone, PartialEq, Debug)]
pub enum Prospect {
    /// A seat may move the piece on it.
    Moves {
        /// Who.
        by: Seat,
        /// The steps, in the game's notation.
        steps: Vec<String>,
        /// Whether the rules compel one of the steps there are.
        forced: bool,
    },
    /// Pieces may go there.
    Goal {
        /// Whose.
        by: Seat,
        /// The steps, in the game's notation.
        steps: Vec<String>,
    },
    /// Nothing can be done with the piece on it, and why.
    None(Message),
    /// It is empty, and nothing can go there.
    Empty {
        /// Whose turn it is.
        by: Seat,
        /// The steps that the rules compel, in the game's notation.
        forced: Vec<String>,
    },
    /// Nothing: the position is no longer live, the game is over, or the player has to find it.
    Idle,
}

/// What a piece of another team could do if its owner were to move now.
#[derive(Clone, PartialEq, Debug)]
pub struct Foreign {
    /// The seat that could move it.
    pub by: Seat,
    /// The steps, in the game's notation; none where it could not move.
    pub steps: Vec<String>,
    /// The squares of the pieces that it attacks.
    pub attacks: Vec<Message>,
}

impl TableState {
    /// Everything about a square.
    pub fn inspector(&self, site: Site, insight: &dyn Insight) -> SquareInspector {
        let pieces = |scene: &Scene| scene.stacks.get(&site).cloned().unwrap_or_default();
        let scene = self.scene();
        let outlook = self.outlook_of(site, insight);
        let prospect = match self.prospect_of(site) {
            // That it is another's is told with what they could do.
            Prospect::None(_) if outlook.is_some() => Prospect::Idle,
            prospect => prospect,
        };
        SquareInspector {
            label: self.label(site),
            pieces: pieces(&scene),
            sign: scene.marks.get(&site).copied(),
            prospect,
            outlook,
            remarks: if self.looks_back() { Vec::new() } else { insight.remarks(&*self.game.table, site) },
            after: self.steps_to(site).and_then(|steps| self.game.table.preview(&steps)).map(|scene| pieces(&scene)),
        }
    }

    fn prospect_of(&self, site: Site) -> Prospect {
        let Status::Turn(by) = self.status() else { return Prospect::Idle };
        if self.viewed.ply.is_some() || self.is_searching() {
            return Prospect::Idle;
        }
        let begun = |first: bool| {
            let sites = |choice: &&play::Choice| {
                let sites = &choice.gesture.sites;
                (if first { sites.first() } else { sites.last() }) == Some(&site)
            };
            self.game.choices.iter().filter(sites).collect::<Vec<_>>()
        };
        let texts =
            |choices: &[&play::Choice]| choices.iter().map(|choice| self.step_text(choice.step)).collect::<Vec<_>>();
        let (own, incoming) = (begun(true), begun(false));
        if !own.is_empty() {
            return Prospect::Moves { by, steps: texts(&own), forced: own.iter().all(|choice| choice.forcing) };
        }
        if !incoming.is_empty() {
            return Prospect::Goal { by, steps: texts(&incoming) };
        }
        if self.game.table.scene().stacks.contains_key(&site) {
            return Prospect::None(self.named(self.game.table.refusal(&[site])));
        }
        Prospect::Empty { by, forced: texts(&self.forced().collect::<Vec<_>>()) }
    }

    fn outlook_of(&self, site: Site, insight: &dyn Insight) -> Option<Foreign> {
        let Status::Turn(acts) = self.status() else { return None };
        if self.viewed.ply.is_some() || self.is_searching() {
            return None;
        }
        let info = self.info();
        let owner = self.game.table.scene().stacks.get(&site)?.last()?.owner?;
        let owners: Vec<Seat> = info.partners(owner).filter(|_| info.team(owner) != info.team(acts)).collect();
        let Outlook { by, steps, attacks } = insight.outlook(&*self.game.table, site, &owners)?;
        Some(Foreign { by, steps, attacks: attacks.into_iter().map(|site| self.label(site)).collect() })
    }

    /// The steps that take the selected piece there.
    fn steps_to(&self, site: Site) -> Option<Vec<StepToken>> {
        if self.input.tried.is_empty() {
            return None;
        }
        let mut tried = self.input.tried.clone();
        tried.push(site);
        let selection = select(&self.game.choices, &tried);
        match selection.done {
            Some(done) => Some(vec![done.step]),
            None => self.multi_step_move_to(site).map(|multi_step_move| multi_step_move.steps.clone()),
        }
    }

    /// The board after the step pointed at, or after the only step of the inspected piece.
    pub fn preview(&self) -> Option<Rc<Scene>> {
        if let Some((steps, _)) = &self.input.unconfirmed {
            return self.game.table.preview(steps).map(Rc::new);
        }
        let steps = match (self.input.pointed, self.input.inspected) {
            (Some(site), _) => self.steps_to(site)?,
            (None, Some(site)) => self.steps_to(site).or_else(|| self.only_step_from(site))?,
            (None, None) => return None,
        };
        self.game.table.preview(&steps).map(Rc::new)
    }

    fn only_step_from(&self, site: Site) -> Option<Vec<StepToken>> {
        self.human_to_act()?;
        let mut own = self.game.choices.iter().filter(|choice| choice.gesture.sites.first() == Some(&site));
        match (own.next(), own.next()) {
            (Some(only), None) => Some(vec![only.step]),
            _ => None,
        }
    }
}
