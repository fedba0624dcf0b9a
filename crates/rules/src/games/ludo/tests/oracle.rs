//! A second move generator for ludo: slow, simple, and written independently of the game's own.
//!
//! Source: `lattjo.txt`, ludo. Rulings followed: LUDO-1 (moves and passes), LUDO-2 (which pieces are knocked out, and
//! where), LUDO-3 (a 6 and a single piece in the nest), LUDO-4 (back out of the lane), LUDO-5 (throws after a 6),
//! LUDO-6 (colours left out, play for places, resignations), LUDO-7 (the option `knock`), LUDO-8 (what a 6 does in the
//! nest).
//!
//! The game's own generator is fast; read this one against the rules line by line; the tests compare the two. It walks
//! every piece dot by dot and shares no code with the game: positions go in and come out as text.

use std::collections::{BTreeMap, BTreeSet};

mod by_hand;
mod scatter;
pub use scatter::scatter;

/// A player, 1 to 4 clockwise.
type Seat = usize;

/// Where a player's piece is: 0 in the nest, 1 to 40 on the ring, 41 to 44 in their lane, 45 at the finish.
type Place = u8;

const NEST: Place = 0;
const START: Place = 1;
const SIXTH: Place = 6;
const LAST_ON_RING: Place = 40;
const FINISH: Place = 45;

/// What stands for a die before it is thrown, and for nothing.
const UNTHROWN: &str = "?";
const NOTHING: &str = "-";

/// Everything that a position text says.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Position {
    /// The four pieces of each player who plays or has come home.
    pieces: BTreeMap<Seat, Vec<Place>>,
    stage: Stage,
    /// The player who throws or moves; none when the game is over.
    seat: Option<Seat>,
    /// The words between the commas: four before the game has begun, one afterwards.
    dice: Vec<String>,
    /// The players who have come home, in order.
    home: Vec<Seat>,
    /// The players who resigned, in order.
    resigned: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The throws for who begins.
    Open,
    Play,
    Over,
}

/// What the options say.
#[derive(Clone, Copy, Debug)]
struct Table<'a> {
    /// `auto`, `on` or `off`.
    places: &'a str,
    /// `always` or `choose`.
    knock: &'a str,
}

/// Every complete turn from `position`, or what may complete it when the die is thrown: the turn's text and the text of
/// the position after it, sorted by that pair. The options `places` and `knock` matter; `players` only sets up.
///
/// # Panics
///
/// Where `position` is not as the game writes it.
pub fn turns(_id: &str, options: &[(&str, &str)], position: &str) -> Vec<(String, String)> {
    let table = table(options);
    let pos = read(position);
    let mut found = Vec::new();
    match pos.stage {
        Stage::Over => {}
        Stage::Open => {
            for number in 1..=6 {
                found.push((number.to_string(), opened(&pos, number)));
            }
        }
        Stage::Play if pos.dice == [UNTHROWN] => {
            for number in 1..=6 {
                let moves = moved(&pos, number, table);
                found.extend(moves.into_iter().map(|(text, after)| (format!("{number}: {text}"), after)));
            }
        }
        Stage::Play => {
            let number = pos.dice[0].parse().expect("a die shows a number");
            found = moved(&pos, number, table);
        }
    }
    let mut turns: Vec<_> = found.into_iter().map(|(text, after)| (text, write(&after))).collect();
    turns.sort();
    turns
}

fn table<'a>(options: &[(&'a str, &'a str)]) -> Table<'a> {
    let value = |key: &str| options.iter().find(|(known, _)| *known == key).map(|(_, value)| *value);
    Table { places: value("places").unwrap_or("auto"), knock: value("knock").unwrap_or("always") }
}

/// LUDO-6: whether the others play on when a player is home. `n_players` began the game.
fn is_for_places(table: Table<'_>, n_players: usize) -> bool {
    table.places == "on" || (table.places == "auto" && n_players > 2)
}

