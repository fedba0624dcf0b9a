//! The speed of the engine in a browser, relative to its speed as a native program: the same searches, alternating in
//! one run. Run it on an otherwise idle machine:
//!
//! ```sh
//! cargo xtask test   # builds the site
//! cargo bench -p browser --bench thinking
//! cargo bench -p browser --bench thinking -- backgammon ludo   # these games only
//! ```
//!
//! Of games that are played by networks, the report counts positions that a network or a table judged.
//!
//! The report for a game is the median of its searches, and their interquartile range. A long warm-up search comes
//! first, as a browser optimizes code only once it has seen what is used.

use std::time::Instant;

use ai::Budget;
use ai::network::{self, Network};
use browser::{BrowserSession, Failure, Page};
use oorandom::Rand32;
use play::think::{Reply, Think};
use play::{Entry, Player, Record, Session};
use rules::games::{FOLDERS, Portal};
use rules::{Actor, Catalogue, Game, MatchState, Options, Visitor};
use serde_json::json;

/// The duration of a native search, in seconds; it determines the node budget.
const SECONDS: f64 = 0.4;
/// The node budget of the search that measures this.
const FIRST_NODES: u64 = 200_000;
/// The warm-up in the browser has this many times that budget.
const TIMES_BEFORE: u64 = 10;
/// Random turns played before the search.
const N_TURNS: usize = 6;
/// Searches per game.
const N_QUESTIONS: usize = 11;
const SEED: u64 = 1;
/// The node budget of a search by networks, and how many positions are to be judged at least: a search ends before its
/// budget is spent.
const BY_NETWORKS: (u64, u64) = (400_000, 5_000);

/// The beginning of a game, up to a step that a seat decides.
struct Begun {
    id: &'static str,
    seed: u32,
}

impl Visitor for Begun {
    type Out = Record;

    fn visit<G: Game>(self) -> Record {
        let rules = G::new(self.id, &Options::new(), &MatchState::default()).expect("the usual options");
        let info = rules.info();
        let computer = Player::Computer { level: 3 };
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

/// Searches natively; returns the nodes and the seconds.
struct Native(Record, u64);

impl Visitor for Native {
    type Out = (u64, f64);

    fn visit<G: Game>(self) -> (u64, f64) {
        let Native(record, nodes) = self;
        let session = Session::<G>::open(record).expect("it was played by the rules");
        let (rules, pos, history) = (session.rules(), session.position(), session.history());
        let networks = networks::<G>(rules.info().id);
        let started = Instant::now();
        let answer = if networks.is_empty() {
            ai::search(rules, pos, history, Budget::nodes(nodes), SEED, |_| true)
        } else {
            ai::search_by_networks(rules, pos, &networks, Budget::nodes(nodes), SEED, |_| true)
        };
        (answer.expect("a seat is to act").nodes, started.elapsed().as_secs_f64())
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

/// Whether a game is played by networks.
struct ByNetworks;

impl Visitor for ByNetworks {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        !G::NETWORKS.is_empty()
    }
}

/// Searches in the worker; returns the nodes, and the seconds from the request to the reply.
async fn in_browser(page: &Page, record: Record, nodes: u64) -> Result<(u64, f64), Failure> {
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
    let think = Think { job: 1, level: 3, nodes: Some(nodes), seed: SEED, record };
    let thought = page.ask_with(ASK, vec![json!(think.write())]).await?;
    let text = thought[0].as_str().unwrap_or_default();
    let Ok(Reply::Steps { nodes, .. }) = Reply::read(text) else {
        return Err(Failure::page(format!("no thought: {text}")));
    };
    Ok((nodes, thought[1].as_f64().unwrap_or(f64::INFINITY) / 1000.0))
}

/// Starts a worker and waits until it is ready.
const START: &str = "
    window.worker = window.mustermead.newWorker();
    return new Promise((resolve) => { window.worker.onmessage = resolve; }).then(() => true);
";

/// Nodes per second, natively and in the browser, for each search.
async fn speeds(page: &Page, id: &'static str) -> Result<Vec<[f64; 2]>, Failure> {
    // A search that ends before its budget is spent says little about speed.
    let is_by_networks = Portal::visit(id, ByNetworks) == Some(true);
    let speed = |budget: u64, (nodes, seconds): (u64, f64)| {
        let least = if is_by_networks { BY_NETWORKS.1 } else { budget };
        (nodes >= least).then(|| nodes as f64 / seconds)
    };
    let mut speeds = Vec::new();
    let mut budget = None;
    if is_by_networks {
        let record = Portal::visit(id, Begun { id, seed: 0 }).expect("a game of the portal");
        in_browser(page, record, *budget.insert(BY_NETWORKS.0)).await?;
    }
    for seed in 1.. {
        let record = Portal::visit(id, Begun { id, seed }).expect("a game of the portal");
        let think = |nodes: u64| Portal::visit(id, Native(record.clone(), nodes)).expect("a game of the portal");
        let nodes = match budget {
            Some(nodes) => nodes,
            None => {
                let Some(first) = speed(FIRST_NODES, think(FIRST_NODES)) else { continue };
                let nodes = (first * SECONDS) as u64;
                in_browser(page, record.clone(), TIMES_BEFORE * nodes).await?;
                *budget.insert(nodes)
            }
        };
        let Some(native) = speed(nodes, think(nodes)) else { continue };
        if let Some(browser) = speed(nodes, in_browser(page, record, nodes).await?) {
            speeds.push([native, browser]);
        }
        if speeds.len() == N_QUESTIONS {
            break;
        }
    }
    Ok(speeds)
}

/// The quartiles.
fn quartiles(mut numbers: Vec<f64>) -> [f64; 3] {
    numbers.sort_by(f64::total_cmp);
    [1, 2, 3].map(|quarters| numbers[quarters * (numbers.len() - 1) / 4])
}

#[expect(clippy::print_stdout, reason = "a bench reports")]
fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let is_asked = move |id: &str| asked.is_empty() || asked.iter().any(|asked| asked == id);
    BrowserSession::new(360, 640).run(async move |page| {
        println!("game            native/s   browser/s   part   middle half");
        let mut parts = Vec::new();
        for id in Portal::ids().into_iter().filter(|id| is_asked(id)) {
            // Each folder has a program of its own.
            page.open(&format!("en/{id}/")).await?;
            page.ask(START).await?;
            let speeds = speeds(&page, id).await?;
            let [native, browser] = [0, 1].map(|idx| quartiles(speeds.iter().map(|both| both[idx]).collect())[1]);
            let [low, part, high] = quartiles(speeds.iter().map(|[native, browser]| browser / native).collect());
            println!("{id:<14} {native:>9.0} {browser:>11.0} {part:>6.2}   {low:.2} to {high:.2}");
            parts.push(part);
        }
        let mean = (parts.iter().map(|part| part.ln()).sum::<f64>() / parts.len() as f64).exp();
        println!("geometric mean {mean:>28.2}");
        Ok(())
    });
}
