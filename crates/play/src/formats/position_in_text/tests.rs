//! R37: positions as people bring them, in every game.

use rules::games::Portal;
use rules::games::backgammon::Backgammon;
use rules::games::chess::Chess;
use rules::games::draughts::Draughts;
use rules::games::laska::Laska;

use super::*;
use crate::erased::GamesOf;
use crate::formats::GameTexts as _;
use crate::table::open;
use crate::wire::MAX_COMMENT;

fn all<G: Game>(id: &str, text: &str) -> Vec<ReadGame> {
    read::<G>(id, text).unwrap().collect()
}

/// The position with which the only game of a text begins, how many turns it has, and the keys of what is told.
#[track_caller]
fn read_one<G: Game>(id: &str, text: &str) -> (String, usize, Vec<String>) {
    let games = all::<G>(id, text);
    assert_eq!((games.len(), &games[0].fault), (1, &None), "{text}");
    let game = &games[0];
    let told = game.mends.iter().map(|mend| mend.what.how.key.to_string()).collect();
    (game.tree.head().start.clone().unwrap_or_default(), game.n_turns, told)
}

#[track_caller]
fn check<G: Game>(id: &str, text: &str, position: &str, told: &[&str]) {
    let expect = told.iter().map(|key| (*key).to_owned()).collect();
    assert_eq!(read_one::<G>(id, text), (position.to_owned(), 0, expect), "{text}");
}

const REMARK: &str = "game-text-remark";

#[test]
fn r37_a_pasted_position_is_read_with_words_around_it() {
    let fen = "8/5k2/8/3K4/8/4P3/8/8 w - - 0 1";
    let chess = |text: &str, told: &[&str]| check::<Chess>("chess", text, fen, told);
    chess(fen, &[]);
    chess(&format!("\u{feff}{fen}\r\n"), &[]);
    chess(&format!("FEN: {fen}"), &[]);
    chess(&format!("White to move and win:\n\n{fen}\n\nWho sees it?"), &[REMARK]);
    chess(&format!("Position ({fen})"), &[]);
    chess("https://example.org/analysis/8/5k2/8/3K4/8/4P3/8/8_w_-_-_0_1", &["mended-read"]);
    let list = "B:W18,24,27:B12,16";
    check::<Draughts>("draughts", list, list, &[]);
    check::<Draughts>("draughts", &format!("Black to play: {list}."), list, &[REMARK]);
    let rows = "//,b,,//,w,,// w";
    check::<Laska>("laska", rows, rows, &[]);
    check::<Laska>("laska", &format!("Position: {rows}"), rows, &[]);
    check::<Laska>("laska", "a1WWW b2BBB w", "/////BBB,,/WWW,,, w", &[]);
    check::<Laska>("laska", "Look at a1WWW b2BBB w - who wins?", "/////BBB,,/WWW,,, w", &[REMARK]);
}

#[test]
fn r37_what_backgammon_programs_put_on_the_clipboard_is_read() {
    let start = "4HPwATDgc/ABMA:MAEKAAAAAAAE";
    let xg = "XGID=-b----E-C---eE---c-e----B-:0:0:1:42:0:0:0:0:10\n\nX:Ann   O:Bob\nScore is X:0 O:0. Unlimited Game\n \
              +13-14-15-16-17-18------19-20-21-22-23-24-+\n | X           O    |   | O              X | +---+\n\
              Pip count  X: 167  O: 167 X-O: 0-0\nCube: 1\nX to play 42\n\n    1.  3-ply       8/4 6/4    eq:+0.212\n";
    let (position, n_turns, told) = read_one::<Backgammon>("backgammon", xg);
    assert_eq!((n_turns, told), (0, vec![REMARK.to_owned()]));
    assert!(position.starts_with("4HPwATDgc/ABMA:"), "{position}");
    let gnu = " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkAAAAAAAAE\n \
               +12-11-10--9--8--7-------6--5--4--3--2--1-+     O: gnubg\n";
    let (position, _, _) = read_one::<Backgammon>("backgammon", gnu);
    assert_eq!(position, "4HPwATDgc/ABMA:cAkAAAAAAAAE");
    check::<Backgammon>("backgammon", "4HPwATDgc/ABMA 4 2", start, &[]);
    check::<Backgammon>("backgammon", "GNUBGID 4HPwATDgc/ABMA:cAkAAAAAAAAE", "4HPwATDgc/ABMA:cAkAAAAAAAAE", &[]);
}

#[test]
fn r37_moves_behind_a_position_are_played_from_it() {
    let text = "In this ending:\n8/5k2/8/3K4/8/4P3/8/8 w - - 0 1\n1. e4 Ke7 2. Ke5 {Good}";
    let games = all::<Chess>("chess", text);
    assert_eq!((games.len(), games[0].n_turns, &games[0].fault), (1, 3, &None));
    assert_eq!(games[0].tree.head().start.as_deref(), Some("8/5k2/8/3K4/8/4P3/8/8 w - - 0 1"));
    // What can be played from the usual position only is a game as ever.
    let games = all::<Chess>("chess", "1. e4 e5 2. Nf3 {8/5k2/8/3K4/8/4P3/8/8 w - - 0 1} Nc6");
    assert_eq!((games[0].n_turns, games[0].tree.head().start.as_deref()), (4, None));
}

