//! Reading matches.

use rules::match_rules::{Next, Plan, Played, seated_in_order};
use rules::{Actor, Game, GameInfo, MatchState, Mend, Options, Outcome, PerSeat, Seat};

use super::{DOUBLE, DOUBLES, DROP, DROPS, NOTHING, ROLL, TAKE, TAKES, WINS};
use crate::entry::Entry;
use crate::formats::head::{self, Head};
use crate::formats::score::Score;
use crate::formats::scribe::{Scribe, unread};
use crate::formats::tag_section::{self, Tag};
use crate::formats::{Draft, Fault, messages};
use crate::record::Player;
use crate::status::Status;

/// What a match says of its games.
#[derive(Clone, Debug, Default)]
pub(in crate::formats) struct Series {
    /// Its length in points; 0 for single games.
    length: u16,
    /// The state of the game before.
    last: Option<MatchState>,
    /// Where the tags of all its games stand.
    tags: Vec<usize>,
}

/// What stands behind the length of a match.
const POINT_MATCH: &str = "point match";
const GAME: &str = "Game ";

/// Whether a text is of this form: the length of a match, or the heading of a game and the names, stand near its
/// beginning.
pub(in crate::formats) fn is_meant(text: &str) -> bool {
    const NEAR: usize = 64;
    let mut lines = text.lines().take(NEAR).map(str::trim);
    lines.any(|line| length(line).is_some() || is_heading(line))
}

/// The length of a match in its heading.
fn length(line: &str) -> Option<u16> {
    let line = line.trim_start_matches('\u{feff}').trim();
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line.get(digits..)?.trim_start();
    let is_match = rest.get(..POINT_MATCH.len()).is_some_and(|rest| rest.eq_ignore_ascii_case(POINT_MATCH));
    line[..digits].parse().ok().filter(|_| is_match)
}

/// Whether a line is the heading of a game.
fn is_heading(line: &str) -> bool {
    let rest = line.trim_start_matches('\u{feff}').trim().strip_prefix(GAME).map(str::trim);
    rest.is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Lines with where they begin.
fn lines(text: &str, from: usize) -> impl Iterator<Item = (usize, &str)> {
    text[from..].split_inclusive('\n').scan(from, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line.trim_end()))
    })
}

