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
    let expect = " 3 point match

; [Player2 \"Bob: the  other\"]
 Game 1
 Ann : 0                        Bob  the  other : 0
  1) 21: 24/23 13/11             55: 8/3 8/3 6/1* 6/1
  2) 66:                          Doubles => 2
  3)  Drops                       Wins 1 point

; [Player2 \"Bob: the  other\"]
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
