//! Reading games of numbered moves: PGN, PDN and plain movetext have one grammar, and differ in what brackets mean.

use rules::{Game, GameInfo, Mend};

use super::Grammar;
use super::clean;
use super::letters::{Attempt, Letters, in_other_letters};
use super::reader::{Reader, cut};
use super::section::section;
use super::word::{self, Lexer};
use crate::formats::dialect::dialect;
use crate::formats::head::{self, HeadFault};
use crate::formats::score::{RESULT, Score};
use crate::formats::scribe::{Scribe, unread};
use crate::formats::tag_section;
use crate::formats::{Draft, Fault, boards, messages};
use crate::session::Session;

/// Reads the game that begins at `at`, and all that belongs to it, for a reader of this language: in the fast way where
/// it is written as programs do.
pub(in crate::formats) fn game<G: Game>(info: &'static GameInfo, text: &str, at: usize, language: &str) -> Draft {
    match clean::game::<G>(info, text, at) {
        Some(draft) => {
            // In the builds for tests, every text of theirs.
            debug_assert_eq!(draft, any_game::<G>(info, text, at, language), "{:?}", &text[at..draft.end]);
            draft
        }
        None => any_game::<G>(info, text, at, language),
    }
}

/// As [`game`], however it is written.
pub(in crate::formats) fn any_game<G: Game>(info: &'static GameInfo, text: &str, at: usize, language: &str) -> Draft {
    let mut lexer = Lexer { text, at };
    lexer.skip_space();
    let begins = lexer.at;
    let mut mends = Vec::new();
    // Words may stand before the tags of the first game.
    let first = lexer.at;
    let tagged = if at == 0 { tag_section::next_game(text, first) } else { first };
    let mut preface = None;
    if tagged > first && tagged < text.len() && is_preface::<G>(lexer, tagged) {
        preface = Some(text[first..tagged].trim_end());
        mends.push(Mend { at: first, text: cut(text[first..tagged].trim_end()).to_owned(), how: messages::remark() });
        lexer.at = tagged;
    }
    let (tags, comments) = section(&mut lexer, &mut mends);
    let end = || tag_section::next_game(text, lexer.at);
    let is_pdn = dialect::<G>().is_some_and(|dialect| dialect.game.is_some());
    let of_board = |fault: Fault, text: &str| match boards::other(text).filter(|_| is_pdn) {
        Some(why) => Fault { why, ..fault },
        None => fault,
    };
    let first_turn = || lexer.following(&Grammar::of::<G>(), 1).0.into_iter().next();
    let head = match head::read_before::<G>(info, text, &tags, &first_turn, &mut mends) {
        Ok(head) => head,
        Err(refused) => {
            let (head, HeadFault { fragment, why }) = *refused;
            let fault = of_board(Fault::at(text, fragment, why), fragment);
            let end = end();
            return unread(head, &text[lexer.at..end], [begins, end], mends, fault);
        }
    };
    let is_uneven = tags.iter().any(|tag| tag.name == RESULT && Score::uneven(tag.value.trim()).is_some());
    let attempt = |letters: Letters| -> Result<Attempt, Box<Draft>> {
        let (spare, mends) = (head.clone(), mends.clone());
        let scribe = Scribe::<G>::open(head.clone(), mends).map_err(|error| {
            let fen = tags.iter().find(|tag| tag.name == "FEN").map_or("", |tag| tag.raw);
            let fault = of_board(Fault::at(text, fen, error.message().unwrap_or_else(messages::set_up)), fen);
            let end = end();
            unread(spare, &text[lexer.at..end], [begins, end], Vec::new(), fault)
        })?;
        let grammar = Grammar::of::<G>();
        let (from, n_mends) = (lexer.at, 0);
        let mut reader = Reader {
            grammar,
            lexer,
            scribe,
            letters,
            is_uneven,
            is_pdn,
            from,
            n_mends,
            has_skipped: false,
            stopped: None,
        };
        preface.into_iter().for_each(|words| reader.scribe.keep_unread(words));
        comments.iter().for_each(|(comment, at)| reader.scribe.comment(comment, *at));
        reader.n_mends = reader.scribe.mends.len();
        let fault = reader.moves();
        reader.trailing();
        let (end, stopped) = (reader.lexer.at, reader.stopped);
        Ok(Attempt { draft: reader.scribe.finish([begins, end], fault), stopped })
    };
    match attempt(Letters::Own).map(|own| in_other_letters::<G>(own, language, &attempt)) {
        Ok(Attempt { draft, .. }) => {
            let moves = lexer.at..draft.end;
            let fault = draft.fault.map(|fault| of_board(fault, &text[moves]));
            Draft { fault, ..draft }
        }
        Err(unread) => *unread,
    }
}

/// Whether there are only words up to a place: no turn's number, and nothing else that belongs to a game.
fn is_preface<G: Game>(lexer: Lexer<'_>, end: usize) -> bool {
    let rest = lexer.rest();
    let is_word = |sign: char| sign.is_alphabetic() || !sign.is_ascii();
    let has_game = Session::<G>::open(head::blank(&G::GAMES[0]))
        .is_ok_and(|session| lexer.game_begins(&Grammar::of::<G>(), &session, end).is_some());
    !tag_section::is_tag(rest) && rest.contains(is_word) && !has_game && {
        let word = word::word(&Grammar::of::<G>(), rest);
        word.starts_with(is_word)
            && Session::<G>::open(head::blank(&G::GAMES[0]))
                .is_ok_and(|session| session.rules().read_turn(session.position(), word::without_stop(word)).is_err())
    }
}
