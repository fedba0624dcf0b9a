//! Movetext: games as people write them down, with numbered moves, annotations, comments and variations.
//!
//! `1. c3-b4 a5-b4-c3bw 2. b2-c3w-d4wb! (2. d2-c3w-b4wb =) b6-a5 1-0`. Numbers are optional and checked where they
//! stand: `2.` is a turn of the first seat, `2...` or `2 . . .` one of the second, and so on with two dots more for
//! each seat. Brackets, round or square, hold a variation when they begin with a number or a move, and a comment
//! otherwise. A variation replaces the turn before it. `$7` is a numeric annotation glyph of Portable Game Notation. In
//! games that write turns in square brackets ([`Notation::BRACKETED`]) these are turns, and a round bracket within a
//! word belongs to it. This form is for games whose seats take turns one after the other, and whose turns are written
//! without spaces.

mod line;

use core::fmt::Write as _;

use crate::game::Actor;
use crate::message::Message;
use crate::messages;
use crate::notation::{ErrorKind, Format, Notation, ReadError};

pub use line::{Nag, Node, Variation};

/// How deep brackets may be nested: more than anyone writes by hand.
pub const MAX_DEPTH: usize = 32;

/// Reads numbered moves that begin at `start` with turn `number` of the seat to move.
///
/// # Errors
/// On the first fault, with its place; the reason is the game's own where a move is faulty.
pub fn read<R: Notation>(rules: &R, start: &R::Position, text: &str) -> Result<Variation<R::Step>, ReadError> {
    let mut reader = Reader { rules, text, at: 0 };
    let line = reader.line(start, MoveNumber::at_start(rules, start), 0)?;
    match reader.rest().chars().next() {
        None => Ok(line),
        // Only a closing bracket ends a line before its text does.
        Some(bracket) => {
            let fragment = &reader.rest()[..bracket.len_utf8()];
            Err(ReadError::new(ErrorKind::Syntax, text, fragment, messages::movetext_unopened()))
        }
    }
}

/// Writes numbered moves that begin at `start`; [`read`] reads them back to the same line.
pub fn write<R: Notation>(rules: &R, start: &R::Position, line: &Variation<R::Step>, format: Format) -> String {
    let mut out = String::new();
    write_line(rules, start, MoveNumber::at_start(rules, start), line, format, &mut out);
    out
}

/// The number of the next turn and whose it is.
#[derive(Clone, Copy, PartialEq, Eq)]
struct MoveNumber {
    number: u32,
    /// The seat's index in the order of play.
    seat: usize,
    n_seats: usize,
}

impl MoveNumber {
    fn at_start<R: Notation>(rules: &R, start: &R::Position) -> MoveNumber {
        let seat = match rules.actor(start) {
            Actor::Seat(seat) => seat.idx(),
            Actor::Chance => 0,
        };
        MoveNumber { number: 1, seat, n_seats: rules.info().teams.len() }
    }

    fn next(self) -> MoveNumber {
        let MoveNumber { number, seat, n_seats } = self;
        if seat + 1 < n_seats {
            MoveNumber { seat: seat + 1, ..self }
        } else {
            MoveNumber { number: number + 1, seat: 0, n_seats }
        }
    }

    /// Whether a number with this many dots is meant for this seat.
    fn has_dots(self, dots: usize) -> bool {
        (dots / 2).min(self.n_seats - 1) == self.seat
    }

    fn text(self) -> String {
        format!("{}.{}", self.number, "..".repeat(self.seat))
    }
}

struct Reader<'t, R> {
    rules: &'t R,
    text: &'t str,
    at: usize,
}

