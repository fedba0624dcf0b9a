//! Cargo features add something to a crate; none limits it to some of the games.

use crate::files::File;

/// Features that bear the name of a game or of a folder of games.
pub(crate) fn of_games(file: &File, names: &[String]) -> Vec<String> {
    if !file.path.ends_with("Cargo.toml") {
        return Vec::new();
    }
    let named = features(&file.text).filter(|feature| names.iter().any(|name| name == feature));
    named.map(|feature| format!("{}: the feature `{feature}` bears the name of a game", file.path)).collect()
}

/// The names in a manifest's `[features]` section.
fn features(manifest: &str) -> impl Iterator<Item = &str> {
    let lines = manifest.lines().skip_while(|line| *line != "[features]").skip(1);
    let lines = lines.take_while(|line| !line.starts_with('[')).filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_of_games_are_found() {
        let names = ["chess", "ludo", "lanko-88"].map(str::to_owned);
        let found = |path: &str, features: &str| {
            let manifest =
                format!("[package]\nludo = []\n[features]\n# chess = []\n{features}\n\n[lints]\nchess = 1\n");
            of_games(&File::new(path, &manifest), &names).len()
        };
        assert_eq!(found("web/Cargo.toml", "ssr = [\"yew/ssr\"]"), 0);
        assert_eq!(found("web/Cargo.toml", "ssr = [\"chess\"]\nchess = [\"rules/chess\"]"), 1);
        assert_eq!(found("crates/rules/Cargo.toml", "ludo = []\n\"lanko-88\" = []"), 2);
        assert_eq!(found("README.md", "ludo = []"), 0);
    }
}
