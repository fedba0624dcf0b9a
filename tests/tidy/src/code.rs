//! What the rules ask about a Rust file. `syn` reads each file once; what it finds is kept as plain data, so that every
//! thread can read it.

mod functions;
mod macros;
mod reader;
mod test_code;
mod words;

use std::collections::BTreeSet;

use proc_macro2::{Span, TokenStream};

/// What stands in a Rust file.
#[derive(Clone, Default, Debug)]
pub(crate) struct Code {
    /// Why the file could not be parsed, with its line. Then only `words` is complete.
    pub(crate) error: Option<String>,
    /// The paths of the `use` declarations, expanded, and those in the code, also within macros. Single names are left
    /// out unless a `use` declares them.
    pub(crate) paths: Vec<Mention>,
    /// Single names in code that is no test, if the file declares all names of a module by a `use`.
    pub(crate) names: Vec<(String, usize)>,
    pub(crate) modules: Vec<Declaration>,
    /// The macros with `#[macro_export]`.
    pub(crate) exported_macros: Vec<String>,
    /// The messages that a `messages!` declares.
    pub(crate) messages: Vec<String>,
    pub(crate) implementations: Vec<Implementation>,
    /// The lints that the whole file forbids.
    pub(crate) forbidden: Vec<String>,
    /// Functions that may do nothing.
    pub(crate) doubts: Vec<Doubt>,
    pub(crate) words: Words,
}

/// A path in code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mention {
    /// As it is written, with `::` in front if that is written there.
    pub(crate) path: String,
    /// What the code calls it from there on, if a `use` declares it: its alias, or `*` for everything in it.
    pub(crate) name: Option<String>,
    pub(crate) line: usize,
    pub(crate) is_test: bool,
}

/// `mod name;` or `mod name { … }`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Declaration {
    /// The name, after the names of the modules around it in the same file.
    pub(crate) path: Vec<String>,
    pub(crate) has_body: bool,
    /// The file that a `#[path]` names.
    pub(crate) file: Option<String>,
    pub(crate) is_test: bool,
}

/// `impl Trait for …`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Implementation {
    /// The last part of the trait's path.
    pub(crate) of: String,
    /// Whether it takes over the defaults only.
    pub(crate) is_empty: bool,
    pub(crate) is_test: bool,
}

/// A function that may do nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Doubt {
    pub(crate) name: String,
    pub(crate) line: usize,
    pub(crate) why: &'static str,
}

/// What the tokens of a file say, wherever they stand. Comments are left out.
#[derive(Clone, Default, Debug)]
pub(crate) struct Words {
    pub(crate) identifiers: BTreeSet<String>,
    /// The identifiers and literals of the code that is no test, in small letters.
    pub(crate) shipped: BTreeSet<String>,
    /// Attributes and macros that hide unfinished work, with their lines.
    pub(crate) loose_ends: Vec<(&'static str, usize)>,
    /// The lines of calls that wait for a time.
    pub(crate) sleeps: Vec<Sleep>,
}

/// A call that waits for a time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sleep {
    pub(crate) line: usize,
    pub(crate) is_test: bool,
}

impl Code {
    /// Reads a file. A file that `knows_tier` belongs to the tests that know whether a run is quick or full.
    pub(crate) fn read(text: &str, knows_tier: bool) -> Code {
        let tokens: TokenStream = match text.parse() {
            Ok(tokens) => tokens,
            Err(error) => return failed(&error, error.span()),
        };
        let mut words = Words::default();
        let tests = test_code::walk(tokens.clone(), &mut |rest, is_test| words.add(rest, is_test));
        let code = match syn::parse2(tokens) {
            Ok(file) => reader::read(&file, tests, knows_tier),
            Err(error) => failed(&error, error.span()),
        };
        Code { words, ..code }
    }

    /// The paths in code that is no test.
    pub(crate) fn shipped_paths(&self) -> impl Iterator<Item = &Mention> {
        self.paths.iter().filter(|mention| !mention.is_test)
    }
}

fn failed(error: &dyn std::fmt::Display, span: Span) -> Code {
    Code { error: Some(format!("{}: {error}", line(span))), ..Code::default() }
}

