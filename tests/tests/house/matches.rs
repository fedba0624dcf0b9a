//! Matches, on the toy that has them: a best-of-three with seats that change.

use play::{
    Dice, EnterError, Entry, FinishError, GameUid, Games as _, GamesOf, Match, OpenError, PlanError, Player, Record,
    Status, Table, open, wire,
};
use rules::games::Portal;
use rules::match_rules::{Plan, PlanInfo};
use rules::offers::Offer;
use rules::{MatchRules, Message, OptionError, Options, Seat};
use tests::toys::{Toys, pact::Pact};

fn people(n: usize) -> Vec<Player> {
    ["Ann", "Ben", "Cem", "Dua"][..n].iter().map(|name| Player::Human { name: (*name).to_owned() }).collect()
}

fn best_of_three() -> Plan {
    Plan { key: "best-of".to_owned(), length: 3, ..Plan::single("toy-pact", Options::new()) }
}

fn new(plan: Plan) -> Match {
    Match::new::<Toys>(plan, people(2)).expect("the toy has the plan")
}

/// The next game of a match, after `entries`.
fn next(run: &Match, entries: &[Entry]) -> Record {
    let uid = GameUid(run.records().len() as u64 + 1);
    Record { entries: entries.to_vec(), ..run.game(uid, None).expect("the match goes on") }
}

/// Makes the player on `seat` resign the next game.
#[track_caller]
fn resign(run: &mut Match, seat: Seat) {
    let game = next(run, &[Entry::Resign { by: seat, points: 1 }]);
    run.finish::<Toys>(game).expect("the game is the next one and over");
}

/// Checks that a record is refused and changes nothing.
#[track_caller]
fn refuse(run: &mut Match, record: Record, why: FinishError) {
    let before = format!("{run:?}");
    assert_eq!(run.finish::<Toys>(record), Err(why));
    assert_eq!(format!("{run:?}"), before);
}

#[test]
fn players_change_seats_from_game_to_game() {
    let mut run = new(best_of_three());
    let first = next(&run, &[]);
    assert_eq!((first.id.as_str(), first.rules_version, first.uid), ("toy-pact", 1, GameUid(1)));
    assert_eq!(first.seats, [Some(0), Some(1)]);
    assert_eq!(first.player_on(Seat::SECOND), Some(&people(2)[1]));

    // Ann resigns, and sits second in the next game.
    resign(&mut run, Seat::FIRST);
    let second = next(&run, &[]);
    assert_eq!([&first.plan, &second.plan], [&Some("best-of".to_owned()); 2]);
    assert_eq!((second.seats.as_slice(), run.points().0), (&[Some(1), Some(0)][..], [0, 1, 0, 0]));
    assert_eq!((second.match_state.length, second.match_state.played), (3, 1));
    assert_eq!(second.match_state.points.0, [1, 0, 0, 0]);
    // The player who is behind begins with a point more: the rules know the match state.
    assert_eq!(open::<Toys>(second).unwrap().scene().counts.0, [0, 1, 0, 0]);

    // Ben resigns: the last game decides, and the second seat begins it.
    resign(&mut run, Seat::FIRST);
    assert_eq!(run.outcome(), None);
    let third = next(&run, &[]);
    assert_eq!(third.match_state.points.0, [1, 1, 0, 0]);
    assert_eq!(third.match_state.note, "second-begins");
    assert_eq!(open::<Toys>(third).unwrap().status(), Status::Turn(Seat::SECOND));

    resign(&mut run, Seat::FIRST);
    // By player: Ann sat first in the third game and lost 1 to 2.
    let outcome = run.outcome().unwrap();
    assert_eq!((&outcome.places.0[..2], &outcome.points.0[..2]), (&[2, 1][..], &[1, 2][..]));
    assert_eq!(run.game(GameUid(4), None), None);
    assert_eq!(run.records().len(), 3);
    assert_eq!(run.played()[1].outcome.places.0[..2], [2, 1]);
}

