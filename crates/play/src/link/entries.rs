//! The entries of a game as picks: a step is picked among the legal ones, in the canonical order.

use rules::Seat;
use rules::offers::Offer;

use super::range_coder::{BASE, Code};
use super::values::{number, one_of};
use crate::entry::Entry;
use crate::lots::{Drawing, LotFault};
use crate::replay::Replay;
use crate::session::EnterError;
use crate::status::Status;
use crate::wire::{MAX_ENTRIES, write_entry};

/// Why entries are not coded to their end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// The text is not one that was written.
    Damaged,
    /// The rules refuse this entry.
    Refused(usize, EnterError),
    /// The throws do not follow from what was told of secrets.
    Lots(LotFault),
}

/// After how many entries the first check digits follow; then after twice as many, and so on.
pub(super) const FIRST_CHECK: usize = 32;
const CHECK: usize = (BASE * BASE) as usize;

/// What was coded of the entries of a game.
pub(super) struct Coded {
    pub(super) entries: Vec<Entry>,
    /// How many of them the check digits cover.
    pub(super) n_sure: usize,
    /// Why there are no more.
    pub(super) stop: Option<Stop>,
}

/// Codes the entries of a game. Check digits stand between them, so that what comes before a damage can be believed.
/// `hash` covers the game. Where there is a `drawing`, throws are not written but drawn.
pub(super) fn entries(
    code: &mut dyn Code,
    replay: &mut dyn Replay,
    given: &[Entry],
    hash: Hash,
    drawing: Option<&mut Drawing>,
) -> Coded {
    let mut coded = Coded { entries: Vec::new(), n_sure: 0, stop: None };
    coded.stop = code_all(code, replay, given, hash, drawing, &mut coded).err();
    coded
}

fn code_all(
    code: &mut dyn Code,
    replay: &mut dyn Replay,
    given: &[Entry],
    mut hash: Hash,
    mut drawing: Option<&mut Drawing>,
    coded: &mut Coded,
) -> Result<(), Stop> {
    let n = number(code, given.len() as u32) as usize;
    if n > MAX_ENTRIES {
        return Err(Stop::Damaged);
    }
    for idx in 0..n {
        let entry = entry(code, replay, given.get(idx), drawing.as_deref_mut())?;
        if code.is_past_end() {
            return Err(Stop::Damaged);
        }
        hash.add(&write_entry(&entry));
        replay.enter(entry.clone()).map_err(|why| Stop::Refused(idx, why))?;
        coded.entries.push(entry);
        let n_coded = idx + 1;
        if n_coded < n && n_coded >= FIRST_CHECK && n_coded.is_power_of_two() {
            let check = hash.below(CHECK);
            if one_of(code, CHECK, check) != check {
                return Err(Stop::Damaged);
            }
            coded.n_sure = n_coded;
        }
    }
    match drawing {
        Some(drawing) if !drawing.is_in_turn(replay) => Err(Stop::Lots(LotFault::OutOfTurn)),
        _ => Ok(()),
    }
}

/// One entry.
///
/// # Errors
/// When what is given is no entry of this position, or not the throw that is drawn.
fn entry(
    code: &mut dyn Code,
    replay: &dyn Replay,
    given: Option<&Entry>,
    drawing: Option<&mut Drawing>,
) -> Result<Entry, Stop> {
    let steps = replay.steps();
    let is_pending = matches!(replay.status(), Status::Waiting { .. });
    let likely = if is_pending { [1, 3] } else { [63, 1] };
    let is_other = given.is_some_and(|entry| !matches!(entry, Entry::Step(_)));
    if steps.is_empty() || code.pick(&likely, usize::from(is_other)) == 1 {
        return other(code, replay.n_seats(), given).ok_or(Stop::Damaged);
    }
    let given = match given {
        Some(Entry::Step(text)) => Some(steps.iter().position(|(known, _)| known == text).ok_or(Stop::Damaged)?),
        Some(_) => return Err(Stop::Damaged),
        None => None,
    };
    let picked = match (drawing, replay.actor()) {
        (Some(drawing), None) => {
            let (throw, drawn) = drawing.draw(replay.thrower(), &steps).ok_or(Stop::Lots(LotFault::OutOfTurn))?;
            if given.is_some_and(|given| given != drawn) {
                return Err(Stop::Lots(LotFault::Bent));
            }
            drawing.course.note_throw(&throw);
            drawn
        }
        (drawing, actor) => {
            if let (Some(drawing), Some(seat)) = (drawing, actor) {
                drawing.course.note_step(seat);
            }
            let weights: Vec<u32> = steps.iter().map(|(_, weight)| *weight).collect();
            code.pick(&weights, given.unwrap_or_default())
        }
    };
    steps.into_iter().nth(picked).map(|(text, _)| Entry::Step(text)).ok_or(Stop::Damaged)
}

/// An entry that is no step.
fn other(code: &mut dyn Code, n_seats: usize, given: Option<&Entry>) -> Option<Entry> {
    let (kind, seat, amount) = match given {
        None => (0, Seat::FIRST, 0),
        Some(Entry::Step(_)) => return None,
        Some(Entry::Offer { by, what: Offer::Draw }) => (0, *by, 0),
        Some(Entry::Offer { by, what: Offer::End }) => (1, *by, 0),
        Some(Entry::Offer { by, what: Offer::TakeBack(turns) }) => (2, *by, u32::from(*turns)),
        Some(Entry::Answer { by, yes: true }) => (3, *by, 0),
        Some(Entry::Answer { by, yes: false }) => (4, *by, 0),
        Some(Entry::Resign { by, points }) => (5, *by, u32::from(*points)),
        Some(Entry::Claim { by }) => (6, *by, 0),
        Some(Entry::Flag { by }) => (7, *by, 0),
    };
    let kind = one_of(code, 8, kind);
    let by = Seat::new(one_of(code, n_seats.max(1), seat.idx()))?;
    let mut amount = || number(code, amount);
    Some(match kind {
        0 => Entry::Offer { by, what: Offer::Draw },
        1 => Entry::Offer { by, what: Offer::End },
        2 => Entry::Offer { by, what: Offer::TakeBack(amount().try_into().ok()?) },
        3 => Entry::Answer { by, yes: true },
        4 => Entry::Answer { by, yes: false },
        5 => Entry::Resign { by, points: amount().try_into().ok()? },
        6 => Entry::Claim { by },
        _ => Entry::Flag { by },
    })
}

/// FNV-1a with 64 bits (G. Fowler, L. C. Noll, P. Vo), which stays what it is for ever.
#[derive(Clone, Copy)]
pub(super) struct Hash(u64);

impl Hash {
    pub(super) fn new() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a text; it is another one than its parts added one after the other.
    pub(super) fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([0xff]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash as a number below `n`.
    pub(super) fn below(self, n: usize) -> usize {
        // The high bits are mixed best.
        let mixed = u128::from(self.0 ^ (self.0 >> 29));
        ((mixed * n as u128) >> 64) as usize
    }
}
