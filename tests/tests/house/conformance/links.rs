//! Links: a game in an address, which replays to the same game, today and for ever.

use std::{env, fs};

use oorandom::Rand32;
use play::{Entry, GamesOf, LinkFault, Links as _, Record, Session, link, wire};
use rules::{Game, GameInfo, Only};
use tests::random::{self, below};
use tests::{folders, tier};

use super::broken::survive;
use super::records::session;
use crate::folders::in_every_folder;

/// The link of a record.
fn write<G: Game>(record: &Record) -> String {
    let written = GamesOf::<Only<G>>::NEW.write_link(record);
    written.unwrap_or_else(|error| panic!("{error}: {:?}", wire::write(record)))
}

/// What a link holds of a record: not the seed of its dice, and of a game by links what every device may know.
fn linked(record: &Record) -> Record {
    const ANOTHER: u8 = 9;
    let record = Record { seed: None, ..record.clone() };
    if record.is_by_link() { record.as_device(ANOTHER) } else { record }
}

pub(crate) fn are_read_as_written<G: Game>() {
    for info in G::GAMES {
        for seed in 0..tier::pick(60, 2_000) {
            let played = session::<G>(info, seed, 300);
            let written = write::<G>(played.record());
            let fragment = link::fragment(&written);
            assert_eq!(link::in_fragment(&fragment), Some(&*written));
            let read = GamesOf::<Only<G>>::NEW.read_link(info.id, &written);
            let read = read.unwrap_or_else(|error| panic!("{error}: {written}"));
            assert_eq!((read.record, read.fault), (linked(played.record()), None), "{written}");
        }
    }
}

const DIGITS: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A link with one to three faults as they come about on the way.
fn damage(link: &str, rand: &mut Rand32) -> String {
    let mut text = link.as_bytes().to_vec();
    for _ in 0..=below(rand, 3) {
        if text.is_empty() {
            break;
        }
        let (at, other) = (below(rand, text.len()), below(rand, text.len()));
        match below(rand, 7) {
            0 => text.truncate(at),
            1 => text[at] = DIGITS[below(rand, DIGITS.len())],
            2 => text.swap(at, other),
            3 => drop(text.remove(at)),
            4 => text.insert(at, DIGITS[below(rand, DIGITS.len())]),
            5 => text[at] = text[at].to_ascii_lowercase(),
            _ => drop(text.drain(at.min(other)..at.max(other))),
        }
    }
    String::from_utf8(text).expect("it has letters and digits alone")
}

/// How many damaged links of each folder are read.
fn n_damaged() -> u64 {
    tier::pick(1_000, 20_000)
}

pub(crate) fn damaged_ones_show_what_can_be_believed<G: Game>() {
    let mut rand = random::rand(0x6c69_6e6b);
    let (mut n_long, mut n_shown, mut n_wrong) = (0, 0, 0);
    let n_games = n_damaged() / 50;
    for seed in 0..n_games {
        let info = &G::GAMES[seed as usize % G::GAMES.len()];
        let played = session::<G>(info, seed, 150);
        let whole = write::<G>(played.record());
        n_long += u32::from(played.record().entries.len() > 100);
        for _ in 0..50 {
            let text = damage(&whole, &mut rand);
            let read = survive(info.id, &text, || GamesOf::<Only<G>>::NEW.read_link(info.id, &text));
            let read = match read {
                Ok(read) => read,
                Err(fault) => {
                    assert!(!fault.to_string().is_empty() && text != whole, "{text}: {fault}");
                    continue;
                }
            };
            assert!(Session::<G>::open(read.record.clone()).is_ok(), "{text} is no game");
            assert_eq!(read.fault.is_none(), text == whole, "{text} in place of {whole}: {:?}", read.fault);
            if let Some(fault) = read.fault {
                assert_eq!(fault, LinkFault::Damaged, "{text}");
                n_shown += 1;
                n_wrong += u32::from(!played.record().entries.starts_with(&read.record.entries));
            }
        }
    }
    // Two check digits are right by chance once in 3,844 times.
    assert!(n_wrong <= 1 + n_shown / 100, "{n_wrong} of {n_shown} that were shown are other games");
    assert!(n_long == 0 || n_shown > n_long, "{n_shown} damaged links of {n_long} long games showed something");
}

/// A random game that has come to 80 entries, some of which are no steps.
fn long_game<G: Game>(info: &GameInfo) -> Record {
    let mut played = (0..).map(|seed| linked(session::<G>(info, seed, 80).record()));
    let is_long = |record: &Record| {
        let n_steps = record.entries.iter().filter(|entry| matches!(entry, Entry::Step(_))).count();
        (40..80).contains(&n_steps) && record.entries.len() == 80
    };
    played.find(is_long).expect("there are enough seeds")
}

/// Every folder's `tests/link-ID.txt` has a link in the first line, and then its record. With `UPDATE=1` a link that is missing is added; one that
/// is there is never changed.
fn mean_the_same_for_ever<G: Game>(folder: &str) {
    let files = folders::test_files(folder, "link-");
    for info in G::GAMES {
        let name = format!("link-{}.txt", info.id);
        let file = files.iter().find(|(known, _)| *known == name);
        if env::var_os("UPDATE").is_some() && file.is_none() {
            let record = long_game::<G>(info);
            let text = format!("{}\n{}", write::<G>(&record), wire::write(&record));
            fs::write(folders::games().join(folder).join("tests").join(&name), text).expect("it can be written");
            continue;
        }
        let (written, text) = file.and_then(|(_, text)| text.split_once('\n')).unwrap_or_default();
        let record = wire::read(text).unwrap_or_else(|error| panic!("{folder}/tests/{name}: {error}"));
        assert_eq!(write::<G>(&record), written, "{name}: links are written otherwise than before");
        let read = GamesOf::<Only<G>>::NEW.read_link(info.id, written);
        let read = read.unwrap_or_else(|error| panic!("{name}: a link that was sent means nothing any more: {error}"));
        assert_eq!((read.record, read.fault), (record, None), "{name}: a link that was sent means another game");
    }
}

macro_rules! suite {
    ($folder:ident, $rules:ty) => {
        mod $folder {
            #[test]
            fn links_mean_the_same_for_ever() {
                super::mean_the_same_for_ever::<$rules>(stringify!($folder));
            }
        }
    };
}

in_every_folder!(suite);
