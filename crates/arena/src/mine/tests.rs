use rules::Catalogue;
use rules::games::Portal;

use super::pick::pick;
use super::puzzle::{Goal, Puzzle};
use super::*;

fn find(game: u64, grade: u8, turn: &str) -> Find {
    let line = vec![vec![turn.to_owned()]];
    Find { game, puzzle: Some(Puzzle { grade, goal: Goal::Gain, position: format!("position {game}"), line }) }
}

fn games(finds: &[Find], count: usize) -> (Vec<u64>, bool) {
    let picked = pick(finds, count);
    (picked.finds.iter().map(|find| find.game).collect(), picked.is_complete)
}

#[test]
fn every_grade_has_its_third() {
    let mut finds: Vec<Find> = (0..5).map(|game| find(game, 1, &format!("a{game}"))).collect();
    finds.extend((5..8).map(|game| find(game, 2, &format!("b{game}"))));
    assert_eq!(games(&finds, 5), (vec![0, 1, 5, 6, 7], false));
    finds.push(find(8, 3, "c"));
    finds.push(Find { game: 9, puzzle: None });
    finds.push(find(10, 3, "d"));
    assert_eq!(games(&finds, 5), (vec![0, 5, 6, 8, 10], true));
    assert_eq!(games(&finds, 20).0.len(), 10);
}

#[test]
fn nothing_is_handed_out_twice() {
    let mut finds = vec![find(0, 1, "e4"), find(1, 1, "e4"), find(2, 1, "d4")];
    finds[2].puzzle.as_mut().unwrap().position = "position 0".to_owned();
    assert_eq!(games(&finds, 3).0, [0]);
    assert_eq!(games(&finds[1..], 3).0, [1, 2]);
}

#[test]
fn finds_are_read_as_they_are_written() {
    let mut full = find(7, 2, "Qg7+");
    let puzzle = full.puzzle.as_mut().unwrap();
    puzzle.goal = Goal::Mate(2);
    puzzle.line = vec![vec!["Qg7+".to_owned(), "Qh6".to_owned()], vec!["Kh8".to_owned()], vec!["Rf8#".to_owned()]];
    let text = full.to_string();
    assert_eq!(text, "7\t2\tmate 2\tposition 7\tQg7+ | Qh6\tKh8\tRf8#");
    for find in [full, Find { game: 8, puzzle: None }, find(9, 3, "a")] {
        assert_eq!(find.to_string().parse::<Find>().as_ref(), Ok(&find));
    }
    for text in ["", "x", "1\t4\tgain\tp\ta", "1\t3\tgain\tp", "1\t3\tmate\tp\ta", "1\t3"] {
        assert!(text.parse::<Find>().is_err(), "{text:?}");
    }
}

#[test]
fn puzzles_are_written_as_paragraphs() {
    let Find { puzzle: Some(mut puzzle), .. } = find(0, 1, "c3-d4") else { unreachable!("there is one") };
    puzzle.line.extend([vec!["e5-c3".to_owned()], vec!["b2-d4".to_owned(), "d2-b4".to_owned()]]);
    let mut options = Options::new();
    options.set("players", "2");
    assert_eq!(
        puzzle.paragraph(&options),
        "grade 1\ngoal gain\noption players=2\nposition position 0\nplay c3-d4\nreply e5-c3\nplay b2-d4 | d2-b4\n"
    );
}

#[test]
fn a_run_that_was_stopped_goes_on() {
    let path = std::env::temp_dir().join(format!("arena-mine-{}.log", std::process::id()));
    let run = |n_games, only| {
        let plan = Plan { count: 2, nodes: 100, seed: 3, n_games, only, file: Some(path.clone()) };
        let mut output = Vec::new();
        let request = Mine { id: "laska", options: Options::new(), plan, output: &mut output };
        Portal::visit("laska", request).unwrap().unwrap();
        String::from_utf8(output).unwrap()
    };
    let read = || std::fs::read_to_string(&path).unwrap();
    run(1, Vec::new());
    let first = read();
    assert_eq!(first.lines().count(), 2);
    let longer = run(2, Vec::new());
    let resumed = read();
    assert!(resumed.starts_with(&first) && resumed.lines().count() == 3);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(run(2, Vec::new()), longer);
    assert_eq!(read(), resumed);
    // The file is as complete as before when only some games are asked for.
    run(3, vec![2]);
    assert_eq!(read(), resumed);
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn the_command_can_be_repeated() {
    let only = vec![17, 4];
    let plan = Plan { count: 12, nodes: 500, seed: 1, n_games: 90, only, file: None };
    assert_eq!(
        command("laska", &Options::new(), &plan),
        "arena mine laska --count 12 --nodes 500 --seed 1 --games 90 --only 17,4"
    );
}
