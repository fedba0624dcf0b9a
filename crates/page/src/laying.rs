//! Puts on the table what an address or the page around the table asks for. It needs the readers of texts, so it is a
//! part of the late part.

use embed::{Begin, Laid, Laying, Mode, NotLaid};
use play::formats::{Placed, TextFault};
use play::{LinkFault, link};
use rules::Mend;

use crate::address::{LINK, POSITION, RECORD};
use crate::late_games::LateGames;
use crate::phase::{Phase, Trouble};
use crate::{Page, by_link, study_on_table};

/// What was made of the text that a game comes from.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mended {
    /// What was mended in a position.
    pub of_position: Vec<Mend>,
    /// What was mended in a record, and where.
    pub of_record: Vec<Placed<Mend>>,
    /// Why a record was not read to its end.
    pub fault: Option<TextFault>,
    /// Why not all of a link could be read.
    pub link_fault: Option<LinkFault>,
}

/// Puts on the table what the page's address asks for, or says why not in place of the board.
pub(crate) fn lay_asked(page: &mut Page, late: LateGames) {
    if page.address.mode() == Mode::Study {
        return study_on_table::fetch(page);
    }
    let link = page.device.parameter(LINK);
    if let Some(text) = &link
        && let Ok(linked) = late.links.read_link(page.place.game, link::trimmed(text))
        && by_link::is_whole(&linked)
    {
        return by_link::receive(page, late, linked);
    }
    let begin = Begin {
        link,
        records: page.device.readings(RECORD),
        positions: page.device.readings(POSITION),
        mode: page.address.mode(),
        side: page.address.wanted().side(),
    };
    if let Err(error) = lay(page, &begin, late) {
        page.phase = Phase::Refused(Trouble::NotLaid(error));
    }
}

/// Puts it on the table. Where that cannot be, what is there stays.
pub(crate) fn lay(page: &mut Page, begin: &Begin, late: LateGames) -> Result<(), NotLaid> {
    let LateGames { texts, links, .. } = late;
    let (lot, strength) = (page.device.random(), page.strength);
    let laying = Laying { games: page.games, texts, links, setup: &page.setup, lot, strength };
    let Laid { mut state, mends, mends_of_record, fault, link_fault } = laying.lay(begin)?;
    page.address.wanted().orientation.into_iter().for_each(|orientation| state.turn_to(orientation));
    page.put(state);
    page.mended = Mended { of_position: mends, of_record: mends_of_record, fault, link_fault };
    page.let_play();
    Ok(())
}
