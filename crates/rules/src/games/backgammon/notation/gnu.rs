//! Position notation of GNU Backgammon: a position ID and a match ID, `4HPwATDgc/ABMA:cAkAAAAAAAAE`.
//!
//! White is its player 0, Black its player 1. As in that program, the position is seen by the player who is on roll,
//! has thrown or has doubled; when the last checker is off, by the other player, whose turn it would be. Points won in
//! a finished game are in the score. The Jacoby rule is not in force (BG-3). One thing differs: version 1.07 puts the
//! higher number of a throw first; here the lower comes first when Black begins the game with it, as the dice then lie
//! on the board.
//!
//! A position ID alone can be read too (White on roll, score as at the start), also with a throw of White's after it:
//! `4HPwATDgc/ABMA 3 1`.

#[cfg(test)]
mod tests;

use crate::Rules;
use crate::message::Message;
use crate::notation::{ErrorKind, ReadError};
use crate::seat::Seat;

use super::super::Backgammon;
use super::super::checkers::{Checkers, Point, SEATS};
use super::super::ids::{self, IdFault, MatchId, Owner, Side};
use super::super::messages;
use super::super::notation;
use super::super::position::{Cube, Position, PositionError, Stage};

/// What a match ID says about a game.
const NOT_BEGUN: u8 = 0;
const PLAYED: u8 = 1;
const BORNE_OFF: u8 = 2;
const RESIGNED: u8 = 3;
const DROPPED: u8 = 4;

pub(super) fn write(rules: &Backgammon, pos: &Position) -> String {
    format!("{}:{}", write_checkers(pos), ids::write_match(&match_id(rules, pos)))
}

/// The position ID alone.
pub(super) fn write_checkers(pos: &Position) -> String {
    let roller = roller(pos);
    ids::write_position(&[roller.other(), roller].map(|seat| {
        let places = pos.checkers.places(seat);
        core::array::from_fn(|idx| places[idx + 1])
    }))
}

/// The seat that sees the position.
fn roller(pos: &Position) -> Seat {
    if pos.stage == Stage::Over && pos.is_off(pos.seat) { pos.seat.other() } else { pos.seat }
}

fn player(seat: Seat) -> u8 {
    seat.idx() as u8
}

fn seat(player: u8) -> Seat {
    SEATS[usize::from(player) % SEATS.len()]
}

fn match_id(rules: &Backgammon, pos: &Position) -> MatchId {
    let roller = roller(pos);
    let (state, turn) = match pos.stage {
        Stage::Opening => (NOT_BEGUN, roller),
        Stage::Before | Stage::Throw | Stage::Moving(_) => (PLAYED, roller),
        Stage::Doubled => (PLAYED, roller.other()),
        Stage::Over if pos.is_off(pos.seat) => (BORNE_OFF, roller),
        Stage::Over => (DROPPED, roller.other()),
    };
    MatchId {
        cube: pos.cube.log2(),
        owner: pos.cube.owner().map_or(Owner::Nobody, |seat| Owner::Player(player(seat))),
        roller: player(roller),
        is_crawford: is_crawford(rules),
        state,
        turn: player(turn),
        is_doubled: pos.stage == Stage::Doubled,
        resigned: 0,
        dice: pos.dice().map_or([0, 0], |dice| dice.faces()),
        length: rules.match_length(),
        scores: scores(rules, pos),
        has_no_jacoby: true,
    }
}

/// A match to one point has no Crawford game in this notation: nobody would double in it anyway.
fn is_crawford(rules: &Backgammon) -> bool {
    rules.is_crawford() && rules.match_length() > 1
}

/// The points of both players, including those won in this game.
fn scores(rules: &Backgammon, pos: &Position) -> [u16; 2] {
    let won = (pos.stage == Stage::Over).then(|| rules.outcome(pos).points);
    SEATS.map(|seat| {
        let points = rules.score(seat) + won.map_or(0, |won| won[seat]);
        points.clamp(0, i32::from(ids::MOST_POINTS)) as u16
    })
}

