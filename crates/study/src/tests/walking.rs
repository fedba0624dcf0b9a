//! The way through a study.

use super::*;

fn walk() -> Walk {
    let text = "## Two {#two}\n```task\nsay One.\nplay a | b\nwrong c: Not c.\nelse No.\nhint Look.\npraise Good.\n\
        reply x\nreply y\nsay Two.\nplay *\npraise Better.\n```\n```task\nsay Three.\nplay d\npraise Best.\n```\n";
    let studies = read(text).unwrap_or_else(|fault| panic!("{fault}"));
    Walk::new(studies[0].clone(), 0).expect("it has tasks")
}

#[test]
fn right_turns_lead_to_the_end() {
    let mut walk = walk();
    assert_eq!((walk.progress(), walk.said(), &*walk.step().say), (Progress::Asks, Said::Asked, "One."));
    walk.judge("b", "");
    assert_eq!((walk.progress(), walk.said()), (Progress::Replies, Said::Right("Good.")));
    walk.judge("c", "");
    assert_eq!(walk.said(), Said::Right("Good."), "nothing counts before the others have replied");
    walk.go_on();
    assert_eq!(
        (walk.progress(), &*walk.step().say, walk.played()),
        (Progress::Asks, "Two.", &["b", "x", "y"].map(str::to_owned)[..])
    );
    // U2: whoever is still reading is not interrupted by the reply.
    assert_eq!(walk.said(), Said::Right("Good."));
    walk.judge("anything", "");
    assert_eq!((walk.progress(), walk.said()), (Progress::Next, Said::Right("Better.")));
    walk.next_task();
    assert_eq!((walk.task_idx(), walk.progress(), walk.played().len()), (1, Progress::Asks, 0));
    walk.judge("d", "");
    assert_eq!((walk.progress(), walk.said()), (Progress::Done, Said::Right("Best.")));
    walk.next_task();
    assert_eq!((walk.task_idx(), walk.progress()), (0, Progress::Asks), "it begins anew");
}

#[test]
fn wrong_turns_are_answered_and_tried_again() {
    let mut walk = walk();
    walk.judge("c", "");
    assert_eq!((walk.progress(), walk.said(), walk.offers_hint()), (Progress::Again, Said::Wrong("Not c."), false));
    walk.judge("a", "");
    assert_eq!(walk.progress(), Progress::Again, "the position has to be laid again first");
    walk.try_again();
    assert_eq!((walk.progress(), walk.said(), walk.played().len()), (Progress::Asks, Said::Asked, 0));
    walk.judge("e", "");
    assert_eq!((walk.said(), walk.offers_hint()), (Said::Wrong("No."), true));
    walk.hint();
    assert_eq!((walk.progress(), walk.said()), (Progress::Asks, Said::Hint("Look.")));
    walk.judge("a", "");
    assert_eq!((walk.progress(), walk.offers_hint()), (Progress::Replies, true));
    walk.go_on();
    assert!(!walk.offers_hint(), "the next step has its own");
}

/// U2: praise stays until the next turn is judged; what is said of a wrong one takes its place.
#[test]
fn praise_stays_until_the_next_turn() {
    let text = "## Two {#two}\n```task\nsay One.\nplay a\npraise Good.\nreply x\nsay Two.\nplay b\nelse No.\n\
        praise Better.\n```\n";
    let studies = read(text).unwrap_or_else(|fault| panic!("{fault}"));
    let mut walk = Walk::new(studies[0].clone(), 0).expect("it has tasks");
    walk.judge("a", "");
    walk.go_on();
    assert_eq!((walk.progress(), walk.said()), (Progress::Asks, Said::Right("Good.")));
    walk.judge("c", "");
    assert_eq!(walk.said(), Said::Wrong("No."));
    walk.try_again();
    assert_eq!(walk.said(), Said::Asked, "praise after a wrong turn would confuse");
    walk.judge("b", "");
    assert_eq!((walk.progress(), walk.said()), (Progress::Done, Said::Right("Better.")));
}

/// U3: a study begins with its introduction, and with nothing where it was left in the middle.
#[test]
fn a_study_begins_with_its_introduction() {
    let text = "## Two {#two}\n\nIn *two* parts,\nof one turn each.\n\n```task\nsay One.\nplay a\nelse No.\n```\n\
        For readers.\n```task\nsay Two.\nplay b\n```\n";
    let studies = read(text).unwrap_or_else(|fault| panic!("{fault}"));
    let mut walk = Walk::new(studies[0].clone(), 0).expect("it has tasks");
    assert_eq!((walk.said(), walk.progress()), (Said::Intro, Progress::Asks));
    assert_eq!(walk.study().plain_intro(), "In two parts, of one turn each.");
    walk.judge("c", "");
    walk.try_again();
    assert_eq!(walk.said(), Said::Asked);
    let later = Walk::new(studies[0].clone(), 1).expect("it has tasks");
    assert_eq!(later.said(), Said::Asked);
}

