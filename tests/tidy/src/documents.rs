//! Documents say nothing of the repository that is not so: every path, link, anchor and command in them exists.
//!
//! A path is what stands in backticks or in a block of code and begins with something in the root of the repository, such
//! as `crates/rules/src/games/<folder>/mod.rs`: a name in angle brackets stands for any one. Below a document's own folder
//! links may be relative. Addresses of other hosts are not asked for.

use std::collections::BTreeSet;

use crate::files::File;

/// The most lines of the README: whoever wants more follows a link.
const MOST_LINES: usize = 120;
/// The walks through the code, by their headings.
const WALKS: [&str; 5] =
    ["A tap", "The computer's answer", "A pasted PGN", "A message to the Arabic page", "A new game"];
/// The fewest files of a walk.
const FEWEST_FILES: usize = 6;
/// Files of a built site or a running program that documents name, beside those of the repository.
const MADE: [&str; 3] = ["app.js", "index.html", "sw-off.js"];
/// Where a built site has its files.
const BUILT: &str = "v/";
/// How the names of files end that must exist when a document names them alone.
const ENDINGS: [&str; 6] = [".rs", ".js", ".css", ".ftl", ".toml", ".sh"];

/// Whether a file is a document for readers.
fn is_document(path: &str) -> bool {
    let is_below = |folder: &str| path.strip_prefix(folder).is_some_and(|rest| !rest.contains('/'));
    path.ends_with(".md") && (!path.contains('/') || is_below("docs/"))
}

/// A line of a document, and whether it stands in a block of code.
struct Line<'d> {
    number: usize,
    text: &'d str,
    is_code: bool,
}

/// The lines of a document, without the fences of its blocks.
fn lines(document: &str) -> Vec<Line<'_>> {
    let mut is_code = false;
    let mut all = Vec::new();
    for (idx, text) in document.lines().enumerate() {
        if text.starts_with("```") {
            is_code = !is_code;
        } else {
            // A block within a list, or one that shows a fence, is indented.
            let is_indented = text.starts_with("    ") && !text.trim_start().starts_with(['|', '-']);
            all.push(Line { number: idx + 1, text, is_code: is_code || is_indented });
        }
    }
    all
}

/// What stands in backticks in a line.
fn spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// The pieces of code in a line: all of it, or what stands in backticks.
fn code<'d>(line: &Line<'d>) -> Vec<&'d str> {
    if line.is_code { vec![line.text] } else { spans(line.text).collect() }
}

/// The targets of the links in a line that is no code.
fn links(line: &str) -> Vec<&str> {
    let after = line.split("](").skip(1);
    after.filter_map(|rest| rest.split_once(')')).map(|(target, _)| target).collect()
}

/// The anchor of a heading, as GitHub makes it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    let kept = kept.chars().filter(|sign| sign.is_alphanumeric() || [' ', '-', '_'].contains(sign));
    kept.map(|sign| if sign == ' ' { '-' } else { sign }).collect()
}

/// The headings of a document.
fn headings(document: &str) -> Vec<&str> {
    let texts = lines(document).into_iter().filter(|line| !line.is_code).map(|line| line.text);
    texts.filter(|text| text.starts_with('#')).map(|text| text.trim_start_matches('#').trim()).collect()
}

/// Whether a path has names in angle brackets, or stars.
fn is_pattern(path: &str) -> bool {
    path.contains(['<', '*', '…'])
}

/// Whether a path with names in angle brackets or stars is this path of the repository.
fn fits(pattern: &[&str], path: &[&str]) -> bool {
    match (pattern, path) {
        ([], []) => true,
        ([first, pattern @ ..], [name, path @ ..]) => {
            let head = first.split(['<', '*', '…']).next().unwrap_or_default();
            let tail = first.rsplit(['>', '*', '…']).next().unwrap_or_default();
            let is_fit = if is_pattern(first) { name.starts_with(head) && name.ends_with(tail) } else { first == name };
            is_fit && fits(pattern, path)
        }
        _ => false,
    }
}

