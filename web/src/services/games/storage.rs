//! The database behind the games. It is reopened if the browser has closed it, and transactions start in order.

use std::pin::pin;

use gloo_timers::future::TimeoutFuture;
use idb::{Database, Factory, KeyPath, ObjectStore, ObjectStoreParams, Transaction, TransactionMode};
use play::GameUid;
use tokio::sync::Mutex;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::Promise;

use super::{SaveError, entry, key};
use crate::services::{local_storage, reach};

const DATABASE: &str = "mustermead";
const VERSION: u32 = 1;
const STORE: &str = "games";

/// How long the browser may take to open it, in milliseconds. Some never report that they cannot.
const PATIENCE: u32 = 10_000;

/// The local storage key that says that the browser was asked to keep the games for good.
const ASKED: &str = "mustermead-asked-to-stay";

/// A connection to the database.
pub(super) struct Storage {
    /// `None` when opening it failed the last time.
    ///
    /// The lock is granted in turn, so transactions begin in the order requested, even while the database is being
    /// opened; from there on the browser keeps the order.
    database: Mutex<Option<Database>>,
}

impl Storage {
    pub(super) async fn open() -> Result<Storage, SaveError> {
        Ok(Storage { database: Mutex::new(Some(connect().await?)) })
    }

    /// Begins a transaction: all of it is done, or nothing.
    pub(super) async fn begin(&self, mode: TransactionMode) -> Result<Work, SaveError> {
        let mut open = self.database.lock().await;
        // Fails when the browser has closed the connection in the meantime.
        let begun = open.as_ref().and_then(|database| database.transaction(&[STORE], mode).ok());
        let transaction = match begun {
            Some(transaction) => transaction,
            None => {
                *open = None;
                let database = connect().await?;
                let transaction = database.transaction(&[STORE], mode).map_err(broken)?;
                *open = Some(database);
                transaction
            }
        };
        let store = transaction.object_store(STORE).map_err(broken)?;
        Ok(Work { transaction, store })
    }
}

/// A transaction. One that is dropped without a change ends by itself.
pub(super) struct Work {
    transaction: Transaction,
    store: ObjectStore,
}

impl Work {
    pub(super) async fn all(&self) -> Result<Vec<JsValue>, SaveError> {
        self.store.get_all(None, None).map_err(broken)?.await.map_err(broken)
    }

    pub(super) async fn get(&self, uid: GameUid) -> Result<Option<JsValue>, SaveError> {
        self.store.get(key(uid)).map_err(broken)?.await.map_err(broken)
    }

    /// Writes an object and ends the transaction.
    pub(super) async fn put(self, object: &JsValue) -> Result<(), SaveError> {
        let put = self.store.put(object, None).map_err(broken)?;
        self.commit();
        put.await.map_err(broken)?;
        self.end().await
    }

    /// Commits now, without waiting for answers first: the tab may be gone any moment.
    fn commit(&self) {
        // A browser without `commit` commits by itself a little later.
        let _later = self.store.transaction().commit();
    }

    /// Waits until it is written.
    async fn end(self) -> Result<(), SaveError> {
        let ended = self.transaction.await;
        match (ended, self.store.transaction().error()) {
            (Ok(result), _) if result.is_committed() => Ok(()),
            (_, Some(error)) => Err(broken(idb::Error::DomException(error))),
            (Ok(_), None) => Err(SaveError::Broken("the browser has taken it back".to_owned())),
            (Err(error), None) => Err(broken(error)),
        }
    }
}

async fn connect() -> Result<Database, SaveError> {
    let mut request = Factory::new().and_then(|factory| factory.open(DATABASE, Some(VERSION))).map_err(blocked)?;
    request.on_upgrade_needed(|event| {
        // Without the store the next transaction fails, and says why.
        let _made = idb::DatabaseEvent::database(&event).and_then(|database| {
            let mut params = ObjectStoreParams::new();
            params.key_path(Some(KeyPath::new_single(entry::UID)));
            database.create_object_store(STORE, params)
        });
    });
    let opened = async move { request.await.map_err(blocked) };
    let mut database = first(opened, async {
        TimeoutFuture::new(PATIENCE).await;
        Err(SaveError::Blocked("the browser does not open its storage".to_owned()))
    })
    .await?;
    // A newer version of this site, or somebody clearing the storage, must not have to wait for this tab.
    database.on_version_change(|event| {
        if let Some(Ok(database)) = event.target().map(Database::try_from) {
            database.close();
        }
    });
    Ok(database)
}

/// The output of the future that is ready first.
async fn first<T>(one: impl Future<Output = T>, other: impl Future<Output = T>) -> T {
    let (mut one, mut other) = (pin!(one), pin!(other));
    std::future::poll_fn(|context| match one.as_mut().poll(context) {
        std::task::Poll::Pending => other.as_mut().poll(context),
        ready => ready,
    })
    .await
}

/// Why the storage cannot be used at all.
fn blocked(error: idb::Error) -> SaveError {
    match broken(error) {
        SaveError::Broken(why) => SaveError::Blocked(why),
        other => other,
    }
}

/// Why a transaction failed.
fn broken(error: idb::Error) -> SaveError {
    let why = error.to_string();
    if why.contains("QuotaExceededError") {
        SaveError::Full
    } else if why.contains("SecurityError") {
        SaveError::Blocked(why)
    } else {
        SaveError::Broken(why)
    }
}

/// Asks the browser, only once ever, to keep what is stored here even when space runs short. It may refuse without
/// saying so. It is asked a little later, in its own task.
pub(super) fn ask_to_stay() {
    spawn_local(async {
        TimeoutFuture::new(0).await;
        // Asking again in every session would be a nuisance: some browsers ask the reader.
        if local_storage::read(ASKED).is_some() || !local_storage::write(ASKED, "yes") {
            return;
        }
        let asking = reach::part(&["navigator", "storage"])
            .and_then(|storage| reach::call(&storage, "persist", &[]).ok()?.dyn_into::<Promise>().ok());
        if let Some(asking) = asking {
            let _answer = JsFuture::from(asking).await;
        }
    });
}
