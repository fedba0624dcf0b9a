//! Finds the legal turn that the moves of a text mean, or what is wrong with the text.
//!
//! The turn of a double has many orders, so legal turns are not listed: only steps that bring a checker along a path of
//! the text are tried.

use crate::Rules;
use crate::notation::{ErrorKind, ReadError};
use crate::present::Present;

use super::super::super::checkers::Point;
use super::super::super::messages;
use super::super::super::position::Position;
use super::super::super::sites;
use super::super::super::{Backgammon, Step};
use super::parse::{Item, MOST_MOVES, Stop};
use super::{COUNTED, hits, write_turn};

/// The moves of a turn in a text.
#[derive(Clone, Copy)]
pub(super) struct Moves<'i, 't> {
    /// The whole text.
    pub text: &'t str,
    pub items: &'i [&'i Item<'t>],
    /// The word that says that this is all, or the empty end of the text.
    pub end: &'t str,
}

/// The steps that complete the turn under way.
pub(super) fn read(rules: &Backgammon, pos: &Position, moves: &Moves<'_, '_>) -> Result<Vec<Step>, ReadError> {
    let Moves { text, items, .. } = *moves;
    let mut n_moves = 0;
    for item in items {
        n_moves += item.n;
        if n_moves > MOST_MOVES {
            let why = messages::text_many(MOST_MOVES);
            return Err(ReadError::new(ErrorKind::Illegal, text, item.text, why));
        }
    }
    if let Some(steps) = in_order(rules, pos, items) {
        return Ok(steps);
    }
    let mut search = Search::new(rules, Goal::Turn(Hits::All));
    search.walk(pos, &ways(items));
    match search.found.as_slice() {
        [(_, steps)] => return Ok(steps.clone()),
        [] => {}
        several => {
            let readings: Vec<String> =
                several.iter().map(|(_, steps)| write_turn(rules, pos, steps, COUNTED)).collect();
            let why = messages::text_ambiguous(readings.join(", "));
            let fragment = fragment(text, items);
            return Err(ReadError::new(ErrorKind::Ambiguous, text, fragment, why));
        }
    }
    Err(diagnose(rules, pos, moves))
}

/// The text of all paths together.
fn fragment<'t>(text: &'t str, items: &[&Item<'t>]) -> &'t str {
    let [first, .., last] = items else { return items.first().map_or(&text[text.len()..], |item| item.text) };
    let offset = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    &text[offset(first.text)..offset(last.text) + last.text.len()]
}

/// The turn exactly as written, if it is complete and legal and hits where the text says so.
fn in_order(rules: &Backgammon, pos: &Position, items: &[&Item<'_>]) -> Option<Vec<Step>> {
    let mut pos = *pos;
    let mut played = Vec::new();
    let mut legal = Vec::new();
    for (step, must_hit) in items.iter().flat_map(|item| steps_of(item)) {
        legal.clear();
        rules.steps(&pos, &mut legal);
        let Step::Move { to, .. } = step else { continue };
        if !legal.contains(&step) || must_hit && !hits(&pos, to) {
            return None;
        }
        rules.apply(&mut pos, step, &mut ());
        played.push(step);
    }
    finish(rules, &mut pos, &mut played).then_some(played)
}

/// The moves of a path, taken as having no unwritten stops, and whether a hit is written for each. Of several checkers
/// on one path only the first can hit.
fn steps_of<'i>(item: &'i Item<'_>) -> impl Iterator<Item = (Step, bool)> + 'i {
    let hops = |nth| item.stops.windows(2).map(move |hop| (hop, nth == 0 && hop[1].hits));
    (0..item.n).flat_map(hops).map(|(hop, must_hit)| (Step::Move { from: hop[0].at, to: hop[1].at }, must_hit))
}

/// Ends the turn if it can end here.
fn finish(rules: &Backgammon, pos: &mut Position, played: &mut Vec<Step>) -> bool {
    if rules.mid_turn(pos) {
        let mut legal = Vec::new();
        rules.steps(pos, &mut legal);
        if !legal.contains(&Step::Done) {
            return false;
        }
        rules.apply(pos, Step::Done, &mut ());
        played.push(Step::Done);
    }
    true
}

/// Checks the hits written in a path of one legal move.
pub(super) fn check_hits(pos: &Position, text: &str, item: &Item<'_>) -> Result<(), ReadError> {
    match item.stops.iter().find(|stop| stop.hits && !hits(pos, stop.at)) {
        Some(stop) => Err(no_hit(text, stop)),
        None => Ok(()),
    }
}

fn no_hit(text: &str, stop: &Stop<'_>) -> ReadError {
    let why = messages::text_no_hit(stop.at.to_string());
    ReadError::new(ErrorKind::Contradiction, text, stop.text, why)
}

/// A checker on its path: where it is, and the stops behind it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Way<'i, 't> {
    at: Point,
    stops: &'i [Stop<'t>],
    /// Whether written hits must happen: with several checkers on one path, only for the first.
    is_first: bool,
}

