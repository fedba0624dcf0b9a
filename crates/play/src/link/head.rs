//! What a link has beside the entries. What is as usual costs next to nothing.

use rules::{Level, Options, Seat};

use super::range_coder::Code;
use super::values::{number, one_of, rarely, signed, text, word};
use crate::record::{GameUid, Player, Record};
use crate::wire::MAX_OPTIONS;

/// No match is about more points.
const MOST_POINTS: i32 = 1_000_000;

/// Codes everything in a record but its game, the version of its rules, its seed and its entries. `usual` is the record of
/// a game as it is set up when nobody chooses anything.
pub(super) fn head(code: &mut dyn Code, usual: &Record, given: &Record) -> Record {
    let mut record = usual.clone();
    if rarely(code, given.uid != GameUid::default()) {
        record.uid = GameUid(word(code, given.uid.0));
    }
    if rarely(code, given.start.is_some()) {
        record.start = Some(text(code, given.start.as_deref().unwrap_or_default()));
    }
    if rarely(code, given.options != Options::new()) {
        record.options = options(code, &given.options);
    }
    if rarely(code, given.plan.is_some() || given.match_state != usual.match_state) {
        game_of_match(code, given, &mut record);
    }
    // Whoever reads the link may be on any of the devices.
    let is_by_link = rarely(code, given.is_by_link());
    let given = &if is_by_link { given.clone().seen_by_nobody() } else { given.clone() };
    if rarely(code, !is_by_link && given.players != usual.players || given.seats != usual.seats) || is_by_link {
        (record.players, record.seats) = seating(code, given, is_by_link);
    }
    let n_substitutes = if rarely(code, !given.substitutes.is_empty()) {
        one_of(code, Seat::MAX + 1, given.substitutes.len())
    } else {
        0
    };
    record.substitutes =
        (0..n_substitutes).filter_map(|nth| substitute(code, given.substitutes.get(nth), is_by_link)).collect();
    record
}

fn options(code: &mut dyn Code, given: &Options) -> Options {
    let given: Vec<(&str, &str)> = given.iter().collect();
    let mut options = Options::new();
    for nth in 0..one_of(code, MAX_OPTIONS + 1, given.len()) {
        let (key, value) = given.get(nth).copied().unwrap_or_default();
        options.set(text(code, key), text(code, value));
    }
    options
}

fn game_of_match(code: &mut dyn Code, given: &Record, record: &mut Record) {
    record.plan = (one_of(code, 2, usize::from(given.plan.is_some())) == 1)
        .then(|| text(code, given.plan.as_deref().unwrap_or_default()));
    let (from, to) = (&given.match_state, &mut record.match_state);
    let mut count = |given: u16| u16::try_from(number(code, u32::from(given))).unwrap_or(u16::MAX);
    (to.length, to.played) = (count(from.length), count(from.played));
    to.points.0 = from.points.0.map(|points| signed(code, points).clamp(-MOST_POINTS, MOST_POINTS));
    to.note = text(code, &from.note);
}

type Seating = (Vec<Player>, Vec<Option<usize>>);

fn seating(code: &mut dyn Code, given: &Record, is_by_link: bool) -> Seating {
    let n_players = one_of(code, Seat::MAX + 1, given.players.len());
    let players: Vec<Player> = (0..n_players).map(|nth| player(code, given.players.get(nth), is_by_link)).collect();
    let n_seats = one_of(code, Seat::MAX + 1, given.seats.len());
    let seat = |nth: usize| {
        let given = given.seats.get(nth).copied().flatten();
        one_of(code, n_players + 1, given.map_or(0, |player| player + 1)).checked_sub(1)
    };
    (players, (0..n_seats).map(seat).collect())
}

fn player(code: &mut dyn Code, given: Option<&Player>, is_by_link: bool) -> Player {
    let levels = usize::from(Level::MOST.number());
    let given_device = match given {
        Some(Player::Remote { device, .. }) => usize::from(*device),
        _ => 0,
    };
    let device = if is_by_link { one_of(code, Seat::MAX, given_device) } else { 0 };
    let (given_name, given_level) = match given {
        Some(Player::Human { name }) => (name.as_str(), None),
        Some(Player::Computer { level }) => ("", Some(*level)),
        Some(Player::Remote { name, level, .. }) => (name.as_str(), *level),
        None => ("", None),
    };
    let given_kind = if given_level.is_some() { 2 } else { usize::from(!given_name.is_empty()) };
    let (mut name, mut level) = (String::new(), None);
    match code.pick(&[2, 1, 2], given_kind) {
        0 => {}
        1 => name = text(code, given_name),
        _ => {
            let given = given_level.map_or(0, |level| usize::from(level.number()) - 1);
            level = Some(Level::nearest(one_of(code, levels, given) as u8 + 1));
        }
    }
    match (is_by_link, level) {
        (true, level) => Player::Remote { device: device as u8, name, level },
        (false, Some(level)) => Player::Computer { level },
        (false, None) => Player::Human { name },
    }
}

fn substitute(code: &mut dyn Code, given: Option<&(Seat, Player)>, is_by_link: bool) -> Option<(Seat, Player)> {
    let seat = one_of(code, Seat::MAX, given.map_or(0, |(seat, _)| seat.idx()));
    Some((Seat::new(seat)?, player(code, given.map(|(_, player)| player), is_by_link)))
}
