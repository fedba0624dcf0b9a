//! What can be meant in one way only, and what is no part of a game.

use super::*;

/// How many turns of the only game are read, its result, what was corrected, and its fault.
fn told<G: Game>(id: &str, text: &str) -> (usize, String, Vec<String>, Option<String>) {
    let mut games = read_all::<G>(id, text);
    assert_eq!(games.len(), 1, "{text}: {games:?}");
    let game = games.remove(0);
    let result = game.result.map_or_else(|| "*".to_owned(), |score| score.to_string());
    let mends = game.mends.iter().map(|mend| mend.what.how.to_string()).collect();
    (game.n_turns, result, mends, game.fault.map(|fault| fault.why.to_string()))
}

#[track_caller]
fn is_told<G: Game>(id: &str, text: &str, n_turns: usize, result: &str, mends: &[&str]) {
    let expected = (n_turns, result.to_owned(), mends.iter().map(|mend| (*mend).to_owned()).collect(), None);
    assert_eq!(told::<G>(id, text), expected, "{text}");
}

/// R43
#[test]
fn words_around_the_moves_are_remarks() {
    let remark = "game-text-remark";
    let chess = |text: &str, n_turns, mends: &[&str]| is_told::<Chess>("chess", text, n_turns, "*", mends);
    chess("Ada Lindqvist – Bo Marek, 12th match\n1. e4 e5 2. Nf3 Nc6", 4, &[remark]);
    chess("C65, Ruy Lopez: 1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6", 6, &[remark]);
    chess("1999, Round 3. Ada 1. e4 e5", 2, &[remark]);
    chess("Hello Bo,\n\n[White \"Ada\"]\n[Black \"Bo\"]\n\n1. e4 e5 *", 2, &[remark]);
    chess("1. e4 e5 2. Nf3\n\n-- \nAda\nhttp://example.org", 3, &[remark]);
    chess("1. e4 e5 2. Nf3\n\nRegards,\nAda", 3, &[remark]);
    chess("1. e4 e5 2. Nf3\nand so on", 3, &[remark]);
    chess("> > 1. e4 e5\n> > 2. Nf3 *", 3, &["mended-mark found=>"]);
    chess("«1. e4 e5 2. Nf3 *»", 3, &["mended-mark found=«"]);
    chess("1. e4 {a {b} c} e5 {d {e} 2. Nf3", 3, &[]);
    is_told::<Draughts>("draughts", "Old Fourteenth\n\n1. 11-15 23-19 2. 8-11 1-0", 3, "1-0", &[remark]);
    is_told::<Laska>("laska", "Emil – Ida\n1. c3-d4 e5-c3 1-0", 2, "1-0", &[remark]);
    // Words that no game follows are no game.
    assert!(told::<Chess>("chess", "hello there 1. So what").3.is_some());
    // A move that is none is still a fault, at the end of a game too.
    for text in ["1. e4 e5 2. Nf33", "1. e4 e5\n2. Nf3\nNc66\n3. Bb5 a6", "1. e4 e5 2. Nfx *"] {
        assert!(told::<Chess>("chess", text).3.is_some(), "{text}");
    }
    let game = read_all::<Chess>("chess", "1. e4 {a {b} c} e5").remove(0);
    let first = game.tree.line(NodeIdx::ROOT).next().unwrap();
    assert_eq!(game.tree.notes(first).comments, ["a {b} c"]);
}

/// R44
#[test]
fn look_alikes_and_digits_of_every_script_are_read() {
    let read_as = |found: &str, read: &str| format!("mended-read found={found} read={read}");
    let is = |text: &str, n_turns, mend: &str| is_told::<Chess>("chess", text, n_turns, "*", &[mend]);
    is("1. е4 e5", 2, &read_as("е4", "e4"));
    is("１. e4 e5", 2, &read_as("１.", "1."));
    is("١. e4 e٥ ٢. d4", 3, &read_as("١.", "1."));
    is("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. О-О", 7, &read_as("О-О", "O-O"));
    is_told::<Chess>("chess", "1. d2 d4 d7d5 2. c2-c4 e7 e6", 4, "*", &[]);
    is_told::<Chess>("chess", "1. e\u{200b}4 e\u{ad}5 2.\u{202f}Nf3", 3, "*", &[]);
    is_told::<Draughts>("draughts", "1. １１-１５ 23-19", 2, "*", &[&read_as("１１-１５", "11-15")]);
    is_told::<Laska>("laska", "1. с3-d4 e5c3 2. b2 d4", 3, "*", &[&read_as("с3-d4", "c3-d4")]);
    // Comments and names stay as they are.
    let game = read_all::<Chess>("chess", "[White \"Аня 4\"]\n\n1. е4 {е4, а не d4}").remove(0);
    let first = game.tree.line(NodeIdx::ROOT).next().unwrap();
    assert_eq!(game.tree.notes(first).comments, ["е4, а не d4"]);
    assert!(format!("{:?}", game.tree.head().players).contains("Аня 4"));
}

