//! `cargo xtask notices`: writes `web/notices.txt`, which names all work of other people in the programs of the site,
//! with the texts of its licences.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::tools::process::{self, cargo, root};
use crate::tools::toolchain::WASM;
use crate::tools::trouble::Trouble;
use document::Entry;

mod document;
mod licence;
mod standard_library;
mod texts;

/// The file, from the root.
const NOTICES: &str = "web/notices.txt";
/// The package that the site's programs are built from; the worker is among what it depends on.
const PROGRAMS: &str = "web";

/// A package of somebody else that is compiled into the programs.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Package {
    name: String,
    version: String,
    /// The licence expression of its manifest; empty if it has none.
    licence: String,
}

/// What a package brings along besides its code.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Source {
    /// Its folder.
    folder: PathBuf,
    /// The authors that its manifest names.
    authors: Vec<String>,
}

/// Writes the file.
///
/// # Errors
///
/// A package cannot be read, or its licence does not allow what the site does with it.
pub(crate) fn write() -> Result<(), Trouble> {
    let packages = shipped()?;
    let metadata = metadata()?;
    let mut entries = vec![standard_library::entry()?];
    for package in &packages {
        entries.push(entry(package, &source(package, &metadata)?)?);
    }
    let path = root().join(NOTICES);
    fs::write(&path, document::text(&entries)).map_err(|error| Trouble::file("write", &path, &error))?;
    process::say(format!("{NOTICES} names {} packages.", entries.len()));
    Ok(())
}

/// The packages of other people in the programs, sorted. `cargo metadata` names more of them: it unites the features
/// that all packages of the workspace ask for, those of the prerenderer too. `cargo tree` resolves a single package, as
/// building it does.
fn shipped() -> Result<Vec<Package>, Trouble> {
    let mut tree = cargo(["tree", "--locked", "--package", PROGRAMS, "--target", WASM]);
    tree.args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}|{l}|"]);
    let mut packages = Vec::new();
    process::watch(&mut tree, |line| packages.extend(package(line)))?;
    packages.sort_by(|one: &Package, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    packages.dedup();
    if packages.iter().any(|package| package.licence.is_empty()) {
        let metadata = metadata()?;
        for package in packages.iter_mut().filter(|package| package.licence.is_empty()) {
            package.licence = licence_in_files(&source(package, &metadata)?.folder)?;
        }
    }
    Ok(packages)
}

/// The licence of a package whose manifest only names a file with one; empty where the file has other terms than those that
/// are known here.
fn licence_in_files(folder: &Path) -> Result<String, Trouble> {
    let is_mit = texts::files(folder)?.iter().any(texts::File::has_terms_of_mit);
    Ok(if is_mit { licence::MIT.to_owned() } else { String::new() })
}

/// The package on a line such as `yew v0.23.0|MIT OR Apache-2.0|`; `None` for our own, which lie in a folder.
fn package(line: &str) -> Option<Package> {
    let mut fields = line.split('|');
    let (package, licence) = (fields.next()?, fields.next()?);
    let (name, rest) = package.split_once(" v")?;
    let (version, place) = rest.split_once(" (").unwrap_or((rest, ""));
    let is_ours = Path::new(place).is_absolute();
    (!is_ours).then(|| Package { name: name.to_owned(), version: version.to_owned(), licence: licence.to_owned() })
}

/// What cargo knows of all packages.
fn metadata() -> Result<Value, Trouble> {
    let mut text = String::new();
    let mut metadata = cargo(["metadata", "--locked", "--format-version", "1", "--filter-platform", WASM]);
    process::watch(&mut metadata, |line| text.push_str(line))?;
    serde_json::from_str(&text).map_err(|error| Trouble::new(format!("cargo metadata cannot be read: {error}")))
}

/// What a package brings along, from cargo's metadata.
fn source(package: &Package, metadata: &Value) -> Result<Source, Trouble> {
    let is_it = |known: &&Value| known["name"] == *package.name && known["version"] == *package.version;
    let known = metadata["packages"].as_array().and_then(|all| all.iter().find(is_it));
    let folder = known.and_then(|known| Path::new(known["manifest_path"].as_str()?).parent());
    let authors = known.and_then(|known| known["authors"].as_array()).into_iter().flatten();
    Ok(Source {
        folder: folder
            .ok_or_else(|| Trouble::new(format!("cargo metadata does not say where {} lies", package.label())))?
            .to_owned(),
        authors: authors.filter_map(Value::as_str).map(name_of).collect(),
    })
}

