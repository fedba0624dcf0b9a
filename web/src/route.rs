//! Which page of the site the app is on. Every page is a separate document, so there is no routing: the page names
//! itself in the attributes of its `<html>`.

use crate::page_data::PageKind;
use crate::program;

/// Where the app is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    /// What the page is for.
    pub(crate) page: PageKind,
    /// The id of the game on the table.
    pub(crate) game: &'static str,
    /// The language of the page, such as `en`.
    pub(crate) lang: String,
}

impl Route {
    /// Reads what the page says about itself; `said` returns an attribute by its name. A page without a known game
    /// counts as that of the program's first game.
    pub(crate) fn read(said: impl Fn(&str) -> Option<String>) -> Route {
        let lang = said("lang").unwrap_or_default();
        let kind = said("data-page").and_then(|name| PageKind::named(&name)).unwrap_or(PageKind::Game);
        match said("data-game").and_then(|id| program::info(&id)) {
            Some(info) => Route { page: kind, game: info.id, lang },
            None => Route { page: PageKind::Game, game: first_game(), lang },
        }
    }
}

/// The first game of the program.
fn first_game() -> &'static str {
    program::games().ids().into_iter().next().expect("a program has games")
}

#[cfg(test)]
mod tests {
    use rules::Catalogue;
    use rules::games::Portal;

    use super::*;

    #[track_caller]
    fn check(said: &[(&str, &str)], page: PageKind, game: &str, lang: &str) {
        let find = |name: &str| said.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
        let route = Route::read(find);
        assert_eq!((route.page, route.game, route.lang.as_str()), (page, game, lang), "{said:?}");
    }

    #[test]
    fn a_page_says_which_it_is() {
        for (name, page) in PageKind::ALL.map(|kind| (kind.name(), kind)) {
            for id in Portal::ids() {
                check(&[("lang", "ar"), ("data-page", name), ("data-game", id)], page, id, "ar");
            }
        }
    }

    #[test]
    fn what_is_not_known_is_the_page_of_the_first_game() {
        let first = Portal::ids()[0];
        check(&[], PageKind::Game, first, "");
        check(&[("lang", "en"), ("data-page", "game")], PageKind::Game, first, "en");
        check(&[("data-page", "embed"), ("data-game", "halma")], PageKind::Game, first, "");
        check(&[("data-page", "shop"), ("data-game", first)], PageKind::Game, first, "");
    }
}
