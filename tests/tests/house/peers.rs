//! Other programs read the games that we write, and we read what they write: `cargo xtask test --peers` installs them and
//! names their folder. What is known to be theirs stands with each program, with its version.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use oorandom::Rand32;
use play::formats::{self, ReadGame, Score, TextFormat};
use play::{Entry, GameTree, Nag, NodeIdx, Player, Record, Session, Shape, ShapeColour, Status};
use rules::games::{backgammon::Backgammon, chess::Chess, draughts::Draughts};
use rules::{Actor, Game, GameInfo, Notation as _, Rules as _, Seat};
use tests::random::{self, below, pick};

/// The environment variable with the folder of the installed programs.
const FOLDER: &str = "MUSTERMEAD_PEERS";

/// How many games each program is given.
const N_GAMES: u64 = 150;

/// What a program holds of a game beside the turns of its main line and its result.
#[derive(Clone, Copy, Debug)]
struct Holds {
    comments: bool,
    variations: bool,
    signs: bool,
    drawings: bool,
    /// Whether it is given games without anything beside their moves, as it does not even skip what it does not hold.
    line_alone: bool,
    /// What is left of a comment where the program changes some of its characters.
    plain: fn(&str) -> String,
}

const TURNS: Holds =
    Holds { comments: false, variations: false, signs: false, drawings: false, line_alone: false, plain: words };
const ALL: Holds = Holds { comments: true, variations: true, signs: true, drawings: true, ..TURNS };

/// How many games a file has that a program is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum File {
    OneGame,
    AllGames,
}

fn installed() -> PathBuf {
    let folder = std::env::var_os(FOLDER).expect("`cargo xtask test --peers` names the folder of the programs");
    PathBuf::from(folder)
}

fn script(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("peers").join(name)
}

fn node(name: &str) -> Command {
    let mut command = Command::new("node");
    command.arg(script(name));
    command
}

fn python(name: &str) -> Command {
    let mut command = Command::new(installed().join("python/bin/python"));
    command.arg(script(name));
    command
}

/// Two fresh folders: what a program reads, and what it writes.
fn folders(peer: &str) -> [PathBuf; 2] {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("peers").join(peer);
    let _ = fs::remove_dir_all(&root);
    ["in", "out"].map(|name| {
        let folder = root.join(name);
        fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        folder
    })
}

/// Two people with names of forty letters.
fn people() -> [Player; 2] {
    ["Anastasia Alexandrovna Romanova-Holstein", "Bartholomew Fitzgerald-Montgomery Esquire"]
        .map(|name| Player::Human { name: name.to_owned() })
}

/// What people and programs write beside moves.
const COMMENTS: &[&str] = &[
    "the usual reply",
    "[%clk 1:59:59]",
    "[%clk 0:03:10] [%eval 0.32] with little time",
    "100 % sure; (2. more) [or less] $7 *",
    "a brace } that nobody opened",
    "a bracket ) too many {",
    "he said \"no\", and 1. e4 (1. d4) 1-0 \\ 0-1",
    "näher, 更好, and as long as it takes to come to the end of a line and begin another one, % and [ included, 1-0",
];