/// The name of an author, without an address.
fn name_of(author: &str) -> String {
    author.split(" <").next().unwrap_or(author).trim().to_owned()
}

/// The entry of a package.
fn entry(package: &Package, source: &Source) -> Result<Entry, Trouble> {
    let label = package.label();
    let used_under = licence::chosen(&label, &package.licence)?;
    let files = texts::files(&source.folder)?;
    let texts = texts::of(&label, &used_under, &files, &source.authors)?;
    Ok(Entry {
        name: package.name.clone(),
        version: package.version.clone(),
        licence: package.licence.clone(),
        used_under,
        authors: source.authors.clone(),
        texts,
    })
}

impl Package {
    fn label(&self) -> String {
        format!("{} {}", self.name, self.version)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::document::Text;
    use super::*;

    /// Name, version and licence of what a file of notices names.
    fn heads(text: &str) -> BTreeSet<String> {
        let (packages, _) = text.split_once(document::TEXTS).expect("the file has texts");
        let lines: Vec<&str> = packages.lines().collect();
        let is_head = |pair: &&[&str]| pair[1].starts_with(document::LICENCE);
        lines.windows(2).filter(is_head).map(|pair| pair[0].to_owned() + &pair[1].replacen("    ", ", ", 1)).collect()
    }

    /// The same of packages, beside the standard library.
    fn expected(packages: &[Package], standard_library: &str) -> BTreeSet<String> {
        let heads = packages.iter().map(|package| format!("{}, Licence: {}", package.label(), package.licence));
        heads.chain([standard_library.to_owned()]).collect()
    }

    fn standard_library() -> String {
        let version = standard_library::version().expect("the version of Rust is pinned");
        format!("{} {version}, Licence: {}", standard_library::NAME, standard_library::LICENCE)
    }

    /// What a file of notices lacks and what it has too many.
    fn differences(text: &str, packages: &[Package]) -> Vec<String> {
        let (found, expected) = (heads(text), expected(packages, &standard_library()));
        let missing = expected.difference(&found).map(|head| format!("it lacks {head}"));
        missing.chain(found.difference(&expected).map(|head| format!("it names {head}"))).collect()
    }

    #[test]
    fn the_notices_name_what_ships() {
        let text = fs::read_to_string(root().join(NOTICES)).expect("the file is there");
        let packages = shipped().expect("cargo knows what ships");
        let differences = differences(&text, &packages).join("\n");
        assert!(differences.is_empty(), "{NOTICES} is out of date:\n{differences}\nRun: cargo xtask notices");
    }

    #[test]
    fn the_tree_is_that_of_the_programs() {
        let packages = shipped().expect("cargo knows what ships");
        let has = |name: &str| packages.iter().any(|package| package.name == name);
        assert!(has("yew") && has("wasm-bindgen"), "{packages:?}");
        // Ours; only for this machine; for the prerenderer; a procedural macro; to read manifests.
        for name in ["rules", "mio", "html-escape", "serde_derive", "spdx"] {
            assert!(!has(name), "{name}");
        }
        assert!(packages.is_sorted_by(|one, other| (&one.name, &one.version) < (&other.name, &other.version)));
    }

    #[test]
    fn every_difference_is_found() {
        let package = |name: &str, version: &str, licence: &str| Package {
            name: name.to_owned(),
            version: version.to_owned(),
            licence: licence.to_owned(),
        };
        let packages = [package("a", "1.0.0", "MIT"), package("b", "1.0.0", "Zlib")];
        let written = |packages: &[Package]| {
            let std = ("Rust standard library".to_owned(), standard_library::version().expect("it is pinned"));
            let all = packages.iter().map(|one| (one.name.clone(), one.version.clone(), one.licence.clone()));
            let all = [(std.0, std.1, standard_library::LICENCE.to_owned())].into_iter().chain(all);
            let entry = |(name, version, licence)| Entry {
                name,
                version,
                licence,
                used_under: vec!["MIT".to_owned()],
                authors: Vec::new(),
                texts: Vec::new(),
            };
            document::text(&all.map(entry).collect::<Vec<_>>())
        };
        let check = |changed: &[Package], expect: &[&str]| {
            assert_eq!(differences(&written(changed), &packages), expect);
        };
        check(&packages, &[]);
        check(&packages[..1], &["it lacks b 1.0.0, Licence: Zlib"]);
        let more = [&packages[..], &[package("c", "2.0.0", "ISC")]].concat();
        check(&more, &["it names c 2.0.0, Licence: ISC"]);
        let [a, b] = packages.clone();
        let other = package("b", "1.0.1", "Zlib");
        check(&[a.clone(), other], &["it lacks b 1.0.0, Licence: Zlib", "it names b 1.0.1, Licence: Zlib"]);
        let other = package("a", "1.0.0", "ISC");
        check(&[other, b], &["it lacks a 1.0.0, Licence: MIT", "it names a 1.0.0, Licence: ISC"]);
        assert!(differences(&document::text(&[]), &[])[0].starts_with("it lacks Rust standard library 1."));
    }

    #[test]
    fn a_line_of_the_tree_is_a_package_of_others_or_none() {
        let label = |line: &str| package(line).map(|one| format!("{}, {}", one.label(), one.licence));
        assert_eq!(label("yew v0.23.0|MIT OR Apache-2.0| (*)").as_deref(), Some("yew 0.23.0, MIT OR Apache-2.0"));
        assert_eq!(label("odd v1.0.0||").as_deref(), Some("odd 1.0.0, "));
        assert_eq!(label("far v1.0.0 (https://example.org/far#1)|MIT|").as_deref(), Some("far 1.0.0, MIT"));
        assert_eq!(label(&format!("web v0.1.0 ({})|MIT|", root().join("web").display())), None);
        assert_eq!(label(""), None);
    }

    #[test]
    fn a_licence_that_only_its_file_names_is_recognized() {
        let mit = texts::mit(&["Ann".to_owned()]).replace("copies of the", "copies of\n   the");
        for (name, text, expect) in [("mit", mit.as_str(), "MIT"), ("other", "Do as you like.", "")] {
            let folder = texts::tests::folder(&format!("file-{name}"), &[("LICENSE", text)]);
            assert_eq!(licence_in_files(&folder).expect("it can be read"), expect);
            fs::remove_dir_all(&folder).expect("the folder can be removed");
        }
    }

    #[test]
    fn an_entry_says_all_of_a_package() {
        let folder = texts::tests::folder("entry", &[("LICENSE-MIT", "Copyright A\r\n"), ("LICENSE-APACHE", "B")]);
        let metadata = serde_json::json!({ "packages": [
            { "name": "a", "version": "1.0.0", "manifest_path": "elsewhere/Cargo.toml", "authors": [] },
            { "name": "a", "version": "2.0.0", "manifest_path": folder.join("Cargo.toml"),
              "authors": ["Ann <ann@example.org>", "Bo"] },
        ] });
        let package = |version: &str, licence: &str| Package {
            name: "a".to_owned(),
            version: version.to_owned(),
            licence: licence.to_owned(),
        };
        let it = package("2.0.0", "MIT OR Apache-2.0");
        let source = source(&it, &metadata).expect("it is there");
        assert_eq!(source.authors, ["Ann", "Bo"]);
        let made = entry(&it, &source).expect("it has a licence");
        assert_eq!((made.name.as_str(), made.version.as_str()), ("a", "2.0.0"));
        assert_eq!(made.licence, "MIT OR Apache-2.0");
        assert_eq!(made.used_under, ["MIT"]);
        assert_eq!(made.texts, [Text { of: "a 2.0.0".to_owned(), body: "Copyright A\n".to_owned() }]);
        let refused = entry(&package("2.0.0", "GPL-3.0-only"), &source).expect_err("it is copyleft");
        assert!(refused.what().contains("a 2.0.0"), "{refused}");
        let lost = super::source(&package("3.0.0", "MIT"), &metadata).expect_err("there is no such version");
        assert!(lost.what().contains("a 3.0.0"), "{lost}");
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }
}
