//! How the notices are written: first the packages, then the texts of their licences, each of them once.

use std::collections::BTreeSet;
use std::fmt::Write;

/// What the list of the packages begins with, and what the texts begin with. The website reads what is between.
pub(super) const PACKAGES: &str = "\nPackages\n--------\n";
pub(super) const TEXTS: &str = "\nTexts\n-----\n";
/// What the line with the licence begins with.
pub(super) const LICENCE: &str = "    Licence: ";

const HEADER: &str = "\
Other people's work in Mustermead
=================================

The programs of these pages contain the packages below. Each has a licence of its own; where it offers a choice, the
list says what it is used under here. The texts of the licences follow, each with the packages that it belongs to.

`cargo xtask notices` writes this file.
";

/// A package, as the notices name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) version: String,
    /// The licence expression that it offers.
    pub(super) licence: String,
    /// The licences of it that it is used under.
    pub(super) used_under: Vec<String>,
    /// Its authors; none if only its texts name them.
    pub(super) authors: Vec<String>,
    pub(super) texts: Vec<Text>,
}

/// A text that comes with a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text {
    /// The package, or the part of one.
    pub(super) of: String,
    /// Its lines, the last one ended.
    pub(super) body: String,
}

/// The file.
pub(super) fn text(entries: &[Entry]) -> String {
    let texts = grouped(entries);
    let number = |body: &str| texts.iter().position(|(known, _)| *known == body).map_or(0, |idx| idx + 1);
    let mut out = format!("{HEADER}{PACKAGES}");
    for entry in entries {
        let numbers: BTreeSet<usize> = entry.texts.iter().map(|text| number(&text.body)).collect();
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let lines = [
            (LICENCE, entry.licence.clone()),
            ("    Used under: ", entry.used_under.join(" and ")),
            ("    Authors: ", entry.authors.join(", ")),
            ("    Text: ", numbers.join(", ")),
        ];
        let written = writeln!(out, "\n{} {}", entry.name, entry.version);
        written.expect(INFALLIBLE);
        for (name, value) in lines.iter().filter(|(_, value)| !value.is_empty()) {
            writeln!(out, "{name}{value}").expect(INFALLIBLE);
        }
    }
    out.push_str(TEXTS);
    for (idx, (body, of)) in texts.iter().enumerate() {
        write!(out, "\n{}\nText {}, for\n", "=".repeat(80), idx + 1).expect(INFALLIBLE);
        of.iter().for_each(|of| writeln!(out, "    {of}").expect(INFALLIBLE));
        write!(out, "\n{body}").expect(INFALLIBLE);
    }
    out
}

const INFALLIBLE: &str = "writing to memory does not fail";

/// The different texts in the order in which they occur, each with all that it belongs to.
fn grouped(entries: &[Entry]) -> Vec<(&str, Vec<&str>)> {
    let mut texts: Vec<(&str, Vec<&str>)> = Vec::new();
    for Text { of, body } in entries.iter().flat_map(|entry| &entry.texts) {
        match texts.iter_mut().find(|(known, _)| known == body) {
            Some((_, all)) if all.contains(&of.as_str()) => {}
            Some((_, all)) => all.push(of),
            None => texts.push((body, vec![of])),
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(name: &str, authors: &[&str], bodies: &[&str]) -> Entry {
        let text = |body: &&str| Text { of: format!("{name} 1.0.0"), body: format!("{body}\n") };
        Entry {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            licence: "MIT OR Zlib".to_owned(),
            used_under: vec!["MIT".to_owned()],
            authors: authors.iter().map(|author| (*author).to_owned()).collect(),
            texts: bodies.iter().map(text).collect(),
        }
    }

    #[test]
    fn equal_texts_stand_once() {
        let entries = [entry("a", &["Ann", "Bo"], &["one"]), entry("b", &[], &["two", "one", "two"])];
        let line = "=".repeat(80);
        let expect = format!(
            "{HEADER}{PACKAGES}\n\
             a 1.0.0\n    Licence: MIT OR Zlib\n    Used under: MIT\n    Authors: Ann, Bo\n    Text: 1\n\n\
             b 1.0.0\n    Licence: MIT OR Zlib\n    Used under: MIT\n    Text: 1, 2\n\
             {TEXTS}\n{line}\nText 1, for\n    a 1.0.0\n    b 1.0.0\n\none\n\n{line}\n\
             Text 2, for\n    b 1.0.0\n\ntwo\n"
        );
        assert_eq!(text(&entries), expect);
    }
}
