//! A hint: first the piece, then the turn with its reason, then how the game could go on.

use play::judged::Hint;
use play::think::{Purpose, Think};
use play::{GameUid, Games, Player, Record, Shape, ShapeColour, Table};
use rules::Level;
use rules::view::{Effect as BoardEffect, Scene, Site};
use table::{Access, AsideAction, JobKind, TableState};

use crate::bar::Said;
use crate::late_rules::Late;
use crate::{HINTS, HINTS_AGREED, Page};

/// How much of a hint is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintStage {
    /// It is searched for.
    Asked,
    /// None could be found.
    Failed,
    /// The piece to move.
    Piece,
    /// The turn, and why.
    Turn,
    /// How the game could go on.
    Line,
}

/// A hint for the position on the table.
#[derive(Clone, Copy, Debug)]
pub struct Hinted<'a> {
    /// How much of it is shown.
    pub stage: HintStage,
    /// What was found; `None` while it is searched for.
    pub hint: Option<&'a Hint>,
    /// The turn, as it is shown to players.
    pub turn: &'a str,
    /// The turns that could follow.
    pub line: &'a [String],
}

/// Which position a hint is for: the game, and how many entries it has.
type Asked = (GameUid, usize);

#[derive(Debug)]
pub(super) struct Hinting {
    asked: Asked,
    stage: HintStage,
    found: Option<Found>,
}

/// A hint, and what the board shows of it.
#[derive(Debug)]
struct Found {
    hint: Hint,
    turn: String,
    line: Vec<String>,
    /// The sites that each step touches.
    sites: Vec<Vec<Site>>,
    before: Scene,
    /// What the turn and the line change.
    effects: Vec<BoardEffect>,
}

/// The position on the table, as a hint knows it.
fn position(page: &Page) -> Asked {
    (page.uid(), page.table.record().entries.len())
}

/// Shows more of the hint; asks for one where there is none.
pub(super) fn go_on(page: &mut Page) {
    if !page.offers_hint() {
        return;
    }
    let asked = position(page);
    let stage = page.hinted().map(|hinted| hinted.stage);
    match stage {
        None | Some(HintStage::Failed) => {
            let record = page.table.record().clone();
            let strongest = Level::MOST.within(page.table.info().levels);
            let think =
                Think { purpose: Purpose::HINT, job: 0, level: strongest, nodes: page.strength.nodes, seed: 0, record };
            page.coaching_mut().hint = Some(Hinting { asked, stage: HintStage::Asked, found: None });
            let tasks = page.table.apply(AsideAction::Ask(JobKind::Hint, Box::new(think)));
            page.carry_out(tasks);
        }
        Some(HintStage::Asked) => {}
        Some(HintStage::Piece) => show(page, HintStage::Turn),
        Some(HintStage::Turn) => show(page, HintStage::Line),
        Some(HintStage::Line) => play_line(page),
    }
}

fn show(page: &mut Page, stage: HintStage) {
    if let Some(hinting) = &mut page.coaching_mut().hint {
        hinting.stage = stage;
    }
    if stage == HintStage::Line {
        play_line(page);
    }
}

/// Plays the line on the board, which then shows the position on the table again.
fn play_line(page: &mut Page) {
    let Some(Hinting { found: Some(found), .. }) = &page.coaching_mut().hint else { return };
    let action = AsideAction::Show(Box::new((found.before.clone(), found.effects.clone())));
    let tasks = page.table.apply(action);
    page.carry_out(tasks);
}

/// The computer has found a hint, or could not.
pub(super) fn take(page: &mut Page, lines: Option<Vec<String>>) {
    let hint = lines.and_then(|lines| Hint::read(&lines));
    let record = page.table.record().clone();
    let names = page.table.shown_format();
    let Late::Here(late) = page.late else { return };
    let games = late.games();
    let found = hint.and_then(|hint| replayed(games, record, hint, names));
    let asked = position(page);
    if let Some(hinting) = page.coaching_mut().hint.as_mut().filter(|hinting| hinting.asked == asked) {
        let is_on_board = found.as_ref().is_some_and(|found| found.sites.iter().any(|sites| !sites.is_empty()));
        hinting.stage = match (&found, is_on_board) {
            (None, _) => HintStage::Failed,
            (Some(_), true) => HintStage::Piece,
            (Some(_), false) => HintStage::Turn,
        };
        hinting.found = found;
    }
}

