//! The texts of licences that come with a package.

use std::fs;
use std::path::Path;

use super::document::Text;
use super::licence::{ACCEPTED, MIT};
use crate::tools::trouble::Trouble;

/// How the names of files with licences begin, in capitals.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "COPYRIGHT", "UNLICENSE"];
/// How those of them begin that say whose work it is, but not what is allowed.
const NO_TERMS: [&str; 2] = ["NOTICE", "COPYRIGHT"];
/// Folders of a package that are not compiled into programs.
const ASIDE: [&str; 3] = ["benches", "examples", "tests"];

/// The terms of the MIT licence, as SPDX has them.
const TERMS: &str = "\
Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
";

/// A file with a licence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct File {
    /// Its name, without its folder.
    pub(super) name: String,
    /// Its content, with line ends as everywhere.
    pub(super) body: String,
}

impl File {
    pub(super) fn new(name: &str, text: &str) -> File {
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let body = lines.join("\n");
        File { name: name.to_owned(), body: format!("{}\n", body.trim_matches('\n')) }
    }

    /// Whether it has all terms of the MIT licence, however its lines are broken.
    pub(super) fn has_terms_of_mit(&self) -> bool {
        let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        plain(&self.body).contains(&plain(TERMS))
    }

    /// The licences that its name says it is for; none for a name such as `LICENSE`.
    fn licences(&self) -> Vec<&'static str> {
        let name = self.name.to_uppercase();
        let is_named = |word: &str| name.contains(word);
        let named = ACCEPTED.iter().filter(|licence| licence.in_names.iter().any(|word| is_named(word)));
        named.map(|licence| licence.id).collect()
    }

    /// Whether it belongs to one of these licences, or to all.
    fn is_for(&self, used_under: &[String]) -> bool {
        let licences = self.licences();
        licences.is_empty() || used_under.iter().any(|used| licences.contains(&used.as_str()))
    }

    /// Whether it may be the text of this licence.
    fn covers(&self, licence: &str) -> bool {
        let licences = self.licences();
        let name = self.name.to_uppercase();
        let is_any = licences.is_empty() && !NO_TERMS.iter().any(|begin| name.starts_with(begin));
        is_any || licences.contains(&licence)
    }
}

/// The files with licences in a package's folder, sorted by path. Code of others that a package has taken over has its
/// own below.
pub(super) fn files(folder: &Path) -> Result<Vec<File>, Trouble> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<File>) -> Result<(), Trouble> {
    let failed = |error| Trouble::file("read", folder, &error);
    let entries = fs::read_dir(folder).map_err(failed)?.collect::<Result<Vec<_>, _>>().map_err(failed)?;
    let mut names: Vec<String> = entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    for name in names {
        let path = folder.join(&name);
        if path.is_dir() {
            if !ASIDE.contains(&name.as_str()) {
                collect(&path, files)?;
            }
        } else if is_of_licence(&name) {
            let text = fs::read_to_string(&path).map_err(|error| Trouble::file("read", &path, &error))?;
            files.push(File::new(&name, &text));
        }
    }
    Ok(())
}

/// Whether a file has a licence by its name. Code that deals with licences has such names too.
fn is_of_licence(name: &str) -> bool {
    let name = name.to_uppercase();
    let (_, extension) = name.rsplit_once('.').unwrap_or_default();
    extension != "RS" && NAMES.iter().any(|begin| name.starts_with(begin))
}

/// The texts of a package: those of its files that belong to the licences it is used under, and the standard text of
/// the MIT licence if it has no file for this.
///
/// # Errors
///
/// The text of another licence is missing.
pub(super) fn of(
    package: &str,
    used_under: &[String],
    files: &[File],
    authors: &[String],
) -> Result<Vec<Text>, Trouble> {
    let wanted = files.iter().filter(|file| file.is_for(used_under));
    let mut texts: Vec<Text> = wanted.map(|file| Text { of: package.to_owned(), body: file.body.clone() }).collect();
    for licence in used_under.iter().filter(|licence| !files.iter().any(|file| file.covers(licence))) {
        if licence != MIT {
            return Err(Trouble::new(format!("{package} comes without the text of its licence {licence}")));
        }
        let whose = if authors.is_empty() { format!("the authors of {package}") } else { authors.join(", ") };
        let of = format!("{package} (the standard text, with the authors that it names)");
        texts.push(Text { of, body: mit(&[whose]) });
    }
    Ok(texts)
}

