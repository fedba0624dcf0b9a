//! What must hold for any text given to a reader: it is refused with a reason that points at the fault, or the result
//! is legal and survives being written and read again. For broken texts and for fuzzing.

use play::formats::{self, ReadGame, TextFormat};
use play::wire::{self, SavedTree};
use play::{GameTree, NodeIdx, Session};
use rules::library::{self, LibraryEntry, LibraryEntryKind};
use rules::{Game, GameInfo, History, MatchState, Mend, OptionError, OptionKind, Options, Outcome, ReadError};

/// Checks that every seat that plays or has played, and no other, has a place in a game that ends at `pos`.
///
/// # Panics
/// When the outcome breaks this.
#[track_caller]
pub fn check_outcome<G: Game>(rules: &G, pos: &G::Position, outcome: &Outcome, context: &str) {
    let info = rules.info();
    let n_seats = info.teams.len();
    for (seat, &place) in outcome.places.iter() {
        if seat.idx() >= n_seats {
            assert_eq!((place, outcome.points[seat]), (0, 0), "{context}: seat {seat} is not there in {outcome:?}");
            continue;
        }
        let is_nobody = place == 0 && !rules.takes_part(pos, seat);
        assert!(
            is_nobody || (1..=n_seats as u8).contains(&place),
            "{context}: the place of seat {seat} in {outcome:?}"
        );
        let partner = info.seats().find(|other| info.team(*other) == info.team(seat)).expect("it is one itself");
        assert_eq!(place, outcome.places[partner], "{context}: partners share a place in {outcome:?}");
    }
    assert!(outcome.places.0.contains(&1), "{context}: somebody is first in {outcome:?}");
    assert!(!outcome.reason.key.is_empty(), "{context}: {outcome:?} has a reason");
}

/// Checks that `error` points at its fragment of `text`.
#[track_caller]
fn check_error(id: &str, text: &str, error: &ReadError) {
    let rest = text.get(error.at..);
    assert!(
        rest.is_some_and(|rest| rest.starts_with(&error.text)),
        "{id}: {text:?} has no {:?} at {}: {}",
        error.text,
        error.at,
        error.why.key
    );
    assert!(!error.why.key.is_empty(), "{id}: no reason why {text:?} is refused");
}

/// Checks that every mend points at its fragment of `text`, and that nothing is told twice.
///
/// # Panics
/// When it does not.
#[track_caller]
pub fn check_mends(id: &str, text: &str, mends: &[Mend]) {
    for (idx, mend) in mends.iter().enumerate() {
        let rest = text.get(mend.at..);
        assert!(rest.is_some_and(|rest| rest.starts_with(&mend.text)), "{id}: {text:?} has no {mend}");
        assert!(mends[..idx].iter().all(|other| other.how != mend.how), "{id}: {text:?}: {mend} is told twice");
    }
}

/// Reads a position; returns it if it was accepted.
///
/// # Panics
/// When an accepted position is not as good as one that was played, or a refusal does not point at the fault.
pub fn position<G: Game>(rules: &G, text: &str) -> Option<(G::Position, History)> {
    let id = rules.info().id;
    let mut mends = Vec::new();
    let (pos, history) = match rules.mend_position(text, &mut mends) {
        Ok(read) => read,
        Err(error) => {
            check_error(id, text, &error);
            return None;
        }
    };
    check_mends(id, text, &mends);
    for &format in G::POSITIONS {
        let written = rules.write_position(&pos, &history, format);
        let mut mends = Vec::new();
        let read = rules.mend_position(&written, &mut mends);
        assert!(mends.is_empty(), "{id}: {text:?} written as {written:?}, mended by {mends:?}");
        let (again, _) = read.unwrap_or_else(|error| panic!("{id}: {text:?} written as {written:?}: {error}"));
        assert_eq!(again, pos, "{id}: {text:?} written as {written:?}");
    }
    if G::COVERS_MID_TURN || !rules.mid_turn(&pos) {
        let setup = rules.setup(&pos, &history);
        let arranged = rules.arrange(&setup);
        let (again, _) = arranged.unwrap_or_else(|faults| panic!("{id}: {text:?}: {setup:?}: {faults:?}"));
        assert_eq!(again, pos, "{id}: {text:?} taken apart and put together");
    }
    let mut steps = Vec::new();
    rules.steps(&pos, &mut steps);
    rules.scene(&pos);
    rules.evaluate(&pos);
    if steps.is_empty() {
        assert!(!rules.mid_turn(&pos), "{id}: {text:?} is over in the middle of a turn");
        check_outcome(rules, &pos, &rules.outcome(&pos), text);
    }
    for step in steps {
        let mut after = pos.clone();
        rules.apply(&mut after, step, &mut ());
        rules.scene(&after);
    }
    Some((pos, history))
}

