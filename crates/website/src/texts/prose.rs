//! Prose: the texts of pages that are longer than a message, written in Markdown.

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd, html};

use crate::SiteError;
use crate::texts::languages::{Language, Source};

/// A text as HTML, with an id for its title, if it is to have one. The title becomes a heading of the second level: the
/// first one of a page is the portal's name.
///
/// # Errors
/// If the text does not begin with its title, has a second one, or contains HTML of its own.
pub(crate) fn html_of(source: &Source, language: &Language, id: Option<&str>) -> Result<String, SiteError> {
    let wrong = |offset: usize, reason: &str| SiteError::Prose {
        path: source.path.clone(),
        line: source.text[..offset].matches('\n').count() + 1,
        reason: reason.to_owned(),
    };
    let mut events = Vec::new();
    for (event, range) in Parser::new(&source.text).into_offset_iter() {
        let is_first = events.is_empty();
        events.push(match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, classes, attrs, .. }) if is_first => {
                Event::Start(Tag::Heading {
                    level: HeadingLevel::H2,
                    id: id.map(|id| id.to_owned().into()),
                    classes,
                    attrs,
                })
            }
            _ if is_first => return Err(wrong(range.start, "it begins without a title, such as `# Title`")),
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => {
                return Err(wrong(range.start, "it has a second title"));
            }
            Event::Start(Tag::Heading { level, id, classes, attrs }) => {
                Event::Start(Tag::Heading { level: below(level), id, classes, attrs })
            }
            Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(below(level))),
            Event::Html(_) | Event::InlineHtml(_) => return Err(wrong(range.start, "it contains HTML")),
            Event::Text(text) if language.is_pseudo() => Event::Text(i18n::compile::stretched(&text).into()),
            event => event,
        });
    }
    if events.is_empty() {
        return Err(wrong(0, "it is empty"));
    }
    let mut text = String::new();
    html::push_html(&mut text, events.into_iter());
    Ok(text)
}

/// A paragraph as HTML, without a title. A study's introduction is one.
pub(crate) fn paragraph(text: &str, language: &Language) -> String {
    let shown = |event| match event {
        Event::Text(text) if language.is_pseudo() => Event::Text(i18n::compile::stretched(&text).into()),
        // A test sees to it that there is none.
        Event::Html(html) | Event::InlineHtml(html) => Event::Text(html),
        event => event,
    };
    let mut out = String::new();
    html::push_html(&mut out, Parser::new(text).map(shown));
    out.trim_end().to_owned()
}

/// The level below.
fn below(level: HeadingLevel) -> HeadingLevel {
    HeadingLevel::try_from(level as usize + 1).unwrap_or(HeadingLevel::H6)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::Languages;
    use crate::texts::languages;

    /// The HTML of a text in English, or in the pseudo-language.
    fn html(text: &str, tag: &str) -> Result<String, String> {
        let path = PathBuf::from("i18n/en/prose/laska.md");
        let source = Source { tag: "en".to_owned(), path, text: text.to_owned() };
        let portal = Source { path: PathBuf::from("i18n/en/portal.ftl"), text: String::new(), ..source.clone() };
        let all = languages::all(vec![portal], Languages::WithPseudo).expect("a language needs no messages");
        let language = all.iter().find(|language| language.tag == tag).expect("it is one of them");
        html_of(&source, language, Some("about")).map_err(|error| error.to_string())
    }

    #[track_caller]
    fn check(text: &str, expect: &str) {
        assert_eq!(html(text, "en").as_deref(), Ok(expect));
    }

    #[track_caller]
    fn check_wrong(text: &str, expect: &str) {
        assert_eq!(html(text, "en"), Err(format!("i18n/en/prose/laska.md:{expect}")));
    }

    #[test]
    fn a_title_comes_below_the_name_of_the_portal() {
        check("# How\n\nOne & two.\n", "<h2 id=\"about\">How</h2>\n<p>One &amp; two.</p>\n");
        check(
            "# How\n\n## Part\n\n- *a*\n",
            "<h2 id=\"about\">How</h2>\n<h3>Part</h3>\n<ul>\n<li><em>a</em></li>\n</ul>\n",
        );
        check("# How\n\nThe mark: \\*d5, g9>h15.\n", "<h2 id=\"about\">How</h2>\n<p>The mark: *d5, g9&gt;h15.</p>\n");
    }

    #[test]
    fn what_does_not_fit_is_named_with_its_line() {
        check_wrong("", "1: it is empty");
        check_wrong("Text.\n", "1: it begins without a title, such as `# Title`");
        check_wrong("## How\n", "1: it begins without a title, such as `# Title`");
        check_wrong("# How\n\nText.\n\n# Why\n", "5: it has a second title");
        check_wrong("# How\n\nA <b>bold</b> word.\n", "3: it contains HTML");
        check_wrong("# How\n\n<div>\n", "3: it contains HTML");
    }

    #[test]
    fn a_paragraph_has_emphasis_and_no_tags_of_its_own() {
        let portal = Source { tag: "en".to_owned(), path: PathBuf::from("i18n/en/portal.ftl"), text: String::new() };
        let all = languages::all(vec![portal], Languages::Real).expect("a language needs no messages");
        let html = paragraph("In *out*, a < b & c <i>d</i>.", &all[0]);
        assert_eq!(html, "<p>In <em>out</em>, a &lt; b &amp; c &lt;i&gt;d&lt;/i&gt;.</p>");
    }

    #[test]
    fn the_pseudo_language_has_accents_here_too() {
        let text = html("# How\n\nA *piece* &amp; more.\n", "en-XA").expect("it is well formed");
        for plain in ["How", "piece", "more"] {
            assert!(!text.contains(plain), "{text}");
        }
        assert!(text.contains("<em>þ") || text.contains("<em>Þ"), "{text}");
    }
}
