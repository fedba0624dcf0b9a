//! Applies a style sheet to a drawing: every element gets its style as plain attributes, as renderers of SVG know them
//! that know no custom properties.

use std::collections::BTreeMap;

use resvg::usvg::roxmltree::{Document, Node};
use simplecss::{AttributeOperator, PseudoClass, Selector};

use crate::StyleError;
use crate::drawings::style_sheet::{StyleSheet, find};
use crate::drawings::{colour_mix, dashes};
use crate::html::Escaped;

/// The values of the custom properties at an element. Those without a value have the property that is to blame.
type Custom = BTreeMap<String, Result<String, String>>;

/// The drawing with its style in attributes. Texts and `class` are left out; a `var()` may stand in any attribute.
///
/// # Errors
/// If the drawing is not well formed, or a custom property has no value.
pub(crate) fn applied(drawing: &str, sheet: &StyleSheet) -> Result<String, StyleError> {
    let document = Document::parse(drawing).map_err(|error| StyleError::Malformed(error.to_string()))?;
    let selected = sheet.rules.iter().filter_map(|rule| Some((selector(&rule.selector)?, &rule.declarations)));
    let mut rules: Vec<Styled<'_>> = selected.collect();
    // Stable: of two rules that are equally specific, the later one counts.
    rules.sort_by_key(|(selector, _)| selector.as_ref().map_or([0, 1, 0], Selector::specificity));
    let mut out = String::new();
    write(document.root_element(), &rules, &Custom::new(), &mut out)?;
    Ok(out)
}

/// A selector with its declarations. `None` selects the root.
type Styled<'a> = (Option<Selector<'a>>, &'a BTreeMap<String, String>);

/// Reads a selector; `None` for those that a still picture has no use for, such as `:hover`.
fn selector(text: &str) -> Option<Option<Selector<'_>>> {
    if text == ":root" { Some(None) } else { Selector::parse(text).map(Some) }
}

