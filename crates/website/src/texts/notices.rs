//! Other people's work in the programs, as `cargo xtask notices` lists it.

use std::path::Path;

use crate::SiteError;

/// The headings of the list and of what follows it.
const PACKAGES: &str = "Packages";
const TEXTS: &str = "Texts";
/// What lines begin with that say more of a package, and the one of them with its licence.
const MORE: &str = "    ";
const LICENCE: &str = "    Licence: ";

/// A package of somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) name: String,
    pub(crate) version: String,
    /// Its licence, as an expression of SPDX.
    pub(crate) licence: String,
}

/// The packages that a file of notices lists.
///
/// # Errors
/// If it has no list, or something in the list cannot be read.
pub(crate) fn read(path: &Path, text: &str) -> Result<Vec<Notice>, SiteError> {
    let wrong =
        |line: usize, reason: &str| SiteError::Notices { path: path.to_owned(), line, reason: reason.to_owned() };
    let n_lines = text.lines().count();
    let mut lines = text.lines().zip(1..).skip_while(|(line, _)| *line != PACKAGES);
    if lines.next().is_none() {
        return Err(wrong(n_lines, "it has no heading `Packages`"));
    }
    // The line under the heading.
    let mut lines = lines.skip(1).filter(|(line, _)| !line.is_empty()).peekable();
    let mut notices = Vec::new();
    loop {
        let (head, number) = lines.next().ok_or_else(|| wrong(n_lines, "it has no heading `Texts`"))?;
        if head == TEXTS && notices.is_empty() {
            return Err(wrong(number, "there are no packages before this"));
        }
        if head == TEXTS {
            return Ok(notices);
        }
        if head.starts_with(MORE) {
            return Err(wrong(number, "this line belongs to no package"));
        }
        let is_version = |version: &str| version.starts_with(|sign: char| sign.is_ascii_digit());
        let (name, version) = head
            .rsplit_once(' ')
            .filter(|(_, version)| is_version(version))
            .ok_or_else(|| wrong(number, "here is no name of a package with its version"))?;
        let mut licence = None;
        while let Some((line, _)) = lines.next_if(|(line, _)| line.starts_with(MORE)) {
            licence = licence.or(line.strip_prefix(LICENCE));
        }
        let licence = licence.ok_or_else(|| wrong(number, "this package has no licence"))?;
        notices.push(Notice { name: name.to_owned(), version: version.to_owned(), licence: licence.to_owned() });
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// The packages of a list with these lines.
    fn list(lines: &str) -> Result<Vec<String>, String> {
        file(&format!("Title\n=====\n\nAbout.\n\nPackages\n--------\n\n{lines}\nTexts\n-----\n\nx 1\n"))
    }

    fn file(text: &str) -> Result<Vec<String>, String> {
        let shown = |notice: Notice| format!("{}|{}|{}", notice.name, notice.version, notice.licence);
        let notices = read(Path::new("web/notices.txt"), text).map_err(|error| error.to_string())?;
        Ok(notices.into_iter().map(shown).collect())
    }

    #[track_caller]
    fn check_wrong(found: Result<Vec<String>, String>, expect: &str) {
        assert_eq!(found, Err(format!("web/notices.txt:{expect}")));
    }

    const TWO: &str =
        "a b 1.0.0\n    Licence: MIT OR Zlib\n    Text: 1\n\nc-d 0.2.0+x\n    Licence: ISC\n    Text: 2\n";

    #[test]
    fn packages_are_read_with_their_licences() {
        let expect = ["a b|1.0.0|MIT OR Zlib", "c-d|0.2.0+x|ISC"];
        assert_eq!(list(TWO), Ok(expect.map(str::to_owned).to_vec()));
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_line() {
        check_wrong(list(""), "10: there are no packages before this");
        check_wrong(list("a\n    Licence: MIT\n"), "9: here is no name of a package with its version");
        check_wrong(list("a b\n    Licence: MIT\n"), "9: here is no name of a package with its version");
        check_wrong(list(&format!("{TWO}\ne 1.0.0\n    Text: 1\n")), "17: this package has no licence");
        check_wrong(list("    Licence: MIT\n"), "9: this line belongs to no package");
        check_wrong(file(""), "0: it has no heading `Packages`");
        check_wrong(file("Title\n"), "1: it has no heading `Packages`");
        check_wrong(file(&format!("Packages\n--------\n{TWO}")), "9: it has no heading `Texts`");
    }

    #[test]
    fn the_file_of_this_project_is_read() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/notices.txt");
        let text = fs::read_to_string(&path).expect("the file is there");
        let notices = read(&path, &text).expect("it is well formed");
        assert_eq!(notices[0].name, "Rust standard library");
        assert!(notices.iter().any(|notice| notice.name == "yew" && notice.licence == "MIT OR Apache-2.0"));
        assert_eq!(text.matches("\n    Licence: ").count(), notices.len());
    }
}
