//! The crates of the repository, as `cargo metadata` describes them.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;

use crate::files;

/// A crate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// Its folder, from the root, with forward slashes.
    pub(crate) folder: String,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) features: Vec<String>,
}

/// A crate that another one depends on, by its own name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Whether only tests, examples and benches use it.
    pub(crate) is_for_tests: bool,
}

impl Package {
    /// A crate that depends on nothing.
    pub(crate) fn new(name: &str, folder: &str) -> Package {
        Package { name: name.to_owned(), folder: folder.to_owned(), dependencies: Vec::new(), features: Vec::new() }
    }

    pub(crate) fn manifest(&self) -> String {
        format!("{}/Cargo.toml", self.folder)
    }

    /// The folder of its source, with a slash at the end.
    pub(crate) fn source(&self) -> String {
        format!("{}/src/", self.folder)
    }

    /// What it depends on: only for tests, or otherwise.
    pub(crate) fn uses(&self, is_for_tests: bool) -> impl Iterator<Item = &str> {
        let found = self.dependencies.iter().filter(move |dependency| dependency.is_for_tests == is_for_tests);
        found.map(|dependency| dependency.name.as_str())
    }
}

/// Every crate of the repository, also those outside its workspace.
pub(crate) fn all() -> &'static [Package] {
    static ALL: LazyLock<Vec<Package>> = LazyLock::new(|| {
        let root = files::root();
        let mut packages = members(&root, "Cargo.toml");
        for file in files::all().iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
            if packages.iter().all(|package| package.manifest() != file.path) {
                packages.extend(members(&root, &file.path));
            }
        }
        packages
    });
    &ALL
}

/// The crates of the workspace that a manifest in a folder describes.
pub(crate) fn members(root: &Path, manifest: &str) -> Vec<Package> {
    let cargo = env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from);
    let mut command = Command::new(cargo);
    command.args(["metadata", "--no-deps", "--offline", "--format-version=1", "--manifest-path"]);
    let output = command.arg(root.join(manifest)).current_dir(root).output().expect("cargo can be run");
    assert!(output.status.success(), "{manifest}: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("cargo lists packages");
    packages
        .iter()
        .map(|package| read(root, package).unwrap_or_else(|| panic!("cargo says of a package: {package}")))
        .collect()
}

fn read(root: &Path, package: &Value) -> Option<Package> {
    let folder = Path::new(package["manifest_path"].as_str()?).parent()?.strip_prefix(root).ok()?;
    let folder: Vec<_> = folder.iter().map(|name| name.to_string_lossy()).collect();
    let dependencies = package["dependencies"].as_array()?.iter().map(|dependency| {
        let is_for_tests = dependency["kind"].as_str() == Some("dev");
        Some(Dependency { name: dependency["name"].as_str()?.to_owned(), is_for_tests })
    });
    Some(Package {
        name: package["name"].as_str()?.to_owned(),
        folder: folder.join("/"),
        dependencies: dependencies.collect::<Option<_>>()?,
        features: package["features"].as_object()?.keys().cloned().collect(),
    })
}

/// Workspaces for tests, which cargo reads from a temporary folder.
#[cfg(test)]
pub(crate) mod written {
    use std::fs;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    static N_FOLDERS: AtomicUsize = AtomicUsize::new(0);

    /// The crates of a workspace with these manifests, by the names of their folders. A crate `other` can be inherited
    /// by each of them, as `other.workspace = true`.
    pub(crate) fn packages(manifests: &[(&str, &str)]) -> Vec<Package> {
        let idx = N_FOLDERS.fetch_add(1, Ordering::Relaxed);
        let root = env::temp_dir().join(format!("tidy-{}-{idx}", std::process::id()));
        let names: Vec<&str> = manifests.iter().map(|(name, _)| *name).collect();
        let paths: Vec<String> = names.iter().map(|name| format!("{name} = {{ path = \"{name}\" }}\n")).collect();
        let workspace = format!("[workspace]\nmembers = {names:?}\n[workspace.dependencies]\n{}", paths.concat());
        let write = |path: &str, text: &str| {
            let path = root.join(path);
            fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder can be made");
            fs::write(path, text).expect("the file can be written");
        };
        write("Cargo.toml", &workspace);
        for (name, more) in manifests {
            write(&format!("{name}/Cargo.toml"), &format!("[package]\nname = \"{name}\"\n\n{more}"));
            write(&format!("{name}/src/lib.rs"), "");
        }
        let found = members(&root, "Cargo.toml");
        fs::remove_dir_all(&root).expect("the folder can be removed");
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[lib]\nname = \"y\"\n\n\
        [dependencies]\n# none\na.workspace = true\nb-c = { version = \"1\", features = [\n    \"d\",\n] }\n\
        e = { package = \"f\", version = \"1\" }\n\n[dependencies.h]\npackage = \"i\"\nversion = \"1\"\n\n\
        [target.'cfg(unix)'.build-dependencies]\nj = \"1\"\n\n\
        [dev-dependencies]\nk = \"1\"\n\n[target.'cfg(unix)'.dev-dependencies.l]\nversion = \"1\"\n\n\
        [features]\nm = []\n";

    #[test]
    fn a_crate_is_described_as_its_manifest_says() {
        let packages = written::packages(&[("a", ""), ("x", MANIFEST)]);
        let [a, x] = &packages[..] else { panic!("{packages:?}") };
        assert_eq!(*a, Package::new("a", "a"));
        assert_eq!((x.name.as_str(), x.folder.as_str()), ("x", "x"));
        let sorted = |is_for_tests: bool| {
            let mut names: Vec<&str> = x.uses(is_for_tests).collect();
            names.sort_unstable();
            names
        };
        assert_eq!(sorted(false), ["a", "b-c", "f", "i", "j"]);
        assert_eq!(sorted(true), ["k", "l"]);
        assert_eq!(x.features, ["m"]);
    }

    #[test]
    fn crates_outside_the_workspace_are_found() {
        let folders: Vec<&str> = all().iter().map(|package| package.folder.as_str()).collect();
        for folder in ["crates/rules", "web", "tests", "tests/fuzz"] {
            assert!(folders.contains(&folder), "{folder} is not in {folders:?}");
        }
    }
}
