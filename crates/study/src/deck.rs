//! The turns with which somebody lost points in their own games, as tasks to repeat: one document on a device.
//!
//! Each has a paragraph. Its first line says when it is to be repeated; a puzzle follows, as in a list of puzzles.
//!
//! ```text
//! card laska 20790 2345 5321 20788    a task of Laska: due on this day, and its memory; `card laska 0` for a new one
//! puzzle mine-00000000000012ab-14
//! goal best
//! position …
//! played 830 c3-b4                    what somebody played, and what that cost in ten-thousandths of a point
//! play c3-d4
//! end …                               a position after a turn that is right, one line each
//! ```
//!
//! The pages about learning count the tasks that are due: see `portal/studies.js`.

use rules::Options;

use crate::memory::Memory;
use crate::{Goal, Study, read};

/// A turn that cost somebody points, as a task.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// The id of its game.
    pub game: String,
    /// The task.
    pub study: Study,
    /// How well it is remembered; `None` until it was met again.
    pub memory: Option<Memory>,
}

/// What a card is made of.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The position before the turn, in the game's first notation.
    pub position: String,
    /// The options of the game, where they are not the usual ones.
    pub options: Options,
    /// What was played, in the notation of the game.
    pub played: String,
    /// What it cost, in ten-thousandths of an expected point.
    pub cost: u32,
    /// The best turn.
    pub best: String,
    /// The positions after all turns that are right.
    pub ends: Vec<String>,
}

/// All cards on a device.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Deck {
    paragraphs: Vec<Paragraph>,
}

#[derive(Clone, PartialEq, Debug)]
enum Paragraph {
    Card(Box<Card>),
    /// What nobody knows stays.
    Other(String),
}

/// So many cards of a game are kept at most.
const MOST: usize = 60;
/// Begins the first line of a card.
const CARD: &str = "card ";
/// Begins the id of each task.
const ID: &str = "mine-";

impl Card {
    /// A card that nobody has met again. `source` says where the turn was played: small letters, digits and hyphens, the
    /// same for the same turn. `None` where the texts would not be read again as they are.
    pub fn new(game: &str, source: &str, mistake: &Mistake) -> Option<Card> {
        let Mistake { position, options, played, cost, best, ends } = mistake;
        let mut lines =
            vec![format!("puzzle {ID}{source}"), format!("goal {}", Goal::Best.name()), format!("position {position}")];
        lines.extend(options.iter().map(|(key, value)| format!("option {key}={value}")));
        lines.extend([format!("played {cost} {played}"), format!("play {best}")]);
        lines.extend(ends.iter().map(|end| format!("end {end}")));
        let text = format!("{CARD}{game} 0\n{}", lines.join("\n"));
        Card::read(&text).filter(|card| card.write() == text)
    }

    fn read(text: &str) -> Option<Card> {
        let (head, task) = text.strip_prefix(CARD)?.split_once('\n')?;
        let words: Vec<&str> = head.split(' ').collect();
        let (game, numbers) = words.split_first()?;
        let numbers: Option<Vec<u32>> = numbers.iter().map(|number| number.parse().ok()).collect();
        let memory = match numbers?.as_slice() {
            [_] => None,
            [due, stability, difficulty, last] => {
                Some(Memory { due: *due, stability: *stability, difficulty: *difficulty, last: *last })
            }
            _ => return None,
        };
        let [study] = <[Study; 1]>::try_from(read(task).ok()?).ok()?;
        study.is_own().then_some(Card { game: (*game).to_owned(), study, memory })
    }

    fn write(&self) -> String {
        let Card { game, study, memory } = self;
        let due = match memory {
            None => "0".to_owned(),
            Some(Memory { due, stability, difficulty, last }) => format!("{due} {stability} {difficulty} {last}"),
        };
        [&format!("{CARD}{game} {due}\n"), study.write().trim_end()].concat()
    }

    /// The day on which it is to be repeated, counted from 1970 on; 0 for a new one.
    pub fn due(&self) -> u32 {
        self.memory.map_or(0, |memory| memory.due)
    }
}

impl Deck {
    /// The cards in a document. What is none stays as it is.
    pub fn read(document: &str) -> Deck {
        let texts = document.split("\n\n").map(str::trim).filter(|text| !text.is_empty());
        let paragraph = |text: &str| match Card::read(text) {
            Some(card) => Paragraph::Card(Box::new(card)),
            None => Paragraph::Other(text.to_owned()),
        };
        Deck { paragraphs: texts.map(paragraph).collect() }
    }

    /// The document.
    pub fn write(&self) -> String {
        let text = |paragraph: &Paragraph| match paragraph {
            Paragraph::Card(card) => card.write() + "\n\n",
            Paragraph::Other(text) => text.clone() + "\n\n",
        };
        self.paragraphs.iter().map(text).collect()
    }

    fn cards(&self) -> impl Iterator<Item = &Card> {
        self.paragraphs.iter().filter_map(|paragraph| match paragraph {
            Paragraph::Card(card) => Some(&**card),
            Paragraph::Other(_) => None,
        })
    }

    /// The cards of a game, the oldest first.
    pub fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a Card> {
        self.cards().filter(move |card| card.game == game)
    }

