//! Formats messages.

use core::fmt;

use crate::pattern::{Extra, Given, Part, Parts, Variant};
use rules::{Arg, Message};

use crate::{MessageTable, Plurals};

/// The deepest nesting of messages; this catches a message that contains itself.
const MOST_DEEP: usize = 32;
/// Isolates a text that may run in another direction.
const ISOLATE: char = '\u{2068}';
const END_OF_ISOLATE: char = '\u{2069}';

/// A language with its messages.
pub struct Language {
    plurals: Box<dyn Plurals>,
    tables: Vec<MessageTable>,
}

/// Why a message cannot be formatted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The language has no such message.
    NoMessage {
        /// Its key.
        key: String,
    },
    /// A variable has no value.
    NoVariable {
        /// Its name.
        name: String,
    },
    /// A seat, a team or a kind of piece was not replaced by its name: a language does not know the game.
    Nameless {
        /// What it is, for developers.
        what: String,
    },
    /// Messages are nested too deeply, or endlessly.
    TooDeep,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoMessage { key } => write!(f, "there is no message `{key}`"),
            Fault::NoVariable { name } => write!(f, "nobody gives ${name}"),
            Fault::Nameless { what } => write!(f, "{what} has no name here"),
            Fault::TooDeep => f.write_str("messages lie in each other without an end"),
        }
    }
}

impl std::error::Error for Fault {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Language").field("tag", &self.tag()).finish_non_exhaustive()
    }
}

impl Language {
    /// A language with no messages yet.
    #[must_use]
    pub fn new(plurals: Box<dyn Plurals>) -> Language {
        Language { plurals, tables: Vec::new() }
    }

    /// Adds messages. If two have the same key, the earlier one wins.
    ///
    /// Messages nest, and each language puts them in its own order and form:
    ///
    /// ```
    /// use i18n::{Language, MessageTable};
    /// use rules::Message;
    ///
    /// # struct Plain;
    /// # impl i18n::Plurals for Plain {
    /// #     fn category(&self, _: i64) -> i18n::Category { i18n::Category::Other }
    /// # }
    /// let mut slovenian = Language::new(Box::new(Plain));
    /// slovenian.add(MessageTable::read("sl ltr\nwhite={?case|genitive=belega|*nominative=beli}\n")?);
    /// slovenian.add(MessageTable::read("sl ltr\nturn=Poteza {who case=genitive}\nwon={who} je zmagal\n")?);
    /// let white = || Message::new("white");
    /// assert_eq!(slovenian.format(&Message::new("turn").with("who", white())), "Poteza belega");
    /// assert_eq!(slovenian.format(&Message::new("won").with("who", white())), "beli je zmagal");
    /// # Ok::<(), i18n::MessageTableError>(())
    /// ```
    pub fn add(&mut self, table: MessageTable) {
        self.tables.push(table);
    }

    /// The language's tag, such as `en`; empty while it has no messages.
    #[must_use]
    pub fn tag(&self) -> &str {
        self.tables.first().map_or("", MessageTable::tag)
    }

    /// Whether it is written from right to left.
    #[must_use]
    pub fn is_rtl(&self) -> bool {
        self.tables.first().is_some_and(MessageTable::is_rtl)
    }

