//! Hints, and reviews of games.

use play::judged::{Decision, Hint, JudgedTurn, Luck, RightTurns};
use play::think::{Purpose, Reply, Think};
use play::{Entry, Player, PlayerKind, Record, SavedGame, wire};
use rules::{Level, PerSeat, Seat};

use super::*;

fn coach(act: CoachAct) -> Event {
    Event::Answer(Answer::Coach(act))
}

fn asked(effects: &[Effect]) -> Option<&Think> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think(think) => Some(&**think),
        _ => None,
    })
}

fn replied(lines: Vec<String>) -> Event {
    Event::Reply(Reply::Steps { job: 1, nodes: 0, value: 0, steps: lines })
}

fn hint(steps: &[&str], line: &[&str]) -> Hint {
    let texts = |steps: &[&str]| steps.iter().map(|step| (*step).to_owned()).collect();
    Hint { points: 0.625, lead: Some(0.125), steps: texts(steps), line: texts(line), unit: None, reasons: Vec::new() }
}

fn shapes(effects: &[Effect]) -> Vec<(u16, Option<u16>)> {
    let shown = late_effects(effects).filter_map(|effect| match effect {
        LateEffect::ShowShapes(shapes) => Some(shapes.iter().map(|shape| (shape.from.0, shape.to.map(|to| to.0)))),
        _ => None,
    });
    shown.last().map(Iterator::collect).unwrap_or_default()
}

fn against_computer() -> (Browser, TabIdx) {
    let mut browser = Browser::default();
    let tab = browser.open("laska", &[], None);
    browser.bring_all(tab);
    (browser, tab)
}

#[test]
fn a_hint_shows_the_piece_then_the_turn_then_what_follows() {
    let (mut browser, tab) = against_computer();
    assert!(browser.page(tab).offers_hint() && browser.page(tab).hinted().is_none());
    let effects = browser.happen(tab, coach(CoachAct::Hint));
    let think = asked(&effects).expect("the computer is asked");
    assert_eq!((think.purpose, think.level, think.record.entries.len()), (Purpose::HINT, Level::MOST, 0));
    assert_eq!(browser.page(tab).hinted().map(|hinted| hinted.stage), Some(HintStage::Asked));
    assert!(browser.page(tab).table().thinking().is_none(), "nobody waits for its turn");

    browser.happen(tab, replied(hint(&["c3-d4"], &["e5-c3", "b2-d4"]).write()));
    let [c3, d4] = ["c3", "d4"].map(|name| site(browser.page(tab), name).0);
    assert_eq!(browser.page(tab).hinted().map(|hinted| hinted.stage), Some(HintStage::Piece));
    assert_eq!(shapes(&browser.draw(tab)), [(c3, None)]);

    browser.happen(tab, coach(CoachAct::Hint));
    let hinted = browser.page(tab).hinted().expect("it is shown");
    assert_eq!((hinted.stage, hinted.turn), (HintStage::Turn, "c3-d4"));
    assert_eq!(shapes(&browser.draw(tab)), [(c3, Some(d4))]);

    browser.happen(tab, Event::Shortcut(Shortcut::Hint));
    let page = browser.page(tab);
    assert_eq!(page.hinted().map(|hinted| hinted.stage), Some(HintStage::Line));
    assert!(page.table().motion().is_some() && n_entries(page) == 0, "it is shown on the board, and not played");
    browser.happen(tab, Event::Act(Action::Board(BoardEvent::Settled)));

    browser.play(tab);
    assert!(browser.page(tab).hinted().is_none());
    assert_eq!(shapes(&browser.draw(tab)), []);
}

#[test]
fn a_hint_for_another_position_is_dropped() {
    let (mut browser, tab) = against_computer();
    browser.happen(tab, coach(CoachAct::Hint));
    let effects = browser.play(tab);
    assert_eq!(asked(&effects).map(|think| think.purpose), Some(Purpose::PLAY), "the game goes first");
    assert!(browser.page(tab).hinted().is_none() && browser.page(tab).table().asked_beside().is_none());
}

#[test]
fn a_hint_that_cannot_be_had_is_said() {
    let (mut browser, tab) = against_computer();
    for reply in [
        Event::Reply(Reply::Failed { job: 1, reason: "no".to_owned() }),
        replied(vec!["scrap".to_owned()]),
        replied(hint(&["c3-e5"], &[]).write()),
    ] {
        browser.happen(tab, coach(CoachAct::Hint));
        browser.happen(tab, reply);
        assert_eq!(browser.page(tab).hinted().map(|hinted| hinted.stage), Some(HintStage::Failed));
    }
}

