//! The current language. All texts come from its tables; formatted text is never stored, so a redraw in another
//! language updates everything.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use ::i18n::{Language, Message, MessageTable, MessageTableError, Plurals};

/// Identifies a language. A part of a page that formats its own text has this among its properties: it differs after a
/// change of language, and so the part is redrawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tongue(u32);

thread_local! {
    static SPOKEN: RefCell<Rc<Language>> = RefCell::new(Rc::new(first()));
    static TONGUE: Cell<Tongue> = const { Cell::new(Tongue(0)) };
}

/// The language before any is set: none, and English in tests.
#[cfg(not(test))]
fn first() -> Language {
    struct NoPlurals;

    impl Plurals for NoPlurals {
        fn category(&self, _number: i64) -> ::i18n::Category {
            ::i18n::Category::Other
        }
    }

    Language::new(Box::new(NoPlurals))
}

#[cfg(test)]
fn first() -> Language {
    super::tests::files::language("en")
}

/// Builds a language from its tables, as fetched, and makes it current. Nothing changes when one of them is invalid.
///
/// # Errors
/// When a text is not a table.
pub(crate) fn speak<'a>(
    plurals: Box<dyn Plurals>,
    tables: impl IntoIterator<Item = &'a str>,
) -> Result<(), MessageTableError> {
    let mut language = Language::new(plurals);
    for table in tables {
        language.add(MessageTable::read(table)?);
    }
    set(language);
    Ok(())
}

/// Changes the current language. The page then has to be redrawn.
pub(crate) fn set(language: impl Into<Rc<Language>>) {
    SPOKEN.set(language.into());
    TONGUE.set(Tongue(TONGUE.get().0.wrapping_add(1)));
}

/// The current language.
pub(crate) fn spoken() -> Rc<Language> {
    SPOKEN.with_borrow(Rc::clone)
}

/// Identifies the current language.
pub(crate) fn language() -> Tongue {
    TONGUE.get()
}

/// Whether the language has a message.
pub(super) fn has(key: &str) -> bool {
    spoken().has(key)
}

/// Formats a message.
pub(crate) fn told(message: &Message) -> String {
    spoken().tell(message)
}

/// Formats a message without arguments.
pub(crate) fn told_key(key: &'static str) -> String {
    told(&Message::new(key))
}

/// Formats messages that are sentences.
pub(crate) fn all_told(messages: &[Message]) -> String {
    let language = spoken();
    let told: Vec<String> = messages.iter().map(|message| language.tell(message)).collect();
    told.join(" ")
}

/// A message: its key, a literal so that tests find it, and its arguments by name.
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        ::i18n::Message::new($key)$(.with(stringify!($name), $value))*
    };
}

/// A message, formatted.
macro_rules! tell {
    ($key:literal $(,)?) => {
        $crate::words::language::told_key($key)
    };
    ($($message:tt)+) => {
        $crate::words::language::told(&$crate::words::message!($($message)+))
    };
}

pub(crate) use {message, tell};

#[cfg(test)]
mod tests {
    use super::super::tests::files;
    use super::*;

    #[test]
    fn another_language_is_spoken_as_soon_as_it_is_set() {
        let before = language();
        assert_eq!(tell!("undo"), "Undo");
        set(files::language("ar"));
        assert_eq!((tell!("undo").as_str(), spoken().tag(), spoken().is_rtl()), ("تراجع", "ar", true));
        assert_ne!(language(), before);
        let tables = ["en ltr\nundo=Back\n", "en ltr\nlaska-over=Over {n}\n"];
        speak(::i18n::native_plurals("en"), tables).unwrap();
        assert_eq!((tell!("undo"), tell!("laska-over", n = 3)), ("Back".to_owned(), "Over 3".to_owned()));
        assert_eq!(all_told(&[message!("undo"), message!("undo")]), "Back Back");
        // An invalid table changes nothing.
        let language = language();
        assert!(speak(::i18n::native_plurals("en"), ["<!doctype html>"]).is_err());
        assert_eq!((tell!("undo").as_str(), super::language()), ("Back", language));
    }
}
