//! Hints and reviews: what the computer says about a game beside playing it.

use browser::{BrowserSession, Failure, Hand, Key, Model, Page, Scheme, tier};
use play::{Dice, Entry, GameUid, Player, PlayerKind, Record, Status};
use rules::games::{FOLDERS, Portal};
use rules::{Level, Seat};

use super::shelf;

/// What the message bar says.
async fn said(page: &Page) -> Result<String, Failure> {
    page.text("[data-notice] > p").await
}

/// Waits until the message bar says this.
async fn says(page: &Page, start: &str) -> Result<String, Failure> {
    let script = "return document.querySelector('[data-notice] > p')?.textContent.startsWith(arguments[0])";
    page.until(script, vec![serde_json::json!(start)]).await?;
    said(page).await
}

/// A hint in three stages, in a game in which a chain of captures is best.
fn a_hint_comes_in_stages(hand: Hand) {
    BrowserSession::new(360, 640).run(async move |page| {
        page.open("en/laska/?nodes=2000&seed=1").await?;
        page.idle().await?;
        // On a first visit the button comes once the rest of the program is there.
        page.press(hand, "Settings").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.press(hand, "Close").await?;
        let model = Model::new("laska", 1);
        page.play(hand, &[model.site("c3"), model.site("d4")]).await?;
        let ply = page.idle_past(1).await?;
        page.press(hand, "Hint").await?;
        says(&page, "Look at the marked piece.").await?;
        page.wait_for(".drawings > circle").await?;
        page.shoot("hint-piece").await?;
        page.press(hand, "Show more").await?;
        let told = says(&page, "Best: ").await?;
        assert!(told.contains("Chances: "), "{told}");
        page.shoot("hint-turn").await?;
        page.press(hand, "Show more").await?;
        says(&page, "It could go on like this: ").await?;
        page.idle().await?;
        assert_eq!(page.ply().await?, ply, "nothing was played");
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("hint-line").await?;
        Ok(())
    });
}

#[test]
fn a_hint_comes_in_stages_by_tap() {
    a_hint_comes_in_stages(Hand::Tap);
}

#[test]
fn a_hint_comes_in_stages_by_keys() {
    a_hint_comes_in_stages(Hand::Keys);
}

/// Two people at one screen get hints if they have agreed on that before.
#[test]
fn people_agree_on_hints_before_their_game() {
    BrowserSession::new(360, 640).run(async |page| {
        for agrees in [false, true] {
            page.open("en/draughts/?nodes=1000&seed=1").await?;
            page.idle().await?;
            page.press(Hand::Tap, "New game").await?;
            page.wait_for("dialog[open]:not(.waiting)").await?;
            page.choose(Hand::Keys, "opponent", "person").await?;
            page.shoot("new-game-hints").await?;
            if agrees {
                page.tap(page.place("dialog [name=hints]").await?).await?;
            }
            page.press(Hand::Tap, "Start").await?;
            page.idle_at(0).await?;
            assert_eq!(page.can_press("Hint").await?, agrees);
        }
        page.press(Hand::Keys, "Hint").await?;
        says(&page, "Look at the marked piece.").await?;
        Ok(())
    });
}

/// A game of one person against the computer, of whom somebody resigns after so many turns, played by lot.
fn resigned(id: &str, n_turns: usize) -> Record {
    let info = FOLDERS.iter().flat_map(|folder| folder.games).find(|info| info.id == id).expect("it is a game");
    let computer = || PlayerKind::Computer(Level::nearest(2)).player();
    let mut players = vec![computer(); info.teams.len()];
    players[0] = Player::Human { name: String::new() };
    let mut record = Record::new(id, info.version, players);
    record.uid = GameUid(77);
    let (mut table, mut dice, mut nth) = (play::open::<Portal>(record).expect("it opens"), Dice::new(3), 0);
    while table.turns(table.move_formats()[0]).len() <= n_turns || table.is_mid_turn() {
        let step = match table.draw(&mut dice) {
            Some(throw) => throw,
            None => {
                nth += 1;
                let choices = table.choices();
                choices[7 * nth % choices.len()].step
            }
        };
        table.choose(step).expect("it is offered");
    }
    let by = match table.status() {
        Status::Turn(seat) => seat,
        _ => Seat::FIRST,
    };
    table.enter(Entry::Resign { by, points: 1 }).expect("it can be resigned");
    let mut record = table.record().clone();
    if let Status::Waiting { on, .. } = table.status() {
        record.entries.push(Entry::Answer { by: on[0], yes: true });
    }
    record
}