/// Reads the game that begins at `at`, with the headings before it.
pub(in crate::formats) fn game<G: Game>(info: &'static GameInfo, text: &str, at: usize, series: &mut Series) -> Draft {
    let mut mends: Vec<Mend> = Vec::new();
    let (mut own_tags, mut heading, mut names) = (Vec::new(), None, None);
    let (mut body, mut end) = (text.len(), text.len());
    // Tags and headings of the next game.
    let mut next = None;
    for (start, line) in lines(text, at) {
        let bare = line.trim();
        let is_head = length(bare).is_some() || is_heading(bare) || bare.starts_with(';');
        match (heading, names) {
            (Some(_), Some(_)) => {
                if is_head {
                    next = next.or(Some(start));
                    if !bare.starts_with(';') {
                        break;
                    }
                } else if !bare.is_empty() {
                    // A remark within the game.
                    next = None;
                }
            }
            _ if length(bare).is_some() => {
                *series = Series {
                    length: length(bare).unwrap_or_default(),
                    last: None,
                    tags: std::mem::take(&mut own_tags),
                };
            }
            (None, _) if is_heading(bare) => heading = Some(start),
            _ if bare.starts_with(';') => {
                let opening = start + line.len() - line.trim_start().len() + 1;
                own_tags.push(opening + text[opening..].len() - text[opening..].trim_start_matches([' ', '\t']).len());
            }
            (Some(_), None) if !bare.is_empty() => {
                names = Some(start);
                body = start + text[start..].find('\n').map_or(text.len() - start, |len| len + 1);
            }
            _ => {}
        }
    }
    if heading.is_some() && names.is_some() {
        end = next.unwrap_or(end);
    }
    let begins = heading.unwrap_or(at);
    let mut tags: Vec<Tag<'_>> = Vec::new();
    for from in own_tags.iter().chain(&series.tags) {
        if let Some((tag, _)) = tag_section::read(text, &text[*from..], &mut mends)
            && (tag.name == "Option" || !tags.iter().any(|known| known.name == tag.name))
        {
            tags.push(tag);
        }
    }
    let whole = [begins, end];
    let blank = |why| {
        let head = Head { record: head::blank(info), tags: Default::default(), told: None, is_throw_undone: false };
        (head, Fault::at(text, &text[begins..begins], why))
    };
    let Some(names) = names else {
        let (head, fault) = blank(messages::nothing());
        return unread(head, &text[at..end], whole, mends, fault);
    };
    let mut head = match head::read::<G>(info, text, &tags, &mut mends) {
        Ok(head) => head,
        Err(refused) => {
            let (head, fault) = *refused;
            let fault = Fault::at(text, fault.fragment, fault.why);
            return unread(head, &text[body..end], whole, mends, fault);
        }
    };
    let line = text[names..body].trim_end();
    let players = read_names(line);
    let has_cube = text[body.min(end)..end].contains(DOUBLES);
    set_up::<G>(info, &mut head, series, &players, has_cube);
    let spare = Head { record: head.record.clone(), tags: head.tags.clone(), ..head };
    let mut scribe = match Scribe::<G>::open(head, mends) {
        Ok(scribe) => scribe,
        Err(error) => {
            let (_, fault) = blank(error.message().unwrap_or_else(messages::set_up));
            return unread(spare, &text[body..end], whole, Vec::new(), fault);
        }
    };
    let mut rows = Rows { text, n_takes: 0, doubled: false };
    let mut fault = None;
    for (start, line) in lines(&text[..end], body.min(end)) {
        if let Err(why) = rows.row(&mut scribe, line, start) {
            scribe.keep_unread(&text[start..end]);
            fault = Some(why);
            break;
        }
    }
    if rows.doubled && fault.is_none() {
        // Nobody has answered yet.
        let _ = scribe.entry(Entry::Step(DOUBLE.to_owned()), DOUBLE, end);
    }
    scribe.finish(whole, fault)
}

/// The names and points of both players.
#[derive(Debug, Default)]
struct Players {
    names: [String; 2],
    points: [Option<i32>; 2],
}

/// Reads `Ann : 0      Bob : 0`.
fn read_names(line: &str) -> Players {
    let mut players = Players::default();
    let mut rest = line.trim();
    for idx in 0..2 {
        // A name ends at a colon with points behind it.
        let mut colons = rest.match_indices(':').filter_map(|(at, _)| {
            let behind = rest[at + 1..].trim_start();
            let len = behind.bytes().take_while(u8::is_ascii_digit).count();
            let points = behind[..len].parse().ok()?;
            Some((at, points, &behind[len..]))
        });
        match colons.next() {
            Some((at, points, behind)) => {
                players.names[idx] = rest[..at].trim().to_owned();
                players.points[idx] = Some(points);
                rest = behind.trim_start();
            }
            None => {
                players.names[idx] = rest.to_owned();
                rest = "";
            }
        }
    }
    players
}

/// Sets up a game of the match.
fn set_up<G: Game>(info: &GameInfo, head: &mut Head, series: &mut Series, players: &Players, doubles: bool) {
    for (player, name) in head.record.players.iter_mut().zip(&players.names) {
        let is_unnamed = matches!(player, Player::Human { name } if name.is_empty());
        let is_made_up = name.strip_prefix("Player ").is_some_and(|number| number.parse::<u8>().is_ok());
        if is_unnamed && !is_made_up {
            let name = name.replace(char::is_control, " ").trim().to_owned();
            *player = Player::Human { name };
        }
    }
    let Some(plan) = G::PLANS.first().filter(|_| series.length > 0) else {
        // Single games, whose cube the players have agreed on.
        let has_cube = info.options.iter().any(|spec| spec.key == CUBE);
        if has_cube && doubles && head.record.options.get(CUBE).is_none() && series.length == 0 {
            head.record.options.set(CUBE, ON);
        }
        return;
    };
    let options: Options = head.record.options.clone();
    let plan = Plan { key: plan.key.to_owned(), length: series.length, id: info.id.to_owned(), options };
    let told = PerSeat::from_fn(|seat| players.points.get(seat.idx()).copied().flatten().unwrap_or_default());
    // The match rules add what a game has brought to the points before it: here it has brought nothing.
    let last = match &series.last {
        None if told == PerSeat::default() => None,
        last => {
            let state = MatchState { length: series.length, points: told, ..last.clone().unwrap_or_default() };
            let outcome = Outcome::draw(info.teams, rules::Message::new(""));
            Some(Played { state, seating: seated_in_order(), outcome, carry_over: String::new() })
        }
    };
    if let Next::Game { state, .. } = G::next(&plan, last.as_ref()) {
        series.last = Some(state.clone());
        head.record.plan = Some(plan.key);
        head.record.match_state = state;
    }
}