impl PartialEq for Stop<'_> {
    fn eq(&self, other: &Self) -> bool {
        (self.at, self.hits) == (other.at, other.hits)
    }
}

impl Eq for Stop<'_> {}

fn ways<'i, 't>(items: &[&'i Item<'t>]) -> Vec<Way<'i, 't>> {
    let of_item = |item: &&'i Item<'t>| {
        let Item { stops, n, .. } = *item;
        (0..*n).map(|nth| Way { at: stops[0].at, stops: &stops[1..], is_first: nth == 0 })
    };
    items.iter().flat_map(of_item).collect()
}

/// Which of the written hits must happen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hits {
    All,
    /// Only those on this point.
    On(Point),
    None,
}

/// The goal of the search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// A complete turn.
    Turn(Hits),
    /// Anything that completes all paths.
    Ways,
}

struct Search<'r> {
    rules: &'r Backgammon,
    goal: Goal,
    played: Vec<Step>,
    /// Results with different ends.
    found: Vec<(Position, Vec<Step>)>,
}

impl<'r> Search<'r> {
    fn new(rules: &'r Backgammon, goal: Goal) -> Self {
        Search { rules, goal, played: Vec::new(), found: Vec::new() }
    }

    fn walk(&mut self, pos: &Position, ways: &[Way<'_, '_>]) {
        if ways.iter().all(|way| way.stops.is_empty()) {
            return self.note(*pos);
        }
        let mut legal = Vec::new();
        self.rules.steps(pos, &mut legal);
        for step in legal {
            let Step::Move { from, to } = step else { continue };
            for (idx, way) in ways.iter().enumerate() {
                let is_again = ways[..idx].contains(way);
                let Some((next, behind)) = way.stops.split_first() else { continue };
                if is_again || way.at != from || to < next.at {
                    continue;
                }
                let is_there = to == next.at;
                let must_hit = match self.goal {
                    Goal::Turn(Hits::All) => true,
                    Goal::Turn(Hits::On(at)) => at == to,
                    Goal::Turn(Hits::None) | Goal::Ways => false,
                };
                if is_there && must_hit && way.is_first && next.hits && !hits(pos, to) {
                    continue;
                }
                let mut ways = ways.to_vec();
                ways[idx] = Way { at: to, stops: if is_there { behind } else { way.stops }, ..*way };
                let mut after = *pos;
                self.rules.apply(&mut after, step, &mut ());
                self.played.push(step);
                self.walk(&after, &ways);
                self.played.pop();
            }
        }
    }

    fn note(&mut self, mut pos: Position) {
        let mut steps = self.played.clone();
        let is_turn = self.goal == Goal::Ways || finish(self.rules, &mut pos, &mut steps);
        if is_turn && self.found.iter().all(|(known, _)| *known != pos) {
            self.found.push((pos, steps));
        }
    }
}

