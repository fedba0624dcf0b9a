//! Reading matches.

use rules::{Game, GameInfo, Mend, Options, Seat};

use super::lines::{lines, unquoted};
use super::names::{self, Players};
use super::play::ThisGame;
use super::rows::{self, CellAction};
use super::series::{CRAWFORD, OFF, Series};
use crate::formats::head::{self, Head};
use crate::formats::scribe::unread;
use crate::formats::tag_section::{self, Tag};
use crate::formats::{Draft, Fault, messages, readings};

const GAME: &str = "Game ";

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
    let has_raises = game.cells().any(|cell| matches!(cell.action, CellAction::Raise(_)));
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
    for (seat, name) in Seat::first(players.names.len()).zip(&players.names) {
        let is_made_up = name.strip_prefix("Player ").is_some_and(|number| number.parse::<u8>().is_ok());
        if !is_made_up {
            head.name_player(seat, name);
        }
    }
}
