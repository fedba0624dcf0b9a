//! The size budgets of the site: what it costs to download, and how much it may cost.

mod figures;

use std::collections::BTreeSet;
use std::fs;
use std::ops::Add;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::build::compression::Coding;
use crate::build::precompressed::{self, is_compressed};
use crate::build::{dist, kept};
use crate::tools::process;
use crate::tools::trouble::Trouble;

/// A file's size, uncompressed and compressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Weight {
    raw: usize,
    brotli: usize,
    gzip: usize,
}

/// A file of the site.
struct Weighed {
    /// Its path below `dist/`, with forward slashes.
    name: String,
    weight: Weight,
}

/// Files that are downloaded together, and what they may cost.
#[derive(Debug, PartialEq, Eq)]
struct Budget<'a> {
    part: String,
    files: Vec<&'a str>,
    /// The name of its line in the file of limits.
    line: String,
}

/// The parts of the program that a page fetches with the first dialog: one for all games, and one in the folder of each
/// folder of games.
const LATE: &str = "late.wasm";
/// The layers of the program that a page fetches while somebody looks at it: what a turn and the computer's answer take, for
/// all games and for those of a folder, and the rest, which neither needs.
const PLAY: &str = "play.wasm";
const REST: &str = "rest.wasm";
/// The script of the worker, which comes with the computer's first answer.
const WORKER: &str = "worker.js";
/// The ending of a folder's line for what is there when a first touch is obeyed.
const TOUCH: &str = "touch";
/// How the names of the parts end. Each has a line of its own, by its path.
const PART: &str = ".wasm";
/// The networks by which the computer plays the games of a folder; its worker fetches them with the first question, and
/// the late parts with them.
const NETWORKS: &str = "networks.bin";
/// Scripts that a page fetches later: pictures of saved games after the first save, what takes games in and out with the
/// first of its dialogs, sounds and what keeps the screen on once somebody plays, drawings with the first one, and what
/// goes to another page when somebody does.
const LATER: [&str; 8] = [
    "awake.js",
    "clipboard.js",
    "drawings.js",
    "file_import.js",
    "navigation.js",
    "picture.js",
    "picture_export.js",
    "sounds.js",
];
/// The folder of the lists of all files, from which a page knows what it can keep on a device.
const LISTS: &str = "files";
/// The folder of message tables in a build.
const WORDS: &str = "words";

/// The file of limits in brotli bytes, one a line: of each folder of games by its name, of each part of the program by its
/// path, and of what these lines are for.
const LIMITS: &str = "web/limits.txt";
/// The line of all that a first answer by networks needs.
const FIRST_ANSWER_LINE: &str = "first-answer";
const WORDS_LINE: &str = "all-words";
/// The line of the studies of a game in a language.
const STUDIES_LINE: &str = "game-studies";
const PORTAL_LINE: &str = "portal-page";
const LEARN_LINE: &str = "learn-page";
const SCRIPTS_LINE: &str = "portal-scripts";
const EMBED_LINE: &str = "embed-script";
/// The ending of a folder's line for tables in frames without an origin.
const SANDBOXED: &str = "sandboxed";

/// The folder of classic scripts in a build, and what a table in a frame without an origin fetches beside its own.
const CLASSIC: &str = "classic";
const BESIDE_CLASSIC: [&str; 3] = ["mustermead.svg", STYLE, "theme.js"];
/// The style of all pages, and in the folder of a folder of games that of its boards.
const STYLE: &str = "style.css";

/// The script of an embedded page that speaks to the page around it.
const HOST: &str = "portal/host.js";

/// The script for pages of other sites, which needs nothing else of this one.
const EMBED: &str = "embed.js";

/// Prints every file's size and each budget's sum.
///
/// # Errors
///
/// The site cannot be read.
pub(crate) fn report() -> Result<(), Trouble> {
    weigh_and_print().map(drop)
}

/// Prints the sizes and checks them against the limits.
///
/// # Errors
///
/// A budget is exceeded, or the site cannot be read.
pub(crate) fn check() -> Result<(), Trouble> {
    let over = weigh_and_print()?;
    if over.is_empty() {
        return Ok(());
    }
    Err(Trouble::new(over.join("; "))
        .remedy(format!("Make it smaller, or change {LIMITS} and say why there. Correct what documents say of it.")))
}

