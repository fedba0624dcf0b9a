//! Texts of games that are known by name only.

use rules::view::Effect;
use rules::{Catalogue, Format, Game, Mend, Message};

use super::position::{PositionText, mends_of_start, position_texts};
use super::position_in_text::{PositionInText, other_family, position_in_text};
use super::{ReadGame, TextFormat, caveat, formats, read, write};
use crate::erased::{Erased, GamesOf};
use crate::game_tree::GameTree;
use crate::record::Record;
use crate::session::{EnterError, OpenError};
use crate::table::Table;

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

    /// What is mended in the first position of a record, where it is read; nothing where it begins as usual.
    fn mends_of_start(&self, record: &Record) -> Vec<Mend>;

    /// Finds the position that a text is, or that stands in it among words, for the game `id` or another one of its
    /// folder.
    fn position_in(&self, id: &str, text: &str) -> Option<PositionInText>;

    /// The game to whose family a text seems to belong, if that is not the game `id` or another one of its folder.
    fn other_family(&self, id: &str, text: &str) -> Option<&'static str>;

    /// The position of a table at ply `n_entries` as text, in each of the formats of its game, the one that records use
    /// first; none where there is no such game, or it has not come so far.
    fn positions(&self, table: &dyn Table, n_entries: usize) -> Vec<(Format, PositionText)>;

    /// Plays a whole turn on a table, or the rest of one, as people write it: see [`crate::play_turn`].
    ///
    /// # Errors
    /// When it is no legal turn, or no step is possible now.
    fn play_turn(&self, table: &mut dyn Table, turn: &str) -> Result<Vec<Effect>, EnterError> {
        self.play_turn_in(table, turn, "")
    }

    /// As [`GameTexts::play_turn`], for a reader of the language with this tag: see [`crate::Session::play_turn_in`].
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

type Positions = Vec<(Format, PositionText)>;
type Played = Result<Vec<Effect>, EnterError>;
type ReadGames = for<'t> fn(&str, &'t str, &str) -> Result<Box<dyn GameReader + 't>, OpenError>;

/// [`GameTexts`] of a folder.
struct FolderTexts {
    formats: fn() -> Vec<TextFormat>,
    read_in: ReadGames,
    mends_of_start: fn(&Record) -> Vec<Mend>,
    position_in: fn(&str, &str) -> Option<PositionInText>,
    other_family: fn(&str) -> Option<&'static str>,
    positions: fn(&dyn Table, usize) -> Option<Positions>,
    play_turn_in: fn(&mut dyn Table, &str, &str) -> Played,
    caveat: fn(&str, &GameTree) -> Option<Message>,
    write: fn(&str, &[&GameTree]) -> Result<String, OpenError>,
}

impl Erased for FolderTexts {
    fn of<G: Game>() -> FolderTexts {
        FolderTexts {
            formats: formats::<G>,
            read_in: |id, text, language| Ok(Box::new(read::<G>(id, text)?.in_language(language))),
            mends_of_start: mends_of_start::<G>,
            position_in: position_in_text::<G>,
            other_family: other_family::<G>,
            positions: |table, n_entries| Some(position_texts(table.session::<G>()?, n_entries)),
            play_turn_in: |table, turn, language| {
                table.session_mut::<G>().ok_or(EnterError::Unread)?.play_turn_in(turn, language)
            },
            caveat: caveat::<G>,
            write: write::<G>,
        }
    }
}

impl<C: Catalogue> GameTexts for GamesOf<C> {
    fn formats(&self, id: &str) -> Vec<TextFormat> {
        self.folder::<FolderTexts>(id).map_or_else(Vec::new, |folder| (folder.formats)())
    }

    fn read_in<'t>(&self, id: &str, text: &'t str, language: &str) -> Result<Box<dyn GameReader + 't>, OpenError> {
        let folder = self.folder::<FolderTexts>(id).ok_or(OpenError::UnknownGame)?;
        (folder.read_in)(id, text, language)
    }

    fn mends_of_start(&self, record: &Record) -> Vec<Mend> {
        self.folder::<FolderTexts>(&record.id).map_or_else(Vec::new, |folder| (folder.mends_of_start)(record))
    }

    fn position_in(&self, id: &str, text: &str) -> Option<PositionInText> {
        (self.folder::<FolderTexts>(id)?.position_in)(id, text)
    }

    fn other_family(&self, id: &str, text: &str) -> Option<&'static str> {
        (self.folder::<FolderTexts>(id)?.other_family)(text)
    }

    fn positions(&self, table: &dyn Table, n_entries: usize) -> Vec<(Format, PositionText)> {
        let folder = self.folder::<FolderTexts>(table.info().id);
        folder.and_then(|folder| (folder.positions)(table, n_entries)).unwrap_or_default()
    }

    fn play_turn_in(&self, table: &mut dyn Table, turn: &str, language: &str) -> Result<Vec<Effect>, EnterError> {
        let folder = self.folder::<FolderTexts>(table.info().id).ok_or(EnterError::Unread)?;
        (folder.play_turn_in)(table, turn, language)
    }

    fn caveat(&self, format: &str, tree: &GameTree) -> Option<Message> {
        (self.folder::<FolderTexts>(&tree.head().id)?.caveat)(format, tree)
    }

    fn write(&self, format: &str, trees: &[&GameTree]) -> Result<String, OpenError> {
        let Some(first) = trees.first() else { return Ok(String::new()) };
        let folder = self.folder::<FolderTexts>(&first.head().id).ok_or(OpenError::UnknownGame)?;
        (folder.write)(format, trees)
    }
}

/// Plays a whole turn on a table of one of `C`'s games, or the rest of one, as people write it: see
/// [`crate::Session::play_turn`].
///
/// A turn that is refused changes nothing:
///
/// ```
/// use play::{EnterError, Player, Record, open, play_turn};
/// use rules::{Only, games::laska::Laska};
///
/// let anybody = Player::Human { name: String::new() };
/// let mut table = open::<Only<Laska>>(Record::new("laska", 1, vec![anybody.clone(), anybody]))?;
/// play_turn::<Only<Laska>>(&mut *table, "c3d4")?;
/// let refused = play_turn::<Only<Laska>>(&mut *table, "g5-f4");
/// let Err(EnterError::Step(error)) = refused else { panic!("Black must capture") };
/// assert_eq!(error.why.to_string(), "laska-must-take takes=capture-of from=e5 over=d4");
/// assert_eq!(table.record().entries.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When it is no legal turn, no step is possible now, or `C` does not have the game ([`EnterError::Unread`]).
pub fn play_turn<C: Catalogue>(table: &mut dyn Table, turn: &str) -> Result<Vec<Effect>, EnterError> {
    GamesOf::<C>::NEW.play_turn(table, turn)
}