#[test]
fn r37_an_address_with_a_position_and_a_frame_are_read() {
    let rows = "//,b,,//,w,,// w";
    let address =
        "https://example.org/games/embed/laska/?lang=en&position=%2F%2F%2Cb%2C%2C%2F%2F%2Cw%2C%2C%2F%2F+w&mode=two";
    check::<Laska>("laska", address, rows, &[]);
    check::<Laska>("laska", &format!("<iframe src=\"{address}\" title=\"Laska\"></iframe>"), rows, &[]);
    check::<Laska>(
        "laska",
        &format!("<mustermead-game game=\"laska\" position=\"{rows}\"></mustermead-game>"),
        rows,
        &[],
    );
}

#[test]
fn r37_whatever_we_write_of_a_position_is_read_again() {
    let texts = GamesOf::<Portal>::NEW;
    for info in rules::games::FOLDERS.iter().flat_map(|folder| folder.games) {
        let players = vec![Player::Human { name: String::new() }; info.seats().count()];
        let table = open::<Portal>(Record::new(info.id, 1, players)).unwrap();
        for (format, written) in texts.positions(&*table, 0) {
            for text in [written.text.clone(), format!("Look at this: {}", written.text)] {
                let found = texts.position_in(info.id, &text);
                let Some(found) = found else { panic!("{} {format:?}: {text}", info.id) };
                assert_eq!((found.id.as_str(), &found.mends), (info.id, &Vec::new()), "{text}");
                assert_eq!(text[found.at].trim(), written.text, "{format:?}");
            }
            // And as a game that begins there it is the same when it is written again.
            let game = |text: &str| {
                let read = texts.read(info.id, text).unwrap();
                read.map(|game| (game.tree, game.fault)).collect::<Vec<_>>()
            };
            let own = game(&written.text);
            let [(tree, None)] = own.as_slice() else { panic!("{}", written.text) };
            let form = texts.formats(info.id)[0].key;
            let again = texts.write(form, &[tree]).unwrap();
            assert_eq!(game(&again), own, "{again}");
            // U19: and no other family takes it for its own.
            assert_eq!(texts.other_family(info.id, &written.text), None, "{}", written.text);
        }
    }
}

#[test]
fn u19_a_text_of_another_family_says_which() {
    let why = |id: &str, text: &str| {
        let game = GamesOf::<Portal>::NEW.read(id, text).unwrap().next().unwrap();
        game.fault.map(|fault| fault.why)
    };
    let resembles = |game: &str| Some(messages::resembles(game));
    assert_eq!(why("laska", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), resembles("chess"));
    assert_eq!(why("laska", "[White \"Ann\"]\n\n1. e4 e5 2. Nf3 Nc6 *"), resembles("chess"));
    assert_eq!(why("chess", "1. 11-15 23-19 2. 8-11"), resembles("draughts"));
    assert_eq!(why("chess", "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:3:0:10"), resembles("backgammon"));
    assert_eq!(why("draughts", "//,b,,//,w,,// w"), resembles("laska"));
    assert_eq!(why("ludo", "S 43:wp 47:wb 8:bb first"), resembles("lanko-88"));
}

/// Words of any length are kept, in comments that a saved game can hold.
#[test]
fn r37_a_long_text_around_a_position_is_kept() {
    let text = format!("{}\n8/5k2/8/3K4/8/4P3/8/8 w - - 0 1", "[% long words ".repeat(120));
    let games = all::<Chess>("chess", &text);
    let comments = &games[0].tree.notes(NodeIdx::ROOT).comments;
    assert!(comments.len() > 1 && comments.iter().all(|text| text.len() <= MAX_COMMENT), "{comments:?}");
    assert!(crate::wire::read_tree(&crate::wire::write_tree(&games[0].tree, NodeIdx::ROOT)).is_ok());
}

#[test]
fn r37_a_file_may_have_a_position_on_every_line() {
    let text = "8/5k2/8/3K4/8/4P3/8/8 w - - 0 1\r\n\r\n8/5k2/8/3K4/8/4P3/8/8 b - - bm Ke7; id \"two\";\n\
                8/5k2/8/3K4/8/4P3/8/9 w - - 0 1\n8/5k2/8/8/3K4/4P3/8/8 w - - 0 1";
    let games = all::<Chess>("chess", text);
    let told: Vec<_> = games.iter().map(|game| (game.number, game.line, game.fault.is_some())).collect();
    assert_eq!(told, [(1, 1, false), (2, 3, false), (3, 4, true), (4, 5, false)], "{games:?}");
    assert_eq!(games[1].tree.notes(NodeIdx::ROOT).comments, ["bm Ke7; id \"two\";"]);
    assert_eq!(games[2].fault.as_ref().map(|fault| fault.line), Some(4));
    // Positions of a list of numbers too, but not two lines of words around one.
    assert_eq!(all::<Draughts>("draughts", "B:W18,24:B12,16\nW:W30:B1,2\n").len(), 2);
    assert_eq!(all::<Draughts>("draughts", "Black to play\nB:W18,24:B12,16\n").len(), 1);
}

#[test]
fn r37_a_broken_position_says_what_is_wrong_with_it() {
    let fault = |text: &str| all::<Chess>("chess", text).remove(0).fault.unwrap();
    let found = fault("rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!((found.line, found.text.as_str()), (1, "ppppppppp"), "{:?}", found.why);
    let found = fault("White to move:\n8/5k2/8/3K4/8/4P3/8/8 w KX - 0 1");
    assert_eq!(found.line, 2, "{found:?}");
    let fault = |text: &str| all::<Draughts>("draughts", text).remove(0).fault.unwrap();
    assert_eq!(fault("B:W18,24,77:B12,16").text, "77");
}
