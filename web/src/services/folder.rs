//! The folder of games that a page or its worker is for.

use super::reach;

/// What the page or the worker's script leaves for the program, and the name of what is there.
const LEFT: &str = "mustermead";
const FOLDER: &str = "folder";

/// The name of the folder; empty where none is left.
pub(crate) fn name() -> String {
    reach::part(&[LEFT, FOLDER]).and_then(|name| name.as_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn scripts_name_the_folder() {
        let read = |name: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap();
        assert!(read("boot.js").contains(&format!("window.{LEFT} = {{ ...found, {FOLDER}: program, ")));
        for name in ["worker.js", "classic/program.js"] {
            assert!(read(name).contains(&format!("self.{LEFT} = {{ {FOLDER}, takePart, ")), "{name}");
        }
    }
}
