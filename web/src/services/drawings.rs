//! What somebody draws on the board: `drawings.js` draws it and says what is begun; the app keeps it.

use std::cell::RefCell;

use gloo_events::EventListener;
use play::Shape;
use yew::Callback;

use super::provided::provided;
use super::reach;

/// The event that a shape was drawn; its detail is the shape.
const DRAWN: &str = "mustermead-draw";

/// Calls `on_shape` for every shape that is drawn, as text, until the listener is dropped.
pub(crate) fn listen(on_shape: Callback<String>) -> EventListener {
    EventListener::new(&gloo_utils::document(), DRAWN, move |event| {
        let detail = reach::get(event, "detail").and_then(|detail| detail.as_string());
        if let Some(shape) = detail {
            on_shape.emit(shape);
        }
    })
}

/// Has these shapes shown, unless they are.
pub(crate) fn show(shapes: &[Shape]) {
    thread_local! {
        static SHOWN: RefCell<String> = const { RefCell::new(String::new()) };
    }
    let text = text_of(shapes);
    if SHOWN.with_borrow(|shown| *shown != text) {
        provided().draw(&text);
        SHOWN.set(text);
    }
}

fn text_of(shapes: &[Shape]) -> String {
    let mut text = String::new();
    for Shape { from, to, colour } in shapes {
        let comma = if text.is_empty() { "" } else { ", " };
        for part in [comma, colour.name(), " ", &from.0.to_string()] {
            text += part;
        }
        if let Some(to) = to {
            text += " ";
            text += &to.0.to_string();
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use play::ShapeColour;
    use rules::view::Site;

    use super::*;

    #[test]
    fn shapes_are_written_as_the_script_reads_them() {
        let circle = Shape { from: Site(3), to: None, colour: ShapeColour::Green };
        let arrow = Shape { from: Site(3), to: Some(Site(12)), colour: ShapeColour::Red };
        assert_eq!(text_of(&[circle, arrow]), "green 3, red 3 12");
    }

    #[test]
    fn the_script_knows_the_event() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/page/drawings.js");
        let script = fs::read_to_string(path).expect("it is one of the scripts");
        assert!(script.contains(&format!("\"{DRAWN}\"")));
    }
}
