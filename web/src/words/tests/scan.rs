//! Which messages some code uses, and with which arguments.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The call that makes a message of the rules.
const NEW: &str = "Say::new(";

/// A place in the code where a message is made.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Told {
    pub(super) key: String,
    /// The names of the arguments.
    pub(super) args: BTreeSet<String>,
}

impl Told {
    pub(super) fn new(key: &str, args: &[&str]) -> Told {
        Told { key: key.to_owned(), args: args.iter().map(|arg| (*arg).to_owned()).collect() }
    }
}

/// The code of all files under a folder, without comments and tests.
pub(super) fn code(folder: &Path) -> Vec<String> {
    let mut out = Vec::new();
    collect(folder, &mut out);
    out
}

fn collect(folder: &Path, out: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        let is_test = ["tests", "tests.rs"].iter().any(|name| path.ends_with(name));
        if path.is_dir() && !is_test {
            collect(&path, out);
        } else if path.extension().is_some_and(|end| end == "rs") && !is_test {
            out.push(shipped(&fs::read_to_string(&path).unwrap()));
        }
    }
}

/// Everything before the tests that is not a comment.
pub(super) fn shipped(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The string literals in some code.
pub(super) fn texts(code: &str) -> Vec<&str> {
    code.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

/// The arguments of `tell!` and `message!`.
pub(super) fn macros(code: &str) -> Vec<Told> {
    let after = |call: &str| -> Vec<usize> { code.match_indices(call).map(|(at, _)| at + call.len()).collect() };
    let calls = after("tell!(").into_iter().chain(after("message!("));
    let told = calls.filter_map(|at| {
        let parts = parts(within(&code[at..])?);
        let key = parts.first()?.strip_prefix('"')?.strip_suffix('"')?;
        let names = parts[1..].iter().filter_map(|part| part.split_once('=')).map(|(name, _)| name.trim().to_owned());
        Some(Told { key: key.to_owned(), args: names.collect() })
    });
    told.collect()
}

/// The keys of captions.
pub(super) fn captions(code: &str) -> Vec<Told> {
    let keys = ["Caption { short: \"", "\", full: \""].into_iter().flat_map(|before| code.split(before).skip(1));
    keys.filter_map(|rest| rest.split('"').next()).map(|key| Told::new(key, &[])).collect()
}

/// The keys given to `Say::new`, with the arguments that follow. A parameter of a function or a closure stands for what
/// that is called with; any other variable for the key-like strings before it in the same function.
pub(super) fn says(code: &str, is_key: impl Fn(&str) -> bool) -> Vec<Told> {
    let mut told = Vec::new();
    let dressers = dressers(code);
    for (at, call) in code.match_indices(NEW) {
        let rest = &code[at + call.len()..];
        let Some(given) = within(rest) else { continue };
        if let Some(key) = literal(given) {
            let args = dressed(code, at, at + call.len(), &dressers);
            told.push(Told { key: key.to_owned(), args });
            continue;
        }
        let args = dressed(code, at, at + call.len(), &dressers);
        let start = code[..at].rfind("fn ").unwrap_or(at);
        let function = &code[start..at];
        if let Some(maker) = maker(function, given) {
            for (at, open) in calls(code, maker) {
                let keys = parts(within(&code[open..]).unwrap_or_default()).into_iter().filter_map(literal);
                let all = &args | &dressed(code, at, open, &dressers);
                told.extend(keys.filter(|key| is_key(key)).map(|key| Told { key: key.to_owned(), args: all.clone() }));
            }
            continue;
        }
        let made = |key: &str| function.contains(&format!("{NEW}\"{key}\")"));
        let keys = texts(function).into_iter().filter(|text| is_key(text) && !made(text));
        told.extend(keys.map(|key| Told { key: key.to_owned(), args: args.clone() }));
    }
    told
}

fn literal(text: &str) -> Option<&str> {
    text.strip_prefix('"')?.strip_suffix('"')
}

/// The function that some code begins, or the last closure in it, if it has a parameter of this name.
fn maker<'c>(function: &'c str, name: &str) -> Option<&'c str> {
    let is_among = |parameters: &str| {
        parts(parameters).into_iter().any(|part| part.split(':').next().is_some_and(|known| known.trim() == name))
    };
    let closure = function.rsplit_once(" = |").and_then(|(before, rest)| Some((before, rest.split_once('|')?.0)));
    if let Some((before, parameters)) = closure
        && is_among(parameters)
    {
        return before.rsplit(' ').next();
    }
    let (name, rest) = function.strip_prefix("fn ")?.split_once('(')?;
    is_among(within(rest)?).then_some(name)
}

/// The calls of a function: where its name begins, and where its brackets open.
fn calls<'c>(code: &'c str, name: &'c str) -> impl Iterator<Item = (usize, usize)> {
    let call = format!("{name}(");
    let is_whole = |at: usize| !code[..at].ends_with(|sign: char| sign.is_alphanumeric() || sign == '_');
    let starts: Vec<usize> = code.match_indices(&call).map(|(at, _)| at).filter(|at| is_whole(*at)).collect();
    starts.into_iter().map(move |at| (at, at + call.len()))
}

