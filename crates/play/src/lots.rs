//! Throws of a game on several devices that nobody can bend, and nobody knows before they are due.
//!
//! Each device has a hash chain of its own: a secret, the hash of it, the hash of that, and so on (L. Lamport, "Password
//! Authentication with Insecure Communication", 1981). It tells the end of its chain when it sits down. Each secret that
//! it tells later proves itself: its hash is the one that is known. A throw is drawn from SHA-256 over the game, the number
//! of the throw, the next secret of the thrower's device and one of another device:
//!
//! - the next secret of the device that handed the turn over, which comes with that turn;
//! - where the thrower has decided something in this turn before, the next secret of the other device, told after that
//!   decision, which is one message more; where everybody agreed to that ([`Lots::reuses`]), later throws of a turn use the
//!   other secret of the first one again, so the thrower could work them out;
//! - where a device hands a turn over to itself, the last secret that another one has told. It could know that throw early.
//!
//! So nobody chooses a throw, and nobody knows one while deciding anything before. Only the newest secret of each device
//! has to travel, as it gives all before it. A chain is longer than the longest game, so it is never used up.
//!
//! What nobody can prevent: somebody does not go on after a bad throw; of several devices, some that act together know what
//! each of them knows.

mod chain;
mod course;
mod moment;
#[cfg(test)]
mod tests;
mod text;

use core::fmt;

pub use self::moment::{Checked, LotGames, Moment};

use self::chain::Owner;
pub(crate) use self::chain::{LENGTH, N_BYTES, Secret};
use self::course::{Course, MAX_DEVICES, Throw};
use crate::game_tree::GameTree;
use crate::record::{GameUid, Record};
use crate::replay::Replay;

/// The tag under which a saved game has its [`Lots`]. It holds secrets, so texts for others leave it out.
pub const LOTS: &str = "LinkLots";

/// How the names of the tags begin that only the device of a game by links needs.
const OWN_TAGS: &str = "Link";

/// The same game without what only this device needs to know, for the texts of others. Nobody else may know its secrets.
pub(crate) fn without_secrets(tree: &GameTree) -> GameTree {
    let mut told = tree.clone();
    let own: Vec<String> =
        tree.tags.iter().map(|(name, _)| name.to_owned()).filter(|name| name.starts_with(OWN_TAGS)).collect();
    own.iter().for_each(|name| told.tags.remove(name));
    told
}

/// What a device knows of the secrets of a game: its own chain, and the newest secret that each device has told.
#[derive(Clone, PartialEq, Eq)]
pub struct Lots {
    /// The game.
    pub uid: GameUid,
    /// Whether it was agreed that later throws of one turn use the other secret of the first one again.
    pub reuses: bool,
    /// What this device has drawn; `None` for somebody who only looks on.
    chain: Option<OwnChain>,
    /// The number of the newest secret that each device has told, and the secret.
    pub(crate) told: [Option<(u32, Secret)>; MAX_DEVICES],
}

/// The chain of a device, from its side.
#[derive(Clone, Copy, PartialEq, Eq)]
struct OwnChain {
    device: u8,
    seed: u128,
    length: u32,
    /// One of the next secrets and its number, as it takes thousands of hashes to come there from the seed.
    near: (u32, Secret),
}

/// How many secrets ahead [`OwnChain::near`] is.
const AHEAD: u32 = 64;

impl OwnChain {
    fn new(owner: Owner, seed: u128, length: u32) -> OwnChain {
        let near = (0, Secret([0; N_BYTES]));
        OwnChain { device: owner.device, seed, length, near }.near(owner, 0)
    }

    /// The same with a secret that is near this one.
    fn near(mut self, owner: Owner, number: u32) -> OwnChain {
        let number = number.saturating_add(AHEAD).min(self.length);
        self.near = (number, owner.own(self.seed, self.length, number));
        self
    }

    /// A secret; `None` behind the end of the chain.
    fn secret(&self, owner: Owner, number: u32) -> Option<Secret> {
        if number <= self.near.0 {
            return Some(owner.back(self.near, number));
        }
        (number <= self.length).then(|| owner.own(self.seed, self.length, number))
    }
}

/// Without any secret.
impl fmt::Debug for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = self.told.map(|told| told.map(|(number, _)| number));
        f.debug_struct("Lots").field("uid", &self.uid).field("reuses", &self.reuses).field("told", &told).finish()
    }
}

/// Why what came is not believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LotFault {
    /// A secret does not belong to the chain whose end was told, or a throw does not follow from the secrets.
    Bent,
    /// A secret is missing that was due, or was told too early.
    OutOfTurn,
}

impl fmt::Display for LotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LotFault::Bent => f.write_str("the throws do not follow from the secrets that were promised"),
            LotFault::OutOfTurn => f.write_str("a secret was told out of turn"),
        }
    }
}

impl Lots {
    /// Somebody looks on: no chain of their own, and nothing was told.
    pub fn seen(uid: GameUid, reuses: bool) -> Lots {
        Lots { uid, reuses, chain: None, told: [None; MAX_DEVICES] }
    }

    /// The same on the device of this number, which draws its chain from `seed`. Nobody else may ever learn the seed before
    /// the game is over.
    pub fn sit(self, device: u8, seed: u128) -> Lots {
        self.sit_with(device, seed, LENGTH)
    }

    fn sit_with(mut self, device: u8, seed: u128, length: u32) -> Lots {
        let owner = self.owner(device);
        self.chain = (usize::from(device) < MAX_DEVICES).then(|| OwnChain::new(owner, seed, length));
        self
    }

