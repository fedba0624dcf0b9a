//! Contact sheets: twelve states of a game of every family in every language, and the boards of all games in all windows
//! and looks. In each, every word has its room, and a full run takes the pictures for people to review. A quick run has
//! one sheet and one board.

use browser::{BrowserSession, Failure, Hand, Model, Page, Scheme, speak, tier};
use rules::Catalogue;
use rules::games::Portal;
use serde_json::json;

use super::room::{self, DIALOGS, languages};
use crate::game::changing::WINDOWS;
use crate::game::shelf;

/// Steps before the picture of a game in play.
const N_STEPS: usize = 9;

/// The looks of a board, and the colours around it.
const LOOKS: [(&str, Scheme); 4] =
    [("auto", Scheme::Light), ("wood", Scheme::Light), ("ink", Scheme::Light), ("auto", Scheme::Dark)];
/// The strip of a game that is over.
const OVER: &str = ".game-header.over";
/// The button that agrees to what is proposed; where others play on, the one that rolls for the next of them.
const AGREES: &str = ".game-header:not(.over) ~ .message-bar .replies button:first-child";

/// Choices of one setting that are called alike.
const TWINS: &str = "
    return [...document.querySelectorAll('dialog[open] fieldset')].flatMap(setting => {
        const names = [...setting.querySelectorAll('label')].map(label => label.textContent.trim());
        return names.filter((name, idx) => names.indexOf(name) !== idx);
    });
";

async fn take(page: &Page, game: &'static str, lang: &str) -> Result<(), Failure> {
    let look = async |state: &str| room::check(page, &format!("sheet-{lang}-{game}-{state}")).await;
    let start = Model::new(game, 5);
    shelf::put(page, start.table().record()).await?;
    page.open_afresh(&format!("{lang}/{game}/#{}", start.table().record().uid)).await?;
    page.idle_at(0).await?;
    look("start").await?;
    speak(lang);
    let mut model = start;
    model.play_on(page, Hand::Tap, N_STEPS).await?;
    while model.awaits_throw() {
        model.throw(page, Hand::Tap).await?;
    }
    look("play").await?;

    let choices = model.choices();
    let own = choices[0].gesture.sites[0];
    page.tap(page.site(own).await?).await?;
    page.idle().await?;
    look("chosen").await?;
    let scene = model.table().scene();
    let is_asked = |site| choices.iter().any(|choice| choice.gesture.sites.contains(site));
    let refused = scene.stacks.keys().find(|site| !is_asked(site)).expect("some piece cannot move");
    page.tap(page.site(*refused).await?).await?;
    page.until("return document.querySelector('[data-notice]')?.textContent", Vec::new()).await?;
    look("refused").await?;

    for (icon, state) in DIALOGS {
        page.open_by_icon(icon).await?;
        look(state).await?;
        if state == "settings" {
            assert_eq!(page.ask(TWINS).await?, json!([]), "{lang}, {game}: names of choices");
        }
        page.tap(page.place("dialog[open] header button").await?).await?;
    }
    // One resigns after another until the game is over; where a partner or the other side is asked, it agrees.
    while page.count(OVER).await? == 0 {
        page.open_by_icon("flag").await?;
        look("resign").await?;
        page.tap(page.place("dialog[open] .button-main").await?).await?;
        page.until("return !document.querySelector('dialog[open]')", Vec::new()).await?;
        page.idle().await?;
        if page.count(AGREES).await? > 0 {
            look("asked").await?;
            page.tap(page.place(AGREES).await?).await?;
            page.idle().await?;
        }
    }
    look("end").await?;
    for part in ["how-to-play", "studies"] {
        page.open(&format!("{lang}/{game}/{part}/")).await?;
        page.idle().await?;
        look(part).await?;
    }
    Ok(())
}

/// The sheets of one family. A quick run has one of all families, in a language with long words.
fn check(game: &'static str) {
    // The language with letters added is none that is read back; `room` has it.
    let is_taken = |lang: &str| lang != "en-XA" && (tier::is_full() || lang == "el");
    for lang in languages().into_iter().filter(|lang| is_taken(lang)) {
        BrowserSession::new(360, 640).run(async move |page| take(&page, game, &lang).await);
    }
}

macro_rules! families {
    ($($(#[$attribute:meta])* $name:ident: $game:literal),+ $(,)?) => {
        mod every_state_has_room_in_every_language {
            $(#[test]
            $(#[$attribute])*
            fn $name() {
                super::check($game);
            })+
        }
    };
}

families! {
    of_lanko: "lanko-68",
    #[ignore = "long run"]
    of_laska: "laska",
    #[ignore = "long run"]
    of_lanrick: "lanrick",
    #[ignore = "long run"]
    of_lino: "lino",
    #[ignore = "long run"]
    of_backgammon: "backgammon",
    #[ignore = "long run"]
    of_chess: "chess",
    #[ignore = "long run"]
    of_draughts: "draughts",
    #[ignore = "long run"]
    of_ludo: "ludo",
}

#[test]
fn every_board_has_room_in_every_window_and_look() {
    let n_games = tier::pick(1, Portal::ids().len() as u64) as usize;
    for (width, height) in WINDOWS.into_iter().take(tier::pick(1, WINDOWS.len() as u64) as usize) {
        BrowserSession::new(width, height).run(async move |page| {
            for game in Portal::ids().into_iter().take(n_games) {
                let mut model = Model::new(game, 7);
                shelf::put(&page, model.table().record()).await?;
                page.open_afresh(&format!("en/{game}/#{}", model.table().record().uid)).await?;
                page.idle_at(0).await?;
                model.play_on(&page, Hand::Tap, N_STEPS).await?;
                for (look, scheme) in LOOKS {
                    page.prefer(scheme).await?;
                    page.set(Hand::Tap, "look", look).await?;
                    page.idle().await?;
                    let dark = if scheme == Scheme::Dark { "-dark" } else { "" };
                    room::check(&page, &format!("board-{game}-{width}x{height}-{look}{dark}")).await?;
                }
            }
            Ok(())
        });
    }
}
