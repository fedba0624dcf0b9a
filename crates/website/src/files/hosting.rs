//! The files in the site's root that are not for its visitors but for who serves and who lists it.

use crate::Files;
use crate::files::address::Address;
use crate::files::policy;
use crate::texts::languages::Language;

/// The page for addresses where nothing is, as hosts look for it.
pub(crate) const NOT_FOUND: &str = "404.html";
/// The list of pages for search engines, which [`ROBOTS`] names.
pub(crate) const SITEMAP: &str = "sitemap.xml";
/// For search engines, in the root of a host.
const ROBOTS: &str = "robots.txt";
/// The headers of every path, as Netlify and Cloudflare Pages read them, and `cargo xtask play` as well.
const HEADERS: &str = "_headers";
/// Keeps GitHub Pages from leaving out files whose names begin with a line.
const NO_JEKYLL: &str = ".nojekyll";

/// How long a file of a build may be kept: it never changes.
pub const KEPT: &str = "public, max-age=31536000, immutable";
/// How long everything else may be kept: it may be kept, but must be asked for each time.
pub const ASKED: &str = "no-cache";

/// The headers of everything.
pub const EVERYWHERE: [(&str, &str); 2] =
    [("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "strict-origin-when-cross-origin")];

/// These files, for a site with other files.
pub(crate) fn files(languages: &[Language], address: Option<&Address>, others: &Files) -> Files {
    let sitemap = address.map(|address| format!("\nSitemap: {}\n", address.join(SITEMAP)));
    let robots = format!("User-agent: *\nAllow: /\n{}", sitemap.unwrap_or_default());
    let in_root = others.keys().map(String::as_str).filter(|path| !path.contains('/') && *path != NOT_FOUND);
    let tags = languages.iter().map(|language| language.tag.as_str());
    let headers = headers(in_root.chain([ROBOTS]), tags);
    let all = [(ROBOTS, robots), (HEADERS, headers), (NO_JEKYLL, String::new())];
    all.into_iter().map(|(path, text)| (path.to_owned(), text.into_bytes())).collect()
}

/// The headers of a site with these files in its root and these languages. Rules whose paths overlap are added up by
/// those who read them, and a page obeys the stricter of two policies. So each kind of page has a rule, each file in the
/// root has one, and no rule for all has a policy.
#[must_use]
pub fn headers<'a>(in_root: impl Iterator<Item = &'a str>, tags: impl Iterator<Item = &'a str>) -> String {
    let mut out = String::from("# Read by Netlify, by Cloudflare Pages and by `cargo xtask play`.\n");
    let mut rule = |path: &str, headers: &[(&str, &str)]| {
        out += &format!("\n{path}\n");
        out.extend(headers.iter().map(|(name, value)| format!("  {name}: {value}\n")));
    };
    let asked = |policy| [("Content-Security-Policy", policy), ("Cache-Control", ASKED)];
    let in_root = in_root.map(|file| format!("/{file}"));
    let below = tags.map(|tag| format!("/{tag}/*"));
    for path in ["/".to_owned()].into_iter().chain(in_root).chain(below) {
        rule(&path, &asked(policy::UNFRAMED));
    }
    rule("/embed/*", &asked(policy::FRAMED));
    rule("/v/*", &[("Content-Security-Policy", policy::UNFRAMED), ("Cache-Control", KEPT)]);
    rule("/*", &EVERYWHERE);
    out
}
