//! Whole games as texts: PGN, PDN, numbered moves, matches of backgammon, lists of turns, and our own records. Each form
//! has a file of its own.
//!
//! Reading is lenient. What can mean one thing only is read, and what was mended is said; a fault costs its own game
//! from there on, and the rest of that game is kept as a comment; the other games of the text are read. Everything that
//! is read was played by the rules. [`Reader`] gives one game after the other. A text that is a position, or has one
//! among its words, is a game that begins there.
//!
//! Writing is canonical: what is written is read back to the same tree, except for what a form cannot hold. None but
//! `mustermead` holds the game's number, the seed of its dice, substitutes, and tags that have another meaning in the
//! head of a game ([`TextFormat`] says what else).

mod blocks;
mod boards;
mod comment;
mod copied;
mod decode;
mod dialect;
mod elsewhere;
mod family;
mod game_texts;
mod head;
mod listing;
mod mat;
mod movetext;
mod outline;
mod places;
mod position;
mod position_in_text;
mod record;
mod score;
mod scribe;
mod sign_text;
mod tag_section;
mod termination;
#[cfg(test)]
mod tests;

use core::marker::PhantomData;

use rules::message::Declared;
use rules::notation::GameForm;
use rules::{Game, GameInfo, Mend, Message, Options};

use crate::game_tree::GameTree;
use crate::messages;
use crate::session::OpenError;

pub use blocks::Blocks;
pub use decode::{Decoder, plain_line_ends};
pub use game_texts::{GameTexts, play_turn};
pub use places::Placed;
pub use position::PositionText;
pub use position_in_text::PositionInText;
pub use score::Score;

use copied::{Copied, Folding};
use head::Head;
use places::Places;

/// The messages that reading games needs.
pub const MESSAGES: &[Declared] = messages::DECLARED;

/// A form of texts of whole games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextFormat {
    /// Its name in texts, such as `pgn`.
    pub key: &'static str,
    /// How the names of its files end, without the full stop.
    pub extension: &'static str,
    /// Its media type.
    pub media_type: &'static str,
}

impl TextFormat {
    /// Portable Game Notation.
    pub const PGN: TextFormat = TextFormat::new("pgn", "pgn", "text/plain");
    /// Portable Draughts Notation.
    pub const PDN: TextFormat = TextFormat::new("pdn", "pdn", "text/plain");
    /// Numbered moves.
    pub const MOVETEXT: TextFormat = TextFormat::new("movetext", "txt", "text/plain");
    /// One turn a line.
    pub const LISTING: TextFormat = TextFormat::new("listing", "txt", "text/plain");
    /// Matches of backgammon as Jellyfish writes them. Holds the main line only: no variations, comments, signs or
    /// drawings, and of what is proposed only the resignation that ends the game.
    pub const MAT: TextFormat = TextFormat::new("mat", "mat", "text/plain");
    /// Our own form: see [`crate::wire`].
    pub const RECORD: TextFormat = TextFormat::new("mustermead", "mustermead", "text/plain");

    const fn new(key: &'static str, extension: &'static str, media_type: &'static str) -> TextFormat {
        TextFormat { key, extension, media_type }
    }

    /// The format of a form.
    fn of(form: &GameForm) -> TextFormat {
        match form {
            GameForm::Pgn(dialect) if dialect.game.is_some() => TextFormat::PDN,
            GameForm::Pgn(_) => TextFormat::PGN,
            GameForm::Movetext => TextFormat::MOVETEXT,
            GameForm::Listing => TextFormat::LISTING,
            GameForm::Mat => TextFormat::MAT,
        }
    }
}

/// The formats of a folder's games; the first is the one that players know best.
pub fn formats<G: Game>() -> Vec<TextFormat> {
    G::FORMS.iter().map(TextFormat::of).chain([TextFormat::RECORD]).collect()
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadGame {
    /// Which in its text, counted from 1.
    pub number: usize,
    /// The line where it begins, counted from 1.
    pub line: usize,
    /// The game as far as it could be read; what could not is a comment at its end.
    pub tree: GameTree,
    /// How many turns of its main line could be read.
    pub n_turns: usize,
    /// How it ended: on the board, or else as the text tells.
    pub result: Option<Score>,
    /// What was mended, in the order of the text; of each kind the first.
    pub mends: Vec<Placed<Mend>>,
    /// Why the main line was not read to its end.
    pub fault: Option<TextFault>,
}

/// Why a game could not be read to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What stands there.
    pub text: String,
    /// What is wrong with it.
    pub why: Message,
}

