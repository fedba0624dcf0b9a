//! Engine pool: jobs go to a worker in the background, and its replies come back.

mod slots;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use play::think::{Reply, Think};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker};
use yew::Callback;

use self::slots::{PoolCommand, SlotId, Slots};
use super::{navigation, reach};

/// The engine pool, until it is dropped. It costs nothing before the first `ask` or `warm`.
pub(crate) struct EnginePool {
    pool: Rc<Pool>,
}

impl EnginePool {
    /// `on_reply` gets the replies to the latest job only, and never [`Reply::Ready`]. After [`Reply::Progress`] more
    /// follow, after the other replies none. [`Reply::Failed`] comes after several attempts.
    pub(crate) fn new(on_reply: Callback<Reply>) -> EnginePool {
        EnginePool {
            pool: Rc::new(Pool {
                on_reply,
                slots: RefCell::default(),
                workers: RefCell::default(),
                clock: Cell::default(),
            }),
        }
    }

    /// Gets a worker ready, so that the first job need not wait for it.
    pub(crate) fn warm(&self) {
        self.pool.change(Slots::warm);
    }

    /// Starts a job, in place of the one before if that is unanswered. Its number is assigned here.
    pub(crate) fn ask(&self, think: Think) {
        self.pool.change(|slots| slots.ask(think));
    }

    /// Cancels the job: no more replies to it follow.
    pub(crate) fn stop(&self) {
        self.pool.change(Slots::stop);
    }
}

impl Drop for EnginePool {
    fn drop(&mut self) {
        for (_, worker) in self.pool.workers.take() {
            worker.worker.terminate();
        }
        self.pool.clock.take();
    }
}

/// The pool's workers.
struct Pool {
    on_reply: Callback<Reply>,
    slots: RefCell<Slots>,
    workers: RefCell<Vec<(SlotId, EngineWorker)>>,
    /// Runs out when the engine has been silent for too long.
    clock: Cell<Option<Timeout>>,
}

/// A worker and its listeners.
struct EngineWorker {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Pool {
    /// Applies an event to the slots and carries out the resulting commands.
    fn change(self: &Rc<Self>, event: impl FnOnce(&mut Slots) -> Vec<PoolCommand>) {
        let orders = event(&mut self.slots.borrow_mut());
        self.carry_out(orders);
    }

    fn carry_out(self: &Rc<Self>, orders: Vec<PoolCommand>) {
        let patience = self.slots.borrow().patience();
        let pool = Rc::downgrade(self);
        self.clock.set(patience.map(|patience| Timeout::new(patience, move || happen(&pool, |slots| slots.silent()))));
        let mut replies = Vec::new();
        for order in orders {
            match order {
                PoolCommand::Start(slot) => self.start(slot),
                PoolCommand::Post(slot, question) => self.post(slot, &question),
                PoolCommand::End(slot) => {
                    self.workers.borrow_mut().retain(|(other, worker)| {
                        if *other == slot {
                            worker.worker.terminate();
                        }
                        *other != slot
                    });
                }
                PoolCommand::Tell(reply) => replies.push(reply),
            }
        }
        // Last, as the callback may start the next job at once.
        replies.into_iter().for_each(|reply| self.on_reply.emit(reply));
    }

    fn start(self: &Rc<Self>, slot: SlotId) {
        match self.new_worker(slot) {
            Ok(worker) => self.workers.borrow_mut().push((slot, worker)),
            Err(thrown) => {
                let (pool, why) = (Rc::downgrade(self), reach::message(&thrown));
                // Later: callers do not expect a reply during their own call.
                spawn_local(async move { happen(&pool, |slots| slots.failed(slot, &why)) });
            }
        }
    }

    fn new_worker(self: &Rc<Self>, slot: SlotId) -> Result<EngineWorker, JsValue> {
        let worker = navigation::new_worker()?;
        let pool = Rc::downgrade(self);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            happen(&pool, |slots| match Reply::read(&text) {
                Ok(reply) => slots.heard(slot, reply),
                Err(error) => slots.failed(slot, &error.to_string()),
            });
        });
        let pool = Rc::downgrade(self);
        let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // It is handled here, and is no error of the page.
            event.prevent_default();
            // A worker whose script could not be loaded does not say why.
            let why = event.dyn_ref::<ErrorEvent>().map_or_else(|| "it did not start".to_owned(), ErrorEvent::message);
            happen(&pool, |slots| slots.failed(slot, &why));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(EngineWorker { worker, _on_message: on_message, _on_error: on_error })
    }

    fn post(self: &Rc<Self>, slot: SlotId, question: &str) {
        let posted = match self.workers.borrow().iter().find(|(other, _)| *other == slot) {
            Some((_, worker)) => worker.worker.post_message(&JsValue::from_str(question)),
            None => Ok(()),
        };
        // Texts can always be posted; if one is not, the clock runs out.
        let _unposted = posted;
    }
}

/// Applies an event to a pool that still exists.
fn happen(pool: &Weak<Pool>, event: impl FnOnce(&mut Slots) -> Vec<PoolCommand>) {
    if let Some(pool) = pool.upgrade() {
        pool.change(event);
    }
}