    /// Whether it has this message.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.find(key).is_some()
    }

    /// Formats a message. Missing parts are shown by their names, so that readers can make sense of the rest.
    #[must_use]
    pub fn format(&self, message: &Message) -> String {
        self.formatting(message).out
    }

    /// Formats a message.
    ///
    /// ```
    /// use i18n::{Fault, Language, MessageTable};
    /// use rules::Message;
    ///
    /// # struct Plain;
    /// # impl i18n::Plurals for Plain {
    /// #     fn category(&self, _: i64) -> i18n::Category { i18n::Category::Other }
    /// # }
    /// let mut language = Language::new(Box::new(Plain));
    /// language.add(MessageTable::read("en ltr\nmoves=It is the turn of {who}.\n")?);
    /// let message = Message::new("moves");
    /// assert_eq!(language.try_format(&message), Err(Fault::NoVariable { name: "who".to_owned() }));
    /// assert_eq!(language.format(&message), "It is the turn of {who}.", "readers make sense of the rest");
    /// assert_eq!(language.try_format(&message.with("who", "Ann")).as_deref(), Ok("It is the turn of Ann."));
    /// # Ok::<(), i18n::MessageTableError>(())
    /// ```
    ///
    /// # Errors
    /// The first missing part.
    pub fn try_format(&self, message: &Message) -> Result<String, Fault> {
        let Formatting { out, fault, .. } = self.formatting(message);
        fault.map_or(Ok(out), Err)
    }

    fn formatting(&self, message: &Message) -> Formatting<'_> {
        let mut formatting = Formatting { language: self, out: String::new(), fault: None, depth: 0 };
        formatting.message(message, None);
        formatting
    }

    fn find(&self, key: &str) -> Option<&str> {
        self.tables.iter().find_map(|table| table.find(key))
    }

    /// Whether a text may run in another direction than this language.
    fn turns(&self, text: &str) -> bool {
        text.chars().any(|sign| if self.is_rtl() { sign.is_alphanumeric() && !is_rtl(sign) } else { is_rtl(sign) })
    }
}

/// Whether a character belongs to a script that is written from right to left.
fn is_rtl(sign: char) -> bool {
    matches!(sign, '\u{0590}'..='\u{08ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}')
}

/// The values of variables while a message is formatted.
struct Scope<'a> {
    args: &'a [(&'static str, Arg)],
    /// The variables set by the placeable that holds the message.
    extras: &'a [(&'a str, Variable<'a>)],
    /// The scope of that placeable.
    outer: Option<&'a Scope<'a>>,
}

/// The value of a variable.
#[derive(Clone, Copy)]
enum Variable<'a> {
    Value(&'a Arg),
    Word(&'a str),
}

impl<'a> Scope<'a> {
    fn find(&self, name: &str) -> Option<Variable<'a>> {
        let arg = || self.args.iter().find(|(known, _)| *known == name).map(|(_, value)| Variable::Value(value));
        // A message's own arguments come before those that it shares with the message around it.
        let outer = || self.outer.and_then(|outer| outer.form(name));
        self.extra(name).or_else(arg).or_else(outer)
    }

    /// The variables that reach the message from outside.
    fn form(&self, name: &str) -> Option<Variable<'a>> {
        self.extra(name).or_else(|| self.outer.and_then(|outer| outer.form(name)))
    }

    fn extra(&self, name: &str) -> Option<Variable<'a>> {
        self.extras.iter().find(|(known, _)| *known == name).map(|(_, variable)| *variable)
    }

    fn given(&self, extras: &[Extra<'a>]) -> Vec<(&'a str, Variable<'a>)> {
        let given = |extra: &Extra<'a>| match extra.is {
            Given::Word(word) => Some((extra.name, Variable::Word(word))),
            Given::Argument(name) => self.find(name).map(|variable| (extra.name, variable)),
        };
        extras.iter().filter_map(given).collect()
    }
}

/// A message being formatted.
struct Formatting<'a> {
    language: &'a Language,
    out: String,
    fault: Option<Fault>,
    depth: usize,
}