/// A word with a capital letter.
fn capitalized(word: &str) -> impl Iterator<Item = char> {
    let mut signs = word.chars();
    signs.next().into_iter().flat_map(char::to_uppercase).chain(signs)
}

/// The lines of a source that are no remarks.
fn without_remarks(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The repository as documents see it.
struct Repository<'f> {
    files: &'f [File],
    /// The paths of all files and folders; those of folders end with a slash.
    paths: BTreeSet<&'f str>,
    /// The names of all files.
    names: BTreeSet<&'f str>,
}

impl<'f> Repository<'f> {
    fn of(files: &'f [File]) -> Repository<'f> {
        let all = files.iter().map(|file| file.path.as_str());
        let folders = all.clone().flat_map(|path| path.match_indices('/').map(move |(end, _)| &path[..=end]));
        let names = all.clone().filter_map(|path| path.rsplit('/').next()).collect();
        Repository { files, paths: all.clone().chain(folders).collect(), names }
    }

    fn file(&self, path: &str) -> Option<&'f File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether there is a file or a folder of this path, which may have names in angle brackets.
    fn has(&self, path: &str) -> bool {
        if !is_pattern(path) {
            return self.paths.contains(path) || self.paths.contains([path, "/"].concat().as_str());
        }
        let pattern: Vec<&str> = path.trim_end_matches('/').split('/').collect();
        self.paths.iter().any(|other| {
            let is_folder = other.ends_with('/') || !path.ends_with('/');
            is_folder && fits(&pattern, &other.trim_end_matches('/').split('/').collect::<Vec<_>>())
        })
    }

    /// Whether a file has this name, or this end of its path.
    fn has_named(&self, name: &str) -> bool {
        let end = ["/", name].concat();
        let is_end = || name.contains('/') && self.paths.iter().any(|path| path.ends_with(&end));
        self.names.contains(name) || MADE.contains(&name) || is_end()
    }

    /// The folder of a package.
    fn package(&self, name: &str) -> Option<&'f str> {
        let head = format!("[package]\nname = \"{name}\"\n");
        let own = self.files.iter().filter(|file| file.text.contains(&head));
        own.filter_map(|file| file.path.strip_suffix("/Cargo.toml")).next()
    }

    /// Whether a command or an option is read by one of these files: it is written there as text, or as a variant or a field
    /// from which the reader of the command line makes it.
    fn reads(&self, prefixes: &[&str], name: &str) -> bool {
        let variant: String = name.split('-').flat_map(capitalized).collect();
        let field = [&name.replace('-', "_"), ":"].concat();
        let texts = [format!("\"{name}\""), format!("\"--{name}\"")];
        let own = self.files.iter().filter(|file| prefixes.iter().any(|prefix| file.path.starts_with(prefix)));
        own.map(|file| without_remarks(&file.text)).any(|code| {
            let mut words = code.split(|sign: char| !(sign.is_alphanumeric() || "_:".contains(sign)));
            texts.iter().any(|text| code.contains(text)) || words.any(|word| word == variant || word == field)
        })
    }
}

/// A path that is no more than this, out of a word of code; `None` for other words.
fn path_of<'w>(word: &'w str, repository: &Repository<'_>) -> Option<&'w str> {
    let word = word.trim_matches(|sign| "\"'(),;:".contains(sign)).trim_end_matches('.');
    // Such as `networks:best,web/networks/backgammon.bin`.
    let word = word.rsplit(',').next().unwrap_or(word);
    let (root, _) = word.split_once('/')?;
    (repository.paths.contains([root, "/"].concat().as_str()) && !word.contains("://") && !word.contains(['{', '?']))
        .then_some(word)
}