/// A game as a form's reader gives it; places are in bytes.
#[derive(PartialEq, Debug)]
struct Draft {
    begins: usize,
    /// Where the next game begins; further than where reading began.
    end: usize,
    tree: GameTree,
    n_turns: usize,
    result: Option<Score>,
    mends: Vec<Mend>,
    fault: Option<Fault>,
}

/// A fault at a place in bytes.
#[derive(PartialEq, Debug)]
struct Fault {
    at: usize,
    text: String,
    why: Message,
    /// Whether the text has not even the form of what should stand there.
    is_syntax: bool,
}

impl Fault {
    /// A fault of `fragment`, which is a part of `whole`.
    fn at(whole: &str, fragment: &str, why: Message) -> Fault {
        let Mend { at, text, how } = Mend::new(whole, fragment, why);
        Fault { at, text, why: how, is_syntax: false }
    }
}

/// Reads the games of a text, one after the other.
#[derive(Clone, Debug)]
pub struct Reader<'t, G> {
    info: &'static GameInfo,
    copied: Copied<'t>,
    at: usize,
    number: usize,
    places: Places<'t>,
    form: Form,
    /// Where the next record of ours begins, or the text ends.
    until: usize,
    /// What a match says of its games.
    series: mat::Series,
    /// The tag of the reader's language.
    language: String,
    /// Whether no game is read in the fast way.
    is_thorough: bool,
    game: PhantomData<fn() -> G>,
}

/// How a text is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Moves,
    Listing,
    Mat,
    Record,
    /// A position on every line.
    Positions,
}

/// Whether matches of this game are written as Jellyfish writes them. The programs of other games have no code for it, as
/// this is known when they are compiled.
const fn has_mat<G: Game>() -> bool {
    let mut idx = 0;
    while idx < G::FORMS.len() {
        if matches!(G::FORMS[idx], GameForm::Mat) {
            return true;
        }
        idx += 1;
    }
    false
}

/// Reads a text of games of `G`, or of the others of its folder that the text names; there is at least one, even if it
/// is only a fault. The text says itself in which of the formats it is.
///
/// ```
/// use play::formats::{self, Score, TextFormat};
/// use rules::games::chess::Chess;
///
/// let text = r#"[White "Ann"]
/// [Black "Ben"]
///
/// 1. e4 e5 2. Qh5? (2. Nf3) Nc6 3. Bc4 Nf6 4. Qxf7# 1-0"#;
/// let game = formats::read::<Chess>("chess", text)?.next().expect("there is at least one game");
/// assert_eq!((game.n_turns, game.fault), (7, None));
/// assert_eq!(game.result, Some(Score::FirstWins));
///
/// let pgn = formats::write::<Chess>(TextFormat::PGN.key, &[&game.tree])?;
/// assert!(pgn.ends_with("\n1. e4 e5 2. Qh5? (2. Nf3) 2... Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n"), "{pgn}");
/// # Ok::<(), play::OpenError>(())
/// ```
///
/// A game is read up to its first fault, which says where it is and why:
///
/// ```
/// use play::formats;
/// use rules::games::chess::Chess;
///
/// let game = formats::read::<Chess>("chess", "1. e4 e5\n2. Ke3 *")?.next().expect("there is at least one game");
/// let fault = game.fault.expect("the king does not reach e3");
/// assert_eq!((game.n_turns, fault.line, fault.column, fault.text.as_str()), (2, 2, 5, "e3"));
/// assert_eq!(fault.why.to_string(), "chess-moves-king from=e1 to=e3");
/// # Ok::<(), play::OpenError>(())
/// ```
///
/// # Errors
/// [`OpenError::UnknownGame`] when the folder has no game `id`.
pub fn read<'t, G: Game>(id: &str, text: &'t str) -> Result<Reader<'t, G>, OpenError> {
    let info = G::GAMES.iter().find(|info| info.id == id).ok_or(OpenError::UnknownGame)?;
    let mut copied = Copied::of(text);
    let form = if const { has_mat::<G>() } && mat::is_meant(copied.text()) {
        Form::Mat
    } else if position_in_text::is_list::<G>(info, copied.text()) {
        Form::Positions
    } else if movetext::is_of::<G>() {
        Form::Moves
    } else {
        Form::Listing
    };
    // Names in records of ours stay as they are.
    if !record::is_in(copied.text()) {
        copied.fold(Folding { has_letters: !G::LETTERS.is_empty(), has_comments: form == Form::Moves });
    }
    let (series, places) = (mat::Series::default(), Places::new(text));
    let language = String::new();
    let [at, number, until] = [0; 3];
    let is_thorough = false;
    Ok(Reader { info, copied, at, number, places, form, until, series, language, is_thorough, game: PhantomData })
}

