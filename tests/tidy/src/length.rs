//! The limit of a file's length.

use crate::files::File;

/// The most lines of a code file that names no reason for more.
const MOST_LINES: usize = 500;
/// What a comment at the top of a longer file begins with; the reason follows.
const REASON: &str = "Longer than 500 lines: ";

/// A file beyond the limit.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Long {
    /// Its length, and the reason for it.
    pub(crate) told: String,
    /// Whether it names a reason.
    pub(crate) is_excused: bool,
}

pub(crate) fn too_long(file: &File) -> Option<Long> {
    let n_lines = file.text.lines().count();
    if !file.is_code() || n_lines <= MOST_LINES {
        return None;
    }
    let told = format!("{} has {n_lines} lines", file.path);
    Some(match reason(&file.text) {
        Some(reason) => Long { told: format!("{told}: {reason}"), is_excused: true },
        None => Long { told: format!("{told}, and does not say at its top: {REASON}…"), is_excused: false },
    })
}

/// The reason that the comment at the top of a text gives.
fn reason(text: &str) -> Option<&str> {
    let is_comment = |line: &&str| {
        let line = line.trim_start();
        line.is_empty() || ["//", "#", "/*", "*"].iter().any(|sign| line.starts_with(sign)) && !line.starts_with("#[")
    };
    let reasons = text.lines().take_while(is_comment).filter_map(|line| Some(line.split_once(REASON)?.1));
    reasons.map(|reason| reason.trim_end_matches("*/").trim()).find(|reason| !reason.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_found() {
        let text = "x\n".repeat(501);
        let found = |path: &str, text: &str| too_long(&File::new(path, text));
        assert!(found("a.rs", &text).is_some_and(|long| !long.is_excused));
        assert_eq!(found("a.rs", &text[2..]), None);
        assert_eq!(found("a.txt", &text), None);
    }

    #[test]
    fn a_reason_stands_at_the_top() {
        let rest = "x\n".repeat(500);
        let found = |path: &str, top: &str| too_long(&File::new(path, &format!("{top}\n{rest}")));
        let excused = |path: &str, reason: &str| Some(Long { told: format!("{path} has {reason}"), is_excused: true });
        assert_eq!(found("a.rs", "//! Longer than 500 lines: one table."), excused("a.rs", "501 lines: one table."));
        assert_eq!(
            found("a.rs", "//! A.\n//!\n//! Longer than 500 lines: one table."),
            excused("a.rs", "503 lines: one table.")
        );
        assert_eq!(found("a.css", "/* Longer than 500 lines: a. */"), excused("a.css", "501 lines: a."));
        assert_eq!(found("a.py", "#!/bin/x\n# Longer than 500 lines: a."), excused("a.py", "502 lines: a."));
        for top in [
            "//! Longer than 500 lines:",
            "//! Longer than 500 lines: ",
            "//! Long.",
            "x\n// Longer than 500 lines: a.",
        ] {
            assert!(found("a.rs", top).is_some_and(|long| !long.is_excused), "{top}");
        }
    }
}
