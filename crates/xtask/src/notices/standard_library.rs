//! What every program in Rust contains: the standard library, and what it has from others. The toolchain comes with a
//! page about that, and with the texts.

use std::fs;
use std::path::Path;

use super::document::{Entry, Text};
use super::licence::{self, MIT, UNICODE};
use super::texts::{self, File};
use crate::tools::process::{self, root};
use crate::tools::trouble::Trouble;

pub(super) const NAME: &str = "Rust standard library";
pub(super) const LICENCE: &str = "(MIT OR Apache-2.0) AND Unicode-3.0";

/// The toolchain's page about copyright, and the text of the licence of Unicode's tables, below its folder.
const PAGE: &str = "share/doc/rust/COPYRIGHT-library.html";
const UNICODE_TEXT: &str = "share/doc/rust/licenses/Unicode-3.0.txt";
/// The packages in the standard library, as it is for browsers.
const PARTS: [&str; 4] = ["cfg-if", "dlmalloc", "hashbrown", "rustc-demangle"];
/// Its mathematics is translated from musl, and that in part from FreeBSD. The page says nothing about it: the first
/// line is from the licence of the package libm, the notice from its sources.
const MUSL: &str = "2005-2020 Rich Felker, et al. (musl libc, from which libm is derived)";
const FREEBSD: &str = "\
Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.

Developed at SunPro, a Sun Microsystems, Inc. business.
Permission to use, copy, modify, and distribute this
software is freely granted, provided that this notice
is preserved.
";

/// The version that this project is built with.
///
/// # Errors
///
/// The file that pins it cannot be read.
pub(super) fn version() -> Result<String, Trouble> {
    let path = root().join("rust-toolchain.toml");
    let text = fs::read_to_string(&path).map_err(|error| Trouble::file("read", &path, &error))?;
    let channel = text.lines().find_map(|line| line.strip_prefix("channel = \"")?.strip_suffix('"'));
    channel.map(str::to_owned).ok_or_else(|| Trouble::new(format!("{} names no channel", path.display())))
}

/// The entry of the standard library.
///
/// # Errors
///
/// The toolchain is of another version, or lacks the page.
pub(super) fn entry() -> Result<Entry, Trouble> {
    let version = version()?;
    let said = process::ask("rustc", &["--version"]).unwrap_or_default();
    if said.split(' ').nth(1) != Some(version.as_str()) {
        return Err(Trouble::new(format!("the compiler is `{said}`, not {version}")));
    }
    let folder = process::ask("rustc", &["--print", "sysroot"]).ok_or_else(|| Trouble::new("rustc does not run"))?;
    let read = |path: &str| {
        let path = Path::new(&folder).join(path);
        fs::read_to_string(&path).map_err(|error| {
            Trouble::file("read", &path, &error).remedy("Toolchains that rustup installs have this file.")
        })
    };
    made(version, &read(PAGE)?, &read(UNICODE_TEXT)?)
}

/// The entry, from the page and the text of the toolchain.
fn made(version: String, page: &str, unicode: &str) -> Result<Entry, Trouble> {
    let unknown = || Trouble::new(format!("{PAGE} is not as it was in earlier toolchains"));
    let (own, others) = page.split_once("id=\"out-of-tree-dependencies\"").ok_or_else(unknown)?;
    let mut holders = holders(own);
    if holders.is_empty() {
        return Err(unknown());
    }
    let authors = vec![holders[0].clone()];
    holders.push(MUSL.to_owned());
    let whole = format!("{NAME} {version}");
    let mut texts = vec![
        Text { of: whole.clone(), body: texts::mit(&holders) },
        Text { of: format!("the mathematics in the {whole}"), body: FREEBSD.to_owned() },
        Text { of: format!("Unicode's tables in the {whole}"), body: File::new("", unicode).body },
    ];
    for name in PARTS {
        let part = others.split("<h3>").find_map(|part| part.split_once(&format!("{name}-")).filter(is_title));
        let (_, part) = part.ok_or_else(|| Trouble::new(format!("{PAGE} does not name {name}")))?;
        let part_version = part.split('<').next().unwrap_or_default();
        let label = format!("{name} {part_version}, in the {whole}");
        let licence = value(part, "License").unwrap_or_default();
        texts.extend(texts::of(&label, &licence::chosen(&label, &licence)?, &files(part), &[])?);
    }
    let used_under = vec![MIT.to_owned(), UNICODE.to_owned()];
    Ok(Entry { name: NAME.to_owned(), version, licence: LICENCE.to_owned(), used_under, authors, texts })
}

/// Whether a name begins the title of a part and is whole: only a sign stands before it, and its version follows.
fn is_title((before, after): &(&str, &str)) -> bool {
    !before.contains(|sign: char| sign.is_ascii_alphanumeric()) && after.starts_with(|sign: char| sign.is_ascii_digit())
}

