//! Where the site under test is, and what is in it.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The site under test, in the repository: `dist/` with a pseudo-language.
const SITE: &str = "target/site-under-test";

/// The environment variable with another folder in its place, from the repository.
const OTHER_SITE: &str = "MUSTERMEAD_SITE";

/// The folder of the site under test.
#[must_use]
pub fn site() -> PathBuf {
    repository().join(env::var_os(OTHER_SITE).map_or_else(|| SITE.into(), PathBuf::from))
}

/// The address of every page of the site, relative to its root: empty for the first page, `en/laska/` for another.
///
/// # Panics
///
/// When the site has not been built.
#[must_use]
pub fn addresses() -> Vec<String> {
    fn collect(folder: &Path, address: &str, out: &mut Vec<String>) {
        if folder.join("index.html").is_file() {
            out.push(address.to_owned());
        }
        for entry in fs::read_dir(folder).expect("the site was built").flatten().filter(|entry| entry.path().is_dir()) {
            let inner = format!("{address}{}/", entry.file_name().to_string_lossy());
            collect(&entry.path(), &inner, out);
        }
    }
    let mut all = Vec::new();
    collect(&site(), "", &mut all);
    all.sort();
    all
}

/// The root of the repository.
pub(crate) fn repository() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).expect("this package lies two folders below the root").to_owned()
}
