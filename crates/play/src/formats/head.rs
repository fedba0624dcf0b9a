//! What the tags say about a game: who plays, under which options, from which position.
//!
//! `White` and `Black`, or `Player1` to `Player4`, name the players by seat; `WhiteType "program"` with `White "Computer
//! (best)"`, or `Player2Type "program 3"`, says that the computer plays there at that level. `Seats "1 2 1 2"` says
//! which player has which seat where that is not one each, with `-` for an empty seat. `Game "lanko-68"` names the game,
//! `Option "key=value"` an option (once for each), `Match "points 5 2 0 1 crawford"` the plan of the match, its length,
//! the games before this one, the points of each seat and what else the match says; `FEN` is the position that the game
//! begins with, and `ThrowUndone "yes"` says that a throw that was seen has been undone. `Termination "time forfeit"`
//! says that the game ended with a fallen flag;
//! `TimeControl` and what else is known is kept as it is. `Result` is kept where the board does not tell it.
//!
//! An option that others play otherwise ([`rules::Notation::TEXT_OPTIONS`]) is always named; `Chosen "single-number"`
//! says that its usual value was chosen.

use rules::notation::Dialect;
use rules::{Game, GameInfo, History, Level, Mend, Message, OptionSpec, Options, Seat};

use super::dialect::dialect;
use super::score::{OPEN, RESULT, Score};
use super::tag_section::{Tag, is_name, write};
use super::termination::{self, TERMINATION};
use super::{boards, messages};
use crate::game_tree::GameTree;
use crate::record::{Player, Record};
use crate::session::Session;
use crate::tags::Tags;

const FEN: &str = "FEN";
const SET_UP: &str = "SetUp";
const VARIANT: &str = "Variant";
const GAME: &str = "Game";
const OPTION: &str = "Option";
const CHOSEN: &str = "Chosen";
const MATCH: &str = "Match";
const SEATS: &str = "Seats";
const THROW_UNDONE: &str = "ThrowUndone";
/// The value of a type of player that is the computer.
const PROGRAM: &str = "program";
/// The name of the computer, for other programs.
const COMPUTER: &str = "Computer";
/// What stands before the number of its level.
const LEVEL: &str = "level ";
/// The value of tags that say nothing.
const UNKNOWN: &str = "?";
const UNKNOWN_DATE: &str = "????.??.??";
/// The tags that every game in PGN has, in their order.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", RESULT];

/// The tags that say how a game is set up and how it ended.
const RESERVED: [&str; 8] = [RESULT, FEN, SET_UP, GAME, OPTION, MATCH, SEATS, THROW_UNDONE];

/// What the tags of a game say.
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub(super) record: Record,
    pub(super) tags: Tags,
    /// The result that they tell; `None` where they tell none.
    pub(super) told: Option<Score>,
    pub(super) is_throw_undone: bool,
    /// The options that the tags do not name, although others play otherwise: with the values that these have.
    pub(super) unnamed: Vec<(&'static str, &'static str)>,
}

impl Head {
    /// The head of a game whose tags say nothing else.
    pub(super) fn new(record: Record) -> Head {
        Head { record, tags: Tags::new(), told: None, is_throw_undone: false, unnamed: Vec::new() }
    }

    /// Names a player whom no tag names, as it stands beside the tags: a person, or the computer at a level.
    pub(super) fn name_player(&mut self, seat: Seat, name: &str) {
        let name = name.replace(char::is_control, " ").trim().to_owned();
        let Some(player) = self.record.player(seat).and_then(|player| self.record.players.get_mut(player)) else {
            return;
        };
        if !matches!(player, Player::Human { name } if name.is_empty()) {
            return;
        }
        let [kind, _] = player_tags(None, seat);
        let level = self.tags.get(kind).and_then(|kind| level_of(kind, &name));
        if level.is_some() {
            self.tags.remove(kind);
        }
        *player = level.map_or(Player::Human { name }, |level| Player::Computer { level });
    }
}

