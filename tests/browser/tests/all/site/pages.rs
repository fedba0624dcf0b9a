//! Every page, once, in the narrowest window: its metadata, its links, that everything fits, and that nothing moves
//! while it loads.

use std::collections::BTreeSet;

use browser::{BrowserSession, Failure, Page, addresses, site, tier};
use rules::Catalogue;
use rules::games::Portal;

use super::addresses::{check_page, links};
use super::room::languages;
use super::{room, still};

const NARROW: (u32, u32) = (320, 568);

/// One half of the pages in this folder of the site; pages in no folder have an empty folder name.
fn pages(folder: &str, half: usize) -> Vec<String> {
    let is_there = |address: &String| address.split('/').next() == Some(folder);
    let all: Vec<String> = addresses().into_iter().filter(is_there).collect();
    let (first, second) = all.split_at(all.len().div_ceil(2));
    [first, second][half].to_vec()
}

/// Languages whose pages are all opened in a full run; in a quick one every kind of page comes in each of them, and
/// every game in some.
const OTHERS: [&str; 6] = ["el", "hr", "ru", "sl", "sr", "tr"];

/// Whether a page of one of these languages is opened in this run: those about no game, the table of every sixth game,
/// and what is to be learnt about one.
fn is_opened(nth: usize, address: &str) -> bool {
    let game = Portal::ids().iter().position(|id| address.split('/').nth(1) == Some(id));
    let is_table = address.matches('/').count() == 2;
    tier::is_full() || game.is_none_or(|game| game == nth || is_table && game % OTHERS.len() == nth)
}

#[test]
fn in_other_languages() {
    let (width, height) = NARROW;
    BrowserSession::new(width, height).with_script(still::WATCH).run(async move |page| {
        for (nth, lang) in OTHERS.iter().enumerate() {
            let all = [0, 1].map(|half| pages(lang, half)).concat();
            for address in all.into_iter().filter(|address| is_opened(nth, address)) {
                look_at(&page, &address).await?;
            }
        }
        Ok(())
    });
}

async fn look_at(page: &Page, address: &str) -> Result<(), Failure> {
    page.open(address).await?;
    page.idle().await?;
    still::check(page, address).await?;
    let title = check_page(page, address).await?;
    assert!(!title.is_empty(), "{address}");
    let all = addresses();
    for link in links(page).await? {
        assert!(all.contains(&link), "{address} links to {link}");
    }
    let name = address.replace('/', "-");
    room::check(page, &name).await?;
    if page.count("details.menu").await? > 0 {
        page.open_menu().await?;
        room::check(page, &format!("{name}menu")).await?;
    }
    Ok(())
}

/// Whether a page is opened in this run: in a quick one all in English, and of those in other words those about no game, the
/// table of every third game, and what is to be learnt about every third one.
fn is_taken(folder: &str, address: &str) -> bool {
    let game = Portal::ids().iter().position(|id| address.split('/').nth(1) == Some(id));
    let is_table = address.matches('/').count() == 2;
    let is_third = |game: usize| (game + usize::from(!is_table)).is_multiple_of(3);
    tier::is_full() || !["ar", "en-XA"].contains(&folder) || game.is_none_or(is_third)
}

/// Checks one half of the pages in a folder of the site.
fn look(folder: &'static str, half: usize) {
    let (width, height) = NARROW;
    BrowserSession::new(width, height).with_script(still::WATCH).run(async move |page| {
        for address in pages(folder, half).into_iter().filter(|address| is_taken(folder, address)) {
            look_at(&page, &address).await?;
        }
        Ok(())
    });
}

macro_rules! folders {
    ($($name:ident: $folder:literal),+ $(,)?) => {
        /// The folders of the site with pages in them.
        const FOLDERS: &[&str] = &[$($folder),+];

        $(mod $name {
            #[test]
            fn of_one_half() {
                super::look($folder, 0);
            }

            #[test]
            fn of_the_other_half() {
                super::look($folder, 1);
            }
        })+
    };
}

folders! {
    in_english: "en",
    in_arabic: "ar",
    in_the_long_language: "en-XA",
    for_frames: "embed",
}

#[test]
fn the_first_page() {
    look("", 0);
}

#[test]
fn no_page_is_left_out() {
    let looked_at =
        FOLDERS.iter().chain(&[""]).chain(&OTHERS).flat_map(|folder| [0, 1].map(|half| pages(folder, half))).flatten();
    assert_eq!(looked_at.collect::<BTreeSet<_>>(), addresses().into_iter().collect());
    assert!(site().join("en-XA/index.html").exists(), "the site under test has the long language");
}

#[test]
fn tables_for_frames_have_room_in_every_language() {
    let (width, height) = NARROW;
    BrowserSession::new(width, height).run(async |page| {
        for lang in languages() {
            page.open(&format!("embed/laska/?lang={lang}")).await?;
            page.idle().await?;
            room::check(&page, &format!("embed-{lang}")).await?;
        }
        Ok(())
    });
}