/// Why paths mean no legal turn: the first that cannot be completed, or what is missing after the last.
fn diagnose(rules: &Backgammon, pos: &Position, moves: &Moves<'_, '_>) -> ReadError {
    let Moves { text, items, end } = *moves;
    let found = |goal, items: &[&Item<'_>]| {
        let mut search = Search::new(rules, goal);
        search.walk(pos, &ways(items));
        search.found.into_iter().next().map(|(pos, _)| pos)
    };
    if found(Goal::Turn(Hits::None), items).is_some() {
        let mut stops = items.iter().flat_map(|item| &item.stops).filter(|stop| stop.hits);
        let first = stops.clone().next();
        // Each hit may be possible on its own.
        let wrong = stops.find(|stop| found(Goal::Turn(Hits::On(stop.at)), items).is_none()).or(first);
        return no_hit(text, wrong.expect("nothing was left out of account but hits that are written"));
    }
    let mut before = *pos;
    for n in 1..=items.len() {
        match found(Goal::Ways, &items[..n]) {
            Some(after) => before = after,
            None => return hindrance(rules, before, text, items[n - 1]),
        }
    }
    ReadError::new(ErrorKind::Illegal, text, end, messages::text_more())
}

/// Follows a path as far as possible and says what stops it.
fn hindrance(rules: &Backgammon, mut pos: Position, text: &str, item: &Item<'_>) -> ReadError {
    for hop in (0..item.n).flat_map(|_| item.stops.windows(2)) {
        let way = Way { at: hop[0].at, stops: &hop[1..], is_first: false };
        let mut search = Search::new(rules, Goal::Ways);
        search.walk(&pos, &[way]);
        match search.found.first() {
            Some((after, _)) => pos = *after,
            None if is_long(&pos, hop[0].at, hop[1].at) => return stop_of_way(rules, pos, text, hop[0], hop[1]),
            None => return refusal(rules, &pos, text, &hop[0], &hop[1]),
        }
    }
    // Unreachable: then all paths could have been completed.
    ReadError::new(ErrorKind::Illegal, text, item.text, messages::text_more())
}

/// Whether a path can only mean several numbers of the throw.
fn is_long(pos: &Position, from: Point, to: Point) -> bool {
    let Some(dice) = pos.dice() else { return false };
    let number = from.get() - to.get();
    let sums = if dice.is_double() { [2, 3, 4].map(|n| n * dice.high()) } else { [dice.high() + dice.low(); 3] };
    sums.contains(&number)
}

/// Why a checker cannot reach a stop by several numbers.
fn stop_of_way(rules: &Backgammon, mut pos: Position, text: &str, from: Stop<'_>, to: Stop<'_>) -> ReadError {
    let mut at = from;
    loop {
        let mut legal = Vec::new();
        rules.steps(&pos, &mut legal);
        let step = legal.into_iter().find_map(|step| match step {
            Step::Move { from: start, to: goal } if start == at.at && goal > to.at => Some((step, goal)),
            _ => None,
        });
        let Some((step, goal)) = step else { break };
        rules.apply(&mut pos, step, &mut ());
        at = Stop { at: goal, ..to };
    }
    let faces = pos.dice().into_iter().flat_map(|dice| dice.left().map(|(_, face)| face).collect::<Vec<_>>());
    let nearest = faces.map(|face| at.at.after(face)).filter(|goal| *goal >= to.at).min();
    refusal(rules, &pos, text, &at, &Stop { at: nearest.unwrap_or(to.at), ..to })
}

/// Why a checker cannot be moved like this.
pub(super) fn refusal(rules: &Backgammon, pos: &Position, text: &str, from: &Stop<'_>, to: &Stop<'_>) -> ReadError {
    let illegal = |fragment: &str, why| ReadError::new(ErrorKind::Illegal, text, fragment, why);
    if pos.dice().is_none_or(|dice| dice.left().next().is_none()) {
        return illegal(to.text, messages::text_turn_over());
    }
    let mut legal = Vec::new();
    rules.steps(pos, &mut legal);
    let starts = |step: &Step| matches!(step, Step::Move { from: start, .. } if *start == from.at);
    let site = |at| sites::site(pos.seat, at);
    if legal.iter().any(starts) {
        illegal(to.text, rules.refusal(pos, &[site(from.at), site(to.at)]))
    } else {
        illegal(from.text, rules.refusal(pos, &[site(from.at)]))
    }
}
