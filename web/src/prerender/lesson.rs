//! A position of a lesson: its picture, the squares that the lesson speaks of, the way of the first turn, and a record
//! from which a table plays it.

use std::fmt;

use play::{OpenError, Record, Table, wire};
use rules::view::{Effect, Site, Why};
use rules::{Message, OptionError, Options, Seat};
use table::{Setup, Strength, TableState};
use yew::prelude::*;

use super::picture::{Picture, Seen, fragment};
use crate::art::{CellGeometry, Point, short};
use crate::board::{AHEAD, arrow};
use crate::program::{self, LateGames};

/// What a lesson shows.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Task {
    /// The game.
    pub game: String,
    /// Its options, where they are not the usual ones: keys and values.
    pub options: Vec<(String, String)>,
    /// The position; `None` for the start of the game.
    pub position: Option<String>,
    /// The turns that are played from there.
    pub moves: Vec<String>,
    /// The squares that are marked, by their names.
    pub marks: Vec<String>,
}

/// What is shown of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The position before the first turn.
    pub picture: Picture,
    /// Marks on the board, below what stands on it, as SVG.
    pub under: String,
    /// Marks on what lies flat on the board, and the ways of the first turn, as SVG, above everything else.
    pub over: String,
    /// The game from this position on, as a record of ours.
    pub record: String,
}

/// Why a lesson cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonError {
    /// There is no such game.
    Game(String),
    /// The game does not take its options.
    Option(OptionError),
    /// The game refuses the position, for this reason.
    Position(String),
    /// The turn is not possible, for this reason.
    Move {
        /// Which of them, counted from 0.
        idx: usize,
        /// What the rules say.
        reason: String,
    },
    /// The visible board has no such square.
    Mark(String),
    /// The system refuses, in its own words.
    System(String),
}

impl fmt::Display for LessonError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(id) => write!(out, "there is no game `{id}`"),
            Self::Option(error) => error.fmt(out),
            Self::Position(reason) => write!(out, "the game refuses the position: {reason}"),
            Self::Move { reason, .. } => write!(out, "the turn is not possible: {reason}"),
            Self::Mark(name) => write!(out, "the board has no square `{name}`"),
            Self::System(reason) => write!(out, "it cannot be drawn: {reason}"),
        }
    }
}

impl std::error::Error for LessonError {}

/// Draws a position, plays what is played there, and writes it down.
///
/// # Errors
/// When there is no such game, option, position or square, a turn is not possible, or the system refuses.
pub fn lesson(task: &Task) -> Result<Lesson, LessonError> {
    super::run_all();
    let unknown = || LessonError::Game(task.game.clone());
    let info = program::info(&task.game).ok_or_else(unknown)?;
    let art = program::art(info.id).ok_or_else(unknown)?;
    let mut options = Options::new();
    for (key, value) in &task.options {
        options.set(key, value);
    }
    let setup = Setup { options, ..Setup::usual(info.id) }.for_people();
    let record = Record { seed: None, ..setup.record_from(program::games(), task.position.clone(), 1) };
    let state = TableState::open(program::games(), record.clone(), Strength::USUAL).map_err(refused)?;
    let mut table = program::games().open(record).map_err(refused)?;
    let ways = played(&mut *table, &task.moves)?;
    let seen = Seen::of(art, &state.scene());
    let failed = |error: std::io::Error| LessonError::System(error.to_string());
    let scene = state.scene();
    let pieces = |site: Site| scene.stacks.get(&site).map_or(&[][..], Vec::as_slice);
    let (mut under, mut over) = (Vec::new(), Vec::new());
    for name in &task.marks {
        let place = site(&state, name).and_then(|site| seen.layout.place(site));
        let place = place.ok_or_else(|| LessonError::Mark(name.clone()))?;
        let list = if art.n_flat(pieces(place.site)) > 0 { &mut over } else { &mut under };
        list.push(place);
    }
    // From the uppermost piece to where it will lie.
    let point = |(nth, site): (usize, &Site)| {
        let height = pieces(*site).len() + usize::from(nth > 0);
        let Point { x, y } = seen.layout.middle(*site)?;
        let off = art.piece_position(*site, height.saturating_sub(1), height, Seat::FIRST);
        Some(Point { x: x + off.x, y: y + off.y })
    };
    let ways = ways.iter().map(|way| way.iter().enumerate().filter_map(point).collect::<Vec<Point>>());
    let over = html! {
        <>
            { marks(&over, art.is_round()) }
            { for ways.filter_map(|way| arrow(&way, AHEAD)) }
        </>
    };
    Ok(Lesson {
        picture: seen.picture(&state).map_err(failed)?,
        under: fragment(marks(&under, art.is_round())).map_err(failed)?,
        over: fragment(over).map_err(failed)?,
        record: wire::write(table.record()),
    })
}

