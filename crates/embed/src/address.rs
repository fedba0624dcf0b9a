//! What the address of an embedded table asks for, beside a position or a record.

use rules::{GameInfo, Level, Seat};
use table::{Orientation, Setup};

/// What is done at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Somebody plays against the computer.
    #[default]
    Play,
    /// People play at one screen: two, or as many as the game has seats.
    Two,
    /// A record is looked at.
    Replay,
    /// A study is solved.
    Study,
}

impl Mode {
    /// All, with their names in addresses.
    const ALL: [(&str, Mode); 4] =
        [("play", Mode::Play), ("two", Mode::Two), ("replay", Mode::Replay), ("study", Mode::Study)];

    /// The mode of this name.
    pub fn named(name: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, mode)| mode)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        Mode::ALL[self as usize].0
    }
}

/// The names of the parameters.
const NAMES: [&str; 5] = ["mode", "strength", "level", "side", "orientation"];
/// The name of the parameter for a study. It can be anything: the studies are not known here.
const STUDY: &str = "study";

/// The other names of parameters: what the page itself reads, and what tests ask for.
const OTHER_NAMES: [&str; 15] = [
    "lang",
    "theme",
    "look",
    "size",
    "fields",
    "coordinates",
    "goals",
    "last",
    "speed",
    "sounds",
    "position",
    "record",
    "day",
    "nodes",
    "seed",
];
/// How names begin that other sites add to every address to know where a visitor came from.
const OF_OTHERS: [&str; 4] = ["utm_", "fbclid", "gclid", "msclkid"];

/// The query of an address, such as `?lang=en&theme=dark`, as it was meant: where an editor has written `&amp;` for the
/// sign between two parameters, that can mean nothing else.
pub fn plain_query(query: &str) -> String {
    // A search for a text of five letters would cost every page a kilobyte.
    let mut parts = query.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain.push('&');
        plain.push_str(part.strip_prefix("amp;").unwrap_or(part));
    }
    plain
}

/// The parameters of a query whose names mean nothing, as `name=value`.
pub fn unknown_names(query: &str) -> Vec<String> {
    let is_known = |name: &&str| {
        let known = NAMES.iter().chain(&OTHER_NAMES).chain([&STUDY]);
        name.is_empty()
            || known.into_iter().any(|known| known == name)
            || OF_OTHERS.iter().any(|of| name.starts_with(of))
    };
    let plain = plain_query(query);
    let parameters = plain.trim_start_matches('?').split('&');
    parameters.filter(|one| !is_known(&one.split('=').next().unwrap_or_default())).map(str::to_owned).collect()
}

/// The level of the number that a `strength` is.
pub fn level_of_strength(text: &str) -> Option<Level> {
    text.parse().ok().and_then(Level::new)
}

/// The level that a `level` means: builds before version 1.1 had three, with names or the numbers 1 to 3.
pub fn level_of(text: &str) -> Option<Level> {
    let number = text.parse().ok().filter(|number| (1..=3).contains(number));
    number.map(Level::of_three).or_else(|| Level::of_name(text))
}

/// The seat of a game by its number in the order of play, from 1 on.
pub fn seat_of(info: &GameInfo, text: &str) -> Option<Seat> {
    let number: usize = text.parse().ok()?;
    info.seats().nth(number.checked_sub(1)?)
}

/// What an address asks for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wanted {
    /// What is done; `None` where nothing is said of that: see [`Wanted::mode`].
    mode: Option<Mode>,
    level: Option<Level>,
    side: Option<Seat>,
    /// The id of the study that is to be solved.
    study: Option<String>,
    /// Whose side is at the bottom; `None` for that of whoever plays here.
    pub orientation: Option<Orientation>,
    /// Whether anything is said that means nothing: see [`Wanted::unknown`].
    pub is_odd: bool,
}

impl Wanted {
    /// Reads the parameters of an address; `said` gives each by its name.
    pub fn read(info: &GameInfo, said: impl Fn(&str) -> Option<String>) -> Wanted {
        let [mode, strength, level, side, orientation] = NAMES.map(|name| said(name).unwrap_or_default());
        let (by_strength, by_level) = (level_of_strength(&strength), level_of(&level));
        let wanted = Wanted {
            mode: Mode::named(&mode),
            level: by_strength.or(by_level),
            side: seat_of(info, &side),
            study: said(STUDY).filter(|id| !id.is_empty()),
            orientation: orientation_of(info, &orientation),
            is_odd: false,
        };
        let is_known = |text: &str, is_read: bool| is_read || text.is_empty();
        let is_odd = !(is_known(&mode, wanted.mode.is_some())
            && is_known(&strength, by_strength.is_some())
            && is_known(&level, by_level.is_some())
            && is_known(&side, wanted.side.is_some())
            && is_known(&orientation, wanted.orientation.is_some()));
        Wanted { is_odd, ..wanted }
    }

    /// What an address says that means nothing, as `name=value`.
    pub fn unknown(info: &GameInfo, said: impl Fn(&str) -> Option<String>) -> Vec<String> {
        let means_nothing = |name: &&str| Wanted::read(info, |other| said(other).filter(|_| *name == other)).is_odd;
        let text = |name: &str| [name, "=", &said(name).unwrap_or_default()].concat();
        NAMES.into_iter().filter(means_nothing).map(text).collect()
    }

    /// What is done at the table: a study is solved and a record is looked at unless something else is said.
    pub fn mode(&self, has_record: bool) -> Mode {
        self.mode.unwrap_or(match (&self.study, has_record) {
            (Some(_), _) => Mode::Study,
            (None, true) => Mode::Replay,
            (None, false) => Mode::Play,
        })
    }

    /// The id of the study that is to be solved, if one is named.
    pub fn study(&self) -> Option<&str> {
        self.study.as_deref()
    }

    /// The level that is asked for.
    pub fn level(&self) -> Option<Level> {
        self.level
    }

    /// The seat of whoever plays here, if it is said.
    pub fn side(&self) -> Option<Seat> {
        self.side
    }

    /// A setup with what is asked for.
    pub fn applied_to(&self, mut setup: Setup) -> Setup {
        if let Some(level) = self.level {
            setup = setup.at_level(level);
        }
        if let Some(side) = self.side {
            setup = setup.seen_from(side);
        }
        if self.mode == Some(Mode::Two) { setup.for_people() } else { setup }
    }
}

/// Whose side is at the bottom: a seat's, or `auto` for that of whoever is to move.
pub(crate) fn orientation_of(info: &GameInfo, text: &str) -> Option<Orientation> {
    if text == "auto" { Some(Orientation::AutoFlip) } else { seat_of(info, text).map(Orientation::Seat) }
}
