//! Which crates may depend on which crates of the workspace.

use crate::workspace::Package;

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
    Arrows { name: "judgement", uses: &["ai", "play", "rules"], tests_use: &[] },
    Arrows { name: "play", uses: &["rules"], tests_use: &[] },
    Arrows { name: "table", uses: &["play", "rules"], tests_use: &["tests"] },
    Arrows { name: "embed", uses: &["play", "rules", "table"], tests_use: &["tests"] },
    Arrows { name: "page", uses: &["embed", "play", "rules", "study", "table"], tests_use: &["tests"] },
    Arrows { name: "study", uses: &["play", "rules", "table"], tests_use: &[] },
    Arrows { name: "arena", uses: &["ai", "judgement", "play", "rules"], tests_use: &[] },
    Arrows { name: "worker", uses: &["ai", "judgement", "play", "rules"], tests_use: &[] },
    Arrows { name: "tests", uses: &["play", "rules"], tests_use: &["ai", "table"] },
    Arrows { name: "fuzz", uses: &["tests"], tests_use: &[] },
    Arrows {
        name: "web",
        uses: &["embed", "i18n", "page", "play", "rules", "study", "table", "worker"],
        tests_use: &["i18n", "tests"],
    },
    Arrows { name: "website", uses: &["embed", "i18n", "rules", "study", "web"], tests_use: &["xtask"] },
    Arrows { name: "browser", uses: &["i18n", "play", "rules", "study", "tests", "worker", "xtask"], tests_use: &[] },
];

/// Where the manifests and the list of crates differ.
pub(crate) fn departures(crates: &[Arrows], packages: &[Package]) -> Vec<String> {
    let mut problems = Vec::new();
    for package in packages {
        let (name, manifest) = (&package.name, package.manifest());
        let Some(arrows) = crates.iter().find(|arrows| arrows.name == *name) else {
            problems.push(format!("{manifest}: `{name}` is not in the list of crates"));
            continue;
        };
        for (allowed, for_tests) in [(arrows.uses, false), (arrows.tests_use, true)] {
            let found = package.uses(for_tests).filter(|other| packages.iter().any(|package| package.name == *other));
            let found: Vec<&str> = found.collect();
            let what = if for_tests { "the tests of `" } else { "`" };
            let more = found.iter().filter(|other| !allowed.contains(other));
            problems.extend(more.map(|other| format!("{manifest}: {what}{name}` must not depend on `{other}`")));
            let gone = allowed.iter().filter(|other| !found.contains(other));
            problems.extend(gone.map(|other| {
                format!("{manifest}: the arrow from {what}{name}` to `{other}` is gone: take it off the list")
            }));
        }
    }
    let gone = crates.iter().filter(|arrows| packages.iter().all(|package| package.name != arrows.name));
    problems.extend(gone.map(|arrows| format!("there is no crate `{}`: take it off the list", arrows.name)));
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::written;

    const LIST: &[Arrows] = &[
        Arrows { name: "a", uses: &[], tests_use: &[] },
        Arrows { name: "b", uses: &["a"], tests_use: &["c"] },
        Arrows { name: "c", uses: &[], tests_use: &[] },
    ];

    /// Checks three crates with these dependencies, beside one that is not of the workspace.
    #[track_caller]
    fn check(a: &str, b: &str, expect: &[&str]) {
        let manifest = |more: &str| format!("[dependencies]\nyew = \"0.23\"\n{more}");
        let packages = written::packages(&[("a", &manifest(a)), ("b", &manifest(b)), ("c", "")]);
        assert_eq!(departures(LIST, &packages), expect);
    }

    const AS_LISTED: &str = "a.workspace = true\n[dev-dependencies]\nc.workspace = true\n";

    #[test]
    fn arrows_are_those_of_the_list() {
        check("", AS_LISTED, &[]);
    }

    #[test]
    fn a_new_arrow_is_found() {
        let expect = "a/Cargo.toml: `a` must not depend on `b`";
        check("b = { path = \"../b\" }\n", AS_LISTED, &[expect]);
        check("[build-dependencies.b]\npath = \"../b\"\n", AS_LISTED, &[expect]);
        check("[target.'cfg(unix)'.dependencies]\nb.workspace = true\n", AS_LISTED, &[expect]);
        check("x = { path = \"../b\", package = \"b\" }\n", AS_LISTED, &[expect]);
        let expect = "a/Cargo.toml: the tests of `a` must not depend on `b`";
        check("[dev-dependencies]\nb.workspace = true\n", AS_LISTED, &[expect]);
    }

    #[test]
    fn an_arrow_that_is_gone_is_found() {
        let tests = "b/Cargo.toml: the arrow from the tests of `b` to `c` is gone: take it off the list";
        check("", "a.workspace = true\n", &[tests]);
        let both = ["b/Cargo.toml: the arrow from `b` to `a` is gone: take it off the list", tests];
        check("", "", &both);
    }

    #[test]
    fn crates_are_those_of_the_list() {
        let found = departures(&LIST[..1], &[Package::new("d", "crates/d")]);
        let expect =
            ["crates/d/Cargo.toml: `d` is not in the list of crates", "there is no crate `a`: take it off the list"];
        assert_eq!(found, expect);
    }
}