/// Paths in a line that do not exist.
fn lost_paths(line: &Line<'_>, repository: &Repository<'_>) -> Vec<String> {
    let words = code(line).into_iter().flat_map(str::split_whitespace);
    let mut lost: Vec<String> = Vec::new();
    for word in words {
        if let Some(path) = path_of(word, repository) {
            if !repository.has(path) {
                lost.push(format!("there is no {path}"));
            }
        } else if !line.is_code
            && ENDINGS.iter().any(|end| word.len() > end.len() && word.ends_with(end))
            && !word.contains(['<', '*', '"', '=', '(', ':'])
            && !word.starts_with(BUILT)
            && !repository.has_named(word)
        {
            lost.push(format!("no file is called {word}"));
        }
    }
    lost
}

/// Links in a line that lead nowhere.
fn lost_links(from: &str, line: &Line<'_>, repository: &Repository<'_>) -> Vec<String> {
    if line.is_code {
        return Vec::new();
    }
    let problem = |target: &str| {
        if target.contains("://") {
            return None;
        }
        let (path, place) = target.split_once('#').map_or((target, None), |(path, place)| (path, Some(place)));
        let path = if path.is_empty() { from.to_owned() } else { below(from, path) };
        if !repository.has(&path) {
            return Some(format!("the link {target} leads nowhere"));
        }
        let place = place?;
        let document = repository.file(&path)?;
        let has = headings(&document.text).into_iter().any(|heading| anchor(heading) == place);
        (!has).then(|| format!("{path} has no heading #{place}"))
    };
    links(line.text).into_iter().filter_map(problem).collect()
}

/// The path that a link from a document leads to.
fn below(from: &str, link: &str) -> String {
    let mut pieces: Vec<&str> = from.split('/').collect();
    pieces.pop();
    for piece in link.split('/') {
        match piece {
            ".." => {
                pieces.pop();
            }
            "." => {}
            piece => pieces.push(piece),
        }
    }
    pieces.join("/")
}

/// A program of ours with commands.
struct Program {
    /// How it is called.
    name: &'static str,
    /// Where its commands are read.
    commands: &'static [&'static str],
    /// Where their options are read.
    options: &'static [&'static str],
}

const XTASK: Program = Program {
    name: "cargo xtask",
    commands: &["crates/xtask/src/arguments", "crates/xtask/src/main.rs"],
    options: &["crates/xtask/src/arguments", "crates/xtask/src/main.rs"],
};
const ARENA: Program =
    Program { name: "arena", commands: &["crates/arena/src/request"], options: &["crates/arena/src/"] };

/// Commands in a line that do not exist.
fn lost_commands(line: &Line<'_>, repository: &Repository<'_>) -> Vec<String> {
    let pieces = code(line).into_iter().flat_map(|piece| piece.split(['|', ';']).flat_map(|piece| piece.split("&&")));
    pieces.filter_map(|piece| lost_command(piece, repository)).collect()
}

fn lost_command(piece: &str, repository: &Repository<'_>) -> Option<String> {
    // What follows a remark or a redirection is none of it.
    let piece = piece.split(['#', '>']).next().unwrap_or_default();
    let words: Vec<&str> = piece.split_whitespace().skip_while(|word| word.contains('=')).collect();
    match words[..] {
        ["cargo", "xtask", ref rest @ ..] => lost_words(rest, &XTASK, repository),
        ["arena", ref rest @ ..] => lost_words(rest, &ARENA, repository),
        ["cargo", task @ ("run" | "bench" | "test"), ref rest @ ..] => lost_package(task, rest, repository),
        _ => None,
    }
}

/// What of a command and its options no code reads.
fn lost_words(words: &[&str], program: &Program, repository: &Repository<'_>) -> Option<String> {
    let Program { name, commands, options } = program;
    let command = words.first().filter(|word| !word.starts_with('-') && !word.contains('…'))?;
    if !repository.reads(commands, command) {
        return Some(format!("`{name}` has no `{command}`"));
    }
    let own = words.iter().filter_map(|word| word.strip_prefix("--")).filter(|option| !option.is_empty());
    let mut own = own.map(|option| option.trim_end_matches([',', '.']));
    own.find(|option| !repository.reads(options, option))
        .map(|option| format!("`{name} {command}` has no `--{option}`"))
}

