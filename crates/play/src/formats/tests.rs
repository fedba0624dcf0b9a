mod files;

use rules::games::chess::Chess;
use rules::games::draughts::Draughts;
use rules::games::lanko::Lanko;
use rules::games::laska::Laska;

use super::*;
use crate::game_tree::NodeIdx;
use crate::nag::Nag;
use crate::record::Player;

fn read_all<G: Game>(id: &str, text: &str) -> Vec<ReadGame> {
    read::<G>(id, text).unwrap().collect()
}

/// Reads a game that is written without any fault, and writes it again, without its tags.
#[track_caller]
fn check<G: Game>(id: &str, text: &str, expect: &str) {
    let games = read_all::<G>(id, text);
    assert_eq!((games.len(), &games[0].fault), (1, &None), "{text}");
    let written = write::<G>(formats::<G>()[0].key, &[&games[0].tree]).unwrap();
    let (_, moves) = written.split_once("\n\n").unwrap();
    assert_eq!(moves.trim_end(), expect);
    let again = read_all::<G>(id, &written);
    assert!(again[0].tree == games[0].tree && again[0].mends.is_empty(), "{written}: {:?}", again[0].mends);
}

#[test]
fn moves_are_read_and_written_with_all_that_is_said_about_them() {
    let check = |text, expect| check::<Laska>("laska", text, expect);
    check("c3-d4 e5-d4-c3", "1. c3-d4 e5-d4-c3bw");
    check("1.c3-b4 ! a5xc3\n2 . b2-d4 1-0", "1. c3-b4! a5-b4-c3bw 2. b2-c3w-d4wb 1-0");
    check(
        "(a comment) 1. c3-b4 (a gift [or not]) 1 . . . a5-b4-c3 2. d2-b4 [2. b2-d4!? =] b6-a5",
        "{a comment} 1. c3-b4 {a gift [or not]} 1... a5-b4-c3bw 2. d2-c3w-b4wb (2.\nb2-c3w-d4wb!? =) 2... b6-a5",
    );
    check("1. c3-b4 (1. (steady) c3-d4)", "1. c3-b4 ({steady} 1. c3-d4)");
    check("1. c3-b4 $1 $7 $140", "1. c3-b4! $7 $140");
    check("1. c3-b4 (c3-d4 e5-c3 (1... e5-d4-c3bw)) 1-0", "1. c3-b4 (1. c3-d4 e5-d4-c3bw) 1-0");
    check("c3-b4 1-0 (c3-d4)", "1. c3-b4 {[%sign 1-0]} (1. c3-d4)");
    check("%c5-d4\n1. c3-d4 +-\n% { \n1/2", "1. c3-d4 +- 1/2-1/2");
}

/// R41: the form is that of each game, not of the whole file.
#[test]
fn r41_a_file_has_games_in_several_forms() {
    let pgn = "[White \"Ann\"]\n\n1. e4 e5 2. Nf3 *\n\n";
    let record = crate::wire::write(&crate::Record::new("chess", 1, vec![Player::Human { name: "Bo".to_owned() }; 2]));
    for text in [[pgn, &record, "\n", pgn].concat(), [&record, "\n", pgn, &record].concat()] {
        let games = read_all::<Chess>("chess", &text);
        assert_eq!(games.len(), 3, "{text}");
        assert!(games.iter().all(|game| game.fault.is_none()), "{games:?}");
        let n_turns: usize = games.iter().map(|game| game.n_turns).sum();
        assert_eq!(n_turns, text.matches("2. Nf3").count() * 3, "{games:?}");
    }
}

/// U10: a game that was played here says when.
#[test]
fn u10_a_game_of_ones_own_has_a_date() {
    let mut head = crate::Record::new("chess", 1, vec![Player::Human { name: String::new() }; 2]);
    head.entries = vec![crate::Entry::Step("e4".to_owned())];
    let foreign = GameTree::from(head.clone());
    assert_eq!(dated(&foreign, "2026-11-29"), foreign, "who knows when that was");
    let own = GameTree::from(crate::Record { seed: Some(7), ..head });
    let text = write::<Chess>("pgn", &[&dated(&own, "2026-11-29")]).unwrap();
    assert!(text.contains("[Date \"2026.11.29\"]\n"), "{text}");
    let mut told = own.clone();
    told.tags.set("Date", "1851.06.21");
    assert_eq!(dated(&told, "2026-11-29"), told);
}

