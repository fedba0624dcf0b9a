//! Commands are read, and nothing else.

use super::*;

#[track_caller]
fn order(text: &str) -> Order {
    read(text).unwrap_or_else(|error| panic!("{text}: {error:?}")).order
}

#[test]
fn every_command_is_read() {
    assert_eq!(order(r#"{"do":"listen"}"#), Order::Listen);
    assert_eq!(order(r#"{"do":"play","move":"c3-d4"}"#), Order::Play(Some("c3-d4".to_owned())));
    assert_eq!(order(r#"{"do":"play"}"#), Order::Play(None));
    assert_eq!(order(r#"{"do":"undo"}"#), Order::Undo);
    assert_eq!(order(r#"{"do":"hint"}"#), Order::Hint);
    assert_eq!(order(r#"{"do":"review"}"#), Order::Review);
    assert_eq!(order(r#"{"do":"flip"}"#), Order::Flip);
    assert_eq!(order(r#"{"do":"ask","site":"c3"}"#), Order::Ask(Some("c3".to_owned())));
    assert_eq!(order(r#"{"do":"load"}"#), Order::Load(Load::default()));
    let load = r#"{"do":"load","record":"1. e4","mode":"two","level":"best","side":2}"#;
    let wanted = Load {
        record: Some("1. e4".to_owned()),
        mode: Some(Mode::Two),
        level: Some(Level::MOST),
        side: Some("2".to_owned()),
        ..Load::default()
    };
    assert_eq!(order(load), Order::Load(wanted));
}

#[test]
fn choices_are_those_that_the_page_has() {
    let Order::Set(choices) = order(
        r#"{"do":"set","theme":"dark","look":"ink","size":"small","speed":"none","sounds":true,"orientation":2,"level":3}"#,
    ) else {
        panic!("it is a choice");
    };
    let all = [("theme", "dark"), ("look", "ink"), ("size", "small"), ("speed", "none"), ("sounds", "on")];
    assert_eq!(choices.of_page, all);
    assert_eq!(choices.orientation(info("laska")), Ok(Some(Orientation::Seat(Seat::SECOND))));
    assert_eq!(choices.level, Some(Level::MOST));
    let Order::Set(choices) = order(r#"{"do":"set","orientation":"3"}"#) else { panic!("it is a choice") };
    assert_eq!(choices.orientation(info("laska")), Err(Fault::Refused), "there are two seats");
    let Order::Set(choices) = order(r#"{"do":"set","strength":5,"level":"best"}"#) else { panic!("it is a choice") };
    assert_eq!(choices.level, Level::new(5), "what says more counts");
    for text in [
        r#""theme":"green""#,
        r#""look":"../x""#,
        r#""sounds":"loud""#,
        r#""lang":"hr""#,
        r#""level":9"#,
        r#""strength":"best""#,
        r#""strength":9"#,
    ] {
        assert!(read(&format!("{{\"do\":\"set\",{text}}}")).is_err(), "{text}");
    }
}

#[test]
fn whatever_else_is_told_with_its_id() {
    let error = read(r#"{"do":"format","id":"a"}"#).expect_err("it is no command");
    assert_eq!((error.id, error.fault), (Some(CommandId::Text("a".to_owned())), Fault::Malformed));
    assert_eq!(read(r#"{"do":"undo","id":7}"#).map(|command| command.id), Ok(Some(CommandId::Number(7))));
    for text in ["", "null", "[]", "7", "{", r#"{"do":7}"#, r#"{"id":{},"do":"undo"}"#, r#"{"do":"undo","all":true}"#] {
        assert_eq!(read(text).map_err(|error| error.fault), Err(Fault::Malformed), "{text}");
    }
    let long = |n: usize| format!("{{\"do\":\"undo\",\"id\":\"{}\"}}", "a".repeat(n));
    assert!(read(&long(64)).is_ok() && read(&long(65)).is_err());
    let flood = format!("{{\"do\":\"load\",\"record\":\"{}\"}}", "1".repeat(200_000));
    assert_eq!(read(&flood).map_err(|error| error.fault), Err(Fault::Flood));
}

#[test]
fn legal_moves_are_told() {
    let table = table("laska");
    let from_c3 = moves_from(&table, Some("c3")).expect("it is a square");
    assert_eq!(
        from_c3,
        [("c3-d4", "d4"), ("c3-b4", "b4")]
            .map(|(step, to)| Move { step: step.to_owned(), sites: vec!["c3".to_owned(), to.to_owned()] })
    );
    assert!(moves_from(&table, None).is_ok_and(|all| all.len() > 2));
    assert_eq!(moves_from(&table, Some("a1")).map(|moves| moves.len()), Ok(0), "its piece is blocked");
    assert_eq!(moves_from(&table, Some("z9")), Err(Fault::Refused));
}

#[test]
fn every_game_names_its_squares() {
    for id in Portal::ids() {
        let table = table(id);
        let all = moves_from(&table, None).expect("all are told");
        let Some(first) = all.first().and_then(|one| one.sites.first()) else { continue };
        let from_first = moves_from(&table, Some(first)).expect("it is a square");
        let expected: Vec<&Move> = all.iter().filter(|one| one.sites.first() == Some(first)).collect();
        assert_eq!(from_first.iter().collect::<Vec<_>>(), expected, "{id}: {first}");
    }
}