impl<'t, R: Notation> Reader<'t, R> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn fault(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Syntax, self.text, fragment, why)
    }

    /// Reads up to the end of the text or a closing bracket.
    fn line(&mut self, start: &R::Position, clock: MoveNumber, depth: usize) -> Result<Variation<R::Step>, ReadError> {
        let mut line = Variation { intro: Vec::new(), turns: Vec::<Node<R::Step>>::new() };
        let (mut pos, mut clock) = (start.clone(), clock);
        // Where the last turn began, for variations on it.
        let mut before: Option<(R::Position, MoveNumber)> = None;
        loop {
            self.skip_space();
            let rest = self.rest();
            if rest.is_empty() || rest.starts_with([')', ']']) {
                return Ok(line);
            }
            if rest.starts_with('(') || rest.starts_with('[') && R::BRACKETED.is_none() {
                match (&before, line.turns.last_mut()) {
                    (Some((earlier, earlier_clock)), Some(node)) => {
                        if self.bracket_holds_moves(earlier) {
                            let variation = self.variation(earlier, *earlier_clock, depth + 1)?;
                            node.variations.push(variation);
                        } else {
                            node.comments.push(self.comment()?);
                        }
                    }
                    _ => line.intro.push(self.comment()?),
                }
                continue;
            }
            if self.number(clock)? {
                continue;
            }
            let word = self.word();
            if let Some(sign) = Nag::from_text(bare(word)) {
                match line.turns.last_mut() {
                    Some(node) => node.signs.push(sign),
                    None => return Err(self.fault(word, messages::movetext_sign_first())),
                }
                self.at += word.len();
                continue;
            }
            let (turn_text, sign) = split_sign(word);
            let steps = self.turn(&pos, turn_text)?;
            let earlier = pos.clone();
            for step in &steps {
                self.rules.apply(&mut pos, *step, &mut ());
            }
            self.at += word.len();
            before = Some((earlier, clock));
            clock = clock.next();
            let signs = sign.into_iter().collect();
            line.turns.push(Node { steps, signs, comments: Vec::new(), variations: Vec::new() });
        }
    }

    fn turn(&self, pos: &R::Position, text: &str) -> Result<Vec<R::Step>, ReadError> {
        self.rules.read_turn(pos, text).map_err(|error| error.shifted(self.at))
    }

    /// The text up to the next space, or bracket that is not part of the word.
    fn word(&self) -> &'t str {
        word_of::<R>(self.rest())
    }

    /// Reads a turn's number, if there is one here, and checks it.
    fn number(&mut self, clock: MoveNumber) -> Result<bool, ReadError> {
        let Some(len) = number_len(self.rest()) else { return Ok(false) };
        let found = &self.rest()[..len];
        let is_next = |number: &&str| {
            let digits = number.bytes().take_while(u8::is_ascii_digit).count();
            let dots = number.bytes().filter(|byte| *byte == b'.').count();
            number[..digits].parse() == Ok(clock.number) && clock.has_dots(dots)
        };
        match [without_turns(found), found].into_iter().find(is_next) {
            Some(number) => self.at += number.len(),
            None => return Err(self.fault(found, messages::movetext_number(clock.text()))),
        }
        Ok(true)
    }

    /// Whether this bracket begins with a number or something meant as a move.
    fn bracket_holds_moves(&self, pos: &R::Position) -> bool {
        let inside = self.rest()[1..].trim_start();
        if number_len(inside).is_some() {
            return true;
        }
        let (turn_text, _) = split_sign(word_of::<R>(inside));
        Nag::from_text(bare(turn_text)).is_none()
            && !matches!(self.rules.read_turn(pos, turn_text), Err(ReadError { fault: ErrorKind::Syntax, .. }))
    }

    fn variation(
        &mut self,
        pos: &R::Position,
        clock: MoveNumber,
        depth: usize,
    ) -> Result<Variation<R::Step>, ReadError> {
        let opening = &self.rest()[..1];
        if depth > MAX_DEPTH {
            return Err(self.fault(opening, messages::movetext_depth(MAX_DEPTH as i64)));
        }
        self.at += 1;
        let line = self.line(pos, clock, depth)?;
        let closing = self.rest().get(..1).unwrap_or("");
        if line.turns.is_empty() && !closing.is_empty() {
            return Err(self.fault(closing, messages::movetext_empty()));
        }
        if closing != closing_of(opening) {
            return Err(self.unclosed(opening));
        }
        self.at += 1;
        Ok(line)
    }

    /// Reads a bracket as a comment, including the brackets inside.
    fn comment(&mut self) -> Result<String, ReadError> {
        let rest = self.rest();
        let mut open: Vec<&str> = Vec::new();
        for (idx, bracket) in rest.match_indices(['(', '[', ')', ']']) {
            if matches!(bracket, "(" | "[") {
                open.push(bracket);
            } else if open.pop().map(closing_of) != Some(bracket) {
                return Err(self.fault(bracket, messages::movetext_unopened()));
            }
            if open.is_empty() {
                self.at += idx + 1;
                return Ok(rest[1..idx].trim().to_owned());
            }
        }
        Err(self.unclosed(&rest[..1]))
    }

    fn unclosed(&self, opening: &str) -> ReadError {
        self.fault(opening, messages::movetext_unclosed(closing_of(opening)))
    }
}

