//! The moves of a game, and what stands among them.

use std::borrow::Cow;

use rules::notation::joined_squares;
use rules::{ErrorKind, Game, Mend};

use super::Grammar;
use super::letters::Letters;
use super::word::{self, Lexer, Number};
use crate::formats::score::{BLANKS, Score};
use crate::formats::scribe::Scribe;
use crate::formats::sign_text::{self, ONLY_MOVE};
use crate::formats::{Fault, comment, messages, tag_section};
use crate::nag::Nag;
use crate::session::is_foreign;
use crate::status::Status;

/// Reads the moves of a game, with all that stands among them.
pub(super) struct Reader<'t, G: Game> {
    pub(super) grammar: Grammar,
    pub(super) lexer: Lexer<'t>,
    pub(super) scribe: Scribe<G>,
    pub(super) letters: Letters,
    /// Whether the tags tell a result that is not that of a game won or drawn.
    pub(super) is_uneven: bool,
    /// Whether it is a game of draughts.
    pub(super) is_pdn: bool,
    /// Where its moves begin, and how much was corrected before them.
    pub(super) from: usize,
    pub(super) n_mends: usize,
    /// Whether words before the first turn have been left out.
    pub(super) has_skipped: bool,
    /// The turn at which the main line could not be read further.
    pub(super) stopped: Option<String>,
}

impl<'t, G: Game> Reader<'t, G> {
    /// Reads up to the end of the game; gives what could not be read in the main line.
    pub(super) fn moves(&mut self) -> Option<Fault> {
        loop {
            self.lexer.skip_space();
            let (rest, at) = (self.lexer.rest(), self.lexer.at);
            let first = rest.chars().next()?;
            if first == '[' && self.lexer.is_line_start() && tag_section::is_tag(rest) {
                return None;
            }
            let mut mends = Vec::new();
            if let Some(comment) = self.lexer.comment(&mut mends) {
                mends.into_iter().for_each(|mend| self.scribe.mend(mend.at, &mend.text, mend.how));
                self.scribe.comment(comment, at);
                continue;
            }
            match first {
                '(' => self.open(),
                '[' if self.grammar.has_square_variations => self.open(),
                ')' => self.close(),
                ']' if self.grammar.has_square_variations => self.close(),
                ']' | '}' => {
                    self.lexer.at += 1;
                    self.scribe.mend(at, &rest[..1], messages::unopened());
                }
                '[' if !self.grammar.is_bracketed => {
                    // A command outside of any comment.
                    let len = rest.find([']', '\n']).map_or(rest.len(), |len| len + 1);
                    self.lexer.at += len;
                    self.scribe.comment(&rest[..len], at);
                }
                '$' => self.glyph(),
                _ => match self.word() {
                    Ok(Goes::On) => {}
                    Ok(Goes::NoFurther) => return None,
                    Err(fault) if self.scribe.depth() > 0 => self.give_up_variation(&fault),
                    Err(_) if self.skip_words(at) => {}
                    Err(fault) => {
                        let is_remark = self.is_remark(&fault);
                        if is_remark {
                            self.scribe.mend(fault.at, &fault.text, messages::remark());
                        }
                        self.give_up();
                        return Some(fault).filter(|_| !is_remark);
                    }
                },
            }
        }
    }

    /// Goes on at the first number with a turn behind it, if no turn has been read before this word; whether there is one.
    fn skip_words(&mut self, first: usize) -> bool {
        if self.scribe.has_turn() || self.has_skipped {
            return false;
        }
        let end = tag_section::next_game(self.lexer.text, self.lexer.at);
        let Some(begins) = self.lexer.game_begins(&self.grammar, self.scribe.session(), end) else { return false };
        self.has_skipped = true;
        let from = self.from.min(first);
        let words = self.lexer.text[from..begins].trim_end();
        self.scribe.begin_again(self.n_mends);
        self.scribe.mend(from, cut(words), messages::remark());
        self.scribe.keep_unread(words);
        self.lexer.at = begins;
        true
    }

