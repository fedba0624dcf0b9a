//! Every folder's `tests/play-*.txt`: whole games in readable form, step by step with everything they change.
//!
//! A file begins with `game: ID`, optionally `option: key=value`, `match: PLAN LENGTH POINTS POINTS … NOTE` (the points
//! of each seat before the game, and optionally a note), `from: POSITION` and `seats: N N …` (which player sits on each
//! seat; by default each player has one), and what is played: `library: ID` (an entry's main line), `play: ENTRY;
//! ENTRY; …` (as in a record, on one line or several), or `seed: N` with optionally `turns: N` (random play). The
//! result follows `---`. `UPDATE=1` rewrites it: review it before committing.

use std::fmt::Write as _;
use std::{env, fs};

use play::{Entry, Player, Record, Session, Status, wire};
use rules::view::{Die, Effect, Site, Why};
use rules::{Actor, Game, GameInfo, Message, Outcome, Seat, TurnList, library};
use tests::blocks::{self, Line};
use tests::folders;
use tests::lines;
use tests::random::{choose, rand};
use tests::seating;

use crate::folders::in_every_folder;

/// The largest golden file that a person can be asked to review.
const MOST_BYTES: usize = 20_000;

/// Separates the input from the result.
const LINE: &str = "---\n";

macro_rules! suite {
    ($folder:ident, $rules:ty) => {
        mod $folder {
            #[test]
            fn games_go_as_they_went() {
                super::check_files::<$rules>(stringify!($folder));
            }
        }
    };
}

in_every_folder!(suite);

fn check_files<G: Game>(folder: &str) {
    let mut played = Vec::new();
    for (name, text) in folders::test_files(folder, "play-") {
        let (head, body) = text.split_once(LINE).unwrap_or((&text, ""));
        let blocks = blocks::read(head);
        let lines: Vec<Line<'_>> = blocks.concat();
        let (info, account) = account::<G>(&name, &lines);
        played.push(info.id);
        let size = head.len() + LINE.len() + account.len();
        assert!(size <= MOST_BYTES, "{name}: {size} bytes are too many to review");
        if env::var_os("UPDATE").is_some() {
            let path = folders::games().join(folder).join("tests").join(&name);
            fs::write(path, format!("{head}{LINE}{account}")).expect("the test data can be written");
        } else {
            check(&name, &account, body);
        }
    }
    for info in G::GAMES {
        assert!(played.contains(&info.id), "{folder}/tests has no play-*.txt of {}", info.id);
    }
}

/// Compares two accounts and shows the first line that differs.
#[track_caller]
fn check(name: &str, account: &str, expected: &str) {
    let lines = |text: &str| text.lines().map(str::to_owned).chain([String::new()]).collect::<Vec<_>>();
    let (found, expected) = (lines(account), lines(expected));
    let differs = found.iter().zip(&expected).position(|(one, other)| one != other);
    if let Some(idx) = differs.or((found.len() != expected.len()).then(|| found.len().min(expected.len()) - 1)) {
        panic!(
            "{name}, line {} below the line (UPDATE=1 writes it anew)\n  expected {}\n  but got  {}",
            idx + 1,
            expected[idx],
            found[idx]
        );
    }
}