/// Why a game cannot be set up as its tags say.
#[derive(Debug)]
pub(super) struct HeadFault<'t> {
    pub(super) fragment: &'t str,
    pub(super) why: Message,
}

/// The names of the tags for a seat's player, that of the type first.
fn player_tags(dialect: Option<&Dialect>, seat: Seat) -> [&'static str; 2] {
    const NUMBERED: [[&str; 2]; 4] = [
        ["Player1Type", "Player1"],
        ["Player2Type", "Player2"],
        ["Player3Type", "Player3"],
        ["Player4Type", "Player4"],
    ];
    match dialect {
        Some(dialect) if dialect.white == seat => ["WhiteType", "White"],
        Some(_) => ["BlackType", "Black"],
        None => NUMBERED[seat.idx()],
    }
}

/// A record of a game before it is known how it is set up.
pub(super) fn blank(info: &GameInfo) -> Record {
    let players = info.seats().map(|_| Player::Human { name: String::new() }).collect();
    Record::new(info.id, info.version, players)
}

/// The computer's name for other programs, with its level: `Computer (level 5)`.
pub(super) fn computer_name(level: Level) -> String {
    format!("{COMPUTER} ({LEVEL}{})", level.number())
}

/// The level of the computer of this name. Builds before version 1.1 called their three levels by name, or by number
/// where they did not know it.
fn level_in_name(name: &str) -> Option<Level> {
    let level = name.strip_prefix(COMPUTER)?.trim_start().strip_prefix('(')?.strip_suffix(')')?;
    if let Some(number) = level.strip_prefix(LEVEL) {
        return number.parse().ok().map(Level::nearest);
    }
    Level::of_name(level).or_else(|| level.parse().ok().map(Level::of_three))
}

/// The level of the computer on a seat, as its type and its name tell it. Builds before version 1.1 wrote the number of
/// one of their three levels behind the type.
fn level_of(kind: &str, name: &str) -> Option<Level> {
    let number = kind.trim().strip_prefix(PROGRAM)?;
    if number.is_empty() { level_in_name(name) } else { number.strip_prefix(' ')?.parse().ok().map(Level::of_three) }
}

/// What is in the tags besides what they say of players and set-up.
pub(super) fn read<'t, G: Game>(
    info: &'static GameInfo,
    whole: &str,
    tags: &[Tag<'t>],
    mends: &mut Vec<Mend>,
) -> Result<Head, Box<(Head, HeadFault<'t>)>> {
    read_before::<G>(info, whole, tags, &|| None, mends)
}

/// As [`read`], where the first turn settles what the tags leave open.
pub(super) fn read_before<'t, G: Game>(
    info: &'static GameInfo,
    whole: &str,
    tags: &[Tag<'t>],
    first_turn: &dyn Fn() -> Option<&'t str>,
    mends: &mut Vec<Mend>,
) -> Result<Head, Box<(Head, HeadFault<'t>)>> {
    let mut head = Head::new(blank(info));
    match fill::<G>(info, whole, tags, first_turn, mends, &mut head) {
        Ok(()) => Ok(head),
        Err(fault) => Err(Box::new((head, fault))),
    }
}

