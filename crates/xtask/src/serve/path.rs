//! From the path of a request to a path in the served folder.

use std::path::PathBuf;

/// The path below the served folder that `url` names; `None` if it lies outside `prefix`, goes up, or is malformed.
pub(super) fn within(url: &str, prefix: &str) -> Option<PathBuf> {
    let (path, _) = split_query(url);
    let rest = path.strip_prefix(prefix)?;
    let mut relative = PathBuf::new();
    for part in rest.split('/').filter(|part| !part.is_empty()) {
        // Decoded part by part, so that an escaped slash cannot add a part.
        let name = decoded(part)?;
        let is_step = name == "." || name == "..";
        if is_step || name.contains(['/', '\\', ':', '\0']) {
            return None;
        }
        relative.push(name);
    }
    Some(relative)
}

/// Whether the path of `url` ends like a folder's.
pub(super) fn names_folder(url: &str) -> bool {
    split_query(url).0.ends_with('/')
}

/// The path and the rest of the URL, including the question mark.
pub(super) fn split_query(url: &str) -> (&str, &str) {
    let end = url.find(['?', '#']).unwrap_or(url.len());
    url.split_at(end)
}

fn decoded(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let high = hex_digit(rest.next()?)?;
            let low = hex_digit(rest.next()?)?;
            bytes.push(high << 4 | low);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn hex_digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn stays_within_the_folder() {
        let root = |url| within(url, "/");
        assert_eq!(root("/"), Some(PathBuf::new()));
        assert_eq!(root("/v/app.js?x=/../y").as_deref(), Some(Path::new("v/app.js")));
        assert_eq!(root("/a%20b.svg").as_deref(), Some(Path::new("a b.svg")));
        for outside in [
            "/../secret",
            "/a/../../secret",
            "/%2e%2e/secret",
            "/%2E./secret",
            "/a%2f..%2fsecret",
            "/a\\..\\b",
            "/c:/x",
            "/%00",
            "/%zz",
            "/%ff",
            "x",
        ] {
            assert_eq!(root(outside), None, "{outside}");
        }
    }

    #[test]
    fn sees_nothing_outside_the_prefix() {
        assert_eq!(within("/games/app.js", "/games/").as_deref(), Some(Path::new("app.js")));
        assert_eq!(within("/app.js", "/games/"), None);
        assert_eq!(within("/gamesapp.js", "/games/"), None);
    }
}
