//! The plates of a table, drawn without a browser.

use rules::games::ludo::Ludo;
use rules::{PerSeat, Rules};

use super::*;
use crate::prerender::drawn;
use crate::program::games;
use table::{Opponent, Setup, Strength, TableState};

#[derive(Clone, PartialEq, Properties)]
struct ShownProps {
    id: &'static str,
    players: &'static str,
    start: Option<&'static str>,
}

fn table(ShownProps { id, players, start }: &ShownProps) -> TableState {
    let mut setup = Setup { players: PerSeat::all(PlayerKind::Human), ..Setup::usual(id) };
    match setup.player_counts(games()) {
        Some((spec, _)) => setup.choose(spec, players),
        None => setup.opponent = players.parse().map_or(Opponent::Human, Opponent::People),
    }
    let record = setup.record_from(games(), start.map(str::to_owned), 7);
    TableState::open(games(), record, Strength::USUAL).expect("the record fits the game")
}

#[component]
fn Shown(props: &ShownProps) -> Html {
    let Plates { above, below } = Plates::of(&table(props), |_| Html::default());
    html! { <>{ above }{ below }</> }
}

fn shown(id: &'static str, players: &'static str, start: Option<&'static str>) -> String {
    drawn::<Shown>(ShownProps { id, players, start }).expect("the system lets plates be drawn")
}

/// The plate of each seat, in the order of the seats.
fn plates(html: &str) -> Vec<&str> {
    let mut plates: Vec<&str> = html.split("<li ").skip(1).collect();
    plates.sort_by_key(|plate| plate.split("data-seat=\"").nth(1).map(|rest| rest.as_bytes()[0]));
    plates
}

#[test]
fn a_plate_tells_a_colour_and_how_it_fares_and_one_has_the_turn() {
    let html = shown("ludo", "4", Some("24,32,45,45/2,5,5,45/41,44,45,45/- play 2 1 -"));
    let plates = plates(&html);
    assert_eq!(plates.len(), 3, "nobody plays the fourth: {html}");
    for (idx, plate) in plates.iter().enumerate() {
        let seat = Seat::new(idx).expect("there are three");
        assert!(plate.contains(&format!("data-seat=\"{seat}\"")), "{plate}");
        assert!(plate.contains(&format!(">{}<", ui::team(&Ludo::GAMES[0], seat))), "{plate}");
        assert_eq!(plate.contains("aria-current=\"true\""), idx == 1, "{plate}");
        assert_eq!(plate.contains("data-acts"), idx == 1, "{plate}");
        assert!(plate.contains("class=\"figure\"") && plate.contains("data-figures"), "{plate}");
        assert!(plate.contains("icon-person") && plate.contains(&format!("(Player {seat})")), "{plate}");
    }
}

#[test]
fn partners_who_are_different_people_are_both_named() {
    let html = shown("lanko-88", "4", None);
    let plates = plates(&html);
    assert_eq!(plates.len(), 2, "{html}");
    assert!(plates[0].contains("(Player 1)") && plates[0].contains("(Player 3)"), "{html}");
    assert!(plates.iter().all(|plate| plate.contains("data-points=\"76\"")), "{html}");
    let html = shown("lanko-88", "", None);
    assert_eq!(html.matches("class=\"who").count(), 2, "one for each pair: {html}");
}

#[test]
fn plates_are_on_the_sides_where_the_teams_sit() {
    let seats = |cards: &[PlayerCard]| -> Vec<usize> { cards.iter().map(|card| card.of.idx()).collect() };
    let sides = |id, players, seat| {
        let state = table(&ShownProps { id, players, start: None });
        let [above, below] = sides(state.info(), Seat::new(seat).expect("it is there"), state.player_cards());
        (seats(&above), seats(&below))
    };
    assert_eq!(sides("chess", "", 0), (vec![1], vec![0]));
    assert_eq!(sides("chess", "", 1), (vec![0], vec![1]));
    // The nests of ludo, clockwise from the near left one.
    assert_eq!(sides("ludo", "4", 0), (vec![1, 2], vec![0, 3]));
    assert_eq!(sides("ludo", "4", 1), (vec![2, 3], vec![1, 0]));
    assert_eq!(sides("ludo", "2", 0), (vec![2], vec![0]));
    // South and North are partners.
    assert_eq!(sides("lanko-68", "4", 0), (vec![1], vec![0]));
    assert_eq!(sides("lanko-68", "4", 2), (vec![1], vec![0]));
    assert_eq!(sides("lanko-68", "4", 3), (vec![0], vec![1]));
}
