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
    walk.judge("b");
    assert_eq!((walk.progress(), walk.said()), (Progress::Replies, Said::Right("Good.")));
    walk.judge("c");
    assert_eq!(walk.said(), Said::Right("Good."), "nothing counts before the others have replied");
    walk.go_on();
    assert_eq!(
        (walk.progress(), &*walk.step().say, walk.played()),
        (Progress::Asks, "Two.", &["b", "x", "y"].map(str::to_owned)[..])
    );
    walk.judge("anything");
    assert_eq!((walk.progress(), walk.said()), (Progress::Next, Said::Right("Better.")));
    walk.next_task();
    assert_eq!((walk.task_idx(), walk.progress(), walk.played().len()), (1, Progress::Asks, 0));
    walk.judge("d");
    assert_eq!((walk.progress(), walk.said()), (Progress::Done, Said::Right("Best.")));
    walk.next_task();
    assert_eq!((walk.task_idx(), walk.progress()), (0, Progress::Asks), "it begins anew");
}

#[test]
fn wrong_turns_are_answered_and_tried_again() {
    let mut walk = walk();
    walk.judge("c");
    assert_eq!((walk.progress(), walk.said(), walk.offers_hint()), (Progress::Again, Said::Wrong("Not c."), false));
    walk.judge("a");
    assert_eq!(walk.progress(), Progress::Again, "the position has to be laid again first");
    walk.try_again();
    assert_eq!((walk.progress(), walk.said(), walk.played().len()), (Progress::Asks, Said::Asked, 0));
    walk.judge("e");
    assert_eq!((walk.said(), walk.offers_hint()), (Said::Wrong("No."), true));
    walk.hint();
    assert_eq!((walk.progress(), walk.said()), (Progress::Asks, Said::Hint("Look.")));
    walk.judge("a");
    assert_eq!((walk.progress(), walk.offers_hint()), (Progress::Replies, true));
    walk.go_on();
    assert!(!walk.offers_hint(), "the next step has its own");
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
        faults(GAMES, TEXTS, "laska", &studies[0])
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
