//! Numbered moves, for games whose seats alternate and whose turns are written in one word.

use oorandom::Rand32;
use rules::movetext::{self, Nag, Node, Variation};
use rules::{Game, turns};
use tests::random::{self, Spot, below, pick};
use tests::{mutate::mutate, reading};

use super::broken::survive;
use super::games::Games;
use super::walk::Property;

const COMMENTS: &[&str] = &["", "the usual reply", "better is (as some say) to wait", "näher, 更好 [?!]"];

/// A random line from `start` of at least one turn, unless no turn is a single word, with NAGs, comments and
/// variations.
fn line<G: Game>(rules: &G, start: &G::Position, len: usize, rand: &mut Rand32) -> Variation<G::Step> {
    let mut line = Variation { intro: comments(rand), turns: Vec::new() };
    let mut pos = start.clone();
    for _ in 0..len.max(1) {
        let mut known = Vec::new();
        turns::by_path(rules, &pos, &mut |steps, end| known.push((steps.to_vec(), end.clone())));
        known.retain(|(steps, _)| is_word(&rules.write_turn(&pos, steps, G::MOVES[0])));
        if known.is_empty() {
            break;
        }
        let (steps, end) = known.swap_remove(below(rand, known.len()));
        let signs = (0..below(rand, 3)).map(|_| sign(rand)).collect();
        let mut variations = Vec::new();
        for _ in 0..below(rand, 5).saturating_sub(2).min(len) {
            let variation = self::line(rules, &pos, len / 2, rand);
            variations.push(Variation { intro: Vec::new(), ..variation });
        }
        line.turns.push(Node { steps, signs, comments: comments(rand), variations });
        pos = end;
    }
    line
}

/// Whether a turn can follow a move number. An option may turn a one-word turn into several words.
fn is_word(turn: &str) -> bool {
    !turn.contains(char::is_whitespace)
}

fn sign(rand: &mut Rand32) -> Nag {
    if below(rand, 4) == 0 { Nag::from_glyph(below(rand, 256) as u8) } else { pick(rand, &Nag::ALL).0 }
}

fn comments(rand: &mut Rand32) -> Vec<String> {
    (0..below(rand, 4).saturating_sub(2)).map(|_| pick(rand, COMMENTS).to_owned()).collect()
}

/// Tests random lines from positions of random games, where turns are one word.
pub(crate) struct Lines<G: Game> {
    rand: Rand32,
    /// Makes games of the lines.
    games: Games<G>,
}

impl<G: Game> Lines<G> {
    pub(crate) fn new() -> Lines<G> {
        Lines { rand: random::rand(0x6d6f76), games: Games::new() }
    }
}

impl<G: Game> Property<G> for Lines<G> {
    fn visit(&mut self, spot: &Spot<'_, G>) {
        if !spot.is_boundary() || !reading::has_one_word_turns(spot.rules) {
            return;
        }
        let rand = &mut self.rand;
        let len = below(rand, 5);
        let line = line(spot.rules, spot.pos, len, rand);
        are_read_as_written(spot, &line);
        broken_ones_are_read_or_refused(spot, &line, rand);
        self.games.take(spot, line, rand);
    }
}

fn are_read_as_written<G: Game>(spot: &Spot<'_, G>, line: &Variation<G::Step>) {
    let (rules, start) = (spot.rules, spot.pos);
    for &format in G::MOVES {
        let text = movetext::write(rules, start, line, format);
        let read = movetext::read(rules, start, &text);
        assert!(read.as_ref() == Ok(line), "{}: {text:?} reads as {read:?}", rules.info().id);
    }
}

fn broken_ones_are_read_or_refused<G: Game>(spot: &Spot<'_, G>, line: &Variation<G::Step>, rand: &mut Rand32) {
    let (rules, start) = (spot.rules, spot.pos);
    let text = mutate(&movetext::write(rules, start, line, pick(rand, G::MOVES)), rand);
    survive(rules.info().id, &text, || reading::moves(rules, start, &text));
}
