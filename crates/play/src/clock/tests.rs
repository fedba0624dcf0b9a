//! Clocks, without waiting.

use super::*;

const ANN: PlayerIdx = 0;
const BEN: PlayerIdx = 1;

fn human() -> Player {
    Player::Human { name: String::new() }
}

fn two_people() -> Record {
    Record::new("laska", 1, vec![human(), human()])
}

fn control(text: &str) -> TimeControl {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A clock for two people.
fn clock(text: &str) -> Clock {
    Clock::new(control(text), &two_people())
}

fn tags(list: &[(&str, &str)]) -> Tags {
    let mut tags = Tags::new();
    list.iter().for_each(|(name, value)| assert!(tags.set(name, value)));
    tags
}

#[test]
fn time_controls_are_read_as_they_are_written() {
    for text in ["300", "300+5", "1", "86400+3600"] {
        assert_eq!(control(text).to_string(), text);
    }
    assert_eq!(control(" 300+0 ").to_string(), "300");
    assert_eq!((control("300+5").base(), control("300+5").increment()), (300, 5));
}

#[test]
fn what_is_no_time_control_is_refused() {
    let why = |text: &str| text.parse::<TimeControl>().expect_err(text);
    for text in ["", "?", "-", "40/9000", "*180", "300+", "+5", "300+5+5", "-300", "300 + 5", "5:00", "3e2", "٣٠٠"] {
        assert_eq!(why(text), TimeControlError::Form, "{text}");
    }
    assert_eq!((why("0"), why("0+5")), (TimeControlError::NoTime, TimeControlError::NoTime));
    for text in ["86401", "300+3601", "4294967296", "99999999999999999999+1"] {
        assert_eq!(why(text), TimeControlError::TooMuch, "{text}");
    }
}

#[test]
fn only_the_time_of_whose_turn_it_is_runs() {
    let mut clock = clock("300");
    assert_eq!((clock.running(), clock.left(ANN, 99_000)), (None, Some(300_000)));
    clock.switch(Some(ANN), 1_000);
    assert_eq!((clock.left(ANN, 1_000), clock.left(ANN, 1_001)), (Some(300_000), Some(299_999)));
    clock.press(Some(BEN), 11_000);
    assert_eq!(
        (clock.running(), clock.left(ANN, 60_000), clock.left(BEN, 60_000)),
        (Some(BEN), Some(290_000), Some(251_000))
    );
    clock.press(None, 61_000);
    assert_eq!((clock.running(), clock.left(BEN, 99_000)), (None, Some(250_000)));
    assert_eq!(clock.left(2, 0), None, "nobody has it");
    // A clock that is set back takes nothing.
    clock.switch(Some(ANN), 99_000);
    assert_eq!(clock.left(ANN, 98_000), Some(290_000));
}

#[test]
fn the_increment_comes_with_the_end_of_a_turn() {
    let mut clock = clock("60+5");
    clock.switch(Some(ANN), 0);
    clock.switch(Some(ANN), 2_000);
    assert_eq!(clock.left(ANN, 3_000), Some(57_000), "a step within the turn brings nothing");
    clock.press(Some(BEN), 3_000);
    assert_eq!((clock.left(ANN, 3_000), clock.left(BEN, 3_000)), (Some(62_000), Some(60_000)));
    // A player may have the next turn too.
    clock.press(Some(BEN), 4_000);
    assert_eq!((clock.running(), clock.left(BEN, 4_000)), (Some(BEN), Some(64_000)));
    let mut long = self::clock("86400+3600");
    (0..200).for_each(|_| long.press(Some(ANN), 0));
    assert_eq!(long.left(ANN, 0), Some(Clock::MAX_LEFT));
}

#[test]
fn a_flag_falls_when_nothing_is_left() {
    let mut clock = clock("10+5");
    clock.switch(Some(ANN), 0);
    assert_eq!((clock.flagged(9_999), clock.flagged(10_000), clock.flagged(99_000)), (None, Some(ANN), Some(ANN)));
    assert_eq!(clock.left(ANN, 99_000), Some(0));
    // No increment raises it again.
    clock.press(Some(BEN), 10_000);
    assert_eq!((clock.flagged(10_000), clock.left(ANN, 10_000)), (None, Some(0)));
    clock.switch(Some(ANN), 11_000);
    assert_eq!(clock.flagged(11_000), Some(ANN), "it is their turn and they have nothing left");
}

#[test]
fn in_a_pause_nothing_runs() {
    let mut clock = clock("60");
    clock.switch(Some(ANN), 0);
    clock.pause(1_000);
    assert!(clock.is_paused());
    assert_eq!((clock.left(ANN, 90_000), clock.flagged(90_000)), (Some(59_000), None));
    // The turn may change meanwhile.
    clock.switch(Some(BEN), 50_000);
    assert_eq!((clock.running(), clock.left(BEN, 90_000)), (Some(BEN), Some(60_000)));
    clock.resume(90_000);
    assert_eq!((clock.left(BEN, 91_000), clock.left(ANN, 91_000)), (Some(59_000), Some(59_000)));
    clock.resume(95_000);
    assert_eq!(clock.left(BEN, 95_000), Some(55_000), "it was not paused");
}

#[test]
fn taking_back_gives_no_time_back() {
    let mut clock = clock("60+5");
    clock.follow(Some(ANN), 0, 0);
    clock.follow(Some(ANN), 0, 1_000);
    clock.follow(Some(BEN), 1, 10_000);
    assert_eq!((clock.left(ANN, 10_000), clock.running()), (Some(55_000), Some(BEN)));
    clock.follow(Some(ANN), 0, 20_000);
    assert_eq!((clock.left(ANN, 20_000), clock.left(BEN, 20_000)), (Some(55_000), Some(50_000)));
    clock.follow(Some(BEN), 1, 30_000);
    assert_eq!(clock.left(ANN, 30_000), Some(50_000), "the turn is paid for again");
    clock.follow(None, 2, 31_000);
    assert_eq!((clock.running(), clock.left(BEN, 40_000)), (None, Some(54_000)));
}

#[test]
fn a_player_has_one_clock_and_the_computer_none() {
    let mut pairs = Record::new("lanko-88", 1, vec![human(), Player::Computer { level: rules::Level::FIRST_MET }]);
    pairs.seats = [0, 1, 0, 1].map(Some).to_vec();
    let mut clock = Clock::new(control("60"), &pairs);
    assert_eq!((clock.left(ANN, 0), clock.left(BEN, 0), clock.text(0).as_str()), (Some(60_000), None, "60000 -"));
    clock.switch(Some(BEN), 0);
    assert_eq!((clock.running(), clock.flagged(99_000)), (None, None), "it may think as long as it likes");
    // A human who stands in for it has the clock of that player.
    pairs.reseat(rules::Seat::new(3).unwrap(), human());
    assert_eq!(Clock::new(control("60"), &pairs).text(0), "60000 60000");
}

#[test]
fn clocks_are_kept_in_tags() {
    let mut clock = clock("60+5");
    clock.switch(Some(ANN), 0);
    let kept = tags(&[(TimeControl::TAG, &clock.control().to_string()), (Clock::TAG, &clock.text(1_500))]);
    assert_eq!(kept.get(Clock::TAG), Some("58500 60000"));
    let mut again = Clock::of(&kept, &two_people(), 3).unwrap();
    assert_eq!((again.control(), again.running(), again.text(9_000).as_str()), (control("60+5"), None, "58500 60000"));
    again.follow(Some(BEN), 3, 0);
    again.follow(Some(ANN), 4, 1_000);
    assert_eq!(again.text(1_000), "58500 64000", "it knows how many turns had ended");
}

#[test]
fn damaged_clocks_are_mended() {
    let text = |clocks: &str| {
        let tags = tags(&[(TimeControl::TAG, "60"), (Clock::TAG, clocks)]);
        Clock::of(&tags, &two_people(), 0).expect("there is a time control").text(0)
    };
    for (damaged, mended) in [
        ("", "60000 60000"),
        ("0 1", "0 1"),
        ("5", "5 60000"),
        ("- -", "60000 60000"),
        ("x 7 8 9", "60000 7"),
        ("-1 1.5", "60000 60000"),
        ("99999999999999999999 604800001", "60000 604800000"),
    ] {
        assert_eq!(text(damaged), mended, "{damaged}");
    }
    for bad in ["?", "40/9000", "0"] {
        assert_eq!(Clock::of(&tags(&[(TimeControl::TAG, bad)]), &two_people(), 0), None, "{bad}");
    }
    assert_eq!(Clock::of(&tags(&[(Clock::TAG, "1 2")]), &two_people(), 0), None, "there is no time control");
}