fn fill<'t, G: Game>(
    info: &'static GameInfo,
    whole: &str,
    tags: &[Tag<'t>],
    first_turn: &dyn Fn() -> Option<&'t str>,
    mends: &mut Vec<Mend>,
    head: &mut Head,
) -> Result<(), HeadFault<'t>> {
    let find = |name: &str| tags.iter().find(|tag| tag.name == name);
    let value = |name: &str| find(name).map(|tag| tag.value.trim()).unwrap_or_default();
    let dialect = dialect::<G>();
    let mut info = info;
    let other = |tag: &Tag<'t>| {
        let value = tag.value.trim();
        let is_game_type = dialect.is_some_and(|dialect| dialect.game.is_some_and(|(name, _)| name == tag.name));
        let of_board = boards::of_game_type(value).filter(|_| is_game_type);
        let why = match tag.name {
            VARIANT => messages::variant(value),
            name => of_board.unwrap_or_else(|| messages::other_game(name, value)),
        };
        HeadFault { fragment: tag.raw, why }
    };
    if let Some(tag) = find(GAME) {
        info = G::GAMES.iter().find(|info| info.id == tag.value.trim()).ok_or_else(|| other(tag))?;
    }
    if let Some(dialect) = &dialect {
        let is_other = |tag: &&Tag<'t>| !dialect.has_variant(tag.value.trim());
        if let Some(tag) = find(VARIANT).filter(is_other) {
            return Err(other(tag));
        }
        if let Some((name, expected)) = dialect.game {
            let is_other = |tag: &&Tag<'t>| tag.value.split(',').next().unwrap_or_default().trim() != expected;
            if let Some(tag) = find(name).filter(is_other) {
                return Err(other(tag));
            }
        }
    }
    let bad = |tag: &Tag<'t>, mends: &mut Vec<Mend>| {
        mends.push(Mend::new(whole, tag.raw, messages::tag_value(tag.name)));
    };
    let mut record = blank(info);
    for tag in tags.iter().filter(|tag| tag.name == OPTION) {
        match Options::read_pair(&tag.value) {
            Ok((key, value)) => record.options.set(key, value),
            Err(_) => bad(tag, mends),
        }
    }
    for (key, elsewhere) in G::TEXT_OPTIONS {
        let usual = info.options.iter().find(|spec| spec.key == *key).map(OptionSpec::default_value);
        let is_chosen = || value(CHOSEN).split_whitespace().any(|chosen| chosen == *key);
        match record.options.get(key) {
            None => head.unnamed.push((*key, *elsewhere)),
            Some(value) if Some(value) == usual.as_deref() && !is_chosen() => record.options.unset(key),
            Some(_) => {}
        }
    }
    if let Some(tag) = find(MATCH)
        && read_match(info, &tag.value, &mut record).is_none()
    {
        bad(tag, mends);
    }
    record.start = find(FEN).map(|tag| tag.value.trim().to_owned()).filter(|text| !text.is_empty());
    if let Some(tag) = find(FEN) {
        open_position::<G>(&mut record, tag, first_turn, |fragment, how| mends.push(Mend::new(whole, fragment, how)));
    }
    head.is_throw_undone = value(THROW_UNDONE) == "yes";
    if let Some(tag) = find(RESULT) {
        match Score::from_text(info, &tag.value) {
            Some(told) => head.told = told,
            None if matches!(tag.value.trim(), "" | UNKNOWN) => {}
            None => bad(tag, mends),
        }
    }
    // Other tags are kept; those of a game in PGN are also read in the other form, and the other way round.
    let mut used: Vec<&str> = RESERVED.to_vec();
    used.extend(dialect.and_then(|dialect| dialect.game).map(|(name, _)| name));
    used.extend((!G::TEXT_OPTIONS.is_empty()).then_some(CHOSEN));
    let usual = Dialect { white: Seat::FIRST, game: None, variants: &[] };
    let mut players = vec![Player::Human { name: String::new() }; info.teams.len()];
    let mut kinds: Vec<(Seat, &str)> = Vec::new();
    for seat in info.seats() {
        let colours = (info.teams.len() == 2).then(|| dialect.as_ref().unwrap_or(&usual));
        for names in
            [player_tags(None, seat)].into_iter().chain(colours.map(|dialect| player_tags(Some(dialect), seat)))
        {
            let [kind, name] = names;
            let level = level_of(value(kind), value(name));
            let told = Some(value(name)).filter(|name| !matches!(*name, "" | UNKNOWN));
            match (level, told) {
                (Some(level), _) => players[seat.idx()] = Player::Computer { level },
                (None, Some(told)) => {
                    let name = told.replace(char::is_control, " ").trim().to_owned();
                    players[seat.idx()] = Player::Human { name };
                }
                (None, None) => {}
            }
            kinds.push((seat, kind));
            used.push(name);
        }
    }
    for tag in tags.iter().filter(|tag| !used.contains(&tag.name)) {
        let says_nothing = ROSTER.contains(&tag.name) && matches!(tag.value.trim(), UNKNOWN | UNKNOWN_DATE);
        if !says_nothing && head.tags.get(tag.name).is_none() {
            head.tags.set(tag.name, &tag.value);
        }
    }
    head.record = record.clone();
    let seats = Session::<G>::seats_to_play(&record).map_err(|error| {
        let tag = find(FEN).or_else(|| find(OPTION)).or_else(|| find(MATCH));
        let why = error.message().unwrap_or_else(messages::set_up);
        HeadFault { fragment: tag.map_or("", |tag| tag.raw), why }
    })?;
    let told = find(SEATS).map(|tag| (tag, read_seats(info, &tag.value, &seats)));
    if let Some((tag, None)) = told {
        bad(tag, mends);
    }
    record.seats = match told.and_then(|(_, seats)| seats) {
        Some(seats) => seats,
        None => info.seats().map(|seat| seats.iter().position(|known| *known == seat)).collect(),
    };
    let n_players = record.seats.iter().flatten().max().map_or(0, |most| most + 1);
    let seat_of = |player: usize| record.seats.iter().position(|known| *known == Some(player));
    record.players = (0..n_players)
        .map(|player| seat_of(player).map_or(Player::Human { name: String::new() }, |seat| players[seat].clone()))
        .collect();
    // The type of a human is a tag like any other.
    for (seat, kind) in kinds {
        if matches!(record.player_on(seat), Some(Player::Computer { .. })) {
            head.tags.remove(kind);
        }
    }
    if let Some(tag) = find(FEN)
        && let Ok(rules) = G::new(&record.id, &record.options, &record.match_state)
    {
        let mut mended = Vec::new();
        let write = |pos: &G::Position, history: &History| rules.write_position(pos, history, G::POSITIONS[0]);
        if let Ok((pos, history)) = rules.mend_position(tag.value.trim(), &mut mended) {
            let usual = rules.start();
            if write(&pos, &history) == write(&usual, &History::new(&rules, &usual, 0, 0)) {
                record.start = None;
            }
        }
        mends
            .extend(mended.into_iter().map(|mend| Mend { at: Mend::new(whole, tag.raw, mend.how.clone()).at, ..mend }));
    }
    head.record = record;
    Ok(())
}

