//! Answers a question: replays the record by the rules, then searches.

use core::fmt;

use ai::network::{self, Network};
use ai::{
    Budget, SearchProgress, SearchResult, accepts_draw, accepts_resignation, odds, score, score_by_networks, search,
    search_by_networks,
};
use play::think::{Reply, Think};
use play::{Games, OpenError, Session, Status, Table};
use rules::offers::{Offer, Proposal, Resolution, Resolved};
use rules::{Actor, Catalogue, Game, Search, Seat, Visitor};

use crate::Lack;

/// How many positions are searched between two progress reports at the same depth. Every report costs the page time, so
/// there must be few; but without any for long it takes the worker for dead.
const REPORTS: u64 = 65_536;

/// Answers a question; `post` takes the replies as they come, the last one being the answer or why there is none.
///
/// The record is opened by `games`, which have at least the games of `C`, so that this part of the program exists once
/// for both of its roles. `networks` are those of the game that is asked about, as a file. Where something is lacking,
/// there is no reply.
pub(crate) fn answer_question<C: Catalogue>(
    games: &dyn Games,
    networks: Option<&[u8]>,
    question: &str,
    post: &mut dyn FnMut(Reply),
) -> Option<Lack> {
    let reply = match Think::read(question) {
        Ok(think) => {
            let job = think.job;
            let id = think.record.id.clone();
            C::visit(&id, Asked { games, networks, think, post: &mut *post })
                .unwrap_or_else(|| Ok(Reply::Failed { job, reason: format!("there is no game {id}") }))
        }
        // Other questions are for the late part.
        Err(_) => Err(Lack::LatePart),
    };
    match reply {
        Ok(reply) => {
            post(reply);
            None
        }
        Err(lack) => Some(lack),
    }
}

struct Asked<'a> {
    games: &'a dyn Games,
    networks: Option<&'a [u8]>,
    think: Think,
    post: &'a mut dyn FnMut(Reply),
}

impl Visitor for Asked<'_> {
    type Out = Result<Reply, Lack>;

    fn visit<G: Game>(mut self) -> Result<Reply, Lack> {
        let job = self.think.job;
        // A program for games without networks has no code for them.
        let networks = match (const { G::NETWORKS.is_empty() }, self.networks) {
            (true, _) => Vec::new(),
            (false, None) => return Err(Lack::Networks),
            (false, Some(bytes)) => match network::read(bytes, G::NETWORKS) {
                Ok(networks) => networks,
                Err(fault) => return Ok(Reply::Failed { job, reason: fault.to_string() }),
            },
        };
        let table = match self.games.open(self.think.record.clone()) {
            Ok(table) => table,
            Err(why) if why.is_unread() => return Err(Lack::LatePart),
            Err(why) => return Ok(NoAnswer::Refused(why).reply(job)),
        };
        let session = table.session::<G>().expect("a table is a session of its game");
        Ok(match table.status() {
            Status::Turn(_) => self.play(&*table, session, &networks),
            Status::Waiting { by, proposal, on } => match table.record().computer_asked(&on) {
                Some(seat) => Reply::Answered { job, yes: self.accepts(session, &networks, seat, by, proposal) },
                None => NoAnswer::Waiting.reply(job),
            },
            Status::Over(_) => NoAnswer::Over.reply(job),
            Status::Chance => NoAnswer::Chance.reply(job),
        })
    }
}

