//! Parses the command line.

use std::str::FromStr;

use rules::Options;

use crate::matches::Plan;
use crate::player::Player;
use crate::{Trouble, bench, gnubg, mine, train, tune};

const USAGE: &str = "usage:
arena turns|steps GAME [--option key=value]…
  Reads one position text a line and writes, for each, the position, a tab, and every legal turn (or step) with the
  position it leads to, sorted: turn=>position|turn=>position|… — or error: reason.
arena read GAME
  Reads a text of games in any of the game's formats, and writes a line for each: its number, how many turns of its main
  line could be read, its result, and ok, or what was mended, or why it cannot be read further, separated by tabs. Of
  two seats without points the result is 1-0, 0-1 or 1/2-1/2, the first player first, otherwise the points of each seat
  with commas; * where nobody knows. The exit status is 1 when there is no game in the text.
arena convert GAME [--to FORM]
  Reads a text of games in any of the game's formats, and writes them in the form pgn, pdn, movetext, listing, mat or
  mustermead, as far as the game has it; without --to in the one that players know best. What was corrected in a game
  goes to standard error, with the number of the game, line and column. A game that cannot be read to its end is named
  there and left out; the exit status is then 1.
arena match GAME --a PLAYER --b PLAYER --games N [--seed S] [--opening TURNS] [--jobs N] [--out FILE]
    [--movetime MS] [--option …]…
  Plays two players against each other, each opening of random turns once with each side. With a file, every game that
  is over is a line of it, and a match that was stopped goes on behind the last one.
  A player is beginner, good, best, nodes:N, time:MS, networks:THROWS,FILE or networks:LEVEL,FILE (by networks, so many
  throws ahead or as a level does), random, plain:DEPTH (counts pieces so many turns ahead), or
  uci:COMMAND,OPTION=VALUE,… (a program that speaks UCI, with --movetime milliseconds for a move).
arena tune GAME --games N --nodes N [--seed S] [--opening TURNS] [--jobs N] [--positions FILE] [--per-game N]
    [--reach N] [--out FILE] [--option …]…
  Plays the computer against itself, fits the weights of the game's features to the results, and writes their table. With
  a file of positions, games that are in it are not played again. A reach is how far a worth is expected to move.
arena train GAME --recipe FILE --state FILE --out FILE [--jobs N] [--seconds N]
  Plays the computer against itself and teaches the networks of a game, as the recipe says. The state is saved now and
  then, and a training that was stopped goes on from there. The same recipe always gives the same networks.
arena mine GAME --count N --nodes N [--seed S] [--games N] [--only GAME,…] [--out FILE] [--option …]…
  Plays the computer against itself, not too well, and writes puzzles: positions with one turn that is clearly the best,
  also with ten times the nodes; of each grade a third. It stops when it has them, or after so many games. With a file,
  what was found in every game is a line of it, and a search that was stopped goes on behind the last one. When somebody
  has looked through that and chosen, only the games they name, counted from 0, are needed to write the puzzles again.
arena judge|duel|cube GAME --a PLAYER --count N [--plies N] [--seed S] [--jobs N]
  Measures a player with gnubg (Debian's package), which must be installed; for its game only. judge: what so many plays
  of games against itself cost, without a cube. duel: so many games against gnubg without a cube, in pairs with the same
  dice and sides exchanged, with luck taken out. cube: what its doubles, takes and passes cost in so many cases, for
  money and in matches. gnubg looks 2 plies ahead as a judge, and 0 in a duel.
arena bench GAME [--nodes N] [--runs N] [--seed S] [--networks FILE] [--option …]…
  Says how many positions a second the computer looks at; with a file, how many a second networks and tables judge.";

/// What to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// Complete turns.
    Turns,
    /// Single steps, for games whose position notation covers the middle of a turn.
    Steps,
}

/// The command.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// List turns or steps.
    List(Unit),
    /// Read games.
    Read,
    /// Write games in another form.
    Convert(Option<String>),
    /// Play a match.
    Match(Plan),
    /// Fit feature weights.
    Tune(tune::Plan),
    /// Teach networks.
    Train(train::Plan),
    /// Find puzzles.
    Mine(mine::Plan),
    /// Measure a player with another program.
    Measure(gnubg::Plan),
    /// Measure the speed of the engine.
    Bench(bench::Plan),
}

/// A command for a game.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Request {
    /// The game's id.
    pub(crate) id: String,
    /// The game's options.
    pub(crate) options: Options,
    pub(crate) task: Task,
}

