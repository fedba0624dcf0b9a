//! New versions, lost networks, other tabs and crashes, in whatever order they come: no game is lost by any of them.

use std::path::PathBuf;
use std::rc::Rc;

use browser::{BrowserSession, Failure, Hand, Host, Model, NewGame, Page, editions, tier};
use oorandom::Rand32;
use tests::random;

use super::new_version::accept;
use super::offline::kept;

/// The games of the two tabs.
const GAMES: [&str; 2] = ["laska", "draughts"];
/// How many events there are in one order: in a quick run, and in a full one.
const N_EVENTS: (u64, u64) = (4, 10);
/// More than a host keeps, so that tabs outlive their own.
const N_EDITIONS: usize = 5;

/// What may happen.
#[derive(Clone, Copy, Debug)]
enum Event {
    Deploy,
    Accept,
    Reload,
    Offline,
    Online,
    OtherTab,
    Kill,
}

const EVENTS: [Event; 7] =
    [Event::Deploy, Event::Accept, Event::Reload, Event::Offline, Event::Online, Event::OtherTab, Event::Kill];

/// A tab with a game in it.
struct Tab {
    page: Page,
    model: Model,
}

impl Tab {
    async fn check(&self) -> Result<(), Failure> {
        self.page.idle_at(self.model.ply()).await?;
        self.model.check(&self.page).await
    }

    async fn play(&mut self) -> Result<(), Failure> {
        // A game that is over has another after it.
        if self.model.is_over() {
            return Ok(());
        }
        self.model.play_on(&self.page, Hand::Tap, 1).await?;
        self.model.check(&self.page).await
    }

    /// Whether the device has what this tab needs.
    async fn is_kept(&self) -> Result<bool, Failure> {
        Ok(self.page.ask("return document.documentElement.dataset.kept === 'visited'").await? == true)
    }
}

/// A person with a browser, and the host of the site.
struct Story {
    host: Rc<Host>,
    editions: Vec<PathBuf>,
    /// Which of the editions the host has.
    edition: usize,
    is_online: bool,
    tabs: Vec<Tab>,
    /// The tab that is looked at; the other one sleeps.
    front: usize,
}

impl Story {
    fn tab(&mut self) -> &mut Tab {
        &mut self.tabs[self.front]
    }

    /// Lets it happen, if it can.
    async fn happen(&mut self, event: Event) -> Result<(), Failure> {
        match event {
            Event::Deploy => {
                self.edition = (self.edition + 1) % self.editions.len();
                if self.is_online {
                    self.host.serve(&self.editions[self.edition])?;
                }
            }
            Event::Accept if self.is_online => accept(&self.tab().page).await?,
            Event::Reload => self.tab().page.reload().await?,
            Event::Offline if self.is_online => {
                // Before that, nothing is promised.
                for tab in &self.tabs {
                    if !tab.is_kept().await? {
                        return Ok(());
                    }
                }
                self.host.stop();
                self.is_online = false;
            }
            Event::Online if !self.is_online => {
                self.host.serve(&self.editions[self.edition])?;
                self.is_online = true;
            }
            Event::OtherTab if self.tabs.len() > 1 => self.front = 1 - self.front,
            Event::OtherTab if self.is_online => {
                let page = self.tab().page.new_tab().await?;
                self.tabs.push(begin(page, GAMES[1]).await?);
                self.front = 1;
            }
            Event::Kill => self.kill().await?,
            Event::Accept | Event::Offline | Event::Online | Event::OtherTab => {}
        }
        Ok(())
    }

    async fn kill(&mut self) -> Result<(), Failure> {
        let page = self.tabs[0].page.clone();
        page.kill().await?;
        page.revive().await?;
        for (idx, tab) in self.tabs.iter_mut().enumerate() {
            if idx > 0 {
                tab.page = page.new_tab().await?;
            }
            tab.page.open(&format!("en/{}/", GAMES[idx])).await?;
            tab.page.idle_at(tab.model.ply()).await?;
        }
        Ok(())
    }
}

/// A new game in a tab, with a step; before that there is nothing to keep.
async fn begin(page: Page, game: &'static str) -> Result<Tab, Failure> {
    page.open_game(Hand::Tap, NewGame::for_two(game)).await?;
    let mut tab = Tab { page, model: Model::seated(game, &[0, 1], 1) };
    tab.play().await?;
    Ok(tab)
}

/// One order of events.
#[expect(clippy::print_stdout, reason = "test output")]
fn tell(order: u64, editions: Vec<PathBuf>) {
    BrowserSession::new(360, 640).alone().with_worker().run_on_host(async move |page, host| {
        let mut rand: Rand32 = random::rand(order);
        host.serve(&editions[0])?;
        let tab = begin(page, GAMES[0]).await?;
        kept(&tab.page).await?;
        let mut story = Story { host, editions, edition: 0, is_online: true, tabs: vec![tab], front: 0 };
        for _ in 0..tier::pick(N_EVENTS.0, N_EVENTS.1) {
            let event = EVENTS[rand.rand_range(0..EVENTS.len() as u32) as usize];
            println!("order {order}: {event:?} to tab {}", story.front);
            story.happen(event).await?;
            story.tab().check().await?;
            story.tab().play().await?;
        }
        // At the end there is a network, and every tab is opened again.
        story.happen(Event::Online).await?;
        for tab in &story.tabs {
            tab.page.reload().await?;
            tab.check().await?;
        }
        story.tabs[0].page.console_errors().await.map(drop)
    });
}

#[test]
fn no_order_of_events_loses_a_game() {
    let editions = editions("orders", N_EDITIONS).expect("the site has been built");
    for order in 0..tier::pick(1, 20) {
        tell(order, editions.clone());
    }
}
