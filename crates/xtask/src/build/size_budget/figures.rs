//! Sizes of the site that documents say, which must be those of the site that was built.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use crate::tools::process;
use crate::tools::trouble::Trouble;

/// A document that says a size in megabytes, and the words before the number.
struct Figure {
    document: &'static str,
    before: &'static str,
    what: What,
}

/// Which size it is.
enum What {
    /// The whole site, without compressed files.
    Whole,
    /// What a device can keep of it.
    Offline,
}

const FIGURES: [Figure; 2] = [
    Figure { document: "README.md", before: "the whole one takes", what: What::Whole },
    Figure { document: "docs/hosting.md", before: "one can keep all of it, about", what: What::Offline },
];
/// How far a figure may be from the size, in thousandths of it.
const TOLERANCE: usize = 50;
const MEGABYTE: usize = 1_000_000;

/// What is wrong with the documents, for a site of so many bytes and its lists of what a device can keep.
///
/// # Errors
///
/// A document cannot be read.
pub(super) fn faults(whole: usize, lists: &[String]) -> Result<Vec<String>, Trouble> {
    let mut faults = Vec::new();
    for figure in &FIGURES {
        let path = process::root().join(figure.document);
        let text = fs::read_to_string(&path).map_err(|error| Trouble::file("read", &path, &error))?;
        let bytes = match figure.what {
            What::Whole => whole,
            What::Offline => offline(lists),
        };
        faults.extend(fault(figure, &text, bytes));
    }
    Ok(faults)
}

/// The bytes of all files in the lists of what a device can keep. Some stand in several.
fn offline(lists: &[String]) -> usize {
    let mut sizes = BTreeMap::new();
    for list in lists {
        let Ok(Value::Object(files)) = serde_json::from_str(list) else { continue };
        // That of a language has the size of all that is its own, and embedded pages count nothing: see
        // `kept_files.js`.
        let bytes = files.get("bytes").and_then(Value::as_u64);
        let each = files.into_iter().filter(|(path, _)| path != "bytes" && !path.starts_with("embed/"));
        let each: Vec<(String, Value)> = each.collect();
        let mean = bytes.map(|bytes| bytes / (each.len() as u64).max(1));
        sizes.extend(each.into_iter().map(|(path, said)| (path, mean.or(said.as_u64()).unwrap_or_default())));
    }
    sizes.values().sum::<u64>() as usize
}

/// What is wrong with a figure, if the size is this.
fn fault(Figure { document, before, .. }: &Figure, text: &str, bytes: usize) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let number = text.split_once(before).and_then(|(_, after)| after.split_whitespace().next());
    let Some(stated) = number.and_then(tenths) else {
        return Some(format!("{document} has no number after “{before}”"));
    };
    let is_near = (stated * MEGABYTE / 10).abs_diff(bytes) <= bytes / 1000 * TOLERANCE;
    let (whole, tenth) = (bytes / MEGABYTE, bytes % MEGABYTE / (MEGABYTE / 10));
    (!is_near).then(|| format!("{document}: “{before} {}” is {whole}.{tenth} MB", number.unwrap_or_default()))
}

/// A number such as `41.7`, in tenths.
fn tenths(number: &str) -> Option<usize> {
    let (whole, tenth) = number.split_once('.').unwrap_or((number, "0"));
    Some(whole.parse::<usize>().ok()? * 10 + tenth.parse::<usize>().ok().filter(|tenth| *tenth < 10)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// U19: figures that nobody compares with the site grow old.
    #[test]
    fn figures_are_compared_with_the_site() {
        let [figure, _] = &FIGURES;
        let text = "gains: the whole one\ntakes 41.7 MB without";
        assert_eq!(fault(figure, text, 41_660_000), None);
        assert_eq!(fault(figure, text, 40_000_000), None, "a little more or less is the same to a reader");
        let old = Some("README.md: “the whole one takes 41.7” is 52.3 MB".to_owned());
        assert_eq!(fault(figure, text, 52_390_000), old);
        assert!(fault(figure, "nothing", 41_700_000).is_some() && fault(figure, "the whole one takes it", 1).is_some());
        let lists = ["{\"bytes\":1200,\"embed/x/\":\"a1\",\"en/\":\"b2\"}", "{\"v/a/app.js\":34}\n"];
        assert_eq!(offline(&lists.map(str::to_owned)), 1234);
    }

    #[test]
    fn every_document_has_its_figure() {
        for figure in &FIGURES {
            let text = fs::read_to_string(process::root().join(figure.document)).expect("it can be read");
            let stated = fault(figure, &text, 1).expect("the site is larger");
            assert!(stated.contains(" is 0.0 MB"), "{stated}");
        }
    }
}
