//! A match as GNU Backgammon 1.07 reads it.

use rules::games::backgammon::Backgammon;
use rules::match_rules::Plan;
use rules::{Only, Seat};

use crate::formats::{ReadGame, read, write};
use crate::game_tree::{GameTree, NodeIdx};
use crate::record::{GameUid, Player};
use crate::series::Match;
use crate::session::Session;
use crate::{Entry, Status};

/// Turn texts, and then the seat that resigns and how many points.
type Script<'a> = (&'a [&'a str], Option<(Seat, u8)>);

/// Plays the games of a match to three points.
fn play(games: &[Script<'_>]) -> Vec<GameTree> {
    let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single("backgammon", Default::default()) };
    let players = ["Ann", "Bob: the \nother"].map(|name| Player::Human { name: name.to_owned() });
    let mut run = Match::new::<Only<Backgammon>>(plan, players.to_vec()).unwrap();
    let mut trees = Vec::new();
    for (turns, resigned) in games {
        let mut session = Session::<Backgammon>::open(run.game(GameUid::default(), None).unwrap()).unwrap();
        for turn in *turns {
            session.append_turn(turn, &mut Vec::new()).unwrap_or_else(|error| panic!("{turn}: {error}"));
        }
        if let Some((by, points)) = *resigned {
            session.append(Entry::Resign { by, points }).unwrap();
            if matches!(session.status(), Status::Waiting { .. }) {
                session.append(Entry::Answer { by: by.other(), yes: true }).unwrap();
            }
        }
        let tree = session.into_tree();
        run.finish::<Only<Backgammon>>(tree.main_line()).unwrap();
        trees.push(tree);
    }
    trees
}

fn text(trees: &[GameTree]) -> String {
    write::<Backgammon>("mat", &trees.iter().collect::<Vec<_>>()).unwrap()
}

fn read_all(text: &str) -> Vec<ReadGame> {
    read::<Backgammon>("backgammon", text).unwrap().collect()
}

#[test]
fn a_match_is_written_as_other_programs_read_it() {
    let first: &[&str] = &["21: 24/23 13/11", "55: 8/3(2) 6/1*(2)", "66: -", "double drop"];
    let second: &[&str] = &["26: 24/18 13/11", "double take", "11: 8/7*(2) 6/5(2)", "65: -"];
    let trees = play(&[(first, None), (second, Some((Seat::FIRST, 2)))]);
    let expect = "; [Option \"single-number=lattjo\"]
; [Player2 \"Bob: the  other\"]

 3 point match

 Game 1
 Ann : 0                        Bob  the  other : 0
  1) 21: 24/23 13/11             55: 8/3 8/3 6/1* 6/1
  2) 66:                          Doubles => 2
  3)  Drops                       Wins 1 point

 Game 2
 Ann : 0                        Bob  the  other : 1
  1)                             62: 24/18 13/11
  2)  Doubles => 2                Takes
  3) 11: 8/7* 8/7 6/5 6/5        65:
  4)                              Wins 4 points and the match
";
    assert_eq!(text(&trees), expect);
    let games = read_all(expect);
    assert_eq!(games.len(), 2);
    for (game, tree) in games.iter().zip(&trees) {
        assert!(game.fault.is_none() && game.mends.is_empty(), "{game:?}");
        assert_eq!(game.tree.head().match_state, tree.head().match_state);
        assert_eq!(game.tree.main_line().entries, tree.main_line().entries);
        assert_eq!(game.tree.head().plan.as_deref(), Some("points"));
        assert_eq!(game.tree.head().options, tree.head().options);
    }
    assert_eq!(games.iter().map(|game| game.result.unwrap().to_string()).collect::<Vec<_>>(), ["0,1", "0,4"]);
    assert_eq!((games[0].n_turns, games[1].n_turns), (4, 4));
}

#[test]
fn the_winner_is_named_in_their_own_column() {
    let trees = play(&[(&["31: 24/23 24/21", "66: 24/18(2) 13/7(2)"], Some((Seat::SECOND, 3)))]);
    let text = text(&trees);
    assert!(text.ends_with("  2)  Wins 3 points and the match\n"), "{text}");
    assert_eq!(write::<Backgammon>("mat", &[]).unwrap(), "");
}

