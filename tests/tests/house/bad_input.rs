//! Every folder's `tests/bad-*.txt`: texts that must be refused, and exactly why; and `good-*.txt`: odd texts that must
//! be read, and as what.
//!
//! A block is `kind: position | step | turn | moves | options | record`, `game: ID`, optionally `option: key=value` and
//! `from: POSITION` (default: the start) and, for records, `head: …`, which is put before each input. Then lines
//! `"INPUT" => RESULT`, with escapes such as `\n` as in Rust. Behind the result of a position come the mends, each after
//! a bar: what was mended, where, and what is said about it. `UPDATE=1` rewrites the results: review them before
//! committing.

use std::{env, fs};

use play::formats::{self, ReadGame, TextFault};
use play::{Session, wire};
use rules::{Game, History, MatchState, Options, ReadError};
use tests::blocks::{self, Line};
use tests::{folders, reading};

use crate::folders::in_every_folder;

macro_rules! suite {
    ($folder:ident, $rules:ty) => {
        mod $folder {
            #[test]
            fn bad_texts_are_refused_for_the_right_reason() {
                super::check_files::<$rules>(stringify!($folder), "bad-");
            }

            #[test]
            fn odd_texts_are_read_as_they_are_meant() {
                super::check_files::<$rules>(stringify!($folder), "good-");
            }
        }
    };
}

in_every_folder!(suite);

/// The kinds of bad texts that each folder has.
const KINDS: [&str; 5] = ["position", "turn", "moves", "options", "record"];

fn check_files<G: Game>(folder: &str, prefix: &str) {
    let update = env::var_os("UPDATE").is_some();
    let mut kinds = Vec::new();
    let mut problems = Vec::new();
    for (name, text) in folders::test_files(folder, prefix) {
        let mut results = Vec::new();
        for block in blocks::read(&text) {
            let case = Case::of(&block);
            kinds.push(case.kind.to_owned());
            for line in block.iter().filter(|line| line.text.starts_with('"')) {
                let (quoted, expected) = split(line);
                let context = format!("{name}, line {}", line.number);
                let result = case.result::<G>(&unquote(quoted), &context);
                match (&result, prefix) {
                    (Ok(read), "bad-") => problems.push(format!("{context}: {quoted} is read as {read}")),
                    (Err(refusal), "good-") => problems.push(format!("{context}: {quoted} is refused: {refusal}")),
                    _ => {}
                }
                let result = result.unwrap_or_else(|refusal| refusal);
                let result = result.trim();
                if !update && expected != Some(result) {
                    problems.push(format!("{context}: {quoted} => {result}"));
                }
                results.push((line.number, format!("{quoted} => {result}").trim_end().to_owned()));
            }
        }
        if update {
            let path = folders::games().join(folder).join("tests").join(&name);
            fs::write(path, updated(&text, &results)).expect("the test data can be written");
        }
    }
    let missing = KINDS.iter().filter(|kind| prefix == "bad-" && !kinds.iter().any(|known| known == *kind));
    problems.extend(missing.map(|kind| format!("{folder} has no bad {kind}")));
    assert!(problems.is_empty(), "UPDATE=1 writes these anew:\n{}", problems.join("\n"));
}

/// The file with new results.
fn updated(text: &str, results: &[(usize, String)]) -> String {
    let line = |(idx, line): (usize, &str)| {
        let result = results.iter().find(|(number, _)| *number == idx + 1);
        result.map_or_else(|| line.to_owned(), |(_, result)| result.clone()) + "\n"
    };
    text.lines().enumerate().map(line).collect()
}

/// The quoted input of a line and its result, if it has one yet.
fn split<'t>(line: &Line<'t>) -> (&'t str, Option<&'t str>) {
    match line.text.rsplit_once("\" =>") {
        Some((input, result)) => (&line.text[..input.len() + 1], Some(result.trim())),
        None => (line.text, None),
    }
}

fn unquote(quoted: &str) -> String {
    let inside = quoted.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let mut rest = inside.unwrap_or_else(|| panic!("{quoted} is not quoted"));
    let mut text = String::new();
    while let Some(sign) = rest.chars().next() {
        rest = &rest[sign.len_utf8()..];
        if sign != '\\' {
            text.push(sign);
            continue;
        }
        let (escape, len) = match rest.as_bytes().first() {
            Some(b'n') => ('\n', 1),
            Some(b'r') => ('\r', 1),
            Some(b't') => ('\t', 1),
            Some(b'0') => ('\0', 1),
            Some(b'"') => ('"', 1),
            Some(b'\\') => ('\\', 1),
            _ => panic!("{quoted} has an escape that means nothing"),
        };
        text.push(escape);
        rest = &rest[len..];
    }
    text
}

/// What the texts of one block are read as.
struct Case<'t> {
    kind: &'t str,
    game: &'t str,
    options: Options,
    from: Option<&'t str>,
    head: Option<&'t str>,
}

