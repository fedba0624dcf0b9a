//! The modules of a crate, and what a path in one of them means: as far as it takes to say which module uses which.
//! Test code is left out. A name that a module got by a `use` is followed to where it comes from. What is not seen:
//! methods and fields of another module's values, where nothing names that module.

use std::collections::{BTreeMap, BTreeSet};

use crate::files::File;
use crate::source::{Mention, Source, is_name, mentions, tokens};

/// A module's path in its crate; the root's is empty.
pub(crate) type Place = Vec<String>;

/// The most names that are followed one after the other. Only a circle of names has more.
const MOST_NAMES: usize = 8;

/// A module of a crate, which is one file; two for the root of a crate that is a library and a program.
#[derive(Default, Debug)]
struct Module<'a> {
    files: Vec<Code<'a>>,
    /// The paths of the names that a `use` declares: several where functions declare the same name.
    names: BTreeMap<String, BTreeSet<String>>,
    /// The modules of the crate all of whose names a `use` declares.
    globs: Vec<String>,
}

#[derive(Debug)]
struct Code<'a> {
    file: &'a File,
    shipped: String,
    mentions: Vec<Mention>,
}

/// The modules of a crate.
#[derive(Debug)]
pub(crate) struct Modules<'a> {
    /// The folder of the crate's source.
    pub(crate) folder: String,
    modules: BTreeMap<Place, Module<'a>>,
}

/// That one module uses another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Usage {
    pub(crate) from: Place,
    pub(crate) to: Place,
    /// The file and line, and the path that is written there.
    pub(crate) example: String,
}

/// The modules of every crate.
pub(crate) fn crates(files: &[File]) -> Vec<Modules<'_>> {
    let has = |path: &str| files.iter().any(|file| file.path == path);
    let packages = files.iter().filter_map(|file| file.path.strip_suffix("/Cargo.toml"));
    let folders = packages.map(|package| format!("{package}/src"));
    let is_crate = |folder: &String| ["lib.rs", "main.rs"].iter().any(|root| has(&format!("{folder}/{root}")));
    folders.filter(is_crate).map(|folder| Modules::new(&folder, files)).collect()
}

impl<'a> Modules<'a> {
    fn new(folder: &str, files: &'a [File]) -> Modules<'a> {
        let own = files.iter().filter_map(|file| Some((place(folder, file)?, file, Source::new(&file.text))));
        let own: Vec<(Place, &File, Source)> = own.collect();
        let for_tests: Vec<Place> = own.iter().flat_map(|(place, _, source)| test_modules(place, source)).collect();
        let places: BTreeSet<Place> = own.iter().map(|(place, ..)| place.clone()).collect();
        let mut modules: BTreeMap<Place, Module<'_>> = BTreeMap::new();
        let mut macros = Vec::new();
        for (place, file, source) in own {
            if for_tests.iter().any(|tests| place.starts_with(tests)) {
                continue;
            }
            let shipped = source.shipped();
            let mentions = mentions(&shipped);
            macros.extend(exported_macros(&shipped, &place));
            let declared = mentions.iter().filter_map(|mention| Some((mention.name.clone()?, mention.path.clone())));
            let (globs, names): (Vec<_>, Vec<_>) = declared.partition(|(name, _)| name == "*");
            let globs = globs.into_iter().filter_map(|(_, path)| Some(path.strip_suffix("::*")?.to_owned()));
            let is_inside = |path: &String| {
                let first = path.split("::").next().unwrap_or_default();
                ["crate", "self", "super"].contains(&first) || places.contains(&child(&place, first))
            };
            let globs: Vec<String> = globs.filter(is_inside).collect();
            let module = modules.entry(place).or_default();
            for (name, path) in names {
                module.names.entry(name).or_default().insert(path);
            }
            module.globs.extend(globs);
            module.files.push(Code { file, shipped, mentions });
        }
        // An exported macro is in the root, wherever it is written.
        if let Some(root) = modules.get_mut(&Place::new()) {
            for (name, path) in macros {
                root.names.entry(name).or_default().insert(path);
            }
        }
        Modules { folder: folder.to_owned(), modules }
    }

    /// Every use of a module by another, as often as it is written.
    pub(crate) fn usages(&self) -> Vec<Usage> {
        let mut usages = Vec::new();
        for (from, module) in &self.modules {
            for code in &module.files {
                let paths = code.mentions.iter().map(|mention| (mention.path.as_str(), mention.at));
                // A name from a glob is written without a path.
                let has_globs = !module.globs.is_empty();
                let singles = tokens(&code.shipped).into_iter().filter(|token| has_globs && is_name(token.text));
                for (path, at) in paths.chain(singles.map(|token| (token.text, token.at))) {
                    let others = self.meant(from, path).into_iter().filter(|to| to != from);
                    usages.extend(others.map(|to| {
                        let line = code.shipped[..at].matches('\n').count() + 1;
                        Usage { from: from.clone(), to, example: format!("{}:{line} uses {path}", code.file.path) }
                    }));
                }
            }
        }
        usages
    }

    /// Modules that are written within a file, where the paths would be read wrongly.
    pub(crate) fn within_files(&self) -> Vec<String> {
        let within = |code: &Code<'_>| -> Vec<String> {
            let words = words(&code.shipped);
            let found = words.windows(3).filter(|words| words[0] == "mod" && is_name(words[1]) && words[2] == "{");
            found.map(|words| format!("{}: the module `{}` has no file of its own", code.file.path, words[1])).collect()
        };
        self.modules.values().flat_map(|module| &module.files).flat_map(within).collect()
    }