/// Plays what the head asks for and describes how it went.
fn account<G: Game>(name: &str, head: &[Line<'_>]) -> (&'static GameInfo, String) {
    let values = |key: &'static str| head.iter().filter_map(move |line| line.value(key));
    let value = |key: &'static str| values(key).next();
    let number = |key: &'static str| -> Option<u64> { Some(value(key)?.parse().expect("a whole number")) };
    let id = value("game").unwrap_or_else(|| panic!("{name} names no game"));
    let info = G::GAMES.iter().find(|info| info.id == id).unwrap_or_else(|| panic!("{name}: {id} is not here"));

    let players = info.seats().map(|_| Player::Human { name: String::new() }).collect();
    let mut record = Record::new(id, info.version, players);
    if let Some(seats) = value("seats") {
        let player = |number: &str| number.parse::<usize>().expect("a player's number") - 1;
        record.seats = seats.split(' ').map(|number| Some(player(number))).collect();
    }
    if let Some(text) = value("match") {
        let mut words = text.split(' ');
        record.plan = words.next().map(str::to_owned);
        let mut number = || words.next().and_then(|word| word.parse().ok()).expect("a whole number");
        record.match_state.length = number();
        for seat in info.seats() {
            record.match_state.points[seat] = number().into();
        }
        record.match_state.note = words.next().unwrap_or_default().to_owned();
    }
    for pair in values("option") {
        let (key, value) = rules::Options::read_pair(pair).unwrap_or_else(|error| panic!("{name}: {error}"));
        record.options.set(key, value);
    }
    let entry = value("library").map(|id| entry::<G>(name, id));
    let from = entry.as_ref().and_then(|entry| entry.from).or(value("from"));
    record.start = from.map(str::to_owned);
    if value("seats").is_none() {
        seating::leave_idle::<G>(&mut record);
    }
    let mut session = Session::<G>::open(record).unwrap_or_else(|error| panic!("{name}: {error}"));

    let mut account = String::new();
    tell_position(&session, &mut account);
    if let Some(entry) = entry {
        for entry in lines::read::<G>(&entry).tree.main_line().entries {
            tell_entry(name, &mut session, entry, &mut account);
        }
    }
    for text in values("play").flat_map(|texts| texts.split("; ")).map(str::trim).filter(|text| !text.is_empty()) {
        let entry = wire::read_entry(text).unwrap_or_else(|error| panic!("{name}: {text:?}: {error}"));
        tell_entry(name, &mut session, entry, &mut account);
    }
    if let Some(seed) = number("seed") {
        let n_turns = number("turns").unwrap_or(u64::MAX);
        let mut rand = rand(seed);
        while !matches!(session.status(), Status::Over(_)) && u64::from(session.history().turn()) < n_turns {
            let mut steps = Vec::new();
            session.rules().steps(session.position(), &mut steps);
            let step = choose(session.rules(), session.position(), &steps, &mut rand);
            let text = session.rules().write_step(session.position(), step, G::MOVES[0]);
            tell_entry(name, &mut session, Entry::Step(text), &mut account);
        }
    }
    tell_status(&session, &mut account);
    (info, account)
}

fn entry<G: Game>(name: &str, id: &str) -> library::LibraryEntry<'static> {
    let entries = library::read(G::LIBRARY).unwrap_or_else(|error| panic!("{name}: {error}"));
    let entry = entries.into_iter().find(|entry| entry.id == id);
    entry.unwrap_or_else(|| panic!("{name}: the library has no {id}"))
}

/// Makes an entry and describes what it changed.
fn tell_entry<G: Game>(name: &str, session: &mut Session<G>, entry: Entry, account: &mut String) {
    let actor = match session.rules().actor(session.position()) {
        Actor::Seat(seat) => seat.to_string(),
        Actor::Chance => "dice".to_owned(),
    };
    let text = wire::write_entry(&entry);
    let is_step = matches!(entry, Entry::Step(_));
    let effects = session.enter(entry).unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
    let label = |site: Site| brief(&session.rules().label(site));
    let effects: Vec<String> = effects.iter().map(|effect| effect_text(effect, label)).collect();
    let by = if is_step { format!("{actor}: ") } else { String::new() };
    writeln!(account, "{by}{text}").expect("writing to a string cannot fail");
    if !effects.is_empty() {
        writeln!(account, "     {}", effects.join("; ")).expect("writing to a string cannot fail");
    }
    match session.status() {
        Status::Over(_) => {}
        Status::Waiting { by, proposal, on } => {
            let on: Vec<String> = on.iter().map(Seat::to_string).collect();
            writeln!(account, "     seat {by}: {proposal:?}; to answer: seat {}", on.join(", ")).expect("as above");
        }
        Status::Turn(_) | Status::Chance => tell_position(session, account),
    }
}