/// U10: names and types of players as other programs know them; what was written before is still read.
#[test]
fn u10_the_computer_has_a_name_with_its_level() {
    let info = &<Chess as rules::Rules>::GAMES[0];
    let players = vec![Player::Human { name: "Ada".to_owned() }, Player::Computer { level: 2 }];
    let tree = GameTree::new(crate::Record::new(info.id, info.version, players.clone()));
    let text = write::<Chess>("pgn", &[&tree]).unwrap();
    assert!(text.contains("[White \"Ada\"]\n[Black \"Computer (good)\"]\n"), "{text}");
    assert!(text.contains("[BlackType \"program\"]\n"), "{text}");
    let read = |text: &str| read_all::<Chess>("chess", text).remove(0).tree.head().players.clone();
    assert_eq!(read(&text), players);
    let older = text.replace("Computer (good)", "Computer").replace("\"program\"", "\"program 2\"");
    assert_eq!(read(&older), players);
    // Another program is no computer of ours.
    let other = read(&text.replace("Computer (good)", "Crafty"));
    assert_eq!(other[1], Player::Human { name: "Crafty".to_owned() });
    let other = GameTree::new(crate::Record::new(info.id, info.version, vec![Player::Computer { level: 7 }; 2]));
    assert_eq!(read(&write::<Chess>("pgn", &[&other]).unwrap()), vec![Player::Computer { level: 7 }; 2]);
}

#[test]
fn comments_are_in_braces_or_on_lines_of_their_own_and_lines_are_short() {
    check::<Chess>(
        "chess",
        "{a gift} 1. e4 ; or not\n1... e5 $7 2. d4 (2. f4 !? = exf4) 2 ... exd4(?) 0-1 {so what}",
        "{a gift} 1. e4 {or not} 1... e5 $7 2. d4 (2. f4!? $10 exf4) 2... exd4? {so\nwhat} 0-1",
    );
    check::<Chess>(
        "chess",
        "1. e4 ;closed } early\n1... e5 {x} {} 2. d4",
        "1. e4 {closed ｝ early} 1... e5 {x} 2. d4 *",
    );
    let long = "never [%emt 0:01] begins % a line ".repeat(9) + &"long".repeat(30);
    let games = read_all::<Chess>("chess", &format!("1. e4 {{{long}}} e5"));
    let written = write::<Chess>("pgn", &[&games[0].tree]).unwrap();
    for line in written.lines().skip(7) {
        assert!(line.len() < 80 || line.starts_with("longlong"), "{line:?}");
        assert!(!line.starts_with(['%', '[']), "{line:?}");
    }
}

/// X3, X5: several readers refuse a game with two comments in a row, or with a brace in one.
#[test]
fn all_comments_on_a_move_are_written_as_one() {
    let chess = |text, expect| check::<Chess>("chess", text, expect);
    chess("1. e4 {[%cal Ge2e4]} {c15} e5 *", "1. e4 {[%cal Ge2e4] c15} 1... e5 *");
    chess("1. e4 {[%csl Gd4][%csl Re5]} {[%cal Ge2e4]} *", "1. e4 {[%csl Gd4,Re5][%cal Ge2e4]} *");
    chess("1. e4 {[%cal Ge2e4]} {[%csl Gd4] a} {b} *", "1. e4 {[%cal Ge2e4][%csl Gd4] a ¶ b} *");
    chess("{a} {b} 1. e4 {c ¶¶ d} *", "{a ¶ b} 1. e4 {c ¶¶ d} *");
    chess("1. e4 {[%entry @2 offers draw]} {hm} *", "1. e4 {[%entry @2 offers draw] hm} *");
    chess("1. e4 {a} $1 {b} $2 e5 *", "1. e4! $2 {a ¶ b} 1... e5 *");
    // What comes before the next move stands before the variations.
    chess(
        "1. e4 {a} (1. d4 {b}) {[%intro] c} ({d} {e} 1. c4) 1... e5 *",
        "1. e4 {a [%intro] c} (1. d4 {b}) ({d ¶ e} 1. c4) 1... e5 *",
    );
    check::<Draughts>("draughts", "1. 11-15 {[%csl G15]} {} {so} {what} *", "1. 11-15 {[%csl G15] so ¶ what} *");
    check::<Laska>("laska", "1. c3-d4 {a} {[%entry @2 offers draw]}", "1. c3-d4 {a [%entry @2 offers draw]}");
}

