//! What a site cannot be made without.

use super::*;

#[test]
fn what_is_missing_is_named() {
    let without = |key: &str, subject: &str| {
        let mut sources = sources();
        let path = PathBuf::from(format!("i18n/ar/{subject}.ftl"));
        let source = sources.iter_mut().find(|source| source.path == path).expect("the file is there");
        let lines = source.text.lines().filter(|line| !line.starts_with(&format!("{key} = ")));
        source.text = lines.flat_map(|line| [line, "\n"]).collect();
        match composed(&output(), sources, Languages::Real) {
            Err(SiteError::Message { path: told, key, .. }) => {
                assert_eq!(told, path);
                key
            }
            other => panic!("{:?}", other.map(|files| files.into_keys().collect::<Vec<_>>())),
        }
    };
    let game = format!("{}-page-description", Portal::ids()[0]);
    for (key, subject) in [("page-tagline", "portal"), ("page-crash-why", "portal"), (game.as_str(), GAMES)] {
        assert_eq!(without(key, subject), key);
    }
}

#[test]
fn files_that_are_missing_are_named() {
    let mut sources = sources();
    sources.retain(|source| source.path.as_path() != Path::new("i18n/ar/games.ftl"));
    let lacking = composed(&output(), sources, Languages::Real).map(drop);
    assert_eq!(lacking, Err(SiteError::NoMessages(PathBuf::from("i18n/ar/games.ftl"))));
    let game = Path::new("learn/ar").join(Portal::ids()[0]).with_extension("md");
    for lost in [game.as_path(), Path::new("i18n/en/prose/about.md")] {
        let mut sources = self::sources();
        sources.retain(|source| source.path != lost);
        let lacking = composed(&output(), sources, Languages::Real).map(drop).unwrap_err();
        assert_eq!(lacking, SiteError::NoMessages(lost.to_owned()));
        assert_eq!(lacking.to_string(), format!("there is no {}; write it", lost.display()));
    }
    let program = assets::parts().chain(["app.js", "app_bg.wasm"].map(str::to_owned));
    let program = program.map(|path| format!("program/{path}"));
    for path in program.chain(["shared/boot.js", "shared/a.css", "shared/ludo.css"].map(str::to_owned)) {
        let mut fewer = output();
        fewer.remove(&path);
        assert_eq!(composed(&fewer, self::sources(), Languages::Real).map(drop), Err(SiteError::NotBuilt(path)));
    }
    let malformed = vec![source("en", "portal", "page-name Mustermead\n")];
    assert!(matches!(composed(&output(), malformed, Languages::Real), Err(SiteError::Messages { .. })));
}