    /// The modules whose items a path names: the one that is written, and those from which it has the name.
    pub(crate) fn meant(&self, from: &Place, path: &str) -> BTreeSet<Place> {
        let mut found = BTreeSet::new();
        self.follow(from, &path.split("::").collect::<Vec<_>>(), 0, &mut found);
        found
    }

    fn follow(&self, from: &Place, path: &[&str], n_names: usize, found: &mut BTreeSet<Place>) {
        let mut at = from.clone();
        for (idx, part) in path.iter().enumerate() {
            let inside = child(&at, part);
            match *part {
                "crate" => at.clear(),
                "self" => {}
                "super" => drop(at.pop()),
                "*" => break,
                _ if self.modules.contains_key(&inside) => at = inside,
                name => {
                    // Without anything before it, a name that nobody declares is from outside.
                    if idx > 0 {
                        found.insert(at.clone());
                    }
                    if n_names < MOST_NAMES {
                        for declared in self.declared(&at, name) {
                            let whole: Vec<&str> =
                                declared.split("::").chain(path[idx + 1..].iter().copied()).collect();
                            self.follow(&at, &whole, n_names + 1, found);
                        }
                    }
                    return;
                }
            }
        }
        found.insert(at);
    }

    /// The paths that a name may stand for in a module.
    fn declared(&self, at: &Place, name: &str) -> Vec<String> {
        let Some(module) = self.modules.get(at) else { return Vec::new() };
        match module.names.get(name) {
            // A path that is only the name is a macro's, written in this module.
            Some(paths) => paths.iter().filter(|path| *path != name).cloned().collect(),
            None => module.globs.iter().map(|glob| format!("{glob}::{name}")).collect(),
        }
    }
}

fn child(place: &[String], name: &str) -> Place {
    [place, &[name.to_owned()]].concat()
}

/// Which module of a crate a file is; `None` for tests, programs of their own, and files of other crates.
fn place(folder: &str, file: &File) -> Option<Place> {
    let inside = file.path.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(".rs")?;
    let mut place: Place = inside.split('/').map(str::to_owned).collect();
    let is_apart = place[0] == "bin" || place.iter().any(|name| name == "tests");
    let is_root = ["lib", "main"].contains(&inside);
    if is_root || place.last().is_some_and(|name| name == "mod") {
        place.pop();
    }
    (!is_apart).then_some(place)
}

/// The modules that a file declares for tests only.
fn test_modules(place: &Place, source: &Source) -> Vec<Place> {
    let code = source.tested();
    let found = words(&code);
    found.windows(3).filter(|words| words[0] == "mod" && words[2] == ";").map(|words| child(place, words[1])).collect()
}

/// The macros that a module exports, and their paths.
fn exported_macros(code: &str, place: &Place) -> Vec<(String, String)> {
    let words = words(code);
    let names = words.windows(5).filter(|words| words[..4] == ["macro_export", "]", "macro_rules", "!"]);
    let module: String = place.iter().map(|name| format!("{name}::")).collect();
    names.map(|words| (words[4].to_owned(), format!("crate::{module}{}", words[4]))).collect()
}

