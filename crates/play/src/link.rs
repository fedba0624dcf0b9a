//! Games and positions in the fragment of an address, which browsers send to no server.
//!
//! The fragment is `g=` and letters and digits: nothing that a messenger cuts off or a server decodes. Version 1 is
//!
//! ```text
//! 1  <what was coded>  <four check digits of all before>
//! ```
//!
//! A range coder in base 62 codes, one after the other: a digit for the name of the game; the version of its rules; what is
//! not as usual in its set-up (id, position, options, match, players, seats, substitutes); whether later versions have added
//! something, such as the secrets of [`crate::lots`], from which throws then follow; the number of entries; and the entries. A step is coded as its place among the legal ones **sorted by the
//! bytes of their texts** in the game's first format; those of chance are as likely as their weights say. So a step that
//! leaves no choice costs nothing, and what the rules list first is of no importance. Any other entry has a share of 1 in 64, or of 3 in 4 while a proposal is
//! pending. After 32 entries, 64, 128 and so on, two more check digits tell whether everything so far is as it was
//! written, so that the beginning of a damaged link can be believed.
//!
//! This form and the order are kept for ever; tests pin a link of every game. The seed of the dice is not in a link, nor
//! are comments and variations.
//!
//! ```
//! use play::{GamesOf, Links, Player, Record, link};
//! use rules::games::Portal;
//!
//! let links: &dyn Links = &GamesOf::<Portal>::NEW;
//! let anybody = Player::Human { name: String::new() };
//! let mut table = play::open::<Portal>(Record::new("chess", 1, vec![anybody.clone(), anybody]))?;
//! for turn in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
//!     table.play(turn)?;
//! }
//! let written = links.write_link(table.record())?;
//! assert!(written.len() < 15, "{written}");
//!
//! let fragment = format!("g={written}:~:text=chess");
//! let text = link::in_fragment(&fragment).expect("there is a link");
//! assert_eq!(links.read_link("chess", text)?.record.entries, table.record().entries);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entries;
mod head;
mod range_coder;
mod secrets;
#[cfg(test)]
mod tests;
mod values;

use core::fmt;

use rules::{Catalogue, Game, GameInfo};

use self::entries::{Coded, Hash, Stop, entries};
use self::head::head;
use self::range_coder::{BASE, Code, Decoder, Encoder, digits_of, is_digit};
use self::secrets::secrets;
use self::values::{number, one_of, rarely};
use crate::erased::{Erased, GamesOf};
use crate::lots::{Drawing, LotFault, Lots};
use crate::record::{Player, Record};
use crate::replay::Replay;
use crate::session::{OpenError, Session};

/// What a fragment with a link begins with.
const KEY: &str = "g=";
/// The first digit of every link.
const VERSION: char = '1';
/// How many check digits end a link.
const N_CHECKS: u32 = 4;

/// What follows where later versions have added something: what was told of secrets ([`crate::lots`]).
const WITH_LOTS: u32 = 1;

/// The longest link that is offered as one, in characters; longer games go as files. Some programs cut longer addresses.
pub const MAX_OFFERED: usize = 2_000;
/// The longest link that is read, in characters.
pub const MAX_READ: usize = 1 << 16;

/// The link in the fragment of an address, without the `#`; `None` where there is none. What others have appended to the
/// fragment is passed over.
pub fn in_fragment(fragment: &str) -> Option<&str> {
    let (_, rest) = fragment.match_indices(KEY).find_map(|(at, _)| {
        let before = fragment[..at].chars().next_back();
        before.is_none_or(|before| !is_digit(before)).then(|| fragment.split_at(at + KEY.len()))
    })?;
    Some(trimmed(rest))
}

/// The id of the game and the link in a text that holds the address of one, as somebody has copied it from a message;
/// `None` where there is none.
///
/// ```
/// # use play::link::in_text;
/// let text = "Your turn! https://games.example.org/en/laska/?theme=dark#g=1abc.";
/// assert_eq!(in_text(text), Some(("laska", "1abc")));
/// assert_eq!(in_text("1. e4 e5 {#g=1}"), None);
/// ```
pub fn in_text(text: &str) -> Option<(&str, &str)> {
    let (address, fragment) = text.split_once('#')?;
    let address = address.split_whitespace().next_back()?;
    let path = address.split('?').next()?.strip_suffix('/')?;
    let (_, id) = path.rsplit_once('/')?;
    Some((id, in_fragment(fragment)?))
}

