//! Devices that play with each other by links: what they tell, what they can know, and what they refuse.

use rules::Seat;
use rules::games::Portal;

use super::*;
use crate::dice::Dice;
use crate::entry::Entry;
use crate::erased::GamesOf;
use crate::games::Games;
use crate::link::{LinkFault, Links};
use crate::record::Player;
use crate::status::Status;

const GAMES: GamesOf<Portal> = GamesOf::NEW;

/// A game at one device, as its saved game has it.
#[derive(Clone)]
struct AtDevice {
    record: Record,
    lots: Lots,
    /// How many entries others know.
    n_sent: usize,
}

/// What a device does when a step is up to it: one of the steps, in the canonical order.
type Decide<'a> = dyn FnMut(&AtDevice, &[String]) -> usize + 'a;

impl AtDevice {
    /// Everybody at a device of their own, in the order of play.
    fn all(begun: &Record, reuses: bool, seed: u128, length: u32) -> Vec<AtDevice> {
        let n = begun.players.len() as u8;
        let at = |device: u8| {
            let record = begun.clone().as_device(device);
            let lots = Lots::seen(record.uid, reuses).sit_with(device, seed ^ u128::from(device), length);
            AtDevice { lots, record, n_sent: 0 }
        };
        (0..n).map(at).collect()
    }

    fn own(&self) -> u8 {
        self.lots.own().unwrap()
    }

    fn moment(&self) -> Moment {
        GAMES.moment(&self.record, &self.lots).unwrap()
    }

    /// Plays as long as nobody else has to do anything; whether the game is over.
    fn go_on(&mut self, decide: &mut Decide<'_>) -> bool {
        loop {
            let table = GAMES.open(self.record.clone()).unwrap();
            match table.status() {
                Status::Over(_) => return true,
                Status::Chance => match self.moment().throw {
                    Some(throw) => self.record.entries.push(Entry::Step(throw)),
                    None => return false,
                },
                Status::Turn(seat) if !self.record.is_remote(seat) => {
                    let steps: Vec<String> =
                        table.choices().iter().flat_map(|choice| table.step_texts(&[choice.step])).collect();
                    let step = steps[decide(self, &steps)].clone();
                    self.record.entries.push(Entry::Step(step));
                }
                _ => return false,
            }
        }
    }

    /// The link that others are sent now.
    fn link(&mut self) -> String {
        self.lots = self.lots.clone().telling(self.moment().due.unwrap());
        self.n_sent = self.record.entries.len();
        GAMES.write_link_with(&self.record, Some(&self.lots)).unwrap()
    }

    /// Takes a link in, as a page does.
    fn receive(&mut self, link: &str) -> Result<(), LinkFault> {
        let read = GAMES.read_link(&self.record.id, link)?;
        if let Some(fault) = read.fault {
            return Err(fault);
        }
        self.lots.receive(&read.lots.unwrap()).map_err(LinkFault::Lots)?;
        let record = read.record.as_device(self.own());
        if record.entries.starts_with(&self.record.entries) {
            self.record = record;
        }
        Ok(())
    }

    /// The device that everybody waits for, when this one has done all it can.
    fn awaited(&self) -> Option<u8> {
        let table = GAMES.open(self.record.clone()).unwrap();
        match table.status() {
            Status::Turn(seat) => self.record.device_of(seat),
            _ => self.moment().awaited.and_then(|seat| self.record.device_of(seat)),
        }
    }
}

/// A game of people at devices of their own.
fn begun(id: &str, n: usize, uid: u64, options: &[(&str, &str)], start: Option<&str>) -> Record {
    let info = GAMES.info(id).unwrap();
    let player = |device: usize| Player::Remote { device: device as u8, name: String::new(), level: None };
    let mut record = Record::new(id, info.version, (0..n).map(player).collect());
    options.iter().for_each(|(key, value)| record.options.set(*key, *value));
    let taken: Vec<Seat> = Seat::first(4).filter(|seat| n > 2 || id != "ludo" || seat.idx() % 2 == 0).collect();
    record.sit(info.teams.len(), &taken[..n]);
    record.uid = GameUid(uid);
    record.start = start.map(str::to_owned);
    record
}

