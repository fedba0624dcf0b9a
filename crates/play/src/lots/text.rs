//! Lots as a saved game holds them: a line of words.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::chain::{LENGTH, N_BYTES, Secret};
use super::course::MAX_DEVICES;
use super::{LotFault, Lots, OwnChain};
use crate::record::GameUid;

const REUSES: &str = "reuses";
const FRESH: &str = "fresh";
const NONE: &str = "-";

/// `UID fresh|reuses DEVICE:SEED:NUMBER:SECRET|- NUMBER:SECRET|- …`, the last word once for each device; all is hexadecimal except
/// the numbers of secrets and devices.
impl fmt::Display for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.uid, if self.reuses { REUSES } else { FRESH })?;
        match self.chain {
            Some(OwnChain { device, seed, near: (number, near), .. }) => {
                write!(f, " {device}:{seed:032x}:{number}:")?;
                write_secret(f, near)?;
            }
            None => write!(f, " {NONE}")?,
        }
        for told in &self.told {
            f.write_char(' ')?;
            match told {
                Some((number, secret)) => {
                    write!(f, "{number}:")?;
                    write_secret(f, *secret)?;
                }
                None => f.write_str(NONE)?,
            }
        }
        Ok(())
    }
}

impl FromStr for Lots {
    type Err = LotFault;

    fn from_str(text: &str) -> Result<Lots, LotFault> {
        read(text).ok_or(LotFault::Bent)
    }
}

fn read(text: &str) -> Option<Lots> {
    let mut words = text.split(' ');
    let uid = u64::from_str_radix(words.next()?, 16).ok().map(GameUid)?;
    let reuses = match words.next()? {
        REUSES => true,
        FRESH => false,
        _ => return None,
    };
    let mut lots = Lots::seen(uid, reuses);
    let seed = words.next()?;
    if seed != NONE {
        let (device, rest) = seed.split_once(':')?;
        let (seed, near) = rest.split_once(':')?;
        let device = device.parse().ok().filter(|device| usize::from(*device) < MAX_DEVICES)?;
        let (seed, near) = (u128::from_str_radix(seed, 16).ok()?, told(near)?);
        lots.chain = Some(OwnChain { device, seed, length: LENGTH, near });
    }
    for place in 0..MAX_DEVICES {
        let word = words.next()?;
        if word != NONE {
            lots.told[place] = Some(told(word)?);
        }
    }
    words.next().is_none().then_some(lots)
}

fn write_secret(f: &mut fmt::Formatter<'_>, Secret(bytes): Secret) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// The number of a secret, and the secret.
fn told(word: &str) -> Option<(u32, Secret)> {
    let (number, secret) = word.split_once(':')?;
    let number = number.parse().ok().filter(|number| *number <= LENGTH)?;
    Some((number, Secret(bytes(secret)?)))
}

fn bytes(text: &str) -> Option<[u8; N_BYTES]> {
    let mut bytes = [0; N_BYTES];
    if text.len() != 2 * N_BYTES || !text.is_ascii() {
        return None;
    }
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}