/// Reads a step from `pos`.
///
/// # Panics
/// When an accepted step is not legal, or a refusal does not point at the fault.
pub fn step<G: Game>(rules: &G, pos: &G::Position, text: &str) {
    let id = rules.info().id;
    let step = match rules.read_step(pos, text) {
        Ok(step) => step,
        Err(error) => return check_error(id, text, &error),
    };
    let mut legal = Vec::new();
    rules.steps(pos, &mut legal);
    // Texts of games go on after the end.
    assert!(legal.contains(&step) || legal.is_empty(), "{id}: {text:?} was read as {step:?} in {pos:?}");
    for &format in G::MOVES {
        let written = rules.write_step(pos, step, format);
        assert_eq!(rules.read_step(pos, &written), Ok(step), "{id}: {text:?} written as {written:?} in {pos:?}");
    }
}

/// Reads a turn from `pos`.
///
/// # Panics
/// When an accepted turn is not a legal complete turn, or a refusal does not point at the fault.
pub fn turn<G: Game>(rules: &G, pos: &G::Position, text: &str) {
    let id = rules.info().id;
    let steps = match rules.read_turn(pos, text) {
        Ok(steps) => steps,
        Err(error) => return check_error(id, text, &error),
    };
    assert!(!steps.is_empty(), "{id}: {text:?} was read as a turn without steps");
    let mut after = pos.clone();
    let mut legal = Vec::new();
    for (idx, step) in steps.iter().enumerate() {
        legal.clear();
        rules.steps(&after, &mut legal);
        assert!(legal.contains(step) || legal.is_empty(), "{id}: {text:?} was read as {steps:?} in {pos:?}");
        rules.apply(&mut after, *step, &mut ());
        assert_eq!(rules.mid_turn(&after), idx + 1 < steps.len(), "{id}: {text:?} was read as {steps:?} in {pos:?}");
    }
    for &format in G::MOVES {
        let written = rules.write_turn(pos, &steps, format);
        let again = rules.read_turn(pos, &written);
        assert_eq!(again.as_ref(), Ok(&steps), "{id}: {text:?} written as {written:?} in {pos:?}");
    }
}

/// Reads whole games in the fast way and in the thorough one, and gives what both have read.
///
/// # Panics
/// When they have read something else.
#[track_caller]
pub fn in_both_ways<G: Game>(id: &str, text: &str) -> Vec<ReadGame> {
    let [fast, thorough] = [false, true].map(|is_thorough| -> Vec<ReadGame> {
        let reader = formats::read::<G>(id, text).unwrap_or_else(|error| panic!("{id}: {error}"));
        if is_thorough { reader.thorough().collect() } else { reader.collect() }
    });
    assert_eq!(fast.len(), thorough.len(), "{id}: {text:?} is read as more games, or as fewer");
    for (fast, thorough) in fast.iter().zip(&thorough) {
        let context = format!("{id}: game {} of {text:?}", thorough.number);
        let told = |game: &ReadGame| (game.number, game.line, game.n_turns, game.result, game.fault.clone());
        assert_eq!(told(fast), told(thorough), "{context}");
        assert_eq!(fast.mends, thorough.mends, "{context}");
        assert!(fast.tree == thorough.tree, "{context}: {}", difference(&fast.tree, &thorough.tree));
    }
    fast
}

