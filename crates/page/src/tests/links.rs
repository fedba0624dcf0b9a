//! What a link puts on the table.

use embed::NotLaid;
use play::{Entry, LinkFault, Links as _, Player, Record, open};

use super::*;

/// A position of Laska in which White's column may leap twice.
const POSITION_TEXT: &str = "c1w d2b d4b a7b w";

/// The link of a game of Laska.
fn link(turns: &[&str], start: Option<&str>) -> String {
    let anybody = Player::Human { name: String::new() };
    let mut record = Record::new("laska", 1, vec![anybody.clone(), anybody]);
    record.start = start.map(str::to_owned);
    record.entries = turns.iter().map(|turn| Entry::Step((*turn).to_owned())).collect();
    GamesOf::<WithToys>::NEW.write_link(&record).expect("it is a game")
}

#[test]
fn the_game_of_a_link_is_looked_at() {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.open("laska", &[(LINK, &link(&["c3-d4"], None))], None);
    let page = browser.page(tab);
    assert_eq!((page.phase().in_place_of_board(), page.explanation()), (Some(""), Some(Warning::Fetching)));
    browser.bring_all(tab);
    let page = browser.page(tab);
    assert_eq!((page.phase(), n_entries(page), page.table().is_viewed()), (&Phase::Playing, 1, true));
    assert_eq!(page.mended().link_fault, None);
    assert!(browser.store.is_empty(), "it is nobody's game");
}

#[test]
fn the_position_of_a_link_is_played() {
    let mut browser = Browser::default();
    // Others append what they like.
    let text = link(&[], Some(POSITION_TEXT)) + ":~:text=laska";
    let tab = browser.open("laska", &[(LINK, &text)], None);
    browser.bring_all(tab);
    let page = browser.page(tab);
    assert_eq!((page.phase(), page.table().access()), (&Phase::Playing, Access::Editing));
    assert!(page.table().record().start.is_some());
}

#[test]
fn a_link_that_shows_nothing_is_said_in_place_of_the_board() {
    let (whole, newer) = (link(&["c3-d4"], None), "2abcdefgh");
    for (text, fault) in [(&whole[..5], LinkFault::Damaged), ("", LinkFault::Damaged), (newer, LinkFault::Damaged)] {
        let mut browser = Browser::default();
        let tab = browser.open("laska", &[(LINK, text)], None);
        browser.bring_all(tab);
        assert_eq!(browser.page(tab).phase(), &Phase::Refused(Trouble::NotLaid(NotLaid::Link(fault))), "{text}");
    }
}

#[test]
fn a_link_that_is_cut_shows_what_comes_before() {
    let mut browser = Browser::default();
    let anybody = Player::Human { name: String::new() };
    let mut session = open::<Portal>(Record::new("chess", 1, vec![anybody; 2])).expect("it is a game");
    for n in 0..40 {
        let choices = session.choices();
        session.choose(choices[7 * n % choices.len()].step).expect("it is legal");
    }
    let whole = GamesOf::<WithToys>::NEW.write_link(session.record()).expect("it is a game");
    let tab = browser.open("chess", &[(LINK, &whole[..whole.len() - 2])], None);
    browser.bring_all(tab);
    let page = browser.page(tab);
    assert_eq!((page.phase(), n_entries(page), page.table().is_viewed()), (&Phase::Playing, 32, true));
    assert_eq!(page.mended().link_fault, Some(LinkFault::Damaged));
}