/// Functions that add arguments to their first parameter, a message: their names, and those arguments.
fn dressers(code: &str) -> Vec<(&str, BTreeSet<String>)> {
    let found = code.match_indices("say: Say").filter_map(|(at, parameter)| {
        let before = code[..at].strip_suffix(" = |").or_else(|| code[..at].strip_suffix('('))?;
        let name = before.rsplit(' ').next()?;
        let (_, rest) = code[at + parameter.len()..].split_once("say")?;
        Some((name, chain(rest)))
    });
    found.collect()
}

/// The arguments that a message gets after the call that makes it, and from every function directly around it.
fn dressed(code: &str, mut at: usize, mut open: usize, dressers: &[(&str, BTreeSet<String>)]) -> BTreeSet<String> {
    let mut args = BTreeSet::new();
    while let Some(inside) = within(&code[open..]) {
        args.extend(chain(&code[open + inside.len() + 1..]));
        let around = dressers.iter().find(|(name, _)| calls(code, name).any(|(_, inside)| inside == at));
        let Some((name, given)) = around else { break };
        args.extend(given.iter().cloned());
        (at, open) = (at - name.len() - 1, at);
    }
    args
}

/// The names of the arguments that a chain of calls adds.
fn chain(mut rest: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    while let Some(call) = rest.trim_start().strip_prefix('.') {
        let Some((method, args)) = call.split_once('(') else { break };
        let Some(args) = within(args) else { break };
        let gives = ["text", "number", "with"].contains(&method);
        names.extend(texts(args).first().filter(|_| gives).map(|name| (*name).to_owned()));
        rest = &call[method.len() + args.len() + 2..];
    }
    names
}

/// The text before the closing bracket of an already open pair.
fn within(text: &str) -> Option<&str> {
    let end = scan(text, |depth, sign| depth == 0 && sign == ')').into_iter().next()?;
    Some(&text[..end])
}

/// The text between commas outside all brackets.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for at in scan(text, |depth, sign| depth == 0 && sign == ',').into_iter().chain([text.len()]) {
        parts.push(text[start..at].trim());
        start = (at + 1).min(text.len());
    }
    parts
}

/// Where a character is found, filtered by how many brackets are open there. String literals are skipped.
fn scan(text: &str, is_it: impl Fn(usize, char) -> bool) -> Vec<usize> {
    let mut found = Vec::new();
    let (mut depth, mut is_text, mut is_escaped) = (0_usize, false, false);
    for (at, sign) in text.char_indices() {
        if is_text {
            is_text = sign != '"' || is_escaped;
            is_escaped = sign == '\\' && !is_escaped;
            continue;
        }
        if is_it(depth, sign) {
            found.push(at);
        }
        match sign {
            '"' => is_text = true,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_are_found_with_their_arguments() {
        let code = r#"
            // tell!("no")
            tell!("a"); message!("b", x = f(1, "y = 2"), z = message!("c", n = [1, 2])); tell!($key);
            message!(
                "d",
                one = a == b,
            )
        "#;
        let expect =
            [Told::new("a", &[]), Told::new("b", &["x", "z"]), Told::new("c", &["n"]), Told::new("d", &["one"])];
        assert_eq!(macros(&shipped(code)), expect);
    }

    #[test]
    fn captions_are_found() {
        let code = r#"const A: Caption = Caption { short: "a", full: "a-full" }; Caption { short: String }"#;
        assert_eq!(captions(code), [Told::new("a", &[]), Told::new("a-full", &[])]);
    }

    #[test]
    fn says_are_found_with_the_chain_behind_them() {
        let code = r#"
            fn f() { let key = match x { 1 => "g-one", _ => "g-two" }; "Other"; Say::new("g-made"); Say::new(key)
                .with("seat", Arg::Seat(Seat(1))).under("G-1").text("at", at("x")) }
            fn g() { let why = Say::new("g-three").number("count", 3); why }
        "#;
        let seat = ["seat", "at"];
        let expect = [
            Told::new("g-made", &[]),
            Told::new("g-one", &seat),
            Told::new("g-two", &seat),
            Told::new("g-three", &["count"]),
        ];
        assert_eq!(says(code, |text| text.starts_with("g-")), expect);
    }

    #[test]
    fn says_are_found_that_are_made_or_dressed_elsewhere() {
        let code = r#"
            fn at(&self, key: &'static str, square: Square) -> Say { Say::new(key).text("at", label(square)) }
            fn with_mover(say: Say, seat: Seat) -> Say {
                say.with("seat", Arg::Seat(seat)).with("direction", ahead(seat))
            }
            fn f() {
                let found = |text: &str, key| ReadError::new(text, Say::new(key).text("found", text));
                let kind = |say: Say| say.with("kind", Arg::Kind(kind()));
                self.at("g-one", to).with("seat", seat); found("Other", "g-two"); flat("g-no");
                with_mover(kind(Say::new("g-three").number("n", 1)), *seat).with("partner", Arg::Seat(*partner));
                kind(Say::new("g-four")); other(Say::new("g-five")).with("no", 1)
            }
            fn g() {
                for key in ["g-six", "g-seven"] { kind(Say::new(key).text("to", to)) }
            }
        "#;
        let expect = [
            Told::new("g-one", &["at", "seat"]),
            Told::new("g-two", &["found"]),
            Told::new("g-three", &["direction", "kind", "n", "partner", "seat"]),
            Told::new("g-four", &["kind"]),
            Told::new("g-five", &[]),
            Told::new("g-six", &["kind", "to"]),
            Told::new("g-seven", &["kind", "to"]),
        ];
        assert_eq!(says(code, |text| text.starts_with("g-")), expect);
    }
}