/// A random game between people with long names, with everything beside its turns that a text can hold.
fn annotated<G: Game>(info: &'static GameInfo, rand: &mut Rand32) -> GameTree {
    let mut record = Record::new(info.id, info.version, people().to_vec());
    record.sit(info.teams.len(), &info.seats().collect::<Vec<_>>());
    let mut session = Session::<G>::open(record).unwrap_or_else(|error| panic!("{error}"));
    for (name, value) in
        [("Event", "The Club's 2nd \\ Cup"), ("Site", "Žabljak"), ("Date", "2026.11.29"), ("Round", "3.1")]
    {
        session.tags_mut().set(name, value);
    }
    if below(rand, 4) == 0 {
        session.notes_mut(NodeIdx::ROOT).comments.push(pick(rand, COMMENTS).to_owned());
    }
    for _ in 0..below(rand, 120) {
        if below(rand, 8) == 0 {
            // A variation, from a turn of one of the last moves.
            let path = session.tree().path(session.node());
            let back = path.len().saturating_sub(1 + below(rand, 6));
            let is_boundary = |node: &&NodeIdx| {
                let there = Session::<G>::open(session.tree().record(**node)).expect("it is a part of the game");
                !there.rules().mid_turn(there.position())
            };
            let node = path[..back].iter().rev().find(is_boundary).copied().unwrap_or(NodeIdx::ROOT);
            session.go_to(node);
        }
        let mut steps = Vec::new();
        session.rules().steps(session.position(), &mut steps);
        if steps.is_empty() || !matches!(session.status(), Status::Turn(_) | Status::Chance) {
            break;
        }
        let step = random::choose(session.rules(), session.position(), &steps, rand);
        let text = session.rules().write_step(session.position(), step, G::MOVES[0]);
        if session.append(Entry::Step(text)).is_err() {
            break;
        }
        if !session.rules().mid_turn(session.position()) {
            annotate(&mut session, rand);
        }
    }
    let last = session.tree().line(NodeIdx::ROOT).last().unwrap_or(NodeIdx::ROOT);
    session.go_to(last);
    if !matches!(session.status(), Status::Over(_)) {
        session.tags_mut().set("Result", pick(rand, &["1-0", "0-1", "1/2-1/2"]));
    }
    session.into_tree()
}

/// Writes and draws beside the last turn, at most one of each kind, now and then.
fn annotate<G: Game>(session: &mut Session<G>, rand: &mut Rand32) {
    let sites = session.rules().sites();
    let notes = session.notes_mut(session.node());
    if below(rand, 5) == 0 {
        notes.comments.push(pick(rand, COMMENTS).to_owned());
    }
    if below(rand, 6) == 0 {
        notes.signs.push(pick(rand, &Nag::ALL).0);
    }
    for _ in 0..below(rand, 12).saturating_sub(8) {
        let to = Some(pick(rand, &sites)).filter(|_| below(rand, 2) == 0);
        let colours = [ShapeColour::Green, ShapeColour::Red, ShapeColour::Yellow, ShapeColour::Blue];
        notes.shapes.push(Shape { from: pick(rand, &sites), to, colour: pick(rand, &colours) });
    }
}

fn games<G: Game>(info: &'static GameInfo) -> Vec<GameTree> {
    let mut rand = random::rand(0x70_65_65_72);
    (0..N_GAMES).map(|_| annotated::<G>(info, &mut rand)).collect()
}

/// Gives games to a program and returns what it wrote, in the same order, and the lines in which it refused any.
fn cross<G: Game>(
    peer: &str,
    format: TextFormat,
    file: File,
    games: &[GameTree],
    mut run: Command,
) -> (Vec<String>, String) {
    let [from, to] = folders(peer);
    let chunks: Vec<&[GameTree]> = if file == File::OneGame { games.chunks(1).collect() } else { vec![games] };
    let name = |nth: usize| format!("{nth:03}.{}", format.extension);
    for (nth, chunk) in chunks.iter().enumerate() {
        let trees: Vec<&GameTree> = chunk.iter().collect();
        let text = formats::write::<G>(format.key, &trees).unwrap_or_else(|error| panic!("{error}"));
        fs::write(from.join(name(nth)), text).expect("the folder was just made");
    }
    let done = run.args([&from, &to]).output().unwrap_or_else(|error| panic!("{peer} does not start: {error}"));
    let told = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success(), "{peer}: {told}{}", String::from_utf8_lossy(&done.stderr));
    let texts = (0..chunks.len()).map(|nth| fs::read_to_string(to.join(name(nth))).unwrap_or_default()).collect();
    (texts, told)
}

/// Words without the blanks between them, as programs break lines anew.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Words without any blanks.
fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Words without any blanks or backslashes.
fn without_backslashes(text: &str) -> String {
    without_blanks(text).replace('\\', "")
}

