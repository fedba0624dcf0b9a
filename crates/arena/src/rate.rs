//! Rates the players of matches as the page's review does: error rates and luck of backgammon, to be held against those of
//! other programs.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::time::Instant;

use ai::Budget;
use ai::network::Network;
use judgement::{Engine, Judge, judged, review_budget, stake};
use play::formats::{Decoder, GameTexts};
use play::judged::JudgedTurn;
use play::{Entry, Games, GamesOf, Player, Record, TurnText};
use rules::games::Portal;
use rules::{Actor, Game, Level, Seat, Visitor};

use crate::{Trouble, agent, pool};

/// Which matches to rate.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// Files with a match each, in any form of the game
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<String>,
    /// The networks by which the computer plays
    #[arg(long, value_name = "FILE")]
    pub(crate) networks: Option<String>,
    /// How many positions the best level searches, in place of its own number
    #[arg(long, value_name = "N")]
    pub(crate) nodes: Option<u64>,
    /// How many matches are rated at a time
    #[arg(long = "jobs", value_name = "N", default_value_t = 1)]
    pub(crate) n_jobs: usize,
}

/// Rates the players of matches of a game.
pub(crate) struct Rate<'a, O> {
    pub(crate) id: &'a str,
    pub(crate) plan: Plan,
    pub(crate) output: O,
}

/// Error rates are told in thousandths of a plain game for each decision, halved.
const RATE: f32 = 500.0;

/// What a player has made of a match, in plain games at the cube of the moment.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Rated {
    error: f32,
    n_decisions: u32,
    luck: f32,
}

impl<O: Write> Visitor for Rate<'_, O> {
    type Out = Result<(), Trouble>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let Rate { id, ref plan, .. } = self;
        let hire = || plan.networks.as_ref().map(|file| agent::networks::<G>(file)).transpose();
        let task = |networks: &mut Option<Vec<Network>>, idx: u64| {
            rated::<G>(id, plan, networks.as_deref().unwrap_or_default(), &plan.files[idx as usize])
        };
        let output = &mut self.output;
        writeln!(output, "match\tplayer\terror rate\tdecisions\terror\tluck\tseconds for the match")?;
        pool::work(plan.n_jobs, 0..plan.files.len() as u64, hire, task, |idx, (players, seconds)| {
            for (name, Rated { error, n_decisions, luck }) in players {
                let rate = RATE * error / n_decisions.max(1) as f32;
                let file = &plan.files[idx as usize];
                writeln!(output, "{file}\t{name}\t{rate:.2}\t{n_decisions}\t{error:.3}\t{luck:+.3}\t{seconds:.1}")?;
            }
            Ok(output.flush()?)
        })
    }
}

/// The players of a match by their names, and how long that took, in seconds.
fn rated<G: Game>(
    id: &str,
    plan: &Plan,
    networks: &[Network],
    file: &str,
) -> Result<(BTreeMap<String, Rated>, f64), Trouble> {
    let fault = |why: String| format!("{file}: {why}");
    let bytes = fs::read(file).map_err(|error| fault(error.to_string()))?;
    let text = Decoder::decode(bytes, "en");
    let games: &GamesOf<Portal> = &GamesOf::NEW;
    let begun = Instant::now();
    let mut players = BTreeMap::<String, Rated>::new();
    for game in games.read(id, &text).map_err(|why| fault(format!("{why:?}")))? {
        if let Some(wrong) = game.fault {
            return Err(fault(format!("line {}: {} at {:?}", wrong.line, wrong.why, wrong.text)).into());
        }
        let record = game.tree.main_line();
        let table = games.open(record.clone()).map_err(|why| fault(format!("{why:?}")))?;
        let format = table.move_formats()[0];
        for turn in table.turns(format) {
            let judged = judged_turn::<G>(games, plan, networks, &record, &turn).map_err(fault)?;
            note(&mut players, &record, &turn, &judged);
        }
    }
    Ok((players, begun.elapsed().as_secs_f64()))
}

/// A turn with the stakes of its throws.
struct Judged {
    turn: JudgedTurn,
    /// What a plain game is worth at each of its steps.
    stakes: Vec<f32>,
}