/// A hint, replayed by the rules; `None` where they refuse a step of its turn.
fn replayed(games: &dyn Games, record: Record, hint: Hint, names: usize) -> Option<Found> {
    let mut table = games.open(record).ok()?;
    let before = table.scene();
    let (mut effects, mut sites) = (Vec::new(), Vec::new());
    for step in &hint.steps {
        sites.push(sites_of(&*table, step));
        effects.extend(table.play(step).ok()?);
    }
    let format = table.shown_formats()[names];
    let turn = table.turns(format).pop()?.text;
    let n_turns = table.turns(format).len();
    for step in &hint.line {
        match table.play(step) {
            Ok(more) => effects.extend(more),
            Err(_) => break,
        }
    }
    let line = table.turns(format).into_iter().skip(n_turns).map(|turn| turn.text).collect();
    Some(Found { hint, turn, line, sites, before, effects })
}

/// The sites that somebody touches to play a step.
fn sites_of(table: &dyn Table, step: &str) -> Vec<Site> {
    let choices = table.choices();
    let choice = choices.into_iter().find(|choice| table.step_texts(&[choice.step]) == [step]);
    choice.map_or_else(Vec::new, |choice| choice.gesture.sites)
}

/// Whether one person plays here, against the computer alone.
fn plays_alone(table: &TableState) -> bool {
    let is_human = |player: &&Player| matches!(player, Player::Human { .. });
    table.record().players.iter().filter(is_human).count() == 1 && !table.record().is_by_link()
}

/// Whether several people play who have all agreed on hints, and no two of whom are partners (LANKO-12).
fn has_agreed(table: &TableState) -> bool {
    table.tags().get(HINTS) == Some(HINTS_AGREED) && !table.record().has_partners(table.info())
}

/// The mark of a piece, and arrows along a turn.
const COLOUR: ShapeColour = ShapeColour::Blue;

impl Page {
    /// Whether a hint can be had now.
    pub fn offers_hint(&self) -> bool {
        let table = &self.table;
        let is_theirs = table.access() == Access::Editing && table.awaits_person() && !table.looks_back();
        // What is asked goes first.
        let is_asked = !matches!(self.said(), Said::Story { .. } | Said::Notice(_));
        is_theirs
            && !is_asked
            && self.study.is_none()
            && (plays_alone(table) || has_agreed(table))
            && table.outcome().is_none()
    }

    /// The hint for the position on the table, if one was asked for.
    pub fn hinted(&self) -> Option<Hinted<'_>> {
        let hinting = self.coaching()?.hint.as_ref()?;
        if hinting.asked != position(self) || !self.offers_hint() {
            return None;
        }
        let found = hinting.found.as_ref();
        Some(Hinted {
            stage: hinting.stage,
            hint: found.map(|found| &found.hint),
            turn: found.map_or("", |found| &found.turn),
            line: found.map_or(&[], |found| &found.line),
        })
    }

    /// What the board shows of the hint.
    pub(crate) fn hinted_shapes(&self) -> Vec<Shape> {
        let Some(hinted) = self.hinted() else { return Vec::new() };
        let found = self.coaching().and_then(|coaching| coaching.hint.as_ref()?.found.as_ref());
        let Some(Found { sites, .. }) = found else { return Vec::new() };
        let arrow = |sites: &Vec<Site>| {
            let (from, to) = (*sites.first()?, *sites.last()?);
            Some(Shape { from, to: Some(to).filter(|to| *to != from), colour: COLOUR })
        };
        let touched = sites.iter().filter_map(arrow);
        match hinted.stage {
            HintStage::Asked | HintStage::Failed => Vec::new(),
            HintStage::Piece => touched.take(1).map(|shape| Shape { to: None, ..shape }).collect(),
            HintStage::Turn | HintStage::Line => touched.collect(),
        }
    }
}
