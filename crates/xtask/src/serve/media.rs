//! The media types of a site's files.

use std::path::Path;

/// The media type of unknown files.
const UNKNOWN: &str = "application/octet-stream";

const TYPES: [(&str, &str); 17] = [
    ("css", "text/css; charset=utf-8"),
    ("htm", "text/html; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("map", "application/json"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("mp3", "audio/mpeg"),
    ("ogg", "audio/ogg"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    // Browsers do streaming compilation only with this type.
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
    ("xml", "application/xml"),
];

/// The media type for a file name.
pub(super) fn type_of(file: &Path) -> &'static str {
    let Some(ending) = file.extension().and_then(|ending| ending.to_str()) else {
        return UNKNOWN;
    };
    TYPES.iter().find(|(known, _)| ending.eq_ignore_ascii_case(known)).map_or(UNKNOWN, |(_, media)| media)
}

/// Whether compression is worthwhile: pictures and sounds are compressed already.
pub(super) fn shrinks(file: &Path) -> bool {
    let media = type_of(file);
    media.starts_with("text/") || media.starts_with("application/") && media != UNKNOWN || media == "image/svg+xml"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wasm_streams() {
        assert_eq!(type_of(Path::new("a/app_bg.wasm")), "application/wasm");
        assert_eq!(type_of(Path::new("INDEX.HTML")), "text/html; charset=utf-8");
        assert_eq!(type_of(Path::new("LICENSE")), UNKNOWN);
        assert_eq!(type_of(Path::new("words/en/portal.txt")), "text/plain; charset=utf-8");
    }

    #[test]
    fn only_what_is_long_winded_shrinks() {
        for (file, expect) in [("a.html", true), ("a.wasm", true), ("a.svg", true), ("a.png", false), ("a", false)] {
            assert_eq!(shrinks(Path::new(file)), expect, "{file}");
        }
    }
}