    /// Whether what cannot be read, and all that follows it, are words about the game: there is no turn's number in them,
    /// and they begin on a line of their own or after the end of the game.
    fn is_remark(&self, fault: &Fault) -> bool {
        const SHORT: usize = 3;
        let (rest, at) = (self.lexer.rest(), self.lexer.at);
        let end = tag_section::next_game(self.lexer.text, at);
        let words = &self.lexer.text[at..end];
        let word = rest.split(|sign: char| !sign.is_alphabetic()).next().unwrap_or_default();
        // No move has other small letters.
        let is_small = word.chars().all(char::is_lowercase) && word.contains(|sign| !matches!(sign, 'a'..='h' | 'x'));
        let is_line_start = self.lexer.is_line_start();
        let is_word = is_small || word.chars().count() > SHORT || is_line_start && word.chars().any(char::is_lowercase);
        let is_signature = is_line_start && words.lines().next().is_some_and(|line| line.trim_end() == "--");
        let has_number = self.lexer.next_number(end).is_some();
        let is_apart = is_line_start || matches!(self.scribe.session().status(), Status::Over(_));
        self.scribe.has_turn() && !has_number && (is_signature || is_word && fault.is_syntax && is_apart)
    }

    /// Reads a bracket: a sign in brackets, a variation, or a remark where there is nothing to vary.
    fn open(&mut self) {
        let (rest, at) = (self.lexer.rest(), self.lexer.at);
        if let Some((len, meant)) = word::sign_in_brackets(self.grammar.white, rest) {
            self.lexer.at += len;
            self.scribe.sign(meant.sign, &rest[..len], at);
            return;
        }
        self.lexer.at += 1;
        if !self.scribe.open_variation(at) {
            let inside = self.lexer.skip_to_closing();
            self.scribe.comment(inside, at);
            self.lexer.skip_closing();
            if !self.grammar.has_bracketed_comments {
                self.scribe.mend(at, inside, messages::remark());
            }
        }
    }

    fn close(&mut self) {
        let (rest, at) = (self.lexer.rest(), self.lexer.at);
        self.lexer.at += 1;
        let is_empty = self.scribe.is_variation_empty();
        if is_empty || !self.scribe.close_variation() {
            let how = if is_empty { messages::empty() } else { messages::unopened() };
            self.scribe.mend(at, &rest[..1], how);
            self.scribe.close_variation();
        }
    }

    /// Keeps the rest of a variation as a comment, since it cannot be read.
    fn give_up_variation(&mut self, fault: &Fault) {
        let is_begun = self.scribe.has_turn();
        let from = if is_begun { self.lexer.at } else { self.scribe.opened_at() + 1 };
        let at = self.lexer.at;
        self.lexer.skip_to_closing();
        let text = &self.lexer.text[from..self.lexer.at];
        // In this form a bracket that does not begin with a move is a comment.
        let is_comment = self.grammar.has_bracketed_comments && !is_begun && fault.is_syntax && !word::has_number(text);
        self.lexer.skip_closing();
        if !is_begun {
            self.scribe.cancel_variation();
        }
        if is_comment {
            self.scribe.comment(text, at);
        } else {
            self.scribe.mend(fault.at, &fault.text, messages::kept(fault.why.clone()));
            self.scribe.keep_unread(text);
        }
        if is_begun {
            self.scribe.close_variation();
        }
    }

    /// Keeps the rest of the game as a comment, since its main line cannot be read further.
    fn give_up(&mut self) {
        let end = tag_section::next_game(self.lexer.text, self.lexer.at);
        let text = self.lexer.text[self.lexer.at..end].trim_end();
        // What stands at its end still tells who has won.
        let tail = text.rsplit(char::is_whitespace).next().unwrap_or_default();
        let told = Score::read(tail).filter(|(len, _)| *len == tail.len());
        let kept = if told.is_some() { &text[..text.len() - tail.len()] } else { text };
        self.scribe.keep_unread(kept);
        if let Some((_, told)) = told {
            let at = self.lexer.at + text.len() - tail.len();
            self.scribe.tell(told, tail, at);
        }
        self.lexer.at = end;
    }

    /// Reads a number after `$`.
    fn glyph(&mut self) {
        let (rest, at) = (self.lexer.rest(), self.lexer.at);
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let text = &rest[..=digits];
        self.lexer.at += text.len();
        match text[1..].parse() {
            Ok(number) => {
                let sign = sign_text::of_glyph(self.grammar.white, number);
                self.scribe.sign(sign, text, at);
            }
            // `$0` and no number at all mean nothing; there are no signs above 255.
            Err(_) => {
                self.scribe.mend(at, text, messages::sign());
                self.scribe.keep_unread(text);
            }
        }
    }