/// Plays a game to its end; gives the devices, and how many links were sent.
fn play(mut devices: Vec<AtDevice>, decide: &mut Decide<'_>) -> (Vec<AtDevice>, usize) {
    let (mut at, mut n_links) = (0, 0);
    loop {
        let is_over = devices[at].go_on(decide);
        let link = devices[at].link();
        n_links += 1;
        if is_over {
            for device in &mut devices {
                device.receive(&link).unwrap();
            }
            return (devices, n_links);
        }
        let next = usize::from(devices[at].awaited().unwrap());
        assert_ne!(next, at, "it is to go on itself");
        devices[next].receive(&link).unwrap();
        at = next;
    }
}

/// Any step but one that ends the game early.
fn randomly(dice: &mut Dice) -> impl FnMut(&AtDevice, &[String]) -> usize {
    move |_, steps| {
        let kept: Vec<usize> = (0..steps.len()).filter(|place| steps[*place] != "drop").collect();
        kept[dice.below(kept.len() as u32) as usize]
    }
}

#[test]
fn games_with_dice_are_finished_by_links_alone() {
    let games = [("backgammon", 2, Some(("cube", "on"))), ("ludo", 2, Some(("players", "2"))), ("ludo", 4, None)];
    for (nth, (id, n, option)) in games.into_iter().enumerate() {
        for reuses in [false, true] {
            let begun = begun(id, n, 70 + nth as u64, option.as_slice(), None);
            let mut dice = Dice::new(nth as u64);
            let (devices, n_links) = play(AtDevice::all(&begun, reuses, 5, LENGTH), &mut randomly(&mut dice));
            let one = &devices[0];
            let checked = GAMES.check(&one.record, &one.lots).unwrap();
            let n_throws = checked.n_throws;
            assert!(n_throws > 4 && checked == Checked { n_proved: n_throws, n_throws, wrong: None }, "{checked:?}");
            assert!(n_links < 4 * n_throws, "{id}: {n_links} links for {n_throws} throws");
            assert!(devices.iter().all(|other| other.record.entries == one.record.entries));
        }
    }
}

#[test]
fn lots_are_kept_as_text() {
    let begun = begun("backgammon", 2, 7, &[], None);
    let [mut one, mut other] = <[AtDevice; 2]>::try_from(AtDevice::all(&begun, true, 9, LENGTH)).ok().unwrap();
    other.receive(&one.link()).unwrap();
    let text = other.lots.to_string();
    assert!(text.len() < crate::Tags::MAX_VALUE, "{}", text.len());
    let read: Lots = text.parse().unwrap();
    assert!(read == other.lots && read.own() == Some(1) && read.reuses);
    let seen = Lots::seen(GameUid(7), false);
    assert_eq!(seen.to_string().parse(), Ok(seen));
    for broken in
        ["", "7 fresh", &text[1..16], &text[..text.len() - 2], &text.replace("reuses", "x"), &format!("{text} -")]
    {
        assert_eq!(broken.parse::<Lots>(), Err(LotFault::Bent), "{broken}");
    }
    // Nothing of it is in what a test or a report shows.
    assert!(!format!("{read:?}").contains(&text[40..60]));
}

#[test]
fn what_was_not_agreed_or_told_is_refused() {
    let begun = begun("backgammon", 2, 7, &[("cube", "on")], None);
    let devices = AtDevice::all(&begun, false, 1, 64);
    let [mut one, mut other] = <[AtDevice; 2]>::try_from(devices).ok().unwrap();
    other.receive(&one.link()).unwrap();
    one.receive(&other.link()).unwrap();
    one.go_on(&mut |_, _| 0);
    // Another chain than the one whose end was told.
    let mut bent = one.clone();
    bent.lots.told[0] = None;
    bent.lots = bent.lots.sit_with(0, 2, 64);
    assert_eq!(GAMES.check(&bent.record, &bent.lots.clone().telling(1)).unwrap().wrong, Some(1));
    let mut forged = bent.record.clone();
    forged.entries.truncate(0);
    let link = GAMES.write_link_with(&forged, Some(&bent.lots.clone().telling(0))).unwrap();
    assert_eq!(other.receive(&link), Err(LinkFault::Lots(LotFault::Bent)));
    // More secrets than are due.
    let early = GAMES.write_link_with(&begun.clone().as_device(0), Some(&one.lots.clone().telling(3)));
    assert_eq!(early.ok(), None);
    // A throw that does not follow is not even written.
    let mut other_throw = one.clone();
    other_throw.record.entries[0] = Entry::Step("21".to_owned());
    other_throw.record.entries.truncate(1);
    let is_same = other_throw.record.entries == one.record.entries[..1];
    assert!(is_same || GAMES.write_link_with(&other_throw.record, Some(&other_throw.lots.telling(1))).is_err());
    // Another game, and another agreement.
    let mut lots = other.lots.clone();
    for sent in [Lots::seen(GameUid(8), false), Lots::seen(GameUid(7), true)] {
        assert_eq!(lots.receive(&sent), Err(LotFault::Bent));
    }
    assert!(lots == other.lots);
}

