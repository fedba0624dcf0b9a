//! A game on the page, played by hand.

use rules::Seat;
use rules::games::FOLDERS;
use rules::options::PLAYERS;
use rules::present::{Gesture, GestureKind};
use rules::view::Site;
use serde_json::json;

use crate::buttons::BUTTON;
use crate::english;
use crate::failure::Failure;
use crate::input::{Hand, Key};
use crate::model::Offered;
use crate::page::Page;
use crate::place::Point;

/// Who plays a new game.
#[derive(Clone, Copy, Debug)]
pub enum Players {
    /// Two sides, or people on the seats of two teams.
    Sides {
        /// `machine` or `person`, or the number of people, or their match.
        opponent: &'static str,
        /// `1`, `2` or `lot`.
        side: &'static str,
    },
    /// Everybody has their own seat: `person` or a level of the computer on each in the order of play, `machine` for
    /// the default level, and an empty text for an empty seat.
    Seats(&'static [&'static str]),
}

/// The choices in the dialog for a new game.
#[derive(Clone, Copy, Debug)]
pub struct NewGame {
    /// The game's id.
    pub game: &'static str,
    /// Who plays.
    pub players: Players,
    /// `single`, or the length of the match of two.
    pub length: &'static str,
    /// The game's options by key; others keep their defaults.
    pub options: &'static [(&'static str, &'static str)],
}

impl NewGame {
    /// For two people at one screen.
    #[must_use]
    pub fn for_two(game: &'static str) -> Self {
        Self { game, players: Players::Sides { opponent: "person", side: "1" }, length: "single", options: &[] }
    }

    /// Any game without the computer: a person on each seat if everybody has their own, else two people.
    ///
    /// # Panics
    ///
    /// When there is no such game.
    #[must_use]
    pub fn without_computer(game: &'static str) -> Self {
        const PEOPLE: [&str; Seat::MAX] = ["person"; Seat::MAX];
        let info = FOLDERS.iter().flat_map(|folder| folder.games).find(|info| info.id == game);
        let info = info.unwrap_or_else(|| panic!("there is no game {game}"));
        let is_each_his = info.options.iter().any(|spec| spec.key == PLAYERS);
        if is_each_his { Self::for_seats(game, &PEOPLE[..info.teams.len()]) } else { Self::for_two(game) }
    }

    /// For these players, in a game where everybody has their own seat: `person`, `machine` or an empty text for an
    /// empty seat.
    #[must_use]
    pub fn for_seats(game: &'static str, seats: &'static [&'static str]) -> Self {
        Self { players: Players::Seats(seats), ..Self::for_two(game) }
    }

    /// For this many people at one screen, more than two.
    #[must_use]
    pub fn for_people(game: &'static str, n_people: &'static str) -> Self {
        Self { players: Players::Sides { opponent: n_people, side: "1" }, ..Self::for_two(game) }
    }

    /// For two people at two devices; this one has the first move.
    #[must_use]
    pub fn by_link(game: &'static str) -> Self {
        Self { players: Players::Sides { opponent: "link", side: "1" }, ..Self::for_two(game) }
    }

    /// For four people at devices of their own; this one has the first move.
    #[must_use]
    pub fn by_links_of_four(game: &'static str) -> Self {
        Self { players: Players::Sides { opponent: "link-4", side: "1" }, ..Self::for_two(game) }
    }

    /// Against the computer, with the first move.
    #[must_use]
    pub fn against_computer(game: &'static str) -> Self {
        Self { players: Players::Sides { opponent: "machine", side: "1" }, ..Self::for_two(game) }
    }
}

/// Finds the radio button with that name and value, or its label, which is larger.
const RADIO: &str = "(() => {
    const room = document.querySelector('dialog[open]') ?? document;
    const all = [...room.querySelectorAll('input[type=radio]')];
    const radio = all.find(each => each.name === arguments[0] && each.value === arguments[1]);
    if (!radio) return null;
    return radio.labels[0] ?? radio;
})()";