/// A link without what follows it: all that is neither a letter nor a digit of it.
pub fn trimmed(link: &str) -> &str {
    let end = link.find(|c| !is_digit(c)).unwrap_or(link.len());
    &link[..end]
}

/// The fragment of a link, without the `#`.
pub fn fragment(link: &str) -> String {
    format!("{KEY}{link}")
}

/// What was read of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked {
    /// The game up to where it can be believed and the rules accept it. It has been replayed.
    pub record: Record,
    /// What was told of the secrets of a game with lots on several devices, from which its throws were drawn.
    pub lots: Option<Lots>,
    /// Why there is no more of it.
    pub fault: Option<LinkFault>,
}

/// What is wrong with a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault {
    /// It was cut or changed on its way.
    Damaged,
    /// A later version of this program has made it.
    Newer,
    /// It is a link of another game.
    OtherGame,
    /// The rules refuse it, though it arrived as it was written.
    Refused(OpenError),
    /// Its throws do not follow from the secrets that it tells.
    Lots(LotFault),
}

impl fmt::Display for LinkFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkFault::Damaged => f.write_str("the link was cut or changed"),
            LinkFault::Newer => f.write_str("the link was made by a later version"),
            LinkFault::OtherGame => f.write_str("the link is one of another game"),
            LinkFault::Refused(error) => error.fmt(f),
            LinkFault::Lots(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for LinkFault {}

/// Links of a [`Catalogue`]'s games.
pub trait Links: Sync {
    /// Writes the link of a game as its session holds it: without its seed, and with its id only if it has another one than
    /// the default.
    ///
    /// # Errors
    /// When there is no such game, or the rules refuse the record.
    fn write_link(&self, record: &Record) -> Result<String, OpenError> {
        self.write_link_with(record, None)
    }

    /// As [`Links::write_link`], with what was told of the secrets of the game. Its throws are not written but follow from these.
    ///
    /// # Errors
    /// When there is no such game, the rules refuse the record, or a throw does not follow.
    fn write_link_with(&self, record: &Record, lots: Option<&Lots>) -> Result<String, OpenError>;

    /// Reads the link of the game `id`, and replays it by the rules.
    ///
    /// # Errors
    /// When nothing of it can be shown.
    fn read_link(&self, id: &str, link: &str) -> Result<Linked, LinkFault>;
}

/// [`Links`] of a folder.
struct FolderLinks {
    variants: &'static [GameInfo],
    begin: fn(Record) -> Result<Box<dyn Replay>, OpenError>,
}

impl Erased for FolderLinks {
    fn of<G: Game>() -> FolderLinks {
        FolderLinks { variants: G::GAMES, begin: |record| Ok(Box::new(Session::<G>::open(record)?)) }
    }
}

impl<C: Catalogue> Links for GamesOf<C> {
    fn write_link_with(&self, record: &Record, lots: Option<&Lots>) -> Result<String, OpenError> {
        self.folder::<FolderLinks>(&record.id).ok_or(OpenError::UnknownGame)?.write(record, lots)
    }

    fn read_link(&self, id: &str, link: &str) -> Result<Linked, LinkFault> {
        let folder = self.folder::<FolderLinks>(id).ok_or(LinkFault::Refused(OpenError::UnknownGame))?;
        folder.read(id, link)
    }
}

impl FolderLinks {
    fn info(&self, id: &str) -> Result<&'static GameInfo, OpenError> {
        self.variants.iter().find(|info| info.id == id).ok_or(OpenError::UnknownGame)
    }

    fn write(&self, record: &Record, lots: Option<&Lots>) -> Result<String, OpenError> {
        let info = self.info(&record.id)?;
        if record.rules_version != info.version {
            return Err(OpenError::RulesVersion { ours: info.version });
        }
        let (begun, given) = (Record { entries: Vec::new(), ..record.clone() }, &record.entries[..]);
        let mut encoder = Encoder::new();
        name(&mut encoder, info);
        number(&mut encoder, u32::from(info.version));
        head(&mut encoder, &usual(info), record);
        if rarely(&mut encoder, lots.is_some()) {
            number(&mut encoder, WITH_LOTS);
            secrets(&mut encoder, record.uid, lots);
        }
        let mut drawing = lots.map(|lots| Drawing::new(record, lots));
        let mut replay = (self.begin)(begun)?;
        match entries(&mut encoder, &mut *replay, given, Hash::of(info), drawing.as_mut()).stop {
            Some(Stop::Refused(idx, why)) => return Err(OpenError::Entry { idx, why }),
            Some(Stop::Damaged | Stop::Lots(_)) => return Err(OpenError::Unread),
            None => {}
        }
        let text = format!("{VERSION}{}", encoder.finish());
        let checks = checks(&text);
        Ok(text + &checks)
    }

    fn read(&self, id: &str, link: &str) -> Result<Linked, LinkFault> {
        let info = self.info(id).map_err(LinkFault::Refused)?;
        let is_whole = |text: &str, ends: &str| checks(text) == ends;
        let intact = link.len().checked_sub(N_CHECKS as usize).and_then(|at| link.split_at_checked(at));
        let is_intact = intact.is_some_and(|(text, ends)| is_whole(text, ends));
        if link.len() > MAX_READ || !link.chars().all(is_digit) {
            return Err(LinkFault::Damaged);
        }
        let body = match link.strip_prefix(VERSION) {
            Some(_) if is_intact => &link[1..link.len() - N_CHECKS as usize],
            Some(body) => body,
            None if is_intact => return Err(LinkFault::Newer),
            None => return Err(LinkFault::Damaged),
        };
        let mut decoder = Decoder::new(body);
        let fault = |fault| if is_intact { fault } else { LinkFault::Damaged };
        if !name(&mut decoder, info) {
            return Err(fault(LinkFault::OtherGame));
        }
        if number(&mut decoder, 0) != u32::from(info.version) {
            return Err(fault(LinkFault::Refused(OpenError::RulesVersion { ours: info.version })));
        }
        let mut record = head(&mut decoder, &usual(info), &usual(info));
        let mut lots = None;
        if rarely(&mut decoder, false) {
            if number(&mut decoder, 0) != WITH_LOTS {
                return Err(fault(LinkFault::Newer));
            }
            lots = Some(secrets(&mut decoder, record.uid, None));
        }
        let mut drawing = lots.as_ref().map(|lots| Drawing::new(&record, lots));
        let mut replay = (self.begin)(record.clone()).map_err(|error| fault(LinkFault::Refused(error)))?;
        let Coded { entries, n_sure, stop } =
            entries(&mut decoder, &mut *replay, &[], Hash::of(info), drawing.as_mut());
        record.entries = entries;
        if is_intact {
            let fault = stop.map(|stop| match stop {
                Stop::Refused(idx, why) => LinkFault::Refused(OpenError::Entry { idx, why }),
                Stop::Damaged => LinkFault::Damaged,
                Stop::Lots(fault) => LinkFault::Lots(fault),
            });
            return Ok(Linked { record, lots, fault });
        }
        record.entries.truncate(n_sure);
        if n_sure > 0 { Ok(Linked { record, lots, fault: Some(LinkFault::Damaged) }) } else { Err(LinkFault::Damaged) }
    }
}

/// A game as it is set up when nobody chooses anything: somebody without a name on every seat.
fn usual(info: &GameInfo) -> Record {
    let anybody = Player::Human { name: String::new() };
    Record::new(info.id, info.version, vec![anybody; info.teams.len()])
}

/// Codes which game it is; whether it is this one.
fn name(code: &mut dyn Code, info: &GameInfo) -> bool {
    let own = Hash::of(info).below(BASE as usize);
    one_of(code, BASE as usize, own) == own
}

/// The check digits of a text.
fn checks(text: &str) -> String {
    let mut hash = Hash::new();
    hash.add(text);
    digits_of(hash.below(BASE.pow(N_CHECKS) as usize) as u64, N_CHECKS)
}

impl Hash {
    /// The hash of the name of a game.
    fn of(info: &GameInfo) -> Hash {
        let mut hash = Hash::new();
        hash.add(info.id);
        hash
    }
}
