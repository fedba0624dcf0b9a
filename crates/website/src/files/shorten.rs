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

/// A script without comment lines, empty lines and indentation. A script with a multi-line template literal stays as it
/// is.
pub(crate) fn script(text: &str) -> String {
    if text.lines().any(|line| !line.matches('`').count().is_multiple_of(2)) {
        return text.to_owned();
    }
    let mut in_comment = false;
    let is_code = |line: &&str| {
        let is_comment = in_comment || line.starts_with("//") || line.starts_with("/*");
        in_comment = (in_comment || line.starts_with("/*")) && !line.contains("*/");
        !is_comment
    };
    lines(text).filter(is_code).flat_map(|line| [line, "\n"]).collect()
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
    fn texts_of_several_lines_are_left_alone() {
        let text = "f(`\n  // a\n`);\n";
        assert_eq!(script(text), text);
    }
}
