//! Grades puzzles: the grade of a puzzle is the lowest level at which the computer solves it.

use std::fs;
use std::io::Write;

use ai::network::Network;
use ai::{Budget, SearchResult, search, search_by_networks};
use rules::{Actor, Game, History, Level, MatchState, Options, Visitor};

use crate::{Trouble, agent, pool};

/// Which puzzles to grade.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The file with the puzzles
    #[arg(long, value_name = "FILE")]
    pub(crate) puzzles: String,
    /// The networks by which the computer plays
    #[arg(long, value_name = "FILE")]
    pub(crate) networks: Option<String>,
    /// How many puzzles are solved at a time
    #[arg(long = "jobs", value_name = "N", default_value_t = 1)]
    pub(crate) n_jobs: usize,
}

/// Grades the puzzles of a game.
pub(crate) struct Grade<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) options: Options,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// A level solves a puzzle if it does with more than half of these seeds.
const SEEDS: [u64; 5] = [1, 2, 3, 4, 5];

impl<O: Write> Visitor for Grade<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Grade { id, ref options, ref plan, .. } = self;
        let text = fs::read_to_string(&plan.puzzles).map_err(|error| format!("{}: {error}", plan.puzzles))?;
        let paragraphs: Vec<&str> = text.split("\n\n").collect();
        let hire = || plan.networks.as_ref().map(|file| agent::networks::<G>(file)).transpose();
        let task = |networks: &mut Option<Vec<Network>>, idx: u64| {
            graded::<G>(id, options, networks.as_deref().unwrap_or_default(), paragraphs[idx as usize])
        };
        let mut all = Vec::new();
        pool::work(plan.n_jobs, 0..paragraphs.len() as u64, hire, task, |_, paragraph| {
            all.push(paragraph);
            Ok(())
        })?;
        self.output.write_all(all.join("\n\n").as_bytes())?;
        Ok(self.output.flush()?)
    }
}

/// A paragraph with its grade; what is no puzzle stays as it is.
fn graded<G: Game>(id: &str, options: &Options, networks: &[Network], paragraph: &str) -> Result<String, Trouble> {
    let lines: Vec<(&str, &str)> = paragraph.lines().map(|line| line.split_once(' ').unwrap_or((line, ""))).collect();
    let all =
        |wanted: &str| lines.iter().filter(|(key, _)| *key == wanted).map(|(_, value)| *value).collect::<Vec<_>>();
    let [position] = all("position")[..] else { return Ok(paragraph.to_owned()) };
    let mut options = options.clone();
    for option in all("option") {
        let (key, value) = Options::read_pair(option).map_err(|error| error.to_string())?;
        options.set(key, value);
    }
    let rules = G::new(id, &options, &MatchState::default())?;
    let puzzle = Puzzle { rules: &rules, networks, position, asked: all("play"), replies: all("reply") };
    let levels = rules.info().levels;
    // What no level solves is for the strongest.
    let mut grade = levels.count;
    for level in levels.all() {
        if puzzle.is_solved(level)? {
            grade = level.number();
            break;
        }
    }
    let grade = grade.to_string();
    let regraded =
        lines.iter().map(|(key, value)| [*key, " ", if *key == "grade" { grade.as_str() } else { *value }].concat());
    let end = if paragraph.ends_with('\n') { "\n" } else { "" };
    Ok(regraded.collect::<Vec<_>>().join("\n") + end)
}

/// A puzzle.
struct Puzzle<'a, G: Game> {
    rules: &'a G,
    networks: &'a [Network],
    position: &'a str,
    /// What is to be played, in every way, and what is replied.
    asked: Vec<&'a str>,
    replies: Vec<&'a str>,
}

