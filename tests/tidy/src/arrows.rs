//! Which crates may depend on which crates of the workspace.

use crate::files::File;
use crate::manifest;

/// A crate and everything of the workspace that it may depend on.
pub(crate) struct Arrows {
    pub(crate) name: &'static str,
    pub(crate) uses: &'static [&'static str],
    /// What only its tests and benches use.
    pub(crate) tests_use: &'static [&'static str],
}

/// All crates, each after those that it depends on. The manifests have these arrows and no others.
pub(crate) const CRATES: &[Arrows] = &[
    Arrows { name: "rules", uses: &[], tests_use: &[] },
    Arrows { name: "i18n", uses: &["rules"], tests_use: &[] },
    Arrows { name: "split", uses: &[], tests_use: &[] },
    Arrows { name: "tidy", uses: &[], tests_use: &[] },
    Arrows { name: "xtask", uses: &[], tests_use: &[] },
    Arrows { name: "ai", uses: &["rules"], tests_use: &[] },
    Arrows { name: "play", uses: &["rules"], tests_use: &[] },
    Arrows { name: "table", uses: &["play", "rules"], tests_use: &["tests"] },
    Arrows { name: "embed", uses: &["play", "rules", "table"], tests_use: &["tests"] },
    Arrows { name: "page", uses: &["embed", "play", "rules", "study", "table"], tests_use: &["tests"] },
    Arrows { name: "study", uses: &["play", "rules", "table"], tests_use: &[] },
    Arrows { name: "arena", uses: &["ai", "play", "rules"], tests_use: &[] },
    Arrows { name: "worker", uses: &["ai", "play", "rules"], tests_use: &[] },
    Arrows { name: "tests", uses: &["play", "rules"], tests_use: &["ai", "table"] },
    Arrows { name: "fuzz", uses: &["tests"], tests_use: &[] },
    Arrows {
        name: "web",
        uses: &["embed", "i18n", "page", "play", "rules", "study", "table", "worker"],
        tests_use: &["i18n", "tests"],
    },
    Arrows { name: "website", uses: &["embed", "i18n", "rules", "study", "web"], tests_use: &["xtask"] },
    Arrows { name: "browser", uses: &["ai", "i18n", "play", "rules", "study", "tests", "xtask"], tests_use: &[] },
];

/// Where the manifests and the list of crates differ.
pub(crate) fn departures(crates: &[Arrows], files: &[File]) -> Vec<String> {
    let manifests = files.iter().filter(|file| file.path.ends_with("Cargo.toml"));
    let packages: Vec<(&str, &File)> =
        manifests.filter_map(|file| Some((manifest::package(&file.text)?, file))).collect();
    let mut problems = Vec::new();
    for (name, file) in &packages {
        let Some(arrows) = crates.iter().find(|arrows| arrows.name == *name) else {
            problems.push(format!("{}: `{name}` is not in the list of crates", file.path));
            continue;
        };
        for (allowed, for_tests) in [(arrows.uses, false), (arrows.tests_use, true)] {
            let found = manifest::dependencies(&file.text, for_tests);
            let found = found.iter().filter(|other| packages.iter().any(|(package, _)| package == other));
            let found: Vec<&str> = found.map(String::as_str).collect();
            let what = if for_tests { "the tests of `" } else { "`" };
            let more = found.iter().filter(|other| !allowed.contains(other));
            problems.extend(more.map(|other| format!("{}: {what}{name}` must not depend on `{other}`", file.path)));
            let gone = allowed.iter().filter(|other| !found.contains(other));
            problems.extend(gone.map(|other| {
                format!("{}: the arrow from {what}{name}` to `{other}` is gone: take it off the list", file.path)
            }));
        }
    }
    let gone = crates.iter().filter(|arrows| packages.iter().all(|(name, _)| *name != arrows.name));
    problems.extend(gone.map(|arrows| format!("there is no crate `{}`: take it off the list", arrows.name)));
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &[Arrows] = &[
        Arrows { name: "a", uses: &[], tests_use: &[] },
        Arrows { name: "b", uses: &["a"], tests_use: &["c"] },
        Arrows { name: "c", uses: &[], tests_use: &[] },
    ];

    /// Checks three crates with these dependencies, beside one that is not of the workspace.
    #[track_caller]
    fn check(a: &str, b: &str, expect: &[&str]) {
        let manifest = |name: &str, more: &str| {
            let text = format!("[package]\nname = \"{name}\"\n\n[dependencies]\nyew = \"0.23\"\n{more}");
            File::new(&format!("crates/{name}/Cargo.toml"), &text)
        };
        let files =
            [manifest("a", a), manifest("b", b), manifest("c", ""), File::new("Cargo.toml", "[workspace]\na = 1\n")];
        assert_eq!(departures(LIST, &files), expect);
    }

    const AS_LISTED: &str = "a.workspace = true\n[dev-dependencies]\nc.workspace = true\n";

    #[test]
    fn arrows_are_those_of_the_list() {
        check("", AS_LISTED, &[]);
    }

    #[test]
    fn a_new_arrow_is_found() {
        let expect = "crates/a/Cargo.toml: `a` must not depend on `b`";
        check("b = { path = \"../b\" }\n", AS_LISTED, &[expect]);
        check("[build-dependencies.b]\npath = \"../b\"\n", AS_LISTED, &[expect]);
        check("x = { path = \"../b\", package = \"b\" }\n", AS_LISTED, &[expect]);
        let expect = "crates/a/Cargo.toml: the tests of `a` must not depend on `b`";
        check("[dev-dependencies]\nb.workspace = true\n", AS_LISTED, &[expect]);
    }

    #[test]
    fn an_arrow_that_is_gone_is_found() {
        let tests = "crates/b/Cargo.toml: the arrow from the tests of `b` to `c` is gone: take it off the list";
        check("", "a.workspace = true\n", &[tests]);
        let both = ["crates/b/Cargo.toml: the arrow from `b` to `a` is gone: take it off the list", tests];
        check("", "", &both);
    }

    #[test]
    fn crates_are_those_of_the_list() {
        let file = File::new("crates/d/Cargo.toml", "[package]\nname = \"d\"\n");
        let found = departures(&LIST[..1], &[file]);
        let expect =
            ["crates/d/Cargo.toml: `d` is not in the list of crates", "there is no crate `a`: take it off the list"];
        assert_eq!(found, expect);
    }
}
