//! The question before a resignation, drawn without a browser.

use rules::Rules;
use rules::games::ludo::Ludo;

use super::*;
use crate::prerender::drawn;

#[derive(Clone, PartialEq, Properties)]
struct AskedProps {
    by: Vec<(Seat, u8)>,
    is_named: bool,
}

#[component]
fn Asked(AskedProps { by, is_named }: &AskedProps) -> Html {
    let dialog = Dialog { node: NodeRef::default(), on_close: Callback::noop() };
    let on_yes = &Callback::noop();
    Resignation { info: &Ludo::GAMES[0], by, is_named: *is_named, on_yes, dialog }.view()
}

/// The heading, and what the buttons say.
fn asked(by: &[(Seat, u8)], is_named: bool) -> (String, Vec<String>) {
    let html = drawn::<Asked>(AskedProps { by: by.to_vec(), is_named }).expect("the system lets a dialog be drawn");
    let within = |tag: &str| -> Vec<String> {
        let opening = format!("<{tag}");
        let rests = html.split(&opening).skip(1).filter_map(|rest| rest.split_once('>'));
        rests.filter_map(|(_, rest)| rest.split('<').next()).map(str::to_owned).collect()
    };
    (within("h2").concat(), within("button")[1..].to_vec())
}

#[test]
fn it_says_whose_resignation_it_is_where_others_go_on() {
    let (first, second) = (Seat::FIRST, Seat::SECOND);
    let [one, other] = [first, second].map(|seat| translate(&ui::resigns(&Ludo::GAMES[0], seat)));
    let no = "Keep playing".to_owned();
    let sure = "Resign this game?".to_owned();
    assert_eq!(asked(&[(first, 1)], false), (sure.clone(), vec!["Yes, resign".to_owned(), no.clone()]));
    assert_eq!(asked(&[(second, 1)], true), (sure, vec![other.clone(), no.clone()]));
    assert_eq!(asked(&[(first, 1), (second, 1)], true), ("Who resigns?".to_owned(), vec![one, other, no.clone()]));
    let (heading, replies) = asked(&[(first, 2)], false);
    assert_eq!((heading.as_str(), replies), ("What do you resign?", vec!["One point".into(), "Two points".into(), no]));
}