fn judged_turn<G: Game>(
    games: &dyn Games,
    plan: &Plan,
    networks: &[Network],
    record: &Record,
    turn: &TurnText,
) -> Result<Judged, String> {
    let mut before = record.clone();
    before.entries.truncate(turn.from);
    let table = games.open(before).map_err(|why| format!("{why:?}"))?;
    let session = table.session::<G>().ok_or("it is another game")?;
    let (rules, pos, history) = (session.rules(), session.position(), session.history());
    let (mut steps, mut stakes) = (Vec::new(), Vec::new());
    let seat = turn.seat.unwrap_or(Seat::FIRST);
    let mut after = pos.clone();
    for entry in &record.entries[turn.from..turn.to] {
        let Entry::Step(text) = entry else { continue };
        let step = rules.read_step(&after, text).map_err(|fault| format!("{text}: {fault:?}"))?;
        stakes.push(stake(rules, &after, seat));
        rules.apply(&mut after, step, &mut ());
        steps.push(step);
    }
    let best = Budget::of(rules, Level::MOST.within(rules.info().levels));
    let best = Budget { nodes: plan.nodes.unwrap_or(best.nodes), ..best };
    let engine = Engine(networks);
    let judge = Judge::new(rules, &engine, review_budget::<G>(best));
    let is_first = turn.from == 0 && rules.actor(pos) == Actor::Chance;
    Ok(Judged { turn: judged(&judge, pos, history, &steps, turn.from, is_first), stakes })
}

/// Adds what is known of a turn. A throw is the luck of whoever's turn it is.
fn note(players: &mut BTreeMap<String, Rated>, record: &Record, turn: &TurnText, judged: &Judged) {
    let name = |seat: Seat| match record.player_on(seat) {
        Some(Player::Human { name }) if !name.is_empty() => name.clone(),
        _ => format!("player {}", seat.idx() + 1),
    };
    for decision in &judged.turn.decisions {
        let rated = players.entry(name(decision.seat)).or_default();
        rated.error += if decision.is_counted { decision.loss() / decision.stake } else { 0.0 };
        rated.n_decisions += u32::from(decision.is_counted);
    }
    for throw in &judged.turn.throws {
        if let (Some(seat), Some(stake)) = (turn.seat, judged.stakes.get(throw.at - turn.from)) {
            players.entry(name(seat)).or_default().luck += throw.points[seat] / stake;
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;

    use super::*;

    #[test]
    fn players_of_a_match_are_rated() {
        let file = std::env::temp_dir().join(format!("mustermead-rate-{}.txt", std::process::id()));
        let games = " 3 point match\n\n Game 1\n Ann : 0                          Bo : 0\n  \
                     1) 31: 24/23 13/10             42: 8/4 6/4\n  2)  Doubles => 2               Drops\n      Wins 1 point\n";
        fs::write(&file, games).expect("a file can be written");
        let networks = format!("{}/../../web/networks/backgammon.bin", env!("CARGO_MANIFEST_DIR"));
        let files = vec![file.display().to_string()];
        let plan = Plan { files, networks: Some(networks), nodes: None, n_jobs: 1 };
        let mut output = Vec::new();
        let rate = Rate { id: "backgammon", plan, output: &mut output };
        Portal::visit("backgammon", rate).expect("it is a game").expect("nothing fails");
        fs::remove_file(&file).expect("it can be removed");
        let report = String::from_utf8(output).expect("it is text");
        let rows: Vec<Vec<&str>> = report.lines().skip(1).map(|line| line.split('\t').collect()).collect();
        assert_eq!(rows.iter().map(|row| row[1]).collect::<Vec<_>>(), ["Ann", "Bo"], "{report}");
        let number = |row: usize, column: usize| rows[row][column].parse::<f32>().expect("a number");
        // GNU Backgammon 1.07 at a glance: errors of .682 and 1.465 in two decisions each, luck of .243 and .014.
        assert_eq!((number(0, 3), number(1, 3)), (2.0, 2.0), "{report}");
        assert!((number(0, 4) - 0.682).abs() < 0.2 && (number(1, 4) - 1.465).abs() < 0.2, "{report}");
        assert!((number(0, 5) - 0.243).abs() < 0.1 && (number(1, 5) - 0.014).abs() < 0.1, "{report}");
    }
}