/// Prints the sizes and returns what is too large, and what documents say of them that is not so.
fn weigh_and_print() -> Result<Vec<String>, Trouble> {
    let dist = dist::folder();
    let files = weigh(&dist)?;
    process::say(format!("{:>11}  {:>11}  {:>11}  file in dist/", "bytes", "brotli", "gzip"));
    for file in &files {
        print(file.weight, &file.name);
    }
    print(files.iter().map(|file| file.weight).fold(Weight::default(), Weight::add), "the whole site");
    let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    let read = |name: &str| fs::read_to_string(dist.join(name)).unwrap_or_default();
    let limits = process::root().join(LIMITS);
    let limits = fs::read_to_string(&limits).map_err(|error| Trouble::file("read", &limits, &error))?;
    let mut over = Vec::new();
    for budget in budgets(&names, read) {
        let all = files.iter().filter(|file| budget.files.contains(&file.name.as_str()));
        let weight = all.map(|file| file.weight).fold(Weight::default(), Weight::add);
        let limit = limit_of(&limits, &budget.line);
        print(
            weight,
            &format!(
                "{} ({})",
                budget.part,
                limit.map_or("no limit".to_owned(), |limit| format!("limit {}", grouped(limit)))
            ),
        );
        over.extend(fault(&budget, weight.brotli, limit));
    }
    let lists = names.iter().filter(|name| asset(name).is_some_and(|below| below.starts_with(LISTS)));
    let whole = files.iter().map(|file| file.weight.raw).sum();
    over.extend(figures::faults(whole, &lists.map(|name| read(name)).collect::<Vec<_>>())?);
    Ok(over)
}

fn print(Weight { raw, brotli, gzip }: Weight, what: &str) {
    process::say(format!("{:>11}  {:>11}  {:>11}  {what}", grouped(raw), grouped(brotli), grouped(gzip)));
}

/// What is wrong with a budget that takes so many bytes.
fn fault(Budget { part, line, .. }: &Budget<'_>, bytes: usize, limit: Option<usize>) -> Option<String> {
    let takes = grouped(bytes);
    match limit {
        None => Some(format!("{LIMITS} has no line `{line}`: {part} takes {takes} bytes")),
        Some(limit) if bytes > limit => {
            let more = grouped(bytes - limit);
            Some(format!("{part}: {takes} bytes, {more} more than the limit in the line `{line}` of {LIMITS}"))
        }
        Some(_) => None,
    }
}

