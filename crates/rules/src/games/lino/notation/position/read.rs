//! Reads position texts, and says what is wrong with them and where.

use crate::games::lino::face::Face;
use crate::games::lino::layout::{self, N_TILES, NoFaces};
use crate::games::lino::position::{Position, STONES_EACH};
use crate::games::lino::setup::{self, Setup, SetupStage, Tile};
use crate::games::lino::sites::{HEIGHT, Spot, WIDTH};
use crate::games::lino::{Faces, Lino, messages};
use crate::history::History;
use crate::message::Message;
use crate::messages::mended_read;
use crate::notation::{ErrorKind, Mend, ReadError};
use crate::plain::{self, Tolerance, tell};
use crate::seat::Seat;
use crate::setup::{Arrange, Part, SetupFault};

use super::super::turn;
use super::{NOTHING, SEATS, letter};

const N_FIELDS: usize = 8;
/// The most digits of a number of points.
const N_DIGITS: usize = 5;

/// What position texts come with.
const TOLERANCE: Tolerance = Tolerance { marks: &['.', ';'], tight: &['/'], is_small: true };

/// A text with its fields.
struct Text<'t> {
    whole: &'t str,
    stage: &'t str,
    seat: &'t str,
    hand: &'t str,
    corner: &'t str,
    rows: &'t str,
    faces: &'t str,
    claims: &'t str,
}

impl<'t> Text<'t> {
    fn syntax(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Syntax, self.whole, fragment, why)
    }

    fn illegal(&self, fragment: &str, why: Message) -> ReadError {
        ReadError::new(ErrorKind::Illegal, self.whole, fragment, why)
    }

    /// Tells what a word is read as, if it is written otherwise.
    fn read_as(&self, word: &str, written: &str, mends: &mut Vec<Mend>) {
        if word != written {
            tell(mends, Mend::new(self.whole, word, mended_read(word, written)));
        }
    }

    /// Where a part is written.
    fn of(&self, part: Part, cells: &[Cell<'t>], stage: SetupStage) -> &'t str {
        match part {
            Part::Site(site) => cells.iter().find(|cell| cell.at.site() == site).map_or(self.rows, |cell| cell.text),
            Part::Field(setup::STAGE) => self.stage,
            Part::Field(setup::SEAT) => self.seat,
            Part::Item(setup::FACES, nth) => self.faces.split(',').nth(nth).unwrap_or(self.faces),
            Part::Field(setup::LAST) => self.claims.split(',').next().unwrap_or(self.claims),
            Part::Item(setup::CLAIMS, nth) => {
                // The last stone comes first.
                let nth = nth + usize::from(stage == SetupStage::Claim);
                self.claims.split(',').nth(nth).unwrap_or(self.claims)
            }
            Part::Field(setup::CLAIMS) => self.claims,
            Part::Seat(_) | Part::Field(_) | Part::Item(..) | Part::Whole => self.rows,
        }
    }
}

/// A cell of the picture that is not empty.
struct Cell<'t> {
    at: Spot,
    sign: char,
    text: &'t str,
}

pub(in crate::games::lino::notation) fn read(
    rules: &Lino,
    whole: &str,
    mends: &mut Vec<Mend>,
) -> Result<(Position, History), ReadError> {
    plain::read(whole, TOLERANCE, mends, |whole, mends| read_plain(rules, whole, mends))
}

fn read_plain(rules: &Lino, whole: &str, mends: &mut Vec<Mend>) -> Result<(Position, History), ReadError> {
    let words: Vec<&str> = whole.split_whitespace().collect();
    let [stage, seat, score, hand, corner, rows, faces, claims] = words[..] else {
        let fragment = words.get(N_FIELDS).copied().unwrap_or(&whole[whole.len()..]);
        let why = messages::text_fields(words.len(), N_FIELDS);
        return Err(ReadError::new(ErrorKind::Syntax, whole, fragment, why));
    };
    let text = Text { whole, stage, seat, hand, corner, rows, faces, claims };
    let mut setup = Setup::empty(read_stage(&text)?);
    setup.seat = read_seat(&text, setup.stage, mends)?;
    setup.score = read_pair(&text, score, messages::text_score, mends)?;
    let hand = read_pair(&text, hand, messages::text_hand, mends)?;
    let cells = read_cells(&text)?;
    let faces = read_faces(&text, rules.faces)?;
    let mut tiles = 0;
    for cell in &cells {
        if cell.sign == ':' {
            setup.lain.insert(cell.at.site());
            continue;
        }
        let stone = SEATS.into_iter().find(|seat| letter(*seat) == cell.sign);
        let face = faces.get(tiles).copied().unwrap_or_default();
        setup.tiles.insert(cell.at.site(), Tile { face, stone, is_moved: cell.sign == 'm' });
        tiles += 1;
    }
    read_claims(&text, &mut setup)?;
    let stage = setup.stage;
    let (pos, history) = rules
        .arrange(&setup)
        .map_err(|faults| SetupFault::first_in(faults, whole, |part| text.of(part, &cells, stage)))?;
    // Every stone that is not on the board is in hand.
    for seat in SEATS {
        let (found, needed) = (hand[seat.idx()], STONES_EACH.saturating_sub(setup.n_stones(seat)));
        if u32::from(found) != needed {
            return Err(text.illegal(text.hand, messages::text_in_hand(seat, found, needed)));
        }
    }
    Ok((pos, history))
}

