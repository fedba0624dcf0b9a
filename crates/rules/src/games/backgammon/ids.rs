//! The bits of GNU Backgammon's position IDs and match IDs, as plain numbers. This file does not know what they mean
//! for this game.
//!
//! Source: the technical notes of that program's manual, and IDs that it wrote (version 1.07). Both kinds are bit
//! strings, lowest bit of the first byte first, in Base64 without padding. In a position ID the side that is *not* on
//! roll comes first: this is what the program does, though the manual says the opposite.

#[cfg(test)]
mod tests;

/// A side's checkers by its own count: on its points from 1 to 24, then on the bar.
pub(super) type Side = [u8; 25];

/// The length of a position ID.
pub(super) const POSITION_LEN: usize = 14;
/// The length of a match ID.
pub(super) const MATCH_LEN: usize = 12;

const POSITION_BYTES: usize = 10;
const MATCH_BYTES: usize = 9;
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Why a text is not an ID.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum IdFault {
    /// It has the wrong length.
    Length,
    /// The character that begins at this byte is not in the alphabet.
    Letter(usize),
    /// Bits without a meaning are set, or there are more checkers than fit.
    Bits,
}

/// Who owns the cube in a match ID.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    /// Player 0 or player 1.
    Player(u8),
    /// Nobody: it lies in the middle.
    Nobody,
}

/// What a match ID says. The players are 0 and 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MatchId {
    /// The cube shows 2 to the power of this; up to 15.
    pub cube: u8,
    pub owner: Owner,
    /// Who is on roll, has thrown, or has offered a double.
    pub roller: u8,
    pub is_crawford: bool,
    /// 0: no game has begun, 1: in progress, 2: over, 3: resigned, 4: a double was dropped; up to 7.
    pub state: u8,
    /// Whose decision it is.
    pub turn: u8,
    pub is_doubled: bool,
    /// How many points are offered as a resignation.
    pub resigned: u8,
    /// What was thrown, 0 where nothing was; up to 7.
    pub dice: [u8; 2],
    /// The match length in points; 0 for single games.
    pub length: u16,
    /// The points of player 0 and player 1.
    pub scores: [u16; 2],
    /// Whether the Jacoby rule is not in force. Early versions of the program wrote nothing here.
    pub has_no_jacoby: bool,
}

/// The largest length or score that fits into a match ID.
pub(super) const MOST_POINTS: u16 = (1 << 15) - 1;

/// Writes a position ID: the checkers of the side that is not on roll, then those of the side on roll. A side must not
/// have more than 15.
pub(super) fn write_position(sides: &[Side; 2]) -> String {
    let mut bits = Bits::default();
    for &n in sides.iter().flatten() {
        bits.put((1_u32 << n) - 1, u32::from(n) + 1);
    }
    encode(&bits.number.to_le_bytes()[..POSITION_BYTES])
}

/// Reads a position ID. Sides may come with more checkers than they have in the game.
pub(super) fn read_position(text: &str) -> Result<[Side; 2], IdFault> {
    let mut bits = Bits { number: decode(text, POSITION_BYTES)?, at: 0 };
    let mut sides = [[0; 25]; 2];
    for n in sides.iter_mut().flatten() {
        while bits.take(1) == 1 {
            *n += 1;
        }
    }
    if bits.at as usize > POSITION_BYTES * 8 || bits.rest() != 0 {
        return Err(IdFault::Bits);
    }
    Ok(sides)
}

/// Writes a match ID.
pub(super) fn write_match(id: &MatchId) -> String {
    let mut bits = Bits::default();
    bits.put(id.cube, 4);
    bits.put(
        match id.owner {
            Owner::Player(player) => player,
            Owner::Nobody => NOBODY,
        },
        2,
    );
    bits.put(id.roller, 1);
    bits.put(id.is_crawford, 1);
    bits.put(id.state, 3);
    bits.put(id.turn, 1);
    bits.put(id.is_doubled, 1);
    bits.put(id.resigned, 2);
    bits.put(id.dice[0], 3);
    bits.put(id.dice[1], 3);
    bits.put(id.length, 15);
    bits.put(id.scores[0], 15);
    bits.put(id.scores[1], 15);
    bits.put(id.has_no_jacoby, 1);
    encode(&bits.number.to_le_bytes()[..MATCH_BYTES])
}

const NOBODY: u8 = 3;

/// Reads a match ID.
pub(super) fn read_match(text: &str) -> Result<MatchId, IdFault> {
    let mut bits = Bits { number: decode(text, MATCH_BYTES)?, at: 0 };
    let id = MatchId {
        cube: bits.take(4) as u8,
        owner: match bits.take(2) as u8 {
            NOBODY => Owner::Nobody,
            player @ 0..=1 => Owner::Player(player),
            _ => return Err(IdFault::Bits),
        },
        roller: bits.take(1) as u8,
        is_crawford: bits.take(1) == 1,
        state: bits.take(3) as u8,
        turn: bits.take(1) as u8,
        is_doubled: bits.take(1) == 1,
        resigned: bits.take(2) as u8,
        dice: [bits.take(3) as u8, bits.take(3) as u8],
        length: bits.take(15) as u16,
        scores: [bits.take(15) as u16, bits.take(15) as u16],
        has_no_jacoby: bits.take(1) == 1,
    };
    if bits.rest() == 0 { Ok(id) } else { Err(IdFault::Bits) }
}

/// Bits written and read one number after the other, lowest bit first.
#[derive(Clone, Copy, Default)]
struct Bits {
    number: u128,
    at: u32,
}

impl Bits {
    /// Writes the lowest `n` bits of a number.
    fn put(&mut self, number: impl Into<u128>, n: u32) {
        self.number |= (number.into() & ((1 << n) - 1)) << self.at;
        self.at += n;
    }

    /// Reads a number of `n` bits; zeros past the end.
    fn take(&mut self, n: u32) -> u128 {
        let number = self.rest() & ((1 << n) - 1);
        self.at += n;
        number
    }

    fn rest(self) -> u128 {
        self.number.checked_shr(self.at).unwrap_or(0)
    }
}

/// Bytes as six-bit letters, highest bit first.
fn encode(bytes: &[u8]) -> String {
    let bit = |idx: usize| bytes.get(idx / 8).map_or(0, |byte| byte >> (7 - idx % 8) & 1);
    let letter = |nth: usize| (nth * 6..nth * 6 + 6).fold(0, |number, idx| number << 1 | usize::from(bit(idx)));
    (0..(bytes.len() * 8).div_ceil(6)).map(|nth| char::from(ALPHABET[letter(nth)])).collect()
}

/// The number in the first few bytes of a text, lowest byte first.
fn decode(text: &str, n_bytes: usize) -> Result<u128, IdFault> {
    let mut bytes = [0; 16];
    for (nth, (at, sign)) in text.char_indices().enumerate() {
        let value = ALPHABET.iter().position(|&letter| char::from(letter) == sign).ok_or(IdFault::Letter(at))?;
        for idx in (0..6).filter(|idx| value >> (5 - idx) & 1 == 1) {
            // Letters past the end are rejected below.
            if let Some(byte) = bytes.get_mut((nth * 6 + idx) / 8) {
                *byte |= 1 << (7 - (nth * 6 + idx) % 8);
            }
        }
    }
    if text.len() != (n_bytes * 8).div_ceil(6) {
        return Err(IdFault::Length);
    }
    if bytes[n_bytes..].iter().any(|&byte| byte != 0) {
        return Err(IdFault::Bits);
    }
    Ok(u128::from_le_bytes(bytes))
}
