//! The same thought twice: of the computer in its worker, and natively.

use std::time::Instant;

use ai::network::{self, Network};
use ai::{Budget, SearchResult};
use oorandom::Rand32;
use play::think::{Reply, Think};
use play::{Entry, Player, Record, Session};
use rules::games::{FOLDERS, Portal};
use rules::{Actor, Catalogue, Game, MatchState, Options, Visitor};
use serde_json::json;

use crate::{Failure, Page};

/// Random turns played before the computer is asked.
const N_TURNS: usize = 6;
const SEED: u64 = 1;

/// What the computer has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The positions that it looked at.
    pub nodes: u64,
    /// The score for the seat to act, in hundredths of a plain piece.
    pub value: i32,
    /// The steps that it would play.
    pub steps: Vec<String>,
    /// How long it took, in seconds.
    pub seconds: f64,
}

/// The beginning of a game: random turns, up to a step that a seat decides.
///
/// # Panics
///
/// The portal has no such game.
pub fn begun(id: &'static str, seed: u32) -> Record {
    Portal::visit(id, Begun { id, seed }).expect("a game of the portal")
}

/// Thinks natively.
///
/// # Panics
///
/// The record is not of a game of the portal, or nobody is to act.
pub fn natively(record: &Record, nodes: u64) -> Thought {
    Portal::visit(&record.id, Natively { record: record.clone(), nodes }).expect("a game of the portal")
}

/// Whether a game is played by networks.
///
/// # Panics
///
/// The portal has no such game.
pub fn is_by_networks(id: &str) -> bool {
    Portal::visit(id, ByNetworks).expect("a game of the portal")
}

impl Page {
    /// Starts a worker and waits until it is ready.
    ///
    /// # Errors
    ///
    /// The page cannot start it.
    pub async fn start_worker(&self) -> Result<(), Failure> {
        const START: &str = "
            window.worker = window.mustermead.newWorker();
            return new Promise((resolve) => { window.worker.onmessage = resolve; }).then(() => true);
        ";
        self.ask(START).await.map(drop)
    }

    /// Lets the worker think; the time is that from the question to the answer.
    ///
    /// # Errors
    ///
    /// It does not answer.
    pub async fn think(&self, record: Record, nodes: u64) -> Result<Thought, Failure> {
        // The page waits by itself: polling would keep a processor busy.
        const ASK: &str = "
            const asked = performance.now();
            return new Promise((resolve) => {
                window.worker.onmessage = ({ data }) => {
                    if (!data.startsWith('progress')) resolve([data, performance.now() - asked]);
                };
                window.worker.postMessage(arguments[0]);
            });
        ";
        let think = Think { job: 1, level: rules::Level::MOST, nodes: Some(nodes), seed: SEED, record };
        let answer = self.ask_with(ASK, vec![json!(think.write())]).await?;
        let text = answer[0].as_str().unwrap_or_default();
        let Ok(Reply::Steps { nodes, value, steps, .. }) = Reply::read(text) else {
            return Err(Failure::page(format!("no thought: {text}")));
        };
        Ok(Thought { nodes, value, steps, seconds: answer[1].as_f64().unwrap_or(f64::INFINITY) / 1000.0 })
    }
}

struct Begun {
    id: &'static str,
    seed: u32,
}

impl Visitor for Begun {
    type Out = Record;

    fn visit<G: Game>(self) -> Record {
        let rules = G::new(self.id, &Options::new(), &MatchState::default()).expect("the usual options");
        let info = rules.info();
        let computer = Player::Computer { level: rules::Level::MOST };
        let mut record = Record::new(self.id, info.version, vec![computer; info.teams.len()]);
        let mut random = Rand32::new(u64::from(self.seed));
        let (mut pos, mut n_turns) = (rules.start(), 0);
        loop {
            let is_boundary = !rules.mid_turn(&pos) || G::HAS_CHANCE;
            if n_turns >= N_TURNS && is_boundary && rules.actor(&pos) != Actor::Chance {
                return record;
            }
            let mut steps = Vec::new();
            rules.steps(&pos, &mut steps);
            let step = steps[random.rand_range(0..steps.len() as u32) as usize];
            record.entries.push(Entry::Step(rules.write_step(&pos, step, G::MOVES[0])));
            rules.apply(&mut pos, step, &mut ());
            n_turns += usize::from(!rules.mid_turn(&pos));
        }
    }
}

struct Natively {
    record: Record,
    nodes: u64,
}

impl Visitor for Natively {
    type Out = Thought;

    fn visit<G: Game>(self) -> Thought {
        let session = Session::<G>::open(self.record).expect("it was played by the rules");
        let (rules, history) = (session.rules(), session.history());
        let mut pos = session.position().clone();
        let networks = networks::<G>(rules.info().id);
        let (budget, started) = (Budget::nodes(self.nodes), Instant::now());
        let found = if networks.is_empty() {
            ai::search(rules, &pos, history, budget, SEED, |_| true)
        } else {
            ai::search_by_networks(rules, &pos, &networks, budget, SEED, |_| true)
        };
        let seconds = started.elapsed().as_secs_f64();
        let SearchResult { steps, value, nodes, .. } = found.expect("a seat is to act");
        let mut texts = Vec::new();
        for step in steps {
            texts.push(rules.write_step(&pos, step, G::MOVES[0]));
            rules.apply(&mut pos, step, &mut ());
        }
        Thought { nodes, value, steps: texts, seconds }
    }
}

/// The networks of a game; none where it has none.
fn networks<G: Game>(id: &str) -> Vec<Network> {
    if G::NETWORKS.is_empty() {
        return Vec::new();
    }
    let folder =
        FOLDERS.iter().find(|folder| folder.games.iter().any(|info| info.id == id)).expect("it is a game's id");
    let file = format!("{}/../../web/networks/{}.bin", env!("CARGO_MANIFEST_DIR"), folder.name);
    network::read(&std::fs::read(file).expect("networks ship"), G::NETWORKS).expect("these are the game's")
}

struct ByNetworks;

impl Visitor for ByNetworks {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        !G::NETWORKS.is_empty()
    }
}
