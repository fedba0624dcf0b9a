//! A choice in a form.

use yew::prelude::*;

/// A radio button of a group.
pub(crate) fn radio(
    group: impl Into<AttrValue>,
    value: &str,
    name: String,
    checked: bool,
    pick: Callback<Event>,
) -> Html {
    html! {
        <label>
            <input type="radio" name={group.into()} value={value.to_owned()} {checked} onchange={pick} />
            <span>{ name }</span>
        </label>
    }
}

/// A checkbox.
pub(crate) fn checkbox(key: &'static str, name: String, checked: bool, toggle: Callback<Event>) -> Html {
    html! {
        <label>
            <input type="checkbox" name={key} {checked} onchange={toggle} />
            <span>{ name }</span>
        </label>
    }
}