/// A new game for these people, who have all agreed on hints.
fn agreed(game: &'static str, setup: Setup) -> (Browser, TabIdx) {
    let (mut browser, tab) = two_people(game);
    browser.happen(tab, Event::Tool(Tool::NewGame));
    browser.happen(tab, dialog(DialogAct::Choose(Setup { hints: true, ..setup })));
    browser.happen(tab, dialog(DialogAct::Start));
    browser.draw(tab);
    (browser, tab)
}

#[test]
fn people_may_agree_on_hints_before_the_game() {
    let (mut browser, tab) = agreed("laska", Setup::usual("laska").for_people());
    assert!(browser.page(tab).offers_hint());
    assert!(asked(&browser.happen(tab, coach(CoachAct::Hint))).is_some());
    browser.happen(tab, Event::Answer(Answer::Rematch));
    assert!(browser.page(tab).offers_hint(), "in a rematch too");
}

/// LANKO-12.
#[test]
fn partners_get_no_hints_even_if_they_agree() {
    let four = Setup { opponent: table::Opponent::People(4), ..Setup::usual("lanko-88").for_people() };
    let (browser, tab) = agreed("lanko-88", four);
    let page = browser.page(tab);
    assert!(page.table().record().has_partners(page.table().info()), "each plays a seat");
    assert_eq!(page.table().tags().get(HINTS), Some(HINTS_AGREED));
    assert!(!page.offers_hint());
    let (browser, tab) = agreed("lanko-88", Setup::usual("lanko-88").for_people());
    assert!(browser.page(tab).offers_hint(), "each plays a pair");
}

#[test]
fn nobody_is_told_what_to_play_where_another_person_plays() {
    let (mut browser, tab) = two_people("laska");
    assert!(!browser.page(tab).offers_hint());
    assert!(asked(&browser.happen(tab, coach(CoachAct::Hint))).is_none());
}

/// A person, and the computer.
fn one_person() -> Vec<Player> {
    vec![PlayerKind::Human.player(), PlayerKind::Computer(Level::FIRST_MET).player()]
}

/// A saved game that is over.
fn over(id: &str, players: Vec<Player>, start: Option<&str>, steps: &[&str]) -> SavedGame {
    let mut record = Record::new(id, 1, players);
    record.uid = GameUid(77);
    record.start = start.map(str::to_owned);
    record.entries.extend(steps.iter().map(|step| Entry::Step((*step).to_owned())));
    let by = if start.is_some() { Seat::SECOND } else { Seat::FIRST };
    record.entries.push(Entry::Resign { by, points: 1 });
    if start.is_some() {
        record.entries.push(Entry::Answer { by: Seat::FIRST, yes: true });
    }
    SavedGame {
        uid: record.uid,
        text: wire::write(&record),
        at: usize::MAX,
        orientation: Seat::FIRST,
        auto_flips: false,
        over: true,
        changed: 0.0,
    }
}

/// A game of a person against the computer, which is over.
fn brought(id: &'static str, start: Option<&str>, steps: &[&str]) -> (Browser, TabIdx) {
    brought_of(id, over(id, one_person(), start, steps))
}

fn brought_of(id: &'static str, game: SavedGame) -> (Browser, TabIdx) {
    let mut browser = Browser::default();
    let tab = browser.open(id, &[], None);
    browser.bring_all(tab);
    browser.happen(tab, Event::Brought(game));
    browser.draw(tab);
    (browser, tab)
}

fn surveyed(first: f32) -> Event {
    replied(vec![play::judged::each(&PerSeat([first, 1.0 - first, 0.0, 0.0]))])
}

fn decision(at: usize, seat: Seat, best: f32, played: f32, better: Option<Hint>) -> Decision {
    Decision { at, seat, best, played, stake: 1.0, is_counted: true, better }
}