impl Asked<'_> {
    fn budget<R: Search>(&self, rules: &R) -> Budget {
        self.think.nodes.map_or_else(|| Budget::of(rules, self.think.level), Budget::nodes)
    }

    /// The turn that the seat to act would play. Dice often leave no choice: then there is no search.
    fn play<G: Game>(&mut self, table: &dyn Table, session: &Session<G>, networks: &[Network]) -> Reply {
        let (rules, pos) = (session.rules(), session.position());
        let Think { job, seed, .. } = self.think;
        let forced = if G::DICE.is_empty() { Vec::new() } else { table.step_texts(&table.forced()) };
        if let (false, Actor::Seat(seat)) = (forced.is_empty(), rules.actor(pos)) {
            let value = if const { G::NETWORKS.is_empty() } {
                rules.evaluate(pos)[seat]
            } else {
                score_by_networks(rules, pos, networks, Budget::full_width(1), seat)
            };
            return Reply::Steps { job, nodes: 0, value, steps: forced };
        }
        let budget = self.budget(rules);
        let reports = reports(job, &mut *self.post);
        let found = if const { G::NETWORKS.is_empty() } {
            search(rules, pos, session.history(), budget, seed, reports)
        } else {
            search_by_networks(rules, pos, networks, budget, seed, reports)
        };
        let Some(SearchResult { steps, value, nodes, .. }) = found else { return NoAnswer::Over.reply(job) };
        Reply::Steps { job, nodes, value, steps: written(session, &steps) }
    }

    /// Whether the computer on `seat` accepts a proposal of `by`. An end: when it wins by it, never when it loses. A
    /// draw, or an end that is one: when it is worth taking. A resignation: when it cannot hope for more. Anything
    /// else: always.
    fn accepts<G: Game>(
        &mut self,
        session: &Session<G>,
        networks: &[Network],
        seat: Seat,
        by: Seat,
        proposal: Proposal,
    ) -> bool {
        let (rules, pos, history) = (session.rules(), session.position(), session.history());
        match proposal {
            Proposal::Offer(offer @ (Offer::Draw | Offer::End)) => {
                let sign = if offer == Offer::End { sign_of_end(rules, pos, seat) } else { 0 };
                if sign != 0 {
                    return sign > 0;
                }
                let (budget, job) = (self.budget(rules), self.think.job);
                let value = if const { G::NETWORKS.is_empty() } {
                    score(rules, pos, history, budget, seat, reports(job, &mut *self.post))
                } else {
                    score_by_networks(rules, pos, networks, budget, seat)
                };
                accepts_draw(value, history.no_progress())
            }
            Proposal::Resign(points) => {
                let by_odds = if const { G::NETWORKS.is_empty() } {
                    None
                } else {
                    let odds = odds(rules, pos, networks, self.budget(rules));
                    rules.accepts_resignation(pos, seat, points, &odds)
                };
                by_odds.unwrap_or_else(|| {
                    accepts_resignation(rules.evaluate(pos)[seat], points, rules.offers(pos, by).resign)
                })
            }
            Proposal::Offer(Offer::TakeBack(_)) => true,
        }
    }
}

/// Reports now and then how far a search has come; the search always continues.
///
/// Playing, judging a proposal and whatever else searches share this closure, so that the search is compiled once for each game.
pub(crate) fn reports(job: u32, post: &mut dyn FnMut(Reply)) -> impl FnMut(SearchProgress) -> bool {
    let mut last = SearchProgress { depth: 0, nodes: 0 };
    move |progress| {
        if progress.depth != last.depth || progress.nodes >= last.nodes + REPORTS {
            last = progress;
            post(Reply::Progress { job, depth: progress.depth });
        }
        true
    }
}

/// Steps of one turn from the position of a session, in the game's first format.
fn written<G: Game>(session: &Session<G>, steps: &[G::Step]) -> Vec<String> {
    let (rules, mut pos) = (session.rules(), session.position().clone());
    let mut texts = Vec::new();
    for step in steps {
        texts.push(rules.write_step(&pos, *step, G::MOVES[0]));
        rules.apply(&mut pos, *step, &mut ());
    }
    texts
}

/// Whether a seat would win, 1, or lose, -1, if the game ended here; 0 where it would be a draw or continue.
fn sign_of_end<G: Game>(rules: &G, pos: &G::Position, seat: Seat) -> i32 {
    match rules.resolve(pos, &Resolution::End) {
        Resolved::Over(outcome) => outcome.sign(rules.info().teams, seat),
        Resolved::GoesOn(_) => 0,
    }
}

/// Why a question has no answer.
#[derive(Debug)]
enum NoAnswer {
    /// The record is refused by the rules.
    Refused(OpenError),
    /// The game is over.
    Over,
    /// It is chance's turn.
    Chance,
    /// A proposal waits for a human to answer.
    Waiting,
}

impl NoAnswer {
    fn reply(&self, job: u32) -> Reply {
        Reply::Failed { job, reason: self.to_string() }
    }
}

/// For developers: the page asks only when a seat is to act, or the computer is asked something.
impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoAnswer::Refused(OpenError::Entry { idx, .. }) => write!(f, "entry {} of the record is refused", idx + 1),
            NoAnswer::Refused(_) => f.write_str("the head of the record is refused"),
            NoAnswer::Over => f.write_str("the game is over"),
            NoAnswer::Chance => f.write_str("it is chance's turn"),
            NoAnswer::Waiting => f.write_str("a proposal is waiting for the answer of people"),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
