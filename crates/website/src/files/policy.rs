//! The content security policy of the pages.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// In every page without a table, as a meta tag: everything comes from the site itself, there are no inline styles and no inline scripts
/// but those that are allowed, and nothing but wasm is compiled at run time. An image may also be what the page has just
/// drawn: a PNG of the board is made from its SVG so.
#[must_use]
pub fn page(scripts: &[&str]) -> String {
    let scripts: String = scripts.iter().map(|script| format!(" {}", source(script))).collect();
    format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'{scripts}; img-src 'self' blob:; object-src 'none'; \
         base-uri 'none'; form-action 'none'"
    )
}

/// In every page with a table: there the computer's worker may also come from the page itself, as in a page without an
/// origin and in one from disk, where no file can be a worker.
#[must_use]
pub fn table(scripts: &[&str]) -> String {
    format!("{}; worker-src 'self' blob:", page(scripts))
}

/// Said by a header, since meta tags cannot say it: no other page may embed the page.
pub const UNFRAMED: &str = "frame-ancestors 'self'";

/// Said by a header for the pages that are meant to be embedded.
pub const FRAMED: &str = "frame-ancestors *";

/// The policy of a page with one script and one style inside it, which fetches nothing else: of this site it may ask
/// what is there.
pub(crate) fn of_inline(script: &str, style: &str) -> String {
    let [script, style] = [script, style].map(source);
    format!(
        "default-src 'none'; script-src {script}; style-src {style}; connect-src 'self'; img-src 'self'; \
         base-uri 'none'; form-action 'none'"
    )
}

/// The text of a script or style as a source that a policy allows: its hash.
fn source(text: &str) -> String {
    format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTING: &str = include_str!("../../../../docs/hosting.md");

    /// Every hosting recipe has the policy of headers, both for embedded pages and for all others, and leaves the rest to
    /// the pages: the script that they allow may change with every build.
    #[test]
    fn the_recipes_say_who_may_show_a_page() {
        let (_, recipes) = HOSTING.split_once("\n## Headers\n").expect("there are recipes");
        let recipes: Vec<&str> = recipes.split("\n### ").filter(|text| text.contains("frame-ancestors")).collect();
        assert_eq!(recipes.len(), 3, "{recipes:#?}");
        for recipe in recipes {
            let name = recipe.lines().next();
            for policy in [UNFRAMED, FRAMED] {
                assert!(recipe.contains(&format!("\"{policy}\"")), "{name:?}: {policy}");
            }
            assert!(!recipe.contains("-src "), "{name:?}");
        }
    }

    #[test]
    fn a_script_is_allowed_by_its_hash() {
        // printf '%s' 'alert(1)' | openssl dgst -sha256 -binary | base64
        assert_eq!(source("alert(1)"), "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
        assert_ne!(of_inline("a", ""), of_inline("", "a"));
    }

    #[test]
    fn only_a_table_has_a_worker_from_a_text() {
        assert!(!page(&["x"]).contains("worker-src"));
        assert_eq!(table(&["x"]).strip_prefix(&page(&["x"])), Some("; worker-src 'self' blob:"));
    }

    #[test]
    fn nothing_unsafe_is_allowed_but_wasm() {
        for policy in [page(&["x"]), table(&["x"])] {
            assert!(!policy.replace("'wasm-unsafe-eval'", "").contains("unsafe"), "{policy}");
        }
    }
}
