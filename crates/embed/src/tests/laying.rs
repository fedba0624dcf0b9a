//! What is put on a table.

use super::*;

fn lay_on(id: &str, begin: &Begin) -> Result<Laid, NotLaid> {
    let setup = Setup::usual(id);
    Laying { games: GAMES, texts: GAMES, links: GAMES, setup: &setup, lot: 7, strength: WEAK }.lay(begin)
}

fn begin(mode: Mode) -> Begin {
    Begin { mode, ..Begin::default() }
}

fn position(mode: Mode, readings: &[&str]) -> Begin {
    Begin { positions: readings.iter().map(|text| (*text).to_owned()).collect(), ..begin(mode) }
}

fn record(mode: Mode, readings: &[&str]) -> Begin {
    Begin { records: readings.iter().map(|text| (*text).to_owned()).collect(), ..begin(mode) }
}

#[track_caller]
fn laid(id: &str, begin: &Begin) -> TableState {
    match lay_on(id, begin) {
        Ok(laid) => laid.state,
        Err(error) => panic!("{error:?}"),
    }
}

fn people(state: &TableState) -> Vec<usize> {
    let people = state.players().into_iter().filter(|(_, player)| *player == PlayerKind::Human);
    people.map(|(seat, _)| seat.idx()).collect()
}

#[test]
fn a_table_begins_from_a_position() {
    for (text, seat) in [("//,b,,//,w,,// w", 0), ("//,b,,//,w,,// b", 1)] {
        let state = laid("laska", &position(Mode::Play, &[text]));
        assert_eq!(
            (state.record().start.as_deref(), people(&state)),
            (Some(text), vec![seat]),
            "who is to move is here"
        );
        let with_side = Begin { side: Some(Seat::FIRST), ..position(Mode::Play, &[text]) };
        assert_eq!(people(&laid("laska", &with_side)), [0], "as it is said");
        assert_eq!(people(&laid("laska", &position(Mode::Two, &[text]))), [0, 1]);
        assert!(laid("laska", &position(Mode::Replay, &[text])).is_viewed());
    }
    assert_eq!(people(&laid("laska", &begin(Mode::Two))), [0, 1], "a new game");
}

/// R03: a plus sign of an address is a space, or a plus sign where only that is a position.
#[test]
fn the_first_reading_that_is_a_position_counts() {
    let ids = ["4HPwATDgc QBKA", "4HPwATDgc+QBKA"];
    let state = laid("backgammon", &position(Mode::Play, &ids));
    assert!(state.record().start.as_ref().is_some_and(|start| start.starts_with(ids[1])), "{:?}", state.record().start);
    let fens = ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1"];
    assert_eq!(laid("chess", &position(Mode::Play, &fens)).record().start.as_deref(), Some(fens[0]));
    match lay_on("chess", &position(Mode::Play, &["no", "nor"])) {
        Err(NotLaid::Position(text, _)) => assert_eq!(text, "no", "as most programs write it"),
        other => panic!("{:?}", other.err()),
    }
}

/// R12: positions as people have them, and what was mended in them.
#[test]
fn what_was_mended_is_told() {
    let mends = |text: &str| lay_on("chess", &position(Mode::Play, &[text])).map(|laid| laid.mends.len());
    assert_eq!(mends("8/5k2/8/3K4/8/4P3/8/8 w - - 0 1"), Ok(0));
    for text in [
        "8/5k2/8/3K4/8/4P3/8/8 w - - 0 0",
        "8/5k2/8/3K4/8/4P3/8/8 w - - 0 1;",
        "r4rk1/ppp2ppp/2n5/3q4/3P4/5N2/PPP2PPP/R2Q1RK1 w KQkq - 0 12",
        "8/5k2/8/3K4/8/4P3/8/8",
    ] {
        assert!(mends(text).is_ok_and(|n| n > 0), "{text}: {:?}", mends(text));
    }
}

/// R28: an ID that comes with its match.
#[test]
fn a_position_of_a_match_is_shown() {
    for text in ["4HPwATDgc/ABMA:MIEqAQAAEAAE", "4HPwATDgc/ABMA:EQEgAQAAAAAE"] {
        assert!(lay_on("backgammon", &position(Mode::Play, &[text])).is_ok(), "{text}");
    }
}

/// R37: a position among words is put on the table; what is of another game says of which.
#[test]
fn r37_a_position_is_laid_out_in_every_form() {
    let start = |id: &str, text: &str| {
        let state = laid(id, &position(Mode::Play, &[text]));
        state.record().start.clone().expect("it begins from a position")
    };
    let fen = "8/5k2/8/3K4/8/4P3/8/8 w - - 0 1";
    assert_eq!(start("chess", &format!("White to move: {fen}!")), fen);
    assert_eq!(start("draughts", "after 11-15: B:W18,24,27:B12,16 (hard)"), "B:W18,24,27:B12,16");
    assert_eq!(start("laska", "a1WWW b2BBB w"), "/////BBB,,/WWW,,, w");
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:42:0:0:0:0:10 from a club night";
    assert!(start("backgammon", xgid).starts_with("4HPwATDgc/ABMA:"));
    for (text, other) in [(fen, "chess"), ("B:W18,24,27:B12,16", "draughts")] {
        let refused = lay_on("laska", &position(Mode::Play, &[text])).err();
        assert_eq!(refused, Some(NotLaid::OtherFamily(text.to_owned(), other)));
    }
}

#[test]
fn a_bad_position_is_told_of() {
    for text in ["", "a1W", "a1W z9B w", "<script>"] {
        let laid = lay_on("laska", &position(Mode::Play, &[text]));
        assert!(matches!(laid.err(), Some(NotLaid::Position(..))), "{text:?}");
    }
}

#[test]
fn a_record_is_looked_at_or_played_on() {
    let text = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {Good} *";
    let state = laid("chess", &record(Mode::Replay, &[text]));
    assert!(state.is_viewed() && state.has_branches());
    assert_eq!((state.viewed_ply(), state.record().entries.len()), (0, 3));
    let state = laid("chess", &record(Mode::Play, &[text]));
    assert_eq!((people(&state), state.viewed_ply()), (vec![1], 3), "Black is to move");
    assert_eq!(people(&laid("chess", &record(Mode::Two, &[text]))), [0, 1]);
    assert_eq!(state.record().uid.0, 7, "a game of its own");
}

#[test]
fn what_could_not_be_read_of_a_record_is_told() {
    let Ok(laid) = lay_on("chess", &record(Mode::Replay, &["1. e4 e5 2. Ke3 *"])) else { panic!("it begins well") };
    assert_eq!(laid.state.record().entries.len(), 2);
    assert!(laid.fault.is_some());
    for text in ["1. Ke3 *", "mustermead 1\ngame chess\n", "\0"] {
        let laid = lay_on("chess", &record(Mode::Replay, &[text]));
        assert!(matches!(laid.err(), Some(NotLaid::Record(_, Some(_)))), "{text:?}");
    }
    // A plus sign in an address again.
    let two = ["1. e4 e5 2. Qh5 Nc6 3. Qxf7 ", "1.+e4+e5"];
    assert_eq!(lay_on("chess", &record(Mode::Replay, &two)).map(|laid| laid.state.record().entries.len()), Ok(5));
}

#[test]
fn studies_are_put_on_a_table_by_themselves_alone() {
    for begin in [begin(Mode::Study), record(Mode::Study, &["1. e4"]), position(Mode::Study, &["?"])] {
        assert_eq!(lay_on("chess", &begin).err(), Some(NotLaid::Study));
    }
}
