//! An HTML tree that escapes every text.

use std::borrow::Cow;
use std::fmt;

use serde_json::Value;
use web::PageData;

/// An element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Element {
    name: &'static str,
    attributes: Vec<(Cow<'static, str>, Option<String>)>,
    children: Vec<Node>,
    /// Whether every child is on a line of its own.
    in_lines: bool,
}

/// A child of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Node {
    Element(Element),
    Text(String),
    /// Raw HTML.
    Made(String),
}

/// Void elements: they have no end tag.
const VOID: [&str; 3] = ["input", "link", "meta"];

/// An empty element.
pub(crate) fn tag(name: &'static str) -> Element {
    Element { name, attributes: Vec::new(), children: Vec::new(), in_lines: false }
}

/// A drawing that is not seen: what other drawings of the page refer to.
pub(crate) fn unseen_svg(class: &str) -> Element {
    tag("svg").with("class", class).with("width", "0").with("height", "0").with("aria-hidden", "true")
}

impl Element {
    /// Adds an attribute.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.attributes.push((name.into(), Some(value.into())));
        self
    }

    /// Adds an attribute `data-<name>` for each field.
    pub(crate) fn with_data(mut self, data: &PageData) -> Self {
        let Ok(Value::Object(fields)) = serde_json::to_value(data) else { unreachable!("it is a struct") };
        for (name, value) in fields {
            let Value::String(value) = value else { unreachable!("its fields are texts") };
            self.attributes.push((format!("data-{name}").into(), Some(value)));
        }
        self
    }

    /// Adds an attribute without a value.
    pub(crate) fn flag(mut self, name: &'static str) -> Self {
        self.attributes.push((name.into(), None));
        self
    }

    /// Adds an attribute without a value, if wanted.
    pub(crate) fn flag_if(self, wanted: bool, name: &'static str) -> Self {
        if wanted { self.flag(name) } else { self }
    }

    /// Appends text.
    pub(crate) fn text(mut self, text: impl Into<String>) -> Self {
        self.children.push(Node::Text(text.into()));
        self
    }

    /// Appends raw HTML.
    pub(crate) fn made(mut self, html: impl Into<String>) -> Self {
        self.children.push(Node::Made(html.into()));
        self
    }

    /// Appends an element.
    pub(crate) fn child(mut self, child: Element) -> Self {
        self.children.push(Node::Element(child));
        self
    }

    /// Appends elements.
    pub(crate) fn children(mut self, children: impl IntoIterator<Item = Element>) -> Self {
        self.children.extend(children.into_iter().map(Node::Element));
        self
    }

    /// Puts every child on a line of its own. Only where white space does not matter.
    pub(crate) fn in_lines(mut self) -> Self {
        self.in_lines = true;
        self
    }
}

impl fmt::Display for Element {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "<{}", self.name)?;
        for (name, value) in &self.attributes {
            match value {
                Some(value) => write!(out, " {name}=\"{}\"", Escaped(value))?,
                None => write!(out, " {name}")?,
            }
        }
        out.write_str(">")?;
        if VOID.contains(&self.name) {
            return Ok(());
        }
        let end = if self.in_lines { "\n" } else { "" };
        out.write_str(end)?;
        for child in &self.children {
            match child {
                Node::Element(element) => element.fmt(out)?,
                Node::Text(text) => Escaped(text).fmt(out)?,
                Node::Made(html) => out.write_str(html)?,
            }
            out.write_str(end)?;
        }
        write!(out, "</{}>", self.name)
    }
}

/// A text, escaped for use between tags or quotes.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|sign| match sign {
            '&' => out.write_str("&amp;"),
            '<' => out.write_str("&lt;"),
            '>' => out.write_str("&gt;"),
            '"' => out.write_str("&quot;"),
            sign => fmt::Write::write_char(out, sign),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_leave_their_place() {
        let link = tag("a").with("href", "a?b=\"1\"&c").flag("hidden").text("1 < 2 & \"3\"");
        assert_eq!(link.to_string(), "<a href=\"a?b=&quot;1&quot;&amp;c\" hidden>1 &lt; 2 &amp; &quot;3&quot;</a>");
    }

    #[test]
    fn some_elements_have_no_end() {
        let list = tag("head").child(tag("meta").with("charset", "utf-8")).child(tag("title").text("T"));
        assert_eq!(list.to_string(), "<head><meta charset=\"utf-8\"><title>T</title></head>");
        assert_eq!(
            tag("ul").children([tag("li"), tag("li").made("<b>x</b>")]).in_lines().to_string(),
            "<ul>\n<li></li>\n<li><b>x</b></li>\n</ul>"
        );
    }
}
