//! Position notation of eXtreme Gammon: `XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10`.
//!
//! Ten fields with colons between: the checkers from the other side's bar over the points 1 to 24 to the own bar, large
//! letters for the player at the bottom; the cube's power of two and its owner (1 at the bottom, -1 at the top); whose
//! turn it is; the dice, `00` before the throw; both scores; a flag; the match length; the highest cube. The bottom is
//! White.
//!
//! In the place of the dice `D` stands for a double that is to be answered, and `B` and `R` for a beaver and a raccoon.
//! The turn is that of the player who has doubled, as in GNU Backgammon (version 1.07); where the cube is the other
//! player's, only that one can have doubled. Nobody beavers here, so the double itself is to be answered.

use crate::history::History;
use crate::messages::mended_read;
use crate::notation::{ErrorKind, Mend, ReadError};
use crate::plain::tell;
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::super::checkers::{Checkers, Point};
use super::super::position::Position;
use super::super::setup::{CUBE, DICE, Setup, SetupStage};
use super::super::{Backgammon, messages};
use super::gnu::{self, Score};

const NAME: &str = "XGID";
/// The fields that tell the position; the others may be missing.
const N_NEEDED: usize = 5;

/// What follows the name in a text that is an XGID.
pub(super) fn body(text: &str) -> Option<&str> {
    let text = text.trim();
    let name = text.get(..NAME.len()).filter(|name| name.eq_ignore_ascii_case(NAME))?;
    Some(text[name.len()..].trim_start_matches(['=', ':', ' ']))
}

/// Reads the body of an XGID.
pub(super) fn read(
    rules: &Backgammon,
    text: &str,
    body: &str,
    mends: &mut Vec<Mend>,
) -> Result<(Position, History), ReadError> {
    let refused = |fragment: &str| ReadError::new(ErrorKind::Syntax, text, fragment, messages::text_xgid(fragment));
    let fields: Vec<&str> = body.split(':').map(str::trim).collect();
    if !(N_NEEDED..=10).contains(&fields.len()) {
        return Err(refused(fields.get(10).copied().unwrap_or(&body[body.len()..])));
    }
    let number = |nth: usize| match fields.get(nth) {
        Some(field) => field.parse::<u16>().map_err(|_| refused(field)),
        None => Ok(0),
    };
    let side = |nth: usize| match fields[nth] {
        "1" => Ok(Some(Seat::FIRST)),
        "-1" => Ok(Some(Seat::SECOND)),
        "0" => Ok(None),
        field => Err(refused(field)),
    };
    let mut setup = Setup {
        places: read_places(fields[0]).ok_or_else(|| refused(fields[0]))?,
        cube_log2: u8::try_from(number(1)?).unwrap_or(u8::MAX),
        cube_owner: side(2)?,
        seat: side(3)?.ok_or_else(|| refused(fields[3]))?,
        stage: match *fields[4].as_bytes() {
            [b'0', b'0'] => SetupStage::Roll,
            [b'D' | b'd' | b'B' | b'b' | b'R' | b'r'] => SetupStage::Doubled,
            [one @ b'0'..=b'9', other @ b'0'..=b'9'] => SetupStage::Dice([one - b'0', other - b'0']),
            _ => return Err(refused(fields[4])),
        },
    };
    if setup.stage == SetupStage::Doubled {
        let mut note = |fragment, how| tell(mends, Mend::new(text, fragment, how));
        match fields[4].to_ascii_uppercase().as_str() {
            "B" => {
                note(fields[4], messages::mended_beaver());
                setup.turn_cube_back(1);
            }
            "R" => {
                note(fields[4], messages::mended_beaver());
                setup.turn_cube_back(2);
            }
            _ => {}
        }
        if let Some(owner) = setup.cube_owner.filter(|owner| *owner != setup.seat) {
            setup.seat = owner;
            note(fields[3], mended_read(fields[3], fields[2]));
        }
    }
    let length = number(8)?;
    let score = Score { length, points: [number(5)?, number(6)?], is_crawford: length > 0 && number(7)? == 1 };
    gnu::agree(rules, text, body, score, [0, 0], mends)?;
    let fragment = |part| match part {
        Part::Field(CUBE) => fields[1],
        Part::Field(DICE) => fields[4],
        Part::Field(_) | Part::Item(..) => body,
        Part::Site(_) | Part::Seat(_) | Part::Whole => fields[0],
    };
    rules.arrange(&setup).map_err(|faults| SetupFault::first_in(faults, text, fragment))
}

