//! One writer per game, also when several tabs show it: whoever holds the browser's lock of that game.
//!
//! The lock only says who should write. That nobody else does is seen to by the token in the store.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use play::GameUid;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;
use web_sys::js_sys::{Function, Object, Promise, Reflect};
use yew::Callback;

use super::reach;

/// What a tab may do with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// It is the game's only writer.
    Writing,
    /// Another tab is.
    Watching,
}

/// A tab's claim to write a game, until it is dropped.
pub(crate) struct Writer {
    claim: Rc<Claim>,
}

impl Writer {
    /// Asks to write a game. `on_change` is told how that stands, soon after and then whenever it changes: a watching
    /// tab waits, and writes once no other does. In a browser without locks every tab writes.
    pub(crate) fn ask(uid: GameUid, on_change: Callback<Standing>) -> Writer {
        let claim = Rc::new(Claim {
            name: format!("game-{uid}"),
            on_change,
            standing: Cell::default(),
            attempt: Cell::default(),
            release: RefCell::default(),
            queue: RefCell::default(),
        });
        claim.start(Way::IfFree);
        Writer { claim }
    }

    /// Takes the game over; the tab that has been writing it watches from then on. A tab that writes already is told so
    /// once more.
    pub(crate) fn take_over(&self) {
        if self.claim.standing.get() == Some(Standing::Writing) {
            return self.claim.on_change.emit(Standing::Writing);
        }
        self.claim.leave();
        self.claim.start(Way::Steal);
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.claim.leave();
    }
}

struct Claim {
    /// Of the lock.
    name: String,
    on_change: Callback<Standing>,
    /// What was told last.
    standing: Cell<Option<Standing>>,
    /// Grows with every attempt and when the claim is given up: what an older attempt comes to no longer matters.
    attempt: Cell<u32>,
    /// Lets go of the lock that is held.
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

/// What came of asking for a lock.
enum End {
    /// Another tab has it.
    Taken,
    /// It was held until another tab took it over.
    Robbed,
    /// It is not wanted any more.
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
                    End::Taken | End::Robbed => claim.tell(Standing::Watching),
                    End::Missing => return claim.tell(Standing::Writing),
                    End::Over => return,
                }
                // Tabs that steal from each other by themselves would never stop; this one waits for its turn.
                way = Way::Queue;
            }
        });
    }

    /// Asks for the lock and, once it is there, holds it as long as may be.
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
            Err(thrown) if reach::error_name(&thrown) == "AbortError" => End::Robbed,
            Err(_) => End::Missing,
        }
    }

    /// What the browser gets back for the lock, or for `null` when another has it: a promise, kept when this claim lets
    /// go of the lock.
    fn granted(&self, lock: &JsValue, held: &Cell<bool>, attempt: u32) -> JsValue {
        if lock.is_null() || lock.is_undefined() || self.attempt.get() != attempt {
            return JsValue::UNDEFINED;
        }
        held.set(true);
        let until_released = Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        });
        self.tell(Standing::Writing);
        until_released.into()
    }

    fn options(&self, way: Way) -> Object {
        let options = Object::new();
        let set = |name: &str, value: &JsValue| {
            // Cannot fail on an object that is ours.
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
            // A promise's own function does not throw.
            let _released = release.call0(&JsValue::UNDEFINED);
        }
        if let Some(controller) = self.queue.take() {
            controller.abort();
        }
    }

    fn tell(&self, standing: Standing) {
        if self.standing.replace(Some(standing)) != Some(standing) {
            self.on_change.emit(standing);
        }
    }
}
