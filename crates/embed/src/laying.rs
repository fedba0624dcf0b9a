//! What is put on a table: a position, a record, or a new game.

use play::formats::{GameTexts, Placed, ReadGame, TextFault};
use play::{GameTree, GameUid, Games, LinkFault, Linked, Links, OpenError, Record, link};
use rules::{Mend, Seat};
use table::{Setup, Strength, TableState};

use crate::Mode;

/// What is wanted on the table. A text from an address can be read in more than one way, as it was written by a program
/// or by hand; the first that is accepted counts.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Begin {
    /// A link, see [`play::link`]: it comes before everything else.
    pub link: Option<String>,
    /// The readings of a record.
    pub records: Vec<String>,
    /// The readings of a position.
    pub positions: Vec<String>,
    /// What is done there.
    pub mode: Mode,
    /// The seat of whoever plays here; `None` for the usual one.
    pub side: Option<Seat>,
}

/// What is on the table, and what was made of the text.
pub struct Laid {
    /// The table. Nobody may play there yet, unless a record is only looked at.
    pub state: TableState,
    /// What was mended in a position.
    pub mends: Vec<Mend>,
    /// What was mended in a record, and where.
    pub mends_of_record: Vec<Placed<Mend>>,
    /// Why a record was not read to its end.
    pub fault: Option<TextFault>,
    /// Why not all of a link could be read.
    pub link_fault: Option<LinkFault>,
}

/// Why nothing is on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum NotLaid {
    /// The game refuses the position.
    Position(String, OpenError),
    /// The text is no record of the game.
    Record(String, Option<Box<TextFault>>),
    /// The text seems to be of the family of this other game.
    OtherFamily(String, &'static str),
    /// There is nothing in the link that could be shown.
    Link(LinkFault),
    /// There is no such study.
    Study,
}

impl NotLaid {
    /// The text that cannot be read; empty where there is none.
    pub fn text(&self) -> &str {
        match self {
            NotLaid::Position(text, _) | NotLaid::Record(text, _) | NotLaid::OtherFamily(text, _) => text,
            NotLaid::Link(_) | NotLaid::Study => "",
        }
    }
}

/// What a game is put on a table with.
#[derive(Clone, Copy)]
pub struct Laying<'a> {
    /// The games of the program.
    pub games: &'a dyn Games,
    /// What reads their texts.
    pub texts: &'a dyn GameTexts,
    /// What reads their links.
    pub links: &'a dyn Links,
    /// The game, its options, and how strong the computer is.
    pub setup: &'a Setup,
    /// Decides what is left to chance, and is the number of the game.
    pub lot: u64,
    /// Other limits of the computer than the usual ones.
    pub strength: Strength,
}

