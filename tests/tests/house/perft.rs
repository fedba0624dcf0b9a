//! Every folder's `tests/perft.txt`: turn counts with the source of each, counted again.
//!
//! A block is `game: ID`, `source: …`, optionally `position: TEXT` (default: the start) and `option: key=value`, and
//! then lines `depth count`. It counts sequences of complete turns by path, a capture chain being one turn; for games
//! that do not distinguish orders ([`rules::GameInfo::by_path`]), sequences of turns with different ends.

use std::collections::HashMap;

use rules::{Game, MatchState, Options, TurnList, perft};
use tests::blocks::{self, Line};
use tests::{folders, tier};

use crate::folders::in_every_folder;

/// Lines with greater counts run only in the full tier.
const QUICK: u64 = 20_000_000;

/// The limit on the sum of a game's counts in the quick tier: about ten seconds at ten million turns a second.
const QUICK_SUM: u64 = 100_000_000;

/// The slow generator confirms counts as long as its last row has at most this many different positions.
const ROW: usize = 100_000;

type Turns = fn(&str, &[(&str, &str)], &str) -> Vec<(String, String)>;

macro_rules! suite {
    ($folder:ident, $rules:ty) => {
        mod $folder {
            #[test]
            fn counts_are_right() {
                super::check_counts::<$rules>(stringify!($folder));
            }

            #[test]
            fn the_oracle_confirms_the_counts() {
                super::check_by_oracle::<$rules>(stringify!($folder), crate::oracles::$folder::turns);
            }
        }
    };
}

in_every_folder!(suite);

/// One block of the file.
#[derive(Debug)]
struct Block<'t> {
    game: &'t str,
    position: Option<&'t str>,
    options: Options,
    /// Line number, depth and count.
    counts: Vec<(usize, u32, u64)>,
}

fn read(text: &str) -> Vec<Block<'_>> {
    blocks::read(text).iter().map(|lines| read_block(lines)).collect()
}

fn read_block<'t>(lines: &[Line<'t>]) -> Block<'t> {
    let first = lines.first().map_or(0, |line| line.number);
    let find = |key: &str| lines.iter().find_map(|line| line.value(key));
    let game = find("game").unwrap_or_else(|| panic!("line {first}: the block names no game"));
    assert!(find("source").is_some_and(|source| !source.is_empty()), "line {first}: the block names no source");
    let mut block = Block { game, position: find("position"), options: Options::new(), counts: Vec::new() };
    for line in lines {
        if let Some(pair) = line.value("option") {
            let (key, value) = Options::read_pair(pair).unwrap_or_else(|error| panic!("line {}: {error}", line.number));
            block.options.set(key, value);
        } else if !["game", "source", "position"].iter().any(|key| line.value(key).is_some()) {
            let pair =
                line.text.split_once(' ').and_then(|(depth, count)| Some((depth.parse().ok()?, count.parse().ok()?)));
            let (depth, count) = pair.unwrap_or_else(|| panic!("line {}: {:?} is no count", line.number, line.text));
            block.counts.push((line.number, depth, count));
        }
    }
    assert!(!block.counts.is_empty(), "line {first}: the block counts nothing");
    block
}

/// The blocks of the folder's file, each with its rules and first position.
fn blocks_of<G: Game>(folder: &str, mut visit: impl FnMut(&Block<'_>, &G, &G::Position)) {
    let files = folders::test_files(folder, "perft");
    let [(_, text)] = files.as_slice() else { panic!("{folder} has no tests/perft.txt") };
    let blocks = read(text);
    for info in G::GAMES {
        assert!(
            blocks.iter().any(|block| block.game == info.id),
            "{folder}/tests/perft.txt has nothing of {}",
            info.id
        );
        let quick: u64 = blocks
            .iter()
            .filter(|block| block.game == info.id)
            .flat_map(|block| &block.counts)
            .map(|(.., count)| *count)
            .filter(|count| *count <= QUICK)
            .sum();
        assert!(quick <= QUICK_SUM, "{}: {quick} turns are too many for every change", info.id);
    }
    for block in &blocks {
        let rules = G::new(block.game, &block.options, &MatchState::default());
        let rules = rules.unwrap_or_else(|error| panic!("{}: {error}", block.game));
        let start = match block.position {
            Some(text) => match rules.read_position(text) {
                Ok((pos, _)) => pos,
                Err(error) => panic!("{}: {text:?}: {error}", block.game),
            },
            None => rules.start(),
        };
        visit(block, &rules, &start);
    }
}

fn check_counts<G: Game>(folder: &str) {
    blocks_of::<G>(folder, |block, rules, start| {
        for &(line, depth, count) in &block.counts {
            if count > QUICK && !tier::is_full() {
                continue;
            }
            let found =
                if rules.info().by_path { perft::perft(rules, start, depth) } else { ends(rules, start, depth) };
            assert_eq!(found, count, "{} from {:?}, depth {depth} (line {line})", block.game, block.position);
        }
    });
}

/// Sequences of `depth` turns with different ends.
fn ends<G: Game>(rules: &G, pos: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut turns = TurnList::new();
    rules.turns(pos, &mut turns);
    if depth == 1 { turns.len() as u64 } else { turns.iter().map(|turn| ends(rules, turn.end, depth - 1)).sum() }
}

fn check_by_oracle<G: Game>(folder: &str, oracle: Turns) {
    let row = if tier::is_full() { ROW } else { ROW / 50 };
    blocks_of::<G>(folder, |block, rules, start| {
        let options: Vec<(&str, &str)> = block.options.iter().collect();
        let history = rules::History::new(rules, start, 0, 0);
        // Positions after `depth` turns, each with the number of paths to it.
        let mut ways = HashMap::from([(rules.write_position(start, &history, G::POSITIONS[0]), 1)]);
        let deepest = block.counts.iter().map(|(_, depth, _)| *depth).max().unwrap_or_default();
        for depth in 1..=deepest {
            let (mut next, mut count) = (HashMap::new(), 0);
            for (text, n) in &ways {
                let mut turns = oracle(block.game, &options, text);
                if !rules.info().by_path {
                    turns.sort_by(|one, other| one.1.cmp(&other.1));
                    turns.dedup_by(|one, other| one.1 == other.1);
                }
                count += n * turns.len() as u64;
                // The last row is not expanded.
                if depth < deepest {
                    for (_, after) in turns {
                        *next.entry(after).or_default() += n;
                    }
                }
            }
            for (line, _, expected) in block.counts.iter().filter(|(_, at, _)| *at == depth) {
                assert_eq!(count, *expected, "{} from {:?}, depth {depth} (line {line})", block.game, block.position);
            }
            ways = next;
            if ways.len() > row {
                break;
            }
        }
    });
}

#[test]
fn blocks_are_read_with_their_keys() {
    let text = "# head\ngame: g\nsource: s\nposition: p q\noption: k=v\n1 6\n2 60 # six tens\n";
    let blocks = read(text);
    assert_eq!((blocks[0].game, blocks[0].position, blocks[0].options.get("k")), ("g", Some("p q"), Some("v")));
    assert_eq!(blocks[0].counts, [(6, 1, 6), (7, 2, 60)]);
}
