//! The lines of a match.

/// Lines with where they begin, behind the signs with which mails quote.
pub(super) fn lines(text: &str, from: usize) -> impl Iterator<Item = (usize, &str)> {
    text[from..].split_inclusive('\n').scan(from, |at, line| {
        *at += line.len();
        let own = unquoted(line);
        Some((*at - own.len(), own.trim_end()))
    })
}

/// A line without the signs with which mails quote.
pub(super) fn unquoted(line: &str) -> &str {
    let mut own = line;
    while let Some(rest) = own.strip_prefix('>') {
        own = rest.strip_prefix(' ').unwrap_or(rest);
    }
    own
}
