//! Questions and their answers.

use ai::network::Weights;
use play::think::Purpose;
use play::{Dice, Entry, GamesOf, Player, Record};
use rules::games::laska::Laska;
use rules::games::{FOLDERS, Portal};
use rules::{Level, MatchState, Odds, Options, Rules as _};

use super::*;

/// Networks of a game to which all ends are equally probable, as a file.
pub(crate) fn undecided(id: &str) -> Vec<u8> {
    struct Undecided;

    impl Visitor for Undecided {
        type Out = Vec<u8>;

        fn visit<G: Game>(self) -> Vec<u8> {
            let weights = |n_inputs: &usize| Weights {
                first: vec![vec![0.0]; *n_inputs],
                first_bias: vec![0.0],
                last: core::array::from_fn(|_| vec![0.0]),
                last_bias: [0.0; Odds::N],
            };
            network::write(&G::NETWORKS.iter().map(weights).collect::<Vec<_>>())
        }
    }

    Portal::visit(id, Undecided).unwrap_or_default()
}

/// The networks that ship, where the game has some.
fn shipped(id: &str) -> Vec<u8> {
    let file = format!("{}/../../web/networks/{id}.bin", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(file).unwrap_or_default()
}

fn answer_any(question: &str, post: &mut dyn FnMut(Reply)) {
    let networks = Think::read(question).map_or_else(|_| Vec::new(), |think| shipped(&think.record.id));
    assert_eq!(answer_question::<Portal>(&GamesOf::<Portal>::NEW, Some(&networks), question, post), None);
}

fn ask(think: &Think) -> (Reply, usize) {
    let mut replies = Vec::new();
    answer_any(&think.write(), &mut |reply| replies.push(reply));
    let last = replies.pop().unwrap();
    (last, replies.len())
}

fn question(steps: &[&str]) -> Think {
    let computer = Player::Computer { level: Level::ALL[0] };
    let mut record = Record::new("laska", 1, vec![computer.clone(), computer]);
    record.entries.extend(steps.iter().map(|step| Entry::Step((*step).to_owned())));
    Think { purpose: Purpose::PLAY, job: 3, level: Level::FIRST_MET, nodes: Some(4_000), seed: 1, record }
}

#[test]
fn a_whole_game_is_played_by_questions_and_answers() {
    let mut think = question(&[]);
    think.record.start = Some("a1WWW d4BBB w".to_owned());
    let mut table = play::open::<Portal>(think.record.clone()).unwrap();
    for _ in 0..200 {
        if table.status().outcome().is_some() {
            break;
        }
        think.record = table.record().clone();
        let (Reply::Steps { job: 3, steps, .. }, _) = ask(&think) else { panic!("no thought") };
        assert!(!steps.is_empty());
        for step in steps {
            table.play(&step).unwrap();
        }
    }
    let outcome = table.status().outcome().cloned().expect("officers with the opposition win");
    assert_eq!(outcome.places[Seat::FIRST], 1, "{outcome:?}");
}

#[test]
fn progress_is_told_whenever_it_looks_further_and_now_and_then() {
    let think = Think { nodes: Some(100_000), ..question(&[]) };
    let mut replies = Vec::new();
    answer_any(&think.write(), &mut |reply| replies.push(reply));
    assert!(matches!(replies.pop(), Some(Reply::Steps { .. })), "no thought");
    let mut depths = Vec::new();
    for reply in &replies {
        let Reply::Progress { job: 3, depth } = reply else { panic!("{reply:?}") };
        depths.push(*depth);
    }
    assert!(depths.is_sorted() && depths.last().is_some_and(|depth| *depth > 2), "{depths:?}");
}

#[test]
fn progress_at_the_same_depth_is_told_after_so_many_positions() {
    let mut replies = Vec::new();
    {
        let mut post = |reply| replies.push(reply);
        let mut report = reports(7, &mut post);
        for (depth, nodes) in [(1, 1024), (1, 2048), (2, 3072), (2, 3071 + REPORTS), (2, 3072 + REPORTS), (3, 70_000)] {
            assert!(report(SearchProgress { depth, nodes }), "the search continues");
        }
    }
    let progress = |depth| Reply::Progress { job: 7, depth };
    assert_eq!(replies, [1, 2, 2, 3].map(progress));
}

#[test]
fn a_level_says_how_long_is_thought() {
    let nodes = |level: Level| match ask(&Think { level, nodes: None, ..question(&[]) }).0 {
        Reply::Steps { nodes, .. } => nodes,
        other => panic!("{other:?}"),
    };
    let laska = Laska::new("laska", &Options::new(), &MatchState::default()).unwrap();
    let [low, high] = [1, 6].map(Level::nearest).map(nodes);
    assert!(low < high && high <= Budget::of(&laska, Level::nearest(6)).nodes, "{low} {high}");
}

#[test]
fn an_answer_follows_from_position_level_and_seed_and_weak_levels_err_by_the_seed() {
    let computer = Player::Computer { level: Level::MOST };
    for info in FOLDERS.iter().flat_map(|folder| folder.games) {
        let record = Record::new(info.id, info.version, vec![computer.clone(); info.teams.len()]);
        let mut table = play::open::<Portal>(record).unwrap();
        let mut dice = Dice::new(1);
        let (mut n_choices, mut n_differ) = (0, 0);
        while n_choices < 24 && table.status().outcome().is_none() {
            if let Some(throw) = table.draw(&mut dice) {
                table.choose(throw).unwrap();
                continue;
            }
            let answer = |seed: u64, level: Level| {
                ask(&Think { purpose: Purpose::PLAY, job: 3, level, nodes: None, seed, record: table.record().clone() })
                    .0
            };
            let forced = table.step_texts(&table.forced());
            if forced.is_empty() {
                n_choices += 1;
                let weak = Level::ALL[0];
                let answers = [1, 2, 3].map(|seed| answer(seed, weak));
                assert_eq!(answers, [1, 2, 3].map(|seed| answer(seed, weak)), "{}", info.id);
                n_differ += usize::from(answers.windows(2).any(|pair| pair[0] != pair[1]));
            }
            let Reply::Steps { steps, .. } = answer(1, Level::ALL[1]) else { panic!("no thought") };
            assert!(forced.is_empty() || steps == forced, "{}", info.id);
            for step in steps {
                table.play(&step).unwrap();
            }
        }
        assert!(n_differ > 0, "{}: {n_choices}", info.id);
    }
}

#[test]
fn a_turn_without_a_choice_is_played_at_once() {
    let answered = |start: &str, throw: &str| {
        let computer = Player::Computer { level: Level::ALL[0] };
        let mut record = Record::new("ludo", 1, vec![computer; 4]);
        record.start = Some(start.to_owned());
        record.entries.push(Entry::Step(throw.to_owned()));
        let (Reply::Steps { nodes, steps, .. }, _) = ask(&Think { record, ..question(&[]) }) else {
            panic!("no thought")
        };
        (nodes, steps.join(" "))
    };
    let begun = "0,0,0,9/0,0,0,9/0,0,0,9/0,0,0,9 play 1 ? -";
    assert_eq!(answered(begun, "3"), (0, "9-12".to_owned()));
    assert_eq!(answered("0,0,0,0/0,0,0,9/0,0,0,9/0,0,0,9 play 1 ? -", "3"), (0, "-".to_owned()));
    let (nodes, _) = answered(begun, "6");
    assert!(nodes > 1, "there is a choice");
}

/// White, a human, offers the computer something; either side may be to act.
fn offered(start: &str, what: Offer) -> Think {
    let mut think = question(&[]);
    think.record.players[0] = Player::Human { name: String::new() };
    think.record.start = Some(start.to_owned());
    think.record.entries.push(Entry::Offer { by: Seat::FIRST, what });
    think
}

#[track_caller]
fn check_draw(start: &str, expect: bool) {
    assert_eq!(ask(&offered(start, Offer::Draw)).0, Reply::Answered { job: 3, yes: expect }, "{start}");
}

#[test]
fn a_draw_is_taken_by_the_side_that_stands_worse() {
    for side in ["w", "b"] {
        check_draw(&format!("a1WWWW c1W g7B {side}"), true);
        check_draw(&format!("a1W c7B g7BBBB {side}"), false);
    }
    // White wins at once, or Black does.
    check_draw("c3w d4b w", true);
    check_draw("c3w d4b b", false);
    // Nothing has happened yet in an even game.
    check_draw("b,b,b,b/b,b,b/b,b,b,b//w,w,w,w/w,w,w/w,w,w,w w", false);
}

#[test]
fn a_level_game_is_a_draw_after_long_quiet() {
    // Black's officer moves around, so that nothing repeats too often.
    let rounds = "a1-b2 e7-d6 b2-a1 d6-c7 a1-b2 c7-b6 b2-a1 b6-c5 a1-b2 c5-d6 b2-a1 d6-e7";
    let quiet = |n_steps: usize| {
        let mut think = offered("a1W c1W e7B g7B w", Offer::Draw);
        let steps = rounds.split(' ').cycle().take(n_steps).map(|step| Entry::Step(step.to_owned()));
        think.record.entries.splice(0..0, steps);
        ask(&think).0
    };
    assert_eq!(quiet(12), Reply::Answered { job: 3, yes: false });
    assert_eq!(quiet(24), Reply::Answered { job: 3, yes: true });
}

#[test]
fn an_end_is_taken_by_the_side_that_wins_by_it() {
    let ends = |start: &str| {
        let players = vec![Player::Human { name: String::new() }, Player::Computer { level: Level::ALL[0] }];
        let mut record = Record::new("lanko-68", 1, players);
        record.seats = vec![Some(0), Some(1), Some(0), Some(1)];
        record.start = Some(start.to_owned());
        record.entries.push(Entry::Offer { by: Seat::FIRST, what: Offer::End });
        ask(&Think { record, ..question(&[]) }).0
    };
    assert_eq!(ends("S 32:wb 1:bb 25:bs"), Reply::Answered { job: 3, yes: true });
    assert_eq!(ends("S 32:wb 43:ws 1:bb"), Reply::Answered { job: 3, yes: false });
    // Level, and there is still something to play for.
    assert_eq!(ends("W 32:wb 1:bb"), Reply::Answered { job: 3, yes: false });
}

#[test]
fn fewer_points_than_all_are_taken_where_there_is_little_more_to_be_won() {
    let answers = |start: &str| {
        [1, 2, 3].map(|points| {
            let mut think = question(&[]);
            think.record.id = "backgammon".to_owned();
            think.record.players[0] = Player::Human { name: String::new() };
            think.record.start = Some(start.to_owned());
            think.record.entries.push(Entry::Resign { by: Seat::FIRST, points });
            match ask(&think).0 {
                Reply::Answered { yes, .. } => yes,
                other => panic!("{start}: {other:?}"),
            }
        })
    };
    assert_eq!(answers("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white"), [true, true, true]);
    // Far behind, but at home; and not even that.
    assert_eq!(answers("white 8:15 black 1:5 off:10 roll white"), [false, true, true]);
    assert_eq!(answers("white bar:3 24:12 black 2:2 off:13 roll black"), [false, false, true]);
}

#[test]
fn a_take_back_is_always_granted_and_people_answer_for_themselves() {
    let mut think = offered("c3w e7b w", Offer::TakeBack(1));
    think.record.entries.insert(0, Entry::Step("c3-d4".to_owned()));
    assert_eq!(ask(&think), (Reply::Answered { job: 3, yes: true }, 0));
    think.record.players = vec![Player::Human { name: String::new() }; 2];
    let reason = "a proposal is waiting for the answer of people".to_owned();
    assert_eq!(ask(&think).0, Reply::Failed { job: 3, reason });
}

#[test]
fn a_question_without_an_answer_is_told_why() {
    let why = |think: &Think| match ask(think).0 {
        Reply::Failed { reason, .. } => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(why(&question(&["c3-c4"])), "entry 1 of the record is refused");
    let mut over = question(&[]);
    over.record.entries.push(Entry::Resign { by: Seat::FIRST, points: 1 });
    assert_eq!(why(&over), "the game is over");
    let mut unknown = question(&[]);
    unknown.record.id = "go".to_owned();
    assert_eq!(why(&unknown), "there is no game go");
    let lack = answer_question::<Portal>(&GamesOf::<Portal>::NEW, None, "think hard", &mut |reply| panic!("{reply:?}"));
    assert_eq!(lack, Some(Lack::LatePart), "it may be another question");
}
