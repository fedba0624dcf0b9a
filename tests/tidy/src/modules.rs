//! The modules of a crate, and what a path in one of them means: as far as it takes to say which module uses which.
//! Test code is left out. A name that a module got by a `use` is followed to where it comes from. What is not seen:
//! methods and fields of another module's values, where nothing names that module.

use std::collections::{BTreeMap, BTreeSet};

use crate::code::Declaration;
use crate::files::File;
use crate::workspace::Package;

/// A module's path in its crate; the root's is empty.
pub(crate) type Place = Vec<String>;

/// The most names that are followed one after the other. Only a circle of names has more.
const MOST_NAMES: usize = 8;

/// A module of a crate, which is one file; two for the root of a crate that is a library and a program.
#[derive(Default, Debug)]
struct Module<'a> {
    files: Vec<&'a File>,
    /// The paths of the names that a `use` declares: several where functions declare the same name.
    names: BTreeMap<String, BTreeSet<String>>,
    /// The modules of the crate all of whose names a `use` declares.
    globs: Vec<String>,
}

/// The modules of a crate.
#[derive(Debug)]
pub(crate) struct Modules<'a> {
    /// The folder of the crate's source.
    pub(crate) folder: String,
    modules: BTreeMap<Place, Module<'a>>,
    /// What keeps the modules from being told apart: modules that are written within a file or in one of another name,
    /// where the paths would be read wrongly, and files that no module declares, so that nobody compiles them.
    pub(crate) faults: Vec<String>,
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
pub(crate) fn crates<'a>(packages: &[Package], files: &'a [File]) -> Vec<Modules<'a>> {
    let has = |path: &str| files.iter().any(|file| file.path == path);
    let sources = packages.iter().map(Package::source);
    let is_crate = |source: &String| ["lib.rs", "main.rs"].iter().any(|root| has(&format!("{source}{root}")));
    sources.filter(is_crate).map(|source| Modules::new(&source, files)).collect()
}

