//! Writing matches.

use core::fmt::Write as _;

use rules::{Actor, Game, GameInfo, Seat};

use super::{DOUBLE, DOUBLES, DROP, DROPS, ROLL, TAKE, TAKES, WINS};
use crate::entry::Entry;
use crate::formats::head;
use crate::formats::score::Score;
use crate::game_tree::{GameTree, NodeIdx};
use crate::record::Player;
use crate::session::{OpenError, Session};
use crate::status::Status;

/// The width of the first player's name and turns, in characters.
const NAME: usize = 31;
const TURN: usize = 28;

const ANY_TEXT: &str = "writing to a string cannot fail";

/// Writes the main lines of games: those of one match have one heading.
///
/// # Errors
/// When the rules do not take a tree.
pub(in crate::formats) fn write<G: Game>(trees: &[&GameTree]) -> Result<String, OpenError> {
    let mut text = String::new();
    let mut before: Option<&GameTree> = None;
    for tree in trees {
        let state = &tree.head().match_state;
        let is_next = before.is_some_and(|before| {
            let known = &before.head().match_state;
            (known.length, known.played + 1) == (state.length, state.played) && state.length > 0
        });
        if !is_next {
            let gap = if text.is_empty() { "" } else { "\n" };
            writeln!(text, "{gap} {} point match", state.length).expect(ANY_TEXT);
        }
        write_game::<G>(tree, &mut text)?;
        before = Some(tree);
    }
    Ok(text)
}

fn write_game<G: Game>(tree: &GameTree, text: &mut String) -> Result<(), OpenError> {
    let record = tree.head();
    let info = G::GAMES.iter().find(|info| info.id == record.id).ok_or(OpenError::UnknownGame)?;
    let mut session = Session::<G>::open(record.clone())?;
    let mut cells = Cells::default();
    for (idx, node) in tree.line(NodeIdx::ROOT).enumerate() {
        let Some(entry) = tree.entry(node) else { continue };
        let actor = session.rules().actor(session.position());
        session.append(entry.clone()).map_err(|why| OpenError::Entry { idx, why })?;
        if let Entry::Step(step) = entry {
            let after = session.rules().actor(session.position());
            cells.step(step, actor, after);
        }
    }
    if let Some(node) = session.ended() {
        session.travel(node);
    }
    let result = match session.status() {
        Status::Over(outcome) => Some(Score::of(info, &outcome)),
        _ => Score::of_tags(info, &tree.tags),
    };
    if let Some(Score::Points { points, .. }) = result {
        let winner = if points[Seat::FIRST] > 0 { Seat::FIRST } else { Seat::SECOND };
        let own = points[winner];
        let unit = if own == 1 { "point" } else { "points" };
        let length = i32::from(record.match_state.length);
        let is_match = length > 0 && record.match_state.points[winner] + own >= length;
        let end = if is_match { " and the match" } else { "" };
        if own > 0 {
            cells.push(winner, format!(" {WINS} {own} {unit}{end}"));
        }
    }
    let tags = tags::<G>(info, tree);
    text.push('\n');
    for (name, value) in tags {
        let mut line = String::new();
        crate::formats::tag_section::write(&mut line, &name, &value);
        write!(text, "; {line}").expect(ANY_TEXT);
    }
    let name = |seat: Seat| match record.player_on(seat) {
        Some(Player::Human { name }) if !name.trim().is_empty() => one_line(name),
        Some(Player::Computer { level }) => format!("Computer {level}"),
        _ => format!("Player {seat}"),
    };
    let player = |seat: Seat| format!("{} : {}", name(seat), record.match_state.points[seat]);
    writeln!(text, " Game {}", u32::from(record.match_state.played) + 1).expect(ANY_TEXT);
    writeln!(text, " {:NAME$}{}", player(Seat::FIRST), player(Seat::SECOND)).expect(ANY_TEXT);
    for (nth, row) in cells.rows().into_iter().enumerate() {
        let [first, second] = row.map(Option::unwrap_or_default);
        // However long it is, keep a space after it.
        let line = format!("{:3}) {:TURN$}{second}", nth + 1, format!("{first} "));
        writeln!(text, "{}", line.trim_end()).expect(ANY_TEXT);
    }
    Ok(())
}

/// The tags that the rest of the text does not tell.
fn tags<G: Game>(info: &GameInfo, tree: &GameTree) -> Vec<(String, String)> {
    let is_told = |name: &str| name == "Game" || name == "Match" || name == "Result";
    let all = head::tags_of::<G>(info, tree, None, None).into_iter();
    let is_name = |name: &str| name.starts_with("Player") && !name.ends_with("Type");
    let is_plain = |text: &str| one_line(text) == text && !text.trim().is_empty();
    all.filter(|(name, value)| !(is_told(name) || is_name(name) && is_plain(value))).collect()
}

/// A name without characters that would break the line or what follows it.
fn one_line(name: &str) -> String {
    let plain = |sign: char| if sign.is_control() || sign == ':' { ' ' } else { sign };
    name.chars().map(plain).collect::<String>().trim().to_owned()
}

/// What each seat did, in order.
#[derive(Default)]
struct Cells(Vec<(Seat, String)>);

impl Cells {
    fn push(&mut self, seat: Seat, text: String) {
        self.0.push((seat, text));
    }

    /// Adds a step, which `actor` took, and after which `after` acts.
    fn step(&mut self, step: &str, actor: Actor, after: Actor) {
        let doubled = || 2 << self.0.iter().filter(|(_, text)| text.contains(TAKES)).count();
        match (step, actor, after) {
            (DOUBLE, Actor::Seat(seat), _) => {
                let text = format!(" {DOUBLES} => {}", doubled());
                self.push(seat, text);
            }
            (TAKE, Actor::Seat(seat), _) => self.push(seat, format!(" {TAKES}")),
            (DROP, Actor::Seat(seat), _) => self.push(seat, format!(" {DROPS}")),
            (ROLL, ..) => {}
            (throw, Actor::Chance, Actor::Seat(seat)) => {
                let mut faces: Vec<char> = throw.chars().filter(char::is_ascii_digit).collect();
                faces.sort_unstable_by(|one, other| other.cmp(one));
                self.push(seat, faces.into_iter().chain([':']).collect());
            }
            (moved, ..) if moved.contains('/') => {
                if let Some((_, text)) = self.0.last_mut() {
                    text.push(' ');
                    text.push_str(&moved.replace("bar", "25").replace("off", "0"));
                }
            }
            _ => {}
        }
    }

    /// Cells side by side: the first seat's, then the second's with the same number.
    fn rows(&self) -> Vec<[Option<&str>; 2]> {
        let mut rows: Vec<[Option<&str>; 2]> = Vec::new();
        for (seat, text) in &self.0 {
            let goes_on = seat.idx() == 1 && rows.last().is_some_and(|row| row[1].is_none());
            if !goes_on {
                rows.push([None, None]);
            }
            if let Some(row) = rows.last_mut() {
                row[seat.idx()] = Some(text);
            }
        }
        rows
    }
}
