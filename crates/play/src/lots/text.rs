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

/// `UID fresh|reuses DEVICE:SEED|- NUMBER:SECRET|- …`, the last word once for each device; numbers are hexadecimal except that of a
/// secret.
impl fmt::Display for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.uid, if self.reuses { REUSES } else { FRESH })?;
        match self.chain {
            Some(OwnChain { device, seed, .. }) => write!(f, " {device}:{seed:032x}")?,
            None => write!(f, " {NONE}")?,
        }
        for told in &self.told {
            f.write_char(' ')?;
            match told {
                Some((number, Secret(bytes))) => {
                    write!(f, "{number}:")?;
                    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
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
        let (device, seed) = seed.split_once(':')?;
        lots = lots.sit(device.parse().ok()?, u128::from_str_radix(seed, 16).ok()?);
        lots.own()?;
    }
    for place in 0..MAX_DEVICES {
        let word = words.next()?;
        if word != NONE {
            let (number, secret) = word.split_once(':')?;
            let number = number.parse().ok().filter(|number| *number <= LENGTH)?;
            lots.told[place] = Some((number, Secret(bytes(secret)?)));
        }
    }
    words.next().is_none().then_some(lots)
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
