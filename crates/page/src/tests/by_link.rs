//! Games that are played on several devices, each with a browser of its own, by nothing but links.

use play::{Links as _, PlayerKind, SummaryState, open};
use rules::Seat;
use table::{LinkNews, Opponent};

use super::*;

/// A device: its browser, and the tab that was used last.
struct AtDevice {
    browser: Browser,
    tab: TabIdx,
}

impl AtDevice {
    /// A device on which a game by links is set up.
    fn that_begins(game: &'static str, opponent: Opponent) -> AtDevice {
        let mut browser = Browser::default();
        let tab = browser.open(game, &[], None);
        browser.bring_all(tab);
        let setup = Setup { opponent, ..Setup::usual(game) };
        browser.happen(tab, Event::Tool(Tool::NewGame));
        browser.happen(tab, dialog(DialogAct::Choose(setup)));
        browser.happen(tab, dialog(DialogAct::Start));
        browser.draw(tab);
        AtDevice { browser, tab }
    }

    /// A device that has nothing yet.
    fn new() -> AtDevice {
        AtDevice { browser: Browser::default(), tab: 0 }
    }

    fn page(&self) -> &Page {
        self.browser.page(self.tab)
    }

    /// Opens a link in another tab, and closes the one before.
    fn open(&mut self, game: &'static str, link: &str) {
        if !self.browser.tabs.is_empty() {
            self.browser.close(self.tab);
        }
        self.tab = self.browser.open(game, &[(LINK, link)], None);
        self.browser.bring_all(self.tab);
        self.browser.draw(self.tab);
        self.browser.happen(self.tab, Event::Act(Action::Board(BoardEvent::Settled)));
    }

    /// Plays until somebody elsewhere goes on, and sends the link.
    fn play_and_send(&mut self) -> String {
        while !self.page().table().is_to_send() {
            let before = self.entries().len();
            let choices = open::<WithToys>(self.page().table().record().clone()).expect("it is a game").choices();
            let step = choices[7 * before % choices.len()].step;
            self.browser.happen(self.tab, Event::Act(Action::Choose(step)));
            assert_eq!(self.entries().len(), before + 1, "{:?}", self.page().table().notice());
            self.browser.happen(self.tab, Event::Act(Action::Board(BoardEvent::Settled)));
        }
        self.send()
    }

    fn send(&mut self) -> String {
        assert!(self.page().table().is_to_send() && !self.page().table().waits_for_link());
        self.browser.happen(self.tab, Event::Answer(Answer::Link));
        assert_eq!(self.page().dialogs().open, Some(Dialog::Link));
        let link = self.link();
        self.browser.happen(self.tab, dialog(DialogAct::LinkSent(true)));
        assert!(self.page().dialogs().open.is_none() && !self.page().table().is_to_send());
        link
    }

    fn link(&self) -> String {
        GamesOf::<WithToys>::NEW.write_link(self.page().table().record()).expect("it is a game")
    }

    fn entries(&self) -> Vec<play::Entry> {
        self.page().table().record().entries.clone()
    }
}

#[test]
fn two_finish_a_game_by_links_alone() {
    for (game, most) in [("laska", 600), ("draughts", 600), ("lanko-68", 600)] {
        let mut devices = [AtDevice::that_begins(game, Opponent::ByLink(2)), AtDevice::new()];
        let mut link = devices[0].play_and_send();
        let uid = devices[0].browser.uid(devices[0].tab);
        for n in 1..most {
            let device = &mut devices[n % 2];
            device.open(game, &link);
            assert_eq!((device.page().phase(), device.browser.uid(device.tab)), (&Phase::Playing, uid));
            assert_eq!(device.page().table().access(), Access::Editing);
            if device.page().table().outcome().is_some() {
                break;
            }
            let kinds = [PlayerKind::Human, PlayerKind::Remote(1 - (n % 2) as u8, None)];
            let mut players: Vec<PlayerKind> = device.page().table().players().iter().map(|(_, kind)| *kind).collect();
            players.rotate_left(n % 2);
            assert_eq!(players[..2], kinds, "turn {n}");
            link = device.play_and_send();
        }
        let [one, other] = &devices;
        assert_eq!(one.entries(), other.entries(), "{game}");
        assert!(one.page().table().outcome().is_some(), "{game} is not over after {most} links");
        assert!(one.browser.store.len() == 1 && other.browser.store.len() == 1);
    }
}

#[test]
fn four_play_by_links_and_a_computer_has_a_seat() {
    let mut first = AtDevice::that_begins("lanko-88", Opponent::ByLink(4));
    let last = Seat::new(3).expect("there are four");
    let computer = PlayerKind::Computer(Level::FIRST_MET);
    first.browser.happen(first.tab, Event::Rare(table::RareAction::Reseat(last, computer)));
    let mut link = first.play_and_send();
    let mut others = [AtDevice::new(), AtDevice::new()];
    for (n, device) in others.iter_mut().enumerate() {
        device.open("lanko-88", &link);
        let own = Seat::first(4).filter(|seat| device.page().table().is_human(*seat)).collect::<Vec<_>>();
        assert_eq!(own, [Seat::new(n + 1).expect("there are four")]);
        link = device.play_and_send();
    }
    // The computer's seat is played at the device that has chosen it.
    first.open("lanko-88", &link);
    assert_eq!(first.page().table().status(), play::Status::Turn(last));
    assert!(first.page().table().thinking().is_some());
    assert!(others.iter().all(|device| device.page().table().thinking().is_none()));
}