/// The position after a throw for who begins.
fn opened(pos: &Position, number: u8) -> Position {
    let seat = pos.seat.expect("somebody throws");
    let mut after = pos.clone();
    after.dice[seat - 1] = number.to_string();
    if let Some(idx) = after.dice.iter().position(|die| die == UNTHROWN) {
        after.seat = Some(idx + 1);
        return after;
    }

    // All have thrown. As texts, higher digits are greater, and `-` is less than any digit.
    let highest = after.dice.iter().max().expect("there are four words").clone();
    let best: Vec<Seat> = (1..=4).filter(|seat| after.dice[seat - 1] == highest).collect();
    after.seat = Some(best[0]);
    if best.len() == 1 {
        after.stage = Stage::Play;
        after.dice = vec![UNTHROWN.to_owned()];
    } else {
        let again = |seat| if best.contains(&seat) { UNTHROWN } else { NOTHING };
        after.dice = (1..=4).map(|seat| again(seat).to_owned()).collect();
    }
    after
}

/// What can be done with the number thrown: texts, and the positions after.
fn moved(pos: &Position, number: u8, table: Table<'_>) -> Vec<(String, Position)> {
    let seat = pos.seat.expect("somebody moves");
    let own = &pos.pieces[&seat];

    // From where, to where, and how many pieces together.
    let mut moves: Vec<(Place, Place, usize)> = Vec::new();
    let n_in_nest = own.iter().filter(|place| **place == NEST).count();
    match (number, n_in_nest) {
        (1, 1..) => moves.push((NEST, START, 1)),
        // LUDO-3.
        (6, 1) => moves.extend([(NEST, START, 1), (NEST, SIXTH, 1)]),
        (6, 2..) => moves.extend([(NEST, START, 2), (NEST, SIXTH, 1)]),
        _ => {}
    }
    let out: BTreeSet<Place> = own.iter().copied().filter(|place| ![NEST, FINISH].contains(place)).collect();
    for from in out {
        moves.push((from, walked(from, number), 1));
    }

    let mut found = Vec::new();
    for &(from, to, n) in &moves {
        let mut pieces = pos.pieces.clone();
        let own = pieces.get_mut(&seat).expect("who moves has pieces");
        for _ in 0..n {
            let piece = own.iter_mut().find(|place| **place == from).expect("a piece stands there");
            *piece = to;
        }
        let text = if n == 2 { format!("{from}-{to}(2)") } else { format!("{from}-{to}") };

        // LUDO-2: all the others on the dot go back. LUDO-7: unless they are spared.
        let knocked = knocked(&pieces, seat, to);
        let is_knocking = knocked != pieces;
        if is_knocking {
            found.push((format!("{text}x"), after(pos, number, knocked, table)));
        }
        if !is_knocking || table.knock == "choose" {
            found.push((text, after(pos, number, pieces, table)));
        }
    }
    // LUDO-1: only a player who cannot move passes.
    if found.is_empty() {
        found.push((NOTHING.to_owned(), after(pos, number, pos.pieces.clone(), table)));
    }
    found
}

/// Where a piece goes with a number: it turns round at the finish.
fn walked(from: Place, number: u8) -> Place {
    let mut at = from;
    let mut is_forward = true;
    for _ in 0..number {
        if at == FINISH {
            is_forward = false;
        }
        if is_forward {
            at += 1;
        } else {
            at -= 1;
        }
    }
    at
}

/// The pieces after all others that stand where a piece of `seat` has come `to` are sent to their nests.
fn knocked(pieces: &BTreeMap<Seat, Vec<Place>>, seat: Seat, to: Place) -> BTreeMap<Seat, Vec<Place>> {
    let mut after = pieces.clone();
    for (&other, places) in &mut after {
        for place in places {
            let is_there = ring_dot(seat, to).is_some() && ring_dot(other, *place) == ring_dot(seat, to);
            if other != seat && is_there {
                *place = NEST;
            }
        }
    }
    after
}

