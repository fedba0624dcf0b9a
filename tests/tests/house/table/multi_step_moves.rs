//! Multi-step moves, the look ahead, and the record including what was undone.

use std::collections::BTreeMap;

use oorandom::Rand32;
use play::{Choice, Dice, MultiStepMove, StepToken, open};
use rules::games::Portal;
use rules::present::GestureKind;
use rules::view::Site;
use rules::{Catalogue, Game, Seat, Visitor};
use tests::random::{self, below};
use tests::tier;

use super::random_play::setups;
use super::*;

#[track_caller]
fn opened<C: Catalogue>(record: Record) -> Box<dyn Table> {
    open::<C>(record).unwrap_or_else(|error| panic!("{error}"))
}

fn laska(start: &str) -> Box<dyn Table> {
    opened::<Portal>(Record { start: Some(start.to_owned()), ..Record::new("laska", 1, people(2)) })
}

/// The multi-step moves of a table, each as `from to: steps`.
fn listed(table: &dyn Table) -> Vec<String> {
    let name = |site| table.label(site).to_string().replace("verbatim text=", "");
    let line = |MultiStepMove { from, to, steps }| {
        format!("{} {}: {}", name(from), name(to), table.step_texts(&steps).join(" "))
    };
    table.multi_step_moves().into_iter().map(line).collect()
}

#[track_caller]
fn check(start: &str, expect: &[&str]) {
    assert_eq!(listed(&*laska(start)), expect);
}

#[test]
fn the_goal_of_a_chain_names_it_where_there_is_one_way() {
    check("c1w b2b b4b w", &["c1 c5: c1-b2-a3wb a3-b4-c5wbb"]);
    // Two pieces with one goal, and one piece with two goals.
    check("c1w b2b b4b g1w f2b d4b w", &["c1 c5: c1-b2-a3wb a3-b4-c5wbb", "g1 c5: g1-f2-e3wb e3-d4-c5wbb"]);
    check("c1w b2b b4b d2b f4b w", &["c1 g5: c1-d2-e3wb e3-f4-g5wbb", "c1 c5: c1-b2-a3wb a3-b4-c5wbb"]);
}

#[test]
fn a_goal_with_two_results_names_nothing() {
    // Each way to c5 takes a different pair.
    check("c1w b2b d2b b4b d4b w", &[]);
}

#[test]
fn a_chain_may_come_back_to_its_own_start() {
    // Both ways round take the same four, and all are alike.
    let round = "c3 c3: c3-d4-e5Wb e5-d6-c7Wbb c7-b6-a5Wbbb a5-b4-c3Wbbbb";
    check("c3W d4b d6b b6b b4b w", &[round]);
    // With one officer among them it shows which way the chain went.
    check("c3W d4B d6b b6b b4b w", &[]);
}

#[test]
fn single_steps_are_no_multi_step_moves() {
    check("c3w d4b g7b w", &[]);
    assert_eq!(listed(&*opened::<Portal>(Record::new("laska", 1, people(2)))), [""; 0]);
    // In Bignor Ludus a take is a single leap.
    let start = Some("c1w b2b b4b w".to_owned());
    let table = opened::<Portal>(Record { start, ..Record::new("bignor-ludus", 1, people(2)) });
    assert_eq!(listed(&*table), [""; 0]);
}

#[test]
fn the_rest_of_a_turn_can_be_a_multi_step_move() {
    let mut table = laska("c1w b2b b4b d6b w");
    assert_eq!(listed(&*table), ["c1 e7: c1-b2-a3wb a3-b4-c5wbb c5-d6-e7Wbbb"]);
    play(&mut *table, "c1-b2-a3");
    assert_eq!(listed(&*table), ["a3 e7: a3-b4-c5wbb c5-d6-e7Wbbb"]);
    play(&mut *table, "a3-b4-c5");
    assert_eq!(listed(&*table), [""; 0]);
}

#[test]
fn no_multi_step_move_stands_beside_a_step_with_the_same_ends() {
    // A man that goes forward and sideways may do so in either order; there and back is a multi-step move too.
    let mut table = table(record("toy-split"));
    assert_eq!(
        listed(&*table),
        [
            "a1 a3: a1-a2 a2-a3",
            "a1 b2: a1-a2 a2-b2",
            "a1 a1: a1-b1 b1-a1",
            "c1 c3: c1-c2 c2-c3",
            "c1 b2: c1-c2 c2-b2",
            "c1 c1: c1-b1 b1-c1",
        ]
    );
    // One step is left, and no multi-step move is.
    play(&mut *table, "a1-a2");
    assert_eq!(listed(&*table), [""; 0]);
    // With three steps a turn no multi-step move goes to an adjacent square, which a single step reaches. It may end
    // after two steps, as the third can be another man's.
    let mut options = rules::Options::new();
    options.set("squares", "three");
    let table = super::table(Record { options, ..record("toy-split") });
    assert_eq!(
        listed(&*table),
        [
            "a1 a3: a1-a2 a2-a3",
            "a1 b3: a1-a2 a2-a3 a3-b3",
            "a1 b2: a1-a2 a2-b2",
            "a1 c2: a1-a2 a2-b2 b2-c2",
            "a1 a1: a1-b1 b1-a1",
            "c1 c3: c1-c2 c2-c3",
            "c1 b3: c1-c2 c2-c3 c3-b3",
            "c1 b2: c1-c2 c2-b2",
            "c1 a2: c1-c2 c2-b2 b2-a2",
            "c1 c1: c1-b1 b1-c1",
        ]
    );
}

