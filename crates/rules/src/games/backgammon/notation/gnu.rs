//! Position notation of GNU Backgammon: a position ID and a match ID, `4HPwATDgc/ABMA:cAkAAAAAAAAE`.
//!
//! White is its player 0, Black its player 1. As in that program, the position is seen by the player who is on roll,
//! has thrown or has doubled; when the last checker is off, by the other player, whose turn it would be. Points won in
//! a finished game are in the score. The Jacoby rule is not in force (BG-3). One thing differs: version 1.07 puts the
//! higher number of a throw first; here the lower comes first when Black begins the game with it, as the dice then lie
//! on the board.
//!
//! A position ID alone can be read too (White on roll, score as at the start), also with a throw of White's after it:
//! `4HPwATDgc/ABMA 3 1`; and both IDs with the names that the program prints before them. A single game shows positions
//! of matches as well: dice and cube as they are, the score told in words.
//!
//! A beaver is a double that its own player is to answer, and a raccoon one of a player who has not the cube. Nobody
//! beavers here, so the double before them is to be answered.

#[cfg(test)]
mod tests;

use crate::Rules;
use crate::history::History;
use crate::message::Message;
use crate::messages::{mended_mark, mended_missing};
use crate::notation::{ErrorKind, Mend, ReadError};
use crate::plain::tell;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::super::checkers::{Checkers, Point, SEATS};
use super::super::ids::{self, IdFault, MatchId, Owner, Side};
use super::super::notation;
use super::super::position::{Position, Stage};
use super::super::setup::{Setup, SetupStage};
use super::super::{Backgammon, messages};

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

pub(super) fn read(rules: &Backgammon, text: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    let trimmed = text.trim();
    let (checkers_text, mut match_text) = match trimmed.split_once(':') {
        Some((checkers, rest)) => (checkers, Some(rest)),
        None => (trimmed, None),
    };
    let mut words: Vec<&str> = checkers_text.split_whitespace().collect();
    if let Some((position, rest)) = named(trimmed) {
        match_text = rest.first().filter(|word| word.len() == ids::MATCH_LEN).copied();
        words = vec![position];
        words.extend(&rest[usize::from(match_text.is_some())..]);
    }
    let (id, words) = words.split_first().map_or((checkers_text, &[][..]), |(id, words)| (*id, words));
    let id = unpadded(text, id, mends);
    let sides = ids::read_position(id).map_err(|fault| id_error(text, id, ids::POSITION_LEN, fault))?;
    let mut reader = Reader { rules, text, id, sides, mends };
    match (match_text, words) {
        (None, [match_text]) if match_text.len() == ids::MATCH_LEN => {
            tell(reader.mends, Mend::new(text, &match_text[..0], mended_missing(":")));
            reader.whole(match_text)
        }
        (None, words) => reader.bare(words),
        (Some(match_text), []) => reader.whole(match_text),
        (Some(_), [extra, ..]) => Err(reader.misplaced(extra)),
    }
}

/// The IDs of a text that has the program's names for them: the position ID, and what follows it.
fn named(text: &str) -> Option<(&str, Vec<&str>)> {
    const NAMES: [&str; 8] = ["gnu", "backgammon", "gnubg", "position", "match", "id", "gnubgid", "gnuid"];
    let is_name = |word: &&str| NAMES.iter().any(|name| name.eq_ignore_ascii_case(word));
    let is_gap = |sign: char| sign.is_whitespace() || matches!(sign, ':' | '=');
    let words: Vec<&str> = text.split(is_gap).filter(|word| !word.is_empty()).collect();
    words.first().filter(|word| is_name(word))?;
    let mut ids = words.into_iter().filter(|word| !is_name(word));
    Some((ids.next()?, ids.collect()))
}

/// An ID without the signs that fill it up in other texts of its kind.
fn unpadded<'t>(text: &str, id: &'t str, mends: &mut Vec<Mend>) -> &'t str {
    let rest = id.trim_end_matches('=');
    if rest.len() < id.len() {
        let sign = &id[rest.len()..=rest.len()];
        tell(mends, Mend::new(text, sign, mended_mark(sign)));
    }
    rest
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

/// The match that an ID belongs to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    /// The points to win; 0 for a single game.
    pub(super) length: u16,
    /// White's points and Black's, with those that this game has brought.
    pub(super) points: [u16; 2],
    /// Whether this is the Crawford game.
    pub(super) is_crawford: bool,
}

/// Checks that an ID belongs to the match being played, in which this game has brought `won`. Any belongs to a single
/// game, which has no score; what is left out is told.
pub(super) fn agree(
    rules: &Backgammon,
    text: &str,
    fragment: &str,
    score: Score,
    won: [u16; 2],
    mends: &mut Vec<Mend>,
) -> Result<(), ReadError> {
    let contradiction = |why| Err(ReadError::new(ErrorKind::Contradiction, text, fragment, why));
    let Score { length, points: [white, black], is_crawford: crawford } = score;
    let is_single = rules.match_length() == 0;
    if is_single && length > 0 {
        let told = if crawford { messages::mended_crawford } else { messages::mended_match };
        tell(mends, Mend::new(text, fragment, told(length, white, black)));
        return Ok(());
    }
    if length != rules.match_length() {
        return contradiction(messages::text_match_length(length, rules.match_length()));
    }
    if crawford != is_crawford(rules) {
        return contradiction(if crawford { messages::text_crawford() } else { messages::text_not_crawford() });
    }
    for seat in SEATS {
        let expected = rules.score(seat).clamp(0, i32::from(ids::MOST_POINTS)) as u16;
        let expected = expected.saturating_add(won[seat.idx()]);
        let found = score.points[seat.idx()];
        if found < expected || found > expected && !is_single {
            return contradiction(messages::text_match_score(seat, found, expected));
        }
    }
    if is_single && score.points != won {
        tell(mends, Mend::new(text, fragment, messages::mended_score(white, black)));
    }
    Ok(())
}

