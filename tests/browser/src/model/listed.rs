//! Turns as the page lists them: with the names of points that are on the board.

use rules::games::Portal;
use rules::view::Site;
use rules::{Message, Seat};

use super::Model;
use crate::english;

impl Model {
    /// Plays a turn as the page shows it; whether there is one.
    pub(super) fn play_shown(&mut self, shown: &str) -> bool {
        let n_entries = self.table.record().entries.len();
        let has_names = self.table.naming().is_some();
        let seats = self.table.info().seats().filter(|_| has_names).map(Some);
        for seat in [None].into_iter().chain(seats) {
            let text = seat.map_or_else(|| shown.to_owned(), |seat| self.counted(shown, seat));
            if play::play_turn::<Portal>(&mut *self.table, &text).is_ok() {
                if self.turns().last().is_some_and(|turn| turn == shown) {
                    return true;
                }
                self.table.undo_to(n_entries);
            }
        }
        false
    }

    /// A turn with the names that a seat has for the sites, in place of those on the board.
    fn counted(&self, shown: &str, by: Seat) -> String {
        let (mut text, mut rest) = (String::new(), shown);
        while let Some(next) = rest.chars().next() {
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(rest.len()).max(next.len_utf8());
            let (word, behind) = rest.split_at(end);
            let is_number = text.ends_with('(') || behind.starts_with(':');
            let named = |site: &Site| !is_number && self.table.label(*site) == Message::verbatim(word);
            match self.table.sites().iter().find(|site| named(site)).map(|site| self.table.renamed(*site, by)) {
                Some(name) => text.push_str(&english::say(self.table.info(), &name)),
                None => text.push_str(word),
            }
            rest = behind;
        }
        text
    }
}
