//! What can be chosen for a new game, drawn without a browser.

use rules::{Level, PerSeat, Seat};

use super::*;
use crate::prerender::drawn;
use crate::program::info;
use play::{Beginnings as _, PlayerKind};
use table::{GivenHandicap, Opponent};

#[derive(Clone, PartialEq, Properties)]
struct ShownProps {
    setup: Setup,
    is_saved: bool,
}

#[component]
fn Shown(props: &ShownProps) -> Html {
    let dialog = Dialog { node: NodeRef::default(), on_close: Callback::noop() };
    let (on_change, on_start) = (Callback::noop(), Callback::noop());
    let ShownProps { setup, is_saved } = props;
    let handicaps = handicaps(&setup.id);
    NewGame { setup, handicaps, shows_options: false, is_saved: *is_saved, on_change, on_start, dialog }.view()
}

fn handicaps(id: &str) -> &'static [rules::Handicap] {
    play::GamesOf::<::tests::toys::WithToys>::NEW.handicaps(id)
}

fn shown(setup: Setup) -> String {
    drawn::<Shown>(ShownProps { setup, is_saved: false }).expect("the system lets a dialog be drawn")
}

/// The tags of this kind.
fn tags<'h>(html: &'h str, tag: &str) -> Vec<&'h str> {
    let opening = format!("{tag} ");
    let rests = html.split('<').filter(|rest| rest.starts_with(&opening));
    rests.filter_map(|rest| rest.split('>').next()).collect()
}

/// The values of radio buttons or of a list, and which is chosen.
fn values<'h>(html: &'h str, tag: &str, name: &str, chosen: &str) -> Vec<(&'h str, bool)> {
    let of_name = tags(html, tag).into_iter().filter(|tag| tag.contains(name));
    let value = |tag: &'h str| tag.split("value=\"").nth(1).and_then(|rest| rest.split('"').next());
    of_name.filter_map(|tag| Some((value(tag)?, tag.contains(chosen)))).collect()
}

#[test]
fn a_game_is_called_saved_only_once_it_is() {
    let says = |is_saved: bool| {
        let shown = drawn::<Shown>(ShownProps { setup: Setup::usual("laska"), is_saved });
        shown.expect("the system lets a dialog be drawn").contains("<p class=\"sheet-note\">")
    };
    assert!(says(true) && !says(false));
}

#[test]
fn a_game_without_options_and_matches_asks_for_neither() {
    let html = shown(Setup::usual("lanrick"));
    assert!(html.contains("<dialog") && html.contains("name=\"opponent\""), "{html}");
    assert!(!html.contains("<select") && !html.contains("<details") && !html.contains("name=\"option-"), "{html}");
    // Nor is a match of three players a length.
    assert!(!shown(Setup::usual("lanko-88")).contains("<select"));
}

/// U18.
#[test]
fn a_choice_of_one_is_none_and_two_people_can_play_two_computers() {
    let asks = |id: &str| shown(Setup::usual(id)).contains("name=\"game\"");
    assert!(!asks("chess") && !asks("draughts") && !asks("ludo"));
    assert!(asks("laska") && asks("lanko-88"));
    let opponents = |id: &str| {
        let html = shown(Setup::usual(id));
        values(&html, "input", "name=\"opponent\"", "checked").into_iter().map(|(value, _)| value.to_owned()).collect()
    };
    let lanko: Vec<String> = opponents("lanko-88");
    assert_eq!(lanko, ["machine", "person", "machines", "3", "solo-round", "4", "link", "link-4"]);
    let chess: Vec<String> = opponents("chess");
    assert_eq!(chess, ["machine", "person", "link"]);
    // The level and the side are those of the game against the computer.
    let html = shown(Setup { opponent: Opponent::Computers, ..Setup::usual("lanko-88") });
    assert!(!html.contains("<fieldset disabled"), "{html}");
    assert!(!html.contains("name=\"clock\""), "partners have no clock against computers: {html}");
}

