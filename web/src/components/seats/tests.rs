//! The seats of a table, drawn without a browser.

use rules::Seat;

use super::*;
use crate::prerender::drawn;
use crate::table::{Level, Occupant, Role, Setup, Strength};

#[derive(Clone, PartialEq, Properties)]
struct ShownProps {
    id: &'static str,
    deeds: Vec<Deed>,
}

#[component]
fn Shown(ShownProps { id, deeds }: &ShownProps) -> Html {
    let mut state = TableState::open(Setup::usual(id).record(7), Strength::USUAL).expect("the record fits the game");
    for deed in deeds {
        state.apply(deed.clone());
    }
    let dialog = Dialog { node: NodeRef::default(), on_close: Callback::noop() };
    SeatsSheet { state: &state, thinking: None, on_deed: &Callback::noop(), dialog }.view()
}

/// The groups of radio buttons: what each is called, and which value is chosen.
fn shown(id: &'static str, deeds: &[Deed]) -> (String, Vec<(String, String)>) {
    let html = drawn::<Shown>(ShownProps { id, deeds: deeds.to_vec() }).expect("the system lets a dialog be drawn");
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
    let writes = Deed::Role(Role::Writing);
    let (html, groups) = shown("laska", std::slice::from_ref(&writes));
    assert_eq!(groups, told(&[("White", "person"), ("Black", "good")]));
    assert_eq!(html.matches("type=\"radio\"").count(), 8);
    assert!(html.contains("role=\"status\">White to move"), "{html}");
    let reseat = Deed::Reseat(Seat::FIRST, Occupant::Machine(Level::Best));
    let (html, groups) = shown("laska", &[writes.clone(), reseat]);
    assert_eq!(groups, told(&[("White", "best"), ("Black", "good")]));
    assert!(html.contains("(the machine, best)"), "{html}");
    let (_, groups) = shown("lanko-88", &[writes]);
    assert_eq!(groups, told(&[("South", "person"), ("West", "good"), ("North", "person"), ("East", "good")]));
}

#[test]
fn whoever_watches_can_change_nothing() {
    let fieldsets = |role| {
        let (html, _) = shown("laska", &[Deed::Role(role)]);
        html.split("<fieldset ")
            .skip(1)
            .filter(|part| part.split('>').next().is_some_and(|tag| tag.contains("disabled")))
            .count()
    };
    assert_eq!((fieldsets(Role::Watching), fieldsets(Role::Writing)), (2, 0));
}
