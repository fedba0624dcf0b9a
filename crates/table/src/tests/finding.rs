//! Steps that the player has to find: rows of Lino with sharp eyes.

use super::*;

/// White has just filled i14, and with it the row g12-i14; or k9, which closes no row. The stones are the same.
const CLOSED: &str =
    "c w 0,0 21,22 g14 ..wttt..../tbtttttttt/wttttttttt/ttttttbttt/tttttttttt/..ttwt..../..tttt..../..tttt.... - i14";
const OPEN: &str =
    "c w 0,0 21,22 g14 ..wttt..../tbtttttttt/wttttttttt/ttttttbttt/tttttttttt/..ttwt..../..tttt..../..tttt.... - k9";

fn claiming(start: &str) -> TableState {
    let mut setup = Setup { opponent: Opponent::Human, ..Setup::usual("lino") };
    setup.options.set("eyes", "sharp");
    begin(setup.record(games(), 7), Some(start))
}

/// All that a page can show of a table.
fn seen(state: &TableState) -> String {
    let marks = state.marks();
    let board = (state.scene(), state.labels(), state.dice());
    let asked: Vec<String> = state.asked().into_iter().map(|choice| state.step_text(choice.step)).collect();
    let (prompt, notice, preview) = (state.prompt(), state.notice().cloned(), state.preview());
    let happened = (state.told(), state.is_changed(), state.motion());
    let told = (state.points(), state.figures(), state.is_choosing(), state.asks_for_squares());
    format!("{marks:?} {board:?} {asked:?} {prompt:?} {notice:?} {preview:?} {happened:?} {told:?}")
}

#[test]
fn nothing_tells_of_a_row_before_it_is_pointed_out() {
    let open = claiming(OPEN);
    let tiles = ["g12", "i14", "h13", "k9", "p10", "i7"].map(|name| site(&open, name));
    let ends = [tiles[0], tiles[1]];
    let touches: [fn(Site) -> BoardEvent; 6] = [
        BoardEvent::Tap,
        |site| BoardEvent::Hover(Some(site)),
        |site| BoardEvent::Focus(Some(site)),
        |site| BoardEvent::Over(Some(site)),
        BoardEvent::Hold,
        BoardEvent::Ask,
    ];
    let firsts = [None].into_iter().chain(tiles.iter().copied().map(Some));
    for (first, touch) in firsts.flat_map(|first| touches.map(|touch| (first, touch))) {
        for second in &tiles {
            let after = |start: &str| {
                let mut state = claiming(start);
                if let Some(first) = first {
                    state.apply(Action::Board(BoardEvent::Tap(first)));
                }
                state.apply(Action::Board(touch(*second)));
                seen(&state)
            };
            // Only a whole row is judged: the page differs only for its two ends.
            let is_row = first.is_some_and(|first| ends == [first, *second] || ends == [*second, first]);
            let is_whole = is_row && touch(*second) == BoardEvent::Tap(*second);
            assert_eq!(after(CLOSED) != after(OPEN), is_whole, "{first:?} {:?}", touch(*second));
        }
    }
}

#[test]
fn a_row_is_pointed_out_from_either_end() {
    for ends in [["g12", "i14"], ["i14", "g12"]] {
        let mut state = claiming(CLOSED);
        assert_eq!(tap(&mut state, ends[0]), []);
        assert_eq!(state.marks().selected, Some(site(&state, ends[0])));
        assert_eq!(tap(&mut state, ends[1]), [Task::Save]);
        assert_eq!((steps(&state), state.game.table.scene().counts[Seat::FIRST]), (vec!["=g12-i14"], 3));
        // Not a second time.
        tap(&mut state, ends[0]);
        tap(&mut state, ends[1]);
        assert_eq!(refusal(&state), "lino-no-row [LINO-8]");
        assert_eq!(choose(&mut state, "."), [Task::Save]);
        assert_eq!(state.turn(), Some(Seat::SECOND));
    }
}

#[test]
fn what_is_no_row_costs_nothing() {
    let mut state = claiming(OPEN);
    let bare = Marks { last: state.marks().last, ..Marks::default() };
    assert_eq!(state.marks(), bare, "nothing may be dragged, nothing is pointed out");
    tap(&mut state, "g12");
    tap(&mut state, "i14");
    assert_eq!((refusal(&state).as_str(), steps(&state).len()), ("lino-no-row [LINO-8]", 0));
    assert_eq!(state.marks().selected, None);
    // A second touch deselects.
    tap(&mut state, "g12");
    tap(&mut state, "g12");
    assert_eq!((state.marks().selected, state.notice()), (None, None));
}

/// Where only the end of the turn is left, it is not played automatically.
#[test]
fn nothing_is_forced_where_something_may_be_found() {
    assert_eq!(claiming(OPEN).game.table.choices().len(), 1);
    assert_eq!(claiming(OPEN).game.table.forced(), claiming(CLOSED).game.table.forced());
}

#[test]
fn tiles_are_picked_up_and_dropped() {
    let setup = Setup { opponent: Opponent::Human, ..Setup::usual("lino") };
    let mut state = begin(setup.record(games(), 7), None);
    let [tile, open] = ["g10", "q9"].map(|name| site(&state, name));
    assert!(state.marks().draggable.contains(&tile) && !state.marks().draggable.contains(&open));
    state.apply(Action::Board(BoardEvent::Drag(tile)));
    assert_eq!(state.apply(Action::Board(BoardEvent::Drop(Some(open)))), [Task::Save]);
    assert_eq!(steps(&state), ["g10>q9"]);
    assert!(!state.marks().draggable.contains(&open), "it was moved before");
}