/// A text whose position ID is read: the checkers of the side that is not on roll come first.
struct Reader<'r, 't> {
    rules: &'r Backgammon,
    text: &'t str,
    id: &'t str,
    sides: [Side; 2],
    mends: &'r mut Vec<Mend>,
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
    fn bare(&self, words: &[&str]) -> Result<(Position, History), ReadError> {
        let stage = match *words {
            [] => SetupStage::Roll,
            [throw] => SetupStage::Dice(notation::read_throw(self.text, throw)?),
            [one, other] => {
                let face = |word: &str| {
                    let face = word.parse().ok().filter(|face| (1..=6).contains(face) && word.len() == 1);
                    face.ok_or_else(|| self.fault(ErrorKind::Syntax, word, messages::text_throw(word)))
                };
                SetupStage::Dice([face(one)?, face(other)?])
            }
            [_, _, extra, ..] => {
                return Err(self.misplaced(extra));
            }
        };
        let setup = Setup { cube_log2: 0, cube_owner: None, ..self.setup(Seat::FIRST, Seat::FIRST, stage) };
        self.arranged(&setup, self.id)
    }

    /// What a position ID and a match ID say together.
    fn whole(&mut self, behind: &str) -> Result<(Position, History), ReadError> {
        let mut words = behind.split_whitespace();
        let match_text = words.next().unwrap_or(&behind[behind.len()..]);
        if let Some(extra) = words.next() {
            return Err(self.misplaced(extra));
        }
        let match_text = unpadded(self.text, match_text, self.mends);
        let id = ids::read_match(match_text).map_err(|fault| id_error(self.text, match_text, ids::MATCH_LEN, fault))?;
        let score = Score { length: id.length, points: id.scores, is_crawford: id.is_crawford };
        let is_over = matches!(id.state, BORNE_OFF | DROPPED);
        if !is_over {
            agree(self.rules, self.text, match_text, score, [0, 0], self.mends)?;
        }
        let illegal = |why| Err(self.fault(ErrorKind::Illegal, match_text, why));
        if id.resigned > 0 || id.state == RESIGNED {
            return illegal(messages::text_resigned());
        }
        if id.state > DROPPED {
            return illegal(messages::text_id_state());
        }
        let (roller, turn) = (seat(id.roller), seat(id.turn));
        let has_dice = id.dice != [0, 0];
        if has_dice && (id.state != PLAYED || id.is_doubled) {
            return illegal(messages::text_dice());
        }
        let owner = match id.owner {
            Owner::Player(player) => Some(self::seat(player)),
            Owner::Nobody => None,
        };
        // How often the cube has been turned since the double.
        let n_beavers = match id.is_doubled && id.state == PLAYED && owner == Some(roller.other()) {
            true if roller == turn && id.cube >= 1 => 1,
            true if roller != turn && id.cube >= 2 => 2,
            _ => 0,
        };
        let is_answer = id.is_doubled && n_beavers != 1 || id.state == DROPPED;
        if (roller != turn) != is_answer && id.state != NOT_BEGUN {
            return illegal(messages::text_id_turn());
        }
        let (seat, stage) = match id.state {
            _ if id.is_doubled && id.state != PLAYED => return illegal(messages::text_id_turn()),
            PLAYED if id.is_doubled => (roller, SetupStage::Doubled),
            PLAYED if has_dice => (roller, SetupStage::Dice(id.dice)),
            PLAYED => (roller, SetupStage::Roll),
            BORNE_OFF => (roller.other(), SetupStage::Won),
            DROPPED => (roller, SetupStage::Won),
            _ => (Seat::FIRST, SetupStage::Opening),
        };
        let mut setup = Setup { cube_log2: id.cube, cube_owner: owner, ..self.setup(roller, seat, stage) };
        setup.turn_cube_back(n_beavers);
        let (pos, history) = self.arranged(&setup, match_text)?;
        // The end must be the one that the ID states.
        if is_over {
            if (id.state == BORNE_OFF) != pos.is_off(seat) {
                return illegal(messages::text_not_won(seat));
            }
            let won = self.rules.outcome(&pos).points;
            let won = SEATS.map(|seat| won[seat].clamp(0, i32::from(ids::MOST_POINTS)) as u16);
            agree(self.rules, self.text, match_text, score, won, self.mends)?;
        }
        if n_beavers > 0 {
            tell(self.mends, Mend::new(self.text, match_text, messages::mended_beaver()));
        }
        Ok((pos, history))
    }

    /// The position of a set-up, of which all but the checkers stands in a fragment.
    fn arranged(&self, setup: &Setup, rest: &str) -> Result<(Position, History), ReadError> {
        let fragment = |part| match part {
            Part::Field(_) | Part::Item(..) => rest,
            Part::Site(_) | Part::Seat(_) | Part::Whole => self.id,
        };
        self.rules.arrange(setup).map_err(|faults| SetupFault::first_in(faults, self.text, fragment))
    }

    /// The checkers as `roller` sees them, and what is to be done by `seat`.
    fn setup(&self, roller: Seat, seat: Seat, stage: SetupStage) -> Setup {
        let mut places = [[0; Point::N]; 2];
        for (seat, side) in [roller.other(), roller].into_iter().zip(&self.sides) {
            let on_board: u8 = side.iter().sum();
            places[seat.idx()][1..].copy_from_slice(side);
            places[seat.idx()][0] = Checkers::EACH.saturating_sub(on_board);
        }
        Setup { places, cube_log2: 0, cube_owner: None, seat, stage }
    }
}
