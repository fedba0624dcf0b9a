//! What the address of an embedded table asks for, beside a position or a record.

use play::Level;
use rules::{GameInfo, Seat};
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

/// The names of levels.
const LEVELS: [&str; 3] = ["beginner", "good", "best"];

/// The level of a name, or of its number.
pub fn level_of(text: &str) -> Option<Level> {
    let nth = |number: usize| Level::ALL.get(number.checked_sub(1)?).copied();
    match text.parse() {
        Ok(number) => nth(number),
        Err(_) => nth(LEVELS.iter().position(|name| *name == text)? + 1),
    }
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
    /// Whose side is at the bottom; `None` for that of whoever plays here.
    pub orientation: Option<Orientation>,
    /// What is said and means nothing, as `name=value`.
    pub unknown: Vec<String>,
}

impl Wanted {
    /// Reads the parameters of an address; `said` gives each by its name.
    pub fn read(info: &GameInfo, said: impl Fn(&str) -> Option<String>) -> Wanted {
        let mut unknown = Vec::new();
        let mut wanted = Wanted::default();
        let mut take = |name: &str, set: &mut dyn FnMut(&str) -> bool| {
            if let Some(text) = said(name).filter(|text| !text.is_empty())
                && !set(&text)
            {
                unknown.push([name, "=", &text].concat());
            }
        };
        take("mode", &mut |text| keep(&mut wanted.mode, Mode::named(text)));
        take("level", &mut |text| keep(&mut wanted.level, level_of(text)));
        take("side", &mut |text| keep(&mut wanted.side, seat_of(info, text)));
        take("orientation", &mut |text| keep(&mut wanted.orientation, orientation_of(info, text)));
        Wanted { unknown, ..wanted }
    }

    /// What is done at the table: a record is looked at unless something else is said.
    pub fn mode(&self, has_record: bool) -> Mode {
        self.mode.unwrap_or(if has_record { Mode::Replay } else { Mode::Play })
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
    pub fn applied_to(&self, setup: &Setup) -> Setup {
        let mut setup = self.level.map_or_else(|| setup.clone(), |level| setup.at_level(level));
        if let Some(side) = self.side {
            setup = setup.seen_from(side);
        }
        if self.mode == Some(Mode::Two) { setup.for_people() } else { setup }
    }
}

fn keep<T>(place: &mut Option<T>, found: Option<T>) -> bool {
    let is_found = found.is_some();
    if is_found {
        *place = found;
    }
    is_found
}

/// Whose side is at the bottom: a seat's, or `auto` for that of whoever is to move.
pub(crate) fn orientation_of(info: &GameInfo, text: &str) -> Option<Orientation> {
    if text == "auto" { Some(Orientation::AutoFlip) } else { seat_of(info, text).map(Orientation::Seat) }
}
