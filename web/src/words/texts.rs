//! The texts of the dialogs that pass games on and take them in.

pub(crate) mod messages;
pub(crate) mod refused;

use play::EnterError;
use play::formats::{Placed, TextFault, TextFormat};
use rules::notation::Format;
use rules::{Arg, GameInfo, Mend, Message};

use super::{enter_error, game_name, messages as shared, say};

/// The name of a form of texts of games, by its key.
pub(crate) fn form(key: &'static str) -> Message {
    match key {
        _ if key == TextFormat::LISTING.key => messages::texts_form_listing(),
        _ if key == TextFormat::MAT.key => messages::texts_form_mat(),
        _ if key == TextFormat::MOVETEXT.key => messages::texts_form_movetext(),
        _ if key == TextFormat::PDN.key => messages::texts_form_pdn(),
        _ if key == TextFormat::PGN.key => messages::texts_form_pgn(),
        _ if key == TextFormat::RECORD.key => messages::texts_form_mustermead(),
        _ => shared::verbatim(key),
    }
}

/// The name of a way of writing positions; some go by one that is the same in all languages, such as `FEN`.
pub(crate) fn position_form(Format(name): Format) -> Message {
    match name {
        "ranks" => messages::texts_form_ranks(),
        "list" => messages::texts_form_list(),
        _ if name.contains(char::is_lowercase) => messages::texts_form_fields(),
        _ => shared::verbatim(name),
    }
}

/// How much of what stands in a text is repeated, in characters.
const MOST: usize = 60;

/// What was mended in a game, and where.
pub(crate) fn mend(info: &GameInfo, number: usize, mend: &Placed<Mend>) -> Message {
    let Placed { line, column, what: Mend { text, how, .. } } = mend;
    messages::texts_mend(number, place(*line, *column, text), say::of_any(Some(info), how))
}

/// What was mended in the position that a game begins with.
pub(crate) fn mended(info: Option<&'static GameInfo>, mend: &Mend) -> Message {
    say::of_any(info, &mend.how)
}

/// What whoever passes a game on should know.
pub(crate) fn caveat(info: &GameInfo, why: &Message) -> Message {
    say::of_any(Some(info), why)
}

/// Why a game could not be read to its end, and where.
pub(crate) fn fault(info: &GameInfo, number: usize, fault: &TextFault) -> Message {
    let TextFault { line, column, text, why } = fault;
    let why = resembled(fault).map_or_else(|| say::of_any(Some(info), why), resembling);
    messages::texts_fault(number, place(*line, *column, text), why)
}

/// The key of the message that a text looks like another game.
const RESEMBLES: &str = "game-text-resembles";

/// Says that a text looks like a game that is known by its id.
pub(crate) fn resembling(id: &str) -> Message {
    Message::new(RESEMBLES).with("game", game_name(id))
}

/// The id of the game that a text looks like, where that is why it is not read.
pub(crate) fn resembled(fault: &TextFault) -> Option<&str> {
    match fault.why.args.as_slice() {
        [(_, Arg::Text(id))] if fault.why.key == RESEMBLES => Some(id),
        _ => None,
    }
}

fn place(line: usize, column: usize, text: &str) -> Message {
    match text.trim() {
        "" => messages::texts_line(line, column),
        text if text.chars().count() > MOST => {
            let begin: String = text.chars().take(MOST).chain(['…']).collect();
            messages::texts_line_of(line, column, begin)
        }
        text => messages::texts_line_of(line, column, text),
    }
}

/// The id of the game that a record is of, where that is why it is not read.
pub(crate) fn other_game(fault: &TextFault) -> Option<&str> {
    // Only records name games by their ids, and they name nothing else so.
    let is_it = fault.why.key == "game-text-other-game" && fault.text.is_empty();
    let found = fault.why.args.iter().find(|(name, _)| *name == "found").map(|(_, found)| found);
    match found {
        Some(Arg::Text(id)) if is_it => Some(id),
        _ => None,
    }
}

/// Why a move that was typed is not played, in terms that a player understands.
pub(crate) fn why_not_played(error: &EnterError) -> Message {
    match error {
        EnterError::Step(error) => say::of_any(None, &error.why),
        _ => enter_error(error),
    }
}

#[cfg(test)]
mod tests {
    use play::GamesOf;
    use play::formats::GameTexts as _;
    use rules::games::{FOLDERS, Portal};

    use super::*;
    use crate::program;
    use crate::words::translate;

    fn faults(game: &str, text: &str) -> Vec<TextFault> {
        let reader = program::LateGames::laska().texts.read(game, text).expect("it is a game of the folder");
        reader.filter_map(|game| game.fault).collect()
    }

    /// U19: what is meant for another page says so, and where.
    #[test]
    fn u19_a_text_of_another_game_says_what_it_looks_like() {
        let faults = faults("laska", "1. e4 e5 2. Nf3 Nc6 *");
        assert_eq!(faults.iter().map(resembled).collect::<Vec<_>>(), [Some("chess")]);
        let info = program::info("laska").expect("it is there");
        assert!(translate(&fault(info, 1, &faults[0])).contains("This looks like"), "{faults:?}");
    }

    #[test]
    fn a_record_of_another_game_says_which() {
        let record = play::wire::write(&play::Record::new("chess", 1, Vec::new()));
        assert_eq!(faults("laska", &record).iter().map(other_game).collect::<Vec<_>>(), [Some("chess")]);
        let other = "[GameType \"20\"]\n\n1. e4 *";
        assert!(faults("laska", other).iter().all(|fault| other_game(fault).is_none()));
    }

    /// Names in small letters are only the program's.
    #[test]
    fn every_way_of_writing_positions_has_a_name_for_readers() {
        for info in FOLDERS.iter().flat_map(|folder| folder.games) {
            let players = vec![play::Player::Human { name: String::new() }; info.seats().count()];
            let table = play::open::<Portal>(play::Record::new(info.id, 1, players)).expect("a new game opens");
            for (Format(name), _) in GamesOf::<Portal>::NEW.positions(&*table, 0) {
                let told = translate(&position_form(Format(name)));
                let is_known = told == name && !told.contains(char::is_lowercase);
                assert!(told.contains(' ') && told != name || is_known, "{}: {told}", info.id);
            }
        }
    }

    #[test]
    fn long_texts_are_cut_off() {
        let info = program::info("laska").expect("it is there");
        let why = shared::verbatim("x");
        let fault_of =
            |text: &str| fault(info, 2, &TextFault { line: 3, column: 4, text: text.to_owned(), why: why.clone() });
        assert_eq!(fault_of(""), messages::texts_fault(2_usize, messages::texts_line(3_usize, 4_usize), why.clone()));
        let long = fault_of(&"ä".repeat(1_000));
        let cut = format!("{}…", "ä".repeat(MOST));
        assert_eq!(long, messages::texts_fault(2_usize, messages::texts_line_of(3_usize, 4_usize, cut), why));
    }
}
