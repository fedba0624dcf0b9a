//! The machine: questions go to a worker in the background, and its thoughts come back.

mod desk;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use play::think::{Reply, Think};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use self::desk::{Desk, Hand, Order};
use super::{place, reach};

/// The worker's script, among the files of this build.
const SCRIPT: &str = "worker_loader.js";

/// What comes back for a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    /// The machine is on the way.
    Progress {
        /// Turns looked ahead so far.
        depth: u32,
        /// Positions looked at so far.
        nodes: u64,
        /// What the position is worth to whoever is to act, as far as is known, in hundredths of a plain piece.
        value: i32,
        /// The best steps known, of this turn and those after it, in the game's first format.
        line: Vec<String>,
    },
    /// The turn it wants to play.
    Steps {
        /// The steps, in the game's first format.
        steps: Vec<String>,
        /// The best steps known, of this turn and those after it.
        line: Vec<String>,
        /// What the position is worth to it, in hundredths of a plain piece.
        value: i32,
        /// Turns looked ahead.
        depth: u32,
        /// Positions looked at.
        nodes: u64,
    },
    /// What it says to the proposal that the record ends with.
    Answered {
        /// Whether it accepts.
        yes: bool,
    },
    /// It gives no answer, though it was asked more than once. Why, for developers.
    Trouble(String),
}

/// The machine, until it is dropped. It costs nothing before it is asked or warmed.
pub(crate) struct Thinker {
    room: Rc<Room>,
}

impl Thinker {
    /// `on_reply` gets what the machine says to the question that was asked last, and nothing that belongs to another.
    /// After [`Thought::Progress`] comes more, after the other thoughts nothing.
    pub(crate) fn new(on_reply: Callback<Thought>) -> Thinker {
        Thinker {
            room: Rc::new(Room {
                on_reply,
                desk: RefCell::default(),
                workers: RefCell::default(),
                clock: Cell::default(),
            }),
        }
    }

    /// Gets a worker ready, so that the first question need not wait for it.
    pub(crate) fn warm(&self) {
        self.room.change(Desk::warm);
    }

    /// Asks a question, in place of the one before if that has no answer yet. Its job number is given here.
    pub(crate) fn ask(&self, think: Think) {
        self.room.change(|desk| desk.ask(think));
    }

    /// Gives up the question: nothing more will come for it.
    pub(crate) fn stop(&self) {
        self.room.change(Desk::stop);
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        for (_, engaged) in self.room.workers.take() {
            engaged.worker.terminate();
        }
        self.room.clock.take();
    }
}

/// The workers that there are.
struct Room {
    on_reply: Callback<Thought>,
    desk: RefCell<Desk>,
    workers: RefCell<Vec<(Hand, Engaged)>>,
    /// Runs out when the machine gives no sign of life for too long.
    clock: Cell<Option<Timeout>>,
}

/// A worker and those who listen to it.
struct Engaged {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Room {
    /// Lets something happen at the desk and carries out what it orders then.
    fn change(self: &Rc<Self>, event: impl FnOnce(&mut Desk) -> Vec<Order>) {
        let orders = event(&mut self.desk.borrow_mut());
        self.carry_out(orders);
    }

    fn carry_out(self: &Rc<Self>, orders: Vec<Order>) {
        let patience = self.desk.borrow().patience();
        let room = Rc::downgrade(self);
        self.clock.set(patience.map(|patience| Timeout::new(patience, move || happen(&room, |desk| desk.silent()))));
        let mut thoughts = Vec::new();
        for order in orders {
            match order {
                Order::Start(hand) => self.start(hand),
                Order::Post(hand, question) => self.post(hand, &question),
                Order::End(hand) => {
                    self.workers.borrow_mut().retain(|(other, engaged)| {
                        if *other == hand {
                            engaged.worker.terminate();
                        }
                        *other != hand
                    });
                }
                Order::Tell(thought) => thoughts.push(thought),
            }
        }
        // Last, as whoever hears it may ask the next question at once.
        thoughts.into_iter().for_each(|thought| self.on_reply.emit(thought));
    }

    fn start(self: &Rc<Self>, hand: Hand) {
        match self.engage(hand) {
            Ok(engaged) => self.workers.borrow_mut().push((hand, engaged)),
            Err(thrown) => {
                let (room, why) = (Rc::downgrade(self), reach::message(&thrown));
                // Later: nobody expects the answer while he still asks.
                spawn_local(async move { happen(&room, |desk| desk.failed(hand, &why)) });
            }
        }
    }

    fn engage(self: &Rc<Self>, hand: Hand) -> Result<Engaged, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&place::asset(SCRIPT), &options)?;
        let room = Rc::downgrade(self);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            happen(&room, |desk| match Reply::read(&text) {
                Ok(reply) => desk.heard(hand, reply),
                Err(error) => desk.failed(hand, &error.to_string()),
            });
        });
        let room = Rc::downgrade(self);
        let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // It is dealt with here, and no trouble of the page's.
            event.prevent_default();
            // One whose script could not be loaded does not say why.
            let why = event.dyn_ref::<ErrorEvent>().map_or_else(|| "it did not start".to_owned(), ErrorEvent::message);
            happen(&room, |desk| desk.failed(hand, &why));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Engaged { worker, _on_message: on_message, _on_error: on_error })
    }

    fn post(self: &Rc<Self>, hand: Hand, question: &str) {
        let posted = match self.workers.borrow().iter().find(|(other, _)| *other == hand) {
            Some((_, engaged)) => engaged.worker.post_message(&JsValue::from_str(question)),
            None => Ok(()),
        };
        // Texts can always be posted; should one not be, the clock finds out.
        let _unposted = posted;
    }
}

/// Lets something happen in a room that is still there.
fn happen(room: &Weak<Room>, event: impl FnOnce(&mut Desk) -> Vec<Order>) {
    if let Some(room) = room.upgrade() {
        room.change(event);
    }
}
