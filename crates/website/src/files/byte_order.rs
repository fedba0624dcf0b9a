//! Hosts that name another encoding than UTF-8 for every text, such as `charset=iso-8859-1`. A byte order mark, three
//! bytes, overrules them ([Encoding Standard](https://encoding.spec.whatwg.org/#decode)); nothing that a page says of
//! itself does.

use crate::Files;

/// The byte order mark in UTF-8.
pub(crate) const MARK: &str = "\u{feff}";

/// Marks every file that is more than ASCII and that browsers read as the host says. What they always read as UTF-8
/// stays as it is: modules, service workers, manifests, and what scripts fetch.
pub(crate) fn mark(files: &mut Files) {
    for (path, bytes) in files {
        if is_read_as_told(path) && !bytes.is_ascii() && !bytes.starts_with(MARK.as_bytes()) {
            bytes.splice(..0, MARK.bytes());
        }
    }
}

/// Whether browsers believe the host about the encoding of such a file: pages, style sheets, classic scripts, and texts
/// that a link leads to.
fn is_read_as_told(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    match name.rsplit_once('.') {
        Some((_, "html" | "css")) => true,
        Some((_, "js")) => {
            ["theme.js", "embed.js"].contains(&name) || path.split('/').any(|folder| folder == "classic")
        }
        Some((_, "txt")) => path.ends_with("portal/notices.txt"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R55.
    #[test]
    fn what_the_host_could_garble_has_a_mark() {
        let paths = [
            ("404.html", true),
            ("ar/laska/index.html", true),
            ("embed.js", true),
            ("classic/portal.js", true),
            ("v/1/classic/words/ar/portal.txt.js", true),
            ("v/1/style.css", true),
            ("v/1/theme.js", true),
            ("v/1/portal/notices.txt", true),
            ("v/1/portal/finder.js", false),
            ("v/1/words/ar/portal.txt", false),
            ("ar/manifest.webmanifest", false),
            ("v/1/laska/app_bg.wasm", false),
        ];
        let mut files: Files = paths.iter().map(|(path, _)| ((*path).to_owned(), "…".into())).collect();
        files.insert("plain.html".to_owned(), "...".into());
        mark(&mut files);
        let once = files.clone();
        mark(&mut files);
        assert_eq!(files, once);
        for (path, is_marked) in paths {
            let text = if is_marked { [MARK, "…"].concat() } else { "…".to_owned() };
            assert_eq!(files[path], text.as_bytes(), "{path}");
        }
        assert_eq!(files["plain.html"], b"...");
    }
}