#[test]
fn what_comes_late_or_twice_changes_nothing() {
    let begun = begun("backgammon", 2, 11, &[], None);
    let devices = AtDevice::all(&begun, false, 3, 64);
    let [mut one, mut other] = <[AtDevice; 2]>::try_from(devices).ok().unwrap();
    let first = one.link();
    other.receive(&first).unwrap();
    let second = other.link();
    one.receive(&second).unwrap();
    one.go_on(&mut |_, _| 0);
    let third = one.link();
    other.receive(&third).unwrap();
    let known = (other.record.clone(), other.lots.clone());
    for late in [&first, &second, &third, &first] {
        other.receive(late).unwrap();
    }
    assert!((other.record, other.lots) == known);
    // Where an older copy of the game meets a link of its own device, it learns what that has told.
    let mut older = AtDevice::all(&begun, false, 3, 64).remove(0);
    older.receive(&third).unwrap();
    assert_eq!(older.lots, one.lots);
}

#[test]
fn somebody_who_looks_on_draws_nothing() {
    let begun = begun("backgammon", 2, 11, &[], None);
    let moment = GAMES.moment(&begun, &Lots::seen(begun.uid, false)).unwrap();
    assert_eq!(moment, Moment { due: None, is_untold: false, awaited: None, throw: None });
    assert_eq!(GAMES.awaited_device(&begun, &Lots::seen(begun.uid, false)), Ok(Some(0)));
}

/// What became of an attempt to cheat.
#[derive(PartialEq, Debug)]
enum Met {
    /// The link could not even be written, or the other device did not take it.
    Refused,
    /// The other device has seen another way to go on, beside what it knows.
    Fork,
}

/// Has somebody cheat who has just played: `how` makes something else of their game before it is sent again.
fn attempt(cheat: &AtDevice, honest: &AtDevice, how: impl FnOnce(&mut AtDevice)) -> Met {
    let (mut cheat, mut honest) = (cheat.clone(), honest.clone());
    how(&mut cheat);
    let Ok(link) = GAMES.write_link_with(&cheat.record, Some(&cheat.lots)) else { return Met::Refused };
    let known = honest.record.clone();
    if honest.receive(&link).is_err() {
        return Met::Refused;
    }
    let read = GAMES.read_link(&known.id, &link).unwrap().record.as_device(honest.own());
    let is_fork = !read.entries.starts_with(&known.entries) && !known.entries.starts_with(&read.entries);
    assert!(is_fork && honest.record == known, "something else was taken: {:?} for {:?}", read.entries, known.entries);
    Met::Fork
}

