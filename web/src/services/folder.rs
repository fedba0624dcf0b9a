//! The folder of games that a page or its worker is for.

use super::provided::PROVIDED;
use super::reach;

/// Its name in what the page or the worker's script leaves for the program.
const FOLDER: &str = "folder";

/// The name of the folder; empty where none is left.
pub(crate) fn name() -> String {
    reach::part(&[PROVIDED, FOLDER]).and_then(|name| name.as_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn scripts_name_the_folder() {
        let read = |name: &str| {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts").join(name);
            let script = fs::read_to_string(path).expect("it is one of the scripts");
            script.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let (boot, worker) = (read("page/boot.js"), read("worker/worker.js"));
        assert!(boot.contains(&format!("window.{PROVIDED} = {{ ...found, {FOLDER}: program, ")), "{boot}");
        assert!(worker.contains(&format!("self.{PROVIDED} = {{ {FOLDER}, takePart, ")), "{worker}");
    }
}
