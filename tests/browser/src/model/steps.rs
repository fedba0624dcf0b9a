//! A turn by its text, step by step.

use play::Entry;
use rules::games::Portal;

use super::{Model, Offered};

impl Model {
    /// The steps of a complete turn, as they are offered one after the other.
    ///
    /// # Panics
    ///
    /// When it is no legal turn.
    #[must_use]
    pub fn steps_of(&self, turn: &str) -> Vec<Offered> {
        let (mut played, mut model) = (self.copy(), self.copy());
        if let Err(error) = play::play_turn::<Portal>(&mut *played.table, turn) {
            panic!("{turn}: {error}");
        }
        let entries = played.table.record().entries.iter().skip(self.ply());
        let texts = entries.filter_map(|entry| if let Entry::Step(text) = entry { Some(text) } else { None });
        let step = |text: &String| {
            let offered = model.choices().into_iter().find(|choice| choice.text == *text);
            model.play(text);
            offered.unwrap_or_else(|| panic!("{text} of {turn} is not offered"))
        };
        texts.map(step).collect()
    }

    /// A complete turn that can be played: the first step that is offered, until the turn is over.
    ///
    /// # Panics
    ///
    /// When none can be played.
    #[must_use]
    pub fn any_turn(&self) -> String {
        let mut model = self.copy();
        loop {
            let step = model.choices().into_iter().next().expect("something can be played");
            model.play(&step.text);
            if !model.is_mid_turn() {
                break;
            }
        }
        model.last_turn()
    }

    /// The turn that was played last, in the game's first format.
    ///
    /// # Panics
    ///
    /// When there is none.
    #[must_use]
    pub fn last_turn(&self) -> String {
        let format = self.table.move_formats().first().expect("a game has a format");
        self.table.turns(*format).pop().expect("a turn was played").text
    }
}
