//! Texts that other projects' users have reported as unreadable, and their neighbours: each is read as it was meant.
//! The numbers are those of the reports.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use play::formats::{self, GameTexts as _, ReadGame};
use play::{GamesOf, Nag, NodeIdx, Session};
use rules::games::Portal;
use rules::games::chess::Chess;
use rules::{Options, Rules as _};

fn read(id: &str, text: &str) -> Vec<ReadGame> {
    GamesOf::<Portal>::NEW.read(id, text).unwrap().collect()
}

#[track_caller]
fn read_one(id: &str, text: &str) -> ReadGame {
    let mut games = read(id, text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn mends(game: &ReadGame) -> Vec<String> {
    game.mends.iter().map(|mend| mend.what.how.to_string()).collect()
}

fn result(game: &ReadGame) -> String {
    game.result.map_or_else(|| "*".to_owned(), |score| score.to_string())
}

/// A text that is read to its end, and what is mended in it.
#[track_caller]
fn check(id: &str, text: &str, n_turns: usize, expected: &[&str]) -> ReadGame {
    let game = read_one(id, text);
    assert_eq!(game.fault, None, "{text}");
    assert_eq!(
        (game.n_turns, mends(&game)),
        (n_turns, expected.iter().map(|mend| (*mend).to_owned()).collect()),
        "{text}"
    );
    // What was mended is written as it should be.
    let texts = GamesOf::<Portal>::NEW;
    let format = texts.formats(id)[0];
    let written = texts.write(format.key, &[&game.tree]).unwrap();
    let again = read_one(id, &written);
    assert!(again.tree == game.tree && again.fault.is_none() && again.mends.is_empty(), "{text}: {written}");
    game
}

#[track_caller]
fn check_fault(id: &str, text: &str, n_turns: usize, place: (usize, usize), fragment: &str, why: &str) -> ReadGame {
    let game = read_one(id, text);
    let fault = game.fault.clone().unwrap_or_else(|| panic!("{text} is read"));
    assert_eq!((game.n_turns, (fault.line, fault.column)), (n_turns, place), "{text}");
    assert_eq!((fault.text.as_str(), fault.why.to_string().as_str()), (fragment, why), "{text}");
    game
}

fn comments(game: &ReadGame) -> Vec<String> {
    game.tree.all().flat_map(|node| game.tree.notes(node).comments.clone()).collect()
}

fn signs(game: &ReadGame) -> String {
    let of = |node: NodeIdx| game.tree.notes(node).signs.iter().map(Nag::to_string).collect::<Vec<_>>();
    game.tree.all().flat_map(of).collect::<Vec<_>>().join(" ")
}

#[test]
fn r02_one_bad_game_costs_itself_alone() {
    let text = "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n\
                [White \"B\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 d6 *\n\n\
                [White \"C\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n";
    let games = read("chess", text);
    let told: Vec<_> = games.iter().map(|game| (game.number, game.line, game.n_turns, result(game))).collect();
    let expected = [(1, 1, 7, "1-0".to_owned()), (2, 6, 2, "*".to_owned()), (3, 11, 2, "1/2-1/2".to_owned())];
    assert_eq!(told, expected);
    let fault = games[1].fault.as_ref().unwrap();
    assert_eq!((fault.line, fault.column, fault.text.as_str()), (9, 14, "e3"));
    assert_eq!(comments(&games[1]), ["Ke3 d6"]);
    // Whatever is broken: a tag, a comment that is never closed, half a game, another game.
    for bad in [
        "[White \"B\"\n\n1. e4 {and so on\n",
        "[White \"B\"]\n\n1. e4 (1. d4 (1. c4\n",
        "[Variant \"Atomic\"]\n\n1. e4 e5\n",
        "[FEN \"8/8\"]\n\n1. e4 e5\n",
        "[FEN \"8/8",
    ] {
        let text = format!("1. e4 e5 *\n\n{bad}\n\n[White \"C\"]\n\n1. d4 d5 *");
        let games = read("chess", &text);
        let ends = [games.first(), games.last()].map(|game| game.map(|game| (game.n_turns, game.fault.is_some())));
        assert_eq!((games.len(), ends), (3, [Some((2, false)); 2]), "{text}");
    }
    // Records and matches too.
    let record =
        "mustermead 1\ngame laska\nrules 1\nuid 0000000000000001\nplayer person A\nplayer person B\nseats 1 2\n";
    let text = format!("{record}\nc3-d4\n{record}\nc3-c3\n{record}");
    let games = read("laska", &text);
    let told: Vec<_> = games.iter().map(|game| (game.n_turns, game.fault.is_some())).collect();
    assert_eq!(told, [(1, false), (0, true), (0, false)]);
    let text = " 3 point match\n\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5   77: 1/2\n\n Game 2\n A : 1   B : 0\n  1) 31: 8/5 6/5";
    let games = read("backgammon", text);
    let told: Vec<_> = games.iter().map(|game| (game.n_turns, game.fault.is_some())).collect();
    assert_eq!(told, [(1, true), (1, false)]);
    assert_eq!(games[1].tree.head().match_state.points.0[..2], [1, 0]);
}

#[test]
fn r07_a_capture_in_passing_may_say_so() {
    for mark in ["exf6 e.p.", "exf6 ep", "exf6 e. p.", "exf6ep", "exf6e.p.", "exf6 E.P.", "exf6 e.p.!?", "exf6 ep "] {
        let text = format!("1. e4 a6 2. e5 f5 3. {mark} Nxf6 4. d4 d5 *");
        check("chess", &text, 8, &[]);
    }
    let game = check("chess", "1. e4 a6 2. e5 f5 3. d4 (3. exf6 e.p. gxf6 {so}) (3. exf6 ep) e6 *", 6, &[]);
    assert_eq!(game.tree.n_entries(), 8);
    check("chess", "1. e4 e5 2. Nf3 e.p. Nc6 *", 4, &["chess-text-not-in-passing"]);
}

#[test]
fn r08_a_tag_says_what_was_meant() {
    let value = |text: &str, name: &str, mended: &[&str]| {
        let game = check("chess", &format!("{text}\n\n1. e4 e5 1-0"), 2, mended);
        game.tree.tags.get(name).map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(
        value("[Event \"Club night \"Blitz\" final\"]", "Event", &["game-text-tag"]),
        "Club night \"Blitz\" final"
    );
    assert_eq!(value("[Event \"g/8'+2\\\"\"]", "Event", &[]), "g/8'+2\"");
    assert_eq!(value("[ECO \"[=0040.12]\"]", "ECO", &[]), "[=0040.12]");
    assert_eq!(value("[Event \"x\\\"]", "Event", &["game-text-tag"]), "x\\");
    assert_eq!(value("[Time-Control \"300\"]", "Time-Control", &[]), "300");
    assert_eq!(value("[A+#=: \"300\"]", "A+#=:", &[]), "300");
    let twice = "game-text-tag-twice tag=Event";
    assert_eq!(value("[Event \"a\"]\n[Event \"b\"]", "Event", &[twice]), "a");
    assert_eq!(value("\u{feff}[Event “a”]\r\n[Site b]\r", "Site", &["game-text-tag"]), "b");
    let game = check("chess", "[White \"Ada\"] [Black \"\"Bo\"\"]\n\n1. e4", 1, &["game-text-tag"]);
    let names: Vec<_> = game.tree.head().players.iter().map(|player| format!("{player:?}")).collect();
    assert_eq!(names, ["Human { name: \"Ada\" }", "Human { name: \"\\\"Bo\\\"\" }"]);
}

#[test]
fn r09_a_passed_move_ends_what_can_be_read() {
    let text = "1. e4 e5 2. Bc4 Nc6 3. Qh5 (3. Nf3 -- 4. Ng5 {and f7 hangs}) 3... g6 *";
    let game = check("chess", text, 6, &["game-text-kept why=game-text-passed"]);
    assert_eq!((game.tree.n_entries(), comments(&game)), (7, vec!["-- 4. Ng5 {and f7 hangs}".to_owned()]));
    for (passed, name) in [("Z0", "Z0"), ("--", "--"), ("null", "null"), ("0000", "0000"), ("@@@@", "@@@@")] {
        let text = format!("1. d4 d5 2. c4 {passed} 3. cxd5 e6 *");
        let game = check_fault("chess", &text, 3, (1, 16), name, "game-text-passed");
        assert_eq!(comments(&game), [format!("{passed} 3. cxd5 e6")]);
    }
    // A variation that begins so is a comment.
    let game =
        check("chess", "1. e4 e5 (1... -- 2. d4) (1... Z0) 2. d4 *", 3, &["game-text-kept why=game-text-passed"]);
    assert_eq!(comments(&game), ["1... -- 2. d4", "1... Z0"]);
    // So is one with a move that there is not.
    let game =
        check("chess", "1. e4 e5 2. d4 (2. Ke3 Ke7) exd4 *", 4, &["game-text-kept why=chess-moves-king from=e1 to=e3"]);
    assert_eq!(comments(&game), ["2. Ke3 Ke7"]);
}

#[test]
fn r10_a_number_never_refuses_a_game() {
    check("chess", "1 e4 e5 2 Nf3 Nc6 3 Bb5 a6 *", 6, &[]);
    check("draughts", "1 11-15 23-19 2 8-11 22-17 *", 4, &[]);
    check("chess", "1 . e4 e5 2 . Nf3 *", 3, &[]);
    check("chess", "1......... e4 e5 2. Nf3 *", 3, &[]);
    check("chess", "1.e4 e5 2.Nf3 Nc6 3... Bb5 a6 4. ... Ba4 5. .. Nf6", 8, &["game-text-number expected=4"]);
    check("chess", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 44\"]\n\n44. ... Kd7 45 e4 *", 2, &[]);
    check("chess", "1… e4 1… e5", 2, &[]);
    check("chess", "1. e4 2. e5 7. Nf3 99999999999. Nc6 0. d4", 5, &["game-text-number expected=1"]);
    check("chess", "1) e4 e5 2) Nf3", 3, &[]);
    check("laska", "1 c3-b4 a5-c3 2 b2-d4", 3, &[]);
}

#[test]
fn r18_a_game_goes_on_after_its_end() {
    let text = "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/5q2/4K3 w - - 0 1\"]\n\n1. Kxf2 Kg7 2. Kf3 Kf6 1/2-1/2";
    let game = check("chess", text, 4, &[]);
    assert_eq!(result(&game), "1/2-1/2");
    let session = Session::<Chess>::open_tree(&game.tree, game.tree.line(NodeIdx::ROOT).last().unwrap()).unwrap();
    assert_eq!(session.ended(), game.tree.line(NodeIdx::ROOT).next());
    let mut steps = Vec::new();
    session.rules().steps(session.position(), &mut steps);
    assert!(steps.is_empty(), "nothing is offered there");
    // Five times the same position.
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    let game =
        check("chess", &format!("{}e4 e5 1-0", round.repeat(5)), 22, &["game-text-result told=1-0 found=1/2-1/2"]);
    let ended = Session::<Chess>::open_tree(&game.tree, game.tree.line(NodeIdx::ROOT).last().unwrap()).unwrap().ended();
    assert_eq!(ended, game.tree.line(NodeIdx::ROOT).nth(15));
    // Seventy-five moves, and forty each in draughts.
    let text = "[FEN \"8/5k2/8/8/8/2K5/3R3P/8 w - - 148 80\"]\n\n80. Rd3 Ke7 81. Rd4 Kf6 *";
    assert_eq!(result(&check("chess", text, 4, &[])), "1/2-1/2");
    let kings = format!("[FEN \"B:WK32:BK1\"]\n\n{}", "1-6 32-27 6-1 27-32 ".repeat(21));
    let game = check("draughts", &kings, 84, &[]);
    assert_eq!(result(&game), "1/2-1/2");
    // A move that was never possible is still a fault.
    check_fault("chess", "[FEN \"7k/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kf2 Kh6", 1, (3, 8), "Kh6", "chess-over");
}

#[test]
fn r20_draughts_are_read_as_programs_and_books_write_them() {
    let check = |moves: &str, n_turns: usize, mended: &[&str]| {
        check("draughts", &format!("[GameType \"21\"]\n\n{moves}"), n_turns, mended)
    };
    let game = check("1. 11-15* 23-19 2. 8-11 22-17 *", 4, &[]);
    assert_eq!(signs(&game), "$7");
    check("1. 11 - 15 23 - 19 *", 2, &["read-as text=11-15"]);
    check("1. 11- 15 23 -19 *", 2, &["read-as text=11-15"]);
    check("1. 11-15 22-18 2. 15:22 25:18 *", 4, &["read-as text=15x22"]);
    check("1. 11-15 22-18 2. 15 x 22 25X18 *", 4, &["read-as text=15x22"]);
    check("1. 09-14 22-18 *", 2, &["read-as text=9-14"]);
    check("1. 09-14 22-18 2. 05-09 24-20", 4, &["read-as text=9-14"]);
    check("1. 11–15 23—19 2. 8−11 *", 3, &["read-as text=11-15"]);
    assert_eq!(result(&check("1. 11-15 23-19 * 1-0", 2, &[])), "1-0");
    assert_eq!(result(&check("1. 11-15 23-19 2. 8-11 * 22-17 1/2 - 1/2", 4, &[])), "1/2-1/2");
    let fault = "draughts-text-square found=Time";
    let glued = "[GameType \"21\"]\n\n1. 11-15 23-19. Time. 1-0";
    let game = check_fault("draughts", glued, 2, (3, 17), "Time", fault);
    assert_eq!((result(&game), comments(&game)), ("1-0".to_owned(), vec!["Time.".to_owned()]));
    let game = check("1. 11-15 23-19. 1-0 Time.", 2, &["game-text-remark"]);
    assert_eq!((result(&game), comments(&game)), ("1-0".to_owned(), vec!["Time.".to_owned()]));
    for game in read("draughts", "1. 11-15 * 1. 9-14 * {only} 22-18 *\n\n[Black \"B\"]\n\n*") {
        assert_eq!(game.fault, None);
    }
}

#[test]
fn r21_the_board_is_believed() {
    let told = |found: &str, told: &str| format!("game-text-result told={told} found={found}");
    let text = "[GameType \"21\"]\n[FEN \"B:W22:B18\"]\n[Result \"0-1\"]\n\n1. 18x25 0-1";
    assert_eq!(result(&check("draughts", text, 1, &[&told("1-0", "0-1")])), "1-0");
    assert_eq!(result(&check("chess", "1. f3 e5 2. g4 Qh4# 1-0", 4, &[&told("0-1", "1-0")])), "0-1");
    assert_eq!(result(&check("chess", "1. f3 e5 2. g4 Qh4#", 4, &[])), "0-1");
    assert_eq!(result(&check("draughts", "[FEN \"B:W22:B18\"]\n\n1. 18x25 2-0", 1, &[])), "1-0");
    // Where the board says nothing, the end of the moves is believed rather than the tag.
    assert_eq!(result(&check("chess", "[Result \"1-0\"]\n\n1. e4 0-1", 1, &[&told("0-1", "1-0")])), "0-1");
    assert_eq!(result(&check("chess", "[Result \"1-0\"]\n\n1. e4 *", 1, &[])), "1-0");
}

#[test]
fn r22_signs_are_kept() {
    let game = check("chess", "1. e4 c5 2. Nf3 +/= d6 3. d4 ⩲ cxd4 4. Nxd4!!! Nf6 N (=) *", 8, &["game-text-sign"]);
    assert_eq!(signs(&game), "$14 $14 !! $146 =");
    for (sign, expected) in [
        ("+/=", "$14"),
        ("=/+", "$15"),
        ("±", "$16"),
        ("+/-", "$16"),
        ("∓", "$17"),
        ("⩲", "$14"),
        ("⩱", "$15"),
        ("∞", "$13"),
        ("□", "$7"),
        ("N", "$146"),
        ("(=)", "="),
        ("( ! )", "!"),
        ("+-", "+-"),
        ("-+", "-+"),
        ("! $14", "! $14"),
        ("$255", "$255"),
    ] {
        let game = check("chess", &format!("1. e4 {sign} e5 2. d4"), 3, &[]);
        assert_eq!(signs(&game), expected, "{sign}");
    }
    for (moved, expected) in [("Qh5!+", "!"), ("Qh5!", "!"), ("Qh5⩲", "$14"), ("Qh5+-", "+-"), ("Qh5?!∞", "?! $13")]
    {
        let game = check("chess", &format!("1. e4 e5 2. {moved} Nc6"), 4, &[]);
        assert_eq!(signs(&game), expected, "{moved}");
    }
    check("chess", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7##", 7, &[]);
    check("chess", "1. e4 f5 2. d4 g5 3. Qh5++ *", 5, &[]);
    check("chess", "1. e4 e5 ( ) 2. d4", 3, &["game-text-empty"]);
    let game = check("chess", "1. e4 e5 ({only a remark}) 2. d4", 3, &[]);
    assert_eq!(comments(&game), ["only a remark"]);
    let game = check("chess", "1. e4 $300 e5 $ d4", 3, &["game-text-sign"]).tree;
    assert_eq!(game.n_entries(), 3);
    check("chess", "! 1. e4", 1, &["game-text-sign-first"]);
}

#[test]
fn r25_a_wrong_sign_is_noted() {
    check("chess", "1. Nf3+ e5 2. Nxe5 *", 3, &["chess-text-no-check"]);
    check("chess", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7+ *", 7, &[]);
    check("chess", "1. e4 d5 2. ed5 Qxd5 3. Nc3 Qxa5 *", 6, &["chess-text-takes-nothing at=a5"]);
    check("chess", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Bxf7# *", 7, &["chess-text-no-mate"]);
    check("chess", "1. Ngf3 Nbc6 2. Nb1c3", 3, &[]).tree.n_entries();
    // Capital letters in the wrong places, figurines, dashes, and what a pawn becomes.
    check("chess", "1. E4 e5 2. nf3 NC6 3. bb5 A6", 6, &["read-as text=e4"]);
    check("chess", "1. ♙e4 e5 2. ♘f3 ♞c6 3. ♗b5", 5, &[]);
    check("chess", "1. e2–e4 e7—e5 2. Nf3 Nc6 3. Bc4 Bc5 4. o-o Nf6 5. c3 0–0", 10, &["read-as text=e2-e4"]);
    for text in ["a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8q", "A8Q"] {
        let text = format!("[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. {text} Kd7");
        let game = read_one("chess", &text);
        assert_eq!((game.n_turns, game.fault), (2, None), "{text}");
    }
    let ambiguous = "chess-text-ambiguous readings=Nbd2, Nfd2";
    check_fault("chess", "1. Nf3 d6 2. d3 d5 3. Nd2", 4, (1, 23), "Nd2", ambiguous);
}

#[test]
fn r29_a_variant_is_another_game() {
    for (id, tags, fragment, why) in [
        ("chess", "[Variant \"Crazyhouse\"]", "Crazyhouse", "game-text-variant name=Crazyhouse"),
        ("chess", "[Variant \"Chess960\"]", "Chess960", "game-text-variant name=Chess960"),
        // X12: the other game is named.
        ("draughts", "[GameType \"20\"]", "20", "game-text-board-of-10"),
        ("draughts", "[GameType \"25,W\"]", "25,W", "game-text-other-kind"),
        ("laska", "[Game \"chess\"]", "chess", "game-text-other-game tag=Game found=chess"),
    ] {
        let fault = read_one(id, &format!("{tags}\n\n1. e4 d5 2. exd5 *")).fault.unwrap();
        assert_eq!((fault.line, fault.text.as_str(), fault.why.to_string().as_str()), (1, fragment, why));
    }
    for variant in ["Standard", "From Position", "standard", "Chess", ""] {
        check("chess", &format!("[Variant \"{variant}\"]\n\n1. e4 e5"), 2, &[]);
    }
    check("draughts", "[GameType \"21,B,8,8,N1,0\"]\n\n1. 11-15", 1, &[]);
    // The other games of a folder are read as what they are.
    let game = check("laska", "[Game \"bignor-ludus\"]\n\n1. c3-d4", 1, &[]);
    assert_eq!(game.tree.head().id, "bignor-ludus");
}

#[test]
fn r34_both_dice_are_played_though_each_is_forced() {
    use rules::Notation as _;
    use rules::games::backgammon::Backgammon;
    let ends = |text: &str, options: &Options| {
        let rules = Backgammon::new("backgammon", options, &Default::default()).unwrap();
        let (pos, _) = rules.read_position(text).unwrap();
        let mut ends = Vec::new();
        rules::turns::by_path(&rules, &pos, &mut |steps, end| {
            let turn = rules.write_turn(&pos, steps, Backgammon::MOVES[0]);
            ends.push((rules.write_position(end, &rules::History::default(), Backgammon::POSITIONS[1]), turn));
        });
        ends.sort();
        ends.dedup_by(|one, other| one.0 == other.0);
        ends.into_iter().map(|(_, turn)| turn).collect::<Vec<_>>()
    };
    let mut options = Options::new();
    options.set("single-number", "tournament");
    for options in [Options::new(), options] {
        let text = "white 24:1 9:1 6:13 black 21:2 9:2 7:3 6:4 5:4 dice 62 white";
        assert_eq!(ends(text, &options), ["24/22 9/3", "9/3/1"]);
        // Neighbours: one checker that must begin with the lower number, and one that can play either number but not
        // both.
        assert_eq!(ends("white 10:1 1:14 black 21:2 6:13 dice 62 white", &options), ["10/8/2"]);
        assert_eq!(ends("white 10:1 1:14 black 23:2 6:13 dice 62 white", &options), ["10/4"]);
    }
}

#[test]
fn r35_ways_to_one_position_are_one_reading() {
    let mended = "read-as text=22x15x6x13x22";
    check("draughts", "[FEN \"W:WK22:B17,9,10,18\"]\n\n1. 22x22 *", 1, &[mended]);
    check("draughts", "[FEN \"W:WK22:B17,9,10,18\"]\n\n1. 22x13x22 *", 1, &[mended]);
    // Neighbours: ways to one square that take other pieces, or turn other ones over, are told apart.
    let why = "draughts-text-ambiguous readings=22x15x6, 22x13x6";
    check_fault("draughts", "[FEN \"W:W22:B17,9,10,18\"]\n\n1. 22x6", 0, (3, 4), "22x6", why);
    let why = "laska-text-ambiguous readings=c3-d4-e5-d6-c7-b6-a5-b4-c3, c3-b4-a5-b6-c7-d6-e5-d4-c3";
    check_fault("laska", "[FEN \"c3W d4b d6B b6b b4b w\"]\n\n1. c3-c3", 0, (3, 4), "c3-c3", why);
}

#[test]
fn the_encoding_does_not_matter() {
    for text in ["\u{feff}1. e4 e5\r\n2. Nf3 *\r\n", "\u{feff}\n1. e4\u{a0}e5 2. Nf3", "1. e4 e5\t2. Nf3\0"] {
        let game = read_one("chess", text);
        assert_eq!((game.n_turns, game.fault, game.mends.len()), (3, None, 0), "{text:?}");
    }
}

#[test]
fn a_text_without_a_game_is_one_fault() {
    for text in ["", " \n\t", "\u{feff}"] {
        let game = read_one("chess", text);
        assert_eq!(game.fault.unwrap().why.to_string(), "game-text-nothing");
    }
    for (id, text) in [("chess", "hello there"), ("backgammon", "hello there"), ("laska", "(just a remark")] {
        let games = read(id, text);
        assert!(games.len() == 1 && games[0].n_turns == 0, "{id}: {games:?}");
    }
    assert!(formats::read::<Chess>("laska", "").is_err());
}
