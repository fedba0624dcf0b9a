//! Commands in comments: what is drawn on the board, entries that are no turns, and signs that a format lacks.
//!
//! `[%csl Gd4,Re5]` and `[%cal Gc2c3]` draw circles and arrows on boards whose squares have names of two characters, as
//! programs for chess write them; `[%draw green 12,green 12 30]` does so by the numbers of sites, and `[%order sas]` tells
//! in which order they were drawn. `[%entry @1 offers draw]` is an entry as in [`crate::wire`], `[%sign 1-0]` a sign, and
//! `[%intro] …` a comment before an entry that begins no variation. Other commands are text.
//!
//! Some programs refuse a game with two comments in a row, or with a brace inside a comment. So all of them can stand in
//! one: a pilcrow, `¶`, is between two comments, and `｝` stands for a closing brace. Two pilcrows stand for one.

use rules::message::Arg;
use rules::view::Site;
use rules::{Message, Present};

use crate::entry::Entry;
use crate::game_tree::{Shape, ShapeColour};
use crate::nag::Nag;
use crate::wire;

/// What a comment says, or a part of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Remark {
    /// An entry of the line.
    Entry(Entry),
    /// A sign of what stands before it.
    Sign(Nag),
    /// A comment before what follows.
    Intro(String),
    /// Text, and commands for drawings.
    Text(String),
}

const ENTRY: &str = "[%entry ";
const SIGN: &str = "[%sign ";
const INTRO: &str = "[%intro]";
const DRAW: &str = "draw ";
const CIRCLES: &str = "csl ";
const ARROWS: &str = "cal ";
/// The order of drawings, each by the second letter of its command.
const ORDER: &str = "order ";
/// Stands between two comments.
pub(super) const PILCROW: char = '¶';
/// Stands for a closing brace.
const BRACE: char = '｝';

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

    /// A drawing as an item of a command, and the command's name.
    fn item(&self, shape: Shape) -> (&'static str, String) {
        let letter = LETTERS.iter().find(|(_, colour)| *colour == shape.colour).map_or('G', |(letter, _)| *letter);
        let Shape { from, to, colour } = shape;
        match (self.name(from), to.map(|to| (to, self.name(to)))) {
            (Some(from), None) => (CIRCLES, format!("{letter}{from}")),
            (Some(from), Some((_, Some(to)))) => (ARROWS, format!("{letter}{from}{to}")),
            (_, None) => (DRAW, format!("{} {}", colour.name(), from.0)),
            (_, Some((to, _))) => (DRAW, format!("{} {} {}", colour.name(), from.0, to.0)),
        }
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

/// A comment in which nothing but text stands, as it is kept: no command of ours, no drawing, and no other comment.
pub(super) fn plain(text: &str) -> Option<String> {
    let text = one_line(text);
    let has_command =
        text.contains("[%") && [ENTRY, SIGN, INTRO, "[%csl", "[%cal", "[%draw"].iter().any(|key| text.contains(key));
    (!has_command && !text.contains([PILCROW, BRACE])).then_some(text)
}

/// A text as it is kept as a comment: what is a comment is none of our commands when it is read again.
pub(super) fn kept(text: &str) -> String {
    let text = with_braces(one_line(text));
    if is_command(&text) { text.replace("[%", "[ %") } else { text }
}

/// The parts of a text that are kept as a comment each: a long one becomes several.
pub(super) fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    core::iter::from_fn(move || {
        let near = cut(rest, wire::MAX_COMMENT);
        let end = if near.len() == rest.len() { near.len() } else { near.rfind(' ').unwrap_or(near.len()) };
        let (part, behind) = rest.split_at(end);
        let is_left = !rest.is_empty();
        rest = behind.trim_start();
        is_left.then_some(part)
    })
}

/// Whether a comment holds a command for an entry, a sign or a comment before an entry.
pub(super) fn is_command(text: &str) -> bool {
    text.contains("[%") && [ENTRY, SIGN, INTRO].iter().any(|command| text.contains(command))
}

/// Reads a comment: what it says, in order.
pub(super) fn read(text: &str) -> Vec<Remark> {
    let text = with_braces(one_line(text));
    let mut remarks = Vec::new();
    if !text.contains(PILCROW) {
        read_one(&text, &mut remarks);
        return remarks;
    }
    let mut one = String::new();
    for word in text.split(' ').chain(["¶"]) {
        let mut buffer = [0; 4];
        if word == PILCROW.encode_utf8(&mut buffer) {
            read_one(&one, &mut remarks);
            one.clear();
            continue;
        }
        if !one.is_empty() {
            one.push(' ');
        }
        one.push_str(if is_pilcrows(word) { &word[PILCROW.len_utf8()..] } else { word });
    }
    remarks
}

