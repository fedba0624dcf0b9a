//! Rules that apply to one file at a time.

use std::collections::BTreeSet;

use crate::files::File;

/// Names that say nothing.
const VAGUE: [&str; 9] =
    ["util", "utils", "utility", "utilities", "helper", "helpers", "common", "manager", "managers"];

pub(crate) fn vague_name(path: &str) -> Option<String> {
    let words = path.split(|sign: char| !sign.is_ascii_alphanumeric());
    words.into_iter().any(|word| VAGUE.contains(&word.to_lowercase().as_str())).then(|| format!("{path} says nothing"))
}

/// Why a file cannot be read as Rust, so that the other rules would see nothing in it.
pub(crate) fn unread(file: &File) -> Option<String> {
    file.code().error.as_ref().map(|error| format!("{}:{error}", file.path))
}

/// Attributes and macros that hide unfinished work. A test that a run leaves out says why.
pub(crate) fn loose_ends(file: &File) -> Vec<String> {
    let found = file.code().words.loose_ends.iter();
    found.map(|(what, line)| format!("{}:{line}: {what}", file.path)).collect()
}

/// Tests that wait for a fixed time instead of a condition.
pub(crate) fn sleeps(file: &File) -> Vec<String> {
    if !file.is_rust() {
        return Vec::new();
    }
    let found = file.code().words.sleeps.iter().filter(|sleep| sleep.is_test || file.is_test());
    found.map(|sleep| format!("{}:{}: a test sleeps", file.path, sleep.line)).collect()
}

/// Every line of a file that has something in it.
fn lines_with(file: &File, is_found: impl Fn(&str) -> bool, what: &str) -> Vec<String> {
    let lines = file.text.lines().enumerate().filter(|(_, line)| is_found(line));
    lines.map(|(idx, _)| format!("{}:{}: {what}", file.path, idx + 1)).collect()
}

/// Local folders and registry hosts. Written in parts, so that they do not occur here either.
pub(crate) fn places(file: &File) -> Vec<String> {
    // Cargo and npm write the sources of packages into their lock files.
    if file.path.ends_with("Cargo.lock") || file.path.ends_with("package-lock.json") {
        return Vec::new();
    }
    let folder = |name: &str| format!("/{name}/");
    let folders = ["root", "work", "home", "Users"].map(folder);
    let host = |parts: [&str; 3]| parts.join(".");
    let hosts = [
        host(["index", "crates", "io"]),
        host(["static", "crates", "io"]),
        host(["static", "rust-lang", "org"]),
        host(["registry", "npmjs", "org"]),
        host(["registry", "yarnpkg", "com"]),
        host(["deb", "debian", "org"]),
        host(["proxy", "golang", "org"]),
        host(["files", "pythonhosted", "org"]),
    ];
    let stands_alone = |line: &str, piece: &str| {
        let is_path_part = |sign: char| sign.is_alphanumeric() || "._-~*)}".contains(sign);
        line.match_indices(piece).any(|(idx, _)| !line[..idx].ends_with(is_path_part))
    };
    let folders = folders
        .iter()
        .flat_map(|piece| lines_with(file, |line| stands_alone(line, piece), &format!("a path under {piece}")));
    let hosts = hosts.iter().flat_map(|host| lines_with(file, |line| line.contains(host.as_str()), host));
    folders.chain(hosts).collect()
}

pub(crate) fn own_lints(file: &File) -> Option<String> {
    let is_crate = file.path.ends_with("Cargo.toml") && file.text.contains("[package]");
    // The fuzz targets are a workspace of their own, as cargo-fuzz requires.
    let is_apart = file.text.lines().any(|line| line == "[workspace]");
    let inherits = file.text.contains("[lints]\nworkspace = true");
    (is_crate && !is_apart && !inherits).then(|| format!("{} does not inherit the lints", file.path))
}

pub(crate) fn forbids_unsafe(root: &File) -> bool {
    root.code().forbidden.iter().any(|lint| lint == "unsafe_code")
}

/// What a game folder lacks.
pub(crate) fn missing(folder: &str, files: &[File]) -> Vec<String> {
    let base = format!("crates/rules/src/games/{folder}");
    let find = |path: String| files.iter().find(move |file| file.path == path);
    let has =
        |prefix: String, end: &str| files.iter().any(|file| file.path.starts_with(&prefix) && file.path.ends_with(end));
    let mut missing = Vec::new();
    match find(format!("{base}/mod.rs")) {
        None => missing.push(format!("{base}/mod.rs")),
        Some(root) => {
            let header: String = root.text.lines().take_while(|line| line.starts_with("//!")).collect();
            for word in ["Source", "Rulings", "Omissions"] {
                if !header.to_lowercase().contains(&word.to_lowercase()) {
                    missing.push(format!("{base}/mod.rs: {word} in its header"));
                }
            }
        }
    }
    for name in ["perft.txt", "oracle.rs"] {
        if find(format!("{base}/tests/{name}")).is_none() {
            missing.push(format!("{base}/tests/{name}"));
        }
    }
    for prefix in ["play-", "bad-"] {
        if !has(format!("{base}/tests/{prefix}"), ".txt") {
            missing.push(format!("{base}/tests/{prefix}*.txt"));
        }
    }
    missing.iter().map(|what| format!("there is no {what}")).collect()
}