#[test]
fn a_match_goes_on_from_the_record_of_its_last_game() {
    let after = |record: Record| Match::after::<Toys>(&*open::<Toys>(record).unwrap());
    let mut run = new(best_of_three());
    for seat in [Seat::FIRST, Seat::FIRST, Seat::SECOND] {
        let record = next(&run, &[Entry::Resign { by: seat, points: 1 }]);
        // As it is read back from a text.
        let taken_up = after(wire::read(&wire::write(&record)).unwrap()).expect("a game of a match that is over");
        run.finish::<Toys>(record.clone()).unwrap();
        assert_eq!((taken_up.outcome(), taken_up.points()), (run.outcome(), run.points()));
        assert_eq!(taken_up.game(GameUid(8), Some(3)), run.game(GameUid(8), Some(3)));
        assert_eq!(
            (taken_up.players(), taken_up.records()),
            (run.players(), run.records().last().map(core::slice::from_ref).unwrap())
        );
        let last = |run: &Match| run.played().last().map(|game| (game.state.clone(), game.outcome.clone()));
        assert_eq!(last(&taken_up), last(&run));
    }
    assert_eq!((run.points().0, run.outcome().is_some()), ([2, 1, 0, 0], true));

    let run = new(best_of_three());
    assert!(after(next(&run, &[])).is_none(), "it is not over");
    let over = next(&run, &[Entry::Resign { by: Seat::FIRST, points: 1 }]);
    assert!(after(Record { plan: None, ..over.clone() }).is_none(), "a single game");
    assert!(after(Record { plan: Some("to".to_owned()), ..over.clone() }).is_none(), "no plan of the game");
    let mut other = over;
    other.match_state.length = 4;
    assert!(after(other).is_none(), "no length of the plan");
}

#[test]
fn a_match_is_told_what_each_game_leaves_behind() {
    let mut run = new(best_of_three());
    // Silver beside b and d; then White walks to b, Black to d, and that is taken back.
    let steps = "+b +d b d".split(' ').map(|step| Entry::Step(step.to_owned()));
    let undone =
        [Entry::Offer { by: Seat::SECOND, what: Offer::TakeBack(1) }, Entry::Answer { by: Seat::FIRST, yes: true }];
    let over = [Entry::Resign { by: Seat::SECOND, points: 1 }];
    let entries: Vec<Entry> = steps.chain(undone).chain(over).collect();
    let record = next(&run, &entries);
    let table = open::<Toys>(record.clone()).unwrap();
    assert_eq!((table.carry_over(), table.swaps_seats()), ("be".to_owned(), true));
    let taken_up = Match::after::<Toys>(&*table).expect("a game of a match that is over");
    assert_eq!(taken_up.played()[0].carry_over, "be");
    run.finish::<Toys>(record).unwrap();
    assert_eq!(run.played()[0].carry_over, "be");
    resign(&mut run, Seat::FIRST);
    assert_eq!(run.played()[1].carry_over, "ae");
}

/// A game of Lino with random steps, to its end or until a player resigns after so many.
fn lino(record: Record, seed: u64, resigns: Option<(usize, Seat)>) -> Box<dyn Table> {
    let mut table = open::<Portal>(record).expect("a game of Lino");
    let mut dice = Dice::new(seed);
    for n_entries in 0.. {
        if let Some((_, by)) = resigns.filter(|(after, _)| *after == n_entries) {
            table.enter(Entry::Resign { by, points: 1 }).expect("anybody may resign");
        }
        if table.status().outcome().is_some() {
            break;
        }
        let choices = table.choices();
        let choice = &choices[dice.below(choices.len() as u32) as usize];
        table.choose(choice.step).expect("it can be chosen");
    }
    table
}

#[test]
fn a_fair_match_of_lino_goes_on_from_the_record_of_its_first_game() {
    let mut options = Options::new();
    options.set("faces", "up");
    let (key, value) = GamesOf::<Portal>::NEW.deal("lino", &options, &mut Dice::new(1)).expect("faces are seen");
    options.set(key, value);
    let plan = Plan { key: "fair".to_owned(), length: 2, ..Plan::single("lino", options) };
    for (seed, resigns) in [(1, None), (2, Some((30, Seat::FIRST))), (3, Some((2, Seat::SECOND)))] {
        let mut run = Match::new::<Portal>(plan.clone(), people(2)).expect("the game has the plan");
        let first = lino(next(&run, &[]), seed, None);
        let reread = wire::read(&wire::write(first.record())).unwrap();
        let taken_up = Match::after::<Portal>(&*open::<Portal>(reread).unwrap()).expect("a game that is over");
        run.finish::<Portal>(first.record().clone()).unwrap();
        assert_eq!(taken_up.game(GameUid(8), None), run.game(GameUid(8), None));
        // The tiles stay as they were built, and Blue begins.
        let second = next(&run, &[]);
        assert_eq!(wire::read(&wire::write(&second)).as_ref(), Ok(&second));
        let tiles = |table: &dyn Table| {
            let stacks = table.scene().stacks;
            stacks.iter().filter_map(|(site, stack)| stack.first().map(|tile| (*site, tile.kind))).collect::<Vec<_>>()
        };
        let opened = open::<Portal>(second.clone()).unwrap();
        assert_eq!((tiles(&*opened), opened.status()), (tiles(&*first), Status::Turn(Seat::SECOND)));
        let second = lino(second, seed, resigns);
        let taken_up = Match::after::<Portal>(&*second).expect("a game that is over");
        run.finish::<Portal>(second.record().clone()).unwrap();
        let outcome = run.outcome().expect("two games and no more");
        assert_eq!(taken_up.outcome(), Some(outcome));
        let sum =
            |seat: Seat| [&first, &second].map(|table| table.status().outcome().unwrap().points[seat]).iter().sum();
        assert_eq!([outcome.points[Seat::FIRST], outcome.points[Seat::SECOND]], [sum(Seat::FIRST), sum(Seat::SECOND)]);
        let key = if resigns.is_some() { "lino-match-resigned" } else { "lino-match" };
        assert_eq!(outcome.reason.key, key, "{outcome:?}");
    }
}

