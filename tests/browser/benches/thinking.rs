//! How fast the machine thinks in a browser, as a part of how fast it thinks as a native program: the same questions, one
//! after the other in one run. Run it on a machine that does nothing else:
//!
//! ```sh
//! cargo xtask test   # builds the site
//! cargo bench -p browser --bench thinking
//! ```

use std::time::Instant;

use ai::Budget;
use browser::{Failure, Page, Visit};
use oorandom::Rand32;
use play::think::{Reply, Think};
use play::{Entry, Record, Session, Sitter};
use rules::games::Portal;
use rules::{Actor, Catalogue, Game, MatchState, Options, Visitor};
use serde_json::json;

/// How many positions are looked at for an answer.
const NODES: u64 = 400_000;
/// Turns played at random before the machine is asked.
const N_TURNS: usize = 6;
/// How many positions of each game.
const N_QUESTIONS: u32 = 3;
const SEED: u64 = 1;

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
        let machine = Sitter::Machine { level: 3 };
        let mut record = Record::new(self.id, info.version, vec![machine; info.teams.len()]);
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

/// Thinks natively; gives the positions looked at and the seconds.
struct Native(Record);

impl Visitor for Native {
    type Out = (u64, f64);

    fn visit<G: Game>(self) -> (u64, f64) {
        let session = Session::<G>::open(self.0).expect("it was played by the rules");
        let (rules, pos, ledger) = (session.rules(), session.position(), session.ledger());
        let started = Instant::now();
        let answer = ai::search(rules, pos, ledger, Budget::nodes(NODES), SEED, |_| true).expect("a seat is to act");
        (answer.nodes, started.elapsed().as_secs_f64())
    }
}

/// Lets a worker think; gives the positions looked at and the seconds from the question to the answer.
async fn in_browser(page: &Page, record: &Record) -> Result<(u64, f64), Failure> {
    let think = Think { job: 1, level: 3, nodes: Some(NODES), seed: SEED, record: record.clone() };
    let ask = format!(
        "window.thought = null;
        const asked = performance.now();
        window.worker.onmessage = ({{ data }}) => {{
            if (!data.startsWith('progress')) window.thought = [data, performance.now() - asked];
        }};
        window.worker.postMessage({});",
        json!(think.write())
    );
    page.ask(&ask).await?;
    page.until("return window.thought", Vec::new()).await?;
    let thought = page.ask("return window.thought").await?;
    let text = thought[0].as_str().unwrap_or_default();
    let Ok(Reply::Thought { nodes, .. }) = Reply::read(text) else {
        return Err(Failure::page(format!("no thought: {text}")));
    };
    Ok((nodes, thought[1].as_f64().unwrap_or(f64::INFINITY) / 1000.0))
}

/// Starts a worker and waits until it listens.
const START: &str = "
    window.worker = new Worker(`${document.documentElement.dataset.assets}worker_loader.js`, { type: 'module' });
    window.worker.onmessage = () => { window.listens = true; };
";

#[expect(clippy::print_stdout, reason = "a bench reports")]
fn main() {
    Visit::new(360, 640).run(async |page| {
        page.open("").await?;
        page.ask(START).await?;
        page.until("return window.listens", Vec::new()).await?;
        println!("game            native/s   browser/s   part");
        for id in Portal::ids() {
            let (mut native, mut browser) = ((0, 0.0), (0, 0.0));
            for seed in 0..=N_QUESTIONS {
                let record = Portal::visit(id, Begun { id, seed }).expect("a game of the portal");
                let here = Portal::visit(id, Native(record.clone())).expect("a game of the portal");
                let there = in_browser(&page, &record).await?;
                // The first time the browser still compiles.
                if seed > 0 {
                    native = (native.0 + here.0, native.1 + here.1);
                    browser = (browser.0 + there.0, browser.1 + there.1);
                }
            }
            let speed = |(nodes, seconds): (u64, f64)| nodes as f64 / seconds;
            let (native, browser) = (speed(native), speed(browser));
            println!("{id:<14} {native:>9.0} {browser:>11.0} {:>6.2}", browser / native);
        }
        Ok(())
    });
}