#[test]
fn a_review_surveys_a_game_and_judges_what_seems_to_have_cost_something() {
    let (mut browser, tab) = brought("chess", None, &["f3", "e5", "g4", "d5"]);
    assert!(browser.page(tab).offers_review());
    let effects = browser.happen(tab, coach(CoachAct::Review));
    assert_eq!(asked(&effects).map(|think| (think.purpose, think.record.entries.len())), Some((Purpose::SURVEY, 0)));
    // The first turn costs a little, the third much.
    for (idx, points) in [0.5, 0.46, 0.47].into_iter().enumerate() {
        let effects = browser.happen(tab, surveyed(points));
        has(&effects, &late(LateEffect::AwaitView));
        let effects = browser.happen(tab, coach(CoachAct::Seen));
        let think = asked(&effects).expect("the next question");
        assert_eq!((think.purpose, think.record.entries.len()), (Purpose::SURVEY, idx + 1));
    }
    browser.happen(tab, surveyed(0.1));
    let effects = browser.happen(tab, coach(CoachAct::Seen));
    let think = asked(&effects).expect("White resigned: what the last turn was worth must be asked");
    assert_eq!((think.purpose, think.record.entries.len()), (Purpose::SURVEY, 5));
    browser.happen(tab, surveyed(0.4));
    let effects = browser.happen(tab, coach(CoachAct::Seen));
    let think = asked(&effects).expect("the turn that cost a little is judged");
    assert_eq!((think.purpose, think.seed, think.record.entries.len()), (Purpose::REVIEW, 0, 1));
    let judged = |decision: Decision| {
        let turn = JudgedTurn { before: PerSeat::default(), throws: Vec::new(), decisions: vec![decision] };
        replied(turn.write())
    };
    browser.happen(tab, judged(decision(0, Seat::FIRST, 0.5, 0.48, None)));
    let effects = browser.happen(tab, coach(CoachAct::Seen));
    assert_eq!(asked(&effects).map(|think| think.seed), Some(2));
    browser.happen(tab, judged(decision(2, Seat::FIRST, 0.5, 0.125, Some(hint(&["e4"], &[])))));
    let effects = browser.happen(tab, coach(CoachAct::Seen));
    assert_eq!(asked(&effects).map(|think| think.seed), Some(3), "Black could have mated");
    browser.happen(tab, judged(decision(3, Seat::SECOND, 1.0, 0.75, Some(hint(&["Qh4#"], &[])))));

    let review = browser.page(tab).review().expect("it is there");
    assert!(review.is_done() && review.progress() == 1.0);
    let costs: Vec<(&str, f32, &str)> =
        review.dearest_turns().iter().map(|cost| (cost.turn.text.as_str(), cost.points, cost.better)).collect();
    assert_eq!(costs, [("g4", 0.375, "e4"), ("d5", 0.25, "Qh4#")]);
    assert_eq!(review.curve(Seat::FIRST), [0.5, 0.46, 0.47, 0.1, 0.4]);
    assert_eq!(review.turning(), None, "Black was never behind");
    assert!(!browser.page(tab).offers_review(), "it is there already");

    browser.happen(tab, coach(CoachAct::TryAgain(2)));
    assert_eq!(n_entries(browser.page(tab)), 2);
    assert!(matches!(browser.page(tab).dialogs().open, Some(Dialog::Level)));
}

#[test]
fn a_review_tells_where_the_game_turned() {
    let (mut browser, tab) = brought("chess", None, &["f3", "e5", "g4", "d5"]);
    browser.happen(tab, coach(CoachAct::Review));
    for points in [0.6, 0.62, 0.61, 0.3, 0.29] {
        browser.happen(tab, surveyed(points));
        browser.happen(tab, coach(CoachAct::Seen));
    }
    let judged = JudgedTurn {
        before: PerSeat::default(),
        throws: Vec::new(),
        decisions: vec![decision(2, Seat::FIRST, 0.61, 0.3, Some(hint(&["e4"], &[])))],
    };
    browser.happen(tab, replied(judged.write()));
    browser.happen(tab, coach(CoachAct::Seen));
    let review = browser.page(tab).review().expect("it is there");
    assert_eq!((review.is_done(), review.turning()), (true, Some(2)));
}

/// A finished review of a game in which White's second turn cost much.
fn reviewed(players: Vec<Player>) -> (Browser, TabIdx, Vec<Effect>) {
    let (mut browser, tab) = brought_of("chess", over("chess", players, None, &["f3", "e5", "g4", "d5"]));
    browser.happen(tab, coach(CoachAct::Review));
    for points in [0.5, 0.5, 0.5, 0.3, 0.3] {
        browser.happen(tab, surveyed(points));
        browser.happen(tab, coach(CoachAct::Seen));
    }
    let judged = JudgedTurn {
        before: PerSeat::default(),
        throws: Vec::new(),
        decisions: vec![decision(2, Seat::FIRST, 0.5, 0.3, Some(hint(&["e4"], &[])))],
    };
    browser.happen(tab, replied(judged.write()));
    assert!(browser.page(tab).review().is_some_and(Review::is_done), "what comes now nobody waits for");
    let effects = browser.happen(tab, coach(CoachAct::Seen));
    (browser, tab, effects)
}