/// The MIT licence with a line for each of the holders of the copyright.
pub(super) fn mit(holders: &[String]) -> String {
    let lines: String = holders.iter().map(|holder| format!("Copyright (c) {holder}\n")).collect();
    format!("MIT License\n\n{lines}\n{TERMS}")
}

#[cfg(test)]
pub(super) mod tests {
    use std::env;
    use std::path::PathBuf;

    use super::*;

    /// A temporary folder with these files.
    pub(in crate::notices) fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = env::temp_dir().join(format!("mustermead-notices-{name}-{}", std::process::id()));
        for (path, text) in files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("it lies in the folder")).expect("a folder can be made");
            fs::write(path, text).expect("a file can be written");
        }
        folder
    }

    fn bodies(used_under: &[&str], files: &[(&str, &str)], authors: &[&str]) -> Result<Vec<String>, String> {
        let owned = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
        let files: Vec<File> = files.iter().map(|(name, text)| File::new(name, text)).collect();
        let texts = of("a 1.0.0", &owned(used_under), &files, &owned(authors));
        let texts = texts.map_err(|trouble| trouble.what().to_owned())?;
        Ok(texts.into_iter().map(|text| text.body).collect())
    }

    #[track_caller]
    fn check(used_under: &[&str], files: &[(&str, &str)], expect: &[&str]) {
        let expect: Vec<String> = expect.iter().map(|body| format!("{body}\n")).collect();
        assert_eq!(bodies(used_under, files, &[]), Ok(expect));
    }

    #[test]
    fn the_files_of_the_chosen_licences_are_taken() {
        let two = [("LICENSE-APACHE", "apache"), ("LICENSE-MIT", "mit")];
        check(&["MIT"], &two, &["mit"]);
        check(&["Apache-2.0"], &two, &["apache"]);
        check(&["BSL-1.0"], &[("LICENSE-APACHE", "apache"), ("LICENSE-BOOST", "boost")], &["boost"]);
        check(&["MIT"], &[("LICENSE", "any"), ("NOTICE.txt", "thanks")], &["any", "thanks"]);
        check(&["MIT"], &[("COPYING", "any"), ("LICENSE-MIT", "mit"), ("UNLICENSE", "un")], &["any", "mit"]);
        check(&["MIT", "Unicode-3.0"], &[("license-mit.md", "mit"), ("LICENSE-UNICODE", "uni")], &["mit", "uni"]);
    }

    #[test]
    fn a_missing_text_is_the_standard_one_of_mit_or_an_error() {
        let found = bodies(&["MIT"], &[("LICENSE-APACHE", "apache"), ("NOTICE", "thanks")], &["Ann", "Bo"]);
        let found = found.expect("the standard text is known");
        assert_eq!(found[0], "thanks\n");
        assert!(found[1].starts_with("MIT License\n\nCopyright (c) Ann, Bo\n\nPermission is"), "{found:?}");
        assert!(found[1].ends_with("IN THE SOFTWARE.\n") && found.len() == 2, "{found:?}");
        let found = bodies(&["MIT"], &[("COPYRIGHT", "of Ann")], &["Ann"]).expect("the standard text is known");
        assert!(found[0] == "of Ann\n" && found[1].contains("Permission is"), "{found:?}");
        let found = bodies(&["MIT"], &[], &[]).expect("the standard text is known");
        assert!(found[0].contains("Copyright (c) the authors of a 1.0.0\n"), "{found:?}");
        let expect = "a 1.0.0 comes without the text of its licence Zlib";
        assert_eq!(bodies(&["Zlib"], &[("LICENSE-MIT", "mit")], &["Ann"]), Err(expect.to_owned()));
    }

    #[test]
    fn files_are_found_in_every_folder_that_is_compiled() {
        let all = [
            ("LICENSE-MIT", "\r\nA  \r\n\r\nB\r\n\r\n"),
            ("README.md", "no"),
            ("copying.md", "C"),
            ("src/licenses.rs", "no"),
            ("src/spin/LICENSE", "D"),
            ("tests/LICENSE", "no"),
        ];
        let folder = folder("files", &all);
        let found = files(&folder).expect("the folder can be read");
        let expect = [("LICENSE-MIT", "A\n\nB\n"), ("copying.md", "C\n"), ("LICENSE", "D\n")];
        assert_eq!(found, expect.map(|(name, body)| File { name: name.to_owned(), body: body.to_owned() }));
        fs::remove_dir_all(&folder).expect("the folder can be removed");
        assert!(files(&folder).is_err());
    }
}
