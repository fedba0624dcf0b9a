//! The browser's lock for a game: asks for it as [`Locking`] decides, and says what comes of it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use page::{LockCommand, LockCommands, LockEnd, LockState, LockWay, Locking};
use play::GameUid;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;
use web_sys::js_sys::{Function, Object, Promise, Reflect};
use yew::Callback;

use super::reach;

/// A page's claim to edit a game, until it is dropped.
pub(crate) struct EditLock {
    claim: Rc<Claim>,
}

impl EditLock {
    /// Asks to edit a game. `on_change` gets what the page may do soon after, and then whenever that changes.
    pub(crate) fn ask(uid: GameUid, on_change: Callback<LockState>) -> EditLock {
        let claim = Rc::new(Claim {
            name: format!("game-{uid}"),
            on_change,
            locking: RefCell::default(),
            release: RefCell::default(),
            queue: RefCell::default(),
        });
        claim.change(Locking::ask);
        EditLock { claim }
    }

    /// Takes the game over from another page.
    pub(crate) fn take_over(&self) {
        self.claim.change(Locking::take_over);
    }
}

impl Drop for EditLock {
    fn drop(&mut self) {
        self.claim.change(Locking::leave);
    }
}

struct Claim {
    /// The lock's name.
    name: String,
    on_change: Callback<LockState>,
    locking: RefCell<Locking>,
    /// Releases the lock.
    release: RefCell<Option<Function>>,
    /// Leaves the queue for the lock.
    queue: RefCell<Option<AbortController>>,
}

impl Claim {
    /// Lets something happen to the claim, and does what follows.
    fn change(self: &Rc<Self>, event: impl FnOnce(&mut Locking) -> LockCommands) {
        let commands = event(&mut self.locking.borrow_mut());
        self.obey_all(commands);
    }

    fn obey_all(self: &Rc<Self>, commands: LockCommands) {
        for command in commands.into_iter().flatten() {
            self.obey(command);
        }
    }

    fn obey(self: &Rc<Self>, command: LockCommand) {
        match command {
            LockCommand::Request(way, attempt) => {
                let claim = Rc::clone(self);
                spawn_local(async move {
                    let end = claim.hold(way, attempt).await;
                    claim.end(attempt, end);
                });
            }
            LockCommand::Wait(ms, attempt) => {
                let claim = Rc::clone(self);
                Timeout::new(ms, move || claim.end_wait(attempt)).forget();
            }
            LockCommand::Leave => self.leave(),
            LockCommand::Tell(state) => self.on_change.emit(state),
        }
    }

    fn end(self: &Rc<Self>, attempt: u32, end: LockEnd) {
        self.change(|locking| locking.end(attempt, end));
    }

    fn end_wait(self: &Rc<Self>, attempt: u32) {
        self.change(|locking| locking.end_wait(attempt));
    }

    /// Asks for the lock and, once it is granted, holds it as long as possible.
    async fn hold(self: &Rc<Self>, way: LockWay, attempt: u32) -> LockEnd {
        let Some(locks) = reach::part(&["navigator", "locks"]) else { return LockEnd::Missing };
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
            Ok(_) if held.get() => LockEnd::Released,
            Ok(_) => LockEnd::Taken,
            // A lock that was held is lost, whatever the reason: some browsers let go of it while the page is out of sight.
            Err(thrown) if held.get() || reach::error_name(&thrown) == "AbortError" => LockEnd::Lost,
            Err(_) => LockEnd::Missing,
        }
    }

    /// The browser's lock callback; `lock` is `null` if another page has it. Returns a promise that resolves when this
    /// claim releases the lock.
    fn granted(self: &Rc<Self>, lock: &JsValue, held: &Cell<bool>, attempt: u32) -> JsValue {
        if lock.is_null() || lock.is_undefined() || !self.locking.borrow().is_present(attempt) {
            return JsValue::UNDEFINED;
        }
        held.set(true);
        let until_released = Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        });
        self.change(Locking::grant);
        until_released.into()
    }

    fn options(&self, way: LockWay) -> Object {
        let options = Object::new();
        let set = |name: &str, value: &JsValue| {
            // Cannot fail on our own object.
            let _set = Reflect::set(&options, &JsValue::from_str(name), value);
        };
        match way {
            LockWay::IfFree => set("ifAvailable", &JsValue::TRUE),
            LockWay::Steal => set("steal", &JsValue::TRUE),
            LockWay::Queue => {
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
        if let Some(release) = self.release.take() {
            // A promise's resolve function does not throw.
            let _released = release.call0(&JsValue::UNDEFINED);
        }
        if let Some(controller) = self.queue.take() {
            controller.abort();
        }
    }
}
