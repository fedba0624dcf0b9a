//! What the computer finds: positions with one clear turn, a file for each game under `suites/`, and Laska's winning
//! studies.
//!
//! A line of a suite is `position ; turn | turn… ; what it shows`; one line is `least: N`: at least so many of its
//! positions must be found. All with a fixed number of nodes and a fixed seed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use std::{fs, iter};

use ai::{Budget, search};
use rules::games::Portal;
use rules::games::laska::Laska;
use rules::{Catalogue, Game, History, MatchState, Notation, Options, Rules, Search, Seat, Visitor, library};
use tests::lines;

/// How many nodes the computer searches for each turn.
const NODES: u64 = 40_000;
const SEED: u64 = 1;

/// Plays the turn that the computer chooses; returns its steps.
fn computer_plays<R: Search>(rules: &R, pos: &mut R::Position, history: &mut History) -> Vec<R::Step> {
    let mut turn = Vec::new();
    loop {
        let answer = search(rules, pos, history, Budget::nodes(NODES), SEED, |_| true).unwrap();
        for step in answer.steps {
            let before = pos.clone();
            rules.apply(pos, step, &mut ());
            history.note(rules, &before, step, pos);
            turn.push(step);
        }
        if !rules.mid_turn(pos) {
            return turn;
        }
    }
}

/// Lets the computer play in every position of a suite, and collects the lines where it finds something else.
struct Suite<'a> {
    id: &'a str,
    text: &'a str,
}

impl Visitor for Suite<'_> {
    type Out = Vec<String>;

    fn visit<G: Game>(self) -> Vec<String> {
        let rules = G::new(self.id, &Options::new(), &MatchState::default()).unwrap();
        let lines = self.text.lines().filter(|line| is_position(line));
        let fault = |line: &&str| {
            let [position, turns, _] = line.split(" ; ").collect::<Vec<_>>()[..] else {
                panic!("{}: not of the form position ; turn ; what it shows: {line}", self.id);
            };
            let (start, mut history) = rules.read_position(position).unwrap_or_else(|why| panic!("{line}: {why}"));
            let end = |turn: &str| {
                let steps = rules.read_turn(&start, turn).unwrap_or_else(|why| panic!("{line}: {turn}: {why}"));
                let mut end = start.clone();
                steps.into_iter().for_each(|step| rules.apply(&mut end, step, &mut ()));
                end
            };
            let wanted: Vec<G::Position> = turns.split(" | ").map(end).collect();
            let mut pos = start.clone();
            let played = computer_plays(&rules, &mut pos, &mut history);
            let written = rules.write_turn(&start, &played, G::MOVES[0]);
            (!wanted.contains(&pos)).then(|| format!("{}: {line}: it plays {written}", self.id))
        };
        lines.filter_map(|line| fault(&line)).collect()
    }
}

fn is_position(line: &str) -> bool {
    !line.is_empty() && !line.starts_with('#') && !line.starts_with(LEAST)
}

/// Precedes the least number of positions that must be found.
const LEAST: &str = "least: ";

#[test]
fn the_machine_finds_what_the_suites_show() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("suites");
    let (mut n_lines, mut short) = (0, Vec::new());
    for file in fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let id = path.file_stem().unwrap().to_str().unwrap();
        let n = text.lines().filter(|line| is_position(line)).count();
        let least = text.lines().find_map(|line| line.strip_prefix(LEAST)?.parse::<usize>().ok());
        let least = least.unwrap_or_else(|| panic!("{id}: there is no line `{LEAST}N`"));
        assert!(n > 0 && least <= n && least * 10 >= n * 9, "{id}: {least} of {n} are no suite");
        let faults = Portal::visit(id, Suite { id, text: &text }).unwrap_or_else(|| panic!("there is no game {id}"));
        if n - faults.len() < least {
            short.push(format!("{id}: {} of {n} are found, not {least}:\n{}", n - faults.len(), faults.join("\n")));
        }
        n_lines += n;
    }
    assert!(short.is_empty(), "{}", short.join("\n"));
    assert!(n_lines > 200, "only {n_lines} positions");
}

/// Whether White, played by the computer, wins a study's position against itself, and how it begins.
fn plays_out(study: &library::LibraryEntry<'_>) -> (bool, Vec<<Laska as Rules>::Step>) {
    let rules = Laska::new(study.game, &Options::new(), &MatchState::default()).unwrap();
    let (mut pos, mut history) = rules.read_position(study.from.unwrap()).unwrap();
    let mut play = || {
        let mut steps = Vec::new();
        rules.steps(&pos, &mut steps);
        let goes_on = !steps.is_empty() && history.auto(rules.info().house_rules).is_none();
        goes_on.then(|| computer_plays(&rules, &mut pos, &mut history))
    };
    let turns: Vec<_> = iter::from_fn(&mut play).take(200).collect();
    let mut steps = Vec::new();
    rules.steps(&pos, &mut steps);
    let is_won = steps.is_empty() && rules.outcome(&pos).sign(rules.info().teams, Seat::FIRST) == 1;
    (is_won, turns.into_iter().next().unwrap())
}

#[test]
fn laskas_winning_studies_are_won() {
    let studies = library::read(Laska::LIBRARY).unwrap();
    let is_winning = |study: &&library::LibraryEntry<'_>| {
        study.kind == library::LibraryEntryKind::Study
            && study.verdict == Some("1-0")
            && study.from.unwrap().ends_with(" w")
    };
    let winning: Vec<_> = studies.iter().filter(is_winning).collect();
    assert_eq!(winning.len(), 6);
    for study in winning {
        let line = lines::main_line::<Laska>(&lines::read::<Laska>(study).tree);
        let (is_won, first) = plays_out(study);
        assert!(is_won, "{} is not won", study.id);
        assert_eq!(first, line[0], "{}: the first turn", study.id);
    }
}
