//! Command lines.

use clap::CommandFactory;

use super::*;

fn read(line: &str) -> Result<Request, String> {
    Request::read(["arena"].into_iter().chain(line.split(' '))).map_err(|error| error.to_string())
}

#[test]
fn commands_and_options_fit_together() {
    Arguments::command().debug_assert();
}

#[test]
fn every_command_has_its_help() {
    for command in Arguments::command().get_subcommands() {
        let name = command.get_name();
        let error = Request::read(["arena", name, "--help"]).unwrap_err();
        assert_eq!((error.use_stderr(), error.exit_code()), (false, 0));
        let help = error.to_string();
        let about = command.get_about().unwrap().to_string();
        assert!(help.starts_with(&about) && help.contains(&format!("Usage: arena {name} ")), "{help}");
        assert!(help.contains(" <GAME>") && help.contains(" --option <KEY=VALUE>"), "{help}");
        // It fits on a usual screen.
        assert_eq!(help.lines().find(|line| line.chars().count() > 120), None);
    }
}

#[test]
fn requests_are_read() {
    let request = read("turns laska --option a=b --option a=c").unwrap();
    assert_eq!((request.id.as_str(), request.options.get("a")), ("laska", Some("c")));
    assert_eq!(request.task, Task::List(Unit::Turns));
    assert_eq!(read("convert chess --to pgn").unwrap().task, Task::Convert(Some("pgn".to_owned())));
    assert_eq!(read("convert chess").unwrap().task, Task::Convert(None));
    let request = read("match laska --games 10 --b random --a plain:2 --out games.txt").unwrap();
    let players = [Player::Plain(2), Player::Random];
    let file = Some("games.txt".into());
    assert_eq!(
        request.task,
        Task::Match(Plan { players, n_games: 10, seed: 1, opening: 4, handicap: None, file, n_jobs: 1 })
    );
}

#[test]
fn ladders_are_read() {
    let expect = ladder::Plan {
        state: "state.txt".into(),
        networks: None,
        n_jobs: 2,
        minutes: 60,
        seed: 1,
        nodes: Some(900),
        n_judged: 2_000,
        out: None,
        table: None,
    };
    assert_eq!(read("ladder laska --state state.txt --nodes 900").unwrap().task, Task::Ladder(expect));
}

#[test]
fn measurements_are_read() {
    let plan = |line: &str| {
        let Task::Measure(plan) = read(line).unwrap().task else { unreachable!("a measurement was asked for") };
        plan
    };
    let expect = gnubg::Plan {
        question: gnubg::Question::Judge,
        player: Player::Random,
        count: 20,
        plies: 2,
        seed: 1,
        n_jobs: 3,
    };
    assert_eq!(plan("judge laska --a random --count 20 --jobs 3"), expect);
    assert_eq!(plan("duel laska --a random --count 20").plies, 0);
    assert_eq!(plan("duel laska --a random --count 20 --plies 1").plies, 1);
    assert_eq!(plan("cube laska --a random --count 20").plies, 2);
}

#[test]
fn programs_have_their_time() {
    let request = read("match chess --games 2 --a time:5 --b uci:engine --movetime 30").unwrap();
    let Task::Match(Plan { players, .. }) = request.task else { unreachable!("a match was asked for") };
    assert_eq!(players.map(|player| player.to_string()), ["time:5", "uci:engine at 30 ms"]);
}

#[test]
fn what_is_wrong_is_named() {
    let faults = [
        ("list laska", "unrecognized subcommand 'list'"),
        ("turns", "<GAME>"),
        ("turns laska all", "unexpected argument 'all'"),
        ("turns laska --games 3", "unexpected argument '--games'"),
        ("turns laska --option", "a value is required for '--option <KEY=VALUE>'"),
        ("turns laska --option a", "invalid value 'a' for '--option <KEY=VALUE>'"),
        ("match laska --a best --b best", "--games <N>"),
        ("mine laska --count 3", "--nodes <N>"),
        ("judge laska --a best", "--count <N>"),
        ("ladder laska --nodes 900", "--state <FILE>"),
        ("ladder laska --state a --nodes 0", "invalid value '0' for '--nodes <N>'"),
        ("mine laska --count 3 --nodes 9 --only 1,x", "invalid value 'x' for '--only <GAME,…>': invalid digit"),
        ("match laska --a best --b bast --games 3", "for '--b <PLAYER>': \"bast\" is no player"),
        ("match laska --a best --b best --games x", "invalid value 'x' for '--games <N>': invalid digit"),
        ("match laska --a best --b best --games 1 --games 2", "cannot be used multiple times"),
    ];
    for (line, fault) in faults {
        let error = read(line).unwrap_err();
        assert!(error.starts_with("error: ") && error.contains(fault), "{line}: {error}");
    }
}

#[test]
fn the_nearest_that_is_right_is_named() {
    for (line, right) in [
        ("matsh laska --a best --b best --games 3", "'match'"),
        ("match laska --a best --b best --game 3", "'--games'"),
        ("convert chess --too pgn", "'--to'"),
    ] {
        let error = read(line).unwrap_err();
        assert!(error.contains("tip: ") && error.contains(right), "{line}: {error}");
    }
}

#[test]
fn without_a_command_there_is_help_and_a_failure() {
    let error = Request::read(["arena"]).unwrap_err();
    assert_eq!((error.use_stderr(), error.exit_code()), (true, 2));
    assert!(error.to_string().contains("Usage: arena <COMMAND>"), "{error}");
}
