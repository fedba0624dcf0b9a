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