/// All texts of the nodes, in no order.
fn texts(nodes: &[NodeIdx], tree: &GameTree, plain: fn(&str) -> String) -> Vec<String> {
    let of = |node: &NodeIdx| {
        let notes = tree.notes(*node);
        let all: Vec<&str> = notes.intro.iter().chain(&notes.comments).map(String::as_str).collect();
        plain(&all.join(" "))
    };
    let mut all: Vec<String> = nodes.iter().map(of).filter(|text| !text.is_empty()).collect();
    all.sort();
    all
}

/// What differs between a game as it was written and as it came back; empty if nothing does.
fn difference(was: &ReadGame, is: &ReadGame, holds: Holds) -> String {
    if let Some(fault) = &is.fault {
        return format!("line {}, column {}: {} {:?}", fault.line, fault.column, fault.why.key, fault.text);
    }
    let steps = |game: &ReadGame| -> Vec<Entry> {
        let is_step = |entry: &Entry| matches!(entry, Entry::Step(_));
        game.tree.main_line().entries.into_iter().filter(is_step).collect()
    };
    // Within a turn programs order moves as they like. Of two moves to one point, that one hits which comes first.
    let in_any_order = |entries: Vec<Entry>| -> Vec<Entry> {
        let is_move = |entry: &Entry| matches!(entry, Entry::Step(text) if text.contains('/'));
        let mut ordered: Vec<Entry> = Vec::new();
        for turn in entries.chunk_by(|one, other| is_move(one) && is_move(other)) {
            let without_hit = |entry: &Entry| match entry {
                Entry::Step(text) => Entry::Step(text.replace('*', "")),
                other => other.clone(),
            };
            let mut turn: Vec<Entry> = turn.iter().map(without_hit).collect();
            turn.sort_by_key(|entry| format!("{entry:?}"));
            ordered.extend(turn);
        }
        ordered
    };
    let steps = |game: &ReadGame| in_any_order(steps(game));
    let (before, after) = (steps(was), steps(is));
    if before != after {
        let nth = before.iter().zip(&after).take_while(|(one, other)| one == other).count();
        return format!("turns: {:?} rather than {:?} at {nth}", after.get(nth), before.get(nth));
    }
    if was.result != is.result {
        return format!("result: {:?} rather than {:?}", is.result, was.result);
    }
    let nodes = |game: &ReadGame| -> Vec<NodeIdx> {
        let tree = &game.tree;
        if holds.variations { tree.all().collect() } else { tree.line(NodeIdx::ROOT).collect() }
    };
    let (before, after) = (nodes(was), nodes(is));
    if holds.variations && before.len() != after.len() {
        return format!("{} entries rather than {}", after.len(), before.len());
    }
    if holds.comments {
        let (before, after) = (texts(&before, &was.tree, holds.plain), texts(&after, &is.tree, holds.plain));
        if let Some((before, after)) = before.iter().zip(&after).find(|(one, other)| one != other) {
            return format!("comment: {after:?} rather than {before:?}");
        }
        if before.len() != after.len() {
            return format!("{} comments rather than {}: {before:?}", after.len(), before.len());
        }
    }
    let n_signs =
        |nodes: &[NodeIdx], tree: &GameTree| nodes.iter().map(|node| tree.notes(*node).signs.len()).sum::<usize>();
    let n_shapes =
        |nodes: &[NodeIdx], tree: &GameTree| nodes.iter().map(|node| tree.notes(*node).shapes.len()).sum::<usize>();
    if holds.signs && n_signs(&before, &was.tree) != n_signs(&after, &is.tree) {
        return "signs".to_owned();
    }
    if holds.drawings && n_shapes(&before, &was.tree) != n_shapes(&after, &is.tree) {
        return "drawings".to_owned();
    }
    String::new()
}

/// The whole turns of a game's main line without anything beside them: half a turn is written as a comment.
fn line_alone<G: Game>(tree: &GameTree) -> GameTree {
    let mut session = Session::<G>::open(tree.head().clone()).unwrap_or_else(|error| panic!("{error}"));
    let mut whole = session.node();
    for entry in tree.main_line().entries {
        session.append(entry).expect("it was played");
        if !session.rules().mid_turn(session.position()) {
            whole = session.node();
        }
    }
    let mut alone = GameTree::new(tree.head().clone());
    let mut at = NodeIdx::ROOT;
    for entry in session.tree().record(whole).entries {
        at = alone.add(at, entry).expect("the line goes on where it ended");
    }
    alone
}