/// Describes the state of the game: the position between turns, what can be played, and what house rules look at.
fn tell_position<G: Game>(session: &Session<G>, account: &mut String) {
    let (rules, pos, history) = (session.rules(), session.position(), session.history());
    let mut steps = Vec::new();
    rules.steps(pos, &mut steps);
    let n_steps = steps.len();
    if rules.mid_turn(pos) {
        return writeln!(account, "     … steps {n_steps}").expect("writing to a string cannot fail");
    }
    let mut turns = TurnList::new();
    rules.turns(pos, &mut turns);
    let text = rules.write_position(pos, history, G::POSITIONS[0]);
    let (n_turns, quiet, repeats) = (turns.len(), history.no_progress(), history.repeats());
    let again = if repeats > 1 { format!(", time {repeats}") } else { String::new() };
    let claim = session.claim().map_or_else(String::new, |end| format!(", may claim {:?}", end.on));
    writeln!(account, "{text}    steps {n_steps}, turns {n_turns}, quiet {quiet}{again}{claim}").expect("as above");
}

fn tell_status<G: Game>(session: &Session<G>, account: &mut String) {
    let n_seats = session.rules().info().teams.len();
    let text = match session.status() {
        Status::Over(Outcome { places, points, reason }) => {
            let each = |values: &[i64]| values.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
            let places = each(&places.0.map(i64::from)[..n_seats]);
            let points = each(&points.0.map(i64::from)[..n_seats]);
            let pos = session.rules().write_position(session.position(), session.history(), G::POSITIONS[0]);
            format!("{pos}\nover: {reason}; places {places}; points {points}")
        }
        Status::Turn(seat) => format!("open: seat {seat} is to act"),
        Status::Chance => "open: the dice are to be thrown".to_owned(),
        Status::Waiting { by, .. } => format!("open: seat {by} waits for an answer"),
    };
    writeln!(account, "{text}").expect("writing to a string cannot fail");
}

/// A message in short form: its text when it is nothing else.
fn brief(say: &Message) -> String {
    match say.args.first() {
        Some((_, rules::Arg::Text(text))) if say.key == Message::VERBATIM => text.clone(),
        _ => say.to_string(),
    }
}

fn effect_text(effect: &Effect, label: impl Fn(Site) -> String) -> String {
    let why = |why: &Why| format!("{why:?}").to_lowercase();
    let seat = |owner: Option<Seat>| owner.map_or("nobody's".to_owned(), |seat| format!("seat {seat}'s"));
    match effect {
        Effect::Move { from, to, n, under, why: reason } => {
            let n = if *n == 1 { String::new() } else { format!(" ×{n}") };
            let under = if *under { " under" } else { "" };
            format!("{} {}→{}{n}{under}", why(reason), label(*from), label(*to))
        }
        Effect::Flip { at, index, kind, why: reason } => {
            format!("{} {} no. {index} to kind {}", why(reason), label(*at), kind.0)
        }
        Effect::Add { at, piece, why: reason } => {
            format!("{} {} kind {} on {}", why(reason), seat(piece.owner), piece.kind.0, label(*at))
        }
        Effect::Remove { at, why: reason } => format!("{} off {}", why(reason), label(*at)),
        Effect::Mark { at, sign: Some(sign) } => format!("mark {} kind {}", label(*at), sign.0),
        Effect::Mark { at, sign: None } => format!("unmark {}", label(*at)),
        Effect::Die { index, die } => match die {
            Die::Shows(face) => format!("die {index} shows {face}"),
            Die::Used(face) => format!("die {index} used {face}"),
            Die::Ready => format!("die {index} ready"),
            Die::Aside => format!("die {index} aside"),
        },
        Effect::Count { seat, by, sites, why: reason } => {
            let sites: Vec<String> = sites.iter().map(|site| label(*site)).collect();
            format!("{} {by:+} for seat {seat} at {}", why(reason), sites.join(" "))
        }
        Effect::Phase { prompt } => prompt.to_string(),
    }
}

#[test]
fn the_first_difference_is_shown() {
    let shown = std::panic::catch_unwind(|| check("play-x.txt", "a\nb\n", "a\nc\n")).unwrap_err();
    let text = shown.downcast_ref::<String>().map_or("", String::as_str);
    assert!(text.contains("line 2 ") && text.contains("expected c") && text.contains("but got  b"), "{text}");
}
