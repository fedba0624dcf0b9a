use std::path::PathBuf;

use rules::games::chess::Chess;
use rules::games::laska::Laska;
use rules::{MatchState, Notation, Options, Rules};

use super::*;

/// A fake program: a shell script that reads line by line and logs what it was sent. Removed after the test.
struct Fake {
    script: PathBuf,
    heard: PathBuf,
}

impl Fake {
    /// `on_go` is the shell code that runs on `go`.
    fn new(name: &str, on_go: &str) -> Fake {
        let place = |end: &str| std::env::temp_dir().join(format!("arena-{name}-{}.{end}", std::process::id()));
        let fake = Fake { script: place("sh"), heard: place("txt") };
        let script = format!(
            "while read -r line; do\n  echo \"$line\" >> {}\n  case \"$line\" in\n    uci) echo id name fake; echo uciok;;\n    \
             isready) echo readyok;;\n    go*) {on_go};;\n  esac\ndone\n",
            fake.heard.display()
        );
        std::fs::write(&fake.script, script).unwrap();
        let _ = std::fs::remove_file(&fake.heard);
        fake
    }

    fn program(&self) -> Program {
        Program::read(&format!("sh {},UCI_Elo=1700", self.script.display()), 20).unwrap()
    }

    fn engine(&self) -> Result<Engine, UciError> {
        Engine::start::<Chess>(&self.program(), Duration::from_millis(2_000))
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.script);
        let _ = std::fs::remove_file(&self.heard);
    }
}

fn chess() -> Chess {
    Chess::new("chess", &Options::new(), &MatchState::default()).unwrap()
}

fn playout<'a>(rules: &'a Chess, moves: &[&str]) -> Playout<'a, Chess> {
    let mut playout = Playout::new(rules);
    moves.iter().for_each(|text| playout.play(rules.read_step(playout.pos(), text).unwrap()));
    playout
}

#[test]
fn a_program_is_told_the_game_and_its_move_is_read() {
    let fake = Fake::new("plays", "echo info depth 1 nodes 42 pv g1f3; echo bestmove g1f3 ponder b8c6");
    let rules = chess();
    let mut engine = fake.engine().unwrap();
    let mut played = |playout: &Playout<'_, Chess>| {
        let Chosen { steps, nodes } = engine.choose(playout, 0).unwrap();
        assert_eq!(nodes, 42);
        rules.write_step(playout.pos(), steps[0], Chess::MOVES[0])
    };
    assert_eq!([played(&playout(&rules, &["e4", "e5"])), played(&playout(&rules, &[]))], ["Nf3", "Nf3"]);
    let start = "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves";
    let heard = std::fs::read_to_string(&fake.heard).unwrap();
    let heard: Vec<&str> = heard.lines().collect();
    assert_eq!(
        heard,
        [
            "uci",
            "setoption name UCI_Elo value 1700",
            "ucinewgame",
            "isready",
            &format!("{start} e2e4 e7e5"),
            "go movetime 20",
            // A game with fewer moves is a new game.
            "ucinewgame",
            "isready",
            start,
            "go movetime 20"
        ]
    );
}

#[test]
fn what_goes_wrong_is_named_with_its_line() {
    let rules = chess();
    let faults = [
        ("illegal", "echo bestmove g1f4", "the UCI program says \"bestmove g1f4\": "),
        ("mute", "echo bestmove", "the UCI program says \"bestmove\", and that is no move"),
        ("leaves", "exit", "the UCI program is gone after \"go movetime 20\""),
    ];
    for (name, on_go, fault) in faults {
        let fake = Fake::new(name, on_go);
        let error = fake.engine().unwrap().choose(&playout(&rules, &[]), 0).unwrap_err().to_string();
        assert!(error.starts_with(fault), "{error}");
    }
    let fake = Fake::new("silent", "true");
    let mut engine = fake.engine().unwrap();
    engine.patience = Duration::from_millis(50);
    let error = engine.choose(&playout(&rules, &[]), 0).unwrap_err().to_string();
    assert_eq!(error, "the UCI program does not answer \"go movetime 20\"");
    let error = Engine::start::<Laska>(&fake.program(), Duration::from_secs(1)).unwrap_err().to_string();
    assert_eq!(error, "there are no UCI programs for this game");
    let nothing = Program::read("no-such-program-anywhere", 20).unwrap();
    let error = Engine::start::<Chess>(&nothing, Duration::from_secs(1)).unwrap_err().to_string();
    assert!(error.starts_with("\"no-such-program-anywhere\" does not start: "), "{error}");
}

#[test]
fn programs_are_read_with_their_options() {
    let program = Program::read("engine -x,Skill Level=3,Hash=16", 7).unwrap();
    let options = [("Skill Level", "3"), ("Hash", "16")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(program, Program { command: "engine -x".to_owned(), options: options.into(), movetime: 7 });
    assert_eq!([Program::read("", 7), Program::read("engine,Hash", 7)], [None, None]);
}

#[test]
fn scores_are_read_of_pawns_and_of_mates() {
    assert_eq!(score("info depth 12 seldepth 18 score cp -37 nodes 100 pv e2e4"), Some(-37));
    assert_eq!(score("info depth 12 score mate 3 nodes 100"), Some(MATE));
    assert_eq!(score("info depth 12 score mate -2 nodes 100"), Some(-MATE));
    assert_eq!((score("info string hello"), score("bestmove e2e4"), score("info score cp x")), (None, None, None));
}