#[test]
fn tags_stand_in_the_order_of_the_roster_and_then_by_name() {
    let text = "[Black \"B \\\"x\\\" \\\\ \\n\"][White \"W\" ]\n[ZZ \"\"] {early} [A_1 \"]\"]\n[White \"other\"]\
                [Event \"?\"] [Result \"2-0\"] *";
    let games = read_all::<Chess>("chess", text);
    let players = [Player::Human { name: "W".to_owned() }, Player::Human { name: "B \"x\" \\ \\n".to_owned() }];
    assert_eq!((games[0].tree.head().players.as_slice(), games[0].result), (&players[..], Some(Score::FirstWins)));
    let written = write::<Chess>("pgn", &[&games[0].tree]).unwrap();
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"W\"]\n\
                    [Black \"B \\\"x\\\" \\\\ \\\\n\"]\n[Result \"1-0\"]\n[A_1 \"]\"]\n\n{early} 1-0\n";
    assert_eq!(written, expected);
}

#[test]
fn a_game_may_begin_with_any_position_and_number() {
    let fen = "b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w b";
    let check_laska = |text: &str, expect| check::<Laska>("laska", &format!("[FEN \"{fen}\"] {text}"), expect);
    check_laska("12... a5-b4 (12 ...c5-b4) 13. c3-a5", "1... a5-b4 (1... c5-b4) 2. c3-b4-a5wb");
    check_laska("12. . . a5-b4 13. c3-a5", "1... a5-b4 2. c3-b4-a5wb");
    check::<Chess>(
        "chess",
        "[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/7p/7P/K7 b - - 3 40\"]\n\n40... Kg7 41. a8=N Kf6 *",
        "40... Kg7 41. a8=N Kf6 *",
    );
    check::<Draughts>("draughts", "[FEN \"W:W22,K30:B10,18\"]\n\n1. 22x6 *", "1... 22x15x6 0-1");
    // The usual position is not told.
    let usual = "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n1. e4";
    assert_eq!(read_all::<Chess>("chess", usual)[0].tree.head().start, None);
}

#[test]
fn the_game_settles_who_is_white() {
    let signs = |id: &str, game: &ReadGame| {
        assert_eq!(game.fault, None, "{id}");
        let first = game.tree.line(NodeIdx::ROOT).next().unwrap();
        game.tree.notes(first).signs.clone()
    };
    let chess = read_all::<Chess>("chess", "[White \"W\"]\n[Black \"B\"]\n\ne4 $19 $18 +-");
    assert_eq!(signs("chess", &chess[0]), [Nag::SecondAhead, Nag::FirstAhead, Nag::FirstAhead]);
    let draughts = read_all::<Draughts>("draughts", "[White \"W\"]\n[Black \"B\"]\n\n11-15 $19 $18 +-");
    assert_eq!(signs("draughts", &draughts[0]), [Nag::FirstAhead, Nag::SecondAhead, Nag::SecondAhead]);
    let name = |game: &ReadGame| format!("{:?}", game.tree.head().player_on(rules::Seat::FIRST));
    assert!(name(&chess[0]).contains("\"W\"") && name(&draughts[0]).contains("\"B\""));
}

/// The entries of the only game of a text, its result and the tag that says how it was ended.
#[track_caller]
fn ended<G: Game>(id: &str, text: &str) -> (String, String, Option<String>) {
    let games = read_all::<G>(id, text);
    assert_eq!((games.len(), &games[0].fault, games[0].mends.len()), (1, &None, 0), "{text}");
    let tree = &games[0].tree;
    let entries = tree.line(NodeIdx::ROOT).filter_map(|node| tree.entry(node)).map(crate::wire::write_entry);
    let last = entries.last().unwrap_or_default();
    let written = write::<G>(formats::<G>()[0].key, &[tree]).unwrap();
    assert!(read_all::<G>(id, &written)[0].tree == *tree, "{written}");
    assert_eq!(written.matches("[Termination \"time forfeit\"]").count(), usize::from(last.contains("flags")));
    (last, games[0].result.unwrap().to_string(), tree.tags.get("Termination").map(str::to_owned))
}

