//! Writing matches.

use core::fmt::Write as _;

use rules::{Actor, Game, GameInfo, PerSeat, Seat};

use super::{ANNOTATOR, DATE, DOUBLE, DOUBLES, DROP, DROPS, EVENT_DATE, ROLL, TAKE, TAKES, TRANSCRIBER, WINS, names};
use crate::entry::Entry;
use crate::formats::score::Score;
use crate::formats::{elsewhere, head};
use crate::game_tree::{GameTree, NodeIdx};
use crate::record::Player;
use crate::session::{OpenError, Session};
use crate::status::Status;

/// The width of the first player's name and turns, in characters. However long they are, a gap follows.
const NAME: usize = 31;
const TURN: usize = 28;
const GAP: usize = 2;

const ANY_TEXT: &str = "writing to a string cannot fail";

/// What is written where other programs may play a roll that stands without moves (X9).
const ELSEWHERE: &str = "; By the rule of these games the lower of two numbers is never played alone. \
                         Other programs may play it where a roll has no moves.\n";

/// Writes the main lines of games: those of one match have one heading, and so have single games that the same players
/// have played one after the other.
///
/// # Errors
/// When the rules do not take a tree.
pub(in crate::formats) fn write<G: Game>(trees: &[&GameTree]) -> Result<String, OpenError> {
    let mut text = String::new();
    for (nth, games) in trees.chunk_by(|before, tree| goes_on(before, tree)).enumerate() {
        if nth > 0 {
            text.push('\n');
        }
        write_match::<G>(games, &mut text)?;
    }
    Ok(text)
}

/// Whether a game is the next one of the same match.
pub(in crate::formats) fn goes_on(before: &GameTree, tree: &GameTree) -> bool {
    let [before, next] = [before, tree].map(GameTree::head);
    if next.match_state.length == 0 {
        return before.match_state.length == 0 && before.players == next.players && before.seats == next.seats;
    }
    let [before, next] = [before, next].map(|record| (record.match_state.length, record.match_state.played));
    (before.0, before.1 + 1) == next
}

fn write_match<G: Game>(games: &[&GameTree], text: &mut String) -> Result<(), OpenError> {
    let Some(first) = games.first() else { return Ok(()) };
    let length = first.head().match_state.length;
    let mut lines = String::new();
    let number = |idx: usize, tree: &GameTree| match length {
        0 => idx + 1,
        _ => usize::from(tree.head().match_state.played) + 1,
    };
    let mut own: Vec<(usize, Vec<(String, String)>)> = Vec::new();
    for (idx, tree) in games.iter().enumerate() {
        let info = G::GAMES.iter().find(|info| info.id == tree.head().id).ok_or(OpenError::UnknownGame)?;
        own.push((number(idx, tree), tags::<G>(info, tree)));
    }
    for (name, value) in in_common(&own) {
        let mut line = String::new();
        crate::formats::tag_section::write(&mut line, &name, &value);
        write!(lines, "; {line}").expect(ANY_TEXT);
    }
    if games.iter().any(|tree| elsewhere::first_turn::<G>(tree).is_some()) {
        lines.push_str(ELSEWHERE);
    }
    if !lines.is_empty() {
        lines.push('\n');
    }
    writeln!(text, "{lines} {length} point match").expect(ANY_TEXT);
    let mut points = first.head().match_state.points;
    for (idx, tree) in games.iter().enumerate() {
        if length > 0 {
            points = tree.head().match_state.points;
        }
        let won = write_game::<G>(tree, number(idx, tree), points, text)?;
        points = PerSeat::from_fn(|seat| points[seat] + won[seat]);
    }
    Ok(())
}

/// The tags of all games of a match: those that not all have alike are named with the numbers of their games.
fn in_common(games: &[(usize, Vec<(String, String)>)]) -> Vec<(String, String)> {
    let mut tags: Vec<(String, String)> = Vec::new();
    let named = |tags: &[(String, String)], name: &str| -> Vec<(String, String)> {
        tags.iter().filter(|(known, _)| known == name).cloned().collect()
    };
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in games.iter().flat_map(|(_, tags)| tags) {
        if names.contains(&name.as_str()) {
            continue;
        }
        names.push(name);
        let all: Vec<_> = games.iter().map(|(number, tags)| (number, named(tags, name))).collect();
        if all.iter().all(|(_, own)| *own == all[0].1) {
            tags.extend(all[0].1.clone());
        } else {
            tags.extend(all.into_iter().flat_map(|(number, own)| {
                own.into_iter().map(move |(name, value)| (format!("{name}#{number}"), value))
            }));
        }
    }
    tags
}

/// Writes a game that begins at these points, and gives those that it has brought.
fn write_game<G: Game>(
    tree: &GameTree,
    number: usize,
    points: PerSeat<i32>,
    text: &mut String,
) -> Result<PerSeat<i32>, OpenError> {
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
    let mut won = PerSeat::default();
    if let Some(Score::Points { points: own, .. }) = result {
        let winner = if own[Seat::FIRST] > 0 { Seat::FIRST } else { Seat::SECOND };
        won[winner] = own[winner];
        let unit = if won[winner] == 1 { "point" } else { "points" };
        let length = i32::from(record.match_state.length);
        let is_match = length > 0 && points[winner] + won[winner] >= length;
        let end = if is_match { " and the match" } else { "" };
        if won[winner] > 0 {
            cells.push(winner, format!(" {WINS} {} {unit}{end}", won[winner]));
        }
    }
    let name = |seat: Seat| match record.player_on(seat) {
        Some(Player::Human { name }) if !names::plain(name).is_empty() => names::plain(name),
        Some(Player::Computer { level }) => head::computer_name(*level),
        _ => format!("Player {seat}"),
    };
    let player = |seat: Seat| format!("{} : {}", name(seat), points[seat]);
    writeln!(text, "\n Game {number}").expect(ANY_TEXT);
    writeln!(text, " {}{}", padded(&player(Seat::FIRST), NAME), player(Seat::SECOND)).expect(ANY_TEXT);
    for (nth, row) in cells.rows().into_iter().enumerate() {
        let [first, second] = row.map(Option::unwrap_or_default);
        let line = format!("{:3}) {}{second}", nth + 1, padded(first, TURN));
        writeln!(text, "{}", line.trim_end()).expect(ANY_TEXT);
    }
    Ok(won)
}

/// A text of the first column, with the gap behind it.
fn padded(text: &str, width: usize) -> String {
    let n_gap = width.saturating_sub(text.chars().count()).max(GAP);
    format!("{text}{:n_gap$}", "")
}

/// The tags that the rest of the text does not tell, as the format names them.
fn tags<G: Game>(info: &GameInfo, tree: &GameTree) -> Vec<(String, String)> {
    let is_written = |name: &str| name == "Game" || name == "Match" || name == "Result";
    let all = head::tags_of::<G>(info, tree, None, None).into_iter();
    let is_name = |name: &str| info.seats().any(|seat| name == format!("Player{seat}"));
    let is_plain = |text: &str| names::plain(text) == text && !text.is_empty();
    let mut tags: Vec<_> =
        all.filter(|(name, value)| !(is_written(name) || is_name(name) && is_plain(value))).collect();
    for (ours, theirs) in [(DATE, EVENT_DATE), (ANNOTATOR, TRANSCRIBER)] {
        if tags.iter().all(|(name, _)| name != theirs) {
            tags.iter_mut().filter(|(name, _)| name == ours).for_each(|(name, _)| theirs.clone_into(name));
        }
    }
    tags
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
