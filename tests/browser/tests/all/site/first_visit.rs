//! What a first visit to the page of Laska fetches, and what that weighs on the way.

use std::fs;

use browser::{Failure, Visit, site};
use xtask::brotli;

/// The most that the page may cost in all, in bytes compressed by brotli.
const MOST: usize = 230_000;

#[test]
fn the_page_of_laska_is_light() {
    Visit::new(360, 640).run(async |page| {
        page.open("en/laska/").await?;
        page.idle().await?;
        let fetched = page
            .ask(
                "const all = performance.getEntries().filter(({ entryType }) => /navigation|resource/.test(entryType));
                 return [...new Set(all.map(({ name }) => new URL(name).pathname))]",
            )
            .await?;
        let fetched: Vec<&str> = fetched.as_array().into_iter().flatten().filter_map(|name| name.as_str()).collect();
        let mut sum = 0;
        for path in &fetched {
            let file = path.trim_start_matches('/');
            let file = if file.ends_with('/') { format!("{file}index.html") } else { file.to_owned() };
            let bytes = fs::read(site().join(&file)).map_err(|error| Failure::page(format!("{file}: {error}")))?;
            sum += brotli::compressed(&bytes).len();
        }
        assert!(fetched.iter().any(|path| path.ends_with(".wasm")), "{fetched:?}");
        // Only the words of the page's own language, and of its own game.
        let words: Vec<&&str> = fetched.iter().filter(|path| path.contains("/words/")).collect();
        assert_eq!(words.len(), 2, "{words:?}");
        assert!(words.iter().all(|path| path.contains("/words/en/")), "{words:?}");
        assert!(!fetched.iter().any(|path| path.contains("worker")), "{fetched:?}");
        assert!(sum <= MOST, "{sum} bytes in {fetched:?}");
        Ok(())
    });
}