pub(super) fn read(rules: &Backgammon, text: &str) -> Result<Position, ReadError> {
    let trimmed = text.trim();
    let (checkers_text, match_text) = match trimmed.split_once(':') {
        Some((checkers, rest)) => (checkers, Some(rest)),
        None => (trimmed, None),
    };
    let mut words = checkers_text.split_whitespace();
    let id = words.next().unwrap_or(checkers_text);
    let sides = ids::read_position(id).map_err(|fault| id_error(text, id, ids::POSITION_LEN, fault))?;
    let reader = Reader { rules, text, id, sides };
    match match_text {
        None => reader.bare(&words.collect::<Vec<_>>()),
        Some(match_text) => match words.next() {
            Some(extra) => Err(reader.misplaced(extra)),
            None => reader.whole(match_text),
        },
    }
}

fn id_error(text: &str, id: &str, length: usize, fault: IdFault) -> ReadError {
    let (fragment, why) = match fault {
        IdFault::Letter(at) => {
            let sign = id[at..].chars().next().map_or(0, char::len_utf8);
            let found = &id[at..at + sign];
            (found, messages::text_id_letter(found))
        }
        IdFault::Length => (id, messages::text_id_length(id.len() as i64, length as i64)),
        IdFault::Bits => (id, messages::text_id_bits(id)),
    };
    ReadError::new(ErrorKind::Syntax, text, fragment, why)
}

/// A text whose position ID is read: the checkers of the side that is not on roll come first.
struct Reader<'r, 't> {
    rules: &'r Backgammon,
    text: &'t str,
    id: &'t str,
    sides: [Side; 2],
}

impl Reader<'_, '_> {
    fn fault(&self, fault: ErrorKind, fragment: &str, why: Message) -> ReadError {
        ReadError::new(fault, self.text, fragment, why)
    }

    /// A word in a wrong place.
    fn misplaced(&self, word: &str) -> ReadError {
        self.fault(ErrorKind::Syntax, word, messages::text_word(word))
    }

    /// White is on roll, perhaps after a throw.
    fn bare(&self, words: &[&str]) -> Result<Position, ReadError> {
        let (seat, cube) = (Seat::FIRST, Cube::START);
        let checkers = self.checkers(seat)?;
        let stage = match *words {
            [] => self.rules.on_roll(checkers, seat, cube).stage,
            [throw] => self.moving(checkers, seat, notation::read_throw(self.text, throw)?),
            [one, other] => {
                let face = |word: &str| {
                    let face = word.parse().ok().filter(|face| (1..=6).contains(face) && word.len() == 1);
                    face.ok_or_else(|| self.fault(ErrorKind::Syntax, word, messages::text_throw(word)))
                };
                self.moving(checkers, seat, [face(one)?, face(other)?])
            }
            [_, _, extra, ..] => {
                return Err(self.misplaced(extra));
            }
        };
        self.checked(Position { checkers, seat, stage, cube }, self.id)
    }

    fn moving(&self, checkers: Checkers, seat: Seat, faces: [u8; 2]) -> Stage {
        let dice = notation::dice(checkers, seat, Cube::START, faces).expect("these are faces");
        Stage::Moving(dice)
    }

