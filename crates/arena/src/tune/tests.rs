use rules::Search;
use rules::games::draughts::Draughts;
use rules::{Notation, Rules};

use super::*;

fn plan(n_games: u64) -> Plan {
    Plan { n_games, nodes: 60, seed: 3, opening: 4, n_jobs: 1, positions: None, per_game: 30, reach: 100, file: None }
}

#[test]
fn quiet_positions_of_a_game_are_kept() {
    let samples: Vec<Sample> =
        (0..4).map(|idx| play::<Draughts>("draughts", &Options::new(), &plan(4), idx).unwrap()).collect();
    let rules: Draughts = rng::rules("draughts", &Options::new(), 1).unwrap();
    assert!(samples.iter().all(|sample| [0.0, 0.5, 1.0].contains(&sample.points)));
    assert!(samples.iter().map(|sample| sample.positions.len()).sum::<usize>() > 40);
    for text in samples.iter().flat_map(|sample| &sample.positions) {
        let (pos, _) = rules.read_position(text).unwrap();
        let mut steps = Vec::new();
        rules.steps(&pos, &mut steps);
        assert!(!steps.is_empty() && steps.iter().all(|step| rules.move_order(&pos, *step) <= 0), "{text}");
        assert!(!rules.mid_turn(&pos));
    }
    for sample in &samples {
        assert_eq!(sample.to_string().parse::<Sample>().as_ref(), Ok(sample));
    }
}

#[test]
fn kept_games_are_not_played_again() {
    let path = std::env::temp_dir().join(format!("arena-tune-{}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let with = |n_games, n_jobs| {
        let plan = Plan { positions: Some(path.clone()), n_jobs, ..plan(n_games) };
        let samples = gather::<Draughts>("draughts", &Options::new(), &plan).unwrap();
        (samples, std::fs::read_to_string(&path).unwrap())
    };
    let (two, _) = with(2, 1);
    let (six, text) = with(6, 2);
    assert_eq!(six[..2], two);
    assert_eq!(six, gather::<Draughts>("draughts", &Options::new(), &plan(6)).unwrap());
    assert_eq!(with(3, 1), (six[..3].to_vec(), text));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn some_positions_of_a_game_are_drawn() {
    let positions: Vec<String> = (0..20).map(|idx| idx.to_string()).collect();
    for (most, n) in [(5, 5), (20, 20), (30, 20)] {
        let mut drawn = some(&positions, most, 1);
        assert_eq!(drawn, some(&positions, most, 1));
        assert!(n == 20 || drawn != some(&positions, most, 2));
        drawn.sort();
        drawn.dedup();
        assert_eq!(drawn.len(), n);
    }
}

#[test]
fn worths_are_fitted_to_games_and_written_as_code() {
    let tuned = |n_jobs| {
        let mut output = Vec::new();
        let plan = Plan { n_jobs, ..plan(12) };
        Tuning { id: "draughts", options: Options::new(), plan, output: &mut output }.visit::<Draughts>().unwrap();
        String::from_utf8(output).unwrap()
    };
    let text = tuned(1);
    let (_, table) = text.split_once("enum Count {\n").unwrap();
    let lines: Vec<&str> = table.lines().map(str::trim).filter(|line| line.ends_with(';')).collect();
    assert_eq!(lines.len(), Draughts::FEATURES.len());
    for (line, feature) in lines.iter().zip(Draughts::FEATURES) {
        assert!(line.starts_with(&format!("{}: ", feature.name)), "{line}");
    }
    let first = format!("{}: {}, ", Draughts::FEATURES[0].name, Draughts::FEATURES[0].opening);
    assert!(lines[0].starts_with(&first), "{}", lines[0]);
    assert_eq!(tuned(2), text);
}

#[test]
fn a_game_without_features_is_refused() {
    let request = Tuning { id: "ludo", options: Options::new(), plan: plan(1), output: Vec::new() };
    let error = request.visit::<rules::games::ludo::Ludo>().unwrap_err().to_string();
    assert_eq!(error, "ludo has no features that could be tuned");
}