/// The ids of all games: those whose turns some folder's `tests/perft.txt` counts. The perft tests make sure that this
/// is all of them.
pub(crate) fn ids(files: &[File]) -> BTreeSet<String> {
    let counts = files
        .iter()
        .filter(|file| file.path.starts_with("crates/rules/src/games/") && file.path.ends_with("/tests/perft.txt"));
    counts
        .flat_map(|file| file.text.lines().filter_map(|line| line.strip_prefix("game: ")))
        .map(str::to_owned)
        .collect()
}

/// The files that list the folders of games.
const LISTS: [&str; 4] = ["crates/rules/src/games.rs", "web/src/art.rs", "web/src/bin/", "web/src/programs.rs"];

/// The files that measure with a program of one game.
const ASKED: &str = "crates/arena/src/gnubg";

/// Games named by code outside their folders. Comments, tests, benches, the lists of the folders and what asks a program
/// of one game may name them.
pub(crate) fn named_games(file: &File, names: &[String]) -> Vec<String> {
    let is_own = |name: &String| {
        ["crates/rules/src/games/", "web/src/art/"].iter().any(|room| file.path.starts_with(&format!("{room}{name}/")))
    };
    let is_ours = file.path.starts_with("crates/") || file.path.starts_with("web/src/");
    let is_list = LISTS.iter().any(|list| file.path.starts_with(list));
    if !file.is_rust()
        || !is_ours
        || is_list
        || file.path.starts_with(ASKED)
        || file.is_test()
        || file.path.contains("/benches/")
        || names.iter().any(is_own)
    {
        return Vec::new();
    }
    let words = &file.code().words.shipped;
    let found = names.iter().filter(|name| words.iter().any(|word| has_name(word, name)));
    found.map(|name| format!("{} names {name}", file.path)).collect()
}

