//! Which games are read in the fast way.

use super::*;
use crate::formats::movetext::fast_game;

/// A text that is one game, and whether it is read in the fast way; both ways read the same.
#[track_caller]
fn check<G: Game>(id: &str, text: &str, is_fast: bool) {
    let info = G::GAMES.iter().find(|info| info.id == id).unwrap();
    assert_eq!(fast_game::<G>(info, text, 0).is_some(), is_fast, "{text:?}");
    let thorough: Vec<ReadGame> = read::<G>(id, text).unwrap().thorough().collect();
    assert_eq!(read_all::<G>(id, text), thorough, "{text:?}");
}

const TAGS: &str = "[Event \"Club\"]\n[White \"Müller\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n";

#[test]
fn what_programs_write_is_read_in_the_fast_way() {
    for (moves, is_fast) in [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n", true),
        ("1.e4 e5 2.Nf3\n 2...Nc6 3.Bb5 a6\n1-0", true),
        ("1. e4! {[%eval 0.2] [%clk 0:03:00] best by test} e5?! $14 {näher} 2. Qh5+ 1-0", false),
        ("1. e4! {[%eval 0.2] [%clk 0:03:00] best by test} e5?! $14 {näher} 2. Qh5 1-0", true),
        ("1. f3 e5 2. g4 Qh4# 0-1", false),
        ("1. e4 f5 2. exf5 g6 3. fxg6 Nf6 4. gxh7 Kf7 5. hxg8=Q+ Rxg8 1-0", false),
        ("1. e4 f5 2. exf5 g6 3. fxg6 a6 4. gxh7 a5 5. hxg8=Q Rxg8 1-0", true),
        ("1. Ng1f3 d5 2. e2e4 dxe4 1-0", true),
        ("1. e4 e5 *", true),
        ("1-0", true),
        // What is odd, or stands for something else, is for the other way.
        ("1. e4 e5 0-1", false),
        ("1. e4 e5", false),
        ("1. e4 (1. d4 d5) e5 1-0", false),
        ("1. e4 e5 3. Nf3 1-0", false),
        ("1. e4 e5 2. Ke3 1-0", false),
        ("1. e4 e5 2. Nf3+ 1-0", false),
        ("1. e4 e5 2. ... Nf3 1-0", false),
        ("1. e4 e5 2. Nf3 1-0 {so}", false),
        ("1. e4 {[%csl Gd4]} e5 1-0", false),
        ("1. e4 {[%entry @1 offers draw]} e5 1-0", false),
        ("1. e4 {so ¶ so} e5 1-0", false),
        ("1. e4 {so {so} so} e5 1-0", false),
        ("1. e4 ; so\ne5 1-0", false),
        ("$1 1. e4 e5 1-0", false),
        ("1. e4 -- 2. d4 1-0", false),
        ("1. e4 – e5 1-0", false),
        ("1. Сe4 e5 1-0", false),
    ] {
        check::<Chess>("chess", &[TAGS, moves].concat(), is_fast);
    }
}

#[test]
fn a_game_without_tags_is_read_in_the_fast_way_behind_another_one() {
    check::<Chess>("chess", "1. e4 e5 1-0", false);
    let text = [TAGS, "1. e4 e5 1-0\n\n1. d4 d5 1-0\n"].concat();
    let games = read_all::<Chess>("chess", &text);
    assert_eq!(games.len(), 2, "{games:?}");
    assert_eq!(games, read::<Chess>("chess", &text).unwrap().thorough().collect::<Vec<_>>());
}

#[test]
fn tags_that_set_a_game_up_are_read_in_the_fast_way() {
    let fen = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n[SetUp \"1\"]\n\n";
    check::<Chess>("chess", &[fen, "7... Kd7 8. e4 *"].concat(), true);
    check::<Chess>("chess", &[fen, "7... Kd7 9. e4 *"].concat(), false);
    // Over before it has begun.
    check::<Chess>("chess", "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n*", false);
    check::<Chess>("chess", "[FEN \"4k3/8/8/8/8/8/8/9 b - - 0 7\"]\n\n*", false);
    // Black has lost by time; White has not, who is not to move; and nothing that is told.
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        check::<Chess>("chess", &format!("[Termination \"Time forfeit\"]\n\n1. e4 {result}"), true);
    }
    check::<Chess>("chess", "[Termination \"Time forfeit\"]\n\n1. f3 e5 2. g4 Qh4# 0-1", true);
    check::<Laska>("laska", "[Termination \"time forfeit\"]\n\n1. c3-d4 1-0", true);
    check::<Chess>("chess", "[Termination \"normal\"]\n\n1. e4 1-0", true);
    check::<Chess>("chess", "[White \"A\"]\n[White \"B\"]\n\n1. e4 1-0", false);
    check::<Chess>("chess", "[White A]\n\n1. e4 1-0", false);
    check::<Chess>("chess", "[Variant \"Atomic\"]\n\n1. e4 1-0", false);
}

#[test]
fn what_ends_a_game_is_seen_in_the_fast_way() {
    let fools_mate = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1";
    check::<Chess>("chess", fools_mate, true);
    assert_eq!(read_all::<Chess>("chess", fools_mate)[0].result, Some(Score::SecondWins));
    check::<Chess>("chess", "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0", false);
    check::<Chess>("chess", "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 3. e3 0-1", false);
    // A rule of the house ends it, and what follows is a comment.
    let again = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    for (moves, is_fast) in [(again.clone(), true), (again + "Nf3 ", false)] {
        check::<Chess>("chess", &format!("[Result \"1/2-1/2\"]\n\n{moves}1/2-1/2"), is_fast);
    }
}

#[test]
fn other_games_are_read_in_the_fast_way_too() {
    check::<Draughts>("draughts", "[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 22-17 1-0", true);
    check::<Draughts>("draughts", "[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 25x18 *", true);
    check::<Laska>("laska", "[Event \"Club\"]\n\n1. c3-d4 e5-d4-c3bw 1-0", true);
}
