//! Reading matches.

use rules::match_rules::{Next, Plan, Played, seated_in_order};
use rules::{Actor, Arg, Game, GameInfo, MatchState, Mend, Options, Outcome, PerSeat, Seat};

use super::names::{self, Players};
use super::rows::{self, Cell, Deed, Row};
use super::{DOUBLE, DROP, NOTHING, ROLL, TAKE};
use crate::entry::Entry;
use crate::formats::head::{self, Head};
use crate::formats::score::Score;
use crate::formats::scribe::{Scribe, unread};
use crate::formats::tag_section::{self, Tag};
use crate::formats::{Draft, Fault, messages, readings};
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
    /// Whether a game of it can only have been played without the Crawford rule.
    is_without_crawford: bool,
}

const GAME: &str = "Game ";

/// The option for the Crawford rule, and its value where the rule is not in force.
const CRAWFORD: &str = "crawford";
const OFF: &str = "off";

/// The names that other programs give to tags of ours.
const NAMES: [(&str, &str); 2] = [(super::EVENT_DATE, super::DATE), (super::TRANSCRIBER, super::ANNOTATOR)];

/// Whether a text is of this form: the length of a match, or the heading of a game and the names, stand near its
/// beginning.
pub(in crate::formats) fn is_meant(text: &str) -> bool {
    const NEAR: usize = 64;
    let mut lines = text.lines().take(NEAR).map(|line| unquoted(line).trim());
    lines.any(|line| length(line).is_some() || heading(line).is_some())
}