fn read_stage(text: &Text<'_>) -> Result<SetupStage, ReadError> {
    let found = text.stage;
    Ok(match found.as_bytes() {
        [b'b', digit @ b'0'..=b'5'] => SetupStage::Build(digit - b'0'),
        b"f" => SetupStage::Fill,
        b"c" => SetupStage::Claim,
        b"k1" => SetupStage::Count { is_second: false },
        b"k2" => SetupStage::Count { is_second: true },
        b"e" => SetupStage::Over,
        _ => return Err(text.syntax(found, messages::text_stage(found))),
    })
}

/// Reads `w` and `b`, also as whole words.
fn read_seat(text: &Text<'_>, stage: SetupStage, mends: &mut Vec<Mend>) -> Result<Seat, ReadError> {
    let found = text.seat;
    let seat = SEATS
        .into_iter()
        .zip(["white", "blue"])
        .find(|(seat, word)| found == *word || found.strip_prefix(letter(*seat)) == Some(""));
    match (seat, stage) {
        (None, SetupStage::Over) if found == NOTHING => Ok(Seat::FIRST),
        (Some(_), SetupStage::Over) => Err(text.illegal(found, messages::text_seat_over(found))),
        (Some((seat, _)), _) => {
            text.read_as(found, &letter(seat).to_string(), mends);
            Ok(seat)
        }
        (None, _) => Err(text.syntax(found, messages::text_seat(found))),
    }
}

/// Two numbers with a comma between, White's first, also with zeros before them.
fn read_pair(
    text: &Text<'_>,
    found: &str,
    why: fn(String) -> Message,
    mends: &mut Vec<Mend>,
) -> Result<[u16; 2], ReadError> {
    let number = |digits: &str| {
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let digits = digits.trim_start_matches('0');
        let is_short = is_number && digits.len() <= N_DIGITS;
        if is_short { format!("0{digits}").parse::<u16>().ok() } else { None }
    };
    let pair = found.split_once(',').and_then(|(white, blue)| Some([number(white)?, number(blue)?]));
    let Some([white, blue]) = pair else { return Err(text.syntax(found, why(found.to_owned()))) };
    text.read_as(found, &format!("{white},{blue}"), mends);
    Ok([white, blue])
}

/// Everything in the picture, in reading order.
fn read_cells<'t>(text: &Text<'t>) -> Result<Vec<Cell<'t>>, ReadError> {
    let corner = turn::read_spot(text.whole, text.corner)?;
    let rows: Vec<&'t str> = text.rows.split('/').collect();
    let width = rows[0].chars().count();
    for row in &rows {
        let found = row.chars().count();
        if found != width {
            let why = messages::text_row(found, width);
            return Err(text.syntax(row, why));
        }
    }
    let is_within =
        width as i64 <= i64::from(WIDTH - corner.column()) && rows.len() as i64 <= i64::from(corner.row() + 1);
    if !is_within {
        let why = messages::text_frame(WIDTH, HEIGHT);
        return Err(text.illegal(text.corner, why));
    }
    let mut cells = Vec::new();
    for (row, y) in rows.iter().zip(0..) {
        for ((at, sign), x) in row.char_indices().zip(0..) {
            let fragment = &row[at..at + sign.len_utf8()];
            if !".:tmwb".contains(sign) {
                return Err(text.syntax(fragment, messages::text_sign(fragment)));
            }
            let spot = Spot::at(corner.column() + x, corner.row() - y);
            cells.extend(spot.filter(|_| sign != '.').map(|at| Cell { at, sign, text: fragment }));
        }
    }
    check_smallest(text, &rows)?;
    Ok(cells)
}

/// Whether every edge row and column of the picture contains something.
fn check_smallest(text: &Text<'_>, rows: &[&str]) -> Result<(), ReadError> {
    let is_empty = |row: &str| row.bytes().all(|sign| sign == b'.');
    let edges = [rows.first(), rows.last()].into_iter().flatten();
    if let Some(row) = edges.copied().find(|row| is_empty(row)) {
        return Err(text.illegal(row, messages::text_smallest()));
    }
    let is_open = [rows.iter().all(|row| row.starts_with('.')), rows.iter().all(|row| row.ends_with('.'))];
    if is_open != [false; 2] {
        return Err(text.illegal(text.rows, messages::text_smallest()));
    }
    Ok(())
}

fn read_faces(text: &Text<'_>, seen: Faces) -> Result<[Face; N_TILES], ReadError> {
    let found = text.faces;
    match (seen, found == NOTHING) {
        (Faces::Down, true) => return Ok([Face::BLANK; N_TILES]),
        (Faces::Down, false) => return Err(text.illegal(found, messages::text_faces_down())),
        (_, true) => return Err(text.illegal(found, messages::text_faces_missing())),
        _ => {}
    }
    layout::read_faces(found).map_err(|fault| match fault {
        NoFaces::Token(token) => text.syntax(token, messages::text_face(token)),
        NoFaces::Number(number) => {
            let why = messages::text_faces(number, N_TILES);
            text.illegal(found, why)
        }
    })
}

/// What has been claimed: the last stone and the rows that it closed, or the runs of the seat to act, from either end.
fn read_claims(text: &Text<'_>, setup: &mut Setup) -> Result<(), ReadError> {
    let found = text.claims;
    if found == NOTHING {
        return Ok(());
    }
    let mut words = found.split(',');
    match setup.stage {
        SetupStage::Claim => setup.last = Some(turn::read_spot(text.whole, words.next().unwrap_or_default())?),
        SetupStage::Count { .. } => {}
        _ => return Err(text.illegal(found, messages::text_claims_none(found))),
    }
    setup.claims = words.map(|ends| turn::read_ends(text.whole, ends)).collect::<Result<_, _>>()?;
    Ok(())
}
