//! The document that the app lives in.

use wasm_bindgen::UnwrapThrowExt;
use web_sys::Element;

/// The element that the page reserves for the app.
pub(crate) fn app_element() -> Element {
    gloo_utils::document().get_element_by_id("app").expect_throw("index.html has an element with the id `app`")
}

/// What stands between a note and the page's own title in the title of a tab.
const AFTER_NOTE: &str = " • ";

/// Gives the tab a title that begins with a note, or its own.
pub(crate) fn name_tab(note: Option<&str>) {
    let document = gloo_utils::document();
    let title = document.title();
    let named = with_note(&title, note);
    if named != title {
        document.set_title(&named);
    }
}

/// A title with another note in place of its own.
fn with_note(title: &str, note: Option<&str>) -> String {
    let own = title.split_once(AFTER_NOTE).map_or(title, |(_, own)| own);
    note.map_or_else(|| own.to_owned(), |note| [note, AFTER_NOTE, own].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_has_one_note_at_most() {
        let title = with_note("Laska", Some("Your turn"));
        assert_eq!(title, "Your turn • Laska");
        assert_eq!(with_note(&title, Some("Waiting")), "Waiting • Laska");
        assert_eq!(with_note(&title, None), "Laska");
    }
}