#[test]
fn the_rules_say_whether_seats_are_swapped() {
    let swaps = |entries: &[Entry]| open::<Toys>(next(&new(best_of_three()), entries)).unwrap().swaps_seats();
    assert!(swaps(&[]), "it is not over");
    let lost = |by| [Entry::Resign { by, points: 1 }];
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| swaps(&lost(seat))), [false, true]);
}

#[test]
fn what_is_dealt_follows_from_the_dice() {
    let deal = |id, options: &Options, seed| GamesOf::<Toys>::NEW.deal(id, options, &mut Dice::new(seed));
    let mut chosen = Options::new();
    chosen.set("coins", "bcd");
    let deals: Vec<_> = (0..40).map(|seed| deal("toy-pact", &Options::new(), seed).expect("the toy deals")).collect();
    for cell in ["a", "b", "c", "d", "e"] {
        assert!(deals.contains(&("coins", cell.to_owned())), "{deals:?}");
    }
    assert_eq!(deal("toy-pact", &chosen, 5).as_ref(), Some(&deals[5]), "chosen or not");
    chosen.set("coins", "none of these");
    assert_eq!(deal("toy-pact", &chosen, 5), None, "not what the game takes");
    assert_eq!((deal("toy-split", &Options::new(), 5), deal("toy-poker", &Options::new(), 5)), (None, None));
}

#[test]
fn players_may_keep_their_seats_through_a_match() {
    let plan = Plan { key: "first-to".to_owned(), length: 3, ..Plan::single("toy-split", Options::new()) };
    let mut run = Match::new::<Toys>(plan, people(2)).expect("the toy has the plan");
    let resigned = |by, points| Entry::Resign { by, points };
    let accepted = |by| Entry::Answer { by, yes: true };
    let first = next(&run, &[resigned(Seat::FIRST, 1), accepted(Seat::SECOND)]);
    run.finish::<Toys>(first).unwrap();
    assert_eq!((run.points().0, run.outcome()), ([0, 1, 0, 0], None));
    // A point more than is needed.
    let second = next(&run, &[resigned(Seat::FIRST, 2)]);
    assert_eq!((second.seats.as_slice(), second.match_state.played), (&[Some(0), Some(1)][..], 1));
    assert_eq!((second.match_state.length, second.match_state.points.0), (3, [0, 1, 0, 0]));
    let table = open::<Toys>(second.clone()).unwrap();
    let figures = |seat| table.figures(seat).iter().map(Message::to_string).collect::<Vec<String>>();
    assert_eq!(figures(Seat::SECOND), ["toy-split-before number=6", "toy-split-score number=3 of=3"], "the end counts");
    run.finish::<Toys>(second.clone()).unwrap();
    let outcome = run.outcome().expect("three points are enough");
    assert_eq!((&outcome.places.0[..2], &outcome.points.0[..2]), (&[2, 1][..], &[0, 3][..]));
    // As it is resumed from a saved game.
    let taken_up = Match::after::<Toys>(&*open::<Toys>(second).unwrap()).expect("a game of a match that is over");
    assert_eq!((taken_up.outcome(), taken_up.points()), (run.outcome(), run.points()));
}

#[test]
fn a_match_ends_as_soon_as_it_is_decided() {
    let mut run = new(best_of_three());
    let last = next(&run, &[]);
    resign(&mut run, Seat::FIRST);
    resign(&mut run, Seat::SECOND);
    assert_eq!(run.outcome().unwrap().places.0[..2], [2, 1]);
    refuse(&mut run, last, FinishError::Over);
}

