//! `cargo xtask release`: one archive with a built site and what whoever puts it up has to know.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::build::archive::{self, Files};
use crate::build::dist::{self, Target};
use crate::build::edition_name::edition_of;
use crate::build::lock::BuildLock;
use crate::build::precompressed;
use crate::tools::process::{root, say};
use crate::tools::trouble::Trouble;
use sha2::{Digest, Sha256};

/// Where archives go.
const FOLDER: &str = "target/release-files";
/// The list of checksums, in the archive and beside it.
const SUMS: &str = "SHA256SUMS";
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The page for whoever unpacks it.
const README: &str = include_str!("release_readme.txt");
/// Files of the repository that go along, with their names in the archive.
const ALONG: [(&str, &str); 5] = [
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("web/notices.txt", "NOTICES.txt"),
    ("docs/hosting.md", "hosting.md"),
    ("docs/hosting/github-pages.yml", "hosting/github-pages.yml"),
];

/// Builds the site and packs it.
///
/// # Errors
///
/// The site cannot be built, or the archive cannot be written.
pub(crate) fn release(target: &Target) -> Result<(), Trouble> {
    // Until the site is packed.
    let lock = BuildLock::acquire()?;
    dist::build(&lock, target)?;
    let site = dist::folder();
    let name = format!("mustermead-{VERSION}-{}", edition_of(&site)?);
    let folder = root().join(FOLDER);
    fs::create_dir_all(&folder).map_err(|error| Trouble::file("make", &folder, &error))?;
    let path = folder.join(format!("{name}.zip"));
    let zip = archive::zip(&name, &contents(&site, target.address.as_deref())?);
    let zip = zip.map_err(|error| Trouble::new(format!("cannot pack {}: {error}", path.display())))?;
    fs::write(&path, zip).map_err(|error| Trouble::file("write", &path, &error))?;
    let beside = sums(&archives(&folder)?);
    let sums = folder.join(SUMS);
    fs::write(&sums, beside).map_err(|error| Trouble::file("write", &sums, &error))?;
    say(format!("{}\n{}", path.display(), sums.display()));
    Ok(())
}

/// What is in the archive of a site.
fn contents(site: &Path, address: Option<&str>) -> Result<Files, Trouble> {
    let mut files = Files::new();
    for path in precompressed::files(site).map_err(|error| Trouble::file("read", site, &error))? {
        let below = path.strip_prefix(site).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        files.insert(format!("dist/{below}"), read(&path)?);
    }
    for (path, name) in ALONG {
        files.insert(name.to_owned(), read(&root().join(path))?);
    }
    files.insert("README.txt".to_owned(), readme(&edition_of(site)?, address).into_bytes());
    let sums = sums(&files);
    files.insert(SUMS.to_owned(), sums.into_bytes());
    Ok(files)
}

fn read(path: &Path) -> Result<Vec<u8>, Trouble> {
    fs::read(path).map_err(|error| Trouble::file("read", path, &error))
}

fn readme(edition: &str, address: Option<&str>) -> String {
    let address = match address {
        Some(address) => {
            format!("This site was built for the address {address} and tells it to search engines. Put it there.")
        }
        None => "This site was built without an address and runs at any. What only a site that knows its address has\n\
                 (pictures for links, a sitemap), hosting.md tells."
            .to_owned(),
    };
    let line = "=".repeat("Mustermead ".len() + VERSION.len());
    README
        .replace("{version}", VERSION)
        .replace("{line}", &line)
        .replace("{edition}", edition)
        .replace("{address}", &address)
}

/// The checksums of files, as `sha256sum --check` reads them.
fn sums(files: &Files) -> String {
    let mut out = String::new();
    for (path, bytes) in files {
        for byte in Sha256::digest(bytes) {
            write!(out, "{byte:02x}").expect("writing to a string does not fail");
        }
        writeln!(out, "  {path}").expect("writing to a string does not fail");
    }
    out
}

/// The archives in the folder, this one and those before.
fn archives(folder: &Path) -> Result<Files, Trouble> {
    let paths = precompressed::files(folder).map_err(|error| Trouble::file("read", folder, &error))?;
    let zips = paths.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "zip"));
    zips.map(|path| Ok((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), read(&path)?))).collect()
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    /// The site of a build, in a folder of its own.
    fn site() -> std::path::PathBuf {
        let site = env::temp_dir().join(format!("mustermead-release-{}", std::process::id()));
        fs::create_dir_all(site.join("v/0123456789ab")).expect("a temporary folder can be made");
        fs::write(site.join("sw.js"), "const EDITION=\"0123456789ab\";").expect("it can be written");
        fs::write(site.join("v/0123456789ab/boot.js"), "import").expect("it can be written");
        site
    }

    #[test]
    fn an_archive_has_the_site_and_what_one_has_to_know() {
        let site = site();
        let files = contents(&site, None).expect("everything is there");
        fs::remove_dir_all(&site).expect("the folder can be removed");
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        let expect = [
            "LICENSE-APACHE",
            "LICENSE-MIT",
            "NOTICES.txt",
            "README.txt",
            "SHA256SUMS",
            "dist/sw.js",
            "dist/v/0123456789ab/boot.js",
            "hosting.md",
            "hosting/github-pages.yml",
        ];
        assert_eq!(names, expect);
        let text = |name: &str| String::from_utf8(files[name].clone()).expect("it is text");
        let sums = text("SHA256SUMS");
        assert_eq!(sums.lines().count(), expect.len() - 1);
        // The checksum of the text `import`.
        let script = "d942f64886578d8747312e368ed92d9f6b2a8d45556f0f924e2444fe911d15af";
        assert!(sums.contains(&format!("{script}  dist/v/0123456789ab/boot.js\n")), "{sums}");
        assert!(!text("README.txt").contains('{'), "everything is filled in");
    }

    #[test]
    fn the_page_for_whoever_unpacks_it_names_what_it_is() {
        for (address, expect) in
            [(None, "runs at any"), (Some("https://example.org/"), "the address https://example.org/ ")]
        {
            let text = readme("0123456789ab", address);
            assert!(text.starts_with(&format!("Mustermead {VERSION}\n====")), "{text}");
            assert!(text.contains("0123456789ab") && text.contains(expect), "{text}");
            // One page, on any screen.
            assert!(text.lines().count() < 60, "{text}");
            assert_eq!(text.lines().find(|line| line.chars().count() > 120), None);
            for (_, name) in ALONG {
                let name = name.split('/').next().unwrap_or_default();
                assert!(text.contains(name), "{name}");
            }
        }
    }
}