/// Settles what a position leaves open (X11): a question mark for the side to move by the first turn, and an empty board
/// without any turn, which is only a remark.
fn open_position<'t, G: Game>(
    record: &mut Record,
    tag: &Tag<'t>,
    first_turn: &dyn Fn() -> Option<&'t str>,
    mut tell: impl FnMut(&str, Message),
) {
    const OPEN_SIDE: &str = "?";
    let Some(start) = record.start.as_deref() else { return };
    let Ok(rules) = G::new(&record.id, &record.options, &record.match_state) else { return };
    let is_empty = start.contains(':') && !start.contains(|sign: char| sign.is_ascii_digit());
    if is_empty && first_turn().is_none() {
        tell(tag.raw, messages::remark());
        record.start = None;
        return;
    }
    let is_field = |at: usize| {
        let is_end = |sign: Option<char>| sign.is_none_or(|sign| matches!(sign, ' ' | ':'));
        is_end(start[..at].chars().next_back()) && is_end(start[at + OPEN_SIDE.len()..].chars().next())
    };
    let Some(at) = start.find(OPEN_SIDE).filter(|at| is_field(*at)) else { return };
    let Some(turn) = first_turn() else { return };
    let mut fitting = Vec::new();
    for side in ["w", "b", "W", "B"] {
        let text = format!("{}{side}{}", &start[..at], &start[at + OPEN_SIDE.len()..]);
        let mut mends = Vec::new();
        let Ok((pos, _)) = rules.mend_position(&text, &mut mends) else { continue };
        let is_usual = mends.iter().all(|mend| mend.at != at);
        let is_legal = G::LETTERS.iter().filter_map(|letters| letters.translate(turn)).chain([turn.to_owned()]);
        if is_usual && is_legal.into_iter().any(|turn| rules.read_turn(&pos, &turn).is_ok()) {
            fitting.push((side, text));
        }
    }
    if let [(side, _)] = fitting[..] {
        let Mend { how, .. } = Mend::read_as(at, OPEN_SIDE, side);
        tell(tag.raw, how);
        record.start = fitting.pop().map(|(_, text)| text);
    }
}

