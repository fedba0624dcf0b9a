//! The headers that a site asks its host for, in the file `_headers` in its root, as Netlify and Cloudflare Pages read
//! it: a path a rule, and under it its headers, each on an indented line.

use std::fs;
use std::io;
use std::path::Path;

use axum::http::{HeaderName, HeaderValue};

/// The file's name.
pub const FILE: &str = "_headers";

/// The rules of a site.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeaderRules(Vec<Rule>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    /// A path from the site's root; a star at its end stands for anything.
    path: String,
    headers: Vec<(HeaderName, HeaderValue)>,
}

impl HeaderRules {
    /// The rules of the site in a folder: none, if it has no such file.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or a line is no header.
    pub fn of(site: &Path) -> io::Result<Self> {
        match fs::read_to_string(site.join(FILE)) {
            Ok(text) => Self::read(&text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(error),
        }
    }

    fn read(text: &str) -> io::Result<Self> {
        let mut rules: Vec<Rule> = Vec::new();
        let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
        for (line, number) in lines {
            let wrong = || {
                let what = format!("{FILE}:{number}: `{}` is no header of a path", line.trim());
                io::Error::new(io::ErrorKind::InvalidData, what)
            };
            if line.starts_with('/') {
                rules.push(Rule { path: line.trim().to_owned(), headers: Vec::new() });
                continue;
            }
            let (name, value) = line.trim().split_once(": ").ok_or_else(wrong)?;
            let header = (name.parse().map_err(|_| wrong())?, value.parse().map_err(|_| wrong())?);
            rules.last_mut().ok_or_else(wrong)?.headers.push(header);
        }
        Ok(Self(rules))
    }

    /// The headers for a path.
    pub fn for_path(&self, path: &str) -> impl Iterator<Item = &(HeaderName, HeaderValue)> {
        let fits = move |rule: &&Rule| match rule.path.strip_suffix('*') {
            Some(start) => path.starts_with(start),
            None => path == rule.path,
        };
        self.0.iter().filter(fits).flat_map(|rule| &rule.headers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Says nothing.\n\n/\n  A: root\n\n/v/*\n  A: kept\n  B: x: y\n\n/*\n  C: all\n";

    #[test]
    fn every_rule_that_fits_adds_its_headers() {
        let rules = HeaderRules::read(TEXT).expect("it is well formed");
        let found = |path: &str| -> Vec<String> {
            let headers = rules.for_path(path);
            headers.map(|(name, value)| format!("{name}={}", value.to_str().expect("it is ASCII"))).collect()
        };
        assert_eq!(found("/"), ["a=root", "c=all"]);
        assert_eq!(found("/v/1/app.js"), ["a=kept", "b=x: y", "c=all"]);
        assert_eq!(found("/en/"), ["c=all"]);
    }

    #[test]
    fn what_is_no_header_is_named() {
        for (text, line) in [("  A: b\n", 1), ("/\n  A b\n", 2), ("/\n\n  Ä: b\n", 3)] {
            let error = HeaderRules::read(text).expect_err("it is malformed").to_string();
            assert!(error.starts_with(&format!("_headers:{line}: ")), "{error}");
        }
    }

    #[test]
    fn a_folder_without_the_file_has_no_rules() {
        let missing = Path::new("no such folder");
        assert_eq!(HeaderRules::of(missing).expect("that is no error"), HeaderRules::default());
    }
}
