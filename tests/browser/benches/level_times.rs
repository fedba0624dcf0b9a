//! How long the computer takes for an answer in Chromium, at every level of every game, if the processor has a quarter
//! of this one's speed. Run it on an otherwise idle machine:
//!
//! ```sh
//! cargo xtask test   # builds the site
//! cargo bench -p browser --bench level_times
//! cargo bench -p browser --bench level_times -- chess ludo   # these games only
//! ```
//!
//! A level gets a new worker, as on a page on which a game begins, and is asked about positions of different games of
//! the computer against itself, one after the other. Chromium slows down the page and not its workers, so every time is
//! measured as it is and multiplied. The tables are those of `docs/strength.md`. The bench fails if the median of a
//! level's answers takes longer than it may.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::rc::Rc;

use browser::{BrowserSession, Failure, Page, Thought, at_level, self_played};
use play::Record;
use rules::games::Portal;
use rules::{Catalogue, Game, Level, LevelSpec, MatchState, Options, Visitor};

/// Questions for each level of a game.
const N_QUESTIONS: u32 = 11;
/// The computer has played so many turns against itself before the second question, twice as many before the third.
const TURNS_BETWEEN: usize = 5;
/// How many times slower the processor is thought to be.
const SLOWER: f64 = 4.0;
/// The most seconds that the median of a level's answers may take there.
const MOST: f64 = 2.0;

/// How long a level took.
struct LevelTimes {
    /// The seconds of its answers, multiplied, in order of length.
    seconds: Vec<f64>,
    /// How many positions it searched for each, likewise.
    nodes: Vec<u64>,
    /// Positions per second on the slow processor; without the first answer, for which the program is compiled.
    speed: f64,
}

struct GameTimes {
    id: &'static str,
    levels: Vec<LevelTimes>,
    /// What the strongest level may spend.
    strongest: LevelSpec,
}

impl LevelTimes {
    fn new(thoughts: &[Thought]) -> Self {
        let mut seconds: Vec<f64> = thoughts.iter().map(|thought| SLOWER * thought.seconds).collect();
        seconds.sort_by(f64::total_cmp);
        let mut nodes: Vec<u64> = thoughts.iter().map(|thought| thought.nodes).collect();
        nodes.sort_unstable();
        let later = || thoughts.iter().skip(1);
        let searched = later().map(|thought| thought.nodes).sum::<u64>() as f64;
        let speed = searched / later().map(|thought| SLOWER * thought.seconds).sum::<f64>();
        Self { seconds, nodes, speed }
    }

    fn median(&self) -> f64 {
        self.seconds[self.seconds.len() / 2]
    }

    fn longest(&self) -> f64 {
        self.seconds[self.seconds.len() - 1]
    }
}

/// What the computer may spend at each level of a game.
struct Specs(&'static str);

impl Visitor for Specs {
    type Out = &'static [LevelSpec];

    fn visit<G: Game>(self) -> &'static [LevelSpec] {
        G::new(self.0, &Options::new(), &MatchState::default()).expect("the usual options").levels()
    }
}

async fn times(page: &Page, id: &'static str) -> Result<GameTimes, Failure> {
    let specs = Portal::visit(id, Specs(id)).expect("a game of the portal");
    let records: Vec<Record> =
        (0..N_QUESTIONS).map(|nth| self_played(id, nth + 1, nth as usize * TURNS_BETWEEN)).collect();
    // Each folder has a program of its own.
    page.open(&format!("en/{id}/")).await?;
    page.idle().await?;
    let mut levels = Vec::new();
    for level in Level::ALL.into_iter().take(specs.len()) {
        page.start_worker().await?;
        let mut thoughts = Vec::new();
        for (seed, record) in (1..).zip(&records) {
            thoughts.push(page.think(&at_level(record.clone(), level, seed)).await?);
        }
        levels.push(LevelTimes::new(&thoughts));
    }
    Ok(GameTimes { id, levels, strongest: specs[specs.len() - 1] })
}

/// A row for each game, with the milliseconds of each of its levels.
fn by_level(games: &[GameTimes], seconds: fn(&LevelTimes) -> f64) -> String {
    let mut table = String::from("| game |");
    for level in Level::ALL {
        let _ = write!(table, " {} |", level.number());
    }
    let _ = writeln!(table, "\n|---|{}", "---|".repeat(Level::ALL.len()));
    for game in games {
        let _ = write!(table, "| {} |", game.id);
        for idx in 0..Level::ALL.len() {
            let cell =
                game.levels.get(idx).map_or_else(String::new, |level| format!(" {:.0}", 1000.0 * seconds(level)));
            let _ = write!(table, "{cell} |");
        }
        table.push('\n');
    }
    table
}

/// What the strongest levels spend, and what they could.
fn strongest(games: &[GameTimes]) -> String {
    let mut table = format!("| game | may search | searches | positions/s | in {MOST} s |\n|---|---|---|---|---|\n");
    for GameTimes { id, levels, strongest } in games {
        let level = &levels[levels.len() - 1];
        let searched = level.nodes[level.nodes.len() / 2];
        let [speed, affordable] = [level.speed, MOST * level.speed].map(|number| grouped(number as u64));
        let _ = writeln!(
            table,
            "| {id} | {} | {} | {speed} | {affordable} |",
            grouped(u64::from(strongest.nodes)),
            grouped(searched)
        );
    }
    table
}

/// A number with a comma before every three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (idx, digit) in digits.chars().enumerate() {
        if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The levels that take too long.
fn too_slow(games: &[GameTimes]) -> Vec<String> {
    let of_game = |game: &GameTimes| {
        let levels = Level::ALL.into_iter().zip(&game.levels).filter(|(_, level)| level.median() > MOST);
        let said = |(level, times): (Level, &LevelTimes)| {
            format!("{}, level {}: {:.2} s, and {MOST} are the most", game.id, level.number(), times.median())
        };
        levels.map(said).collect::<Vec<_>>()
    };
    games.iter().flat_map(of_game).collect()
}

#[expect(clippy::print_stdout, reason = "a bench reports")]
fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let is_asked = |id: &str| asked.is_empty() || asked.iter().any(|asked| asked == id);
    let games = Rc::new(RefCell::new(Vec::new()));
    for id in Portal::ids().into_iter().filter(|id| is_asked(id)) {
        let games = Rc::clone(&games);
        BrowserSession::new(360, 640).run(async move |page| {
            let times = times(&page, id).await?;
            games.borrow_mut().push(times);
            Ok(())
        });
    }
    let games = games.take();
    println!("Milliseconds of an answer, the median of {N_QUESTIONS}:\n\n{}", by_level(&games, LevelTimes::median));
    println!("The longest:\n\n{}", by_level(&games, LevelTimes::longest));
    println!("The strongest level:\n\n{}", strongest(&games));
    let slow = too_slow(&games);
    assert!(slow.is_empty(), "{}", slow.join("\n"));
}
