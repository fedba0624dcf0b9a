//! What a page around a table is told.

use super::*;

fn told(teller: &mut Teller, table: &TableState) -> Vec<serde_json::Value> {
    let value = |event: &Event| serde_json::from_str(&write(event)).expect("it is JSON");
    teller.tell(table, GAMES).iter().map(value).collect()
}

fn kinds(events: &[serde_json::Value]) -> Vec<&str> {
    events.iter().map(|event| event["is"].as_str().expect("it says what it is")).collect()
}

fn play(table: &mut TableState, turn: &str) {
    table.type_turn(GAMES, turn).unwrap_or_else(|error| panic!("{turn}: {error:?}"));
}

#[test]
fn a_game_is_told_step_by_step() {
    let mut teller = Teller::default();
    let mut table = table("laska");
    let ready = told(&mut teller, &table);
    assert_eq!(kinds(&ready), ["ready"]);
    assert_eq!((&ready[0]["version"], &ready[0]["game"], &ready[0]["turn"]), (&1.into(), &"laska".into(), &1.into()));
    assert_eq!((ready[0]["ply"].as_u64(), ready[0]["ended"].is_null()), (Some(0), true));
    assert!(told(&mut teller, &table).is_empty(), "nothing has happened");

    play(&mut table, "c3-d4");
    let events = told(&mut teller, &table);
    assert_eq!(kinds(&events), ["step", "position", "turn"]);
    assert_eq!((&events[0]["step"], &events[0]["seat"], &events[0]["ply"]), (&"c3-d4".into(), &1.into(), &1.into()));
    assert_eq!((&events[2]["seat"], &events[2]["last"]), (&2.into(), &"c3-d4".into()));
    let position = events[1]["position"].as_str().expect("it is a text").to_owned();
    assert!(TableState::open(GAMES, Setup::usual("laska").record_from(GAMES, Some(position), 1), WEAK).is_ok());

    table.apply(Action::Look(Look::First));
    assert_eq!(kinds(&told(&mut teller, &table)), ["position"]);
    table.apply(Action::Look(Look::Last));
    assert_eq!(kinds(&told(&mut teller, &table)), ["position"]);
    table.apply(Action::Undo);
    let events = told(&mut teller, &table);
    assert_eq!((kinds(&events), &events[1]["last"]), (vec!["position", "turn"], &serde_json::Value::Null));
}

#[test]
fn the_end_is_told_once_and_another_game_is_ready() {
    let mut teller = Teller::default();
    let mut table = table("laska");
    told(&mut teller, &table);
    play(&mut table, "c3-d4");
    told(&mut teller, &table);
    table.apply(RareAction::Resign(Seat::FIRST, 1));
    table.apply(Action::ComputerAnswers(true));
    assert!(matches!(table.status(), Status::Over(_)), "{:?}", table.status());
    let events = told(&mut teller, &table);
    assert_eq!(kinds(&events), ["position", "end"]);
    assert_eq!((&events[1]["winners"], &events[1]["drawn"]), (&serde_json::json!([2]), &false.into()));
    assert!(told(&mut teller, &table).is_empty());
    let next = begun(TableState::open(GAMES, table.rematch(GAMES, 8), WEAK).expect("it opens"));
    assert_eq!(kinds(&told(&mut teller, &next)), ["ready"]);
}

#[test]
fn another_line_is_no_step() {
    let mut tree = play::GameTree::new(Setup::usual("laska").for_people().record(GAMES, 7));
    for step in ["c3-d4", "e3-f4"] {
        tree.add(play::NodeIdx::ROOT, Entry::Step(step.to_owned())).expect("there is room");
    }
    let mut table = TableState::open_to_view(GAMES, &tree).expect("it opens");
    let mut teller = Teller::default();
    told(&mut teller, &table);
    let other = table.tree().children(play::NodeIdx::ROOT)[1];
    table.apply(RareAction::Lines(table::LineAction::switch(GAMES, other)));
    assert_eq!(kinds(&told(&mut teller, &table)), ["position", "turn"]);
}

#[test]
fn every_game_can_be_told() {
    for id in Portal::ids() {
        let ready = told(&mut Teller::default(), &table(id));
        assert_eq!(kinds(&ready), ["ready"], "{id}");
        assert!(ready[0]["position"].as_str().is_some_and(|text| !text.is_empty()), "{id}");
    }
}
