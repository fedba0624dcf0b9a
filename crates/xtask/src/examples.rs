//! Which packages have examples in their documentation: only these are worth the time that it takes to test them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::root;

/// Where packages with libraries are.
const PACKAGES: [&str; 3] = ["crates", "tests", "."];

/// The names of the packages that have examples, in order.
pub(crate) fn packages() -> Vec<String> {
    let mut names = Vec::new();
    for folder in PACKAGES.iter().flat_map(|folder| fs::read_dir(root().join(folder)).into_iter().flatten().flatten()) {
        let folder = folder.path();
        let sources = folder.join("src");
        if let Some(name) = folder.file_name().filter(|_| sources.join("lib.rs").is_file() && has_example(&sources)) {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    names
}

fn has_example(path: &Path) -> bool {
    let Ok(entries) = fs::read_dir(path) else {
        let is_rust = path.extension().is_some_and(|ending| ending == "rs");
        return is_rust && fs::read_to_string(path).is_ok_and(|text| is_in(&text));
    };
    let inner: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    inner.iter().any(|path| has_example(path))
}

/// Whether some documentation has a block of code that rustdoc takes for Rust.
fn is_in(text: &str) -> bool {
    let fences = text.lines().filter_map(|line| {
        let line = line.trim_start();
        let said = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
        said.trim_start().strip_prefix("```")
    });
    // Every second fence ends a block.
    fences.step_by(2).any(|language| !language.starts_with("text") && !language.starts_with("ignore"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_seen() {
        assert!(is_in("/// ```\n/// let a = 1;\n/// ```\nfn a() {}"));
        assert!(is_in("//! ```no_run\n//! ```"));
        assert!(!is_in("/// ```text\n/// a\n/// ```\n// ```\nlet fence = \"```\";"));
        assert!(packages().contains(&"xtask".to_owned()), "its head has one");
    }
}
