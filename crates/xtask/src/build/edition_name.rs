//! The name of the edition in a site: that of all its pages and files together.

use std::fs;
use std::path::Path;

use crate::tools::trouble::Trouble;

/// The name of the edition in the folder of a site, as its service worker knows it.
///
/// # Errors
///
/// It is no site.
pub(crate) fn edition_of(site: &Path) -> Result<String, Trouble> {
    let worker = site.join("sw.js");
    let script = fs::read_to_string(&worker).map_err(|error| Trouble::file("read", &worker, &error))?;
    let edition = script.split("EDITION=\"").nth(1).and_then(|rest| rest.split('"').next());
    edition.map(str::to_owned).ok_or_else(|| Trouble::new(format!("{} is no worker of a site", worker.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_a_site_has_no_edition() {
        let error = edition_of(Path::new("no such folder")).expect_err("it is no site").to_string();
        assert!(error.starts_with("cannot read no such folder"), "{error}");
    }
}
