mod fast;
mod files;
mod mends;

use rules::Level;
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
    let players = vec![Player::Human { name: "Ada".to_owned() }, Player::Computer { level: Level::FORMERLY_USUAL }];
    let tree = GameTree::new(crate::Record::new(info.id, info.version, players.clone()));
    let text = write::<Chess>("pgn", &[&tree]).unwrap();
    assert!(text.contains("[White \"Ada\"]\n[Black \"Computer (level 6)\"]\n"), "{text}");
    assert!(text.contains("[BlackType \"program\"]\n"), "{text}");
    let read = |text: &str| read_all::<Chess>("chess", text).remove(0).tree.head().players.clone();
    assert_eq!(read(&text), players);
    let older = text.replace("Computer (level 6)", "Computer").replace("\"program\"", "\"program 2\"");
    assert_eq!(read(&older), players);
    // Another program is no computer of ours.
    let other = read(&text.replace("Computer (level 6)", "Crafty"));
    assert_eq!(other[1], Player::Human { name: "Crafty".to_owned() });
    for level in Level::ALL {
        let other = GameTree::new(crate::Record::new(info.id, info.version, vec![Player::Computer { level }; 2]));
        assert_eq!(read(&write::<Chess>("pgn", &[&other]).unwrap()), vec![Player::Computer { level }; 2]);
    }
    // Before there were eight levels, there were three, with names.
    for (named, level) in [("beginner", 3), ("good", 6), ("best", 8), ("1", 3), ("2", 6), ("3", 8), ("level 7", 7)] {
        let earlier = read(&text.replace("Computer (level 6)", &format!("Computer ({named})")));
        assert_eq!(earlier[1], Player::Computer { level: Level::nearest(level) }, "{named}");
    }
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

/// Whoever is given the text of a game by links must not learn what its device has not told yet.
#[test]
fn no_text_holds_the_secrets_of_a_device() {
    let players = vec![Player::Human { name: String::new() }; 2];
    let table = crate::open::<rules::games::Portal>(crate::Record::new("backgammon", 1, players)).unwrap();
    let mut tree = table.tree().clone();
    let secret = crate::Lots::seen(crate::GameUid(7), false).sit(0, 0xfeed_beef).to_string();
    assert!(tree.tags.set(crate::LOTS, &secret) && tree.tags.set("LinkShared", "4") && tree.tags.set("Event", "Club"));
    for format in formats::<rules::games::backgammon::Backgammon>() {
        let text = write::<rules::games::backgammon::Backgammon>(format.key, &[&tree]).unwrap();
        assert!(!text.contains("Link") && !text.contains("feedbeef"), "{text}");
    }
    // The saved game has it.
    assert!(crate::wire::write_tree(&tree, NodeIdx::ROOT).contains("feedbeef"));
}