/// Reads who has which seat, if all that take part are taken, and no other.
fn read_seats(info: &GameInfo, text: &str, taken: &[Seat]) -> Option<Vec<Option<usize>>> {
    let mut seats = Vec::new();
    for word in text.split_whitespace() {
        match word {
            "-" => seats.push(None),
            number => seats.push(Some(number.parse::<usize>().ok()?.checked_sub(1)?)),
        }
    }
    let fits = info.seats().all(|seat| seats.get(seat.idx()).is_some_and(|one| one.is_some() == taken.contains(&seat)));
    let n_players = seats.iter().flatten().max().map_or(0, |most| most + 1);
    let all_play = n_players <= Seat::MAX && (0..n_players).all(|player| seats.contains(&Some(player)));
    (fits && seats.len() == info.teams.len() && all_play).then_some(seats)
}

/// Reads a match: its plan, its length, the games before this one, the points of each seat and a note.
fn read_match(info: &GameInfo, text: &str, record: &mut Record) -> Option<()> {
    let mut words = text.splitn(3 + info.teams.len() + 1, ' ');
    let plan = words.next().filter(|plan| !plan.is_empty())?;
    let mut state = record.match_state.clone();
    state.length = words.next()?.parse().ok()?;
    state.played = words.next()?.parse().ok()?;
    for seat in info.seats() {
        state.points[seat] = words.next()?.parse().ok()?;
    }
    state.note = words.next().unwrap_or_default().to_owned();
    record.plan = (plan != "-").then(|| plan.to_owned());
    record.match_state = state;
    Some(())
}

fn write_match(info: &GameInfo, record: &Record) -> String {
    let state = &record.match_state;
    let plan = record.plan.as_deref().unwrap_or("-");
    let mut words = vec![plan.to_owned(), state.length.to_string(), state.played.to_string()];
    words.extend(info.seats().map(|seat| state.points[seat].to_string()));
    words.extend(Some(state.note.clone()).filter(|note| !note.is_empty()));
    words.join(" ")
}