impl Formatting<'_> {
    fn message(&mut self, message: &Message, outer: Option<&Scope<'_>>) {
        self.pattern_of(&message.key, &Scope { args: &message.args, extras: &[], outer });
    }

    fn pattern_of(&mut self, key: &str, scope: &Scope<'_>) {
        if self.depth == MOST_DEEP {
            self.fail(Fault::TooDeep, "…");
            return;
        }
        let Some(pattern) = self.language.find(key) else {
            self.fail(Fault::NoMessage { key: key.to_owned() }, key);
            return;
        };
        self.depth += 1;
        self.pattern(pattern, scope);
        self.depth -= 1;
    }

    fn pattern(&mut self, pattern: &str, scope: &Scope<'_>) {
        for part in Parts::of(pattern) {
            match part {
                Part::Text(text) => self.out.push_str(text),
                Part::Argument(name, extras) => {
                    let extras = scope.given(&extras);
                    let inner = Scope { args: &[], extras: &extras, outer: Some(scope) };
                    match scope.find(name) {
                        Some(variable) => self.variable(variable, &inner),
                        None => self.fail(Fault::NoVariable { name: name.to_owned() }, &format!("{{{name}}}")),
                    }
                }
                Part::Message(key, extras) => {
                    let extras = scope.given(&extras);
                    let inner = Scope { args: scope.args, extras: &extras, outer: Some(scope) };
                    self.pattern_of(key, &inner);
                }
                Part::Choice(name, variants) => {
                    if let Some(variant) = self.choose(scope.find(name), &variants) {
                        self.pattern(variant.pattern, scope);
                    }
                }
            }
        }
    }

    fn variable(&mut self, variable: Variable<'_>, scope: &Scope<'_>) {
        match variable {
            Variable::Word(word) => self.out.push_str(word),
            Variable::Value(value) => self.value(value, scope),
        }
    }

    fn value(&mut self, value: &Arg, scope: &Scope<'_>) {
        match value {
            Arg::Text(text) => self.apart(text, self.language.turns(text)),
            // A minus sign would end up on the wrong side.
            Arg::Number(number) => self.apart(&number.to_string(), *number < 0 && self.language.is_rtl()),
            Arg::Message(message) => self.message(message, Some(scope)),
            Arg::List(values) => self.list(values, ["list-next", "list-and"], scope),
            Arg::Either(values) => self.list(values, ["list-or"; 2], scope),
            Arg::Seat(_) | Arg::Team(_) | Arg::Kind(_) => {
                let what = value.to_string();
                self.fail(Fault::Nameless { what: what.clone() }, &what);
            }
        }
    }

    fn apart(&mut self, text: &str, is_apart: bool) {
        if is_apart {
            self.out.push(ISOLATE);
        }
        self.out.push_str(text);
        if is_apart {
            self.out.push(END_OF_ISOLATE);
        }
    }

    /// Joins items from first to last, with one message for each next item and one for the last.
    fn list(&mut self, values: &[Arg], [next, end]: [&str; 2], scope: &Scope<'_>) {
        let Some((only, rest)) = values.split_first() else { return };
        let mut first = self.aside(|formatting| formatting.value(only, scope));
        for (idx, value) in rest.iter().enumerate() {
            let last = self.aside(|formatting| formatting.value(value, scope));
            let key = if idx + 1 == rest.len() { end } else { next };
            let told = [("first", Variable::Word(&first)), ("last", Variable::Word(&last))];
            let joint = Scope { args: &[], extras: &told, outer: None };
            first = self.aside(|formatting| formatting.pattern_of(key, &joint));
        }
        self.out.push_str(&first);
    }

    /// What an item would add.
    fn aside(&mut self, tell: impl FnOnce(&mut Self)) -> String {
        let before = core::mem::take(&mut self.out);
        tell(self);
        core::mem::replace(&mut self.out, before)
    }

    /// The first variant for exactly this value, or else for its plural category, or else the default one: in Slavic
    /// languages 21 has the category of 1.
    fn choose<'v>(&self, variable: Option<Variable<'_>>, variants: &'v [Variant<'v>]) -> Option<&'v Variant<'v>> {
        let named = |key: &str| variants.iter().find(|variant| variant.key == key);
        let counted =
            |number: i64| named(&number.to_string()).or_else(|| named(self.language.plurals.category(number).name()));
        let fitting = match variable {
            Some(Variable::Word(word)) => named(word),
            Some(Variable::Value(Arg::Text(text))) => named(text),
            Some(Variable::Value(Arg::Number(number))) => counted(*number),
            Some(Variable::Value(Arg::Message(message))) => named(&message.key),
            Some(Variable::Value(Arg::List(values) | Arg::Either(values))) => {
                i64::try_from(values.len()).ok().and_then(counted)
            }
            None | Some(Variable::Value(Arg::Seat(_) | Arg::Team(_) | Arg::Kind(_))) => None,
        };
        fitting.or_else(|| variants.iter().find(|variant| variant.is_default))
    }

    /// Records a missing part and shows it.
    fn fail(&mut self, fault: Fault, shown: &str) {
        self.out.push_str(shown);
        self.fault.get_or_insert(fault);
    }
}

#[cfg(test)]
mod tests;