/// The line, from 1, on which something begins.
fn line(span: Span) -> usize {
    span.start().line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn read(text: &str) -> Code {
        let code = Code::read(text, false);
        assert_eq!(code.error, None, "{text}");
        code
    }

    /// Checks the paths in code, and in a macro with the same tokens.
    #[track_caller]
    fn check_paths(text: &str, expect: &[&str]) {
        let in_macros = [format!("m! {{ {text}\n }}"), format!("macro_rules! m {{ () => {{ {text}\n }} }}")];
        for text in [text.to_owned()].into_iter().chain(in_macros) {
            let code = read(&text);
            let found: Vec<&str> = code.paths.iter().map(|mention| mention.path.as_str()).collect();
            assert_eq!(found, expect, "{text}");
        }
    }

    #[test]
    fn paths_are_found_in_declarations_and_in_code() {
        check_paths("use std::time::Instant;", &["std::time::Instant"]);
        check_paths("pub use a::{b::{self, c}, d as e, f::*}; use g;", &["a::b", "a::b::c", "a::d", "a::f::*", "g"]);
        check_paths("use a::{b, c::{d}}; fn e() {}", &["a::b", "a::c::d"]);
        check_paths("fn f() { let x: ::a::B = c::d::<e::F>(g); h }", &["::a::B", "c::d", "e::F"]);
        check_paths("impl a::B for c::D { }", &["a::B", "c::D"]);
        check_paths("fn f() -> impl A + use<'_> { b::c() } use d;", &["b::c", "d"]);
        check_paths("#[a::b(c::d)] struct E; // f::g", &["a::b", "c::d"]);
        check_paths("fn f<'a>(x: &'a b::C) { m!(\"d::e\", 'x', g::h); r#i::j() }", &["b::C", "g::h", "i::j"]);
        check_paths("fn f() { if let a::B(c) | d::E { c } = g {} }", &["a::B", "d::E"]);
    }

    #[test]
    fn paths_are_found_where_only_a_macro_has_them() {
        let code = read("m! { <a::B c={d::e()}/> use $crate::{f, g::H}; $i::j $k }");
        let found: Vec<&str> = code.paths.iter().map(|mention| mention.path.as_str()).collect();
        assert_eq!(found, ["a::B", "d::e", "crate::f", "crate::g::H", "i::j"]);
    }

    #[test]
    fn declarations_say_what_a_path_is_called() {
        let code = read("use a::{b, c as d};\nuse ::e::*; fn i() { f::g() } use h::{self};\n#[cfg(test)] use j;");
        let found: Vec<(&str, Option<&str>, usize, bool)> = code
            .paths
            .iter()
            .map(|mention| (mention.path.as_str(), mention.name.as_deref(), mention.line, mention.is_test))
            .collect();
        let expect = [
            ("a::b", Some("b"), 1, false),
            ("a::c", Some("d"), 1, false),
            ("::e::*", Some("*"), 2, false),
            ("f::g", None, 2, false),
            ("h", Some("h"), 2, false),
            ("j", Some("j"), 3, true),
        ];
        assert_eq!(found, expect);
    }

    #[test]
    fn single_names_are_kept_where_a_glob_may_declare_them() {
        let names = |text: &str| read(text).names.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(names("fn f(a: A) { B }"), Vec::<String>::new());
        assert_eq!(names("use c::*; fn f(a: A) { match d { E => m!(G) } }"), ["a", "A", "d", "E", "m", "G"]);
        assert_eq!(names("#[cfg(test)] mod tests { use super::*; } fn f(a: A) {}"), Vec::<String>::new());
    }

    #[test]
    fn modules_and_macros_are_found() {
        let code = read(
            "mod a; #[cfg(test)] mod b { mod c; } m! { mod d { } mod e; mod $f; } #[path = \"h.rs\"] mod g;\n\
             #[macro_export]\n#[doc(hidden)]\nmacro_rules! i { () => {} } macro_rules! j { () => {} }",
        );
        let found: Vec<(String, bool, Option<&str>, bool)> = code
            .modules
            .iter()
            .map(|found| (found.path.join("::"), found.has_body, found.file.as_deref(), found.is_test))
            .collect();
        let expect = [
            ("a", false, None, false),
            ("b", true, None, true),
            ("b::c", false, None, true),
            ("d", true, None, false),
            ("e", false, None, false),
            ("g", false, Some("h.rs"), false),
        ];
        assert_eq!(found, expect.map(|(path, has_body, file, is_test)| (path.to_owned(), has_body, file, is_test)));
        assert_eq!(code.exported_macros, ["i"]);
    }
}