/// The option that says whether single games have a cube.
const CUBE: &str = "cube";
const ON: &str = "on";

/// Reads the rows of a game.
struct Rows<'t> {
    text: &'t str,
    n_takes: u32,
    /// Whether a double waits for its answer.
    doubled: bool,
}

/// Where a second cell begins at the earliest, in characters behind the number of its row, if the first is empty.
const SECOND: usize = 12;

impl<'t> Rows<'t> {
    fn row<G: Game>(&mut self, scribe: &mut Scribe<G>, line: &'t str, start: usize) -> Result<(), Fault> {
        let bare = line.trim_start();
        if bare.is_empty() || bare.starts_with(';') {
            return Ok(());
        }
        let digits = bare.bytes().take_while(u8::is_ascii_digit).count();
        let cells = match bare[digits..].strip_prefix(')').filter(|_| digits > 0) {
            Some(cells) => cells,
            // The winner's cell may stand without a number.
            None if bare.starts_with(WINS) => bare,
            None => return Err(Fault::at(self.text, bare, messages::remark())),
        };
        for (cell, is_second) in split(cells) {
            let at = start + (cell.as_ptr() as usize - line.as_ptr() as usize);
            self.cell(scribe, cell, at, is_second)?;
        }
        Ok(())
    }

    fn cell<G: Game>(
        &mut self,
        scribe: &mut Scribe<G>,
        cell: &'t str,
        at: usize,
        is_second: bool,
    ) -> Result<(), Fault> {
        let fault = |why| Err(Fault::at(self.text, cell, why));
        let first = cell.split_whitespace().next().unwrap_or_default();
        if cell.contains("??") {
            return fault(messages::unknown());
        }
        match first {
            DOUBLES | "Redoubles" | "Beavers" if first != "Beavers" => {
                self.doubled = true;
                Ok(())
            }
            TAKES | DROPS | "Passes" if self.doubled => {
                self.doubled = false;
                let answer = if first == TAKES { TAKE } else { DROP };
                self.n_takes += u32::from(first == TAKES);
                scribe.turn(&format!("{DOUBLE} {answer}"), at).map_err(|fault| Fault {
                    at,
                    text: cell.to_owned(),
                    ..fault
                })
            }
            WINS => {
                self.wins(scribe, cell, at, is_second);
                Ok(())
            }
            "Cannot" => Ok(()),
            _ => self.throw(scribe, cell, at),
        }
    }

