//! Other beginnings of games: handicaps.

use rules::{Catalogue, Game, GameInfo, Handicap, MatchState, Options, Seat};

use crate::erased::{Erased, GamesOf};
use crate::record::Record;

/// How games begin other than usually: with a handicap.
///
/// ```
/// use play::{Beginnings, GamesOf};
/// use rules::games::Portal;
/// use rules::{Options, Seat};
///
/// let beginnings: &dyn Beginnings = &GamesOf::<Portal>::NEW;
/// assert_eq!(beginnings.handicaps("draughts").first().map(|handicap| handicap.key), Some("man"));
/// let start = beginnings.start_with("chess", &Options::new(), "queen", Seat::SECOND);
/// assert_eq!(start.as_deref(), Some("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
/// ```
pub trait Beginnings: Sync {
    /// The handicaps that a player of the game `id` can give, from the smallest to the largest.
    fn handicaps(&self, id: &str) -> &'static [Handicap];

    /// The position with which a game `id` begins in which `giver` gives the handicap `key`, as [`Record::start`] holds
    /// it. `None` where there is no such game, handicap or seat, or the game does not take `options`.
    fn start_with(&self, id: &str, options: &Options, key: &str, giver: Seat) -> Option<String>;

    /// The handicap with which the game of a record begins, and who gives it: the one that leads to the position at its
    /// beginning.
    fn handicap_of(&self, record: &Record) -> Option<(&'static Handicap, Seat)>;
}

/// [`Beginnings`] of a folder.
struct FolderBeginnings {
    variants: &'static [GameInfo],
    handicaps: &'static [Handicap],
    start_with: fn(&str, &Options, &Handicap, Seat) -> Option<String>,
}

impl Erased for FolderBeginnings {
    fn of<G: Game>() -> FolderBeginnings {
        FolderBeginnings {
            variants: G::GAMES,
            handicaps: G::HANDICAPS,
            start_with: |id, options, handicap, giver| {
                let rules = G::new(id, options, &MatchState::default()).ok()?;
                let (pos, history) = rules.start_with(handicap, giver)?;
                Some(rules.write_position(&pos, &history, G::POSITIONS[0]))
            },
        }
    }
}

impl<C: Catalogue> Beginnings for GamesOf<C> {
    fn handicaps(&self, id: &str) -> &'static [Handicap] {
        self.folder::<FolderBeginnings>(id).map(|folder| folder.handicaps).unwrap_or_default()
    }

    fn start_with(&self, id: &str, options: &Options, key: &str, giver: Seat) -> Option<String> {
        let folder = self.folder::<FolderBeginnings>(id)?;
        let handicap = folder.handicaps.iter().find(|handicap| handicap.key == key)?;
        (folder.start_with)(id, options, handicap, giver)
    }

    fn handicap_of(&self, record: &Record) -> Option<(&'static Handicap, Seat)> {
        let start = record.start.as_deref()?;
        let folder = self.folder::<FolderBeginnings>(&record.id)?;
        let info = folder.variants.iter().find(|info| info.id == record.id)?;
        let all = folder.handicaps.iter().flat_map(|handicap| info.seats().map(move |seat| (handicap, seat)));
        let begins_so = |(handicap, giver): &(&Handicap, Seat)| {
            (folder.start_with)(&record.id, &record.options, handicap, *giver).is_some_and(|text| text == start)
        };
        all.into_iter().find(begins_so)
    }
}
