//! The downloads of a first visit to the Laska page until somebody's first touch, and their size.

use std::fs;

use browser::{BrowserSession, Failure, site};
use xtask::build::compression::Coding;

/// The size budget of the page in all, in bytes compressed with brotli: 300 of them name files by what is in them, so that an
/// update costs what has changed, 500 start the program in pieces, and boards with light take 1,500.
const MOST: usize = 191_900;

#[test]
fn the_page_of_laska_is_light() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let fetched = page
            .ask(
                "const all = performance.getEntries().filter(({ entryType }) => /navigation|resource/.test(entryType));
                 return [...new Set(all.map(({ name }) => new URL(name).pathname))]",
            )
            .await?;
        let fetched: Vec<&str> = fetched.as_array().into_iter().flatten().filter_map(|name| name.as_str()).collect();
        // What a turn takes travels while somebody looks at the board.
        let is_early = |path: &&str| !["/play.wasm", "/rest.wasm"].iter().any(|layer| path.ends_with(layer));
        let fetched: Vec<&str> = fetched.into_iter().filter(is_early).collect();
        let mut sum = 0;
        for path in &fetched {
            let file = path.trim_start_matches('/');
            let file = if file.ends_with('/') { format!("{file}index.html") } else { file.to_owned() };
            let bytes = fs::read(site().join(&file)).map_err(|error| Failure::page(format!("{file}: {error}")))?;
            sum += Coding::Brotli.compressed(&bytes).len();
        }
        // Two files of code: what every table needs, and what this one does.
        let mut code: Vec<&str> = fetched.iter().filter(|path| path.ends_with(".wasm")).copied().collect();
        code.sort_unstable_by_key(|path| path.matches('/').count());
        assert!(
            matches!(&code[..], [all, own] if all.ends_with("/app_bg.wasm") && own.ends_with("/laska/games.wasm")),
            "{code:?}"
        );
        // Only the messages in the page's language, and for its own game.
        let words: Vec<&&str> = fetched.iter().filter(|path| path.contains("/words/")).collect();
        assert_eq!(words.len(), 2, "{words:?}");
        assert!(words.iter().all(|path| path.contains("/words/en/")), "{words:?}");
        assert!(!fetched.iter().any(|path| path.contains("worker")), "{fetched:?}");
        assert!(sum <= MOST, "{sum} bytes in {fetched:?}");
        Ok(())
    });
}