impl<G: Game> Puzzle<'_, G> {
    /// Whether a level finds every turn, more often than not.
    fn is_solved(&self, level: Level) -> Result<bool, Trouble> {
        let mut n_solved = 0;
        for seed in SEEDS {
            n_solved += usize::from(self.is_solved_once(level, seed)?);
        }
        Ok(2 * n_solved > SEEDS.len())
    }

    fn is_solved_once(&self, level: Level, seed: u64) -> Result<bool, Trouble> {
        let wrong = |text: &str, why: String| format!("{}: {text}: {why}", self.position);
        let (mut pos, mut history) =
            self.rules.read_position(self.position).map_err(|fault| wrong("", format!("{fault:?}")))?;
        for (idx, ways) in self.asked.iter().enumerate() {
            let read = |pos: &G::Position, text: &str| {
                self.rules.read_turn(pos, text).map_err(|fault| wrong(text, format!("{fault:?}")))
            };
            let mut ends = Vec::new();
            for way in ways.split(" | ") {
                ends.push(self.played(&pos, &mut history.clone(), &read(&pos, way)?));
            }
            let budget = Budget::of(self.rules, level);
            pos = self.turn(pos, &mut history, budget, seed);
            if !ends.contains(&pos) {
                return Ok(false);
            }
            if let Some(reply) = self.replies.get(idx) {
                let steps = read(&pos, reply)?;
                pos = self.played(&pos, &mut history, &steps);
            }
        }
        Ok(true)
    }

    /// The position after a turn of the computer.
    fn turn(&self, mut pos: G::Position, history: &mut History, budget: Budget, seed: u64) -> G::Position {
        while matches!(self.rules.actor(&pos), Actor::Seat(_)) {
            let Some(SearchResult { steps, .. }) = self.search(&pos, history, budget, seed) else { break };
            pos = self.played(&pos, history, &steps);
            if !self.rules.mid_turn(&pos) {
                break;
            }
        }
        pos
    }

    fn search(&self, pos: &G::Position, history: &History, budget: Budget, seed: u64) -> Option<SearchResult<G::Step>> {
        if G::NETWORKS.is_empty() {
            search(self.rules, pos, history, budget, seed, |_| true)
        } else {
            search_by_networks(self.rules, pos, self.networks, budget, seed, |_| true)
        }
    }

    /// The position after some steps.
    fn played(&self, pos: &G::Position, history: &mut History, steps: &[G::Step]) -> G::Position {
        let mut pos = pos.clone();
        for step in steps {
            let before = pos.clone();
            self.rules.apply(&mut pos, *step, &mut ());
            history.note(self.rules, &before, *step, &pos);
        }
        pos
    }
}

#[cfg(test)]
mod tests {
    use rules::games::chess::Chess;

    use super::*;

    fn regraded(paragraph: &str) -> String {
        graded::<Chess>("chess", &Options::new(), &[], paragraph).expect("it is a puzzle")
    }

    #[test]
    fn a_mate_is_for_the_first_levels() {
        let task = "goal mate 1\nposition 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nplay Ra8#";
        let found = regraded(&format!("puzzle a\ngrade 3\n{task}"));
        let (grade, rest) = found.strip_prefix("puzzle a\ngrade ").and_then(|text| text.split_once('\n')).expect("two");
        assert!((1..=3).contains(&grade.parse::<u8>().expect("a number")) && rest == task, "{found}");
    }

    #[test]
    fn what_no_level_plays_is_the_hardest() {
        let found = regraded("puzzle a\ngrade 1\nposition 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nplay Kh1");
        assert!(found.contains("\ngrade 8\n"), "{found}");
    }

    #[test]
    fn what_is_no_puzzle_stays() {
        assert_eq!(regraded("# how they were found"), "# how they were found");
        let last = "puzzle a\ngrade 1\nposition 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nplay Ra8#\n";
        assert!(regraded(last).ends_with("play Ra8#\n"), "a file ends as it did");
    }

    #[test]
    fn what_cannot_be_played_is_said() {
        let paragraph = "puzzle a\ngrade 1\nposition 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nplay Rb2";
        let trouble = graded::<Chess>("chess", &Options::new(), &[], paragraph).expect_err("no rook goes there");
        assert!(trouble.to_string().contains("Rb2"), "{trouble}");
    }
}
