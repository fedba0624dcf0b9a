//! Puzzles: the computer plays itself, badly enough that there is something to find, and keeps positions with one clear
//! best turn.

mod course;
mod judge;
mod pick;
mod puzzle;
mod taste;

use std::io::Write;
use std::path::PathBuf;

use rules::{Game, MatchState, Options, Visitor};

use self::judge::Judge;
use self::puzzle::Find;
use self::taste::Taste;
use crate::log::Log;
use crate::{Trouble, rng};

/// What to look for.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many puzzles.
    #[arg(long, value_name = "N")]
    pub(crate) count: usize,
    /// The node budget for each turn that is compared; the last word has ten times as much.
    #[arg(long, value_name = "N")]
    pub(crate) nodes: u64,
    /// Makes chance, and is all that it depends on.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The most games to play; each gives one puzzle at most.
    #[arg(long = "games", value_name = "N", default_value_t = 1_000)]
    pub(crate) n_games: u64,
    /// The games whose puzzles somebody has chosen, counted from 0: no others are played.
    #[arg(long, value_name = "GAME,…", value_delimiter = ',')]
    pub(crate) only: Vec<u64>,
    /// The file for what was found in each game, so that they need not be played again.
    #[arg(long = "out", value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
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
        let is_chosen = |game: u64| plan.only.is_empty() || plan.only.contains(&game);
        finds.retain(|find| find.game < plan.n_games && is_chosen(find.game));
        for game in (known..plan.n_games).filter(|game| is_chosen(*game)) {
            if pick::pick(&finds, plan.count).is_complete {
                break;
            }
            let find = Find { game, puzzle: mine::<G>(id, options, plan, game)? };
            // The file goes on game by game.
            if let Some(log) = log.as_mut().filter(|_| plan.only.is_empty()) {
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
    if !only.is_empty() {
        let games: Vec<String> = only.iter().map(u64::to_string).collect();
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