/// The ring dot, 1 to 40 clockwise, where a player's piece stands; none in the nest, a lane or the finish.
fn ring_dot(seat: Seat, place: Place) -> Option<u8> {
    let start = [1, 11, 21, 31][seat - 1];
    let mut dot = start;
    for passed in START..=LAST_ON_RING {
        if passed == place {
            return Some(dot);
        }
        dot = if dot == 40 { 1 } else { dot + 1 };
    }
    None
}

/// The position after a turn with `number` that leaves these `pieces`.
fn after(pos: &Position, number: u8, pieces: BTreeMap<Seat, Vec<Place>>, table: Table<'_>) -> Position {
    let seat = pos.seat.expect("somebody moves");
    let mut after = Position { pieces, ..pos.clone() };
    let is_home = after.pieces[&seat] == [FINISH; 4];
    if is_home {
        after.home.push(seat);
    }

    let is_playing = |seat: &Seat| after.pieces.contains_key(seat) && !after.home.contains(seat);
    let n_playing = (1..=4).filter(is_playing).count();
    let n_players = after.pieces.len() + after.resigned.len();
    if is_home && (n_playing == 1 || !is_for_places(table, n_players)) {
        return Position { stage: Stage::Over, seat: None, dice: vec![NOTHING.to_owned()], ..after };
    }

    // LUDO-5: each 6 gives another throw, but not to a player who is home.
    let next = if number == 6 && !is_home {
        seat
    } else {
        let clockwise = [1, 2, 3, 4, 1, 2, 3, 4];
        clockwise[seat..].iter().copied().find(is_playing).expect("somebody plays on")
    };
    Position { seat: Some(next), dice: vec![UNTHROWN.to_owned()], ..after }
}

/// Reads `PIECES STAGE SEAT DIE HOME`; resignations follow a slash in HOME.
fn read(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let [pieces, stage, seat, dice, home] = fields[..] else { panic!("{text}: not five fields") };
    let mut pos = Position {
        pieces: BTreeMap::new(),
        stage: match stage {
            "open" => Stage::Open,
            "play" => Stage::Play,
            "over" => Stage::Over,
            _ => panic!("{text}: no such stage"),
        },
        seat: seats(seat).first().copied(),
        dice: dice.split(',').map(str::to_owned).collect(),
        home: Vec::new(),
        resigned: Vec::new(),
    };
    for (seat, places) in (1..).zip(pieces.split('/')) {
        if places != NOTHING {
            let places = places.split(',').map(|place| place.parse().expect("a place is a number"));
            pos.pieces.insert(seat, places.collect());
        }
    }
    let (home, resigned) = home.split_once('/').unwrap_or((home, NOTHING));
    pos.home = seats(home);
    pos.resigned = seats(resigned);
    // Anything else in the text would go unnoticed.
    assert_eq!(write(&pos), text);
    pos
}

/// Reads seats with commas between, or `-` for none.
fn seats(text: &str) -> Vec<Seat> {
    let words = text.split(',').filter(|word| *word != NOTHING);
    words.map(|word| word.parse().expect("a seat is a number")).collect()
}

/// Writes a position.
fn write(pos: &Position) -> String {
    let mut colours = Vec::new();
    for seat in 1..=4 {
        let mut places = pos.pieces.get(&seat).cloned().unwrap_or_default();
        places.sort();
        colours.push(list(&places));
    }
    let stage = match pos.stage {
        Stage::Open => "open",
        Stage::Play => "play",
        Stage::Over => "over",
    };
    let seat: Vec<Seat> = pos.seat.into_iter().collect();
    let mut home = list(&pos.home);
    if !pos.resigned.is_empty() {
        home += &format!("/{}", list(&pos.resigned));
    }
    format!("{} {stage} {} {} {home}", colours.join("/"), list(&seat), pos.dice.join(","))
}

/// Writes numbers with commas between, `-` for none.
fn list<T: ToString>(numbers: &[T]) -> String {
    if numbers.is_empty() {
        return NOTHING.to_owned();
    }
    let words: Vec<String> = numbers.iter().map(T::to_string).collect();
    words.join(",")
}
