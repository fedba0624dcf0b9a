//! Commands in comments: what is drawn on the board, entries that are no turns, and signs that a format lacks.
//!
//! `[%csl Gd4,Re5]` and `[%cal Gc2c3]` draw circles and arrows on boards whose squares have names of two characters, as
//! programs for chess write them; `[%draw green 12]` and `[%draw green 12 30]` do so by the numbers of sites.
//! `[%entry @1 offers draw]` is an entry as in [`crate::wire`], `[%sign 1-0]` a sign, and `[%intro] …` a comment before
//! an entry that begins no variation. Other commands are text.

use core::fmt::Write as _;

use rules::message::Arg;
use rules::view::Site;
use rules::{Message, Present};

use crate::entry::Entry;
use crate::game_tree::{Shape, ShapeColour};
use crate::nag::Nag;
use crate::wire;

/// What a comment says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Remark {
    /// An entry of the line.
    Entry(Entry),
    /// A sign of what stands before it.
    Sign(Nag),
    /// A comment before what follows.
    Intro(String),
    /// Drawings and text; either may be empty.
    Text { shapes: Vec<Shape>, text: String },
}

const ENTRY: &str = "[%entry ";
const SIGN: &str = "[%sign ";
const INTRO: &str = "[%intro]";
const DRAW: &str = "draw ";
const CIRCLES: &str = "csl ";
const ARROWS: &str = "cal ";

/// The colours by their letters.
const LETTERS: [(char, ShapeColour); 4] =
    [('G', ShapeColour::Green), ('R', ShapeColour::Red), ('Y', ShapeColour::Yellow), ('B', ShapeColour::Blue)];

/// The names of a board's sites in drawings; empty where a site has a name of another length, so that numbers must do.
#[derive(Clone, Debug)]
pub(super) struct SiteNames(Vec<(Site, String)>);

impl SiteNames {
    /// The length of each name, in bytes.
    const LEN: usize = 2;

    pub(super) fn of<R: Present>(rules: &R) -> SiteNames {
        let name = |site: Site| match rules.label(site).args.first() {
            Some((_, Arg::Text(name))) if rules.label(site).key == Message::VERBATIM => Some(name.clone()),
            _ => None,
        };
        // The numbers of squares are filled up with a zero in front.
        let filled = |name: String| {
            let is_digit = name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_digit());
            if is_digit { format!("0{name}") } else { name }
        };
        let named = |site: Site| Some((site, filled(name(site)?))).filter(|(_, name)| name.len() == SiteNames::LEN);
        SiteNames(rules.sites().into_iter().map(named).collect::<Option<_>>().unwrap_or_default())
    }

    /// No names.
    pub(super) const fn none() -> SiteNames {
        SiteNames(Vec::new())
    }

    fn name(&self, site: Site) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == site).map(|(_, name)| name.as_str())
    }

    fn site(&self, name: &str) -> Option<Site> {
        self.0.iter().find(|(_, known)| known == name).map(|(site, _)| *site)
    }

    /// A drawing in the letters of programs for chess.
    fn read(&self, text: &str, is_arrow: bool) -> Option<Shape> {
        let letter = text.chars().next()?;
        let (_, colour) = LETTERS.into_iter().find(|(known, _)| *known == letter)?;
        let places = &text[letter.len_utf8()..];
        let from = self.site(places.get(..SiteNames::LEN)?)?;
        let rest = &places[SiteNames::LEN..];
        match is_arrow {
            true => Some(Shape { from, to: Some(self.site(rest)?), colour }),
            false => rest.is_empty().then_some(Shape { from, to: None, colour }),
        }
    }

    /// Appends the command for a drawing.
    fn write(&self, shape: Shape, out: &mut String) {
        let letter = LETTERS.iter().find(|(_, colour)| *colour == shape.colour).map_or('G', |(letter, _)| *letter);
        let names = (self.name(shape.from), shape.to.map(|to| self.name(to)));
        let written = match (names, shape.to) {
            ((Some(from), None), _) => write!(out, "[%{CIRCLES}{letter}{from}]"),
            ((Some(from), Some(Some(to))), _) => write!(out, "[%{ARROWS}{letter}{from}{to}]"),
            (_, None) => write!(out, "[%{DRAW}{} {}]", shape.colour.name(), shape.from.0),
            (_, Some(to)) => write!(out, "[%{DRAW}{} {} {}]", shape.colour.name(), shape.from.0, to.0),
        };
        written.expect("a string takes every text");
    }
}

/// The text of all white space as single spaces, without any at the ends.
pub(super) fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// A text cut off at a character, so that it has no more than `most` bytes.
pub(super) fn cut(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}

/// Whether a comment begins as a command for an entry, a sign or a comment before an entry.
pub(super) fn is_command(text: &str) -> bool {
    [ENTRY, SIGN, INTRO].iter().any(|command| text.starts_with(command))
}

