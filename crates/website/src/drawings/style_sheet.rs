//! Style sheets as a still picture needs them: plain rules with one selector each. At-rules, which are for other
//! readers, devices and moments, are left out; nesting and `:is()` are written out.

use std::collections::BTreeMap;

/// The rules of a style sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct StyleSheet {
    /// In the order of the text; a list of selectors makes one rule for each.
    pub(crate) rules: Vec<Rule>,
}

/// Declarations for the elements that a selector matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// One selector, without `,`, `:is()` and `&`.
    pub(crate) selector: String,
    /// The values by the names of their properties.
    pub(crate) declarations: BTreeMap<String, String>,
}

impl StyleSheet {
    /// Reads the text of a style sheet. What it does not understand is left out, as in a browser.
    pub(crate) fn read(text: &str) -> StyleSheet {
        let mut sheet = StyleSheet::default();
        sheet.add(&without_comments(text), &[]);
        sheet
    }

    /// Adds the rules in the body of a rule with these selectors, or in the sheet itself where there are none. Gives
    /// the declarations of the body.
    fn add(&mut self, body: &str, parents: &[String]) -> BTreeMap<String, String> {
        let mut declarations = BTreeMap::new();
        let mut rest = body;
        while let Some(end) = find(rest, &[';', '{']) {
            let (before, after) = (rest[..end].trim(), &rest[end + 1..]);
            if rest[end..].starts_with(';') {
                declarations.extend(declaration(before));
                rest = after;
                continue;
            }
            let end = find(after, &['}']).unwrap_or(after.len());
            // A layer is for all readers.
            if before.starts_with("@layer") {
                self.add(&after[..end], parents);
            } else if !before.starts_with('@') {
                self.add_rule(before, &after[..end], parents);
            }
            rest = after.get(end + 1..).unwrap_or_default();
        }
        declarations.extend(declaration(rest));
        declarations
    }

    fn add_rule(&mut self, selectors: &str, body: &str, parents: &[String]) {
        let selectors: Vec<String> =
            split(selectors, ',').flat_map(|selector| plain(selector.trim(), parents)).collect();
        let at = self.rules.len();
        let declarations = self.add(body, &selectors);
        let rules = selectors.into_iter().map(|selector| Rule { selector, declarations: declarations.clone() });
        // Before those that are nested in it.
        self.rules.splice(at..at, rules);
    }
}

/// A selector without `&` and `:is()`: one for each way to fill them. The alternatives of an `:is()` that follows a
/// type or a class have to be classes.
fn plain(selector: &str, parents: &[String]) -> Vec<String> {
    if parents.is_empty() {
        return without_is(selector);
    }
    let fill = |parent: &String| {
        if selector.contains('&') { selector.replace('&', parent) } else { format!("{parent} {selector}") }
    };
    parents.iter().map(fill).flat_map(|selector| without_is(&selector)).collect()
}

fn without_is(selector: &str) -> Vec<String> {
    let Some((before, rest)) = selector.split_once(":is(") else { return vec![selector.to_owned()] };
    let end = find(rest, &[')']).unwrap_or(rest.len());
    let after = rest.get(end + 1..).unwrap_or_default();
    let one = |choice: &str| without_is(&format!("{before}{}{after}", choice.trim()));
    split(&rest[..end], ',').flat_map(one).collect()
}

/// A declaration; `None` for what is none. A custom property may have an empty value.
fn declaration(text: &str) -> Option<(String, String)> {
    let (name, value) = text.split_once(':')?;
    Some((name.trim().to_owned(), value.trim().to_owned()))
}

fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        out.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out + rest
}

/// Where one of these characters first stands outside of brackets and quotes.
pub(crate) fn find(text: &str, wanted: &[char]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut quote = None;
    for (idx, letter) in text.char_indices() {
        if quote.is_some() {
            quote = quote.filter(|quote| *quote != letter);
            continue;
        }
        if depth == 0 && wanted.contains(&letter) {
            return Some(idx);
        }
        match letter {
            '"' | '\'' => quote = Some(letter),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

/// The parts between the separators that stand outside of brackets and quotes.
fn split(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let end = find(text, &[separator]);
        rest = end.map(|end| &text[end + separator.len_utf8()..]);
        Some(&text[..end.unwrap_or(text.len())])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the rules of a sheet, written as text again.
    #[track_caller]
    fn check(text: &str, expect: &[&str]) {
        let write = |rule: &Rule| {
            let declarations = rule.declarations.iter().map(|(name, value)| format!("{name}:{value};"));
            format!("{}{{{}}}", rule.selector, declarations.collect::<String>())
        };
        assert_eq!(StyleSheet::read(text).rules.iter().map(write).collect::<Vec<_>>(), expect);
    }

    #[test]
    fn layers_are_for_all_readers() {
        check("@layer a, b;\n@layer b { c{d:e} @media print { f{g:h} } i{j:k} }", &["c{d:e;}", "i{j:k;}"]);
    }

    #[test]
    fn rules_have_one_selector_each() {
        check(
            "/* x{} */ .a,\n.b > .c {\n  d: e f; /* ; */\n  g: h\n}\ni{}",
            &[".a{d:e f;g:h;}", ".b > .c{d:e f;g:h;}", "i{}"],
        );
    }

    #[test]
    fn choices_are_written_out() {
        check(":is(.a, .b) :is(.c,.d){e:f}", &[".a .c{e:f;}", ".a .d{e:f;}", ".b .c{e:f;}", ".b .d{e:f;}"]);
        check(".a:is(.b, .c) > g{e:f}", &[".a.b > g{e:f;}", ".a.c > g{e:f;}"]);
        check(":is(.a, :is(.b, .c)){e:f}", &[".a{e:f;}", ".b{e:f;}", ".c{e:f;}"]);
    }

    #[test]
    fn nested_rules_follow_the_one_around_them() {
        check(
            ".a, .b { c: d; .e { f: g; } h: i; &.j > k { l: m } }",
            &[".a{c:d;h:i;}", ".b{c:d;h:i;}", ".a .e{f:g;}", ".b .e{f:g;}", ".a.j > k{l:m;}", ".b.j > k{l:m;}"],
        );
    }

    #[test]
    fn rules_for_other_readers_are_left_out() {
        check("@charset \"x\"; @media (a: b) { .c { d: e } f { g: h } } .i { @media j { k: l } m: n }", &[".i{m:n;}"]);
        check("@keyframes a { from { b: c } } d { e: f }", &["d{e:f;}"]);
    }

    #[test]
    fn values_may_hold_anything_in_brackets_and_quotes() {
        check(
            ":root { --a: ; --b: var(--c, #fff) var(--d, e); f: \"};{\" g; h: url(a;b) }",
            &[":root{--a:;--b:var(--c, #fff) var(--d, e);f:\"};{\" g;h:url(a;b);}"],
        );
    }

    #[test]
    fn what_is_cut_off_ends_there() {
        check(".a { b: c", &[".a{b:c;}"]);
        check(".a { b: c } d", &[".a{b:c;}"]);
        check("/* a", &[]);
    }
}
