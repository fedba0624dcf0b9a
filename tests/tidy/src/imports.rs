//! What the paths in a file lead to, from the root of its crate or from another crate.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::File;
use crate::modules;

/// The most names that are followed one after the other. Only a circle of names has more.
const MOST_NAMES: usize = 8;

/// Every path in code that is no test, in each of its readings: as it is written, and with what a `use` in this file
/// calls by its first name. `super` and `self` are resolved.
pub(crate) fn absolute(source: &str, file: &File) -> BTreeSet<String> {
    let place = modules::place(source, &file.path).unwrap_or_default();
    let mut names: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for mention in file.code().shipped_paths() {
        if let Some(name) = mention.name.as_deref().filter(|name| *name != mention.path) {
            names.entry(name).or_default().push(&mention.path);
        }
    }
    let mut found = BTreeSet::new();
    for mention in file.code().shipped_paths() {
        resolve(&place, &names, &mention.path, MOST_NAMES, &mut found);
    }
    found
}

fn resolve(
    place: &[String],
    names: &BTreeMap<&str, Vec<&str>>,
    path: &str,
    n_more: usize,
    found: &mut BTreeSet<String>,
) {
    if let Some(outside) = path.strip_prefix("::") {
        found.insert(outside.to_owned());
        return;
    }
    let (first, rest) = path.split_once("::").map_or((path, None), |(first, rest)| (first, Some(rest)));
    if matches!(first, "self" | "super") {
        let parts: Vec<&str> = path.split("::").collect();
        let n_up = parts.iter().filter(|part| **part == "super").count();
        let above = place[..place.len().saturating_sub(n_up)].iter().map(String::as_str);
        let below = parts.into_iter().filter(|part| !matches!(*part, "self" | "super"));
        found.insert(["crate"].into_iter().chain(above).chain(below).collect::<Vec<_>>().join("::"));
        return;
    }
    found.insert(path.to_owned());
    for declared in names.get(first).filter(|_| n_more > 0).into_iter().flatten() {
        let whole = rest.map_or_else(|| (*declared).to_owned(), |rest| format!("{declared}::{rest}"));
        resolve(place, names, &whole, n_more - 1, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, text: &str, expect: &[&str]) {
        let found = absolute("a/src/", &File::new(path, text));
        assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), expect, "{text}");
    }

    #[test]
    fn a_path_is_resolved() {
        check(
            "a/src/b/c.rs",
            "use super::d; use super::super::e; use self::f;",
            &["crate::b::c::f", "crate::b::d", "crate::e"],
        );
        check("a/src/b/mod.rs", "use super::d; fn f() { ::e::g() }", &["crate::d", "e::g"]);
        check("a/src/lib.rs", "use b::c as d; fn f() { d::e() }", &["b::c", "b::c::e", "d::e"]);
        check(
            "a/src/b.rs",
            "use std::{self as s, fs}; fn f() { s::env::var() }",
            &["s::env::var", "std", "std::env::var", "std::fs"],
        );
        check("a/src/b.rs", "use b as c; use c as b;", &["b", "c"]);
        check("a/src/b.rs", "use c; #[cfg(test)] use d; // use e;", &["c"]);
    }
}
