//! A browser that stores nothing: the game can still be played, and the page says so.

use browser::{BrowserSession, Hand, Model, NewGame};

/// Plays some steps in a browser with storage broken by this script.
fn play_without(script: &str) {
    BrowserSession::new(360, 640).with_script(script).run(async |page| {
        page.open_game(Hand::Tap, NewGame::for_two("laska")).await?;
        let mut model = Model::new("laska", 4);
        for _ in 0..8 {
            let choice = model.step().expect("the game is not over");
            page.play(Hand::Tap, &choice.gesture.sites).await?;
            page.idle_at(model.ply()).await?;
            model.check(&page).await?;
        }
        page.until("return /\\bsave[ds]?\\b/.test(document.querySelector('[data-notice]').innerText)", Vec::new())
            .await?;
        assert_eq!(page.count("[data-saved]").await?, 0);
        // Undoing writes to storage too.
        page.press(Hand::Tap, "Undo").await?;
        model.undo(1);
        page.until("return document.querySelector('main[data-idle]') !== null", Vec::new()).await?;
        Ok(())
    });
}

#[test]
fn there_is_no_store() {
    play_without("Object.defineProperty(globalThis, 'indexedDB', { value: undefined });");
}

#[test]
fn the_store_is_forbidden() {
    play_without("IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };");
}

#[test]
fn the_store_cannot_be_opened() {
    play_without(
        "
        IDBFactory.prototype.open = () => {
            const request = new EventTarget();
            request.error = new DOMException('broken', 'UnknownError');
            setTimeout(() => {
                const event = new Event('error', { cancelable: true });
                request.onerror?.(event);
                request.dispatchEvent(event);
            });
            return request;
        };
        ",
    );
}

#[test]
fn the_store_is_full() {
    play_without(
        "
        const full = () => { throw new DOMException('full', 'QuotaExceededError'); };
        IDBObjectStore.prototype.put = full;
        IDBObjectStore.prototype.add = full;
        ",
    );
}

#[test]
fn the_store_turns_out_to_be_full_at_the_end() {
    play_without(
        "
        IDBTransaction.prototype.commit = () => {};
        for (const name of ['put', 'add']) {
            const store = IDBObjectStore.prototype[name];
            IDBObjectStore.prototype[name] = function (...values) {
                const request = store.apply(this, values);
                request.addEventListener('success', () => this.transaction.abort());
                return request;
            };
        }
        ",
    );
}
