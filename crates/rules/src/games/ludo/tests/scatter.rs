//! Random positions on which to compare the second move generator.

use std::collections::BTreeMap;

use tests::dice::Dice;

use super::{
    FINISH, LAST_ON_RING, NEST, NOTHING, Place, Position, SIXTH, START, Seat, Stage, UNTHROWN, is_for_places, ring_dot,
    table, write,
};

/// Every player's pieces.
type Pieces = BTreeMap<Seat, Vec<Place>>;

/// A random position that the game admits, a different one for (almost) every `seed`: with two, three and four players,
/// some home and some resigned; throws for who begins, on the way to ties; before and after the throw; some over.
///
/// As in every position of a game, two players sit opposite, at least two play on, no player has four pieces at the
/// finish without being home, and no two colours share a dot where knocking out is compulsory.
pub fn scatter(_id: &str, options: &[(&str, &str)], seed: u64) -> String {
    // Different positions for each choice of options, most of which do not show in the positions.
    let letters = options.iter().flat_map(|(key, value)| key.bytes().chain(value.bytes()));
    let mut dice = Dice(letters.fold(seed, |mixed, letter| mixed.wrapping_mul(31).wrapping_add(letter.into())));
    let table = table(options);

    let mut players: Vec<Seat> = match dice.below(10) {
        0 | 1 => vec![1, 3],
        2 => vec![2, 4],
        3..6 => {
            let missing = 1 + dice.below(4);
            (1..=4).filter(|seat| *seat != missing).collect()
        }
        _ => vec![1, 2, 3, 4],
    };
    let n_players = players.len();
    dice.shuffle(&mut players);
    let n_resigned = if dice.one_in(4) { dice.below(n_players - 1) } else { 0 };
    let resigned = players.split_off(n_players - n_resigned);

    if dice.one_in(9) {
        return write(&opening(&mut dice, &players, resigned));
    }

    // The players who are home, then those who play on.
    let is_for_places = is_for_places(table, n_players);
    let is_over = dice.one_in(25);
    let n_home = match (is_over, is_for_places) {
        (true, true) => players.len() - 1,
        (true, false) => 1,
        (false, true) if dice.one_in(3) => dice.below(players.len() - 1),
        (false, _) => 0,
    };
    let playing = players.split_off(n_home);
    let seat = playing[0];
    let number = 1 + dice.below(6) as u8;
    let (pieces, number) = scene(&mut dice, &playing, seat, number);
    let mut pieces = if table.knock == "always" { unshared(&mut dice, &pieces) } else { pieces };
    for own in pieces.values_mut() {
        if *own == [FINISH; 4] {
            own[0] = 41 + dice.below(4) as Place;
        }
    }
    for home in &players {
        pieces.insert(*home, vec![FINISH; 4]);
    }

    let die = if dice.one_in(3) { number.to_string() } else { UNTHROWN.to_owned() };
    write(&Position {
        pieces,
        stage: if is_over { Stage::Over } else { Stage::Play },
        seat: Some(seat).filter(|_| !is_over),
        dice: vec![if is_over { NOTHING.to_owned() } else { die }],
        home: players,
        resigned,
    })
}

/// Throws for who begins: all throw, or those who tied. Few numbers are used, so that many tie.
fn opening(dice: &mut Dice, players: &[Seat], resigned: Vec<Seat>) -> Position {
    let mut throwing = players.to_vec();
    if dice.one_in(2) {
        throwing.truncate(2 + dice.below(players.len() - 1));
    }
    throwing.sort();
    let n_thrown = dice.below(throwing.len());
    let lowest = 1 + dice.below(5);
    let mut words = vec![NOTHING.to_owned(); 4];
    for (idx, seat) in throwing.iter().enumerate() {
        let number = lowest + dice.below(2);
        words[seat - 1] = if idx < n_thrown { number.to_string() } else { UNTHROWN.to_owned() };
    }
    Position {
        pieces: players.iter().map(|seat| (*seat, vec![NEST; 4])).collect(),
        stage: Stage::Open,
        seat: Some(throwing[n_thrown]),
        dice: words,
        home: Vec::new(),
        resigned,
    }
}