/// The budgets. `read` returns the text of a page.
fn budgets<'a>(names: &[&'a str], read: impl Fn(&str) -> String) -> Vec<Budget<'a>> {
    // The names of the assets, each with its path in the folder that is named by what is in it.
    let assets: Vec<(&str, &str)> = names.iter().filter_map(|name| Some((*name, asset(name)?))).collect();
    let named = |wanted: &dyn Fn(&str, &str) -> bool| -> Vec<&'a str> {
        assets.iter().filter(|(name, below)| wanted(name, below)).map(|(name, _)| *name).collect()
    };
    let chosen = |wanted: &dyn Fn(&str) -> bool| named(&|_, below| wanted(below));
    let mut budgets = Vec::new();
    for page in names.iter().copied().filter(|name| name.ends_with(".html") && !name.starts_with("embed/")) {
        let html = read(page);
        let program = program_of(&html);
        // Messages only if the page asks for them, no program but its own, and nothing that waits for a dialog or a saved
        // game, or for the networks of one; everything else is fetched sooner or later, the worker's script with the
        // computer's first answer.
        // By whole addresses: what scripts may fetch later is named without.
        let has = |name: &str| html.contains(&format!("/{name}\""));
        let mut files = match program {
            Some(program) => named(&|name, below| is_visited(below, program, |_| has(name))),
            // A page without a program names all that it fetches.
            None => named(&|name, _| has(name)),
        };
        let scripts: Vec<&str> = files.iter().copied().filter(|name| name.ends_with(".js")).collect();
        files.push(page);
        let of_portal = if html.contains("data-page=\"learn\"") { LEARN_LINE } else { PORTAL_LINE };
        let line = program.unwrap_or(of_portal).to_owned();
        if program.is_some() && html.contains("data-page=\"game\"") {
            let is_early = |name: &&str| ![PLAY, WORKER].contains(&name.rsplit('/').next().unwrap_or_default());
            let files = files.iter().copied().filter(is_early).collect();
            budgets.push(Budget { part: format!("first touch on {page}"), files, line: format!("{line}-{TOUCH}") });
        }
        budgets.push(Budget { part: format!("first visit to {page}"), files, line });
        if program.is_none() {
            let part = format!("scripts of {page}");
            budgets.push(Budget { part, files: scripts, line: SCRIPTS_LINE.to_owned() });
        }
    }
    for page in names.iter().copied().filter(|name| name.starts_with("embed/") && name.ends_with(".html")) {
        let html = read(page);
        budgets.extend(embedded(page, &html, &assets));
        budgets.extend(sandboxed(page, &html, &assets));
    }
    for (name, below) in assets.iter().filter(|(_, below)| below.ends_with(PART)) {
        budgets.push(Budget { part: format!("the part {below}"), files: vec![*name], line: (*below).to_owned() });
    }
    for (folder, _) in
        assets.iter().filter_map(|(_, below)| below.split_once('/').filter(|(_, file)| *file == NETWORKS))
    {
        let files = chosen(&|below| {
            below == LATE || matches!(below.split_once('/'), Some((of, LATE | NETWORKS)) if of == folder)
        });
        let part = format!("first answer of {folder}");
        budgets.push(Budget { part, files, line: FIRST_ANSWER_LINE.to_owned() });
    }
    for name in names.iter().copied().filter(|name| *name == EMBED) {
        budgets.push(Budget {
            part: "script for other sites".to_owned(),
            files: vec![name],
            line: EMBED_LINE.to_owned(),
        });
    }
    let mut tags: Vec<&str> = assets.iter().filter_map(|(_, below)| tag(below)).collect();
    tags.dedup();
    for tag in tags {
        let files = chosen(&|below| self::tag(below) == Some(tag));
        budgets.push(Budget { part: format!("all words of {tag}"), files, line: WORDS_LINE.to_owned() });
    }
    for (name, below) in assets.iter().filter(|(_, below)| is_studies(below)) {
        budgets.push(Budget { part: format!("studies in {below}"), files: vec![*name], line: STUDIES_LINE.to_owned() });
    }
    budgets
}

/// Whether a first visit to a table of a program asks for a file of the build; `has_words` knows its message tables.
fn is_visited(below: &str, program: &str, has_words: impl Fn(&str) -> bool) -> bool {
    match below.split_once('/') {
        None => ![LATE, REST].contains(&below) && !LATER.contains(&below),
        Some((WORDS, _)) => has_words(below),
        Some((folder, file)) => folder == program && ![LATE, NETWORKS].contains(&file),
    }
}

/// What an embedded page says: its program, the message table of its game, and all languages.
fn said(html: &str) -> Option<[&str; 3]> {
    let named = |attribute: &str| html.split(&format!("{attribute}=\"")).nth(1)?.split('"').next();
    Some([named("data-program")?, named("data-words")?, named("data-languages")?])
}

/// The budgets of an embedded page, one for each language: no more than for a page of the game itself.
fn embedded<'a>(page: &'a str, html: &str, assets: &[(&'a str, &'a str)]) -> Vec<Budget<'a>> {
    let Some([program, words, tags]) = said(html) else { return Vec::new() };
    let budget = |tag: &str| {
        let tables = ["portal", words].map(|table| format!("{WORDS}/{tag}/{table}.txt"));
        let has_words = |below: &str| tables.iter().any(|table| table == below);
        let is_fetched = |below: &str| below == HOST || is_visited(below, program, has_words);
        let fetched = assets.iter().filter(|(_, below)| is_fetched(below)).map(|(name, _)| *name);
        let part = format!("{page}?lang={tag}");
        Budget { part, files: fetched.chain([page]).collect(), line: program.to_owned() }
    };
    tags.split(' ').map(budget).collect()
}

