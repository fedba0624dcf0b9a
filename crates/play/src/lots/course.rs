//! Whose secrets each throw of a game is drawn from.

use rules::Seat;

use crate::record::Record;

/// The most devices of one game.
pub(crate) const MAX_DEVICES: usize = Seat::MAX;

/// A throw, and what it is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Throw {
    /// How many throws the game had before.
    pub(crate) nth: u32,
    /// Who throws.
    pub(crate) seat: Seat,
    /// Their device.
    pub(crate) device: u8,
    /// The number of its secret.
    pub(crate) number: u32,
    /// The other device, and the number of its secret; `None` where no other device plays.
    pub(crate) partner: Option<(u8, u32)>,
    /// Whether the other secret is one that was not used before.
    pub(crate) is_fresh: bool,
}

/// What has happened in a game up to some point, as far as its throws depend on it. Only steps count: offers and answers
/// change nothing.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// The device of each seat.
    devices: Vec<Option<u8>>,
    /// Whether later throws of one turn use the other secret of the first one again.
    reuses: bool,
    n_throws: u32,
    /// How many secrets of each device are used.
    n_used: [u32; MAX_DEVICES],
    /// The devices that have played, the last one at the end.
    played: Vec<u8>,
    last: Option<Seat>,
    /// Whether the device that has played last has thrown since another one played.
    has_thrown: bool,
    /// Whether anybody has made a step since the last throw.
    has_decided: bool,
}

impl Course {
    pub(crate) fn new(record: &Record, reuses: bool) -> Course {
        let devices = Seat::first(record.seats.len().min(Seat::MAX)).map(|seat| record.device_of(seat)).collect();
        let n_used = [0; MAX_DEVICES];
        Course {
            devices,
            reuses,
            n_throws: 0,
            n_used,
            played: Vec::new(),
            last: None,
            has_thrown: false,
            has_decided: false,
        }
    }

    fn device_of(&self, seat: Seat) -> Option<u8> {
        self.devices.get(seat.idx()).copied().flatten()
    }

    /// Whether a seat is played on this device.
    pub(crate) fn plays(&self, seat: Seat, device: u8) -> bool {
        self.device_of(seat) == Some(device)
    }

    /// The devices of the game, each once, in the order of play.
    pub(crate) fn devices(&self) -> Vec<u8> {
        let mut known = Vec::new();
        for device in self.devices.iter().flatten() {
            if !known.contains(device) && usize::from(*device) < MAX_DEVICES {
                known.push(*device);
            }
        }
        known
    }

    /// How many secrets of a device are used.
    pub(crate) fn n_used(&self, device: u8) -> u32 {
        self.n_used.get(usize::from(device)).copied().unwrap_or_default()
    }

    /// The next throw. Where nobody in particular throws, the first seat that is taken does.
    pub(crate) fn throw(&self, thrower: Option<Seat>) -> Option<Throw> {
        let mut taken = Seat::first(self.devices.len()).filter(|seat| self.device_of(*seat).is_some());
        let seat = thrower.or_else(|| taken.next())?;
        let device = self.device_of(seat)?;
        // Whoever played last among the others; before that, whoever comes last in the order of play.
        let is_other = |other: &u8| *other != device;
        let played = self.played.iter().rev().copied().find(is_other);
        let partner = played.or_else(|| self.devices().into_iter().rev().find(is_other));
        let is_fresh = match self.last {
            None => true,
            // Somebody throws again. They may have decided something since their last throw, or before their first one.
            Some(last) if last == seat => !self.has_thrown || self.has_decided && !self.reuses,
            // A device that hands a turn over to itself has nobody who could add a secret.
            Some(last) => self.device_of(last) != Some(device),
        };
        let number = |other: u8| self.n_used(other) + u32::from(is_fresh);
        Some(Throw {
            nth: self.n_throws,
            seat,
            device,
            number: self.n_used(device) + 1,
            partner: partner.map(|other| (other, number(other))),
            is_fresh,
        })
    }

    /// A seat has made a step.
    pub(crate) fn note_step(&mut self, seat: Seat) {
        self.note_turn_of(seat);
        self.has_decided = true;
    }

