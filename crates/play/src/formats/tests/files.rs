//! Files in the manner of newspapers, mails, pages, chats, servers and old programs, with nothing wrong in their moves:
//! each is read to its end.

use rules::games::chess::Chess;
use rules::games::draughts::Draughts;

use super::*;

/// Reads a file of one game: how many turns it has, who won, and what was corrected.
#[track_caller]
fn check<G: Game>(id: &str, language: &str, text: &str, n_turns: usize, result: &str, mends: &[&str]) -> ReadGame {
    let mut games: Vec<ReadGame> = read::<G>(id, text).unwrap().in_language(language).collect();
    assert_eq!(games.len(), 1, "{games:?}");
    let game = games.remove(0);
    let told: Vec<String> = game.mends.iter().map(|mend| mend.what.how.key.to_string()).collect();
    let score = game.result.map_or_else(|| OPEN.to_owned(), |score| score.to_string());
    assert_eq!((&game.fault, game.n_turns, score.as_str()), (&None, n_turns, result), "{told:?}");
    assert_eq!(told, mends);
    // What was read is written as it should be.
    let written = write::<G>(formats::<G>()[0].key, &[&game.tree]).unwrap();
    let again = read_all::<G>(id, &written);
    assert!(again.len() == 1 && again[0].tree == game.tree && again[0].mends.is_empty(), "{written}: {again:?}");
    game
}

const OPEN: &str = "*";

#[test]
fn each_file_is_read_to_its_end() {
    check::<Chess>(
        "chess",
        "de",
        include_str!("newspaper.pgn"),
        30,
        "0-1",
        &["game-text-remark", "game-text-letters", "read-as"],
    );
    check::<Chess>("chess", "en", include_str!("mail.pgn"), 22, "0-1", &["game-text-remark", "mended-mark"]);
    check::<Chess>("chess", "sl", include_str!("quoted-printable.pgn"), 20, "1/2-1/2", &[]);
    check::<Chess>(
        "chess",
        "tr",
        include_str!("web-page.pgn"),
        18,
        "1/2-1/2",
        &["mended-mark", "game-text-remark", "read-as"],
    );
    check::<Chess>(
        "chess",
        "en",
        include_str!("chat.pgn"),
        14,
        "*",
        &["game-text-remark", "mended-mark", "mended-read"],
    );
    check::<Chess>("chess", "en", include_str!("long-moves.pgn"), 18, "0-1", &["game-text-remark"]);
    check::<Draughts>("draughts", "en", include_str!("server.pdn"), 19, "1-0", &[]);
    check::<Draughts>("draughts", "en", include_str!("old-program.pdn"), 3, "*", &["mended-read", "read-as"]);
    check::<Chess>(
        "chess",
        "ru",
        include_str!("russian.pgn"),
        31,
        "1-0",
        &["game-text-remark", "mended-read", "game-text-letters"],
    );
}