/// The most presses of a key in search of something.
pub(crate) const MOST_KEYS: usize = 80;

impl Page {
    /// The middle of a square.
    ///
    /// # Errors
    ///
    /// There is none.
    pub async fn site(&self, site: Site) -> Result<Point, Failure> {
        self.place(&cell(site)).await
    }

    /// Waits until nothing thinks, moves or needs saving; on a page without a table, until all of it is there.
    ///
    /// # Errors
    ///
    /// That does not happen.
    pub async fn idle(&self) -> Result<(), Failure> {
        let script = "
            const isStill = ['about', 'learn', 'studies', 'puzzle'].includes(document.documentElement.dataset.page);
            return isStill && document.readyState === 'complete' || document.querySelector('main[data-idle]') !== null;
        ";
        self.until(script, Vec::new()).await.map(drop)
    }

    /// Waits until the record has this many entries and nothing thinks, moves or needs saving.
    ///
    /// # Errors
    ///
    /// That does not happen.
    pub async fn idle_at(&self, ply: usize) -> Result<(), Failure> {
        let script = "
            const main = document.querySelector('main');
            return main !== null && 'idle' in main.dataset && main.dataset.ply === arguments[0];
        ";
        let reached = self.until(script, vec![json!(ply.to_string())]).await;
        match reached {
            Ok(_) => Ok(()),
            Err(_) => {
                let main = self.ask("return document.querySelector('main')?.cloneNode(false).outerHTML").await?;
                Err(Failure::page(format!("the game does not come to rest after {ply} entries: {main}")))
            }
        }
    }

    /// Waits until the record has more than this many entries and nothing thinks, moves or needs saving; returns their
    /// number.
    ///
    /// # Errors
    ///
    /// That does not happen.
    pub async fn idle_past(&self, ply: usize) -> Result<usize, Failure> {
        let script = "return Number(document.querySelector('main[data-idle]')?.dataset.ply) > arguments[0]";
        self.until(script, vec![json!(ply)]).await?;
        self.ply().await
    }

    /// The number of entries in the record.
    ///
    /// # Errors
    ///
    /// There is no game.
    pub async fn ply(&self) -> Result<usize, Failure> {
        let ply = self.ask("return document.querySelector('main[data-ply]')?.dataset.ply").await?;
        let ply = ply.as_str().and_then(|ply| ply.parse().ok());
        ply.ok_or_else(|| Failure::page("there is no game"))
    }