    fn note_turn_of(&mut self, seat: Seat) {
        let Some(device) = self.device_of(seat) else { return };
        if self.played.last() != Some(&device) {
            self.played.retain(|other| *other != device);
            self.played.push(device);
            self.has_thrown = false;
        }
        self.last = Some(seat);
    }

    /// A throw was made.
    pub(crate) fn note_throw(&mut self, throw: &Throw) {
        self.note_turn_of(throw.seat);
        (self.has_thrown, self.has_decided) = (true, false);
        self.n_throws += 1;
        let used = [Some((throw.device, throw.number)), throw.partner];
        for (device, number) in used.into_iter().flatten() {
            if let Some(n_used) = self.n_used.get_mut(usize::from(device)) {
                *n_used = number;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Player;

    /// A game whose seats are played on these devices; this one is 0.
    fn course(devices: &[u8], reuses: bool) -> Course {
        let player = |device: &u8| match device {
            0 => Player::Human { name: String::new() },
            other => Player::Remote { device: *other, name: String::new(), level: None },
        };
        Course::new(&Record::new("ludo", 1, devices.iter().map(player).collect()), reuses)
    }

    fn seat(idx: usize) -> Seat {
        Seat::new(idx).unwrap()
    }

    /// Lets a seat throw, and gives what the throw is drawn from: the other device, the number of its secret, and whether
    /// it is a new one.
    fn thrown(course: &mut Course, by: Option<usize>) -> (u8, u32, bool) {
        let throw = course.throw(by.map(seat)).unwrap();
        course.note_throw(&throw);
        let (partner, number) = throw.partner.unwrap();
        (partner, number, throw.is_fresh)
    }

    #[test]
    fn two_take_turns_in_adding_a_secret() {
        let mut course = course(&[0, 1], false);
        assert_eq!(thrown(&mut course, None), (1, 1, true));
        course.note_step(seat(0));
        assert_eq!(thrown(&mut course, Some(1)), (0, 2, true));
        // Whoever decides before a throw waits for a new secret of the other one.
        course.note_step(seat(1));
        course.note_step(seat(0));
        course.note_step(seat(0));
        assert_eq!(thrown(&mut course, Some(0)), (1, 3, true));
        assert_eq!([course.n_used(0), course.n_used(1)], [3, 3]);
    }

    #[test]
    fn another_throw_in_a_turn_needs_a_new_secret_unless_that_was_agreed() {
        for (reuses, number) in [(false, 2), (true, 1)] {
            let mut course = course(&[0, 1], reuses);
            thrown(&mut course, Some(0));
            course.note_step(seat(0));
            assert_eq!(thrown(&mut course, Some(0)), (1, number, !reuses));
            course.note_step(seat(0));
            assert!(thrown(&mut course, Some(1)).2);
        }
    }

    #[test]
    fn who_throws_again_without_a_decision_needs_nobody() {
        let mut course = course(&[0, 1], false);
        assert_eq!(thrown(&mut course, Some(0)), (1, 1, true));
        assert_eq!(thrown(&mut course, Some(0)), (1, 1, false));
        assert_eq!((course.n_used(0), course.n_used(1)), (2, 1));
    }

    #[test]
    fn among_four_whoever_handed_the_turn_over_adds_a_secret() {
        let mut course = course(&[0, 1, 2, 3], false);
        assert_eq!(thrown(&mut course, Some(0)), (3, 1, true));
        // Whoever cannot move has handed the turn over, too.
        assert_eq!(thrown(&mut course, Some(1)), (0, 2, true));
        assert_eq!(thrown(&mut course, Some(2)), (1, 2, true));
    }

    #[test]
    fn a_device_with_two_seats_in_a_row_adds_nothing_to_its_own_throw() {
        let mut course = course(&[0, 0, 1], false);
        assert_eq!(thrown(&mut course, Some(0)), (1, 1, true));
        assert_eq!(thrown(&mut course, Some(1)), (1, 1, false));
        assert_eq!(thrown(&mut course, Some(2)), (0, 3, true));
        assert_eq!(course.devices(), [0, 1]);
    }
}
