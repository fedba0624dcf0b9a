//! The games saved in the browser, accessed from outside.

use std::sync::atomic::{AtomicU64, Ordering};

use browser::{Failure, Model, Page};
use play::{GameUid, Record, wire};
use serde_json::{Value, json};

const PUT: &str = "
    const [uid, text, game] = arguments;
    return new Promise((done, fail) => {
        const opening = indexedDB.open('mustermead');
        opening.onerror = fail;
        opening.onsuccess = () => {
            const work = opening.result.transaction(['games', 'summaries'], 'readwrite');
            const changed = Date.now();
            work.objectStore('games').put({ uid, text, flipped: false, over: false, changed });
            const summary = { uid, game, changed, over: 0, pinned: 0, people: 2, levels: [], state: '', steps: 1 };
            if (game) work.objectStore('summaries').put(summary);
            work.onabort = fail;
            work.oncomplete = () => {
                opening.result.close();
                done(true);
            };
        };
    });
";

/// Flips the board of a game in an old storage format with two sides.
pub(crate) const FLIP: &str = "
    const [uid] = arguments;
    return new Promise((done, fail) => {
        const opening = indexedDB.open('mustermead');
        opening.onerror = fail;
        opening.onsuccess = () => {
            const games = opening.result.transaction('games', 'readwrite').objectStore('games');
            const finding = games.get(uid);
            finding.onsuccess = () => games.put({ ...finding.result, flipped: true });
            games.transaction.onabort = fail;
            games.transaction.oncomplete = () => {
                opening.result.close();
                done(true);
            };
        };
    });
";

/// Saves a game there as the last one played. This opens the page.
pub(crate) async fn put(page: &Page, record: &Record) -> Result<(), Failure> {
    put_in(page, vec![json!(record.uid.to_string()), json!(wire::write(record)), json!(record.id)]).await
}

/// Saves any text there in place of a game. Lists do not show it.
pub(crate) async fn put_text(page: &Page, uid: GameUid, text: &str) -> Result<(), Failure> {
    put_in(page, vec![json!(uid.to_string()), json!(text)]).await
}

async fn put_in(page: &Page, arguments: Vec<Value>) -> Result<(), Failure> {
    page.open("en/laska/").await?;
    page.idle().await?;
    page.ask_with(PUT, arguments).await.map(drop)
}

/// Puts the game of a record on the table, as a new game.
pub(crate) async fn lay_out(page: &Page, record: &Record) -> Result<Model, Failure> {
    static LAST: AtomicU64 = AtomicU64::new(0);
    let record = Record { uid: GameUid(0x9e57_0000 + LAST.fetch_add(1, Ordering::Relaxed)), ..record.clone() };
    put(page, &record).await?;
    page.open_afresh(&format!("en/{}/#{}", record.id, record.uid)).await?;
    page.idle_at(record.entries.len()).await?;
    Ok(Model::of(record, 0))
}
