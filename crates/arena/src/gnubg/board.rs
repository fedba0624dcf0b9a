//! Boards as words: 50 hexadecimal digits, the checkers of the player who is not on roll before those of the player on
//! roll, each by that player's own points from 1 to 24 and then on the bar.

use rules::Seat;
use rules::games::backgammon::{Checkers, Point};

/// How many places a side has in a word.
const N: usize = Point::BAR.idx();

/// The word of checkers, seen by the seat on roll.
pub(super) fn write(checkers: Checkers, roller: Seat) -> String {
    let sides = [roller.other(), roller].map(|seat| checkers.places(seat));
    sides.iter().flat_map(|places| &places[1..]).map(|n| format!("{n:x}")).collect()
}

/// The checkers of a word, seen by the seat on roll; what is not on the board is off. `None` if there are none like
/// that.
pub(super) fn read(word: &str, roller: Seat) -> Option<Checkers> {
    let counts: Vec<u8> = word.chars().map(|sign| sign.to_digit(16).map(|n| n as u8)).collect::<Option<_>>()?;
    if counts.len() != 2 * N {
        return None;
    }
    let mut places = [[0; Point::N]; 2];
    for (seat, side) in [roller.other(), roller].into_iter().zip(counts.chunks(N)) {
        let on_board: u16 = side.iter().map(|n| u16::from(*n)).sum();
        places[seat.idx()][1..].copy_from_slice(side);
        places[seat.idx()][Point::OFF.idx()] = u16::from(Checkers::EACH).checked_sub(on_board)? as u8;
    }
    Checkers::new(places).ok()
}

/// What kind of position it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The sides have not passed each other.
    Contact,
    /// They have, and somebody still has checkers outside their home.
    Race,
    /// Everything that is on the board is at home.
    BearOff,
}

impl Phase {
    pub(super) const ALL: [Phase; 3] = [Phase::Contact, Phase::Race, Phase::BearOff];

    pub(super) fn of(checkers: Checkers) -> Phase {
        let seats = [Seat::FIRST, Seat::SECOND];
        let [one, other] = seats.map(|seat| checkers.highest(seat).get());
        if one + other >= Point::BAR.get() {
            Phase::Contact
        } else if seats.into_iter().all(|seat| checkers.all_home(seat)) {
            Phase::BearOff
        } else {
            Phase::Race
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Phase::Contact => "contact",
            Phase::Race => "race",
            Phase::BearOff => "bear-off",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checkers of White and Black as (point, number), the rest off.
    fn checkers(sides: [&[(usize, u8)]; 2]) -> Checkers {
        let places = sides.map(|side| {
            let mut places = [0; Point::N];
            side.iter().for_each(|(at, n)| places[*at] = *n);
            places[0] = Checkers::EACH - side.iter().map(|(_, n)| n).sum::<u8>();
            places
        });
        Checkers::new(places).unwrap()
    }

    #[test]
    fn words_are_read_as_they_are_written() {
        let uneven = checkers([&[(25, 1), (6, 14)], &[(3, 2)]]);
        for board in [Checkers::start(), uneven] {
            for seat in [Seat::FIRST, Seat::SECOND] {
                assert_eq!(read(&write(board, seat), seat), Some(board));
            }
        }
        let word = write(uneven, Seat::FIRST);
        assert_eq!(word, format!("002{}00000e{}1", "0".repeat(22), "0".repeat(18)));
        assert_eq!(read(&word[1..], Seat::FIRST), None);
        assert_eq!(read(&word.replace('e', "f"), Seat::FIRST), None);
        assert_eq!(read(&word.replace('e', "-"), Seat::FIRST), None);
    }

    #[test]
    fn phases_follow_from_the_checkers_farthest_back() {
        let phase = |white: &[(usize, u8)], black: &[(usize, u8)]| Phase::of(checkers([white, black])).name();
        assert_eq!(Phase::of(Checkers::start()), Phase::Contact);
        assert_eq!(phase(&[(13, 1), (6, 14)], &[(13, 1), (6, 14)]), "contact");
        assert_eq!(phase(&[(12, 1), (6, 14)], &[(12, 1), (6, 14)]), "race");
        assert_eq!(phase(&[(6, 14)], &[(7, 1)]), "race");
        assert_eq!(phase(&[(6, 14)], &[(1, 1)]), "bear-off");
        assert_eq!(phase(&[(6, 14)], &[(25, 1)]), "contact");
    }
}
