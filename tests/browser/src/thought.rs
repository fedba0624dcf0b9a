//! The same thought twice: of the computer in its worker, and natively.

use std::fs;
use std::time::Instant;

use play::think::{Purpose, Reply, Think};
use play::{GamesOf, Record};
use rules::games::{FOLDERS, Portal};
use rules::{Catalogue, Game, Level, Visitor};
use serde_json::json;

use crate::site::repository;
use crate::{Failure, Page};

const SEED: u64 = 1;

/// What the computer has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The positions that it looked at; 0 where it had no choice.
    pub nodes: u64,
    /// The score for the seat to act, in hundredths of a plain piece.
    pub value: i32,
    /// The steps that it would play.
    pub steps: Vec<String>,
    /// How long it took, in seconds.
    pub seconds: f64,
}

/// The question what the computer would play at the end of a record, with so many positions to search.
pub fn to_search(record: Record, nodes: u64) -> Think {
    Think { nodes: Some(nodes), ..at_level(record, Level::MOST, SEED) }
}

/// The question what the computer would play at the end of a record, at a level; its errors follow from the seed.
pub fn at_level(record: Record, level: Level, seed: u64) -> Think {
    Think { purpose: Purpose::PLAY, job: 1, level, nodes: None, seed, record }
}

/// Answers a question natively, with the code that answers it in a worker.
///
/// # Panics
///
/// The record is not of a game of the portal, or nobody is to act.
pub fn natively(think: &Think) -> Thought {
    let networks = networks(&think.record.id);
    let question = think.write();
    let mut last = None;
    let started = Instant::now();
    let lack = worker::all(&GamesOf::<Portal>::NEW, networks.as_deref(), &question, &mut |reply| last = Some(reply));
    let seconds = started.elapsed().as_secs_f64();
    assert_eq!(lack, None, "everything is here");
    match last {
        Some(Reply::Steps { nodes, value, steps, .. }) => Thought { nodes, value, steps, seconds },
        other => panic!("no thought: {other:?}"),
    }
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
    /// Starts a worker, in place of the one that was started before, and waits until it is ready.
    ///
    /// # Errors
    ///
    /// The page cannot start it.
    pub async fn start_worker(&self) -> Result<(), Failure> {
        const START: &str = "
            window.worker?.terminate();
            window.worker = window.mustermead.newWorker();
            return new Promise((resolve) => { window.worker.onmessage = resolve; }).then(() => true);
        ";
        self.ask(START).await.map(drop)
    }

    /// Lets the worker answer a question; the time is that from the question to the answer.
    ///
    /// # Errors
    ///
    /// It does not answer.
    pub async fn think(&self, think: &Think) -> Result<Thought, Failure> {
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
        let answer = self.ask_with(ASK, vec![json!(think.write())]).await?;
        let text = answer[0].as_str().unwrap_or_default();
        let Ok(Reply::Steps { nodes, value, steps, .. }) = Reply::read(text) else {
            return Err(Failure::page(format!("no thought: {text}")));
        };
        Ok(Thought { nodes, value, steps, seconds: answer[1].as_f64().unwrap_or(f64::INFINITY) / 1000.0 })
    }
}

/// The file of a game's networks; `None` where it has none.
fn networks(id: &str) -> Option<Vec<u8>> {
    if !is_by_networks(id) {
        return None;
    }
    let folder =
        FOLDERS.iter().find(|folder| folder.games.iter().any(|info| info.id == id)).expect("it is a game's id");
    let file = repository().join(format!("web/networks/{}.bin", folder.name));
    Some(fs::read(file).expect("networks ship"))
}

struct ByNetworks;

impl Visitor for ByNetworks {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        !G::NETWORKS.is_empty()
    }
}
