//! Texts of games that are known by name only.

use core::fmt;
use core::marker::PhantomData;

use rules::view::Effect;
use rules::{Catalogue, Format, Game, Mend, Message, Visitor};

use super::{
    PositionInText, PositionText, ReadGame, TextFormat, caveat, formats, mends_of_start, other_family,
    position_in_text, position_texts, read, write,
};
use crate::game_tree::GameTree;
use crate::record::Record;
use crate::session::{EnterError, OpenError};
use crate::table::{Table, play_turn_in};

/// Reads and writes texts of games: a [`Catalogue`] behind a reference, apart from [`crate::Games`], since few visits
/// need it.
pub trait GameTexts: Sync {
    /// The formats of the game `id`, the one that players know best first; none where there is no such game.
    fn formats(&self, id: &str) -> Vec<TextFormat>;

    /// Reads a text of the game `id`, game by game: see [`read`].
    ///
    /// # Errors
    /// When there is no such game.
    fn read<'t>(&self, id: &str, text: &'t str) -> Result<Box<dyn GameReader + 't>, OpenError> {
        self.read_in(id, text, "")
    }

    /// As [`GameTexts::read`], for a reader of the language with this tag: see [`Reader::in_language`].
    ///
    /// # Errors
    /// As there.
    ///
    /// [`Reader::in_language`]: super::Reader::in_language
    fn read_in<'t>(&self, id: &str, text: &'t str, language: &str) -> Result<Box<dyn GameReader + 't>, OpenError>;

    /// What is mended in the first position of a record: see [`mends_of_start`].
    fn mends_of_start(&self, record: &Record) -> Vec<Mend>;

    /// Finds the position that a text is, or has among its words: see [`position_in_text`].
    fn position_in(&self, id: &str, text: &str) -> Option<PositionInText>;

    /// The game to whose family a text seems to belong, where that is another one: see [`other_family`].
    fn other_family(&self, id: &str, text: &str) -> Option<&'static str>;

    /// The position of a table at a ply as text, in each of the formats of its game: see [`position_texts`].
    fn positions(&self, table: &dyn Table, n_entries: usize) -> Vec<(Format, PositionText)>;

    /// Plays a whole turn on a table, or the rest of one, as people write it: see [`crate::play_turn`].
    ///
    /// # Errors
    /// When it is no legal turn, or no step is possible now.
    fn play_turn(&self, table: &mut dyn Table, turn: &str) -> Result<Vec<Effect>, EnterError> {
        self.play_turn_in(table, turn, "")
    }

    /// As [`GameTexts::play_turn`], for a reader of the language with this tag: see [`play_turn_in`].
    ///
    /// # Errors
    /// As there.
    fn play_turn_in(&self, table: &mut dyn Table, turn: &str, language: &str) -> Result<Vec<Effect>, EnterError>;

    /// What those who write a game in a format should know: see [`caveat`].
    fn caveat(&self, format: &str, tree: &GameTree) -> Option<Message>;

    /// Writes games of one folder in a format of theirs: see [`write()`].
    ///
    /// # Errors
    /// When there is no such game or format, or the rules do not take a tree.
    fn write(&self, format: &str, trees: &[&GameTree]) -> Result<String, OpenError>;
}

/// A reader that says how far it has come.
pub trait GameReader: Iterator<Item = ReadGame> {
    /// How much of the text is read, in bytes.
    fn at(&self) -> usize;

    /// The length of the text, in bytes.
    fn text_len(&self) -> usize;
}

impl<G: Game> GameReader for super::Reader<'_, G> {
    fn at(&self) -> usize {
        super::Reader::at(self)
    }

    fn text_len(&self) -> usize {
        super::Reader::text_len(self)
    }
}

/// The texts of a catalogue's games.
pub struct GameTextsOf<C>(PhantomData<fn() -> C>);

impl<C> GameTextsOf<C> {
    /// The texts of the games of `C`.
    pub const NEW: GameTextsOf<C> = GameTextsOf(PhantomData);
}

impl<C> fmt::Debug for GameTextsOf<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameTextsOf")
    }
}

impl<C: Catalogue> GameTexts for GameTextsOf<C> {
    fn formats(&self, id: &str) -> Vec<TextFormat> {
        struct Formats;

        impl Visitor for Formats {
            type Out = Vec<TextFormat>;

            fn visit<G: Game>(self) -> Self::Out {
                formats::<G>()
            }
        }

        C::visit(id, Formats).unwrap_or_default()
    }

    fn read_in<'t>(&self, id: &str, text: &'t str, language: &str) -> Result<Box<dyn GameReader + 't>, OpenError> {
        struct Read<'i, 't> {
            id: &'i str,
            text: &'t str,
            language: &'i str,
        }

        impl<'t> Visitor for Read<'_, 't> {
            type Out = Result<Box<dyn GameReader + 't>, OpenError>;

            fn visit<G: Game>(self) -> Self::Out {
                Ok(Box::new(read::<G>(self.id, self.text)?.in_language(self.language)))
            }
        }

        C::visit(id, Read { id, text, language }).unwrap_or(Err(OpenError::UnknownGame))
    }

    fn mends_of_start(&self, record: &Record) -> Vec<Mend> {
        mends_of_start::<C>(record)
    }

    fn position_in(&self, id: &str, text: &str) -> Option<PositionInText> {
        position_in_text::<C>(id, text)
    }

    fn other_family(&self, id: &str, text: &str) -> Option<&'static str> {
        other_family::<C>(id, text)
    }

    fn positions(&self, table: &dyn Table, n_entries: usize) -> Vec<(Format, PositionText)> {
        position_texts::<C>(table, n_entries)
    }

    fn play_turn_in(&self, table: &mut dyn Table, turn: &str, language: &str) -> Result<Vec<Effect>, EnterError> {
        play_turn_in::<C>(table, turn, language)
    }

    fn caveat(&self, format: &str, tree: &GameTree) -> Option<Message> {
        struct Caveat<'a>(&'a str, &'a GameTree);

        impl Visitor for Caveat<'_> {
            type Out = Option<Message>;

            fn visit<G: Game>(self) -> Self::Out {
                caveat::<G>(self.0, self.1)
            }
        }

        C::visit(&tree.head().id, Caveat(format, tree)).flatten()
    }

    fn write(&self, format: &str, trees: &[&GameTree]) -> Result<String, OpenError> {
        struct Write<'a> {
            format: &'a str,
            trees: &'a [&'a GameTree],
        }

        impl Visitor for Write<'_> {
            type Out = Result<String, OpenError>;

            fn visit<G: Game>(self) -> Self::Out {
                write::<G>(self.format, self.trees)
            }
        }

        let Some(first) = trees.first() else { return Ok(String::new()) };
        C::visit(&first.head().id, Write { format, trees }).unwrap_or(Err(OpenError::UnknownGame))
    }
}
