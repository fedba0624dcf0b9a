use super::*;
use crate::games::laska::Laska;
use crate::notation::Notation;
use crate::{MatchState, Options};

const WHITE_FIRST: Dialect = Dialect { white: Seat::FIRST, game: None };
const BLACK_FIRST: Dialect = Dialect { white: Seat::SECOND, game: Some(("GameType", "21")) };

fn laska() -> Laska {
    Laska::new("laska", &Options::new(), &MatchState::default()).unwrap()
}

#[track_caller]
fn read_one(dialect: &Dialect, text: &str) -> SheetOf<Laska> {
    let mut sheets = read(&laska(), dialect, text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(sheets.len(), 1, "{text:?}");
    sheets.remove(0)
}

/// Reads a game of Laska and writes it again, without the roster.
#[track_caller]
fn check(text: &str, expect: &str) {
    check_in(&WHITE_FIRST, text, expect);
}

#[track_caller]
fn check_in(dialect: &Dialect, text: &str, expect: &str) {
    let sheet = read_one(dialect, text);
    let written = write(&laska(), dialect, std::slice::from_ref(&sheet));
    let others: Vec<&str> = written.lines().filter(|line| !is_of_roster(line)).collect();
    assert_eq!(others.join("\n").trim_start(), expect);
    assert_eq!(read_one(dialect, &written), sheet);
}

fn is_of_roster(line: &str) -> bool {
    Tags::ROSTER.iter().any(|name| line.starts_with(&format!("[{name} ")))
}

#[track_caller]
fn check_fault(text: &str, at: usize, fragment: &str, why: &str) {
    let error = read(&laska(), &BLACK_FIRST, text).unwrap_err();
    assert_eq!((error.at, error.text.as_str(), error.why.to_string().as_str()), (at, fragment, why));
    assert!(text[at..].starts_with(fragment));
}

#[test]
fn moves_are_read_and_written_with_all_that_is_said_about_them() {
    check("c3-d4 e5-d4-c3", "1. c3-d4 e5-d4-c3bw *");
    check("1.c3-b4! a5xc3\n2 .b2-d4 1-0", "1. c3-b4! a5-b4-c3bw 2. b2-c3w-d4wb 1-0");
    check(
        "{a gift} 1. c3-b4 ; or not\n1... a5xc3 $7 2. d2-b4 (2. b2-d4 !? = b6-a5) 2 ... b6-a5(?) 0-1 {so what}",
        "{a gift} 1. c3-b4 {or not} 1... a5-b4-c3bw $7 2. d2-c3w-b4wb (2. b2-c3w-d4wb!?\n\
         $10 b6-a5) 2... b6-a5? {so what} 0-1",
    );
    check("1. c3-b4 ({steady} c3-d4 (1. e3-d4)) *", "1. c3-b4 ({steady} 1. c3-d4 (1. e3-d4)) *");
    check("1. c3-d4 $1 $2 $10 $18 $255 $0", "1. c3-d4! $2 $10 $18 $255 $0 *");
    check("%c5-d4\n1. c3-d4 +-\n% { \n1/2", "1. c3-d4 $18 1/2-1/2");
}

#[test]
fn tags_stand_in_the_order_of_the_roster_and_then_by_name() {
    let text = "\u{feff}[Black \"B \\\"x\\\" \\\\ \\n\"][White\n\"W\" ]\n[ZZ \"\"] {early} [A_1 \"]\"]\n[White \"other\"]\
                [Event \"?\"] [Result \"2-0\"] *";
    let sheet = read_one(&WHITE_FIRST, text);
    assert_eq!(sheet.tags.get("Black"), Some("B \"x\" \\ \\n"));
    assert_eq!(sheet.result, Some(GameResult::FirstWins));
    let written = write(&laska(), &WHITE_FIRST, std::slice::from_ref(&sheet));
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"W\"]\n\
                    [Black \"B \\\"x\\\" \\\\ \\\\n\"]\n[Result \"1-0\"]\n[A_1 \"]\"]\n[ZZ \"\"]\n\n{early} 1-0\n";
    assert_eq!(written, expected);
    assert_eq!(read_one(&WHITE_FIRST, &written), sheet);
}

#[test]
fn tags_hold_only_what_their_texts_can_hold() {
    let mut tags = Tags::new();
    for (name, value) in [("White", "A\nB"), ("no name", "x"), ("", "x"), ("FEN", "x"), ("Event", "?"), ("Elo", "?")] {
        tags.set(name, value);
    }
    assert_eq!(tags.iter().collect::<Vec<_>>(), [("Elo", "?"), ("White", "A B")]);
    tags.set("White", "");
    assert_eq!(tags.get("White"), None);
}

#[test]
fn a_game_may_begin_with_any_position_and_number() {
    let fen = "b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w b";
    let start = format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n");
    check(
        &format!("[FEN \"{fen}\"] 12... a5-b4 (12 ...c5-b4) 13. c3-a5"),
        &(start.clone() + "1... a5-b4 (1... c5-b4) 2. c3-b4-a5wb *"),
    );
    let spaced = format!("[FEN \"{fen}\"] 12. . . a5-b4 13. c3-a5");
    check(&spaced, &(start.clone() + "1... a5-b4 2. c3-b4-a5wb *"));
    // Some programs number from 1 too, or count turns from the seat that begins.
    check(&format!("[FEN \"{fen}\"] 1. a5-b4 c3-a5 2. g5-f4 *"), &(start + "1... a5-b4 2. c3-b4-a5wb g5-f4 *"));
    let usual = laska().write_position(&laska().start(), &History::default(), Laska::POSITIONS[0]);
    check(&format!("[SetUp \"1\"] [FEN \"{usual}\"] 40. c3-d4"), "1. c3-d4 *");
}

#[test]
fn the_game_settles_who_is_white_and_which_tag_names_it() {
    check_in(&BLACK_FIRST, "c3-d4 +- $19", "[GameType \"21\"]\n\n1. c3-d4 $18 $19 *");
    assert_eq!(read_one(&BLACK_FIRST, "c3-d4 $19 $18").line.turns[0].signs, [Nag::FirstAhead, Nag::SecondAhead]);
    assert_eq!(read_one(&WHITE_FIRST, "c3-d4 $19 $18").line.turns[0].signs, [Nag::SecondAhead, Nag::FirstAhead]);
    check_in(&BLACK_FIRST, "[GameType \"21,B,8,8,N1,0\"] c3-d4", "[GameType \"21\"]\n\n1. c3-d4 *");
    check_fault("[GameType \"20\"] c3-d4", 11, "20", "pgn-game tag=GameType expected=21");
}

#[test]
fn a_text_holds_many_games() {
    let text = "1. c3-d4 * c3-b4 1-0 {good}\n[Event \"x\"] ; no moves\n[Event \"y\"]\n\n1. c3-d4\n[Site \"z\"] 0-1 0-1";
    let sheets = read(&laska(), &WHITE_FIRST, text).unwrap();
    let found: Vec<_> =
        sheets.iter().map(|sheet| (sheet.tags.iter().count(), sheet.line.turns.len(), sheet.result)).collect();
    let (first, second) = (Some(GameResult::FirstWins), Some(GameResult::SecondWins));
    assert_eq!(found, [(0, 1, None), (0, 1, first), (1, 1, None), (1, 0, second), (0, 0, second)]);
    let written = write(&laska(), &WHITE_FIRST, &sheets);
    assert_eq!(read(&laska(), &WHITE_FIRST, &written).unwrap(), sheets);
}

#[test]
fn lines_are_short_and_comments_do_not_break_them() {
    let comment = "never [%emt 0:01] begins % a line ".repeat(9) + &"long".repeat(30);
    let mut sheet = read_one(&WHITE_FIRST, "1. c3-d4 {} e5-c3 {x} 2. b2-d4");
    sheet.line.turns[0].comments = vec![comment.clone(), "closed } early\nand late".to_owned(), String::new()];
    let written = write(&laska(), &WHITE_FIRST, std::slice::from_ref(&sheet));
    for line in written.lines().skip(7) {
        assert!(line.len() < 80 || line.starts_with("longlong"), "{line:?}");
        assert!(!line.starts_with(['%', '[']), "{line:?}");
    }
    assert!(written.contains(";closed } early and late\n{} 1... e5-d4-c3bw {x} 2."), "{written}");
    sheet.line.turns[0].comments = vec![comment, "closed } early and late".to_owned(), String::new()];
    assert_eq!(read_one(&WHITE_FIRST, &written), sheet);
}

#[test]
fn results_in_the_middle_of_a_line_become_comments() {
    let mut sheet = read_one(&WHITE_FIRST, "1. c3-d4");
    sheet.line.turns[0].signs = vec![Nag::Drawn];
    check(&write(&laska(), &WHITE_FIRST, &[sheet]), "1. c3-d4 {1/2} *");
}

#[test]
fn a_fault_is_named_with_its_place() {
    check_fault("", 0, "", "pgn-nothing");
    check_fault("% nothing\n ", 11, "", "pgn-nothing");
    check_fault("[", 1, "", "pgn-tag-name");
    check_fault("[é \"x\"]", 1, "é", "pgn-tag-name");
    check_fault("[Event x]", 7, "x", "pgn-tag-value tag=Event");
    check_fault("[Event \"x\n\"]", 7, "\"", "pgn-unclosed expected=\"");
    check_fault("[Event \"x\\\"]", 7, "\"", "pgn-unclosed expected=\"");
    check_fault("[Event \"x\" c3-d4", 0, "[", "pgn-unclosed expected=]");
    check_fault("c3-d4 {x", 6, "{", "pgn-unclosed expected=}");
    check_fault("c3-d4 (c3-b4", 6, "(", "pgn-unclosed expected=)");
    check_fault("c3-d4 (c3-b4 [Event \"x\"]", 6, "(", "pgn-unclosed expected=)");
    check_fault("c3-d4 )", 6, ")", "pgn-unopened");
    check_fault("c3-d4 ]", 6, "]", "pgn-unopened");
    check_fault("(c3-d4)", 0, "(", "pgn-variation-first");
    check_fault("c3-d4 ( )", 8, ")", "pgn-empty");
    check_fault("$1 c3-d4", 0, "$", "pgn-sign-first");
    check_fault("c3-d4 $256", 6, "$256", "pgn-glyph most=255");
    check_fault("c3-d4 $!", 6, "$", "pgn-glyph most=255");
    check_fault("5. c3-d4 6. e5-c3", 9, "6.", "pgn-number expected=5...");
    check_fault("1... c3-d4 1... e5-c3", 11, "1...", "pgn-number expected=2.");
    check_fault("99999999999. c3-d4", 0, "99999999999.", "pgn-number expected=1.");
    check_fault("1. c3-d4 e5-e4", 12, "e4", "laska-text-square found=e4");
    check_fault("1. c3-d4 (1-0)", 12, "0", "laska-text-square found=0");
    check_fault("[Result \"1-0\"] 1. c3-d4 0-1", 24, "0-1", "pgn-result expected=1-0");
    check_fault("[FEN \"// w\"]", 6, "//", "laska-text-ranks count=3");
    check_fault("[FEN \"//\\\\ w\"]", 6, "//\\\\ w", "laska-text-ranks count=3");
    let deep = "c3-d4 ".to_owned() + &"(c3-b4 ".repeat(40);
    check_fault(&deep, 6 + 32 * 7, "(", "pgn-depth most=32");
}