#[test]
fn whoever_plays_black_sends_an_invitation() {
    let mut first = AtDevice::that_begins("laska", Opponent::ByLink(2));
    let setup = Setup { opponent: Opponent::ByLink(2), ..Setup::usual("laska") }.seen_from(Seat::SECOND);
    first.browser.happen(first.tab, Event::Tool(Tool::NewGame));
    first.browser.happen(first.tab, dialog(DialogAct::Choose(setup)));
    first.browser.happen(first.tab, dialog(DialogAct::Start));
    let link = first.send();
    assert!(first.browser.store.contains_key(&first.browser.uid(first.tab)), "it waits among the saved games");
    let mut second = AtDevice::new();
    second.open("laska", &link);
    assert!(second.page().table().is_human(Seat::FIRST) && !second.page().table().is_human(Seat::SECOND));
    assert_eq!(second.page().table().turn(), Some(Seat::FIRST));
}

#[test]
fn what_comes_twice_or_late_changes_nothing() {
    let mut devices = [AtDevice::that_begins("laska", Opponent::ByLink(2)), AtDevice::new()];
    let first = devices[0].play_and_send();
    devices[1].open("laska", &first);
    let second = devices[1].play_and_send();
    let entries = devices[1].entries();
    devices[1].open("laska", &first);
    assert_eq!((devices[1].page().link_news(), devices[1].entries()), (Some(LinkNews::Known), entries.clone()));
    devices[0].open("laska", &second);
    assert_eq!(devices[0].page().link_news(), Some(LinkNews::Entries(1)));
    devices[0].open("laska", &second);
    assert_eq!((devices[0].page().link_news(), devices[0].entries()), (Some(LinkNews::Known), entries));
}

#[test]
fn another_way_to_go_on_is_a_variation() {
    let mut devices = [AtDevice::that_begins("chess", Opponent::ByLink(2)), AtDevice::new()];
    let link = devices[0].play_and_send();
    // The same person answers twice: on a phone, and at a desk.
    devices[1].open("chess", &link);
    let answer = devices[1].play_and_send();
    let mut desk = AtDevice::new();
    desk.open("chess", &link);
    let steps = desk.page().table().typed_steps();
    let other = steps.iter().find(|step| play::Entry::Step((*step).clone()) != devices[1].entries()[1]);
    let other = other.expect("there are several answers").clone();
    desk.browser.happen(desk.tab, dialog(DialogAct::Type(other, "en".to_owned())));
    let fork = desk.send();
    devices[0].open("chess", &answer);
    let entries = devices[0].entries();
    devices[0].open("chess", &fork);
    let page = devices[0].page();
    assert_eq!((page.link_news(), devices[0].entries()), (Some(LinkNews::Fork(1)), entries));
    assert_eq!(page.table().tree().n_entries(), 3, "both are kept");
    devices[0].open("chess", &fork);
    assert_eq!(devices[0].page().link_news(), Some(LinkNews::Known));
}

#[test]
fn what_was_sent_is_not_taken_back() {
    let mut first = AtDevice::that_begins("laska", Opponent::ByLink(2));
    first.browser.play(first.tab);
    assert!(first.page().table().capabilities().undo);
    first.browser.happen(first.tab, Event::Act(Action::Undo));
    let link = first.play_and_send();
    assert!(!first.page().table().capabilities().undo);
    let mut second = AtDevice::new();
    second.open("laska", &link);
    assert!(!second.page().table().capabilities().undo, "it is not theirs");
    second.browser.play(second.tab);
    second.browser.happen(second.tab, Event::Act(Action::Undo));
    assert_eq!(second.entries().len(), 1);
    assert!(!second.page().table().capabilities().undo);
}

#[test]
fn lists_say_who_is_waited_for() {
    let mut first = AtDevice::that_begins("laska", Opponent::ByLink(2));
    let state = |device: &AtDevice| device.page().table().summary(1.0).state;
    assert_eq!(state(&first), SummaryState::WaitingForYou);
    let link = first.play_and_send();
    assert_eq!(state(&first), SummaryState::WaitingForThem);
    let mut second = AtDevice::new();
    second.open("laska", &link);
    assert_eq!(state(&second), SummaryState::WaitingForYou);
    assert!(second.browser.store.contains_key(&second.browser.uid(second.tab)), "it is saved as it comes");
}

/// The store may answer after the late part is here.
#[test]
fn a_link_waits_until_saved_games_can_be_found() {
    let mut devices = [AtDevice::that_begins("laska", Opponent::ByLink(2)), AtDevice::new()];
    let first = devices[0].play_and_send();
    devices[1].open("laska", &first);
    let second = devices[1].play_and_send();
    let AtDevice { browser, tab } = &mut devices[0];
    browser.close(*tab);
    browser.is_slow = true;
    *tab = browser.load("laska", false, &[(LINK, &second)], None);
    browser.draw(*tab);
    browser.bring_all(*tab);
    lacks(
        &browser.tabs[*tab].effects,
        |effect| matches!(effect, Effect::Late(late) if matches!(**late, LateEffect::Find(_))),
    );
    (0..4).for_each(|_| browser.answer());
    assert_eq!((browser.page(*tab).link_news(), n_entries(browser.page(*tab))), (Some(LinkNews::Entries(1)), 2));
}

#[test]
fn no_hint_is_given_in_a_game_by_links() {
    let mut first = AtDevice::that_begins("laska", Opponent::ByLink(2));
    let link = first.play_and_send();
    let mut second = AtDevice::new();
    second.open("laska", &link);
    assert!(!second.page().offers_hint());
}