#[test]
fn what_cost_most_becomes_a_task_to_repeat() {
    let (mut browser, tab, effects) = reviewed(one_person());
    let think = asked(&effects).expect("what would have been right");
    assert_eq!((think.purpose, think.seed, think.record.entries.len()), (Purpose::RIGHT, 2, 3));
    let right = RightTurns {
        position: "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq e6 0 2".to_owned(),
        played: "g4".to_owned(),
        best: "e4".to_owned(),
        ends: vec!["rnbqkbnr/pppp1ppp/8/4p3/4P3/5P2/PPPP2PP/RNBQKBNR b KQkq e3 0 2".to_owned()],
    };
    let effects = browser.happen(tab, replied(right.write()));
    let kept: Vec<&study::Card> = late_effects(&effects)
        .filter_map(|effect| match effect {
            LateEffect::KeepMistake(card) => Some(&**card),
            _ => None,
        })
        .collect();
    let [card] = kept[..] else { panic!("one is kept: {effects:?}") };
    assert_eq!((card.game.as_str(), card.study.id.as_str()), ("chess", "mine-000000000000004d-2"));
    let played = card.study.tasks[0].played.as_ref().map(|played| (played.turn.as_str(), played.cost));
    assert_eq!(played, Some(("g4", 2000)));
    assert_eq!(browser.page(tab).review().map(Review::n_kept), Some(1));
    assert!(asked(&browser.happen(tab, coach(CoachAct::Seen))).is_none(), "there was but one");
}

#[test]
fn what_nobody_could_solve_becomes_no_task() {
    for lines in
        [vec![], vec!["scrap".to_owned()], vec!["no position", "g4", "e4", "end"].into_iter().map(Into::into).collect()]
    {
        let (mut browser, tab, _) = reviewed(one_person());
        let effects = browser.happen(tab, replied(lines));
        assert!(!late_effects(&effects).any(|effect| matches!(effect, LateEffect::KeepMistake(_))), "{effects:?}");
        let review = browser.page(tab).review().expect("it is there");
        assert_eq!((review.n_kept(), review.is_done()), (0, true));
    }
}

#[test]
fn turns_of_the_computer_are_nobodys_mistakes() {
    let mut players = one_person();
    players.reverse();
    let (_, _, effects) = reviewed(players);
    assert!(asked(&effects).is_none(), "{effects:?}");
}

#[test]
fn nothing_is_kept_where_several_people_have_played() {
    let (_, _, effects) = reviewed(vec![PlayerKind::Human.player(), PlayerKind::Human.player()]);
    assert!(asked(&effects).is_none(), "{effects:?}");
}

#[test]
fn luck_and_skill_add_up_to_the_result() {
    let start = Some("white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 roll white");
    let steps = ["31", "8/5", "6/5", "done"];
    let (mut browser, tab) = brought("backgammon", start, &steps);
    let effects = browser.happen(tab, coach(CoachAct::Review));
    let think = asked(&effects).expect("the turn is judged");
    assert_eq!((think.purpose, think.record.entries.len()), (Purpose::REVIEW, 4));
    let turn = JudgedTurn {
        before: PerSeat::default(),
        throws: vec![Luck { at: 0, points: PerSeat([0.25, -0.25, 0.0, 0.0]) }],
        decisions: vec![
            decision(1, Seat::FIRST, 0.25, 0.125, Some(hint(&["24/23", "13/10", "done"], &[]))),
            Decision { is_counted: false, ..decision(1, Seat::FIRST, 0.5, 0.25, None) },
        ],
    };
    browser.happen(tab, replied(turn.write()));
    assert!(!browser.page(tab).review().is_some_and(Review::is_done), "what came of it is still to be asked");
    let think = browser.happen(tab, coach(CoachAct::Seen));
    let think = asked(&think).expect("what the game has brought");
    assert_eq!((think.purpose, think.record.entries.len()), (Purpose::RESULT, 6));
    browser.happen(tab, replied(vec![play::judged::each(&PerSeat([1.0, -1.0, 0.0, 0.0]))]));
    let review = browser.page(tab).review().expect("it is there");
    let [white, black] = review.shares()[..] else { panic!("two seats") };
    assert_eq!((white.luck, white.skill), (Some(0.25), Some(0.75)), "Black resigned a plain game");
    assert_eq!((black.luck, black.skill), (Some(-0.25), Some(-0.75)));
    assert_eq!((white.error_rate, black.error_rate), (Some(62.5), None));
}

