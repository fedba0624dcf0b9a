//! The cargo features that limit a program to the games of one folder.

use crate::files::File;

/// A manifest with a feature for each folder.
struct Manifest {
    path: &'static str,
    /// The definition of a folder's feature in that manifest.
    line: fn(&str) -> String,
}

const MANIFESTS: [Manifest; 2] = [
    Manifest { path: "crates/rules/Cargo.toml", line: |folder| format!("{folder} = []") },
    Manifest { path: "web/Cargo.toml", line: |folder| format!("{folder} = [\"rules/{folder}\"]") },
];
/// Features with other purposes.
const OTHERS: [&str; 2] = ["evaluate", "ssr"];

/// Missing features, and features of folders that no longer exist.
pub(crate) fn wrong(folders: &[String], files: &[File]) -> Vec<String> {
    MANIFESTS.iter().flat_map(|manifest| wrong_in(manifest, folders, files)).collect()
}

fn wrong_in(Manifest { path, line }: &Manifest, folders: &[String], files: &[File]) -> Vec<String> {
    let text = files.iter().find(|file| file.path == *path).map(|file| file.text.as_str());
    let features: Vec<&str> = features(text.unwrap_or_default()).collect();
    let expected: Vec<String> = folders.iter().map(|folder| line(folder)).collect();
    let lacking = expected.iter().filter(|line| !features.contains(&line.as_str()));
    let lacking = lacking.map(|line| format!("{path}: under [features] there is no line `{line}`"));
    let is_other = |line: &str| OTHERS.iter().any(|other| line.split(" = ").next() == Some(other));
    let left = features.iter().filter(|line| !is_other(line) && expected.iter().all(|expected| expected != *line));
    let left = left.map(|line| format!("{path}: no folder of games has the feature `{line}`"));
    lacking.chain(left).collect()
}

/// The lines of a manifest's `[features]` section.
fn features(manifest: &str) -> impl Iterator<Item = &str> {
    let lines = manifest.lines().skip_while(|line| *line != "[features]").skip(1);
    lines.take_while(|line| !line.starts_with('[')).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rules: &str, web: &str) -> Vec<String> {
        let manifest =
            |features: &str| format!("[package]\nludo = []\n[features]\n# Each.\n{features}\n\n[lints]\nx = 1\n");
        let files = [("crates/rules/Cargo.toml", rules), ("web/Cargo.toml", web)]
            .map(|(path, text)| File::new(path, &manifest(text)));
        wrong(&["chess", "ludo"].map(str::to_owned), &files)
    }

    #[test]
    fn wrong_features_are_found() {
        let (rules, web) =
            ("chess = []\nludo = []", "chess = [\"rules/chess\"]\nludo = [\"rules/ludo\"]\nssr = [\"x\"]");
        assert_eq!(found(rules, web), Vec::<String>::new());
        assert_eq!(
            found("chess = []", web),
            ["crates/rules/Cargo.toml: under [features] there is no line `ludo = []`"]
        );
        assert_eq!(
            found(rules, &web.replace("rules/ludo", "rules/chess")),
            [
                "web/Cargo.toml: under [features] there is no line `ludo = [\"rules/ludo\"]`",
                "web/Cargo.toml: no folder of games has the feature `ludo = [\"rules/chess\"]`"
            ]
        );
        assert_eq!(
            found(&format!("{rules}\nhalma = []"), web),
            ["crates/rules/Cargo.toml: no folder of games has the feature `halma = []`"]
        );
        assert_eq!(wrong(&["ludo".to_owned()], &[]).len(), 2);
    }
}
