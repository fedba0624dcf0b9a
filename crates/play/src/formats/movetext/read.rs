//! Reading games of numbered moves: PGN, PDN and plain movetext have one grammar, and differ in what brackets mean.

use rules::{Game, GameInfo, Mend};

use super::Grammar;
use super::word::{self, Lexer, Number};
use crate::formats::head;
use crate::formats::score::Score;
use crate::formats::scribe::{Scribe, unread};
use crate::formats::sign_text::{self, ONLY_MOVE};
use crate::formats::tag_section::{self, Tag};
use crate::formats::{Draft, Fault, messages};
use crate::nag::Nag;

/// Reads the game that begins at `at`, and all that belongs to it.
pub(in crate::formats) fn game<G: Game>(info: &'static GameInfo, text: &str, at: usize) -> Draft {
    let grammar = Grammar::of::<G>();
    let mut lexer = Lexer { text, at };
    let mut mends = Vec::new();
    lexer.skip_space();
    let begins = lexer.at;
    let (tags, comments) = section(&mut lexer, &mut mends);
    let end = || tag_section::next_game(text, lexer.at);
    let head = match head::read::<G>(info, text, &tags, &mut mends) {
        Ok(head) => head,
        Err(refused) => {
            let (head, fault) = *refused;
            let fault = Fault::at(text, fault.fragment, fault.why);
            let end = end();
            return unread(head, &text[lexer.at..end], [begins, end], mends, fault);
        }
    };
    let spare = head.clone();
    let scribe = match Scribe::<G>::open(head, mends) {
        Ok(scribe) => scribe,
        Err(error) => {
            let fen = tags.iter().find(|tag| tag.name == "FEN").map_or("", |tag| tag.raw);
            let fault = Fault::at(text, fen, error.message().unwrap_or_else(messages::set_up));
            let end = end();
            return unread(spare, &text[lexer.at..end], [begins, end], Vec::new(), fault);
        }
    };
    let mut reader = Reader { grammar, lexer, scribe };
    for (comment, at) in comments {
        reader.scribe.comment(comment, at);
    }
    let fault = reader.moves();
    reader.trailing();
    let end = reader.lexer.at;
    reader.scribe.finish([begins, end], fault)
}

/// Reads the tags, and the comments before, among and after them.
pub(in crate::formats) fn section<'t>(
    lexer: &mut Lexer<'t>,
    mends: &mut Vec<Mend>,
) -> (Vec<Tag<'t>>, Vec<(&'t str, usize)>) {
    const MANY: usize = 256;
    let (mut tags, mut comments): (Vec<Tag<'t>>, Vec<_>) = (Vec::new(), Vec::new());
    let mut was_tag = false;
    loop {
        lexer.skip_space();
        let (rest, at) = (lexer.rest(), lexer.at);
        // A game without moves is followed by the next one after an empty line.
        if was_tag && tag_section::begins(lexer.text, at) {
            break;
        }
        if rest.starts_with('[')
            && let Some((tag, len)) = tag_section::read(lexer.text, rest, mends)
        {
            lexer.at += len;
            was_tag = true;
            let is_known = |known: &Tag<'_>| known.name == tag.name && tag.name != "Option";
            if tags.iter().any(is_known) {
                mends.push(Mend::new(lexer.text, tag.name, messages::tag_twice(tag.name)));
            } else if tags.len() < MANY {
                tags.push(tag);
            }
        } else if let Some(comment) = lexer.comment(mends) {
            comments.push((comment, at));
        } else {
            break;
        }
    }
    dedup(mends);
    (tags, comments)
}

/// Keeps the first of each kind.
fn dedup(mends: &mut Vec<Mend>) {
    let mut known: Vec<String> = Vec::new();
    mends.retain(|mend| {
        let is_new = !known.iter().any(|key| *key == mend.how.key);
        if is_new {
            known.push(mend.how.key.to_string());
        }
        is_new
    });
}

struct Reader<'t, G: Game> {
    grammar: Grammar,
    lexer: Lexer<'t>,
    scribe: Scribe<G>,
}

impl<'t, G: Game> Reader<'t, G> {
    /// Reads up to the end of the game; gives what could not be read in the main line.
    fn moves(&mut self) -> Option<Fault> {
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
                    Err(fault) => {
                        self.give_up();
                        return Some(fault);
                    }
                },
            }
        }
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
        self.scribe.turn(turn, at)?;
        self.lexer.at += word.len();
        if is_only_move {
            self.scribe.sign(Nag::Glyph(ONLY_MOVE), word, at);
        }
        self.signs(&signs, &word[turn.len()..], at + turn.len());
        Ok(Goes::On)
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
    fn trailing(&mut self) {
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