#[test]
fn nothing_is_ahead_of_a_game_that_is_over() {
    let mut table = laska("c1w b2b b4b w");
    enter(&mut *table, resign(Seat::SECOND));
    assert_eq!(table.multi_step_moves(), []);
    assert_eq!(table.preview(&[]), Some(table.scene()));
    let step = laska("c1w b2b b4b w").token("c1-b2-a3").expect("it is legal before that");
    assert_eq!(table.preview(&[step]), None);
}

/// The tokens of steps that follow one another, played on a copy of a table.
fn tokens<C: Catalogue>(table: &dyn Table, steps: &str) -> Vec<StepToken> {
    let mut copy = opened::<C>(table.record().clone());
    let token = |step: &str| {
        let token = copy.token(step).expect("it is legal");
        copy.choose(token).expect("it is legal");
        token
    };
    steps.split(' ').map(token).collect()
}

#[test]
fn a_look_ahead_takes_the_steps_of_the_moment_alone() {
    let table = laska("c1w b2b b4b w");
    let steps = tokens::<Portal>(&*table, "c1-b2-a3 a3-b4-c5");
    assert!(table.preview(&steps).is_some());
    assert_eq!(table.step_texts(&steps), ["c1-b2-a3wb", "a3-b4-c5wbb"]);
    for stale in [&steps[1..], &[steps[0], steps[0]], &[steps[0], steps[1], steps[1]]] {
        assert_eq!(table.preview(stale), None, "{stale:?}");
    }
    assert_eq!(table.token("2-5-8"), Some(steps[0]), "the token is the same in every format");
    assert!(table.token("c1-d2").is_none() && table.token("nonsense").is_none());
    assert_eq!(table.record().entries, []);
}

#[test]
fn a_look_ahead_ends_where_a_house_end_does() {
    let mut table = table_at("toy-split", "b.b/.../.../w.w w 2");
    // Twelve times each side goes sideways and back: the game is a draw after 24 turns without a step forward.
    for _ in 0..5 {
        play(&mut *table, "a1-b1 . a4-b4 . b1-a1 . b4-a4 .");
    }
    let mut steps = tokens::<Toys>(&*table, "a1-b1 . a4-b4 . b1-a1 . b4-a4 .");
    assert!(table.preview(&steps).is_some());
    steps.push(steps[0]);
    assert_eq!(table.preview(&steps), None);
    play(&mut *table, "a1-b1 . a4-b4 . b1-a1 . b4-a4 .");
    assert!(table.status().outcome().is_some());
}

#[test]
fn dice_that_wait_for_an_answer_have_no_look_ahead() {
    let mut table = table(record("toy-race"));
    let steps = tokens::<Toys>(&*table, "3 0-3 4");
    assert!(table.preview(&steps).is_some());
    play(&mut *table, "3 0-3");
    assert!(table.preview(&steps[2..]).is_some());
    enter(&mut *table, offer(Seat::FIRST, Offer::TakeBack(1)));
    assert_eq!(table.preview(&steps[2..]), None);
}

#[test]
fn takes_are_forcing() {
    let forcing = |start: &str| laska(start).choices().iter().map(|choice| choice.forcing).collect::<Vec<_>>();
    assert_eq!(forcing("c3w d4b a1w w"), [true]);
    assert_eq!(forcing("a1w g7b w"), [false]);
}

/// The start and the goal of a step.
fn way(choice: &Choice) -> Option<(Site, Site)> {
    match choice.gesture.sites[..] {
        [from, .., to] if !choice.gesture.is(GestureKind::Hidden) => Some((from, to)),
        _ => None,
    }
}

/// The turns between two sites, each with the result of its last step.
type Travels = BTreeMap<(Site, Site), Vec<(Vec<StepToken>, u64)>>;

/// More steps than any game with multi-step moves has: beyond this only a sample is checked.
const WIDE: usize = 256;

/// Plays a step, and checks that its effects lead from scene to scene.
#[track_caller]
fn choose(table: &mut dyn Table, step: StepToken) {
    let before = table.scene();
    let effects = table.choose(step).expect("it is legal");
    assert_eq!(edited(before, &effects), table.scene(), "{effects:?}");
}

