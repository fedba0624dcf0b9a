//! One game in two tabs: only one of them has the edit lock.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page};

/// Plays the next step of the game in this tab.
async fn play(page: &Page, model: &mut Model) -> Result<(), Failure> {
    let choice = model.step().expect("the game is not over");
    page.play(Hand::Tap, &choice.gesture.sites).await?;
    page.idle_at(model.ply()).await?;
    model.check(page).await
}

/// Checks that this tab does not allow moves.
async fn check_refusal(page: &Page, model: &Model) -> Result<(), Failure> {
    let choices = model.choices();
    for site in &choices[0].gesture.sites {
        page.tap(page.site(*site).await?).await?;
    }
    page.idle_at(model.ply()).await?;
    model.check(page).await
}

#[test]
fn one_tab_writes_and_the_other_watches() {
    BrowserSession::new(360, 640).run(async |first| {
        first.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 1);
        play(&first, &mut model).await?;

        let second = first.new_tab().await?;
        second.open("en/laska/").await?;
        second.idle_at(model.ply()).await?;
        model.check(&second).await?;
        check_refusal(&second, &model).await?;

        play(&first, &mut model).await?;
        second.idle_at(model.ply()).await?;
        model.check(&second).await?;

        second.press(Hand::Tap, "Continue in this tab").await?;
        second.until("return document.querySelector('main[data-idle]') !== null", Vec::new()).await?;
        play(&second, &mut model).await?;
        first.idle_at(model.ply()).await?;
        check_refusal(&first, &model).await?;
        assert!(first.can_press("Continue in this tab").await?);

        second.close().await?;
        // The remaining tab gets the edit lock without being asked.
        first.until_gone("Continue in this tab").await?;
        first.idle_at(model.ply()).await?;
        play(&first, &mut model).await
    });
}

#[test]
fn a_reloaded_tab_goes_on_writing() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 2);
        for _ in 0..3 {
            play(&page, &mut model).await?;
            page.reload().await?;
            page.idle_at(model.ply()).await?;
            model.check(&page).await?;
            assert!(!page.can_press("Continue in this tab").await?);
        }
        Ok(())
    });
}

#[test]
fn a_tab_whose_lock_was_let_go_waits_for_its_turn_again() {
    // Some browsers reject the promise of a lock that is held when the page comes back into sight.
    const LOOSE: &str = "
        const request = navigator.locks.request.bind(navigator.locks);
        navigator.locks.request = (name, options, granted) => new Promise((done, fail) => {
            let release;
            const released = new Promise(resolve => { release = resolve; });
            const keep = lock => {
                if (lock) window.loseLock = () => {
                    fail(new DOMException('it was let go', 'InvalidStateError'));
                    release();
                };
                return Promise.race([granted(lock), released]);
            };
            request(name, options, keep).then(done, fail);
        });
    ";
    BrowserSession::new(360, 640).with_script(LOOSE).run(async |first| {
        first.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 4);
        play(&first, &mut model).await?;
        let second = first.new_tab().await?;
        second.open("en/laska/").await?;
        second.idle_at(model.ply()).await?;
        // The other tab waits in the queue, so it gets the lock at once.
        first.ask("loseLock()").await?;
        second.until_gone("Continue in this tab").await?;
        second.idle_at(model.ply()).await?;
        play(&second, &mut model).await?;
        first.idle_at(model.ply()).await?;
        assert!(first.can_press("Continue in this tab").await?);
        second.close().await?;
        first.until_gone("Continue in this tab").await?;
        first.idle_at(model.ply()).await?;
        play(&first, &mut model).await
    });
}
