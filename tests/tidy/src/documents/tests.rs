//! Documents as they are, and documents with every fault that is looked for.

use std::fs;

use super::*;
use crate::{files, none};

/// All files; of the networks, which are no text, the names.
fn all() -> Vec<File> {
    let folder = "web/networks";
    let networks = fs::read_dir(files::root().join(folder)).expect("there are networks");
    let networks = networks.map(|entry| entry.expect("the folder can be read").file_name());
    let networks = networks.map(|name| File::new(&format!("{folder}/{}", name.to_string_lossy()), ""));
    files::all().iter().cloned().chain(networks).collect()
}

#[test]
fn documents_name_what_there_is() {
    let all = all();
    let documents: Vec<&str> = all.iter().map(|file| file.path.as_str()).filter(|path| is_document(path)).collect();
    for path in ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md", "docs/arena.md"] {
        assert!(documents.contains(&path), "there is no {path}");
    }
    none(&problems(&all));
}

#[test]
fn the_walks_lead_from_file_to_file() {
    let all = all();
    let architecture = all.iter().find(|file| file.path == "ARCHITECTURE.md").expect("it is there");
    none(&lost_walks(&architecture.text, &Repository::of(&all)));
}

#[test]
fn the_readme_is_short() {
    let all = all();
    let readme = all.iter().find(|file| file.path == "README.md").expect("it is there");
    let n_lines = readme.text.lines().count();
    assert!(n_lines <= MOST_LINES, "README.md has {n_lines} lines");
}

#[test]
fn the_changelog_begins_with_this_version() {
    let all = all();
    let text = |path: &str| &all.iter().find(|file| file.path == path).expect("it is there").text;
    let own = version(text("Cargo.toml"));
    assert!(own.is_some());
    assert_eq!(newest_version(text("CHANGELOG.md")), own);
}

#[test]
fn every_package_is_described() {
    let all = all();
    let packages = all.iter().filter(|file| file.path.ends_with("Cargo.toml") && file.text.contains("[package]"));
    let is_described = |file: &&File| file.text.lines().any(|line| line.starts_with("description = \""));
    let lost = packages.filter(|file| !is_described(file)).map(|file| format!("{} has no description", file.path));
    none(&lost.collect::<Vec<_>>());
}

/// What is wrong with a document in a small repository.
fn found(path: &str, text: &str) -> Vec<String> {
    let files = [
        File::new("crates/rules/Cargo.toml", "[package]\nname = \"rules\"\n"),
        File::new("crates/rules/src/games/laska/mod.rs", ""),
        File::new("crates/rules/examples/perft.rs", "match arg { \"--divide\" => () }"),
        File::new("crates/arena/Cargo.toml", "[package]\nname = \"arena\"\n"),
        File::new("crates/arena/src/request.rs", "\"match\" => flags.need(\"--games\")"),
        File::new(
            "crates/xtask/src/arguments.rs",
            "/// Brew\nenum Task { Build(Site) } struct Site { game: Vec<String>, no_npm: bool }",
        ),
        File::new("web/scripts/page/boot.js", ""),
        File::new("README.md", "# A\n## The site's address\n"),
        File::new("docs/other.md", "# Other\n```\n# none\n```\n## Work on it, now\n"),
    ];
    problems(&[&files[..], &[File::new(path, text)]].concat())
}

#[track_caller]
fn check(text: &str, expect: &[&str]) {
    let expect: Vec<String> = expect.iter().map(|what| format!("docs/new.md:1: {what}")).collect();
    assert_eq!(found("docs/new.md", text), expect, "{text}");
}

