//! Games that are played at two devices by links alone. Two addresses of the site are two devices: neither sees what the
//! browser has stored for the other.

use browser::{BrowserSession, Failure, Hand, Host, Model, NewGame, Page};
use rules::Seat;

/// The link that the open dialog shows, below the address of the site.
const LINK: &str = "
    const { value } = document.querySelector('dialog[open] .send-link textarea');
    return value.slice(document.baseURI.indexOf('/en/') + 1);
";

/// The page of a device, where a game by links is played.
pub(super) struct Device<'a> {
    pub(super) page: &'a Page,
    pub(super) hosts: &'a [&'a Host],
    pub(super) hand: Hand,
}

impl Device<'_> {
    /// Opens a link at a device. It shows the game with so many entries.
    async fn open(&self, nth: usize, link: &str, ply: usize) -> Result<(), Failure> {
        self.page.open_at(self.hosts[nth], link).await?;
        self.page.idle_at(ply).await
    }

    /// Whether a link is to be sent.
    pub(super) async fn is_to_send(&self) -> Result<bool, Failure> {
        let says = self.page.text(".message-bar").await?;
        let ready = ["Your move is ready", "The game is ready", "The game is over", "Send the link"];
        Ok(ready.iter().any(|words| says.contains(words)))
    }

    /// Sends the link by whatever the button is called.
    pub(super) async fn send_shown(&self) -> Result<String, Failure> {
        for button in ["Send the invitation", "Send the move", "Send the link"] {
            if self.page.can_press(button).await? {
                return self.send(button).await;
            }
        }
        Err(Failure::page("there is no button that sends the link"))
    }

    /// Sends the link.
    async fn send(&self, button: &str) -> Result<String, Failure> {
        self.page.press(self.hand, button).await?;
        self.page.wait_for("dialog[open] .send-link textarea").await?;
        let link = self.page.ask(LINK).await?;
        self.page.press(self.hand, "I have sent it").await?;
        self.page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await?;
        Ok(link.as_str().unwrap_or_default().to_owned())
    }

    /// Plays a random game to its end, each turn at the other device; gives the number of links.
    async fn play(&self, game: &'static str, seed: u64) -> Result<usize, Failure> {
        self.page.open_at(self.hosts[0], &format!("en/{game}/")).await?;
        self.page.idle().await?;
        self.page.start(self.hand, NewGame::by_link(game)).await?;
        self.page.idle_at(0).await?;
        let mut model = Model::seated(game, &[0, 1], seed);
        let mut n_links = 0;
        while !model.is_over() {
            let before = model.ply();
            let Some(choice) = model.step() else { break };
            self.page.make(self.hand, &choice).await?;
            self.page.idle_at(before + 1).await?;
            if self.is_to_send().await? {
                let link = self.send_shown().await?;
                n_links += 1;
                self.open(n_links % 2, &link, model.ply()).await?;
            }
        }
        Ok(n_links)
    }
}

/// Plays a whole game by links with a hand.
fn play(game: &'static str, seed: u64, hand: Hand) {
    BrowserSession::new(360, 640).run_on_host(async move |page, host| {
        let other = Host::of_site()?;
        let device = Device { page: &page, hosts: &[&host, &other], hand };
        let n_links = device.play(game, seed).await?;
        assert!(n_links > 4, "{n_links}");
        let result = page.result().await?;
        assert!(!result.is_empty());
        page.open("en/").await?;
        page.idle().await
    });
}

#[test]
fn a_game_is_finished_by_taps() {
    play("laska", 162, Hand::Tap);
}

#[test]
#[ignore = "long run"]
fn a_game_is_finished_by_keys() {
    play("bignor-ludus", 263, Hand::Keys);
}

