//! Strips comments and indentation from scripts and style sheets, line by line and no further, so that they stay
//! readable in a browser.

/// A style sheet without comments, empty lines and indentation.
pub(crate) fn style(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        out.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    lines(&out).flat_map(|line| [line, "\n"]).collect()
}

/// A script without comment lines, empty lines and indentation; of the other comments it loses those with which a line
/// begins. A script with a multi-line template literal stays as it is.
pub(crate) fn script(text: &str) -> String {
    if text.lines().any(|line| !is_comment(line) && !line.matches('`').count().is_multiple_of(2)) {
        return text.to_owned();
    }
    let mut in_comment = false;
    let code = |line| {
        let mut line: &str = line;
        loop {
            if in_comment || line.starts_with("/*") {
                let end = line.split_once("*/");
                in_comment = end.is_none();
                line = end?.1.trim_start();
            } else {
                return (!line.is_empty() && !line.starts_with("//")).then_some(line);
            }
        }
    };
    lines(text).filter_map(code).flat_map(|line| [line, "\n"]).collect()
}

/// Whether a line is one of a comment, as our formatter writes them.
fn is_comment(line: &str) -> bool {
    ["//", "/*", "* "].iter().any(|start| line.trim_start().starts_with(start))
}

/// How names are compared, and how scripts import that.
const PLAIN: &str = include_str!("../../../../web/scripts/portal/plain.js");
const PLAIN_IMPORT: &str = "\"./plain.js\"";

/// A script with the function `plain` in place of its import, so that nothing is fetched for it.
pub(crate) fn with_plain(script: &str) -> String {
    let replaced = || {
        let (before, after) = script.split_once(PLAIN_IMPORT)?;
        let (before, import) = before.rsplit_once("import")?;
        let name = import.split(['{', '}']).nth(1)?.trim();
        let name = name.rsplit(" as ").next()?;
        let (_, function) = PLAIN.split_once("export const plain = ")?;
        Some(format!("{before}const {name} = {}{after}", function.trim_end().trim_end_matches(';')))
    };
    replaced().unwrap_or_else(|| script.to_owned())
}

/// The trimmed lines that are not empty.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_sheets_lose_their_comments() {
        let text = "/* What\n   it is. */\na {\n  b: c; /* why */\n\n  d: e;\n}\n/* cut off";
        assert_eq!(style(text), "a {\nb: c;\nd: e;\n}\n");
    }

    #[test]
    fn scripts_lose_lines_of_comments_only() {
        let text = "// What it is.\nf();\n\n/**\n * @param x\n */\n  g(\"//\"); // why\n/* one line */\nh(`a`);\n";
        assert_eq!(script(text), "f();\ng(\"//\"); // why\nh(`a`);\n");
    }

    #[test]
    fn code_behind_a_comment_stays() {
        let text = "/** @type {A} */ (f()).g();\n/* a\n   b */ /* c */ h();\n/* d */ // e\n// `a\n/** `b */\n i();\n";
        assert_eq!(script(text), "(f()).g();\nh();\ni();\n");
    }

    #[test]
    fn a_function_stands_in_the_place_of_its_import() {
        let body = "(text) =>\n  text";
        for (text, name) in [
            ("a();\nimport { plain } from \"./plain.js\";\nb();", "plain"),
            ("a();\nimport{plain as c}from\"./plain.js\";\nb();", "c"),
        ] {
            let made = with_plain(text);
            assert!(made.starts_with(&format!("a();\nconst {name} = {body}")), "{made}");
            assert!(made.ends_with("\"ه\");\nb();") && made.contains("normalize(\"NFD\")"), "{made}");
        }
        assert_eq!(with_plain("import a from \"./other.js\";"), "import a from \"./other.js\";");
    }

    #[test]
    fn texts_of_several_lines_are_left_alone() {
        let text = "f(`\n  // a\n`);\n";
        assert_eq!(script(text), text);
    }
}