/// The beginning of a text up to the next space, or bracket that is not part of the word.
fn word_of<R: Notation>(text: &str) -> &str {
    // A turn in square brackets ends at the closing one, and a sign may follow it directly.
    let inside = match text.find(']') {
        Some(closing) if R::BRACKETED.is_some() && text.starts_with('[') => closing + 1,
        _ => 0,
    };
    let mut open = false;
    for (idx, letter) in text.char_indices().skip_while(|(idx, _)| *idx < inside) {
        match letter {
            '(' if R::BRACKETED.is_some() && idx > 0 && inside == 0 => open = true,
            ')' if open => open = false,
            '(' | ')' | '[' | ']' => return &text[..idx],
            _ if letter.is_whitespace() => return &text[..idx],
            _ => {}
        }
    }
    text
}

/// A word without square brackets around it.
fn bare(word: &str) -> &str {
    word.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(word)
}

fn closing_of(opening: &str) -> &'static str {
    if opening == "(" { ")" } else { "]" }
}

/// The length in bytes of a turn number at the beginning of a text: digits, then dots with spaces between.
pub(crate) fn number_len(text: &str) -> Option<usize> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let mut len = None;
    if digits > 0 {
        for (idx, byte) in text.bytes().enumerate().skip(digits) {
            match byte {
                b'.' => len = Some(idx + 1),
                _ if byte.is_ascii_whitespace() => {}
                _ => break,
            }
        }
    }
    len
}

/// A number whose first dot follows directly, without the dots that stand alone after it: some games write a turn as a
/// single dot.
pub(crate) fn without_turns(number: &str) -> &str {
    let mut rest = number;
    while let Some((before, ".")) = rest.rsplit_once(|letter: char| letter.is_ascii_whitespace()) {
        rest = before.trim_end();
    }
    if rest.ends_with('.') { rest } else { number }
}

/// Splits a move from the sign that follows it directly.
pub(crate) fn split_sign(word: &str) -> (&str, Option<Nag>) {
    let turn_text = word.trim_end_matches(['!', '?']);
    match Nag::from_text(&word[turn_text.len()..]) {
        Some(sign) => (turn_text, Some(sign)),
        // A run of marks that is no sign: left on the move, which then explains the error.
        None => (word, None),
    }
}

