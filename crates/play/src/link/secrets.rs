//! What the devices of a game have told of their secrets, as picks.

use super::range_coder::Code;
use super::values::{number, one_of};
use crate::lots::{LENGTH, Lots, N_BYTES, Secret};
use crate::record::GameUid;

/// Codes whether secrets are used again, and the newest one of each device with its number.
pub(super) fn secrets(code: &mut dyn Code, uid: GameUid, given: Option<&Lots>) -> Lots {
    let reuses = one_of(code, 2, given.map_or(0, |lots| usize::from(lots.reuses))) == 1;
    let mut lots = Lots::seen(uid, reuses);
    for (place, told) in lots.told.iter_mut().enumerate() {
        let given = given.and_then(|lots| lots.told[place]);
        if one_of(code, 2, usize::from(given.is_some())) == 0 {
            continue;
        }
        let (n, Secret(bytes)) = given.unwrap_or((0, Secret([0; N_BYTES])));
        let n = number(code, n).min(LENGTH);
        let secret = bytes.map(|given| one_of(code, 1 << 8, usize::from(given)) as u8);
        *told = Some((n, Secret(secret)));
    }
    lots
}

#[cfg(test)]
mod tests {
    use super::super::range_coder::{Decoder, Encoder};
    use super::*;

    #[test]
    fn the_secrets_of_a_long_game_make_a_link_so_much_longer() {
        for (n_devices, most) in [(2, 60), (4, 110)] {
            let told = |device: u8| Some((400 + u32::from(device), Secret([device + 1; N_BYTES])));
            let mut lots = Lots::seen(GameUid(7), true);
            (0..n_devices).for_each(|device| lots.told[usize::from(device)] = told(device));
            let mut encoder = Encoder::new();
            secrets(&mut encoder, GameUid(7), Some(&lots));
            let written = encoder.finish();
            // With them, a digit or two tell that a later version has added something, and what.
            assert!(written.len() + 2 <= most, "{n_devices}: {}", written.len());
            assert!(secrets(&mut Decoder::new(&written), GameUid(7), None) == lots);
        }
    }
}