    /// Reads a result, a number, a sign or a turn.
    fn word(&mut self) -> Result<Goes, Fault> {
        let (rest, at) = (self.lexer.rest(), self.lexer.at);
        if let Some(len) = self.lexer.null_move().filter(|_| self.grammar.is_pgn) {
            return Err(Fault::at(self.lexer.text, &rest[..len], messages::passed()));
        }
        if let Some((len, score)) = Score::read(rest) {
            return Ok(self.result(len, score));
        }
        if let Some(len) = Score::uneven(rest).filter(|len| self.is_uneven_result(*len)) {
            return Ok(self.result(len, None));
        }
        if let Some(Number { len, number }) = self.lexer.number(&self.grammar) {
            self.lexer.at += len;
            self.scribe.number(number, &rest[..len], at);
            return Ok(Goes::On);
        }
        let word = word::word(&self.grammar, rest);
        if let Some(meant) = sign_text::of_word(self.grammar.white, word::bare(word)) {
            self.lexer.at += word.len();
            self.signs(&[meant], word, at);
            return Ok(Goes::On);
        }
        let word = &rest[..word::turn_len(&self.grammar, rest)];
        let is_star = |turn: &&str| self.grammar.is_pgn && turn.len() > 1;
        let (turn, signs) = sign_text::split(self.grammar.white, word::without_stop(word));
        let (turn, is_only_move) = match turn.strip_suffix('*').filter(is_star) {
            Some(turn) => (turn, true),
            None => (turn, false),
        };
        let len = match self.turn(turn, at) {
            Ok(()) => word.len(),
            Err(fault) => match self.with_next_square(turn, rest, at).or_else(|| self.settled(turn, at, word.len())) {
                Some(len) => len,
                None if self.lexer.null_move().is_some() => {
                    return Err(Fault::at(self.lexer.text, word, messages::passed()));
                }
                None => {
                    if self.scribe.depth() == 0 {
                        self.stopped = Some(turn.to_owned());
                    }
                    return Err(fault);
                }
            },
        };
        self.lexer.at += len;
        if is_only_move {
            self.scribe.sign(Nag::Glyph(ONLY_MOVE), word, at);
        }
        self.signs(&signs, &word[turn.len()..], at + turn.len());
        Ok(Goes::On)
    }

