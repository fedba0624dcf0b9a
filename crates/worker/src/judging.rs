//! Answers of the late part: what is best in a position and why, and what a turn that was played was worth.

use core::cell::RefCell;

use ai::network::{self, Network};
use ai::{Budget, SearchResult, odds, score, search, search_by_networks};
use judgement::{Judge, Mind, hint, judged, review_budget, right_turns, survey_budget};
use play::judged::{self as text, RightTurns};
use play::think::{Purpose, Reply, Think};
use play::{Entry, Games, Record};
use rules::games::{self, Portal};
use rules::{Actor, Catalogue, Game, History, Only, Seat, Visitor, with_folders};

use crate::answer::reports;
use crate::{Lack, whole};

/// Makes the function of each folder.
macro_rules! judging_answers {
    ($($folder:ident: $rules:ident),* $(,)?) => {
        $(
            /// Answers every question about the games of a folder.
            pub(crate) fn $folder(
                games: &dyn Games,
                networks: Option<&[u8]>,
                question: &str,
                post: &mut dyn FnMut(Reply),
            ) -> Option<Lack> {
                judge_or::<Only<games::$folder::$rules>>(whole::$folder, games, networks, question, post)
            }
        )*
    };
}

with_folders!(judging_answers);

/// Answers every question about every game.
pub(crate) fn all(
    games: &dyn Games,
    networks: Option<&[u8]>,
    question: &str,
    post: &mut dyn FnMut(Reply),
) -> Option<Lack> {
    judge_or::<Portal>(whole::all, games, networks, question, post)
}

fn judge_or<C: Catalogue>(
    answer: crate::Answer,
    games: &dyn Games,
    networks: Option<&[u8]>,
    question: &str,
    post: &mut dyn FnMut(Reply),
) -> Option<Lack> {
    let Ok(think) = Think::read_judging(question) else {
        // One that is none at all lacks even here what would read it.
        return answer(games, networks, question, post);
    };
    let (job, id) = (think.job, think.record.id.clone());
    let asked = Asked { games, networks, think, post: &mut *post };
    let reply = match C::visit(&id, asked) {
        Some(Ok(lines)) => Reply::Steps { job, nodes: 0, value: 0, steps: lines },
        Some(Err(Trouble::Lack(lack))) => return Some(lack),
        Some(Err(Trouble::Failed(reason))) => Reply::Failed { job, reason },
        None => Reply::Failed { job, reason: format!("there is no game {id}") },
    };
    post(reply);
    None
}

/// Why a question has no answer.
#[derive(Debug)]
enum Trouble {
    /// Something is lacking.
    Lack(Lack),
    /// Why, for developers.
    Failed(String),
}

struct Asked<'a> {
    games: &'a dyn Games,
    networks: Option<&'a [u8]>,
    think: Think,
    post: &'a mut dyn FnMut(Reply),
}

impl Visitor for Asked<'_> {
    type Out = Result<Vec<String>, Trouble>;

    fn visit<G: Game>(self) -> Self::Out {
        let networks = match (const { G::NETWORKS.is_empty() }, self.networks) {
            (true, _) => Vec::new(),
            (false, None) => return Err(Trouble::Lack(Lack::Networks)),
            (false, Some(bytes)) => {
                network::read(bytes, G::NETWORKS).map_err(|fault| Trouble::Failed(fault.to_string()))?
            }
        };
        let Think { purpose, job, level, nodes, seed, record } = self.think;
        let is_of_turn = purpose == Purpose::REVIEW || purpose == Purpose::RIGHT;
        let (before, at, steps) = parted(record, is_of_turn.then_some(seed));
        let n_before = before.entries.len();
        let table = self.games.open(before).map_err(|why| Trouble::Failed(format!("{why:?}")))?;
        let session = table.session::<G>().expect("a table is a session of its game");
        let (rules, pos, history) = (session.rules(), session.position(), session.history());
        let budget = nodes.map_or_else(|| Budget::of(rules, level), Budget::nodes);
        let lent = Lent { job, post: RefCell::new(self.post), networks: &networks };
        let judge = Judge::new(rules, &lent, budget);
        Ok(match purpose {
            Purpose::SURVEY => vec![text::each(&judge.within(survey_budget(budget)).surveyed(pos, history))],
            Purpose::RESULT => {
                let outcome = table.status().outcome().cloned();
                let outcome = outcome.ok_or_else(|| Trouble::Failed("the game goes on".to_owned()))?;
                vec![text::each(&judge.result(&outcome))]
            }
            Purpose::REVIEW => {
                let steps = read_steps(rules, pos, &steps).map_err(Trouble::Failed)?;
                let is_first = n_before == 0 && rules.actor(pos) == Actor::Chance;
                judged(&judge.within(review_budget::<G>(budget)), pos, history, &steps, at, is_first).write()
            }
            Purpose::RIGHT => {
                let steps = read_steps(rules, pos, &steps).map_err(Trouble::Failed)?;
                let task = right_turns(&judge.within(review_budget::<G>(budget)), pos, history, &steps);
                task.map(RightTurns::write).unwrap_or_default()
            }
            _ => hint(&judge, pos, history).ok_or_else(|| Trouble::Failed("nobody acts".to_owned()))?.write(),
        })
    }
}

/// The record before the turn that is asked about, how many entries that are, and the steps of the turn.
fn parted(mut record: Record, from: Option<u64>) -> (Record, usize, Vec<String>) {
    let n = record.entries.len();
    let at = from.and_then(|from| usize::try_from(from).ok()).map_or(n, |from| from.min(n));
    let turn = record.entries.split_off(at);
    let steps = turn.into_iter().filter_map(|entry| match entry {
        Entry::Step(step) => Some(step),
        _ => None,
    });
    (record, at, steps.collect())
}

fn read_steps<G: Game>(rules: &G, pos: &G::Position, texts: &[String]) -> Result<Vec<G::Step>, String> {
    let mut pos = pos.clone();
    let mut steps = Vec::new();
    for text in texts {
        let step = rules.read_step(&pos, text).map_err(|fault| format!("{text}: {fault:?}"))?;
        rules.apply(&mut pos, step, &mut ());
        steps.push(step);
    }
    Ok(steps)
}

/// The search that plays, lent to a judge: so it exists once in a program. It reports like that, too.
struct Lent<'a> {
    job: u32,
    post: RefCell<&'a mut dyn FnMut(Reply)>,
    networks: &'a [Network],
}

impl<G: Game> Mind<G> for Lent<'_> {
    fn search(&self, rules: &G, pos: &G::Position, history: &History, budget: Budget) -> Option<SearchResult<G::Step>> {
        let mut post = self.post.borrow_mut();
        let reports = reports(self.job, &mut **post);
        if const { G::NETWORKS.is_empty() } {
            search(rules, pos, history, budget, 0, reports)
        } else {
            search_by_networks(rules, pos, self.networks, budget, 0, reports)
        }
    }

    fn score(&self, rules: &G, pos: &G::Position, history: &History, budget: Budget, seat: Seat) -> f32 {
        if const { G::NETWORKS.is_empty() } {
            let mut post = self.post.borrow_mut();
            score(rules, pos, history, budget, seat, reports(self.job, &mut **post)) as f32
        } else {
            rules.worth(pos, &odds(rules, pos, self.networks, budget))[seat]
        }
    }
}

#[cfg(test)]
mod tests;