    /// Whose turn it is, in the page's words.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn turn(&self) -> Result<String, Failure> {
        self.text("[data-turn]").await
    }

    /// The points of the teams, if the page shows any.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn points(&self) -> Result<Option<String>, Failure> {
        let script = "
            const plates = [...document.querySelectorAll('.plate[data-points]')];
            plates.sort((one, other) => one.dataset.seat - other.dataset.seat);
            return plates.length ? plates.map(plate => plate.dataset.points).join(' ') : null;
        ";
        Ok(self.ask(script).await?.as_str().map(str::to_owned))
    }

    /// Waits until the game is over, and returns the page's text about its end.
    ///
    /// # Errors
    ///
    /// It is not over.
    pub async fn result(&self) -> Result<String, Failure> {
        self.until(&format!("return {BUTTON} !== undefined"), vec![json!("Rematch")]).await?;
        Ok([self.turn().await?, self.text("[data-live]").await?].join(" "))
    }

    /// The turns in the list of moves.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn moves(&self) -> Result<Vec<String>, Failure> {
        self.texts("[data-moves] [data-turn]").await
    }

    /// Plays a step by its squares, by its button, or by its squares and then the button in the question.
    ///
    /// # Errors
    ///
    /// The page does not offer it.
    pub async fn make(&self, hand: Hand, choice: &Offered) -> Result<(), Failure> {
        let sites = &choice.gesture.sites;
        if !sites.is_empty() {
            // Some steps do not wait for the last tap.
            let is_short = |gesture: &&Gesture| {
                let is_wanted =
                    if choice.is_overtaken { gesture.sites.len() > 1 } else { sites.starts_with(&gesture.sites) };
                gesture.is(GestureKind::Eager) && is_wanted
            };
            let short = choice.shortcuts.iter().find(is_short).filter(|_| !matches!(hand, Hand::Swipe | Hand::Drag));
            self.play(hand, short.map_or(sites, |gesture| &gesture.sites)).await?;
        }
        match &choice.gesture.choice {
            Some(_) if choice.gesture.is(GestureKind::Confirmed) => self.press(hand, "Play anyway").await,
            Some(words) => self.press(hand, &english::say(self.about().await?, words)).await,
            None => Ok(()),
        }
    }

    /// Makes a gesture on the board: touches these sites in order.
    ///
    /// # Errors
    ///
    /// There is no such site, or the browser does not answer.
    pub async fn play(&self, hand: Hand, sites: &[Site]) -> Result<(), Failure> {
        match (hand, sites) {
            (Hand::Swipe | Hand::Drag, [from, .., to]) => {
                // Finding a site may scroll the page, and with it the one that was found before.
                self.site(*from).await?;
                let (to, from) = (self.site(*to).await?, self.site(*from).await?);
                if hand == Hand::Drag { self.drag(from, to).await } else { self.swipe(from, to).await }
            }
            _ => {
                for (idx, site) in sites.iter().enumerate() {
                    // A piece that must move on is already selected.
                    if idx > 0 || !self.is_selected(*site).await? {
                        self.touch_site(hand, *site).await?;
                    }
                }
                Ok(())
            }
        }
    }

    /// Touches one site.
    ///
    /// # Errors
    ///
    /// There is no such site, or the browser does not answer.
    pub async fn touch_site(&self, hand: Hand, site: Site) -> Result<(), Failure> {
        match hand {
            Hand::Tap | Hand::Swipe => self.tap(self.site(site).await?).await,
            Hand::Click | Hand::Drag => self.click(self.site(site).await?).await,
            Hand::Keys => {
                self.walk_to(site).await?;
                self.key(Key::Enter).await
            }
        }
    }

    /// Whether a site is selected.
    ///
    /// # Errors
    ///
    /// The browser does not answer.
    pub async fn is_selected(&self, site: Site) -> Result<bool, Failure> {
        Ok(self.count(&format!("{}[aria-selected=true]", cell(site))).await? > 0)
    }

    /// Presses the Tab key until a function body of JavaScript returns true.
    pub(crate) async fn tab_until(&self, script: &str, args: Vec<serde_json::Value>) -> Result<(), Failure> {
        for _ in 0..MOST_KEYS {
            if self.ask_with(script, args.clone()).await? == true {
                return Ok(());
            }
            self.key(Key::Tab).await?;
        }
        Err(Failure::page(format!("the Tab key does not lead to {script} with {args:?}")))
    }

    /// Chooses a radio button.
    ///
    /// # Errors
    ///
    /// There is none.
    pub async fn choose(&self, hand: Hand, name: &str, value: &str) -> Result<(), Failure> {
        let args = vec![json!(name), json!(value)];
        let checked = format!("input[name={name}][value='{value}']:checked");
        if self.count(&checked).await? > 0 {
            return Ok(());
        }
        match hand {
            Hand::Tap | Hand::Swipe => self.tap(self.find_place(RADIO, args).await?).await?,
            Hand::Click | Hand::Drag => self.click(self.find_place(RADIO, args).await?).await?,
            Hand::Keys => {
                self.tab_until("return document.activeElement?.name === arguments[0]", args).await?;
                for _ in 0..MOST_KEYS {
                    if self.count(&checked).await? > 0 {
                        return Ok(());
                    }
                    self.key(Key::Down).await?;
                }
            }
        }
        self.wait_for(&checked).await.map(drop)
    }

    /// Turns the board to another side: that of a seat, counted from 1, or `mover`'s.
    ///
    /// # Errors
    ///
    /// Part of the dialog is missing.
    pub async fn see_from(&self, hand: Hand, bottom: &str) -> Result<(), Failure> {
        self.set(hand, "bottom", bottom).await
    }

    /// Chooses a setting in its dialog.
    ///
    /// # Errors
    ///
    /// Part of the dialog is missing.
    pub async fn set(&self, hand: Hand, name: &str, value: &str) -> Result<(), Failure> {
        self.press(hand, "Settings").await?;
        self.wait_for("dialog[open]:not(.waiting)").await?;
        self.choose(hand, name, value).await?;
        self.press(hand, "Close").await?;
        self.until("return document.querySelector('dialog[open]') === null", Vec::new()).await.map(drop)
    }

    /// Gives a seat, counted from 1, to `person` or to the computer (the number of its level), in the dialog for
    /// seats.
    ///
    /// # Errors
    ///
    /// Part of the dialog is missing.
    pub async fn reseat(&self, hand: Hand, seat: usize, player: &str) -> Result<(), Failure> {
        self.press(hand, "Players").await?;
        self.wait_for("dialog[open]:not(.waiting)").await?;
        self.choose_listed(hand, &format!("seat-{seat}"), player).await?;
        self.press(hand, "Close").await?;
        self.until("return document.querySelector('dialog[open]') === null", Vec::new()).await.map(drop)
    }

    /// Opens a game's page and starts a new game there.
    ///
    /// # Errors
    ///
    /// The page cannot be loaded, or part of the dialog is missing.
    pub async fn open_game(&self, hand: Hand, new: NewGame) -> Result<(), Failure> {
        self.open(&format!("en/{}/", new.game)).await?;
        self.idle().await?;
        self.start(hand, new).await?;
        self.idle_at(0).await
    }

    /// Starts a new game in the page's dialog.
    ///
    /// # Errors
    ///
    /// Part of the dialog is missing.
    pub async fn start(&self, hand: Hand, new: NewGame) -> Result<(), Failure> {
        self.press(hand, "New game").await?;
        self.wait_for("dialog[open]:not(.waiting)").await?;
        // Where a program has one game, there is nothing to choose.
        if self.count("dialog input[name=game]").await? > 0 {
            self.choose(hand, "game", new.game).await?;
        }
        self.choose_players(hand, new.players).await?;
        if self.count("select[name=length]").await? > 0 || new.length != "single" {
            self.choose_listed(hand, "length", new.length).await?;
        }
        if !new.options.is_empty() {
            self.unfold(hand, "dialog .more").await?;
        }
        for (key, value) in new.options {
            let name = format!("option-{key}");
            if self.count(&format!("input[type=number][name={name}]")).await? > 0 {
                self.type_number(&name, value).await?;
            } else {
                self.choose(hand, &name, value).await?;
            }
        }
        self.press(hand, "Start").await?;
        self.until("return document.querySelector('dialog[open]') === null", Vec::new()).await?;
        Ok(())
    }

    /// Chooses the players in the open dialog.
    async fn choose_players(&self, hand: Hand, players: Players) -> Result<(), Failure> {
        match players {
            Players::Sides { opponent, side } => {
                self.choose(hand, "opponent", opponent).await?;
                if opponent == "machine" {
                    self.choose(hand, "side", side).await?;
                }
            }
            Players::Seats(seats) => {
                let taken = || (1..).zip(seats).filter(|(_, player)| !player.is_empty());
                self.choose(hand, "players", &taken().count().to_string()).await?;
                for (seat, player) in taken() {
                    let player = if *player == "machine" { "2" } else { player };
                    self.choose_listed(hand, &format!("seat-{seat}"), player).await?;
                }
            }
        }
        Ok(())
    }
}

/// The square of a site, as a selector.
pub(crate) fn cell(site: Site) -> String {
    format!("[role=gridcell][data-site='{}']", site.0)
}