    /// A turn in the game's own letters.
    fn own<'w>(&self, turn: &'w str) -> Option<Cow<'w, str>> {
        match self.letters {
            Letters::Own if !G::LETTERS.is_empty() && is_foreign(turn) => None,
            Letters::Own | Letters::Folded => Some(Cow::Borrowed(turn)),
            Letters::Of(letters) => letters.translate(turn).map(Cow::Owned),
        }
    }

    /// Plays a turn that stands at `at`.
    fn turn(&mut self, turn: &str, at: usize) -> Result<(), Fault> {
        let Some(own) = self.own(turn) else {
            // Whatever it looks like, the rules say what is wrong with it.
            let error = self.scribe.session().rules().read_turn(self.scribe.session().position(), turn).err();
            let why = error.map_or_else(messages::not_now, |error| error.why);
            return Err(Fault { at, text: turn.to_owned(), why, is_syntax: true });
        };
        if own == turn {
            return self.scribe.turn(turn, at);
        }
        self.scribe.turn(&own, at).map_err(|fault| Fault { at, text: turn.to_owned(), ..fault })?;
        self.scribe.mend(at, turn, messages::letters(turn, own));
        Ok(())
    }

    /// Plays a turn whose second square is the next word, `d2 d4`; gives its length.
    fn with_next_square(&mut self, turn: &str, rest: &str, at: usize) -> Option<usize> {
        let behind = rest.strip_prefix(turn)?;
        let next = behind.trim_start_matches(BLANKS);
        if next.len() == behind.len() || self.grammar.is_bracketed {
            return None;
        }
        let word = word::word(&self.grammar, next);
        let square = word.trim_end_matches(['+', '#', '!', '?']);
        let joined = joined_squares(&format!("{turn} {square}"))?;
        self.scribe.turn(&joined, at).ok()?;
        Some(rest.len() - next.len() + square.len())
    }

    /// Plays a turn that can mean several, as what follows has it; gives its length (X10). In draughts the first of those
    /// counts with which all that follows can be played. Of what follows, [`Lexer::following`] says how much is tried.
    fn settled(&mut self, turn: &str, at: usize, len: usize) -> Option<usize> {
        const MOST: usize = 40;
        let own = self.own(turn)?.into_owned();
        let (rules, pos) = (self.scribe.session().rules(), self.scribe.session().position());
        let readings = rules.readings(pos, &own);
        if readings.is_empty() {
            return None;
        }
        let behind = Lexer { at: at + len, ..self.lexer };
        let (words, has_result) = behind.following(&self.grammar, MOST);
        let words: Vec<_> = words.into_iter().map_while(|word| self.own(word)).collect();
        let reach = |steps: &[G::Step]| {
            let mut pos = pos.clone();
            let play = |pos: &mut G::Position, steps: &[G::Step]| {
                steps.iter().for_each(|step| rules.apply(pos, *step, &mut ()));
            };
            play(&mut pos, steps);
            for (idx, word) in words.iter().enumerate() {
                match rules.read_turn(&pos, word) {
                    Ok(steps) => play(&mut pos, &steps),
                    Err(error) if error.fault == ErrorKind::Ambiguous => return words.len(),
                    Err(_) => return idx,
                }
            }
            words.len()
        };
        let reached: Vec<usize> = readings.iter().map(|(steps, _)| reach(steps)).collect();
        let most = reached.iter().copied().max()?;
        let is_one = reached.iter().filter(|one| **one == most).count() == 1;
        let is_first_enough = self.is_pdn && (has_result || most > 0);
        let idx = reached.iter().position(|one| *one == most).filter(|_| is_one || is_first_enough)?;
        let text = readings[idx].1.clone();
        self.scribe.turn(&text, at).ok()?;
        let Mend { text, how, .. } = Mend::read_as(at, turn, &text);
        self.scribe.mend(at, &text, how);
        Some(len)
    }

    /// Whether a word of this length is the uneven result of the game, rather than castling.
    fn is_uneven_result(&self, len: usize) -> bool {
        let word = &self.lexer.rest()[..len];
        let is_last = Lexer { at: self.lexer.at + len, ..self.lexer }.is_game_over();
        let session = self.scribe.session();
        let is_turn = || session.rules().read_turn(session.position(), word).is_ok();
        self.scribe.depth() == 0 && is_last && (self.is_uneven || !is_turn())
    }

    fn signs(&mut self, signs: &[sign_text::Meant], text: &str, at: usize) {
        for meant in signs {
            if !meant.is_exact {
                self.scribe.mend(at, text, messages::sign());
            }
            self.scribe.sign(meant.sign, text, at);
        }
    }

    /// Reads a result: the game ends with it, unless it goes on.
    fn result(&mut self, len: usize, score: Option<Score>) -> Goes {
        let (text, at) = (&self.lexer.rest()[..len], self.lexer.at);
        self.lexer.at += len;
        let is_main = self.scribe.depth() == 0;
        let goes_on = !is_main || !self.lexer.is_game_over();
        // A star is also the sign of an only move.
        let is_sign = goes_on && (!is_main || !self.grammar.is_pgn || score.is_none());
        let only_move = Some(Nag::Glyph(ONLY_MOVE)).filter(|_| self.grammar.is_pgn);
        let sign = score.map_or(only_move, sign_of).filter(|_| is_sign && self.scribe.has_turn());
        if let Some(sign) = sign {
            self.scribe.sign(sign, text, at);
            return Goes::On;
        }
        if is_main {
            self.scribe.tell(score, text, at);
        }
        self.lexer.skip_space();
        if !is_main || self.lexer.rest().starts_with('(') { Goes::On } else { Goes::NoFurther }
    }

    /// Reads what stands behind the result: comments about the game, and what is glued to it.
    pub(super) fn trailing(&mut self) {
        loop {
            self.lexer.skip_space();
            let at = self.lexer.at;
            let mut mends = Vec::new();
            let Some(comment) = self.lexer.comment(&mut mends) else { break };
            self.scribe.comment(comment, at);
        }
        if !self.lexer.is_game_over() {
            let at = self.lexer.at;
            let end = tag_section::next_game(self.lexer.text, at);
            let text = self.lexer.text[at..end].trim_end();
            self.scribe.mend(at, text, messages::remark());
            self.scribe.keep_unread(text);
            self.lexer.at = end;
        }
    }
}

/// Whether there is more of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goes {
    On,
    NoFurther,
}

/// The sign of a result in the middle of a line.
fn sign_of(score: Score) -> Option<Nag> {
    match score {
        Score::FirstWins => Some(Nag::FirstWins),
        Score::SecondWins => Some(Nag::SecondWins),
        Score::Drawn => Some(Nag::Drawn),
        Score::Points { .. } => None,
    }
}

/// The longest remark that is told as it stands, in bytes.
pub(super) fn cut(text: &str) -> &str {
    comment::cut(text, 1 << 10)
}