    /// The device that this is; `None` for somebody who looks on.
    pub fn own(&self) -> Option<u8> {
        self.chain.map(|chain| chain.device)
    }

    fn owner(&self, device: u8) -> Owner {
        Owner { uid: self.uid, device }
    }

    /// The newest secret of a device that others know.
    fn told(&self, device: u8) -> Option<(u32, Secret)> {
        self.told.get(usize::from(device)).copied().flatten()
    }

    fn n_told(&self, device: u8) -> Option<u32> {
        self.told(device).map(|(number, _)| number)
    }

    /// A secret of a device, if it is known here.
    fn secret(&self, device: u8, number: u32) -> Option<Secret> {
        match self.chain {
            Some(chain) if chain.device == device => chain.secret(self.owner(device), number),
            _ => {
                let told = self.told(device).filter(|(newest, _)| *newest >= number)?;
                Some(self.owner(device).back(told, number))
            }
        }
    }

    /// The same with so many of this device's secrets told, as they are in a link that is sent; nothing that was told is
    /// taken back.
    pub fn telling(mut self, number: u32) -> Lots {
        if let Some(chain) = self.chain
            && self.n_told(chain.device).is_none_or(|told| told < number)
        {
            let owner = self.owner(chain.device);
            let is_far = number >= chain.near.0 && number < chain.length;
            let chain = if is_far { chain.near(owner, number) } else { chain };
            if let Some(secret) = chain.secret(owner, number) {
                (self.chain, self.told[usize::from(chain.device)]) = (Some(chain), Some((number, secret)));
            }
        }
        self
    }

    /// Takes in what somebody has sent. What came before, or comes late, changes nothing.
    ///
    /// # Errors
    /// When a secret is none of the chain that is known, or one of this device that it has not told; then nothing changes.
    pub fn receive(&mut self, sent: &Lots) -> Result<(), LotFault> {
        let mut told = self.told;
        if sent.uid != self.uid || sent.reuses != self.reuses {
            return Err(LotFault::Bent);
        }
        for (device, known) in (0..).zip(&mut told) {
            let Some(new) = sent.told(device) else { continue };
            let owner = self.owner(device);
            if self.own() == Some(device) && known.is_none_or(|(number, _)| number < new.0) {
                // A saved game of this device is older than what it has sent: from another browser it has moved here.
                if self.secret(device, new.0) != Some(new.1) {
                    return Err(LotFault::Bent);
                }
            }
            match *known {
                None => *known = Some(new),
                Some(old) if old.0 <= new.0 && owner.back(new, old.0) == old.1 => *known = Some(new),
                Some(old) if old.0 > new.0 && owner.back(old, new.0) == new.1 => {}
                Some(_) => return Err(LotFault::Bent),
            }
        }
        self.told = told;
        Ok(())
    }
}

/// The throws of a game that is replayed, each from the secrets that were told.
pub(crate) struct Drawing {
    uid: GameUid,
    pub(crate) course: Course,
    /// The secrets of each device from the first on.
    secrets: [Vec<Secret>; MAX_DEVICES],
}

impl Drawing {
    /// The throws of a game of which `lots` is known.
    pub(crate) fn new(record: &Record, lots: &Lots) -> Drawing {
        let all = |device: usize| {
            let device = device as u8;
            lots.told(device).map(|told| lots.owner(device).all(told)).unwrap_or_default()
        };
        let secrets = core::array::from_fn(all);
        Drawing { uid: lots.uid, course: Course::new(record, lots.reuses), secrets }
    }

    fn secret(&self, (device, number): (u8, u32)) -> Option<Secret> {
        self.secrets.get(usize::from(device))?.get(number as usize).copied()
    }

    /// The place of the next throw among the steps; `None` where a secret is missing.
    pub(crate) fn draw(&self, thrower: Option<rules::Seat>, steps: &[(String, u32)]) -> Option<(Throw, usize)> {
        let throw = self.course.throw(thrower)?;
        let secrets = [self.secret((throw.device, throw.number))?, self.secret(throw.partner?)?];
        Some((throw, of_weights(self.uid, &throw, secrets, steps)?))
    }

    /// Whether what was told is what the game needs, and no more than one secret for what comes next.
    pub(crate) fn is_in_turn(&self, replay: &dyn Replay) -> bool {
        let pending = replay.actor().is_none().then(|| self.course.throw(replay.thrower())).flatten();
        let is_told = |device: u8| {
            let told = self.secrets.get(usize::from(device)).map(Vec::len).unwrap_or_default();
            let used = self.course.n_used(device) as usize;
            let is_partner =
                pending.is_some_and(|throw| throw.is_fresh && throw.partner.is_some_and(|(other, _)| other == device));
            (told == 0 && used == 0) || told == used + 1 || told == used + 2 && is_partner
        };
        (0..MAX_DEVICES as u8).all(is_told)
    }
}

fn of_weights(uid: GameUid, throw: &Throw, secrets: [Secret; 2], steps: &[(String, u32)]) -> Option<usize> {
    let weights: Vec<u32> = steps.iter().map(|(_, weight)| *weight).collect();
    chain::draw(uid, throw.nth, secrets, &weights)
}

/// The throw that a game waits for.
fn pending(replay: &dyn Replay, course: &Course) -> Option<Throw> {
    (replay.status() == crate::Status::Chance).then(|| course.throw(replay.thrower())).flatten()
}
