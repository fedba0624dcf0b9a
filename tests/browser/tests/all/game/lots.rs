//! Games with dice that are played at two devices by links: throws that both devices decide.

use browser::{BrowserSession, Failure, Hand, Host, Model, NewGame, Offered, Page};
use play::{GameUid, Match, Player};
use rules::Options;
use rules::games::Portal;
use rules::match_rules::Plan;

use super::by_link::Device;

const GAME: &str = "backgammon";

/// The step of a player who runs home, doubles now and then, and takes.
fn choose(model: &Model, n_links: usize) -> Offered {
    let choices = model.choices();
    let behind = |choice: &&Offered| match choice.text.split('/').next() {
        Some("bar") => 25,
        from => from.and_then(|from| from.parse().ok()).unwrap_or(0),
    };
    let named = |name: &str| choices.iter().find(|choice| choice.text == name);
    let cube = if n_links % 8 == 5 { named("double") } else { named("roll") };
    let runs = || choices.iter().max_by_key(|choice| (choice.text.contains("off"), behind(choice)));
    named("take").or(cube).or_else(runs).cloned().expect("there is something to play")
}

/// Plays a game on until it is over or so many links were sent; gives how many were.
async fn play(device: &Device<'_>, model: &mut Model, first: usize, most: usize) -> Result<usize, Failure> {
    let page = device.page;
    let mut n_links = first;
    loop {
        page.idle().await?;
        model.follow(page).await?;
        if device.is_to_send().await? {
            let link = device.send_shown().await?;
            n_links += 1;
            page.open_at(device.hosts[n_links % 2], &link).await?;
            page.idle().await?;
            if n_links >= most {
                return Ok(n_links);
            }
            continue;
        }
        if model.is_over() {
            return Ok(n_links);
        }
        if model.awaits_throw() {
            model.throw(page, device.hand).await?;
        } else {
            let choice = choose(model, n_links);
            page.make(device.hand, &choice).await?;
            model.play(&choice.text);
        }
    }
}

/// What the page says of the throws.
async fn proof(page: &Page, hand: Hand) -> Result<String, Failure> {
    page.press(hand, "Share this game").await?;
    page.wait_for("dialog[open] [data-throws]").await?;
    let says = page.text("dialog[open] [data-throws]").await?;
    page.press(hand, "Close").await?;
    Ok(says)
}

/// Begins a match of backgammon by links; gives its run.
async fn begin(device: &Device<'_>) -> Result<Match, Failure> {
    let page = device.page;
    page.open_at(device.hosts[0], &format!("en/{GAME}/")).await?;
    page.idle().await?;
    page.start(device.hand, NewGame { length: "3", ..NewGame::by_link(GAME) }).await?;
    page.idle_at(0).await?;
    let plan = Plan { key: "points".to_owned(), length: 3, ..Plan::single(GAME, Options::new()) };
    let people = vec![Player::Human { name: String::new() }; 2];
    Ok(Match::new::<Portal>(plan, people).expect("there is such a match"))
}

/// The first links seat both devices; whoever wins the opening throw plays, and every throw so far is proved.
#[test]
fn two_devices_throw_together() {
    BrowserSession::new(360, 640).run_on_host(async |page, host| {
        let other = Host::of_site()?;
        let device = Device { page: &page, hosts: &[&host, &other], hand: Hand::Tap };
        let run = begin(&device).await?;
        assert!(page.text(".message-bar").await?.contains("The game is ready"));
        let mut model = Model::of(run.game(GameUid(0), None).expect("the match begins"), 0);
        play(&device, &mut model, 0, 1).await?;
        let says = page.text(".message-bar").await?;
        assert!(says.contains("You have a seat. Send the link back"), "{says}");
        assert_eq!(proof(&page, Hand::Tap).await?, "Proved rolls: 0 of 0.");
        play(&device, &mut model, 1, 6).await?;
        let says = proof(&page, Hand::Tap).await?;
        let n_throws = says.split(' ').nth(2).unwrap_or_default();
        assert!(n_throws != "0" && says == format!("Proved rolls: {n_throws} of {n_throws}."), "{says}");
        page.open("en/").await?;
        page.idle().await
    });
}

#[test]
#[ignore = "long run"]
fn a_match_with_the_cube_is_finished_by_links_alone() {
    BrowserSession::new(360, 640).run_on_host(async |page, host| {
        let other = Host::of_site()?;
        let device = Device { page: &page, hosts: &[&host, &other], hand: Hand::Tap };
        let mut run = begin(&device).await?;
        let mut n_links = 0;
        while let Some(record) = run.game(GameUid(0), None) {
            let mut model = Model::of(record, 0);
            n_links = play(&device, &mut model, n_links, usize::MAX).await?;
            run.finish::<Portal>(model.table().record().clone()).expect("it is the game that was to be played");
            if run.outcome().is_none() {
                page.press(Hand::Tap, "Next game").await?;
                page.until("return document.querySelector('main[data-idle]')?.dataset.ply === '0'", Vec::new()).await?;
            }
        }
        assert!(run.points().0.iter().any(|points| *points >= 3), "{:?}", run.points());
        page.result().await?;
        assert!(n_links > 10, "{n_links}");
        page.open("en/").await?;
        page.idle().await
    });
}

/// Who sits down learns what was agreed on throws, and finds it below the board from then on.
#[test]
fn what_was_agreed_on_throws_is_said() {
    BrowserSession::new(360, 640).run_on_host(async |page, host| {
        let other = Host::of_site()?;
        let device = Device { page: &page, hosts: &[&host, &other], hand: Hand::Tap };
        page.open("en/ludo/").await?;
        page.idle().await?;
        page.press(Hand::Tap, "New game").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.choose(Hand::Tap, "players", "2").await?;
        page.choose_listed(Hand::Tap, "seat-3", "link").await?;
        page.tap(page.place("dialog[open] label:has([name=throws])").await?).await?;
        page.press(Hand::Tap, "Start").await?;
        page.until("return document.querySelector('dialog[open]') === null", Vec::new()).await?;
        page.idle().await?;
        let link = device.send_shown().await?;
        page.open_at(&other, &link).await?;
        page.idle().await?;
        let says = page.text(".message-bar").await?;
        assert!(says.contains("You have a seat.") && says.contains("(Rolls after a six come at once)"), "{says}");
        assert!(page.text(".handicap").await?.starts_with("It was agreed that rolls after a six"));
        page.open("en/").await?;
        page.idle().await
    });
}

/// Before a game with dice begins by links, the page says what that takes.
#[test]
fn what_throws_take_is_said_before_a_game_begins() {
    BrowserSession::new(360, 640).run(async |page| {
        for (game, words) in [(GAME, "before each roll"), ("ludo", "the others add a secret first")] {
            page.open(&format!("en/{game}/")).await?;
            page.idle().await?;
            page.press(Hand::Tap, "New game").await?;
            page.wait_for("dialog[open]:not(.waiting)").await?;
            if game == "ludo" {
                page.choose_listed(Hand::Tap, "seat-3", "link").await?;
            } else {
                page.choose(Hand::Tap, "opponent", "link").await?;
            }
            let says = page.text("dialog[open]").await?;
            assert!(says.contains(words), "{says}");
            // The computer has two seats in a row beside one's own.
            assert_eq!(says.contains("Two seats of one device"), game == "ludo", "{says}");
            page.press(Hand::Tap, "Close").await?;
        }
        Ok(())
    });
}