/// Reads whole games.
///
/// # Panics
/// When a fault does not stand where it is said to, or what was read is no game or does not survive being written and
/// read again.
pub fn games<G: Game>(id: &str, text: &str) {
    let lines: Vec<&str> = text.split('\n').collect();
    let mut n_games = 0;
    let mut line = 0;
    for game in in_both_ways::<G>(id, text) {
        n_games += 1;
        assert_eq!(game.number, n_games, "{id}: {text:?}");
        assert!(game.line >= line.max(1), "{id}: game {n_games} of {text:?} begins before the one before it");
        line = game.line;
        for placed in &game.mends {
            assert!(placed.line <= lines.len() && !placed.what.how.key.is_empty(), "{id}: {placed:?} in {text:?}");
        }
        if let Some(fault) = &game.fault {
            let found = lines.get(fault.line - 1).is_some_and(|line| line.chars().count() + 1 >= fault.column);
            assert!(found && !fault.why.key.is_empty(), "{id}: there is no {fault:?} in {text:?}");
        }
        if game.fault.is_some() && game.tree.n_entries() == 0 {
            // It may be of another game, or set up in a way that the rules do not take.
            continue;
        }
        for format in formats::formats::<G>() {
            let written = formats::write::<G>(format.key, &[&game.tree]);
            let written = written.unwrap_or_else(|error| panic!("{id}: {text:?} is no game: {error}"));
            // Other forms do not hold all that a record says.
            let is_held = format != TextFormat::MAT && (format == TextFormat::RECORD || !text.contains("mustermead"));
            if !is_held {
                continue;
            }
            let again: Vec<ReadGame> =
                formats::read::<G>(id, &written).unwrap_or_else(|error| panic!("{id}: {error}")).collect();
            let is_same = again.len() == 1 && again[0].fault.is_none() && is_alike(&again[0].tree, &game.tree);
            let other = again.first().map(|again| difference(&game.tree, &again.tree));
            assert!(is_same, "{id}: {text:?} is written as {written:?}, which reads as something else: {other:?}");
        }
    }
    assert!(n_games > 0, "{id}: {text:?} was read as no game");
}

/// Reads `key=value` and makes the rules with it.
///
/// # Panics
/// When a value is accepted that its option does not have, or a refusal does not name it.
pub fn option<G: Game>(info: &GameInfo, text: &str) {
    let Ok((key, value)) = Options::read_pair(text) else { return };
    let mut options = Options::new();
    options.set(key, value);
    match G::new(info.id, &options, &MatchState::default()) {
        Ok(_) => {
            let spec = info.options.iter().find(|spec| spec.key == key);
            let fits = spec.is_some_and(|spec| match spec.kind {
                OptionKind::Choice(words) => words.contains(&value),
                OptionKind::Number { least, most, .. } => (least..=most).any(|n| n.to_string() == value),
                OptionKind::Text => true,
            });
            assert!(fits, "{}: {text:?} was taken", info.id);
        }
        Err(OptionError::UnknownKey { key: named, .. }) => assert_eq!(named, key, "{}: {text:?}", info.id),
        Err(OptionError::BadValue { key: named, value: said, .. }) => {
            assert_eq!((named, said.as_str()), (key, value), "{}: {text:?}", info.id);
        }
        Err(error) => panic!("{}: {text:?} is refused as {error}", info.id),
    }
}

/// Reads a record and replays it when it is of folder `G`.
///
/// # Panics
/// When an accepted record does not survive being written and read again, or then replays to another game.
pub fn record<G: Game>(text: &str) {
    let Ok(record) = wire::read(text) else { return };
    let written = wire::write(&record);
    assert_eq!(wire::read(&written).as_ref(), Ok(&record), "{text:?} written as {written:?}");
    let Ok(session) = Session::<G>::open(record) else { return };
    let again = Session::<G>::open(session.record().clone());
    let again = again.unwrap_or_else(|error| panic!("{text:?} opens once only: {error}"));
    assert_eq!(again.position(), session.position(), "{text:?}");
    assert_eq!(again.status(), session.status(), "{text:?}");
}