/// A text with the closing braces for which another sign was written.
pub(super) fn with_braces(text: String) -> String {
    if text.contains(BRACE) { text.replace(BRACE, "}") } else { text }
}

fn is_pilcrows(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|sign| sign == PILCROW)
}

/// Reads a comment in which no other one begins.
fn read_one(text: &str, remarks: &mut Vec<Remark>) {
    let mut is_intro = false;
    let mut push = |words: &str, is_intro: bool| {
        let words = words.trim();
        if is_intro {
            remarks.push(Remark::Intro(words.to_owned()));
        } else if !words.is_empty() {
            remarks.push(Remark::Text(words.to_owned()));
        }
        remarks.len()
    };
    let (mut from, mut at) = (0, 0);
    let mut commands: Vec<(usize, Remark)> = Vec::new();
    while let Some(len) = text[at..].find("[%") {
        at += len;
        let Some((command, len)) = command(&text[at..]) else {
            at += 2;
            continue;
        };
        push(&text[from..at], is_intro);
        is_intro = command.is_none();
        if let Some(command) = command {
            commands.push((push("", false), command));
        }
        at += len;
        from = at;
    }
    push(&text[from..], is_intro);
    for (idx, (at, command)) in commands.into_iter().enumerate() {
        remarks.insert(at + idx, command);
    }
}

/// The command for an entry or a sign at the beginning of a text, and its length; no remark where it is the one for a
/// comment before an entry.
fn command(text: &str) -> Option<(Option<Remark>, usize)> {
    if text.starts_with(INTRO) {
        return Some((None, INTRO.len()));
    }
    let inside = |opening: &str| {
        let rest = text.strip_prefix(opening)?;
        let mut depth = 0_usize;
        let end = rest.find(|sign| match sign {
            '[' => {
                depth += 1;
                false
            }
            ']' if depth == 0 => true,
            ']' => {
                depth -= 1;
                false
            }
            _ => false,
        })?;
        Some((&rest[..end], opening.len() + end + 1))
    };
    if let Some((entry, len)) = inside(ENTRY) {
        return Some((Some(Remark::Entry(wire::read_entry(entry).ok()?)), len));
    }
    let (sign, len) = inside(SIGN)?;
    Some((Some(Remark::Sign(Nag::from_text(sign)?)), len))
}

/// The drawings in a text, in the order that it tells, and the rest of it.
pub(super) fn drawings(names: &SiteNames, text: &str) -> (Vec<Shape>, String) {
    let (mut shapes, mut words) = (Vec::new(), String::new());
    let mut order = "";
    let mut rest = text;
    while let Some(at) = rest.find("[%") {
        let (before, command) = rest.split_at(at);
        words.push_str(before);
        // A command ends at the first bracket: none of those that are known here holds one.
        let Some((inside, behind)) = command[2..].split_once(']') else {
            rest = command;
            break;
        };
        let letter = inside.chars().nth(1).unwrap_or_default();
        match (drawn(names, inside), inside.strip_prefix(ORDER)) {
            (Some(drawn), _) => shapes.extend(drawn.into_iter().map(|shape| (letter, shape))),
            (None, Some(told)) if !shapes.is_empty() => order = told,
            _ => words.push_str(&command[..command.len() - behind.len()]),
        }
        rest = behind;
    }
    words.push_str(rest);
    // Each letter is the next drawing of the command with that second letter.
    let mut next = [("s", 0), ("a", 0), ("r", 0)];
    let mut places: Vec<usize> = Vec::with_capacity(shapes.len());
    for letter in order.chars().take(shapes.len()) {
        let Some((_, from)) = next.iter_mut().find(|(known, _)| known.starts_with(letter)) else { continue };
        let Some(len) = shapes[*from..].iter().position(|(known, _)| *known == letter) else { continue };
        places.push(*from + len);
        *from += len + 1;
    }
    let is_whole = places.len() == shapes.len();
    let told: Vec<Shape> = match is_whole {
        true => places.into_iter().map(|at| shapes[at].1).collect(),
        false => shapes.into_iter().map(|(_, shape)| shape).collect(),
    };
    (told, one_line(&words))
}