/// Puts a game on the table as a saved one.
async fn put(page: &Page, tag: &str, record: &Record) -> Result<(), Failure> {
    shelf::put(page, record).await?;
    page.open(&format!("{tag}/{}/?nodes=1500&seed=1#{}", record.id, record.uid)).await?;
    page.idle().await
}

/// A game of chess in which somebody has let the computer mate.
fn mated() -> Record {
    let steps = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];
    let computer = PlayerKind::Computer(Level::nearest(2)).player();
    let mut record = Record::new("chess", 1, vec![computer, Player::Human { name: String::new() }]);
    record.uid = GameUid(77);
    record.entries.extend(steps.iter().map(|step| Entry::Step((*step).to_owned())));
    record
}

/// A game of chess is reviewed, a turn that cost much is named, and played again.
fn a_game_is_reviewed(hand: Hand) {
    BrowserSession::new(1280, 800).run(async move |page| {
        put(&page, "en", &mated()).await?;
        page.press(hand, "Review").await?;
        page.wait_for("[data-review=done]").await?;
        let costs = page.texts(".review li > .move").await?;
        assert!(costs[0].starts_with("Nf6: cost "), "{costs:?}");
        let moves = page.moves().await?;
        assert!(moves.iter().any(|text| text.starts_with("Nf6??")), "{moves:?}");
        assert!(page.spoken("heading").await?.contains(&"Review".to_owned()));
        assert_eq!(page.spoken("image").await?.last().map(String::as_str), Some("Chances, move by move: Black"));
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("review").await?;
        // The page is left, and the computer has forgotten how to play: what it has found is kept.
        let record = mated();
        page.open(&format!("en/{}/?nodes=1&seed=1#{}", record.id, record.uid)).await?;
        page.idle().await?;
        page.press(hand, "Review").await?;
        page.wait_for("[data-review=done]").await?;
        assert_eq!(page.texts(".review li > .move").await?, costs);
        page.resize(360, 640).await?;
        page.shoot("review-phone").await?;
        page.press(hand, "Try again from here").await?;
        page.wait_for("dialog[open]:not(.waiting)").await?;
        page.press(hand, "Close").await?;
        page.idle().await?;
        assert_eq!(page.ply().await?, 5);
        Ok(())
    });
}

#[test]
fn a_game_is_reviewed_by_tap() {
    a_game_is_reviewed(Hand::Tap);
}

#[test]
fn a_game_is_reviewed_by_keys() {
    a_game_is_reviewed(Hand::Keys);
}

/// What somebody reads of a hint where they are to move: dice with a cube, four seats, tiles.
#[test]
fn hints_are_given_where_there_are_dice_pairs_and_tiles() {
    let starts = [
        ("backgammon", "white 24:2 13:5 8:3 6:5 black 24:2 13:5 8:3 6:5 dice 31 white"),
        ("lanko-68", "S 32:wb 43:ws 30:wp 1:bb 25:bs 35:bp"),
        (
            "lino",
            "f w 4,4 15,15 g15 ..tt....../t.wttw..../ttbtw.tttw/ttb.twt.tb/wtbttwbttb/.tbtb.tttb/..wttw.t../..tt.t..../.ttttt..../...t...... - -",
        ),
    ];
    BrowserSession::new(360, 640).run(async move |page| {
        for (id, start) in starts {
            let mut record = resigned(id, 0);
            record.entries.clear();
            record.start = Some(start.to_owned());
            put(&page, "en", &record).await?;
            page.press(Hand::Keys, "Hint").await?;
            page.press(Hand::Tap, "Show more").await?;
            let told = says(&page, "Best: ").await?;
            assert!(told.contains(if id == "backgammon" { "Expected: " } else { "Chances: " }), "{id}: {told}");
            assert_eq!(page.audit().await?, Vec::<String>::new(), "{id}");
            page.shoot(&format!("hint-{id}")).await?;
        }
        Ok(())
    });
}