/// The length of a match in its heading, `5 point match`; 0 for `Money session`.
fn length(line: &str) -> Option<u16> {
    let line = line.trim_start_matches('\u{feff}').trim().to_ascii_lowercase();
    if ["money session", "money game", "unlimited match", "unlimited session"].contains(&line.as_str()) {
        return Some(0);
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line[digits..].trim_start_matches([' ', '\t', '-']).strip_prefix("point")?;
    let rest = rest.strip_prefix('s').unwrap_or(rest);
    rest.trim_start_matches([' ', '\t', '-']).starts_with("match").then(|| line[..digits].parse().ok())?
}

/// The number of a game in its heading, `Game 3`.
fn heading(line: &str) -> Option<u32> {
    let number = line.trim_start_matches('\u{feff}').trim().strip_prefix(GAME)?.trim();
    let number = number.strip_suffix(':').unwrap_or(number);
    number.parse().ok().filter(|_| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Lines with where they begin, behind the signs with which mails quote.
pub(super) fn lines(text: &str, from: usize) -> impl Iterator<Item = (usize, &str)> {
    text[from..].split_inclusive('\n').scan(from, |at, line| {
        *at += line.len();
        let own = unquoted(line);
        Some((*at - own.len(), own.trim_end()))
    })
}

/// A line without the signs with which mails quote.
fn unquoted(line: &str) -> &str {
    let mut own = line;
    while let Some(rest) = own.strip_prefix('>') {
        own = rest.strip_prefix(' ').unwrap_or(rest);
    }
    own
}

/// Where the parts of a game stand.
#[derive(Debug, Default)]
struct Part {
    /// Where the tags stand that come before its heading.
    tags: Vec<usize>,
    /// Its number, and where its heading begins.
    heading: Option<(u32, usize)>,
    /// Where its line of names begins.
    names: Option<usize>,
    /// Where its rows begin.
    body: usize,
    /// Where the next game begins, with its headings and tags.
    end: usize,
    /// Where the line of names of the next game of the match begins.
    next_names: Option<usize>,
}

/// Finds the game that begins at `at`, and notes the length of its match where that stands before it.
fn part(text: &str, at: usize, series: &mut Series) -> Part {
    /// How far the names may be from their heading, in lines.
    const NEAR: usize = 8;
    let mut part = Part { body: text.len(), end: text.len(), ..Part::default() };
    // Tags and headings of the next game.
    let mut next = None;
    let mut all = lines(text, at);
    while let Some((start, line)) = all.next() {
        let bare = line.trim();
        let is_comment = bare.starts_with(';');
        match (part.heading, part.names) {
            (Some(_), Some(_)) => {
                let is_heading = heading(bare).is_some();
                if is_heading || is_comment || length(bare).is_some() {
                    next = next.or(Some(start));
                } else if !bare.is_empty() {
                    // A remark within the game.
                    next = None;
                }
                if is_heading {
                    let is_name = |line: &str| !line.trim().is_empty() && !line.trim().starts_with(';');
                    let names = all.by_ref().take(NEAR).find(|(_, line)| is_name(line));
                    part.next_names = names.map(|(start, _)| start);
                }
                if let Some(next) = next.filter(|_| !is_comment && !bare.is_empty()) {
                    part.end = next;
                    break;
                }
            }
            (Some(_), None) if !bare.is_empty() && !is_comment => {
                part.names = Some(start);
                part.body = start + text[start..].find('\n').map_or(text.len() - start, |len| len + 1);
            }
            (None, _) if length(bare).is_some() => {
                *series = Series {
                    length: length(bare).unwrap_or_default(),
                    tags: std::mem::take(&mut part.tags),
                    ..Series::default()
                };
            }
            (None, _) if heading(bare).is_some() => part.heading = heading(bare).map(|number| (number, start)),
            _ if is_comment => {
                let opening = start + line.len() - line.trim_start().len() + 1;
                part.tags.push(opening + text[opening..].len() - text[opening..].trim_start_matches([' ', '\t']).len());
            }
            _ => {}
        }
    }
    part
}

/// The tags of a game, those that are its own first, and those whose names have blanks.
fn tags<'t>(text: &'t str, part: &Part, series: &Series, mends: &mut Vec<Mend>) -> (Vec<Tag<'t>>, Vec<Tag<'t>>) {
    /// As many are read.
    const MANY: usize = 256;
    let number = part.heading.map(|(number, _)| number);
    let (mut own, mut common, mut spaced) = (Vec::new(), Vec::new(), Vec::new());
    for from in part.tags.iter().chain(&series.tags).take(MANY) {
        let rest = &text[*from..];
        if let Some(tag) = spaced_tag(rest) {
            match tag.name {
                "Player 1" => common.push(Tag { name: "Player1", ..tag }),
                "Player 2" => common.push(Tag { name: "Player2", ..tag }),
                _ => spaced.push(tag),
            }
            continue;
        }
        let Some((tag, _)) = tag_section::read(text, rest, mends) else { continue };
        // A tag of one game of the match has its number.
        match tag.name.rsplit_once('#').and_then(|(name, game)| Some((name, game.parse::<u32>().ok()?))) {
            Some((name, game)) if Some(game) == number => own.push(Tag { name, ..tag }),
            Some(_) => {}
            None => common.push(tag),
        }
    }
    let mut tags: Vec<Tag<'_>> = Vec::new();
    for tag in own.into_iter().chain(common) {
        let key = |tag: &Tag<'_>| tag.value.split('=').next().unwrap_or_default().to_owned();
        let is_same = |known: &Tag<'_>| known.name == tag.name && (tag.name != "Option" || key(known) == key(&tag));
        if !tags.iter().any(is_same) {
            tags.push(tag);
        }
    }
    for (theirs, ours) in NAMES {
        if tags.iter().all(|tag| tag.name != ours) {
            tags.iter_mut().filter(|tag| tag.name == theirs).for_each(|tag| tag.name = ours);
        }
    }
    (tags, spaced)
}

/// Reads a tag whose name has blanks, such as `[Player 1 "Ann"]`.
fn spaced_tag(rest: &str) -> Option<Tag<'_>> {
    let line = rest.lines().next()?.trim_end();
    let (name, value) = line.strip_prefix('[')?.split_once('"')?;
    let name = name.trim();
    let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, ' ' | '_');
    let value = value.strip_suffix("\"]")?;
    let is_spaced = name.contains(' ') && name.len() < 64 && name.chars().all(is_of_name);
    is_spaced.then(|| Tag { name, value: value.replace(char::is_control, " "), raw: value })
}