impl Laying<'_> {
    /// Puts on a table what is wanted there.
    ///
    /// # Errors
    /// When a text cannot be read: the reason must stand in place of the board, as nobody must see another position
    /// beside a text that speaks of this one.
    pub fn lay(&self, begin: &Begin) -> Result<Laid, NotLaid> {
        if begin.mode == Mode::Study {
            return Err(NotLaid::Study);
        }
        if let Some(link) = &begin.link {
            return self.lay_link(begin, link);
        }
        let texts = if begin.records.is_empty() { &begin.positions } else { &begin.records };
        let lay = |text: &String| match begin.records.is_empty() {
            true => self.lay_position(begin, Some(text)),
            false => self.lay_record(begin, text),
        };
        first_ok(texts.iter().map(lay)).unwrap_or_else(|| self.lay_position(begin, None))
    }

    /// Lays out a position, also one with words around it, or with an option without which the game does not have it.
    fn lay_position(&self, begin: &Begin, start: Option<&String>) -> Result<Laid, NotLaid> {
        let error = match self.lay_start(begin, start, self.setup) {
            Ok(laid) => return Ok(laid),
            Err(error) => error,
        };
        let text = start.map_or("", String::as_str);
        if let Some(in_text) = self.texts.position_in(&self.setup.id, text).filter(|found| found.id == self.setup.id) {
            let mut setup = self.setup.clone();
            in_text.options.iter().for_each(|(key, value)| setup.options.set(key, value));
            if let Ok(laid) = self.lay_start(begin, Some(&in_text.position), &setup) {
                return Ok(Laid { mends: in_text.mends, ..laid });
            }
        }
        Err(match self.texts.other_family(&self.setup.id, text) {
            Some(other) => NotLaid::OtherFamily(text.to_owned(), other),
            None => NotLaid::Position(text.to_owned(), error),
        })
    }

    fn lay_start(&self, begin: &Begin, start: Option<&String>, setup: &Setup) -> Result<Laid, OpenError> {
        let people = setup.for_people();
        let setup = if begin.mode == Mode::Play { setup } else { &people };
        let record = self.record(setup, start);
        let mends = self.texts.mends_of_start(&record);
        let state = self.open(begin, record, setup)?;
        Ok(Laid { state, mends, mends_of_record: Vec::new(), fault: None, link_fault: None })
    }

    fn record(&self, setup: &Setup, start: Option<&String>) -> Record {
        setup.record_from(self.games, start.cloned(), self.lot)
    }

    /// A game from a position, or a new one. The person takes the seat to move, so that the position stands until they
    /// play.
    fn open(&self, begin: &Begin, record: Record, setup: &Setup) -> Result<TableState, OpenError> {
        if begin.mode == Mode::Replay {
            return TableState::open_to_view(self.games, &GameTree::new(record));
        }
        let start = record.start.clone();
        let state = TableState::open(self.games, record, self.strength)?;
        let is_free = start.is_some() && begin.mode == Mode::Play && begin.side.is_none();
        match state.turn().filter(|_| is_free) {
            Some(seat) => {
                TableState::open(self.games, self.record(&setup.seen_from(seat), start.as_ref()), self.strength)
            }
            None => Ok(state),
        }
    }

    fn lay_record(&self, begin: &Begin, text: &str) -> Result<Laid, NotLaid> {
        let read = self.texts.read(&self.setup.id, text).ok().and_then(|mut games| games.next());
        let unread = |fault| NotLaid::Record(text.to_owned(), fault);
        let Some(ReadGame { mut tree, n_turns, fault, mends, .. }) = read else { return Err(unread(None)) };
        // What is no game at all is said in place of a board with another position.
        if n_turns == 0 && fault.is_some() {
            return Err(unread(fault.map(Box::new)));
        }
        // Many can be on one page, and each is a game of its own.
        tree.head_mut().uid = GameUid(self.lot);
        let state = self.open_tree(begin, &tree).map_err(|error| NotLaid::Position(text.to_owned(), error))?;
        Ok(Laid { state, mends: Vec::new(), mends_of_record: mends, fault, link_fault: None })
    }

    /// A game to look at or to go on with.
    fn open_tree(&self, begin: &Begin, tree: &GameTree) -> Result<TableState, OpenError> {
        match begin.mode {
            Mode::Replay | Mode::Study => TableState::open_to_view(self.games, tree),
            Mode::Two => self.go_on(tree, &self.setup.for_people(), begin.side),
            Mode::Play => self.go_on(tree, self.setup, begin.side),
        }
    }

    /// A link that holds turns is looked at; from one with a position alone somebody plays.
    fn lay_link(&self, begin: &Begin, text: &str) -> Result<Laid, NotLaid> {
        let Linked { mut record, fault, .. } =
            self.links.read_link(&self.setup.id, link::trimmed(text)).map_err(NotLaid::Link)?;
        record.uid = GameUid(self.lot);
        let refused = |error| NotLaid::Link(LinkFault::Refused(error));
        if record.entries.is_empty() && fault.is_none() {
            let begin =
                Begin { mode: if begin.mode == Mode::Replay { Mode::Play } else { begin.mode }, ..begin.clone() };
            let mut setup = self.setup.clone();
            setup.options = record.options.clone();
            return self.lay_start(&begin, record.start.as_ref(), &setup).map_err(refused);
        }
        let state = self.open_tree(begin, &GameTree::from(record)).map_err(refused)?;
        Ok(Laid { state, mends: Vec::new(), mends_of_record: Vec::new(), fault: None, link_fault: fault })
    }

    fn go_on(&self, tree: &GameTree, setup: &Setup, side: Option<Seat>) -> Result<TableState, OpenError> {
        TableState::open_to_play(self.games, tree, setup, side, self.strength)
    }
}

/// The first result that is good, or else the first one.
fn first_ok<T, E>(results: impl Iterator<Item = Result<T, E>>) -> Option<Result<T, E>> {
    let mut first = None;
    for result in results {
        if result.is_ok() {
            return Some(result);
        }
        first = first.or(Some(result));
    }
    first
}