/// Checks that a program refuses no game and loses nothing of what it holds.
fn check<G: Game>(peer: &str, id: &str, format: TextFormat, file: File, holds: Holds, run: Command) {
    let info = G::GAMES.iter().find(|info| info.id == id).expect("the folder has this game");
    let mut games = games::<G>(info);
    if holds.line_alone {
        games = games.iter().map(line_alone::<G>).collect();
    }
    let (texts, refused) = cross::<G>(peer, format, file, &games, run);
    assert_eq!(refused, "", "{peer} refuses games");
    let read = |text: &str| -> Vec<ReadGame> {
        formats::read::<G>(id, text).unwrap_or_else(|error| panic!("{error}")).collect()
    };
    let before: Vec<ReadGame> = games
        .iter()
        .flat_map(|tree| read(&formats::write::<G>(format.key, &[tree]).unwrap_or_else(|error| panic!("{error}"))))
        .collect();
    let after: Vec<ReadGame> = texts.iter().flat_map(|text| read(text)).collect();
    assert_eq!(after.len(), before.len(), "{peer}: all games come back");
    let faults: Vec<String> = before
        .iter()
        .zip(&after)
        .enumerate()
        .map(|(nth, (was, is))| (nth, difference(was, is, holds)))
        .filter(|(_, difference)| !difference.is_empty())
        .map(|(nth, difference)| format!("game {}: {difference}", nth + 1))
        .collect();
    assert!(
        faults.is_empty(),
        "{peer}: {} of {}:\n{}",
        faults.len(),
        before.len(),
        faults[..faults.len().min(12)].join("\n")
    );
}

/// chess.js 1.4.0 holds one line, a comment a position, and no signs.
#[test]
#[ignore = "other programs"]
fn chess_js() {
    let holds = Holds { comments: true, drawings: true, ..TURNS };
    check::<Chess>("chess.js", "chess", TextFormat::PGN, File::OneGame, holds, node("chess_js.mjs"));
}

/// kokopu 4.13.4 writes commands in comments without the blanks between them, and doubles backslashes there.
#[test]
#[ignore = "other programs"]
fn kokopu() {
    let holds = Holds { plain: without_backslashes, ..ALL };
    check::<Chess>("kokopu", "chess", TextFormat::PGN, File::AllGames, holds, node("kokopu.mjs"));
}

/// cm-pgn 5.0.0 takes away blanks before brackets, in comments too.
#[test]
#[ignore = "other programs"]
fn cm_pgn() {
    let holds = Holds { plain: without_blanks, ..ALL };
    check::<Chess>("cm-pgn", "chess", TextFormat::PGN, File::OneGame, holds, node("cm_pgn.mjs"));
}

#[test]
#[ignore = "other programs"]
fn chessops() {
    check::<Chess>("chessops", "chess", TextFormat::PGN, File::AllGames, ALL, node("chessops.mjs"));
}

#[test]
#[ignore = "other programs"]
fn python_chess() {
    check::<Chess>("python-chess", "chess", TextFormat::PGN, File::AllGames, ALL, python("python_chess.py"));
}

