//! One's own mistakes: what a review found becomes tasks to repeat, of games that somebody has played alone here.

use play::judged::RightTurns;
use play::{Games, Record};
use rules::Seat;
use study::{Card, Mistake};

use crate::Page;

/// So many turns of a game become tasks at most.
pub(super) const MOST_KEPT: usize = 3;
/// Costs are kept in ten-thousandths.
const PARTS: f32 = 10_000.0;

/// The seats of the one person who has played the game here, against the computer; none where nobody or several have, or
/// the game is only looked at.
pub(super) fn own_seats(page: &Page) -> Vec<Seat> {
    let table = &page.table;
    let is_own = table.outcome().is_some() && !table.is_viewed() && !page.place.is_embedded && table.has_computer();
    if !is_own || table.your_team().is_none() {
        return Vec::new();
    }
    table.info().seats().filter(|seat| table.is_human(*seat)).collect()
}

/// The task that a turn becomes, which begins behind so many entries of a record; `None` where nobody could solve it.
pub(super) fn card(games: &dyn Games, record: &Record, at: usize, cost: f32, lines: &[String]) -> Option<Card> {
    let RightTurns { position, played, best, ends } = RightTurns::read(lines)?;
    let cost = (PARTS * cost).round() as u32;
    let mistake = Mistake { position, options: record.options.clone(), played, cost, best, ends };
    let card = Card::new(&record.id, &format!("{}-{at}", record.uid), &mistake)?;
    let laid = card.study.tasks.first()?.record(games, &record.id, 0);
    games.open(laid).is_ok().then_some(card)
}
