//! Texts of whole games: what is written is read back to the same tree, and broken texts are read as far as they go.

use oorandom::Rand32;
use play::formats::{self, ReadGame, TextFormat};
use play::{Entry, GameTree, NodeIdx, Session, wire};
use rules::{Game, GameInfo};
use tests::random::{self, below};
use tests::{mutate::mutate, reading, tier, trees};

use super::broken::survive;

/// Random trees of each game.
fn n_trees() -> u64 {
    tier::pick(24, 10_000)
}

/// Broken texts of whole games, for each game.
fn n_broken() -> u64 {
    tier::pick(60, 20_000)
}

/// Texts of games without variations, for each game.
fn n_lines() -> u64 {
    tier::pick(60, 20_000)
}

/// A random tree of a game, its options in turn.
fn tree<G: Game>(info: &'static GameInfo, nth: u64, rand: &mut Rand32) -> GameTree {
    let variants = random::variants(info);
    trees::tree::<G>(info, &variants[nth as usize % variants.len()], rand)
}

/// Every format holds everything of a game that it promises to hold.
pub(crate) fn are_read_as_written<G: Game>() {
    for info in G::GAMES {
        let mut rand = random::rand(0x74_72_65_65);
        for nth in 0..n_trees() {
            let trees: Vec<GameTree> = (0..=below(&mut rand, 2)).map(|_| tree::<G>(info, nth, &mut rand)).collect();
            for format in formats::formats::<G>() {
                match format {
                    TextFormat::MAT => check_main_lines::<G>(info, &trees),
                    _ => check::<G>(info, format, &trees),
                }
            }
        }
    }
}

fn read<G: Game>(info: &GameInfo, text: &str) -> Vec<ReadGame> {
    formats::read::<G>(info.id, text).unwrap_or_else(|error| panic!("{}: {error}", info.id)).collect()
}

fn check<G: Game>(info: &GameInfo, format: TextFormat, trees: &[GameTree]) {
    let refs: Vec<&GameTree> = trees.iter().collect();
    let text = formats::write::<G>(format.key, &refs).unwrap_or_else(|error| panic!("{}: {error}", info.id));
    let games = read::<G>(info, &text);
    assert_eq!(games.len(), trees.len(), "{}: {text}", info.id);
    for (game, tree) in games.iter().zip(trees) {
        assert!(game.fault.is_none() && game.mends.is_empty(), "{:?} {:?} in {text}", game.fault, game.mends);
        assert!(game.tree == *tree, "{}: {} in {text}", info.id, difference(&game.tree, tree));
    }
}

/// Where two trees differ first.
fn difference(one: &GameTree, other: &GameTree) -> String {
    let [one, other] = [one, other].map(|tree| wire::write_tree(tree, NodeIdx::ROOT));
    let differs = one.lines().zip(other.lines()).enumerate().find(|(_, (one, other))| one != other);
    match differs {
        Some((idx, (one, other))) => format!("line {}: {one} rather than {other}", idx + 1),
        None => format!("{one} rather than {other}"),
    }
}

/// Games without variations, as programs write them and with small faults, are read alike in the fast way and in the
/// thorough one.
pub(crate) fn are_read_alike_in_both_ways<G: Game>() {
    for info in G::GAMES {
        let mut rand = random::rand(0x66_61_73_74);
        for nth in 0..n_lines() {
            let lines: Vec<GameTree> = (0..=below(&mut rand, 3)).map(|_| line::<G>(info, nth, &mut rand)).collect();
            let refs: Vec<&GameTree> = lines.iter().collect();
            for format in formats::formats::<G>() {
                let text =
                    formats::write::<G>(format.key, &refs).unwrap_or_else(|error| panic!("{}: {error}", info.id));
                reading::in_both_ways::<G>(info.id, &text);
                let text = mutate(&text, &mut rand);
                survive(info.id, &text, || reading::in_both_ways::<G>(info.id, &text));
            }
        }
    }
}

/// The main line of a random tree, with some of what is noted there.
fn line<G: Game>(info: &'static GameInfo, nth: u64, rand: &mut Rand32) -> GameTree {
    let tree = tree::<G>(info, nth, rand);
    let mut line = GameTree::from(tree.main_line());
    line.tags = tree.tags.clone();
    let nodes: Vec<[NodeIdx; 2]> = line.line(NodeIdx::ROOT).zip(tree.line(NodeIdx::ROOT)).map(<[_; 2]>::from).collect();
    for [own, other] in nodes {
        if below(rand, 4) == 0 {
            line.notes_mut(own).comments = tree.notes(other).comments.clone();
            line.notes_mut(own).signs = tree.notes(other).signs.clone();
        }
    }
    line
}

/// Formats without variations hold the steps of the main line up to the last complete turn.
fn check_main_lines<G: Game>(info: &GameInfo, trees: &[GameTree]) {
    for tree in trees {
        let mut session = Session::<G>::open(tree.head().clone()).unwrap_or_else(|error| panic!("{error}"));
        let mut last = NodeIdx::ROOT;
        for entry in tree.main_line().entries {
            if !matches!(entry, Entry::Step(_)) || session.ended().is_some() || session.append(entry).is_err() {
                break;
            }
            if !session.rules().mid_turn(session.position()) {
                last = session.node();
            }
        }
        let plain = GameTree::from(session.tree().record(last));
        let text = formats::write::<G>(TextFormat::MAT.key, &[&plain]).unwrap_or_else(|error| panic!("{error}"));
        let games = read::<G>(info, &text);
        assert_eq!(games.len(), 1, "{text}");
        assert!(games[0].fault.is_none() && games[0].mends.is_empty(), "{:?} in {text}", games[0]);
        assert_eq!(games[0].tree.main_line().entries, plain.main_line().entries, "{text}");
    }
}

/// Broken texts are read as far as they go, and what is read is a game.
pub(crate) fn broken_ones_are_read_as_far_as_they_go<G: Game>() {
    for info in G::GAMES {
        let mut rand = random::rand(0x62_72_6f_6b);
        for nth in 0..n_broken() {
            let tree = tree::<G>(info, nth, &mut rand);
            let known = formats::formats::<G>();
            let format = known[below(&mut rand, known.len())];
            let text = formats::write::<G>(format.key, &[&tree]).unwrap_or_else(|error| panic!("{error}"));
            // Most of a text is tags, where little can break.
            let (tags, moves) = text.split_once("\n\n").unwrap_or(("", &text));
            let is_whole = below(&mut rand, 4) == 0;
            let broken = match is_whole {
                true => mutate(&text, &mut rand),
                false => format!("{tags}\n\n{}", mutate(moves, &mut rand)),
            };
            survive(info.id, &broken, || reading::games::<G>(info.id, &broken));
        }
    }
}
