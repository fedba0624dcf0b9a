//! The versions of a page in other languages, and what stands for the page elsewhere.

use web::PageKind;

use crate::SiteError;
use crate::drawings::preview;
use crate::files::names;
use crate::page::Page;
use crate::texts::languages::Language;

/// Whether search engines may list the page.
pub(crate) fn is_listed(page: &Page<'_>) -> bool {
    page.kind != PageKind::Embed && !page.language.is_pseudo()
}

/// The same page in every real language, and a default for all others, each with its `hreflang`.
pub(crate) fn alternates<'a>(page: &Page<'a>) -> Vec<(&'a str, Page<'a>)> {
    let languages = page.site.languages.iter().filter(|language| !language.is_pseudo());
    let in_language = |language: &'a Language| Page { language, is_root: false, ..*page };
    let mut all: Vec<_> = languages.map(|language| (language.tag.as_str(), in_language(language))).collect();
    let default = all.first().map(|(_, first)| Page { is_root: page.kind == PageKind::Home, ..*first });
    all.extend(default.map(|page| ("x-default", page)));
    all
}

/// The address of the picture that stands for a page, where the site has an address.
pub(crate) fn image(page: &Page<'_>) -> Result<Option<String>, SiteError> {
    let Some((address, game)) = page.site.address.zip(page.game) else { return Ok(None) };
    let path = page.site.names.path(&preview::path(game.id))?;
    Ok(Some(address.join(&format!("{}{path}", names::FOLDER))))
}
