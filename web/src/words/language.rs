//! The current language. All texts come from its tables; formatted text is never stored, so a redraw in another
//! language updates everything.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use ::i18n::{Language, MessageTable, MessageTableError, Plurals};
use rules::Message;

/// Identifies a language. A part of a page that formats its own text has this among its properties: it differs after a
/// change of language, and so the part is redrawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LanguageId(u32);

thread_local! {
    static CURRENT: RefCell<Rc<Language>> = RefCell::new(Rc::new(first()));
    static LANGUAGE_ID: Cell<LanguageId> = const { Cell::new(LanguageId(0)) };
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
pub(crate) fn set_language<'a>(
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
    CURRENT.set(language.into());
    LANGUAGE_ID.set(LanguageId(LANGUAGE_ID.get().0.wrapping_add(1)));
}

/// The current language.
pub(crate) fn current() -> Rc<Language> {
    CURRENT.with_borrow(Rc::clone)
}

/// Identifies the current language.
pub(crate) fn language() -> LanguageId {
    LANGUAGE_ID.get()
}

/// Whether the language has a message.
pub(super) fn has(key: &str) -> bool {
    current().has(key)
}

/// Formats a message.
pub(crate) fn translate(message: &Message) -> String {
    current().format(message)
}

/// Formats a message without arguments.
pub(crate) fn translate_key(key: &'static str) -> String {
    translate(&Message::new(key))
}

/// Formats messages that are sentences.
pub(crate) fn translate_all(messages: &[Message]) -> String {
    let language = current();
    let texts: Vec<String> = messages.iter().map(|message| language.format(message)).collect();
    texts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::tests::files;
    use super::*;
    use crate::words::messages;

    #[test]
    fn another_language_is_spoken_as_soon_as_it_is_set() {
        let before = language();
        assert_eq!(translate(&messages::undo()), "Undo");
        set(files::language("ar"));
        assert_eq!((translate(&messages::undo()).as_str(), current().tag(), current().is_rtl()), ("تراجع", "ar", true));
        assert_ne!(language(), before);
        let tables = ["en ltr\nundo=Back\n", "en ltr\nlaska-over=Over {n}\n"];
        set_language(::i18n::native_plurals("en"), tables).unwrap();
        assert_eq!(
            (translate(&messages::undo()), translate(&Message::new("laska-over").with("n", 3))),
            ("Back".to_owned(), "Over 3".to_owned())
        );
        assert_eq!(translate_all(&[messages::undo(), messages::undo()]), "Back Back");
        // An invalid table changes nothing.
        let language = language();
        assert!(set_language(::i18n::native_plurals("en"), ["<!doctype html>"]).is_err());
        assert_eq!((translate(&messages::undo()).as_str(), super::language()), ("Back", language));
    }
}