impl<G> Reader<'_, G> {
    /// For a reader of the language with this tag: where pieces have letters of another language than that of the
    /// notation, it is tried first.
    #[must_use]
    pub fn in_language(mut self, language: &str) -> Self {
        language.clone_into(&mut self.language);
        self
    }

    /// Reads no game in the fast way, which is for games as programs write them and gives the same: a test compares both.
    #[must_use]
    pub fn thorough(mut self) -> Self {
        self.is_thorough = true;
        self
    }

    /// How much of the text is read, in bytes.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The length of the text, in bytes.
    pub fn text_len(&self) -> usize {
        self.copied.text().len()
    }
}

impl<G: Game> Iterator for Reader<'_, G> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        let is_blank = |sign: char| sign.is_whitespace() || sign == '\u{feff}' || sign == '\0';
        let text = self.copied.text();
        if self.number > 0 && text[self.at..].trim_start_matches(is_blank).is_empty() {
            self.at = text.len();
            return None;
        }
        let form = self.form_here();
        if self.number == 0
            && matches!(form, Form::Moves | Form::Listing)
            && let Some(game) = self.position_alone()
        {
            (self.number, self.at) = (1, self.copied.text().len());
            return Some(game);
        }
        if form == Form::Positions {
            return Some(self.position_on_line());
        }
        let from = self.at;
        let text = self.copied.text();
        let own = &text[..self.until.max(from)];
        let draft = match form {
            Form::Moves if self.is_thorough => movetext::any_game::<G>(self.info, own, self.at, &self.language),
            Form::Moves => movetext::game::<G>(self.info, own, self.at, &self.language),
            Form::Listing => listing::game::<G>(self.info, own, self.at),
            Form::Mat if const { has_mat::<G>() } => mat::game::<G>(self.info, text, self.at, &mut self.series),
            Form::Record => record::game::<G>(self.info, text, self.at),
            Form::Mat | Form::Positions => unreachable!("only games that have it are read so, and positions above"),
        };
        self.number += 1;
        // Whatever happens, reading comes to an end.
        let least = self.at + text[self.at..].chars().next().map_or(0, char::len_utf8);
        self.at = draft.end.max(least);
        let mut game = self.placed(draft, from, form);
        if let Some(better) = self.better_fault(&game).filter(|_| form != Form::Record) {
            game.fault = Some(better);
        }
        Some(game)
    }
}

impl<G: Game> Reader<'_, G> {
    /// The form of the game that begins here: a record of ours may stand among others.
    fn form_here(&mut self) -> Form {
        let text = self.copied.text();
        if record::is_meant(&text[self.at..]) {
            return Form::Record;
        }
        if self.at >= self.until {
            self.until = record::next(text, self.at);
        }
        self.form
    }

    /// The game that begins with the position that the text is, or that stands in it.
    fn position_alone(&self) -> Option<ReadGame> {
        let whole = self.copied.whole;
        let cleaned = || Some(self.copied.text()).filter(|text| *text != whole);
        position_in_text::game::<G>(self.info, whole)
            .or_else(|| cleaned().and_then(|text| position_in_text::game::<G>(self.info, text)))
    }

    /// The game that begins with the position on the next line, or why that is none.
    fn position_on_line(&mut self) -> ReadGame {
        let whole = self.copied.text();
        let rest = &whole[self.at..];
        let start = self.at + rest.len() - rest.trim_start().len();
        let end = whole[start..].find('\n').map_or(whole.len(), |len| start + len);
        (self.number, self.at) = (self.number + 1, end);
        let (line, _) = self.places.find(self.copied.place(start, String::new()).0);
        let mut game = position_in_text::on_line::<G>(self.info, &whole[start..end]);
        (game.number, game.line) = (self.number, line);
        game.mends.iter_mut().for_each(|mend| mend.line += line - 1);
        game.fault.iter_mut().for_each(|fault| fault.line += line - 1);
        game
    }

    /// What is wrong with a text of which not even the first turn could be read, if it is meant as something else.
    fn better_fault(&self, game: &ReadGame) -> Option<TextFault> {
        let TextFault { why, .. } = game.fault.as_ref()?;
        let named = [
            messages::other_game("", ""),
            messages::board_of_10(),
            messages::board_of_12(),
            messages::other_kind(),
            messages::variant(""),
            messages::ambiguous(""),
        ];
        let is_named = named.iter().any(|message| message.key == why.key);
        let is_unread = game.number == 1 && game.n_turns == 0 && game.tree.n_entries() == 0;
        let is_asked = is_unread && !is_named;
        is_asked.then(|| position_in_text::fault::<G>(self.info, self.copied.whole)).flatten()
    }

    fn placed(&mut self, draft: Draft, from: usize, form: Form) -> ReadGame {
        let Draft { begins, end, tree, n_turns, result, mut mends, mut fault } = draft;
        let text = self.copied.text();
        // A text of remarks alone is no game.
        let is_all = self.number == 1 && self.at >= text.len() && matches!(form, Form::Moves | Form::Listing);
        let says_something = tree.n_entries() > 0 || result.is_some() || text[begins..].starts_with(['[', '*']);
        if is_all && fault.is_none() && !says_something {
            fault = Some(Fault::at(text, &text[text.len()..], messages::nothing()));
        }
        let copied = &self.copied;
        mends.extend(copied.mends([from, end]));
        for mend in &mut mends {
            (mend.at, mend.text) = copied.place(mend.at, core::mem::take(&mut mend.text));
        }
        if let Some(fault) = &mut fault {
            (fault.at, fault.text) = copied.place(fault.at, core::mem::take(&mut fault.text));
        }
        let (line, _) = self.places.find(copied.place(begins, String::new()).0);
        mends.sort_by_key(|mend| mend.at);
        let fault_at = fault.as_ref().map(|fault| fault.at);
        let mut placed = None;
        let mut told = Vec::new();
        for mend in mends {
            if placed.is_none()
                && let Some(at) = fault_at.filter(|at| *at <= mend.at)
            {
                placed = Some(self.places.find(at));
            }
            let (line, column) = self.places.find(mend.at);
            told.push(Placed { line, column, what: mend });
        }
        let fault = fault.map(|Fault { at, text, why, .. }| {
            let (line, column) = placed.unwrap_or_else(|| self.places.find(at));
            TextFault { line, column, text, why }
        });
        ReadGame { number: self.number, line, tree, n_turns, result, mends: told, fault }
    }
}