/// Four devices play by links; the computer has the seat of the third.
#[test]
#[ignore = "long run"]
fn four_finish_a_game_with_a_computer_among_them() {
    BrowserSession::new(360, 640).run_on_host(async |page, host| {
        let others = [Host::of_site()?, Host::of_site()?, Host::of_site()?];
        let hosts = [&host, &others[0], &others[1], &others[2]];
        let device = Device { page: &page, hosts: &hosts, hand: Hand::Tap };
        page.open_at(hosts[0], "en/lanko-103/").await?;
        page.idle().await?;
        page.start(Hand::Tap, NewGame::by_links_of_four("lanko-103")).await?;
        page.idle_at(0).await?;
        let mut model = Model::seated("lanko-103", &[0, 1, 2, 3], 7);
        let (mut n_links, mut is_seated) = (0, false);
        loop {
            page.idle().await?;
            model.follow(&page).await?;
            if device.is_to_send().await? {
                let link = device.send_shown().await?;
                n_links += 1;
                if model.is_over() {
                    break;
                }
                let next = Seat::first(4).position(|seat| model.awaits(seat)).expect("somebody is to move");
                page.open_at(hosts[next], &link).await?;
                if next == 2 && !is_seated {
                    is_seated = true;
                    page.reseat(Hand::Tap, 3, "1").await?;
                }
                continue;
            }
            let choice = model.step().expect("the game is not over");
            page.make(Hand::Tap, &choice).await?;
            page.idle_past(model.ply() - 1).await?;
        }
        assert!(n_links > 20, "{n_links}");
        page.result().await?;
        page.open("en/").await?;
        page.idle().await
    });
}

#[test]
fn who_is_waited_for_is_said_everywhere() {
    BrowserSession::new(360, 640).run_on_host(async |page, host| {
        let other = Host::of_site()?;
        let device = Device { page: &page, hosts: &[&host, &other], hand: Hand::Tap };
        page.open_game(Hand::Tap, NewGame::by_link("laska")).await?;
        let mut model = Model::seated("laska", &[0, 1], 5);
        let choice = model.step().expect("there is a first move");
        page.make(Hand::Tap, &choice).await?;
        page.idle_at(1).await?;
        assert!(
            page.ask("return document.title")
                .await?
                .as_str()
                .is_some_and(|title| title.starts_with("Waiting for you • "))
        );
        let link = device.send("Send the move").await?;
        assert!(page.text(".message-bar").await?.contains("Sent."));
        let title = page.ask("return document.title").await?;
        assert!(title.as_str().is_some_and(|title| title.starts_with("Waiting for the others • ")), "{title}");
        page.open("en/").await?;
        page.idle().await?;
        assert!(page.text(".saved li").await?.contains("Waiting for the others"));
        // What comes back early is known here.
        device.open(0, &link, 1).await?;
        assert!(page.text(".message-bar").await?.contains("You have this move already."));

        device.open(1, &link, 1).await?;
        assert_eq!(page.ask("return location.hash.length").await?, 17, "the address names the saved game");
        page.open_at(&other, "en/").await?;
        page.idle().await?;
        assert!(page.text(".saved li").await?.contains("Waiting for you"));
        // Nothing of the other device is asked for after the test.
        page.open("en/").await?;
        page.idle().await
    });
}

/// What somebody has copied from a message is opened like a tapped link.
#[test]
fn a_pasted_link_is_opened() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("chess")).await?;
        let mut model = Model::new("chess", 3);
        model.play_on(&page, Hand::Tap, 2).await?;
        page.idle_at(2).await?;
        page.press(Hand::Tap, "Share this game").await?;
        page.wait_for("dialog[open] .share textarea").await?;
        let link = page.ask("return document.querySelector('dialog[open] .share textarea').value").await?;
        let link = link.as_str().unwrap_or_default().to_owned();
        assert!(link.contains("/en/chess/#g=1"), "{link}");
        // On the page of another game.
        page.open("en/laska/").await?;
        page.idle().await?;
        page.ask("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))").await?;
        page.press(Hand::Tap, "More").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.press(Hand::Tap, "My games").await?;
        page.wait_for("dialog[open] [data-open]").await?;
        page.tap(page.place("dialog[open] [data-open]").await?).await?;
        page.wait_for("dialog[open] .opening textarea").await?;
        page.ask_with("document.querySelector('dialog[open] .opening textarea').value = `Look: ${arguments[0]}.`", vec![link.into()]).await?;
        page.press(Hand::Tap, "Open").await?;
        page.until("return location.pathname.endsWith('/chess/') && document.querySelector('main[data-views]')?.dataset.ply === '2'", Vec::new())
            .await
            .map(drop)
    });
}

#[test]
fn a_damaged_link_says_so() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open("en/laska/#g=1abcdefgh").await?;
        page.until("return document.querySelector('.unread')?.innerText.includes('cut or changed')", Vec::new())
            .await?;
        // Another link in the same tab is opened, too.
        page.ask("location.hash = '#g=2abc'").await?;
        page.until("return document.querySelector('.unread')?.innerText.includes('cut or changed')", Vec::new())
            .await
            .map(drop)
    });
}