/// The drawings of a command; `None` when it is another command, or one of them cannot be read.
fn drawn(names: &SiteNames, command: &str) -> Option<Vec<Shape>> {
    for (key, is_arrow) in [(CIRCLES, false), (ARROWS, true)] {
        if let Some(list) = command.strip_prefix(key) {
            return list.split(',').map(|text| names.read(text.trim(), is_arrow)).collect();
        }
    }
    let site = |word: &str| word.parse().ok().map(Site);
    let shape = |text: &str| {
        let mut words = text.trim().split(' ');
        let colour = ShapeColour::from_name(words.next()?)?;
        let from = site(words.next()?)?;
        let to = match words.next() {
            Some(word) => Some(site(word)?),
            None => None,
        };
        words.next().is_none().then_some(Shape { from, to, colour })
    };
    command.strip_prefix(DRAW)?.split(',').map(shape).collect()
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

/// Whether a text is the command for a comment before an entry.
pub(super) fn is_intro(text: &str) -> bool {
    text.starts_with(INTRO)
}

/// The commands for drawings, one of each name, as one comment; empty when there are none. Where this changes their order
/// a command tells it.
pub(super) fn shapes(names: &SiteNames, shapes: &[Shape]) -> String {
    let items: Vec<(&str, String)> = shapes.iter().map(|shape| names.item(*shape)).collect();
    let mut used: Vec<&str> = Vec::new();
    items.iter().for_each(|(name, _)| {
        if !used.contains(name) {
            used.push(name)
        }
    });
    let mut out = String::new();
    for name in &used {
        let list: Vec<&str> = items.iter().filter(|(known, _)| known == name).map(|(_, item)| item.as_str()).collect();
        out.extend(["[%", name, &list.join(","), "]"]);
    }
    let mut runs: Vec<&str> = items.iter().map(|(name, _)| *name).collect();
    runs.dedup();
    if runs.len() > used.len() {
        let letters: String = items.iter().filter_map(|(name, _)| name.chars().nth(1)).collect();
        out.extend(["[%", ORDER, &letters, "]"]);
    }
    out
}

/// A text as it stands between braces, where other comments may stand before and behind it.
pub(super) fn in_braces(text: &str) -> String {
    let mut line = one_line(text);
    if line.contains('}') {
        line = line.replace('}', BRACE.encode_utf8(&mut [0; 4]));
    }
    if !line.contains(PILCROW) {
        return line;
    }
    let word = |word: &str| if is_pilcrows(word) { format!("{PILCROW}{word}") } else { word.to_owned() };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
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
        let (drawn, text) = drawings(names, text);
        assert_eq!((drawn.len(), text.as_str()), (n_shapes, left));
        let written = shapes(names, &drawn);
        assert_eq!(drawings(names, &written), (drawn, String::new()), "{written}");
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
        let resigns = wire::read_entry("@1 resigns 1").unwrap();
        assert_eq!(read(&entry(&resigns)), [Remark::Entry(resigns.clone())]);
        assert_eq!(read(&sign(Nag::FirstWins)), [Remark::Sign(Nag::FirstWins)]);
        assert_eq!(read(&intro("hm")), [Remark::Intro("hm".to_owned())]);
        assert_eq!(read("[%entry @9 sings]"), [Remark::Text("[%entry @9 sings]".to_owned())]);
        // A step may be in brackets itself.
        let step = wire::read_entry("[8-B]").unwrap();
        assert_eq!(read(&entry(&step)), [Remark::Entry(step)]);
        let text = |text: &str| Remark::Text(text.to_owned());
        let all = format!("a ¶ [%csl Gd4] b {} c ¶¶ d {} e ¶ f", entry(&resigns), intro("hm"));
        let expected = [text("a"), text("[%csl Gd4] b"), Remark::Entry(resigns), text("c ¶ d")];
        assert_eq!(read(&all), [&expected[..], &[Remark::Intro("hm e".to_owned()), text("f")]].concat());
    }

    /// X4
    #[test]
    fn there_is_one_command_of_each_name() {
        let shape = |from, to, colour| Shape { from: Site(from), to, colour };
        let drawn = [
            shape(27, None, ShapeColour::Green),
            shape(12, Some(Site(28)), ShapeColour::Green),
            shape(36, None, ShapeColour::Red),
        ];
        let chess = names::<Chess>("chess");
        assert_eq!(shapes(&chess, &drawn), "[%csl Gd4,Re5][%cal Ge2e4][%order sas]");
        assert_eq!(drawings(&chess, "[%csl Gd4,Re5][%cal Ge2e4][%order sas]").0, drawn);
        let backgammon = names::<Backgammon>("backgammon");
        assert_eq!(shapes(&backgammon, &drawn), "[%draw green 27,green 12 28,red 36]");
        assert_eq!(drawings(&backgammon, "[%draw green 27,green 12 28,red 36]").0.len(), 3);
    }
}