fn words(code: &str) -> Vec<&str> {
    tokens(code).into_iter().map(|token| token.text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[(&str, &str)]) -> Vec<File> {
        let manifest = File::new("a/Cargo.toml", "");
        let sources = texts.iter().map(|(path, text)| File::new(&format!("a/src/{path}"), text));
        [manifest].into_iter().chain(sources).collect()
    }

    /// Checks which module uses which: `a::b > c`.
    #[track_caller]
    fn check(texts: &[(&str, &str)], expect: &[&str]) {
        let files = files(texts);
        let crates = crates(&files);
        assert_eq!(crates.len(), 1);
        let name = |place: &Place| if place.is_empty() { "crate".to_owned() } else { place.join("::") };
        let usages = crates[0].usages();
        let found: BTreeSet<String> =
            usages.iter().map(|usage| format!("{} > {}", name(&usage.from), name(&usage.to))).collect();
        assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), expect);
    }

    #[test]
    fn a_path_names_the_module_that_it_leads_to() {
        let inner = ("b/c.rs", "");
        check(&[("lib.rs", ""), ("a.rs", "use crate::b::c::D;"), ("b.rs", ""), inner], &["a > b::c"]);
        check(&[("main.rs", ""), ("a.rs", "fn f() { crate::b::G::h() }"), ("b.rs", "")], &["a > b"]);
        check(&[("lib.rs", ""), ("b/mod.rs", "pub use self::c::D;"), inner], &["b > b::c"]);
        check(&[("lib.rs", ""), ("b.rs", "fn f() { c::D }"), inner], &["b > b::c"]);
        check(&[("lib.rs", "fn f() { b::c::d() }"), ("b.rs", ""), inner], &["crate > b::c"]);
        check(
            &[("lib.rs", ""), ("b.rs", ""), ("b/c.rs", "use super::super::{a, b};"), ("a.rs", "")],
            &["b::c > a", "b::c > b"],
        );
        check(&[("lib.rs", ""), ("a.rs", "use other::b::D; use ::b::D; fn f() { b::D }"), ("b.rs", "")], &[]);
    }

    #[test]
    fn a_name_is_followed_to_where_it_comes_from() {
        let b = ("b.rs", "");
        check(&[("lib.rs", "pub use b::D;"), ("a.rs", "use crate::D;"), b], &["a > b", "a > crate", "crate > b"]);
        check(&[("lib.rs", "use b::C as D;"), ("a.rs", "super::D::new()"), b], &["a > b", "a > crate", "crate > b"]);
        check(&[("lib.rs", "use b::*;"), ("a.rs", "crate::D::new()"), b], &["a > b", "a > crate", "crate > b"]);
        check(&[("lib.rs", ""), ("a.rs", "use crate::b; b::c::D"), b, ("b/c.rs", "")], &["a > b", "a > b::c"]);
        check(&[("lib.rs", ""), ("a.rs", "use crate::b::D;"), ("b.rs", "pub use d::D;"), ("d.rs", "")], &["a > b"]);
        let within = ("a.rs", "fn f() { use crate::b::D; D::e() } fn g() { use other::D; }");
        check(&[("lib.rs", ""), ("c.rs", "super::a::D::e()"), within, b], &["a > b", "c > a", "c > b"]);
        let passed_on = ("b.rs", "pub use crate::d::D;");
        check(&[("lib.rs", ""), ("a.rs", "use crate::b::D;"), passed_on, ("d.rs", "")], &["a > b", "a > d", "b > d"]);
    }

    #[test]
    fn names_from_a_glob_are_followed_where_they_occur() {
        let b = ("b.rs", "");
        let parent = ("c.rs", "use crate::b::{D, e};");
        let to_both = ["c > b", "c::a > b", "c::a > c"];
        check(&[("lib.rs", ""), parent, ("c/a.rs", "use super::*; fn f(d: D) {}"), b], &to_both);
        check(&[("lib.rs", ""), parent, ("c/a.rs", "use super::*; fn f(g: G) {}"), b], &["c > b", "c::a > c"]);
    }

    #[test]
    fn an_exported_macro_is_in_the_root() {
        let with_macro = ("b.rs", "#[macro_export]\nmacro_rules! c { () => {} }");
        check(&[("lib.rs", ""), ("a.rs", "crate::c!();"), with_macro], &["a > b", "a > crate"]);
    }

    #[test]
    fn tests_and_programs_are_left_out() {
        let b = ("b.rs", "");
        let text = "use crate::b::C;";
        check(&[("lib.rs", ""), ("a.rs", "#[cfg(test)] mod tests { use crate::b::C; }"), b], &[]);
        check(&[("lib.rs", ""), ("a/tests.rs", text), ("a/tests/d.rs", text), ("bin/e.rs", text), b], &[]);
        let only = "#[cfg(test)]\nmod only;";
        check(&[("lib.rs", ""), ("a.rs", only), ("a/only.rs", text), ("a/only/f.rs", text), b], &[]);
    }

    #[test]
    fn names_in_a_circle_come_to_an_end() {
        check(
            &[("lib.rs", "use a::C;"), ("a.rs", "use crate::C;"), ("b.rs", "use b; use d as b;")],
            &["a > crate", "crate > a"],
        );
    }

    #[test]
    fn modules_within_a_file_are_found() {
        let found = |text: &str| {
            let files = files(&[("lib.rs", ""), ("b.rs", text)]);
            crates(&files)[0].within_files()
        };
        assert_eq!(found("mod b; pub(crate) mod c { }"), ["a/src/b.rs: the module `c` has no file of its own"]);
        assert_eq!(found("mod b; #[cfg(test)] mod c { }"), Vec::<String>::new());
    }
}
