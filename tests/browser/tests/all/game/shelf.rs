//! The games that the browser keeps, reached from outside.

use std::sync::atomic::{AtomicU64, Ordering};

use browser::{Failure, Mirror, Page};
use play::{GameUid, Record, wire};
use serde_json::json;

const PUT: &str = "
    const [uid, text] = arguments;
    return new Promise((done, fail) => {
        const opening = indexedDB.open('mustermead');
        opening.onerror = fail;
        opening.onsuccess = () => {
            const work = opening.result.transaction('games', 'readwrite');
            work.objectStore('games').put({ uid, text, flipped: false, over: false, changed: Date.now() });
            work.onabort = fail;
            work.oncomplete = () => {
                opening.result.close();
                done(true);
            };
        };
    });
";

/// Turns the board of a game as it was once kept: it had two sides.
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

/// Puts a game there, as if it had been played last. The page is opened for that.
pub(crate) async fn put(page: &Page, record: &Record) -> Result<(), Failure> {
    put_text(page, record.uid, &wire::write(record)).await
}

/// Puts any text there as the text of a game.
pub(crate) async fn put_text(page: &Page, uid: GameUid, text: &str) -> Result<(), Failure> {
    page.open("").await?;
    page.idle().await?;
    page.ask_with(PUT, vec![json!(uid.to_string()), json!(text)]).await.map(drop)
}

/// The game of a record lies on the table, as a game of its own whatever was there before.
pub(crate) async fn lay_out(page: &Page, record: &Record) -> Result<Mirror, Failure> {
    static LAST: AtomicU64 = AtomicU64::new(0);
    let record = Record { uid: GameUid(0x9e57_0000 + LAST.fetch_add(1, Ordering::Relaxed)), ..record.clone() };
    put(page, &record).await?;
    page.open_afresh(&format!("en/{}/#{}", record.id, record.uid)).await?;
    page.idle_at(record.entries.len()).await?;
    Ok(Mirror::of(record, 0))
}
