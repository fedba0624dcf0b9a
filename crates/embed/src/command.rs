//! What a page around a table can ask of it.

use core::fmt;

use rules::{GameInfo, Level};
use serde::{Deserialize, Deserializer, Serialize, de};
use table::Orientation;

use crate::address::{Mode, level_of, level_of_strength, orientation_of};

/// The most bytes of a message.
const MOST: usize = 200_000;
/// The most characters of the id of a command.
const MOST_OF_ID: usize = 64;

/// A whole number or a text: what a command is called by whoever gives it, so that its answer can be told from others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum CommandId {
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandId::Number(number) => number.fmt(f),
            CommandId::Text(text) => text.fmt(f),
        }
    }
}

/// By hand: what serde derives for this keeps the whole value, and is a large part of a program.
impl<'de> Deserialize<'de> for CommandId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CommandId, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = CommandId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number or a text")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<CommandId, E> {
                Ok(CommandId::Number(number))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<CommandId, E> {
                i64::try_from(number).map(CommandId::Number).map_err(|_| E::custom("the number is too large"))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<CommandId, E> {
                Ok(CommandId::Text(text.to_owned()))
            }
        }

        from.deserialize_any(Visitor)
    }
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
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// What happens is told from now on.
    Listen,
    /// Something is put on the table.
    Load(Load),
    /// A turn, or the rest of one, is played for whoever plays here, in the notation of the game. Without one the dice
    /// that wait are thrown.
    Play(Option<String>),
    /// The last turn of whoever plays here is taken back.
    Undo,
    /// The board is turned to the next seat.
    Flip,
    /// Something is shown or done otherwise.
    Set(Choices),
    /// The legal moves are asked for: those of a piece on this square, by its name, or all.
    Ask(Option<String>),
    /// A hint is shown, or more of it.
    Hint,
    /// The game is reviewed.
    Review,
}

/// What is put on the table: a position, a record, or with neither a new game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Load {
    /// A position, in a notation of the game.
    pub position: Option<String>,
    /// A record of a game, in a form that the game has.
    pub record: Option<String>,
    /// What is done there.
    pub mode: Option<Mode>,
    /// How strong the computer is.
    pub level: Option<Level>,
    /// The seat of whoever plays here, counted from 1.
    pub side: Option<String>,
}

/// What is shown or done otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Whose side is at the bottom: the number of a seat, or `auto`.
    pub orientation: Option<String>,
    /// How strong the computer is on all of its seats.
    pub level: Option<Level>,
    /// What the page itself keeps: names, and what is chosen.
    pub of_page: Vec<(&'static str, &'static str)>,
}

impl Choices {
    /// Whose side is to be at the bottom.
    ///
    /// # Errors
    /// [`Fault::Refused`] where the game has no such seat.
    pub fn orientation(&self, info: &GameInfo) -> Result<Option<Orientation>, Fault> {
        let wanted = self.orientation.as_ref();
        wanted.map(|text| orientation_of(info, text).ok_or(Fault::Refused)).transpose()
    }
}

/// What a page can choose of what the table's page keeps: the same as a reader, by the names in `theme.js`.
const CHOICES: [(&str, &[&str]); 4] = [
    ("theme", &["auto", "light", "dark"]),
    ("look", &["auto", "wood", "ink", "plain", "lasker"]),
    ("size", &["auto", "medium", "small"]),
    ("speed", &["auto", "double", "half", "none"]),
];

/// A message as it comes: the fields of all commands.
#[derive(PartialEq, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Fields {
    id: Option<CommandId>,
    r#do: String,
    r#move: Option<String>,
    site: Option<String>,
    position: Option<String>,
    record: Option<String>,
    mode: Option<String>,
    strength: Option<CommandId>,
    level: Option<CommandId>,
    side: Option<CommandId>,
    orientation: Option<CommandId>,
    theme: Option<String>,
    look: Option<String>,
    size: Option<String>,
    speed: Option<String>,
    sounds: Option<bool>,
}

/// The id alone, of a message that is not understood.
#[derive(Default, Deserialize)]
#[serde(default)]
struct OnlyId {
    id: Option<CommandId>,
}

/// What is wrong with a message.
type Malformed = String;

impl Fields {
    /// Takes the order out of the fields.
    fn order(&mut self) -> Result<Order, Malformed> {
        let name = core::mem::take(&mut self.r#do);
        Ok(match &*name {
            "listen" => Order::Listen,
            "load" => Order::Load(Load {
                position: self.position.take(),
                record: self.record.take(),
                mode: self.mode.take().map(|text| known(Mode::named(&text), "mode", &text)).transpose()?,
                level: self.level()?,
                side: self.side.take().map(|side| side.to_string()),
            }),
            "play" => Order::Play(self.r#move.take()),
            "undo" => Order::Undo,
            "flip" => Order::Flip,
            "set" => Order::Set(Choices {
                orientation: self.orientation.take().map(|text| text.to_string()),
                level: self.level()?,
                of_page: self.of_page()?,
            }),
            "ask" => Order::Ask(self.site.take()),
            "hint" => Order::Hint,
            "review" => Order::Review,
            _ => return Err(["there is no command “", &name, "”"].concat()),
        })
    }

    fn level(&mut self) -> Result<Option<Level>, Malformed> {
        let strength = self.strength.take().map(|strength| strength.to_string());
        let strength = strength.map(|text| known(level_of_strength(&text), "strength", &text)).transpose()?;
        let level = self.level.take().map(|level| level.to_string());
        let level = level.map(|text| known(level_of(&text), "level", &text)).transpose()?;
        Ok(strength.or(level))
    }

    fn of_page(&mut self) -> Result<Vec<(&'static str, &'static str)>, Malformed> {
        let chosen = [self.theme.take(), self.look.take(), self.size.take(), self.speed.take()];
        let mut all = Vec::new();
        for ((name, values), text) in CHOICES.into_iter().zip(chosen) {
            let Some(text) = text else { continue };
            all.push((name, known(values.iter().copied().find(|value| **value == text), name, &text)?));
        }
        all.extend(self.sounds.take().map(|is_on| ("sounds", if is_on { "on" } else { "off" })));
        Ok(all)
    }
}

fn known<T>(found: Option<T>, what: &str, text: &str) -> Result<T, Malformed> {
    found.ok_or_else(|| ["there is no ", what, " “", text, "”"].concat())
}

/// Why a command is not obeyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    let malformed = |id, why| CommandError { id, fault: Fault::Malformed, why };
    // A list would be read as the fields in their order.
    if !text.trim_start().starts_with('{') {
        return Err(malformed(None, "a command is an object".to_owned()));
    }
    let fields: Result<Fields, _> = serde_json::from_str(text);
    let mut fields = match fields {
        Ok(fields) => fields,
        Err(error) => {
            let only: OnlyId = serde_json::from_str(text).unwrap_or_default();
            return Err(malformed(only.id.filter(is_short), error.to_string()));
        }
    };
    let id = fields.id.take();
    if !id.iter().all(is_short) {
        return Err(malformed(None, format!("an id has at most {MOST_OF_ID} characters")));
    }
    match fields.order() {
        Ok(_) if fields != Fields::default() => {
            Err(malformed(id, "a field does not belong to this command".to_owned()))
        }
        Ok(order) => Ok(Command { id, order }),
        Err(why) => Err(malformed(id, why)),
    }
}

fn is_short(id: &CommandId) -> bool {
    !matches!(id, CommandId::Text(text) if text.chars().count() > MOST_OF_ID)
}
