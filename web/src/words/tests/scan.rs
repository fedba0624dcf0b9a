//! Which messages some code tells, and with which arguments.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

/// The code of all files in a folder and below, without comments and tests.
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

/// What is not a comment and comes before the tests.
pub(super) fn shipped(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The texts in quotes in some code.
pub(super) fn texts(code: &str) -> Vec<&str> {
    code.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

/// What `tell!` and `message!` are given.
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

/// What `Say::new` is given, with the arguments in the chain behind it. Where it is given a variable, the key is one of
/// the texts before it in the same function that look like one.
pub(super) fn says(code: &str, is_key: impl Fn(&str) -> bool) -> Vec<Told> {
    let mut told = Vec::new();
    for (at, call) in code.match_indices("Say::new(") {
        let rest = &code[at + call.len()..];
        let Some(given) = within(rest) else { continue };
        let args = chain(&rest[given.len() + 1..]);
        let mut add = |key: &str| told.push(Told { key: key.to_owned(), args: args.clone() });
        if let Some(key) = given.strip_prefix('"').and_then(|key| key.strip_suffix('"')) {
            add(key);
            continue;
        }
        let function = code[..at].rfind("fn ").map_or("", |start| &code[start..at]);
        let made = |key: &str| function.contains(&format!("Say::new(\"{key}\")"));
        texts(function).into_iter().filter(|text| is_key(text) && !made(text)).for_each(&mut add);
    }
    told
}

/// The names of the arguments that a chain of calls gives.
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

/// What stands before the bracket that closes one opened before.
fn within(text: &str) -> Option<&str> {
    let end = scan(text, |depth, sign| depth == 0 && sign == ')').into_iter().next()?;
    Some(&text[..end])
}

/// What stands between commas outside of all brackets.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for at in scan(text, |depth, sign| depth == 0 && sign == ',').into_iter().chain([text.len()]) {
        parts.push(text[start..at].trim());
        start = (at + 1).min(text.len());
    }
    parts
}

/// Where a sign stands that is looked for, by how many brackets are open there. What is in quotes is passed over.
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
}