#[test]
fn a_thousand_attempts_to_cheat_are_refused_or_shown() {
    const LENGTH: u32 = 64;
    let mut dice = Dice::new(3);
    let (mut n_refused, mut n_forks, mut nth) = (0, 0, 0);
    while n_refused + n_forks < 1_000 {
        nth += 1;
        let begun = begun("backgammon", 2, nth, &[("cube", "on")], None);
        let mut devices = AtDevice::all(&begun, false, u128::from(nth), LENGTH);
        let mut at = 0;
        for _ in 0..16 {
            if devices[at].go_on(&mut randomly(&mut dice)) {
                break;
            }
            let link = devices[at].link();
            let next = usize::from(devices[at].awaited().unwrap());
            devices[next].receive(&link).unwrap();
            let (cheat, honest) = (&devices[at], &devices[next]);
            let own = usize::from(cheat.own());
            let n_told = cheat.lots.n_told(own as u8).unwrap();
            let n_own_throws = cheat.moment().due.unwrap();
            let mut tries = vec![
                // Another chain, with throws that suit better.
                attempt(cheat, honest, |cheat| {
                    cheat.lots.told[own] = None;
                    cheat.lots = cheat.lots.clone().sit_with(own as u8, u128::MAX - u128::from(nth), LENGTH);
                    cheat.record.entries.truncate(0);
                    cheat.lots = cheat.lots.clone().telling(0);
                }),
                // More secrets than are due.
                attempt(cheat, honest, |cheat| cheat.lots = cheat.lots.clone().telling(n_told + 1)),
                // A secret that is none.
                attempt(cheat, honest, |cheat| cheat.lots.told[own] = Some((n_told, Secret([7; N_BYTES])))),
            ];
            if n_own_throws > 1 {
                // The same secret again.
                let before = cheat.lots.secret(own as u8, n_told - 1).unwrap();
                tries.push(attempt(cheat, honest, |cheat| cheat.lots.told[own] = Some((n_told, before))));
                // The seats of the devices exchanged.
                tries.push(attempt(cheat, honest, |cheat| cheat.record.seats.reverse()));
                // The last decision taken back, after the other device has told what the throw depends on, and made otherwise.
                let last = cheat.record.entries.len() - 1;
                tries.push(attempt(cheat, honest, |cheat| {
                    let was = cheat.record.entries[last].clone();
                    cheat.record.entries.truncate(last);
                    let table = GAMES.open(cheat.record.clone()).unwrap();
                    let steps = table.choices().into_iter().flat_map(|choice| table.step_texts(&[choice.step]));
                    let other = steps.map(Entry::Step).find(|step| *step != was);
                    cheat.record.entries.push(other.unwrap_or(Entry::Resign { by: Seat::FIRST, points: 9 }));
                }));
            }
            n_forks += tries.iter().filter(|met| **met == Met::Fork).count();
            n_refused += tries.iter().filter(|met| **met == Met::Refused).count();
            at = next;
        }
    }
    assert!(n_refused > 700 && n_forks > 30, "{n_refused} {n_forks}");
}

/// What a throw of a game would be if the other device told its last known secret again: the best that a device can work
/// out as long as the next one was not told.
fn guess(at: &AtDevice, steps: &[(String, u32)]) -> Option<String> {
    let (own, other) = (at.own(), 1 - at.own());
    let replay = moment::course_of(&GAMES, &at.record, &at.lots);
    let number = replay.n_used(own) + 1;
    // The secret that is due, if it is known already.
    let due = at.lots.secret(other, replay.n_used(other) + 1).or_else(|| at.lots.told(other).map(|told| told.1));
    let throw = replay.throw(Seat::first(2).find(|seat| replay.plays(*seat, own)))?;
    let place = of_weights(at.lots.uid, &throw, [at.lots.secret(own, number)?, due?], steps)?;
    Some(steps[place].0.clone())
}

