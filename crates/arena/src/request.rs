//! Parses the command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use rules::{OptionError, Options};

use crate::matches::Plan;
use crate::player::Player;
use crate::{bench, gnubg, grade, ladder, links, mine, points, rate, reasons, review, train, tune};

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
    /// Fit how scores become expected points.
    Points(points::Plan),
    /// Check the reasons that hints give.
    Reasons(reasons::Plan),
    /// Measure reviews.
    Review(review::Plan),
    /// Grade puzzles.
    Grade(grade::Plan),
    /// Measure how long links are.
    Links(links::Plan),
    /// Rate the players of matches.
    Rate(rate::Plan),
    /// Find the levels of a game.
    Ladder(ladder::Plan),
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

/// Lists legal turns, reads and converts games, and measures and teaches the computer.
#[derive(Debug, Parser)]
#[command(name = "arena")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Lists every legal turn of positions.
    ///
    /// Reads one position text a line and writes, for each, the position, a tab, and every legal turn with the position
    /// it leads to, sorted: turn=>position|turn=>position|… — or error: reason.
    #[command(verbatim_doc_comment)]
    Turns(Of),
    /// Lists every legal step of positions.
    ///
    /// Reads one position text a line and writes, for each, the position, a tab, and every legal step with the position
    /// it leads to, sorted: step=>position|step=>position|… — or error: reason.
    #[command(verbatim_doc_comment)]
    Steps(Of),
    /// Reads a text of games, and says how far each can be read.
    ///
    /// The text is in any of the game's formats. Writes a line for each game: its number, how many turns of its main line
    /// could be read, its result, and ok, or what was mended, or why it cannot be read further, separated by tabs. Of two
    /// seats without points the result is 1-0, 0-1 or 1/2-1/2, the first player first, otherwise the points of each seat
    /// with commas; * where nobody knows. The exit status is 1 when there is no game in the text.
    #[command(verbatim_doc_comment)]
    Read(Of),
    /// Writes games in another form.
    ///
    /// Reads a text of games in any of the game's formats. What was corrected in a game goes to standard error, with the
    /// number of the game, line and column. A game that cannot be read to its end is named there and left out; the exit
    /// status is then 1.
    #[command(verbatim_doc_comment)]
    Convert {
        #[command(flatten)]
        of: Of,
        /// pgn, pdn, movetext, listing, mat or mustermead, as far as the game has it; otherwise the best known one
        #[arg(long, value_name = "FORM")]
        to: Option<String>,
    },
    /// Plays two players against each other.
    ///
    /// Each opening of random turns is played once with each side. With a file, every game that is over is a line of it,
    /// and a match that was stopped goes on behind the last one.
    ///
    /// A player is level:N (1 to 8, as on the page), beginner, good, best (the fixed budgets of builds before version 1.1),
    /// spec:DEPTH/NODES/NOISE, nodes:N, time:MS, random, plain:DEPTH (counts pieces so many turns ahead),
    /// networks:THROWS,FILE (by networks, so many throws ahead), networks:STRENGTH,FILE (by networks, a strength being
    /// level:N, beginner, good, best or spec:DEPTH/NODES/NOISE), or uci:COMMAND,OPTION=VALUE,… (a program that speaks UCI,
    /// with --movetime milliseconds for a move).
    #[command(verbatim_doc_comment)]
    Match {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        settings: MatchSettings,
    },
    /// Fits the weights of a game's features.
    ///
    /// Plays the computer against itself, fits the weights to the results, and writes their table. With a file of
    /// positions, games that are in it are not played again.
    #[command(verbatim_doc_comment)]
    Tune {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: tune::Plan,
    },
    /// Teaches the networks of a game.
    ///
    /// Plays the computer against itself, as the recipe says. The state is saved now and then, and a training that was
    /// stopped goes on from there. The same recipe always gives the same networks.
    #[command(verbatim_doc_comment)]
    Train {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: train::Plan,
    },
    /// Finds puzzles.
    ///
    /// Plays the computer against itself, not too well, and writes puzzles: positions with one turn that is clearly the
    /// best, also with ten times the nodes; of each grade a third. It stops when it has them, or after so many games.
    /// With a file, what was found in every game is a line of it, and a search that was stopped goes on behind the last
    /// one. When somebody has looked through that and chosen, only the games they name, counted from 0, are needed to
    /// write the puzzles again.
    #[command(verbatim_doc_comment)]
    Mine {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: mine::Plan,
    },
    /// Fits how the computer's score becomes expected points.
    ///
    /// Plays the computer against itself, and says with which constant the results are likeliest, and how well the scores are
    /// correlated with the results, in the whole and by quarters of a game.
    #[command(verbatim_doc_comment)]
    Points {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: points::Plan,
    },
    /// Checks the reasons that hints give.
    ///
    /// Tries every turn of both sides for each, and lists those that do not hold. Says how many hints have a reason, of
    /// those in which one turn is clearly best.
    #[command(verbatim_doc_comment)]
    Reasons {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: reasons::Plan,
    },
    /// Grades puzzles by the level that solves them.
    ///
    /// Prints the file with another grade for each puzzle: the lowest level that finds every turn with more than half of five
    /// seeds, and the strongest where none does.
    #[command(verbatim_doc_comment)]
    Grade {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: grade::Plan,
    },
    /// Rates the players of matches, as the review of a page does.
    ///
    /// Prints a line for each player of each match: the error rate, how many decisions are counted for it, what all errors
    /// cost, and luck, in plain games at the cube of the moment.
    #[command(verbatim_doc_comment)]
    Rate {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: rate::Plan,
    },
    /// Measures how long the links of games are.
    ///
    /// Plays games, writes each as a link and reads it again. Says how many characters the links have, and how long that took.
    #[command(verbatim_doc_comment)]
    Links {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: links::Plan,
    },
    /// Measures what reviews say of games, by a stronger judge.
    ///
    /// Plays games at four levels, reviews them, and has every turn judged by a UCI program or by our own best with ten
    /// times its positions. Says how many blunders the reviews name, and how many of the turns that they name cost something.
    #[command(verbatim_doc_comment)]
    Review {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: review::Plan,
    },
    /// Finds and proves the levels of a game.
    ///
    /// Looks for up to eight budgets of which each beats the one below in about three games of four, the weakest between
    /// random and plain:1, and plays until that is clear. When the time is used up it stops, and goes on behind the last
    /// game when it is started again with the same state file. Then moves of each level are judged by the strongest with
    /// four times its positions.
    #[command(verbatim_doc_comment)]
    Ladder {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: ladder::Plan,
    },
    /// Measures with gnubg what so many plays of games against itself cost a player.
    ///
    /// The games are without a cube. gnubg is Debian's package and must be installed; for its game only.
    #[command(verbatim_doc_comment)]
    Judge {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        settings: Measurement,
    },
    /// Measures a player in so many games against gnubg.
    ///
    /// The games are without a cube, in pairs with the same dice and sides exchanged, with luck taken out. gnubg is Debian's
    /// package and must be installed; for its game only.
    #[command(verbatim_doc_comment)]
    Duel {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        settings: Measurement,
    },
    /// Measures with gnubg what doubles, takes and passes cost a player in so many cases.
    ///
    /// The cases are for money and in matches. gnubg is Debian's package and must be installed; for its game only.
    #[command(verbatim_doc_comment)]
    Cube {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        settings: Measurement,
    },
    /// Counts the positions that the computer looks at in a second.
    Bench {
        #[command(flatten)]
        of: Of,
        #[command(flatten)]
        plan: bench::Plan,
    },
}

