//! What the secrets of a game mean for the position that it has come to.

use rules::{Catalogue, Game, Seat};

use super::course::Course;
use super::{Lots, of_weights, pending};
use crate::entry::Entry;
use crate::erased::{Erased, GamesOf};
use crate::record::Record;
use crate::replay::Replay;
use crate::session::{OpenError, Session};

/// What the secrets of a game mean now, at one device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many secrets this device has to have told: [`Lots::telling`]. `None` for somebody who looks on.
    pub due: Option<u32>,
    /// Whether others do not know some of them.
    pub is_untold: bool,
    /// The other device that the next throw waits for, by a seat of it; `None` where it waits for no other.
    pub awaited: Option<Seat>,
    /// The next throw, in the game's first format, if this device draws it.
    pub throw: Option<String>,
}

/// What was found out about the throws of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// How many throws follow from secrets that are known here.
    pub n_proved: usize,
    /// How many throws there are in all.
    pub n_throws: usize,
    /// The number of the first throw that does not follow, counted from 1.
    pub wrong: Option<usize>,
}

/// Lots of a [`Catalogue`]'s games.
pub trait LotGames: Sync {
    /// What the secrets of a game mean now.
    ///
    /// # Errors
    /// When the rules refuse the record.
    fn moment(&self, record: &Record, lots: &Lots) -> Result<Moment, OpenError>;

    /// The device that a game waits for, as everybody sees it: the first one that has not sat down, then the one whose secret is
    /// needed, then the thrower's; `None` where it does not wait for a throw.
    ///
    /// # Errors
    /// When the rules refuse the record.
    fn awaited_device(&self, record: &Record, lots: &Lots) -> Result<Option<u8>, OpenError>;

    /// Draws all throws of a game again from the secrets that are known.
    ///
    /// # Errors
    /// When the rules refuse the record.
    fn check(&self, record: &Record, lots: &Lots) -> Result<Checked, OpenError>;
}

struct FolderLots(fn(Record) -> Result<Box<dyn Replay>, OpenError>);

impl Erased for FolderLots {
    fn of<G: Game>() -> FolderLots {
        FolderLots(|record| Ok(Box::new(Session::<G>::open(record)?)))
    }
}

impl<C: Catalogue> LotGames for GamesOf<C> {
    fn moment(&self, record: &Record, lots: &Lots) -> Result<Moment, OpenError> {
        let (replay, course) = walk(self.folder(&record.id), record, lots, &mut |_| {})?;
        Ok(moment(&*replay, &course, lots))
    }

    fn awaited_device(&self, record: &Record, lots: &Lots) -> Result<Option<u8>, OpenError> {
        let (replay, course) = walk(self.folder(&record.id), record, lots, &mut |_| {})?;
        Ok(awaited(&*replay, &course, lots))
    }

    fn check(&self, record: &Record, lots: &Lots) -> Result<Checked, OpenError> {
        let mut checked = Checked { n_proved: 0, n_throws: 0, wrong: None };
        // This device knows its own secrets before it tells them.
        let known = lots.clone().telling(record.entries.len() as u32);
        walk(self.folder(&record.id), record, &known, &mut |drawn| {
            checked.n_throws += 1;
            match drawn {
                Some(true) => checked.n_proved += 1,
                Some(false) => checked.wrong = checked.wrong.or(Some(checked.n_throws)),
                None => {}
            }
        })?;
        Ok(checked)
    }
}

/// Replays a game. `see` is told of each throw whether it follows from the secrets that were told; `None` where they were not.
fn walk(
    folder: Option<FolderLots>,
    record: &Record,
    lots: &Lots,
    see: &mut dyn FnMut(Option<bool>),
) -> Result<(Box<dyn Replay>, Course), OpenError> {
    let FolderLots(begin) = folder.ok_or(OpenError::UnknownGame)?;
    let mut replay = begin(record.up_to(0))?;
    let mut drawing = super::Drawing::new(record, lots);
    for (idx, entry) in record.entries.iter().enumerate() {
        if let Entry::Step(text) = entry {
            match replay.actor() {
                Some(seat) => drawing.course.note_step(seat),
                None => {
                    let steps = replay.steps();
                    let drawn = drawing.draw(replay.thrower(), &steps);
                    see(drawn.map(|(_, place)| steps[place].0 == *text));
                    if let Some(throw) = drawing.course.throw(replay.thrower()) {
                        drawing.course.note_throw(&throw);
                    }
                }
            }
        }
        replay.enter(entry.clone()).map_err(|why| OpenError::Entry { idx, why })?;
    }
    Ok((replay, drawing.course))
}

fn awaited(replay: &dyn Replay, course: &Course, lots: &Lots) -> Option<u8> {
    let throw = pending(replay, course)?;
    let unseated = course.devices().into_iter().find(|device| lots.n_told(*device).is_none());
    let lacking = throw.partner.filter(|(other, number)| lots.n_told(*other).is_none_or(|told| told < *number));
    Some(unseated.or(lacking.map(|(other, _)| other)).unwrap_or(throw.device))
}

fn moment(replay: &dyn Replay, course: &Course, lots: &Lots) -> Moment {
    let pending = pending(replay, course);
    let Some(own) = lots.own() else {
        return Moment { due: None, is_untold: false, awaited: None, throw: None };
    };
    let others_sit = course.devices().into_iter().all(|device| device == own || lots.n_told(device).is_some());
    let adds = |throw: crate::lots::course::Throw| {
        throw.is_fresh && others_sit && throw.partner.is_some_and(|(other, _)| other == own)
    };
    let due = course.n_used(own) + u32::from(pending.is_some_and(adds));
    let telling = lots.clone().telling(due);
    let device = awaited(replay, course, &telling);
    let seat_of = |device: u8| Seat::first(replay.n_seats()).find(|seat| course.plays(*seat, device));
    let throw = pending.filter(|throw| throw.device == own && device == Some(own)).and_then(|throw| {
        let steps = replay.steps();
        let (partner, number) = throw.partner?;
        let secrets = [lots.secret(own, throw.number)?, lots.secret(partner, number)?];
        let place = of_weights(lots.uid, &throw, secrets, &steps)?;
        steps.into_iter().nth(place).map(|(text, _)| text)
    });
    Moment {
        due: Some(due),
        is_untold: lots.n_told(own).is_none_or(|told| told < due),
        awaited: device.filter(|device| *device != own).and_then(seat_of),
        throw,
    }
}

/// What has happened in a game.
#[cfg(test)]
pub(super) fn course_of<C: Catalogue>(games: &GamesOf<C>, record: &Record, lots: &Lots) -> Course {
    walk(games.folder(&record.id), record, lots, &mut |_| {}).expect("it is a game").1
}

/// The steps that are possible after a game so far.
#[cfg(test)]
pub(super) fn steps_of<C: Catalogue>(games: &GamesOf<C>, record: &Record) -> Vec<(String, u32)> {
    let lots = Lots::seen(record.uid, false);
    walk(games.folder(&record.id), record, &lots, &mut |_| {}).expect("it is a game").0.steps()
}