/// Two each need a last throw or two to bear off, and White decides whether to double: with a throw that wins at once that
/// is right, with any other a loss.
#[test]
fn who_knows_all_that_a_page_knows_gains_nothing_by_doubling() {
    const N: usize = 10_000;
    let start = "white 5:1 4:1 off:13 black 1:2 off:13 roll white";
    let throws: Vec<(String, u32)> = {
        let mut record = begun("backgammon", 2, 0, &[("cube", "on")], Some(start)).as_device(0);
        record.entries.push(Entry::Step("roll".to_owned()));
        moment::steps_of(&GAMES, &record)
    };
    assert_eq!(throws.len(), 21);
    let wins = |throw: &str| {
        let faces: Vec<u32> = throw.chars().filter_map(|face| face.to_digit(10)).collect();
        let [high, low] = [faces[0].max(faces[1]), faces[0].min(faces[1])];
        if high == low { high >= 3 } else { high >= 5 && low >= 4 }
    };
    let (mut sum, mut squares, mut n_doubles) = (0.0, 0.0, 0.0);
    for nth in 0..N {
        let begun = begun("backgammon", 2, nth as u64, &[("cube", "on")], Some(start));
        let devices = AtDevice::all(&begun, false, nth as u128, 8);
        let [mut white, mut black] = <[AtDevice; 2]>::try_from(devices).ok().unwrap();
        black.receive(&white.link()).unwrap();
        white.receive(&black.link()).unwrap();
        let doubles = guess(&white, &throws).is_some_and(|throw| wins(&throw));
        let step = if doubles { "double" } else { "roll" };
        white.record.entries.push(Entry::Step(step.to_owned()));
        black.receive(&white.link()).unwrap();
        black.go_on(&mut |_, steps| steps.iter().position(|step| step == "take").unwrap());
        white.receive(&black.link()).unwrap();
        let throw = white.moment().throw.unwrap();
        let points = if wins(&throw) { 1.0 } else { -1.0 } * if doubles { 2.0 } else { 1.0 };
        n_doubles += f64::from(u8::from(doubles));
        // What somebody gains who doubles as often without looking.
        let gain = points;
        sum += gain;
        squares += gain * gain;
    }
    let n = N as f64;
    let p_win =
        throws.iter().filter(|(throw, _)| wins(throw)).map(|(_, weight)| f64::from(*weight)).sum::<f64>() / 36.0;
    let blind = (2.0 * p_win - 1.0) * (1.0 + n_doubles / n);
    let (mean, error) = (sum / n, ((squares / n - (sum / n).powi(2)) / n).sqrt());
    assert!((mean - blind).abs() < 2.0 * error, "{mean} for {blind}, {error}");
    // The test can fail: who knew the throw would gain much more.
    let knowing = 2.0 * p_win - (1.0 - p_win);
    assert!(knowing - blind > 10.0 * error, "{knowing} {blind} {error}");
}

/// The link of a game of backgammon after a few links; it follows from the seeds.
fn pinned() -> (AtDevice, String) {
    let begun = begun("backgammon", 2, 20_261_201, &[("cube", "on")], None);
    let [mut one, mut other] = <[AtDevice; 2]>::try_from(AtDevice::all(&begun, false, 77, LENGTH)).ok().unwrap();
    for _ in 0..6 {
        one.go_on(&mut |_, _| 0);
        other.receive(&one.link()).unwrap();
        other.go_on(&mut |_, _| 0);
        one.receive(&other.link()).unwrap();
    }
    let link = other.link();
    (one, link)
}

/// What was sent is read for ever: chains, draws and the form of links stay what they are.
#[test]
fn a_link_with_secrets_means_the_same_for_ever() {
    const LINK: &str = "1s3hKQluMVj4y22EBEnhF2TmJzIvw91VjtJTtzdxltTpIZEBxzitISFwJKkEawYkujZlQ3yeeHMQBIDvQGNOzA89FBL";
    let (one, link) = pinned();
    assert_eq!(link, LINK);
    let read = GAMES.read_link("backgammon", LINK).unwrap();
    assert!(read.fault.is_none() && read.record.as_device(0).entries == one.record.entries);
    assert!(one.record.entries.len() > 8, "{}", one.record.entries.len());
}

#[test]
fn a_damaged_link_with_secrets_is_no_other_game() {
    let (one, link) = pinned();
    let digits: Vec<char> = ('0'..='9').chain('A'..='Z').chain('a'..='z').collect();
    let mut dice = Dice::new(12);
    let mut below = |n: usize| dice.below(n as u32) as usize;
    for _ in 0..3_000 {
        let mut text: Vec<char> = link.chars().collect();
        for _ in 0..=below(3) {
            if text.is_empty() {
                break;
            }
            let at = below(text.len());
            match below(3) {
                0 => text[at] = digits[below(digits.len())],
                1 => drop(text.remove(at)),
                _ => text.truncate(at.max(1)),
            }
        }
        let text: String = text.into_iter().collect();
        match GAMES.read_link("backgammon", &text) {
            Ok(read) if text == link => assert_eq!(read.fault, None),
            Ok(read) => assert!(read.fault.is_some() && GAMES.open(read.record).is_ok(), "{text}"),
            Err(fault) => assert!(!fault.to_string().is_empty()),
        }
    }
    assert!(!one.record.entries.is_empty());
}