    /// The cards of a game that are due on a day: those that were met before come first, and of them the longest due.
    pub fn due<'a>(&'a self, game: &'a str, today: u32) -> Vec<&'a Card> {
        let mut due: Vec<&Card> = self.of(game).filter(|card| card.due() <= today).collect();
        due.sort_by_key(|card| (card.memory.is_none(), card.due()));
        due
    }

    /// Adds a card, unless it is there. Where a game has too many, the best known one goes.
    pub fn add(&mut self, card: Card) {
        if self.cards().any(|known| known.study.id == card.study.id) {
            return;
        }
        if self.of(&card.game).count() >= MOST {
            let best = self.of(&card.game).max_by_key(|known| known.due()).map(|known| known.study.id.clone());
            best.iter().for_each(|id| self.remove(id));
        }
        self.paragraphs.push(Paragraph::Card(Box::new(card)));
    }

    /// Notes that somebody met a task again; whether it was known.
    pub fn note(&mut self, id: &str, is_known: bool, today: u32) {
        for paragraph in &mut self.paragraphs {
            if let Paragraph::Card(card) = paragraph
                && card.study.id == id
            {
                card.memory = Some(Memory::after(card.memory, is_known, today));
            }
        }
    }

    /// Removes a card.
    pub fn remove(&mut self, id: &str) {
        self.paragraphs.retain(|paragraph| !matches!(paragraph, Paragraph::Card(card) if card.study.id == id));
    }
}

impl Study {
    /// Whether it is a turn of somebody's own game.
    pub fn is_own(&self) -> bool {
        self.id.starts_with(ID)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistake() -> Mistake {
        Mistake {
            position: "wb/b// w".to_owned(),
            options: Options::default(),
            played: "c3-b4".to_owned(),
            cost: 830,
            best: "c3-d4".to_owned(),
            ends: vec!["wb//b b".to_owned(), "w/b/b b".to_owned()],
        }
    }

    fn card(game: &str, source: &str) -> Card {
        Card::new(game, source, &mistake()).expect("it can be read")
    }

    fn ids(cards: &[&Card]) -> Vec<String> {
        cards.iter().map(|card| card.study.id.clone()).collect()
    }

    #[test]
    fn a_card_is_a_puzzle_with_what_was_played() {
        let card = card("laska", "12ab-14");
        let study = &card.study;
        assert_eq!((study.id.as_str(), study.is_puzzle(), study.is_own()), ("mine-12ab-14", true, true));
        let task = &study.tasks[0];
        assert_eq!((task.goal, task.position.as_deref()), (Some(Goal::Best), Some("wb/b// w")));
        assert_eq!(task.played.as_ref().map(|played| (played.turn.as_str(), played.cost)), Some(("c3-b4", 830)));
        assert_eq!((&task.steps[0].turns[..], task.steps[0].ends.len()), (&["c3-d4".to_owned()][..], 2));
    }

    #[test]
    fn texts_that_would_not_be_read_again_make_no_card() {
        assert_eq!(Card::new("laska", "Above", &mistake()), None);
        assert_eq!(Card::new("laska", "1", &Mistake { best: String::new(), ..mistake() }), None);
        assert_eq!(Card::new("laska", "1", &Mistake { position: "a\nplay b".to_owned(), ..mistake() }), None);
    }

    #[test]
    fn a_document_is_read_as_it_was_written() {
        let mut deck = Deck::default();
        deck.add(card("laska", "a"));
        deck.add(card("lino", "b"));
        deck.add(card("laska", "a"));
        deck.note("mine-b", true, 20_000);
        let document = deck.write();
        assert_eq!(Deck::read(&document), deck);
        assert!(document.starts_with("card laska 0\npuzzle mine-a\n"), "{document}");
        assert_eq!(document.matches("card lino 20003 ").count(), 1, "{document}");
    }

    #[test]
    fn what_nobody_knows_stays() {
        let document = "card laska never\npuzzle mine-a\n\nscrap\n\n";
        let mut deck = Deck::read(document);
        assert_eq!((deck.write().as_str(), deck.of("laska").count()), (document, 0));
        deck.add(card("laska", "a"));
        assert!(deck.write().starts_with(document));
    }

    #[test]
    fn what_was_met_before_is_due_before_what_is_new() {
        let mut deck = Deck::default();
        ["a", "b", "c"].into_iter().for_each(|source| deck.add(card("laska", source)));
        deck.add(card("lino", "d"));
        deck.note("mine-b", false, 20_000);
        assert_eq!(ids(&deck.due("laska", 20_000)), ["mine-a", "mine-c"]);
        assert_eq!(ids(&deck.due("laska", 20_001)), ["mine-b", "mine-a", "mine-c"]);
        deck.remove("mine-a");
        assert_eq!(ids(&deck.due("laska", 20_001)), ["mine-b", "mine-c"]);
    }

    #[test]
    fn the_best_known_card_goes_where_there_are_too_many() {
        let mut deck = Deck::default();
        (0..MOST).for_each(|number| deck.add(card("laska", &number.to_string())));
        deck.note("mine-7", true, 20_000);
        deck.add(card("laska", "new"));
        deck.add(card("lino", "other"));
        let all: Vec<&Card> = deck.of("laska").collect();
        assert_eq!((all.len(), deck.of("lino").count()), (MOST, 1));
        assert!(!ids(&all).contains(&"mine-7".to_owned()) && ids(&all).contains(&"mine-new".to_owned()));
    }
}