impl<'a> Modules<'a> {
    fn new(source: &str, files: &'a [File]) -> Modules<'a> {
        let own: Vec<(Place, &File)> =
            files.iter().filter_map(|file| Some((place(source, &file.path)?, file))).collect();
        let for_tests = places_for_tests(&own);
        let places: BTreeSet<&Place> = own.iter().map(|(place, _)| place).collect();
        let mut modules: BTreeMap<Place, Module<'_>> = BTreeMap::new();
        let mut macros = Vec::new();
        for (place, file) in own.iter().filter(|(place, _)| !for_tests.iter().any(|tests| place.starts_with(tests))) {
            let code = file.code();
            macros.extend(code.exported_macros.iter().map(|name| (name.clone(), format!("{}::{name}", path(place)))));
            let module = modules.entry(place.clone()).or_default();
            let is_inside = |path: &str| {
                let first = path.split("::").next().unwrap_or_default();
                ["crate", "self", "super"].contains(&first) || places.contains(&child(place, first))
            };
            for mention in code.shipped_paths() {
                match (mention.name.as_deref(), mention.path.strip_suffix("::*")) {
                    (Some("*"), Some(glob)) if is_inside(glob) => module.globs.push(glob.to_owned()),
                    (None | Some("*"), _) => {}
                    (Some(name), _) => {
                        module.names.entry(name.to_owned()).or_default().insert(mention.path.clone());
                    }
                }
            }
            module.files.push(file);
        }
        // An exported macro is in the root, wherever it is written.
        if let Some(root) = modules.get_mut(&Place::new()) {
            for (name, path) in macros {
                root.names.entry(name).or_default().insert(path);
            }
        }
        let faults = [
            undeclared(&own, files),
            modules.values().flat_map(|module| &module.files).flat_map(|file| misplaced(file)).collect(),
        ];
        Modules { folder: source.trim_end_matches('/').to_owned(), modules, faults: faults.concat() }
    }

    /// Every use of a module by another, as often as it is written.
    pub(crate) fn usages(&self) -> Vec<Usage> {
        let mut usages = Vec::new();
        for (from, module) in &self.modules {
            for file in &module.files {
                let paths = file.code().shipped_paths().map(|mention| (mention.path.as_str(), mention.line));
                // A name from a glob is written without a path.
                let names = file.code().names.iter().filter(|_| !module.globs.is_empty());
                for (path, line) in paths.chain(names.map(|(name, line)| (name.as_str(), *line))) {
                    let others = self.meant(from, path).into_iter().filter(|to| to != from);
                    usages.extend(others.map(|to| Usage {
                        from: from.clone(),
                        to,
                        example: format!("{}:{line} uses {path}", file.path),
                    }));
                }
            }
        }
        usages
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

/// A module's path in code.
fn path(place: &[String]) -> String {
    ["crate"].into_iter().chain(place.iter().map(String::as_str)).collect::<Vec<_>>().join("::")
}

/// Which module of a crate a file is; `None` for programs of their own, and files of other crates.
pub(crate) fn place(source: &str, path: &str) -> Option<Place> {
    let inside = path.strip_prefix(source)?.strip_suffix(".rs")?;
    let mut place: Place = inside.split('/').map(str::to_owned).collect();
    let is_program = place[0] == "bin";
    let is_root = ["lib", "main"].contains(&inside);
    if is_root || place.last().is_some_and(|name| name == "mod") {
        place.pop();
    }
    (!is_program).then_some(place)
}

/// The modules that are declared for tests only, and those below `tests`.
fn places_for_tests(own: &[(Place, &File)]) -> BTreeSet<Place> {
    let declared = |is_test: bool| -> BTreeSet<Place> {
        let all = own.iter().flat_map(|(place, file)| declarations(place, file));
        all.filter(|(_, declaration)| declaration.is_test == is_test).map(|(place, _)| place).collect()
    };
    let below_tests = own.iter().map(|(place, _)| place).filter(|place| place.iter().any(|name| name == "tests"));
    declared(true).difference(&declared(false)).chain(below_tests).cloned().collect()
}

/// The modules that a file declares, and where they are.
fn declarations<'f>(place: &[String], file: &'f File) -> impl Iterator<Item = (Place, &'f Declaration)> {
    file.code().modules.iter().map(move |declaration| ([place, &declaration.path].concat(), declaration))
}

/// The files that no module declares.
fn undeclared(own: &[(Place, &File)], files: &[File]) -> Vec<String> {
    let places: BTreeSet<Place> =
        own.iter().flat_map(|(place, file)| declarations(place, file)).map(|(place, _)| place).collect();
    let named = named_files(files);
    let is_declared =
        |place: &Place, file: &File| place.is_empty() || places.contains(place) || named.contains(&file.path);
    let found = own.iter().filter(|(place, file)| !is_declared(place, file));
    found.map(|(_, file)| format!("{}: no module declares this file", file.path)).collect()
}

/// The files that others name by `#[path]`, and the modules that those declare, which are beside them.
fn named_files(files: &[File]) -> BTreeSet<String> {
    let declaring = files.iter().filter(|file| file.is_rust() && !file.code().modules.is_empty());
    let declaring: Vec<&File> = declaring.collect();
    let mut found = BTreeSet::new();
    for file in &declaring {
        let named = file.code().modules.iter().filter_map(|declaration| declaration.file.as_deref());
        found.extend(named.map(|named| beside(&file.path, named)));
    }
    let named = declaring.into_iter().filter(|file| found.contains(&file.path));
    let below: Vec<String> = named
        .flat_map(|file| {
            file.code().modules.iter().map(|inside| beside(&file.path, &format!("{}.rs", inside.path.join("/"))))
        })
        .collect();
    found.extend(below);
    found
}

/// The path of a file that is given as it is seen from the folder of another.
fn beside(path: &str, relative: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in relative.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// The modules of a file that have no file of their own, or one of another name.
fn misplaced(file: &File) -> Vec<String> {
    let shipped = file.code().modules.iter().filter(|declaration| !declaration.is_test);
    let found = shipped.filter_map(|declaration| {
        let what = match declaration {
            Declaration { has_body: true, .. } => "has no file of its own",
            Declaration { file: Some(_), .. } => "has a file of another name",
            _ => return None,
        };
        Some(format!("{}: the module `{}` {what}", file.path, declaration.path.join("::")))
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[(&str, &str)]) -> Vec<File> {
        let files: Vec<File> = texts.iter().map(|(path, text)| File::new(&format!("a/src/{path}"), text)).collect();
        for file in &files {
            assert_eq!(file.code().error, None, "{}", file.text);
        }
        files
    }

    fn package() -> [Package; 1] {
        [Package::new("a", "a")]
    }

    /// Checks which module uses which: `a::b > c`.
    #[track_caller]
    fn check(texts: &[(&str, &str)], expect: &[&str]) {
        let files = files(texts);
        let crates = crates(&package(), &files);
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
        check(&[("lib.rs", ""), ("b.rs", "fn f() { c::D; }"), inner], &["b > b::c"]);
        check(&[("lib.rs", "fn f() { b::c::d() }"), ("b.rs", ""), inner], &["crate > b::c"]);
        check(
            &[("lib.rs", ""), ("b.rs", ""), ("b/c.rs", "use super::super::{a, b};"), ("a.rs", "")],
            &["b::c > a", "b::c > b"],
        );
        check(&[("lib.rs", ""), ("a.rs", "use other::b::D; use ::b::D; fn f() { b::D; }"), ("b.rs", "")], &[]);
    }

    #[test]
    fn a_name_is_followed_to_where_it_comes_from() {
        let b = ("b.rs", "");
        check(&[("lib.rs", "pub use b::D;"), ("a.rs", "use crate::D;"), b], &["a > b", "a > crate", "crate > b"]);
        check(
            &[("lib.rs", "use b::C as D;"), ("a.rs", "fn f() { super::D::new() }"), b],
            &["a > b", "a > crate", "crate > b"],
        );
        check(
            &[("lib.rs", "use b::*;"), ("a.rs", "fn f() { crate::D::new() }"), b],
            &["a > b", "a > crate", "crate > b"],
        );
        check(
            &[("lib.rs", ""), ("a.rs", "use crate::b; type E = b::c::D;"), b, ("b/c.rs", "")],
            &["a > b", "a > b::c"],
        );
        check(&[("lib.rs", ""), ("a.rs", "use crate::b::D;"), ("b.rs", "pub use d::D;"), ("d.rs", "")], &["a > b"]);
        let within = ("a.rs", "fn f() { use crate::b::D; D::e() } fn g() { use other::D; }");
        check(&[("lib.rs", ""), ("c.rs", "fn f() { super::a::D::e() }"), within, b], &["a > b", "c > a", "c > b"]);
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
        check_faults("mod d; pub(crate) mod c { }", &["a/src/b.rs: the module `c` has no file of its own"]);
        check_faults("mod d; m! { mod c { } }", &["a/src/b.rs: the module `c` has no file of its own"]);
        check_faults("mod d; #[cfg(test)] mod c { }", &[]);
        check_faults("mod d; #[path = \"e.rs\"] mod c;", &["a/src/b.rs: the module `c` has a file of another name"]);
    }

    #[test]
    fn files_that_nobody_declares_are_found() {
        check_faults("", &["a/src/b/d.rs: no module declares this file"]);
        check_faults("mod d;", &[]);
        check_faults("#[cfg(test)] mod d;", &[]);
        check_faults("m! { mod d; }", &[]);
        check_faults("#[cfg(test)] #[path = \"../src/b/d.rs\"] mod e;", &[]);
        check_faults("#[cfg(test)] #[path = \"b/e.rs\"] mod e;", &["a/src/b/d.rs: no module declares this file"]);
        check_faults("#[cfg(test)] mod e { mod d; }", &["a/src/b/d.rs: no module declares this file"]);
    }

    /// Checks a crate with the modules `b` and `b::d` and a program.
    #[track_caller]
    fn check_faults(b: &str, expect: &[&str]) {
        let files = files(&[("lib.rs", "mod b;"), ("b.rs", b), ("b/d.rs", ""), ("bin/c.rs", "")]);
        assert_eq!(crates(&package(), &files)[0].faults, expect, "{b}");
    }
}