impl Request {
    /// Reads the arguments behind the program's name.
    ///
    /// # Errors
    /// If the command is unknown, or arguments are wrong or missing.
    pub(crate) fn read(mut args: impl Iterator<Item = String>) -> Result<Request, Trouble> {
        let command = args.next().ok_or(USAGE)?;
        let id = args.next().ok_or(USAGE)?;
        let mut flags = Flags::read(args)?;
        let mut options = Options::new();
        while let Some(pair) = flags.take("--option") {
            let (key, value) = Options::read_pair(&pair)?;
            options.set(key, value);
        }
        let task = match command.as_str() {
            "turns" => Task::List(Unit::Turns),
            "steps" => Task::List(Unit::Steps),
            "read" => Task::Read,
            "convert" => Task::Convert(flags.take("--to")),
            "match" => Task::Match(Plan {
                players: players(&mut flags)?,
                n_games: flags.need("--games")?,
                seed: flags.get("--seed")?.unwrap_or(1),
                opening: flags.get("--opening")?.unwrap_or(4),
                file: flags.get("--out")?,
                n_jobs: flags.get("--jobs")?.unwrap_or(1),
            }),
            "tune" => Task::Tune(tune::Plan {
                n_games: flags.need("--games")?,
                nodes: flags.need("--nodes")?,
                seed: flags.get("--seed")?.unwrap_or(1),
                opening: flags.get("--opening")?.unwrap_or(6),
                n_jobs: flags.get("--jobs")?.unwrap_or(1),
                positions: flags.get("--positions")?,
                per_game: flags.get("--per-game")?.unwrap_or(30),
                reach: flags.get("--reach")?.unwrap_or(100),
                file: flags.get("--out")?,
            }),
            "train" => Task::Train(train::Plan {
                recipe: flags.need("--recipe")?,
                state: flags.need("--state")?,
                file: flags.need("--out")?,
                n_jobs: flags.get("--jobs")?.unwrap_or(1),
                seconds: flags.get("--seconds")?,
            }),
            "mine" => Task::Mine(mine::Plan {
                count: flags.need("--count")?,
                nodes: flags.need("--nodes")?,
                seed: flags.get("--seed")?.unwrap_or(1),
                n_games: flags.get("--games")?.unwrap_or(1_000),
                only: flags.get("--only")?.unwrap_or_default(),
                file: flags.get("--out")?,
            }),
            "judge" => measure(gnubg::Question::Judge, &mut flags)?,
            "duel" => measure(gnubg::Question::Duel, &mut flags)?,
            "cube" => measure(gnubg::Question::Cube, &mut flags)?,
            "bench" => Task::Bench(bench::Plan {
                nodes: flags.get("--nodes")?.unwrap_or(200_000),
                n_runs: flags.get("--runs")?.unwrap_or(5),
                seed: flags.get("--seed")?.unwrap_or(1),
                networks: flags.get("--networks")?,
            }),
            _ => return Err(USAGE.into()),
        };
        flags.end()?;
        Ok(Request { id, options, task })
    }
}

/// A measurement of one player.
fn measure(question: gnubg::Question, flags: &mut Flags) -> Result<Task, Trouble> {
    let plies = if question == gnubg::Question::Duel { 0 } else { 2 };
    Ok(Task::Measure(gnubg::Plan {
        question,
        player: flags.need("--a")?,
        count: flags.need("--count")?,
        plies: flags.get("--plies")?.unwrap_or(plies),
        seed: flags.get("--seed")?.unwrap_or(1),
        n_jobs: flags.get("--jobs")?.unwrap_or(1),
    }))
}

/// The two players of a match.
fn players(flags: &mut Flags) -> Result<[Player; 2], Trouble> {
    let mut players: [Player; 2] = [flags.need("--a")?, flags.need("--b")?];
    if let Some(ms) = flags.get("--movetime")? {
        for player in &mut players {
            if let Player::Uci(program) = player {
                program.movetime = ms;
            }
        }
    }
    Ok(players)
}

/// Flags with their values, in the order given.
struct Flags(Vec<(String, String)>);

impl Flags {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Flags, Trouble> {
        let mut flags = Vec::new();
        while let Some(flag) = args.next() {
            if !flag.starts_with("--") {
                return Err(unknown(&flag));
            }
            let value = args.next().ok_or_else(|| format!("{flag} wants a value\n{USAGE}"))?;
            flags.push((flag, value));
        }
        Ok(Flags(flags))
    }

    /// Removes a flag and returns its value.
    fn take(&mut self, flag: &str) -> Option<String> {
        let idx = self.0.iter().position(|(known, _)| known == flag)?;
        Some(self.0.remove(idx).1)
    }

    fn get<T: FromStr<Err: std::fmt::Display>>(&mut self, flag: &str) -> Result<Option<T>, Trouble> {
        let Some(text) = self.take(flag) else { return Ok(None) };
        text.parse().map(Some).map_err(|error| format!("{flag} {text:?}: {error}").into())
    }

    fn need<T: FromStr<Err: std::fmt::Display>>(&mut self, flag: &str) -> Result<T, Trouble> {
        self.get(flag)?.ok_or_else(|| format!("there is no {flag}\n{USAGE}").into())
    }

    /// Any flag that is left is unknown.
    fn end(self) -> Result<(), Trouble> {
        self.0.first().map_or(Ok(()), |(flag, _)| Err(unknown(flag)))
    }
}

fn unknown(arg: &str) -> Trouble {
    format!("unknown argument {arg:?}\n{USAGE}").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Request, String> {
        Request::read(line.split(' ').map(str::to_owned)).map_err(|error| error.to_string())
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
        assert_eq!(request.task, Task::Match(Plan { players, n_games: 10, seed: 1, opening: 4, file, n_jobs: 1 }));
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
            ("", "usage:"),
            ("list laska", "usage:"),
            ("turns laska all", "unknown argument \"all\""),
            ("turns laska --games 3", "unknown argument \"--games\""),
            ("turns laska --option", "--option wants a value"),
            ("match laska --a best --b best", "there is no --games"),
            ("mine laska --count 3", "there is no --nodes"),
            ("judge laska --a best", "there is no --count"),
            ("mine laska --count 3 --nodes 9 --only 1,x", "--only \"1,x\": invalid digit"),
            ("match laska --a best --b bast --games 3", "--b \"bast\": \"bast\" is no player"),
            ("match laska --a best --b best --games x", "--games \"x\": invalid digit"),
        ];
        for (line, fault) in faults {
            let error = read(line).unwrap_err();
            assert!(error.starts_with(fault), "{line}: {error}");
        }
    }
}
