//! Hash chains: secrets that are told one after the other, each of which proves all before it.

use core::fmt;

use rules::draw_weighted;
use sha2::{Digest, Sha256};

use crate::record::GameUid;
use crate::wire::MAX_ENTRIES;

/// The length of a secret, in bytes.
pub(crate) const N_BYTES: usize = 18;

/// How many secrets come after the end of a chain that is told first: one for every throw of the longest game that is kept.
pub(crate) const LENGTH: u32 = MAX_ENTRIES as u32;

/// One secret of a chain: the first bytes of a hash of the next one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Secret(pub(crate) [u8; N_BYTES]);

/// Nobody reads a secret by accident, in a message of a test or a report.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// Whose chain it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Owner {
    pub(crate) uid: GameUid,
    pub(crate) device: u8,
}

impl Owner {
    /// A hash of what is said about this chain.
    fn hash(self, what: &str, number: u32, bytes: &[u8]) -> Secret {
        let mut hash = Sha256::new();
        hash.update(what.as_bytes());
        hash.update(self.uid.0.to_be_bytes());
        hash.update([self.device]);
        hash.update(number.to_be_bytes());
        hash.update(bytes);
        let whole = hash.finalize();
        Secret(core::array::from_fn(|at| whole[at]))
    }

    /// The secret before the one of this number, which is at least 1.
    fn before(self, number: u32, secret: Secret) -> Secret {
        self.hash("mustermead chain", number, &secret.0)
    }

    /// A secret told from a later one, of which the number is known.
    pub(crate) fn back(self, from: (u32, Secret), to: u32) -> Secret {
        (to..from.0).rev().fold(from.1, |secret, number| self.before(number + 1, secret))
    }

    /// All secrets up to one, from the first on.
    pub(crate) fn all(self, newest: (u32, Secret)) -> Vec<Secret> {
        let mut secret = newest.1;
        let mut all = vec![secret];
        for number in (1..=newest.0).rev() {
            secret = self.before(number, secret);
            all.push(secret);
        }
        all.reverse();
        all
    }

    /// A secret of the chain of this length that a device has drawn.
    pub(crate) fn own(self, seed: u128, length: u32, number: u32) -> Secret {
        let last = self.hash("mustermead seed", length, &seed.to_be_bytes());
        self.back((length, last), number)
    }
}

/// Draws a throw of a game without bias from two secrets: its place among the weights; `None` when their sum is 0.
pub(crate) fn draw(uid: GameUid, throw: u32, secrets: [Secret; 2], weights: &[u32]) -> Option<usize> {
    let mut n_hashes = 0_u32;
    let mut word = || {
        let mut hash = Sha256::new();
        hash.update(b"mustermead throw");
        hash.update(uid.0.to_be_bytes());
        hash.update(throw.to_be_bytes());
        secrets.iter().for_each(|secret| hash.update(secret.0));
        hash.update(n_hashes.to_be_bytes());
        n_hashes += 1;
        let whole = hash.finalize();
        u64::from_be_bytes(core::array::from_fn(|at| whole[at]))
    };
    // What would favour the lowest numbers is drawn again.
    draw_weighted(weights.iter().copied(), |n| {
        let most = u64::MAX - u64::MAX % n;
        loop {
            let drawn = word();
            if drawn < most {
                return drawn % n;
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER: Owner = Owner { uid: GameUid(7), device: 1 };

    #[test]
    fn a_secret_gives_all_before_it_and_none_after_it() {
        let [third, fifth] = [3, 5].map(|number| OWNER.own(9, LENGTH, number));
        assert!(OWNER.back((5, fifth), 3) == third && OWNER.back((3, third), 3) == third);
        let all = OWNER.all((5, fifth));
        assert!(all.len() == 6 && all[3] == third && all[0] == OWNER.own(9, LENGTH, 0));
        // Another game, another device and another seed have other chains.
        let others = [Owner { uid: GameUid(8), ..OWNER }, Owner { device: 0, ..OWNER }];
        assert!(others.iter().all(|other| other.own(9, LENGTH, 3) != third) && OWNER.own(10, LENGTH, 3) != third);
        // Of a secret that is told, nothing shows in messages.
        assert_eq!(format!("{third:?}"), "Secret");
    }

    #[test]
    fn draws_stay_what_they_are() {
        let secrets = [1, 2].map(|number| OWNER.own(9, LENGTH, number));
        let faces: Vec<usize> = (0..12).filter_map(|throw| draw(GameUid(7), throw, secrets, &[1; 6])).collect();
        assert_eq!(faces, FACES);
        assert_eq!(draw(GameUid(7), 0, secrets, &[0, 0]), None);
    }

    const FACES: [usize; 12] = [1, 4, 2, 3, 5, 1, 4, 5, 4, 0, 4, 4];

    /// The limit is a quantile of the chi-square distribution with 20 degrees of freedom: a fair draw exceeds it for one
    /// seed in a thousand.
    #[test]
    fn weights_are_kept_over_a_million_throws() {
        const N: u32 = 1_000_000;
        const PAIR: [u32; 21] = [1, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 1];
        let mut counts = [0_u32; 21];
        // A thousand links of two chains, a thousand throws with each.
        let chains =
            [0, 1].map(|device| Owner { device, ..OWNER }.all((1_000, OWNER.own(u128::from(device), LENGTH, 0))));
        for throw in 0..N {
            let link = (throw / 1_000 + 1) as usize;
            let secrets = [chains[0][link], chains[1][link]];
            counts[draw(GameUid(7), throw, secrets, &PAIR).unwrap()] += 1;
        }
        let expected = |weight: u32| f64::from(N) * f64::from(weight) / 36.0;
        let term = |(count, weight)| (f64::from(count) - expected(weight)).powi(2) / expected(weight);
        let sum: f64 = counts.into_iter().zip(PAIR).map(term).sum();
        assert!(sum < 45.31, "{sum}");
    }
}