impl<'t> Case<'t> {
    fn of(block: &[Line<'t>]) -> Case<'t> {
        let find = |key: &str| block.iter().find_map(|line| line.value(key));
        let need = |key: &str| find(key).unwrap_or_else(|| panic!("line {}: no {key}", block[0].number));
        let mut options = Options::new();
        for line in block {
            if let Some(pair) = line.value("option") {
                let pair = Options::read_pair(pair).unwrap_or_else(|error| panic!("line {}: {error}", line.number));
                options.set(pair.0, pair.1);
            }
        }
        Case { kind: need("kind"), game: need("game"), options, from: find("from"), head: find("head") }
    }

    /// What the text is read as, or why it is refused.
    fn result<G: Game>(&self, text: &str, context: &str) -> Result<String, String> {
        let refusal = |error: ReadError| {
            assert!(text[error.at..].starts_with(&error.text), "{context}: {:?} is not at {}", error.text, error.at);
            format!("{:?} at {} {:?}: {}", error.fault, error.at, error.text, error.why)
        };
        let rules: G = G::new(self.game, &self.options, &MatchState::default())
            .unwrap_or_else(|error| panic!("{context}: {error}"));
        let start = match self.from {
            Some(from) => rules.read_position(from).unwrap_or_else(|error| panic!("{context}: {error}")).0,
            None => rules.start(),
        };
        let write_turn = |steps: &[G::Step]| rules.write_turn(&start, steps, G::MOVES[0]);
        match self.kind {
            "position" => {
                let mut mends = Vec::new();
                let read = rules.mend_position(text, &mut mends).map_err(refusal);
                let told = mends.iter().map(|mend| format!(" | {mend}")).collect::<String>();
                reading::check_mends(self.game, text, &mends);
                read.map(|(pos, history)| rules.write_position(&pos, &history, G::POSITIONS[0]) + &told)
            }
            "step" => rules.read_step(&start, text).map_err(refusal).map(|step| write_turn(&[step])),
            "turn" => rules.read_turn(&start, text).map_err(refusal).map(|steps| write_turn(&steps)),
            "moves" => self.moves::<G>(text),
            "options" => {
                let (key, value) = Options::read_pair(text).map_err(|error| error.to_string())?;
                let mut options = Options::new();
                options.set(key, value);
                let made = G::new(self.game, &options, &MatchState::default());
                made.map(|_| text.to_owned()).map_err(|error| error.to_string())
            }
            "record" => {
                let whole = unquote(&format!("\"{}\"", self.head.unwrap_or_default())) + text;
                let record = wire::read(&whole).map_err(|error| error.to_string())?;
                let session = Session::<G>::open(record).map_err(|error| error.to_string())?;
                let history: &History = session.history();
                Ok(rules.write_position(session.position(), history, G::POSITIONS[0]))
            }
            kind => panic!("{context}: there is no kind {kind}"),
        }
    }
}

impl Case<'_> {
    /// What a text of a game is read as, with what was mended; or why it cannot be read to its end.
    fn moves<G: Game>(&self, text: &str) -> Result<String, String> {
        let mut head: Vec<String> =
            self.options.iter().map(|(key, value)| format!("[Option \"{key}={value}\"]\n")).collect();
        head.extend(self.from.map(|from| format!("[FEN \"{from}\"]\n")));
        let whole = format!("{}\n{text}", head.concat());
        let n_above = head.len() + 1;
        let games = formats::read::<G>(self.game, &whole).map_err(|error| error.to_string())?;
        let games: Vec<ReadGame> = games.collect();
        let place = |line: usize, column: usize| match line - n_above {
            1 => format!("{}", column - 1),
            line => format!("{line}:{column}"),
        };
        let mut told = Vec::new();
        for game in &games {
            if let Some(TextFault { line, column, text, why }) = &game.fault {
                return Err(format!("after {} at {} {text:?}: {why}", game.n_turns, place(*line, *column)));
            }
            let format = formats::formats::<G>()[0];
            let written = formats::write::<G>(format.key, &[&game.tree]).map_err(|error| error.to_string())?;
            let (_, moves) = written.split_once("\n\n").unwrap_or_default();
            told.push(moves.trim().replace('\n', " "));
        }
        let mends = games.iter().flat_map(|game| &game.mends);
        let mends: Vec<String> =
            mends.map(|mend| format!("{} at {}", mend.what.how, place(mend.line, mend.column))).collect();
        let mended = if mends.is_empty() { String::new() } else { format!("   mended: {}", mends.join("; ")) };
        Ok(told.join(" | ") + &mended)
    }
}

#[test]
fn inputs_are_quoted_as_in_code() {
    assert_eq!(unquote(r#""a\tb \"c\" \\n""#), "a\tb \"c\" \\n");
    let line = Line { number: 1, text: r#""a" => "b" => c"# };
    assert_eq!(split(&line), (r#""a" => "b""#, Some("c")));
    assert_eq!(updated("x\n\"a\"\n", &[(2, "\"a\" => b".to_owned())]), "x\n\"a\" => b\n");
}