fn write_line<R: Notation>(
    rules: &R,
    start: &R::Position,
    mut clock: MoveNumber,
    line: &Variation<R::Step>,
    format: Format,
    out: &mut String,
) {
    let put = |out: &mut String, word: &str| {
        if !out.is_empty() && !out.ends_with('(') {
            out.push(' ');
        }
        out.push_str(word);
    };
    // Without a number, a variation that begins with a comment would be read as a comment.
    if !line.intro.is_empty() && out.ends_with('(') {
        put(out, &clock.text());
    }
    for comment in &line.intro {
        put(out, &format!("({comment})"));
    }
    let mut pos = start.clone();
    // A turn of a seat other than the first is numbered only where it does not directly follow the one before it.
    let mut interrupted = true;
    for node in &line.turns {
        if interrupted || clock.seat == 0 {
            put(out, &clock.text());
        }
        put(out, &rules.write_turn(&pos, &node.steps, format));
        for (nth, sign) in node.signs.iter().enumerate() {
            if nth == 0 && sign.is_of_move() {
                write!(out, "{sign}").expect("writing to a string cannot fail");
            } else if *sign == Nag::Ended && R::BRACKETED == Some(format) {
                put(out, &format!("[{sign}]"));
            } else {
                put(out, &sign.to_string());
            }
        }
        for comment in &node.comments {
            put(out, &format!("({comment})"));
        }
        for variation in &node.variations {
            put(out, "(");
            write_line(rules, &pos, clock, variation, format, out);
            out.push(')');
        }
        for step in &node.steps {
            rules.apply(&mut pos, *step, &mut ());
        }
        clock = clock.next();
        interrupted = !node.comments.is_empty() || !node.variations.is_empty();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::laska::Laska;
    use crate::{MatchState, Options, Rules};

    fn laska() -> Laska {
        Laska::new("laska", &Options::new(), &MatchState::default()).unwrap()
    }

    #[track_caller]
    fn check(text: &str, expect: &str) {
        let rules = laska();
        let line = read(&rules, &rules.start(), text).unwrap();
        let written = write(&rules, &rules.start(), &line, Laska::MOVES[0]);
        assert_eq!(written, expect);
        assert_eq!(read(&rules, &rules.start(), &written).unwrap(), line);
    }

    #[track_caller]
    fn check_fault(text: &str, at: usize, fragment: &str, why: &str) {
        let rules = laska();
        let error = read(&rules, &rules.start(), text).unwrap_err();
        assert_eq!((error.at, error.text.as_str(), error.why.to_string().as_str()), (at, fragment, why));
    }

    #[test]
    fn numbers_signs_comments_and_variations_are_read_and_written() {
        check("c3-d4 e5-d4-c3", "1. c3-d4 e5-d4-c3bw");
        check("1.c3-b4 ! a5xc3 2 . b2-d4", "1. c3-b4! a5-b4-c3bw 2. b2-c3w-d4wb");
        check(
            "(a comment) 1. c3-b4 (a gift [or not]) 1 . . . a5-b4-c3 2. d2-b4 [2. b2-d4!? =] b6-a5",
            "(a comment) 1. c3-b4 (a gift [or not]) 1... a5-b4-c3bw 2. d2-c3w-b4wb (2. b2-c3w-d4wb!? =) 2... b6-a5",
        );
        check("1. c3-b4 (1. (steady) c3-d4)", "1. c3-b4 (1. (steady) 1. c3-d4)");
        check("1. c3-b4 $1 $7 $140", "1. c3-b4! $7 $140");
        check("1. c3-b4 (c3-d4 e5-c3 (1... e5-d4-c3bw)) 1-0", "1. c3-b4 1-0 (1. c3-d4 e5-d4-c3bw (1... e5-d4-c3bw))");
    }

    #[test]
    fn a_fault_is_named_with_its_place() {
        check_fault("1. c3-d4 2. e5-c3", 9, "2.", "movetext-number expected=1...");
        check_fault("1. c3-d4 e5-e4", 12, "e4", "laska-text-square found=e4");
        check_fault("1. c3-d4 (1. c3-b4", 9, "(", "movetext-unclosed expected=)");
        check_fault("1. c3-d4 (1. c3-b4]", 9, "(", "movetext-unclosed expected=)");
        check_fault("1. c3-d4)", 8, ")", "movetext-unopened");
        check_fault("1. c3-d4 (a [b)", 14, ")", "movetext-unopened");
        check_fault("1. c3-d4 (1. ) 1... e5-d4-c3", 13, ")", "movetext-empty");
        check_fault("! 1. c3-d4", 0, "!", "movetext-sign-first");
        check_fault("1. c3-d4 a5-b4", 12, "b4", "laska-must-take takes=e5-d4-c3");
        let deep = "c3-d4 ".to_owned() + &"(c3-b4 ".repeat(40);
        check_fault(&deep, 6 + 32 * 7, "(", "movetext-depth most=32");
    }

    #[test]
    fn a_full_stop_that_stands_alone_behind_a_number_is_a_turn() {
        for (number, rest) in [("1. .", "1."), ("1. . .", "1."), ("2... .", "2..."), ("1.  .", "1.")] {
            assert_eq!(without_turns(number), rest);
        }
        for number in ["1.", "1...", "1. ...", "1 .", "1 . . ."] {
            assert_eq!(without_turns(number), number);
        }
    }
}
