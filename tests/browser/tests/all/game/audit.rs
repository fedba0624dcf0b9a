//! axe-core's findings on the page in its states.

use std::collections::BTreeSet;

use browser::{BrowserSession, Failure, Hand, Model, Page, Scheme, addresses, can_audit, covering, pairs, tier};

use super::shelf;

/// A page as it is audited.
#[derive(Clone, Debug)]
struct Look {
    address: String,
    window: (u32, u32),
    scheme: Scheme,
    has_open_menu: bool,
}

const SCHEMES: [Scheme; 2] = [Scheme::Light, Scheme::Dark];
/// The narrowest window and a small laptop.
const WINDOWS: [(u32, u32); 2] = [(320, 568), (1280, 800)];

async fn check(page: &Page, scheme: Scheme, state: &str) -> Result<(), Failure> {
    assert!(can_audit(), "axe-core is not installed");
    page.prefer(scheme).await?;
    let found = page.audit().await?;
    assert!(found.is_empty(), "{state}, {}:\n{}", scheme.name(), found.join("\n"));
    Ok(())
}

/// The states of a table, in the order of a game.
const STATES: [&str; 6] = ["home", "the dialog", "a game", "a selected piece", "a question", "the result"];

/// The colour schemes for this state in this window: both, or in a quick run one of them, chosen so that every pair of
/// state, window and scheme occurs.
fn schemes(state: usize, window: usize) -> Vec<Scheme> {
    if tier::is_full() { SCHEMES.to_vec() } else { vec![SCHEMES[(state + window) % 2]] }
}

#[test]
fn every_state_comes_in_every_window_and_in_both_colours() {
    for (state, name) in STATES.iter().enumerate() {
        let found: BTreeSet<_> = (0..2).flat_map(|window| schemes(state, window)).map(Scheme::name).collect();
        assert_eq!(found.len(), 2, "{name}");
    }
    for (window, size) in WINDOWS.iter().enumerate() {
        let found: BTreeSet<_> = (0..STATES.len()).flat_map(|state| schemes(state, window)).map(Scheme::name).collect();
        assert_eq!(found.len(), 2, "{size:?}");
    }
}

/// Audits the first page and a game in one window.
fn check_states(nth: usize) {
    let (width, height) = [(360, 640), (1280, 800)][nth];
    BrowserSession::new(width, height).run(async move |page| {
        let check = async |state: usize| {
            for scheme in schemes(state, nth) {
                check(&page, scheme, STATES[state]).await?;
            }
            Ok::<(), Failure>(())
        };
        page.open("en/laska/").await?;
        page.idle().await?;
        check(0).await?;
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        check(1).await?;

        let (reached, _) = Model::seek("laska", 40, |model| model.height() > 4);
        let model = shelf::lay_out(&page, reached.table().record()).await?;
        check(2).await?;
        let own = model.choices()[0].gesture.sites[0];
        page.tap(page.site(own).await?).await?;
        check(3).await?;

        page.press(Hand::Tap, "Resign").await?;
        check(4).await?;
        page.press(Hand::Tap, "Yes, resign").await?;
        page.result().await?;
        check(5).await
    });
}

#[test]
#[ignore = "axe-core"]
fn axe_finds_nothing_on_a_phone() {
    check_states(0);
}

#[test]
#[ignore = "axe-core"]
fn axe_finds_nothing_on_a_laptop() {
    check_states(1);
}

/// The kind of a page, its language, and the game on it, if there is one.
fn parts(address: &str) -> (&'static str, String, String) {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let folders: Vec<&str> = path.split('/').filter(|folder| !folder.is_empty()).collect();
    let asked = query.strip_prefix("lang=").unwrap_or("en");
    let owned = |kind, lang: &str, game: &str| (kind, lang.to_owned(), game.to_owned());
    match folders[..] {
        [] => owned("root", "en", ""),
        ["embed", game] => owned("embed", asked, game),
        [lang] => owned("home", lang, ""),
        [lang, "about"] => owned("about", lang, ""),
        [lang, "puzzle"] => owned("puzzle", lang, ""),
        [lang, game] => owned("game", lang, game),
        [lang, game, "how-to-play"] => owned("learn", lang, game),
        [lang, game, "studies"] => owned("studies", lang, game),
        _ => panic!("what is {address}?"),
    }
}