    /// Plays a throw and its moves.
    fn throw<G: Game>(&self, scribe: &mut Scribe<G>, cell: &'t str, at: usize) -> Result<(), Fault> {
        let Some((faces, moves)) = cell.split_once(':').filter(|(faces, _)| faces.trim().len() == 2) else {
            return Err(Fault::at(self.text, cell, messages::remark()));
        };
        // The lower number first means that the second seat begins.
        let moves = moves.trim();
        let is_nothing = moves.is_empty() || moves.starts_with("Cannot");
        let session = scribe.session();
        let is_first_throw = session.node() == crate::NodeIdx::ROOT && session.record().start.is_none();
        let faces = faces.trim();
        let lower_first: String = faces.chars().rev().collect();
        let texts = [faces, lower_first.as_str()].map(|faces| {
            let moves = if is_nothing { NOTHING } else { moves };
            format!("{faces}: {moves}")
        });
        let [usual, begun] = &texts;
        let text = if is_first_throw && cell_is_second(self.text, cell) { begun } else { usual };
        match scribe.turn(text, at) {
            Ok(()) => Ok(()),
            Err(fault) if is_nothing && (fault.text.is_empty() || fault.text == NOTHING) => {
                // The dice are thrown, and that is all.
                let is_waiting = matches!(scribe.session().rules().actor(scribe.session().position()), Actor::Seat(_));
                if is_waiting {
                    scribe.entry(Entry::Step(ROLL.to_owned()), cell, at)?;
                }
                scribe.entry(Entry::Step(faces.to_owned()), cell, at)
            }
            // Places are those of the text as it stands.
            Err(fault) => {
                let inside = fault.text.clone();
                let shift = cell.find(inside.as_str()).filter(|_| !inside.is_empty()).unwrap_or(0);
                let text =
                    if shift > 0 || cell.starts_with(&inside) && !inside.is_empty() { inside } else { cell.to_owned() };
                Err(Fault { at: at + shift, text, ..fault })
            }
        }
    }

    /// Reads how a game ended: if it has not on the board, the loser has resigned.
    fn wins<G: Game>(&self, scribe: &mut Scribe<G>, cell: &str, at: usize, is_second: bool) {
        let Some(points) = cell.split_whitespace().nth(1).and_then(|points| points.parse::<i32>().ok()) else { return };
        let winner = if is_second { Seat::SECOND } else { Seat::FIRST };
        let told = PerSeat::from_fn(|seat| if seat == winner { points } else { 0 });
        let told = Score::Points { points: told, n_seats: 2 };
        if !matches!(scribe.session().status(), Status::Over(_)) {
            let cube = 1 << self.n_takes.min(16);
            let resigned = u8::try_from(points / cube).ok().filter(|each| i32::from(*each) * cube == points);
            if let Some(each) = resigned {
                let resigns = Entry::Resign { by: winner.other(), points: each };
                let is_in = scribe.entry(resigns, cell, at).is_ok();
                if is_in && matches!(scribe.session().status(), Status::Waiting { .. }) {
                    let _ = scribe.entry(Entry::Answer { by: winner, yes: true }, cell, at);
                }
            }
        }
        scribe.tell(Some(told), cell, at);
    }
}

/// Whether a cell is the second of its row.
fn cell_is_second(text: &str, cell: &str) -> bool {
    let at = cell.as_ptr() as usize - text.as_ptr() as usize;
    let line = &text[text[..at].rfind('\n').map_or(0, |end| end + 1)..at];
    let behind = line.split_once(')').map_or("", |(_, behind)| behind);
    behind.trim().is_empty() && behind.chars().count() > SECOND || !behind.trim().is_empty()
}

/// Splits a row into its cells: a throw begins one, and so does a word with a capital letter. For each whether it is
/// the second.
fn split(row: &str) -> Vec<(&str, bool)> {
    let mut starts: Vec<usize> = Vec::new();
    let mut at = 0;
    for word in row.split_inclusive(char::is_whitespace) {
        let start = at;
        at += word.len();
        let word = word.trim();
        let bytes = word.as_bytes();
        let is_throw = bytes.len() >= 3 && bytes[..2].iter().all(u8::is_ascii_digit) && bytes[2] == b':';
        let is_deed = [DOUBLES, "Redoubles", TAKES, DROPS, "Passes", WINS].contains(&word);
        if is_throw || is_deed || !word.is_empty() && starts.is_empty() {
            starts.push(start);
        }
    }
    let ends = starts.iter().skip(1).copied().chain([row.len()]);
    let n = starts.len();
    let cells = starts.iter().zip(ends).enumerate().map(|(idx, (start, end))| {
        let is_second = idx > 0 || n == 1 && row[..*start].chars().count() > SECOND;
        (row[*start..end].trim_end(), is_second)
    });
    cells.collect()
}
