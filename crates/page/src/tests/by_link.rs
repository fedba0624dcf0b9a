//! Games that are played on several devices, each with a browser of its own, by nothing but links.

use play::{Links as _, LotGames as _, PlayerKind, SummaryState, open};
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
        AtDevice::that_chooses(game, Setup { opponent, ..Setup::usual(game) })
    }

    /// A device on which somebody chooses a game.
    fn that_chooses(game: &'static str, setup: Setup) -> AtDevice {
        let mut browser = Browser::default();
        let tab = browser.open(game, &[], None);
        browser.bring_all(tab);
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
            let thinks = self.page().table().thinking().is_some();
            assert!(!thinks, "the computer is not asked here");
            if self.page().table().awaits_throw() {
                self.browser.happen(self.tab, Event::Act(Action::Throw));
                assert!(!self.page().table().awaits_throw(), "the dice lie still");
                self.browser.happen(self.tab, Event::Act(Action::Board(BoardEvent::Settled)));
                continue;
            }
            let before = self.entries().len();
            let choices = open::<WithToys>(self.page().table().record().clone()).expect("it is a game").choices();
            let step = choices[7 * before % choices.len()].step;
            self.browser.happen(self.tab, Event::Act(Action::Choose(step)));
            assert!(self.entries().len() > before, "{:?}", self.page().table().notice());
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
        let games = &GamesOf::<WithToys>::NEW;
        self.page().link_to_send(games, games).expect("it is a game")
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
fn a_game_with_dice_is_finished_by_links_alone() {
    let mut devices = [AtDevice::that_begins("backgammon", Opponent::ByLink(2)), AtDevice::new()];
    // The first link asks the other device to sit down; what it tells is new though nothing was played.
    assert!(devices[0].page().table().is_to_send() && devices[0].entries().is_empty());
    let mut link = devices[0].send();
    devices[1].open("backgammon", &link);
    assert_eq!(devices[1].page().link_news(), Some(LinkNews::Entries(0)));
    devices[1].open("backgammon", &link);
    assert_eq!(devices[1].page().link_news(), Some(LinkNews::Known));
    for n in 1..600 {
        let device = &mut devices[n % 2];
        device.open("backgammon", &link);
        if device.page().table().outcome().is_some() {
            break;
        }
        let state = device.page().table().summary(0.0).state;
        assert_eq!(state, SummaryState::WaitingForYou, "link {n}");
        link = device.play_and_send();
        let state = device.page().table().summary(0.0).state;
        assert!(
            device.page().table().outcome().is_some() || state == SummaryState::WaitingForThem,
            "link {n}: {state:?}"
        );
    }
    let [one, other] = &devices;
    assert_eq!(one.entries(), other.entries());
    assert!(one.page().table().outcome().is_some() && one.browser.store.len() == 1);
    // Every throw can be proved afterwards.
    let games = &GamesOf::<WithToys>::NEW;
    let checked = games.check(one.page().table().record(), &one.page().lots().expect("it has lots")).unwrap();
    assert!(checked.n_throws > 10 && checked.n_proved == checked.n_throws, "{checked:?}");
}

#[test]
fn a_match_goes_on_by_links_with_what_each_game_was_worth() {
    let setup = Setup { opponent: Opponent::ByLink(2), length: Some(3), ..Setup::usual("backgammon") };
    let mut setup = setup;
    // Whoever doubles at random ends the match with the first game.
    setup.options.set("cube", "off");
    let mut devices = [AtDevice::that_chooses("backgammon", setup), AtDevice::new()];
    let mut link = devices[0].send();
    let (mut n, mut n_games) = (0, 1);
    loop {
        n += 1;
        assert!(n < 3_000, "the match does not end");
        let device = &mut devices[n % 2];
        device.open("backgammon", &link);
        if device.page().table().outcome().is_none() {
            link = device.play_and_send();
            continue;
        }
        let state = device.page().table().record().match_state.clone();
        assert_eq!((state.length, usize::from(state.played)), (3, n_games - 1));
        if !device.page().has_next_game() {
            break;
        }
        // Whoever goes on first, both have the same next game.
        n_games += 1;
        let other = &mut devices[(n + 1) % 2];
        other.browser.happen(other.tab, Event::Answer(Answer::NextGame));
        let uid = other.browser.uid(other.tab);
        let device = &mut devices[n % 2];
        device.browser.happen(device.tab, Event::Answer(Answer::NextGame));
        assert_eq!(device.browser.uid(device.tab), uid, "the same next game");
        link = device.play_and_send();
    }
    assert!(n_games > 1, "a game of the match was played after another");
}

#[test]
fn ludo_is_played_by_links_with_seats_of_the_computer() {
    for reuses_secrets in [false, true] {
        let mut setup = Setup { reuses_secrets, ..Setup::usual("ludo") };
        let (spec, _) = setup.player_counts(&GamesOf::<WithToys>::NEW).expect("two to four play it");
        setup.choose(spec, "3");
        let kinds = [PlayerKind::Human, PlayerKind::Remote(7, None), PlayerKind::Remote(7, None)];
        kinds.into_iter().zip(Seat::first(3)).for_each(|(kind, seat)| setup.players[seat] = kind);
        let mut devices = [AtDevice::that_chooses("ludo", setup), AtDevice::new(), AtDevice::new()];
        let mut link = devices[0].send();
        let (mut at, mut n_links) = (0, 1);
        while n_links < 120 {
            let table = devices[at].page().table();
            let next = usize::from(table.record().device_of(table.awaited_elsewhere().expect("it goes on")).unwrap());
            devices[next].open("ludo", &link);
            if devices[next].page().table().outcome().is_some() {
                break;
            }
            assert_eq!(devices[next].page().lots().map(|lots| lots.reuses), Some(reuses_secrets));
            link = devices[next].play_and_send();
            (at, n_links) = (next, n_links + 1);
        }
        let n_entries: Vec<usize> = devices.iter().map(|device| device.entries().len()).collect();
        assert!(n_entries.iter().all(|n| *n > 60), "{n_entries:?}");
        // Nobody takes over a seat whose secrets are elsewhere.
        assert!(!devices[0].page().table().can_reseat_on(Seat::SECOND));
    }
}

#[test]
fn a_link_with_other_secrets_is_not_taken() {
    let mut devices = [AtDevice::that_begins("backgammon", Opponent::ByLink(2)), AtDevice::new()];
    let link = devices[0].send();
    devices[1].open("backgammon", &link);
    let link = devices[1].play_and_send();
    devices[0].open("backgammon", &link);
    // The same game, as if somebody had sat down again on the other device.
    let record = devices[1].page().table().record().up_to(0);
    let other = play::Lots::seen(record.uid, false).sit(1, 99).telling(1);
    let mut all = devices[0].page().lots().expect("it has lots");
    assert!(all.receive(&other).is_err());
    let bent = GamesOf::<WithToys>::NEW
        .write_link_with(&record, Some(&play::Lots::seen(record.uid, false).sit(1, 99).telling(0)));
    let before = devices[0].entries();
    devices[0].open("backgammon", &bent.unwrap());
    assert_eq!(devices[0].page().link_news(), Some(LinkNews::Bent));
    assert_eq!(devices[0].entries(), before);
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
