//! The app: which page is shown.

use yew::prelude::*;

use crate::pages::first::FirstPage;

/// Everything within the page's mount element.
#[component]
pub(crate) fn App() -> Html {
    html! { <FirstPage /> }
}