/// Reads a tree, or a record of version 1, and replays it when it is of folder `G`.
///
/// # Panics
/// When an accepted tree does not survive being written and read again, or then replays to another game.
pub fn tree<G: Game>(text: &str) {
    let Ok(SavedTree { tree, here }) = wire::read_tree(text) else { return };
    let here = here.unwrap_or(NodeIdx::ROOT);
    let written = wire::write_tree(&tree, here);
    let again = wire::read_tree(&written).unwrap_or_else(|error| panic!("{text:?} written as {written:?}: {error}"));
    assert_eq!(wire::write_tree(&again.tree, again.here.unwrap_or(NodeIdx::ROOT)), written, "{text:?}");
    let Ok(session) = Session::<G>::open_tree(&tree, here) else { return };
    let again = Session::<G>::open_tree(session.tree(), session.node());
    let again = again.unwrap_or_else(|error| panic!("{text:?} opens once only: {error}"));
    assert!(again.tree() == session.tree(), "{text:?}");
    assert_eq!((again.position(), again.status()), (session.position(), session.status()), "{text:?}");
}

/// Reads a library.
///
/// # Panics
/// When an accepted library does not survive being written and read again.
pub fn library(text: &str) {
    let Ok(entries) = library::read(text) else { return };
    let written: Vec<String> = entries.iter().map(write_entry).collect();
    let written = written.join("\n");
    assert_eq!(library::read(&written).as_ref(), Ok(&entries), "{text:?} written as {written:?}");
}

fn write_entry(entry: &LibraryEntry<'_>) -> String {
    let kind = match entry.kind {
        LibraryEntryKind::Opening => "opening",
        LibraryEntryKind::Study => "study",
    };
    let mut text = format!("id: {}\nkind: {kind}\ngame: {}\nname: {}\n", entry.id, entry.game, entry.name);
    let optional = [("aka", Some(entry.aka.join(" "))), ("from", entry.from.map(str::to_owned))];
    for (key, value) in optional.into_iter().chain([("verdict", entry.verdict.map(str::to_owned))]) {
        text.extend(value.map(|value| format!("{key}: {value}\n")));
    }
    text + if entry.ends { "ends: yes\n" } else { "" } + &format!("line: {}\n", entry.line)
}

/// Whether two trees are equal but for the numbers of their nodes: what a text begins twice is one node, and stands
/// where it was begun first.
fn is_alike(one: &GameTree, other: &GameTree) -> bool {
    let told = |tree: &GameTree| -> Vec<String> {
        let depth_first = |node: NodeIdx| format!("{} {:?} {:?}", tree.depth(node), tree.entry(node), tree.notes(node));
        in_order(tree).into_iter().map(depth_first).collect()
    };
    one.head() == other.head() && one.tags == other.tags && told(one) == told(other)
}

/// All nodes, each before its children, and these in their order.
fn in_order(tree: &GameTree) -> Vec<NodeIdx> {
    let (mut nodes, mut waiting) = (Vec::new(), vec![NodeIdx::ROOT]);
    while let Some(node) = waiting.pop() {
        nodes.push(node);
        waiting.extend(tree.children(node).iter().rev());
    }
    nodes
}

/// What is the first to differ between two trees.
fn difference(one: &GameTree, other: &GameTree) -> String {
    let told = |tree: &GameTree| -> Vec<String> {
        let node = |node: NodeIdx| format!("{:?} {:?} {:?}", tree.path(node), tree.entry(node), tree.notes(node));
        tree.all().map(node).collect()
    };
    let (one_told, other_told) = (told(one), told(other));
    let differ = one_told.iter().zip(&other_told).find(|(one, other)| one != other);
    match differ {
        Some((one, other)) => format!("{one} or {other}"),
        None => format!("{} or {} nodes, {:?} or {:?}", one_told.len(), other_told.len(), one.tags, other.tags),
    }
}