/// Reads a comment.
pub(super) fn read(names: &SiteNames, text: &str) -> Remark {
    let text = one_line(text);
    let inside = |opening: &str| text.strip_prefix(opening)?.strip_suffix(']');
    if let Some(entry) = inside(ENTRY).and_then(|entry| wire::read_entry(entry).ok()) {
        return Remark::Entry(entry);
    }
    if let Some(sign) = inside(SIGN).and_then(Nag::from_text) {
        return Remark::Sign(sign);
    }
    if let Some(rest) = text.strip_prefix(INTRO) {
        return Remark::Intro(rest.trim_start().to_owned());
    }
    let (mut shapes, mut words) = (Vec::new(), String::new());
    let mut rest = text.as_str();
    while let Some(at) = rest.find("[%") {
        let (before, command) = rest.split_at(at);
        words.push_str(before);
        // A command ends at the first bracket: none of those that are known here holds one.
        let Some((inside, behind)) = command[2..].split_once(']') else {
            rest = command;
            break;
        };
        match drawn(names, inside) {
            Some(drawn) => shapes.extend(drawn),
            None => words.push_str(&command[..command.len() - behind.len()]),
        }
        rest = behind;
    }
    words.push_str(rest);
    Remark::Text { shapes, text: one_line(&words) }
}

/// The drawings of a command; `None` when it is another command, or one of them cannot be read.
fn drawn(names: &SiteNames, command: &str) -> Option<Vec<Shape>> {
    for (key, is_arrow) in [(CIRCLES, false), (ARROWS, true)] {
        if let Some(list) = command.strip_prefix(key) {
            return list.split(',').map(|text| names.read(text.trim(), is_arrow)).collect();
        }
    }
    let mut words = command.strip_prefix(DRAW)?.split(' ');
    let colour = ShapeColour::from_name(words.next()?)?;
    let from = Site(words.next()?.parse().ok()?);
    let to = match words.next() {
        Some(word) => Some(Site(word.parse().ok()?)),
        None => None,
    };
    words.next().is_none().then(|| vec![Shape { from, to, colour }])
}

/// The command for an entry.
pub(super) fn entry(entry: &Entry) -> String {
    format!("{ENTRY}{}]", wire::write_entry(entry))
}

/// The command for a sign.
pub(super) fn sign(sign: Nag) -> String {
    format!("{SIGN}{sign}]")
}

/// The command for a comment before an entry.
pub(super) fn intro(text: &str) -> String {
    format!("{INTRO} {text}")
}

/// The commands for drawings, as one comment; empty when there are none.
pub(super) fn shapes(names: &SiteNames, shapes: &[Shape]) -> String {
    let mut out = String::new();
    shapes.iter().for_each(|shape| names.write(*shape, &mut out));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::backgammon::Backgammon;
    use rules::games::chess::Chess;
    use rules::games::draughts::Draughts;
    use rules::{MatchState, Options, Rules};

    fn names<R: Rules + Present>(id: &str) -> SiteNames {
        SiteNames::of(&R::new(id, &Options::new(), &MatchState::default()).unwrap())
    }

    #[track_caller]
    fn check(names: &SiteNames, text: &str, n_shapes: usize, left: &str) {
        let Remark::Text { shapes: found, text } = read(names, text) else { panic!("{text} is a command") };
        assert_eq!((found.len(), text.as_str()), (n_shapes, left));
        let written = shapes(names, &found);
        let again = Remark::Text { shapes: found, text: String::new() };
        assert_eq!(read(names, &written), again, "{written}");
    }

    #[test]
    fn drawings_are_told_from_text() {
        let chess = names::<Chess>("chess");
        check(&chess, "[%csl Gd4,Re5][%cal Gc2c3] look [%clk 1:00] here", 3, "look [%clk 1:00] here");
        check(&chess, "[%csl Gd9] [%csl Xd4] [%cal Gd4]", 0, "[%csl Gd9] [%csl Xd4] [%cal Gd4]");
        check(&chess, "half [%csl Gd4", 0, "half [%csl Gd4");
        check(&names::<Draughts>("draughts"), "[%csl G01][%cal B1218]", 2, "");
        check(&names::<Backgammon>("backgammon"), "[%draw green 12][%draw blue 1 30] so", 2, "so");
    }

    #[test]
    fn entries_signs_and_intros_are_commands() {
        let chess = names::<Chess>("chess");
        let resigns = wire::read_entry("@1 resigns 1").unwrap();
        assert_eq!(read(&chess, &entry(&resigns)), Remark::Entry(resigns));
        assert_eq!(read(&chess, &sign(Nag::FirstWins)), Remark::Sign(Nag::FirstWins));
        assert_eq!(read(&chess, &intro("hm")), Remark::Intro("hm".to_owned()));
        let Remark::Text { text, .. } = read(&chess, "[%entry @9 sings]") else { panic!("nobody sings") };
        assert_eq!(text, "[%entry @9 sings]");
    }
}