/// A game, with its options.
#[derive(Args, Debug)]
struct Of {
    /// The game's id, such as laska
    #[arg(value_name = "GAME")]
    id: String,
    /// An option of the game; given several times, of several
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
}

/// How a match is played.
#[derive(Args, Debug)]
struct MatchSettings {
    /// The player that is rated
    #[arg(long, value_name = "PLAYER")]
    a: Player,
    /// The other player
    #[arg(long, value_name = "PLAYER")]
    b: Player,
    /// How many games
    #[arg(long, value_name = "N")]
    games: u64,
    /// Makes chance, and is all that it depends on
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many random turns, of all seats together, open each game
    #[arg(long, value_name = "TURNS", default_value_t = 4)]
    opening: usize,
    /// The handicap that the first player gives in every game
    #[arg(long, value_name = "NAME")]
    handicap: Option<String>,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// The file for the games
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The milliseconds that a program has for a move
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
}

/// How a player is measured with gnubg.
#[derive(Args, Debug)]
struct Measurement {
    /// The player
    #[arg(long, value_name = "PLAYER")]
    a: Player,
    /// How many plays, games or cases
    #[arg(long, value_name = "N")]
    count: usize,
    /// How far gnubg looks ahead: unless it is named, 2 plies as a judge, and 0 in a duel
    #[arg(long, value_name = "N")]
    plies: Option<u8>,
    /// Makes chance, and is all that it depends on
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games are played at a time
    #[arg(long, value_name = "N", default_value_t = 1)]
    jobs: usize,
}

