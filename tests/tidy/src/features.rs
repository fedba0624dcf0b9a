//! Cargo features add something to a crate; none limits it to some of the games.

use crate::workspace::Package;

/// Features that bear the name of a game or of a folder of games.
pub(crate) fn of_games(package: &Package, names: &[String]) -> Vec<String> {
    let named = package.features.iter().filter(|feature| names.contains(feature));
    named.map(|feature| format!("{}: the feature `{feature}` bears the name of a game", package.manifest())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::written;

    #[test]
    fn features_of_games_are_found() {
        let names = ["chess", "ludo", "lanko-88"].map(str::to_owned);
        let found = |features: &str| {
            let manifest = format!(
                "[package.metadata]\nludo = []\n[features]\n# chess = []\n{features}\n\n[lints.clippy]\nludo = \"warn\"\n"
            );
            of_games(&written::packages(&[("web", &manifest)])[0], &names)
        };
        assert_eq!(found("ssr = [\"x\"]\nx = []"), Vec::<String>::new());
        let named = |name: &str| format!("web/Cargo.toml: the feature `{name}` bears the name of a game");
        assert_eq!(found("ssr = [\"chess\"]\nchess = []"), [named("chess")]);
        assert_eq!(found("ludo = []\n\"lanko-88\" = []"), [named("lanko-88"), named("ludo")]);
    }
}
