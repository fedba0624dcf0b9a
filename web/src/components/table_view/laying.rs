//! Puts on the table what an address or the page around the table asks for. It needs the readers of texts, so it is a
//! part of the late part.

use embed::{Begin, Laid, Laying, Mode, Wanted};
use play::formats::GameTexts;

use super::TableView;
use super::saving::Trouble;
use super::studying;
use crate::page_data::PageKind;
use crate::program::{games, info};
use crate::services::page::{self, POSITION, RECORD};
use crate::words::{late_messages, texts, translate};

/// Puts on the table what the page's address asks for.
pub(super) fn lay_asked(table: &mut TableView, game_texts: &dyn GameTexts) {
    if table.embedded.mode() == Mode::Study {
        return studying::fetch(table);
    }
    let begin = Begin {
        records: page::readings(RECORD),
        positions: page::readings(POSITION),
        mode: table.embedded.mode(),
        side: table.embedded.wanted.side(),
    };
    lay(table, &begin, game_texts);
}

/// Says what was made of the address, and of the text that the game comes from.
pub(super) fn remarks(table: &TableView) -> Vec<String> {
    let unknown = match table.embedded.wanted.is_odd {
        true => Wanted::unknown(table.state.info(), page::parameter),
        false => Vec::new(),
    };
    // The address of a page of the site is none that somebody has written for this.
    let names = match table.embedded.wanted.is_odd && table.route.page == PageKind::Embed {
        true => embed::unknown_names(&page::query()),
        false => Vec::new(),
    };
    let unknown = unknown.iter().chain(&names).map(|text| translate(&late_messages::address_unknown(text.as_str())));
    unknown.chain(table.mended.iter().cloned()).collect()
}

/// Puts it on the table, or says why not in place of the board.
pub(super) fn lay(table: &mut TableView, begin: &Begin, game_texts: &dyn GameTexts) {
    let (setup, strength) = (table.setup.clone(), table.strength);
    let laying = Laying { games: games(), texts: game_texts, setup: &setup, lot: page::random(), strength };
    match laying.lay(begin) {
        Ok(laid) => {
            let mended = told(&laid);
            let Laid { mut state, .. } = laid;
            table.embedded.wanted.orientation.into_iter().for_each(|orientation| state.turn_to(orientation));
            table.put(state);
            table.mended = mended;
            table.start();
        }
        Err(error) => table.trouble = Some(Trouble::NotLaid(error)),
    }
}

/// What was made of the text, in words.
fn told(laid: &Laid) -> Vec<String> {
    let own = laid.state.info();
    let of_position = laid.mends.iter().map(|mend| texts::mended(info(own.id), mend));
    let of_record = laid.mends_of_record.iter().map(|mend| texts::mend(own, 1, mend));
    let fault = laid.fault.iter().map(|fault| texts::fault(own, 1, fault));
    of_position.chain(of_record).chain(fault).map(|message| translate(&message)).collect()
}