fn write(node: Node<'_, '_>, rules: &[Styled<'_>], inherited: &Custom, out: &mut String) -> Result<(), StyleError> {
    let mut style: BTreeMap<&str, &str> =
        node.attributes().filter(|one| one.name() != "class").map(|one| (one.name(), one.value())).collect();
    for (selector, declarations) in rules {
        let matches = selector.as_ref().map_or(node.parent_element().is_none(), |it| it.matches(&Styling(node)));
        if matches {
            style.extend(declarations.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        }
    }
    let declared: BTreeMap<&str, &str> =
        style.iter().filter(|(name, _)| name.starts_with("--")).map(|(name, value)| (*name, *value)).collect();
    let custom = if declared.is_empty() { None } else { Some(computed(&declared, inherited)) };
    let custom = custom.as_ref().unwrap_or(inherited);
    let name = node.tag_name().name();
    out.push_str(&format!("<{name}"));
    if let Some(namespace) = node.tag_name().namespace().filter(|_| node.parent_element().is_none()) {
        out.push_str(&format!(" xmlns=\"{namespace}\""));
    }
    let plain = style.into_iter().filter(|(name, _)| !name.starts_with("--")).map(|(name, value)| {
        let unknown = |property| StyleError::Unknown { property, value: value.to_owned() };
        let value = resolved(value, &|name| custom.get(name).cloned()).map_err(unknown)?;
        Ok((name, colour_mix::mixed(&value).unwrap_or(value)))
    });
    let mut attributes: BTreeMap<&str, String> = plain.collect::<Result<_, _>>()?;
    dashes::measure(&mut attributes);
    for (name, value) in attributes {
        out.push_str(&format!(" {name}=\"{}\"", Escaped(&value)));
    }
    out.push('>');
    for child in node.children().filter(Node::is_element) {
        write(child, rules, custom, out)?;
    }
    out.push_str(&format!("</{name}>"));
    Ok(())
}

/// The custom properties of an element that declares some.
fn computed(declared: &BTreeMap<&str, &str>, inherited: &Custom) -> Custom {
    let mut custom = inherited.clone();
    custom.extend(declared.keys().map(|name| ((*name).to_owned(), compute(name, declared, inherited, &[]))));
    custom
}

/// The value of a property that this element declares, while those of `within` are being computed.
fn compute(name: &str, declared: &BTreeMap<&str, &str>, inherited: &Custom, within: &[&str]) -> Result<String, String> {
    let value = declared[name];
    if value == "initial" || within.contains(&name) {
        return Err(name.to_owned());
    }
    let within = [within, &[name]].concat();
    resolved(value, &|other| {
        let is_own = declared.contains_key(other);
        if is_own { Some(compute(other, declared, inherited, &within)) } else { inherited.get(other).cloned() }
    })
}

/// A value with what its `var()` refer to, or what they fall back to.
///
/// # Errors
/// The property that has no value.
fn resolved(value: &str, lookup: &dyn Fn(&str) -> Option<Result<String, String>>) -> Result<String, String> {
    let Some((before, rest)) = value.split_once("var(") else { return Ok(value.trim().to_owned()) };
    let end = find(rest, &[')']).unwrap_or(rest.len());
    let (inside, after) = (&rest[..end], rest.get(end + 1..).unwrap_or_default());
    let (name, fallback) = inside.split_once(',').map_or((inside, None), |(name, fallback)| (name, Some(fallback)));
    let name = name.trim();
    let filled = match (lookup(name), fallback) {
        (Some(Ok(filled)), _) => filled,
        (_, Some(fallback)) => resolved(fallback, lookup)?,
        (missing, None) => return Err(missing.and_then(Result::err).unwrap_or_else(|| name.to_owned())),
    };
    resolved(&format!("{before}{filled}{after}"), lookup)
}

/// An element, for selectors.
struct Styling<'a, 'input>(Node<'a, 'input>);

impl simplecss::Element for Styling<'_, '_> {
    fn parent_element(&self) -> Option<Self> {
        self.0.parent_element().map(Styling)
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        self.0.prev_sibling_element().map(Styling)
    }

    fn has_local_name(&self, name: &str) -> bool {
        self.0.tag_name().name() == name
    }

    fn attribute_matches(&self, name: &str, operator: AttributeOperator<'_>) -> bool {
        self.0.attribute(name).is_some_and(|value| operator.matches(value))
    }

    fn pseudo_class_matches(&self, class: PseudoClass<'_>) -> bool {
        class == PseudoClass::FirstChild && self.0.prev_sibling_element().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apply(style: &str, drawing: &str) -> Result<String, StyleError> {
        applied(drawing, &StyleSheet::read(style))
    }

    #[track_caller]
    fn check(style: &str, drawing: &str, expect: &str) {
        assert_eq!(apply(style, drawing).as_deref(), Ok(expect));
    }

    #[test]
    fn style_becomes_attributes() {
        check(
            ".a{fill:red} g > .b{stroke:blue;stroke-width:2}",
            "<g><path class=\"a b\" d=\"M0 0\"/><path class=\"c\"/></g>",
            "<g><path d=\"M0 0\" fill=\"red\" stroke=\"blue\" stroke-width=\"2\"></path><path></path></g>",
        );
    }

    #[test]
    fn the_more_specific_rule_counts_and_then_the_later_one() {
        check("g .a{b:1} .a{b:2}", "<g><i class=\"a\"/></g>", "<g><i b=\"1\"></i></g>");
        check(".a{b:1} .c{b:2}", "<g class=\"c a\"/>", "<g b=\"2\"></g>");
        check(".a{b:1}", "<g b=\"2\" class=\"a\"/>", "<g b=\"1\"></g>");
    }

    #[test]
    fn custom_properties_go_down_the_tree_with_the_values_of_where_they_were_declared() {
        let style = ":root{--red:#f00;--face:none} .red{--face:var(--red)} .odd{--red:#0f0} i{fill:var(--face)}";
        check(
            style,
            "<g><i/><g class=\"red\"><g class=\"odd\"><i/></g></g></g>",
            "<g><i fill=\"none\"></i><g><g><i fill=\"#f00\"></i></g></g></g>",
        );
    }

    /// As the themes are written: pictures are drawn in the light one.
    #[test]
    fn a_theme_for_screens_changes_no_picture() {
        let dark = [
            "@media screen{:root:where([data-theme=\"dark\"]){--paper:#000}}",
            ":root:where([data-theme=\"dark\"]){--paper:#000}",
            ":root[data-theme=\"dark\"]{--paper:#000}",
        ];
        for dark in dark {
            check(&format!(":root{{--paper:#fff}}{dark}g{{fill:var(--paper)}}"), "<g/>", "<g fill=\"#fff\"></g>");
        }
        // Where a switch is empty, the form after the other one's comma counts.
        let paper = "--paper:var(--light, #fff) var(--dark, #000)";
        check(
            &format!(":root{{--light:initial;--dark:;{paper}}}g{{fill:var(--paper)}}"),
            "<g/>",
            "<g fill=\"#fff\"></g>",
        );
    }

    #[test]
    fn a_property_without_a_value_is_named() {
        let check = |style: &str, unknown: &str, needed: &str| {
            let expect = StyleError::Unknown { property: unknown.to_owned(), value: needed.to_owned() };
            assert_eq!(apply(style, "<g class=\"a\"/>"), Err(expect), "{style}");
        };
        check("g{fill:var(--b)}", "--b", "var(--b)");
        check("g{fill:x var(--b, var(--c)) y}", "--c", "x var(--b, var(--c)) y");
        check(":root{--b:var(--c)} g{fill:var(--b)}", "--c", "var(--b)");
        check(":root{--b:initial} g{fill:var(--b)}", "--b", "var(--b)");
        check(":root{--b:var(--c);--c:var(--b)} g{fill:var(--b)}", "--b", "var(--b)");
        // Nobody needs it.
        assert_eq!(apply(":root{--b:var(--c)}", "<g/>").as_deref(), Ok("<g></g>"));
    }

    #[test]
    fn attributes_may_refer_to_properties() {
        check(":root{--b:1}", "<g fill=\"var(--b)\"/>", "<g fill=\"1\"></g>");
    }

    #[test]
    fn what_is_not_drawn_is_left_out() {
        check("", "<g>a<text>1</text><i class=\"b\">2</i></g>", "<g><text></text><i></i></g>");
        check(".a:hover{b:1} g:focus-visible{b:2} g::before{b:3}", "<g class=\"a\"/>", "<g></g>");
    }

    #[test]
    fn values_cannot_leave_their_place() {
        check("g{font:1px \"A&B\"}", "<g/>", "<g font=\"1px &quot;A&amp;B&quot;\"></g>");
    }

    #[test]
    fn malformed_drawings_are_refused() {
        assert!(matches!(apply("", "<g><i></g>"), Err(StyleError::Malformed(reason)) if reason.contains("'i'")));
    }
}
