//! The folder of games that a page or its worker is for.

use super::reach;

/// What the page or the worker's script leaves for the program, and the name of what is there.
const LEFT: &str = "mustermead";
const FOLDER: &str = "folder";

/// The name of the folder; empty where none is left.
pub(crate) fn name() -> String {
    reach::part(&[LEFT, FOLDER]).and_then(|name| name.as_string()).unwrap_or_default()
}
