//! The language that is spoken. All words come from its tables; what has been told is never kept, so that everything is
//! right again as soon as it has been drawn anew in another language.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use ::words::{Language, Message, Plurals, Table, TableError};

/// Tells one language from the one before. A part of a page that tells words of its own has this among its properties:
/// they differ when another language is spoken, and so it is drawn again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tongue(u32);

thread_local! {
    static SPOKEN: RefCell<Rc<Language>> = RefCell::new(Rc::new(first()));
    static TONGUE: Cell<Tongue> = const { Cell::new(Tongue(0)) };
}

/// What is spoken before anything is set: nothing, and English in tests.
#[cfg(not(test))]
fn first() -> Language {
    struct NoPlurals;

    impl Plurals for NoPlurals {
        fn category(&self, _number: i64) -> ::words::Category {
            ::words::Category::Other
        }
    }

    Language::new(Box::new(NoPlurals))
}

#[cfg(test)]
fn first() -> Language {
    super::tests::files::language("en")
}

/// Makes a language of its tables, as they are fetched, and speaks it from now on. Nothing changes when one of them is
/// none.
///
/// # Errors
/// When a text is no table.
pub(crate) fn speak<'a>(
    plurals: Box<dyn Plurals>,
    tables: impl IntoIterator<Item = &'a str>,
) -> Result<(), TableError> {
    let mut language = Language::new(plurals);
    for table in tables {
        language.add(Table::read(table)?);
    }
    set(language);
    Ok(())
}

/// Speaks another language from now on. What is on the page has to be drawn again.
pub(crate) fn set(language: impl Into<Rc<Language>>) {
    SPOKEN.set(language.into());
    TONGUE.set(Tongue(TONGUE.get().0.wrapping_add(1)));
}

/// The language that is spoken.
pub(crate) fn spoken() -> Rc<Language> {
    SPOKEN.with_borrow(Rc::clone)
}

/// Which language is spoken.
pub(crate) fn tongue() -> Tongue {
    TONGUE.get()
}

/// Whether the language has a message.
pub(super) fn has(key: &str) -> bool {
    spoken().has(key)
}

/// A message in words.
pub(crate) fn told(message: &Message) -> String {
    spoken().tell(message)
}

/// A message without arguments in words.
pub(crate) fn told_key(key: &'static str) -> String {
    told(&Message::new(key))
}

/// Messages that are sentences, in words.
pub(crate) fn all_told(messages: &[Message]) -> String {
    let language = spoken();
    let told: Vec<String> = messages.iter().map(|message| language.tell(message)).collect();
    told.join(" ")
}

/// A message: its key, which is a literal so that tests find it, and its arguments by name.
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        ::words::Message::new($key)$(.with(stringify!($name), $value))*
    };
}

/// A message in words.
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
        let before = tongue();
        assert_eq!(tell!("undo"), "Undo");
        set(files::language("ar"));
        assert_eq!((tell!("undo").as_str(), spoken().tag(), spoken().is_rtl()), ("تراجع", "ar", true));
        assert_ne!(tongue(), before);
        let tables = ["en ltr\nundo=Back\n", "en ltr\nlaska-over=Over {n}\n"];
        speak(::words::native_plurals("en"), tables).unwrap();
        assert_eq!((tell!("undo"), tell!("laska-over", n = 3)), ("Back".to_owned(), "Over 3".to_owned()));
        assert_eq!(all_told(&[message!("undo"), message!("undo")]), "Back Back");
        // What is no table changes nothing.
        let tongue = tongue();
        assert!(speak(::words::native_plurals("en"), ["<!doctype html>"]).is_err());
        assert_eq!((tell!("undo").as_str(), super::tongue()), ("Back", tongue));
    }
}