/// Reads the game that begins at `at`, with the headings before it.
pub(in crate::formats) fn game<G: Game>(info: &'static GameInfo, text: &str, at: usize, series: &mut Series) -> Draft {
    let mut mends: Vec<Mend> = Vec::new();
    let part = part(text, at, series);
    let begins = part.heading.map_or(at, |(_, begins)| begins);
    let whole = [begins, part.end];
    let (tags, spaced) = tags(text, &part, series, &mut mends);
    let blank = |why| {
        let head = Head::new(head::blank(info));
        (head, Fault::at(text, &text[begins..begins], why))
    };
    let Some(names) = part.names else {
        let (head, fault) = blank(messages::nothing());
        return unread(head, &text[at..part.end], whole, mends, fault);
    };
    let rest = &text[part.body.min(part.end)..part.end];
    let mut head = match head::read::<G>(info, text, &tags, &mut mends) {
        Ok(head) => head,
        Err(refused) => {
            let (head, fault) = *refused;
            let fault = Fault::at(text, fault.fragment, fault.why);
            return unread(head, rest, whole, mends, fault);
        }
    };
    // Other programs name another set-up so.
    if let Some(tag) = tags.iter().find(|tag| tag.name == "Variation")
        && !tag.value.trim().eq_ignore_ascii_case(info.id)
    {
        let fault = Fault::at(text, tag.raw, messages::other_game(tag.name, tag.value.trim()));
        return unread(head, rest, whole, mends, fault);
    }
    for tag in &spaced {
        let name = tag.name.replace(' ', "");
        if head.tags.get(&name).is_none() {
            head.tags.set(&name, &tag.value);
        }
    }
    let players = names::read(&text[names..part.body.min(part.end)]);
    let next = part.next_names.map(|at| names::read(lines(text, at).next().map_or("", |(_, line)| line)));
    let rows = rows::read(text, part.body.min(part.end), part.end);
    let game =
        ThisGame { info, text, whole, rest, rows, won: next.and_then(|next| players.won_before(&next)), players };
    name_players(&mut head, &game.players);
    let has_raises = game.cells().any(|cell| matches!(cell.deed, Deed::Raise(_)));
    let mut options = readings(&head);
    let can_be_off = has_raises && series.length > 1 && head.record.options.get(CRAWFORD).is_none();
    let is_off = head.tags.get("Crawford").is_some_and(|value| value.eq_ignore_ascii_case(OFF));
    if info.options.iter().any(|spec| spec.key == CRAWFORD) {
        let without = |options: &Options| {
            let mut options = options.clone();
            options.set(CRAWFORD, OFF);
            options
        };
        let others: Vec<Options> = options.iter().map(without).collect();
        match head.record.options.get(CRAWFORD) {
            None if is_off || series.is_without_crawford => options = others,
            // Somebody doubles in what should be the Crawford game.
            None if can_be_off => options.extend(others),
            _ => {}
        }
    }
    let mut best: Option<(Draft, Series)> = None;
    for options in options {
        let mut head = head.clone();
        head.record.options = options;
        let mut series = series.clone();
        let draft = game.play::<G>(head, mends.clone(), &mut series, has_raises);
        let is_whole = draft.fault.is_none();
        if best.as_ref().is_none_or(|(best, _)| is_whole || draft.n_turns > best.n_turns) {
            best = Some((draft, series));
        }
        if is_whole {
            break;
        }
    }
    let (draft, after) = best.expect("there is at least one way to read a game");
    *series = after;
    draft
}

/// Names the players as the line of names does, where the tags do not name them.
fn name_players(head: &mut Head, players: &Players) {
    for (player, name) in head.record.players.iter_mut().zip(&players.names) {
        let is_unnamed = matches!(player, Player::Human { name } if name.is_empty());
        let is_made_up = name.strip_prefix("Player ").is_some_and(|number| number.parse::<u8>().is_ok());
        if is_unnamed && !is_made_up {
            let name = name.replace(char::is_control, " ").trim().to_owned();
            *player = Player::Human { name };
        }
    }
}

/// A game that is to be played.
struct ThisGame<'t> {
    info: &'static GameInfo,
    text: &'t str,
    whole: [usize; 2],
    /// Its rows as text.
    rest: &'t str,
    rows: Vec<Row<'t>>,
    players: Players,
    /// Who has won it and how many points, by the score of the next game.
    won: Option<(Seat, i32)>,
}