#[test]
fn options_are_folded_away_with_their_values() {
    let mut setup = Setup::usual("toy-split");
    let squares = |setup: &Setup| {
        let html = shown(setup.clone());
        let (_, folded) = html.split_once("<details").expect("there are options");
        assert!(folded.contains("<summary>More options</summary>"), "{html}");
        let values = values(folded, "input", "name=\"option-squares\"", "checked");
        values.into_iter().map(|(value, is_chosen)| (value.to_owned(), is_chosen)).collect::<Vec<_>>()
    };
    assert_eq!(squares(&setup), [("two".to_owned(), true), ("three".to_owned(), false)]);
    setup.options.set("squares", "three");
    assert_eq!(squares(&setup), [("two".to_owned(), false), ("three".to_owned(), true)]);
    let html = shown(Setup::usual("toy-race"));
    let [number] = tags(&html, "input").into_iter().filter(|tag| tag.contains("number")).collect::<Vec<_>>()[..] else {
        panic!("{html}")
    };
    for part in ["name=\"option-cells\"", "min=\"4\"", "max=\"20\"", "value=\"8\""] {
        assert!(number.contains(part), "{part} in {number}");
    }
}

/// How the list of clocks begins.
const CLOCK: &str = "<label class=\"field\"><span>Clock";

#[test]
fn a_match_of_two_is_offered_behind_a_single_game() {
    let lengths = |setup: Setup| {
        let html = shown(setup);
        let html = html.split(CLOCK).next().unwrap_or_default();
        let [list] = tags(html, "select")[..] else { panic!("{html}") };
        let values = values(html, "option", "value", "selected");
        let told = values.into_iter().map(|(value, is_chosen)| format!("{value}{}", if is_chosen { "*" } else { "" }));
        (told.collect::<Vec<String>>().join(" "), list.contains("disabled"))
    };
    assert_eq!(lengths(Setup::usual("toy-split")), ("single* 1 3 5".to_owned(), false));
    let of_three = Setup { length: Some(3), opponent: Opponent::Human, ..Setup::usual("toy-split") };
    assert_eq!(lengths(of_three.clone()), ("single 1 3* 5".to_owned(), false));
    assert_eq!(lengths(Setup { opponent: Opponent::People(3), ..of_three }), ("single 1 3* 5".to_owned(), true));
}

#[test]
fn a_clock_is_offered_to_people_at_one_screen() {
    let offers = |setup: Setup| shown(setup).contains(CLOCK);
    assert!(!offers(Setup::usual("toy-split")), "the computer has no clock");
    assert!(offers(Setup { opponent: Opponent::Human, ..Setup::usual("toy-split") }));
    let mut setup = Setup::usual("ludo");
    assert!(!offers(setup.clone()));
    setup.players = PerSeat::all(PlayerKind::Human);
    assert!(offers(setup.clone()));
    setup.clock = Some("600+5");
    assert!(shown(setup).contains("<option value=\"600+5\" selected"));
}

#[test]
fn where_more_or_fewer_can_play_each_seat_has_its_own_choice() {
    let mut setup = Setup::usual("ludo");
    let html = shown(setup.clone());
    for name in ["opponent", "level", "side", "option-players"] {
        assert!(!html.contains(&format!("name=\"{name}\"")), "{name} in {html}");
    }
    assert_eq!(values(&html, "input", "name=\"players\"", "checked"), [("2", false), ("3", false), ("4", true)]);
    assert_eq!(chosen(&html, 1), "person");
    for seat in 2..=4 {
        assert_eq!(chosen(&html, seat), "2");
        let name = ui::side(info("ludo").unwrap(), Seat::new(seat - 1).unwrap());
        assert!(html.contains(&format!("{name}</span><select")), "{name} in {html}");
    }
    // The other options are where they are in other games.
    let (_, folded) = html.split_once("<details").expect("there are other options");
    assert!(folded.contains("option-") && !folded.contains("seat-"), "{html}");
    let (spec, _) = setup.player_counts(games()).unwrap();
    setup.choose(spec, "2");
    setup.players[Seat::new(2).unwrap()] = PlayerKind::Human;
    let html = shown(setup);
    let there: Vec<bool> = (1..=4).map(|seat| html.contains(&format!("name=\"seat-{seat}\""))).collect();
    assert_eq!(there, [true, false, true, false], "the two who sit opposite");
    assert_eq!(chosen(&html, 3), "person");
}