/// Games of chains, of four seats, of dice with a cube and of tiles are reviewed; in the dark, in Arabic, on a phone.
#[test]
fn games_of_every_kind_are_reviewed() {
    BrowserSession::new(360, 640).run(async |page| {
        let kinds = [("lanko-88", 8), ("backgammon", 6), ("laska", 12), ("lino", 4), ("ludo", 12)];
        for (id, n_turns) in kinds.into_iter().take(if tier::is_full() { 5 } else { 2 }) {
            put(&page, "en", &resigned(id, n_turns)).await?;
            page.press(Hand::Tap, "Review").await?;
            page.wait_for("[data-review=done]").await?;
            let sides = page.texts(".review tbody th").await?;
            assert_eq!(sides.len(), if id == "lanko-88" || id == "ludo" { 4 } else { 2 }, "{id}: {sides:?}");
            let heads = page.texts(".review thead th").await?;
            let has_dice = id == "backgammon" || id == "ludo";
            assert_eq!(heads.contains(&"Luck".to_owned()), has_dice, "{id}: {heads:?}");
            assert_eq!(page.audit().await?, Vec::<String>::new(), "{id}");
            page.shoot(&format!("review-{id}")).await?;
        }
        page.prefer(Scheme::Dark).await?;
        put(&page, "ar", &resigned("laska", 12)).await?;
        page.tap(page.place(".review button").await?).await?;
        page.wait_for("[data-review=done]").await?;
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("review-ar-dark").await?;
        page.resize(1280, 800).await?;
        page.shoot("review-ar-dark-desk").await?;
        Ok(())
    });
}

/// Follows a link.
async fn follow(page: &Page, hand: Hand, selector: &str) -> Result<(), Failure> {
    if hand == Hand::Tap {
        return page.tap(page.place(selector).await?).await;
    }
    page.ask(&format!("document.querySelector('{selector}').focus()")).await?;
    page.key(Key::Enter).await
}

/// What cost most in a game becomes a task: it is counted on the page of the studies, solved, and gone for today.
fn mistakes_are_repeated(hand: Hand) {
    BrowserSession::new(360, 640).run(async move |page| {
        put(&page, "en", &mated()).await?;
        page.press(hand, "Review").await?;
        let kept =
            "return document.querySelector('.review')?.textContent.includes('Kept for you to practise: 1 move.')";
        page.until(kept, Vec::new()).await?;
        page.shoot("mistake-kept").await?;
        follow(&page, hand, ".review p a").await?;
        page.wait_for("[data-mistakes]:not([hidden])").await?;
        assert_eq!(page.text("[data-due] .grade").await?, "For today: 1");
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("mistakes").await?;
        follow(&page, hand, "[data-due] a").await?;
        page.wait_for(".study-place iframe").await?;

        page.open("embed/chess/?lang=en&study=mine&nodes=1500").await?;
        page.idle_at(0).await?;
        assert_eq!(page.text("h2").await?, "From your own game");
        let mut laid = Record::new("chess", 1, vec![Player::Human { name: String::new() }; 2]);
        laid.start = Some("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3".to_owned());
        let model = Model::of(laid, 0);
        page.play(hand, &[model.site("g8"), model.site("f6")]).await?;
        says(&page, "That isn’t it").await?;
        page.press(hand, "Try again").await?;
        page.idle_at(0).await?;
        page.play(hand, &[model.site("d8"), model.site("e7")]).await?;
        let told = says(&page, "That’s it").await?;
        assert!(told.contains("In your game you played Nf6: it cost "), "{told}");
        assert_eq!(page.audit().await?, Vec::<String>::new());
        page.shoot("mistake-solved").await?;
        page.open("en/chess/studies/").await?;
        page.wait_for("[data-mistakes] [data-none]:not([hidden])").await?;

        page.open("embed/chess/?lang=en&study=mine").await?;
        page.idle_at(0).await?;
        assert_eq!(page.text("h2").await?, "Chess", "a puzzle, as none is due");
        Ok(())
    });
}

#[test]
fn mistakes_are_repeated_by_tap() {
    mistakes_are_repeated(Hand::Tap);
}

#[test]
fn mistakes_are_repeated_by_keys() {
    mistakes_are_repeated(Hand::Keys);
}
