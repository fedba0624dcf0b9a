//! Texts: whatever is written is read back to the same value.

use rules::{Game, History, TurnList};
use tests::random::Spot;

pub(crate) fn steps_and_turns_are_read_as_written<G: Game>(spot: &Spot<'_, G>) {
    let (rules, pos) = (spot.rules, spot.pos);
    for &format in G::MOVES {
        for &step in super::shown(spot) {
            let text = rules.write_step(pos, step, format);
            assert_eq!(rules.read_step(pos, &text), Ok(step), "{spot}: {text:?} in {format:?}");
        }
    }
    if spot.is_boundary() && super::shows_turns(spot) {
        let mut turns = TurnList::new();
        rules.turns(pos, &mut turns);
        for turn in turns.iter() {
            for &format in G::MOVES {
                let text = rules.write_turn(pos, turn.steps, format);
                let read = rules.read_turn(pos, &text);
                assert_eq!(read.as_deref(), Ok(turn.steps), "{spot}: {text:?} in {format:?}");
            }
        }
    }
}

/// What is read in the fast way is a turn by itself, and written exactly so.
pub(crate) fn written_steps_are_read_as_they_are<G: Game>(spot: &Spot<'_, G>) {
    let (rules, pos) = (spot.rules, spot.pos);
    for &format in G::MOVES {
        for &step in super::shown(spot) {
            let text = rules.write_step(pos, step, format);
            // One letter less, and one more: of other texts nothing may be read, or what they are.
            for text in [&text[..text.floor_char_boundary(text.len() - 1)], &text, &[&text, "+"].concat()] {
                let Some((read, after)) = rules.written_step(pos, text) else { continue };
                let mut expect = pos.clone();
                rules.apply(&mut expect, read, &mut ());
                assert!(spot.steps.contains(&read) && after == expect, "{spot}: {text:?} is read as {read:?}");
                assert!(!rules.mid_turn(&after), "{spot}: {text:?} is no turn");
                assert_eq!(rules.write_step(pos, read, G::MOVES[0]), text, "{spot}: {read:?}");
                let mut mends = Vec::new();
                assert_eq!(rules.mend_turn(pos, text, &mut mends), Ok(vec![read]), "{spot}: {text:?}");
                assert!(mends.is_empty(), "{spot}: {text:?} is mended by {mends:?}");
            }
        }
    }
}

pub(crate) fn positions_are_read_as_written<G: Game>(spot: &Spot<'_, G>) {
    if !spot.is_boundary() && !G::COVERS_MID_TURN {
        return;
    }
    for &format in G::POSITIONS {
        let text = spot.rules.write_position(spot.pos, spot.history, format);
        let (pos, history) = check_read(spot.rules, &text);
        assert_eq!(&pos, spot.pos, "{spot}: {text:?} in {format:?}");
        let again = spot.rules.write_position(&pos, &history, format);
        assert_eq!(again, text, "{spot}: {format:?} written again");
    }
}

/// Positions taken apart are put together again.
pub(crate) fn set_ups_are_arranged_as_they_were<G: Game>(spot: &Spot<'_, G>) {
    if !spot.is_boundary() && !G::COVERS_MID_TURN {
        return;
    }
    let setup = spot.rules.setup(spot.pos, spot.history);
    let (pos, history) = spot.rules.arrange(&setup).unwrap_or_else(|faults| panic!("{spot}: {setup:?}: {faults:?}"));
    assert_eq!(&pos, spot.pos, "{spot}: {setup:?}");
    assert_eq!(spot.rules.setup(&pos, &history), setup, "{spot}: taken apart again");
}

#[track_caller]
pub(crate) fn check_read<G: Game>(rules: &G, text: &str) -> (G::Position, History) {
    let mut mends = Vec::new();
    let read = rules.mend_position(text, &mut mends);
    assert!(mends.is_empty(), "{}: {text:?} is mended by {mends:?}", rules.info().id);
    read.unwrap_or_else(|error| panic!("{}: {text:?}: {error}", rules.info().id))
}