#[test]
fn a_game_that_was_lost_by_time_says_so() {
    let head = "[TimeControl \"300+5\"]\n[Termination \"Time forfeit\"]\n";
    let chess = |text: &str| {
        let (last, result, kept) = ended::<Chess>("chess", &format!("{head}{text}"));
        (last, result, kept.is_some())
    };
    let is = |last: &str, result: &str, is_kept| (last.to_owned(), result.to_owned(), is_kept);
    assert_eq!(chess("\n1. e4 1-0"), is("@2 flags", "1-0", false));
    assert_eq!(chess("\n1. e4 e5 (1... c5 2. Nf3) 2. d4 {so soon} 1-0"), is("@2 flags", "1-0", false));
    // White had moved, and so was not the one to run out of time.
    assert_eq!(chess("\n1. e4 0-1"), is("e4", "0-1", true));
    assert_eq!(chess("\n1. e4 1/2-1/2"), is("e4", "1/2-1/2", true));
    // A bare king does not win.
    let queen = "[FEN \"4k3/8/8/8/8/8/8/Q3K3 w - - 0 1\"]\n";
    assert_eq!(chess(&format!("{queen}\n1. Qa2 Kd8 1/2-1/2")), is("@1 flags", "1/2-1/2", false));
    assert_eq!(chess(&format!("{queen}\n1. Qa2 Kd8 0-1")), is("Kd8", "0-1", true));
    // As it is written here.
    assert_eq!(chess("\n1. e4 {[%entry @2 flags]} {At last.} 1-0"), is("@2 flags", "1-0", false));
    assert_eq!(chess("\n1. f3 e5 2. g4 Qh4# 0-1"), is("Qh4#", "0-1", true));
    // The game itself says how it ended, and is written again without what the tag said.
    let odd = ended::<Chess>("chess", "[Termination \"time gorfeit\"]\n\n1. e4 {[%entry @2 flags]} 1-0");
    assert_eq!(odd, ("@2 flags".to_owned(), "1-0".to_owned(), None));
    let draughts = ended::<Draughts>("draughts", &format!("{head}\n1. 11-15 1-0"));
    assert_eq!(draughts, ("@2 flags".to_owned(), "1-0".to_owned(), None));
    // Nothing is known of a game that is not read to its end, or whose result is open.
    let broken = read_all::<Chess>("chess", &format!("{head}\n1. e4 e9 1-0")).remove(0);
    assert!(broken.fault.is_some() && broken.tree.n_entries() == 1 && broken.tree.tags.get("Termination").is_none());
    let written = write::<Chess>(formats::<Chess>()[0].key, &[&broken.tree]).unwrap();
    assert!(read_all::<Chess>("chess", &written)[0].tree == broken.tree, "{written}");
    assert_eq!(read_all::<Chess>("chess", &format!("{head}\n1. e4 *"))[0].tree.n_entries(), 1);
}

#[test]
fn points_are_told_of_games_that_have_them() {
    fn told<G: Game>(id: &str, text: &str) -> (Option<String>, Vec<String>) {
        let game = read_all::<G>(id, text).remove(0);
        let written = write::<G>(formats::<G>()[0].key, &[&game.tree]).unwrap();
        assert!(game.fault.is_none() && read_all::<G>(id, &written)[0].tree == game.tree, "{written}");
        let mends = game.mends.iter().map(|placed| placed.what.how.key.to_string()).collect();
        (game.tree.tags.get("Result").map(str::to_owned), mends)
    }
    let unread = vec![messages::tag_value("Result").key.to_string()];
    assert_eq!(told::<Chess>("chess", "[Result \"1,0\"]\n\n1. e4 {so what} *"), (None, unread.clone()));
    assert_eq!(told::<Lanko>("lanko-88", "[Result \"3,0,3,0\"]\n\n"), (Some("3,0,3,0".to_owned()), vec![]));
    assert_eq!(told::<Lanko>("lanko-88", "[Result \"3,0\"]\n\n"), (None, unread));
}

#[test]
fn other_forms_write_a_lost_game_without_a_termination() {
    let game = read_all::<Laska>("laska", "1. c3-d4 {[%entry @2 flags]}").remove(0);
    assert_eq!((game.fault, game.result), (None, Some(Score::FirstWins)));
    let written = write::<Laska>("movetext", &[&game.tree]).unwrap();
    assert_eq!(written, "[Result \"1-0\"]\n[Game \"laska\"]\n\n1. c3-d4 {[%entry @2 flags]} 1-0\n");
    assert!(read_all::<Laska>("laska", &written)[0].tree == game.tree);
}