impl<'t> ThisGame<'t> {
    fn cells(&self) -> impl Iterator<Item = &Cell<'t>> {
        self.rows.iter().flat_map(|row| row.cells())
    }

    /// Plays the game under the options of its head.
    fn play<G: Game>(&self, mut head: Head, mends: Vec<Mend>, series: &mut Series, has_raises: bool) -> Draft {
        self.set_up::<G>(&mut head, series, has_raises);
        let spare = head.clone();
        let length = i32::from(head.record.match_state.length);
        let mut scribe = match Scribe::<G>::open(head, mends) {
            Ok(scribe) => scribe,
            Err(error) => {
                let why = error.message().unwrap_or_else(messages::set_up);
                let fault = Fault::at(self.text, &self.text[self.whole[0]..self.whole[0]], why);
                return unread(spare, self.rest, self.whole, Vec::new(), fault);
            }
        };
        let mut play = Play { game: self, length, pending: None, cube: 1, own_cube: 1, has_end: false };
        let mut fault = None;
        let mut remarks = String::new();
        for (idx, row) in self.rows.iter().enumerate() {
            let outcome = match row {
                Row::Cells(cells) => cells.iter().enumerate().try_for_each(|(nth, cell)| {
                    // What is unknown right before the end is the way to the end.
                    let mut behind = cells[nth + 1..].iter().chain(self.rows[idx + 1..].iter().flat_map(Row::cells));
                    let is_before_end = cell.deed == Deed::Unknown
                        && behind.clone().next().is_some()
                        && behind.all(|cell| cell.deed == Deed::Wins);
                    play.cell(&mut scribe, cell, is_before_end)
                }),
                Row::Remark { text, at, is_broken: false } => {
                    scribe.mend(*at, text, messages::remark());
                    remarks.extend([text, " "]);
                    Ok(())
                }
                Row::Remark { text, .. } => Err(Fault::at(self.text, text, messages::remark())),
            };
            if let Err(why) = outcome {
                scribe.keep_unread(&self.text[row.at()..self.whole[1]]);
                let behind = self.rows[idx..].iter().flat_map(Row::cells).find(|cell| cell.deed == Deed::Wins);
                play.announce(&mut scribe, behind);
                fault = Some(why);
                break;
            }
        }
        if fault.is_none() {
            play.end(&mut scribe, self.whole[1]);
        }
        if !remarks.is_empty() {
            scribe.keep_unread(&remarks);
        }
        scribe.finish(self.whole, fault)
    }

    /// Sets up a game of the match.
    fn set_up<G: Game>(&self, head: &mut Head, series: &mut Series, has_raises: bool) {
        let info = self.info;
        let Some(plan) = G::PLANS.first().filter(|_| series.length > 0) else {
            // Single games, whose cube the players have agreed on.
            if has_raises {
                super::give_cube(info, &mut head.record);
            }
            return;
        };
        let options: Options = head.record.options.clone();
        series.is_without_crawford |= options.get(CRAWFORD) == Some(OFF);
        let plan = Plan { key: plan.key.to_owned(), length: series.length, id: info.id.to_owned(), options };
        let points =
            PerSeat::from_fn(|seat| self.players.points.get(seat.idx()).copied().flatten().unwrap_or_default());
        // The match rules add what a game has brought to the points before it: here it has brought nothing.
        let last = match &series.last {
            None if points == PerSeat::default() => None,
            last => {
                let state = MatchState { length: series.length, points, ..last.clone().unwrap_or_default() };
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
}

/// A double that is not answered yet.
#[derive(Clone, Copy, Debug)]
struct Pending<'t> {
    /// How often the cube was turned: the second time by a beaver, the third time by a raccoon.
    n: u8,
    /// What the cube is to show, as the text has it.
    cube: i32,
    text: &'t str,
    at: usize,
}

/// Plays the cells of a game.
struct Play<'g, 't> {
    game: &'g ThisGame<'t>,
    /// The length of the match in points.
    length: i32,
    pending: Option<Pending<'t>>,
    /// What the cube shows by the text, and on the board.
    cube: i32,
    own_cube: i32,
    /// Whether the text says how the game ended.
    has_end: bool,
}

impl<'t> Play<'_, 't> {
    fn cell<G: Game>(&mut self, scribe: &mut Scribe<G>, cell: &Cell<'t>, is_before_end: bool) -> Result<(), Fault> {
        let Cell { text, at, .. } = *cell;
        match cell.deed {
            Deed::Raise(cube) => {
                let before = self.pending;
                if before.is_some() {
                    scribe.mend(at, text, messages::beaver(text));
                }
                let cube = cube.unwrap_or_else(|| before.map_or(self.cube, |pending| pending.cube).saturating_mul(2));
                let n = before.map_or(0, |pending| pending.n).saturating_add(1);
                let cube = cube.max(1);
                self.pending = Some(Pending { n, cube, text: before.map_or(text, |pending| pending.text), at });
                Ok(())
            }
            Deed::Takes if self.pending.is_some() => self.take(scribe),
            Deed::Drops if self.pending.is_some() => self.drop(scribe),
            Deed::Wins => {
                self.wins(scribe, cell.points(), cell.seat, text, at);
                Ok(())
            }
            Deed::Unknown if is_before_end => Ok(()),
            Deed::Unknown => Err(Fault::at(self.game.text, text, messages::unknown())),
            Deed::Nothing => Ok(()),
            Deed::Takes | Deed::Drops => Err(Fault::at(self.game.text, text, messages::remark())),
            Deed::Throw => {
                // Who rolls after a double has been taken; some texts do not say so.
                self.take(scribe)?;
                self.throw(scribe, cell)
            }
        }
    }

    /// Plays a turn that consists of a double and its answer.
    fn answered<G: Game>(&mut self, scribe: &mut Scribe<G>, pending: Pending<'t>, answer: &str) -> Result<(), Fault> {
        let Pending { text, at, .. } = pending;
        let turn = scribe.turn(&format!("{DOUBLE} {answer}"), at);
        turn.map_err(|fault| Fault { at, text: text.to_owned(), ..fault })
    }

    /// Takes the double that waits, if one does. Beavers are left out.
    fn take<G: Game>(&mut self, scribe: &mut Scribe<G>) -> Result<(), Fault> {
        let Some(pending) = self.pending.take() else { return Ok(()) };
        self.answered(scribe, pending, TAKE)?;
        (self.cube, self.own_cube) = (pending.cube, self.own_cube * 2);
        Ok(())
    }

    /// Drops the double that waits; who drops a beaver has doubled, and gives the game up.
    fn drop<G: Game>(&mut self, scribe: &mut Scribe<G>) -> Result<(), Fault> {
        let Some(pending) = self.pending else { return Ok(()) };
        if pending.n % 2 == 1 {
            self.pending = None;
            return self.answered(scribe, pending, DROP);
        }
        let doubler = actor(scribe);
        self.take(scribe)?;
        if let Some(doubler) = doubler {
            resign(scribe, doubler, 1, pending.text, pending.at);
        }
        Ok(())
    }

    /// Plays a throw and its moves.
    fn throw<G: Game>(&self, scribe: &mut Scribe<G>, cell: &Cell<'t>) -> Result<(), Fault> {
        let Cell { text, at, .. } = *cell;
        let fault = |why| Err(Fault::at(self.game.text, text, why));
        let Some((faces, moves)) = text.split_once(':') else { return fault(messages::remark()) };
        let faces: String = faces.chars().filter(char::is_ascii_digit).collect();
        let moves = moves.trim();
        if moves.contains("??") {
            return fault(messages::unknown());
        }
        let is_nothing = moves.is_empty() || rows::is_nothing(moves);
        let session = scribe.session();
        let is_first_throw = session.node() == crate::NodeIdx::ROOT && session.record().start.is_none();
        // The lower number first means that the second seat begins.
        let is_reversed = is_first_throw && cell.seat == Some(Seat::SECOND);
        let shown: String = if is_reversed { faces.chars().rev().collect() } else { faces.clone() };
        let turn = format!("{shown}: {}", if is_nothing { NOTHING } else { moves });
        let played = scribe.turn(&turn, at);
        let reading = played.as_ref().err().and_then(|fault| with_hits(fault, moves));
        match reading.map_or(played, |reading| scribe.turn(&format!("{shown}: {reading}"), at)) {
            Ok(()) => Ok(()),
            Err(fault) if is_nothing && (fault.text.is_empty() || fault.text == NOTHING) => {
                // The dice are thrown, and that is all.
                if actor(scribe).is_some() {
                    scribe.entry(Entry::Step(ROLL.to_owned()), text, at)?;
                }
                scribe.entry(Entry::Step(faces), text, at)
            }
            // Places are those of the text as it stands.
            Err(fault) => {
                let inside = fault.text.clone();
                let shift = text.find(inside.as_str()).filter(|_| !inside.is_empty());
                let (shift, text) = shift.map_or((0, text.to_owned()), |shift| (shift, inside));
                Err(Fault { at: at + shift, text, ..fault })
            }
        }
    }

    /// Who has won so many points: the score of the next game says it, or the end of the match, or else the column.
    fn winner(&self, points: Option<i32>, text: &str, column: Option<Seat>) -> Option<Seat> {
        if let Some((seat, won)) = self.game.won
            && points.is_none_or(|points| points == won)
        {
            return Some(seat);
        }
        let before = |seat: Seat| self.game.players.points.get(seat.idx()).copied().flatten().unwrap_or_default();
        let ends = |seat: &Seat| points.is_some_and(|points| before(*seat) + points >= self.length);
        let both = [Seat::FIRST, Seat::SECOND];
        match both.iter().filter(|seat| ends(seat)).collect::<Vec<_>>()[..] {
            [seat] if self.length > 0 && text.contains("match") => Some(*seat),
            _ => column,
        }
    }

    /// Reads how a game ended: if it has not on the board, the loser has resigned or dropped.
    fn wins<G: Game>(
        &mut self,
        scribe: &mut Scribe<G>,
        points: Option<i32>,
        column: Option<Seat>,
        text: &'t str,
        at: usize,
    ) {
        self.has_end = true;
        let winner = self.winner(points, text, column);
        if let (Some(pending), Some(doubler)) = (self.pending, actor(scribe)) {
            let loser = if pending.n % 2 == 1 { doubler.other() } else { doubler };
            if winner != Some(loser) {
                let _dropped = self.drop(scribe);
            }
            self.pending = None;
        }
        let points = points.or(self.game.won.map(|(_, won)| won)).filter(|points| *points > 0);
        if let Status::Over(outcome) = scribe.session().status() {
            let board = Score::of(self.game.info, &outcome);
            let is_same = |points: i32| outcome.points.0.contains(&points);
            let announced = match (points, winner) {
                (Some(points), _) if is_same(points) => Some(board),
                (Some(points), Some(winner)) => Some(score(winner, points)),
                _ => None,
            };
            return scribe.tell(announced, text, at);
        }
        let (Some(winner), Some(points)) = (winner, points) else {
            scribe.mend(at, text, messages::remark());
            return scribe.keep_unread(text);
        };
        // A part of a stake is a whole one on the board, which counts.
        let cube = if points % self.cube == 0 { self.cube } else { self.own_cube };
        let stakes = points.saturating_add(cube - 1).checked_div(cube).unwrap_or(1).clamp(1, 3);
        resign(scribe, winner.other(), stakes as u8, text, at);
        scribe.tell(Some(score(winner, points)), text, at);
    }

    /// Notes the result of a game that was not read to its end.
    fn announce<G: Game>(&self, scribe: &mut Scribe<G>, cell: Option<&Cell<'t>>) {
        let points = cell.and_then(|cell| cell.points()).or(self.game.won.map(|(_, won)| won));
        let (text, column, at) = cell.map_or(("", None, self.game.whole[1]), |cell| (cell.text, cell.seat, cell.at));
        if let (Some(points), Some(winner)) = (points, self.winner(points, text, column))
            && !matches!(scribe.session().status(), Status::Over(_))
        {
            scribe.tell(Some(score(winner, points)), text, at);
        }
    }

    /// Ends a game whose rows are read.
    fn end<G: Game>(&mut self, scribe: &mut Scribe<G>, at: usize) {
        let is_over = matches!(scribe.session().status(), Status::Over(_));
        if let Some((winner, points)) = self.game.won.filter(|_| !is_over && !self.has_end) {
            self.wins(scribe, Some(points), Some(winner), "", at);
        } else if self.pending.take().is_some() {
            // Nobody has answered yet.
            let _ = scribe.entry(Entry::Step(DOUBLE.to_owned()), DOUBLE, at);
        }
    }
}