/// The options that a game may have been played under, the likeliest first: where its text does not name them, those of
/// everybody else come before ours.
fn readings(head: &Head) -> Vec<Options> {
    let own = head.record.options.clone();
    let mut elsewhere = own.clone();
    head.unnamed.iter().for_each(|(key, value)| elsewhere.set(*key, *value));
    if elsewhere == own { vec![own] } else { vec![elsewhere, own] }
}

/// What those who write a game in one of its formats should know: whether programs that read this format play by other
/// rules, under which the game cannot go on like this.
pub fn caveat<G: Game>(format: &str, tree: &GameTree) -> Option<Message> {
    let is_for_others = format == TextFormat::MAT.key;
    elsewhere::first_turn::<G>(tree).filter(|_| is_for_others).map(messages::elsewhere)
}

/// Whether a format has two games, one after the other, under one heading: those are to be written together.
pub fn is_one_match(format: &str, before: &GameTree, next: &GameTree) -> bool {
    format == TextFormat::MAT.key && mat::goes_on(before, next)
}

/// A game that was played here, with the day on which that was, such as `2026-11-29`, for readers of its text; other games
/// as they are.
pub fn dated(tree: &GameTree, day: &str) -> GameTree {
    const DATE: &str = "Date";
    let mut dated = tree.clone();
    // A game from elsewhere has no seed of its dice.
    if tree.head().seed.is_some() && tree.n_entries() > 0 && tree.tags.get(DATE).is_none() {
        dated.tags.set(DATE, &day.replace('-', "."));
    }
    dated
}

/// Writes games in one of their formats; [`read`] reads them back.
///
/// # Errors
/// When the rules do not take a tree, or the folder has not its game or not the format.
pub fn write<G: Game>(format: &str, trees: &[&GameTree]) -> Result<String, OpenError> {
    let format = formats::<G>().into_iter().find(|known| known.key == format).ok_or(OpenError::UnknownGame)?;
    let told: Vec<GameTree> = trees.iter().map(|tree| crate::lots::without_secrets(tree)).collect();
    let trees: &[&GameTree] = &told.iter().collect::<Vec<_>>();
    if const { has_mat::<G>() } && format == TextFormat::MAT {
        return mat::write::<G>(trees).map(copied::protected);
    }
    let mut texts = Vec::new();
    for tree in trees {
        let info = G::GAMES.iter().find(|info| info.id == tree.head().id).ok_or(OpenError::UnknownGame)?;
        texts.push(match format {
            TextFormat::RECORD => record::write(tree),
            TextFormat::LISTING => listing::write::<G>(info, tree)?,
            _ => movetext::write::<G>(info, tree)?,
        });
    }
    Ok(copied::protected(texts.join("\n")))
}
