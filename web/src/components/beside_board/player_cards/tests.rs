//! The player cards of a table, drawn without a browser.

use rules::games::ludo::Ludo;
use rules::{PerSeat, Rules};

use super::*;
use crate::components::beside_board::game_header::GameHeader;
use crate::prerender::drawn;
use crate::program::games;
use table::{Setup, Strength, TableState};

#[derive(Clone, PartialEq, Properties)]
struct ShownProps {
    id: &'static str,
    players: &'static str,
    start: Option<&'static str>,
}

#[component]
fn Shown(ShownProps { id, players, start }: &ShownProps) -> Html {
    let mut setup = Setup { players: PerSeat::all(PlayerKind::Human), ..Setup::usual(id) };
    if let Some((spec, _)) = setup.player_counts(games()) {
        setup.choose(spec, players);
    }
    let record = setup.record_from(games(), start.map(str::to_owned), 7);
    let state = TableState::open(games(), record, Strength::USUAL).expect("the record fits the game");
    GameHeader::of(&state, None).view()
}

fn shown(id: &'static str, players: &'static str, start: Option<&'static str>) -> String {
    drawn::<Shown>(ShownProps { id, players, start }).expect("the system lets a strip be drawn")
}

#[test]
fn a_player_card_tells_a_colour_and_how_it_fares_and_one_has_the_turn() {
    let html = shown("ludo", "4", Some("24,32,45,45/2,5,5,45/41,44,45,45/- play 2 1 -"));
    let player_cards: Vec<&str> = html.split("<li ").skip(1).collect();
    assert_eq!(player_cards.len(), 3, "nobody plays the fourth: {html}");
    for (idx, player_card) in player_cards.iter().enumerate() {
        let seat = Seat::new(idx).expect("there are three");
        assert!(player_card.contains(&format!("data-seat=\"{seat}\"")), "{player_card}");
        assert!(player_card.contains(&format!(">{}<", ui::team(&Ludo::GAMES[0], seat))), "{player_card}");
        assert_eq!(player_card.contains("aria-current=\"true\""), idx == 1, "{player_card}");
        assert!(player_card.contains("class=\"figure\""), "{player_card}");
        assert!(
            player_card.contains("icon-person") && player_card.contains(&format!("(Player {seat})")),
            "{player_card}"
        );
    }
    assert!(html.contains("data-figures=\"2 1 2\"") && html.contains("class=\"game-header seated\""), "{html}");
    // Who plays a seat is said once.
    assert_eq!(html.matches("class=\"who").count(), 3, "{html}");
}

#[test]
fn two_teams_have_no_player_cards() {
    let html = shown("lanko-88", "4", None);
    assert!(!html.contains("player-card") && html.contains("scored"), "{html}");
}
