//! Steps that the player has to find, of which no word may tell.

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
    let names = seen::names(state, &marks, &mut Translated::default());
    let names: Vec<_> = names.iter().map(|(site, name)| (*site, name.to_string())).collect();
    let asked: Vec<String> = state.asked().into_iter().map(|choice| state.step_text(choice.step)).collect();
    let (prompt, notice, preview) = (prompt_of(state), state.notice().cloned(), state.preview());
    let told = (narration_of(state), state.points(), state.figures(), state.is_choosing(), state.asks_for_squares());
    format!("{marks:?} {names:?} {asked:?} {prompt} {notice:?} {preview:?} {told:?}")
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
