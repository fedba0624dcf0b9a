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

use browser::{BrowserSession, Failure, Page, Thought, begun, is_by_networks, natively, to_search};
use rules::Catalogue;
use rules::games::Portal;

/// The duration of a native search, in seconds; it determines the node budget.
const SECONDS: f64 = 0.4;
/// The node budget of the search that measures this.
const FIRST_NODES: u64 = 200_000;
/// The warm-up in the browser has this many times that budget.
const TIMES_BEFORE: u64 = 10;
/// Searches per game.
const N_QUESTIONS: usize = 11;
/// The node budget of a search by networks, and how many positions are to be judged at least: a search ends before its
/// budget is spent.
const BY_NETWORKS: (u64, u64) = (400_000, 1_000);
/// A game is left out when so many searches do not suffice: those that end too early say nothing about speed.
const N_TRIES: u32 = 200;

/// Nodes per second, natively and in the browser, for each search.
async fn speeds(page: &Page, id: &'static str) -> Result<Vec<[f64; 2]>, Failure> {
    // A search that ends before its budget is spent says little about speed.
    let is_by_networks = is_by_networks(id);
    let speed = |budget: u64, Thought { nodes, seconds, .. }: Thought| {
        let least = if is_by_networks { BY_NETWORKS.1 } else { budget };
        (nodes >= least).then(|| nodes as f64 / seconds)
    };
    let mut speeds = Vec::new();
    let mut budget = None;
    if is_by_networks {
        page.think(&to_search(begun(id, 0), *budget.insert(BY_NETWORKS.0))).await?;
    }
    for seed in 1..=N_TRIES {
        let searched = |nodes: u64| to_search(begun(id, seed), nodes);
        let nodes = match budget {
            Some(nodes) => nodes,
            None => {
                let Some(first) = speed(FIRST_NODES, natively(&searched(FIRST_NODES))) else { continue };
                let nodes = (first * SECONDS) as u64;
                page.think(&searched(TIMES_BEFORE * nodes)).await?;
                *budget.insert(nodes)
            }
        };
        let Some(native) = speed(nodes, natively(&searched(nodes))) else { continue };
        if let Some(browser) = speed(nodes, page.think(&searched(nodes)).await?) {
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
            page.start_worker().await?;
            let speeds = speeds(&page, id).await?;
            if speeds.len() < N_QUESTIONS {
                println!("{id:<14} {} of {N_TRIES} searches were long enough", speeds.len());
                continue;
            }
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