/// The checkers of both sides; those that are not on the board are off.
fn read_places(field: &str) -> Option<[[u8; Point::N]; 2]> {
    let mut places = [[0; Point::N]; 2];
    let signs: &[u8; Point::N] = field.as_bytes().try_into().ok()?;
    for (at, sign) in signs.iter().enumerate() {
        let (own, at) = match sign {
            b'-' => continue,
            // The first place is the bar of the top, the last that of the bottom.
            b'A'..=b'P' if at > 0 => (0, at),
            b'a'..=b'p' if at < Point::BAR.idx() => (1, Point::BAR.idx() - at),
            _ => return None,
        };
        places[own][at] = sign.to_ascii_lowercase() - b'a' + 1;
    }
    for side in &mut places {
        let on_board: u16 = side.iter().map(|n| u16::from(*n)).sum();
        side[Point::OFF.idx()] = u16::from(Checkers::EACH).saturating_sub(on_board) as u8;
    }
    Some(places)
}

#[cfg(test)]
mod tests {
    use crate::Notation;
    use crate::games::backgammon::diagram::rules;

    /// Reads an XGID; returns the position in words and what is told.
    #[track_caller]
    fn read(text: &str) -> (String, Vec<String>) {
        let rules = rules(&[]);
        let mut mends = Vec::new();
        let (pos, history) = rules.mend_position(text, &mut mends).unwrap_or_else(|error| panic!("{text}: {error}"));
        let words = rules.write_position(&pos, &history, crate::Format("list"));
        (words, mends.iter().map(|mend| mend.how.to_string()).collect())
    }

    const START: &str = "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5";

    #[test]
    fn an_xgid_is_read_from_the_bottom() {
        let (words, told) = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10");
        assert_eq!((words, told), (format!("{START} dice 52 white"), vec![]));
        let (words, told) = read("XGID=-b----E-C---eE---c-e----B-:1:-1:-1:00:2:4:0:9:10");
        assert_eq!(words, format!("{START} cube 2 black roll black"));
        assert_eq!(told, ["backgammon-mended-match length=9 white=2 black=4"]);
        // One of the top's checkers on the bar, two of the bottom's off.
        let (words, _) = read("xgid=ab----E-C---cE---c-e------:0:0:1:31");
        assert_eq!(words, "white 13:5 8:3 6:5 off:2 black bar:1 24:2 13:3 8:3 6:5 off:1 dice 31 white");
    }

    /// X8.
    #[test]
    fn a_double_is_to_be_answered_and_a_beaver_is_left_out() {
        let beaver = "backgammon-mended-beaver";
        for (fields, words, notes) in [
            ("0:0:1:D", "doubled white", &[][..]),
            ("0:0:-1:d", "doubled black", &[]),
            ("1:1:1:D", "cube 2 white doubled white", &[]),
            // Only who owns the cube can double.
            ("1:-1:1:D", "cube 2 black doubled black", &["mended-read found=1 read=-1"]),
            ("0:0:1:B", "doubled white", &[beaver]),
            ("1:-1:1:B", "doubled white", &[beaver]),
            ("2:-1:1:B", "cube 2 white doubled white", &[beaver]),
            ("0:0:-1:R", "doubled black", &[beaver]),
            ("2:1:-1:R", "doubled black", &[beaver]),
        ] {
            let expect = (format!("{START} {words}"), notes.iter().map(ToString::to_string).collect());
            assert_eq!(read(&format!("XGID=-b----E-C---eE---c-e----B-:{fields}:0:0:3:0:10")), expect, "{fields}");
        }
    }

    #[test]
    fn other_xgids_are_refused_by_name() {
        let rules = rules(&[]);
        for (text, found) in [
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1:X:0:0:3:0:10", "X"),
            ("XGID=-b----E-C---eE---c-e----B:0:0:1:52:0:0:3:0:10", "-b----E-C---eE---c-e----B"),
            ("XGID=Ab----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10", "Ab----E-C---eE---c-e----B-"),
            ("XGID=-b----E-C---eE---c-e----B-:0:2:1:52:0:0:3:0:10", "2"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:0:52:0:0:3:0:10", "0"),
            ("XGID=-b----E-C---eE---c-e----B-:0:0:1", ""),
        ] {
            let error = rules.read_position(text).unwrap_err();
            assert_eq!((error.text.as_str(), error.why.key.as_ref()), (found, "backgammon-text-xgid"), "{text}");
        }
    }
}