#[test]
fn a_text_holds_many_games() {
    let text =
        "1. c3-d4 * 1. c3-b4 1-0 {good}\n[Event \"x\"] ; no moves\n\n[Event \"y\"]\n\n1. c3-d4\n[Site \"z\"] 0-1";
    let games = read_all::<Laska>("laska", text);
    let found: Vec<_> = games
        .iter()
        .map(|game| (game.tree.tags.get("Event"), game.n_turns, game.result.map(|score| score.to_string())))
        .collect();
    let (first, second) = (Some("1-0".to_owned()), Some("0-1".to_owned()));
    assert_eq!(
        found,
        [(None, 1, None), (None, 1, first), (Some("x"), 0, None), (Some("y"), 1, None), (None, 0, second)]
    );
    let trees: Vec<&GameTree> = games.iter().map(|game| &game.tree).collect();
    let again = read_all::<Laska>("laska", &write::<Laska>("movetext", &trees).unwrap());
    assert!(again.iter().map(|game| &game.tree).eq(trees));
    // It is read game by game.
    let mut reader = read::<Laska>("laska", text).unwrap();
    reader.next();
    assert_eq!((reader.at(), reader.text_len()), (11, text.len()));
}

#[test]
fn what_is_broken_is_told_with_its_place() {
    let told = |text: &str| {
        let game = read_all::<Laska>("laska", text).remove(0);
        let mends = game.mends.iter().map(|mend| (mend.line, mend.column, mend.what.how.to_string()));
        let fault = game.fault.map(|fault| (fault.line, fault.column, fault.why.to_string()));
        mends.chain(fault).collect::<Vec<_>>()
    };
    for (text, line, column, what) in [
        ("c3-d4 {x", 1, 7, "game-text-unclosed expected=}"),
        ("c3-d4\n(c3-b4", 2, 1, "game-text-unclosed expected=)"),
        ("c3-d4 )", 1, 7, "game-text-unopened"),
        ("c3-d4 ( )", 1, 9, "game-text-empty"),
        ("$1 c3-d4", 1, 1, "game-text-sign-first"),
        ("c3-d4 $256", 1, 7, "game-text-sign"),
        ("1. c3-d4 2. e5-c3", 1, 10, "game-text-number expected=1"),
        ("1. c3-d4 e5-e4", 1, 13, "laska-text-square found=e4"),
        ("1. c3-d4 a5-b4", 1, 13, "laska-must-take takes=capture-of from=e5 over=d4"),
        ("[FEN \"// w\"]", 1, 7, "laska-text-ranks count=3"),
        ("1. c3–d4", 1, 4, "read-as text=c3-d4"),
    ] {
        assert_eq!(told(text), [(line, column, what.to_owned())], "{text}");
    }
    // Where a bracket does not begin with a move it is a comment, unless it begins with a number.
    assert_eq!(told("c3-d4 (so what) e5-c3"), []);
    assert_eq!(told("c3-d4 (1. e9) e5-c3").len(), 1);
}

#[test]
fn a_list_of_turns_is_read_and_written() {
    use rules::games::backgammon::Backgammon;
    check::<Backgammon>(
        "backgammon",
        "1. 31: 8/5 6/5 ! $14 (the best)\n{\n31: 24/23 13/10 ?\n}\n\n(so\nthere)\n2) 52: 13/8 24/22\n",
        "31: 8/5 6/5 ! $14\n(the best)\n(so there)\n{\n31: 24/23 13/10 ?\n}\n52: 13/8 24/22",
    );
    // Another way to play a throw is another turn, even if the tree has the throw in common.
    let game = read_all::<Backgammon>("backgammon", "31: 8/5 6/5\n{\n(why not)\n31: 24/23 13/10\n}").remove(0);
    assert_eq!(game.tree.n_entries(), 7);
}

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
    is("draughts", "[GameType \"25\"]\n\n1. c3-d4 *", "game-text-other-draughts");
    is("draughts", "1. c3-d4 b6-a5 2. d4-c5 *", "game-text-other-draughts");
    is("draughts", "1. a3b4 f6g5 *", "game-text-other-draughts");
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
