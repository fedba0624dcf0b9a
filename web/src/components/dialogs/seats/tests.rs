//! The seats of a table, drawn without a browser.

use rules::{Level, Seat};

use super::*;
use crate::prerender::drawn;
use crate::program::games;
use play::PlayerKind;
use table::{Access, Action, Setup, Strength};

#[derive(Clone, PartialEq, Properties)]
struct ShownProps {
    id: &'static str,
    access: Access,
    actions: Vec<RareAction>,
}

#[component]
fn Shown(ShownProps { id, access, actions }: &ShownProps) -> Html {
    let mut state = TableState::open(games(), Setup::usual(id).record(games(), 7), Strength::USUAL)
        .expect("the record fits the game");
    state.apply(Action::SetAccess(*access));
    for action in actions {
        state.apply(action.clone());
    }
    let dialog = Dialog { node: NodeRef::default(), on_close: Callback::noop() };
    SeatsSheet { state: &state, ended: None, thinking: None, on_action: &Callback::noop(), dialog }.view()
}

/// The lists of players: what each is called, and which value is chosen.
fn shown(id: &'static str, access: Access, actions: &[RareAction]) -> (String, Vec<(String, String)>) {
    let html = drawn::<Shown>(ShownProps { id, access, actions: actions.to_vec() })
        .expect("the system lets a dialog be drawn");
    let list = |part: &str| {
        let (before, options) = part.split_once("<select ").expect("a list belongs to the seat");
        let (name, _) = before.rsplit_once("</span>").expect("the list has a name");
        let name = name.rsplit('>').next().unwrap_or_default();
        let is_chosen = |option: &&str| option.split('>').next().is_some_and(|tag| tag.contains("selected"));
        let chosen = options.split("<option ").find(is_chosen).and_then(|tag| tag.split("value=\"").nth(1));
        (name.to_owned(), chosen.and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned())
    };
    let lists = html.split("class=\"field seat\"").skip(1).map(list).collect();
    (html, lists)
}

fn told(groups: &[(&str, &str)]) -> Vec<(String, String)> {
    groups.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn every_seat_that_is_played_has_its_choice() {
    let (html, groups) = shown("laska", Access::Editing, &[]);
    assert_eq!(groups, told(&[("White", "person"), ("Black", "2")]));
    assert_eq!(html.matches("<option ").count(), 2 * 9, "a person or one of eight levels");
    assert!(html.contains("role=\"status\">Your turn"), "{html}");
    let reseat = RareAction::Reseat(Seat::FIRST, PlayerKind::Computer(Level::MOST));
    let (html, groups) = shown("laska", Access::Editing, &[reseat]);
    assert_eq!(groups, told(&[("White", "8"), ("Black", "2")]));
    assert!(html.contains("(computer, level 8)"), "{html}");
    let (_, groups) = shown("lanko-88", Access::Editing, &[]);
    assert_eq!(groups, told(&[("South", "person"), ("West", "2"), ("North", "person"), ("East", "2")]));
}

#[test]
fn whoever_watches_can_change_nothing() {
    let lists = |access| {
        let (html, _) = shown("laska", access, &[]);
        html.split("<select ")
            .skip(1)
            .filter(|part| part.split('>').next().is_some_and(|tag| tag.contains("disabled")))
            .count()
    };
    assert_eq!((lists(Access::Watching), lists(Access::Editing)), (2, 0));
}