#[test]
#[ignore = "other programs"]
fn pgn_extract() {
    let mut run = Command::new("sh");
    run.args(["-c", r#"pgn-extract --quiet -s --output "$2/000.pgn" "$1/000.pgn" 2>&1"#, "pgn-extract"]);
    check::<Chess>("pgn-extract", "chess", TextFormat::PGN, File::AllGames, ALL, run);
}

/// pydraughts 0.6.7 holds one line and the result. It counts brackets in comments as well, and refuses a whole file for
/// one too many. A number that stands twice it takes out of longer numbers, too (`1...` after a comment makes `11.` a lone
/// `1`), and loses those moves. So it gets games with nothing beside their moves.
#[test]
#[ignore = "other programs"]
fn pydraughts() {
    let holds = Holds { line_alone: true, ..TURNS };
    check::<Draughts>("pydraughts", "draughts", TextFormat::PDN, File::AllGames, holds, python("pydraughts.py"));
}

/// Games of backgammon played at random to their end, under the rule of tournaments, which the programs know alone.
fn whole_games() -> Vec<GameTree> {
    let info = &Backgammon::GAMES[0];
    let mut rand = random::rand(0x6d_61_74);
    (0..N_GAMES)
        .map(|_| {
            let mut record = Record::new(info.id, info.version, people().to_vec());
            record.options.set("single-number", "tournament");
            record.sit(info.teams.len(), &info.seats().collect::<Vec<_>>());
            let mut session = Session::<Backgammon>::open(record).expect("the options are the game's own");
            let mut steps = Vec::new();
            loop {
                steps.clear();
                session.rules().steps(session.position(), &mut steps);
                if steps.is_empty() {
                    return session.into_tree();
                }
                let step = random::choose(session.rules(), session.position(), &steps, &mut rand);
                let text = session.rules().write_step(session.position(), step, Backgammon::MOVES[0]);
                session.append(Entry::Step(text)).expect("the rules have offered it");
            }
        })
        .collect()
}

/// The reader's view of a game that was written alone.
fn reread(tree: &GameTree) -> ReadGame {
    let text = formats::write::<Backgammon>(TextFormat::MAT.key, &[tree]).unwrap_or_else(|error| panic!("{error}"));
    let mut games = formats::read::<Backgammon>("backgammon", &text).expect("the folder has this game");
    games.next().expect("a game was written")
}

/// GNU Backgammon 1.07 holds the turns, the winner and the points.
/// Where two moves of a turn end on one point it may give the star of a hit to the other one.
#[test]
#[ignore = "other programs"]
fn gnubg() {
    let games = whole_games();
    let mut run = Command::new("sh");
    let commands = r#"
        for file in "$1"/*.mat; do
            printf 'import mat "%s"\nexport match mat "%s"\n' "$file" "$2/${file##*/}"
        done > "$1/commands"
        gnubg --tty --quiet --no-rc --commands "$1/commands" < /dev/null > "$1/told" 2>&1
    "#;
    run.args(["-c", commands, "gnubg"]);
    let (texts, _) = cross::<Backgammon>("gnubg", TextFormat::MAT, File::OneGame, &games, run);
    for (nth, (tree, text)) in games.iter().zip(&texts).enumerate() {
        let was = reread(tree);
        let read = formats::read::<Backgammon>("backgammon", text).expect("the folder has this game");
        let is: Vec<ReadGame> = read.collect();
        assert_eq!(is.len(), 1, "game {}: {text}", nth + 1);
        assert_eq!(difference(&was, &is[0], TURNS), "", "game {}: {text}", nth + 1);
    }
}

/// gammonview 3.1.0 says what it has read.
#[test]
#[ignore = "other programs"]
fn gammonview() {
    let games = whole_games();
    let (texts, refused) =
        cross::<Backgammon>("gammonview", TextFormat::MAT, File::OneGame, &games, python("gammonview.py"));
    assert_eq!(refused, "", "gammonview refuses games");
    for (nth, (tree, text)) in games.iter().zip(&texts).enumerate() {
        let Some(Score::Points { points, .. }) = reread(tree).result else { panic!("game {} was played out", nth + 1) };
        let [first, second] = [points[Seat::FIRST], points[Seat::SECOND]];
        let winner = usize::from(second > first);
        let rules = Session::<Backgammon>::open(tree.head().clone()).expect("it was played");
        let n_throws = throws(rules, tree);
        assert_eq!(text.trim(), format!("{winner} {} {n_throws}", first.max(second)), "game {}", nth + 1);
    }
}

/// How many turns of a game were played with dice.
fn throws(mut session: Session<Backgammon>, tree: &GameTree) -> usize {
    let mut n = 0;
    for entry in tree.main_line().entries {
        let is_own = session.rules().actor(session.position()) != Actor::Chance;
        session.append(entry).expect("it was played");
        n += usize::from(is_own && !session.rules().mid_turn(session.position()));
    }
    n
}
