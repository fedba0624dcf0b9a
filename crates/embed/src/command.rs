//! What a page around a table can ask of it.

use play::Level;
use serde::Deserialize;
use table::Orientation;

use crate::address::{Mode, level_of, orientation_of};

/// The most bytes of a message.
const MOST: usize = 200_000;
/// The most characters of the id of a command.
const MOST_OF_ID: usize = 64;

/// What a command is called by whoever gives it, so that its answer can be told from others.
#[derive(Clone, PartialEq, Debug, Deserialize, serde::Serialize)]
#[serde(untagged)]
pub enum CommandId {
    /// A whole number.
    Number(i64),
    /// A text of at most 64 characters.
    Text(String),
}

/// A command.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// Its id; without one it is not answered unless it fails.
    pub id: Option<CommandId>,
    /// What is to be done.
    pub order: Order,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Order {
    /// What happens is told from now on.
    Listen {},
    /// Something is put on the table.
    Load(Load),
    /// A turn, or the rest of one, is played for whoever plays here. Without a move the dice that wait are thrown.
    Play {
        /// The move, in the notation of the game.
        #[serde(default, rename = "move")]
        turn: Option<String>,
    },
    /// The last turn of whoever plays here is taken back.
    Undo {},
    /// The board is turned to the next seat.
    Flip {},
    /// Something is shown or done otherwise.
    Set(Choices),
    /// The legal moves are asked for.
    Ask {
        /// Those of a piece on this square, by its name; all without one.
        #[serde(default)]
        site: Option<String>,
    },
}

/// What is put on the table: a position, a record, or with neither a new game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// A position, in a notation of the game.
    #[serde(default)]
    pub position: Option<String>,
    /// A record of a game, in a form that the game has.
    #[serde(default)]
    pub record: Option<String>,
    /// What is done there: see [`Mode`].
    #[serde(default, deserialize_with = "mode")]
    pub mode: Option<Mode>,
    /// How strong the computer is.
    #[serde(default, deserialize_with = "level")]
    pub level: Option<Level>,
    /// The seat of whoever plays here, counted from 1.
    #[serde(default)]
    pub side: Option<u8>,
}

/// What is shown or done otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// Whose side is at the bottom: the number of a seat, or `auto`.
    #[serde(default)]
    pub orientation: Option<NumberOrText>,
    /// How strong the computer is on all of its seats.
    #[serde(default, deserialize_with = "level")]
    pub level: Option<Level>,
    /// The colours.
    #[serde(default)]
    pub theme: Option<Theme>,
    /// The look of the board, by its name.
    #[serde(default)]
    pub look: Option<Look>,
    /// The size of the board.
    #[serde(default)]
    pub size: Option<Size>,
    /// How fast pieces move.
    #[serde(default)]
    pub speed: Option<Speed>,
    /// Whether there are sounds.
    #[serde(default)]
    pub sounds: Option<bool>,
}

/// A number, or a word in its place.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum NumberOrText {
    /// A number.
    Number(u8),
    /// A word.
    Text(String),
}

/// Choices among names, each as the page's own choice of that kind has them.
macro_rules! names {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $value:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
        pub enum $name {
            $($(#[$of])* #[serde(rename = $text)] $value),*
        }

        impl $name {
            /// Its name.
            fn name(self) -> &'static str {
                match self { $($name::$value => $text),* }
            }
        }
    };
}

names! {
    /// The colours.
    Theme {
        /// As the reader's system.
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

names! {
    /// The look of the board.
    Look {
        /// The usual.
        Auto = "auto",
        /// Wood.
        Wood = "wood",
        /// Ink, with high contrast.
        Ink = "ink",
        /// Lasker's colours.
        Lasker = "lasker",
    }
}

names! {
    /// The size of the board.
    Size {
        /// As large as possible.
        Auto = "auto",
        /// Medium.
        Medium = "medium",
        /// Small.
        Small = "small",
    }
}

names! {
    /// How fast pieces move.
    Speed {
        /// Normal.
        Auto = "auto",
        /// Fast.
        Double = "double",
        /// Slowly.
        Half = "half",
        /// They do not.
        None = "none",
    }
}

impl Choices {
    /// The choices that the page itself keeps: their names, and what is chosen.
    pub fn of_page(&self) -> Vec<(&'static str, &'static str)> {
        let sounds = self.sounds.map(|on| ("sounds", if on { "on" } else { "off" }));
        let named = [
            self.theme.map(|theme| ("theme", theme.name())),
            self.look.map(|look| ("look", look.name())),
            self.size.map(|size| ("size", size.name())),
            self.speed.map(|speed| ("speed", speed.name())),
        ];
        named.into_iter().flatten().chain(sounds).collect()
    }

    /// Whose side is to be at the bottom.
    ///
    /// # Errors
    /// [`Fault::Refused`] where the game has no such seat.
    pub fn orientation(&self, info: &rules::GameInfo) -> Result<Option<Orientation>, Fault> {
        let Some(wanted) = &self.orientation else { return Ok(None) };
        let text = match wanted {
            NumberOrText::Number(number) => number.to_string(),
            NumberOrText::Text(text) => text.clone(),
        };
        orientation_of(info, &text).map(Some).ok_or(Fault::Refused)
    }
}

fn mode<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Mode>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    text.map(|text| Mode::named(&text).ok_or_else(|| unknown("a mode"))).transpose()
}

fn level<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Level>, D::Error> {
    let found = Option::<NumberOrText>::deserialize(from)?;
    let level = |found| match found {
        NumberOrText::Number(number) => level_of(&number.to_string()),
        NumberOrText::Text(text) => level_of(&text),
    };
    found.map(|found| level(found).ok_or_else(|| unknown("a level"))).transpose()
}

fn unknown<E: serde::de::Error>(what: &str) -> E {
    E::custom(format_args!("this is not {what}"))
}

/// Why a command is not obeyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fault {
    /// It is no command.
    Malformed,
    /// It is too long, or there were too many at once.
    Flood,
    /// It cannot be done here and now, such as a move that is not legal.
    Refused,
}

/// A message that is no command.
#[derive(Clone, PartialEq, Debug)]
pub struct CommandError {
    /// The id in it, if one can be made out.
    pub id: Option<CommandId>,
    /// What is wrong.
    pub fault: Fault,
    /// What is wrong with it, in English, for whoever writes the page.
    pub why: String,
}

/// Reads a message.
///
/// # Errors
/// When it is no command.
pub fn read(text: &str) -> Result<Command, CommandError> {
    if text.len() > MOST {
        return Err(CommandError { id: None, fault: Fault::Flood, why: format!("more than {MOST} bytes") });
    }
    let malformed = |id, why: String| CommandError { id, fault: Fault::Malformed, why };
    let value: serde_json::Value = serde_json::from_str(text).map_err(|error| malformed(None, error.to_string()))?;
    let serde_json::Value::Object(mut fields) = value else {
        return Err(malformed(None, "a command is an object".to_owned()));
    };
    let id = match fields.remove("id").map(serde_json::from_value::<CommandId>) {
        None => None,
        Some(Ok(CommandId::Text(text))) if text.chars().count() > MOST_OF_ID => {
            return Err(malformed(None, format!("an id has at most {MOST_OF_ID} characters")));
        }
        Some(Ok(id)) => Some(id),
        Some(Err(_)) => return Err(malformed(None, "an id is a whole number or a text".to_owned())),
    };
    match serde_json::from_value(serde_json::Value::Object(fields)) {
        Ok(order) => Ok(Command { id, order }),
        Err(error) => Err(malformed(id, error.to_string())),
    }
}