#[test]
fn a_game_that_was_lost_by_time_is_written_like_a_resignation() {
    let mut session = Session::<Backgammon>::open(play(&[(&[], Some((Seat::FIRST, 3)))])[0].head().clone()).unwrap();
    for turn in ["26: 24/18 13/11", "double take"] {
        session.append_turn(turn, &mut Vec::new()).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
    session.append(Entry::Flag { by: Seat::FIRST }).unwrap();
    let tree = session.into_tree();
    let text = text(&[tree]);
    assert!(text.ends_with("  3)                              Wins 2 points\n"), "{text}");
    let read = read_all(&text).remove(0);
    assert_eq!((read.fault, read.result.unwrap().to_string().as_str()), (None, "0,2"));
}

/// As Jellyfish and GNU Backgammon write.
#[test]
fn matches_of_other_programs_are_read() {
    let games = read_all(
        "; [Site \"Club\"]\r\n 7 point match\r\n\r\n Game 1\r\n A : 0                      B : 0\r\n  \
         1)                             61: 13/7 8/7\r\n  2) 31: 8/5 6/5                 Doubles => 2\r\n  \
         3)  Takes                      66: 24/18 24/18 13/7 13/7\r\n  4) ????\r\n\r\n Game 2\r\n\
         A : 0                      B : 6\r\n  1) 41: 24/23 13/9              33: 8/5 8/5 6/3 6/3\r\n\r\n\
         Game 3\r\n A : 2                      B : 6\r\n  1) 41:\r\n",
    );
    let told: Vec<_> = games
        .iter()
        .map(|game| {
            let state = &game.tree.head().match_state;
            (game.number, game.n_turns, state.played, state.points.0[1], state.note.as_str(), game.fault.is_some())
        })
        .collect();
    let notes = ["", "crawford", "after-crawford"];
    let expected = [(1, 4, 0, 0, notes[0], true), (2, 2, 1, 6, notes[1], false), (3, 0, 2, 6, notes[2], false)];
    assert_eq!(told, expected);
    let fault = games[0].fault.as_ref().unwrap();
    assert_eq!((fault.line, fault.why.to_string().as_str()), (9, "game-text-unknown"));
    assert!(games.iter().all(|game| game.tree.tags.get("Site") == Some("Club")));
    // The dice of the last game are thrown, and that is all.
    assert_eq!(games[2].tree.line(NodeIdx::ROOT).count(), 1);
}

#[test]
fn a_throw_without_moves_is_one_with_which_nothing_can_be_played() {
    let games = read_all(
        " 0 point match\n\n Game 1\n A : 0    B : 0\n  1) 21: 24/23 13/11    55: 8/3 8/3 6/1* 6/1\n  \
         2) 66: Cannot Move    Doubles => 2\n  3) Takes              21: 13/11 6/5\n",
    );
    assert_eq!((games.len(), games[0].n_turns), (1, 5), "{:?}", games[0].fault);
    assert_eq!(games[0].tree.head().options.get("cube"), Some("on"), "they have doubled");
}

/// What was read of each game: its number of turns, its result, and what is to be said about it.
fn summary(text: &str) -> Vec<(usize, String, Vec<String>)> {
    let message = |message: &rules::Message| message.to_string();
    let of = |game: &ReadGame| {
        let notes = game.mends.iter().map(|mend| message(&mend.what.how));
        let fault = game.fault.iter().map(|fault| format!("fault: {} at {:?}", message(&fault.why), fault.text));
        let result = game.result.map_or_else(|| "*".to_owned(), |score| score.to_string());
        (game.n_turns, result, notes.chain(fault).collect())
    };
    read_all(text).iter().map(of).collect()
}

#[track_caller]
fn check(text: &str, expect: &[(usize, &str)]) {
    let expect: Vec<_> = expect.iter().map(|(n_turns, result)| (*n_turns, (*result).to_owned(), vec![])).collect();
    assert_eq!(summary(text), expect, "{text}");
}

/// X1: gnubg plays the 1 alone, since the 6 cannot be played.
const TOURNAMENT: &str = " 5 point match\n\n Game 1\n Ann : 0                        Bob : 0\n  \
    1) 21: 13/11 6/5               64: 24/20* 20/14*\n  2) 61: 25/24                   31: 8/5 6/5\n";

#[test]
fn x1_files_of_others_are_of_the_tournament_rule() {
    check(TOURNAMENT, &[(4, "*")]);
    assert_eq!(read_all(TOURNAMENT)[0].tree.head().options.get("single-number"), Some("tournament"));
    // An older file of ours does not say its rule, but only ours fits.
    let ours = TOURNAMENT.replace("25/24", "     ");
    check(&ours, &[(4, "*")]);
    let game = read_all(&ours).remove(0);
    assert_eq!(game.tree.head().options.iter().count(), 0);
    // What is written says it.
    let written = text(std::slice::from_ref(&game.tree));
    assert!(written.starts_with("; [Option \"single-number=lattjo\"]\n"), "{written}");
    assert!(read_all(&written)[0].tree == game.tree, "{written}");
    let named = format!("; [Option \"single-number=lattjo\"]\n{TOURNAMENT}");
    assert_eq!(summary(&named)[0].2, ["fault: backgammon-lower-alone seat=seat 1 number=1 [BG-2] at \"25\""]);
}

#[test]
fn x1_a_listing_without_an_option_is_of_the_tournament_rule() {
    let turns = "21: 13/11 6/5\n64: 24/20* 20/14*\n61: bar/24\n31: 8/5 6/5\n";
    check(turns, &[(4, "*")]);
    for (text, rule) in [
        (turns.to_owned(), Some("tournament")),
        (turns.replace("bar/24", "-"), None),
        (format!("[Option \"single-number=lattjo\"]\n\n{}", turns.replace("bar/24", "-")), None),
        ("[Chosen \"single-number\"]\n[Option \"single-number=lattjo\"]\n\n".to_owned(), Some("lattjo")),
    ] {
        let game = read_all(&text).remove(0);
        assert_eq!((&game.fault, game.tree.head().options.get("single-number")), (&None, rule), "{text}");
        for form in ["listing", "mat"] {
            let written = write::<Backgammon>(form, &[&game.tree]).unwrap();
            assert_eq!(read_all(&written)[0].tree.head(), game.tree.head(), "{written}");
        }
    }
    // Somebody doubles in a single game.
    check("31: 8/5 6/5\n1. double take\n66: 24/18(2) 13/7(2)\n", &[(3, "*")]);
}

#[test]
fn x2_the_last_line_stands_in_the_column_of_the_winner() {
    let rows = "  1) 31: 8/5 6/5                 66: 24/18 24/18 13/7 13/7\n";
    let game = |end: &str| format!(" 5 point match\n\n Game 1\n Ann : 0                        Bob : 0\n{rows}{end}\n");
    for (end, result) in [
        (format!("{}Wins 2 points", " ".repeat(34)), "0,2"),
        ("      Wins 2 points".to_owned(), "2,0"),
        ("  2)                              Wins 1 point".to_owned(), "0,1"),
        ("  2)  Wins 3 points".to_owned(), "3,0"),
        ("\t\t\t\t  Wins 1 point".to_owned(), "0,1"),
        ("  2) ????                         Wins 1 point".to_owned(), "0,1"),
    ] {
        check(&game(&end), &[(2, result)]);
        // The loser has resigned.
        let read = read_all(&game(&end)).remove(0);
        let loser = if result.starts_with('0') { Seat::FIRST } else { Seat::SECOND };
        let resigned = read.tree.main_line().entries;
        assert!(matches!(resigned[resigned.len() - 2], Entry::Resign { by, .. } if by == loser), "{end}: {resigned:?}");
    }
    // Where blanks were lost, the score of the next game says who has won, and so it does without a last line.
    let next = format!("\n Game 2\n Ann : 0   Bob : 2\n{rows}");
    check(&(game("Wins 2 points") + &next), &[(2, "0,2"), (2, "*")]);
    check(&(game("") + &next), &[(2, "0,2"), (2, "*")]);
    assert_eq!(summary(&game("Wins 2 points"))[0].2, ["game-text-remark"]);
    // A double that nobody answers is dropped, and a match says who has won it.
    check(&game("  2)  Doubles => 2\n      Wins 1 point"), &[(3, "1,0")]);
    check(&game("  2)  Doubles => 2                Drops\n      Wins 1 point"), &[(3, "1,0")]);
    let last = game("Wins 2 points and the match").replace("Bob : 0", "Bob : 3");
    check(&last, &[(2, "0,2")]);
    // The result is known where the moves are not.
    let unknown = game("  2) 31: ????\n      Wins 2 points");
    assert_eq!(summary(&unknown)[0].1, "2,0");
}

/// X2: the last checker is off in the row before, or in that of the result.
#[test]
fn x2_a_game_that_was_borne_off_needs_no_correction() {
    let start = "[Match \"points 5 0 0 0\"]\n[FEN \"white 1:2 off:13 black 1:2 off:13 roll white\"]";
    for (row, result) in [
        ("  1) 21: 1/0 1/0\n  2)  Wins 1 point\n", "1,0"),
        ("  1) 21: 1/0 1/0\n      Wins 1 point\n", "1,0"),
        ("  1) 21: 1/0 1/0                  \nWins 1 point\n", "1,0"),
        ("  1) 21: 1/0 1/0                  \n", "1,0"),
    ] {
        let tags: String = start.lines().map(|line| format!("; {line}\n")).collect();
        check(&format!("{tags}\n 5 point match\n\n Game 1\n Ann : 0    Bob : 0\n{row}"), &[(1, result)]);
    }
}

#[test]
fn x6_tags_stand_before_the_length_in_the_names_of_other_programs() {
    let mut trees =
        play(&[(&["31: 24/23 24/21"], Some((Seat::FIRST, 1))), (&["21: 13/11 6/5"], Some((Seat::FIRST, 1)))]);
    for (idx, tree) in trees.iter_mut().enumerate() {
        for (name, value) in [("Event", "Club"), ("Date", "2026.11.28"), ("Annotator", "Cid"), ("A", ["x", "y"][idx])] {
            tree.tags.set(name, value);
        }
    }
    trees[1].tags.set("Round", "7");
    let written = text(&trees);
    let head = "; [Event \"Club\"]\n; [EventDate \"2026.11.28\"]\n; [A#1 \"x\"]\n; [A#2 \"y\"]\n; \
                [Transcriber \"Cid\"]\n; [Option \"single-number=lattjo\"]\n; [Player2 \"Bob: the  other\"]\n; \
                [Round#2 \"7\"]\n\n 3 point match\n\n Game 1\n";
    assert_eq!(written.lines().filter(|line| line.starts_with(';')).count(), head.lines().count() - 4, "{written}");
    for line in head.lines() {
        assert!(written.contains(&format!("{line}\n")), "{line} in {written}");
    }
    let games = read_all(&written);
    for (game, tree) in games.iter().zip(&trees) {
        assert_eq!((&game.tree.tags, game.mends.len()), (&tree.tags, 0), "{written}");
    }
    // As older files of ours have them.
    let older = " 3 point match\n\n; [Date \"2026.11.27\"]\n; [Annotator \"Cid\"]\n Game 1\n Ann : 0   Bob : 0\n  \
                 1) 31: 8/5 6/5\n\n; [Date \"2026.11.28\"]\n Game 2\n Ann : 1   Bob : 0\n  1) 31: 8/5 6/5\n";
    let dates: Vec<_> = read_all(older).iter().map(|game| game.tree.tags.get("Date").map(str::to_owned)).collect();
    assert_eq!(dates, [Some("2026.11.27".to_owned()), Some("2026.11.28".to_owned())]);
}

#[test]
fn x7_long_names_leave_a_gap_and_are_read_back() {
    let names = ["Ж".repeat(40), "Wolfeschlegelsteinhausenbergerdorff".to_owned()];
    let mut head = play(&[(&[], Some((Seat::FIRST, 3)))])[0].head().clone();
    head.players = names.iter().map(|name| Player::Human { name: name.clone() }).collect();
    let mut session = Session::<Backgammon>::open(head).unwrap();
    session.append_turn("55: 13/8(2) 8/3(2)", &mut Vec::new()).unwrap_err();
    session.append_turn("64: 24/20 20/14", &mut Vec::new()).unwrap();
    let tree = session.into_tree();
    let written = text(std::slice::from_ref(&tree));
    let line = written.lines().find(|line| line.contains(" : 0")).unwrap();
    let (first, second) = line.trim().split_once("  ").unwrap();
    assert_eq!(first, format!("{} : 0", "Ж".repeat(15)));
    assert_eq!(second.trim(), "Wolfeschlegelsteinhausenbergerd : 0");
    assert_eq!(read_all(&written)[0].tree.head().players, tree.head().players);
}

#[test]
fn x8_beavers_and_raccoons_of_a_money_session_are_left_out_and_named() {
    let head = " 0 point match\n\n Game 1\n Ann : 0                        Bob : 0\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n";
    let beaver = "game-text-beaver text=Beavers => 4".to_owned();
    for (rows, n_turns, result, more) in [
        // As gnubg 1.07 writes them, and with the answer; the board counts less than the text.
        ("  2)  Doubles => 2                Beavers => 4\n  3) 43: 24/20 13/10\n", 4, "*", None),
        ("  2)  Doubles => 2                Beavers => 4\n  3)  Takes\n  4) 43: 24/20 13/10\n", 4, "*", None),
        (
            "  2)  Doubles => 2                Beavers => 4\n  3)  Raccoons => 8                Takes\n  4) 43: 24/20 13/10\n",
            4,
            "*",
            None,
        ),
        (
            "  2)  Doubles => 2                Beavers => 4\n  3)  Drops                        Wins 2 points\n",
            3,
            "0,2",
            None,
        ),
        (
            "  2)  Doubles => 2                Beavers => 4\n  3)  Takes\n      Wins 8 points\n",
            3,
            "4,0",
            Some("game-text-result told=8,0 found=4,0"),
        ),
        // Take or Drop is next.
        ("  2)  Doubles => 2                Beavers => 4\n", 2, "*", None),
    ] {
        let notes = [beaver.clone()].into_iter().chain(more.map(str::to_owned)).collect();
        assert_eq!(summary(&format!("{head}{rows}")), [(n_turns, result.to_owned(), notes)], "{rows}");
    }
}

#[test]
fn x9_it_is_said_where_other_programs_would_play_on() {
    let ours = read_all(&TOURNAMENT.replace("25/24", "     ")).remove(0).tree;
    let caveat = |tree: &GameTree, form| crate::formats::caveat::<Backgammon>(form, tree).map(|why| why.to_string());
    assert_eq!(caveat(&ours, "mat").as_deref(), Some("game-text-elsewhere turn=3"));
    assert_eq!(caveat(&ours, "listing"), None);
    assert!(text(&[ours]).contains("; By the rule of these games the lower of two numbers is never played alone."));
    let theirs = read_all(TOURNAMENT).remove(0).tree;
    assert_eq!(caveat(&theirs, "mat"), None);
    let usual =
        read_all(&TOURNAMENT.replace("25/24", "25/24 8/2").replace("64: 24/20* 20/14*", "52: 13/8 24/22")).remove(0);
    assert!(!text(&[usual.tree, theirs]).contains("By the rule"));
}

/// Tags tell the type, the line of names the level.
#[test]
fn the_computer_is_known_by_its_name_beside_the_tags() {
    let text = format!("; [Player1Type \"program  \"]\n{}", TOURNAMENT.replace("Ann", "Computer (best)"));
    let games = read_all(&text);
    let head = games[0].tree.head();
    assert_eq!(
        head.players,
        [Player::Computer { level: rules::Level::MOST }, Player::Human { name: "Bob".to_owned() }]
    );
    assert_eq!(games[0].tree.tags.get("Player1Type"), None);
}

#[test]
fn single_games_of_the_same_players_are_one_session() {
    let game = |end: &str| {
        format!(
            " 0 point match\n\n Game 1\n Ann : 0    Bob : 0\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n  2)  {end}\n"
        )
    };
    let trees: Vec<_> = ["Wins 2 points", "Wins 1 point"].map(|end| read_all(&game(end)).remove(0).tree).to_vec();
    let written = text(&trees);
    assert_eq!(
        (written.matches("point match").count(), written.matches(" Game 2\n Ann : 2 ").count()),
        (1, 1),
        "{written}"
    );
    check(&written, &[(2, "2,0"), (2, "1,0")]);
    assert!(read_all(&written).iter().map(|game| &game.tree).eq(&trees), "{written}");
}

/// A set-up of other checkers has another name there.
#[test]
fn another_game_is_named() {
    let text = format!("; [Variation \"Nackgammon\"]\n{TOURNAMENT}");
    assert_eq!(summary(&text)[0].2, ["fault: game-text-other-game tag=Variation found=Nackgammon at \"Nackgammon\""]);
    check(&format!("; [Variation \"Backgammon\"]\n{TOURNAMENT}"), &[(4, "*")]);
}

/// Of two ways to one point, of which one hits, the other is meant where no hit is written.
#[test]
fn stops_may_be_left_out_but_no_hits() {
    let rows = |moves: &str| {
        format!(" 5 point match\n\n Game 1\n Ann : 0      Bob : 0\n  1) 21: 13/11 6/5               64: {moves}\n")
    };
    for (moves, last) in [("24/14*", "20/14*"), ("24/20*/14*", "20/14*")] {
        let game = read_all(&rows(moves)).remove(0);
        assert_eq!((game.n_turns, &game.fault), (2, &None), "{moves}");
        let entries = game.tree.main_line().entries;
        let has_hit = entries.contains(&Entry::Step("24/20*".to_owned()));
        assert_eq!(has_hit, moves.contains("20*"), "{moves}");
        assert_eq!(entries[entries.len() - 2] == Entry::Step(last.to_owned()), has_hit, "{moves}: {entries:?}");
    }
}

#[test]
fn a_comment_behind_the_last_game_is_no_game() {
    check(&format!("{TOURNAMENT}\n; So it ended.\n"), &[(4, "*")]);
}

/// X14: results that say nothing are no faults.
#[test]
fn x14_a_result_that_says_nothing_is_none() {
    for end in ["      Wins 0 points\n", "      Wins\n"] {
        let read = &summary(&format!("{TOURNAMENT}{end}"))[0];
        assert_eq!((read.0, read.1.as_str(), &read.2), (4, "*", &vec!["game-text-remark".to_owned()]), "{end}");
    }
}

/// In the manner of a match server: many tags, Unicode, tabs, hits, moves that are written once, a game given up.
#[test]
fn a_file_of_a_match_server_is_read_to_its_end() {
    let text = "; [Site \"Example Club\"]\r\n; [Match ID \"4711\"]\r\n; [Player 1 \"anna_k\"]\r\n; [Player 2 \"Bea B.\"]\r\n; \
        [Player 1 Elo \"1612.40/300\"]\r\n; [EventDate \"2025.03.09\"]\r\n; [EventTime \"20.15\"]\r\n; \
        [Variation \"Backgammon\"]\r\n; [Unrated \"Off\"]\r\n; [Crawford \"On\"]\r\n; [CubeLimit \"1024\"]\r\n\r\n3 point match\r\n\r\n\
        Game 1\r\nanna_k : 0\t\t\tBea B. : 0\r\n 1) 31: 8/5 6/5\t\t\t64: 24/14\r\n 2) 62: 24/18 8/6\t\t55: 8/3(2) 6/1*(2)\r\n \
        3) 66: Cannot Move\t\tDoubles => 2\r\n 4) Drops\t\t\tWins 1 point\r\n\r\n\
        Game 2\r\nanna_k : 0\t\t\tBea B. : 1\r\n 1)\t\t\t\t21: 13/11 6/5\r\n 2) 64: 24/20*/14*\t\t52: Bar/23 bar/20\r\n \
        3) 31: 8/5* 6/5\t\t????\r\n 4) Wins 1 point\r\n\r\n\
        Game 3\r\nanna_k : 1\t\t\tBea B. : 1\r\n 1) 21: 13/11 6/5\t\t43: 24/20* 24/21\r\n 2) Doubles => 2\t\tAccepts\r\n \
        3) 61: 25/24 13/7\t\t21: 13/11 6/5\r\n\t\t\t\tWins 2 points and the match\r\n";
    check(text, &[(6, "0,1"), (4, "1,0"), (5, "0,2")]);
    let games = read_all(text);
    let players = ["anna_k", "Bea B."].map(|name| Player::Human { name: name.to_owned() });
    for game in &games {
        assert_eq!(game.tree.head().players, players);
        let tag = |name| game.tree.tags.get(name);
        assert_eq!(
            [tag("Date"), tag("MatchID"), tag("Player1Elo")],
            [Some("2025.03.09"), Some("4711"), Some("1612.40/300")]
        );
    }
    let notes: Vec<_> = games.iter().map(|game| game.tree.head().match_state.note.as_str()).collect();
    assert_eq!(notes, ["", "", ""]);
}

/// In the manner of an old program: narrow columns, numbers without blanks, the Crawford game passed by, no last lines.
#[test]
fn a_file_of_an_old_program_is_read_to_its_end() {
    let text = "2 point match\n\nGame 1\nDr. A: the elder : 0     C 3:2 : 0\n 1)61:13/7 8/7               41: 13/9 24/23\n \
        2)31: 8/5 6/5                3-2: 24/21 13/11\n\nGame 2\nDr. A: the elder : 1     C 3:2 : 0\n \
        1)                           61:13/7 8/7\n 2)65: 13/7 13/8              Redoubles => 2\n 3)Passes\n\n\
        Game 3\nDr. A: the elder : 1     C 3:2 : 1\n 1)61:13/7 8/7               Doubles to 2\n 2)Takes                      \
        64: 24/14\n                             Wins 2 points and the match\n\nThanks to both players!\n";
    let read = summary(text);
    let expect = [(4, "1,0"), (3, "0,1"), (3, "0,2")].map(|(n_turns, result)| (n_turns, result.to_owned()));
    assert_eq!(read.iter().map(|read| (read.0, read.1.clone())).collect::<Vec<_>>(), expect);
    assert_eq!((&read[0].2, &read[1].2, &read[2].2), (&vec![], &vec![], &vec!["game-text-remark".to_owned()]));
    let games = read_all(text);
    let players = ["Dr. A: the elder", "C 3:2"].map(|name| Player::Human { name: name.to_owned() });
    assert!(games.iter().all(|game| game.tree.head().players == players));
    // Somebody doubles at a score at which the Crawford game should be.
    assert_eq!(games[2].tree.head().options.get("crawford"), Some("off"));
}

/// In the manner of a mail: quoted, with words before and after it.
#[test]
fn a_match_in_a_mail_is_read_to_its_end() {
    let rows = " 1) 43: 13/9 24/21           64: 24/18 13/9\n 2) 11: 8/7*(2) 6/5(2)       42: bar/21 24/22\n \
                3) 66: 13/7(4)              \n                             Wins 3 points\n";
    let text = format!(
        "Hi Bob, here is our match.\n\n 1 point match\n\n Game 1\n Ann: 0                     Bob: 0\n{rows}\nSo long, Ann"
    );
    let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
    for text in [text, quoted] {
        assert_eq!(summary(&text), [(5, "0,3".to_owned(), vec!["game-text-remark".to_owned()])]);
        assert_eq!(read_all(&text)[0].tree.head().match_state.length, 1);
    }
}

/// All blanks but one are lost.
#[test]
fn a_match_whose_columns_were_lost_is_read_to_its_end() {
    let text = "Hi Bob, here is our match.\n\n1 point match\n\nGame 1\nAnn: 0 Bob: 0\n1) 43: 13/9 24/21\n\
        2) 64: 24/18 13/9 11: 8/7*(2) 6/5(2)\n3) 42: bar/21 24/22 66: 13/7(4)\nWins 1 point and the match\n";
    let game = read_all(text).remove(0);
    assert_eq!((game.n_turns, &game.fault), (5, &None), "{game:?}");
    // The first row is that of the player who begins on the right; nothing says who has won.
    assert!(game.tree.main_line().entries[0] == Entry::Step("34".to_owned()));
    assert_eq!(game.mends.iter().map(|mend| mend.what.how.key.to_string()).collect::<Vec<_>>(), ["game-text-remark"]);
    assert!(game.tree.all().any(|node| !game.tree.notes(node).comments.is_empty()));
}