/// Who is chosen for a seat, of a person, all levels of ludo and somebody elsewhere.
fn chosen(html: &str, seat: usize) -> String {
    let (_, list) = html.split_once(&format!("name=\"seat-{seat}\"")).expect("there is a choice");
    let list = list.split("</select>").next().unwrap_or_default();
    let values = values(list, "option", "value", "selected");
    let levels = usize::from(info("ludo").expect("it is there").levels.count);
    assert_eq!(values.len(), 1 + levels + 1, "{list}");
    let [(value, _)] = values.into_iter().filter(|(_, is_chosen)| *is_chosen).collect::<Vec<_>>()[..] else {
        panic!("one is chosen in {list}");
    };
    value.to_owned()
}

#[test]
fn the_computer_is_as_strong_as_is_chosen() {
    let levels = |setup: Setup| {
        let html = shown(setup);
        let chosen =
            values(&html, "input", "name=\"level\"", "checked").into_iter().filter(|(_, is_chosen)| *is_chosen);
        chosen.map(|(value, _)| value.to_owned()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(levels(Setup::usual("laska")), "2");
    assert_eq!(levels(Setup { level: Level::MOST, ..Setup::usual("laska") }), "8");
    assert_eq!(levels(Setup { opponent: Opponent::Human, ..Setup::usual("laska") }), "", "there is no computer");
}

/// Each handicap is an option of its own for either player, so that one list says what is given and who gives it.
#[test]
fn a_handicap_is_chosen_with_who_gives_it() {
    let listed = |setup: Setup| {
        let html = shown(setup);
        let (_, list) = html.split_once("<select name=\"handicap\"").expect("there is a list");
        let list = list.split("</select>").next().unwrap_or_default().to_owned();
        let is_open = !list.split('>').next().is_some_and(|tag| tag.contains("disabled"));
        (list, is_open)
    };
    let given = |key, by| Some(GivenHandicap { key, by });
    let (list, is_open) = listed(Setup { handicap: given("knight", 1), ..Setup::usual("chess") });
    let chosen: Vec<_> = values(&list, "option", "value", "selected").into_iter().filter(|(_, is)| *is).collect();
    assert_eq!((chosen, is_open), (vec![("1-knight", true)], true));
    for text in [
        "None",
        "You give one pawn",
        "You give one queen",
        "You give one knight and one pawn",
        "The computer gives two pawns",
    ] {
        assert!(list.contains(&format!(">{text}<")), "{text} in {list}");
    }
    let (list, _) = listed(Setup { opponent: Opponent::Human, ..Setup::usual("chess") });
    assert!(list.contains(">White gives one rook<") && list.contains(">Black gives one rook<"), "{list}");
    // Backgammon: the other player is ahead.
    let (list, _) = listed(Setup::usual("backgammon"));
    let (_, own) = list.split_once("value=\"0-two-checkers\"").expect("it can be given");
    assert!(own.starts_with(">The computer starts with two checkers off<"), "{own}");
    // In a match nobody gives any.
    let of_three = Setup { length: Some(3), handicap: given("checker", 0), ..Setup::usual("backgammon") };
    let (list, is_open) = listed(of_three);
    let chosen: Vec<_> = values(&list, "option", "value", "selected").into_iter().filter(|(_, is)| *is).collect();
    assert_eq!((chosen, is_open), (vec![("", true)], false));
    assert!(!shown(Setup::usual("ludo")).contains("name=\"handicap\""));
}
