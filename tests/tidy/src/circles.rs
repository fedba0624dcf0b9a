//! Modules that use each other in a circle, so that none of them can be understood, or changed, alone. Only siblings
//! are compared, at every level, each with everything below it: that a module uses its children, or what its parent
//! itself defines, is no circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::File;
use crate::modules::{self, Modules, Place};
use crate::workspace::Package;

/// Siblings each of which uses, directly or not, every other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Circle {
    /// The folder of their parent.
    pub(crate) parent: String,
    pub(crate) names: Vec<String>,
    /// An example of each use among them.
    pub(crate) examples: Vec<String>,
}

/// Which siblings use which, each with an example.
type Uses = BTreeMap<(String, String), String>;

/// All circles of a crate.
pub(crate) fn circles(modules: &Modules<'_>) -> Vec<Circle> {
    let mut parents: BTreeMap<Place, Uses> = BTreeMap::new();
    for usage in modules.usages() {
        let n_common = usage.from.iter().zip(&usage.to).take_while(|(one, other)| one == other).count();
        if let (Some(from), Some(to)) = (usage.from.get(n_common), usage.to.get(n_common)) {
            let uses = parents.entry(usage.from[..n_common].to_vec()).or_default();
            uses.entry((from.clone(), to.clone())).or_insert(usage.example);
        }
    }
    let folder = |parent: &Place| [std::slice::from_ref(&modules.folder), parent].concat().join("/");
    parents.iter().flat_map(|(parent, uses)| among(&folder(parent), uses)).collect()
}

/// The circles among siblings.
fn among(parent: &str, uses: &Uses) -> Vec<Circle> {
    let names: BTreeSet<&str> = uses.keys().flat_map(|(from, to)| [from.as_str(), to.as_str()]).collect();
    let reached: BTreeMap<&str, BTreeSet<&str>> = names.iter().map(|name| (*name, reached(name, uses))).collect();
    let circle_of = |name: &&str| -> Vec<&str> {
        let others = reached[name].iter().copied();
        others.filter(|other| reached[other].contains(name)).collect()
    };
    let circles: BTreeSet<Vec<&str>> = names.iter().map(circle_of).filter(|circle| circle.len() > 1).collect();
    let examples = |circle: &[&str]| -> Vec<String> {
        let inside =
            uses.iter().filter(|((from, to), _)| [from, to].iter().all(|name| circle.contains(&name.as_str())));
        inside.map(|((from, to), example)| format!("{from} -> {to}: {example}")).collect()
    };
    let owned = |circle: &[&str]| circle.iter().map(|name| (*name).to_owned()).collect();
    let circle =
        |names: &Vec<&str>| Circle { parent: parent.to_owned(), names: owned(names), examples: examples(names) };
    circles.iter().map(circle).collect()
}

/// The siblings that one uses, directly or not.
fn reached<'a>(name: &str, uses: &'a Uses) -> BTreeSet<&'a str> {
    let direct = |name: &str| -> Vec<&'a str> {
        uses.keys().filter(|(from, _)| from == name).map(|(_, to)| to.as_str()).collect()
    };
    let mut found = BTreeSet::new();
    let mut next = direct(name);
    while let Some(other) = next.pop() {
        if found.insert(other) {
            next.extend(direct(other));
        }
    }
    found
}