#[test]
fn drawn_games_count_for_nobody() {
    let mut run = new(best_of_three());
    for _ in 0..3 {
        // In the last game the second seat begins.
        let (lays, round) = if run.records().len() < 2 { ("+b +d", " b d a e") } else { ("+d +b", " d b e a") };
        let steps = lays.to_owned() + &round.repeat(4);
        let entries: Vec<Entry> = steps.split(' ').map(|step| Entry::Step(step.to_owned())).collect();
        let game = next(&run, &entries);
        run.finish::<Toys>(game).unwrap();
    }
    assert_eq!(run.outcome().unwrap().places.0[..2], [1, 1]);
}

#[test]
fn a_match_takes_only_the_game_that_is_next() {
    let mut run = new(best_of_three());
    let over = [Entry::Resign { by: Seat::FIRST, points: 1 }];
    let good = next(&run, &over);
    let unfinished = next(&run, &[]);
    refuse(&mut run, unfinished, FinishError::Unfinished);
    for change in [
        |record: &mut Record| record.id = "toy-split".to_owned(),
        |record: &mut Record| record.rules_version = 2,
        |record: &mut Record| record.options.set("coins", "bcd"),
        |record: &mut Record| record.plan = None,
        |record: &mut Record| record.match_state.points.0[0] = 1,
        |record: &mut Record| record.seats.swap(0, 1),
        |record: &mut Record| record.players.push(Player::Computer { level: rules::Level::ALL[0] }),
        |record: &mut Record| record.start = Some("..s.. a,e 0,0 1 2".to_owned()),
    ] {
        let mut other = good.clone();
        change(&mut other);
        refuse(&mut run, other, FinishError::OtherGame);
    }
    let beyond = next(&run, &[over.clone(), over].concat());
    let why = OpenError::Entry { idx: 1, why: EnterError::Over };
    refuse(&mut run, beyond, FinishError::Open(why));
    // The game's identity is irrelevant to the match.
    let mut good = Record { uid: GameUid(99), seed: Some(5), ..good };
    // A player who took over a seat during the game goes on.
    let machine = Player::Computer { level: rules::Level::MOST };
    good.reseat(Seat::FIRST, machine.clone());
    run.finish::<Toys>(good).unwrap();
    assert_eq!(run.records()[0].uid, GameUid(99));
    let next = run.game(GameUid(100), None).unwrap();
    assert_eq!((run.players(), next.players.len()), (&next.players[..], 2));
    assert!(next.players.contains(&machine), "{:?}", next.players);
}

#[test]
fn every_game_can_be_played_alone() {
    let mut options = Options::new();
    options.set("coins", "bc");
    let mut run = new(Plan::single("toy-pact", options.clone()));
    let game = run.game(GameUid(1), Some(7)).unwrap();
    assert_eq!((&game.options, game.seed), (&options, Some(7)));
    // A single game may begin anywhere.
    let start = Some("..s.. a,e 0,2 1 0".to_owned());
    let entries = vec![Entry::Resign { by: Seat::SECOND, points: 1 }];
    run.finish::<Toys>(Record { start, entries, ..game }).unwrap();
    assert_eq!(run.outcome().unwrap().places.0[..2], [1, 2]);
    assert_eq!(run.game(GameUid(2), None), None);
}

#[test]
fn a_player_who_is_not_there_leaves_an_empty_seat() {
    let run = Match::new::<Toys>(Plan::single("toy-race", Options::new()), people(2)).unwrap();
    assert_eq!(run.game(GameUid(1), None).unwrap().seats, [Some(0), Some(1), None]);
}

#[track_caller]
fn refuse_plan(change: impl FnOnce(&mut Plan), n_players: usize, why: PlanError) {
    let mut plan = best_of_three();
    change(&mut plan);
    assert_eq!(Match::new::<Toys>(plan, people(n_players)).err(), Some(why));
}

#[test]
fn plans_must_fit_the_game() {
    let lengths: &[u16] = &[3];
    assert_eq!(Pact::PLANS, [PlanInfo { key: "best-of", lengths, players: 2 }]);
    refuse_plan(|plan| plan.id = "toy-poker".to_owned(), 2, PlanError::UnknownGame);
    refuse_plan(|plan| plan.key = "to".to_owned(), 2, PlanError::UnknownPlan);
    refuse_plan(|plan| plan.id = "toy-race".to_owned(), 2, PlanError::UnknownPlan);
    refuse_plan(|plan| plan.length = 5, 2, PlanError::Length { taken: lengths });
    refuse_plan(|_| {}, 0, PlanError::Players { least: 2, most: 2 });
    refuse_plan(|_| {}, 3, PlanError::Players { least: 2, most: 2 });
    let known = vec!["coins"];
    let why = PlanError::Options(OptionError::UnknownKey { key: "cells".to_owned(), known });
    refuse_plan(|plan| plan.options.set("cells", "9"), 2, why);
}