/// Plays every continuation of a turn that goes from site to site, and records its ends, its steps and its result.
fn travel(table: &mut dyn Table, so_far: &[Choice], found: &mut Travels) {
    let choices = table.choices();
    let stride = if choices.len() > WIDE { choices.len() / 16 } else { 1 };
    for choice in choices.into_iter().step_by(stride) {
        let Some((from, to)) = way(&choice) else { continue };
        if so_far.last().and_then(way).is_some_and(|(_, at)| at != from) {
            continue;
        }
        let status = table.status();
        choose(table, choice.step);
        let steps = [so_far, &[choice]].concat();
        let last = steps.last().expect("a step was added");
        if table.position_text(0).steps.is_empty() {
            let (start, _) = way(&steps[0]).expect("it leads somewhere");
            if steps.len() > 1 {
                let tokens = steps.iter().map(|choice| choice.step).collect();
                found.entry((start, to)).or_default().push((tokens, last.result));
            }
        } else if table.status() == status {
            // The piece may stop where something else may be played.
            let goes_on = |choice: &Choice| way(choice).is_some_and(|(from, _)| from == to);
            let (start, _) = way(&steps[0]).expect("it leads somewhere");
            if steps.len() > 1 && !table.choices().iter().all(goes_on) {
                let tokens = steps.iter().map(|choice| choice.step).collect();
                found.entry((start, to)).or_default().push((tokens, last.result));
            }
            travel(table, &steps, found);
        }
        table.undo();
    }
}

/// Whether a game has multi-step moves.
struct HasMultiStepMoves;

impl Visitor for HasMultiStepMoves {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        G::HAS_MULTI_STEP_MOVES
    }
}

/// Checks the multi-step moves of a table against all paths that can be played; returns how many there are.
fn check_table<C: Catalogue>(table: &dyn Table) -> usize {
    let mut other = opened::<C>(table.record().clone());
    let mut found = Travels::new();
    if !table.choices().is_empty() && matches!(table.status(), Status::Turn(_)) {
        travel(&mut *other, &[], &mut found);
    }
    let singles: Vec<_> = table
        .choices()
        .iter()
        .filter_map(|choice| Some((*choice.gesture.sites.first()?, *choice.gesture.sites.last()?)))
        .collect();
    found.retain(|pair, _| !singles.contains(pair));
    if C::visit(&table.record().id, HasMultiStepMoves) == Some(false) {
        // There and back is not listed.
        found.retain(|(from, to), _| from != to);
    }
    found.retain(|_, turns| turns.iter().all(|(_, result)| *result == turns[0].1));

    let multi_step_moves = table.multi_step_moves();
    let named: BTreeMap<_, _> = multi_step_moves
        .iter()
        .map(|multi_step_move| ((multi_step_move.from, multi_step_move.to), &multi_step_move.steps))
        .collect();
    assert_eq!(named.len(), multi_step_moves.len(), "a pair stands twice in {multi_step_moves:?}");
    assert_eq!(
        named.keys().collect::<Vec<_>>(),
        found.keys().collect::<Vec<_>>(),
        "{}",
        play::wire::write(table.record())
    );
    for (pair, steps) in named {
        assert!(steps.len() > 1 && found[&pair].iter().any(|(tokens, _)| tokens == steps), "{steps:?}");
        for n in 0..=steps.len() {
            let ahead = table.preview(&steps[..n]);
            for step in &steps[..n] {
                choose(&mut *other, *step);
            }
            assert_eq!(ahead, Some(other.scene()), "{steps:?}");
            other.undo_to(table.record().entries.len());
        }
    }
    found.len()
}

/// Plays random games; returns how many multi-step moves there were.
fn check_games<C: Catalogue>(n_games: u64) -> usize {
    let setups = setups::<C>();
    let mut n_found = 0;
    for seed in 0..n_games {
        let mut rand = random::rand(seed);
        let mut table = opened::<C>(setups[seed as usize % setups.len()].clone());
        for _ in 0..tier::pick(120, 300) {
            let choices = table.choices();
            if choices.is_empty() {
                break;
            }
            n_found += check_table::<C>(&*table);
            let step = step(&*table, &choices, &mut rand);
            let ahead = table.preview(&[step]);
            choose(&mut *table, step);
            assert_eq!(ahead, Some(table.scene()), "{step:?}");
        }
    }
    n_found
}

fn step(table: &dyn Table, choices: &[Choice], rand: &mut Rand32) -> StepToken {
    let drawn = table.draw(&mut Dice::new(u64::from(rand.rand_u32())));
    drawn.unwrap_or_else(|| choices[below(rand, choices.len())].step)
}

#[test]
fn multi_step_moves_of_the_toys_are_all_that_can_be_travelled() {
    let n_found = check_games::<Toys>(tier::pick(24, 200));
    assert!(n_found > 500, "only {n_found} multi-step moves");
}

#[test]
fn multi_step_moves_of_the_portal_are_all_that_can_be_travelled() {
    let n_found = check_games::<Portal>(tier::pick(60, 1_000));
    assert!(n_found > 50, "only {n_found} multi-step moves");
}
