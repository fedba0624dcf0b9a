//! Edit lock: one editing tab per game, even if several tabs show it. That tab holds the browser's lock for the game.
//!
//! The lock only says who should write. The token in the store makes sure that nobody else does.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use play::GameUid;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;
use web_sys::js_sys::{Function, Object, Promise, Reflect};
use yew::Callback;

use super::reach;

/// How long another tab must hold the lock before it counts, in milliseconds: on a busy device, a page that was left lets go
/// of it only after the next one has asked.
const GRACE: u32 = 500;

/// What a tab may do with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LockState {
    /// Edit it, as the only tab.
    Editing,
    /// Only watch, as another tab edits it.
    Watching,
}

/// A tab's claim to edit a game, until it is dropped.
pub(crate) struct EditLock {
    claim: Rc<Claim>,
}

impl EditLock {
    /// Asks to edit a game. `on_change` gets the state soon after, and then whenever it changes: a watching tab waits,
    /// and edits once no other does. In a browser without locks every tab edits.
    pub(crate) fn ask(uid: GameUid, on_change: Callback<LockState>) -> EditLock {
        let claim = Rc::new(Claim {
            name: format!("game-{uid}"),
            on_change,
            lock_state: Cell::default(),
            attempt: Cell::default(),
            release: RefCell::default(),
            queue: RefCell::default(),
        });
        claim.start(Way::IfFree);
        EditLock { claim }
    }

    /// Takes the game over; the tab that was editing it watches from then on. A tab that is already editing is told so
    /// again.
    pub(crate) fn take_over(&self) {
        if self.claim.lock_state.get() == Some(LockState::Editing) {
            return self.claim.on_change.emit(LockState::Editing);
        }
        self.claim.leave();
        self.claim.start(Way::Steal);
    }
}

impl Drop for EditLock {
    fn drop(&mut self) {
        self.claim.leave();
    }
}

struct Claim {
    /// The lock's name.
    name: String,
    on_change: Callback<LockState>,
    /// The state reported last.
    lock_state: Cell<Option<LockState>>,
    /// Grows with every attempt and when the claim is given up: the result of an older attempt no longer matters.
    attempt: Cell<u32>,
    /// Releases the lock.
    release: RefCell<Option<Function>>,
    /// Leaves the queue for the lock.
    queue: RefCell<Option<AbortController>>,
}

/// How a lock is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    IfFree,
    Queue,
    Steal,
}

/// The result of asking for a lock.
enum End {
    /// Another tab has it.
    Taken,
    /// It was held until another tab took it over.
    Robbed,
    /// It is no longer wanted.
    Over,
    /// This browser has no locks, or not for this page.
    Missing,
}

impl Claim {
    fn start(self: &Rc<Self>, way: Way) {
        let claim = Rc::clone(self);
        let attempt = self.attempt.get();
        spawn_local(async move {
            let mut way = way;
            loop {
                match claim.hold(way, attempt).await {
                    End::Taken => {
                        let claim = Rc::clone(&claim);
                        let watch = move || {
                            if claim.attempt.get() == attempt && claim.lock_state.get().is_none() {
                                claim.tell(LockState::Watching);
                            }
                        };
                        Timeout::new(GRACE, watch).forget();
                    }
                    End::Robbed => claim.tell(LockState::Watching),
                    End::Missing => return claim.tell(LockState::Editing),
                    End::Over => return,
                }
                // Tabs that automatically steal from each other would never stop; this one waits for its turn.
                way = Way::Queue;
            }
        });
    }

    /// Asks for the lock and, once it is granted, holds it as long as possible.
    async fn hold(self: &Rc<Self>, way: Way, attempt: u32) -> End {
        if self.attempt.get() != attempt {
            return End::Over;
        }
        let Some(locks) = reach::part(&["navigator", "locks"]) else { return End::Missing };
        let held = Rc::new(Cell::new(false));
        let on_grant = {
            let (claim, held) = (Rc::clone(self), Rc::clone(&held));
            Closure::once(move |lock: JsValue| claim.granted(&lock, &held, attempt))
        };
        let args = [self.name.as_str().into(), self.options(way).into(), on_grant.as_ref().clone()];
        let asked = reach::call(&locks, "request", &args).and_then(JsCast::dyn_into::<Promise>);
        let ended = match asked {
            Ok(promise) => JsFuture::from(promise).await,
            Err(thrown) => Err(thrown),
        };
        match ended {
            _ if self.attempt.get() != attempt => End::Over,
            Ok(_) if held.get() => End::Over,
            Ok(_) => End::Taken,
            // A lock that was held is lost, whatever the reason: some browsers let go of it while the page is out of sight.
            Err(thrown) if held.get() || reach::error_name(&thrown) == "AbortError" => End::Robbed,
            Err(_) => End::Missing,
        }
    }

    /// The browser's lock callback; `lock` is `null` if another tab has it. Returns a promise that resolves when this
    /// claim releases the lock.
    fn granted(&self, lock: &JsValue, held: &Cell<bool>, attempt: u32) -> JsValue {
        if lock.is_null() || lock.is_undefined() || self.attempt.get() != attempt {
            return JsValue::UNDEFINED;
        }
        held.set(true);
        let until_released = Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        });
        self.tell(LockState::Editing);
        until_released.into()
    }

    fn options(&self, way: Way) -> Object {
        let options = Object::new();
        let set = |name: &str, value: &JsValue| {
            // Cannot fail on our own object.
            let _set = Reflect::set(&options, &JsValue::from_str(name), value);
        };
        match way {
            Way::IfFree => set("ifAvailable", &JsValue::TRUE),
            Way::Steal => set("steal", &JsValue::TRUE),
            Way::Queue => {
                if let Ok(controller) = AbortController::new() {
                    set("signal", &controller.signal());
                    self.queue.replace(Some(controller));
                }
            }
        }
        options
    }

    /// Gives up the lock, or the place in its queue.
    fn leave(&self) {
        self.attempt.set(self.attempt.get() + 1);
        if let Some(release) = self.release.take() {
            // A promise's resolve function does not throw.
            let _released = release.call0(&JsValue::UNDEFINED);
        }
        if let Some(controller) = self.queue.take() {
            controller.abort();
        }
    }

    fn tell(&self, lock_state: LockState) {
        if self.lock_state.replace(Some(lock_state)) != Some(lock_state) {
            self.on_change.emit(lock_state);
        }
    }
}