/// Every circle.
pub(crate) fn departures(packages: &[Package], files: &[File]) -> Vec<String> {
    let crates = modules::crates(packages, files);
    let told = |circle: Circle| {
        let names = circle.names.join(", ");
        format!("{}: {names} go in a circle:\n    {}", circle.parent, circle.examples.join("\n    "))
    };
    crates.iter().flat_map(circles).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files of a crate, with the modules that have these paths and texts.
    fn files(texts: &[(&str, &str)]) -> Vec<File> {
        let sources = texts.iter().map(|(path, text)| File::new(&format!("a/src/{path}.rs"), text));
        [File::new("a/src/lib.rs", "pub use d::E;")].into_iter().chain(sources).collect()
    }

    fn package() -> [Package; 1] {
        [Package::new("a", "a")]
    }

    /// Checks all circles: the parent, the modules and the examples.
    #[track_caller]
    fn check(texts: &[(&str, &str)], expect: &[(&str, &[&str], &[&str])]) {
        let files = files(texts);
        let found: Vec<Circle> = modules::crates(&package(), &files).iter().flat_map(circles).collect();
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        let circle = |(parent, names, examples): &(&str, &[&str], &[&str])| Circle {
            parent: (*parent).to_owned(),
            names: owned(names),
            examples: owned(examples),
        };
        assert_eq!(found, expect.iter().map(circle).collect::<Vec<_>>());
    }

    #[test]
    fn a_circle_is_found_with_an_example_of_each_use() {
        let two = [("b", "use std::fmt;\nuse crate::c::C;"), ("c", "fn f() { crate::b::g() }"), ("d", "use crate::b;")];
        let examples = ["b -> c: a/src/b.rs:2 uses crate::c::C", "c -> b: a/src/c.rs:1 uses crate::b::g"];
        check(&two, &[("a/src", &["b", "c"], &examples)]);
        let three = [("b", "use crate::c::C;"), ("c", "use super::d;"), ("d", "use crate::{b::B, x};"), ("x", "")];
        let examples = [
            "b -> c: a/src/b.rs:1 uses crate::c::C",
            "c -> d: a/src/c.rs:1 uses super::d",
            "d -> b: a/src/d.rs:1 uses crate::b::B",
        ];
        check(&three, &[("a/src", &["b", "c", "d"], &examples)]);
    }

    #[test]
    fn a_circle_through_the_root_is_found() {
        let examples = ["b -> d: a/src/b.rs:1 uses crate::E", "d -> b: a/src/d.rs:1 uses crate::b::C"];
        check(&[("b", "use crate::E;"), ("d", "use crate::b::C;")], &[("a/src", &["b", "d"], &examples)]);
    }

    #[test]
    fn a_module_stands_for_everything_below_it() {
        let deep = [("b", ""), ("b/x", "use crate::c::y::C;"), ("c", ""), ("c/y", ""), ("c/z", "use crate::b::x::B;")];
        let examples = ["b -> c: a/src/b/x.rs:1 uses crate::c::y::C", "c -> b: a/src/c/z.rs:1 uses crate::b::x::B"];
        check(&deep, &[("a/src", &["b", "c"], &examples)]);
        let below = [("b", ""), ("b/x", "use super::y::Y;"), ("b/y", "use super::x::X;")];
        let examples = ["x -> y: a/src/b/x.rs:1 uses super::y::Y", "y -> x: a/src/b/y.rs:1 uses super::x::X"];
        check(&below, &[("a/src/b", &["x", "y"], &examples)]);
    }

    #[test]
    fn parents_and_children_go_in_no_circle() {
        check(&[("b", "mod x;\nuse x::X;\nstruct B;"), ("b/x", "use super::B; use crate::b;")], &[]);
        check(&[("b", "pub use x::X;"), ("b/x", ""), ("b/y", "use super::X;"), ("b/z", "use super::{X, y};")], &[]);
    }

    #[test]
    fn tests_may_go_in_circles() {
        check(&[("b", "use crate::c;"), ("c", "#[cfg(test)] mod tests { use crate::b; }")], &[]);
    }

    #[test]
    fn a_circle_is_reported_with_its_uses() {
        let files = files(&[("b", "use crate::c;"), ("c", "use crate::b;")]);
        let report = "a/src: b, c go in a circle:\n    b -> c: a/src/b.rs:1 uses crate::c\n    \
                      c -> b: a/src/c.rs:1 uses crate::b";
        assert_eq!(departures(&package(), &files), [report]);
    }
}
