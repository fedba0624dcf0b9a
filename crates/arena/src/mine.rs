//! Puzzles: the computer plays itself, badly enough that there is something to find, and keeps positions with one clear
//! best turn.

mod course;
mod judge;
mod pick;
mod puzzle;
mod taste;

use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;

use rules::{Game, MatchState, Options, Visitor};

use self::judge::Judge;
use self::puzzle::Find;
use self::taste::Taste;
use crate::log::Log;
use crate::{Trouble, rng};

/// What to look for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many puzzles.
    pub(crate) count: usize,
    /// The node budget for each turn that is compared; the last word has ten times as much.
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    /// The most games to play; each gives one puzzle at most.
    pub(crate) n_games: u64,
    /// The games whose puzzles somebody has chosen; where there are any, no others are played or handed out.
    pub(crate) only: Games,
    /// The file for what was found in each game, so that they need not be played again.
    pub(crate) file: Option<PathBuf>,
}

/// Games by their numbers, written with commas.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Games(Vec<u64>);

impl FromStr for Games {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Games, Self::Err> {
        text.split(',').map(str::parse).collect::<Result<_, _>>().map(Games)
    }
}

/// Finds puzzles and writes them.
pub(crate) struct Mine<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

impl<O: Write> Visitor for Mine<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Mine { id, ref options, ref plan, .. } = self;
        let mut finds: Vec<Find> = Vec::new();
        let mut log = None;
        if let Some(path) = &plan.file {
            let (opened, known) = Log::open(path, &head(id, options, plan))?;
            for line in known {
                let find: Find = line.parse()?;
                if find.game != finds.len() as u64 {
                    return Err(format!("{}: game {} is not the next", path.display(), find.game).into());
                }
                finds.push(find);
            }
            log = Some(opened);
        }
        let known = finds.len() as u64;
        let is_chosen = |game: u64| plan.only.0.is_empty() || plan.only.0.contains(&game);
        finds.retain(|find| find.game < plan.n_games && is_chosen(find.game));
        for game in (known..plan.n_games).filter(|game| is_chosen(*game)) {
            if pick::pick(&finds, plan.count).is_complete {
                break;
            }
            let find = Find { game, puzzle: mine::<G>(id, options, plan, game)? };
            // The file goes on game by game.
            if let Some(log) = log.as_mut().filter(|_| plan.only.0.is_empty()) {
                log.add(&find)?;
            }
            finds.push(find);
        }
        let picked = pick::pick(&finds, plan.count);
        writeln!(self.output, "# {}", command(id, options, plan))?;
        for (idx, find) in picked.finds.into_iter().enumerate() {
            if let Some(puzzle) = &find.puzzle {
                writeln!(self.output, "\npuzzle {id}-{}", idx + 1)?;
                self.output.write_all(puzzle.paragraph(options).as_bytes())?;
            }
        }
        Ok(self.output.flush()?)
    }
}

/// The first line of a file: it identifies the finds. How many puzzles are wanted, and which, is not part of it.
fn head(id: &str, options: &Options, Plan { nodes, seed, .. }: &Plan) -> String {
    let options: String = options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    format!("# arena mine {id}{options}: nodes {nodes}, seed {seed}")
}

/// The command line that finds the same puzzles again.
fn command(id: &str, options: &Options, Plan { count, nodes, seed, n_games, only, .. }: &Plan) -> String {
    let mut line = format!("arena mine {id} --count {count} --nodes {nodes} --seed {seed} --games {n_games}");
    if !only.0.is_empty() {
        let games: Vec<String> = only.0.iter().map(u64::to_string).collect();
        line += &format!(" --only {}", games.join(","));
    }
    options.iter().for_each(|(key, value)| line += &format!(" --option {key}={value}"));
    line
}

/// The first puzzle among some positions of a game.
fn mine<G: Game>(id: &str, options: &Options, plan: &Plan, game: u64) -> Result<Option<puzzle::Puzzle>, Trouble> {
    let taste = Taste::of(id);
    let spots = course::spots::<G>(id, options, &taste, rng::seed(&[plan.seed, game]), game)?;
    let rules = G::new(id, options, &MatchState::default())?;
    // A third of the games each is for puzzles of any grade, for harder ones, and for the hardest; the side to move takes
    // turns more quickly.
    let least = 1 + (game / 2 % 3) as u8;
    let judge = Judge { rules: &rules, taste: &taste, nodes: plan.nodes, least };
    Ok(spots.iter().find_map(|spot| judge.puzzle(spot)))
}

#[cfg(test)]
mod tests;