/// What of a call of cargo there is not: the package, or its example, bench or command.
fn lost_package(task: &str, words: &[&str], repository: &Repository<'_>) -> Option<String> {
    let value = |flags: &[&str]| {
        let idx = words.iter().position(|word| flags.contains(word))?;
        words.get(idx + 1).copied()
    };
    let name = value(&["-p", "--package"])?;
    let Some(folder) = repository.package(name) else { return Some(format!("there is no package `{name}`")) };
    for (flag, below) in [("--example", "examples"), ("--bench", "benches"), ("--test", "tests")] {
        if let Some(target) = value(&[flag])
            && !repository.has(&format!("{folder}/{below}/{target}.rs"))
        {
            return Some(format!("`{name}` has no {flag} `{target}`"));
        }
    }
    let own = &words[words.iter().position(|word| *word == "--").map_or(words.len(), |idx| idx + 1)..];
    match (task, name, value(&["--example"])) {
        ("run", "arena", _) => lost_words(own, &ARENA, repository),
        ("run", _, Some(example)) => {
            let read = format!("{folder}/examples/{example}.rs");
            let mut options = own.iter().filter_map(|word| word.strip_prefix("--"));
            options
                .find(|option| !repository.reads(&[&read], option))
                .map(|option| format!("`{example}` has no `--{option}`"))
        }
        _ => None,
    }
}

/// The files that a walk names, or that it is missing.
fn walk<'d>(architecture: &'d str, heading: &str) -> Option<Vec<&'d str>> {
    let (_, after) = architecture.split_once(&format!("\n### {heading}\n"))?;
    let end = ["\n### ", "\n## "].iter().filter_map(|next| after.find(next)).min().unwrap_or(after.len());
    Some(after[..end].lines().flat_map(spans).filter(|span| span.contains('/') && !span.contains(' ')).collect())
}

/// What is wrong with the walks: one is missing or hardly names a file, or a file is none.
fn lost_walks(architecture: &str, repository: &Repository<'_>) -> Vec<String> {
    let mut problems = Vec::new();
    for heading in WALKS {
        let Some(paths) = walk(architecture, heading) else {
            problems.push(format!("there is no walk “{heading}”"));
            continue;
        };
        if paths.len() < FEWEST_FILES {
            problems.push(format!("the walk “{heading}” names {} files only", paths.len()));
        }
        let lost = paths.iter().filter(|path| repository.file(path).is_none());
        problems.extend(lost.map(|path| format!("the walk “{heading}” names {path}, which is no file")));
    }
    problems
}

/// Everything that is wrong with the documents of a repository.
fn problems(files: &[File]) -> Vec<String> {
    let repository = Repository::of(files);
    let mut problems = Vec::new();
    for document in files.iter().filter(|file| is_document(&file.path)) {
        for line in lines(&document.text) {
            let mut wrong = lost_paths(&line, &repository);
            wrong.extend(lost_links(&document.path, &line, &repository));
            wrong.extend(lost_commands(&line, &repository));
            problems.extend(wrong.into_iter().map(|what| format!("{}:{}: {what}", document.path, line.number)));
        }
    }
    problems
}

/// The newest version in a changelog. What is not released yet stands above it.
fn newest_version(changelog: &str) -> Option<&str> {
    let mut sections = changelog.lines().filter_map(|line| line.strip_prefix("## [")?.split_once(']'));
    sections.find(|(version, _)| *version != "Unreleased").map(|(version, _)| version)
}

/// The version of the workspace.
fn version(manifest: &str) -> Option<&str> {
    let lines = manifest.lines().skip_while(|line| *line != "[workspace.package]");
    lines.into_iter().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
}

#[cfg(test)]
mod tests;