/// The only one of several readings of a turn that hits as often as its text says: such texts leave stops out, but no
/// hits.
fn with_hits(fault: &Fault, moves: &str) -> Option<String> {
    let (_, readings) = fault.why.args.iter().find(|(name, _)| *name == "readings")?;
    let Arg::Text(readings) = readings else { return None };
    let n_hits = |text: &str| text.matches('*').count();
    let mut same = readings.split(", ").filter(|reading| n_hits(reading) == n_hits(moves));
    same.next().filter(|_| same.next().is_none()).map(str::to_owned)
}

/// The seat that acts, if the dice do not.
fn actor<G: Game>(scribe: &Scribe<G>) -> Option<Seat> {
    match scribe.session().rules().actor(scribe.session().position()) {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    }
}

fn score(winner: Seat, points: i32) -> Score {
    Score::Points { points: PerSeat::from_fn(|seat| if seat == winner { points } else { 0 }), n_seats: 2 }
}

/// Lets a seat resign so many stakes, and the other accept that.
fn resign<G: Game>(scribe: &mut Scribe<G>, by: Seat, points: u8, text: &str, at: usize) {
    let is_in = scribe.entry(Entry::Resign { by, points }, text, at).is_ok();
    if is_in && matches!(scribe.session().status(), Status::Waiting { .. }) {
        let _ = scribe.entry(Entry::Answer { by: by.other(), yes: true }, text, at);
    }
}