/// The budgets of a page in a frame without an origin, one for each language: one script, which also is the computer, and
/// the words. A site built without esbuild has no such scripts.
fn sandboxed<'a>(page: &'a str, html: &str, assets: &[(&'a str, &'a str)]) -> Vec<Budget<'a>> {
    let Some([program, words, tags]) = said(html) else { return Vec::new() };
    let [script, style] = [format!("{CLASSIC}/{program}.js"), format!("{program}/{STYLE}")];
    if !assets.iter().any(|(_, below)| *below == script) {
        return Vec::new();
    }
    let budget = |tag: &str| {
        let tables = ["portal", words].map(|table| format!("{CLASSIC}/{WORDS}/{tag}/{table}.txt.js"));
        let is_fetched = |below: &&str| {
            let own = tables.iter().chain([&script, &style]);
            BESIDE_CLASSIC.contains(below) || own.into_iter().any(|path| path == below)
        };
        let fetched = assets.iter().filter(|(_, below)| is_fetched(below)).map(|(name, _)| *name);
        let part = format!("{page}?lang={tag} in a sandbox");
        Budget { part, files: fetched.chain([page]).collect(), line: format!("{program}-{SANDBOXED}") }
    };
    tags.split(' ').map(budget).collect()
}

/// The limit in a line.
fn limit_of(limits: &str, line: &str) -> Option<usize> {
    let known = limits.lines().filter_map(|line| line.split_once(' '));
    known.filter(|(name, _)| *name == line).find_map(|(_, limit)| limit.trim().parse().ok())
}

/// The program that a page starts.
fn program_of(html: &str) -> Option<&str> {
    html.split("data-program=\"").nth(1)?.split('"').next()
}

/// The path of a file in the folder that is named by what is in it.
fn asset(name: &str) -> Option<&str> {
    name.strip_prefix("v/")?.split_once('/').map(|(_, below)| below)
}

/// The language of a message table.
fn tag(asset: &str) -> Option<&str> {
    asset.strip_prefix(WORDS)?.strip_prefix('/')?.split('/').next().filter(|_| !is_studies(asset))
}

/// Whether an asset has the studies of a game, which lie beside the message tables.
fn is_studies(asset: &str) -> bool {
    asset.starts_with(WORDS) && asset.ends_with("-studies.txt")
}

impl Add for Weight {
    type Output = Weight;

    fn add(self, other: Weight) -> Weight {
        Weight { raw: self.raw + other.raw, brotli: self.brotli + other.brotli, gzip: self.gzip + other.gzip }
    }
}

fn weigh(dist: &Path) -> Result<Vec<Weighed>, Trouble> {
    let failed = |error| Trouble::file("read", dist, &error).remedy("Build the site first: cargo xtask build");
    let mut paths = precompressed::files(dist).map_err(failed)?;
    let own = kept::own_files(dist)?;
    paths.retain(|path| is_counted(&below(path, dist), &own));
    let (next, weighed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let one = weigh_file(path, dist);
                    weighed.lock().unwrap_or_else(PoisonError::into_inner).push(one);
                }
            });
        }
    });
    let mut files: Vec<Weighed> =
        weighed.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect::<Result<_, _>>()?;
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}

fn weigh_file(path: &Path, dist: &Path) -> Result<Weighed, Trouble> {
    let bytes = fs::read(path).map_err(|error| Trouble::file("read", path, &error))?;
    Ok(Weighed { name: below(path, dist), weight: weight(&bytes) })
}

/// A path below `dist/`, with forward slashes.
fn below(path: &Path, dist: &Path) -> String {
    path.strip_prefix(dist).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// Whether a file is one that visitors of this build ask for by its name: no compressed one beside it, and none of a
/// build before.
fn is_counted(name: &str, own: &BTreeSet<String>) -> bool {
    (!name.starts_with("v/") || own.contains(name)) && !is_compressed(Path::new(name))
}

/// The size that a server sends at the best compression. Nobody sends a file that compression has made larger.
fn weight(bytes: &[u8]) -> Weight {
    let [brotli, gzip] = Coding::ALL.map(|coding| coding.compressed(bytes).len().min(bytes.len()));
    Weight { raw: bytes.len(), brotli, gzip }
}

/// A number with grouped thousands.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (idx, digit) in digits.chars().enumerate() {
        if idx > 0 && (digits.len() - idx).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests;