/// The pieces of all who play on, and the mover's number, which may be changed to suit the scene better.
fn scene(dice: &mut Dice, playing: &[Seat], seat: Seat, number: u8) -> (Pieces, u8) {
    let mut pieces: Pieces = playing.iter().map(|seat| (*seat, Vec::new())).collect();
    let mut number = number;
    match dice.below(14) {
        0 => fill(&mut pieces, || dice.below(46) as Place),
        // In and out of the nest and of the lane.
        1 => fill(&mut pieces, || [NEST, NEST, START, SIXTH, 39, 40, 41, 42, 43, 44, FINISH][dice.below(11)]),
        // The end of the path, where most turn round at the finish.
        2 => fill(&mut pieces, || 39 + dice.below(7) as Place),
        // Only passes, until a 1 or a 6.
        3 => fill(&mut pieces, || if dice.one_in(3) { FINISH } else { NEST }),
        // The last piece of one or two.
        4..8 => {
            let n_last = if dice.one_in(4) { 2 } else { 1 };
            let lasts: Vec<Place> = (0..n_last).map(|_| 39 + dice.below(6) as Place).collect();
            number = if dice.one_in(4) { number } else { FINISH - lasts[0] };
            pieces.insert(seat, [lasts, vec![FINISH; 4 - n_last]].concat());
            fill(&mut pieces, || dice.below(46) as Place);
        }
        // Out of the nest, onto others.
        8 => {
            let n_in_nest = 1 + dice.below(4);
            number = [1, 6][dice.below(2)];
            pieces.insert(seat, vec![NEST; n_in_nest]);
            gather(dice, &mut pieces, seat, &[START, SIXTH]);
        }
        // From 44 back to 40, onto others.
        9 => {
            number = 6;
            pieces.insert(seat, vec![44; 1 + dice.below(2)]);
            gather(dice, &mut pieces, seat, &[LAST_ON_RING]);
        }
        // Onto others anywhere.
        10 | 11 => {
            let from = 1 + dice.below(40) as Place;
            let from = from.min(LAST_ON_RING - number);
            pieces.insert(seat, vec![from; 1 + dice.below(2)]);
            gather(dice, &mut pieces, seat, &[from + number]);
        }
        // All on few dots close together.
        _ => {
            let near = 1 + dice.below(40) as Place;
            gather(dice, &mut pieces, seat, &[near, (near + 2).min(LAST_ON_RING), (near + 5).min(LAST_ON_RING)]);
        }
    }
    let stack = dice.below(41) as Place;
    fill(&mut pieces, || match dice.below(4) {
        0 => stack,
        1 => NEST,
        2 => FINISH,
        _ => dice.below(46) as Place,
    });
    (pieces, number)
}

/// Gives each player the pieces that they lack.
fn fill(pieces: &mut Pieces, mut place: impl FnMut() -> Place) {
    for own in pieces.values_mut() {
        while own.len() < 4 {
            own.push(place());
        }
    }
}

/// Puts some pieces of each player where `seat` counts these `places` on the ring; fewer of that seat's own.
fn gather(dice: &mut Dice, pieces: &mut Pieces, seat: Seat, places: &[Place]) {
    for (&other, own) in pieces {
        let n = if other == seat { dice.below(4) / 3 } else { dice.below(5) };
        for _ in 0..n {
            let dot = ring_dot(seat, places[dice.below(places.len())]);
            let place = (START..=LAST_ON_RING).find(|place| ring_dot(other, *place) == dot);
            own.push(place.expect("everybody passes every dot of the ring"));
        }
        own.truncate(4);
    }
}

/// The pieces after each dot of the ring has kept at most one colour, and the other colours on it went to their nests.
fn unshared(dice: &mut Dice, pieces: &Pieces) -> Pieces {
    let mut seats: Vec<Seat> = pieces.keys().copied().collect();
    dice.shuffle(&mut seats);
    let mut kept = Pieces::new();
    for seat in seats {
        let mut own = pieces[&seat].clone();
        for place in &mut own {
            let dot = ring_dot(seat, *place);
            let is_on =
                |(other, places): (&Seat, &Vec<Place>)| places.iter().any(|place| ring_dot(*other, *place) == dot);
            if dot.is_some() && kept.iter().any(is_on) {
                *place = NEST;
            }
        }
        kept.insert(seat, own);
    }
    kept
}