impl Request {
    /// Reads a command line, the program's name first.
    ///
    /// # Errors
    ///
    /// What is to be shown in place of a command: help that was asked for, or which argument is wrong or missing.
    pub(crate) fn read<T: Into<OsString> + Clone>(line: impl IntoIterator<Item = T>) -> Result<Request, clap::Error> {
        let (of, task) = match Arguments::try_parse_from(line)?.command {
            Command::Turns(of) => (of, Task::List(Unit::Turns)),
            Command::Steps(of) => (of, Task::List(Unit::Steps)),
            Command::Read(of) => (of, Task::Read),
            Command::Convert { of, to } => (of, Task::Convert(to)),
            Command::Match { of, settings } => (of, Task::Match(settings.plan())),
            Command::Tune { of, plan } => (of, Task::Tune(plan)),
            Command::Train { of, plan } => (of, Task::Train(plan)),
            Command::Mine { of, plan } => (of, Task::Mine(plan)),
            Command::Ladder { of, plan } => (of, Task::Ladder(plan)),
            Command::Points { of, plan } => (of, Task::Points(plan)),
            Command::Reasons { of, plan } => (of, Task::Reasons(plan)),
            Command::Review { of, plan } => (of, Task::Review(plan)),
            Command::Grade { of, plan } => (of, Task::Grade(plan)),
            Command::Links { of, plan } => (of, Task::Links(plan)),
            Command::Rate { of, plan } => (of, Task::Rate(plan)),
            Command::Judge { of, settings } => (of, Task::Measure(settings.plan(gnubg::Question::Judge))),
            Command::Duel { of, settings } => (of, Task::Measure(settings.plan(gnubg::Question::Duel))),
            Command::Cube { of, settings } => (of, Task::Measure(settings.plan(gnubg::Question::Cube))),
            Command::Bench { of, plan } => (of, Task::Bench(plan)),
        };
        let mut options = Options::new();
        for (key, value) in &of.options {
            options.set(key, value);
        }
        Ok(Request { id: of.id, options, task })
    }
}

impl MatchSettings {
    fn plan(self) -> Plan {
        let MatchSettings { a, b, games, seed, opening, handicap, jobs, out, movetime } = self;
        let mut players = [a, b];
        for player in &mut players {
            if let (Player::Uci(program), Some(ms)) = (player, movetime) {
                program.movetime = ms;
            }
        }
        Plan { players, n_games: games, seed, opening, handicap, file: out, n_jobs: jobs }
    }
}

impl Measurement {
    fn plan(self, question: gnubg::Question) -> gnubg::Plan {
        let Measurement { a, count, plies, seed, jobs } = self;
        let usual = if question == gnubg::Question::Duel { 0 } else { 2 };
        gnubg::Plan { question, player: a, count, plies: plies.unwrap_or(usual), seed, n_jobs: jobs }
    }
}

/// The key and the value of an option.
fn pair(text: &str) -> Result<(String, String), OptionError> {
    Options::read_pair(text).map(|(key, value)| (key.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests;
