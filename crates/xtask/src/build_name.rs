//! The name of the build in a site: that of the folder from which its pages fetch.

use std::fs;
use std::path::Path;

use crate::trouble::Trouble;

/// The name of the build in the folder of a site.
///
/// # Errors
///
/// It is no site.
pub(crate) fn build_of(site: &Path) -> Result<String, Trouble> {
    let page = site.join("index.html");
    let html = fs::read_to_string(&page).map_err(|error| Trouble::file("read", &page, &error))?;
    let build = html.split("data-build=\"").nth(1).and_then(|rest| rest.split('"').next());
    build.map(str::to_owned).ok_or_else(|| Trouble::new(format!("{} is no page of a site", page.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_a_site_has_no_build() {
        let error = build_of(Path::new("no such folder")).expect_err("it is no site").to_string();
        assert!(error.starts_with("cannot read no such folder"), "{error}");
    }
}
