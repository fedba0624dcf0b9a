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

/// The groups of radio buttons: what each is called, and which value is chosen.
fn shown(id: &'static str, access: Access, actions: &[RareAction]) -> (String, Vec<(String, String)>) {
    let html = drawn::<Shown>(ShownProps { id, access, actions: actions.to_vec() })
        .expect("the system lets a dialog be drawn");
    let group = |part: &str| {
        let legend = part.split("</legend>").next().and_then(|legend| legend.rsplit('>').next()).unwrap_or_default();
        let chosen =
            part.split("<input ").find(|input| input.split('>').next().is_some_and(|tag| tag.contains("checked")));
        let value = chosen.and_then(|tag| tag.split("value=\"").nth(1)).and_then(|rest| rest.split('"').next());
        (legend.to_owned(), value.unwrap_or_default().to_owned())
    };
    let groups = html.split("<legend>").skip(1).map(group).collect();
    (html, groups)
}

fn told(groups: &[(&str, &str)]) -> Vec<(String, String)> {
    groups.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn every_seat_that_is_played_has_its_choice() {
    let (html, groups) = shown("laska", Access::Editing, &[]);
    assert_eq!(groups, told(&[("White", "person"), ("Black", "good")]));
    assert_eq!(html.matches("type=\"radio\"").count(), 8);
    assert!(html.contains("role=\"status\">Your turn"), "{html}");
    let reseat = RareAction::Reseat(Seat::FIRST, PlayerKind::Computer(Level::Best));
    let (html, groups) = shown("laska", Access::Editing, &[reseat]);
    assert_eq!(groups, told(&[("White", "best"), ("Black", "good")]));
    assert!(html.contains("(computer, best)"), "{html}");
    let (_, groups) = shown("lanko-88", Access::Editing, &[]);
    assert_eq!(groups, told(&[("South", "person"), ("West", "good"), ("North", "person"), ("East", "good")]));
}

#[test]
fn whoever_watches_can_change_nothing() {
    let fieldsets = |access| {
        let (html, _) = shown("laska", access, &[]);
        html.split("<fieldset ")
            .skip(1)
            .filter(|part| part.split('>').next().is_some_and(|tag| tag.contains("disabled")))
            .count()
    };
    assert_eq!((fieldsets(Access::Watching), fieldsets(Access::Editing)), (2, 0));
}
