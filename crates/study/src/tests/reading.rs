//! What a text of studies says.

use super::*;

const LESSON: &str = "en studies
# Title

## First {#lesson}

For readers: `position` means nothing here.

```task
position a b
option size=8
option faces=up
say Do it.
play b2-c3 | c3-d4
wrong 63: 2/off | 6: 0-1x: The reason: this.
else No.
hint Look.
praise Good.
reply c5-b4
reply c7-b6
say Again.
play *
praise Done.
```

## Second {#opening-1}

```task
say Any.
play 6: 0-1
praise Well.
```
";

const PUZZLES: &str = "# Mined.

puzzle laska-1
grade 2
goal mate 3
position x
play b2-c3
reply c5-b4
play c3-d4

puzzle laska-2
goal best
play b2-c3";

fn studies(text: &str) -> Vec<Study> {
    read(text).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn markdown_has_a_study_for_each_heading() {
    let studies = studies(LESSON);
    let names: Vec<(&str, &str)> = studies.iter().map(|study| (&*study.id, &*study.name)).collect();
    assert_eq!(names, [("lesson", "First"), ("opening-1", "Second")]);
    assert_eq!((&*studies[0].intro, &*studies[1].intro), ("For readers: `position` means nothing here.", ""));
    let task = &studies[0].tasks[0];
    assert_eq!((studies[0].tasks.len(), task.position.as_deref(), task.goal), (1, Some("a b"), None));
    assert_eq!(task.options.iter().collect::<Vec<_>>(), [("faces", "up"), ("size", "8")]);
    let [first, second] = &task.steps[..] else { panic!("{task:?}") };
    assert_eq!((first.turns.clone(), &*first.say), (vec!["b2-c3".to_owned(), "c3-d4".to_owned()], "Do it."));
    let wrong = (vec!["63: 2/off".to_owned(), "6: 0-1x".to_owned()], "The reason: this.".to_owned());
    assert_eq!(first.wrong, [wrong]);
    assert_eq!((&*first.otherwise, &*first.hint, &*first.praise), ("No.", "Look.", "Good."));
    assert_eq!(first.replies, ["c5-b4", "c7-b6"]);
    assert_eq!((second.turns.len(), &*second.praise), (0, "Done."), "any turn");
    assert!(studies[1].tasks[0].position.is_none() && !studies[1].is_puzzle());
}

#[test]
fn a_list_has_a_puzzle_for_each_paragraph() {
    let puzzles = studies(PUZZLES);
    let [one, two] = &puzzles[..] else { panic!("{puzzles:?}") };
    assert_eq!((&*one.id, one.grade, one.is_puzzle()), ("laska-1", 2, true));
    let task = &one.tasks[0];
    assert_eq!(
        (task.goal, task.steps.len(), &task.steps[0].replies[..]),
        (Some(Goal::Mate(3)), 2, &["c5-b4".to_owned()][..])
    );
    assert_eq!((two.grade, two.tasks[0].goal), (0, Some(Goal::Best)));
    assert_eq!(studies(&[LESSON, "\n", PUZZLES].concat()).len(), 4, "one text can have both");
}

#[track_caller]
fn check_wrong(text: &str, from: &str, to: &str, expect: &str) {
    assert!(text.contains(from), "{from}");
    assert_eq!(read(&text.replacen(from, to, 1)).map_err(|fault| fault.to_string()), Err(expect.to_owned()));
}

#[test]
fn what_does_not_fit_is_named_with_its_line() {
    check_wrong(LESSON, " {#lesson}", "", "4: a heading has an id, such as `## Name {#id}`");
    check_wrong(LESSON, "#lesson}", "#lesson", "4: the id of the heading does not end with `}`");
    check_wrong(LESSON, "#lesson", "#Lesson", "4: `Lesson` is no id: small letters, digits and hyphens are");
    check_wrong(LESSON, "#opening-1", "#lesson", "25: there are two studies `lesson`");
    check_wrong(LESSON, "## First {#lesson}", "", "8: a task stands before the first heading");
    check_wrong(LESSON, "option size=8", "option size", "10: \"size\" is not of the form key=value");
    check_wrong(LESSON, "position a b", "place a b", "9: `place` does not belong before `play`");
    check_wrong(LESSON, "hint Look.", "hint", "16: nothing follows `hint`");
    check_wrong(LESSON, "hint Look.", "else Look.", "16: `else` is there twice");
    check_wrong(LESSON, "hint Look.", "help Look.", "16: nothing is called `help`");
    check_wrong(LESSON, "hint Look.", "play *", "16: `play` is there twice");
    check_wrong(LESSON, "hint Look.", "position c", "16: `position` does not belong here");
    check_wrong(LESSON, "hint Look.", "goal win", "16: `goal` does not belong here");
    check_wrong(LESSON, "say Do it.", "play *", "12: `say` comes before `play`");
    check_wrong(LESSON, "play *\npraise Done.\n", "", "21: no turn is right after `Again.`");
    check_wrong(LESSON, "The reason: this.", "", "14: `wrong` is followed by turns, a colon and why they are wrong");
    check_wrong(LESSON, "say Any.\nplay 6: 0-1\npraise Well.\n", "", "28: the task asks for nothing");
    check_wrong(LESSON, "praise Well.\n```", "praise Well.", "30: the last task does not end");
    check_wrong(LESSON, "## Second", "## Between {#two}\n## Second", "26: `two` has no task");
    check_wrong(PUZZLES, "grade 2", "grade 9", "4: `9` is no grade from 1 to 8");
    check_wrong(PUZZLES, "mate 3", "mate", "5: there is no goal `mate`");
    check_wrong(PUZZLES, "mate 3", "mate 0", "5: there is no goal `mate 0`");
    check_wrong(PUZZLES, "goal mate 3\n", "", "9: the puzzle has no goal");
}

#[test]
fn the_puzzles_of_the_days_all_come() {
    for n_puzzles in 1..160 {
        let mut days: Vec<usize> = (0..n_puzzles as u64).filter_map(|day| daily(day + 7, n_puzzles)).collect();
        days.sort_unstable();
        assert_eq!(days, (0..n_puzzles).collect::<Vec<_>>());
    }
    assert_eq!((daily(5, 0), daily(0, 140), daily(140, 140)), (None, Some(0), Some(0)));
    assert!(daily(1, 140).is_some_and(|second| second > 20), "a neighbour may be of the same game");
}