/// Whether a name occurs in an identifier or a literal as a word, or as the beginning of one such as `ludo-token`.
fn has_name(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(idx, _)| {
        let [before, after] = [text[..idx].chars().next_back(), text[idx + name.len()..].chars().next()];
        let is_letter = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
        !is_letter(before) && !is_letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_name(path: &str, expect: bool) {
        assert_eq!(vague_name(path).is_some(), expect, "{path}");
    }

    #[test]
    fn vague_names_are_found() {
        check_name("crates/play/src/utils.rs", true);
        check_name("web/src/common/button.rs", true);
        check_name("web/src/board_helper.rs", true);
        check_name("web/src/file-manager.css", true);
        check_name("web/src/commons.rs", false);
        check_name("web/src/utilise.rs", false);
    }

    #[track_caller]
    fn check(found: Vec<String>, expect: &[&str]) {
        assert_eq!(found, expect);
    }

    #[test]
    fn a_file_that_cannot_be_read_is_found() {
        let found = |text: &str| unread(&File::new("a.rs", text));
        assert_eq!(found("fn f() {}"), None);
        for text in ["fn f() {}\nfn f( {}", "fn f() {}\nnow then"] {
            assert!(found(text).is_some_and(|told| told.starts_with("a.rs:2: ")), "{text}: {:?}", found(text));
        }
    }

    #[test]
    fn loose_ends_are_found() {
        let ends = |text: &str| {
            let file = File::new("a.rs", text);
            assert_eq!(unread(&file), None);
            loose_ends(&file)
        };
        check(ends("mod a;\n#[ignore]\nfn f() {}"), &["a.rs:2: #[ignore"]);
        check(ends("#[ignore = \"why\"]\nfn f() {}"), &[]);
        check(ends("#[cfg_attr(miri, ignore)]\nfn f() {}"), &["a.rs:1: #[ignore"]);
        check(ends("#[cfg_attr(miri, ignore = \"why\")]\nfn f() {}"), &[]);
        check(ends("#[should_panic(expected = \"x\")]\nfn f() {}"), &["a.rs:1: #[should_panic"]);
        check(ends("fn f() { todo!(); dbg!(x) }"), &["a.rs:1: todo!", "a.rs:1: dbg!"]);
        check(
            ends("m! { #[ignore]\nfn f() { g!(unimplemented!()) } }"),
            &["a.rs:1: #[ignore", "a.rs:2: unimplemented!"],
        );
        check(ends("// todo!()\n/// dbg!(x)\nfn f() { let a = \"dbg!(x)\"; not_todo!(); todo != a }"), &[]);
    }

    #[test]
    fn sleeping_tests_are_found() {
        let call = "fn f() { std::thread::sleep(x); }";
        let found = |path: &str, text: &str| sleeps(&File::new(path, text));
        check(found("tests/tests/a.rs", call), &["tests/tests/a.rs:1: a test sleeps"]);
        check(found("crates/x/src/a.rs", call), &[]);
        let inside = format!("//! é\n#[cfg(test)]\nmod tests {{\n{call}\n}}");
        check(found("crates/x/src/a.rs", &inside), &["crates/x/src/a.rs:4: a test sleeps"]);
        check(found("tests/a.rs", "fn f() { join!(a.sleep_ms(5)); }"), &["tests/a.rs:1: a test sleeps"]);
        check(found("tests/a.rs", "// sleep()\nfn f() { not_sleep(); \"sleep(5)\"; asleep() }"), &[]);
    }

    #[test]
    fn places_are_found() {
        let found = |text: &str| places(&File::new("a.md", text));
        let [root, work] = ["root", "work"].map(|name| format!("/{name}/x"));
        let path = |line: usize, folder: &str| vec![format!("a.md:{line}: a path under {}", &folder[..6])];
        assert_eq!(found(&format!("a\ncd {root}")), path(2, &root));
        assert_eq!(found(&format!("in `{work}`")), path(1, &work));
        check(found(&format!("crates{work} ..{root} $(pwd){root}")), &[]);
        let host = ["static", "crates", "io"].join(".");
        check(found(&format!("https://{host}/x")), &[&format!("a.md:1: {host}")]);
    }

    #[test]
    fn crates_with_lints_of_their_own_are_found() {
        let found = |text: &str| own_lints(&File::new("x/Cargo.toml", text)).is_some();
        assert!(found("[package]\nname = \"x\"\n"));
        assert!(!found("[package]\nname = \"x\"\n\n[lints]\nworkspace = true\n"));
        assert!(!found("[workspace]\nmembers = []\n"));
        assert!(forbids_unsafe(&File::new("a.rs", "//! A.\n\n#![forbid(unsafe_code)]\n")));
        assert!(!forbids_unsafe(&File::new("a.rs", "// #![forbid(unsafe_code)]\n")));
    }

    #[test]
    fn incomplete_folders_are_found() {
        let header = "//! A game.\n//!\n//! Source: a book. Rulings followed: none. Omissions: none.\n";
        let mut files = vec![File::new("crates/rules/src/games/x/mod.rs", header)];
        let tests = ["perft.txt", "oracle.rs", "play-a.txt", "bad-a.txt"];
        files.extend(tests.map(|name| File::new(&format!("crates/rules/src/games/x/tests/{name}"), "")));
        check(missing("x", &files), &[]);
        for idx in 1..files.len() {
            let mut fewer = files.clone();
            fewer.remove(idx);
            assert_eq!(missing("x", &fewer).len(), 1, "without {}", files[idx].path);
        }
        files[0].text = "//! A game.\nmod a;\n// Source: a book.\n".to_owned();
        assert_eq!(missing("x", &files).len(), 3);
        assert!(missing("y", &files).len() > 4);
    }

    #[test]
    fn ids_are_found_in_the_counts() {
        let counts = |path: &str| File::new(path, "# game: x\ngame: a-1\nsource: s\n1 2\n\ngame: a-1\ngame: b\n");
        let files = ["crates/rules/src/games/a/tests/perft.txt", "docs/perft.txt"].map(counts);
        assert_eq!(ids(&files), ["a-1", "b"].map(str::to_owned).into());
        assert_eq!(ids(&files[1..]), BTreeSet::new());
    }

    #[test]
    fn named_games_are_found() {
        let names = ["ludo".to_owned(), "lanko-88".to_owned()];
        let found = |path: &str, text: &str| named_games(&File::new(path, text), &names).len();
        assert_eq!(found("crates/play/src/a.rs", "fn f() { if id == \"ludo\" {} }"), 1);
        assert_eq!(
            found("crates/play/src/a.rs", "fn f() { m!(\"ludo-token\" => games::ludo::Ludo, \"lanko-88\") }"),
            2
        );
        assert_eq!(found("crates/play/src/a.rs", "fn ludo_token() {}"), 1);
        let const_ = "const A: &str = \"ludo\";";
        assert_eq!(found("web/src/art/chess/mod.rs", const_), 1);
        assert_eq!(found("web/src/art/ludo/mod.rs", const_), 0);
        assert_eq!(found("web/src/words/ludo.rs", const_), 1);
        assert_eq!(found("crates/rules/src/games/ludo/mod.rs", const_), 0);
        assert_eq!(found("crates/play/src/a.rs", "// ludo\n#[cfg(test)] mod tests { use ludo; } mod preludo;"), 0);
        assert_eq!(found("web/src/programs.rs", const_), 0);
        assert_eq!(found("web/src/program.rs", const_), 1);
        assert_eq!(found("crates/arena/src/gnubg/judge.rs", const_), 0);
        assert_eq!(found("crates/rules/benches/perft.rs", const_), 0);
        assert_eq!(found("crates/play/src/wire/tests.rs", const_), 0);
    }
}