    /// What a position ID and a match ID say together.
    fn whole(&self, behind: &str) -> Result<Position, ReadError> {
        let mut words = behind.split_whitespace();
        let match_text = words.next().unwrap_or(&behind[behind.len()..]);
        if let Some(extra) = words.next() {
            return Err(self.misplaced(extra));
        }
        let id = ids::read_match(match_text).map_err(|fault| id_error(self.text, match_text, ids::MATCH_LEN, fault))?;
        let illegal = |why| self.fault(ErrorKind::Illegal, match_text, why);
        self.agrees(match_text, &id)?;
        let owner = match id.owner {
            Owner::Player(player) => Some(seat(player)),
            Owner::Nobody => None,
        };
        if id.cube > Cube::MOST_LOG2 {
            return Err(illegal(messages::text_cube_most()));
        }
        let cube = Cube::new(id.cube, owner).ok_or_else(|| illegal(messages::text_cube_owner()))?;
        if id.resigned > 0 || id.state == RESIGNED {
            return Err(illegal(messages::text_resigned()));
        }
        if id.state > DROPPED {
            return Err(illegal(messages::text_id_state()));
        }
        let (roller, turn) = (seat(id.roller), seat(id.turn));
        let checkers = self.checkers(roller)?;
        let has_dice = id.dice != [0, 0];
        if has_dice && (id.state != PLAYED || id.is_doubled) {
            return Err(illegal(messages::text_dice()));
        }
        let is_answer = id.is_doubled || id.state == DROPPED;
        if (roller != turn) != is_answer && id.state != NOT_BEGUN {
            return Err(illegal(messages::text_id_turn()));
        }
        let (seat, stage) = match id.state {
            _ if id.is_doubled && id.state != PLAYED => return Err(illegal(messages::text_id_turn())),
            PLAYED if id.is_doubled => (roller, Stage::Doubled),
            PLAYED if has_dice => {
                let dice = notation::dice(checkers, roller, cube, id.dice).ok_or_else(|| {
                    let found = format!("{}{}", id.dice[0], id.dice[1]);
                    self.fault(ErrorKind::Illegal, match_text, messages::text_throw(found))
                })?;
                (roller, Stage::Moving(dice))
            }
            PLAYED => (roller, self.rules.on_roll(checkers, roller, cube).stage),
            BORNE_OFF => (roller.other(), Stage::Over),
            DROPPED => (roller, Stage::Over),
            _ => (Seat::FIRST, Stage::Opening),
        };
        let pos = self.checked(Position { checkers, seat, stage, cube }, match_text)?;
        // The end must be the one that the ID states.
        if stage == Stage::Over && (id.state == BORNE_OFF) != pos.is_off(seat) {
            let why = notation::reason(&pos, PositionError::NotWon);
            return Err(self.fault(ErrorKind::Illegal, match_text, why));
        }
        let expected = scores(self.rules, &pos);
        for seat in SEATS {
            let (found, expected) = (id.scores[seat.idx()], expected[seat.idx()]);
            if found != expected {
                let why = messages::text_match_score(seat, found, expected);
                return Err(self.fault(ErrorKind::Contradiction, match_text, why));
            }
        }
        Ok(pos)
    }

    /// Whether a match ID belongs to the match being played.
    fn agrees(&self, match_text: &str, id: &MatchId) -> Result<(), ReadError> {
        let length = self.rules.match_length();
        if id.length != length {
            let why = messages::text_match_length(id.length, length);
            return Err(self.fault(ErrorKind::Contradiction, match_text, why));
        }
        if id.is_crawford != is_crawford(self.rules) {
            let why = if id.is_crawford { messages::text_crawford() } else { messages::text_not_crawford() };
            return Err(self.fault(ErrorKind::Contradiction, match_text, why));
        }
        Ok(())
    }

    fn checkers(&self, roller: Seat) -> Result<Checkers, ReadError> {
        let mut places = [[0; Point::N]; 2];
        for (seat, side) in [roller.other(), roller].into_iter().zip(&self.sides) {
            let on_board: u8 = side.iter().sum();
            places[seat.idx()][1..].copy_from_slice(side);
            places[seat.idx()][0] = Checkers::EACH.saturating_sub(on_board);
        }
        notation::objection(&places).map_err(|(_, why)| self.fault(ErrorKind::Illegal, self.id, why))
    }

    fn checked(&self, pos: Position, fragment: &str) -> Result<Position, ReadError> {
        let fault = |error| self.fault(ErrorKind::Illegal, fragment, notation::reason(&pos, error));
        self.rules.admit(pos).map_err(fault)
    }
}