#[test]
fn the_luck_of_a_deal_is_what_the_game_began_with() {
    let mut game = over("lino", one_person(), None, &[]);
    let mut record = wire::read(&game.text).expect("it was written");
    record.entries.clear();
    record.options.set("faces", "stars");
    let mut table = GamesOf::<Portal>::NEW.open(record).expect("it opens");
    let step = table.choices()[0].step;
    table.choose(step).expect("it is offered");
    table.enter(Entry::Resign { by: Seat::FIRST, points: 1 }).expect("it can be resigned");
    game.text = wire::write(table.record());
    let (mut browser, tab) = brought_of("lino", game);
    browser.happen(tab, coach(CoachAct::Review));
    for points in [0.75, 0.75, 0.75] {
        browser.happen(tab, surveyed(points));
        browser.happen(tab, coach(CoachAct::Seen));
    }
    let review = browser.page(tab).review().expect("it is there");
    let [one, other] = review.shares()[..] else { panic!("two seats") };
    assert_eq!((one.luck, one.skill), (Some(0.25), Some(-0.75)), "the first has resigned");
    assert_eq!((other.luck, other.skill), (Some(-0.25), Some(0.75)));
}

#[test]
fn a_review_that_fails_can_go_on() {
    let (mut browser, tab) = brought("chess", None, &["f3", "e5"]);
    browser.happen(tab, coach(CoachAct::Review));
    browser.happen(tab, Event::Reply(Reply::Failed { job: 1, reason: "no".to_owned() }));
    assert!(browser.page(tab).review().is_some_and(Review::has_failed));
    assert!(asked(&browser.happen(tab, coach(CoachAct::Review))).is_some());
    assert!(browser.page(tab).review().is_some_and(|review| !review.has_failed()));
    browser.happen(tab, coach(CoachAct::NoReview));
    assert!(browser.page(tab).review().is_none() && browser.page(tab).offers_review());
}

#[test]
fn a_review_goes_on_where_the_page_was_left() {
    let (mut browser, tab, _) = reviewed(one_person());
    browser.happen(tab, replied(vec!["nothing".to_owned()]));
    let kept = browser.review.clone();
    let whole = browser.page(tab).review().map(|review| (review.shares(), review.n_kept()));
    let game = over("chess", one_person(), None, &["f3", "e5", "g4", "d5"]);
    // The last answer had not come yet, or had.
    for (is_whole, purpose) in [(false, Some(Purpose::REVIEW)), (true, None)] {
        let end = kept.match_indices("--\n").nth(4).map_or(0, |(at, end)| at + end.len());
        let review = if is_whole { kept.clone() } else { kept[..end].to_owned() };
        let mut browser = Browser { review, ..Browser::default() };
        let tab = browser.open("chess", &[], None);
        browser.bring_all(tab);
        browser.happen(tab, Event::Brought(game.clone()));
        let effects = browser.happen(tab, coach(CoachAct::Review));
        assert_eq!(asked(&effects).map(|think| think.purpose), purpose);
        assert!(!late_effects(&effects).any(|effect| matches!(effect, LateEffect::KeepMistake(_))), "{effects:?}");
        let review = browser.page(tab).review().expect("it is there");
        assert_eq!(review.curve(Seat::FIRST), [0.5, 0.5, 0.5, 0.3, 0.3]);
        assert_eq!(Some((review.shares(), review.n_kept())) == whole, is_whole);
    }
    // It is of another game.
    let mut browser = Browser { review: kept, ..Browser::default() };
    let tab = browser.open("chess", &[], None);
    browser.bring_all(tab);
    browser.happen(tab, Event::Brought(over("chess", one_person(), None, &["f3", "e5", "g4"])));
    let effects = browser.happen(tab, coach(CoachAct::Review));
    assert_eq!(asked(&effects).map(|think| (think.purpose, think.seed)), Some((Purpose::SURVEY, 0)));
}
