//! The recipes, as the page about hosting has them.

use std::fs;
use std::path::{Path, PathBuf};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The page about hosting.
pub(crate) fn text() -> String {
    read(&docs().join("hosting.md"))
}

/// The workflow for GitHub Pages.
pub(crate) fn workflow() -> String {
    read(&docs().join("hosting/github-pages.yml"))
}

/// The recipe under a heading: the block of code in that language.
pub(crate) fn recipe(heading: &str, language: &str) -> String {
    let text = text();
    let (_, section) = text.split_once(&format!("\n### {heading}\n")).expect("there is a recipe");
    let (_, code) = section.split_once(&format!("\n```{language}\n")).expect("it has code");
    code.split_once("\n```\n").expect("the code ends").0.to_owned() + "\n"
}

/// A recipe with something replaced that every reader has to replace; it stands there exactly once.
pub(crate) fn replaced(recipe: &str, what: &str, by: &str) -> String {
    assert_eq!(recipe.matches(what).count(), 1, "`{what}` in\n{recipe}");
    recipe.replace(what, by)
}