/// X13
#[test]
fn chess_is_read_with_the_letters_of_other_languages() {
    let letters = |found: &str, read: &str| format!("game-text-letters found={found} read={read}");
    for (text, n_turns, found, read) in [
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. 0-0 Sxe4 5. Te1 Sd6 6. Sxe5 Le7", 12, "Sf3", "Nf3"),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. O-O Cxe4 5. Te1 Cd6 6. Cxe5 Fe7", 12, "Cf3", "Nf3"),
        ("1. e4 e5 2. Cf3 Cc6 3. Ab5 Cf6 4. O-O Cxe4 5. Te1 Cd6 6. Cxe5 Ae7", 12, "Cf3", "Nf3"),
        ("1. e4 e5 2. Pf3 Pc6 3. Lb5 Pf6 4. O-O Pxe4 5. Te1 Pd6", 10, "Pf3", "Nf3"),
        ("1. e4 e5 2. Sf3 Sc6 3. Gb5 Sf6 4. O-O Sxe4 5. We1 Sd6 6. He2 He7", 12, "Sf3", "Nf3"),
        ("1. e4 e5 2. Hf3 Hc6 3. Fb5 Hf6 4. O-O Hxe4 5. Be1 Hd6 6. Ve2 Fe7", 12, "Hf3", "Nf3"),
        ("1. e4 e5 2. Jf3 Jc6 3. Sb5 Jf6 4. O-O Jxe4 5. Ve1 Jd6 6. De2 Se7", 12, "Jf3", "Nf3"),
        ("1. e4 e5 2. Af3 Ac6 3. Fb5 Af6 4. O-O Axe4 5. Ke1 Ad6 6. Ve2 Fe7", 12, "Af3", "Nf3"),
        ("1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. O-O К:e4 5. Лe1 Кd6 6. Фe2 Крe7", 12, "Кf3", "Nf3"),
        ("1. e4 e5 2. Сf3 Сc6 3. Лb5 Сf6 4. O-O Сxe4 5. Тe1 Сd6 6. Дe2 Кe7", 12, "Сf3", "Nf3"),
        ("1. e4 e5 2. Ιf3 Ιc6 3. Αb5 Ιf6 4. O-O Ιxe4 5. Πe1 Ιd6 6. Βe2 Ρe7", 12, "Ιf3", "Nf3"),
        ("1. e4 e5 2. حf3 حc6 3. فb5 حf6 4. O-O حxe4 5. رe1 حd6 6. وe2 مe7", 12, "حf3", "Nf3"),
    ] {
        is_told::<Chess>("chess", text, n_turns, "*", &[&letters(found, read)]);
    }
    // The king's letter of one language is the rook's of another: the whole game settles which.
    is_told::<Chess>("chess", "1. e4 e5 2. Re2 Cf6", 4, "*", &[&letters("Re2", "Ke2")]);
    is_told::<Chess>(
        "chess",
        "[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=D Kf6 2. Dd8+",
        3,
        "*",
        &[&letters("a8=D", "a8=Q")],
    );
    // Where several fit, the language of the page counts: a bishop in Czech, a knight in German.
    let text = "[FEN \"4k3/8/8/8/8/8/4B3/4K1N1 w - - 0 1\"]\n\n1. Sf3 Kd7 *";
    for (language, expected) in [("de", "Nf3"), ("cs", "Bf3"), ("", "Nf3")] {
        let mut games = read::<Chess>("chess", text).unwrap().in_language(language);
        assert_eq!(games.next().unwrap().mends[0].what.how.to_string(), letters("Sf3", expected), "{language}");
    }
    // One wrong letter is no other language, and a broken game in another one is read up to there.
    assert_eq!(told::<Chess>("chess", "1. e4 e5 2. Sf3 Nc6 3. Bb5 a6").0, 2);
    let broken = told::<Chess>("chess", "1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. Sf9 d6");
    assert!(broken.0 == 6 && broken.3.is_some(), "{broken:?}");
    assert_eq!(told::<Chess>("chess", "1. e4 e5 2. Ke3 d6").0, 2);
}

/// X10
#[test]
fn an_ambiguous_capture_is_settled_by_what_follows() {
    let fen = "[FEN \"W:W22,32:B9,10,11,17,18\"]\n\n";
    let read_as = |read: &str| format!("mended-read found=22x6 read={read}");
    let draughts = |moves: &str, n_turns, read: &str| {
        is_told::<Draughts>("draughts", &format!("{fen}{moves}"), n_turns, "*", &[&read_as(read)])
    };
    draughts("1. 22x6 10-14", 2, "22x13x6");
    draughts("1. 22x6 17-21", 2, "22x15x6");
    // Both fit: the first counts.
    draughts("1. 22x6 11-16", 2, "22x15x6");
    // Nothing follows.
    let fault = told::<Draughts>("draughts", &format!("{fen}1. 22x6")).3;
    assert!(fault.is_some_and(|fault| fault.contains("ambiguous")));
    // In chess what follows must settle it.
    let chess = "1. Nf3 d6 2. d3 d5 3. Nd2";
    let settled = "mended-read found=Nd2 read=Nbd2";
    is_told::<Chess>("chess", &format!("{chess} e6 4. Ne5 a6"), 8, "*", &[settled]);
    assert_eq!(told::<Chess>("chess", &format!("{chess} e6 4. a3 a6")).0, 4);
}

