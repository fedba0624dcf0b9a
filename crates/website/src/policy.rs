//! The content security policy of the pages.

/// In every page, as a meta tag: everything comes from the site itself, there are no inline scripts or styles, and
/// nothing but wasm is compiled at run time. An image may also be what the page has just drawn: a PNG of the board is
/// made from its SVG so.
pub const PAGE: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob:; object-src 'none'; \
                        base-uri 'none'; form-action 'none'";

/// Added by a header, since meta tags cannot say it: no other page may embed the page.
pub const UNFRAMED: &str = "frame-ancestors 'self'";

/// Added by a header for the pages that are meant to be embedded.
pub const FRAMED: &str = "frame-ancestors *";

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTING: &str = include_str!("../../../docs/hosting.md");

    /// Every hosting recipe has the policy, both for embedded pages and for all others.
    #[test]
    fn the_recipes_have_the_same_policy() {
        let (_, recipes) = HOSTING.split_once("\n## Headers\n").expect("there are recipes");
        let recipes: Vec<&str> = recipes.split("\n### ").filter(|text| text.contains("default-src")).collect();
        assert_eq!(recipes.len(), 4, "{recipes:#?}");
        for recipe in recipes {
            let name = recipe.lines().next();
            let [unframed, framed] = [UNFRAMED, FRAMED].map(|frames| {
                let policy = format!("{PAGE}; {frames}");
                recipe.lines().filter(|line| line.trim_end_matches([';', '"']).ends_with(&policy)).count()
            });
            assert_eq!(unframed + framed, recipe.matches("default-src").count(), "{name:?}");
            assert!(unframed > 0 && framed > 0, "{name:?}");
        }
    }

    #[test]
    fn nothing_unsafe_is_allowed_but_wasm() {
        assert!(!PAGE.replace("'wasm-unsafe-eval'", "").contains("unsafe"));
    }
}