/// The tags of a game in the order in which they are written, for a game with this result.
pub(super) fn tags_of<G: Game>(
    info: &GameInfo,
    tree: &GameTree,
    dialect: Option<&Dialect>,
    result: Option<Score>,
) -> Vec<(String, String)> {
    let record = tree.head();
    let result = result.map_or_else(|| OPEN.to_owned(), |score| score.to_string());
    let mut own: Vec<(String, String)> = Vec::new();
    let mut roster: Vec<(String, String)> = Vec::new();
    for seat in info.seats() {
        let [kind, name] = player_tags(dialect, seat);
        let player = record.player(seat).and_then(|player| record.players.get(player));
        let told = match player {
            Some(Player::Human { name } | Player::Remote { name, level: None, .. }) => name.clone(),
            Some(Player::Computer { level } | Player::Remote { level: Some(level), .. }) => {
                own.push((kind.to_owned(), PROGRAM.to_owned()));
                computer_name(*level)
            }
            None => String::new(),
        };
        let list = if dialect.is_some() { &mut roster } else { &mut own };
        list.push((name.to_owned(), told));
    }
    let mut used: Vec<String> = roster.iter().chain(&own).map(|(name, _)| name.clone()).collect();
    used.extend(RESERVED.map(str::to_owned));
    used.extend((!G::TEXT_OPTIONS.is_empty()).then(|| CHOSEN.to_owned()));
    if let Some((name, value)) = dialect.and_then(|dialect| dialect.game) {
        own.push((name.to_owned(), value.to_owned()));
        used.push(name.to_owned());
    }
    if dialect.is_none() || G::GAMES.len() > 1 {
        own.push((GAME.to_owned(), info.id.to_owned()));
    }
    let mut options = record.options.clone();
    let mut chosen = Vec::new();
    for (key, _) in G::TEXT_OPTIONS {
        let Some(spec) = info.options.iter().find(|spec| spec.key == *key) else { continue };
        match record.options.get(key) {
            None => options.set(*key, spec.default_value()),
            Some(value) if value == spec.default_value() => chosen.push(*key),
            Some(_) => {}
        }
    }
    own.extend(options.iter().map(|(key, value)| (OPTION.to_owned(), format!("{key}={value}"))));
    own.push((CHOSEN.to_owned(), chosen.join(" ")));
    if record.plan.is_some() || record.match_state != Default::default() {
        own.push((MATCH.to_owned(), write_match(info, record)));
    }
    let one_each = {
        let mut next = 0..;
        record.seats.iter().map(|seat| seat.and_then(|_| next.next())).collect::<Vec<_>>()
    };
    if record.seats != one_each {
        let number = |seat: &Option<usize>| seat.map_or_else(|| "-".to_owned(), |player| (player + 1).to_string());
        own.push((SEATS.to_owned(), record.seats.iter().map(number).collect::<Vec<_>>().join(" ")));
    }
    if let Some(termination) = termination::of::<G>(tree) {
        own.push((TERMINATION.to_owned(), termination.to_owned()));
        used.push(TERMINATION.to_owned());
    }
    if tree.is_throw_undone {
        own.push((THROW_UNDONE.to_owned(), "yes".to_owned()));
    }
    if let Some(start) = &record.start {
        own.extend([(SET_UP, "1"), (FEN, start.as_str())].map(|(name, value)| (name.to_owned(), value.to_owned())));
    }
    let is_free = |name: &str| is_name(name) && !used.iter().any(|used| used == name);
    let mut list = Vec::new();
    for name in ROSTER {
        let known = roster.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let value = match name {
            RESULT => Some(result.as_str()),
            _ => known.or_else(|| tree.tags.get(name)).filter(|value| !value.is_empty()),
        };
        match value {
            Some(value) if name == RESULT && value == OPEN && dialect.is_none() => {}
            Some(value) if name == RESULT || known.is_some() || is_free(name) => {
                list.push((name.to_owned(), value.to_owned()));
            }
            _ if dialect.is_some() => {
                let unknown = if name == "Date" { UNKNOWN_DATE } else { UNKNOWN };
                list.push((name.to_owned(), unknown.to_owned()));
            }
            _ => {}
        }
    }
    let others = tree.tags.iter().filter(|(name, _)| !ROSTER.contains(name) && is_free(name));
    own.extend(others.map(|(name, value)| (name.to_owned(), value.to_owned())));
    own.sort_by(|(one, _), (other, _)| one.cmp(other));
    list.extend(own.into_iter().filter(|(name, value)| name != RESULT && !value.is_empty()));
    list
}

/// Writes the tags of a game, each on its line.
pub(super) fn write_tags(tags: &[(String, String)]) -> String {
    let mut out = String::new();
    tags.iter().for_each(|(name, value)| write(&mut out, name, value));
    out
}
