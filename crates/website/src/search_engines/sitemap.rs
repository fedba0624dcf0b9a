//! The sitemap: every page that search engines may list, with the same page in the other languages.

use crate::files::address::Address;
use crate::html::Escaped;
use crate::page::Page;
use crate::search_engines::versions;

/// The sitemap of these pages at an address.
pub(crate) fn sitemap(pages: &[Page<'_>], address: &Address) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for page in pages.iter().filter(|page| versions::is_listed(page)) {
        out += &format!("<url>\n<loc>{}</loc>\n", Escaped(&address.join(&page.folder())));
        for (hreflang, other) in versions::alternates(page) {
            let href = address.join(&other.folder());
            out += &format!(
                "<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{}\"/>\n",
                Escaped(hreflang),
                Escaped(&href)
            );
        }
        out += "</url>\n";
    }
    out + "</urlset>\n"
}