/// Who holds the copyright in what is under the usual licence. What is under others is named with its text, or is not
/// compiled for browsers.
fn holders(own: &str) -> Vec<String> {
    let mut holders = Vec::new();
    for part in own.split("<b>File/Directory:</b>").skip(1) {
        let licence = value(part, "License").and_then(|licence| licence::chosen("", &licence).ok());
        if licence.is_some_and(|licence| licence == [MIT]) {
            for holder in part.split("<b>Copyright:</b> ").skip(1).filter_map(|rest| rest.split("</p>").next()) {
                let holder = plain(holder);
                if !holders.contains(&holder) {
                    holders.push(holder);
                }
            }
        }
    }
    holders
}

/// What a part of the page says under a heading in its text.
fn value(part: &str, heading: &str) -> Option<String> {
    part.split_once(&format!("<b>{heading}:</b> "))?.1.split("</p>").next().map(plain)
}

/// The files that a part of the page shows.
fn files(part: &str) -> Vec<File> {
    let shown = part.split("<summary><code>").skip(1);
    let file = |shown: &str| {
        let (name, rest) = shown.split_once("</code>")?;
        let body = rest.split_once("<pre>")?.1.split("</pre>").next()?;
        Some(File::new(name, &plain(body)))
    };
    shown.filter_map(file).collect()
}

/// A text without the escapes of HTML.
fn plain(html: &str) -> String {
    let signs = [("&#60;", "<"), ("&#62;", ">"), ("&#34;", "\""), ("&#39;", "'"), ("&#38;", "&")];
    signs.iter().fold(html.trim_matches('\n').to_owned(), |text, (escape, sign)| text.replace(escape, sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> String {
        let own = "<b>File/Directory:</b> <code>.</code><p><b>License:</b> Apache-2.0 OR MIT</p>\
            <p><b>Copyright:</b> The Developers</p>\
            <b>File/Directory:</b> <code>a</code><p><b>License:</b> Apache-2.0 OR MIT</p>\
            <p><b>Copyright:</b> 2014 Ann</p><p><b>Copyright:</b> The Developers</p>\
            <b>File/Directory:</b> <code>b</code><p><b>License:</b> Unicode-3.0</p><p><b>Copyright:</b> Unicode</p>";
        let part = |name: &&str| {
            let files = ["APACHE", "MIT"].map(|licence| {
                format!("<summary><code>LICENSE-{licence}</code></summary><pre>\n{name} &#34;{licence}&#34;\n</pre>")
            });
            format!("<h3>📦 {name}-1.2.0</h3><p><b>License:</b> MIT/Apache-2.0</p>{}", files.concat())
        };
        let others = ["dlmalloc-other", "cc"].iter().chain(&PARTS).map(part).collect::<String>();
        format!("{own}<h2 id=\"out-of-tree-dependencies\">Others</h2>{others}")
    }

    #[test]
    fn the_page_of_the_toolchain_is_read() {
        let made = made("1.95.0".to_owned(), &page(), "Unicode\n").expect("the page is as always");
        assert_eq!(made.authors, ["The Developers"]);
        let texts: Vec<(&str, &str)> =
            made.texts.iter().map(|text| (text.of.as_str(), text.body.lines().next().unwrap_or_default())).collect();
        let expect = [
            ("Rust standard library 1.95.0", "MIT License"),
            (
                "the mathematics in the Rust standard library 1.95.0",
                "Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.",
            ),
            ("Unicode's tables in the Rust standard library 1.95.0", "Unicode"),
            ("cfg-if 1.2.0, in the Rust standard library 1.95.0", "cfg-if \"MIT\""),
            ("dlmalloc 1.2.0, in the Rust standard library 1.95.0", "dlmalloc \"MIT\""),
            ("hashbrown 1.2.0, in the Rust standard library 1.95.0", "hashbrown \"MIT\""),
            ("rustc-demangle 1.2.0, in the Rust standard library 1.95.0", "rustc-demangle \"MIT\""),
        ];
        assert_eq!(texts, expect);
        let lines = format!("Copyright (c) The Developers\nCopyright (c) 2014 Ann\nCopyright (c) {MUSL}\n");
        assert!(made.texts[0].body.contains(&format!("\n\n{lines}\n")), "{}", made.texts[0].body);
    }

    #[test]
    fn another_page_is_refused() {
        let refused = |page: &str| made("1.95.0".to_owned(), page, "Unicode\n").is_err();
        assert!(!refused(&page()));
        assert!(refused(""));
        assert!(refused(&page().replace("Copyright", "Owner")));
        assert!(refused(&page().replace("hashbrown-1", "brownhash-1")));
        assert!(refused(&page().replace("MIT/Apache-2.0", "MPL-2.0")));
    }

    #[test]
    fn the_version_is_the_one_that_is_pinned() {
        let version = version().expect("it is pinned");
        assert_eq!(version.split('.').count(), 3, "{version}");
    }
}