/// Every page in every window, in both colour schemes, with and without an open menu.
fn all_looks() -> Vec<Look> {
    let of = |address: String| {
        let menus = if address.starts_with("embed/") { vec![false] } else { vec![false, true] };
        let looks = WINDOWS.into_iter().flat_map(|window| SCHEMES.map(|scheme| (window, scheme)));
        let looks =
            looks.flat_map(move |(window, scheme)| menus.clone().into_iter().map(move |menu| (window, scheme, menu)));
        let looks = looks.map(move |(window, scheme, has_open_menu)| Look {
            address: address.clone(),
            window,
            scheme,
            has_open_menu,
        });
        looks.collect::<Vec<_>>()
    };
    addresses().into_iter().chain(["embed/laska/?lang=ar".to_owned()]).flat_map(of).collect()
}

/// What a look covers: each pair of kind of page, window, colour scheme and menu, or of language and those; and every
/// game once.
fn wanted(look: &Look) -> Vec<(usize, String, usize, String)> {
    let (kind, lang, game) = parts(&look.address);
    let with = |first: String| pairs(&[&[first], &around(look)[..]].concat());
    let own_page = (kind == "game").then(|| (0, game, 0, "on a page of its own".to_owned()));
    [with(kind.to_owned()), with(lang)].concat().into_iter().chain(own_page).collect()
}

/// What a look covers in a full run: each pair of a page and a window, a colour scheme or a menu, and each window with each
/// scheme and menu on each kind of page.
fn wanted_in_full(look: &Look) -> Vec<(String, Vec<String>)> {
    let (kind, ..) = parts(&look.address);
    let crossed = (kind.to_owned(), around(look).to_vec());
    around(look).into_iter().map(|one| (look.address.clone(), vec![one])).chain([crossed]).collect()
}

/// A look's window, colour scheme and menu.
fn around(look: &Look) -> [String; 3] {
    [format!("{:?}", look.window), look.scheme.name().to_owned(), format!("menu: {}", look.has_open_menu)]
}

/// The looks of this run.
fn looks() -> Vec<Look> {
    if tier::is_full() { covering(all_looks(), wanted_in_full) } else { covering(all_looks(), wanted) }
}

#[test]
fn a_few_looks_have_every_kind_of_page_every_language_and_every_game() {
    let all: BTreeSet<_> = all_looks().iter().flat_map(wanted).collect();
    let few = covering(all_looks(), wanted);
    assert_eq!(few.iter().flat_map(wanted).collect::<BTreeSet<_>>(), all);
    assert!(few.len() * 5 < all_looks().len(), "{few:?}");
}

#[test]
fn in_a_full_run_every_page_comes_in_both_windows_and_in_both_colours() {
    let chosen = covering(all_looks(), wanted_in_full);
    for address in addresses() {
        let found: BTreeSet<_> = chosen.iter().filter(|look| look.address == address).flat_map(around).collect();
        let n_menus = if address.starts_with("embed/") { 1 } else { 2 };
        assert_eq!(found.len(), WINDOWS.len() + SCHEMES.len() + n_menus, "{address}: {found:?}");
    }
    assert!(chosen.len() < 3 * addresses().len(), "{}", chosen.len());
}

/// Every fourth look, so that no test takes long.
fn check_looks(part: usize) {
    BrowserSession::new(320, 568).run(async move |page| {
        for look in looks().into_iter().skip(part).step_by(4) {
            page.resize(look.window.0, look.window.1).await?;
            page.prefer(look.scheme).await?;
            page.open(&look.address).await?;
            page.idle().await?;
            if look.has_open_menu {
                page.open_menu().await?;
            }
            check(&page, look.scheme, &format!("{look:?}")).await?;
        }
        Ok(())
    });
}

mod axe_finds_nothing_on_any_page {
    #[test]
    #[ignore = "axe-core"]
    fn of_the_first_quarter() {
        super::check_looks(0);
    }

    #[test]
    #[ignore = "axe-core"]
    fn of_the_second_quarter() {
        super::check_looks(1);
    }

    #[test]
    #[ignore = "axe-core"]
    fn of_the_third_quarter() {
        super::check_looks(2);
    }

    #[test]
    #[ignore = "axe-core"]
    fn of_the_last_quarter() {
        super::check_looks(3);
    }
}