fn refused(error: OpenError) -> LessonError {
    match error {
        OpenError::Options(error) => LessonError::Option(error),
        error => LessonError::Position(error.to_string()),
    }
}

/// The square of a name; in a game that has sentences for its squares instead of names, the one with this number.
fn site(state: &TableState, name: &str) -> Option<Site> {
    let labels = state.labels();
    if !labels.values().any(|label| label.key == Message::VERBATIM) {
        return name.parse().ok().map(Site).filter(|site| labels.contains_key(site));
    }
    labels.iter().find(|(_, label)| **label == Message::verbatim(name)).map(|(site, _)| *site)
}

/// Plays turns, and gives the ways of the pieces in the first one: those who were captured do not move by themselves.
fn played(table: &mut dyn Table, moves: &[String]) -> Result<Vec<Vec<Site>>, LessonError> {
    let texts = LateGames::all().texts;
    let mut ways: Vec<Vec<Site>> = Vec::new();
    for (idx, turn) in moves.iter().enumerate() {
        let effects =
            texts.play_turn(table, turn).map_err(|error| LessonError::Move { idx, reason: error.to_string() })?;
        for effect in effects.iter().filter(|_| idx == 0) {
            let Effect::Move { from, to, why, under: false, .. } = effect else { continue };
            if *why == Why::Take {
                continue;
            }
            match ways.iter_mut().find(|way| way.last() == Some(from)) {
                Some(way) => way.push(*to),
                None => ways.push(vec![*from, *to]),
            }
        }
    }
    ways.sort();
    ways.dedup();
    Ok(ways)
}

/// How far inside its place a mark is drawn.
const INSET: f32 = 0.06;

/// Frames within places, rings where these are round.
fn marks(places: &[&CellGeometry], is_round: bool) -> Html {
    let outline = |place: &&CellGeometry| {
        let [width, height] = [place.width, place.height].map(|length| length - 2.0 * INSET);
        let Point { x, y } = place.at;
        let (left, top) = (Point { x: x - width / 2.0, y }, Point { x: x - width / 2.0, y: y - height / 2.0 });
        let [width, height] = [width, height].map(short);
        if is_round {
            let radius = short(place.width / 2.0 - INSET);
            format!("M{left}a{radius} {radius} 0 1 0 {width} 0a{radius} {radius} 0 1 0-{width} 0z")
        } else {
            format!("M{top}h{width}v{height}h-{width}z")
        }
    };
    let outlines: String = places.iter().map(outline).collect();
    html! {
        if !outlines.is_empty() {
            <path class="mark-edge" d={outlines.clone()} />
            <path class="mark" d={outlines} />
        }
    }
}

#[cfg(test)]
mod tests {
    use embed::{Begin, Laying, Mode};

    use super::*;

    fn task(game: &str, position: &str, moves: &[&str], marks: &[&str]) -> Task {
        let [moves, marks] = [moves, marks].map(|list| list.iter().map(|text| (*text).to_owned()).collect());
        Task { game: game.to_owned(), options: Vec::new(), position: Some(position.to_owned()), moves, marks }
    }

