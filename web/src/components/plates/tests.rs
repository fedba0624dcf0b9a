//! The plates of a table, drawn without a browser.

use rules::games::ludo::Ludo;
use rules::{PerSeat, Rules};

use super::super::strip::Strip;
use super::*;
use crate::prerender::drawn;
use crate::table::{Setup, Strength, TableState};

#[derive(Clone, PartialEq, Properties)]
struct ShownProps {
    id: &'static str,
    players: &'static str,
    start: Option<&'static str>,
}

#[component]
fn Shown(ShownProps { id, players, start }: &ShownProps) -> Html {
    let mut setup = Setup { occupants: PerSeat::all(Occupant::Person), ..Setup::usual(id) };
    if let Some((spec, _)) = setup.player_counts() {
        setup.choose(spec, players);
    }
    let record = setup.record_from(start.map(str::to_owned), 7);
    let state = TableState::open(record, Strength::USUAL).expect("the record fits the game");
    Strip {
        info: state.info(),
        prompt: state.prompt(),
        turn: state.turn(),
        sitter: state.sitter(),
        points: state.points(),
        figures: state.figures(),
        plates: state.plates(),
        thinking: None,
        over: false,
    }
    .view()
}

fn shown(id: &'static str, players: &'static str, start: Option<&'static str>) -> String {
    drawn::<Shown>(ShownProps { id, players, start }).expect("the system lets a strip be drawn")
}

#[test]
fn a_plate_tells_a_colour_and_how_it_fares_and_one_has_the_turn() {
    let html = shown("ludo", "4", Some("24,32,45,45/2,5,5,45/41,44,45,45/- play 2 1 -"));
    let plates: Vec<&str> = html.split("<li ").skip(1).collect();
    assert_eq!(plates.len(), 3, "nobody plays the fourth: {html}");
    for (idx, plate) in plates.iter().enumerate() {
        let seat = Seat::new(idx).expect("there are three");
        assert!(plate.contains(&format!("data-seat=\"{seat}\"")), "{plate}");
        assert!(plate.contains(&format!(">{}<", ui::team(&Ludo::GAMES[0], seat))), "{plate}");
        assert_eq!(plate.contains("aria-current=\"true\""), idx == 1, "{plate}");
        assert!(plate.contains("class=\"figure\""), "{plate}");
        assert!(plate.contains("icon-person") && plate.contains(&format!("(Player {seat})")), "{plate}");
    }
    assert!(html.contains("data-figures=\"2 1 2\"") && html.contains("class=\"strip seated\""), "{html}");
    // Who sits there is said once.
    assert_eq!(html.matches("class=\"who").count(), 3, "{html}");
}

#[test]
fn two_teams_have_no_plates() {
    let html = shown("lanko-88", "4", None);
    assert!(!html.contains("plate") && html.contains("scored"), "{html}");
}
