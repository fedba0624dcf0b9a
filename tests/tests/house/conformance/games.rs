//! Whole games in PGN and PDN, for games whose texts have room there.

use oorandom::Rand32;
use rules::Game;
use rules::movetext::{Nag, Variation};
use rules::pgn::{self, Dialect, GameResult, SheetOf, Tags};
use tests::random::{Spot, below, pick};
use tests::{mutate::mutate, reading};

use super::broken::survive;

const COMMENTS: &[&str] = &[
    "",
    "the usual reply",
    "[%clk 1:59:59]",
    "100 % sure; (2. more) [or less] $7 *",
    "a brace } that nobody opened",
    "näher, 更好, and as long as it takes to come to the end of a line and begin another one, % and [ included, 1-0",
];
const NAMES: &[&str] = &["Event", "Date", "Round", "White", "Black", "Annotator", "A_9", "ZZ"];
const VALUES: &[&str] = &["Ada", "1990.01.??", "\"Bo\" \\ \\\\", "] * {", "更好", "%"];
const RESULTS: &[Option<GameResult>] =
    &[None, Some(GameResult::FirstWins), Some(GameResult::SecondWins), Some(GameResult::Drawn)];

/// A random score sheet from the position, or from the start.
fn sheet<G: Game>(spot: &Spot<'_, G>, line: Variation<G::Step>, rand: &mut Rand32) -> SheetOf<G> {
    let rules = spot.rules;
    let text = rules.write_position(spot.pos, spot.history, G::POSITIONS[0]);
    let (start, history) = rules.read_position(&text).unwrap_or_else(|error| panic!("{spot}: {error}"));
    let mut tags = Tags::new();
    for _ in 0..below(rand, 4) {
        tags.set(pick(rand, NAMES), pick(rand, VALUES));
    }
    let mut line = line;
    dress(&mut line, rand);
    // A turn that is written like a result would end the game.
    let mut pos = start.clone();
    let is_result = |steps: &[G::Step]| {
        let text = rules.write_turn(&pos, steps, G::MOVES[0]);
        steps.iter().for_each(|step| rules.apply(&mut pos, *step, &mut ()));
        text == "*"
    };
    let ends = line.turns.iter().map(|node| node.steps.as_slice()).position(is_result);
    line.turns.truncate(ends.unwrap_or(line.turns.len()));
    SheetOf::<G> { tags, start, history, line, result: pick(rand, RESULTS) }
}

/// Replaces a line's annotations with those that this format has NAGs for.
fn dress<S>(line: &mut Variation<S>, rand: &mut Rand32) {
    let comments = |comments: &mut Vec<String>, rand: &mut Rand32| {
        comments.iter_mut().for_each(|comment| *comment = pick(rand, COMMENTS).to_owned());
    };
    comments(&mut line.intro, rand);
    for node in &mut line.turns {
        // NAGs 10, 18 and 19 mean the same as others.
        let is_sign = |sign: &Nag| {
            matches!(sign, Nag::Equal | Nag::FirstAhead | Nag::SecondAhead)
                || sign.glyph().is_some_and(|number| ![10, 18, 19].contains(&number))
        };
        node.signs.retain(is_sign);
        comments(&mut node.comments, rand);
        node.variations.iter_mut().for_each(|variation| dress(variation, rand));
    }
}

/// Collects score sheets, up to three for a text, if the game's texts have room for them.
pub(crate) struct Games<G: Game> {
    sheets: Vec<SheetOf<G>>,
}

impl<G: Game> Games<G> {
    pub(crate) fn new() -> Games<G> {
        Games { sheets: Vec::new() }
    }

    /// Makes a score sheet of a line, and now and then a text of the sheets so far, whole and broken.
    pub(crate) fn take(&mut self, spot: &Spot<'_, G>, line: Variation<G::Step>, rand: &mut Rand32) {
        let Some(dialect) = reading::dialect(spot.rules) else { return };
        // The next game may have other options, under which this one's positions have another meaning.
        if spot.history.turn() == 0 {
            self.sheets.clear();
        }
        self.sheets.push(sheet(spot, line, rand));
        if below(rand, 3) == 0 || self.sheets.len() == 3 {
            let text = pgn::write(spot.rules, &dialect, &self.sheets);
            are_read_as_written(spot.rules, &dialect, &self.sheets, &text);
            broken_ones_are_read_or_refused(spot.rules, &text, rand);
            self.sheets.clear();
        }
    }
}

fn are_read_as_written<G: Game>(rules: &G, dialect: &Dialect, sheets: &[SheetOf<G>], text: &str) {
    let read = pgn::read(rules, dialect, text);
    assert!(read.as_deref() == Ok(sheets), "{}: {text:?} reads as {read:?}", rules.info().id);
}

fn broken_ones_are_read_or_refused<G: Game>(rules: &G, text: &str, rand: &mut Rand32) {
    // Most of a text is tags, where little can break.
    let (tags, moves) = text.split_once("\n\n").unwrap_or(("", text));
    let whole = below(rand, 4) == 0;
    let text = if whole { mutate(text, rand) } else { format!("{tags}\n\n{}", mutate(moves, rand)) };
    survive(rules.info().id, &text, || reading::games(rules, &text));
}