/// U5: whoever does not find a puzzle sees how it goes, and has not solved it by that.
#[test]
fn the_solution_of_a_puzzle_is_shown_on_demand() {
    let text = "puzzle p\ngoal win\nposition x\nplay a | b\nreply x\nplay c\nreply y\nplay d\n";
    let studies = read(text).unwrap_or_else(|fault| panic!("{fault}"));
    let mut puzzle = Walk::new(studies[0].clone(), 0).expect("it has tasks");
    puzzle.show();
    assert_eq!((puzzle.said(), puzzle.offers_solution()), (Said::Asked, false), "somebody has to try first");
    puzzle.judge("e", "");
    assert!(puzzle.offers_solution());
    puzzle.show();
    assert_eq!((puzzle.said(), puzzle.progress()), (Said::Shown, Progress::Again));
    assert_eq!((puzzle.solution(), puzzle.key_turn()), (["a", "x", "c", "y", "d"].map(str::to_owned).to_vec(), None));
    assert!(!puzzle.offers_solution(), "it is there");
    puzzle.try_again();
    assert_eq!((puzzle.said(), puzzle.offers_solution()), (Said::Asked, true));
    puzzle.judge("b", "");
    puzzle.go_on();
    assert_eq!((puzzle.solution(), puzzle.key_turn()), (["c", "y", "d"].map(str::to_owned).to_vec(), Some("b")));
    puzzle.judge("c", "");
    puzzle.go_on();
    puzzle.judge("d", "");
    assert_eq!((puzzle.progress(), puzzle.offers_solution(), puzzle.key_turn()), (Progress::Done, false, Some("b")));
    let mut lesson = walk();
    lesson.judge("c", "");
    assert!(!lesson.offers_solution(), "a lesson explains what is wrong and has hints");
}

/// U6: what comes after a study that is done.
#[test]
fn the_next_study_is_one_that_is_not_done() {
    let of = |id: &str, name: &str| Study { id: id.to_owned(), name: name.to_owned(), ..Study::default() };
    let all = [of("lesson", "L"), of("one", "1"), of("two", "2"), of("p-1", ""), of("p-2", "")];
    let next = |id: &str, done: &[&str]| {
        Study::next(&all, id, |study| done.contains(&&*study.id)).map(|study| study.id.clone()).unwrap_or_default()
    };
    assert_eq!((next("lesson", &["lesson"]), next("lesson", &["lesson", "one"])), ("one".into(), "two".into()));
    assert_eq!(next("two", &["two"]), "lesson", "from the top again");
    assert_eq!(next("two", &["lesson", "one", "two"]), "p-1", "studies are done: puzzles");
    assert_eq!((next("p-1", &["p-1"]), next("p-2", &["p-2"])), ("p-2".into(), "p-1".into()));
    assert_eq!((next("p-2", &["p-1", "p-2"]), next("none", &[])), (String::new(), String::new()));
}

#[test]
fn a_study_goes_on_where_it_was_left() {
    let study = walk().study().clone();
    let at = |task| Walk::new(study.clone(), task).map(|walk| walk.task_idx());
    assert_eq!((at(1), at(2), at(9)), (Some(1), Some(0), Some(0)));
    assert!(Walk::new(Study::default(), 0).is_none());
}

/// Puzzles of Laska, of which one is wrong at a time.
#[test]
fn faults_are_found() {
    let good = "puzzle p\ngoal win\nposition //,,,b//,b,,/w,,/ w\nplay b2-c3-d4wb\n";
    let check = |text: &str| {
        let studies = read(text).unwrap_or_else(|fault| panic!("{fault}"));
        faults(GAMES, GAMES, "laska", &studies[0])
    };
    assert_eq!(check(good), [""; 0]);
    assert_eq!(check(&good.replace("b2-c3-d4wb", "b2-c3-d4")), ["p, task 1: `b2-c3-d4` is written `b2-c3-d4wb`"]);
    assert_eq!(check(&good.replace("b2-c3-d4wb", "b2-a3")).len(), 1, "it must capture");
    assert_eq!(check(&[good, "wrong b2-c3-d4wb: No.\n"].concat())[0], "p, task 1: `b2-c3-d4wb` is right and wrong");
    assert_eq!(check(&[good, "reply g5-f4\n"].concat()), ["p, task 1: a reply after the last step"]);
    assert_eq!(check(&good.replace("//,,,b//", "//////")).len(), 1, "no position");
    let longer = [good, "reply g5-a1\nplay d4-e5wb\n"].concat();
    assert_eq!(check(&longer).len(), 1, "the reply cannot be played");
}