/// X11
#[test]
fn a_position_says_what_can_only_be_meant() {
    let draughts =
        |text: &str, n_turns, result, mends: &[&str]| is_told::<Draughts>("draughts", text, n_turns, result, mends);
    draughts("[FEN \"B:W21,1:B10,K32\"]\n\n1. 10-14 *", 1, "*", &["mended-read found=1 read=K1"]);
    draughts("[FEN \"?:W21:B10\"]\n\n1. 10-14 *", 1, "*", &["mended-read found=? read=B"]);
    draughts("[FEN \"?:W21:B10\"]\n\n1. ... 21-17 *", 1, "*", &["mended-read found=? read=W"]);
    draughts("[FEN \"W::.\"]\n[Result \"1-0\"]\n\n1-0", 0, "1-0", &["game-text-remark"]);
    is_told::<Chess>(
        "chess",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 ? - - 0 1\"]\n\n1... Kd7 *",
        1,
        "*",
        &["mended-read found=? read=b"],
    );
    // Both could move so.
    assert!(told::<Draughts>("draughts", "[FEN \"?:W21:B10\"]\n\n*").3.is_some());
    assert!(told::<Draughts>("draughts", "[FEN \"W::.\"]\n\n1. 11-15 *").3.is_some());
}

/// X12
#[test]
fn a_game_of_another_board_is_named() {
    let why =
        |id: &str, text: &str| if id == "chess" { told::<Chess>(id, text).3 } else { told::<Draughts>(id, text).3 };
    let is = |id: &str, text: &str, key: &str| assert_eq!(why(id, text), Some(key.to_owned()), "{text}");
    is("draughts", "[GameType \"20\"]\n\n1. 32-28 19-23 *", "game-text-board-of-10");
    is("draughts", "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *", "game-text-board-of-10");
    is("draughts", "[FEN \"W:W31,32,50:B1-20\"]\n\n1. 32-28 *", "game-text-board-of-10");
    is("draughts", "[GameType \"25\"]\n\n1. c3-d4 *", "game-text-other-kind");
    is("draughts", "1. c3-d4 b6-a5 2. d4-c5 *", "game-text-other-kind");
    is("draughts", "1. a3b4 f6g5 *", "game-text-other-kind");
    is("chess", "[Variant \"Chess960\"]\n\n1. e4 *", "game-text-variant name=Chess960");
    is("chess", "[Variant \"Antichess\"]\n\n1. e3 *", "game-text-variant name=Antichess");
}

/// X14
#[test]
fn uneven_results_are_no_faults_and_no_castling() {
    for result in ["0-0", "½-0", "1/2-0", "0-1/2", "0 – 0"] {
        is_told::<Chess>("chess", &format!("[Result \"{result}\"]\n\n1. e4 e5 2. Nf3 {result}"), 3, "*", &[]);
        is_told::<Draughts>("draughts", &format!("1. 11-15 23-19 {result}"), 2, "*", &[]);
    }
    let castled = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7";
    is_told::<Chess>("chess", &format!("{castled} 4. 0-0"), 7, "*", &[]);
    is_told::<Chess>("chess", &format!("{castled} 4. 0-0 0-0"), 8, "*", &[]);
    is_told::<Chess>(
        "chess",
        &format!("[Result \"0-0\"]\n\n{castled} 0-0\n\n[White \"\"]\n*").replace("\n\n[White \"\"]\n*", ""),
        6,
        "*",
        &[],
    );
}

/// The rulings that hold for all forms.
#[test]
fn what_the_rules_do_not_know_ends_what_can_be_read() {
    for passed in ["--", "Z0", "pass"] {
        assert_eq!(told::<Chess>("chess", &format!("1. e4 {passed} 2. d4")).3.as_deref(), Some("game-text-passed"));
        assert_eq!(told::<Draughts>("draughts", &format!("1. 11-15 {passed}")).3.as_deref(), Some("game-text-passed"));
        let game = read_all::<Laska>("laska", &format!("1. c3-d4 {passed} 2. b2-c3")).remove(0);
        assert_eq!(
            (game.n_turns, game.fault.map(|fault| fault.why.to_string())),
            (1, Some("game-text-passed".to_owned()))
        );
        let last = game.tree.line(NodeIdx::ROOT).last().unwrap();
        assert_eq!(game.tree.notes(last).comments, [format!("{passed} 2. b2-c3")]);
    }
    // The board is believed, and a game that goes on after its end is read.
    let result = "game-text-result told=0-1 found=1-0";
    is_told::<Draughts>("draughts", "[FEN \"B:W22:B18\"]\n\n1. 18x25 0-1", 1, "1-0", &[result]);
    is_told::<Laska>("laska", "[FEN \"c3W d4b w\"]\n\n1. c3-e5 0-1", 1, "1-0", &[result]);
}