#[test]
fn a_path_that_is_not_there_is_found() {
    check("`crates/rules/src/games/laska/mod.rs`, `crates/rules/src/games/<folder>/` and `dist/index.html`", &[]);
    check("`crates/rules/src/games/<folder>/rules.rs`", &["there is no crates/rules/src/games/<folder>/rules.rs"]);
    check("`crates/rules/src/gone.rs`", &["there is no crates/rules/src/gone.rs"]);
    check("`web/scripts/page/boot.js/`", &["there is no web/scripts/page/boot.js/"]);
    check("`boot.js`, `page/boot.js` and `app.js`", &[]);
    check("`gone.js`", &["no file is called gone.js"]);
    let block = "```sh\ncat crates/gone/a.txt --a networks:best,web/gone.bin\n```\n";
    let expect = ["docs/new.md:2: there is no crates/gone/a.txt", "docs/new.md:2: there is no web/gone.bin"];
    assert_eq!(found("docs/new.md", block), expect);
    // What is below `docs/glossary`, and sources, are no documents.
    assert_eq!(found("docs/glossary/en.md", "`crates/gone.rs`"), [""; 0]);
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    check("[a](../README.md#the-sites-address), [b](other.md#work-on-it-now), [c](https://example.org/x)", &[]);
    check("[a](gone.md)", &["the link gone.md leads nowhere"]);
    check("[a](README.md)", &["the link README.md leads nowhere"]);
    check("[a](other.md#gone)", &["docs/other.md has no heading #gone"]);
    check("[a](other.md#none)", &["docs/other.md has no heading #none"]);
    check("![a](boards.svg)", &["the link boards.svg leads nowhere"]);
    check("[a](#gone)", &["docs/new.md has no heading #gone"]);
    assert_eq!(anchor("`judge`, duel and cube"), "judge-duel-and-cube");
}

#[test]
fn a_command_that_is_not_there_is_found() {
    check("`cargo xtask build --game laska`, `A=1 cargo xtask build` and `cargo bench`", &[]);
    check("`cargo xtask build --no-npm`", &[]);
    check("`cargo xtask brew`", &["`cargo xtask` has no `brew`"]);
    check("`cargo xtask build --gone`", &["`cargo xtask build` has no `--gone`"]);
    check("`cargo test -p rules some::test -- --nocapture`", &[]);
    check("`cargo test -p gone`", &["there is no package `gone`"]);
    check("`cargo bench -p rules --bench gone`", &["`rules` has no --bench `gone`"]);
    check("`cargo run -q -p rules --example perft -- laska 3 --divide`", &[]);
    check("`cargo run -q -p rules --example perft -- laska 3 --gone`", &["`perft` has no `--gone`"]);
    check("`cargo run -p arena -- match laska --games 3 > a`", &[]);
    check("`cargo run -p arena -- match laska --gone 3`", &["`arena match` has no `--gone`"]);
    check("`arena gone laska`", &["`arena` has no `gone`"]);
}

#[test]
fn a_walk_that_leads_nowhere_is_found() {
    let files = [File::new("a/b.rs", "")];
    let steps = "`a/b.rs` ".repeat(FEWEST_FILES);
    let all: String = WALKS.iter().map(|heading| format!("\n### {heading}\n{steps}\n")).collect();
    let lost = |text: &str| lost_walks(text, &Repository::of(&files));
    assert_eq!(lost(&all), [""; 0]);
    assert_eq!(lost(&all.replace("### A tap", "### Tap")), ["there is no walk “A tap”"]);
    let gone = all.replacen("a/b.rs", "a/c.rs", 1);
    assert_eq!(lost(&gone), ["the walk “A tap” names a/c.rs, which is no file"]);
    let short = all.replacen(&steps, "`a/b.rs`", 1);
    assert_eq!(lost(&short), ["the walk “A tap” names 1 files only"]);
}

#[test]
fn versions_are_read() {
    assert_eq!(newest_version("# Changelog\n\n## [1.2.0] - 2026-01-01\n## [1.1.0]\n"), Some("1.2.0"));
    assert_eq!(newest_version("## [Unreleased]\n\n## [1.2.0] - 2026-01-01\n"), Some("1.2.0"));
    assert_eq!(newest_version("# Changelog\n\n## [Unreleased]\n"), None);
    assert_eq!(newest_version("# Changelog\n"), None);
    assert_eq!(version("[workspace]\n[workspace.package]\nversion = \"1.2.0\"\n"), Some("1.2.0"));
    assert_eq!(version("[workspace]\n"), None);
}