    #[test]
    fn a_lesson_is_drawn_and_written_down() {
        let jumps = task("laska", "//,b,,b//,b,,/,w,/ w", &["d2-c3-b4-c5-d6"], &["c3", "b4"]);
        let Lesson { picture, under, over, record } = lesson(&jumps).expect("it is legal");
        assert_eq!(picture.pieces.len(), 4);
        assert_eq!(over.matches("class=\"arrow ahead\"").count(), 1, "{over}");
        // Each in two tones.
        assert_eq!(under.matches("v0.88").count(), 4, "{under}");
        assert!(
            record.contains("\nstart //,b,,b//,b,,/,w,/ w\n") && record.ends_with("\nd2-c3-b4wb\nb4-c5-d6wbb\n"),
            "{record}"
        );
        assert!(!record.contains("seed"), "{record}");
        // What nobody moves has no arrow.
        let still = lesson(&Task { moves: Vec::new(), marks: Vec::new(), ..jumps }).expect("it is legal");
        assert_eq!((still.under + &still.over, still.picture), (String::new(), picture));
    }

    /// What a link says in the address of an embedded table is read there, to its end.
    #[test]
    fn an_embedded_table_takes_the_record() {
        let jumps = task("laska", "//,b,,b//,b,,/,w,/ w", &["d2-c3-b4-c5-d6"], &[]);
        let dice = task("ludo", "0,0,0,38/-/0,0,0,9/- play 1 ? -", &["5: 38-43"], &[]);
        let option = ("faces".to_owned(), "stars".to_owned());
        let still = Task { game: "lino".to_owned(), options: vec![option], ..Task::default() };
        let late = LateGames::all();
        for (task, mode, n_entries) in [(jumps, Mode::Replay, 2), (dice, Mode::Replay, 2), (still, Mode::Two, 0)] {
            let setup = Setup::usual(&task.game);
            let record = lesson(&task).expect("it is legal").record;
            let (texts, links, strength) = (late.texts, late.links, Strength::USUAL);
            let laying = Laying { games: late.games, texts, links, setup: &setup, lot: 7, strength };
            let begin = Begin { records: vec![record], mode, ..Begin::default() };
            let Ok(laid) = laying.lay(&begin) else { panic!("{task:?} is refused") };
            assert!(laid.fault.is_none() && laid.mends_of_record.is_empty(), "{task:?}");
            let record = laid.state.record();
            assert_eq!((&record.start, record.entries.len()), (&task.position, n_entries), "{task:?}");
            assert!(task.options.iter().all(|(key, value)| record.options.get(key) == Some(value)), "{task:?}");
        }
    }

    #[test]
    fn options_are_part_of_the_record() {
        let option = ("faces".to_owned(), "stars".to_owned());
        let task = Task { game: "lino".to_owned(), options: vec![option], ..Task::default() };
        let record = lesson(&task).expect("there is such an option").record;
        assert!(record.contains("\noption faces stars\n"), "{record}");
    }

    #[test]
    fn squares_without_a_name_are_called_by_their_numbers() {
        let ludo = task("ludo", "0,0,0,38/-/0,0,0,9/- play 1 ? -", &["5: 38-43"], &["38", "43"]);
        let under = lesson(&ludo).expect("it is legal").under;
        // Rings of two arcs each.
        assert_eq!(under.matches("a0.").count(), 8, "{under}");
    }

    #[test]
    fn what_is_wrong_is_named() {
        let fault = |task: Task| lesson(&task).expect_err("it is wrong");
        let right = task("laska", "//,b,,//,w,,// w", &["c3-d4"], &["c3"]);
        assert!(lesson(&right).is_ok());
        assert_eq!(fault(Task { game: "halma".to_owned(), ..right.clone() }), LessonError::Game("halma".to_owned()));
        assert_eq!(fault(Task { marks: vec!["z9".to_owned()], ..right.clone() }), LessonError::Mark("z9".to_owned()));
        let position = fault(Task { position: Some("x".to_owned()), ..right.clone() });
        assert!(matches!(position, LessonError::Position(_)), "{position}");
        let turn = fault(Task { moves: vec!["c3-d4".to_owned(), "c3-d4".to_owned()], ..right.clone() });
        assert!(matches!(turn, LessonError::Move { idx: 1, .. }), "{turn}");
        let option = ("faces".to_owned(), "stars".to_owned());
        assert!(matches!(fault(Task { options: vec![option], ..right }), LessonError::Option(_)));
    }
}
