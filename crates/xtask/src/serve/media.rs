//! The media types of the files that a site is made of.

use std::path::Path;

/// What is said of a file that the table does not know.
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
    // Browsers compile a module while it streams in only under this type.
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
    ("xml", "application/xml"),
];

/// The media type that goes with a file's name.
pub(super) fn type_of(file: &Path) -> &'static str {
    let Some(ending) = file.extension().and_then(|ending| ending.to_str()) else {
        return UNKNOWN;
    };
    TYPES.iter().find(|(known, _)| ending.eq_ignore_ascii_case(known)).map_or(UNKNOWN, |(_, media)| media)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wasm_streams() {
        assert_eq!(type_of(Path::new("a/app_bg.wasm")), "application/wasm");
        assert_eq!(type_of(Path::new("INDEX.HTML")), "text/html; charset=utf-8");
        assert_eq!(type_of(Path::new("LICENSE")), UNKNOWN);
    }
}
